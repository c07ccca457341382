"""TRYB SOLO (pp. 24 to 26, 30, 31): the Automa's turn, its crew, the end, the points and the levels."""

import pytest

from tests.games.cosmos.rules.table import ALL_PLANETS, FULL, GAME, automa_turn, crew_but, end_turn, items, scenario
from tests.games.cosmos.scenario import Scenario
from tests.rules.catalogue import proves

ENGINEERS = ["drill-engineer", "soil-engineer", "mining-engineer"]
RED = ["relief-captain", "convoy-captain"]
GREEN = ["orchard-warden", "herd-keeper"]
BLUE = ["gene-analyst", "data-broker"]
UPGRADE = 'does = "upgrade"'
COLONY = 'does = "colony"'
ORDER = ["robotics", "biodome", "space-mining", "cargo-holds", "leisure-facilities", "mining-vehicles"]
SURVIVORS = GAME.box.survivor_ids
TWO_DONE = {
    "n": {"levels": {"biomass": 3, "minerals": 3, "technology": 3}},
    "w": {"terraformed": True},
    "e": {"terraformed": True},
}


def cards_of(table: Scenario) -> list[str]:
    """The Automa cards that the last play revealed."""
    return [event.objects[0] for event in table.events if event.kind == "automa-card"]


# ------------------------------------------------------------------ rounds and the end


@proves("cosmos.solo.round", "cosmos.solo.human-first")
def test_the_automa_plays_after_the_human_in_every_round():
    table = scenario(level="easy", cells=ALL_PLANETS)
    for number in range(1, 5):
        assert (table.document()["round"], table.active(), table.document()["first"]) == (number, 0, 0)
        end_turn(table)
        assert len(cards_of(table)) == 1


def turns_left(table: Scenario) -> list[str]:
    """Who still plays until the game is over, this turn not counted where it is the Automa's."""
    order = []
    while table.step() != "over":
        order.append("human")
        end_turn(table)
        order += ["automa"] * len(cards_of(table))
    return order


@proves("cosmos.solo.end")
def test_after_the_third_planet_each_has_one_more_turn():
    table = scenario(
        at="destination", ark="n-planet", cargo={"technology": 1}, cells=TWO_DONE, automa={"ark": "w-planet"}
    )
    table.play("terraform")
    assert turns_left(table) == ["human", "automa", "human", "automa"]


@proves("cosmos.solo.end")
def test_also_when_the_automa_completes_it():
    table = automa_turn('does = "terraform"', cells=TWO_DONE, automa={"cargo": {"technology": 1}})
    assert table.cell("n")["terraformed"]
    assert turns_left(table) == ["human", "automa"]


# ------------------------------------------------------------------ the card


@proves("cosmos.automa.reveal")
def test_the_top_card_is_revealed():
    table = scenario(at="draw", ark="portal", automa={"deck": ["automa-6", "automa-2"]}).play("pass")
    assert cards_of(table) == ["automa-6"]
    assert table.player(1)["discard"] == ["automa-6"]
    assert table.player(1)["deck"][0] == "automa-2"


@proves("cosmos.automa.reshuffle")
def test_an_empty_deck_is_made_of_the_discarded_cards():
    table = scenario(at="automa", automa={"deck": [], "discard": GAME.box.automa_ids})
    automa = table.player(1)
    assert len(automa["discard"]) == 1
    assert len(automa["deck"]) == 9
    assert sorted(automa["discard"] + automa["deck"]) == sorted(GAME.box.automa_ids)


@proves("cosmos.automa.lines")
def test_lines_are_done_from_top_to_bottom():
    gain = 'does = "gain", gain = { minerals = 2 }'
    first = automa_turn(gain, UPGRADE, automa={"symbols": ENGINEERS[:1]})
    assert first.upgrades(1) == ["space-mining"]
    assert first.cargo(1) == {}
    later = automa_turn(UPGRADE, gain, automa={"symbols": ENGINEERS[:1]})
    assert later.upgrades(1) == []
    assert later.cargo(1) == {"minerals": 2}


@proves("cosmos.automa.as-possible")
def test_what_cannot_be_done_is_skipped():
    table = automa_turn(
        UPGRADE, COLONY, 'does = "terraform"', 'does = "explore"', 'does = "outpost"', 'does = "gather"'
    )
    assert table.cargo(1) == {"workforce": 1}
    assert (table.upgrades(1), table.colonies(1), table.outposts(1)) == ([], [], [])
    assert table.active() == 0


