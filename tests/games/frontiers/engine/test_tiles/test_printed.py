"""What is printed on the tiles: cost or defence, colonists, points, goods, keywords. One line for each of the 116."""

import pytest

from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.scenario import Scenario, scenario

# planet, cost, colonists, points, goods, keywords
PAID: list[tuple[str, int, int, int | str, str, str]] = [
    ("devolved-uplift-race", 0, 1, 1, "novelty windfall", "uplift"),
    ("artist-settlement", 1, 1, 1, "novelty production", ""),
    ("holiday-archipelago", 1, 1, 2, "novelty windfall", ""),
    ("slag-heap-moon", 1, 1, 0, "rare windfall", ""),
    ("imperium-survey-hq", 2, 1, 1, "novelty production", "imperium"),
    ("new-vinland", 2, 1, 1, "novelty production", ""),
    ("spice-world", 2, 1, 1, "novelty production", ""),
    ("toymaker-moon", 2, 1, 2, "novelty production", ""),
    ("galactic-information-network", 2, 1, 1, "novelty production", ""),
    ("pilgrim-waystation", 2, 1, 2, "novelty windfall", ""),
    ("basalt-quarries", 2, 1, 3, "rare production", ""),
    ("magma-tap", 2, 1, 2, "rare production", ""),
    ("ring-dredgers", 2, 1, 2, "rare production", ""),
    ("shattered-moon", 2, 1, 2, "rare windfall", ""),
    ("frontier-bank", 2, 1, 2, "", ""),
    ("singing-reef", 2, 1, 2, "genes windfall", "uplift"),
    ("deep-space-symbionts", 3, 1, 1, "genes windfall", ""),
    ("gallery-world", 3, 1, 3, "novelty production", ""),
    ("imperium-trade-concession", 3, 1, 3, "novelty windfall", "imperium"),
    ("comet-zone", 3, 1, 2, "rare production", ""),
    ("alien-rosetta-stone-world", 3, 1, 3, "", "alien"),
    ("grand-casino-orbital", 4, 2, 3, "novelty production", ""),
    ("imperium-weapons-factory", 4, 2, 2, "rare production", "imperium"),
    ("gene-gardens", 4, 2, 4, "genes production", "uplift"),
    ("derelict-ore-convoy", 4, 2, 4, "rare windfall", ""),
    ("orbital-refinery-ring", 5, 2, 5, "rare production", ""),
    ("cloud-whale-sanctuary", 5, 2, 4, "genes production", ""),
    ("uplift-academy", 5, 2, "?", "genes production", "uplift"),
    ("sealed-observatory", 5, 2, 4, "alien windfall", "alien"),
    ("alien-oort-cloud-refinery", 5, 2, 3, "any windfall", "alien"),
    ("imperium-chancery", 5, 2, "?", "", "imperium"),
    ("dream-forge", 6, 2, 5, "alien production", "alien"),
    ("computronium-spires", 6, 2, 6, "alien production", "alien"),
    ("gate-builders-arcology", 7, 2, 6, "alien production", "alien"),
]

# planet, defence, colonists, points, goods, keywords
MILITARY: list[tuple[str, int, int, int | str, str, str]] = [
    ("driftwood-corsairs", 1, 1, 1, "", "rebel"),
    ("otterkin-burrows", 1, 1, 0, "genes windfall", "uplift"),
    ("contraband-carnival", 1, 1, 0, "novelty windfall", ""),
    ("striking-pitmen", 1, 1, 0, "rare windfall", "rebel"),
    ("silent-listening-post", 1, 1, 1, "", ""),
    ("feathered-parliament", 2, 1, 1, "genes windfall", "uplift"),
    ("chitin-hive", 2, 1, 0, "genes windfall", "uplift"),
    ("outlaw-broadcasters", 2, 1, 0, "novelty windfall", "rebel"),
    ("rebel-smelters", 2, 1, 0, "rare production", "rebel"),
    ("guerrilla-moon", 2, 1, 1, "", "rebel"),
    ("rusting-sentinels", 2, 1, 0, "alien windfall", "alien"),
    ("tusked-nomads", 3, 1, 1, "genes production", "uplift"),
    ("mutinous-ore-haulers", 3, 1, 1, "rare windfall", "rebel"),
    ("imperium-border-garrison", 3, 1, 1, "", "imperium"),
    ("buried-war-engine", 4, 1, 2, "alien windfall", "alien"),
    ("uplift-insurgents", 4, 1, 1, "genes windfall", "rebel uplift"),
    ("rebel-shipyards", 4, 1, 2, "", "rebel"),
    ("choir-of-minds", 5, 1, "?", "genes production", "uplift"),
    ("free-artists-commune", 5, 2, 5, "novelty production", "rebel"),
    ("imperium-armour-works", 6, 2, 5, "rare production", "imperium"),
    ("automaton-bastion", 6, 2, 6, "alien windfall", "alien"),
    ("rebel-high-command", 7, 2, 6, "", "rebel"),
    ("imperium-dreadnought-yard", 8, 2, 7, "", "imperium"),
    ("living-fortress", 8, 2, 7, "alien production", "alien"),
    ("cradle-of-the-rebellion", 9, 2, "?", "", "rebel"),
    ("overlord-citadel", 9, 2, 9, "alien windfall", "alien"),
]

