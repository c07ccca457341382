"""KOMPONENTY and PRZYGOTOWANIE DO ROZGRYWKI (pp. 2 to 4): what is in the box, and how a game begins."""

import pytest

from galaktyka.core.errors import SetupError
from galaktyka.games.cosmos.game import GAME
from tests.games.cosmos.rules.table import choices, flat, twin
from tests.games.cosmos.scenario import Scenario
from tests.rules.catalogue import proves

SEEDS = range(20)


def new_game(seats: int = 2, seed: int = 1) -> Scenario:
    return Scenario(GAME.start(seats, seed))


def set_up(seats: int = 2, seed: int = 1) -> Scenario:
    """Everybody takes the first choice of the set-up, again and again."""
    table = new_game(seats, seed)
    while table.document()["step"] == "set-up":
        seat = table.state.deciders()[0]
        table.play(table.legal(seat)[0], seat)
    return table


def all_crew_placed(seed: int = 1) -> Scenario:
    """Both have placed their crew above; seat 0 is asked for resources."""
    table = new_game(2, seed)
    for seat in range(2):
        table.play(f"{table.legal(seat)[0]},above,above", seat)
    return table


def starting_planets(table: Scenario) -> dict[str, str]:
    return {cell: about["planet"] for cell, about in table.document()["cells"].items()}


# ------------------------------------------------------------------ the box


@proves("cosmos.box.players")
def test_one_to_four_players():
    assert list(GAME.seats) == [1, 2, 3, 4]
    assert "automa" in new_game(1).document()
    assert "automa" not in new_game(2).document()
    with pytest.raises(SetupError):
        GAME.start(5, 1)


@proves("cosmos.box.crew", "cosmos.box.survivors", "cosmos.setup.survivor-deck", "cosmos.setup.crew-deck")
def test_33_crew_cards_and_15_survivors_shuffled():
    orders = set()
    for seed in SEEDS:
        document = new_game(2, seed).document()
        crew = document["crew_deck"] + document["cantina"] + document["looked"]
        assert len(crew) == len(set(crew)) == 33
        assert len(document["survivor_deck"]) == len(set(document["survivor_deck"])) == 15
        orders.add((tuple(document["crew_deck"]), tuple(document["survivor_deck"])))
    assert len(orders) == len(SEEDS)


@proves("cosmos.box.planets", "cosmos.setup.planet-deck", "cosmos.read.five-planets-left")
def test_eight_planets_five_of_them_in_a_shuffled_deck():
    orders = set()
    for seed in SEEDS:
        document = new_game(2, seed).document()
        laid = [about["planet"] for about in document["cells"].values()]
        assert len(laid) == 3
        assert len(document["planet_deck"]) == 5
        assert len({*laid, *document["planet_deck"]}) == 8
        orders.add(tuple(document["planet_deck"]))
    assert len(orders) > 10


@proves("cosmos.box.markers", "cosmos.setup.colonies-locked", "cosmos.setup.outposts-locked")
def test_seven_markers_on_upgrades_the_eighth_on_engines_and_locked_outposts():
    player = new_game().player()
    assert player["upgrades"] == []
    assert player["engines"] == 0
    assert (player["colony_pool"], player["outpost_pool"]) == (0, 0)
    assert (player["colonies"], player["outposts"]) == ([], [])
    assert len(GAME.box.pack.upgrades) == 8  # a colony marker on each
    assert GAME.box.pack.numbers["movement"] == 2  # where that of Engines stands


@proves("cosmos.box.resources", "cosmos.setup.cargo-zero", "cosmos.setup.score-zero")
def test_empty_tracks_and_no_points():
    table = new_game()
    assert table.player()["cargo"] == {"biomass": 0, "workforce": 0, "minerals": 0, "technology": 0}
    assert table.state.scores()[0].total == 0


@proves("cosmos.box.tokens", "cosmos.read.tokens-used-up")
def test_four_tokens_none_of_them_ready():
    table = set_up()
    assert table.player(0)["ready"] == []
    assert table.player(1)["ready"] == []
    assert GAME.box.means_ids[-4:] == ["engineer-token", "red-leader-token", "green-leader-token", "blue-leader-token"]


@proves("cosmos.box.supply")
def test_eight_planets_for_eight_markers_and_tokens():
    planets = GAME.box.pack.planets
    assert len(planets) == 8  # a terraform marker and a colony for each
    for resource in range(4):  # one token on each track
        assert 0 < len([planet for planet in planets if planet.tracks[resource]]) <= 8


# ------------------------------------------------------------------ the table


@proves("cosmos.setup.portal")
def test_all_arks_begin_at_the_portal():
    table = new_game(4)
    assert [player["ark"] for player in table.document()["players"]] == ["portal"] * 4
    assert "portal" not in table.document()["cells"]


@proves("cosmos.setup.starting-planets")
def test_the_three_starting_planets_at_random_above_left_and_right():
    found = set()
    for seed in range(60):
        planets = starting_planets(new_game(2, seed))
        assert sorted(planets) == ["e", "n", "w"]
        assert sorted(planets.values()) == ["ossa", "thalor", "verdune"]
        found.add((planets["n"], planets["w"], planets["e"]))
    assert len(found) == 6


