"""Thinking time, worked out from the times of the entries: so it is the same after a restart, and on every server.

Either a stock of seconds for the game, to which every choice adds some, or a number of days for each choice.
"""

from __future__ import annotations

from collections.abc import Collection

from galaktyka.server.messages.tables import Clock

DAY = 24 * 3600.0


class Clocks:
    """The clocks of all seats of a table."""

    def __init__(self, clock: Clock, seats: int, at: float, asked: Collection[int]) -> None:
        self.clock = clock
        self.stock = [float(clock.stock + clock.bonus)] * seats
        """Seconds that each seat had when it was asked last."""
        self.thinking: dict[int, float] = dict.fromkeys(asked, at)
        """Since when each seat that owes a choice has been thinking."""

    def answered(self, seats: Collection[int], at: float, asked: Collection[int]) -> None:
        """The seats have made a choice, which adds to their stock; others may be asked now."""
        for seat in seats:
            self.stock[seat] = max(0.0, self.left(seat, at)) + self.clock.bonus
        self.go_on(seats, at, asked)

    def took_back(self, seat: int, at: float, asked: Collection[int]) -> None:
        """A seat has taken its choice back, and with it what the choice had added."""
        self.stock[seat] = max(0.0, self.left(seat, at) - self.clock.bonus)
        self.go_on({seat}, at, asked)

    def go_on(self, answered: Collection[int], at: float, asked: Collection[int]) -> None:
        """Start the clocks of those who are asked something new."""
        waiting = {seat: since for seat, since in self.thinking.items() if seat not in answered}
        self.thinking = {seat: waiting.get(seat, at) for seat in asked}

    def left(self, seat: int, now: float) -> float:
        """The seconds left for the choice that the seat owes; below 0 its time is over."""
        used = max(0.0, now - self.thinking.get(seat, now))
        return (DAY * self.clock.days if self.clock.days else self.stock[seat]) - used

    def overdue(self, now: float) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in self.thinking if self.left(seat, now) < 0]
