"""What a person does in one go although the rules know it action by action: several cards kept, a price paid."""

from __future__ import annotations

from typing import Any, Final, final

PASS: Final = "pass"
"""The verb for choosing nothing, or nothing more, in every game."""


@final
class Gestures:
    """The verbs of a game whose actions belong together."""

    def __init__(self, repeated: tuple[str, ...], completing: tuple[str, ...] = (PASS,)) -> None:
        self.repeated = repeated
        """Done once for each of the things that are chosen together."""
        self.completing = completing
        """Follow in the same gesture: where the things go, or that they are all."""

    def is_one_choice(self, earlier: str, later: str) -> bool:
        """Whether an action of the second verb may only go on with the choice that one of the first has begun."""
        return earlier in self.repeated and later in (earlier, PASS)

    def follows(self, earlier: str, later: str) -> bool:
        """Whether an action of the second verb, made in the same gesture, is more of the same or completes it."""
        return later == earlier or later in self.completing


COMMON: Final = Gestures(
    ("pay", "keep", "discard", "spend", "choose", "return", "stock", "gain", "raise", "take"),
    ("put", "to", "done", PASS),
)
"""For a game that does not say: what these verbs usually mean."""


def question_in(view: dict[str, Any], seat: int) -> tuple[str, int]:
    """What a player is asked, with the card or tile that asks it, and how many things they still choose."""
    players = view.get("players")
    if not players:
        return "", 0
    player = players[seat]
    return f"{player.get('question')} {player.get('power')}", player.get("owe", 0)
