"""Alien Artifacts for a page that draws it: everything in the box with its words and signs."""

from typing import Literal

from msgspec import Struct

from galaktyka.games.artifacts.engine import cards as box
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.view_types import ArtifactsView
from galaktyka.games.artifacts.game import ArtifactsGame
from galaktyka.games.artifacts.service.signs import (
    ArtifactsSign,
    effect_signs,
    ops_signs,
    row_signs,
    score_signs,
    side_signs,
    use_signs,
    values_mark,
)
from galaktyka.games.artifacts.text import cards as text
from galaktyka.games.artifacts.text import resources
from galaktyka.server.content.room import ENGLISH, Room
from galaktyka.text.catalogue import Words

ACTIONS = (
    "buy",
    "discover",
    "develop",
    "build",
    "prepare",
    "exchange",
    "unblock",
    "offensive",
    "income",
    "mine",
    "faction",
)


class ArtifactsSide(Struct, frozen=True):
    """What a card does on one side."""

    signs: list[ArtifactsSign]
    sentences: list[str]


class ArtifactsScoreRow(Struct, frozen=True):
    """A condition of an operational technology, and its points during the game and at the end."""

    signs: list[ArtifactsSign]
    during: int
    end: int


class ArtifactsCard(Struct, frozen=True):
    """A ship, technology or planet with its two sides."""

    id: str
    name: str
    art: str
    """The seed of its picture."""
    type: v.Type
    kind: v.Kind
    what: str
    """Type and Kind in words."""
    attack: int
    keyword: Literal["", "permanent", "bonus", "action"]
    """When the logistical side of a technology works."""
    logistical: ArtifactsSide
    operational: ArtifactsSide
    scores: list[ArtifactsScoreRow]


class ArtifactsSection(Struct, frozen=True):
    """Half of a resource card."""

    id: str
    name: str
    """What it pays, in words."""
    colour: v.Colour
    icons: int
    kind: v.Kind


class ArtifactsResource(Struct, frozen=True):
    """A resource card: two halves, and a number for attacks."""

    id: str
    name: str
    text: str
    first: ArtifactsSection
    second: ArtifactsSection
    number: int


class ArtifactsTableRow(Struct, frozen=True):
    """What an attack value leads to."""

    values: str
    least: int
    most: int
    ship: Literal["safe", "damaged", "destroyed"]
    signs: list[ArtifactsSign]
    clause: str


class ArtifactsTable(Struct, frozen=True):
    """An alien system or a defence plan."""

    id: str
    name: str
    art: str
    what: str
    rows: list[ArtifactsTableRow]
    sentences: list[str]


class ArtifactsArtifact(Struct, frozen=True):
    """An alien artifact."""

    id: str
    name: str
    art: str
    what: str
    signs: list[ArtifactsSign]
    sentence: str


class ArtifactsFaction(Struct, frozen=True):
    """A faction: how it begins, its own action, its points at the end."""

    id: str
    name: str
    art: str
    action: list[ArtifactsSign]
    final: list[list[ArtifactsSign]]
    setup_sentence: str
    action_sentence: str
    final_sentence: str


class ArtifactsNumbers(Struct, frozen=True):
    """Numbers of the rules that a table shows."""

    hand: int
    most_credits: int
    operational_cost: int
    tokens: int
    resources: int


class ArtifactsContent(Struct, frozen=True):
    """Everything in the box, by id where a view names it."""

    cards: dict[str, ArtifactsCard]
    resources: dict[str, ArtifactsResource]
    systems: dict[str, ArtifactsTable]
    plans: dict[str, ArtifactsTable]
    artifacts: dict[str, ArtifactsArtifact]
    factions: dict[str, ArtifactsFaction]
    numbers: ArtifactsNumbers
    kinds: dict[str, str]
    colours: dict[str, str]
    types: dict[str, str]
    keywords: dict[str, str]
    actions: dict[str, str]
    phases: dict[str, str]


def artifacts_content(game: ArtifactsGame, words: Words) -> ArtifactsContent:
    """The box of the game in the language of the words."""
    pack = game.box.pack
    return ArtifactsContent(
        cards={card.id: card_of(words, card, pack.numbers) for card in pack.cards},
        resources={resource.id: resource_of(words, resource) for resource in pack.resources},
        systems={table.id: table_of(words, table, "system") for table in pack.systems},
        plans={table.id: table_of(words, table, "plan") for table in pack.plans},
        artifacts={artifact.id: artifact_of(words, artifact) for artifact in pack.artifacts},
        factions={faction.id: faction_of(words, faction) for faction in pack.factions},
        numbers=numbers_of(pack),
        kinds=named(words, "kind", box.KINDS),
        colours=named(words, "colour", box.COLOURS),
        types=named(words, "type", box.TYPES),
        keywords=named(words, "keyword", box.KEYWORDS),
        actions=named(words, "action", ACTIONS),
        phases=named(words, "phase", v.PHASES),
    )


