"""Moves that a worker computes for bots, and which of them are still valid when they arrive."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from galaktyka.server.game_session import GameSession


class PendingMoves:
    """Moves for the position as it is now; `stand_ins` are the seats of people for whom bots decide."""

    def __init__(self, session: GameSession, stand_ins: Collection[int]) -> None:
        self.version = session.version
        self.state = session.state
        self.moments = {seat: session.moment(seat) for seat in stand_ins}

    def still_valid(
        self, session: GameSession, bots: Collection[int], moves: Sequence[tuple[int, int]]
    ) -> list[tuple[int, int]]:
        """The moves before the first that is out of date: the bot's view has changed meanwhile, the owner of the seat
        is back, or has answered and is asked something new. `bots`: the seats for which bots decide."""
        then, now = self.state.clone(), session.state.clone()
        valid: list[tuple[int, int]] = []
        for seat, action in moves:
            owner_answered = seat in self.moments and self.moments[seat] != session.moment(seat)
            if seat not in bots or owner_answered:
                break
            if session.version != self.version:
                if then.view(seat) != now.view(seat):
                    break
                then.apply(seat, action)
                now.apply(seat, action)
            valid.append((seat, action))
        return valid