# technology, cost, points, keywords; the eight that are never turned first, then white and reverse sides in turns
TECHNOLOGIES: list[tuple[str, int, int | str, str]] = [
    ("space-marines", 2, 1, ""),
    ("contact-specialist", 2, 1, ""),
    ("consumer-markets", 5, 2, ""),
    ("mining-industry", 5, 2, ""),
    ("rich-economy", 5, 1, ""),
    ("public-endowment", 4, 1, ""),
    ("colony-transports", 3, 1, ""),
    ("prefabricated-habitats", 5, 2, ""),
    ("vanguard-expedition", 3, 1, ""),
    ("survey-team", 2, 1, ""),
    ("customs-bureau", 3, 1, ""),
    ("excavation-drones", 3, 1, ""),
    ("monument-of-the-vanished", 5, 3, "alien"),
    ("xenology-chair", 4, 2, "alien"),
    ("terraforming-robots", 3, 2, "terraforming"),
    ("terraforming-engineers", 3, 2, "terraforming"),
    ("development-bonds", 4, 1, ""),
    ("barter-network", 4, 1, ""),
    ("atmosphere-shapers", 3, 1, "terraforming"),
    ("improved-logistics", 4, 2, ""),
    ("drop-ships", 5, 2, ""),
    ("galactic-salon", 5, 0, ""),
    ("patent-brokers", 5, 2, ""),
    ("trade-league", 5, 2, ""),
    ("open-markets-accord", 9, "?", ""),
    ("shared-dream-network", 9, "?", ""),
    ("deep-mining-combine", 9, "?", ""),
    ("war-contractors-syndicate", 9, "?", "imperium"),
    ("order-of-arms", 9, "?", ""),
    ("arsenal-economy", 9, "?", ""),
    ("alien-tech-institute", 9, "?", "alien"),
    ("interstellar-clearing-house", 9, "?", ""),
    ("pan-galactic-league", 9, "?", ""),
    ("chromosome-cartographers", 9, "?", "uplift"),
    ("imperium-lords", 9, "?", "imperium"),
    ("throne-of-stars", 9, "?", "imperium"),
    ("homestead-charter", 9, "?", ""),
    ("cartographic-directorate", 9, "?", ""),
    ("technocratic-union", 9, "?", ""),
    ("prosperity-doctrine", 9, "?", ""),
]

# home world, board, cost, points, goods, keywords; white and reverse sides in turns
HOMES = [
    ("old-earth", 1, 3, 7, "", ""),
    ("lantern-reach", 1, 1, 3, "novelty windfall", ""),
    ("homesteading-pioneers", 2, 3, 7, "", ""),
    ("dying-colony", 2, 1, 2, "rare windfall", ""),
    ("prospectors-landing", 3, 1, 2, "rare windfall", ""),
    ("deepcore-compact", 3, 2, 0, "rare production", ""),
    ("festival-moon", 4, 2, 2, "novelty production", ""),
    ("mirage-studios", 4, 1, 0, "novelty production", ""),
    ("bastion-of-kesh", 5, 2, 5, "", ""),
    ("breakaway-fleet", 5, 1, 5, "", "rebel"),
    ("seedship-haven", 6, 2, 1, "genes windfall", ""),
    ("gene-wright-enclave", 6, 3, 0, "genes production", "uplift"),
    ("silent-vault", 7, 2, 0, "alien windfall", "alien"),
    ("relic-salvagers", 7, 2, 4, "", "alien"),
    ("charter-exchange", 8, 2, 0, "rare windfall", "imperium"),
    ("signal-wardens", 8, 2, 1, "", "imperium"),
]