# ------------------------------------------------------------------ crew


@proves("cosmos.automa.symbols", "cosmos.read.automa-crew-kept")
def test_its_crew_are_symbols_out_of_circulation():
    table = automa_turn('does = "crew", cards = 2', crew_deck=["herd-keeper", "gene-analyst"])
    assert set(table.symbols()) == {"herd-keeper", "gene-analyst"}
    assert table.state.view(None)["players"][1]["symbols"] == {
        "engineer": 0,
        "red-leader": 0,
        "green-leader": 1,
        "blue-leader": 1,
    }
    document = table.document()
    assert not {"herd-keeper", "gene-analyst"} & {*document["crew_deck"], *document["crew_discard"]}


@proves("cosmos.read.automa-crew-kept")
def test_what_it_spends_is_discarded():
    table = automa_turn(UPGRADE, automa={"symbols": ENGINEERS, "cargo": {"technology": 2}})
    assert table.symbols() == ["soil-engineer", "mining-engineer"]
    assert table.document()["crew_discard"] == ["drill-engineer"]


@proves("cosmos.automa.no-limit")
def test_it_has_no_limit():
    held = crew_but("herd-keeper", "gene-analyst")[:10]
    table = automa_turn('does = "crew", cards = 2', automa={"symbols": held}, crew_deck=["herd-keeper", "gene-analyst"])
    assert len(table.symbols()) == 12


@proves("cosmos.read.no-crew-left")
def test_it_draws_what_there_is():
    cantina = ["quartermaster", "seed-archivist", "field-physician"]
    held = crew_but(*cantina, "herd-keeper")
    table = automa_turn(
        'does = "crew", cards = 2', automa={"symbols": held}, crew_deck=["herd-keeper"], cantina=cantina
    )
    assert len(table.symbols()) == len(held) + 1
    assert table.document()["crew_deck"] == table.document()["crew_discard"] == []


@proves("cosmos.automa.two-for-one")
@pytest.mark.parametrize("pair", [(RED[0], RED[1]), (GREEN[0], BLUE[0])])
def test_two_others_replace_an_engineer(pair: tuple[str, str]):
    table = automa_turn(UPGRADE, automa={"symbols": list(pair), "cargo": {"technology": 2}})
    assert table.upgrades(1) == ["robotics"]
    assert table.symbols() == []
    alone = automa_turn(UPGRADE, automa={"symbols": [pair[0]], "cargo": {"technology": 2}})
    assert alone.upgrades(1) == []


@proves("cosmos.automa.two-for-one")
def test_two_engineers_replace_a_leader():
    table = automa_turn(UPGRADE, automa={"symbols": ENGINEERS[:2], "cargo": {"workforce": 1}})
    assert table.upgrades(1) == ["cargo-holds"]  # the cheaper first engineer would not do: leisure comes later
    assert table.symbols() == []


@proves("cosmos.automa.two-for-one")
@pytest.mark.parametrize(
    ("symbols", "enough"),
    [
        ([ENGINEERS[0], RED[0]], True),
        (ENGINEERS[:3], True),  # one is the engineer, two are the leader
        (ENGINEERS[:2], False),
        ([RED[0], RED[1], GREEN[0]], True),  # one is the leader, two are the engineer
        ([RED[0], RED[1]], False),
    ],
)
def test_what_a_first_colony_can_be_paid_with(symbols: list[str], enough: bool):
    table = automa_turn(COLONY, automa={"symbols": symbols})
    while table.question() == "automa-leader":
        table.play(table.legal()[0])
    assert table.colonies(1) == (["n"] if enough else [])
    assert table.symbols() == ([] if enough else sorted(symbols, key=crew_but().index))


@proves("cosmos.automa.two-for-one")
@pytest.mark.parametrize(
    ("symbols", "enough"),
    [
        ([ENGINEERS[0], RED[0], GREEN[0]], True),
        ([ENGINEERS[0], RED[0], RED[1]], True),
        ([ENGINEERS[0], GREEN[0], BLUE[0]], False),  # no red leader for red Ossa, and no two to spare
        ([ENGINEERS[0], GREEN[0], GREEN[1], BLUE[0]], True),
        ([*ENGINEERS, BLUE[0]], True),  # an engineer, any leader, and two engineers for the red one
        ([*ENGINEERS[:2], RED[0]], False),  # the red one counts once
    ],
)
def test_what_a_third_colony_can_be_paid_with(symbols: list[str], enough: bool):
    table = automa_turn(COLONY, automa={"symbols": symbols, "colonies": ["w", "e"], "colony_pool": 1})
    while table.question() == "automa-leader":
        table.play(table.legal()[0])
    assert ("n" in table.colonies(1)) == enough


