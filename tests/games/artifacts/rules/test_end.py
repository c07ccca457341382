"""ZAKOŃCZENIE GRY, PODLICZENIE PUNKTÓW, REMISY (pp. 7, 14, 15): exhaustions, equal turns, and the final score."""

from typing import Any

import pytest

from tests.games.artifacts.pack.stories import GAME, scenario
from tests.games.artifacts.rules.table import SPARE, discards, resources_left, short_deck, table_of, twin, view
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves

# ------------------------------------------------------------------ the deck runs out


@proves("artifacts.end.last-card", "artifacts.end.marker", "artifacts.draw.marker")
def test_the_deck_is_exhausted_when_its_last_card_is_drawn():
    table = short_deck("r60", "r61", "r62", hand=["r17", SPARE]).play("exchange red,done")
    assert view(table)["marker"] == 2
    assert resources_left(table) == ["r62"]  # two were drawn
    table = short_deck("r60", "r61", hand=["r17", SPARE]).play("exchange red,done")
    assert view(table)["marker"] == 1  # at once, although nobody needs another card
    assert len(resources_left(table)) == 72 - 3 - 1
    assert discards(table) == []


@proves("artifacts.end.marker")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_end_is_met_by_as_many_exhaustions_as_there_are_players(seats: int):
    others = tuple({"hand": [card]} for card in ("r72", "r71", "r70", "r69")[: seats - 1])
    for marker in range(seats, 0, -1):
        table = short_deck("r60", "r61", hand=["r17", SPARE], others=others, marker=marker).play("exchange red,done")
        assert view(table)["ending"] == (marker == 1)
        assert view(table)["marker"] == max(marker - 1, 1)
    assert view(scenario(others=others, hand=[SPARE]))["marker"] == seats


@proves("artifacts.end.once-more")
def test_at_the_end_too_the_discards_are_shuffled_and_play_goes_on():
    table = short_deck("r60", "r61", hand=["r17", SPARE], marker=1).play("exchange red,done")
    assert view(table)["ending"]
    assert len(resources_left(table)) == 68
    assert table.state.deciders() == [1]


@proves("artifacts.read.later-exhaustions")
def test_later_exhaustions_only_shuffle():
    table = short_deck("r60", "r61", hand=["r17", SPARE], marker=1, ending=True).play("exchange red,done")
    assert view(table)["marker"] == 1
    assert len(resources_left(table)) == 68
    assert view(table)["phase"] == "act"


def last_card(*hand: str) -> Scenario:
    """The deck holds r60 only, and the other player has everything else: there are no discards."""
    cards = [f"r{number:02d}" for number in range(1, 73)]
    stored = [f"{card}a" for card in cards if card not in (*hand, "r72", "r60")]
    others: Any = ({"hand": ["r72"], "empire": {"tern": {"side": "operational", "stored": stored}}},)
    return table_of(hand=hand, deck=["r60"], others=others, artifacts=["open-hand"])


@proves("artifacts.read.no-deck-at-all")
def test_without_deck_and_discards_a_new_deck_comes_from_the_next_discards():
    table = last_card("r17", SPARE).play("play open-hand")  # two cards: there is one
    assert table.hand() == ["r17", SPARE, "r60"]
    assert view(table)["marker"] == 1
    assert resources_left(table) == []
    table.play("exchange red,pay r17a,done,done")  # r17 is discarded, and drawn again
    assert table.hand() == ["r17", SPARE, "r60"]
    assert view(table)["ending"]  # that deck of one card is exhausted too


@proves("artifacts.read.no-deck-at-all")
def test_to_make_that_deck_does_not_move_the_marker():
    table = last_card("r17", "r18", SPARE).play("play open-hand")
    table.play("exchange red,pay r17a,pay r18a,done,done")  # both are discarded, one of them is drawn
    assert len(resources_left(table)) == 1
    assert not view(table)["ending"]  # the marker stood on 1


@proves("artifacts.end.finish-turn", "artifacts.end.equal-turns")
def test_everybody_has_equally_many_turns():
    others = ({"hand": ["r72"]}, {"hand": ["r71"]})
    position: dict[str, Any] = {"hand": ["r17", SPARE], "others": others, "marker": 1, "active": 0}
    table = short_deck("r60", "r61", first=0, **position).play("exchange red,done")  # the first player's turn
    table.play("exchange gold", 1).play("exchange gold", 2)
    assert view(table)["phase"] == "over"

    table = short_deck("r60", "r61", first=2, **position).play("exchange red,done")  # the second of three
    table.play("exchange gold", 1)
    assert view(table)["phase"] == "over"

    table = short_deck("r60", "r61", first=1, **position).play("exchange red")  # the last of three
    assert view(table)["phase"] == "draw"
    assert view(table.play("done"))["phase"] == "over"


@proves("artifacts.end.finish-turn")
def test_the_turn_in_which_the_end_is_met_is_finished():
    table = short_deck("r02", hand=["r22", "r24", "r16"], projects=["tern"], marker=1, first=1, active=0)
    table.play("discover tern,operational")
    assert view(table)["ending"]
    assert table.question() == "show"
    while table.question() == "show":
        table.play("show a")
    assert table.question() == "discard"


# ------------------------------------------------------------------ points

SHIPS = ["night-ferry", "ariadne", "sonne", "black-death"]  # one of each Kind
TEN: dict[str, Any] = {
    **dict.fromkeys([*SHIPS, "calcine", "mika-1", "flandern", "deep-wells", "peer-review"], "logistical"),
    "automated-fleet-construction": "operational",  # 4 Kinds of ships: 4 at the end
}


