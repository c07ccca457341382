"""What is in the box: the lists, tables and examples of the rulebook, counted on the shipped pack."""

import tomllib
from collections import Counter

import pytest

from galaktyka.games import packages
from galaktyka.games.artifacts.engine.cards import (
    COLOURS,
    COUNTERS,
    EFFECTS,
    EVENTS,
    KINDS,
    OPS,
    SIDES,
    TYPES,
    Card,
    Effect,
    Gain,
    Op,
    Section,
    Table,
)
from galaktyka.games.artifacts.pack.reader import shipped_pack

PACK = shipped_pack()
SHIPS = [card for card in PACK.cards if card.type == "ship"]
TECHNOLOGIES = [card for card in PACK.cards if card.type == "technology"]
PLANETS = [card for card in PACK.cards if card.type == "planet"]
SECTIONS = [section for resource in PACK.resources for section in (resource.first, resource.second)]
TABLES = [*PACK.systems, *PACK.plans]
RAW = tomllib.loads((packages()["artifacts"].folder / "content.toml").read_text("utf-8"))


def card(card_id: str) -> Card:
    return PACK.cards[PACK.index_of[card_id]]


def shown(section: Section) -> tuple[str, int, str]:
    return section.colour, section.icons, section.kind


def gained(gain: Gain) -> dict[str, int]:
    """Only what is not zero."""
    fields = {
        "vp": gain.vp,
        "credits": gain.credits,
        "artifacts": gain.artifacts,
        "plans": gain.plans,
        "cards": gain.cards,
    }
    return {key: value for key, value in fields.items() if value}


def rows(table: Table) -> list[tuple[int, int, str, list[dict[str, int]], int, dict[str, int]]]:
    return [
        (row.least, row.most, row.ship, [gained(gain) for gain in row.choices], row.blockade, gained(row.loses))
        for row in table.rows
    ]


def plan(plan_id: str) -> Table:
    return next(table for table in PACK.plans if table.id == plan_id)


def all_effects() -> list[Effect]:
    effects = [effect for card in PACK.cards for effect in card.effects]
    return effects + [effect for faction in PACK.factions for effect in faction.final]


def all_ops() -> list[Op]:
    texts = [card.do for card in PACK.cards] + [effect.do for effect in all_effects()]
    texts += [artifact.do for artifact in PACK.artifacts] + [faction.do for faction in PACK.factions]
    return [op for text in texts for op in text]


# --- the list of components


def test_240_cards_and_the_tile():
    assert (len(SHIPS), len(TECHNOLOGIES), len(PLANETS)) == (40, 40, 40)
    assert [card.type for card in PACK.cards] == ["ship"] * 40 + ["technology"] * 40 + ["planet"] * 40
    assert len(PACK.resources) == 72
    assert (len(PACK.systems), len(PACK.artifacts), len(PACK.factions)) == (14, 14, 6)
    assert len(PACK.plans) == 15  # the first is the tile
    plans = len(PACK.plans) - 1
    others = len(PACK.resources) + len(PACK.systems) + len(PACK.artifacts) + plans
    assert others == 114
    assert len(PACK.cards) + others + len(PACK.factions) == 240


def test_the_numbers_of_the_rules():
    assert PACK.numbers == {
        "cost": 5,
        "buy_cost": 5,
        "limit": 2,
        "hand": 3,
        "most_credits": 15,
        "credits": 8,
        "discount": 2,
        "yield": 3,
        "operational_cost": 5,
        "tokens": 38,
    }


@pytest.mark.parametrize("deck", [SHIPS, TECHNOLOGIES, PLANETS], ids=TYPES)
def test_ten_cards_of_each_kind_in_every_big_deck(deck: list[Card]):
    assert Counter(card.kind for card in deck) == dict.fromkeys(KINDS, 10)


def test_ids_are_found_and_the_pack_is_read_once():
    ids = [card.id for card in PACK.cards] + [resource.id for resource in PACK.resources]
    ids += [table.id for table in TABLES] + [artifact.id for artifact in PACK.artifacts]
    ids += [faction.id for faction in PACK.factions]
    assert len(set(ids)) == 241
    assert all(PACK.cards[index].id == card_id for card_id, index in PACK.index_of.items())
    for pieces in (PACK.cards, PACK.resources, PACK.systems, PACK.plans, PACK.artifacts, PACK.factions):
        assert [piece.index for piece in pieces] == list(range(len(pieces)))
    assert shipped_pack() is PACK