# Home world and technologies that give just this strength.
STRENGTH = [
    ("homesteading-pioneers", []),
    ("homesteading-pioneers", ["vanguard-expedition"]),
    ("homesteading-pioneers", ["space-marines"]),
    ("homesteading-pioneers", ["drop-ships"]),
    ("homesteading-pioneers", ["drop-ships", "vanguard-expedition"]),
    ("homesteading-pioneers", ["drop-ships", "space-marines"]),
    ("homesteading-pioneers", ["drop-ships", "space-marines", "vanguard-expedition"]),
    ("homesteading-pioneers", ["drop-ships", "space-marines", "order-of-arms"]),
    ("homesteading-pioneers", ["drop-ships", "space-marines", "order-of-arms", "vanguard-expedition"]),
    ("bastion-of-kesh", ["drop-ships", "space-marines", "order-of-arms"]),
]
PRICES = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}
OTHERS = ({"colonies": ["relic-salvagers"], "credits": 1},)
REFINERY = "alien-oort-cloud-refinery"


def printed(table: Scenario, tile: str) -> int:
    """The points printed on a tile of seat 0."""
    return sum(item.points for item in table.state.scores()[0].items if (item.kind, item.card) == ("tile", tile))


def settling(home: str, planet: str, credits: int, colonists: int, technologies: list[str]) -> Scenario:
    return scenario(
        action="settle", chooser=1, track=[1, 0, 1, 0], colonies=[home], discovered=[planet], credits=credits,
        colonists=colonists, technologies=technologies, others=OTHERS,
    )  # fmt: skip


def settle(table: Scenario, planet: str) -> Scenario:
    table.play(f"settle {planet}")
    return table.play("name rare") if table.question() == "name" else table


def first_good(planet: str, goods: str) -> dict[str, str]:
    """What lies on a planet that was just settled; the kind of the Refinery was named."""
    if not goods.endswith("windfall"):
        return {}
    return {planet: "rare" if goods.startswith("any") else goods.split()[0]}


def test_all_116_tiles_have_a_line():
    lines = [line[0] for line in PAID + MILITARY] + [line[0] for line in TECHNOLOGIES] + [line[0] for line in HOMES]
    assert len(set(lines)) == 116
    assert sorted(lines) == sorted(GAME.box.ids)


@pytest.mark.parametrize(("planet", "cost", "colonists", "points", "goods", "keywords"), PAID)
def test_a_planet_to_pay_for(planet: str, cost: int, colonists: int, points: int | str, goods: str, keywords: str):
    home = "homesteading-pioneers"
    table = settle(settling(home, planet, cost, colonists, []), planet)
    assert table.colonies() == [home, planet]
    assert (table.credits(), table.colonists()) == (0, 0)
    assert printed(table, planet) == (0 if points == "?" else points)
    assert table.goods() == first_good(planet, goods)
    if cost > 0:
        assert settling(home, planet, cost - 1, colonists, []).colonies() == [home]  # two colonists instead
    assert settling(home, planet, cost, colonists - 1, []).colonies() == [home]


@pytest.mark.parametrize(("planet", "defence", "colonists", "points", "goods", "keywords"), MILITARY)
def test_a_planet_to_conquer(planet: str, defence: int, colonists: int, points: int | str, goods: str, keywords: str):
    home, technologies = STRENGTH[defence]
    table = settle(settling(home, planet, 0, colonists, technologies), planet)
    assert table.colonies() == [home, planet]
    assert table.colonists() == 0
    assert printed(table, planet) == (0 if points == "?" else points)
    assert table.goods() == first_good(planet, goods)
    home, weaker = STRENGTH[defence - 1]
    assert settling(home, planet, 99, colonists, weaker).colonies() == [home]  # two colonists instead
    home, technologies = STRENGTH[defence]
    assert settling(home, planet, 0, colonists - 1, technologies).colonies() == [home]


