"""What cards do once: the operations of technologies, artifacts, factions and of effects that wait for an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, replaced, without
from galaktyka.games.artifacts.cards import Op
from galaktyka.games.artifacts.rules.building import triggered
from galaktyka.games.artifacts.rules.empire import (
    counted,
    operational_cards,
    place_of,
    price_to_buy,
    sum_of,
)
from galaktyka.games.artifacts.rules.gains import gain, gain_credits
from galaktyka.games.artifacts.rules.paying import attach, discard_from_hand
from galaktyka.games.artifacts.rules.resources import draw_to_hand, take_card
from galaktyka.games.artifacts.state import Player, Position, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import (
    ALL_SHIPS,
    ARRIVE,
    ASK_COMPLETE,
    ASK_DECK,
    ASK_EXTRA,
    ASK_FLIP,
    ASK_KEEP,
    ASK_KIND,
    ASK_LIFT,
    ASK_SIFT,
    ASK_TO,
    ASK_WHICH,
    ATTACH,
    ATTACK,
    BUY,
    CHECK,
    COMPLETE,
    DECK_FIRST,
    DONE,
    EXTRA_FIRST,
    FLIPPED,
    FLIPS,
    FROM_ARTIFACT,
    FROM_FACTION,
    KIND_FIRST,
    KINDS,
    LIFT,
    LOGISTICAL,
    MOST_EXTRA,
    NO_CARD,
    NONE,
    ONE_SHIP,
    OPERATIONAL,
    OPS,
    PLANET,
    PRODUCE,
    SCORE,
    TECHNOLOGY,
    TYPES,
    V_COMPLETE,
    V_FLIP,
    V_KEEP,
    V_LIFT,
    V_TO,
    V_WHICH,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


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
    task = state.task
    player = state.players[seat]
    if does == "gain":
        times: i64 = 1
        if op.per is not None:
            times = counted(state, player, op.per, task[3])
            if op.most:
                times = min(times, op.most)
        gain(state, seat, op.gain, times, source_name(state, task[2], task[3]))
    elif does == "steal":
        defender: i64 = task[6] - 1
        taken = min(op.credits, state.players[defender].credits)
        gain_credits(state, defender, -taken, source_name(state, task[2], task[3]))
        gain_credits(state, seat, taken, source_name(state, task[2], task[3]))
    elif does == "buy":
        if price_to_buy(state, player) <= player.credits and any(len(deck) > 0 for deck in state.decks):
            ask(state, seat, ASK_DECK, 0)
    elif does == "search":
        ask(state, seat, ASK_KIND, 0)
    elif does == "draft":
        if any(len(deck) > 0 for deck in state.decks):
            ask(state, seat, ASK_DECK, 0)
    elif does == "attach":
        do_next(state, task_of(ATTACH, seat, op.cards, 1 if op.here else 0))
    elif does == "complete":
        if player.projects:
            ask(state, seat, ASK_COMPLETE, 0)
    elif does == "flip":
        do_next(state, task_of(FLIPS, seat, op.cards))
    elif does == "attack":
        do_next(state, task_of(ATTACK, seat, ALL_SHIPS if op.all else ONE_SHIP, NONE, op.bonus))
    elif does == "income":
        income(state, seat, op)
    elif does == "mine":
        mine(state, seat, op)
    elif does == "unblock":
        do_next(state, task_of(LIFT, seat, NONE, op.tokens if op.tokens else 99))
    else:
        prepare_turn(state, seat, op)


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


# ------------------------------------------------------------------ buying and searching


def buy(state: Position) -> None:
    """How many more cards to look at, a credit each; decided before any card is seen."""
    ask(state, state.task[1], ASK_EXTRA, 0)


def offer_extra(state: Position) -> None:
    """From none to as many as there are credits and cards."""
    player = state.players[state.asked]
    deck = state.decks[state.task[2]]
    spare = player.credits - price_to_buy(state, player)
    most = max(min(spare, len(deck) - 1, MOST_EXTRA), 0)
    state.options = [EXTRA_FIRST + number for number in range(most + 1)]


def pay_extra(state: Position, number: i64) -> None:
    """The price is paid and the cards are drawn; one is kept."""
    seat = state.asked
    deck: i64 = state.task[2]
    answered(state)
    player = state.players[seat]
    price = price_to_buy(state, player) + number
    player.credits -= price
    if state.log is not None:
        state.note("buys", seat, (TYPES[deck],), price)
    look_at(state, seat, deck, 1 + number + sum_of(state, player, state.box.preview[deck]))


def look_at(state: Position, seat: i64, deck: i64, number: i64) -> None:
    """The top cards of a big deck, one of which goes under construction."""
    cards = state.decks[deck]
    state.looked = cards[:number]
    set_deck(state, deck, cards[number:])
    state.revealed += 1
    if state.looked:
        ask(state, seat, ASK_KEEP, deck)


def set_deck(state: Position, deck: i64, cards: bytes) -> None:
    """One of the three big decks is another one from now on."""
    decks = state.decks[:]
    decks[deck] = cards
    state.decks = decks


def offer_looked(state: Position) -> None:
    """The cards to choose from."""
    base = state.box.first_card + V_KEEP * state.box.size
    state.options = [base + card for card in sorted(state.looked)]


def keep_project(state: Position, card: i64) -> None:
    """The card goes under construction, the rest to the bottom of its deck."""
    seat = state.asked
    deck: i64 = state.box.type[card]
    answered(state)
    rest = without(state.looked, index_of(state.looked, card))
    set_deck(state, deck, state.decks[deck] + rest)
    state.looked = b""
    state.fresh = card
    start_project(state, seat, card)
    bought = state.task[0] == BUY
    tasks = triggered(state, seat, "buy", LOGISTICAL, False, "", NONE, card) if bought else b""
    do_next(state, tasks + task_of(CHECK, seat))


def start_project(state: Position, seat: i64, card: i64) -> None:
    """A card under construction."""
    player = state.players[seat]
    player.projects = player.projects + ONE[card]
    if state.log is not None:
        state.note("project", seat, (state.box.ids[card],), 0)


def offer_decks(state: Position) -> None:
    """The big decks that hold a card."""
    state.options = [DECK_FIRST + deck for deck in range(len(TYPES)) if state.decks[deck]]


def choose_deck(state: Position, deck: i64) -> None:
    """For a Buy besides the action, or for a look at its top cards."""
    seat = state.asked
    op = current_op(state)
    answered(state)
    if op.does == "buy":
        do_next(state, task_of(BUY, seat, deck))
    else:
        look_at(state, seat, deck, op.look)


def offer_kinds(state: Position) -> None:
    """The four Kinds."""
    state.options = [KIND_FIRST + kind for kind in range(len(KINDS))]


def search(state: Position, kind: i64) -> None:
    """The first card of the Kind goes under construction; the misses go to the bottom in order."""
    seat = state.asked
    deck: i64 = TYPES.index(current_op(state).deck)
    answered(state)
    cards = state.decks[deck]
    at: i64 = 0
    while at < len(cards) and state.box.kind[cards[at]] != kind:
        at += 1
    state.revealed += 1
    if state.log is not None:
        state.note("searches", seat, (TYPES[deck], KINDS[kind]), at)
    if at < len(cards):
        set_deck(state, deck, cards[at + 1 :] + cards[:at])
        state.fresh = cards[at]
        start_project(state, seat, cards[at])
        do_next(state, task_of(CHECK, seat))


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
    """Another card may be turned."""
    seat: i64 = state.task[1]
    if flippable(state, state.players[seat]):
        ask(state, seat, ASK_FLIP, 0)


def offer_flips(state: Position) -> None:
    """Any logistical card, or enough."""
    base = state.box.first_card + V_FLIP * state.box.size
    state.options = [DONE] + [base + card for card in flippable(state, state.players[state.asked])]


def flip(state: Position, card: i64) -> None:
    """The card turns to its operational side and what that brings is resolved; then perhaps another."""
    seat = state.asked
    player = state.players[seat]
    left: i64 = state.task[2] - 1
    answered(state)
    if left:
        do_next(state, task_of(FLIPS, seat, left))
    i = place_of(player, card)
    player.sides = replaced(player.sides, i, OPERATIONAL)
    if state.log is not None:
        state.note("flips", seat, (state.box.ids[card],), 0)
    do_next(state, task_of(ARRIVE, seat, card, OPERATIONAL, FLIPPED) + task_of(CHECK, seat))


def income(state: Position, seat: i64, op: Op) -> None:
    """All operational technologies score in the order of arrival, or one that the owner names."""
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
    """All operational planets produce in the order of arrival, or one that the owner names."""
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


def blockaded(state: Position, player: Player, type: i64) -> bytes:
    """The cards with tokens, of one type or (NONE) of all, sorted."""
    found: list[int] = []
    for i in range(len(player.empire)):
        if player.tokens[i] and type in (NONE, state.box.type[player.empire[i]]):
            found.append(player.empire[i])
    return bytes(sorted(found))


def lift(state: Position) -> None:
    """A token comes off, as long as some are left to lift."""
    task = state.task
    seat: i64 = task[1]
    if task[3] and blockaded(state, state.players[seat], task[2]):
        ask(state, seat, ASK_LIFT, 0)


def offer_lift(state: Position) -> None:
    """The cards with tokens."""
    base = state.box.first_card + V_LIFT * state.box.size
    state.options = [base + card for card in blockaded(state, state.players[state.asked], state.task[2])]


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
    more = task_of(LIFT, seat, task[2], left) if left else b""
    do_next(state, more + task_of(CHECK, seat))


# ------------------------------------------------------------------ the hand


def offer_sift(state: Position) -> None:
    """A card of the hand."""
    base = state.box.first_discard
    state.options = [base + card for card in state.players[state.asked].hand[state.floor :]]


def sift(state: Position, card: i64) -> None:
    """It is discarded."""
    seat = state.asked
    discard_from_hand(state.players[seat], card)
    if state.log is not None:
        state.note("discards", seat, (state.box.resource_ids[card],), 1)
    state.owe -= 1
    if state.owe == 0:
        answered(state)
