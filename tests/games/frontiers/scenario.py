"""Positions built by hand: for tests, puzzles and bug reports.

A scenario is a document with sensible defaults: seat 0 is the one that the story is about, the others have a home
world and nothing else, and every planet that is not mentioned is in the bag.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.game import GAME, FrontiersGame, FrontiersState

HOMES = ["old-earth", "homesteading-pioneers", "prospectors-landing", "festival-moon", "bastion-of-kesh"]


@final
class Scenario:
    """A position with the vocabulary of a test: play, legal, why_not, colonies, goods, credits."""

    def __init__(self, state: FrontiersState) -> None:
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

    def colonies(self, seat: int = 0) -> list[str]:
        """The colonies in the order of settling."""
        return [entry["tile"] for entry in self.player(seat)["colonies"]]

    def goods(self, seat: int = 0) -> dict[str, str]:
        """The colonies that hold a good, and its kind."""
        return {entry["tile"]: entry["good"] for entry in self.player(seat)["colonies"] if "good" in entry}

    def technologies(self, seat: int = 0) -> list[str]:
        """The technologies of the empire."""
        technologies: list[str] = self.player(seat)["technologies"]
        return technologies

    def discovered(self, seat: int = 0) -> list[str]:
        """The discovered planets, in the order of the box."""
        discovered: list[str] = self.player(seat)["discovered"]
        return discovered

    def credits(self, seat: int = 0) -> int:
        """Galactic credits."""
        credits: int = self.player(seat)["credits"]
        return credits

    def colonists(self, seat: int = 0) -> int:
        """Colonists that are not on a planet."""
        colonists: int = self.player(seat)["colonists"]
        return colonists

    def vp(self, seat: int = 0) -> int:
        """Victory points in tokens."""
        vp: int = self.player(seat)["vp"]
        return vp

    def phase(self) -> str:
        """What is being played."""
        phase: str = self.document()["phase"]
        return phase

    def track(self) -> list[int]:
        """The seats of the pawns, left to right."""
        track: list[int] = self.document()["track"]
        return track

    def points(self, seat: int = 0) -> int:
        """The seat's total as if the game ended now."""
        return self.state.scores()[seat].total


def scenario(
    action: str | None = None,
    chooser: int = 0,
    colonies: Sequence[str] = ("old-earth",),
    others: Sequence[Mapping[str, Any]] = ({},),
    track: Sequence[int] | None = None,
    faces: Sequence[str] = (),
    hidden_goal: tuple[str, int] | None = None,
    vp_pool: int | None = None,
    colonist_pool: int | None = None,
    game: FrontiersGame = GAME,
    **fields: Any,
) -> Scenario:
    """Seat 0 as described (`goods`, `technologies`, `credits` ...), `others` likewise; the rest is the document's.

    With an `action` the position is at the start of its resolution. Where a pool is given, the last seat has what is
    missing from it.
    """
    own_keys = ("goods", "technologies", "discovered", "credits", "colonists", "vp", "stored_goods", "stored_planets",
                "stored_credits", "refinery", "board")  # fmt: skip
    own = {key: fields.pop(key) for key in own_keys if key in fields}
    seats = [{"colonies": colonies, **own}, *others]
    players = [player_entry(entry, seat, seats) for seat, entry in enumerate(seats)]
    order = list(track) if track is not None else list(range(len(players))) * (2 if len(players) == 2 else 1)
    document: dict[str, Any] = {"players": players, "track": order, "picking": order.index(chooser)}
    if action is not None:
        document.update(phase=action, chooser=chooser)
    elif chooser == 0:
        document["picking"] = 0
    if faces:
        document["technologies"] = faces_in_play(game, faces, players)
    if hidden_goal is not None:
        document["hidden_goal"] = {"goal": hidden_goal[0], "seat": hidden_goal[1]}
    if any(key in fields for key in ("goals_up", "goal_stack")) or hidden_goal is not None or action == "review-goals":
        document["options"] = {"goals": True}
    document.update({key: list(value) if isinstance(value, tuple) else value for key, value in fields.items()})
    fill_pools(game, document, vp_pool, colonist_pool)
    return Scenario(game.from_document(document, "scenario"))


def player_entry(entry: Mapping[str, Any], seat: int, seats: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """One seat of the document; who has no colonies gets a home world that nobody has."""
    player = {key: list(value) if isinstance(value, tuple) else value for key, value in entry.items()}
    goods = player.pop("goods", {})
    taken = {colony for other in seats for colony in other.get("colonies", ())}
    free = [home for home in HOMES if home not in taken]
    ahead = sum(1 for other in seats[:seat] if not other.get("colonies"))
    names = player.pop("colonies", None) or [free[ahead]]
    player["colonies"] = [colony_entry(name, goods) for name in names]
    return player


def colony_entry(name: str, goods: Mapping[str, str] | Sequence[str]) -> dict[str, str]:
    """A colony, with a good of its own kind or of the kind given."""
    if name not in goods:
        return {"tile": name}
    kind = goods[name] if isinstance(goods, Mapping) else GAME.box.pack.tile(name).good
    return {"tile": name, "good": kind}


def faces_in_play(game: FrontiersGame, faces: Sequence[str], players: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """The copies left of each face: the white ones, but for the faces given."""
    box = game.box
    left: dict[str, int] = {}
    for stack in box.stacks:
        face = stack.reverse if stack.reverse >= 0 and box.ids[stack.reverse] in faces else stack.white
        copies = 1 if stack.large else box.pack.copies[len(players)]
        owned = sum(1 for player in players if box.ids[face] in player.get("technologies", ()))
        left[box.ids[face]] = copies - owned
    return left


def fill_pools(game: FrontiersGame, document: dict[str, Any], vp_pool: int | None, colonist_pool: int | None) -> None:
    """Give the last seat what is in no pool and with nobody else."""
    pack = game.box.pack
    players = document["players"]
    last = players[-1]
    if vp_pool is not None:
        total = pack.vp_per_player * len(players)
        held = sum(player.get("vp", 0) for player in players)
        last["vp"] = last.get("vp", 0) + total - held - vp_pool
    if colonist_pool is not None:
        total = pack.colonists_per_player * len(players)
        held = sum(player.get("colonists", 0) for player in players)
        held += sum(pack.tile(entry["tile"]).colonists for player in players for entry in player["colonies"])
        last["colonists"] = last.get("colonists", 0) + total - held - colonist_pool
