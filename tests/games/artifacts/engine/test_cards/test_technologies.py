"""Every technology: what its logistical side does, and that its text sleeps on the operational side."""

from typing import Any

import pytest

from galaktyka.games.artifacts.game import GAME
from tests.games.artifacts.engine.test_cards.empire import (
    ALARMED,
    BLUE,
    GREEN,
    RED,
    WAITING,
    alarm,
    attack,
    some,
    table_of,
    value,
)
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves

KEYWORDS = {
    "permanent": [
        "new-horizons-programme", "deep-wells", "assay-office", "settler-bounty", "survey-probes", "core-drills",
        "star-charts", "phantom-mk2-vorscha", "peer-review", "patent-office", "deep-archive", "modular-yards",
        "standing-committee", "letters-of-marque", "targeting-lattice", "boarding-doctrine", "tug-squadron",
        "salvage-rights", "picket-line", "relic-bureau", "broad-market", "free-port", "convoy-office", "sovereign-fund",
        "underwriters",
    ],
    "bonus": [
        "interterran-research", "ore-futures", "shareholder-transfer-centre", "fellowship-grants", "gunnery-school",
        "intersystem-investment-bank", "general-capital-domination", "harbour-pilots", "contract-labour",
    ],
    "action": [
        "pathfinder-guild", "deep-analysis-and-research-programme", "open-faculty", "automated-fleet-construction",
        "victory-parade", "curio-exchange",
    ],
}  # fmt: skip


def test_the_keywords():
    found = {word: [card.id for card in GAME.box.pack.cards if card.keyword == word] for word in KEYWORDS}
    assert found == KEYWORDS
    assert sum(len(cards) for cards in found.values()) == 40


def having(technology: str, side: str = "logistical", **position: Any) -> Scenario:
    """The technology and the rest of the empire (`mine`)."""
    mine = position.pop("mine", {})
    return table_of(empire={technology: side, **mine}, **position)


def cost(table: Scenario) -> int:
    """What the first project costs."""
    cost: int = table.state.view(None)["players"][0]["projects"][0]["cost"]
    return cost


def end_points(technology: str, **mine: str) -> int:
    """What a logistical technology is worth at the end beside other cards."""
    empire = {card.replace("_", "-"): side for card, side in mine.items()}
    items = having(technology, hand=["r45"], mine=empire).state.scores()[0].items
    return next(item.points for item in items if item.card == technology)


@pytest.mark.parametrize("technology", KEYWORDS["bonus"] + KEYWORDS["action"])
def test_a_sold_technology_has_no_text_to_use(technology: str):
    table = having(technology, "operational", hand=[*RED, *GREEN, "r06"], credits=15, mine={"sonne": "operational"})
    assert f"use {technology}" not in table.legal()


# ------------------------------------------------------------------ exploration


@proves("artifacts.event.discover", "artifacts.event.new-kind", "artifacts.read.new-horizons")
def test_new_horizons_pays_for_planets_and_more_for_a_new_kind():
    for mine, points in [({}, 2), ({"calcine": "logistical"}, 2), ({"mika-1": "logistical"}, 1)]:
        hand = ["r22", "r24", "r16"]
        table = having("new-horizons-programme", hand=hand, projects={"old-lantern": ["r28b"]}, mine=mine)
        assert table.play("discover old-lantern,pay r22b,logistical").vp() == points


@proves("artifacts.event.discover")
def test_new_horizons_looks_at_planets_only_and_at_both_sides():
    table = having("new-horizons-programme", hand=RED, projects=["sonne"]).play("build sonne,logistical")
    assert table.vp() == 0
    table = having("new-horizons-programme", hand=GREEN, projects=["pell"], deck=["r10", "r07", "r08"])
    assert table.play("discover pell,operational").vp() == 2  # nothing produced fits


@proves("artifacts.op.raise-limit-planets", "artifacts.read.interterran")
def test_interterran_adds_a_card_from_planets_to_the_limit():
    stored = {"mika-1": {"side": "operational", "stored": ["r29b", "r30b"]}}
    table = having("interterran-research", hand=["r31", "r32"], projects=["calcine"], mine=stored)  # 2 + 2 + 2 for 6
    assert "discover calcine" not in table.legal()
    table.play("use interterran-research,discover calcine,pay r29b,pay r30b,pay r31b")
    assert table.question() == "side"
    hand_only = having("interterran-research", hand=["r29", "r30", "r31"], projects=["calcine"])
    assert "discover calcine" not in hand_only.play("use interterran-research").legal()  # 5, but three from the hand


