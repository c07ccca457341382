"""Positions built by hand: for tests, puzzles and bug reports.

A scenario is a document with sensible defaults: seat 0 has the turn and is the one that the story is about, the three
starting planets lie at n, w and e in the order of the box, and every card that is not mentioned is in its deck. What
must agree with something else is filled up: upgrades for the markers that are out, merit for levels, points for
terraformed planets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from galaktyka.core.game import Event, Reason
from galaktyka.games.cosmos.engine.state import LONG
from galaktyka.games.cosmos.engine.vocabulary import UPGRADES
from galaktyka.games.cosmos.game import GAME, CosmosGame, CosmosState

START: Final = ("n", "w", "e")
PAIRS: Final = (("space-mining", "mining-vehicles"), ("biodome", "leisure-facilities"))
FILLERS: Final = ("scouting-vehicles", "cargo-holds", "robotics")
"""Upgrades that are unlocked first where colonies need markers, before those of the pairs."""


@final
class Scenario:
    """A position with the vocabulary of a test: play, legal, why_not, ark, cargo, colonies, points."""

    def __init__(self, state: CosmosState) -> None:
        self.state = state
        self.events: list[Event] = []
        """What the last `play` did."""

    def play(self, notations: str, seat: int = 0) -> Scenario:
        """Apply one or several choices (separated by commas), one after another; returns itself."""
        actions = self.state.game().actions
        self.state.keep_events(True)
        self.events = []
        for notation in notations.split(","):
            self.state.apply(seat, actions.id(notation.strip()))
            self.events += self.state.all_events()
        return self

    def legal(self, seat: int = 0) -> list[str]:
        """What the seat may choose, in notation."""
        actions = self.state.game().actions
        return [actions.notation(action) for action in self.state.legal(seat)]

    def why_not(self, notation: str, seat: int = 0) -> Reason | None:
        """The reason against a choice."""
        return self.state.why_not(seat, self.state.game().actions.id(notation))

    def log(self) -> list[str]:
        """What the last `play` did, as `kind (seat) objects number`."""
        return [" ".join([event.kind, f"({event.seat})", *event.objects, str(event.number)]) for event in self.events]

    def document(self) -> dict[str, Any]:
        """The whole position."""
        return self.state.to_document()

    def player(self, seat: int = 0) -> dict[str, Any]:
        """The part of the document that is about a seat, or the Automa after the seats."""
        document = self.document()
        player: dict[str, Any] = document["automa"] if seat == self.state.count else document["players"][seat]
        return player

    def question(self) -> str:
        """What is asked: `nothing` when the game is over."""
        question: str = self.document().get("question", "nothing")
        return question

    def asked(self) -> int | None:
        """The seat that has to decide."""
        seats = self.state.deciders()
        return seats[0] if seats else None

    def step(self) -> str:
        """The step of the turn."""
        step: str = self.document()["step"]
        return step

    def active(self) -> int | None:
        """Whose turn it is."""
        active: int | None = self.document().get("active")
        return active

    def ark(self, seat: int = 0) -> str:
        """The space of the Ark."""
        ark: str = self.player(seat)["ark"]
        return ark

    def cargo(self, seat: int = 0) -> dict[str, int]:
        """The resources that are there, by name."""
        return {resource: units for resource, units in self.player(seat)["cargo"].items() if units}

    def above(self, seat: int = 0) -> list[str]:
        """The top row."""
        return self.names("above", seat)

    def below(self, seat: int = 0) -> list[str]:
        """The bottom row."""
        return self.names("below", seat)

    def ready(self, seat: int = 0) -> list[str]:
        """Specialist tokens that may be used."""
        return self.names("ready", seat)

    def upgrades(self, seat: int = 0) -> list[str]:
        """Unlocked fields of the Ark."""
        return self.names("upgrades", seat)

    def colonies(self, seat: int = 0) -> list[str]:
        """Cells with a colony."""
        return self.names("colonies", seat)

    def outposts(self, seat: int = 0) -> list[str]:
        """Cells with an outpost, twice with two."""
        return self.names("outposts", seat)

    def survivors(self, seat: int = 0) -> list[str]:
        """Survivors held."""
        return self.names("survivors", seat)

    def settled(self, seat: int = 0) -> list[str]:
        """Survivors that have settled."""
        return self.names("settled", seat)

    def symbols(self) -> list[str]:
        """The crew of the Automa."""
        return self.names("symbols", int(self.state.count))

    def names(self, key: str, seat: int) -> list[str]:
        """A list of the player's part of the document."""
        names: list[str] = self.player(seat)[key]
        return names

    def cell(self, name: str) -> dict[str, Any]:
        """A planet on the table: `planet`, and where there are any `terraformed`, `levels`, `track`."""
        cell: dict[str, Any] = self.document()["cells"][name]
        return cell

    def track(self, name: str) -> list[tuple[int, int]]:
        """The terraform track of a cell: seat and space, the first one first."""
        return [(entry["seat"], entry["space"]) for entry in self.cell(name).get("track", [])]

    def points(self, seat: int = 0) -> int:
        """The total as if the game ended now."""
        return self.state.scores()[seat].total


