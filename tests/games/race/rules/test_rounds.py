"""ROZGRYWKA: action cards, which phases are played, and who has the bonus."""

from tests.games.race.scenario import Scenario, scenario
from tests.rules.catalogue import proves


def played(table: Scenario) -> list[str]:
    """The phases that the last choice led through."""
    return [event.objects[0] for event in table.state.events(None) if event.kind == "phase"]


@proves("race.round.secret-choice", "race.round.reveal-together")
def test_action_cards_are_chosen_at_the_same_time_and_revealed_together():
    table = scenario("choose", others=({}, {}))
    assert table.state.deciders() == [0, 1, 2]
    table.play("choose explore-5")
    assert table.state.view(0)["players"][0]["actions"] == ["explore-5"]
    assert table.state.view(1)["players"][0]["actions"] == []
    assert table.state.view(None)["players"][0]["actions"] == []
    table.play("choose develop", seat=2)
    assert table.state.view(1)["players"][2]["actions"] == []
    table.play("choose explore-5", seat=1)
    chosen = [player["actions"] for player in table.state.view(None)["players"]]
    assert chosen == [["explore-5"], ["explore-5"], ["develop"]]


@proves("race.round.only-chosen")
def test_phases_that_nobody_chose_are_skipped():
    table = scenario("choose", tableau=["new-sparta"], others=({"tableau": ["old-earth"]},))
    table.state.keep_events(True)
    table.play("choose consume-2x").play("choose produce", seat=1)
    assert played(table) == ["consume", "produce", "round-end"]


@proves("race.round.phase-order")
def test_phases_are_played_from_one_to_five():
    table = scenario("choose", others=({}, {}, {}))
    table.play("choose produce").play("choose consume-trade", seat=1).play("choose settle", seat=2)
    table.play("choose explore-1-1", seat=3)
    assert table.phase() == "explore"
    assert table.state.to_document()["plan"] == ["settle", "consume", "produce"]


@proves("race.round.all-act")
def test_whoever_chose_something_else_acts_too():
    table = scenario("choose", hand=["public-works", "gem-world"])
    table.play("choose produce").play("choose develop", seat=1)
    assert table.phase() == "develop"
    assert table.legal() == ["pass", "develop public-works"]


@proves("race.round.bonus")
def test_only_the_chooser_has_the_bonus():
    table = scenario("explore", action="develop", others=({"action": "explore-5"},))
    assert len(table.drawn(0)) == 2
    assert len(table.drawn(1)) == 7


@proves("race.round.once")
def test_a_phase_chosen_by_all_is_played_once_and_all_have_the_bonus():
    table = scenario(
        "choose",
        hand=["investment-credits", "drop-ships", "gem-world", "rebel-base", "new-earth"],
        others=({"hand": ["interstellar-bank", "space-port", "rebel-homeworld"]},),
    )
    table.play("choose develop").play("choose develop", seat=1)
    assert table.state.to_document()["plan"] == []
    table.play("develop drop-ships").play("develop interstellar-bank", seat=1)
    assert table.document(0)["owe"] == 3  # cost 4
    assert table.document(1)["owe"] == 1  # cost 2


@proves("race.round.again")
def test_after_the_last_phase_a_new_round_begins_and_any_card_may_be_chosen_again():
    table = scenario("choose", tableau=["new-sparta"], others=({"tableau": ["old-earth"]},))
    table.play("choose produce").play("choose produce", seat=1)
    assert table.phase() == "choose"
    assert table.state.to_document()["round"] == 2
    assert "choose produce" in table.legal(0)
    assert table.document(0)["actions"] == []