@proves("artifacts.op.raise-limit-planets")
def test_interterran_is_for_the_next_action_only():
    stored = {"mika-1": {"side": "operational", "stored": ["r29b", "r30b", "r31b"]}}
    table = having("interterran-research", hand=["r16"], mine=stored, artifacts=["second-dawn"])
    table.play("use interterran-research,exchange green,pay r29b,done,play second-dawn,exchange green")
    assert table.state.view(None)["payment"]["planet_cards_left"] == 0


@proves("artifacts.op.search", "artifacts.price.credits", "artifacts.op.attach-here")
@pytest.mark.parametrize(
    ("technology", "price", "deck", "cards", "attached"),
    [
        ("pathfinder-guild", 3, "planet", ["mika-1", "calcine", "jacobus"], ["r22b"]),
        ("open-faculty", 3, "technology", ["deep-wells", "tug-squadron", "free-port"], ["r01b"]),
        ("automated-fleet-construction", 5, "ship", ["night-ferry", "sonne", "baroque"], []),
    ],
)
def test_a_card_of_a_kind_is_searched_for(
    technology: str, price: int, deck: str, cards: list[str], attached: list[str]
):
    """Our own two attach the two top cards, as far as they fit: r22 is red and green, r01 is red and blue."""
    table = having(technology, hand=["r45"], credits=6, decks={deck: cards}, deck=["r22", "r01"])
    table.play(f"use {technology},kind exploitation")
    assert table.credits() == 6 - price
    assert table.projects() == {cards[2]: attached}
    assert table.document()["decks"][deck][-2:] == cards[:2]
    assert f"use {technology}" not in having(technology, hand=["r45"], credits=price - 1).legal()


@proves("artifacts.read.search-in-vain", "artifacts.op.attach-here")
def test_a_search_in_vain_attaches_nothing_to_an_older_card():
    expansion = [card.id for card in GAME.box.pack.cards if card.type == "planet" and card.kind == "expansion"]
    table = having(
        "pathfinder-guild",
        hand=["r45"],
        credits=8,
        mine={"general-capital-domination": {}},
        decks={"planet": ["calcine"]},
        deck=["r22", "r24"],
        others=({**WAITING, "empire": expansion},),
    )
    table.play("use general-capital-domination,deck planet,extra 0,use pathfinder-guild,kind expansion")
    assert table.projects() == {"calcine": []}
    assert {"r22", "r24"} <= set(table.document()["discard"])


@proves("artifacts.effect.yield")
def test_deep_wells_add_a_card_when_a_planet_arrives():
    deck = ["r01", "r03", "r10", "r08"]
    table = having("deep-wells", hand=[*GREEN, "r16"], projects=["mika-1"], deck=deck)
    assert len(table.play("discover mika-1,operational").stored()["mika-1"]) == 4
    mining = having("deep-wells", hand=[*GREEN, "r16"], mine={"mika-1": "operational"}, deck=deck)
    assert len(mining.play("mine").stored()["mika-1"]) == 1  # not in mining


@proves("artifacts.effect.either-section")
def test_the_assay_office_leaves_the_choice():
    table = having("assay-office", hand=[*GREEN, "r16"], mine={"mika-1": "operational"}, deck=["r01"]).play("mine")
    assert table.legal() == ["show a", "show b"]  # 3 red or 2 blue, none of them exploration
    assert table.play("show a").stored() == {"mika-1": ["r01a"]}
    assert table.vp() == 0


@proves("artifacts.event.side", "artifacts.op.gain")
def test_the_assay_office_pays_for_settling():
    position: dict[str, Any] = {"hand": [*GREEN, "r16"], "projects": ["mika-1"], "deck": ["r01", "r03", "r05"]}
    assert having("assay-office", **position).play("discover mika-1,logistical").vp() == 1
    table = having("assay-office", **position).play("discover mika-1,operational,show a,show a,show a")
    assert table.vp() == 0


