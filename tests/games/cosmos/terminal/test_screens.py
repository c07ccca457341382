"""Micro Cosmos at the keyboard, in both languages: its terminal view, without the command line."""

import re
from typing import Any

import pytest

from galaktyka.core.records import RecordSeat, parse_record
from galaktyka.core.replays import replay
from galaktyka.games.cosmos.engine.cards import RESOURCES
from galaktyka.games.cosmos.game import GAME
from galaktyka.games.cosmos.terminal.symbols import edge, effect
from galaktyka.games.cosmos.voice.signs import RESOURCE_SIGNS
from galaktyka.table.table import Table, open_table, resume_table
from galaktyka.terminal.replay import Replay
from galaktyka.terminal.session import Session
from galaktyka.terminal.starting import views_for
from galaktyka.text.catalogue import LANGUAGES, Words
from galaktyka.voices.verdict import verdict
from tests.games.artifacts.terminal.test_screens import Typist, flat
from tests.games.cosmos.scenario import Scenario, scenario
from tests.terminal.keyboard import BOXES, seen

pytestmark = pytest.mark.once

WORDS = {lang: Words(lang) for lang in LANGUAGES}
ALONE = [RecordSeat("Ala", False)]
WITH_A_BOT = [RecordSeat("Ala", False), RecordSeat("greedy", True)]
PEOPLE = [RecordSeat("Ala", False), RecordSeat("Ola", False)]
FULL = {"biomass": 3, "workforce": 2, "minerals": 4, "technology": 1}
PACK = GAME.box.pack
CREW = {card.id: card for card in PACK.crew}
TRACKS = {planet.id: dict(zip(RESOURCES, planet.tracks, strict=True)) for planet in PACK.planets}
OSSA = next(planet for planet in PACK.planets if planet.id == "ossa")
FIRST, SECOND, THIRD = [name for name in RESOURCES if TRACKS["ossa"][name] > 1][:3]
"""Tracks of Ossa that take more than a level; the numbers of cards may change with the next balance."""


def sit(table: Table, *lines: str, lang: str = "en", width: int = 100, plain: bool = False) -> list[str]:
    """What stands on the screen before the first line and after each of them."""
    screen = Typist(list(lines), width, plain)
    Session(table, screen, views_for(GAME, WORDS), lang).run()
    return screen.screens


def table_of(position: Scenario, seats: list[RecordSeat] = WITH_A_BOT) -> Table:
    return open_table(GAME, seats, 0, {}, None, position.document())


def me(table: Table) -> dict[str, Any]:
    player: dict[str, Any] = table.state.view(0)["players"][0]
    return player


def rich(at: str = "travel", **fields: Any) -> Scenario:
    """Ala at the portal in the middle of a game: crew in both rows, upgrades, survivors, a colony and an outpost."""
    story: dict[str, Any] = {
        "ark": "portal",
        "cargo": FULL,
        "ready": ["engineer", "red-leader"],
        "above": ["systems-architect"],
        "below": ["seed-archivist"],
        "colonies": ["n"],
        "outposts": ["w"],
        "survivors": ["vault-keepers"],
        "round": 9,
        "cells": {"n": {"planet": "ossa", "levels": {FIRST: 1}, "track": [(1, 1)]}},
        "others": [{"ark": "e-moon", "cargo": {"biomass": 1}, "below": ["garrison-commander"]}],
        "cantina": ["relief-captain", "drill-engineer", "academy-rector"],
    }
    return scenario(at, **{**story, **fields})


# --- what a player sees


def test_the_table_shows_round_map_cantina_and_both_arks():
    (screen,) = sit(table_of(rich()))
    assert "Round 9" in screen
    assert "▶ space travel" in screen
    assert "terraformed 0 of 3" in screen
    assert "△ Ossa N" in screen
    assert f"{RESOURCE_SIGNS[FIRST]}1/{TRACKS['ossa'][FIRST]}" in screen
    assert "merit:  Greedy 1" in screen
    assert "⌂ Ala" in screen
    assert "⚑ Ala" in screen
    assert "✦ Star Portal" in screen
    assert re.search(r"◄ Greedy M", screen)
    captain, engineer = CREW["relief-captain"], CREW["systems-architect"]
    lower, upper = (edge(WORDS["en"], side).plain for side in (captain.lower, captain.upper))
    assert f" Relief Captain ({lower} | {upper})" in screen
    lower, upper = (edge(WORDS["en"], side).plain for side in (engineer.lower, engineer.upper))
    assert f" Systems Architect: {lower}   other row: {upper}" in screen
    assert "● biomass 3  ▲ workforce 2  ■ minerals 4  ◆ technology 1  (of 4)  ready: E R" in screen
    assert " Vault Keepers" in screen
    assert re.search(r"▾[ERGB] Garrison Commander", screen)
    assert "Not discovered yet: " in screen


