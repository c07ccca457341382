"""Reading what a player has to decide: the question, and whether it belongs where the game stands."""

from __future__ import annotations

from typing import Final

from galaktyka.core.content import Table
from galaktyka.games.frontiers.document import COUNTED_QUESTIONS, ORDERED_QUESTIONS
from galaktyka.games.frontiers.document_part import (
    fault_in_consumption,
    fault_in_means,
    fault_in_settling,
    fault_in_shortage,
    fault_in_windfalls,
    tile_in,
)
from galaktyka.games.frontiers.rules.flow import advance, offer
from galaktyka.games.frontiers.rules.holdings import most_stored
from galaktyka.games.frontiers.rules.limit import surplus
from galaktyka.games.frontiers.rules.produce import EVERYWHERE, WINDFALLS
from galaktyka.games.frontiers.rules.sell import GAIN, USE
from galaktyka.games.frontiers.rules.swaps import can_upgrade
from galaktyka.games.frontiers.state import Player, Position
from galaktyka.games.frontiers.vocabulary import (
    ASK_AFTER,
    ASK_ARM,
    ASK_BOTTOM,
    ASK_BUY,
    ASK_CONSUME,
    ASK_DISCOVER,
    ASK_HOME,
    ASK_KEEP,
    ASK_MEANS,
    ASK_NAME,
    ASK_PICK,
    ASK_REPLACE,
    ASK_RETURN,
    ASK_REVEAL,
    ASK_SECOND,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SHORT,
    ASK_SPEND,
    ASK_STOCK,
    ASK_TAX,
    ASK_WINDFALL,
    BEGIN,
    DEVELOP,
    EXPLORE,
    FINISH,
    GREY,
    LIMIT,
    NO_SEAT,
    NO_TILE,
    NOTHING,
    OVER,
    PARTS,
    PHASES,
    PICK,
    PRODUCE,
    QUESTIONS,
    REVEAL,
    REVIEW,
    SECOND,
    SELL,
    SETTLE,
    SETUP,
    STAGES,
    STORE,
    STORED_CREDITS,
    STORED_GOODS,
    T_CONSUME,
    T_UPGRADE,
)

QUESTIONS_OF_STAGE: Final = {
    (SETUP, FINISH): (ASK_HOME,),
    (PICK, BEGIN): (ASK_PICK,),
    (REVEAL, BEGIN): (ASK_REVEAL,),
    (REVIEW, FINISH): (ASK_KEEP, ASK_BOTTOM),
    (DEVELOP, PARTS): (ASK_BUY,),
    (EXPLORE, PARTS): (ASK_DISCOVER,),
    (EXPLORE, SECOND): (ASK_DISCOVER,),
    (EXPLORE, LIMIT): (ASK_RETURN,),
    (SETTLE, PARTS): (ASK_SETTLE, ASK_SECOND, ASK_AFTER, ASK_ARM, ASK_REPLACE, ASK_MEANS, ASK_NAME),
    (SETTLE, LIMIT): (ASK_RETURN,),
    (PRODUCE, PARTS): (ASK_NAME, ASK_SHORT, ASK_WINDFALL),
    (PRODUCE, STORE): (ASK_STOCK,),
    (SELL, PARTS): (ASK_SELL, ASK_TAX, ASK_CONSUME, ASK_SPEND),
}
STEPS: Final = {
    ASK_SHORT: EVERYWHERE,
    ASK_WINDFALL: WINDFALLS,
    ASK_SELL: GAIN,
    ASK_TAX: GAIN,
    ASK_CONSUME: USE,
    ASK_SPEND: USE,
}
"""Where a question stands in the part of its player."""


