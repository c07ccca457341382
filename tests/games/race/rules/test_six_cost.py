"""ZDOLNOŚCI TECHNOLOGII O KOSZCIE 6: what each is worth, with tableaus made by hand."""

import pytest

from tests.games.race.scenario import scenario
from tests.rules.catalogue import proves


def worth(development: str, others: list[str], chips: int = 0, start: str = "epsilon-eridani") -> int:
    """The points that the development itself gives; Epsilon Eridani is a plain world with a Consume power."""
    table = scenario(
        "choose", tableau=[start, development, *others], chips=chips, others=({"tableau": ["earths-lost-colony"]},)
    )
    items = [item for item in table.state.scores()[0].items if item.kind == "bonus" and item.card == development]
    assert len(items) == 1
    return items[0].points


@proves("race.six.every-card")
def test_every_card_of_the_own_tableau_counts_and_nobody_elses():
    # The start world and the card itself count too: SETI 1 for itself, 1 for the start world, 1 for Gem World.
    table = scenario(
        "choose",
        tableau=["old-earth", "galactic-survey-seti", "gem-world"],
        hand=["new-earth"],
        others=({"tableau": ["new-sparta", "comet-zone"]},),
    )
    assert {item.card: item.points for item in table.state.scores()[0].items if item.kind == "bonus"} == {
        "galactic-survey-seti": 3
    }


@proves("race.six.alien-tech-institute")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 2),  # itself
        (["alien-robotic-factory"], 2 + 3),
        (["lost-alien-battle-fleet"], 2 + 3),  # a military production world
        (["deserted-alien-library"], 2 + 2),
        (["alien-robot-sentry"], 2 + 2),
        (["alien-rosetta-stone-world"], 2 + 2),  # no kind, but an Alien card
        (["gem-world", "research-labs"], 2),
        (["alien-robotic-factory", "alien-robot-sentry", "alien-rosetta-stone-world"], 2 + 3 + 2 + 2),
    ],
)
def test_alien_tech_institute(others: list[str], points: int):
    assert worth("alien-tech-institute", others) == points


@proves("race.six.free-trade-association")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 0),
        (["gem-world", "new-survivalists"], 4),
        (["refugee-world", "pirate-world"], 2),
        (["consumer-markets"], 2),
        (["expanding-colony"], 2),
        (["gem-world", "refugee-world", "consumer-markets", "expanding-colony", "comet-zone", "mining-league"], 7),
    ],
)
def test_free_trade_association(others: list[str], points: int):
    assert worth("free-trade-association", others) == points


@proves("race.six.galactic-federation", "race.read.first-line-only")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 2),
        (["new-economy"], 4),
        (["public-works", "drop-ships"], 4),
        (
            ["new-economy", "public-works", "gem-world", "deserted-alien-library"],
            5,
        ),  # a world of cost 6 is no development
    ],
)
def test_galactic_federation(others: list[str], points: int):
    assert worth("galactic-federation", others) == points


@proves("race.six.galactic-imperium", "race.read.first-line-only")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 0),
        (["rebel-miners"], 2),  # not 2 + 1
        (["pirate-world"], 1),
        (["rebel-miners", "rebel-homeworld", "avian-uplift-race", "lost-alien-warship", "gem-world"], 6),
    ],
)
def test_galactic_imperium(others: list[str], points: int):
    assert worth("galactic-imperium", others) == points
    assert worth("galactic-imperium", others, start="new-sparta") == points + 1  # a military start world


@proves("race.six.galactic-renaissance")
@pytest.mark.parametrize(
    ("others", "chips", "points"),
    [
        ([], 0, 0),
        ([], 2, 0),
        ([], 3, 1),
        ([], 14, 4),  # 14 / 3, rounded down
        (["research-labs"], 0, 3),
        (["galactic-trendsetters", "artist-colony"], 0, 6),
        (["research-labs", "galactic-trendsetters", "artist-colony", "gem-world"], 11, 9 + 3),
    ],
)
def test_galactic_renaissance(others: list[str], chips: int, points: int):
    assert worth("galactic-renaissance", others, chips) == points