def test_a_journey_shows_distance_gain_and_crew_that_works_there():
    (screen,) = sit(table_of(rich()))
    asked = screen[screen.index("Where does your Ark fly?") :]
    assert re.search(r"planet +moon +station +asteroid", asked)
    # The line over the lower edge of a planet above the portal leads to it: that place is one space away.
    near = OSSA.edges[2]
    gain = effect(WORDS["en"], {"planet": OSSA.gather, "moon": OSSA.moon, "station": OSSA.station}[near]).plain
    assert re.search(rf"△ Ossa .*\d {re.escape(gain)} \(1\)", asked)
    assert "so many spaces away" in asked


def test_a_journey_marks_where_crew_works():
    on = CREW["systems-architect"].lower.on
    (screen,) = sit(table_of(rich(below=[])))
    asked = screen[screen.index("Where does your Ark fly?") :]
    marked = [line for line in asked.split("\n") if re.search(r"\(\d\) ✓", line)]
    assert marked
    assert on == "orbit" or all(
        line.lstrip().startswith({"red": "△", "green": "○", "blue": "□"}[on]) for line in marked
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_every_screen_fits_its_width(lang, width):
    lines = ["?", "score", "table 1", "table 2", "card ossa", "card engines", "log", "move n-station", "0", "0"]
    others = [{"ark": f"{cell}-moon", "above": [card]} for cell, card in
              (("n", "garrison-commander"), ("e", "relief-captain"), ("w", "drill-engineer"))]  # fmt: skip
    seats = [RecordSeat("Ala", False), *(RecordSeat("random", True) for _ in others)]
    table = table_of(rich(others=others, cantina=["academy-rector", "chief-botanist", "salvage-engineer"]), seats)
    for screen in sit(table, *lines, lang=lang, width=width):
        assert max(len(line) for line in screen.split("\n")) <= width
        assert "…" not in screen.replace("… ", "")  # nothing is cut off


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_and_the_map_fit_a_small_screen(lang):
    """Of two players, with five planets discovered and Engines: 40 lines hold map, hand and question."""
    cells = {"nw": "elpis", "ne": "cindral", "se": "miravel", "sw": "brannoc", "s": "keyl"}
    (screen,) = sit(table_of(rich(cells=cells, colonies=[], upgrades=["space-mining", "mining-vehicles"], engines=1)),
                    lang=lang, width=80)  # fmt: skip
    assert len(screen.rstrip("\n").split("\n")) <= 55
    below = screen[screen.rindex("─" * 80) :]
    assert len(below.split("\n")) <= 16


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Round 9, space travel.", "0 of 3 planets that end the game are terraformed.", "In the Cantina: ",
                "Ossa, north.", "Levels: ", "On the terraform track: Greedy 1.", "Colonies of: Ala.",
                "Ala, that is you: Ark at Star Portal", "Top row: Systems Architect (blue leader)",
                "1 space; gain "]),
        ("pl", ["Runda 9, podróż kosmiczna.", "W Kantynie: ", "Ossa, północ.", "Na torze terraformacji: Zachłanny 1.",
                "Kolonie: Ala.", "Górny rząd: Architektka systemów (niebieski lider)", "1 pole; zyskaj"]),
    ],
)  # fmt: skip
def test_plain_mode_says_everything_in_sentences(lang, words):
    (screen,) = sit(table_of(rich()), lang=lang, plain=True)
    assert not BOXES.search(screen)
    for expected in words:
        assert expected in screen


