"""The flow of the game: the next task, who is asked what, what an answer does, and why another is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.questions import automa as for_automa
from galaktyka.games.cosmos.engine.questions import (
    cantina,
    discard,
    draw,
    gain,
    keep,
    move,
    pay,
    play,
    raising,
    resolve,
    row,
    spend,
    token,
    track,
    upgrade,
    use,
)
from galaktyka.games.cosmos.engine.questions import destination as action_here
from galaktyka.games.cosmos.engine.rules import (
    automa,
    cargo,
    crew,
    destination,
    setting_up,
    specialists,
    terraforming,
    travel,
    upgrades,
)
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

VERBS: Final[list[list[str]]] = [
    [],
    ["discard"],
    ["above", "below"],
    ["gain"],
    ["upgrade", "pass"],
    ["spend"],
    ["pay"],
    ["move", "discover", "pass"],
    ["raise"],
    ["take"],
    ["play", "lift", "pass"],
    ["use", "pass"],
    ["gather", "terraform", "explore", "colony", "outpost", "settle", "train", "pass"],
    ["raise", "pass"],
    ["resolve"],
    ["keep", "pass"],
    ["ready"],
    ["draw", "pass"],
    ["leader"],
    ["outpost"],
]
"""What each question is answered with."""
STEPS: Final[dict[int, int]] = {
    v.ASK_UPGRADE: v.UPGRADE,
    v.ASK_MOVE: v.TRAVEL,
    v.ASK_PLAY: v.CREW,
    v.ASK_DESTINATION: v.DESTINATION,
}
"""Questions that belong to a step of the turn."""


# ------------------------------------------------------------------ tasks


def carry_out(state: Position, task: i64) -> None:
    """One task of the agenda."""
    if task == v.GAIN:
        crew.give(state)
    elif task == v.LAND:
        travel.land(state)
    elif task == v.PLACE:
        crew.place(state)
    elif task == v.CREW_FROM_DECK:
        crew.from_deck(state)
    elif task == v.GAIN_ANY:
        cargo.gain_any(state)
    elif task == v.CREW_FROM_CANTINA:
        crew.from_cantina(state)
    elif task == v.REFILL:
        crew.refill(state)
    elif task == v.SPEND:
        specialists.spend(state)
    elif task == v.PAY_ANY:
        cargo.pay_any(state)
    elif task == v.UNLOCK:
        upgrades.unlock(state)
    elif task == v.TERRAFORM:
        terraforming.terraform(state)
    elif task == v.DISCOVERED:
        travel.reward_discovery(state)
    elif task == v.REVEAL:
        destination.reveal(state)
    elif task == v.KEEP:
        destination.keep(state)
    elif task == v.COLONISE:
        destination.colonise(state)
    elif task == v.DEAL:
        setting_up.deal(state)
    else:
        automa.carry_out_line(state)


# ------------------------------------------------------------------ questions


def offer(state: Position) -> None:
    """What may be chosen; the questions that come up most stand first."""
    question = state.question
    if question == v.ASK_PLAY:
        play.offer(state)
    elif question == v.ASK_MOVE:
        move.offer(state)
    elif question == v.ASK_DESTINATION:
        action_here.offer(state)
    elif question == v.ASK_UPGRADE:
        upgrade.offer(state)
    elif question == v.ASK_ROW:
        row.offer(state)
    elif question == v.ASK_DRAW:
        draw.offer(state)
    elif question == v.ASK_USE:
        use.offer(state)
    elif question == v.ASK_GAIN:
        gain.offer(state)
    elif question == v.ASK_RAISE:
        raising.offer(state)
    elif question == v.ASK_SPEND:
        spend.offer(state)
    elif question == v.ASK_PAY:
        pay.offer(state)
    elif question == v.ASK_CANTINA:
        cantina.offer(state)
    else:
        offer_rarely(state, question)


def offer_rarely(state: Position, question: i64) -> None:
    """The questions that come up a few times in a game."""
    if question == v.ASK_TRACK:
        track.offer(state)
    elif question == v.ASK_TOKEN:
        token.offer(state)
    elif question == v.ASK_RESOLVE:
        resolve.offer(state)
    elif question == v.ASK_KEEP:
        keep.offer(state)
    elif question == v.ASK_DISCARD:
        discard.offer(state)
    elif question == v.ASK_AUTOMA_LEADER:
        for_automa.offer_leaders(state)
    else:
        for_automa.offer_outposts(state)


def answer(state: Position, seat: i64, action: i64) -> None:
    """What a choice does; it is known to be legal."""
    question = state.question
    if question == v.ASK_PLAY:
        play.answer(state, seat, action)
    elif question == v.ASK_MOVE:
        move.answer(state, seat, action)
    elif question == v.ASK_DESTINATION:
        action_here.answer(state, seat, action)
    elif question == v.ASK_UPGRADE:
        upgrade.answer(state, seat, action)
    elif question == v.ASK_ROW:
        row.answer(state, seat, action)
    elif question == v.ASK_DRAW:
        draw.answer(state, seat, action)
    elif question == v.ASK_USE:
        use.answer(state, seat, action)
    elif question == v.ASK_GAIN:
        gain.answer(state, seat, action)
    elif question == v.ASK_RAISE:
        raising.answer(state, seat, action)
    elif question == v.ASK_SPEND:
        spend.answer(state, seat, action)
    elif question == v.ASK_PAY:
        pay.answer(state, seat, action)
    elif question == v.ASK_CANTINA:
        cantina.answer(state, seat, action)
    else:
        answer_rarely(state, question, seat, action)


def answer_rarely(state: Position, question: i64, seat: i64, action: i64) -> None:
    """The answers that come up a few times in a game."""
    if question == v.ASK_TRACK:
        track.answer(state, seat, action)
    elif question == v.ASK_TOKEN:
        token.answer(state, seat, action)
    elif question == v.ASK_RESOLVE:
        resolve.answer(state, seat, action)
    elif question == v.ASK_KEEP:
        keep.answer(state, seat, action)
    elif question == v.ASK_DISCARD:
        discard.answer(state, seat, action)
    elif question == v.ASK_AUTOMA_LEADER:
        for_automa.answer_leader(state, action)
    else:
        for_automa.answer_outpost(state, action)


# ------------------------------------------------------------------ why not


def reason_against(state: Position, seat: i64, action: i64) -> Reason | None:
    """The first condition that fails; None if the action is legal."""
    if not state.deciders():
        return Reason("cosmos.game-over")
    if state.asked != seat:
        return Reason("cosmos.not-your-choice")
    if action in state.options:
        return None
    verb = state.game().actions.verb(action)
    if verb in VERBS[state.question]:
        return against(state, state.question, seat, action)
    return against_other(state, seat, action, verb)


def against(state: Position, question: i64, seat: i64, action: i64) -> Reason:
    """An answer of the right kind to this question, which it does not take."""
    player = state.players[seat]
    if question == v.ASK_PLAY:
        return play.against(state, player, action)
    if question == v.ASK_MOVE:
        return move.against(state, seat, action)
    if question == v.ASK_DESTINATION:
        return action_here.against(state, seat, action)
    if question == v.ASK_UPGRADE:
        return upgrade.against(state, seat, action)
    if question == v.ASK_GAIN:
        return gain.against(state, player, action)
    if question == v.ASK_RAISE:
        return raising.against(state, player, action)
    if question == v.ASK_SPEND:
        return spend.against(state, player, action)
    if question == v.ASK_PAY:
        return pay.against(state, player, action)
    if question == v.ASK_CANTINA:
        return cantina.against(state, action)
    if question == v.ASK_TRACK:
        return track.against(state, action)
    if question == v.ASK_TOKEN:
        return token.against(action)
    if question == v.ASK_RESOLVE:
        return resolve.against(state, action)
    if question == v.ASK_DISCARD:
        return discard.against(state, action)
    if question == v.ASK_AUTOMA_LEADER:
        return for_automa.against_leader(action)
    return for_automa.against_outpost(state, action)


def against_other(state: Position, seat: i64, action: i64, verb: str) -> Reason:
    """An answer to another question: impossible anyway, or its step is over, or it has to wait."""
    player = state.players[seat]
    for question, step in STEPS.items():
        if verb in VERBS[question] and verb != "pass" and seat == state.active and step < state.step:
            if is_impossible(state, question, seat, player, action):
                return against(state, question, seat, action)
            return Reason("cosmos.step-over", step=v.STEPS[step])
    reason: Reason | None = None
    if action == v.DRAW_CARD:
        reason = draw.against(state, player)
    elif action == v.KEEP_IT:
        reason = keep.against(state, player)
    return reason or Reason("cosmos.other-question", question=v.QUESTIONS[state.question])


def is_impossible(state: Position, question: i64, seat: i64, player: Player, action: i64) -> bool:
    """Whether it could not be done in its step either: a step is skipped where nothing can be done in it."""
    if question == v.ASK_UPGRADE:
        return upgrade.obstacle(state, seat, action - v.UPGRADE_FIRST) != upgrade.FINE
    if question == v.ASK_PLAY:
        return play.obstacle(state, player, action) != play.FINE
    return question == v.ASK_DESTINATION and action_here.obstacle(state, seat, action) != action_here.FINE