# --- resources


def test_each_number_stands_on_18_resource_cards():
    assert Counter(resource.number for resource in PACK.resources) == {1: 18, 2: 18, 3: 18, 4: 18}


def test_each_kind_is_on_36_of_144_sections_and_as_often_in_every_colour():
    assert len(SECTIONS) == 144
    assert Counter(section.kind for section in SECTIONS) == dict.fromkeys(KINDS, 36)
    found = Counter((section.colour, section.kind) for section in SECTIONS)
    assert found == {(colour, kind): 6 if colour == "gold" else 10 for colour in COLOURS for kind in KINDS}


def test_each_kind_is_on_26_cards_of_which_ten_show_it_twice():
    """A planet or a technology meets its Kind with 26 cards in 72."""
    twice = Counter(resource.first.kind for resource in PACK.resources if resource.first.kind == resource.second.kind)
    assert twice == dict.fromkeys(KINDS, 10)
    for kind in KINDS:
        assert sum(kind in (resource.first.kind, resource.second.kind) for resource in PACK.resources) == 26


def test_colours_of_the_sections():
    assert Counter(section.colour for section in SECTIONS) == {"red": 40, "blue": 40, "green": 40, "gold": 24}


def test_colour_pairs_and_their_icons():
    """Plain pairs 16 cards each: 3/2 ten times, 3/1 twice, 2/2 four times. Pairs with gold 8 cards each."""
    plain = [(3, 2)] * 5 + [(2, 3)] * 5 + [(3, 1), (1, 3)] + [(2, 2)] * 4
    gold = [(3, 1)] * 3 + [(2, 2)] * 2 + [(2, 1)] * 2 + [(3, 2)]
    found: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for resource in PACK.resources:
        pair = (resource.first.colour, resource.second.colour)
        found.setdefault(pair, []).append((resource.first.icons, resource.second.icons))
    assert {pair: Counter(icons) for pair, icons in found.items()} == {
        ("red", "blue"): Counter(plain),
        ("red", "green"): Counter(plain),
        ("blue", "green"): Counter(plain),
        ("red", "gold"): Counter(gold),
        ("blue", "gold"): Counter(gold),
        ("green", "gold"): Counter(gold),
    }


def test_no_card_repeats_a_colour():
    for resource in PACK.resources:
        assert resource.first.colour != resource.second.colour


def test_no_two_resource_cards_are_equal():
    faces = {(resource.number, *sorted([shown(resource.first), shown(resource.second)])) for resource in PACK.resources}
    assert len(faces) == 72


def test_sections_that_the_examples_show():
    """Three of a colour with two gold (exchange), three red with two gold (blockade)."""
    assert ("gold", 2) in {(section.colour, section.icons) for section in SECTIONS}
    assert {section.colour for section in SECTIONS if section.icons == 3} == {"red", "blue", "green"}
    assert {section.icons for section in SECTIONS} == {1, 2, 3}


def test_the_first_and_the_last_resource_card():
    first, last = PACK.resources[0], PACK.resources[-1]
    assert (first.id, first.number) == ("r01", 2)
    assert (shown(first.first), shown(first.second)) == (("red", 3, "extermination"), ("blue", 2, "expansion"))
    assert (last.id, last.number) == ("r72", 4)
    assert (shown(last.first), shown(last.second)) == (("green", 3, "exploitation"), ("gold", 2, "expansion"))


# --- planets and ships


@pytest.mark.parametrize(
    ("card_id", "kind"),
    [
        ("vitruvius-xxi", "exploration"),
        ("mika-1", "exploration"),
        ("vk-15-garrison", "expansion"),
        ("calcine", "extermination"),
        ("flandern", "extermination"),
        ("jacobus", "exploitation"),
        ("ariadne", "expansion"),
        ("sonne", "extermination"),
        ("black-death", "exploitation"),
        ("baroque", "exploitation"),
        ("neu-bremen", "exploitation"),
    ],
)
def test_kinds_of_the_rulebook(card_id: str, kind: str):
    assert card(card_id).kind == kind
    assert card(card_id).origin == "rulebook"


