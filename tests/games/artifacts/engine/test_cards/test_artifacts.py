"""Every artifact, played besides the action."""

from typing import Any

import pytest

from galaktyka.games.artifacts.game import GAME
from tests.games.artifacts.engine.test_cards.empire import ALARMED, RED, alarm, some, table_of, value
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves

SPARE = "r45"  # 2 blue or 2 green


def played(artifact: str, **position: Any) -> Scenario:
    """The artifact has been played."""
    position.setdefault("hand", [SPARE])
    table = table_of(artifacts=[artifact], **position)
    table.state.keep_events(True)
    return table.play(f"play {artifact}")


def test_all_artifacts_are_here():
    assert [artifact.id for artifact in GAME.box.pack.artifacts] == [
        "time-controller", "bright-seed", "endless-purse", "world-needle", "second-dawn", "standing-wave",
        "memory-palace", "root-engine", "lens-of-choice", "silent-bell", "war-crown", "open-hand", "fourfold-key",
        "borrowed-star",
    ]  # fmt: skip


@proves("artifacts.op.flip", "artifacts.read.time-controller")
def test_the_time_controller_turns_two_cards_over_and_resolves_them():
    empire = {"sonne": "logistical", "mika-1": "logistical", "veto": "operational", "relic-bureau": "logistical"}
    table = played("time-controller", empire=empire, deck=["r01", "r03", "r10", "r08"], system="still-water")
    assert table.legal() == ["flip sonne", "flip relic-bureau", "flip mika-1"]
    table.play("flip mika-1")
    assert table.empire()["mika-1"] == "operational"
    assert table.stored() == {}  # both are turned before anything is resolved
    table.play("flip sonne")
    assert table.stored() == {"mika-1": ["r01b", "r03b", "r10a"]}  # it produces
    assert table.legal() == ["pass", "target aliens", "target 1"]  # it may attack, and it alone
    table.play("target aliens")
    assert table.credits() == 2  # 2 + 3 = 5
    assert table.question() == "act"
    assert table.empire()["relic-bureau"] == "logistical"


@proves("artifacts.op.flip")
def test_a_technology_that_is_turned_over_may_score():
    empire = {"relic-bureau": "logistical", "peer-review": "operational"}
    table = played("time-controller", empire=empire, deck=["r01"])  # extermination
    assert table.vp() == 1


@proves("artifacts.read.time-controller")
def test_cards_that_the_time_controller_turns_count_for_each_other():
    empire = {"relic-bureau": "logistical", "deep-wells": "logistical"}
    table = played("time-controller", empire=empire, deck=["r01", "r33", "r35"]).play("flip relic-bureau")
    assert table.vp() == 1  # r01 fits Relic Bureau, and there are two operational technologies


@proves("artifacts.read.time-controller")
def test_with_one_card_to_turn_the_time_controller_turns_that():
    table = played("time-controller", empire={"relic-bureau": "logistical", "veto": "operational"})
    assert table.empire() == {"relic-bureau": "operational", "veto": "operational"}
    assert table.question() == "act"


@proves("artifacts.op.gain")
def test_the_bright_seed():
    assert played("bright-seed").vp() == 3


@proves("artifacts.op.gain")
def test_the_endless_purse():
    assert played("endless-purse", credits=3).credits() == 13
    assert played("endless-purse", credits=8).credits() == 15


@proves("artifacts.op.complete")
def test_the_world_needle_completes_a_project_for_nothing():
    projects: Any = {"sonne": [], "mika-1": ["r22b"], "peer-review": []}
    table = played("world-needle", projects=projects)
    assert set(table.legal()) == {"complete sonne", "complete mika-1", "complete peer-review"}
    table.play("complete mika-1,logistical")
    assert table.empire() == {"mika-1": "logistical"}
    assert "r22" in table.document()["discard"]
    assert table.state.view(None)["actions"] == 1


@proves("artifacts.op.extra-action")
def test_the_second_dawn_gives_another_action():
    table = played("second-dawn", hand=["r01", "r22", SPARE], credits=5)
    table.play("buy ship")
    assert table.state.view(None)["actions"] == 1
    assert "done" not in table.legal()
    table.play("exchange red,pay r01a,done")
    assert table.credits() == 3
    assert table.question() == "discard"


@proves("artifacts.op.attack-all")
def test_the_standing_wave_is_an_offensive_without_its_price():
    empire = {"sonne": "operational", "night-ferry": "operational", "veto": "logistical"}
    table = played("standing-wave", empire=empire, deck=["r17", "r07"], system="quiet-shoals").play("target aliens")
    table.play("send sonne,send night-ferry")
    assert table.vp() == 2  # 4 and 3
    assert table.state.view(None)["actions"] == 1
    assert table.hand() == [SPARE]


@proves("artifacts.op.income-all")
def test_the_memory_palace_is_an_income_without_its_price():
    empire = {"relic-bureau": "operational", "peer-review": "operational", "deep-wells": "logistical"}
    table = played("memory-palace", empire=empire, deck=["r01", "r13"])  # extermination; not expansion
    assert table.vp() == 1
    assert table.document()["deck"][0] not in ("r01", "r13")


