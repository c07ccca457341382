"""Cards with powers by phase and points at the end: what games say of them alike that have such cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from galaktyka.text.catalogue import Words


class ScoreLine(Protocol):
    """What is counted at the end: only what is named, or all."""

    vp: int
    good: str
    production: bool
    windfall: bool
    military: bool
    keyword: str
    phase: str


class PoweredCard(Protocol):
    """A card or tile of any of these games."""

    vp: int
    keywords: list[str]
    military: bool
    windfall: bool

    @property
    def production(self) -> bool:
        """Whether it is a production world."""
        ...

    @property
    def scores(self) -> Sequence[ScoreLine]:
        """What it is worth at the end."""
        ...


ByPhase = list[tuple[str, list[str]]]
"""Phases, each with the sentences about what happens in it."""


def whole_text(words: Words, game: str, lines: list[str], powers: ByPhase, scores: list[str]) -> str:
    """A whole card in plain words: lines about what it is, powers by phase, what it is worth at the end."""
    text = [*lines]
    text += [words.say(f"{game}.text.in-phase", phase=phase, sentences=" ".join(told)) for phase, told in powers]
    if scores:
        text.append(words.say(f"{game}.text.at-end", sentences=" ".join(scores)))
    return "\n".join(text)


def worth_sentences(words: Words, game: str, card: PoweredCard) -> list[str]:
    """The end of a summary: points, and keywords."""
    sentences = []
    if card.vp or not card.scores:
        sentences.append(words.say(f"{game}.text.worth", n=card.vp))
    if card.scores:
        sentences.append(words.say(f"{game}.text.worth-at-end"))
    if card.keywords:
        sentences.append(words.say(f"{game}.text.keywords", n=len(card.keywords), keywords=card.keywords))
    return sentences


def nature(card: PoweredCard) -> str:
    """The end of the name of a type: ``-military-windfall``, ``-production``, and so on."""
    military = "-military" if card.military else ""
    return military + ("-windfall" if card.windfall else "-production" if card.production else "")


def by_phase(phases: Sequence[str], told: Iterable[tuple[str, str]]) -> ByPhase:
    """Sentences with their phases, put together in the order of the phases."""
    result: dict[str, list[str]] = {phase: [] for phase in phases}
    for phase, sentence in told:
        result[phase].append(sentence)
    return [(phase, sentences) for phase, sentences in result.items() if sentences]


def score_values(line: ScoreLine, other: bool, itself: bool) -> dict[str, object]:
    """What every line about points at the end may speak of.

    `other`: an earlier line has counted some of it already; `itself`: it counts the card on which it stands.
    """
    return {
        "vp": line.vp,
        "other": yes_or_no(other),
        "itself": yes_or_no(itself),
        "good": line.good or "any",
        "type": "production" if line.production else "windfall" if line.windfall else "any",
        "military": yes_or_no(line.military),
        "keyword": line.keyword or "any",
        "phase": line.phase or "any",
    }


def yes_or_no(flag: bool) -> str:
    """For messages that depend on it."""
    return "yes" if flag else "no"
