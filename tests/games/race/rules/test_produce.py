"""V: PRODUKCJA."""

from tests.games.race.rules.table import everything_but
from tests.games.race.scenario import Scenario, scenario
from tests.rules.catalogue import proves


def produce(tableau: list[str], goods: tuple[str, ...] = (), chose: bool = False, **more: object) -> Scenario:
    """Seat 0 produces; whether it chose the phase or the other one did."""
    action = "produce" if chose else "explore-5"
    return scenario("produce", tableau=tableau, goods=goods, action=action, **more)  # type: ignore[arg-type]


@proves("race.produce.production-worlds", "race.list.produce-here")
def test_every_production_world_without_a_good_gets_one():
    table = produce(["new-sparta", "artist-colony", "spice-world"], deck=["rebel-base", "new-earth", "gem-world"])
    assert table.document()["tableau"][1:] == [
        {"card": "artist-colony", "good": "rebel-base"},
        {"card": "spice-world", "good": "new-earth"},
    ]
    assert table.deck()[0] == "gem-world"
    assert "rebel-base" not in str(table.state.view(0))  # nobody looks


@proves("race.produce.one-good")
def test_a_world_with_a_good_gets_no_second_one():
    table = produce(["new-sparta", "artist-colony"], ("artist-colony",), deck=["rebel-base"])
    assert table.goods() == ["artist-colony"]
    assert table.deck()[0] == "rebel-base"


@proves("race.produce.card-with-good")
def test_gem_world_gives_a_card_only_when_it_produces():
    table = produce(["new-sparta", "gem-world"], deck=["rebel-base", "new-earth"])
    assert table.document()["tableau"][1]["good"] == "rebel-base"
    assert table.hand() == ["new-earth"]
    table = produce(["new-sparta", "gem-world"], ("gem-world",), deck=["rebel-base", "new-earth"])
    assert table.hand() == []


@proves("race.produce.bonus")
def test_the_chooser_fills_one_windfall_world_of_the_own_choice():
    table = produce(["new-sparta", "asteroid-belt", "refugee-world"], chose=True)
    assert table.legal() == ["bonus refugee-world", "bonus asteroid-belt"]
    table.play("bonus asteroid-belt")
    assert table.goods() == ["asteroid-belt"]


@proves("race.produce.bonus")
def test_the_only_empty_windfall_world_is_filled_without_asking():
    table = produce(["new-sparta", "asteroid-belt", "refugee-world"], ("asteroid-belt",), chose=True)
    assert table.goods() == ["asteroid-belt", "refugee-world"]


@proves("race.produce.windfall-rests")
def test_windfall_worlds_do_not_produce_by_themselves():
    table = produce(["new-sparta", "asteroid-belt"])
    assert table.goods() == []


@proves("race.produce.windfall-powers")
def test_genetics_lab_fills_a_genes_windfall_world():
    table = produce(["new-sparta", "genetics-lab", "asteroid-belt", "pre-sentient-race"])
    assert table.goods() == ["pre-sentient-race"]


@proves("race.produce.windfall-powers")
def test_a_power_for_a_kind_adds_to_the_bonus():
    table = produce(["new-sparta", "genetics-lab", "asteroid-belt", "pre-sentient-race", "empath-world"], chose=True)
    table.play("bonus asteroid-belt")
    assert table.legal() == ["produce empath-world", "produce pre-sentient-race"]
    table.play("produce empath-world")
    assert table.goods() == ["asteroid-belt", "empath-world"]


@proves("race.read.windfall-order")
def test_the_bonus_may_take_the_world_that_a_power_needed():
    table = produce(["new-sparta", "genetics-lab", "asteroid-belt", "pre-sentient-race"], chose=True)
    assert table.legal() == ["produce pre-sentient-race", "bonus asteroid-belt", "bonus pre-sentient-race"]
    table.play("bonus pre-sentient-race")  # Genetics Lab finds nothing now
    assert table.goods() == ["pre-sentient-race"]
    table = produce(["new-sparta", "genetics-lab", "asteroid-belt", "pre-sentient-race"], chose=True)
    table.play("produce pre-sentient-race")  # and the bonus goes to the other without asking
    assert table.goods() == ["asteroid-belt", "pre-sentient-race"]


@proves("race.produce.cards-for-worlds", "race.list.produce-per-world")
def test_the_league_draws_for_every_genes_world():
    # Genes: Empath World (windfall), Plague World and Distant World (production). Gem World is a novelty world.
    tableau = ["new-sparta", "pan-galactic-league", "empath-world", "plague-world", "distant-world", "space-port"]
    table = produce(tableau, goods=("plague-world",))
    assert len(table.hand()) == 3


@proves("race.list.produce-most", "race.read.most-is-strict")
def test_most_means_more_than_everybody_else():
    def cards(own: list[str], theirs: list[str]) -> int:
        table = scenario(
            "produce",
            tableau=["new-sparta", "mining-conglomerate", *own],
            others=({"tableau": ["epsilon-eridani", *theirs]}, {"tableau": ["earths-lost-colony"]}),
        )
        return len(table.hand())

    assert cards(["imperium-armaments-world"], []) == 2  # one against none
    assert cards(["imperium-armaments-world"], ["rebel-miners"]) == 0  # a tie
    assert cards(["imperium-armaments-world", "new-earth"], ["rebel-miners"]) == 2
    assert cards([], []) == 0  # none produced: not the most