@pytest.mark.parametrize(("technology", "cost", "points", "keywords"), TECHNOLOGIES)
def test_a_technology(technology: str, cost: int, points: int | str, keywords: str):
    def developing(credits: int) -> Scenario:
        return scenario(
            action="develop", chooser=1, track=[1, 0, 1, 0], colonies=["homesteading-pioneers"], credits=credits,
            faces=[technology], others=OTHERS,
        ).play("pass", 1)  # fmt: skip

    table = developing(cost).play(f"buy {technology}")
    assert table.technologies() == [technology]
    assert table.credits() == 0
    assert printed(table, technology) == (0 if points == "?" else points)
    assert table.state.view(0)["players"][0]["spaces"] == (2 if cost == 9 else 1)
    assert (points == "?") == (cost == 9)
    assert f"buy {technology}" not in developing(cost - 1).legal()


@pytest.mark.parametrize(("home", "board", "cost", "points", "goods", "keywords"), HOMES)
def test_a_home_world(home: str, board: int, cost: int, points: int, goods: str, keywords: str):
    other = "bastion-of-kesh" if home != "bastion-of-kesh" and board != 5 else "old-earth"
    table = scenario(action=None, colonies=[home], others=({"colonies": [other]},))
    assert table.points() == printed(table, home) == points
    assert table.player()["board"] == board
    tile = GAME.box.pack.tile(home)
    assert tile.cost == cost  # for Terraforming Engineers
    assert tile.colonists == 1
    white = [line[0] for line in HOMES].index(home) % 2 == 0
    assert tile.reverse != white


def test_the_sides_of_technologies():
    fixed, pairs = TECHNOLOGIES[:8], TECHNOLOGIES[8:]
    tiles = {tile.id: tile for tile in GAME.box.pack.tiles}
    stacks = [tile.stack for tile in tiles.values() if tile.technology]
    assert all(stacks.count(tiles[line[0]].stack) == 1 and not tiles[line[0]].reverse for line in fixed)
    for white, reverse in zip(pairs[::2], pairs[1::2], strict=True):
        assert tiles[white[0]].stack == tiles[reverse[0]].stack
        assert (tiles[white[0]].reverse, tiles[reverse[0]].reverse) == (False, True)


KEYWORDS = [
    *[(line[0], line[5]) for line in PAID + MILITARY],
    *[(line[0], line[3]) for line in TECHNOLOGIES],
    *[(line[0], line[5]) for line in HOMES],
]


@pytest.mark.parametrize(("tile", "keywords"), KEYWORDS)
def test_the_keywords_of_a_tile(tile: str, keywords: str):
    assert sorted(GAME.box.pack.tile(tile).keywords) == sorted(keywords.split())


GOODS = [(line[0], line[4]) for line in PAID + MILITARY + HOMES if line[0] != REFINERY]


@pytest.mark.parametrize(("tile", "goods"), GOODS)
def test_the_goods_of_a_colony(tile: str, goods: str):
    """Production, windfall (for the chooser) or nothing; and what is sold at the plain price says its kind."""
    is_home = GAME.box.pack.tile(tile).home
    board = GAME.box.pack.tile(tile).board
    other = {"colonies": ["relic-salvagers" if board != 7 else "bastion-of-kesh"], "credits": 0}
    colonies = [tile] if is_home else ["homesteading-pioneers", tile]

    def producing(chooser: int) -> Scenario:
        track = [chooser, 1 - chooser] * 2
        return scenario(action="produce", chooser=chooser, track=track, colonies=colonies, others=(other,))

    kind = goods.split()[0] if goods else ""
    assert producing(1).goods() == ({tile: kind} if goods.endswith("production") else {})
    assert producing(0).goods() == ({tile: kind} if goods else {})
    if goods:
        table = scenario(
            action="sell", chooser=1, track=[1, 0, 1, 0], colonies=colonies, goods=[tile], credits=0, others=(other,)
        ).play(f"sell {tile}")
        extra = {
            "contraband-carnival": 1, "spice-world": 2, "ring-dredgers": 1, "imperium-trade-concession": 1,
            "lantern-reach": 1, "charter-exchange": 1,
        }  # fmt: skip
        assert table.credits() == PRICES[kind] + extra.get(tile, 0)