@pytest.mark.parametrize(
    ("lang", "plain", "told"),
    [
        ("en", False, "planets 3 · crew 27 the last: ○ Elpis"),
        ("pl", False, "ostatnia: ○ Elpis"),
        ("en", True, "Planets still to be discovered: 3. The last of them will be Elpis."),
        ("pl", True, "Planety do odkrycia: 3. Ostatnia z nich: Elpis."),
    ],
)
def test_the_planet_that_is_discovered_last_lies_open(lang, plain, told):
    cells = {"nw": "keyl", "s": "brannoc"}
    table = table_of(
        rich(cells={**cells, "n": "ossa"}, planet_deck=["cindral", "miravel", "elpis"], colonies=[], outposts=[])
    )
    (screen,) = sit(table, lang=lang, plain=plain, width=120)
    assert told in flat(screen)


def test_plain_mode_names_the_automa_its_level_and_half_paid_engines():
    table = open_table(GAME, ALONE, 3, {}, None, scenario(level="hard", engines=1).document())
    (screen,) = sit(table, plain=True)
    assert "Automa: hard: Ark at " in screen
    assert "Upgrades: Engines 1." in screen
    assert "Moves 4 spaces" in screen
    assert screen.count("Moves ") == 1  # not the Automa


# --- every question and its answers


