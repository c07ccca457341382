"""WPROWADZENIE, ZAWARTOŚĆ and PRZYGOTOWANIE: what is in the box and how a game begins."""

import pytest

from galaktyka.core.errors import SetupError
from galaktyka.games.race.game import GAME, RaceState
from tests.games.race.rules.table import START_WORLDS, whole_box
from tests.games.race.scenario import Scenario, scenario
from tests.rules.catalogue import proves

FIRST_HANDS = {
    "epsilon-eridani": {"rebel-fuel-cache", "public-works", "gem-world", "colony-ship"},
    "alpha-centauri": {"comet-zone", "expedition-force", "mining-robots", "rebel-miners"},
    "new-sparta": {"export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"},
    "earths-lost-colony": {"space-marines", "contact-specialist", "avian-uplift-race", "spice-world"},
}


def new_game(seats: int, seed: int = 7, first_game: bool = False) -> RaceState:
    return GAME.start(seats, seed, {"first-game": first_game})


def start_worlds(state: RaceState) -> list[str]:
    return [player["tableau"][0]["card"] for player in state.to_document()["players"]]


@proves("race.box.players")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats: int):
    assert [new_game(n).seats() for n in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(SetupError) as refused:
        new_game(seats)
    assert refused.value.message_id == "wrong-number-of-seats"


@proves("race.box.action-cards")
def test_everybody_has_the_same_seven_action_cards():
    table = scenario("choose", others=({}, {}, {}))
    cards = ["explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-2x", "produce"]
    for seat in range(4):
        assert table.legal(seat) == [f"choose {card}" for card in cards]


@proves("race.box.three-uses")
def test_a_card_is_placed_or_paid_or_a_good():
    table = scenario(
        "settle", hand=["asteroid-belt", "gem-world", "new-sparta", "rebel-base"], deck=["drop-ships", "public-works"]
    )
    table.play("settle asteroid-belt, pay new-sparta, pay rebel-base")
    assert table.tableau() == ["old-earth", "asteroid-belt"]  # a world
    assert table.discard() == ["new-sparta", "rebel-base"]  # two coins
    assert table.document()["tableau"][1]["good"] == "drop-ships"  # a good
    assert table.hand() == ["gem-world"]


@proves("race.box.start-worlds")
def test_start_worlds_carry_the_numbers_0_to_4():
    numbers = {card.id: card.start for card in GAME.box.pack.cards if card.start >= 0}
    assert numbers == {world: number for number, world in enumerate(START_WORLDS)}


@proves("race.setup.pool")
@pytest.mark.parametrize(("seats", "points"), [(2, 24), (3, 36), (4, 48)])
def test_the_pool_holds_twelve_points_per_player(seats: int, points: int):
    assert new_game(seats).to_document()["pool"] == points


@proves("race.setup.start-world", "race.setup.tableau")
def test_each_gets_one_start_world_at_random():
    seen = set()
    for seed in range(40):
        state = new_game(4, seed)
        worlds = start_worlds(state)
        assert len(set(worlds)) == 4
        assert set(worlds) <= set(START_WORLDS)
        assert all(len(player["tableau"]) == 1 for player in state.to_document()["players"])
        assert [player["tableau"][0]["card"] for player in state.view(None)["players"]] == worlds  # face up
        seen.add(worlds[0])
    assert seen == set(START_WORLDS)


@proves("race.order.lowest-start-world")
@pytest.mark.parametrize("first_game", [False, True])
def test_whoever_was_dealt_the_lowest_start_world_leads(first_game: bool):
    leads = set()
    for seed in range(30):
        state = new_game(4, seed, first_game)
        numbers = [START_WORLDS.index(world) for world in start_worlds(state)]
        lead = state.to_document()["lead"]
        assert numbers[lead] == min(numbers)
        leads.add(lead)
    assert leads == {0, 1, 2, 3}


@proves("race.setup.first-game-worlds", "race.setup.first-game-hands")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_game_has_its_own_start_worlds_and_hands(seats: int):
    for seed in range(6):
        table = Scenario(new_game(seats, seed, first_game=True))
        assert set(start_worlds(table.state)) == set(START_WORLDS[1 : 1 + seats])
        for seat in range(seats):
            assert set(table.hand(seat)) == FIRST_HANDS[table.tableau(seat)[0]]
            assert len(table.hand(seat)) == 4
            assert table.question(seat) == "action"  # nobody discards: the first round begins


@proves("race.read.first-hand-copy")
def test_the_other_copy_of_a_numbered_development_stays_in_the_draw_pile():
    table = Scenario(new_game(2, first_game=True))
    for card in ("public-works", "colony-ship", "expedition-force", "mining-robots"):
        assert table.deck().count(card) + table.goods().count(card) == 1
    # Elsewhere are two start worlds, two hands of four, and Alpha Centauri's good.
    assert len(table.deck()) == len(whole_box()) - 2 * 5 - 1


@proves("race.setup.unused-start-worlds")
def test_start_worlds_left_over_are_shuffled_in():
    for seed in range(10):
        state = new_game(2, seed)
        document = state.to_document()
        hidden = document["deck"] + [card for player in document["players"] for card in player["hand"]]
        hidden += [entry["good"] for player in document["players"] for entry in player["tableau"] if "good" in entry]
        assert set(START_WORLDS) - set(start_worlds(state)) == set(START_WORLDS) & set(hidden)


@proves("race.setup.unused-start-worlds")
def test_a_start_world_that_was_drawn_is_an_ordinary_world():
    table = scenario(
        "settle",
        hand=["alpha-centauri", "new-sparta", "gem-world", "spice-world"],
        others=({"tableau": ["epsilon-eridani"]},),
    )
    assert table.why_not("settle new-sparta").values["need"] == 2  # type: ignore[union-attr]
    table.play("settle alpha-centauri, pay gem-world")  # and Spice World: there is nothing else after it
    assert table.goods() == ["alpha-centauri"]


@proves("race.setup.deal-six", "race.setup.discard-two")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_cards_are_dealt_and_two_discarded(seats: int):
    table = Scenario(new_game(seats))
    assert table.state.deciders() == list(range(seats))  # all at the same time
    for seat in range(seats):
        six = table.hand(seat)
        assert len(six) == 6
        table.play(f"discard {six[0]}", seat).play(f"discard {six[3]}", seat)
        assert table.hand(seat) == [*six[1:3], *six[4:6]]
    assert len(table.discard()) == 2 * seats
    assert table.phase() == "choose"


@proves("race.setup.discard-two")
def test_the_two_discards_are_seen_by_nobody_else():
    table = Scenario(new_game(2))
    six = table.hand(0)
    before = table.state.view(1)
    table.play(f"discard {six[0]}").play(f"discard {six[1]}")
    assert table.state.view(1) == before


@proves("race.setup.draw-pile")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_other_cards_are_the_draw_pile(seats: int):
    for seed in range(5):
        document = new_game(seats, seed).to_document()
        dealt = []
        for player in document["players"]:
            dealt += player["hand"] + [entry["card"] for entry in player["tableau"]]
            dealt += [entry["good"] for entry in player["tableau"] if "good" in entry]
        assert sorted(dealt + document["deck"]) == sorted(whole_box())
        assert document["discard"] == []


@proves("race.setup.draw-pile", "race.setup.unused-start-worlds")
def test_the_draw_pile_is_shuffled():
    # In a first game for two the same cards are dealt every time: the piles differ in their order only.
    piles = {tuple(new_game(2, seed, first_game=True).to_document()["deck"]) for seed in range(10)}
    assert len(piles) == 10


@proves("race.setup.alpha-centauri-good")
def test_alpha_centauri_begins_with_a_good_and_no_other_start_world_does():
    for seed in range(30):
        for first_game in (False, True):
            table = Scenario(new_game(3, seed, first_game))
            for seat in range(3):
                expected = ["alpha-centauri"] if table.tableau(seat) == ["alpha-centauri"] else []
                assert table.goods(seat) == expected


@proves("race.draws.setup")
def test_hands_come_first_from_the_lowest_start_world_on_then_the_good():
    six = ["gem-world", "space-port", "drop-ships", "rebel-base", "new-earth", "public-works"]
    next_six = ["comet-zone", "plague-world", "empath-world", "mining-league", "new-economy", "rebel-miners"]
    table = scenario("setup", tableau=["alpha-centauri"], deck=[*six, *next_six, "refugee-world", "rebel-outpost"])
    assert set(table.hand(1)) == set(six)  # Epsilon Eridani (1) comes before Alpha Centauri (2)
    assert set(table.hand(0)) == set(next_six)
    assert table.document(0)["tableau"] == [{"card": "alpha-centauri", "good": "refugee-world"}]
    assert table.deck()[0] == "rebel-outpost"