@proves("race.six.galactic-survey-seti", "race.read.first-line-only")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 1 + 1),  # itself, and Epsilon Eridani as another world
        (["expedition-force"], 2 + 1),
        (["research-labs", "galactic-renaissance"], 2 + 2),
        (["star-nomad-lair"], 2 + 2),  # not 2 + 1 more
        (["malevolent-lifeforms", "gem-world", "public-works"], 2 + 2 + 1),
    ],
)
def test_galactic_survey_seti(others: list[str], points: int):
    assert worth("galactic-survey-seti", others) == points


@proves("race.six.merchant-guild")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 0),
        (["gem-world", "comet-zone", "plague-world", "alien-robotic-factory"], 8),
        (["rebel-miners"], 2),
        (["refugee-world", "asteroid-belt", "galactic-engineers"], 0),
    ],
)
def test_merchant_guild(others: list[str], points: int):
    assert worth("merchant-guild", others) == points


@proves("race.six.mining-league")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 0),
        (["comet-zone", "rebel-miners"], 4),
        (["asteroid-belt", "runaway-robots"], 2),
        (["mining-robots"], 2),
        (["mining-conglomerate"], 2),
        (["new-earth", "radioactive-world", "mining-robots", "mining-conglomerate", "gem-world"], 7),
    ],
)
def test_mining_league(others: list[str], points: int):
    assert worth("mining-league", others) == points


@proves("race.six.new-economy", "race.read.new-economy-phase", "race.read.first-line-only")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 2 + 1),  # itself, and Epsilon Eridani
        (["public-works", "deficit-spending"], 3 + 4),
        (["trade-league"], 3 + 2),  # its sale is a Consume power
        (["black-market-trading-world", "gambling-world"], 3 + 2),  # two Consume powers on a card count once
        (["export-duties", "spice-world", "space-port"], 3),  # trade powers do not count
        (["gem-world", "comet-zone", "lost-species-ark-world"], 3),  # nor do Produce powers
        (["expanding-colony"], 3 + 1),
        (["merchant-world", "pilgrimage-world"], 3 + 2),
    ],
)
def test_new_economy(others: list[str], points: int):
    assert worth("new-economy", others) == points


@proves("race.six.new-galactic-order", "race.read.order-may-be-negative")
@pytest.mark.parametrize(
    ("start", "others", "points"),
    [
        ("old-earth", [], 2),  # its own strength
        ("new-sparta", ["space-marines", "drop-ships"], 2 + 2 + 2 + 3),
        ("new-sparta", ["contact-specialist", "empath-world"], 2 + 2 - 1 - 1),
        ("old-earth", ["contact-specialist", "empath-world", "refugee-world", "pan-galactic-league"], 2 - 4),
        ("old-earth", ["galactic-imperium", "alien-tech-institute", "alien-rosetta-stone-world"], 2),  # specialised
        ("alpha-centauri", ["new-military-tactics"], 2),  # specialised and temporary
    ],
)
def test_new_galactic_order(start: str, others: list[str], points: int):
    assert worth("new-galactic-order", others, start=start) == points


@proves("race.six.pan-galactic-league", "race.read.first-line-only")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 0),
        (["plague-world", "empath-world"], 4),
        (["avian-uplift-race", "rebel-warrior-race"], 4),  # military genes worlds: 2 each, not 3
        (["malevolent-lifeforms"], 2),
        (["pirate-world", "rebel-base"], 2),
        (["contact-specialist"], 3),
        (["plague-world", "avian-uplift-race", "pirate-world", "contact-specialist", "gem-world"], 8),
    ],
)
def test_pan_galactic_league(others: list[str], points: int):
    assert worth("pan-galactic-league", others) == points


@proves("race.six.trade-league")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 2),
        (["export-duties", "genetics-lab", "mining-conglomerate"], 8),
        (["spice-world", "pirate-world", "galactic-engineers", "merchant-world"], 6),
        (["black-market-trading-world", "new-economy", "public-works"], 2),  # Consume powers do not count
    ],
)
def test_trade_league(others: list[str], points: int):
    assert worth("trade-league", others) == points
    assert worth("trade-league", others, start="old-earth") == points + 1


@proves("race.six.every-card")
def test_several_of_them_count_the_same_cards():
    # Federation: 2 + 2. Imperium: Rebel Base 2. Rebel Base itself 6, Epsilon Eridani 1.
    table = scenario("choose", tableau=["epsilon-eridani", "galactic-federation", "galactic-imperium", "rebel-base"],
                     others=({"tableau": ["old-earth"]},))  # fmt: skip
    assert table.points() == 4 + 2 + 6 + 1
