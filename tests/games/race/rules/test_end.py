"""KONIEC RUNDY, KARTY I ŻETONY and KONIEC GRY."""

import pytest

from galaktyka.core.game import Reason
from tests.games.race.scenario import Scenario, scenario
from tests.rules.catalogue import proves

TWELVE = [
    "artist-colony", "secluded-world", "gem-world", "new-vinland", "space-port", "spice-world", "prosperous-world",
    "comet-zone", "mining-world", "new-earth", "plague-world", "distant-world",
]  # fmt: skip
# Together with a start world: points 1+1+1+1+1+1+2+2+2+3+0+2 = 17.
ELEVEN_IN_ALL = ["new-sparta", *TWELVE[:10]]


# ------------------------------------------------------------------ the end of the round


@proves("race.round-end.hand-limit")
def test_everybody_discards_down_to_ten_cards():
    table = scenario("round-end", hand=TWELVE, others=({"hand": ["rebel-base"]},))
    assert table.state.deciders() == [0]
    assert (table.question(), table.document()["owe"]) == ("discard", 2)
    table.play("discard artist-colony, discard mining-world")
    assert len(table.hand()) == 10
    assert sorted(table.discard()) == ["artist-colony", "mining-world"]
    assert table.phase() == "choose"


@proves("race.round-end.hand-limit")
def test_ten_cards_may_stay():
    table = scenario("round-end", hand=TWELVE[:10])
    assert table.phase() == "choose"
    assert len(table.hand()) == 10


@proves("race.round-end.hand-limit")
def test_the_limit_holds_only_at_the_end_of_the_round():
    table = scenario("develop", hand=[*TWELVE[:8], "public-works", "drop-ships", "rebel-base"], plan=[])
    assert table.question() == "place"  # eleven cards in the middle of a round
    assert table.play("pass").question() == "discard"


@proves("race.round-end.face-down", "race.read.secret-until-all-answered")
def test_nobody_sees_what_others_discard():
    table = scenario("round-end", hand=TWELVE, others=({"hand": [*TWELVE[:0], "rebel-base"]},))
    before = {viewer: table.state.view(viewer) for viewer in (1, None)}
    table.state.keep_events(True)
    table.play("discard artist-colony")
    assert {viewer: table.state.view(viewer) for viewer in (1, None)} == before
    assert table.state.events(1) == []
    assert [event.objects for event in table.state.events(0) if event.kind == "discard"] == [("artist-colony",)]
    table.play("discard gem-world")
    assert table.state.view(1)["discard_size"] == 2
    assert "artist-colony" not in str(table.state.view(1))


@proves("race.round-end.public-numbers")
def test_chips_and_hand_sizes_are_open():
    table = scenario("choose", hand=TWELVE[:7], chips=5, others=({"hand": ["rebel-base"], "chips": 3},))
    for viewer in (0, 1, None):
        players = table.state.view(viewer)["players"]
        assert [player["hand_size"] for player in players] == [7, 1]
        assert [player["chips"] for player in players] == [5, 3]


@proves("race.round-end.change")
def test_any_sum_can_be_paid_out():
    table = scenario(
        "consume", tableau=["earths-lost-colony"], goods=["earths-lost-colony"], chips=9, action="consume-trade",
        others=(
            {"tableau": ["epsilon-eridani", "gem-world"], "goods": ["gem-world"], "chips": 4, "action": "consume-2x"},
        ),
    )  # fmt: skip
    assert table.chips(1) == 6
    assert table.state.to_document()["pool"] == 24 - 9 - 6


# ------------------------------------------------------------------ the end of the game


@proves("race.end.twelve-cards")
def test_the_twelfth_card_ends_the_game():
    table = scenario("settle", tableau=ELEVEN_IN_ALL, hand=["refugee-world"]).play("settle refugee-world")
    assert len(table.tableau()) == 12
    assert table.state.is_over()
    assert table.phase() == "over"


@proves("race.end.twelve-cards")
def test_eleven_cards_do_not():
    table = scenario("settle", tableau=ELEVEN_IN_ALL, hand=["refugee-world"]).play("pass")
    assert not table.state.is_over()
    assert table.why_not("choose settle") is None


@proves("race.end.more-than-twelve", "race.end.finish-the-round")
def test_the_last_round_is_finished_and_a_thirteenth_card_possible():
    table = scenario(
        "develop",
        tableau=ELEVEN_IN_ALL,
        hand=["public-works", "refugee-world", "rebel-base"],
        others=({"action": "settle"},),
        action="develop",
        plan=["settle"],
    )
    table.play("develop public-works")
    assert len(table.tableau()) == 12
    assert table.phase() == "settle"
    table.play("settle refugee-world")
    assert len(table.tableau()) == 13
    assert table.state.is_over()