@proves("artifacts.event.side", "artifacts.op.attach")
def test_settler_bounty_attaches_two_cards_when_a_planet_is_settled():
    position: dict[str, Any] = {"hand": [*GREEN, "r16"], "projects": ["mika-1", "sonne"], "deck": ["r01", "r33", "r02"]}
    table = having("settler-bounty", **position).play("discover mika-1,logistical")
    assert table.projects() == {"sonne": ["r01a"]}  # the second card shows neither red nor gold
    assert (table.vp(), table.credits()) == (1, 2)
    table = having("settler-bounty", **position).play("discover mika-1,operational")
    while table.question() == "show":
        table.play("show a")
    assert (table.projects(), table.credits()) == ({"sonne": []}, 0)


@proves("artifacts.effect.final", "artifacts.counter.cards")
def test_points_at_the_end_for_logistical_cards():
    assert end_points("survey-probes", pell="logistical", gault="logistical", calcine="operational") == 2
    assert end_points("standing-committee", free_port="logistical", peer_review="operational") == 2  # itself is one
    assert end_points("tug-squadron", sonne="logistical", baroque="logistical", veto="operational") == 2


@proves("artifacts.effect.final", "artifacts.counter.type-sets", "artifacts.counter.kinds")
def test_points_at_the_end_for_sets_and_kinds():
    assert end_points("picket-line", pell="logistical", gault="logistical", sonne="operational") == 1
    ships = {"night_ferry": "operational", "ariadne": "operational", "sonne": "operational"}
    assert end_points("relic-bureau", **ships) == 1  # for every two Kinds of ships
    assert end_points("relic-bureau", **ships, baroque="operational") == 2
    assert end_points("underwriters", **ships) == 4  # itself is of exploitation
    assert end_points("convoy-office", **ships, pell="operational", gault="logistical") == 1  # for every three


@proves("artifacts.effect.preview")
@pytest.mark.parametrize(("technology", "deck"), [("survey-probes", "planet"), ("standing-committee", "technology")])
def test_two_more_cards_to_choose_from(technology: str, deck: str):
    table = having(technology, hand=["r45"], credits=6).play(f"buy {deck},extra 1")
    assert len(table.legal()) == 4
    assert len(having(technology, hand=["r45"], credits=6).play("buy ship,extra 1").legal()) == 2


@proves("artifacts.price.stored", "artifacts.counter.paid-icons", "artifacts.op.gain-per")
def test_ore_futures_sell_a_stored_card():
    stored = {"mika-1": {"side": "operational", "stored": ["r01a", "r52b"]}}
    table = having("ore-futures", hand=["r45"], mine=stored).play("use ore-futures")
    assert table.legal() == ["pay r01a", "pay r52b"]  # whatever they show, not the hand
    table.play("pay r01a")
    assert (table.credits(), table.vp(), table.stored()) == (3, 1, {"mika-1": ["r52b"]})
    assert "use ore-futures" not in having("ore-futures", hand=["r45"]).legal()


@proves("artifacts.event.mine", "artifacts.op.gain-per", "artifacts.counter.cards")
def test_core_drills_pay_for_each_operational_planet():
    mine = {"mika-1": "operational", "pell": "operational", "calcine": "logistical"}
    table = having("core-drills", hand=[*GREEN, "r16"], mine=mine, deck=["r10", "r01"]).play("mine")
    while table.question() == "show":
        table.play("show b")
    assert table.credits() == 2
    assert cost(having("core-drills", hand=["r45"], projects=["mika-1"])) == 5 - 2


@proves("artifacts.event.buy", "artifacts.op.attach-here")
def test_star_charts_attach_a_card_to_what_was_bought():
    position: dict[str, Any] = {"hand": ["r45"], "credits": 5, "projects": ["veto"], "decks": {"ship": ["sonne"]}}
    table = having("star-charts", deck=["r01"], **position).play("buy ship")
    assert table.projects() == {"veto": [], "sonne": ["r01a"]}
    table = having("star-charts", deck=["r33"], **position).play("buy ship")
    assert table.projects() == {"veto": [], "sonne": []}  # nothing red or gold


# ------------------------------------------------------------------ expansion


