"""The document of a position, as a seat or a spectator sees it: what `view` makes, and what the page is told.

Not compiled: mypyc keeps no annotations, and the service makes its schema from them.
"""

from typing import Literal, NotRequired, TypedDict

from galaktyka.games.cosmos.engine import vocabulary as v


class CosmosCargo(TypedDict):
    """What lies in a cargo hold."""

    biomass: int
    workforce: int
    minerals: int
    technology: int


CosmosSymbols = TypedDict(
    "CosmosSymbols", {"engineer": int, "red-leader": int, "green-leader": int, "blue-leader": int}
)
"""What the crew of the Automa is to it."""


class CosmosMarker(TypedDict):
    """A marker on a terraform track; the first of the list leads."""

    seat: int
    space: int


class CosmosCell(TypedDict):
    """A planet on the table."""

    planet: str
    terraformed: bool
    levels: dict[v.Resource, int]
    track: list[CosmosMarker]
    colonies: list[int]
    outposts: list[int]
    arks: list[int]


class CosmosPlayer(TypedDict):
    """One player, or the Automa, which comes after the seats; the last fields are for the viewer's own seat."""

    ark: str
    cargo: CosmosCargo
    capacity: int
    movement: int
    levels_at_once: int
    ready: list[v.Specialist]
    upgrades: list[str]
    engines: int
    above: list[str]
    below: list[str]
    works: list[str]
    """Crew cards whose touching edge works where the Ark is."""
    survivors: list[str]
    settled: list[str]
    colonies: list[str]
    colony_pool: int
    outposts: list[str]
    outpost_pool: int
    vp: int
    status: Literal["choosing", "ready"]
    symbols: NotRequired[CosmosSymbols]
    """Only the Automa has them."""
    question: NotRequired[str]
    legal: NotRequired[list[str]]
    owe: NotRequired[int]
    about: NotRequired[str | None]
    edge: NotRequired[v.Edge | None]


class CosmosView(TypedDict):
    """A position as one viewer may see it."""

    game: Literal["cosmos"]
    seat: int | None
    options: dict[str, bool]
    round: int
    step: v.Step
    first: int
    active: int | None
    completed: int
    planets_to_end: int
    closing: int
    """1: one more round after this one; 2: this is the last round."""
    plays: int
    deeds: list[v.DestinationAction]
    cells: dict[str, CosmosCell | None]
    cantina: list[str]
    looked: list[str]
    planet_deck: int
    last_planet: str | None
    """Lies open on the deck, and is discovered last."""
    crew_deck: int
    crew_discard: list[str]
    survivor_deck: int
    survivor_discard: list[str]
    automa_deck: int
    automa_discard: list[str]
    players: list[CosmosPlayer]