QUESTIONS = {
    "upgrade": (rich("upgrade"), "You may upgrade your Ark.", ["Cargo Holds", "No upgrade"]),
    "move": (rich(), "Where does your Ark fly?", ["Discover a planet", "Ossa"]),
    "play": (
        rich("crew", ark="n-moon"),
        "You may play up to 2 crew cards.",
        ["Play Systems Architect", "Play Seed Archivist and move it to the top row", "Play no card"],
    ),
    "destination": (
        rich("destination", ark="n-planet"),
        "What do you do here?",
        ["Gather: gain ", "Terraform Ossa", "Explore Ossa", "Move the trading outpost from ", "Nothing more here"],
    ),
    "draw": (rich("draw"), "You may draw a crew card to end your turn.", ["Draw a crew card", "Draw nothing"]),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_shows_its_answers(question):
    position, prompt, answers = QUESTIONS[question]
    table = table_of(position)
    assert me(table)["question"] == question
    (screen,) = sit(table)
    assert prompt in screen
    asked = flat(screen[screen.index(prompt) :])
    for answer in answers:
        assert answer in asked


def test_what_is_not_possible_now_stands_there_with_the_reason():
    asked = flat(sit(table_of(rich("destination", ark="n-planet", ready=["engineer"], colonies=[])))[0])
    assert "Not now: Explore (no red leader)" in asked
    asked = flat(sit(table_of(rich("upgrade", cargo={"technology": 4})))[0])
    assert "Biodome (2●, you have 0)" in asked
    assert "Mining Vehicles (" not in asked  # it is unlocked
    plain = sit(table_of(rich("upgrade", cargo={"technology": 4})), plain=True)[0]
    assert "Biodome (That takes 2 biomass; you have 0 biomass)" in plain


def test_a_crew_card_says_what_playing_it_brings():
    """What it does here, that it does not work here, or that there is nothing to pay with."""
    trade = next(card for card in PACK.crew if any(card.lower.effect.pay) and card.lower.on in ("red", "orbit"))
    place = "n-moon" if trade.lower.on == "orbit" else "n-planet"  # Ossa is red
    elsewhere = "n-planet" if place == "n-moon" else "n-moon"
    note = " works "
    told = {
        (at, bool(cargo)): flat(sit(table_of(rich("crew", ark=at, cargo=cargo, above=[trade.id], below=[])))[0])
        for at in (place, elsewhere)
        for cargo in (dict.fromkeys(RESOURCES, 2), {})
    }
    assert "you cannot pay for" not in told[place, True]
    assert "you cannot pay for: pay " in told[place, False]
    assert note not in told[place, True].partition("You may play")[2]
    assert f"{note}on a" in told[elsewhere, True].partition("You may play")[2]


# --- answering


def test_several_resources_go_in_one_line():
    """Set-up: two units, and the same one twice is no slip."""
    table = open_table(GAME, WITH_A_BOT, 3, {}, None)
    screens = sit(table, "1", "1", "1", "1 1")
    assert "Gain 2 resources of your choice." in screens[3]
    assert "you have 0 of 4" in screens[3]
    assert me(table)["cargo"] == {"biomass": 2, "workforce": 0, "minerals": 0, "technology": 0}


def test_resources_may_come_one_by_one_or_by_name_and_be_taken_back():
    table = open_table(GAME, WITH_A_BOT, 3, {}, None)
    screens = sit(table, "1", "1", "1", "4", "-", "technology, biomass")
    assert "Chosen 1 of 2: technology. 1 more" in flat(screens[4])
    assert "Nothing is chosen now." in screens[5]
    assert me(table)["cargo"] == {"biomass": 1, "workforce": 0, "minerals": 0, "technology": 1}


@pytest.mark.parametrize(("typed", "fault"), [("1 1 1", "2"), ("9", "no number 9"), ("0", "cannot pass")])
def test_what_cannot_be_gained_is_answered_with_the_reason(typed, fault):
    table = open_table(GAME, WITH_A_BOT, 3, {}, None)
    assert fault in sit(table, "1", "1", "1", typed)[-1]
    assert me(table)["question"] == "gain"


TERRAFORMING = {"ark": "n-planet", "colonies": ["n", "w"], "outposts": [], "cargo": {FIRST: 3, SECOND: 3, THIRD: 1},
                "cells": {"n": "ossa"}}  # fmt: skip
"""Two colonies: four levels at once."""


@pytest.mark.parametrize(
    ("typed", "levels"),
    [
        ("1 2 2", (1, 2, 0)),  # fewer than four, and that is all
        ("2 1 2", (1, 2, 0)),  # in any order
        (SECOND, (0, 1, 0)),
        ("1 2 2 3", (1, 2, 1)),
    ],
)
def test_levels_are_one_answer(typed, levels):
    table = table_of(rich("destination", **TERRAFORMING))
    screens = sit(table, "terraform", typed)
    assert "Raise tracks: 4 more levels at most." in screens[1]
    assert f"1 {FIRST} 0 of {TRACKS['ossa'][FIRST]}; you have 3" in flat(screens[1])
    raised = table.state.view(0)["cells"]["n"]["levels"]
    assert (raised[FIRST], raised[SECOND], raised[THIRD]) == levels
    assert me(table)["question"] != "raise"


def test_levels_can_be_taken_back_as_one():
    table = table_of(rich("destination", **TERRAFORMING))
    before = me(table)["cargo"]
    sit(table, "terraform", "1 2 2", "undo")
    assert me(table)["question"] == "raise"
    assert me(table)["cargo"] == before


@pytest.mark.parametrize(("typed", "fault"), [("1 3 3", f"{THIRD}: 1 at most."), ("1 1 2 2 2", "4")])
def test_levels_that_cannot_be_paid_are_refused_with_the_reason(typed, fault):
    table = table_of(rich("destination", **TERRAFORMING))
    before = me(table)["cargo"]
    assert fault in sit(table, "terraform", typed)[-1]
    assert me(table)["question"] == "raise"
    assert me(table)["cargo"] == before


def test_a_planet_is_terraformed_and_scored():
    nearly = {name: most - (name == THIRD) for name, most in TRACKS["ossa"].items() if most}
    table = table_of(rich("destination", **TERRAFORMING | {"cells": {"n": {"planet": "ossa", "levels": nearly}}}))
    told = flat(sit(table, "terraform")[-1])  # one level is left, and so there is nothing to choose
    assert "Ossa is terraformed." in told
    assert f"Greedy scores {sum(nearly.values()) + 3} points for Ossa." in told
    assert "You score 2 points for Ossa." in told
    assert "✓ terraformed" in told


@pytest.mark.parametrize(
    ("typed", "place"),
    [("ossa", "n-planet"), ("star portal", None), ("moon of ossa", "n-moon"), ("move w-planet", "w-planet")],
)
def test_a_journey_by_name(typed, place):
    table = table_of(rich(engines=2, upgrades=["engines", "space-mining", "mining-vehicles"], outposts=[], colonies=[]))
    screens = sit(table, typed)
    if place is None:
        assert "cannot stay" in screens[-1]
        assert me(table)["question"] == "move"
    else:
        assert me(table)["ark"] == place


def test_a_journey_in_polish_by_name():
    table = table_of(rich())
    sit(table, "stacja kosmiczna planety ossa", lang="pl")
    assert me(table)["ark"] == "n-station"


@pytest.mark.parametrize(
    ("position", "typed", "reason"),
    [
        (rich(), "why moon of ossa", "your Ark moves 2 spaces at most"),
        (rich(), "czemu księżyc planety ossa", "your Ark moves 2 spaces at most"),
        (rich(), "why south-west", "your Ark moves 2 spaces at most"),
        (rich(), "why star portal", "cannot stay"),
        (rich("upgrade", cargo={"technology": 4}), "why cargo holds", "That takes 1 workforce; you have 0 workforce."),
        (rich("upgrade"), "why engines", "You can do this now."),
        (rich("crew", ark="n-moon"), "why garrison commander", "not in your crew"),
        (rich("destination", ark="n-planet"), "why vault keepers", "not terraformed"),
        (rich("destination", ark="n-moon"), "why terraform", "planet"),
        (rich("upgrade"), "czemu ładownie", "You can do this now."),
    ],
)
def test_why_not_by_name(position, typed, reason):
    table = table_of(position)
    steps = len(table.steps)
    assert reason in flat(sit(table, typed)[-1])
    assert len(table.steps) == steps


def test_everything_can_be_looked_up():
    lines = ["card systems architect", "karta architektka systemów", "card 1", "card ossa", "card vault keepers",
             "card engines", "card portal", "card automa card 1", "card qqqqqqq"]  # fmt: skip
    screens = [flat(screen) for screen in sit(table_of(rich("crew", ark="n-moon")), *lines)][1:]
    expected = ["Crew card", "Crew card", "Crew card", "Planet", "Survivor", "Upgrade", "Star Portal", "Automa",
                "Nothing is"]  # fmt: skip
    for screen, words in zip(screens, expected, strict=True):
        assert words.lower() in screen.lower()


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "card colony 3", "your colonies score 9 points at the end"),
        ("pl", "karta kolonia numer 8", "2 liderów w kolorze planety"),
        ("en", "card hard+", "Points for 1, 2, 3 ... upgrades of the Automa: 0, 5, 10, 15, 22, 30."),
        ("pl", "karta średni", "Punkty za 1, 2, 3 ... ulepszenia Automy: 0, 2, 5, 10, 17, 25."),
    ],
)
def test_what_a_colony_costs_and_what_a_level_means_can_be_looked_up(lang, typed, told):
    assert told in flat(sit(table_of(rich()), typed, lang=lang)[-1])