@proves("artifacts.event.arrive-any", "artifacts.clarify.phantom", "artifacts.event.new-kind")
def test_the_phantom_pays_for_the_first_ship_of_a_kind():
    for mine, points in [({}, 1), ({"mallet": "operational"}, 0), ({"night-ferry": "logistical"}, 1),
                         ({"calcine": "operational", "tug-squadron": "operational"}, 1)]:  # fmt: skip
        table = having("phantom-mk2-vorscha", hand=[*RED, "r45"], projects=["sonne"], mine=mine)
        assert table.play("build sonne,logistical").vp() == points


@proves("artifacts.clarify.phantom")
def test_the_phantom_pays_for_itself():
    for mine, points in [({}, 1), ({"peer-review": "operational"}, 0), ({"lyceum": "operational"}, 1)]:
        table = table_of(hand=[*BLUE, "r30"], projects=["phantom-mk2-vorscha"], empire=mine)
        assert table.play("develop phantom-mk2-vorscha,logistical").vp() == points
    sold = table_of(hand=[*BLUE, "r30"], projects=["phantom-mk2-vorscha"], deck=["r04"])
    assert sold.play("develop phantom-mk2-vorscha,operational").vp() == 0


@proves("artifacts.clarify.deep-analysis", "artifacts.price.sets", "artifacts.counter.paid-sets")
def test_two_red_two_blue_and_two_green_are_two_points():
    technology = "deep-analysis-and-research-programme"
    table = having(technology, hand=["r13", "r46", "r30", "r52"])
    table.play(f"use {technology}")
    assert set(table.legal()) == {"pay r13a", "pay r30a", "pay r52a"}
    table.play("pay r52a,pay r13b,pay r30b")  # 2 red, 2 blue, 2 green
    assert table.vp() == 2
    table = having(technology, hand=["r12", "r07", "r22"]).play(f"use {technology}")
    assert table.play("pay r12a").vp() == 1  # 1 red, 3 blue, 3 green
    assert f"use {technology}" not in having(technology, hand=["r13", "r14", "r52"]).legal()  # no green
    assert f"use {technology}" not in having(technology, hand=["r01", "r33"]).legal()  # three cards are needed


@proves("artifacts.price.planets", "artifacts.price.one-colour", "artifacts.read.shareholders")
def test_the_shareholder_centre_takes_five_icons_of_one_colour_from_planets():
    technology = "shareholder-transfer-centre"
    stored = {"mika-1": {"side": "operational", "stored": ["r29b", "r30b"]},
              "pell": {"side": "operational", "stored": ["r27b", "r13a"]}}  # fmt: skip
    table = having(technology, hand=["r22"], mine=stored).play(f"use {technology}")  # 2 + 2 + 1 green: three cards
    assert table.vp() == 2
    assert table.stored() == {"pell": ["r13a"]}
    mixed = {"mika-1": {"side": "operational", "stored": ["r29b", "r30b", "r13a", "r69b"]}}  # 4 green, 2 red, 2 gold
    assert f"use {technology}" not in having(technology, hand=["r22"], mine=mixed).legal()


@proves("artifacts.effect.second-look")
def test_peer_review_looks_at_two_cards():
    position: dict[str, Any] = {
        "hand": [*BLUE, "r30"],
        "mine": {"relic-bureau": "operational", "tug-squadron": "operational"},
    }
    table = having("peer-review", deck=["r02", "r01", "r03", "r05", "r04"], **position).play("income")
    assert table.vp() == 1  # Relic Bureau: the second card is of extermination; Tug Squadron scores nothing anyway
    table = having("deep-wells", deck=["r02", "r03"], **position).play("income")
    assert table.vp() == 0


@proves("artifacts.event.develop", "artifacts.event.side", "artifacts.op.gain")
def test_the_patent_office_pays_for_an_implemented_technology():
    position: dict[str, Any] = {"hand": [*BLUE, "r30"], "projects": ["relic-bureau"], "deck": ["r02"]}
    table = having("patent-office", **position).play("develop relic-bureau,logistical")
    assert (table.vp(), table.credits()) == (1, 1)
    table = having("patent-office", **position).play("develop relic-bureau,operational")
    assert (table.vp(), table.credits()) == (0, 0)


@proves("artifacts.effect.hand")
def test_the_deep_archive_keeps_four_cards():
    table = having("deep-archive", hand=["r17", "r01"]).play("exchange green,done")
    assert len(table.hand()) == 4


