"""The games of the house: options, opponents, rules and the glossary."""

from __future__ import annotations

from msgspec import Struct


class OptionInfo(Struct):
    """A variant that can be switched on."""

    key: str
    label: str
    default: bool
    seats: list[int]


class BotInfo(Struct):
    """A bot that can take a seat: the levels, the weakest first, then those with a manner of their own."""

    name: str
    label: str
    help: str
    """What it is like."""
    usual: bool
    """The one to begin with."""
    level: bool
    """A step of the ladder."""


class DialInfo(Struct):
    """How strong a champion can be asked to be, in Elo: `champion:elo=1500`."""

    least: int
    most: int
    usual: int


class GameInfo(Struct):
    """A game that can be played."""

    key: str
    name: str
    about: str
    """One line of it."""
    story: str
    """What one does in it, in a few sentences."""
    winning: str
    """How it ends, and who wins."""
    seats: list[int]
    minutes: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    dial: DialInfo | None
    """None where no champion plays."""
    content: str
    """The fingerprint of its cards: the address of its content changes with it."""


class Rule(Struct):
    """One line of the rule catalogue."""

    id: str
    text: str
    source: str
    """The section of the rulebook."""


class RuleSection(Struct):
    """Rules that belong together."""

    key: str
    title: str
    rules: list[Rule]


class RulesPage(Struct):
    """All rules of a game."""

    game: str
    name: str
    sections: list[RuleSection]


class Term(Struct):
    """A word of the games, explained."""

    key: str
    term: str
    text: str
    games: list[str]
    """Where it is used; none: everywhere."""


class Glossary(Struct):
    """All words, in alphabetical order."""

    terms: list[Term]