@proves("cosmos.setup.cantina")
def test_three_open_crew_cards():
    document = new_game(4).document()
    assert len(document["cantina"]) == 3
    assert len(document["crew_deck"]) == 33 - 3 - 3  # three more are dealt to the first seat


# ------------------------------------------------------------------ crew and resources


@proves("cosmos.setup.deal")
def test_three_cards_of_which_one_is_discarded():
    table = new_game()
    dealt = table.document()["looked"]
    assert len(dealt) == 3
    assert choices(table, "discard") == dealt
    table.play(f"discard {dealt[1]}")
    assert table.document()["crew_discard"] == [dealt[1]]


@proves("cosmos.setup.place")
@pytest.mark.parametrize("first", ["above", "below"])
@pytest.mark.parametrize("second", ["above", "below"])
def test_the_other_two_go_above_or_below(first: str, second: str):
    table = new_game()
    low, discarded, high = table.document()["looked"]
    table.play(f"discard {discarded},{first},{second}")
    player = table.player()
    assert low in player[first]
    assert high in player[second]
    assert len(player["above"] + player["below"]) == 2


@proves("cosmos.setup.resources", "cosmos.read.any-each-unit", "cosmos.read.equal-choices-in-order")
def test_two_resources_of_choice_which_may_be_equal():
    table = all_crew_placed()
    assert choices(table, "gain") == ["biomass", "workforce", "minerals", "technology"]
    different = twin(table).play("gain workforce,gain minerals")
    assert different.cargo() == {"workforce": 1, "minerals": 1}
    table.play("gain minerals,gain minerals")
    assert table.cargo() == {"minerals": 2}


@proves("cosmos.setup.resources")
def test_two_of_the_last_track():
    table = all_crew_placed()
    table.play("gain technology")  # no other kind comes after it
    assert table.cargo() == {"technology": 2}


@proves("cosmos.setup.first-player", "cosmos.read.open-set-up")
def test_everybody_sets_up_in_seat_order_and_then_chance_names_the_first_player():
    first = set()
    for seed in SEEDS:
        table = new_game(3, seed)
        order = []
        while table.document()["step"] == "set-up":
            seat = table.state.deciders()[0]
            order.append((seat, table.document()["question"]))
            table.play(table.legal(seat)[0], seat)
        assert [seat for seat, question in order if question != "gain"] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
        gains = order[9:]
        assert {question for _, question in gains} == {"gain"}
        assert [seat for seat, _ in gains] == sorted(seat for seat, _ in gains)
        assert {seat for seat, _ in gains} == {0, 1, 2}
        first.add(table.document()["first"])
        assert table.document()["active"] == table.document()["first"]
    assert first == {0, 1, 2}


@proves("cosmos.setup.deal")
def test_everybody_is_dealt_three():
    document = set_up(4).document()
    assert [len(player["above"] + player["below"]) for player in document["players"]] == [2, 2, 2, 2]
    assert len(document["crew_discard"]) == 4
    held = flat(player["above"] + player["below"] for player in document["players"])
    assert len({*held, *document["crew_discard"], *document["cantina"], *document["crew_deck"]}) == 33


# ------------------------------------------------------------------ solo


@proves("cosmos.solo.as-usual")
def test_the_human_sets_up_as_usual():
    table = set_up(1)
    player = table.player()
    assert player["ark"] == "portal"
    assert len(player["above"] + player["below"]) == 2
    assert sum(player["cargo"].values()) == 2
    assert len(table.document()["cantina"]) == 3
    assert sorted(starting_planets(table)) == ["e", "n", "w"]


@proves("cosmos.solo.six-fields", "cosmos.solo.above-portal", "cosmos.solo.no-crew", "cosmos.solo.nothing")
def test_the_automa_begins_above_the_portal_with_two_markers_and_nothing_else():
    decks = set()
    for seed in SEEDS:
        automa = set_up(1, seed).document()["automa"]
        assert automa["ark"] == "n-planet"
        assert automa["colony_pool"] == 2
        assert (automa["upgrades"], automa["colonies"]) == ([], [])
        assert automa["symbols"] == []
        assert automa["cargo"] == {"biomass": 0, "workforce": 0, "minerals": 0, "technology": 0}
        assert "ready" not in automa
        assert sorted(automa["deck"]) == sorted(GAME.box.automa_ids)
        decks.add(tuple(automa["deck"]))
    assert len(decks) > 1
    assert len(GAME.box.automa_upgrades) == len(set(GAME.box.automa_upgrades)) == 6


@proves("cosmos.solo.human-first")
def test_the_human_begins():
    for seed in SEEDS:
        document = set_up(1, seed).document()
        assert document["first"] == document["active"] == 0


@proves("cosmos.read.solo-three")
def test_no_long_game_alone():
    with pytest.raises(SetupError):
        GAME.start(1, 1, {"four-planets": True})
    assert GAME.start(2, 1, {"four-planets": True}).view(None)["planets_to_end"] == 4