@pytest.mark.parametrize(("lang", "typed"), [("en", "create colony"), ("pl", "założenie kolonii")])
def test_a_colony_is_still_founded_by_its_name(lang, typed):
    table = table_of(rich("destination", ark="w-planet", colonies=[], above=[], below=[]))
    sit(table, typed, lang=lang)
    assert me(table)["colonies"] == ["w"]


# --- several people at one keyboard


def test_everything_lies_open_so_the_keyboard_just_goes_round():
    table = open_table(GAME, PEOPLE, 3, {}, None)
    screens = sit(table, "1", "1", "1", "1", "1", "1", "1 1")
    assert "Ala: You are dealt three crew cards" in screens[0]
    assert "Ola: You are dealt three crew cards" in screens[3]
    assert "Ala: " in screens[6]  # resources, when both have placed their crew
    assert not any("Pass the keyboard" in screen for screen in screens)


# --- alone


def test_alone_the_automa_sits_at_the_table():
    table = open_table(GAME, ALONE, 3, {"hard-plus": True}, None)
    (screen,) = sit(table)
    assert "╭─ Automa: hard+ " in screen
    assert re.search(r"◄ Automa P", screen)
    assert "● 2  ▲ 2  ■ 2  ◆ 2" in screen  # hard+
    assert "⌂ Automa" in screen
    screens = sit(table, "table automa", "score")
    assert "╭─ Automa: hard+ " in screens[-2]
    assert "─ Ala " in screens[-1]
    assert "─ Automa " in screens[-1]


def test_its_level_is_named_in_both_languages():
    assert "╭─ Automa: easy ─" in sit(open_table(GAME, ALONE, 3, {}, None))[0]
    assert "╭─ Automa: poziom średni+ ─" in sit(open_table(GAME, ALONE, 3, {"medium-plus": True}, None), lang="pl")[0]


def test_the_turn_of_the_automa_is_told():
    table = open_table(GAME, ALONE, 3, {}, None)
    screens = sit(table, "1", "1", "1", "1 2", *["0", "1"] * 8)
    told = flat("".join(screens))
    assert "Automa turns up a card: 1. " in told
    assert "Round 2; you begin it." in told