@proves("cosmos.automa.colony", "cosmos.automa.any-leader")
def test_it_pays_no_more_than_a_colony_costs():
    # Blue Thalor: an engineer, a blue leader and, as the human says, a red one.
    third = {"colonies": ["n", "w"], "colony_pool": 1, "ark": "e-planet"}
    table = automa_turn(COLONY, automa={**third, "symbols": [*ENGINEERS[:2], *RED, GREEN[0], *BLUE]})
    table.play("leader red")
    assert table.colonies(1) == ["n", "e", "w"]
    assert table.state.view(None)["players"][1]["symbols"] == {
        "engineer": 1,
        "red-leader": 1,
        "green-leader": 1,
        "blue-leader": 1,
    }


@proves("cosmos.automa.two-for-one", "cosmos.read.automa-which-two")
def test_two_and_no_more_replace_the_leader_of_the_colour():
    # Green Verdune: an engineer, any leader, and two of the reds for the green one; a red and a blue are left.
    third = {"colonies": ["n", "e"], "colony_pool": 1, "ark": "w-planet"}
    reds = [*RED, "muster-chief", "quartermaster"]
    table = automa_turn(COLONY, automa={**third, "symbols": [ENGINEERS[0], *reds, BLUE[0]]}).play("leader red")
    assert "w" in table.colonies(1)
    assert table.symbols() == [BLUE[0], "quartermaster"]


@proves("cosmos.automa.any-leader")
@pytest.mark.parametrize(("colour", "left"), [("red", GREEN[0]), ("green", RED[0])])
def test_the_human_says_which_leader_it_spends(colour: str, left: str):
    table = automa_turn(UPGRADE, automa={"symbols": [RED[0], GREEN[0]], "cargo": {"workforce": 1}})
    assert (table.asked(), table.legal()) == (0, ["leader red", "leader green"])
    table.play(f"leader {colour}")
    assert table.upgrades(1) == ["cargo-holds"]
    assert table.symbols() == [left]


@proves("cosmos.automa.any-leader")
@pytest.mark.parametrize("leaders", [RED, GREEN, BLUE])
def test_with_leaders_of_one_colour_nobody_is_asked(leaders: list[str]):
    table = automa_turn(UPGRADE, automa={"symbols": [*ENGINEERS, *leaders], "cargo": {"workforce": 1}})
    assert set(table.symbols()) == {*ENGINEERS, leaders[1]}


@proves("cosmos.automa.any-leader")
def test_the_leader_of_the_planets_colour_is_no_choice():
    # Red Ossa: a third colony takes the red leader first; then any of green and blue.
    symbols = [ENGINEERS[0], RED[0], GREEN[0], BLUE[0]]
    table = automa_turn(COLONY, automa={"symbols": symbols, "colonies": ["w", "e"], "colony_pool": 1})
    assert table.legal() == ["leader green", "leader blue"]
    table.play("leader blue")
    assert table.symbols() == [GREEN[0]]
    assert table.colonies(1) == ["n", "e", "w"]


@proves("cosmos.read.automa-which-two")
@pytest.mark.parametrize(
    ("symbols", "left"),
    [
        ([*RED, BLUE[0]], [BLUE[0]]),
        ([*GREEN, *BLUE], [GREEN[1], BLUE[1]]),
        ([RED[0], GREEN[0], BLUE[0]], [BLUE[0]]),
        ([*BLUE, GREEN[0], RED[0]], [GREEN[0], BLUE[1]]),
    ],
)
def test_it_gives_of_what_it_has_most(symbols: list[str], left: list[str]):
    table = automa_turn(UPGRADE, automa={"symbols": symbols, "cargo": {"technology": 2}})
    assert table.upgrades(1) == ["robotics"]
    kinds = {card: GAME.box.specialist[GAME.box.crew_ids.index(card)] for card in symbols}
    assert sorted(kinds[card] for card in table.symbols()) == sorted(kinds[card] for card in left)


