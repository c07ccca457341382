"""What the page gets to draw Micro Cosmos with: the box in both languages, and the document of every position."""

import random
import re
from collections.abc import Iterator
from itertools import cycle

import pytest
from msgspec import convert, json

from galaktyka.core.game import View
from galaktyka.games.cosmos.engine.cards import LEVELS, Edge, Effect, Planet, Upgrade
from galaktyka.games.cosmos.engine.view_types import CosmosView
from galaktyka.games.cosmos.engine.vocabulary import UPGRADES
from galaktyka.games.cosmos.game import GAME
from galaktyka.games.cosmos.service.content import (
    CosmosAmount,
    CosmosContent,
    CosmosTrack,
    cosmos_content,
    edge_of,
    effect_of,
    planet_of,
    upgrade_of,
)
from galaktyka.text.catalogue import LANGUAGES, Words
from tests.games.cosmos.scenario import scenario

PACK = GAME.box.pack
EN = Words("en")
NOTHING = [0, 0, 0, 0]
EXCHANGE = Effect(pay=[0, 0, 0, 1], pay_any=0, gain=[0, 2, 0, 0], gain_any=1, crew_deck=1, crew_cantina=0)
ONE_BIOMASS = Effect(pay=NOTHING, pay_any=0, gain=[1, 0, 0, 0], gain_any=0, crew_deck=0, crew_cantina=0)


def test_an_effect_is_there_for_icons_and_in_words():
    effect = effect_of(EN, EXCHANGE)
    assert effect.pay == [CosmosAmount("technology", 1)]
    assert effect.gain == [CosmosAmount("workforce", 2), CosmosAmount("any", 1)]
    assert (effect.crew_deck, effect.crew_cantina) == (1, 0)
    assert effect.clause == "pay 1 technology to gain 2 workforce and 1 resource of your choice, and draw 1 crew card"


def test_an_edge_says_where_it_works():
    edge = edge_of(EN, Edge("orbit", ONE_BIOMASS))
    assert edge.on == "orbit"
    assert edge.sentence == "At a moon or space station, gain 1 biomass."


def test_a_planet_has_tracks_only_for_what_it_needs_and_lines_over_its_edges():
    planet = Planet(
        index=0,
        id="ossa",
        colour="red",
        starting=True,
        tracks=[3, 0, 0, 4],
        gather=ONE_BIOMASS,
        gather_terraformed=EXCHANGE,
        moon=ONE_BIOMASS,
        station=ONE_BIOMASS,
        edges=["moon", "planet", "station", "asteroid"],
        origin="ours",
    )
    shown = planet_of(Words("pl"), planet, PACK.numbers)
    assert shown.tracks == [CosmosTrack("biomass", 3), CosmosTrack("technology", 4)]
    assert (shown.edges.north, shown.edges.east, shown.edges.south, shown.edges.west) == tuple(planet.edges)
    assert shown.kind == "czerwona planeta"
    assert shown.spaces.moon == "księżyc planety Ossa"
    assert shown.moon_text[0] == "Księżyc: zyskaj 1 jednostkę biomasy."
    assert shown.text[3] == shown.moon_text[0]
    assert shown.art == Words("en").say("cosmos.planet.ossa")


def test_an_upgrade_has_its_price_and_its_pair():
    upgrade = upgrade_of(EN, Upgrade("biodome", True, [2, 0, 0, 0], "ours"), PACK.numbers)
    assert upgrade.engineer
    assert upgrade.cost == [CosmosAmount("biomass", 2)]
    assert upgrade.price == "1 engineer and 2 biomass"
    assert upgrade.pair == "leisure-facilities"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_is_there(lang):
    content = cosmos_content(GAME, Words(lang))
    assert list(content.planets) == [planet.id for planet in PACK.planets]
    assert list(content.crew) == [card.id for card in PACK.crew]
    assert list(content.survivors) == [card.id for card in PACK.survivors]
    assert [len(card.lines) for card in content.automa.values()] == [len(card.lines) for card in PACK.automa]
    assert [upgrade.id for upgrade in content.upgrades] == list(UPGRADES)
    assert [colony.vp for colony in content.colonies] == [colony.vp for colony in PACK.colonies]
    assert [level.id for level in content.levels] == LEVELS
    assert content.numbers == PACK.numbers


