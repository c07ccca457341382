"""Why not: the rule that forbids an answer to what is being asked, with its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.artifacts.box import Box
from galaktyka.games.artifacts.rules.attack import current_row
from galaktyka.games.artifacts.rules.empire import place_of, price_to_buy
from galaktyka.games.artifacts.rules.paying import UNLIMITED, most_icons, usable_stored
from galaktyka.games.artifacts.rules.turns import hand_limit
from galaktyka.games.artifacts.state import Player, Position
from galaktyka.games.artifacts.vocabulary import (
    ALIENS,
    ANY_COLOUR,
    ASK_BLOCK,
    ASK_COMPLETE,
    ASK_DECK,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FACTION,
    ASK_FLIP,
    ASK_KEEP,
    ASK_LIFT,
    ASK_PAY,
    ASK_PLAN,
    ASK_PUT,
    ASK_SEND,
    ASK_SIFT,
    ASK_SWITCH,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TO,
    ASK_WHICH,
    BUY,
    COLOURS,
    DECK_FIRST,
    DONE,
    EXTRA_FIRST,
    GOLD,
    NONE,
    QUESTIONS,
    TARGET_FIRST,
    TYPES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

VERBS_OF_QUESTION: Final[dict[int, str]] = {
    ASK_KEEP: "keep",
    ASK_COMPLETE: "complete",
    ASK_LIFT: "lift",
    ASK_BLOCK: "block",
    ASK_SEND: "send",
    ASK_FLIP: "flip",
    ASK_TO: "to",
    ASK_WHICH: "which",
    ASK_SWITCH: "switch",
    ASK_EXTRA: "extra",
    ASK_TARGET: "target",
    ASK_PLAN: "plan",
    ASK_TAKE: "take",
    ASK_DECK: "deck",
    ASK_FACTION: "choose",
}


def other_question(state: Position) -> Reason:
    """Something else has to be decided first."""
    return Reason("artifacts.other-question", question=QUESTIONS[state.question])


def against_answer(state: Position, player: Player, action: i64) -> Reason:
    """An answer that the question does not take."""
    if state.question in (ASK_PAY, ASK_PUT):
        return against_paying(state, player, action)
    if state.question in (ASK_DISCARD, ASK_SIFT):
        return against_discarding(state, player, action)
    if state.question == ASK_SEND and action == DONE:
        return Reason("artifacts.must-send")
    verb = VERBS_OF_QUESTION.get(state.question, "")
    if not verb or state.game().actions.verb(action) != verb:
        return other_question(state)
    if state.box.first_card <= action < state.box.first_pay:
        return against_naming(state, player, (action - state.box.first_card) % state.box.size)
    return against_other_answer(state, player, action)


def against_other_answer(state: Position, player: Player, action: i64) -> Reason:
    """Numbers, targets, plans, gains, decks and factions."""
    box = state.box
    if state.question == ASK_EXTRA:
        number = action - EXTRA_FIRST
        buying = len(state.task) > 0 and state.task[0] == BUY
        return against_looking(state, player, number) if buying else against_lifting(state, player, number)
    if state.question == ASK_TARGET:
        seat = action - TARGET_FIRST - ALIENS - 1
        return Reason("artifacts.target-self") if seat == state.asked else Reason("no-such-seat", seat=seat)
    if state.question == ASK_PLAN:
        return Reason("artifacts.no-plan", plan=box.pack.plans[action - box.first_plan].id)
    if state.question == ASK_TAKE:
        return Reason("artifacts.only-gains", n=len(current_row(state).choices))
    if state.question == ASK_DECK:
        return Reason("artifacts.deck-empty", deck=TYPES[action - DECK_FIRST])
    return Reason("artifacts.faction-taken", faction=box.pack.factions[action - box.first_faction].id)


def against_looking(state: Position, player: Player, number: i64) -> Reason:
    """A Buy: more cards than there are credits for, or than the deck holds."""
    price = price_to_buy(state, player) + number
    if price > player.credits:
        return Reason("artifacts.too-poor", need=price, have=player.credits)
    deck: i64 = state.task[2]
    return Reason("artifacts.deck-holds", deck=TYPES[deck], n=len(state.decks[deck]))


def against_lifting(state: Position, player: Player, number: i64) -> Reason:
    """Remove Blockade: no token, more than there are, or more than can be paid for."""
    if number == 0:
        return Reason("artifacts.lift-one")
    box = state.box
    row = state.owe - 1
    tokens = sum([player.tokens[i] for i in range(len(player.empire)) if box.type[player.empire[i]] == row])
    if number > tokens:
        return Reason("artifacts.tokens-there", n=tokens, row=TYPES[row])
    limit = box.base_limit + state.raised
    have = most_icons(state, player, box.worth_with_gold[row], 0, limit, state.raised_planets, False)
    return Reason("artifacts.lift-price", n=number, colour=COLOURS[row], need=2 * number, have=have, limit=limit)


def against_naming(state: Position, player: Player, card: i64) -> Reason:
    """A ship, a technology or a planet: there, but not the next in order, or not there to be chosen."""
    box = state.box
    ordered = False
    if state.question == ASK_BLOCK:
        ordered = card in state.players[state.task[2] - 1].empire
    elif state.question == ASK_LIFT:
        place = place_of(player, card)
        ordered = place >= 0 and player.tokens[place] > 0 and state.task[2] in (NONE, box.type[card])
    elif state.question == ASK_SWITCH and place_of(player, card) >= 0:
        price: i64 = player.tokens[place_of(player, card)]
        if price > player.credits:
            return Reason("artifacts.too-poor", need=price, have=player.credits)
        ordered = len(player.scored) > 0 and price > 0 and card < player.scored[-1]
    return Reason("artifacts.card-order" if ordered else "artifacts.not-among", card=box.ids[card])


# ------------------------------------------------------------------ paying and discarding


def against_paying(state: Position, player: Player, action: i64) -> Reason:
    """A section that does not help, or not in this order."""
    box = state.box
    first = box.first_pay if state.question == ASK_PAY else box.first_put
    if not first <= action < first + 2 * box.resources:
        if action == DONE:
            return Reason("artifacts.not-enough-yet", need=max(state.need - state.paid, 1))
        return other_question(state)
    code = action - first
    place = player.stored.find(code)
    if (code >> 1) not in player.hand and place < 0:
        return about_card("artifacts.not-in-hand", box, code >> 1)
    if place >= 0 and not usable_stored(state, player, place):
        return Reason("artifacts.under-blockade", card=box.ids[player.stored_at[place]])
    putting = state.question == ASK_PUT
    if place < 0 and (state.slots <= 0 or (state.from_planets and not putting)):
        return Reason("artifacts.planets-only")
    colour: i64 = state.task[2] if putting else state.colour
    gold = putting or state.gold
    shown = COLOURS[box.colour[code]]
    if colour != ANY_COLOUR and not (box.worth_with_gold[colour] if gold else box.worth[colour])[code]:
        wanted = COLOURS[colour] + ("-or-gold" if gold and colour != GOLD else "")
        return Reason("artifacts.wrong-colour", icons=box.icons[code], shown=shown, wanted=wanted)
    if code < state.floor or putting:
        return about_card("artifacts.ascending", box, code >> 1)
    if state.sets < 0:
        return Reason("artifacts.breaks-set", icons=box.icons[code], shown=shown)
    left = state.slots + state.planet_slots
    return Reason(
        "artifacts.does-not-pay",
        icons=box.icons[code],
        shown=shown,
        need=max(state.need - state.paid, 0),
        cards=left if left < UNLIMITED // 2 else 0,  # some of the unlimited number may be spent already
    )


def about_card(message_id: str, box: Box, card: i64) -> Reason:
    """A reason against a resource card, with what is on it: such a card has no name."""
    return Reason(
        message_id,
        card=box.resource_ids[card],
        first=box.icons[2 * card],
        first_colour=COLOURS[box.colour[2 * card]],
        second=box.icons[2 * card + 1],
        second_colour=COLOURS[box.colour[2 * card + 1]],
    )


def against_discarding(state: Position, player: Player, action: i64) -> Reason:
    """Not in the hand, or too many are left."""
    box = state.box
    if action == DONE and state.question == ASK_SIFT:
        return Reason("artifacts.must-discard", n=state.owe)
    if action == DONE:
        return Reason("artifacts.hand-too-big", hand=len(player.hand), limit=hand_limit(state, player))
    if not box.first_discard <= action < box.first_plan:
        return other_question(state)
    card = action - box.first_discard
    if card not in player.hand:
        return about_card("artifacts.not-in-hand", box, card)
    return about_card("artifacts.ascending", box, card)