def test_a_planet_is_a_name_and_a_kind():
    for planet in PLANETS:
        assert not planet.effects
        assert not planet.do
        assert not planet.scores
        assert (planet.attack, planet.keyword) == (0, "")


def test_every_ship_has_an_attack_bonus():
    """Three plain ships of each Kind, +2 or +3 for extermination; the others have less and one ability."""
    for kind in KINDS:
        ships = [ship for ship in SHIPS if ship.kind == kind]
        best = 3 if kind == "extermination" else 2
        plain = [ship for ship in ships if not ship.effects]
        able = [ship for ship in ships if ship.effects]
        assert [ship.attack for ship in plain] == [best] * 3
        assert all(1 <= ship.attack < best and len(ship.effects) == 1 for ship in able)


def test_no_ability_comes_more_than_twice_in_a_kind():
    abilities: Counter[tuple[str, str]] = Counter()
    for entry in RAW["ship"]:
        if "effects" in entry:
            abilities[entry["kind"], str(entry["effects"])] += 1
    assert max(abilities.values()) == 2


def test_abilities_of_ships():
    (sextant,) = card("sextant").effects
    assert sextant.count is not None
    assert (sextant.does, sextant.count.type, sextant.each, sextant.amount, sextant.most) == (
        "attack-per",
        "planet",
        3,
        1,
        2,
    )
    (tocsin,) = card("tocsin").effects
    assert tocsin.count is not None
    assert (tocsin.count.type, tocsin.count.side, tocsin.count.other) == ("ship", "operational", True)
    assert (tocsin.each, tocsin.amount, tocsin.most) == (1, 1, 3)
    (mallet,) = card("mallet").effects
    assert (mallet.does, mallet.against, mallet.amount) == ("attack", "empires", 2)
    (bremen,) = card("neu-bremen").effects
    assert (bremen.does, bremen.credits, bremen.amount) == ("boost", 2, 2)
    (sale,) = card("bill-of-sale").effects
    assert (sale.event, sale.against, sale.do[0].does, sale.do[0].credits) == ("attack", "empires", "steal", 2)
    assert [effect.does for effect in card("marginalia").effects] == ["scout"]


# --- technologies


def test_keywords():
    assert Counter(card.keyword for card in TECHNOLOGIES) == {"permanent": 25, "bonus": 9, "action": 6}
    for technology in TECHNOLOGIES:
        assert bool(technology.effects) == (technology.keyword == "permanent")
        assert bool(technology.do) == (technology.keyword != "permanent")
        assert len(technology.scores) == 3


def test_technologies_of_the_rulebook():
    found = {card.id: (card.kind, card.keyword) for card in TECHNOLOGIES if card.origin == "rulebook"}
    assert found == {
        "new-horizons-programme": ("exploration", "permanent"),
        "interterran-research": ("exploration", "bonus"),
        "phantom-mk2-vorscha": ("expansion", "permanent"),
        "deep-analysis-and-research-programme": ("expansion", "action"),
        "shareholder-transfer-centre": ("expansion", "bonus"),
        "letters-of-marque": ("extermination", "permanent"),
        "automated-fleet-construction": ("extermination", "action"),
        "intersystem-investment-bank": ("exploitation", "bonus"),
        "general-capital-domination": ("exploitation", "bonus"),
    }


def test_new_horizons_pays_for_planets_and_more_for_a_new_kind():
    plain, new = card("new-horizons-programme").effects
    assert [(effect.event, effect.new_kind, gained(effect.do[0].gain)) for effect in (plain, new)] == [
        ("discover", False, {"vp": 1}),
        ("discover", True, {"vp": 1}),
    ]


def test_the_phantom_pays_for_new_kinds_of_all_types():
    (effect,) = card("phantom-mk2-vorscha").effects
    assert (effect.event, effect.new_kind, gained(effect.do[0].gain)) == ("arrive-any", True, {"vp": 1})


