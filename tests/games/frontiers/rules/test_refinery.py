"""ZDOLNOŚCI and elsewhere: Alien Oort Cloud Refinery, whose owner names its kind."""

from typing import Any

import pytest

from tests.games.frontiers.rules.table import (
    QUIET,
    bonuses,
    settling,
    supply,
    twin,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

REFINERY = "alien-oort-cloud-refinery"
OTHER = {"colonies": ["bastion-of-kesh"], "credits": 0, "colonists": 0}
KINDS = ["name novelty", "name rare", "name genes", "name alien"]


def producing(colonies: tuple[str, ...] = (), chooser: int = 0, **rest: Any) -> Scenario:
    track = [0, 1, 0, 1] if chooser == 0 else [1, 0, 1, 0]
    rest.setdefault("refinery", "novelty")
    return scenario(
        action="produce", chooser=chooser, track=track, colonies=(QUIET, REFINERY, *colonies), credits=0,
        others=(OTHER,), **rest,
    )  # fmt: skip


@proves("frontiers.refinery.no-power", "frontiers.refinery.kind")
@pytest.mark.parametrize("kind", ["novelty", "rare", "genes", "alien"])
def test_the_kind_is_named_when_it_is_settled_and_its_first_good_is_of_it(kind: str):
    table = settling(credits=5, discovered=[REFINERY]).play(f"settle {REFINERY}")
    assert table.question(0) == "name"
    assert table.legal(0) == KINDS
    left = supply(table, kind)
    table.play(f"name {kind}")
    assert table.goods(0) == {REFINERY: kind}  # at once, although it came in this action
    assert supply(table, kind) == left - 1


@proves("frontiers.settle.robots", "frontiers.settle.logistics")
def test_it_is_settled_like_any_other_planet():
    table = settling(
        (QUIET, "slag-heap-moon"), credits=7, discovered=[REFINERY, "spice-world"], faces=["improved-logistics"],
        technologies=["improved-logistics", "terraforming-robots"],
    )  # fmt: skip
    table.play(f"settle {REFINERY}, name rare")
    assert table.credits(0) == 7 - 5 + 1  # Slag Heap Moon pays
    assert len(table.discovered(0)) == 2  # Robots draw
    assert table.question(0) == "second"


@proves("frontiers.refinery.kind")
def test_the_kind_is_named_anew_for_producing():
    table = producing(refinery="novelty")
    assert table.question(0) == "name"
    assert table.legal(0) == KINDS
    table.play("name alien")
    assert table.goods(0) == {REFINERY: "alien"}


@proves("frontiers.refinery.old-good")
def test_a_good_keeps_its_kind_when_another_is_named():
    # Pan-Galactic League pays a credit for each genes colony in Produce.
    table = producing(goods={REFINERY: "novelty"}, technologies=["pan-galactic-league"])
    assert table.question(0) == "name"
    table.play("name genes")
    assert table.credits(0) == 1
    assert table.goods(0) == {REFINERY: "novelty"}


@proves("frontiers.refinery.kind")
def test_one_kind_holds_for_the_whole_action():
    # Named genes it earns the League's credit and produces genes; named alien it earns none. Frontier Bank is grey.
    table = producing(("frontier-bank",), technologies=["pan-galactic-league"])
    genes = twin(table).play("name genes")
    assert (genes.credits(0), genes.goods(0)) == (1, {REFINERY: "genes"})
    alien = table.play("name alien")
    assert (alien.credits(0), alien.goods(0)) == (0, {REFINERY: "alien"})


@proves("frontiers.read.refinery-asked-when-it-matters")
def test_nothing_is_asked_where_the_kind_changes_nothing():
    assert producing(chooser=1).phase() == "pick"  # a windfall colony rests, and no power looks at kinds
    assert producing(goods={REFINERY: "novelty"}).phase() == "pick"  # a good lies there already
    table = scenario(
        action="sell", chooser=1, track=[1, 0, 1, 0], colonies=[QUIET, REFINERY, "toymaker-moon"], refinery="rare",
        goods={REFINERY: "rare"}, others=(OTHER,),
    )  # fmt: skip
    assert table.vp(0) == 1  # its good is consumed without a question
    assert table.phase() == "pick"


@proves("frontiers.read.refinery-asked-when-it-matters")
def test_a_windfall_power_makes_it_matter():
    table = producing(chooser=1, faces=["excavation-drones"], technologies=["excavation-drones"])
    assert table.question(0) == "name"
    assert twin(table).play("name rare").goods(0) == {REFINERY: "rare"}
    assert table.play("name genes").goods(0) == {}


@proves("frontiers.read.refinery-no-kind-yet")
def test_discounts_for_a_kind_do_not_help_to_settle_it():
    # Alien Rosetta Stone World: 2 less for Alien technology. Prefabricated Habitats: 2 less for anything.
    table = settling((QUIET, "alien-rosetta-stone-world"), credits=4, discovered=[REFINERY, "sealed-observatory"])
    reason = table.why_not(f"settle {REFINERY}", 0)
    assert reason is not None
    assert (reason.values["need"], reason.values["have"]) == (5, 4)
    assert twin(table).play("settle sealed-observatory").credits(0) == 4 - 3
    table = settling(technologies=["prefabricated-habitats"], credits=4, discovered=[REFINERY])
    assert table.play(f"settle {REFINERY}, name rare").credits(0) == 4 - 3


@proves("frontiers.settle.engineers-refinery", "frontiers.read.refinery-and-engineers")
def test_engineers_replace_coloured_colonies_by_it_but_no_grey_ones():
    # Homesteading Pioneers (3) are grey, Comet Zone (3) is rare elements.
    table = settling(
        (QUIET, "comet-zone"), faces=["terraforming-engineers"], technologies=["terraforming-engineers"],
        discovered=[REFINERY],
    )  # fmt: skip
    assert [notation for notation in table.legal(0) if notation.startswith("upgrade")] == ["upgrade comet-zone"]
    table.play("upgrade comet-zone")
    assert table.colonies(0) == [QUIET, REFINERY]
    assert table.goods(0) == {REFINERY: "rare"}  # of the old colony's kind, without a question


@proves("frontiers.settle.engineers-refinery", "frontiers.read.refinery-and-engineers")
def test_engineers_replace_it_by_a_planet_of_any_kind_but_grey():
    # Cost 5: Cloud Whale Sanctuary 5 (genes), Dream Forge 6 (alien), Orbital Refinery Ring 5 (rare), Chancery 5 (grey).
    discovered = ["orbital-refinery-ring", "cloud-whale-sanctuary", "imperium-chancery", "dream-forge", "gene-gardens"]
    table = settling(
        (QUIET, REFINERY), faces=["terraforming-engineers"], technologies=["terraforming-engineers"],
        discovered=discovered, refinery="novelty", goods={REFINERY: "novelty"},
    )  # fmt: skip
    table.play(f"upgrade {REFINERY}")
    assert table.legal(0) == [
        "replace orbital-refinery-ring", "replace cloud-whale-sanctuary", "replace dream-forge",
    ]  # fmt: skip
    table.play("replace dream-forge")
    assert table.goods(0) == {}
    assert "refinery" not in table.player(0)  # nobody has a kind to name any more


@proves("frontiers.score.refinery", "frontiers.read.refinery-final")
def test_for_the_scoring_it_is_of_the_kind_that_gives_most():
    def points(**rest: Any) -> int:
        table = scenario(action=None, colonies=[QUIET, REFINERY], refinery="novelty", others=(OTHER,), **rest)
        return sum(item.points for item in table.state.scores()[0].items if item.kind in ("bonus", "goal"))

    assert points(technologies=["pan-galactic-league"]) == 2  # genes, although it was novelty last
    # One kind for all: 2 as genes for the League or 2 as novelty for the Dream Network, not both.
    both = {"faces": ["shared-dream-network"], "technologies": ["pan-galactic-league", "shared-dream-network"]}
    assert points(**both) == 2 + 2  # and 2 for Homesteading Pioneers' explore power


@proves("frontiers.read.refinery-final", "frontiers.goals.diversity")
def test_goals_count_when_the_kind_is_named():
    # League: 2 as genes. Diversity: 3 as the third kind, which is genes or alien. Together genes is best: 5.
    colonies = [QUIET, REFINERY, "comet-zone", "spice-world"]
    table = scenario(
        action=None, colonies=colonies, refinery="rare", technologies=["pan-galactic-league"], goals_up=["diversity"],
        others=(OTHER,),
    )  # fmt: skip
    assert bonuses(table)["pan-galactic-league"] == 2
    assert bonuses(table)["diversity"] == 3


@proves("frontiers.read.powers-not-refinery")
def test_goals_that_look_for_powers_do_not_see_it():
    # Develop, settle, explore (Pioneers): three; the Refinery adds neither produce nor sell.
    colonies = [QUIET, REFINERY, "frontier-bank", "driftwood-corsairs"]
    table = scenario(
        action=None,
        colonies=colonies,
        refinery="rare",
        goals_up=["skilled-workforce", "civil-service"],
        others=(OTHER,),
    )
    assert sum(item.points for item in table.state.scores()[0].items if item.kind == "goal") == 0


@proves("frontiers.read.refinery-asked-when-it-matters")
def test_credits_for_rebels_do_not_make_the_kind_matter():
    table = producing(goods={REFINERY: "novelty"}, technologies=["imperium-lords"])
    assert table.phase() == "pick"