def scenario(
    at: str = "upgrade",
    others: Sequence[Mapping[str, Any]] = ({},),
    cells: Mapping[str, Any] | None = None,
    level: str | None = None,
    long: bool = False,
    automa: Mapping[str, Any] | None = None,
    game: CosmosGame = GAME,
    **fields: Any,
) -> Scenario:
    """Seat 0 as described (`ark`, `cargo`, `above` ...), `others` likewise; the rest goes into the document.

    `at` is the step of the turn. With a `level` or an `automa`, or without `others`, one plays alone.
    """
    own_keys = ("ark", "cargo", "upgrades", "engines", "ready", "above", "below", "survivors", "settled", "colonies",
                "colony_pool", "outposts", "outpost_pool", "vp")  # fmt: skip
    own = {key: fields.pop(key) for key in own_keys if key in fields}
    alone = level is not None or automa is not None or not others
    document: dict[str, Any] = {"step": at, "unlisted": "shuffle"}
    document["players"] = [player_entry(entry, UPGRADES, 0) for entry in (own, *(() if alone else others))]
    document["options"] = {LONG: True} if long else ({level: True} if level not in (None, "easy") else {})
    if alone:
        spare = int(game.box.automa_pool)
        document["automa"] = player_entry(automa or {}, game.box.pack.automa_upgrades, spare)
    document["cells"] = planets(game, cells or {})
    document.update({key: list(value) if isinstance(value, tuple) else value for key, value in fields.items()})
    fill_tracks(document)
    fill_points(game, document)
    if at not in ("set-up", "automa", "over"):
        document.setdefault("active", 0)
    document.setdefault("cantina", cantina(game, document))
    return Scenario(game.from_document(document, "scenario"))


def player_entry(entry: Mapping[str, Any], fields: Sequence[str], spare: int) -> dict[str, Any]:
    """One player of the document; without `upgrades` those are unlocked that its markers need."""
    player = {key: list(value) if isinstance(value, tuple) else value for key, value in entry.items()}
    if "upgrades" not in player:
        player["upgrades"] = upgrades_for(player, fields, spare)
    return player


def upgrades_for(player: Mapping[str, Any], fields: Sequence[str], spare: int) -> list[str]:
    """As many as have freed the colonies and outposts that the player has."""
    outposts = len(player.get("outposts", ())) + player.get("outpost_pool", 0)
    unlocked = [upgrade for pair in PAIRS[:outposts] for upgrade in pair]
    rest = [upgrade for upgrade in (*FILLERS, *fields) if upgrade in fields and upgrade != "engines"]
    for upgrade in rest:
        if spare + len(unlocked) >= len(player.get("colonies", ())) + player.get("colony_pool", 0):
            break
        if upgrade not in unlocked:
            unlocked.append(upgrade)
    return unlocked


def planets(game: CosmosGame, cells: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The starting planets where nothing else is said, and what is said; an entry without a planet is about them."""
    box = game.box
    named = [entry if isinstance(entry, str) else entry.get("planet") for entry in cells.values()]
    free = [box.planet_ids[planet] for planet in box.starting if box.planet_ids[planet] not in named]
    laid: dict[str, dict[str, Any]] = {}
    for cell in [*START, *[name for name in cells if name not in START]]:
        entry = cells.get(cell, {})
        entry = {"planet": entry} if isinstance(entry, str) else dict(entry)
        if "planet" not in entry:
            entry["planet"] = free.pop(0)
        laid[cell] = entry
    return laid


def fill_tracks(document: dict[str, Any]) -> None:
    """Levels without a track are the last player's merit."""
    for entry in document["cells"].values():
        levels = sum(entry.get("levels", {}).values())
        if levels and "track" not in entry:
            entry["track"] = [{"seat": last_player(document), "space": levels}]
        elif "track" in entry:
            entry["track"] = [
                {"seat": mark[0], "space": mark[1]} if isinstance(mark, tuple) else mark for mark in entry["track"]
            ]


def fill_points(game: CosmosGame, document: dict[str, Any]) -> None:
    """The points for terraformed planets that nobody is said to have are the last player's."""
    finished = [entry["planet"] for entry in document["cells"].values() if entry.get("terraformed")]
    levels = sum(sum(planet.tracks) for planet in game.box.pack.planets if planet.id in finished)
    everybody = [*document["players"], *([document["automa"]] if "automa" in document else [])]
    for key, total in (("merit", levels), ("bonus", len(finished) * int(game.box.first_bonus))):
        scored = sum(player.get("vp", {}).get(key, 0) for player in everybody)
        if scored < total:
            last = everybody[-1]
            last["vp"] = {**last.get("vp", {}), key: last.get("vp", {}).get(key, 0) + total - scored}


def last_player(document: Mapping[str, Any]) -> int:
    """The Automa, or the last seat."""
    return len(document["players"]) - (0 if "automa" in document else 1)


def cantina(game: CosmosGame, document: Mapping[str, Any]) -> list[str]:
    """The last cards of the box that are mentioned nowhere."""
    used = mentioned(document)
    return [card for card in game.box.crew_ids if card not in used][-int(game.box.cantina) :]


def mentioned(thing: Any) -> set[str]:
    """Every text in a document."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, Mapping):
        return {word for value in thing.values() for word in mentioned(value)}
    if isinstance(thing, list):
        return {word for value in thing for word in mentioned(value)}
    return set()
