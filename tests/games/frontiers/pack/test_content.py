"""What is in the box: the lists and tables of the rulebook, counted on the shipped pack."""

from collections import Counter
from collections.abc import Callable

import pytest

from galaktyka.games.frontiers.engine.tiles import ACTIONS, GOALS, KEYWORDS, KINDS, Tile
from galaktyka.games.frontiers.pack.reader import shipped_pack

PACK = shipped_pack()
PLANETS = [tile for tile in PACK.tiles if tile.planet]
TECHNOLOGIES = [tile for tile in PACK.tiles if tile.technology]
HOMES = [tile for tile in PACK.tiles if tile.home]
MILITARY = [tile for tile in PLANETS if tile.military]
PAID = [tile for tile in PLANETS if not tile.military]


def count(tiles: list[Tile], wanted: Callable[[Tile], bool]) -> int:
    return sum(wanted(tile) for tile in tiles)


def powers(tile_id: str) -> list[tuple[str, str]]:
    return [(power.phase, power.does) for power in PACK.tile(tile_id).powers]


def scoring_keywords(tiles: list[Tile]) -> set[str]:
    """The keywords that the "?" planets count."""
    return {line.keyword for tile in tiles for line in tile.scores if line.keyword}


# --- the list of components


def test_pieces_of_the_box():
    assert (len(PLANETS), len(TECHNOLOGIES), len(HOMES)) == (60, 40, 16)
    assert len(PACK.goals) == 8
    assert list(PACK.actions) == list(ACTIONS)
    assert len(PACK.actions) == 8  # seven tiles, one of them with two uses


def test_56_technology_tiles():
    stacks = {tile.stack: tile.large for tile in TECHNOLOGIES}
    large = sum(stacks.values())
    small = len(stacks) - large
    assert (small, large) == (16, 8)
    assert large + small * PACK.copies[5] == 56


def test_goods():
    assert PACK.goods == {"novelty": 19, "rare": 17, "genes": 13, "alien": 11}
    assert sum(PACK.goods.values()) == 60


def test_no_good_can_run_short_without_a_stockpile():
    """One for each planet and home world of the kind, and one more of each kind for the refinery."""
    for kind in KINDS:
        planets = [tile for tile in PLANETS if tile.good in (kind, "any")]
        boards = {tile.board for tile in HOMES if tile.good == kind}
        assert len(planets) + min(len(boards), 5) <= PACK.goods[kind]


# --- setting up


def test_the_set_up_table():
    """The stacks of small technologies, and the pools of colonists and points, for 2 to 5 players."""
    assert PACK.copies == {2: 1, 3: 2, 4: 2, 5: 3}
    assert [PACK.vp_per_player * players for players in (2, 3, 4, 5)] == [24, 36, 48, 60]
    assert [PACK.colonists_per_player * players for players in (2, 3, 4, 5)] == [24, 36, 48, 60]
    assert PACK.credits == 3


def test_eight_empire_boards_with_two_sides():
    sides = [(tile.board, tile.reverse) for tile in HOMES]
    assert sides == [(board, reverse) for board in range(1, 9) for reverse in (False, True)]
    assert all(tile.colonists == 1 for tile in HOMES)
    assert not any(tile.military for tile in HOMES)


def test_eight_stacks_never_turn():
    faces = Counter(tile.stack for tile in TECHNOLOGIES)
    small = [faces[stack] for stack in {tile.stack for tile in TECHNOLOGIES if not tile.large}]
    large = [faces[stack] for stack in {tile.stack for tile in TECHNOLOGIES if tile.large}]
    assert Counter(small) == {1: 8, 2: 8}
    assert large == [2] * 8


def test_every_turned_face_has_a_partner_with_the_white_square():
    for tile in TECHNOLOGIES:
        if tile.reverse:
            partners = [other for other in TECHNOLOGIES if other.stack == tile.stack and not other.reverse]
            assert len(partners) == 1


def test_the_salon_is_the_other_side_of_the_drop_ships():
    assert PACK.tile("galactic-salon").stack == PACK.tile("drop-ships").stack


def test_the_limits():
    assert (PACK.planet_limit, PACK.spaces, PACK.colonies, PACK.fewest_colonists) == (9, 10, 7, 5)


# --- action tiles


def test_the_numbers_on_the_action_tiles():
    assert PACK.actions == {
        "isolation": {"credits": 2},
        "review-goals": {"credits": 1, "look": 3},
        "develop": {"discount": 1},
        "explore": {"draw": 7},
        "settle": {"bonus": 1, "colonists": 2},
        "produce": {"windfalls": 1},
        "sell": {"vp": 1},
        "diplomats": {"vp": 1},
    }
    assert set(PACK.action_origins.values()) == {"rulebook"}


def test_prices():
    assert PACK.prices == {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}


