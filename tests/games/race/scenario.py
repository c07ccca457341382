"""Positions built by hand: for tests, puzzles and bug reports.

A scenario is a document with sensible defaults: seat 0 is the one that the story is about, the others have a start
world and nothing else, and every card that is not mentioned lies shuffled in the deck below the cards given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from galaktyka.core.game import Reason
from galaktyka.games.race.game import GAME, RaceGame, RaceState

PHASE_ACTIONS = {
    "explore": "explore-5",
    "develop": "develop",
    "settle": "settle",
    "consume": "consume-2x",
    "produce": "produce",
}


@final
class Scenario:
    """A position with the vocabulary of a test: play, legal, why_not, hand, tableau, goods, chips."""

    def __init__(self, state: RaceState) -> None:
        self.state = state

    def play(self, notations: str, seat: int = 0) -> Scenario:
        """Apply one or several choices (separated by commas), one after another; returns itself."""
        actions = self.state.game().actions
        for notation in notations.split(","):
            self.state.apply(seat, actions.id(notation))
        return self

    def legal(self, seat: int = 0) -> list[str]:
        """What the seat may choose, in notation."""
        actions = self.state.game().actions
        return [actions.notation(action) for action in self.state.legal(seat)]

    def why_not(self, notation: str, seat: int = 0) -> Reason | None:
        """The reason against a choice."""
        return self.state.why_not(seat, self.state.game().actions.id(notation))

    def document(self, seat: int = 0) -> dict[str, Any]:
        """The seat's part of the document."""
        player: dict[str, Any] = self.state.to_document()["players"][seat]
        return player

    def hand(self, seat: int = 0) -> list[str]:
        """The ids of the cards in hand, in the order of the box."""
        hand: list[str] = self.document(seat)["hand"]
        return hand

    def drawn(self, seat: int = 0) -> list[str]:
        """The cards drawn while exploring, not yet kept."""
        drawn: list[str] = self.document(seat).get("drawn", [])
        return drawn

    def tableau(self, seat: int = 0) -> list[str]:
        """The ids of the cards in the tableau, in the order of placing."""
        return [entry["card"] for entry in self.document(seat)["tableau"]]

    def goods(self, seat: int = 0) -> list[str]:
        """The worlds that hold a good."""
        return [entry["card"] for entry in self.document(seat)["tableau"] if "good" in entry]

    def chips(self, seat: int = 0) -> int:
        """Victory points in chips."""
        chips: int = self.document(seat)["chips"]
        return chips

    def question(self, seat: int = 0) -> str:
        """What the seat has to decide: `nothing` if it owes no choice."""
        question: str = self.document(seat).get("question", "nothing")
        return question

    def deck(self) -> list[str]:
        """The draw pile, top first."""
        deck: list[str] = self.state.to_document()["deck"]
        return deck

    def discard(self) -> list[str]:
        """The discard pile, in the order of the box."""
        discard: list[str] = self.state.to_document()["discard"]
        return discard

    def phase(self) -> str:
        """The phase that is being played."""
        phase: str = self.state.to_document()["phase"]
        return phase

    def points(self, seat: int = 0) -> int:
        """The seat's total as if the game ended now."""
        return self.state.scores()[seat].total


def scenario(
    phase: str = "choose",
    tableau: Sequence[str] = ("old-earth",),
    hand: Sequence[str] = (),
    goods: Sequence[str] = (),
    chips: int = 0,
    action: str | Sequence[str] = (),
    others: Sequence[Mapping[str, Any]] = ({},),
    deck: Sequence[str] = (),
    game: RaceGame = GAME,
    **document: Any,
) -> Scenario:
    """Seat 0 as described; `others` may say the same things of the other seats; the rest goes into the document.

    In a phase from explore to produce the last seat is the one who chose it, unless somebody's `action` says so.
    """
    seats = [{"tableau": tableau, "hand": hand, "goods": goods, "chips": chips, "action": action}, *others]
    advanced = bool(document.get("options", {}).get("advanced", False))
    players = [player_entry(entry, seat) for seat, entry in enumerate(seats)]
    if phase in PHASE_ACTIONS:
        fill_actions(players, phase, 2 if advanced else 1)
    dealt = [entry["card"] for player in players for entry in player["tableau"]]
    dealt += [card for player in players for card in player["hand"]] + list(deck) + list(document.get("discard", ()))
    spare = spare_goods(game, dealt)
    for player in players:
        for entry in player["tableau"]:
            if entry.pop("wants_good", False):
                entry["good"] = spare.pop()
    whole: dict[str, Any] = {"phase": phase, "players": players, "deck": list(deck), "unlisted": "shuffle"}
    whole.update(document)
    return Scenario(game.from_document(whole, "scenario"))


def player_entry(entry: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """One seat of the document."""
    start_worlds = ["old-earth", "epsilon-eridani", "new-sparta", "earths-lost-colony"]
    player = {key: value for key, value in entry.items() if key not in ("tableau", "goods", "action")}
    goods = set(entry.get("goods", ()))
    cards = list(entry.get("tableau", [start_worlds[seat]]))
    player["tableau"] = [{"card": card, "wants_good": card in goods} for card in cards]
    player.setdefault("hand", [])
    player["hand"] = list(player["hand"])
    action = entry.get("action", ())
    player["actions"] = [action] if isinstance(action, str) else list(action)
    return player


def fill_actions(players: list[dict[str, Any]], phase: str, number: int) -> None:
    """Who chose nothing in particular: the last seat chose the phase if nobody did, the others something else."""
    wanted = PHASE_ACTIONS[phase]
    chosen = any(action.startswith(phase) for player in players for action in player["actions"])
    for seat in range(len(players) - 1, -1, -1):
        player = players[seat]
        fillers = ["produce", "explore-5"] if phase != "produce" else ["explore-5", "develop"]
        if phase == "explore":
            fillers = ["produce", "develop"]
        while len(player["actions"]) < number:
            if not chosen and seat == len(players) - 1:
                player["actions"].append(wanted)
                chosen = True
            else:
                player["actions"].append(next(card for card in fillers if card not in player["actions"]))


def spare_goods(game: RaceGame, dealt: Sequence[str]) -> list[str]:
    """Cards that nobody mentioned, to lie face down as goods."""
    left: list[str] = []
    for card in game.box.pack.cards:
        left += [card.id] * (card.copies - dealt.count(card.id))
    return left
