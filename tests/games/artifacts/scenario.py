"""Positions built by hand: for tests, puzzles and bug reports.

A scenario is a document with sensible defaults: seat 0 is the one that the story is about and is to act, the others
have a faction and nothing else, and every card that is not mentioned is somewhere in its deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from galaktyka.core.game import Reason
from galaktyka.games.artifacts.game import GAME, ArtifactsGame, ArtifactsState


@final
class Scenario:
    """A position with the vocabulary of a test: play, legal, why_not, empire, projects, credits."""

    def __init__(self, state: ArtifactsState) -> None:
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

    def document(self) -> dict[str, Any]:
        """The whole position."""
        return self.state.to_document()

    def player(self, seat: int = 0) -> dict[str, Any]:
        """The seat's part of the document."""
        player: dict[str, Any] = self.document()["players"][seat]
        return player

    def question(self, seat: int = 0) -> str:
        """What the seat has to decide: `nothing` if it owes no choice."""
        question: str = self.player(seat).get("question", "nothing")
        return question

    def empire(self, seat: int = 0) -> dict[str, str]:
        """The cards of the empire and their sides, in the order of arrival."""
        return {entry["card"]: entry["side"] for entry in self.player(seat)["empire"]}

    def tokens(self, seat: int = 0) -> dict[str, int]:
        """The blockaded cards and their tokens."""
        return {entry["card"]: entry["tokens"] for entry in self.player(seat)["empire"] if "tokens" in entry}

    def stored(self, seat: int = 0) -> dict[str, list[str]]:
        """The planets with resources, and the sections that show."""
        return {entry["card"]: entry["stored"] for entry in self.player(seat)["empire"] if "stored" in entry}

    def projects(self, seat: int = 0) -> dict[str, list[str]]:
        """The cards under construction and what is attached to them."""
        return {entry["card"]: entry.get("attached", []) for entry in self.player(seat)["projects"]}

    def hand(self, seat: int = 0) -> list[str]:
        """The resource cards in hand."""
        hand: list[str] = self.player(seat)["hand"]
        return hand

    def credits(self, seat: int = 0) -> int:
        """Credits in the bank."""
        credits: int = self.player(seat)["credits"]
        return credits

    def vp(self, seat: int = 0) -> int:
        """Points on the track."""
        vp: int = self.player(seat)["vp"]
        return vp

    def artifacts(self, seat: int = 0) -> list[str]:
        """The artifacts held."""
        artifacts: list[str] = self.player(seat).get("artifacts", [])
        return artifacts

    def plans(self, seat: int = 0) -> list[str]:
        """The defence plans held."""
        plans: list[str] = self.player(seat).get("plans", [])
        return plans

    def points(self, seat: int = 0) -> int:
        """The seat's total as if the game ended now."""
        return self.state.scores()[seat].total


def scenario(
    hand: Sequence[str] = (),
    projects: Mapping[str, Sequence[str]] | Sequence[str] = (),
    empire: Mapping[str, Any] | Sequence[str] = (),
    others: Sequence[Mapping[str, Any]] = ({},),
    deck: Sequence[str] = (),
    game: ArtifactsGame = GAME,
    **fields: Any,
) -> Scenario:
    """Seat 0 as described; `others` may say the same things of the other seats; the rest goes into the document.

    `projects` names cards, with the sections attached to them; `empire` names cards with a side, or with a table of
    side, tokens and stored sections. `deck` is the top of the resource deck; the other resource cards lie below it.
    """
    own_keys = ("credits", "vp", "faction", "plans", "shown_plans", "artifacts", "scored")
    own = {key: fields.pop(key) for key in own_keys if key in fields}
    seats = [{"hand": hand, "projects": projects, "empire": empire, **own}, *others]
    factions = [faction.id for faction in game.box.pack.factions]
    chosen = [entry["faction"] for entry in seats if "faction" in entry]
    free = [faction for faction in factions if faction not in chosen]
    players = [player_entry(entry, free) for entry in seats]
    document: dict[str, Any] = {"players": players, "unlisted": "shuffle", **fields}
    if deck:
        document["deck"] = whole_deck(game, document, list(deck))
    return Scenario(game.from_document(document, "scenario"))


def player_entry(entry: Mapping[str, Any], free: list[str]) -> dict[str, Any]:
    """One seat of the document."""
    player = {key: list(value) if isinstance(value, tuple) else value for key, value in entry.items()}
    if "faction" not in player:
        player["faction"] = free.pop(0)
    player["hand"] = list(entry.get("hand", ()))
    projects = entry.get("projects", ())
    if isinstance(projects, Mapping):
        player["projects"] = [{"card": card, "attached": list(attached)} for card, attached in projects.items()]
    else:
        player["projects"] = list(projects)
    empire = entry.get("empire", ())
    if isinstance(empire, Mapping):
        player["empire"] = [
            {"card": card, **({"side": about} if isinstance(about, str) else about)} for card, about in empire.items()
        ]
    else:
        player["empire"] = list(empire)
    return player


def whole_deck(game: ArtifactsGame, document: Mapping[str, Any], top: list[str]) -> list[str]:
    """The given cards on top, then all that nobody has, in the order of the box."""
    used = set(top) | set(document.get("discard", ()))
    for player in document["players"]:
        used |= set(player["hand"])
        for entry in player["projects"]:
            used |= {section[:-1] for section in entry.get("attached", ())} if isinstance(entry, dict) else set()
        for entry in player["empire"]:
            used |= {section[:-1] for section in entry.get("stored", ())} if isinstance(entry, dict) else set()
    return top + [card for card in game.box.resource_ids if card not in used]