@proves("race.end.finish-the-round")
def test_the_end_comes_after_discarding_down_to_ten():
    table = scenario(
        "settle",
        tableau=["new-sparta", "rebel-miners", "rebel-fuel-cache", "rebel-underground", "star-nomad-lair",
                 "outlaw-world", "pirate-world", "runaway-robots", "avian-uplift-race", "aquatic-uplift-race",
                 "reptilian-uplift-race"],
        hand=["refugee-world", *TWELVE],
    ).play("settle refugee-world")  # fmt: skip
    assert not table.state.is_over()
    assert table.document()["owe"] == 2
    table.play("discard artist-colony, discard secluded-world")
    assert table.state.is_over()
    assert table.state.scores()[0].tie_break == 10 + 1  # ten cards and Refugee World's good


@proves("race.end.pool")
@pytest.mark.parametrize(("chips", "over"), [(23, True), (22, False)])
def test_the_last_chip_ends_the_game(chips: int, over: bool):
    table = scenario(
        "consume",
        tableau=["earths-lost-colony"],
        goods=["earths-lost-colony"],
        chips=chips,
        others=({"action": "consume-trade"},),
    )
    assert table.chips() == chips + 1
    assert table.state.is_over() == over


@proves("race.end.tens", "race.end.finish-the-round", "race.order.few-chips")
def test_everybody_is_paid_in_full_when_the_pool_runs_out():
    table = scenario(
        "consume",
        tableau=["new-sparta", "galactic-trendsetters", "gem-world"],
        goods=["gem-world"],
        chips=12,
        action="consume-2x",
        others=(
            {
                "tableau": ["old-earth", "space-port", "spice-world"],
                "goods": ["space-port", "spice-world"],
                "chips": 11,
            },
        ),
        plan=["produce"],
    )
    # One point is left. Old Earth comes first and takes two, then Trendsetters give four.
    assert table.chips(1) == 13
    assert table.chips(0) == 16
    assert table.state.to_document()["pool"] == -5
    assert table.state.is_over()
    assert table.goods(0) == ["gem-world"]  # Produce was played to the end of the round


@proves("race.end.score")
def test_the_score_is_chips_printed_points_and_developments_of_cost_6():
    table = scenario("choose", tableau=["new-sparta", "rebel-base", "galactic-imperium"], chips=4)
    # New Sparta 1, Rebel Base 6; Galactic Imperium: 2 for Rebel Base, 1 for New Sparta; chips 4
    assert table.points() == 1 + 6 + 3 + 4
    assert sum(item.points for item in table.state.scores()[0].items) == 14


def finished(first: dict[str, object], second: dict[str, object]) -> Scenario:
    """The end of a game: seat 0 has twelve cards worth 1 + 17 points without two of them..."""
    table = scenario("round-end", tableau=["new-sparta", *TWELVE[:11]], others=(second,), **first)  # type: ignore[arg-type]
    assert table.state.is_over()
    return table


@proves("race.end.winner")
def test_most_points_win():
    # Seat 0: 1 + 1+1+1+1+1+1+2+2+2+3+0 = 16. Seat 1: Epsilon Eridani 1 and chips.
    assert finished({}, {"chips": 14}).state.winners() == [0]
    assert finished({}, {"chips": 16}).state.winners() == [1]


@proves("race.end.tie")
def test_a_tie_goes_to_more_cards_and_goods():
    assert finished({"hand": ["rebel-base"]}, {"chips": 15}).state.winners() == [0]
    assert finished({}, {"chips": 15, "hand": ["rebel-base"]}).state.winners() == [1]
    assert finished({"goods": ["gem-world"], "hand": ["rebel-base"]}, {"chips": 15, "hand": ["rebel-outpost"]}
                    ).state.winners() == [0]  # fmt: skip
    assert finished({"goods": ["gem-world", "space-port"]}, {"chips": 15, "hand": ["rebel-outpost"]}
                    ).state.winners() == [0]  # fmt: skip


@proves("race.end.shared")
def test_still_tied_they_share_the_victory():
    table = finished({"hand": ["rebel-base"]}, {"chips": 15, "hand": ["rebel-outpost"]})
    assert [score.total for score in table.state.scores()] == [16, 16]
    assert table.state.winners() == [0, 1]


@proves("race.end.twelve-cards")
def test_nothing_can_be_chosen_after_the_end():
    table = finished({}, {})
    assert table.state.deciders() == []
    assert table.legal() == []
    assert table.why_not("choose settle") == Reason("race.game-over")
