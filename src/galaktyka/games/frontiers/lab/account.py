"""What is worth counting in New Frontiers."""

from __future__ import annotations

from galaktyka.core.game import View
from galaktyka.lab.accounts import Account, Choices


class FrontiersAccount(Account):
    """New Frontiers: colonies and technologies; the home world is dealt, or chosen of the two sides of a board."""

    sources = ("tokens", "tile", "bonus", "goal")
    pieces = "tile"
    told = "tile"
    by_place = True
    places = "places"
    by_choice = True

    def place(self, opening: View, end: View, seat: int) -> int:
        """The place of the first pawn on the track."""
        return int(opening["track"].index(seat))

    def start(self, opening: View, choices: Choices, end: View, seat: int) -> str:
        """The home world, even if another planet has taken its place since."""
        for who, notation in choices:
            if who == seat and notation.startswith("home "):
                return notation.removeprefix("home ")
        return str(opening["players"][seat]["colonies"][0]["tile"])

    def had(self, end: View, seat: int) -> tuple[str, ...]:
        """Colonies, then technologies."""
        player = end["players"][seat]
        return (*(colony["tile"] for colony in player["colonies"]), *player["technologies"])

    def on_offer(self, end: View) -> tuple[str, ...]:
        """The technology faces in play."""
        return tuple(end["technologies"])

    def ends(self, end: View) -> tuple[str, ...]:
        """Which of the four ends were met in the last round."""
        return tuple(end["ends"])
