"""PRZEBIEG ROZGRYWKI, ETAP AKCJI, ETAP DOBORU KART (pp. 7, 8, 14): one action, bonuses besides it, and the draw."""

from typing import Any

from tests.games.artifacts.rules.table import SPARE, discards, reason, resources_left, short_deck, table_of, view
from tests.rules.catalogue import proves

THREE = ({"hand": ["r72"]}, {"hand": ["r71"]})


# ------------------------------------------------------------------ turns


@proves("artifacts.turn.order", "artifacts.turn.two-stages", "artifacts.turn.next-player")
def test_action_then_draw_then_the_player_to_the_left():
    table = table_of(hand=["r01", "r17", SPARE], others=THREE, active=0)
    table.play("exchange red,pay r01a,done")
    assert view(table)["phase"] == "draw"
    table.play("done")
    assert table.state.deciders() == [1]
    table.play("exchange gold", 1)  # the only card
    assert table.state.deciders() == [2]
    table.play("exchange gold", 2)
    assert table.state.deciders() == [0]
    assert view(table)["turn"] == 4


@proves("artifacts.turn.one-action")
def test_exactly_one_action():
    table = table_of(hand=["r01", SPARE], empire={"fellowship-grants": {}}, credits=15)
    assert reason(table, "done") == "must-act"
    table.play("buy ship,extra 0")
    assert reason(table, "buy ship") == "has-acted"
    assert reason(table, "exchange red") == "has-acted"
    assert table.legal() == ["done", "use fellowship-grants"]


@proves("artifacts.op.extra-action")
def test_another_action_after_the_action_is_one_only():
    table = table_of(hand=["r01", "r17", SPARE], artifacts=["second-dawn"]).play("exchange red,pay r01a,done")
    table.play("play second-dawn,exchange red")
    assert view(table)["phase"] == "draw"


@proves("artifacts.turn.what-can-be-done")
def test_seven_basic_three_operational_the_factions_and_the_cards_own_actions():
    table = table_of(
        hand=["r01", "r02", "r06", "r07", "r22", "r23"],
        faction="ledger-houses",
        credits=15,
        projects=["tern", "peer-review", "night-ferry"],
        empire={
            "sonne": "operational",
            "tug-squadron": "operational",
            "mika-1": "operational",
            "open-faculty": "logistical",
            "black-death": {"tokens": 1},
        },
    )
    assert table.legal() == [
        "offensive", "income", "mine", "faction",
        "buy ship", "buy technology", "buy planet",
        "prepare ship", "prepare technology", "prepare planet",
        "exchange red", "exchange blue", "exchange green",
        "unblock ship",
        "discover tern", "use open-faculty", "switch black-death",
    ]  # fmt: skip


@proves("artifacts.turn.what-can-be-done")
def test_the_three_ways_to_build():
    hand = ["r01", "r02", "r06", "r07", "r22", "r23"]
    table = table_of(hand=hand, projects=["tern", "peer-review", "night-ferry"])
    for action in ("discover tern", "develop peer-review", "build night-ferry"):
        assert action in table.legal()


@proves("artifacts.read.nothing-to-do")
def test_whoever_can_do_nothing_passes():
    table = table_of(hand=[], artifacts=["bright-seed"])
    assert table.legal() == ["pass", "play bright-seed"]
    table = table_of(hand=["r01"], artifacts=["bright-seed"])
    assert reason(table, "pass") == "can-act"
    assert table.legal() == ["exchange red", "exchange blue", "play bright-seed"]


# ------------------------------------------------------------------ bonuses


@proves("artifacts.turn.bonus", "artifacts.card.bonus")
def test_a_bonus_before_or_after_the_action():
    table = table_of(hand=["r17", SPARE], empire={"intersystem-investment-bank": {}}, credits=3)
    table.play("use intersystem-investment-bank")
    assert (table.vp(), table.credits()) == (1, 0)
    assert view(table)["actions"] == 1  # the action is still to come
    table.play("exchange red")
    assert table.credits() == 3  # 3 red

    table = table_of(hand=["r17", SPARE], empire={"intersystem-investment-bank": {}})
    table.play("exchange red,use intersystem-investment-bank")
    assert (table.vp(), table.credits()) == (1, 0)


@proves("artifacts.read.bonus-once", "artifacts.clarify.bank")
def test_the_investment_bank_takes_three_credits_for_one_point_once_a_turn():
    table = table_of(hand=[SPARE], empire={"intersystem-investment-bank": {}}, credits=9)
    table.play("use intersystem-investment-bank")
    assert (table.vp(), table.credits()) == (1, 6)
    assert reason(table, "use intersystem-investment-bank") == "used-this-turn"


@proves("artifacts.card.action")
def test_an_action_text_takes_the_place_of_the_action():
    table = table_of(
        hand=[SPARE], empire={"open-faculty": {}}, credits=15, decks={"technology": ["tug-squadron", "peer-review"]}
    )
    table.play("use open-faculty,kind expansion")
    assert table.projects() == {"peer-review": []}
    assert view(table)["phase"] == "draw"


@proves("artifacts.card.permanent")
def test_a_permanent_text_works_always_and_by_itself():
    table = table_of(hand=[SPARE], empire={"free-port": {}}, credits=4)
    assert table.play("buy ship").credits() == 0
    assert reason(table_of(hand=[SPARE], credits=4), "buy ship") == "too-poor"