def named(words: Words, table: str, keys: list[str] | tuple[str, ...]) -> dict[str, str]:
    """The words of the game for these keys."""
    return {key: words.say(f"artifacts.{table}.{key}") for key in keys}


def numbers_of(pack: box.Pack) -> ArtifactsNumbers:
    """The numbers of this pack."""
    numbers = pack.numbers
    return ArtifactsNumbers(
        hand=numbers["hand"],
        most_credits=numbers["most_credits"],
        operational_cost=numbers["operational_cost"],
        tokens=numbers["tokens"],
        resources=len(pack.resources),
    )


def card_of(words: Words, card: box.Card, numbers: dict[str, int]) -> ArtifactsCard:
    """A ship, technology or planet."""
    return ArtifactsCard(
        id=card.id,
        name=text.name(words, card.id),
        art=text.name(ENGLISH, card.id),
        type=card.type,  # type: ignore[arg-type]  # the pack has been checked
        kind=card.kind,  # type: ignore[arg-type]
        what=words.say(f"artifacts.text.{card.type}", kind=card.kind).rstrip("."),
        attack=card.attack,
        keyword=card.keyword,  # type: ignore[arg-type]
        logistical=side_of(words, card, "logistical", numbers),
        operational=side_of(words, card, "operational", numbers),
        scores=[ArtifactsScoreRow(score_signs(row), row.during, row.end) for row in card.scores],
    )


def side_of(words: Words, card: box.Card, side: str, numbers: dict[str, int]) -> ArtifactsSide:
    """What the card does on this side, in signs and in words."""
    return ArtifactsSide(side_signs(card, side, numbers), text.side_sentences(words, card, side, numbers))


def resource_of(words: Words, resource: box.Resource) -> ArtifactsResource:
    """A resource card."""
    return ArtifactsResource(
        id=resource.id,
        name=resources.resource_name(words, resource),
        text=resources.resource_text(words, resource),
        first=section_of(words, f"{resource.id}a", resource.first),
        second=section_of(words, f"{resource.id}b", resource.second),
        number=resource.number,
    )


def section_of(words: Words, id: str, section: box.Section) -> ArtifactsSection:
    """Half of a resource card."""
    return ArtifactsSection(
        id=id,
        name=resources.section_text(words, section),
        colour=section.colour,  # type: ignore[arg-type]
        icons=section.icons,
        kind=section.kind,  # type: ignore[arg-type]
    )


def table_of(words: Words, table: box.Table, what: Literal["system", "plan"]) -> ArtifactsTable:
    """An alien system or a defence plan."""
    return ArtifactsTable(
        id=table.id,
        name=words.say(f"artifacts.{what}.{table.id}"),
        art=ENGLISH.say(f"artifacts.{what}.{table.id}"),
        what=words.say(f"artifacts.text.{what}").rstrip("."),
        rows=[row_of(words, row) for row in table.rows],
        sentences=text.row_sentences(words, table),
    )


def row_of(words: Words, row: box.TableRow) -> ArtifactsTableRow:
    """One row of a table."""
    return ArtifactsTableRow(
        values=values_mark(row),
        least=row.least,
        most=row.most,
        ship=row.ship,  # type: ignore[arg-type]
        signs=row_signs(row),
        clause=text.row_clause(words, row),
    )


def artifact_of(words: Words, artifact: box.Artifact) -> ArtifactsArtifact:
    """An alien artifact."""
    return ArtifactsArtifact(
        id=artifact.id,
        name=text.artifact_name(words, artifact.id),
        art=text.artifact_name(ENGLISH, artifact.id),
        what=words.say("artifacts.text.artifact").rstrip("."),
        signs=ops_signs(artifact.do),
        sentence=text.artifact_sentence(words, artifact),
    )


def faction_of(words: Words, faction: box.Faction) -> ArtifactsFaction:
    """A faction; its sentences are those of its card, after the name and the word for it."""
    _, _, setup, action, final = text.faction_text(words, faction).split("\n")
    return ArtifactsFaction(
        id=faction.id,
        name=text.faction_name(words, faction.id),
        art=text.faction_name(ENGLISH, faction.id),
        action=use_signs(faction.pay, faction.do),
        final=[effect_signs(effect) for effect in faction.final],
        setup_sentence=setup,
        action_sentence=action,
        final_sentence=final,
    )


ROOM = Room(ArtifactsContent, ArtifactsView, artifacts_content)