def final(empire: Any = (), others: Any = ({"hand": ["r72"]},), **position: Any) -> Scenario:
    """The game has just ended; blockaded technologies may be paid for."""
    return scenario(phase="final", marker=1, ending=True, empire=empire, others=others, **position)


@proves("artifacts.score.example", "artifacts.score.track", "artifacts.score.cards", "artifacts.score.technologies")
def test_fifteen_points_ten_cards_and_four_different_ships():
    table = final(TEN, vp=15, faction="star-union")
    score = table.state.scores()[0]
    assert score.total == 29
    assert [(item.kind, item.points) for item in score.items] == [
        ("track", 15), ("empire", 10), ("technology", 4), ("faction", 0)
    ]  # fmt: skip


@proves("artifacts.score.best-at-end")
def test_the_end_column_and_the_best_condition_count():
    ships = dict.fromkeys(SHIPS[:3], "logistical")
    table = final({**ships, "automated-fleet-construction": "operational"}, faction="ledger-houses")
    assert table.points() == 4 + 1  # three ships: 1
    six = dict.fromkeys([*SHIPS, "veto", "mallet"], "logistical")
    table = final({**six, "automated-fleet-construction": "operational"}, faction="star-union")
    assert table.points() == 7 + 6  # not 1 + 4 + 6


@proves("artifacts.score.no-resources")
def test_resources_credits_artifacts_and_projects_score_nothing():
    table = final(
        {"tern": {"side": "operational", "stored": ["r01a", "r02a"]}},
        hand=["r03", "r04"],
        credits=4,
        artifacts=["bright-seed"],
        plans=["hell"],
        projects=["sonne"],
        faction="stargunners",
    )
    assert table.points() == 1


@proves("artifacts.read.faction-bonus")
def test_the_faction_has_its_bonus():
    table = final({"sonne": "operational", "tern": "operational", "pell": "logistical"}, faction="star-union")
    assert table.points() == 3 + 1 + 1


@proves("artifacts.score.blockade", "artifacts.read.paying-at-the-end")
def test_credits_make_a_blockaded_technology_score():
    blocked = {**TEN, "automated-fleet-construction": {"side": "operational", "tokens": 2}}
    table = final(blocked, vp=15, faction="star-union", credits=3)
    assert table.points() == 25
    assert table.legal() == ["done", "switch automated-fleet-construction"]
    table.play("switch automated-fleet-construction")
    assert view(table)["phase"] == "over"
    assert table.points() == 29
    assert table.credits() == 1

    table = final(blocked, vp=15, faction="star-union", credits=3).play("done")
    assert (table.points(), table.credits()) == (25, 3)
    assert view(final(blocked, vp=15, faction="star-union", credits=1))["phase"] == "over"  # too poor to be asked


@proves("artifacts.read.paying-at-the-end")
def test_whoever_can_pay_is_asked_in_turn_order():
    blocked: Any = {"deep-wells": {"side": "operational", "tokens": 1}}
    table = final(blocked, credits=1, first=1, others=({"credits": 1, "empire": {"relic-bureau": {
        "side": "operational", "tokens": 1}}},))  # fmt: skip
    assert table.state.deciders() == [1]
    table.play("done", 1)
    assert table.state.deciders() == [0]


@proves("artifacts.read.ascending")
def test_technologies_are_paid_for_in_the_order_of_the_box_and_once():
    blocked = {card: {"side": "operational", "tokens": 1} for card in ("relic-bureau", "deep-wells")}
    table = final(blocked, credits=3)
    assert table.legal() == ["done", "switch deep-wells", "switch relic-bureau"]
    assert view(twin(table).play("switch relic-bureau"))["phase"] == "over"
    assert table.play("switch deep-wells").legal() == ["done", "switch relic-bureau"]


# ------------------------------------------------------------------ the winner


def result(*players: dict[str, Any]) -> list[int]:
    """Who wins; the factions give nothing here."""
    factions = ("star-union", "stargunners", "community")
    seats = [{"faction": faction, **player} for faction, player in zip(factions, players, strict=False)]
    return scenario(phase="over", marker=1, ending=True, others=seats[1:], **seats[0]).state.winners()


PELL, QUILLON, LYCEUM = ["pell"], ["quillon", "whitlock"], ["lyceum"]  # worth 1, 2, 1


@proves("artifacts.score.winner", "artifacts.turn.aim")
def test_most_points_win():
    assert result({"vp": 5, "credits": 15}, {"vp": 5, "empire": PELL}) == [1]


@proves("artifacts.tie.credits")
def test_a_tie_goes_to_more_credits():
    assert result({"vp": 5, "credits": 3, "empire": QUILLON}, {"vp": 6, "credits": 4, "empire": PELL}) == [1]


@proves("artifacts.tie.credits")
def test_one_credit_more_beats_any_number_of_cards():
    cards = [card.id for card in GAME.box.pack.cards if card.type != "technology"]
    assert result({"credits": 3, "empire": cards}, {"vp": 80, "credits": 4}) == [1]


@proves("artifacts.tie.cards")
def test_then_to_more_cards_in_the_empire():
    assert result({"vp": 5, "credits": 4, "empire": QUILLON}, {"vp": 6, "credits": 4, "empire": PELL}) == [0]


@proves("artifacts.tie.shared")
def test_then_the_victory_is_shared():
    two = ({"vp": 6, "credits": 4, "empire": LYCEUM}, {"vp": 6, "credits": 4, "empire": PELL})
    assert result(*two, {"vp": 6, "credits": 3}) == [0, 1]
