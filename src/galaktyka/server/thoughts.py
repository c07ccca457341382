"""What bots were asked to think about, and which of their moves still count when they have thought."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from galaktyka.server.course import Course


class Thought:
    """The moment for which bots think; `stand_ins` are the seats of people for whom they decide."""

    def __init__(self, course: Course, stand_ins: Collection[int]) -> None:
        self.version = course.version
        self.state = course.state
        self.moments = {seat: course.moment(seat) for seat in stand_ins}

    def still_meant(
        self, course: Course, bots: Collection[int], moves: Sequence[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """The moves up to the first that a bot made for something else: another deed has happened that it can see, its
        owner is back, or the owner has answered and is asked something new. `bots`: the seats for which bots decide."""
        then, now = self.state.clone(), course.state.clone()
        meant: list[tuple[int, str]] = []
        for seat, notation in moves:
            owner_answered = seat in self.moments and self.moments[seat] != course.moment(seat)
            if seat not in bots or owner_answered:
                break
            if course.version != self.version:
                if then.view(seat) != now.view(seat):
                    break
                action = now.game().actions.id(notation)
                then.apply(seat, action)
                now.apply(seat, action)
            meant.append((seat, notation))
        return meant