def test_interterran_allows_a_card_from_a_planet_above_the_limit():
    (op,) = card("interterran-research").do
    assert (op.does, op.amount, op.planets) == ("raise-limit", 1, True)


def test_the_shareholders_take_five_icons_of_one_colour_from_planets():
    centre = card("shareholder-transfer-centre")
    assert (centre.pay.icons, centre.pay.colour, centre.pay.planets, centre.pay.any_number) == (5, "one", True, False)
    assert gained(centre.do[0].gain) == {"vp": 2}


def test_the_deep_analysis_pays_for_sets():
    programme = card("deep-analysis-and-research-programme")
    assert programme.pay.sets == 3
    (op,) = programme.do
    assert op.per is not None
    assert (gained(op.gain), op.per.counts) == ({"vp": 1}, "paid-sets")


def test_the_bank_takes_three_credits_for_a_point():
    bank = card("intersystem-investment-bank")
    assert (bank.pay.credits, gained(bank.do[0].gain)) == (3, {"vp": 1})


def test_searching_for_ships_costs_five_credits():
    (op,) = card("automated-fleet-construction").do
    assert (card("automated-fleet-construction").pay.credits, op.does, op.deck) == (5, "search", "ship")


def test_our_own_searches_cost_three_and_attach_two_cards():
    for card_id, deck in [("pathfinder-guild", "planet"), ("open-faculty", "technology")]:
        search, attach = card(card_id).do
        assert (card(card_id).pay.credits, search.does, search.deck) == (3, "search", deck)
        assert (attach.does, attach.cards, attach.here) == ("attach", 2, True)


def test_attacking_pays_two_credits():
    (effect,) = card("letters-of-marque").effects
    assert (effect.event, effect.against, gained(effect.do[0].gain)) == ("attack", "", {"credits": 2})


def test_other_technologies():
    assert [effect.does for effect in card("picket-line").effects] == ["shield", "on", "final"]
    (port,) = card("free-port").effects
    assert (port.does, port.action, port.amount) == ("cost", "buy", -2)
    limits = [effect for effect in card("convoy-office").effects if effect.does == "limit"]
    assert [(effect.action, effect.amount) for effect in limits] == [("operational", 1), ("exchange", 1)]
    (fund,) = card("sovereign-fund").effects
    assert fund.count is not None
    assert (fund.does, fund.vp, fund.count.counts, fund.each) == ("final", 1, "credits", 2)
    futures, point = card("ore-futures").do
    assert futures.per is not None
    assert gained(point.gain) == {"vp": 1}
    assert (card("ore-futures").pay.stored, futures.per.counts) == (1, "paid-icons")
    (parade,) = card("victory-parade").do
    assert parade.per is not None
    assert (parade.per.type, parade.per.side, parade.most) == ("ship", "", 4)
    (charts,) = card("star-charts").effects
    assert (charts.event, charts.do[0].does, charts.do[0].cards, charts.do[0].here) == ("buy", "attach", 1, True)
    (bounty,) = card("settler-bounty").effects
    assert (bounty.event, bounty.side) == ("discover", "logistical")
    assert gained(bounty.do[0].gain) == {"vp": 1, "credits": 2}
    assert (bounty.do[1].does, bounty.do[1].cards, bounty.do[1].here) == ("attach", 2, False)


# --- scoring tables


def test_twenty_scoring_tables_each_on_two_technologies_of_different_kinds():
    kinds: dict[str, list[str]] = {}
    for entry in RAW["technology"]:
        kinds.setdefault(entry["scoring"], []).append(entry["kind"])
    assert set(kinds) == {entry["id"] for entry in RAW["scoring"]}
    assert len(kinds) == 20
    assert all(len(found) == 2 and found[0] != found[1] for found in kinds.values())


def test_the_rows_that_the_rulebook_shows():
    """Four planets are worth 1 during the game; four different Kinds of one type are worth 4 at the end."""
    first, second, third = card("new-horizons-programme").scores
    assert (first.count.counts, first.count.type, first.least, first.during, first.end) == ("cards", "planet", 4, 1, 2)
    assert (second.count.counts, second.count.type, second.least, second.end) == ("kinds", "planet", 4, 4)
    assert (third.count.counts, third.least, third.during, third.end) == ("cards", 6, 3, 6)


