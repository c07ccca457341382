"""Every "?" tile: what it counts, worked out by hand from its lines. A tile counts for one line, the best that fits."""

import pytest

from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.engine.test_tiles.empire import table_of
from tests.rules.catalogue import proves

# tile, the rest of the empire (the home world is Homesteading Pioneers unless another is named), points
SCORING = [
    # 1 for each Uplift tile, 1 for each genes colony
    ("choir-of-minds", [], 1),
    ("choir-of-minds", ["devolved-uplift-race", "cloud-whale-sanctuary", "gene-gardens", "spice-world"], 1 + 1 + 1 + 1),
    ("choir-of-minds", ["chromosome-cartographers", "seedship-haven"], 1 + 1 + 1),
    # 2 for each Rebel tile
    ("cradle-of-the-rebellion", [], 2),
    ("cradle-of-the-rebellion", ["breakaway-fleet", "guerrilla-moon", "rusting-sentinels"], 2 + 2 + 2),
    # 1 for each Uplift tile, 1 for each genes windfall colony
    ("uplift-academy", [], 1),
    ("uplift-academy", ["singing-reef", "deep-space-symbionts", "cloud-whale-sanctuary"], 1 + 1 + 1 + 0),
    ("uplift-academy", ["seedship-haven", "chromosome-cartographers", "feathered-parliament"], 1 + 1 + 1 + 1),
    # 2 for each Imperium tile
    ("imperium-chancery", ["spice-world"], 2),
    ("imperium-chancery", ["charter-exchange", "imperium-lords", "imperium-border-garrison"], 2 + 2 + 2 + 2),
    # 3 for each novelty production colony, 1 for each novelty windfall colony, 2 for Consumer Markets
    ("open-markets-accord", ["comet-zone"], 0),
    ("open-markets-accord", ["spice-world", "free-artists-commune", "holiday-archipelago"], 3 + 3 + 1),
    ("open-markets-accord", ["festival-moon", "consumer-markets"], 3 + 2),
    # 2 for each novelty colony, 2 for each tile with an explore power
    ("shared-dream-network", ["bastion-of-kesh"], 0),
    ("shared-dream-network", ["bastion-of-kesh", "imperium-survey-hq", "devolved-uplift-race"], 2 + 2),
    ("shared-dream-network", ["silent-listening-post", "survey-team", "spice-world"], 2 + 2 + 2 + 2),
    # 3 for each rare production colony, 1 for each rare windfall colony, 2 for Mining Industry
    ("deep-mining-combine", ["spice-world"], 0),
    ("deep-mining-combine", ["comet-zone", "rebel-smelters", "shattered-moon"], 3 + 3 + 1),
    ("deep-mining-combine", ["prospectors-landing", "mining-industry", "rich-economy"], 1 + 2),
    # 2 for each Imperium tile, 1 for each rare colony
    ("war-contractors-syndicate", [], 2),
    ("war-contractors-syndicate", ["imperium-weapons-factory", "comet-zone", "shattered-moon"], 2 + 2 + 1 + 1),
    ("war-contractors-syndicate", ["signal-wardens", "spice-world"], 2 + 2),
    # 1 for each point of general strength
    ("order-of-arms", [], 2),
    ("order-of-arms", ["bastion-of-kesh", "guerrilla-moon", "rebel-shipyards", "drop-ships"], 2 + 2 + 1 + 2 + 3),
    ("order-of-arms", ["breakaway-fleet", "striking-pitmen", "mutinous-ore-haulers"], 2 + 1),
    # 1 for each technology with strength, 2 for each military colony
    ("arsenal-economy", [], 1),
    ("arsenal-economy", ["space-marines", "xenology-chair", "contact-specialist"], 1 + 1 + 1),
    ("arsenal-economy", ["bastion-of-kesh", "rusting-sentinels", "guerrilla-moon", "spice-world"], 1 + 2 + 2),
    # 2 for each Alien tile
    ("alien-tech-institute", ["spice-world"], 2),
    ("alien-tech-institute", ["silent-vault", "monument-of-the-vanished", "alien-rosetta-stone-world"], 2 + 2 + 2 + 2),
    # 1, 3, 6 or 10 for one to four kinds of colonies
    ("interstellar-clearing-house", [], 0),
    ("interstellar-clearing-house", ["spice-world"], 1),
    ("interstellar-clearing-house", ["spice-world", "holiday-archipelago", "comet-zone"], 3),
    ("interstellar-clearing-house", ["spice-world", "seedship-haven", "comet-zone"], 6),
    ("interstellar-clearing-house", ["spice-world", "singing-reef", "comet-zone", "rusting-sentinels"], 10),
    # 2 for each genes colony, 1 for each other military colony
    ("pan-galactic-league", ["spice-world"], 0),
    ("pan-galactic-league", ["otterkin-burrows", "gene-gardens", "rusting-sentinels"], 2 + 2 + 1),
    ("pan-galactic-league", ["gene-wright-enclave"], 2),
    # 3 for each Uplift tile, 1 for each genes colony
    ("chromosome-cartographers", [], 3),
    ("chromosome-cartographers", ["gene-gardens", "cloud-whale-sanctuary", "devolved-uplift-race"], 3 + 3 + 1 + 3),
    ("chromosome-cartographers", ["seedship-haven"], 3 + 1),
    # 2 for each Rebel military colony, 1 for each Imperium tile
    ("imperium-lords", [], 1),
    ("imperium-lords", ["breakaway-fleet", "guerrilla-moon", "imperium-border-garrison"], 1 + 2 + 1),
    ("imperium-lords", ["charter-exchange", "rusting-sentinels"], 1 + 1),
    # 2 for each Rebel military colony, 1 for each other military colony
    ("throne-of-stars", [], 0),
    ("throne-of-stars", ["breakaway-fleet", "guerrilla-moon", "imperium-border-garrison", "spice-world"], 2 + 1),
    # 2 for each colony with two colonists, 1 for each other colony
    ("homestead-charter", [], 1),
    ("homestead-charter", ["gene-gardens", "spice-world", "overlord-citadel", "space-marines"], 1 + 2 + 1 + 2),
    # 2 for each tile with an explore power, 1 for each other windfall colony
    ("cartographic-directorate", ["bastion-of-kesh"], 2),
    ("cartographic-directorate", ["seedship-haven", "holiday-archipelago", "pilgrim-waystation"], 2 + 1 + 1 + 2),
    ("cartographic-directorate", ["imperium-survey-hq", "spice-world", "survey-team", "drop-ships"], 2 + 2 + 2 + 2),
    # 1 for each technology, large or small
    ("technocratic-union", [], 1),
    ("technocratic-union", ["imperium-lords", "space-marines", "rich-economy", "spice-world"], 1 + 1 + 1 + 1),
    # 2 for each technology with a consume power, 1 for each colony with one
    ("prosperity-doctrine", [], 2),
    ("prosperity-doctrine", ["rich-economy", "galactic-salon", "trade-league", "space-marines"], 2 + 2 + 2 + 2),
    ("prosperity-doctrine", ["old-earth", "toymaker-moon", "spice-world", "customs-bureau"], 2 + 1 + 1),
]


@proves("frontiers.list.score-lines", "frontiers.list.score-strength", "frontiers.list.score-kinds")
@pytest.mark.parametrize(("tile", "others", "points"), SCORING)
def test_what_a_question_mark_counts(tile: str, others: list[str], points: int):
    table = table_of(None, [tile, *others])
    items = {(item.kind, item.card): item.points for item in table.state.scores()[0].items}
    assert items["bonus", tile] == points
    assert items.get(("tile", tile), 0) == 0


@proves("frontiers.list.score-strength")
def test_temporary_strength_is_not_counted():
    tiles = ["order-of-arms", "derelict-ore-convoy"]
    table = table_of("settle", tiles, goods=["derelict-ore-convoy"], discovered=["tusked-nomads"], colonists=1)
    table.play("use derelict-ore-convoy")
    assert table.state.view(None)["players"][0]["temporary"] == 2
    items = {(item.kind, item.card): item.points for item in table.state.scores()[0].items}
    assert items["bonus", "order-of-arms"] == 2


def test_every_question_mark_has_a_line():
    assert {line[0] for line in SCORING} == {tile.id for tile in GAME.box.pack.tiles if tile.scores}
