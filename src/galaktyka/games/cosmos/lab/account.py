"""What is worth counting in Micro Cosmos."""

from __future__ import annotations

from galaktyka.core.game import View
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.lab.accounts import Account


class CosmosAccount(Account):
    """Micro Cosmos: upgrades of the Ark, which everybody can unlock. Alone one plays against the Automa."""

    sources = (
        "terraformed", "first-and-second", "outposts-unlocked", "outposts-placed", "survivors", "colonies",
        "unfinished",
    )  # fmt: skip
    pieces = "upgrade"
    told = "upgrade"
    by_place = True
    places = "turns"

    def place(self, opening: View, end: View, seat: int) -> int:
        """Clockwise from the first player, who is drawn after the set-up; the token went on once a round."""
        count = sum("symbols" not in player for player in end["players"])  # those are the Automa's
        first = int(end["first"]) - int(end["round"]) + 1
        return (seat - first) % count

    def had(self, end: View, seat: int) -> tuple[str, ...]:
        """What is unlocked; Engines also when they are half paid, because they work from then on."""
        player = end["players"][seat]
        half = player["engines"] == 1
        return (*player["upgrades"], *(("engines",) if half else ()))

    def on_offer(self, end: View) -> tuple[str, ...]:
        """Every upgrade, in every game."""
        return v.UPGRADES

    def ends(self, end: View) -> tuple[str, ...]:
        """Enough planets, or the most rounds that a game may take."""
        return ("planets",) if end["closing"] else ("rounds",)
