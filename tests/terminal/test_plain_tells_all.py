"""Who plays by ear is told all that the eyes see: the law along played games, and what a question itself must say."""

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from galaktyka.core.game import State, View
from galaktyka.core.records import RecordSeat
from galaktyka.games import find_game, shipped_keys
from galaktyka.games.artifacts.engine.rules.empire import build_cost, build_limit
from galaktyka.games.artifacts.engine.vocabulary import TYPES
from galaktyka.games.artifacts.text import resources as artifacts_resources
from galaktyka.games.artifacts.text.play import section_of
from galaktyka.games.cosmos.text import cards as cosmos_cards
from galaktyka.games.frontiers.game import GAME as FRONTIERS
from galaktyka.games.frontiers.text import cards as frontiers_cards
from galaktyka.games.race.text import cards as race_cards
from galaktyka.table.table import open_table
from galaktyka.terminal.starting import views_for
from galaktyka.terminal.views import TerminalView
from galaktyka.text.catalogue import LANGUAGES, Words
from tests.games.artifacts.scenario import scenario as artifacts_scenario
from tests.games.artifacts.terminal import test_screens as test_artifacts
from tests.games.cosmos.terminal import test_screens as test_cosmos
from tests.games.frontiers.scenario import scenario as frontiers_scenario
from tests.games.race.scenario import scenario as race_scenario

pytestmark = pytest.mark.once

WORDS = {lang: Words(lang) for lang in LANGUAGES}
PLAYERS = ["Ala", "Ola"]
OFTEN = 3
"""So many positions of a game are looked at for each question."""