@proves("cosmos.read.automa-which-two")
def test_what_fits_is_spent_first():
    # Any leader and an engineer that it lacks: the human's choice first, then two for the engineer.
    table = automa_turn(COLONY, automa={"symbols": [*RED, *GREEN]}).play("leader red")
    assert table.colonies(1) == ["n"]
    assert table.symbols() == [GREEN[1]]


# ------------------------------------------------------------------ points and levels


@proves("cosmos.automa.score", "cosmos.automa.score-upgrades")
def test_colonies_unfinished_planets_and_upgrades():
    cells = {"n": {"levels": {"biomass": 3}, "track": [(1, 3)]}}
    table = scenario(
        automa={"colonies": ["n", "w", "e"], "upgrades": ORDER[:4]},
        upgrades=["robotics", "biodome", "space-mining", "cargo-holds"],
        cells=cells,
    )
    assert items(table, 1) == {"colonies": 9, "unfinished": 3, "upgrades": 6}
    assert table.state.scores()[1].total == 18
    assert items(table, 0) == {}


@proves("cosmos.automa.must-beat")
@pytest.mark.parametrize(("settled", "winner"), [(0, 1), (1, 1), (2, 0)])
def test_the_human_needs_more_points(settled: int, winner: int):
    cells = {"n": {"levels": {"biomass": 3, "technology": 2}, "track": [(1, 5)]}}  # 5 points of the Automa
    table = scenario(automa={}, settled=SURVIVORS[:settled], cargo=FULL, cells=cells)
    assert table.state.winners() == [winner]


@proves("cosmos.automa.score-upgrades", "cosmos.automa.must-beat")
def test_upgrades_count_for_the_automa_alone():
    upgrades = ["robotics", "biodome", "space-mining", "cargo-holds"]  # 6 points for the Automa, on the easy level
    cells = {"n": {"levels": {"biomass": 1}, "track": [(1, 1)]}}
    assert scenario(automa={}, upgrades=upgrades, cells=cells).state.winners() == [1]
    cells = {"n": {"levels": {"biomass": 3, "technology": 3}, "track": [(0, 6)]}}
    assert scenario(automa={"upgrades": upgrades}, cells=cells).state.winners() == [1]
    assert scenario(automa={"upgrades": upgrades[:3]}, cells=cells).state.winners() == [0]
    # Nor do they count among people.
    assert scenario(upgrades=upgrades, others=({"cargo": FULL},)).state.winners() == [1]


@proves(
    "cosmos.level.easy",
    "cosmos.level.easy-plus",
    "cosmos.level.medium",
    "cosmos.level.medium-plus",
    "cosmos.level.hard",
    "cosmos.level.hard-plus",
    "cosmos.read.eleven",
)
@pytest.mark.parametrize(
    ("level", "points"),
    [
        ("easy", [0, 0, 1, 3, 6, 11, 15]),
        ("easy-plus", [0, 0, 1, 3, 6, 11, 15]),
        ("medium", [0, 0, 2, 5, 10, 17, 25]),
        ("medium-plus", [0, 0, 2, 5, 10, 17, 25]),
        ("hard", [0, 0, 5, 10, 15, 22, 30]),
        ("hard-plus", [0, 0, 5, 10, 15, 22, 30]),
    ],
)
def test_points_for_none_to_six_upgrades(level: str, points: list[int]):
    found = [
        items(scenario(level=level, automa={"upgrades": ORDER[:number]}), 1).get("upgrades", 0) for number in range(7)
    ]
    assert found == points


@proves(
    "cosmos.level.easy",
    "cosmos.level.easy-plus",
    "cosmos.level.medium",
    "cosmos.level.medium-plus",
    "cosmos.level.hard",
    "cosmos.level.hard-plus",
)
@pytest.mark.parametrize(
    ("level", "colonies", "units"),
    [
        ("easy", [], 0),
        ("easy-plus", ["n"], 0),
        ("medium", ["n"], 0),
        ("medium-plus", ["n"], 1),
        ("hard", ["n"], 0),
        ("hard-plus", ["n"], 2),
    ],
)
def test_what_it_begins_with(level: str, colonies: list[str], units: int):
    options = {} if level == "easy" else {level: True}
    automa = GAME.start(1, 1, options).to_document()["automa"]
    assert automa["colonies"] == colonies
    assert automa["colony_pool"] == 2 - len(colonies)  # from its pool
    assert set(automa["cargo"].values()) == {units}
