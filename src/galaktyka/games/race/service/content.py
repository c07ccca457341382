"""Race for the Galaxy for a page that draws it: every card with its words and signs, and what the phases are called."""

from functools import partial
from typing import Literal, cast

from msgspec import Struct

from galaktyka.games.race.engine import cards as box
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.cards import Phase
from galaktyka.games.race.engine.view_types import RaceView
from galaktyka.games.race.game import RaceGame
from galaktyka.games.race.service.signs import power_signs
from galaktyka.games.race.text import cards as text
from galaktyka.server.content.powers import tell_powers
from galaktyka.server.content.room import Room, seed_of_picture
from galaktyka.server.content.signs import ARROW, MINUS, Kind
from galaktyka.text.catalogue import Words

Keyword = Literal["rebel", "alien", "imperium", "uplift", "terraforming"]

ROUND = ("explore", "develop", "settle", "consume", "produce")
"""The phases that a round may have."""


class RacePower(Struct, frozen=True):
    """Something that a card does in a phase: a row of signs (icons of the sheet in braces), and a sentence."""

    phase: Phase
    signs: str
    sentence: str


class RaceCard(Struct, frozen=True):
    """A card of the box."""

    id: str
    name: str
    art: str
    """The seed of its picture."""
    label: str
    """In one sentence: name, kind and type, cost or defence, points."""
    type: str
    """What it is, in a few words."""
    world: bool
    military: bool
    number: int
    """Cost; the defence of a military world."""
    points: str
    """As printed: a number, or `?` where they are counted at the end."""
    good: Kind | None
    gets: Literal["windfall", "production"] | None
    """How its goods come."""
    keywords: list[Keyword]
    powers: list[RacePower]
    at_end: list[str]
    """What it is worth at the end of the game, in sentences."""


class RaceAction(Struct, frozen=True):
    """An action card that can be chosen at the start of a round."""

    id: str
    name: str
    phase: Phase
    bonus: str
    """Its own advantage in signs."""
    sentence: str


class RacePhase(Struct, frozen=True):
    """A phase; Trade is the first half of phase IV."""

    id: Phase
    number: str
    name: str


class RaceKind(Struct, frozen=True):
    """A kind of goods and what one of them sells for."""

    id: Kind
    name: str
    price: int


class RaceContent(Struct, frozen=True):
    """Everything that can be looked at, in one language."""

    cards: list[RaceCard]
    actions: list[RaceAction]
    phases: list[RacePhase]
    round: list[Phase]
    """The phases that a round may have, in order."""
    kinds: list[RaceKind]
    keywords: dict[Keyword, str]
    tableau_end: int
    """So many cards in a tableau end the game."""
    hand_limit: int
    vp_per_player: int


def race_content(game: RaceGame, words: Words) -> RaceContent:
    """The box of this game in one language."""
    pack = game.box.pack
    return RaceContent(
        cards=[card_of(words, card) for card in pack.cards],
        actions=[action_of(words, card) for card in v.ACTION_CARDS],
        phases=[phase_of(words, phase) for phase in box.PHASES],
        round=[cast(Phase, phase) for phase in ROUND],
        kinds=[RaceKind(cast(Kind, kind), words.say(f"race.kind.{kind}"), pack.prices[kind]) for kind in box.KINDS],
        keywords={cast(Keyword, keyword): words.say(f"race.keyword.{keyword}") for keyword in box.KEYWORDS},
        tableau_end=pack.tableau_end,
        hand_limit=pack.hand_limit,
        vp_per_player=pack.vp_per_player,
    )


def phase_of(words: Words, phase: str) -> RacePhase:
    """What a phase is called."""
    return RacePhase(cast(Phase, phase), words.say(f"race.phase-number.{phase}"), words.say(f"race.phase.{phase}"))


BONUSES = {
    "explore-5": "+5{draw}",
    "explore-1-1": "+1{draw} +1{keep}",
    "develop": f"{MINUS}1{{cost}}",
    "settle": "+1{draw}",
    "consume-trade": f"{{good-any}}{ARROW}{{draw}}",
    "consume-2x": "2\N{MULTIPLICATION SIGN}{vp}",
    "produce": "{windfall}",
}


def action_of(words: Words, card: str) -> RaceAction:
    """An action card."""
    phase = v.PHASES[v.PHASE_OF_CARD[v.ACTION_CARDS.index(card)]]
    name = words.say(f"race.action.{card}")
    return RaceAction(card, name, cast(Phase, phase), BONUSES[card], words.say(f"race.action-help.{card}"))


def card_of(words: Words, card: box.Card) -> RaceCard:
    """A card of the box."""
    return RaceCard(
        id=card.id,
        name=text.name(words, card.id),
        art=seed_of_picture(f"race.card.{card.id}", card.id),
        label=label_of(words, card),
        type=type_of(words, card),
        world=card.world,
        military=card.military,
        number=card.printed_number,
        points="?" if card.scores else str(card.vp),
        good=cast(Kind, card.good) if card.good else None,
        gets="windfall" if card.windfall else "production" if card.production else None,
        keywords=[cast(Keyword, keyword) for keyword in card.keywords],
        powers=powers_of(words, card),
        at_end=text.score_sentences(words, card),
    )


def type_of(words: Words, card: box.Card) -> str:
    """``novelty production world``."""
    return words.say(f"race.label.{text.card_type(card)}", good=card.good)


def label_of(words: Words, card: box.Card) -> str:
    """Name, kind and type, cost or defence, points, keywords: always in this order."""
    label = words.say(
        "race.label.card",
        name=text.name(words, card.id),
        type=type_of(words, card),
        number=words.say("race.label.defence" if card.military else "race.label.cost", number=card.printed_number),
        points=words.say("race.label.points-at-end" if card.scores else "race.label.points", n=card.vp),
    )
    if card.keywords:
        return words.say("race.label.with-keywords", label=label, keywords=card.keywords)
    return label


def powers_of(words: Words, card: box.Card) -> list[RacePower]:
    """The powers in the order of the phases; a world's own production comes with what it draws for it."""
    own = words.say("race.power.produce.own", good=card.good) if card.production else ""
    sentence = partial(text.power_sentence, words)
    told = tell_powers(card.powers, box.PHASES, power_signs, sentence, own, extra="draw-if-produced")
    return [RacePower(cast(Phase, row.phase), row.signs, row.sentence) for row in told]


ROOM = Room(RaceContent, RaceView, race_content)