def test_rows_give_more_and_more():
    for technology in TECHNOLOGIES:
        assert [row.during for row in technology.scores] == [1, 2, 3]
        ends = [row.end for row in technology.scores]
        assert ends == sorted(ends)
        assert ends[-1] in (5, 6)


def test_what_scoring_tables_count():
    found = Counter(card.scores[0].count.counts for card in TECHNOLOGIES)
    assert found == {"cards": 32, "type-sets": 2, "kind-sets": 2, "credits": 2, "stored": 2}
    treasury = card("ore-futures").scores
    assert [(row.count.counts, row.least, row.end) for row in treasury] == [
        ("credits", 6, 1),
        ("credits", 10, 3),
        ("credits", 14, 5),
    ]


# --- alien systems and defence plans


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_tables_cover_all_attack_values(table: Table):
    assert (table.rows[0].least, table.rows[-1].most) == (0, 99)
    for row, after in zip(table.rows, table.rows[1:], strict=False):
        assert row.least <= row.most
        assert after.least == row.most + 1


def test_hell():
    assert rows(plan("hell")) == [
        (0, 1, "destroyed", [], 0, {}),
        (2, 2, "damaged", [], 0, {}),
        (3, 3, "safe", [{"vp": 1}], 0, {"credits": 1}),
        (4, 99, "safe", [{"vp": 1}], 1, {"credits": 1}),
    ]


def test_economic_war():
    assert rows(plan("economic-war")) == [
        (0, 2, "damaged", [{"credits": -3}], 0, {}),
        (3, 3, "safe", [{"credits": 6}], 0, {}),
        (4, 4, "safe", [{"credits": 6}], 0, {"credits": 6}),
        (5, 99, "safe", [{"credits": 6}], 1, {"credits": 6}),
    ]


def test_the_basic_plan_comes_first():
    assert PACK.plans[0].id == "basic-defence-plan"
    assert rows(PACK.plans[0]) == [
        (0, 1, "damaged", [], 0, {}),
        (2, 2, "safe", [], 0, {}),
        (3, 3, "safe", [], 1, {}),
        (4, 4, "safe", [], 2, {}),
        (5, 99, "safe", [], 2, {"credits": 1}),
    ]


def test_the_sample_alien_system():
    assert PACK.systems[0].id == "veiled-orbit"
    assert rows(PACK.systems[0]) == [
        (0, 3, "destroyed", [{"vp": 2}], 0, {}),
        (4, 5, "damaged", [{"vp": 1}], 0, {}),
        (6, 99, "safe", [{"vp": 1}, {"artifacts": 1}], 0, {}),
    ]


def test_no_two_tables_are_alike():
    assert len({str(rows(table)) for table in TABLES}) == 29


def test_only_plans_blockade_and_take_from_the_defender():
    for system in PACK.systems:
        assert all(row.blockade == 0 and not gained(row.loses) for row in system.rows)
    for table in PACK.plans:
        assert all(len(row.choices) < 2 for row in table.rows)


# --- artifacts and factions


def test_the_time_controller_turns_two_cards():
    controller = PACK.artifacts[0]
    assert (controller.id, controller.origin) == ("time-controller", "rulebook")
    assert [(op.does, op.cards) for op in controller.do] == [("flip", 2)]


def test_artifacts():
    found = {artifact.id: [op.does for op in artifact.do] for artifact in PACK.artifacts}
    assert found == {
        "time-controller": ["flip"],
        "bright-seed": ["gain"],
        "endless-purse": ["gain"],
        "world-needle": ["complete"],
        "second-dawn": ["extra-action"],
        "standing-wave": ["attack"],
        "memory-palace": ["income"],
        "root-engine": ["mine"],
        "lens-of-choice": ["draft", "attach"],
        "silent-bell": ["unblock", "gain"],
        "war-crown": ["attack-bonus"],
        "open-hand": ["gain", "raise-limit"],
        "fourfold-key": ["gain"],
        "borrowed-star": ["mine"],
    }
    by_id = {artifact.id: artifact for artifact in PACK.artifacts}
    assert (by_id["standing-wave"].do[0].all, by_id["standing-wave"].do[0].bonus) == (True, 0)
    assert (by_id["root-engine"].do[0].all, by_id["root-engine"].do[0].cards) == (True, 2)
    assert (by_id["borrowed-star"].do[0].all, by_id["borrowed-star"].do[0].cards) == (False, 4)
    assert (by_id["silent-bell"].do[0].all, by_id["silent-bell"].do[0].tokens) == (True, 0)
    assert (by_id["lens-of-choice"].do[0].look, by_id["lens-of-choice"].do[1].here) == (5, True)