def expected_seat(state: Position) -> int:
    """The seat that can be asked where the game stands; NO_SEAT if none."""
    phase = state.phase
    if phase == PICK:
        return state.track[state.picking]
    if phase == REVEAL:
        return state.hidden_owner
    if phase == REVIEW or state.stage == SECOND:
        return state.chooser
    begun = state.turn if phase == SELL or (phase == PRODUCE and state.stage == PARTS) else state.turn - 1
    if not 0 <= begun < state.count:
        return NO_SEAT
    return state.track[begun] if phase == SETUP else state.resolve[begun]


def open_question(state: Position, top: Table) -> None:
    """Work out what may be answered; if nobody is asked anything the game goes on by itself."""
    tables = top.tables("players")
    asked: list[int] = []
    for seat, table in enumerate(tables):
        table.place = f"seat {seat}"
        question = QUESTIONS.index(table.choice_or("question", "nothing", list(QUESTIONS)))
        if question != NOTHING:
            asked.append(seat)
        for key, questions in (("owe", COUNTED_QUESTIONS), ("floor", ORDERED_QUESTIONS)):
            if table.has(key) and question not in questions:
                raise table.error("document.not-with", {"key": key, "question": QUESTIONS[question]})
    if len(asked) > 1:
        raise top.error("document.one-at-a-time", {"seats": ", ".join([str(seat) for seat in asked])})
    if asked:
        ask_seat(state, asked[0], tables[asked[0]])
    else:
        go_on_without(state, top)


def ask_seat(state: Position, seat: int, table: Table) -> None:
    """The question of the document; it must belong here, and there must be an answer."""
    question = QUESTIONS.index(table.text("question"))
    about: dict[str, object] = {"seat": seat, "question": QUESTIONS[question]}
    expected = expected_seat(state) if question in QUESTIONS_OF_STAGE.get((state.phase, state.stage), ()) else NO_SEAT
    if expected == NO_SEAT:
        raise table.error("document.question", {**about, "phase": PHASES[state.phase], "stage": STAGES[state.stage]})
    if expected != seat:
        raise table.error("document.other-seat", {**about, "expected": expected})
    state.asked = seat
    state.question = question
    state.step = STEPS.get(question, EVERYWHERE if question == ASK_NAME and state.phase == PRODUCE else 0)
    state.owe = table.number("owe", 1, 60) if question in COUNTED_QUESTIONS else 0
    if table.has("floor"):
        state.floor = tile_in(state, table, "floor") + 1
    if not is_open(state, state.players[seat], question):
        raise table.error("document.no-answer", about)
    check_idle(state, table)
    key = fault_in_question(state, state.players[seat], question)
    if key:
        raise table.error("document.does-not-fit", {"key": key, **about})
    offer(state)
    if state.number == 0:
        raise table.error("document.no-answer", about)
    if state.number == 1:
        advance(state)


def go_on_without(state: Position, top: Table) -> None:
    """A document without a question stands at the beginning of something, or at the end of the game."""
    unfinished = state.display or state.leaving or state.looked or any(player.made for player in state.players)
    unfinished = unfinished or state.kept_goal != NO_TILE
    if state.stage == BEGIN and not unfinished and not top.has("part"):
        if state.phase == OVER:
            return
        if state.turn == 0:
            advance(state)
            return
    raise top.error("document.nobody-asked", {"phase": PHASES[state.phase], "stage": STAGES[state.stage]})


