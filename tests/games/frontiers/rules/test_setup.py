"""ZAWARTOŚĆ and PRZYGOTOWANIE DO ROZGRYWKI: what is in the box and how a game begins."""

from collections import Counter

import pytest

from galaktyka.core.errors import SetupError
from galaktyka.games.frontiers.game import GAME, FrontiersState
from tests.games.frontiers.rules.table import (
    ACTIONS,
    planets,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

PACK = GAME.box.pack
HOMES = {
    1: ("old-earth", "lantern-reach"),
    2: ("homesteading-pioneers", "dying-colony"),
    3: ("prospectors-landing", "deepcore-compact"),
    4: ("festival-moon", "mirage-studios"),
    5: ("bastion-of-kesh", "breakaway-fleet"),
    6: ("seedship-haven", "gene-wright-enclave"),
    7: ("silent-vault", "relic-salvagers"),
    8: ("charter-exchange", "signal-wardens"),
}
STARTING_GOODS = {
    "dying-colony": "rare",
    "lantern-reach": "novelty",
    "prospectors-landing": "rare",
    "seedship-haven": "genes",
    "silent-vault": "alien",
    "charter-exchange": "rare",
}
FIXED = [
    "space-marines", "contact-specialist", "consumer-markets", "mining-industry", "rich-economy", "public-endowment",
    "colony-transports", "prefabricated-habitats",
]  # fmt: skip
SMALL_PAIRS = [
    ("vanguard-expedition", "survey-team"),
    ("customs-bureau", "excavation-drones"),
    ("monument-of-the-vanished", "xenology-chair"),
    ("terraforming-robots", "terraforming-engineers"),
    ("development-bonds", "barter-network"),
    ("atmosphere-shapers", "improved-logistics"),
    ("drop-ships", "galactic-salon"),
    ("patent-brokers", "trade-league"),
]
LARGE_PAIRS = [
    ("open-markets-accord", "shared-dream-network"),
    ("deep-mining-combine", "war-contractors-syndicate"),
    ("order-of-arms", "arsenal-economy"),
    ("alien-tech-institute", "interstellar-clearing-house"),
    ("pan-galactic-league", "chromosome-cartographers"),
    ("imperium-lords", "throne-of-stars"),
    ("homestead-charter", "cartographic-directorate"),
    ("technocratic-union", "prosperity-doctrine"),
]


def new_game(seats: int, seed: int = 7, first_game: bool = False, goals: bool = False) -> FrontiersState:
    return GAME.start(seats, seed, {"first-game": first_game, "goals": goals})


def settled_in(seats: int, seed: int = 7, side: int = 0, goals: bool = False) -> Scenario:
    """A later game in which everybody has chosen a home world: the first or the second side offered."""
    table = Scenario(new_game(seats, seed, goals=goals))
    while table.phase() == "set-up":
        seat = table.state.deciders()[0]
        table.play(table.legal(seat)[side], seat)
    return table


# ------------------------------------------------------------------ the box


@proves("frontiers.box.players")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_can_play(seats: int):
    assert [new_game(n).seats() for n in (2, 3, 4, 5)] == [2, 3, 4, 5]
    with pytest.raises(SetupError) as refused:
        new_game(seats)
    assert refused.value.message_id == "wrong-number-of-seats"


@proves("frontiers.box.boards")
def test_eight_boards_have_a_home_world_on_either_side():
    homes = [tile for tile in PACK.tiles if tile.home]
    found = {(home.board, home.reverse): home.id for home in homes}
    assert found == {(number, side == 1): ids[side] for number, ids in HOMES.items() for side in (0, 1)}
    assert len(homes) == 16


@proves("frontiers.box.goods")
def test_there_are_sixty_goods():
    assert PACK.goods == {"novelty": 19, "rare": 17, "genes": 13, "alien": 11}


@proves("frontiers.box.colonists")
def test_sixty_colonists_are_just_enough_for_five():
    table = settled_in(5)
    assert table.state.view(None)["colonist_pool"] + 5 == 60  # one lives on each home world


@proves("frontiers.box.technologies", "frontiers.box.large-and-small")
def test_fifty_six_technology_tiles_are_large_or_small():
    technologies = [tile for tile in PACK.tiles if tile.technology]
    large = [tile for tile in technologies if tile.large]
    small = [tile for tile in technologies if not tile.large]
    assert len({tile.stack for tile in large}) + 3 * len({tile.stack for tile in small}) == 8 + 3 * 16 == 56
    assert {tile.cost for tile in large} == {9}
    assert all(tile.cost < 9 for tile in small)


@proves("frontiers.box.planets")
def test_sixty_planets_are_all_different():
    assert len(set(planets())) == len(planets()) == 60


@proves("frontiers.box.actions", "frontiers.setup.seven-actions", "frontiers.setup.row-order")
def test_seven_action_tiles_are_there_to_choose_from():
    table = scenario(action=None)
    assert table.legal(0) == [f"choose {action}" for action in ACTIONS]
    assert table.state.view(None)["actions"] == ACTIONS
    table = scenario(action=None, options={"first-game": False, "goals": True})
    assert table.legal(0) == [f"choose {action}" for action in ["review-goals", *ACTIONS[1:]]]


@proves("frontiers.box.goals")
def test_there_are_eight_goals():
    assert [goal.id for goal in PACK.goals] == [
        "civil-service", "faction-tolerance", "skilled-workforce", "diversity", "resource-stockpile", "exploration",
        "sales-tax", "conscription",
    ]  # fmt: skip


# ------------------------------------------------------------------ technologies


@proves("frontiers.setup.large-technologies", "frontiers.setup.small-stacks", "frontiers.setup.first-game-faces")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_first_game_shows_the_white_squares(seats: int, copies: int):
    for seed in range(3):
        offered = new_game(seats, seed, first_game=True).view(None)["technologies"]
        small = FIXED + [white for white, _ in SMALL_PAIRS]
        expected = dict.fromkeys(small, copies) | {white: 1 for white, _ in LARGE_PAIRS}
        assert offered == expected


@proves("frontiers.setup.later-faces", "frontiers.setup.whole-stack", "frontiers.setup.fixed-stacks")
def test_in_later_games_coins_decide_which_side_is_up():
    turned: Counter[str] = Counter()
    for seed in range(40):
        offered = new_game(3, seed).view(None)["technologies"]
        assert all(offered[face] == 2 for face in FIXED)
        for white, reverse in SMALL_PAIRS:
            up = reverse if reverse in offered else white
            assert offered[up] == 2  # the whole stack
            assert (white in offered) != (reverse in offered)
            turned[reverse] += reverse in offered
        for white, reverse in LARGE_PAIRS:
            assert [offered[face] for face in (white, reverse) if face in offered] == [1]
            turned[reverse] += reverse in offered
        assert len(offered) == 8 + 8 + 8
    assert len(turned) == 16
    assert all(5 <= times <= 35 for times in turned.values())  # each has its own coin


@proves("frontiers.setup.later-faces")
def test_every_coin_is_thrown_for_itself():
    patterns = set()
    for seed in range(40):
        offered = new_game(2, seed).view(None)["technologies"]
        patterns.add(tuple(reverse in offered for _, reverse in SMALL_PAIRS + LARGE_PAIRS))
    assert len(patterns) == 40


@proves("frontiers.setup.spare-technologies", "frontiers.develop.in-order")
def test_what_is_sold_out_is_not_refilled():
    table = scenario(action="develop", credits=9, others=({"credits": 9},))
    assert table.state.view(None)["technologies"]["space-marines"] == 1
    table.play("buy space-marines")
    assert "buy space-marines" not in table.legal(1)
    assert table.why_not("buy space-marines", 1) is not None


# ------------------------------------------------------------------ actions, pools, bag


@proves("frontiers.setup.first-game-isolation")
def test_a_first_game_has_isolation_and_no_goals():
    state = new_game(3, first_game=True)
    assert state.view(None)["actions"] == ACTIONS
    assert state.view(None)["goal_stack"] == 0
    with pytest.raises(SetupError):
        new_game(3, first_game=True, goals=True)


@proves("frontiers.setup.goals", "frontiers.setup.storage")
def test_with_goals_there_is_a_shuffled_stack_of_eight_and_empty_storage():
    orders = set()
    for seed in range(20):
        table = settled_in(3, seed, goals=True)
        assert table.state.view(None)["actions"] == ["review-goals", *ACTIONS[1:]]
        assert table.state.view(None)["goal_stack"] == 8
        assert table.state.view(None)["goals_up"] == []
        stack = table.document()["goal_stack"]
        assert sorted(stack) == sorted(goal.id for goal in PACK.goals)
        orders.add(tuple(stack))
        for player in table.state.view(None)["players"]:
            stored = (player["stored_goods"], player["stored_planets"], player["stored_credits"])
            assert stored == ([], [], 0)
    assert len(orders) == 20


@proves("frontiers.setup.points-pool", "frontiers.setup.colonist-pool", "frontiers.setup.home-colonist")
@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_the_pools_hold_twelve_of_each_per_player(seats: int, pool: int):
    table = Scenario(new_game(seats, first_game=True))
    assert table.state.view(None)["vp_pool"] == pool
    assert table.state.view(None)["colonist_pool"] == pool - seats  # one on each home world
    assert [table.colonists(seat) for seat in range(seats)] == [0] * seats
    assert [table.vp(seat) for seat in range(seats)] == [0] * seats
    before_homes = new_game(seats)
    assert before_homes.view(None)["colonist_pool"] == pool


@proves("frontiers.setup.supply")
def test_the_goods_lie_in_the_supply_and_no_credit_on_produce():
    for seed in range(20):
        table = settled_in(4, seed)
        placed = Counter(kind for seat in range(4) for kind in table.goods(seat).values())
        left = {kind: number - placed[kind] for kind, number in PACK.goods.items()}
        assert table.state.view(None)["goods"] == left
        assert table.state.view(None)["produce_credits"] == 0


@proves("frontiers.setup.bag")
def test_all_planets_are_in_the_bag():
    table = settled_in(5)
    assert table.state.view(None)["bag_size"] == 60
    assert sorted(table.document()["bag"]) == sorted(planets())
    assert [table.discovered(seat) for seat in range(5)] == [[]] * 5


# ------------------------------------------------------------------ the players


@proves("frontiers.setup.random-order", "frontiers.setup.one-pawn")
def test_chance_lines_up_one_pawn_each():
    orders = Counter(tuple(new_game(3, seed).view(None)["track"]) for seed in range(60))
    assert set(orders) == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}
    assert sorted(new_game(5).view(None)["track"]) == [0, 1, 2, 3, 4]
    assert sorted(new_game(4).view(None)["track"]) == [0, 1, 2, 3]


