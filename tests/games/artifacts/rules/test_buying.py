"""ZAKUP KARTY (p. 8) and searching a deck (p. 16)."""

from typing import Any

from tests.games.artifacts.pack.stories import GAME
from tests.games.artifacts.rules.table import SPARE, deck, reason, table_of, view
from tests.rules.catalogue import proves

TECHNOLOGIES = ["deep-wells", "peer-review", "free-port", "tug-squadron", "open-faculty"]


@proves("artifacts.buy.cost", "artifacts.buy.construction")
def test_five_credits_for_the_top_card_of_a_deck():
    table = table_of(hand=[SPARE], credits=5, decks={"planet": ["tern", "calcine"]})
    table.play("buy planet")
    assert table.credits() == 0
    assert table.projects() == {"tern": []}
    assert table.empire() == {}
    assert deck(table, "planet")[0] == "calcine"
    assert reason(table_of(hand=[SPARE], credits=4), "buy planet") == "too-poor"


@proves("artifacts.buy.any-deck")
def test_any_of_the_three_decks():
    table = table_of(hand=[SPARE], credits=5)
    assert {"buy ship", "buy technology", "buy planet"} <= set(table.legal())


@proves("artifacts.buy.no-limit")
def test_any_number_of_cards_under_construction():
    projects = ["deep-wells", "peer-review", "tern", "calcine", "sonne", "night-ferry", "argument", "mallet"]
    table = table_of(hand=[SPARE], credits=5, projects=projects, decks={"ship": ["veto"]})
    assert list(table.play("buy ship").projects()) == [*projects, "veto"]


@proves("artifacts.card.under-construction")
def test_cards_under_construction_do_nothing():
    table = table_of(
        hand=["r17", "r29", "r30"],
        credits=4,
        projects=["calcine", "jacobus", "night-ferry", "free-port", "intersystem-investment-bank", "tern"],
    )
    assert reason(table, "buy ship") == "too-poor"  # neither Jacobus nor Free port helps
    assert reason(table, "discover tern") == "too-expensive"  # 2 + 2: Night Ferry does not raise the limit
    assert reason(table, "use intersystem-investment-bank") == "not-in-empire"
    assert table.points() == 0


@proves(
    "artifacts.buy.extra",
    "artifacts.buy.keep-one",
    "artifacts.buy.rest-to-bottom",
    "artifacts.buy.example",
)
def test_seven_credits_show_three_technologies():
    table = table_of(hand=[SPARE], credits=8, decks={"technology": TECHNOLOGIES})
    table.play("buy technology,extra 2")
    assert table.credits() == 1
    assert sorted(table.legal()) == ["keep deep-wells", "keep free-port", "keep peer-review"]
    table.play("keep peer-review")
    assert table.projects() == {"peer-review": []}
    assert deck(table, "technology")[:2] == ["tug-squadron", "open-faculty"]
    assert deck(table, "technology")[-2:] == ["deep-wells", "free-port"]


@proves("artifacts.buy.extra", "artifacts.read.named-before-drawing")
def test_deck_and_number_are_named_before_any_card_is_seen():
    table = table_of(hand=[SPARE], credits=8, decks={"technology": TECHNOLOGIES}).play("buy technology")
    assert table.legal() == ["extra 0", "extra 1", "extra 2", "extra 3"]  # 8 - 5
    assert view(table, 0)["players"][0]["looked"] == []
    table.play("extra 0")
    assert table.projects() == {"deep-wells": []}


@proves("artifacts.buy.extra")
def test_no_more_cards_are_paid_for_than_the_deck_holds():
    ships = [card.id for card in GAME.box.pack.cards if card.type == "ship"]
    others = ({"hand": ["r72"], "projects": ships[3:]},)
    table = table_of(hand=[SPARE], credits=15, others=others).play("buy ship")
    assert table.legal() == ["extra 0", "extra 1", "extra 2"]  # three ships, 10 credits to spare


@proves("artifacts.card.planet-exploitation")
def test_each_exploitation_planet_saves_two_credits():
    table = table_of(hand=[SPARE], credits=3, empire={"jacobus": {}}, decks={"ship": ["sonne"]})
    assert table.play("buy ship").credits() == 0
    table = table_of(hand=[SPARE], credits=1, empire={"jacobus": {}, "ferrow": {}})
    assert table.play("buy ship").credits() == 0
    assert reason(table_of(hand=[SPARE], credits=3, empire={"jacobus": "operational"}), "buy ship") == "too-poor"


@proves("artifacts.read.cost-floor")
def test_a_price_never_drops_below_zero():
    empire: dict[str, Any] = {"jacobus": {}, "ferrow": {}, "tally": {}}  # 5 - 6
    table = table_of(hand=[SPARE], credits=0, empire=empire)
    assert table.play("buy ship").credits() == 0
    assert len(table.projects()) == 1


@proves("artifacts.search.first", "artifacts.search.bottom")
def test_searching_takes_the_first_hit_and_puts_the_misses_to_the_bottom():
    table = table_of(
        hand=[SPARE],
        credits=5,
        empire={"automated-fleet-construction": {}},
        decks={"ship": ["sonne", "night-ferry", "black-death", "baroque", "veto"]},
    )
    table.play("use automated-fleet-construction,kind exploitation")
    assert table.projects() == {"black-death": []}
    assert deck(table, "ship")[:2] == ["baroque", "veto"]
    assert deck(table, "ship")[-2:] == ["sonne", "night-ferry"]
    assert table.credits() == 0


@proves("artifacts.read.search-in-vain")
def test_a_search_without_a_hit_gains_nothing():
    ships = ["night-ferry", "second-horizon", "wayfinder", "albatross", "open-question"]
    ships += ["marginalia", "polestar", "sextant", "vagrant", "deep-sounder"]  # all ten of exploration
    table = table_of(
        hand=[SPARE],
        credits=5,
        empire={"automated-fleet-construction": {}},
        others=({"hand": ["r72"], "projects": ships},),
    )
    before = deck(table, "ship")
    table.play("use automated-fleet-construction,kind exploration")
    assert table.projects() == {}
    assert deck(table, "ship") == before
    assert table.credits() == 0
