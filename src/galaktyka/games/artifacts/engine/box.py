"""The cards as tables: one `bytes` per number that the rules ask for, computed once from the typed records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import EVENTS, Card, Counter, Effect, Op, Pack, Section

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_KIND: Final = 4
NO_CHANGE: Final = 128
"""What a table of changes, which may be negative, holds for none."""
RULES_4: Final = "4"
"""The version of the rules that read automatic construction otherwise; games that were begun under it go on by it."""


@final
class Box:
    """The tables of one content pack. A section of a resource card has the code `2 * card`, or one more.

    With them stands by which version of the rules they are played.
    """

    def __init__(self, pack: Pack, rules: str) -> None:
        self.pack = pack
        self.rules = rules
        self.by_rules_4: bool = rules == RULES_4
        cards = pack.cards
        self.ids: list[str] = [card.id for card in cards]
        self.size: i64 = len(cards)
        self.type = bytes([v.TYPES.index(card.type) for card in cards])
        self.kind = bytes([v.KINDS.index(card.kind) for card in cards])
        self.attack = bytes([card.attack for card in cards])
        self.decks = [bytes([card.index for card in cards if card.type == name]) for name in v.TYPES]

        sections = [section for resource in pack.resources for section in (resource.first, resource.second)]
        self.resources: i64 = len(pack.resources)
        self.resource_ids: list[str] = [resource.id for resource in pack.resources]
        self.section_ids: list[str] = [resource.id + half for resource in pack.resources for half in ("a", "b")]
        self.colour = bytes([v.COLOURS.index(section.colour) for section in sections])
        self.icons = bytes([section.icons for section in sections])
        self.section_kind = bytes([v.KINDS.index(section.kind) for section in sections])
        self.number = bytes([resource.number for resource in pack.resources])
        self.worth = [contributions(sections, colour) for colour in range(4)]
        """For each colour what every section pays of it, without gold ..."""
        self.worth_with_gold = [with_gold(sections, colour) for colour in range(4)]
        """... and with gold in its place."""

        self.permanent = bytes([card.keyword == "permanent" for card in cards])
        self.bonus = bytes([card.keyword == "bonus" for card in cards])
        self.action = bytes([card.keyword == "action" for card in cards])
        self.waits = [bytes([waits_for(card, event) for card in cards]) for event in EVENTS]
        """For each event the cards with an effect that waits for it."""
        self.cost_change = [change_of(cards, "cost", name) for name in ("build", "develop", "discover", "buy")]
        self.limit_change = [
            change_of(cards, "limit", name)
            for name in ("build", "develop", "discover", "exchange", "prepare", "operational")
        ]
        self.hand = amounts(cards, "hand")
        self.yields = amounts(cards, "yield")
        self.either = has(cards, "either-section")
        self.second_look = has(cards, "second-look")
        self.hull = has(cards, "hull")
        self.reroll = has(cards, "reroll")
        self.scout = has(cards, "scout")
        self.ignores = has(cards, "ignore-blockade")
        self.shield = amounts(cards, "shield")
        self.preview = [preview_of(cards, name) for name in v.TYPES]
        self.boost_credits = bytes([sum(e.credits for e in card.effects if e.does == "boost") for card in cards])
        self.boost_amount = amounts(cards, "boost")
        self.against_aliens = against(cards, "aliens")
        self.against_empires = against(cards, "empires")
        self.attack_per: list[list[Effect]] = [[e for e in card.effects if e.does == "attack-per"] for card in cards]
        self.finals: list[list[Effect]] = [[e for e in card.effects if e.does == "final"] for card in cards]

        self.plan_ids: list[str] = [plan.id for plan in pack.plans]
        self.system_ids: list[str] = [system.id for system in pack.systems]
        self.artifact_ids: list[str] = [artifact.id for artifact in pack.artifacts]
        self.faction_ids: list[str] = [faction.id for faction in pack.factions]
        self.plans: i64 = len(pack.plans)
        self.systems: i64 = len(pack.systems)
        self.artifacts: i64 = len(pack.artifacts)
        self.factions: i64 = len(pack.factions)
        numbers = pack.numbers
        self.base_cost: i64 = numbers["cost"]
        self.buy_cost: i64 = numbers["buy_cost"]
        self.base_limit: i64 = numbers["limit"]
        self.hand_size: i64 = numbers["hand"]
        self.most_credits: i64 = numbers["most_credits"]
        self.start_credits: i64 = numbers["credits"]
        self.discount: i64 = numbers["discount"]
        self.planet_yield: i64 = numbers["yield"]
        self.operational_cost: i64 = numbers["operational_cost"]
        self.tokens: i64 = numbers["tokens"]

        # Where the blocks of action ids begin.
        self.first_card: i64 = v.PLAIN
        self.first_pay: i64 = v.PLAIN + len(v.CARD_VERBS) * self.size
        self.first_put: i64 = self.first_pay + 2 * self.resources
        self.first_discard: i64 = self.first_put + 2 * self.resources
        self.first_plan: i64 = self.first_discard + self.resources
        self.first_play: i64 = self.first_plan + self.plans
        self.first_faction: i64 = self.first_play + self.artifacts

    def first(self, verb: i64) -> i64:
        """The action of the verb with the first card."""
        return self.first_card + verb * self.size

    def has_verb(self, action: i64, verb: i64) -> bool:
        """Whether the action is one of the verb with a card."""
        return 0 <= action - self.first(verb) < self.size

    def card_of(self, action: i64) -> i64:
        """The ship, technology or planet that the action names."""
        return (action - self.first_card) % self.size

    def ops(self, source: i64, index: i64, effect: i64) -> list[Op]:
        """The operations of a card, of one of its effects, of an artifact or of a faction."""
        if source == v.FROM_CARD:
            return self.pack.cards[index].do
        if source == v.FROM_EFFECT:
            return self.pack.cards[index].effects[effect].do
        if source == v.FROM_ARTIFACT:
            return self.pack.artifacts[index].do
        return self.pack.factions[index].do


def contributions(sections: list[Section], colour: int) -> bytes:
    """What each section pays of a colour."""
    return bytes([section.icons if section.colour == v.COLOURS[colour] else 0 for section in sections])


def with_gold(sections: list[Section], colour: int) -> bytes:
    """The same where gold replaces any colour."""
    return bytes([section.icons if section.colour in (v.COLOURS[colour], "gold") else 0 for section in sections])


def waits_for(card: Card, event: str) -> bool:
    """Whether the card has an effect that waits for the event."""
    return any(effect.does == "on" and effect.event == event for effect in card.effects)


def amounts(cards: list[Card], does: str) -> bytes:
    """The amount of one kind of effect, for each card."""
    return bytes([sum(e.amount for e in card.effects if e.does == does) for card in cards])


def has(cards: list[Card], does: str) -> bytes:
    """Whether a card has such an effect."""
    return bytes([any(e.does == does for e in card.effects) for card in cards])


def change_of(cards: list[Card], does: str, action: str) -> bytes:
    """By how much a card changes a cost or a limit, above NO_CHANGE."""
    changes = [sum(e.amount for e in card.effects if e.does == does and e.action == action) for card in cards]
    return bytes([NO_CHANGE + change for change in changes])


def preview_of(cards: list[Card], deck: str) -> bytes:
    """How many more cards of a deck a card shows when buying."""
    return bytes([sum(e.amount for e in card.effects if e.does == "preview" and e.deck == deck) for card in cards])


def against(cards: list[Card], target: str) -> bytes:
    """What a card adds to attack values against a target."""
    return bytes(
        [sum(e.amount for e in card.effects if e.does == "attack" and e.against in ("", target)) for card in cards]
    )


def kind_code(counter: Counter) -> int:
    """The Kind that a counter looks for; NO_KIND for any."""
    return v.KINDS.index(counter.kind) if counter.kind else NO_KIND
