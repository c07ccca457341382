"""Positions that agree with what a seat knows: everything hidden from it is dealt anew.

All deals are equally likely that the rules leave possible: whoever is asked for cards of the own hand has an answer.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final, final

from galaktyka.core.piles import with_card
from galaktyka.core.rng import Rng
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FROM_THE_HAND: Final = (v.ASK_PAY, v.ASK_PUT, v.ASK_EXTRA, v.ASK_DISCARD, v.ASK_SIFT)
"""Questions whose answers depend on the hand, and that are asked only if there is one."""

DEALS: Final = 20
"""So often a hand is dealt at random before a fitting one is worked out."""

WORD: Final = 2**32
"""One more than the highest number of the generator."""


def hide_from(state: Position, viewer: i64, rng: Rng) -> None:
    """Draw anew what the viewer cannot know: hands, plans, the order of decks and the future."""
    deal_resources(state, viewer, rng)
    deal_plans(state, viewer, rng)
    for deck in range(len(v.TYPES)):
        mix_deck(state, viewer, deck, rng)
    state.systems = mixed(state.systems, rng)
    state.artifact_deck = mixed(state.artifact_deck, rng)
    state.rng = rng.clone()
    if state.question != v.NOTHING and state.asked != viewer:
        state.offer()


def mixed(pile: bytes, rng: Rng) -> bytes:
    """The same cards in another order."""
    cards = sorted(pile)
    rng.shuffle(cards)
    return bytes(cards)


# ------------------------------------------------------------------ hands and the resource deck


def deal_resources(state: Position, viewer: i64, rng: Rng) -> None:
    """Other hands and the deck; whoever is asked for cards gets a hand that has some."""
    hidden = state.deck[state.top :]
    for seat in range(state.count):
        if seat != viewer:
            hidden = hidden + list(state.players[seat].hand)
    hidden.sort()
    rng.shuffle(hidden)
    asked = state.asked
    if state.question in FROM_THE_HAND and asked != viewer:
        hidden = deal_to_asked(state, hidden, rng)
    else:
        asked = viewer
    for seat in range(state.count):
        if seat not in (viewer, asked):
            size = len(state.players[seat].hand)
            state.players[seat].hand = hand_of(hidden[:size])
            hidden = hidden[size:]
    state.deck = hidden
    state.top = 0


def hand_of(cards: list[int]) -> bytes:
    """The cards as a hand."""
    return bytes(sorted(cards))


def deal_to_asked(state: Position, hidden: list[int], rng: Rng) -> list[int]:
    """A hand with an answer for whoever is asked; what is left of the shuffled cards."""
    player = state.players[state.asked]
    size = len(player.hand)
    for _ in range(DEALS):
        player.hand = hand_of(hidden[:size])
        if can_answer(state):
            return hidden[size:]
        rng.shuffle(hidden)
    deal_fitting_hand(state, hidden, size, rng)
    return [card for card in hidden if card not in player.hand]


def can_answer(state: Position) -> bool:
    """Whoever is asked could answer."""
    state.offer()
    return len(state.options) > 0


def deal_fitting_hand(state: Position, hidden: list[int], size: int, rng: Rng) -> None:
    """All hands with an answer lie in heaps; one is drawn by its size, and a hand from it.

    Where any colour may be paid with, a hand that could pay in several lies in as many heaps: it is taken only one
    time in so many.
    """
    player = state.players[state.asked]
    colour = state.colour
    any_colour = state.question == v.ASK_PAY and colour == v.ANY_COLOUR
    colours = list(range(v.GOLD + 1)) if any_colour else [int(colour)]
    heaps: list[Heap] = []
    for each in colours:
        state.colour = each
        heaps += fitting_heaps(state, grouped(state, hidden), size)
    found = False
    while heaps and not found:
        player.hand = drawn_heap(heaps, rng).draw(rng)
        fits: i64 = 0
        for each in colours:
            state.colour = each
            if can_answer(state):
                fits += 1
        found = rng.below(fits) == 0
    state.colour = colour


@final
class Heap:
    """All hands with so many cards of each group."""

    def __init__(self, groups: list[list[int]], numbers: list[int]) -> None:
        self.groups = groups
        self.numbers = numbers
        self.size = 1
        for i in range(len(groups)):
            self.size *= comb(len(groups[i]), numbers[i])

    def first(self) -> bytes:
        """One of them; for the question they are all alike."""
        cards: list[int] = []
        for i in range(len(self.groups)):
            cards += self.groups[i][: self.numbers[i]]
        return hand_of(cards)

    def draw(self, rng: Rng) -> bytes:
        """Any of them."""
        for group in self.groups:
            rng.shuffle(group)
        return self.first()


def fitting_heaps(state: Position, groups: list[list[int]], size: int) -> list[Heap]:
    """The heaps whose hands have an answer."""
    player = state.players[state.asked]
    found: list[Heap] = []
    for numbers in splits(size, [len(group) for group in groups]):
        heap = Heap(groups, numbers)
        player.hand = heap.first()
        if can_answer(state):
            found.append(heap)
    return found


def drawn_heap(heaps: list[Heap], rng: Rng) -> Heap:
    """One of the heaps; one that holds twice as many hands is twice as likely."""
    total = sum([heap.size for heap in heaps])
    at = 0
    for _ in range(3):
        at = at * WORD + int(rng.next())
    at = at * total // WORD**3
    for heap in heaps:
        if at < heap.size:
            return heap
        at -= heap.size
    return heaps[-1]


def grouped(state: Position, hidden: list[int]) -> list[list[int]]:
    """The cards by what they are good for in the question."""
    groups: list[list[int]] = [[] for _ in range(8)]
    for card in hidden:
        groups[use_of(state, card)].append(card)
    return [group for group in groups if group]


def use_of(state: Position, card: i64) -> i64:
    """Cards of equal use can stand for each other: equally many icons, the same colours of a set, both in order."""
    box = state.box
    if state.question in (v.ASK_DISCARD, v.ASK_SIFT):
        return 1 if card >= state.floor else 0
    if state.question == v.ASK_PAY and state.sets < 0:
        use: i64 = 0
        bit: i64 = 1
        for colour in range(v.GREEN + 1):
            if colour in (box.colour[2 * card], box.colour[2 * card + 1]):
                use += bit
            bit *= 2
        return use
    if state.question == v.ASK_PAY:
        worth = box.worth_with_gold[state.colour] if state.gold else box.worth[state.colour]
    else:
        worth = box.worth_with_gold[state.owe - 1 if state.question == v.ASK_EXTRA else state.task[2]]
    most: i64 = 0
    for code in (2 * card, 2 * card + 1):
        if code >= state.floor:
            most = max(most, worth[code])
    return most


def splits(size: int, sizes: list[int]) -> list[list[int]]:
    """All ways to take so many cards from groups of these sizes."""
    if not sizes:
        return [] if size else [[]]
    found: list[list[int]] = []
    for number in range(min(size, sizes[0]) + 1):
        found += [[number, *rest] for rest in splits(size - number, sizes[1:])]
    return found


# ------------------------------------------------------------------ plans and big decks


def deal_plans(state: Position, viewer: i64, rng: Rng) -> None:
    """Plans that others hold and have not used."""
    hidden = list(state.plan_deck)
    for seat in range(state.count):
        if seat != viewer:
            player = state.players[seat]
            hidden = hidden + [plan for plan in player.plans if plan not in player.shown_plans]
    hidden.sort()
    rng.shuffle(hidden)
    for seat in range(state.count):
        if seat != viewer:
            player = state.players[seat]
            plans = player.shown_plans
            for _ in range(len(player.plans) - len(player.shown_plans)):
                plans = with_card(plans, hidden.pop())
            player.plans = plans
    state.plan_deck = bytes(hidden)


def mix_deck(state: Position, viewer: i64, deck: i64, rng: Rng) -> None:
    """A big deck below its top card; cards that another seat looks at, but for the one that lay on top."""
    cards = state.decks[deck]
    looked = state.looked
    strange = len(looked) > 1 and state.asked != viewer and state.box.type[looked[0]] == deck
    hidden = sorted(cards[1:] + (looked[1:] if strange else b""))
    rng.shuffle(hidden)
    if strange:
        state.looked = looked[:1] + bytes(hidden[: len(looked) - 1])
        hidden = hidden[len(looked) - 1 :]
    decks = state.decks[:]
    decks[deck] = cards[:1] + bytes(hidden)
    state.decks = decks