@proves("artifacts.effect.limit")
@pytest.mark.parametrize("technology", ["deep-archive", "convoy-office"])
def test_three_cards_can_be_exchanged(technology: str):
    table = having(technology, hand=["r17", "r18", "r20"]).play("exchange green,pay r17b,pay r18b,pay r20b")
    assert table.credits() == 6


@proves("artifacts.op.attach", "artifacts.price.credits")
def test_fellowship_grants_attach_two_cards_for_two_credits():
    table = having("fellowship-grants", hand=["r45"], credits=2, projects=["sonne"], deck=["r33", "r01"])
    table.play("use fellowship-grants")
    assert (table.projects(), table.credits()) == ({"sonne": ["r01a"]}, 0)  # r33 is blue and green
    poor = having("fellowship-grants", hand=["r45"], credits=1, projects=["sonne"])
    assert "use fellowship-grants" not in poor.legal()


@proves("artifacts.effect.limit")
def test_modular_yards_let_three_cards_be_prepared():
    table = having("modular-yards", hand=["r29", "r30", "r31", "r32"], projects=["sonne"])
    table.play("prepare ship,put r29a,put r30a,put r31a")
    assert table.projects() == {"sonne": ["r29a", "r30a", "r31a"]}
    assert table.question() == "discard"
    assert "build sonne" not in having("modular-yards", hand=["r29", "r30", "r31"], projects=["sonne"]).legal()
    assert cost(having("modular-yards", hand=["r45"], projects=["peer-review"])) == 5 + 1 - 1


# ------------------------------------------------------------------ extermination


@proves("artifacts.event.attack-technology")
@pytest.mark.parametrize("target", ["aliens", "1"])
def test_letters_of_marque_pay_two_credits_for_an_attack(target: str):
    table = attack("night-ferry", 1, target, mine={"letters-of-marque": "logistical"}, system="quiet-shoals")
    assert table.credits() == 2


@proves("artifacts.effect.attack", "artifacts.effect.attack-against")
def test_the_targeting_lattice_helps_against_aliens():
    mine = {"targeting-lattice": "logistical"}
    assert value(attack("night-ferry", 1, mine=mine, system="still-water")) == 1 + 2 + 2
    assert value(attack("night-ferry", 1, "1", mine=mine)) == 1 + 2


@proves("artifacts.effect.attack-against", "artifacts.event.against")
def test_the_boarding_doctrine_helps_against_empires():
    mine = {"boarding-doctrine": "logistical"}
    table = attack("night-ferry", 1, "1", mine=mine)
    assert (value(table), table.vp(), table.credits()) == (4, 1, 2)
    table = attack("night-ferry", 1, mine=mine, system="still-water")
    assert (value(table), table.vp()) == (3, 0)


@proves("artifacts.effect.hull-technology")
def test_the_tug_squadron_saves_every_ship():
    table = attack("night-ferry", 1, mine={"tug-squadron": "logistical"}, system="sleeping-fleet")
    assert table.projects() == {"night-ferry": []}
    table = attack("night-ferry", 1, mine={"tug-squadron": "operational"}, system="sleeping-fleet")
    assert table.projects() == {}


@proves("artifacts.event.ship-lost")
@pytest.mark.parametrize(("system", "credits"), [("ember-gate", 3), ("sleeping-fleet", 3), ("quiet-shoals", 0)])
def test_salvage_rights_pay_for_a_damaged_or_destroyed_ship(system: str, credits: int):
    table = attack("night-ferry", 1, mine={"salvage-rights": "logistical"}, system=system)
    assert table.credits() == credits
    assert cost(having("salvage-rights", hand=["r45"], projects=["sonne"])) == 5 - 2


@proves("artifacts.op.reroll", "artifacts.op.attack-bonus")
def test_the_gunnery_school_adds_one_and_replaces_one_reveal_this_turn():
    mine = {"gunnery-school": "logistical", "night-ferry": "operational", "sonne": "operational"}
    table = table_of(hand=RED, empire=mine, credits=1, deck=["r17", "r04", "r07"], system="still-water")
    table.state.keep_events(True)
    table.play("use gunnery-school,offensive,target aliens,send night-ferry")
    assert table.credits() == 0
    assert table.legal() == ["pass", "reroll"]
    assert value(table.play("reroll")) == 4 + 2 + 1
    assert table.question() == "send"
    assert value(table.play("send sonne")) == 1 + 3 + 1  # no second time