# --- planets


# military planets by defence, non-military planets by cost
DEFENCES = {1: 5, 2: 6, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2}
COSTS = {0: 1, 1: 3, 2: 12, 3: 5, 4: 4, 5: 6, 6: 2, 7: 1}


def test_26_military_and_34_other_planets():
    assert (len(MILITARY), len(PAID)) == (26, 34)


def test_planets_by_defence_and_cost():
    assert Counter(tile.defence for tile in MILITARY) == DEFENCES
    assert Counter(tile.cost for tile in PAID) == COSTS


def test_planets_by_colonists():
    assert Counter(tile.colonists for tile in MILITARY) == {1: 18, 2: 8}
    assert Counter(tile.colonists for tile in PAID) == {1: 21, 2: 13}


@pytest.mark.parametrize(
    ("tiles", "windfall", "production", "grey"), [(MILITARY, 12, 6, 8), (PAID, 11, 20, 3)], ids=["military", "paid"]
)
def test_windfall_production_and_grey_planets(tiles: list[Tile], windfall: int, production: int, grey: int):
    assert count(tiles, lambda tile: tile.windfall) == windfall
    assert count(tiles, lambda tile: tile.production) == production
    assert count(tiles, lambda tile: not tile.good) == grey


def test_planets_by_kind():
    military = Counter(tile.good for tile in MILITARY if tile.good)
    paid = Counter(tile.good for tile in PAID if tile.good)
    assert military == {"novelty": 3, "rare": 4, "genes": 6, "alien": 5}
    assert paid == {"novelty": 12, "rare": 9, "genes": 5, "alien": 4, "any": 1}


def test_keywords_of_planets():
    military = Counter(word for tile in MILITARY for word in tile.keywords)
    paid = Counter(word for tile in PAID for word in tile.keywords)
    assert (military["imperium"], military["rebel"], military["uplift"]) == (3, 11, 6)
    assert (paid["imperium"], paid["rebel"], paid["uplift"]) == (4, 0, 4)
    assert military["terraforming"] == paid["terraforming"] == 0


def test_the_two_notes_below_the_tables():
    assert [tile.id for tile in MILITARY if {"rebel", "uplift"} <= set(tile.keywords)] == ["uplift-insurgents"]
    assert [tile.id for tile in PAID if not tile.good and "alien" in tile.keywords] == ["alien-rosetta-stone-world"]


def test_every_planet_with_alien_technology_is_an_alien_planet():
    assert all("alien" in tile.keywords for tile in PLANETS if tile.good == "alien")


def test_points_of_planets():
    military = [tile.vp for tile in MILITARY if not tile.scores]
    paid = [tile.vp for tile in PAID if not tile.scores]
    assert (min(military), max(military)) == (0, 9)
    assert (min(paid), max(paid)) == (0, 6)


def test_planets_with_a_question_mark():
    assert scoring_keywords(MILITARY) == {"rebel", "uplift"}
    assert scoring_keywords(PAID) == {"imperium", "uplift"}
    assert all(tile.vp == 0 for tile in PLANETS if tile.scores)


def test_the_refinery_is_of_any_kind():
    assert [tile.id for tile in PACK.tiles if tile.good == "any"] == ["alien-oort-cloud-refinery"]
    assert PACK.tile("alien-oort-cloud-refinery").powers == []


# --- technologies


def test_large_technologies_cost_9_and_are_scored_at_the_end():
    for tile in TECHNOLOGIES:
        assert tile.large == (tile.cost == 9) == bool(tile.scores)
        assert tile.spaces == (2 if tile.large else 1)
    assert {tile.cost for tile in TECHNOLOGIES if not tile.large} == {2, 3, 4, 5}


def test_every_technology_has_a_power():
    assert [tile.id for tile in TECHNOLOGIES if not tile.powers] == []


def test_powers_that_the_rulebook_describes():
    assert powers("improved-logistics") == [("settle", "second-planet")]
    assert powers("terraforming-robots") == [("settle", "draw-after")]
    assert powers("terraforming-engineers") == [("settle", "upgrade-colony")]
    assert powers("contact-specialist") == [("settle", "pay-for-military")]
    assert powers("dying-colony") == [("settle", "replace-itself")]
    assert powers("survey-team") == [("explore", "draw")]
    assert powers("comet-zone") == [("produce", "credits-if-produced")]
    assert powers("mining-industry") == [("produce", "credits-if-most")]
    assert powers("spice-world") == [("sell", "price")]
    assert powers("trade-league") == [("sell", "price"), ("consume", "sell")]
    assert powers("galactic-salon") == [("consume", "gain")]
    assert powers("rich-economy") == [("consume", "per-good")]
    assert PACK.tile("terraforming-engineers").powers[0].most == 3
    assert PACK.tile("contact-specialist").powers[0].credits == 1
    assert PACK.tile("mining-industry").powers[0].good == "rare"