def test_the_set_up_of_the_star_union():
    """Two technologies, one of them kept; a planet; a ship in the empire, operational side."""
    union = PACK.factions[0]
    assert union.id == "star-union"
    assert [(step.deck, step.draw, step.empire, step.side) for step in union.setup] == [
        ("technology", 2, False, ""),
        ("planet", 1, False, ""),
        ("ship", 1, True, "operational"),
    ]


def test_the_clone_clans():
    clans = PACK.factions[1]
    assert clans.id == "clone-clans"
    assert (clans.pay.icons, clans.pay.colour, clans.pay.any_number) == (10, "blue", True)
    assert [gained(op.gain) for op in clans.do] == [{"artifacts": 1}]
    counters = [effect.count for effect in clans.final if effect.count is not None]
    assert [(counter.type, counter.kind, counter.side) for counter in counters] == [
        ("technology", "", "logistical"),
        ("", "expansion", ""),
    ]
    assert [effect.vp for effect in clans.final] == [1, 1]


def test_every_faction_begins_with_one_card_in_the_empire_and_two_projects():
    starts = set()
    for faction in PACK.factions:
        assert sorted(step.deck for step in faction.setup) == sorted(TYPES)
        assert sorted(step.draw for step in faction.setup) == [1, 1, 2]
        (start,) = [step for step in faction.setup if step.empire]
        assert start.draw == 1
        starts.add((start.deck, start.side))
    assert starts == {(deck, side) for deck in TYPES for side in SIDES}


def test_the_star_union_gives_nothing_in_the_example_of_29_points():
    """Its bonus counts operational ships and planets only."""
    counters = [effect.count for effect in PACK.factions[0].final if effect.count is not None]
    assert [(counter.type, counter.side) for counter in counters] == [
        ("ship", "operational"),
        ("planet", "operational"),
    ]


# --- the closed sets


def test_every_effect_operation_and_counter_is_on_some_card():
    assert {effect.does for effect in all_effects()} == set(EFFECTS)
    assert {effect.event for effect in all_effects() if effect.event} == set(EVENTS)
    assert {op.does for op in all_ops()} == set(OPS)
    counters = [effect.count for effect in all_effects()] + [op.per for op in all_ops()]
    counters += [row.count for technology in TECHNOLOGIES for row in technology.scores]
    assert {counter.counts for counter in counters if counter is not None} == set(COUNTERS)


def test_colours_of_payments():
    colours = {faction.pay.colour for faction in PACK.factions} | {card.pay.colour for card in TECHNOLOGIES}
    assert colours == {"", "one", *COLOURS[:3]}


def test_one_origin_for_each_card():
    assert {resource.origin for resource in PACK.resources} == {"ours"}
    assert Counter(card.origin for card in SHIPS) == {"rulebook": 5, "ours": 35}
    assert Counter(card.origin for card in TECHNOLOGIES) == {"rulebook": 9, "ours": 31}
    assert Counter(card.origin for card in PLANETS) == {"rulebook": 7, "ours": 33}
    assert Counter(table.origin for table in PACK.systems) == {"rulebook": 1, "ours": 13}
    assert Counter(table.origin for table in PACK.plans) == {"rulebook": 3, "ours": 12}
    assert Counter(artifact.origin for artifact in PACK.artifacts) == {"rulebook": 1, "ours": 13}
    assert Counter(faction.origin for faction in PACK.factions) == {"rulebook": 2, "public": 2, "ours": 2}