@proves("artifacts.op.reroll", "artifacts.read.own-turn-bonuses")
def test_the_gunnery_school_does_not_teach_the_neighbour():
    table = having(
        "gunnery-school", mine={"night-ferry": "operational"}, hand=RED, credits=1, others=(ALARMED,), deck=["r17"],
        system="quiet-shoals", game=alarm(),
    )  # fmt: skip
    table.play("use gunnery-school,offensive,target 1").play("operational,target aliens", 1)
    assert table.vp(1) == 1
    assert table.question(1) != "reroll"


@proves("artifacts.price.icons", "artifacts.op.gain-most")
@pytest.mark.parametrize(("ships", "points"), [(0, 1), (2, 3), (3, 4), (5, 4)])
def test_the_victory_parade_pays_for_ships_of_either_side_at_most_four(ships: int, points: int):
    mine = {**some("ship", ships, "exploitation", "operational"), "sonne": "logistical"}
    table = having("victory-parade", hand=[*RED, "r45"], mine=mine).play("use victory-parade")
    assert table.vp() == points
    assert "use victory-parade" not in having("victory-parade", hand=["r30", "r31", "r29"]).legal()  # limit of two


@proves("artifacts.effect.shield", "artifacts.event.attacked")
def test_the_picket_line_weakens_attackers_and_pays_once():
    defender = {**WAITING, "empire": {"picket-line": "logistical", "pell": "logistical"}}
    table = attack("night-ferry", 2, "1", others=(defender,), mine={"sonne": "operational"}, then=["r17"])
    assert table.credits(1) == 10
    assert value(table.play("send night-ferry")) == 3  # 2 + 2 - 1
    assert value(table.play("block pell,send sonne")) == 3  # 1 + 3 - 1
    assert table.credits(1) == 10
    assert value(attack("polestar", 1, "1", others=(defender,))) == 1
    assert value(attack("polestar", 1, system="still-water", others=(defender,))) == 2


@proves("artifacts.event.artifact")
def test_the_relic_bureau_pays_for_an_artifact():
    table = attack("veto", 4, mine={"relic-bureau": "logistical"}, system="hive-lattice")  # 8: two artifacts
    assert (table.vp(), table.credits(), len(table.artifacts())) == (2, 4, 2)


# ------------------------------------------------------------------ exploitation


@proves("artifacts.clarify.bank", "artifacts.price.credits")
def test_the_investment_bank():
    table = having("intersystem-investment-bank", hand=["r45"], credits=7).play("use intersystem-investment-bank")
    assert (table.credits(), table.vp()) == (4, 1)


@proves("artifacts.clarify.domination", "artifacts.op.buy")
def test_general_capital_domination_buys_besides_the_action_at_the_usual_price():
    position: dict[str, Any] = {"hand": ["r45"], "decks": {"ship": ["sonne"], "planet": ["mika-1"]}}
    table = having("general-capital-domination", credits=11, **position)
    table.play("use general-capital-domination,deck ship,extra 0")
    assert (table.credits(), table.projects()) == (6, {"sonne": []})
    table.play("buy planet,extra 0")
    assert (table.credits(), table.projects()) == (1, {"sonne": [], "mika-1": []})
    poor = having("general-capital-domination", credits=4, **position)
    assert "use general-capital-domination" not in poor.legal()


@proves("artifacts.event.exchange")
def test_the_broad_market_adds_three_credits_to_an_exchange():
    assert having("broad-market", hand=["r01", "r45"]).play("exchange red").credits() == 3 + 3


@proves("artifacts.effect.cost")
def test_the_free_port_makes_buying_cheaper():
    table = having("free-port", hand=["r45"], credits=3).play("buy ship")
    assert table.credits() == 0


@proves("artifacts.op.unblock")
def test_harbour_pilots_lift_a_token_and_pay_a_credit():
    table = having("harbour-pilots", hand=["r45"], mine={"sonne": {"tokens": 2}, "mika-1": {"tokens": 1}})
    table.play("use harbour-pilots")
    assert table.legal() == ["lift sonne", "lift mika-1"]
    table.play("lift sonne")
    assert (table.tokens(), table.credits()) == ({"sonne": 1, "mika-1": 1}, 1)