def test_the_languages_say_the_same_in_other_words():
    english, polish = (cosmos_content(GAME, Words(lang)) for lang in ("en", "pl"))
    for card in PACK.crew:
        first, second = english.crew[card.id], polish.crew[card.id]
        assert first.upper.effect.gain == second.upper.effect.gain
        assert first.name != second.name
        assert first.text != second.text
    assert {key: planet.art for key, planet in english.planets.items()} == {
        key: planet.art for key, planet in polish.planets.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_touched_and_is_no_card_is_explained(lang):
    about = cosmos_content(GAME, Words(lang)).terms.about
    verbs = ("gather", "terraform", "explore", "colony", "outpost", "above", "below", "draw")
    touched = [notation.rpartition(" ")[2] for notation in GAME.actions.notations if notation.startswith("gain ")]
    tokens = [notation.split()[1] for notation in GAME.actions.notations if notation.endswith("-token")]
    assert set(about) >= {*verbs, *touched, *tokens}
    assert about["biomass"].count(str(PACK.numbers["capacity_upgraded"])) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_content_survives_the_wire_and_has_no_open_placeholder(lang):
    content = cosmos_content(GAME, Words(lang))
    wire = json.encode(content)
    assert json.decode(wire, type=CosmosContent) == content
    assert not re.findall(rb'"[^"]*\{[a-z]+(?::[^"]*)?\}[^"]*"', wire)


# ------------------------------------------------------------------ the document of a position


def views_of_a_random_game(seats: int, seed: int) -> Iterator[View]:
    """What everybody sees in turn, a spectator too, in a game that chance plays."""
    chance = random.Random(seed)
    viewers = cycle((None, *range(seats)))
    state = GAME.start(seats, seed, {"hard-plus": True} if seats == 1 else {})
    while deciders := state.deciders():
        yield state.view(next(viewers))
        state.apply(deciders[0], chance.choice(state.legal(deciders[0])))
    yield state.view(None)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_every_view_of_a_random_game_is_a_cosmos_view(seats, seed):
    views = list(views_of_a_random_game(seats, seed))
    for view in views:
        shown = convert(view, CosmosView, strict=True)
        assert shown == view  # nothing is there that is not declared
        assert ["question" in player for player in shown["players"][:seats]] == [
            seat == shown["seat"] for seat in range(seats)
        ]
    assert views[-1]["step"] == "over"


def test_only_the_automa_has_symbols():
    view = convert(GAME.start(1, 5).view(0), CosmosView)
    assert ["symbols" in player for player in view["players"]] == [False, True]


FOUND = {planet.colour: planet.id for planet in PACK.planets if not planet.starting}
CARD = next(card for card in PACK.crew if card.upper.on == "orbit" and card.lower.on in FOUND)
"""Its upper edge works at moons and stations, its lower edge on planets of a colour that can be discovered."""


def works_at(space: str, above: tuple[str, ...], below: tuple[str, ...]) -> list[str]:
    """Which of the crew works with the Ark there; a planet of the card's colour lies in the south."""
    table = scenario("crew", cells={"s": FOUND[CARD.lower.on]}, ark=space, above=above, below=below)
    names: list[str] = table.state.view(None)["players"][0]["works"]
    return names


def test_a_crew_card_works_with_the_edge_that_touches_the_hold():
    spaces = ("s-planet", "s-moon", "s-asteroid", "portal")
    assert [works_at(space, (CARD.id,), ()) for space in spaces] == [[CARD.id], [], [], [CARD.id]]
    assert [works_at(space, (), (CARD.id,)) for space in spaces] == [[], [CARD.id], [], [CARD.id]]