# ------------------------------------------------------------------ the next turn


@proves("artifacts.turn.one-action")
def test_the_next_player_has_exactly_one_action_too():
    table = table_of(hand=["r17", SPARE], others=({"hand": ["r71", "r72"]},)).play("exchange red,done")
    table.play("exchange gold,pay r72b", 1)
    assert view(table)["phase"] == "draw"


@proves("artifacts.read.bonus-once")
def test_in_the_next_turn_a_bonus_is_used_again():
    table = table_of(hand=["r17", SPARE], empire={"intersystem-investment-bank": {}}, credits=3)
    table.play("use intersystem-investment-bank,exchange red,done").play("exchange gold", 1)
    table.play("use intersystem-investment-bank")
    assert (table.vp(), table.credits()) == (2, 0)  # 3 credits from the exchange


@proves("artifacts.op.reroll")
def test_a_reroll_that_was_not_used_ends_with_the_turn():
    others = ({"hand": ["r01", "r02"], "empire": {"sonne": "operational"}},)
    aliens = {"system": "quiet-shoals", "deck": ["r60", "r61", "r07"]}  # two cards are drawn in between
    table = table_of(hand=["r17", SPARE], empire={"gunnery-school": {}}, credits=1, others=others, **aliens)
    table.play("use gunnery-school,exchange red,done").play("offensive,target aliens", 1)
    assert table.vp(1) == 1  # 1 + 3: nobody was asked for another card


@proves("artifacts.op.raise-limit", "artifacts.op.raise-limit-planets")
def test_a_limit_raised_after_the_action_ends_with_the_turn():
    others = ({"hand": ["r29", "r30", "r31"]},)
    table = table_of(hand=["r17"], empire={"interterran-research": {}}, artifacts=["open-hand"], others=others)
    table.play("exchange green,play open-hand,use interterran-research,done").play("exchange green", 1)
    assert view(table)["payment"]["cards_left"] == 2
    assert view(table)["payment"]["planet_cards_left"] == 0


# ------------------------------------------------------------------ the draw stage


@proves("artifacts.draw.discard", "artifacts.draw.three")
def test_any_number_of_cards_is_discarded_and_the_hand_filled_up_to_three():
    hand = ["r01", "r02", "r17", SPARE]
    table = table_of(hand=hand, deck=["r60", "r61", "r62"]).play("exchange green,pay r17b,done")
    table.play("discard r02,done")
    assert table.hand() == ["r01", SPARE, "r60"]
    assert resources_left(table)[:2] == ["r61", "r62"]
    assert "r02" in discards(table)


@proves("artifacts.draw.discard")
def test_discarding_nothing_or_everything():
    position: dict[str, Any] = {"hand": ["r01", "r17", SPARE], "deck": ["r60", "r61", "r62"]}
    table = table_of(**position).play("exchange green,pay r17b,done,done")
    assert table.hand() == ["r01", SPARE, "r60"]
    table = table_of(**position).play("exchange green,pay r17b,done,discard r01")
    assert table.legal() == ["done", f"discard {SPARE}"]
    assert table.play(f"discard {SPARE}").hand() == ["r60", "r61", "r62"]


@proves("artifacts.draw.resource-cards-only")
def test_artifacts_and_plans_do_not_count():
    table = table_of(
        hand=["r01", "r17"],
        artifacts=["bright-seed", "endless-purse", "world-needle", "war-crown"],
        plans=["hell", "ambush"],
        deck=["r60", "r61"],
    )
    table.play("exchange green,done,done")
    assert table.hand() == ["r01", "r60", "r61"]
    assert len(table.artifacts()) == 4


@proves("artifacts.read.cut-to-three")
def test_a_hand_above_three_is_cut_to_three():
    table = table_of(hand=["r01", "r02", "r03", "r04", "r17"], deck=["r60"])
    table.play("exchange green")
    assert view(table)["phase"] == "draw"
    assert reason(table, "done") == "hand-too-big"
    assert table.legal() == ["discard r01", "discard r02", "discard r03", "discard r04"]
    table.play("discard r02")
    assert table.legal() == ["done", "discard r03", "discard r04"]  # more may go
    assert table.play("done").hand() == ["r01", "r03", "r04"]


@proves("artifacts.read.cut-to-three")
def test_with_two_too_many_the_last_card_alone_is_not_enough():
    table = table_of(hand=["r01", "r02", "r03", "r04", "r05", "r17"]).play("exchange green")
    assert table.legal() == ["discard r01", "discard r02", "discard r03", "discard r04"]  # r05 would be one only


@proves("artifacts.draw.reshuffle", "artifacts.end.draw-goes-on")
def test_the_discards_are_shuffled_in_the_middle_of_a_draw():
    table = short_deck("r60", "r61", hand=["r17"]).play("exchange green")
    assert len(table.hand()) == 3
    assert {"r60", "r61"} < set(table.hand())
    assert view(table)["marker"] == 1  # of 2: the deck ran out once
    assert len(resources_left(table)) == 72 - 3 - 1  # the bystander has the other
    assert discards(table) == []