def check_idle(state: Position, table: Table) -> None:
    """What belongs to another question is not there; colonies placed in this action only in their owner's part."""
    question = state.question
    others = [player for seat, player in enumerate(state.players) if seat != state.asked or state.stage != PARTS]
    misplaced = {
        "power": state.power != NO_TILE and question not in (ASK_ARM, ASK_SHORT, ASK_SPEND),
        "settling": state.settling != NO_TILE and question not in (ASK_MEANS, ASK_NAME),
        "upgrading": state.upgrading != NO_TILE and question != ASK_REPLACE,
        "spent": bool(state.spent) and question != ASK_SPEND,
        "given": state.given != 0 and question != ASK_SPEND,
        "sale": state.sale > 0 and question != ASK_TAX,
        "windfalls": bool(state.windfalls) and question != ASK_WINDFALL,
        "stored": state.stored and question != ASK_RETURN,
        "looked": bool(state.looked) and question not in (ASK_KEEP, ASK_BOTTOM),
        "kept_goal": state.kept_goal != NO_TILE and question != ASK_BOTTOM,
        "used": bool(state.used) and question in (ASK_RETURN, ASK_SELL, ASK_TAX),
        "consumed": state.consumed > 0 and question in (ASK_SELL, ASK_TAX),
        "part": state.stage != PARTS and (state.chosen or state.second or state.upgraded or state.temporary > 0),
        "active": any(player.active < len(player.colonies) for player in others),
        "leaving": bool(state.leaving) and state.stage != PARTS,
        "display": bool(state.display) and question != ASK_DISCOVER,
        "turn": state.turn > 0 and question in (ASK_PICK, ASK_REVEAL, ASK_KEEP, ASK_BOTTOM),
    }
    for key, wrong in misplaced.items():
        if wrong:
            raise table.error("document.not-with", {"key": key, "question": QUESTIONS[question]})


def is_open(state: Position, player: Player, question: int) -> bool:
    """Whether there can be anything to decide: what the question is about is there."""
    if question in (ASK_SELL, ASK_STOCK):
        return player.stock > 0
    if question == ASK_CONSUME:
        return player.stock > 0 and player.talents & T_CONSUME != 0
    if question == ASK_AFTER:
        return player.talents & T_UPGRADE != 0 and can_upgrade(state, player)
    if question == ASK_RETURN:
        return surplus(state, player) > 0
    return True


def fault_in_question(state: Position, player: Player, question: int) -> str:
    """The key that does not fit the question; empty if all do."""
    if state.phase == SETTLE and state.stage == PARTS:
        return fault_in_settling(state, player, question) or fault_in_means(state, player, question)
    if state.phase == SELL:
        return fault_in_sale(state, player) if question == ASK_TAX else fault_in_consumption(state, player, question)
    if question in (ASK_KEEP, ASK_BOTTOM):
        return fault_in_looking(state, question)
    if question == ASK_RETURN:
        if state.stored and not player.stored_planets:
            return "stored"
        return "" if state.owe == surplus(state, player) else "owe"
    if question == ASK_NAME:
        there = state.box.refinery != NO_TILE and state.box.refinery in player.colonies
        return "" if there else "refinery"
    if question == ASK_SHORT:
        return fault_in_shortage(state, player)
    if question == ASK_WINDFALL:
        return fault_in_windfalls(state)
    if question == ASK_STOCK:
        return fault_in_stock(state, player)
    if question == ASK_HOME:
        return "options" if state.first_game else ""
    if question == ASK_DISCOVER:
        return "display" if len(state.display) > state.box.explore_display else ""
    return ""


def fault_in_looking(state: Position, question: int) -> str:
    """As many goals as the tile lets one look at; one of them has been kept when the others go to the bottom."""
    kept = int(question == ASK_BOTTOM)
    if not 0 < len(state.looked) <= state.box.review_look - kept:
        return "looked"
    return "kept_goal" if (state.kept_goal != NO_TILE) != (question == ASK_BOTTOM) else ""


def fault_in_stock(state: Position, player: Player) -> str:
    """There is room on the storage board; `floor` is the colony whose good was stored last."""
    if len(player.stored_goods) >= most_stored(state, STORED_GOODS):
        return "stored_goods"
    if state.floor == 0:
        return ""
    place = player.colonies.find(state.floor - 1)
    return "" if place >= 0 and player.goods[place] == GREY and player.stored_goods else "floor"


def fault_in_sale(state: Position, player: Player) -> str:
    """Credits of the sale that can be stored: no more than the player has, nor than there is room for."""
    room = most_stored(state, STORED_CREDITS) - player.stored_credits
    return "" if 0 < state.sale <= min(room, player.credits) else "sale"
