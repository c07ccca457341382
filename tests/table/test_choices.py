"""What is one choice at the table: things chosen together, what the rules complete, and answers that are no choice."""

from typing import Any

import pytest

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import Game
from galaktyka.core.records import RecordSeat
from galaktyka.games.artifacts.game import GAME as ARTIFACTS
from galaktyka.games.frontiers.game import GAME as FRONTIERS
from galaktyka.games.race.game import GAME as RACE
from galaktyka.table.table import Table, open_table
from tests.games.artifacts.scenario import scenario as artifacts
from tests.games.frontiers.scenario import scenario as frontiers
from tests.games.race.scenario import scenario as race

PEOPLE = [RecordSeat("Ala", False), RecordSeat("Ola", False)]
ALONE = [RecordSeat("Ala", False), RecordSeat("random", True)]
GOALS = [goal.id for goal in FRONTIERS.box.pack.goals]


def sit(game: Game, position: Any, seats: list[RecordSeat] = PEOPLE) -> Table:
    return open_table(game, seats, 0, {}, None, position.state.to_document())


def act(table: Table, notations: str) -> None:
    table.play(0, [table.game.actions.id(notation) for notation in notations.split(",")])


def me(table: Table) -> dict[str, Any]:
    player: dict[str, Any] = table.state.view(0)["players"][0]
    return player


def moves(table: Table) -> list[str]:
    return [step.move.notation for step in table.steps if step.move]


# --- what the rules complete


def test_the_last_cards_of_a_hand_can_be_discarded_together():
    table = open_table(RACE, PEOPLE, 3, {}, None)
    hand = me(table)["hand"]
    act(table, f"discard {hand[-2]}, discard {hand[-1]}")
    assert me(table)["hand"] == hand[:-2]
    assert moves(table) == [f"discard {hand[-2]}"]  # after it only one card was left to choose
    table.undo(0)
    assert me(table)["hand"] == hand


def test_goods_of_different_kinds_leave_one_way_to_go_on():
    worlds = ["gem-world", "spice-world", "alien-robotic-factory", "comet-zone"]
    table = sit(RACE, race("consume", tableau=["new-sparta", "diversified-economy", *worlds], goods=worlds))
    act(table, "spend gem-world, spend comet-zone, spend alien-robotic-factory")
    goods = {entry["card"] for entry in me(table)["tableau"] if entry["good"]}
    assert goods == {"spice-world"}


def test_enough_is_not_said_to_another_question():
    tableau = ["new-sparta", "merchant-world", "gambling-world"]
    table = sit(RACE, race("consume", tableau=tableau, hand=["space-port", "drop-ships"]))
    act(table, "consume merchant-world, discard drop-ships, pass")  # no card is left to say "enough" to
    assert me(table)["hand"] == ["space-port"]
    assert me(table)["question"] == "consume"  # the number to name has not been passed over


def test_only_parts_of_one_choice_are_left_out():
    table = open_table(RACE, PEOPLE, 3, {}, None)
    hand = me(table)["hand"]
    with pytest.raises(IllegalMove):
        act(table, f"discard {hand[-2]}, choose settle")
    assert moves(table) == []


def test_planets_are_returned_together():
    found = ("basalt-quarries", "magma-tap", "ring-dredgers", "shattered-moon", "frontier-bank", "singing-reef")
    colonies = ("old-earth", "new-vinland", "spice-world", "comet-zone")
    table = sit(FRONTIERS, frontiers("explore", chooser=1, colonies=colonies, discovered=found))
    while 0 not in table.state.deciders():
        table.play(1, table.state.legal(1)[:1])
    act(table, f"discover {table.state.view(0)['display'][0]}")
    while me(table)["question"] != "return":
        table.play(1, table.state.legal(1)[:1])
    assert me(table)["owe"] == 2
    discovered = me(table)["discovered"]
    act(table, f"return {discovered[0]}, return {discovered[1]}")
    assert me(table)["discovered"] == discovered[2:]


# --- answers that are no choice


def hidden_goal(seats: list[RecordSeat]) -> Table:
    """Ala holds a goal that cannot be turned up; after every pick she is asked all the same."""
    others = [goal for goal in GOALS if goal != "diversity"]
    position = frontiers(None, hidden_goal=("diversity", 0), goal_stack=others, credits=5)
    return sit(FRONTIERS, position, seats)


def test_a_lone_person_is_not_asked_where_there_is_one_answer():
    table = hidden_goal(ALONE)
    act(table, "choose develop")
    assert me(table)["legal"] == ["pass"]
    assert table.play_forced()
    assert me(table)["question"] == "buy"
    assert not table.play_forced()
    assert moves(table) == ["choose develop", "pass"]  # the record does not tell what the goal is


def test_among_several_people_everybody_is_asked():
    table = hidden_goal(PEOPLE)
    act(table, "choose develop")
    assert not table.play_forced()
    assert me(table)["question"] == "reveal"


def test_undo_goes_back_to_the_last_real_choice():
    table = hidden_goal(ALONE)
    before = table.state.fingerprint()
    act(table, "choose develop")
    table.play_forced()
    table.undo(0)
    assert table.state.fingerprint() == before


def test_two_picks_in_a_row_are_two_choices():
    table = sit(FRONTIERS, frontiers(None, track=[1, 0, 0, 1], picking=1, credits=5))
    act(table, "choose isolation")
    act(table, "choose develop")
    table.undo(0)
    assert table.state.view(0)["taken"] == ["isolation"]
    assert me(table)["question"] == "pick"


def test_two_action_cards_of_the_advanced_game_are_one_choice():
    table = open_table(RACE, PEOPLE, 3, {"advanced": True}, None)
    for seat in (0, 1):
        cards = table.state.view(seat)["players"][seat]["hand"][:2]
        table.play(seat, [RACE.actions.id(f"discard {card}") for card in cards])
    act(table, "choose develop, choose settle")
    table.undo(0)
    assert me(table)["owe"] == 2


# --- what was chosen in one go


def test_the_cards_of_a_payment_are_one_choice():
    table = sit(ARTIFACTS, artifacts(hand=["r01", "r02", "r03"], projects=["black-death", "veto"]))
    act(table, "build black-death")
    before = table.state.fingerprint()
    act(table, "pay r01a, pay r03a")
    table.undo(0)
    assert table.state.fingerprint() == before


def test_cards_and_the_projects_that_they_are_attached_to_are_one_choice():
    hand = ["r01", "r02", "r03"]
    table = sit(ARTIFACTS, artifacts(hand=hand, projects=["black-death", "veto"]))
    act(table, "prepare ship")
    before = table.state.fingerprint()
    act(table, "put r01a, to veto, put r02a, to black-death")
    assert me(table)["hand"] == ["r03"]
    table.undo(0)
    assert table.state.fingerprint() == before
    act(table, "put r01a, to veto, done")
    table.undo(0)
    assert table.state.fingerprint() == before


def test_a_set_of_three_colours_is_one_choice():
    sections: dict[str, str] = {}
    for resource in ARTIFACTS.box.pack.resources:  # three cards whose first section is red, blue and green
        sections.setdefault(resource.first.colour, resource.id)
    hand = sorted({"r02", sections["red"], sections["blue"], sections["green"]})
    table = sit(ARTIFACTS, artifacts(hand=hand, empire=["deep-analysis-and-research-programme"]))
    act(table, "use deep-analysis-and-research-programme")
    before = me(table)["hand"]
    act(table, ",".join(f"pay {sections[colour]}a" for colour in ("red", "blue", "green")))
    assert me(table)["hand"] == ["r02"]
    table.undo(0)
    assert me(table)["hand"] == before
