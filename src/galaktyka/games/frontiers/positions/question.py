"""Reading what a player has to decide: the question belongs where the game stands, and what it is about is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galaktyka.core.content import Table
from galaktyka.core.errors import GalaktykaError
from galaktyka.core.keeping import misplaced
from galaktyka.games.frontiers.engine import stages
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions import settle
from galaktyka.games.frontiers.engine.rules.flow import advance, offer
from galaktyka.games.frontiers.engine.rules.holdings import most_stored, price_of_contact
from galaktyka.games.frontiers.engine.rules.limit import surplus
from galaktyka.games.frontiers.engine.state import Player, Position
from galaktyka.games.frontiers.positions.fields import GOALS, KEPT_GOAL, PART, PLAYER, TABLE


def open_question(state: Position, top: Table, tables: list[Table]) -> None:
    """Work out what may be answered; if nobody is asked anything the game goes on by itself."""
    asked = [seat for seat, table in enumerate(tables) if question_of(table) != v.NOTHING]
    if len(asked) > 1:
        raise top.error("document.one-at-a-time", {"seats": ", ".join([str(seat) for seat in asked])})
    if asked:
        state.asked = asked[0]
        state.question = question_of(tables[asked[0]])
        read_question(state, tables[asked[0]])
    check_idle(state, top, tables)
    if asked:
        answerable(state, tables[asked[0]])
    elif state.stage == v.BEGIN and (state.turn == 0 or state.phase == v.OVER):
        advance(state)
    else:
        raise top.error("document.nobody-asked", {"phase": v.PHASES[state.phase], "stage": v.STAGES[state.stage]})


def question_of(table: Table) -> int:
    """What a seat is asked."""
    return v.QUESTIONS.index(table.choice_or("question", "nothing", list(v.QUESTIONS)))


def expected_seat(state: Position) -> int:
    """The seat that can be asked where the game stands; NO_SEAT if none."""
    phase = state.phase
    if phase == v.PICK:
        return state.track[state.picking]
    if phase == v.REVEAL:
        return state.hidden_owner
    if phase == v.REVIEW or state.stage == v.SECOND:
        return state.chooser
    begun = state.turn if phase == v.SELL or (phase == v.PRODUCE and state.stage == v.PARTS) else state.turn - 1
    if not 0 <= begun < state.count:
        return v.NO_SEAT
    return state.track[begun] if phase == v.SETUP else state.resolve[begun]


def read_question(state: Position, table: Table) -> None:
    """The question of the document; it must belong to the stage and the seat."""
    question = state.question
    about: dict[str, object] = {"seat": int(state.asked), "question": v.QUESTIONS[question]}
    expected = (
        expected_seat(state) if question in stages.QUESTIONS_OF_STAGE.get((state.phase, state.stage), ()) else v.NO_SEAT
    )
    if expected == v.NO_SEAT:
        raise table.error(
            "document.question", {**about, "phase": v.PHASES[state.phase], "stage": v.STAGES[state.stage]}
        )
    if expected != state.asked:
        raise table.error("document.other-seat", {**about, "expected": expected})
    state.step = stages.STEPS.get((state.phase, question), 0)
    if question in stages.COUNTED_QUESTIONS:
        state.owe = table.number("owe", 1, 60)
    if question in stages.ORDERED_QUESTIONS and table.has("floor"):
        state.floor = state.box.ids.index(table.choice("floor", state.box.ids)) + 1


def check_idle(state: Position, top: Table, tables: list[Table]) -> None:
    """What belongs to another stage or question is not there; new colonies only in their owner's part of Settle."""
    wrong = misplaced((*TABLE, *GOALS, *KEPT_GOAL, *PART), state, state)
    if wrong:
        raise out_of_place(state, top, wrong, state.question)
    for seat, table in enumerate(tables):
        player = state.players[seat]
        wrong = misplaced(PLAYER, state, player)
        settling = seat == state.asked and (state.phase, state.stage) == (v.SETTLE, v.PARTS)
        if player.active < len(player.colonies) and not settling:
            wrong = "active"
        question = question_of(table)
        for key, questions in (("owe", stages.COUNTED_QUESTIONS), ("floor", stages.ORDERED_QUESTIONS)):
            if table.has(key) and question not in questions:
                wrong = key
        if wrong:
            raise out_of_place(state, table, wrong, question)


def out_of_place(state: Position, table: Table, key: str, question: int) -> GalaktykaError:
    """It belongs to another stage, or to another question."""
    if key in stages.KEPT_IN_STAGES or key == "active" or state.question == v.NOTHING:
        return table.error("document.not-now", {"key": key, "phase": v.PHASES[state.phase]})
    return table.error("document.not-with", {"key": key, "question": v.QUESTIONS[question]})


def answerable(state: Position, table: Table) -> None:
    """What the question is about is there, and there is an answer; a single one is given at once."""
    question = state.question
    player = state.players[state.asked]
    about: dict[str, object] = {"seat": int(state.asked), "question": v.QUESTIONS[question]}
    needed = stages.NEEDED.get(question)
    if needed and getattr(state, needed) == v.NO_TILE:
        raise table.error("document.does-not-fit", {"key": needed, **about})
    key, fits = FITS.get(question, ("", always))
    if not fits(state, player):
        raise table.error("document.does-not-fit", {"key": key, **about})
    offer(state)
    if state.number == 0:
        raise table.error("document.no-answer", about)
    if state.number == 1:
        advance(state)


# ------------------------------------------------------------------ without this the answer would break something


def always(state: Position, player: Player) -> bool:
    """Nothing is needed."""
    return True


def payable(state: Position, player: Player) -> bool:
    """A planet that can be settled, for credits too."""
    price = price_of_contact(state, player, state.settling)
    can_settle = settle.obstacle(state, player, state.settling) == settle.FINE
    return can_settle and v.NO_TILE < price <= player.credits


def unnamed(state: Position, player: Player) -> bool:
    """A planet of any kind; in Settle it has just come, without a good."""
    refinery = state.box.refinery
    if refinery == v.NO_TILE or refinery not in player.colonies:
        return False
    if state.phase == v.PRODUCE:
        return state.settling == v.NO_TILE
    return state.settling == refinery == player.colonies[-1] and player.goods[-1] == v.GREY


def storable(state: Position, player: Player) -> bool:
    """No more credits of the sale than the player has, nor than there is room for."""
    return state.sale <= min(most_stored(state, v.STORED_CREDITS) - player.stored_credits, player.credits)


FITS: Final[dict[int, tuple[str, Callable[[Position, Player], bool]]]] = {
    v.ASK_RETURN: ("owe", lambda state, player: state.owe == surplus(state, player)),
    v.ASK_ARM: ("power", lambda state, player: bool(state.box.temporary[state.power])),
    v.ASK_SPEND: ("power", lambda state, player: state.box.consume[state.power] != v.NO_CONSUME),
    v.ASK_REPLACE: ("upgrading", lambda state, player: state.upgrading in player.colonies[: player.active]),
    v.ASK_MEANS: ("settling", payable),
    v.ASK_NAME: ("settling", unnamed),
    v.ASK_TAX: ("sale", storable),
    v.ASK_STOCK: ("stored_goods", lambda state, player: len(player.stored_goods) < most_stored(state, v.STORED_GOODS)),
}
"""The key at fault, and what is asked of it."""
