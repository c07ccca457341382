"""Micro Cosmos for a page that draws it: everything in the box with its words, and the document of a position."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, convert

from galaktyka.games.cosmos.engine import cards as box
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.view_types import CosmosView
from galaktyka.games.cosmos.engine.vocabulary import Resource, Specialist
from galaktyka.games.cosmos.game import CosmosGame
from galaktyka.games.cosmos.text import cards as text
from galaktyka.server.content.room import ENGLISH, Room
from galaktyka.text.catalogue import Words

Unit = Literal["biomass", "workforce", "minerals", "technology", "any"]
Colour = Literal["red", "green", "blue"]
On = Literal["red", "green", "blue", "orbit"]
Place = Literal["planet", "moon", "station", "asteroid"]

ROWS = ("above", "below")

# ------------------------------------------------------------------ what is in the box


class CosmosAmount(Struct, frozen=True):
    """So many units of a resource, or of any."""

    of: Unit
    n: int


class CosmosEffect(Struct, frozen=True):
    """What is given up, what comes for it, and the same as a clause."""

    pay: list[CosmosAmount]
    gain: list[CosmosAmount]
    crew_deck: int
    crew_cantina: int
    clause: str


class CosmosEdge(Struct, frozen=True):
    """One edge of a crew card; `sentence` says where it works and what it does."""

    on: On
    effect: CosmosEffect
    sentence: str


class CosmosCrew(Struct, frozen=True):
    """A crew card."""

    id: str
    name: str
    specialist: Specialist
    upper: CosmosEdge
    lower: CosmosEdge
    text: list[str]


class CosmosSurvivor(Struct, frozen=True):
    """A survivor card."""

    id: str
    name: str
    kind: str
    colour: Colour
    effect: CosmosEffect
    text: list[str]


class CosmosEdges(Struct, frozen=True):
    """The place whose line crosses each edge of a planet card."""

    north: Place
    east: Place
    south: Place
    west: Place


class CosmosSpaceNames(Struct, frozen=True):
    """What the places of a planet card are called."""

    planet: str
    moon: str
    station: str
    asteroid: str


class CosmosTrack(Struct, frozen=True):
    """How high a resource has to be raised."""

    resource: Resource
    most: int


class CosmosPlanet(Struct, frozen=True):
    """A planet card with its moon, station and asteroid."""

    id: str
    name: str
    kind: str
    art: str
    """The seed of its picture."""
    colour: Colour
    starting: bool
    tracks: list[CosmosTrack]
    gather: CosmosEffect
    gather_terraformed: CosmosEffect
    moon: CosmosEffect
    station: CosmosEffect
    edges: CosmosEdges
    spaces: CosmosSpaceNames
    text: list[str]
    """What there is to say besides the tracks."""
    moon_text: list[str]
    station_text: list[str]
    asteroid_text: list[str]


class CosmosPortal(Struct, frozen=True):
    """The Star Portal in the middle of the map."""

    name: str
    gather: CosmosEffect
    text: list[str]


class CosmosAutomaCard(Struct, frozen=True):
    """A card of the Automa: its lines as sentences."""

    id: str
    name: str
    lines: list[str]


class CosmosUpgrade(Struct, frozen=True):
    """A field of the Ark: what unlocking it costs, and what it does."""

    id: str
    name: str
    engineer: bool
    """An engineer has to be spent; otherwise a leader of any colour."""
    cost: list[CosmosAmount]
    price: str
    pair: str | None
    """The upgrade that unlocks a trading outpost together with it."""
    effect: str
    text: list[str]


class CosmosColony(Struct, frozen=True):
    """What the n-th colony costs, and what all colonies up to it are worth at the end."""

    of_colour: int
    engineers: int
    leaders: int
    resources: int
    vp: int
    text: list[str]


class CosmosLevel(Struct, frozen=True):
    """A level of the Automa."""

    id: str
    name: str
    upgrade_points: list[int]
    text: list[str]


class CosmosTerms(Struct, frozen=True):
    """The words of the game, by id."""

    resources: dict[str, str]
    specialists: dict[str, str]
    tokens: dict[str, str]
    colours: dict[str, str]
    places: dict[str, str]
    cells: dict[str, str]
    rows: dict[str, str]
    steps: dict[str, str]
    deeds: dict[str, str]
    about: dict[str, str]
    """What there is to say about actions, rows, resources, tokens and the crew deck."""


class CosmosContent(Struct, frozen=True):
    """Everything in the box."""

    planets: dict[str, CosmosPlanet]
    portal: CosmosPortal
    crew: dict[str, CosmosCrew]
    survivors: dict[str, CosmosSurvivor]
    automa: dict[str, CosmosAutomaCard]
    automa_upgrades: list[str]
    """In the order in which the Automa unlocks them."""
    upgrades: list[CosmosUpgrade]
    colonies: list[CosmosColony]
    survivor_points: list[int]
    levels: list[CosmosLevel]
    numbers: dict[str, int]
    terms: CosmosTerms


def cosmos_content(game: CosmosGame, words: Words) -> CosmosContent:
    """The box of this game in the words of one language."""
    pack = game.box.pack
    return CosmosContent(
        planets={planet.id: planet_of(words, planet, pack.numbers) for planet in pack.planets},
        portal=portal_of(words, pack.portal),
        crew={card.id: crew_of(words, card) for card in pack.crew},
        survivors={card.id: survivor_of(words, card) for card in pack.survivors},
        automa={card.id: automa_of(words, card) for card in pack.automa},
        automa_upgrades=pack.automa_upgrades,
        upgrades=[upgrade_of(words, upgrade, pack.numbers) for upgrade in pack.upgrades],
        colonies=[colony_of(words, number, colony) for number, colony in enumerate(pack.colonies, 1)],
        survivor_points=pack.survivor_points,
        levels=[level_of(words, level) for level in pack.levels],
        numbers=pack.numbers,
        terms=terms_of(words, pack.numbers),
    )


def after_the_name(card_text: str) -> list[str]:
    """The sentences of a card, without its name on top."""
    return card_text.splitlines()[1:]


def kind_of(words: Words, what: str, colour: str) -> str:
    """``red planet``: what the card calls itself in a sentence, for the middle of another one."""
    sentence = words.say(f"cosmos.text.{what}.{colour}")
    return sentence[0].lower() + sentence[1:].removesuffix(".")


def amounts_of(numbers: list[int], any_units: int = 0) -> list[CosmosAmount]:
    """What there is of each resource, in the order of the cargo tracks, and of any."""
    counts = [*zip(box.RESOURCES, numbers, strict=True), ("any", any_units)]
    return [CosmosAmount(convert(of, Unit), n) for of, n in counts if n]


def effect_of(words: Words, effect: box.Effect) -> CosmosEffect:
    """An effect for icons and for people."""
    return CosmosEffect(
        pay=amounts_of(effect.pay, effect.pay_any),
        gain=amounts_of(effect.gain, effect.gain_any),
        crew_deck=effect.crew_deck,
        crew_cantina=effect.crew_cantina,
        clause=text.effect_clause(words, effect),
    )


def planet_of(words: Words, planet: box.Planet, numbers: dict[str, int]) -> CosmosPlanet:
    """A planet card."""
    tracks = zip(box.RESOURCES, planet.tracks, strict=True)
    return CosmosPlanet(
        id=planet.id,
        name=text.planet_name(words, planet.id),
        kind=kind_of(words, "planet", planet.colour),
        art=text.planet_name(ENGLISH, planet.id),
        colour=convert(planet.colour, Colour),
        starting=planet.starting,
        tracks=[CosmosTrack(convert(resource, Resource), most) for resource, most in tracks if most],
        gather=effect_of(words, planet.gather),
        gather_terraformed=effect_of(words, planet.gather_terraformed),
        moon=effect_of(words, planet.moon),
        station=effect_of(words, planet.station),
        edges=convert(dict(zip(box.DIRECTIONS, planet.edges, strict=True)), CosmosEdges),
        spaces=convert({place: text.space_name(words, place, planet.id) for place in box.PLACES}, CosmosSpaceNames),
        text=planet_sentences(words, planet, numbers),
        moon_text=[text.place_sentence(words, "moon", planet.moon), words.say("cosmos.about.train")],
        station_text=[text.place_sentence(words, "station", planet.station), words.say("cosmos.about.train")],
        asteroid_text=[words.say("cosmos.about.asteroid")],
    )


def planet_sentences(words: Words, planet: box.Planet, numbers: dict[str, int]) -> list[str]:
    """Who scores, what is gathered where, and from where lines lead on."""
    return [
        words.say("cosmos.text.bonus", first=numbers["first_bonus"], second=numbers["second_bonus"]),
        text.place_sentence(words, "gather", planet.gather),
        text.place_sentence(words, "gather-terraformed", planet.gather_terraformed),
        text.place_sentence(words, "moon", planet.moon),
        text.place_sentence(words, "station", planet.station),
        text.edges_sentence(words, planet),
    ]


def portal_of(words: Words, gather: box.Effect) -> CosmosPortal:
    """The Star Portal."""
    name, *sentences = text.portal_text(words, gather).splitlines()
    return CosmosPortal(name, effect_of(words, gather), sentences)


def crew_of(words: Words, card: box.Crew) -> CosmosCrew:
    """A crew card."""
    return CosmosCrew(
        id=card.id,
        name=text.crew_name(words, card.id),
        specialist=convert(card.specialist, Specialist),
        upper=edge_of(words, card.upper),
        lower=edge_of(words, card.lower),
        text=after_the_name(text.crew_text(words, card)),
    )


def edge_of(words: Words, edge: box.Edge) -> CosmosEdge:
    """An edge of a crew card."""
    return CosmosEdge(convert(edge.on, On), effect_of(words, edge.effect), text.edge_clause(words, edge))


def survivor_of(words: Words, card: box.Survivor) -> CosmosSurvivor:
    """A survivor card."""
    return CosmosSurvivor(
        id=card.id,
        name=text.survivor_name(words, card.id),
        kind=kind_of(words, "survivor", card.colour),
        colour=convert(card.colour, Colour),
        effect=effect_of(words, card.effect),
        text=after_the_name(text.survivor_text(words, card)),
    )


def automa_of(words: Words, card: box.AutomaCard) -> CosmosAutomaCard:
    """A card of the Automa."""
    name = text.automa_name(words, card.index)
    return CosmosAutomaCard(card.id, name, [text.line_sentence(words, line) for line in card.lines])


def upgrade_of(words: Words, upgrade: box.Upgrade, numbers: dict[str, int]) -> CosmosUpgrade:
    """A field of the Ark."""
    return CosmosUpgrade(
        id=upgrade.id,
        name=text.upgrade_name(words, upgrade.id),
        engineer=upgrade.engineer,
        cost=amounts_of(upgrade.cost),
        price=text.upgrade_cost(words, upgrade),
        pair=text.PAIRS.get(upgrade.id),
        effect=text.upgrade_sentence(words, upgrade.id, numbers),
        text=after_the_name(text.upgrade_text(words, upgrade, numbers)),
    )


def colony_of(words: Words, number: int, colony: box.ColonyCost) -> CosmosColony:
    """The colony of this number."""
    return CosmosColony(
        of_colour=colony.of_colour,
        engineers=colony.engineers,
        leaders=colony.leaders,
        resources=colony.resources,
        vp=colony.vp,
        text=text.colony_text(words, number, colony).splitlines(),
    )


def level_of(words: Words, level: box.Level) -> CosmosLevel:
    """A level of the Automa."""
    name, *sentences = text.level_text(words, level).splitlines()
    return CosmosLevel(level.id, name, level.upgrade_points, sentences)


def terms_of(words: Words, numbers: dict[str, int]) -> CosmosTerms:
    """What resources, specialists, places, steps and actions are called."""
    tokens = [f"{specialist}-token" for specialist in box.SPECIALISTS]
    return CosmosTerms(
        resources=named(words, "resource", box.RESOURCES),
        specialists=named(words, "specialist", box.SPECIALISTS),
        tokens=named(words, "token", tokens),
        colours=named(words, "colour", box.COLOURS),
        places=named(words, "place", [*box.PLACES, "portal"]),
        cells=named(words, "cell", v.CELLS),
        rows=named(words, "row", ROWS),
        steps=named(words, "step", v.STEPS),
        deeds=named(words, "deed", v.DESTINATION_ACTIONS),
        about=about_things(words, numbers, tokens),
    )


def about_things(words: Words, numbers: dict[str, int], tokens: list[str]) -> dict[str, str]:
    """What is said about things that are no cards, by their id."""
    messages = {id: id for id in (*v.DESTINATION_ACTIONS, *ROWS, "draw")}
    messages |= dict.fromkeys(box.RESOURCES, "resource") | dict.fromkeys(tokens, "token")
    values = {
        "base": numbers["terraform_base"],
        "vp": numbers["outpost_placed_vp"],
        "row": numbers["row"],
        "capacity": numbers["capacity"],
        "upgraded": numbers["capacity_upgraded"],
    }
    return {id: words.say_with(f"cosmos.about.{message}", values) for id, message in messages.items()}


def named(words: Words, group: str, ids: Iterable[str]) -> dict[str, str]:
    """The words of one group, by id."""
    return {id: words.say(f"cosmos.{group}.{id}") for id in ids}


ROOM = Room(CosmosContent, CosmosView, cosmos_content)