@proves("race.list.produce-most")
def test_goods_that_lay_there_already_do_not_count():
    table = scenario(
        "produce",
        tableau=["new-sparta", "mining-conglomerate", "new-earth", "imperium-armaments-world"],
        goods=["new-earth", "imperium-armaments-world"],
        others=({"tableau": ["epsilon-eridani", "rebel-miners"]},),
    )
    assert table.hand() == []


@proves("race.list.produce-per-good", "race.list.produce-per-kind", "race.list.produce-most")
def test_every_phase_is_counted_for_itself():
    cards = ["consumer-markets", "diversified-economy", "mining-conglomerate"]
    table = produce(["new-sparta", *cards, "space-port", "rebel-miners"])
    assert len(table.hand()) == 1 + 2 + 2  # one novelty, two kinds, most rare elements
    table.play("choose produce").play("choose produce", seat=1)
    assert len(table.hand()) == 5  # the goods are still there: nothing was produced


@proves("race.draws.produce")
def test_the_order_of_goods_and_cards():
    table = produce(
        ["new-sparta", "merchant-guild", "consumer-markets", "gem-world", "expanding-colony", "refugee-world",
         "comet-zone"],
        others=({"tableau": ["old-earth", "space-port"]},),
        deck=[
            "rebel-base",  # Space Port's good: Old Earth is first
            "rebel-miners", "rebel-outpost",  # Merchant Guild
            "pirate-world", "outlaw-world",  # Gem World's good and card
            "new-earth", "plague-world",  # Comet Zone's good and card
            "distant-world",  # Refugee World's good, by Expanding Colony
            "drop-ships", "new-economy",  # Consumer Markets: two novelties
            "trade-league",
        ],
    )  # fmt: skip
    assert table.document(1)["tableau"][1]["good"] == "rebel-base"
    goods = {entry["card"]: entry["good"] for entry in table.document()["tableau"] if "good" in entry}
    assert goods == {"gem-world": "pirate-world", "comet-zone": "new-earth", "refugee-world": "distant-world"}
    assert set(table.hand()) == {
        "rebel-miners", "rebel-outpost", "outlaw-world", "plague-world", "drop-ships", "new-economy",
    }  # fmt: skip
    assert table.deck()[0] == "trade-league"


def with_last_cards(tableau: list[str], deck: list[str], chose: bool = False) -> Scenario:
    """Nothing is left but these cards: all others are in the other player's hand."""
    others = ({"hand": everything_but([*tableau, *deck, "epsilon-eridani"]), "tableau": ["epsilon-eridani"]},)
    return produce(tableau, deck=deck, others=others, chose=chose)


@proves("race.read.last-cards")
def test_the_owner_chooses_which_windfall_world_gets_the_last_card():
    tableau = ["old-earth", "galactic-engineers", "asteroid-belt", "lost-alien-warship"]
    table = with_last_cards(tableau, ["gem-world"], chose=True)
    assert table.legal() == ["bonus asteroid-belt", "bonus lost-alien-warship"]
    table.play("bonus lost-alien-warship")
    assert table.goods() == ["lost-alien-warship"]
    enough = with_last_cards(tableau, ["gem-world", "new-earth"], chose=True)
    assert set(enough.goods()) == {"asteroid-belt", "lost-alien-warship"}


@proves("race.read.last-cards")
def test_with_the_last_card_powers_for_different_kinds_come_in_any_order():
    tableau = ["old-earth", "genetics-lab", "mining-robots", "asteroid-belt", "pre-sentient-race"]
    table = with_last_cards(tableau, ["gem-world"])
    assert set(table.legal()) == {"produce asteroid-belt", "produce pre-sentient-race"}
    table.play("produce pre-sentient-race")
    assert table.goods() == ["pre-sentient-race"]


@proves("race.read.last-cards")
def test_cards_that_come_anyway_may_be_the_last_ones():
    table = with_last_cards(["old-earth", "merchant-guild", "artist-colony"], ["gem-world", "new-earth"])
    assert table.goods() == []
    assert set(table.hand()) == {"gem-world", "new-earth"}


@proves("race.draws.produce-most")
def test_cards_for_the_most_come_after_everybody_has_produced():
    table = produce(
        ["old-earth", "mining-conglomerate", "new-earth"],
        others=({"tableau": ["epsilon-eridani", "rebel-underground"]},),
        deck=["rebel-base", "rebel-miners", "rebel-outpost", "pirate-world", "outlaw-world"],
    )
    assert table.document()["tableau"][2]["good"] == "rebel-base"
    assert table.hand(1) == ["rebel-miners"]
    assert table.hand(0) == ["pirate-world", "rebel-outpost"]


@proves("race.read.nothing-to-draw")
def test_without_cards_no_good_is_placed_and_nothing_drawn_for_it():
    tableau = ["new-sparta", "gem-world", "comet-zone"]
    hand = everything_but([*tableau, "epsilon-eridani", "rebel-base"])
    table = produce(tableau, others=({"hand": hand},), deck=["rebel-base"])
    assert table.document()["tableau"][1]["good"] == "rebel-base"
    assert table.goods() == ["gem-world"]
    assert table.hand() == []
