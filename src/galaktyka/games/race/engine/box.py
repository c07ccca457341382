"""The cards as tables: one `bytes` per number that the rules ask for, computed once from the typed records.

A table with a row per card (`row * size + card`) holds what `card` does for the world of the row, so that a rule
never has to look at kinds and keywords itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.cards import Card, Pack, Power, ScoreLine

if TYPE_CHECKING:
    from mypy_extensions import i64

CONSUMES: Final = {
    "consume": v.EACH,
    "consume-different": v.DIFFERENT,
    "consume-all": v.ALL_GOODS,
    "sell": v.SELL,
    "draw": v.DRAW,
    "discard-cards": v.CASH,
}

TALENTS: Final = {
    "explore draw-extra": v.T_EXPLORE,
    "explore keep-extra": v.T_EXPLORE,
    "develop draw-first": v.T_DEVELOP_FIRST,
    "develop discount": v.T_DEVELOP_DISCOUNT,
    "develop draw-after": v.T_DEVELOP_AFTER,
    "settle military": v.T_STRENGTH | v.T_SPECIAL,
    "settle discard-for-military": v.T_TACTICS,
    "settle discount": v.T_SETTLE_DISCOUNT,
    "settle discard-for-zero-cost": v.T_ZERO_COST,
    "settle pay-for-military": v.T_CONTACT,
    "settle draw-after": v.T_SETTLE_AFTER,
    "trade price": v.T_TRADE,
    "consume consume": v.T_CONSUME_GOODS,
    "consume consume-different": v.T_CONSUME_GOODS,
    "consume consume-all": v.T_CONSUME_GOODS,
    "consume sell": v.T_CONSUME_GOODS,
    "consume draw": v.T_CONSUME_OTHERS,
    "consume discard-cards": v.T_CONSUME_OTHERS,
    "consume gamble": v.T_CONSUME_OTHERS,
    "produce draw": v.T_PRODUCE_DRAW,
    "produce draw-per-world": v.T_PRODUCE_DRAW,
    "produce produce-windfall": v.T_WINDFALL,
    "produce draw-per-good": v.T_PER_PRODUCED,
    "produce draw-per-kind": v.T_PER_PRODUCED,
    "produce draw-if-most": v.T_MOST,
    "produce draw-if-produced": 0,
}
"""What a player with such a power has, as bits: most sums are zero then and need not be added up."""


def kind_code(good: str) -> int:
    """The number of a kind of goods; 0 for none."""
    return v.KINDS.index(good) if good else 0


@final
class Box:
    """The tables of one content pack."""

    def __init__(self, pack: Pack) -> None:
        cards = pack.cards
        self.pack = pack
        self.ids: list[str] = [card.id for card in cards]
        self.size: i64 = len(cards)
        self.copies = bytes([card.copies for card in cards])
        self.all_cards = b"".join([bytes([card.index] * card.copies) for card in cards])
        self.doubles: list[int] = [card.index for card in cards if card.copies > 1]
        self.hand_limit: i64 = pack.hand_limit
        self.tableau_end: i64 = pack.tableau_end
        self.vp_per_player: i64 = pack.vp_per_player
        self.start_worlds = bytes([card.index for card in sorted(cards, key=start_number) if card.start >= 0])

        self.verb_of_action = bytes([verb for verb in range(len(v.VERBS)) for _ in cards])
        self.card_of_action = bytes([card.index for _ in v.VERBS for card in cards])

        self.talents: list[int] = [talents_of(card) for card in cards]

        self.is_world = bytes([card.world for card in cards])
        self.military_world = bytes([card.military for card in cards])
        self.cost = bytes([card.printed_number for card in cards])
        self.vp = bytes([card.vp for card in cards])
        self.kind = bytes([kind_code(card.good) for card in cards])
        self.windfall = bytes([card.windfall for card in cards])
        self.production = bytes([card.production for card in cards])

        self.explore_draw = number_of(cards, "explore", "draw-extra")
        self.explore_keep = number_of(cards, "explore", "keep-extra")
        self.develop_first = number_of(cards, "develop", "draw-first")
        self.develop_discount = number_of(cards, "develop", "discount")
        self.develop_after = number_of(cards, "develop", "draw-after")
        self.settle_after = number_of(cards, "settle", "draw-after")

        self.strength = bytes([v.STRENGTH_ZERO + general_strength(card) for card in cards])
        self.tactics = bytes([tactics_strength(card) for card in cards])
        self.special = by_world(cards, special_strength)
        self.settle_discount = by_world(cards, discount_for)
        self.zero_cost = by_world(cards, zero_cost_for)
        self.contact = by_world(cards, contact_for)

        self.price = bytes([pack.prices[card.good] if card.good else 0 for card in cards])
        self.trade = by_world(cards, trade_for)
        consumes = [consume_power(card) for card in cards]
        self.consume = bytes([CONSUMES[p.does] if p else v.NO_CONSUME for p in consumes])
        self.consume_goods = bytes([p.goods if p else 0 for p in consumes])
        self.consume_kind = bytes([kind_code(p.good or "any") if p else 0 for p in consumes])
        self.consume_times = bytes([p.times if p else 0 for p in consumes])
        self.consume_vp = bytes([p.vp + p.less if p else 0 for p in consumes])
        self.consume_cards = bytes([p.cards if p else 0 for p in consumes])
        self.consume_trade = bytes([p.trade_powers if p else False for p in consumes])
        self.gamble_low = bytes([sum(p.low for p in powers(card, "consume", "gamble")) for card in cards])
        self.gamble_high = bytes([sum(p.high for p in powers(card, "consume", "gamble")) for card in cards])

        self.draw_if_produced = number_of(cards, "produce", "draw-if-produced")
        self.produce_draw = number_of(cards, "produce", "draw")
        self.windfall_power = kind_of(cards, "produce-windfall")
        self.per_good_cards = number_of(cards, "produce", "draw-per-good")
        self.per_good_kind = kind_of(cards, "draw-per-good")
        self.per_kind_cards = number_of(cards, "produce", "draw-per-kind")
        self.per_world_cards = number_of(cards, "produce", "draw-per-world")
        self.per_world_kind = kind_of(cards, "draw-per-world")
        self.most_cards = number_of(cards, "produce", "draw-if-most")
        self.most_kind = kind_of(cards, "draw-if-most")

        self.scoring = bytes([bool(card.scores) for card in cards])
        """Whether a card is a "?" development."""
        self.points = b"".join([bytes([points_for(scoring, card) for card in cards]) for scoring in cards])
        self.points_per_chips = bytes([sum(line.vp for line in scores(card, "chips")) for card in cards])
        self.chips_each = bytes([sum(line.every for line in scores(card, "chips")) for card in cards])
        self.points_per_strength = bytes([sum(line.vp for line in scores(card, "military")) for card in cards])

    def verb_of(self, action: i64) -> i64:
        """What the action does with a card; NO_VERB if it names none."""
        return self.verb_of_action[action - v.BLOCKS] if action >= v.BLOCKS else v.NO_VERB

    def card_of(self, action: i64) -> i64:
        """The card that the action names; it must name one."""
        return self.card_of_action[action - v.BLOCKS]


def start_number(card: Card) -> int:
    """The number of a start world."""
    return card.start


def powers(card: Card, phase: str, does: str) -> list[Power]:
    """The powers of one kind on a card."""
    return [power for power in card.powers if power.phase == phase and power.does == does]


def talents_of(card: Card) -> int:
    """What the powers of a card are about, as bits."""
    bits = 0
    for power in card.powers:
        bits |= TALENTS[f"{power.phase} {power.does}"]
    if not general_strength(card):
        bits &= ~v.T_STRENGTH
    return bits


def scores(card: Card, per: str) -> list[ScoreLine]:
    """The scoring lines of one kind on a card."""
    return [line for line in card.scores if line.per == per]


def number_of(cards: list[Card], phase: str, does: str) -> bytes:
    """How many cards such powers give, for each card."""
    return bytes([sum(p.cards for p in powers(card, phase, does)) for card in cards])


def kind_of(cards: list[Card], does: str) -> bytes:
    """The kind that a produce power is about, for each card."""
    kinds = bytearray(len(cards))
    for card in cards:
        for power in powers(card, "produce", does):
            kinds[card.index] = kind_code(power.good)
    return bytes(kinds)


def consume_power(card: Card) -> Power | None:
    """The consume power of a card, a wager apart."""
    for power in card.powers:
        if power.phase == "consume" and power.does != "gamble":
            return power
    return None


def general_strength(card: Card) -> int:
    """Military strength against every world."""
    return sum(p.strength for p in powers(card, "settle", "military") if not p.good and not p.keyword)


def tactics_strength(card: Card) -> int:
    """Temporary strength for discarding the card."""
    return sum(p.strength for p in powers(card, "settle", "discard-for-military"))


def by_world(cards: list[Card], number: Callable[[Card, Card], int]) -> bytes:
    """A row for each world: what every card does for it."""
    return b"".join([bytes([number(world, card) for card in cards]) for world in cards])


def special_strength(world: Card, card: Card) -> int:
    """Specialised strength of `card` against a military world of a kind or with a keyword."""
    total = 0
    for power in powers(card, "settle", "military"):
        if (power.good and power.good == world.good) or (power.keyword and power.keyword in world.keywords):
            total += power.strength
    return total if world.military else 0


def discount_for(world: Card, card: Card) -> int:
    """What `card` takes off the cost of settling the world; a restriction looks at its kind, not at keywords."""
    return sum(p.cards for p in powers(card, "settle", "discount") if not p.good or p.good == world.good)


def zero_cost_for(world: Card, card: Card) -> int:
    """Whether `card` can be discarded to settle the world for nothing."""
    return int(any(world.world and p.not_good != world.good for p in powers(card, "settle", "discard-for-zero-cost")))


def contact_for(world: Card, card: Card) -> int:
    """1 + the discount with which `card` lets one pay for the military world; 0 if it does not."""
    for power in powers(card, "settle", "pay-for-military"):
        if world.military and power.not_good != world.good:
            return 1 + power.cards
    return 0


def trade_for(world: Card, card: Card) -> int:
    """What `card` adds to the price of a good from the world."""
    total = 0
    for power in powers(card, "trade", "price"):
        here = power.good == "this-world" and card.index == world.index
        if here or power.good == "any" or power.good == world.good:
            total += power.cards
    return total


def points_for(scoring: Card, card: Card) -> int:
    """What `scoring` gives for `card` in the same tableau: the first line that fits, and no other."""
    for line in scoring.scores:
        if fits(line, card):
            return line.vp
    return 0


def fits(line: ScoreLine, card: Card) -> bool:
    """Whether the line of a "?" development counts this card."""
    if line.per == "named":
        return card.id == line.card
    if line.per not in ("world", "development", "card"):
        return False
    return (
        (line.per == "card" or card.world == (line.per == "world"))
        and (not line.good or card.good == line.good)
        and (not line.production or card.production)
        and (not line.windfall or card.windfall)
        and (not line.military or card.military)
        and (not line.keyword or line.keyword in card.keywords)
        and (not line.phase or card.has_power_in(line.phase))
        and (line.cost < 0 or card.cost == line.cost)
    )