DONE = ("ossa", "verdune", "thalor")
LEVELS = sum(sum(TRACKS[planet].values()) for planet in DONE)


def finished(own: int) -> Scenario:
    """Alone, all over: the three starting planets are terraformed, and so many of their levels were one's own."""
    cells = {cell: {"planet": planet, "terraformed": True} for cell, planet in zip(("n", "w", "e"), DONE, strict=True)}
    automa = {"vp": {"merit": LEVELS - own, "bonus": 9}, "ark": "n-planet"}
    return scenario("over", cells=cells, automa=automa, vp={"merit": own}, closing=2, round=20)


@pytest.mark.parametrize(
    ("lang", "own", "said"),
    [
        ("en", LEVELS, f"Ala wins with {LEVELS} points."),
        ("pl", LEVELS, f"Wygrywa Ala, zdobywając {LEVELS} punkt"),
        ("en", 5, f"Automa wins with {LEVELS + 4} points against 5; a tie is its victory too."),
        ("pl", 5, f"{LEVELS + 4} punkt"),
    ],
)
def test_alone_it_is_said_who_has_won(lang, own, said):
    """The Automa has the other levels, and 3 points as the first on each of the three planets."""
    state = finished(own).state
    assert state.winners() == [0 if own == LEVELS else 1]
    assert said in verdict(WORDS[lang], state, ["Ala", "Automa"])


def played(seats: list[RecordSeat], seed: int) -> Table:
    """A whole game of bots, with its record."""
    table = open_table(GAME, seats, seed, {}, None)
    while table.play_bot():
        pass
    assert table.state.is_over()
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_alone_can_be_watched_again(lang, capsys):
    table = played([RecordSeat("random", True)], 7)
    record = parse_record(table.text, "")
    assert record.end is not None
    assert len(record.end) == 1  # the points of the seat; those of the Automa follow from the moves
    screen = Typist([], 80, False)
    watching = Replay(record, replay(record, GAME), views_for(GAME, WORDS)[lang], screen, None)
    watching.tell()
    told = seen(screen.file.getvalue())
    assert "SHA-256" in told
    assert "Automa" in told
    watching.everything = True
    for number in range(0, len(watching.steps), 40):
        watching.at = number
        watching.show()
    assert max(len(line) for line in seen(screen.file.getvalue()).split("\n")) <= 80
    assert watching.next_round() > 0


def test_the_last_screen_alone_shows_both_scores():
    table = open_table(GAME, ALONE, 3, {}, None, finished(5).document())
    screen = Typist([], 100, False)
    assert Session(table, screen, views_for(GAME, WORDS), "en").run() == 0
    told = seen(screen.file.getvalue())
    assert f"Automa wins with {LEVELS + 4} points against 5" in told
    assert "Round 20  the end of the game" in told
    assert "─ Automa ─" in told
    assert "─ Ala ─" in told
    assert "if points are tied" not in told  # ties are the Automa's


def test_alone_a_choice_can_be_taken_back_until_the_automa_has_turned_up_its_card():
    table = open_table(GAME, ALONE, 3, {}, None)
    screens = sit(table, "1", "1", "1", "1 2", "undo")
    assert "Gain 2 resources of your choice." in screens[-1]  # alone nobody draws lots for the first turn
    sit(table, "3 3", "0")
    assert me(table)["cargo"]["minerals"] == 2
    while me(table)["question"] != "draw":
        sit(table, "0", "1")
    before = len(table.steps)
    sit(table, "0")
    assert len(table.steps) > before
    assert table.state.view(0)["round"] == 2
    refused = sit(table, "undo")[-1]
    assert "revealed" in refused or "hidden" in refused
    assert len(table.steps) == before + 1


def test_units_of_a_choice_come_back_together_after_a_pause(tmp_path):
    """A record tells the units one by one; they are still one choice."""
    path = tmp_path / "game.galaktyka"
    sit(open_table(GAME, ALONE, 3, {}, path), "1", "1", "1", "1 2")
    table, torn = resume_table(GAME, path)
    assert torn == ""
    assert me(table)["cargo"]["biomass"] == 1
    sit(table, "undo")
    assert me(table)["question"] == "gain"
    assert set(me(table)["cargo"].values()) == {0}