@proves("frontiers.setup.random-order", "frontiers.setup.two-pawns")
def test_two_players_have_two_pawns_each_in_turns():
    orders = {tuple(new_game(2, seed).view(None)["track"]) for seed in range(20)}
    assert orders == {(0, 1, 0, 1), (1, 0, 1, 0)}


@proves("frontiers.setup.credits", "frontiers.setup.credits-late")
@pytest.mark.parametrize(("seats", "credits"), [(2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4]), (5, [3, 3, 3, 4, 4])])
def test_those_who_come_last_have_a_credit_more(seats: int, credits: list[int]):
    for seed in range(5):
        table = Scenario(new_game(seats, seed, first_game=True))
        order = table.track()[:seats]
        assert [table.credits(seat) for seat in order] == credits


@proves("frontiers.setup.boards", "frontiers.setup.first-game-sides")
def test_a_first_game_is_played_with_the_white_sides_of_random_boards():
    seen = set()
    for seed in range(40):
        table = Scenario(new_game(4, seed, first_game=True))
        homes = [home for seat in range(4) for home in table.colonies(seat)]
        assert len(set(homes)) == 4
        assert set(homes) <= {white for white, _ in HOMES.values()}
        assert table.phase() == "pick"
        seen.add(homes[0])
    assert len(seen) == 8


@proves("frontiers.setup.choose-side", "frontiers.setup.boards")
def test_in_later_games_everybody_chooses_a_side_in_turn_order():
    for seed in range(10):
        table = Scenario(new_game(3, seed))
        boards = [player["board"] for player in table.state.view(None)["players"]]
        assert len(set(boards)) == 3
        for turn, seat in enumerate(table.track()):
            assert table.state.deciders() == [seat]
            assert table.question(seat) == "home"
            assert sorted(table.legal(seat)) == sorted(f"home {home}" for home in HOMES[boards[seat]])
            chosen = HOMES[boards[seat]][turn % 2]
            table.play(f"home {chosen}", seat)
            assert table.colonies(seat) == [chosen]
        assert table.phase() == "pick"


@proves("frontiers.setup.starting-good", "frontiers.setup.no-other-good")
def test_home_worlds_with_a_halo_begin_with_a_good():
    seen = set()
    for seed in range(30):
        for side in (0, 1):
            table = settled_in(4, seed, side)
            for seat in range(4):
                home = table.colonies(seat)[0]
                kind = STARTING_GOODS.get(home)
                assert table.goods(seat) == ({home: kind} if kind else {})
                seen.add(home)
    assert len(seen) == 16
