"""What is worth counting in a game, asked of each game in its own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, cast

from galaktyka.core.game import State, View

if TYPE_CHECKING:
    from galaktyka.games.artifacts import ArtifactsState
    from galaktyka.games.race.game import RaceState

Choices = Sequence[tuple[int, str]]
"""The seat and the notation of the first choices of a game, one for each player."""


class Watch(Protocol):
    """Looks at a game while it is played and counts its rounds."""

    rounds: int

    def look(self, state: State) -> None:
        """After a choice."""
        ...


class Account:
    """What can be said of a game that we know nothing else about."""

    sources: tuple[str, ...] = ()
    """Where points come from, in the order of the tables."""
    pieces = "card"
    """What a player can have; names are `<game>.<pieces>.<id>`."""
    starts = ""
    """What a player begins with, if it is none of the pieces; names are `<game>.<starts>.<id>`."""
    told = "card"
    """How the report speaks of all this: in the words of `lab.<told>`."""
    by_place = False
    """Players take turns in an order that is not that of the seats."""
    places = "seats"
    """What the table about it is called: `lab.title.<places>`."""
    by_choice = False
    """What a player begins with is among the first choices."""

    def see(self, state: State) -> View:
        """As much of a position as the methods below need to know."""
        return state.view(None)

    def place(self, opening: View, end: View, seat: int) -> int:
        """When the seat's turn came in the first round."""
        return seat

    def start(self, opening: View, choices: Choices, end: View, seat: int) -> str:
        """What the seat began with; empty if everybody begins alike."""
        return ""

    def had(self, end: View, seat: int) -> tuple[str, ...]:
        """What the seat had at the end."""
        return ()

    def on_offer(self, end: View) -> tuple[str, ...]:
        """What anybody could have bought."""
        return ()

    def ends(self, end: View) -> tuple[str, ...]:
        """Why the game ended, if there are several ways."""
        return ()

    def watch(self) -> Watch | None:
        """Counts the rounds of one game, if its last position does not tell them."""
        return None


class RaceAccount(Account):
    """Race for the Galaxy: cards in a tableau, the start world first."""

    sources = ("chips", "card", "bonus")

    def see(self, state: State) -> View:
        """Rounds and tableaus: a whole view would take as long as half of a random game."""
        position = cast("RaceState", state)
        ids = position.box.ids
        return {
            "round": position.round,
            "tableaus": [[ids[card] for card in player.tableau] for player in position.players],
        }

    def start(self, opening: View, choices: Choices, end: View, seat: int) -> str:
        """The start world."""
        return str(opening["tableaus"][seat][0])

    def had(self, end: View, seat: int) -> tuple[str, ...]:
        """The tableau."""
        return tuple(end["tableaus"][seat])


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


class ArtifactsAccount(Account):
    """Alien Artifacts: a faction, dealt or chosen, and the cards of an empire. The game ends in one way only."""

    sources = ("track", "empire", "technology", "faction")
    starts = "faction"
    told = "empire"
    by_place = True
    places = "turns"

    def place(self, opening: View, end: View, seat: int) -> int:
        """Clockwise from the first player, who is drawn after factions are chosen."""
        return (seat - int(end["first"])) % len(end["players"])

    def start(self, opening: View, choices: Choices, end: View, seat: int) -> str:
        """The faction, which stays the same to the end."""
        return str(end["players"][seat]["faction"])

    def had(self, end: View, seat: int) -> tuple[str, ...]:
        """The empire, in the order of arrival."""
        return tuple(entry["card"] for entry in end["players"][seat]["empire"])

    def watch(self) -> Watch:
        """When the accounts are settled the turns are counted anew, so the last position does not tell them."""
        return TurnWatch()


class TurnWatch:
    """Counts rounds by the turns of Alien Artifacts: everybody has as many."""

    def __init__(self) -> None:
        self.rounds = 0

    def look(self, state: State) -> None:
        """The turn that is being played is part of a round."""
        position = cast("ArtifactsState", state)
        self.rounds = max(self.rounds, (position.turns + position.count - 1) // position.count)


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
        from galaktyka.games.cosmos.vocabulary import UPGRADES

        return UPGRADES

    def ends(self, end: View) -> tuple[str, ...]:
        """Enough planets, or the most rounds that a game may take."""
        return ("planets",) if end["closing"] else ("rounds",)


ACCOUNTS: dict[str, Account] = {
    "race": RaceAccount(),
    "frontiers": FrontiersAccount(),
    "artifacts": ArtifactsAccount(),
    "cosmos": CosmosAccount(),
}


def account_of(game_key: str) -> Account:
    """How to read the games of this kind."""
    return ACCOUNTS.get(game_key, Account())
