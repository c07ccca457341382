"""Replaying a record: the same header and the same moves give the same game, or an error that says where not."""

from __future__ import annotations

import json
from typing import Final, Protocol, final

from galaktyka.core.errors import GalaktykaError, IllegalMove, RecordError
from galaktyka.core.game import Document, Event, Game, Reason, State, View, told_to
from galaktyka.core.records import Move, Record, shortened

LINE_OF_FAULT: Final = {
    "wrong-number-of-seats": 5,
    "unknown-option": 7,
    "option-needs-seats": 7,
    "options-exclude": 7,
}
"""The lines of the header that a game may refuse; the last one is the seed or the position."""


@final
class Step:
    """The position after a move (None: the start), and everything that the move made happen."""

    def __init__(self, move: Move | None, state: State, events: list[Event]) -> None:
        self.move = move
        self.state = state
        self.events = events
        """Hidden things too: tell them through `seen_by`."""
        self.views: dict[int | None, View] = {}

    def view(self, viewer: int | None) -> View:
        """The position as `viewer` (None: a spectator) may know it; made once."""
        if viewer not in self.views:
            self.views[viewer] = self.state.view(viewer)
        return self.views[viewer]

    def seen_by(self, viewer: int | None) -> list[Event]:
        """What happened, as `viewer` (None: a spectator) may know it."""
        return told_to(viewer, self.events)


class Viewed(Protocol):
    """A position, or a step that leads to it."""

    def view(self, viewer: int | None, /) -> View:
        """What `viewer` may know of it."""
        ...


def is_noticed(viewer: int | None, before: Viewed, events: list[Event], after: Viewed) -> bool:
    """Whether a viewer sees that a move was made: is told of something, or sees another position than before."""
    return bool(told_to(viewer, events)) or before.view(viewer) != after.view(viewer)


def game_of(record: Record, game: Game) -> Game:
    """The game by the rules that the record was made with; `RecordError` if it has others, or other cards."""
    header = record.header
    if header.game != game.key:
        raise RecordError("records.other-game", {"found": header.game, "game": game.key}, record.source, "", 2)
    played = game.under(header.rules)
    if played is None:
        values: dict[str, object] = {"found": header.rules, "expected": game.rules_version}
        raise RecordError("records.other-rules", values, record.source, "", 3)
    if header.content != game.content:
        values = {"found": shortened(header.content[:12]), "expected": game.content[:12]}
        raise RecordError("records.other-content", values, record.source, "", 4)
    return played


def read_document(text: str) -> Document:
    """The document in a line of JSON."""
    document = json.loads(text)
    if not isinstance(document, dict):
        raise ValueError("not an object")
    return document


def first_step(record: Record, game: Game) -> Step:
    """The start of the game."""
    game = game_of(record, game)
    header = record.header
    try:
        if header.position:
            state = game.from_document(read_document(header.position), record.source)
            state.keep_events(True)
        else:
            state = game.start(len(header.seats), header.seed, header.options, True)
    except GalaktykaError as error:
        line = LINE_OF_FAULT.get(error.message_id, 8)
        raise RecordError(error.message_id, error.values, record.source, error.place, line) from None
    except (ValueError, RecursionError):
        raise RecordError("records.position", {}, record.source, "", 8) from None
    if state.seats() != len(header.seats):
        raise RecordError("records.players", {"n": len(header.seats), "seats": state.seats()}, record.source, "", 6)
    return Step(None, state, state.all_events())


def next_step(state: State, move: Move, source: str) -> Step:
    """The position after a move; the one before it stays as it is."""
    values: dict[str, object] = {"move": f"{move.seat} {shortened(move.notation)}"}
    if move.notation not in state.game().actions.ids:
        raise RecordError("records.unknown-action", values, source, "", move.line)
    action = state.game().actions.ids[move.notation]
    try:
        return step_after(state, move, action)
    except IllegalMove as refused:
        values["reason"] = Reason(refused.message_id, **refused.values)
        raise RecordError("records.illegal-move", values, source, "", move.line) from None


def step_by(state: State, seat: int, action: int) -> Step:
    """The position after an action; the one before it stays as it is. `IllegalMove` if it is not allowed."""
    return step_after(state, Move(seat, state.game().actions.notation(action)), action)


def step_after(state: State, move: Move, action: int) -> Step:
    """The position after a move, with what it made happen; `IllegalMove` if it is not allowed."""
    after = state.clone()
    after.keep_events(True)
    after.apply(move.seat, action)
    return Step(move, after, after.all_events())


def replay_moves(record: Record, game: Game) -> list[Step]:
    """Every position of the game so far; an illegal move is a `RecordError` with the rule against it."""
    steps = [first_step(record, game)]
    for move in record.moves:
        steps.append(next_step(steps[-1].state, move, record.source))
    return steps


def replay(record: Record, game: Game) -> list[Step]:
    """Every position of a finished game, with its result verified."""
    game = game_of(record, game)
    if record.end is None:
        message = "records.cut-off" if record.torn else "records.unfinished"
        raise RecordError(message, {}, record.source, "", record.lines + bool(record.torn))
    steps = replay_moves(record, game)
    last = steps[-1].state
    if not last.is_over():
        raise RecordError("records.not-over", {}, record.source, "", record.lines - 1)
    totals = last.totals()
    if totals != record.end:
        shown = [" ".join([str(total) for total in numbers]) for numbers in (record.end, totals)]
        values: dict[str, object] = {"found": shown[0], "expected": shown[1]}
        raise RecordError("records.scores", values, record.source, "", record.lines - 1)
    return steps