def test_optional_powers():
    """Those whose text says "may"."""
    optional = {tile.id for tile in PACK.tiles if any(power.optional for power in tile.powers)}
    assert optional == {
        "mutinous-ore-haulers",
        "buried-war-engine",
        "derelict-ore-convoy",
        "contact-specialist",
        "improved-logistics",
        "terraforming-engineers",
        "dying-colony",
        "trade-league",
    }


def test_the_powers_of_the_example_for_consume():
    """New Vinland: 1 good for 2 credits. Old Earth: 2 goods for 3 points. The Salon: 1 point. Rich Economy: 3 + 1."""
    (vinland,) = PACK.tile("new-vinland").powers
    assert (vinland.good, vinland.goods, vinland.vp, vinland.credits) == ("any", 1, 0, 2)
    (earth,) = PACK.tile("old-earth").powers
    assert (earth.good, earth.goods, earth.vp, earth.credits) == ("any", 2, 3, 0)
    (salon,) = PACK.tile("galactic-salon").powers
    assert (salon.vp, salon.credits) == (1, 0)
    (economy,) = PACK.tile("rich-economy").powers
    assert (economy.vp, economy.tile, economy.more) == (1, "galactic-salon", 1)


def test_powers_that_take_up_to_so_many_goods():
    (markets,) = PACK.tile("consumer-markets").powers
    assert (markets.good, markets.times, markets.vp, markets.credits) == ("novelty", 3, 1, 1)
    factory = next(power for power in PACK.tile("imperium-weapons-factory").powers if power.phase == "consume")
    assert (factory.goods, factory.times) == (1, 2)
    (network,) = PACK.tile("galactic-information-network").powers
    assert network.good in KINDS


def test_the_example_for_scoring():
    """2 points for each Genes planet, 1 for each other military planet; the tile itself does not count."""
    tile = PACK.tile("pan-galactic-league")
    lines = [(line.vp, line.per, line.good, line.military) for line in tile.scores]
    assert lines == [(2, "colony", "genes", False), (1, "colony", "", True)]


def test_only_technologies_and_home_worlds_may_be_terraforming():
    found = {tile.id for tile in PACK.tiles if "terraforming" in tile.keywords}
    assert found == {"terraforming-robots", "terraforming-engineers", "atmosphere-shapers"}


# --- goals


# what it counts, and the points from so many on
PRINTED_GOALS = {
    "civil-service": ("consume-powers", {2: 2, 4: 5, 6: 8}),
    "faction-tolerance": ("keywords", {3: 2, 4: 5, 5: 8}),
    "skilled-workforce": ("power-phases", {4: 2, 5: 5, 6: 8}),
    "diversity": ("kinds", {3: 3, 4: 8}),
    "resource-stockpile": ("stored-goods", {2: 2, 4: 5, 6: 8}),
    "exploration": ("stored-planets", {1: 2, 2: 5, 4: 8}),
    "sales-tax": ("stored-credits", {3: 2, 5: 5, 7: 8}),
    "conscription": ("colonists", {3: 2, 5: 5, 7: 8}),
}


def test_every_printed_number_of_the_goals():
    found = {goal.id: (goal.counts, dict(zip(goal.steps, goal.vp, strict=True))) for goal in PACK.goals}
    assert found == PRINTED_GOALS
    assert [goal.counts for goal in PACK.goals] == GOALS


def test_three_goals_are_about_storage():
    assert {goal.id: goal.most for goal in PACK.goals if goal.storage} == {
        "resource-stockpile": 6,
        "exploration": 4,
        "sales-tax": 7,
    }


def test_every_goal_can_be_reached_in_full():
    """All five keywords, six power phases and four kinds are in the box."""
    assert {word for tile in PACK.tiles for word in tile.keywords} == set(KEYWORDS)
    phases = {power.phase for tile in PACK.tiles for power in tile.powers}
    assert phases == {"develop", "explore", "settle", "produce", "sell", "consume"}
    assert sum(power.phase == "consume" for tile in PLANETS for power in tile.powers) >= 6


# --- all tiles


def test_one_origin_for_each_tile():
    assert Counter(tile.origin for tile in PACK.tiles) == {"rulebook": 20, "public": 10, "ours": 86}
    assert {goal.origin for goal in PACK.goals} == {"rulebook"}


def test_ids_are_found_and_the_pack_is_read_once():
    assert PACK.tile("comet-zone").id == "comet-zone"
    assert all(PACK.tiles[index].id == tile_id for tile_id, index in PACK.index_of.items())
    assert all(PACK.goals[index].id == goal_id for goal_id, index in PACK.goal_index.items())
    assert shipped_pack() is PACK