@proves("artifacts.effect.limit")
def test_the_convoy_office_lets_three_cards_pay_for_operational_actions():
    table = having("convoy-office", hand=["r30", "r31", "r12"], mine={"sonne": "operational"})  # 2 + 2 + 1 red
    assert "offensive" in table.legal()
    table = having("convoy-office", hand=["r30", "r31", "r12"], projects=["sonne"])
    assert "build sonne" not in table.legal()


@proves("artifacts.effect.final", "artifacts.counter.credits")
def test_the_sovereign_fund_scores_for_every_two_credits():
    for credits, points in [(1, 0), (2, 1), (11, 5), (15, 7)]:
        table = having("sovereign-fund", hand=["r45"], credits=credits, faction="star-union")
        assert table.points() == 1 + points


@proves("artifacts.effect.final")
def test_a_blockaded_sovereign_fund_can_be_paid_for_at_the_end():
    table = table_of(
        phase="final", ending=True, marker=1, credits=7, faction="star-union", empire={"sovereign-fund": {"tokens": 1}}
    )
    assert table.points() == 1
    assert table.play("switch sovereign-fund").points() == 1 + 3  # 6 credits are left


@proves("artifacts.effect.ignore-blockade")
def test_underwriters_make_tokens_harmless():
    mine = {"sonne": {"side": "operational", "tokens": 3}, "calcine": {"tokens": 2}}
    table = having("underwriters", hand=[*RED, "r45"], projects=["veto"], mine=mine, deck=["r04"], system="still-water")
    assert table.state.view(None)["players"][0]["projects"][0]["cost"] == 4  # 5 + 1 - 2
    assert len(table.play("offensive,target aliens").artifacts()) == 1
    assert table.credits() == 0
    blocked = table_of(
        hand=["r45"], projects=["veto"], empire={"underwriters": {"tokens": 1}, "calcine": {"tokens": 1}}
    )
    assert blocked.state.view(None)["players"][0]["projects"][0]["cost"] == 5


@proves("artifacts.effect.ignore-blockade")
def test_underwriters_that_were_paid_for_protect_the_others():
    empire = {"underwriters": {"tokens": 1}, "calcine": {"tokens": 2}}
    table = table_of(hand=["r01"], projects=["sonne"], credits=1, empire=empire)
    assert "build sonne" not in table.legal()
    assert "build sonne" in table.play("switch underwriters").legal()  # 5 - 2


@proves("artifacts.effect.ignore-blockade", "artifacts.score.blockade")
def test_underwriters_that_are_paid_for_at_the_end_protect_the_others_too():
    tokens = {"underwriters": 1, "survey-probes": 3, "calcine": 1, "ariadne": 1}
    empire = {card: {"tokens": number} for card, number in tokens.items()} | {"flandern": {}, "sonne": {}}
    table = table_of(phase="final", ending=True, marker=1, credits=1, faction="star-union", empire=empire)
    assert table.legal() == ["done", "switch underwriters"]
    table.play("switch underwriters")
    assert table.points() == 6 + 3 + 3  # six cards; three planets for the probes; three Kinds for the underwriters


@proves("artifacts.op.attach", "artifacts.price.credits", "artifacts.read.richer-section")
def test_contract_labour_attaches_the_top_card():
    table = having("contract-labour", hand=["r45"], credits=1, projects=["sonne"], deck=["r56"])  # 3 red or 2 gold
    table.play("use contract-labour")
    assert (table.projects(), table.credits()) == ({"sonne": ["r56a"]}, 0)
    table = having("contract-labour", hand=["r45"], credits=1, projects=["mika-1"], deck=["r56"])
    assert table.play("use contract-labour").projects() == {"mika-1": ["r56b"]}
    assert "use contract-labour" not in having("contract-labour", hand=["r45"], credits=1).legal()  # no project
    assert "use contract-labour" not in having("contract-labour", hand=["r45"], projects=["sonne"]).legal()  # no credit


@proves("artifacts.price.credits", "artifacts.op.gain")
def test_the_curio_exchange_sells_artifacts_for_four_credits():
    table = having("curio-exchange", hand=["r45"], credits=5, artifact_deck=["war-crown"]).play("use curio-exchange")
    assert (table.credits(), table.artifacts()) == (1, ["war-crown"])
    assert "use curio-exchange" not in having("curio-exchange", hand=["r45"], credits=3).legal()