@cache
def positions(key: str) -> tuple[tuple[State, int], ...]:
    """Somebody is asked something: positions of a game played by chance, with every question that it asks."""
    game = find_game(key)
    table = open_table(game, [RecordSeat("random", True), RecordSeat("random", True)], 11, {}, None)
    met: dict[str, list[tuple[State, int]]] = {}
    while not table.state.is_over():
        seat = table.state.deciders()[0]
        question = table.state.view(seat)["players"][seat]["question"]
        met.setdefault(question, []).append((table.state.clone(), seat))
        assert table.play_bot()
    return tuple(position for found in met.values() for position in found[:: len(found) // OFTEN + 1])


def seen_by_eyes(terminal_view: TerminalView, state: State, seat: int) -> str:
    """The screen in colours, as text; wide enough for every line."""
    console = Console(file=io.StringIO(), width=400, highlight=False, emoji=False)
    for part in terminal_view.board(state, state.view(seat), PLAYERS, False):
        console.print(part)
    for part in terminal_view.options(terminal_view.choice(state, seat), False):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def heard(terminal_view: TerminalView, state: State, seat: int) -> str:
    """What the ears can hear: all that `table` tells, the answers, and `table NAME` of everybody."""
    view = {**state.view(seat), "in_full": True}
    parts = [
        *terminal_view.board(state, view, PLAYERS, True),
        *terminal_view.options(terminal_view.choice(state, seat), True),
    ]
    for other in range(len(PLAYERS)):
        parts += terminal_view.one_player(view, other, PLAYERS, True)
    return "\n".join(str(part) for part in parts)


# --- the facts that the coloured screen gives of every card and place


def race_facts(terminal_view: Any, state: State, view: View) -> Iterator[str]:
    me = view["players"][view["seat"]]
    for card in [*me["hand"], *(entry["card"] for entry in me["tableau"])]:
        yield from race_cards.card_text(terminal_view.words, terminal_view.pack.card(card)).split("\n")
    if view["phase"] == "choose" and any(player["status"] == "ready" for player in view["players"]):
        yield terminal_view.words.say("terminal.race.plain.has-chosen")


def frontiers_facts(terminal_view: Any, state: State, view: View) -> Iterator[str]:
    me = view["players"][view["seat"]]
    tiles = [*(colony["tile"] for colony in me["colonies"]), *me["technologies"], *me["discovered"], *view["display"]]
    for tile in tiles:
        yield from frontiers_cards.tile_text(terminal_view.words, terminal_view.pack.tile(tile)).split("\n")[2:]
    yield from (f"{view['bag_size']}.", *(f" {meter}" for meter in (view["colonist_pool"], view["vp_pool"])))


def artifacts_facts(terminal_view: Any, state: Any, view: View) -> Iterator[str]:
    me = view["players"][view["seat"]]
    if view["phase"] == "over":
        return
    for row, type in enumerate(TYPES):
        owner = state.players[view["seat"]]
        cost, limit = build_cost(state, owner, row), build_limit(state, owner, row)
        title = terminal_view.words.say(f"terminal.artifacts.rows.{type}")
        colour = ("red", "blue", "green")[row]
        icons = terminal_view.words.say(f"voices.artifacts.icons.{colour}", n=cost)
        said = terminal_view.words.say_with(f"terminal.artifacts.next.{type}", {"cost": icons, "n": limit})
        yield f"{title}: {said}."
    for entry in (*me["empire"], *me["projects"]):
        for section in entry.get("stored") or entry.get("attached") or ():
            yield artifacts_resources.icons_text(terminal_view.words, section_of(terminal_view.pack, section))
        if entry["card"] in view["used"]:
            yield terminal_view.words.say("terminal.artifacts.used")
    for entry in me["empire"]:
        card = terminal_view.pack.cards[terminal_view.pack.index_of[entry["card"]]]
        if card.type == "planet" and entry["side"] == "logistical":
            yield terminal_view.words.say(
                f"terminal.artifacts.help.planet.{card.kind}", n=terminal_view.pack.numbers["discount"]
            )


def cosmos_facts(terminal_view: Any, state: State, view: View) -> Iterator[str]:
    me = view["players"][view["seat"]]
    for card in (*view["cantina"], *me["above"], *me["below"]):
        yield from cosmos_cards.crew_text(terminal_view.words, terminal_view.cards.crew[card]).split("\n")
    for entry in view["cells"].values():
        if entry:
            yield cosmos_cards.edges_sentence(terminal_view.words, terminal_view.cards.planets[entry["planet"]])
    yield cosmos_cards.effect_clause(terminal_view.words, terminal_view.pack.portal)
    yield f" {view['crew_deck']}."
    for player in view["players"]:
        for card in player["survivors"]:
            colour = terminal_view.words.say(f"cosmos.colour.{terminal_view.cards.survivors[card].colour}")
            name = cosmos_cards.survivor_name(terminal_view.words, card)
            yield terminal_view.words.say("terminal.cosmos.plain.survivor", name=name, colour=colour)


FACTS = {"race": race_facts, "frontiers": frontiers_facts, "artifacts": artifacts_facts, "cosmos": cosmos_facts}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", shipped_keys())
def test_what_the_eyes_see_the_ears_can_hear(key, lang):
    terminal_view = views_for(find_game(key), WORDS)[lang]
    names = {name for name in terminal_view.card_names() if name[0].isupper()}
    for state, seat in positions(key):
        colours, words = seen_by_eyes(terminal_view, state, seat), heard(terminal_view, state, seat)
        missing = [name for name in names if name in colours and name not in words]
        missing += set(re.findall(r"\d+", colours)) - set(re.findall(r"\d+", words))
        missing += [fact for fact in FACTS[key](terminal_view, state, state.view(seat)) if fact not in words]
        assert missing == []


# --- what a question itself says, without being asked for the table


def asked(position: Any, lang: str = "en") -> str:
    """The table and the answers before the first question of a position, for the ears."""
    state = position.state
    terminal_view = views_for(state.game(), WORDS)[lang]
    parts = [
        *terminal_view.board(state, state.view(0), PLAYERS, True),
        *terminal_view.options(terminal_view.choice(state, 0), True),
    ]
    return "\n".join(str(part) for part in parts)


def test_a_card_to_place_tells_its_powers_and_one_for_another_phase_its_name():
    text = asked(race_scenario(phase="settle", hand=["malevolent-lifeforms", "drop-ships", "gem-world"]))
    assert "Not now: Malevolent Lifeforms (military 0, needs 4); Drop Ships." in text
    assert re.search(r"1: Gem World, pay 2\. .*Cost 2\. .*Produce: .*draw 1 card", text)


def test_every_card_among_the_answers_is_told_with_its_powers():
    terminal_view = views_for(find_game("race"), WORDS)["en"]
    met = set()
    for state, seat in positions("race"):
        choice = terminal_view.choice(state, seat)
        told = "\n".join(str(line) for line in terminal_view.options(choice, True))
        for entry in choice.numbered():
            if entry.as_card:
                met.add(state.view(seat)["players"][seat]["question"])
                about = terminal_view.large(entry.card).split("\n")[1:]
                assert [line for line in about if line not in told] == []
    assert met >= {"discard", "keep", "place", "pay"}


def test_the_hand_has_its_costs_and_goods_have_their_kinds():
    text = asked(
        race_scenario(hand=["drop-ships", "rebel-base"], tableau=["old-earth", "gem-world"], goods=["gem-world"])
    )
    assert "Your hand, 2 cards: Rebel Base, defence 6; Drop Ships, cost 4." in text
    assert "Gem World with a good (Novelty)" in text


def test_frontiers_tells_bag_sizes_planets_and_the_kind_that_was_named():
    refinery = next(tile.id for tile in FRONTIERS.box.pack.tiles if tile.good == "any")
    position = frontiers_scenario(
        None, colonies=("prospectors-landing", refinery), refinery="genes", discovered=("comet-zone",)
    )
    text = asked(position)
    assert f"Planets in the bag: {position.state.view(0)['bag_size']}." in text
    assert "large technologies on offer, of 2 spaces: " in text
    assert "(kind named: Genes)" in text
    assert "Comet Zone, cost 3, colonists 1, points 2" in text


def test_artifacts_tells_the_next_cards_planets_tokens_and_what_is_attached():
    text = asked(test_artifacts.RICH)
    assert "Ships: the next one costs 5 red, 2 cards at most." in text  # 7 with two ships, 2 less with Calcine
    assert "Planets: the next one costs 7 green, 2 cards at most." in text
    assert "Calcine, Extermination, logistical, Build Ship −2 red" in text
    assert "3 to pay (costs 5, attached 2), with 2 red icons" in text
    assert "2 blockade tokens, blocked: Bonus" in text


def test_artifacts_tells_what_was_used():
    empire = {"fellowship-grants": "logistical"}
    position = artifacts_scenario(hand=test_artifacts.REDS, empire=empire, turn_notes={"used": list(empire)})
    assert "Fellowship Grants, Expansion, logistical, used this turn" in asked(position)


def test_cosmos_tells_turn_portal_decks_and_the_colours_of_survivors():
    text = asked(test_cosmos.rich())
    assert "Turn of Ala." in text
    assert "Star Portal, in the middle. Gather: gain 1 resource of your choice" in text
    assert "Cards in the crew deck: 27." in text
    assert "Vault Keepers (red)" in text
    assert "Drill Engineer (engineer)" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_tells_the_whole_table_in_the_middle_of_an_action(lang):
    screens = test_artifacts.sit(
        test_artifacts.table_of(test_artifacts.RICH), "black death", "table", lang=lang, plain=True
    )
    system = WORDS[lang].say("artifacts.system.quiet-shoals")
    assert system not in screens[1]
    assert system in screens[2]
