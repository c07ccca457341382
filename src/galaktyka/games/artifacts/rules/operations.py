"""What cards do once: the operations of technologies, artifacts, factions and of effects that wait for an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import replaced
from galaktyka.games.artifacts.cards import Op
from galaktyka.games.artifacts.rules.building import own_arrival
from galaktyka.games.artifacts.rules.empire import (
    counted,
    operational_cards,
    place_of,
    price_to_buy,
)
from galaktyka.games.artifacts.rules.gains import gain, gain_credits
from galaktyka.games.artifacts.rules.paying import attach, discard_from_hand
from galaktyka.games.artifacts.rules.resources import draw_to_hand, take_card
from galaktyka.games.artifacts.state import Player, Position, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import (
    ALL_SHIPS,
    ASK_COMPLETE,
    ASK_DECK,
    ASK_FLIP,
    ASK_KIND,
    ASK_LIFT,
    ASK_SIFT,
    ASK_TO,
    ASK_WHICH,
    ATTACH,
    ATTACK,
    CHECK,
    COMPLETE,
    FLIPS,
    FROM_ARTIFACT,
    FROM_FACTION,
    LIFT,
    LOGISTICAL,
    NO_CARD,
    NONE,
    ONE_SHIP,
    OPERATIONAL,
    OPS,
    PLANET,
    PRODUCE,
    SCORE,
    TASK_SIZE,
    TECHNOLOGY,
    V_COMPLETE,
    V_FLIP,
    V_LIFT,
    V_TO,
    V_WHICH,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


ALL_TOKENS: Final = 99
TURNED_SIZE: Final = 2 * TASK_SIZE
"""How much of the agenda a turned card takes: what it brings, and the check after it."""


def source_name(state: Position, source: i64, index: i64) -> str:
    """The id of what the operation comes from."""
    pack = state.box.pack
    if source == FROM_ARTIFACT:
        return pack.artifacts[index].id
    if source == FROM_FACTION:
        return pack.factions[index].id
    return pack.cards[index].id


def current_op(state: Position) -> Op:
    """The operation that the task is about."""
    task = state.task
    return state.box.ops(task[2], task[3], task[4])[task[5]]


def operate(state: Position) -> None:
    """One operation; the next one of the same source follows it."""
    task = state.task
    seat: i64 = task[1]
    ops = state.box.ops(task[2], task[3], task[4])
    if task[5] + 1 < len(ops):
        do_next(state, task_of(OPS, seat, task[2], task[3], task[4], task[5] + 1, task[6]))
    carry_out(state, seat, ops[task[5]])


def carry_out(state: Position, seat: i64, op: Op) -> None:
    """What an operation does; some ask something first."""
    does = op.does
    if does == "gain":
        gain(state, seat, op.gain, how_often(state, seat, op), source_name(state, state.task[2], state.task[3]))
    elif does == "steal":
        steal(state, seat, state.task[6] - 1, op.credits)
    elif does in ("buy", "draft"):
        state.fresh = NO_CARD
        if is_deck_open(state) and (does == "draft" or can_buy(state, seat)):
            ask(state, seat, ASK_DECK, 0)
    elif does == "search":
        ask(state, seat, ASK_KIND, 0)
    elif does == "complete":
        if state.players[seat].projects:
            ask(state, seat, ASK_COMPLETE, 0)
    elif does == "income":
        income(state, seat, op)
    elif does == "mine":
        mine(state, seat, op)
    else:
        carry_out_later(state, seat, op)


def carry_out_later(state: Position, seat: i64, op: Op) -> None:
    """Operations that are tasks of their own."""
    does = op.does
    if does == "attach":
        do_next(state, task_of(ATTACH, seat, op.cards, 1 if op.here else 0))
    elif does == "flip":
        do_next(state, task_of(FLIPS, seat, op.cards))
    elif does == "attack":
        do_next(state, task_of(ATTACK, seat, ALL_SHIPS if op.all else ONE_SHIP, NONE, op.bonus))
    elif does == "unblock":
        do_next(state, task_of(LIFT, seat, NONE, op.tokens if op.tokens else ALL_TOKENS))
    else:
        prepare_turn(state, seat, op)


def how_often(state: Position, seat: i64, op: Op) -> i64:
    """Once, or for each of the things counted."""
    if op.per is None:
        return 1
    times = counted(state, state.players[seat], op.per, state.task[3])
    return min(times, op.most) if op.most else times


def steal(state: Position, seat: i64, defender: i64, credits: i64) -> None:
    """As many credits as the defender has."""
    source = source_name(state, state.task[2], state.task[3])
    taken = min(credits, state.players[defender].credits)
    gain_credits(state, defender, -taken, source)
    gain_credits(state, seat, taken, source)


def is_deck_open(state: Position) -> bool:
    """Some big deck holds a card."""
    return any(len(deck) > 0 for deck in state.decks)


def can_buy(state: Position, seat: i64) -> bool:
    """The price of a Buy can be paid."""
    player = state.players[seat]
    return price_to_buy(state, player) <= player.credits


def prepare_turn(state: Position, seat: i64, op: Op) -> None:
    """Operations that change the rest of the turn, or the hand."""
    does = op.does
    if does == "extra-action":
        state.actions += 1
    elif does == "raise-limit":
        if op.planets:
            state.raised_planets += op.amount
        else:
            state.raised += op.amount
    elif does == "attack-bonus":
        state.attack_bonus += op.amount
    elif does == "reroll":
        state.rerolls += 1
    else:
        draw_to_hand(state, seat, op.cards)
        if state.players[seat].hand:
            ask(state, seat, ASK_SIFT, min(op.cards, len(state.players[seat].hand)))


# ------------------------------------------------------------------ attaching the top card


def attach_top(state: Position) -> None:
    """The top resource card is attached to a project where one of its sections fits; otherwise it is discarded."""
    task = state.task
    seat: i64 = task[1]
    if task[2] > 1:
        do_next(state, task_of(ATTACH, seat, task[2] - 1, task[3]))
    state.card = take_card(state)
    if state.card == NO_CARD:
        return
    if state.log is not None:
        state.note("turns-up", seat, (state.box.resource_ids[state.card],), 0)
    if places_for(state, seat):
        ask(state, seat, ASK_TO, 0)
    else:
        state.card = NO_CARD


def places_for(state: Position, seat: i64) -> bytes:
    """The projects that the revealed card fits, sorted."""
    found: list[int] = []
    for project in state.players[seat].projects:
        if state.task[3] and project != state.fresh:
            continue
        if section_for(state, project) != NO_CARD:
            found.append(project)
    return bytes(sorted(found))


def section_for(state: Position, project: i64) -> i64:
    """The section of the revealed card that pays most for a project: its colour or gold; NO_CARD if none does."""
    box = state.box
    code = 2 * state.card
    worth = box.worth_with_gold[box.type[project]]
    if not worth[code] and not worth[code + 1]:
        return NO_CARD
    return code if worth[code] >= worth[code + 1] else code + 1


def offer_places(state: Position) -> None:
    """The projects to choose from."""
    base = state.box.first_card + V_TO * state.box.size
    state.options = [base + project for project in places_for(state, state.asked)]


def attach_to(state: Position, project: i64) -> None:
    """The richer fitting section shows."""
    seat = state.asked
    code = section_for(state, project)
    answered(state)
    state.card = NO_CARD
    attach(state.players[seat], code, project)
    if state.log is not None:
        state.note("attaches", seat, (state.box.ids[project],), state.box.icons[code])


# ------------------------------------------------------------------ choosing cards of the empire


def flippable(state: Position, player: Player) -> bytes:
    """The logistical cards of the empire, sorted."""
    found = [player.empire[i] for i in range(len(player.empire)) if player.sides[i] == LOGISTICAL]
    return bytes(sorted(found))


def flips(state: Position) -> None:
    """Another card is turned, if there is one."""
    seat: i64 = state.task[1]
    if flippable(state, state.players[seat]):
        ask(state, seat, ASK_FLIP, 0)


def offer_flips(state: Position) -> None:
    """Any logistical card."""
    base = state.box.first_card + V_FLIP * state.box.size
    state.options = [base + card for card in flippable(state, state.players[state.asked])]


def flip(state: Position, card: i64) -> None:
    """The card turns to its operational side; what that brings waits until all are turned, in the same order."""
    seat = state.asked
    player = state.players[seat]
    left: i64 = state.task[2] - 1
    turned: i64 = state.task[3]
    answered(state)
    i = place_of(player, card)
    player.sides = replaced(player.sides, i, OPERATIONAL)
    if state.log is not None:
        state.note("flips", seat, (state.box.ids[card],), 0)
    behind = turned * TURNED_SIZE
    state.agenda = state.agenda[:behind] + turned_over(state, seat, card) + state.agenda[behind:]
    if left:
        do_next(state, task_of(FLIPS, seat, left, turned + 1))


def turned_over(state: Position, seat: i64, card: i64) -> bytes:
    """What a card brings that was turned."""
    return own_arrival(state, seat, card, OPERATIONAL) + task_of(CHECK, seat)


def income(state: Position, seat: i64, op: Op) -> None:
    """All operational technologies score, one after another, or one that the owner names."""
    technologies = operational_cards(state, state.players[seat], TECHNOLOGY)
    sure: i64 = 1 if op.sure else 0
    if op.all:
        tasks = b""
        for technology in technologies:
            tasks = tasks + task_of(SCORE, seat, technology, sure)
        do_next(state, tasks)
    elif technologies:
        ask(state, seat, ASK_WHICH, 0)


def mine(state: Position, seat: i64, op: Op) -> None:
    """All operational planets produce, one after another, or one that the owner names."""
    planets = operational_cards(state, state.players[seat], PLANET)
    if op.all:
        tasks = b""
        for planet in planets:
            tasks = tasks + task_of(PRODUCE, seat, planet, op.cards)
        do_next(state, tasks)
    elif planets:
        ask(state, seat, ASK_WHICH, 0)


def offer_which(state: Position) -> None:
    """One operational technology or planet."""
    type = TECHNOLOGY if current_op(state).does == "income" else PLANET
    base = state.box.first_card + V_WHICH * state.box.size
    state.options = [base + card for card in sorted(operational_cards(state, state.players[state.asked], type))]


def choose_which(state: Position, card: i64) -> None:
    """That one."""
    seat = state.asked
    op = current_op(state)
    answered(state)
    if op.does == "income":
        do_next(state, task_of(SCORE, seat, card, 1 if op.sure else 0))
    else:
        do_next(state, task_of(PRODUCE, seat, card, op.cards))


def offer_projects(state: Position) -> None:
    """Any project, to be completed free of charge."""
    base = state.box.first_card + V_COMPLETE * state.box.size
    state.options = [base + card for card in sorted(state.players[state.asked].projects)]


def complete_free(state: Position, card: i64) -> None:
    """It joins the empire."""
    seat = state.asked
    answered(state)
    do_next(state, task_of(COMPLETE, seat, card))


# ------------------------------------------------------------------ blockade tokens


def blockaded(state: Position, seat: i64) -> list[int]:
    """The cards that may lose tokens, sorted: of one type or (NONE) of all, from the last one named on."""
    type: i64 = state.task[2]
    lowest: i64 = state.task[4]
    player = state.players[seat]
    found: list[int] = []
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if player.tokens[i] and card >= lowest and type in (NONE, state.box.type[card]):
            found.append(card)
    return sorted(found)


def lift(state: Position) -> None:
    """A token comes off, as long as some are left to lift."""
    seat: i64 = state.task[1]
    if state.task[3] and blockaded(state, seat):
        ask(state, seat, ASK_LIFT, 0)


def offer_lift(state: Position) -> None:
    """The cards with tokens, as far as those that come after still hold enough of them."""
    player = state.players[state.asked]
    base = state.box.first_card + V_LIFT * state.box.size
    left: i64 = state.task[3]
    cards = blockaded(state, state.asked)
    options: list[int] = []
    tokens: i64 = 0
    for card in reversed(cards):
        tokens += player.tokens[place_of(player, card)]
        if tokens >= left or card == cards[0]:
            options.insert(0, base + card)
    state.options = options


def lift_from(state: Position, card: i64) -> None:
    """One token less; the check follows the last one."""
    seat = state.asked
    task = state.task
    answered(state)
    player = state.players[seat]
    i = place_of(player, card)
    player.tokens = replaced(player.tokens, i, player.tokens[i] - 1)
    if state.log is not None:
        state.note("lifts", seat, (state.box.ids[card],), 0)
    left: i64 = task[3] - 1
    more = task_of(LIFT, seat, task[2], left, card) if left else b""
    do_next(state, more + task_of(CHECK, seat))


# ------------------------------------------------------------------ the hand


def offer_sift(state: Position) -> None:
    """Cards of the hand in ascending order, as far as enough come after them."""
    base = state.box.first_discard
    hand = state.players[state.asked].hand
    last = len(hand) - state.owe
    state.options = [base + hand[i] for i in range(last + 1) if hand[i] >= state.floor]


def sift(state: Position, card: i64) -> None:
    """It is discarded."""
    seat = state.asked
    discard_from_hand(state.players[seat], card)
    if state.log is not None:
        state.note("discards", seat, (state.box.resource_ids[card],), 1)
    state.owe -= 1
    state.floor = card + 1
    if state.owe == 0:
        answered(state)