@proves("artifacts.op.mine-all")
def test_the_root_engine_produces_two_cards_on_every_operational_planet():
    empire = {"mika-1": "operational", "calcine": "operational", "pell": "logistical"}
    table = played("root-engine", empire=empire, deck=["r03", "r10", "r02", "r05"])
    while table.question() == "show":
        table.play("show a")
    assert {planet: len(cards) for planet, cards in table.stored().items()} == {"mika-1": 2, "calcine": 2}


@proves("artifacts.op.draft", "artifacts.op.attach-here")
def test_the_lens_of_choice_finds_one_of_five_and_attaches_two_cards():
    ships = ["sonne", "night-ferry", "baroque", "veto", "ariadne", "mallet"]
    table = played("lens-of-choice", projects=["last-word"], decks={"ship": ships}, deck=["r01", "r33", "r02"])
    table.play("deck ship")
    assert sorted(table.legal()) == sorted(f"keep {ship}" for ship in ships[:5])
    table.play("keep baroque")
    assert table.projects() == {"last-word": [], "baroque": ["r01a"]}  # the second card does not fit
    assert table.document()["decks"]["ship"][0] == "mallet"
    assert table.document()["decks"]["ship"][-4:] == ["sonne", "night-ferry", "veto", "ariadne"]
    assert table.document()["deck"][0] == "r02"


@proves("artifacts.op.unblock-all")
def test_the_silent_bell_lifts_every_token():
    table = played("silent-bell", empire={"sonne": {"tokens": 2}, "mika-1": {"tokens": 1}, "pell": {}})
    while table.question() == "lift":
        table.play(table.legal()[0])
    assert (table.tokens(), table.vp()) == ({}, 2)


@proves("artifacts.op.attack-bonus")
def test_the_war_crown_helps_all_ships_this_turn():
    empire = {"sonne": "operational", "night-ferry": "operational"}
    table = played("war-crown", hand=[*RED, SPARE], empire=empire, deck=["r17", "r07"], system="still-water")
    table.play("offensive,target aliens,send night-ferry")
    assert value(table) == 1 + 2 + 3
    table.play("send sonne")
    assert value(table) == 1 + 3 + 3
    assert table.state.view(None)["attack_bonus"] == 3
    table.play("done,done")
    assert table.state.view(None)["attack_bonus"] == 0  # the next turn


@proves("artifacts.op.attack-bonus", "artifacts.read.own-turn-bonuses")
def test_the_crown_is_the_players_own():
    position: Any = {"hand": [*RED, SPARE], "empire": {"night-ferry": "operational"}, "deck": ["r17"]}
    table = played("war-crown", game=alarm(), others=(ALARMED,), system="quiet-shoals", **position)
    table.play("offensive,target 1").play("operational,target aliens", 1)
    assert table.vp(1) == 1  # 1 + 3, not 7


@proves("artifacts.op.raise-limit", "artifacts.op.gain")
def test_the_open_hand_draws_two_cards_and_raises_the_next_limit():
    table = played("open-hand", hand=["r29", "r30", "r31"], deck=["r32", "r01"], projects=["sonne"])
    assert table.hand() == ["r01", "r29", "r30", "r31", "r32"]
    table.play("exchange red")
    assert table.state.view(None)["payment"]["cards_left"] == 4
    table = played("open-hand", hand=["r29", "r30", "r31"], deck=["r32", "r01"], empire={"sonne": "operational"})
    assert table.play("offensive").state.view(None)["payment"]["cards_left"] == 4  # for any action


@proves("artifacts.op.raise-limit")
def test_a_raised_limit_is_that_of_the_player_whose_turn_it_is():
    table = played("open-hand", hand=["r29", "r30", "r31"])
    limits = [player["limits"] for player in table.state.view(None)["players"]]
    assert limits == [dict.fromkeys(("ship", "technology", "planet", "exchange"), limit) for limit in (4, 2)]


@proves("artifacts.op.raise-limit")
def test_the_action_after_that_has_the_usual_limit():
    position: Any = {"hand": ["r29", "r30", "r31"], "deck": ["r32", "r01"]}
    table = table_of(artifacts=["open-hand", "second-dawn"], **position)
    table.play("play open-hand,play second-dawn,exchange red,pay r01a,done,exchange red")
    assert table.state.view(None)["payment"]["cards_left"] == 2


@proves("artifacts.op.gain-most", "artifacts.counter.kinds")
@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 1), (3, 3), (4, 4), (8, 4)])
def test_the_fourfold_key_pays_for_each_kind(kinds: int, points: int):
    assert played("fourfold-key", empire=some("ship", kinds)).vp() == points


@proves("artifacts.op.mine-one")
def test_the_borrowed_star_produces_four_cards_on_one_planet():
    empire = {"mika-1": "operational", "calcine": "operational", "pell": "logistical"}
    table = played("borrowed-star", empire=empire, deck=["r03", "r10", "r05", "r13"])
    assert table.legal() == ["which mika-1", "which calcine"]
    table.play("which mika-1")
    while table.question() == "show":
        table.play("show a")
    assert len(table.stored()["mika-1"]) == 4
    assert "calcine" not in table.stored()
