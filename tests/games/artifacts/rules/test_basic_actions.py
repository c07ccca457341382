"""PRZYGOTOWANIE ZASOBÓW, WYMIANA ZASOBÓW, ARTEFAKTY OBCYCH, ZDJĘCIE BLOKADY (p. 12)."""

from typing import Any

import pytest

from tests.games.artifacts.pack.stories import GAME
from tests.games.artifacts.rules.table import SPARE, attack, cannot, cost, discards, reason, table_of, twin, view
from tests.rules.catalogue import proves

# What the deck gives: neither red nor gold.
BLUE = ["r33", "r34"]
# A card from planets beyond the limit, and one there: 2 red.
INTERTERRAN: dict[str, Any] = {
    "interterran-research": "logistical",
    "tern": {"side": "operational", "stored": ["r31a"]},
}

# ------------------------------------------------------------------ Prepare


@proves("artifacts.prepare.example", "artifacts.prepare.later", "artifacts.prepare.not-in-limit")
def test_four_green_attached_leave_one_to_pay():
    table = table_of(hand=["r29", "r30", "r43"], projects=["tern"])  # 2, 2, 1 green
    table.play("prepare planet,put r29b,put r30b")
    assert table.projects() == {"tern": ["r29b", "r30b"]}
    assert table.hand() == ["r43"]
    later = table_of(hand=["r43"], projects={"tern": ["r29b", "r30b"]})
    assert cost(later, "tern") == 5
    later.play("discover tern")
    assert later.question() == "side"  # 1 more green: the attached cards are beyond the limit of two
    assert "r43" in discards(later)


@proves("artifacts.prepare.not-in-limit")
def test_attached_cards_and_two_more():
    table = table_of(hand=["r31", "r32"], projects={"calcine": ["r43b"]})  # 1 + 2 + 2
    assert table.why_not("discover calcine") is None
    table = table_of(hand=["r31", "r32", "r43"], projects=["calcine"])  # three from the hand
    assert cannot(table, "discover calcine")


@proves("artifacts.prepare.row", "artifacts.prepare.split")
def test_cards_go_under_projects_of_one_row_in_any_split():
    table = table_of(hand=["r29", "r30", "r01"], projects=["tern", "calcine", "sonne", "peer-review"])
    table.play("prepare planet,put r29b")
    assert table.legal() == ["to tern", "to calcine"]
    table.play("to calcine,put r30b,to tern")
    assert table.projects() == {"tern": ["r30b"], "calcine": ["r29b"], "sonne": [], "peer-review": []}


@proves("artifacts.prepare.colour", "artifacts.read.gold-attached")
def test_only_the_rows_colour_or_gold_is_attached():
    table = table_of(hand=["r30", "r52", "r06"], projects=["tern", "night-ferry"])  # red/green, red/gold, red/blue
    assert twin(table).play("prepare planet").legal() == ["put r30b", "put r52b"]
    table.play("prepare ship")
    assert table.legal() == ["put r06a", "put r30a", "put r52a", "put r52b"]
    gold = table_of(hand=["r01"], projects={"night-ferry": ["r52b"]})  # 2 gold and 3 red
    assert gold.why_not("build night-ferry") is None


@proves("artifacts.prepare.limit")
def test_two_cards_at_most_and_one_at_least():
    table = table_of(hand=["r29", "r30", "r31"], projects=["tern"]).play("prepare planet")
    assert "done" not in table.legal()
    table.play("put r29b")
    assert table.legal() == ["done", "put r30b", "put r31b"]
    assert table.play("put r30b").question() == "discard"  # two are enough


@proves("artifacts.prepare.limit-raised")
@pytest.mark.parametrize(
    ("ship", "row", "cards"),
    [("night-ferry", "planet", 3), ("ariadne", "planet", 2), ("cold-furnace", "ship", 3), ("night-ferry", "ship", 2)],
)
def test_what_raises_the_limit_of_building_raises_that_of_preparing(ship: str, row: str, cards: int):
    hand = ["r29", "r30", "r31", "r32"]
    table = table_of(hand=hand, projects=["tern", "veto"], empire={ship: "logistical"}).play(f"prepare {row}")
    section = "b" if row == "planet" else "a"
    for card in hand:
        if f"put {card}{section}" in table.legal():
            table.play(f"put {card}{section}")
    attached = table.projects()["tern" if row == "planet" else "veto"]
    assert len(attached) == cards


@proves("artifacts.prepare.limit-raised", "artifacts.op.raise-limit-planets", "artifacts.read.interterran")
def test_interterran_lets_one_more_card_from_planets_be_attached():
    stored = {"interterran-research": {}, "tern": {"side": "operational", "stored": ["r31b"]}}
    table = table_of(hand=["r29", "r30", "r32"], projects=["calcine"], empire=stored)  # 2 green each
    table.play("use interterran-research,prepare planet,put r29b,put r30b")
    assert table.legal() == ["done", "put r31b"]  # the third from the hand is one too many
    assert table.play("put r31b").projects() == {"calcine": ["r29b", "r30b", "r31b"]}


@proves("artifacts.prepare.from-planets")
def test_stored_cards_can_be_attached_too():
    table = table_of(hand=[SPARE], projects=["calcine"], empire={"tern": {"side": "operational", "stored": ["r22b"]}})
    table.play("prepare planet,put r22b,done")
    assert table.projects() == {"calcine": ["r22b"]}
    assert table.stored() == {}


@proves("artifacts.read.attached-stays")
def test_what_is_attached_can_be_used_for_nothing_else():
    table = table_of(hand=["r01"], projects={"tern": ["r22b"], "calcine": []}, empire={"sonne": "operational"})
    assert "exchange green" not in table.legal()
    assert cannot(table, "discover calcine")


# ------------------------------------------------------------------ Exchange


@proves("artifacts.exchange.example", "artifacts.exchange.gold-joins", "artifacts.exchange.credit-per-icon")
def test_three_of_a_colour_and_two_gold_are_five_credits():
    table = table_of(hand=["r01", "r69", "r48"], credits=2).play("exchange red,pay r01a,pay r69b")
    assert table.credits() == 7
    assert {"r01", "r69"} <= set(discards(table))


@proves("artifacts.exchange.one-colour")
def test_one_colour_is_exchanged():
    table = table_of(hand=["r01", "r22", "r48"]).play("exchange red")
    assert table.legal() == ["pay r01a", "pay r22a"]  # not the 3 green of the second card
    table = table_of(hand=["r06", "r48"])
    assert "exchange green" in table.legal()
    assert "exchange gold" not in table.legal()


@proves("artifacts.exchange.gold-alone")
def test_gold_is_a_colour_of_its_own_too():
    table = table_of(hand=["r52", "r69", "r01"]).play("exchange gold,pay r52b,pay r69b")
    assert table.credits() == 4


@proves("artifacts.exchange.any-number", "artifacts.exchange.limit")
def test_one_card_or_two():
    table = table_of(hand=["r01", "r02", "r03"]).play("exchange red,pay r01a")
    assert table.legal() == ["done", "pay r02a", "pay r03a"]
    assert twin(table).play("done").credits() == 3
    table.play("pay r02a")
    assert table.credits() == 6
    assert table.question() == "discard"


@proves("artifacts.exchange.limit", "artifacts.op.raise-limit-planets", "artifacts.read.interterran")
def test_interterran_adds_a_card_from_planets_to_an_exchange():
    table = table_of(hand=["r29", "r30", SPARE], empire=INTERTERRAN).play("use interterran-research,exchange red")
    table.play("pay r29a,pay r30a,pay r31a")
    assert table.credits() == 6


@proves("artifacts.read.exchange-stored")
def test_stored_cards_may_be_exchanged():
    table = table_of(hand=[SPARE], empire={"tern": {"side": "operational", "stored": ["r02a"]}}).play("exchange red")
    assert table.credits() == 3


@proves("artifacts.card.bank-bounds")
def test_the_bank_stops_at_fifteen():
    assert table_of(hand=["r01", SPARE], credits=14).play("exchange red").credits() == 15


# ------------------------------------------------------------------ artifacts


@proves("artifacts.artifact.reveal", "artifacts.artifact.keep", "artifacts.read.artifacts-public")
def test_a_gained_artifact_is_revealed_and_kept():
    table = attack("sonne", "r04", system="quiet-shoals", artifact_deck=["bright-seed", "war-crown"])  # 7
    assert table.artifacts() == ["bright-seed"]
    assert view(table, 1)["players"][0]["artifacts"] == ["bright-seed"]
    assert table.document()["artifact_deck"] == ["war-crown"]


@proves("artifacts.artifact.own-turn", "artifacts.artifact.same-turn", "artifacts.artifact.not-the-action")
def test_it_may_be_played_in_the_same_turn_besides_the_action():
    table = attack("sonne", "r04", system="quiet-shoals", artifact_deck=["bright-seed"])
    assert table.legal() == ["done", "play bright-seed"]
    assert table.play("play bright-seed").vp() == 3
    others = ({"hand": ["r72"], "artifacts": ["bright-seed"]},)
    assert table_of(hand=[SPARE], others=others).legal(1) == []  # not in another's turn


@proves("artifacts.artifact.own-turn", "artifacts.read.artifacts-between")
def test_it_is_played_neither_inside_an_action_nor_in_the_draw_stage():
    table = table_of(hand=["r01", "r02", SPARE], projects=["sonne"], artifacts=["bright-seed"])
    table.play("build sonne")
    assert table.question() == "side"
    assert cannot(table, "play bright-seed")
    table.play("logistical")
    assert table.why_not("play bright-seed") is None  # after the action
    table.play("done")
    assert table.question() == "discard"
    assert cannot(table, "play bright-seed")


@proves("artifacts.read.artifacts-shuffled-late")
def test_the_discards_wait_until_the_next_artifact_is_gained():
    position: dict[str, Any] = {"artifacts": ["bright-seed"], "artifact_deck": ["war-crown"]}
    table = table_of(hand=["r01", "r02", SPARE], empire=dict.fromkeys(["sonne", "veto"], "operational"),
                     deck=["r04", "r20"], system="quiet-shoals", **position)  # fmt: skip
    table.play("play bright-seed,offensive,target aliens,send sonne")  # 4 + 3: the last card of the deck
    assert table.artifacts() == ["war-crown"]
    assert table.document()["artifact_deck"] == []
    table.play("send veto")  # 4 + 3 again
    assert len(table.artifacts()) == 2
    assert len(table.document()["artifact_deck"]) == 14 - 2


@proves("artifacts.artifact.not-the-action", "artifacts.artifact.any-number")
def test_any_number_before_the_action():
    table = table_of(hand=["r17"], artifacts=["bright-seed", "endless-purse", "fourfold-key"])
    table.play("play bright-seed,play endless-purse,play fourfold-key")
    assert (table.vp(), table.credits(), table.artifacts()) == (3, 10, [])
    assert view(table)["actions"] == 1


@proves("artifacts.artifact.discard-after", "artifacts.remember.all-decks")
def test_a_played_artifact_is_discarded_and_comes_back_when_the_deck_is_empty():
    held = [artifact.id for artifact in GAME.box.pack.artifacts if artifact.id != "bright-seed"]
    table = table_of(
        hand=["r01", "r02"],
        empire={"sonne": "operational"},
        artifacts=["bright-seed"],
        deck=["r04"],
        system="quiet-shoals",
        others=({"hand": ["r72"], "artifacts": held},),
    )
    table.play("play bright-seed,offensive,target aliens")  # 7: the discards are shuffled
    assert table.artifacts() == ["bright-seed"]


@proves("artifacts.artifact.discard-after")
def test_an_artifact_is_discarded_only_when_it_is_resolved():
    held = [artifact.id for artifact in GAME.box.pack.artifacts if artifact.id != "standing-wave"]
    table = table_of(
        hand=["r01"],
        empire={"sonne": "operational"},
        artifacts=["standing-wave"],
        deck=["r04"],
        system="quiet-shoals",
        others=({"hand": ["r72"], "artifacts": held},),
    )
    table.play("play standing-wave,target aliens")  # 7: an artifact, but there is none
    assert table.artifacts() == []


@proves("artifacts.remember.no-cards")
def test_when_no_artifact_is_left_none_is_gained():
    held = [artifact.id for artifact in GAME.box.pack.artifacts]
    table = attack("sonne", "r04", system="quiet-shoals", others=({"hand": ["r72"], "artifacts": held},))
    assert table.artifacts() == []


@proves("artifacts.remember.no-cards")
def test_when_no_plan_is_left_none_is_drawn():
    held = [plan.id for plan in GAME.box.pack.plans[1:]]
    table = table_of(hand=["r01", "r02"], projects=["black-death"], others=({"hand": ["r72"], "plans": held},))
    table.play("build black-death,logistical")
    assert table.plans() == []


@proves("artifacts.remember.no-cards")
def test_an_empty_deck_of_ships_cannot_be_bought_from():
    ships = [card.id for card in GAME.box.pack.cards if card.type == "ship"]
    table = table_of(hand=[SPARE], credits=8, others=({"hand": ["r72"], "projects": ships},))
    assert reason(table, "buy ship") == "deck-empty"


# ------------------------------------------------------------------ Remove Blockade


@proves("artifacts.unblock.example", "artifacts.unblock.two-icons", "artifacts.unblock.gold")
def test_three_red_and_two_gold_lift_two_tokens():
    table = table_of(hand=["r01", "r69", "r48"], empire={"sonne": {"tokens": 1}, "black-death": {"tokens": 1}})
    table.play("unblock ship,extra 2")  # 4 of 5 icons are needed; both cards are
    assert table.tokens() == {}
    assert table.credits() == 0
    assert table.hand() == ["r48"]


@proves("artifacts.unblock.type")
def test_one_type_and_its_colour():
    empire = {"sonne": {"tokens": 1}, "peer-review": {"tokens": 1}, "tern": {"tokens": 1}}
    table = table_of(hand=["r01"], empire=empire)  # 3 red, 2 blue
    assert [action for action in table.legal() if action.startswith("unblock")] == [
        "unblock ship",
        "unblock technology",
    ]
    assert twin(table).play("unblock ship").tokens() == {"peer-review": 1, "tern": 1}
    assert table.play("unblock technology").tokens() == {"sonne": 1, "tern": 1}


@proves("artifacts.unblock.any-split", "artifacts.read.number-first")
def test_the_number_is_named_first_and_the_tokens_come_off_any_cards_of_the_type():
    table = table_of(hand=["r01", "r02", SPARE], empire={"sonne": {"tokens": 2}, "veto": {"tokens": 2}, "mallet": {}})
    table.play("unblock ship")
    assert table.legal() == ["extra 1", "extra 2", "extra 3"]  # 6 red
    table.play("extra 2")
    assert table.legal() == ["lift sonne", "lift veto"]
    assert twin(table).play("lift veto").tokens() == {"sonne": 2}
    table.play("lift sonne")
    assert table.legal() == ["lift sonne", "lift veto"]
    assert table.play("lift veto").tokens() == {"sonne": 1, "veto": 1}


@proves("artifacts.read.ascending")
def test_tokens_come_off_in_the_order_of_the_box():
    empire = {"veto": {"tokens": 1}, "mallet": {"tokens": 2}, "sonne": {"tokens": 2}}
    table = table_of(hand=["r01", "r02", SPARE], empire=empire).play("unblock ship,extra 3")
    assert table.legal() == ["lift sonne", "lift mallet"]  # after Veto there would not be enough
    table.play("lift mallet")  # then the other one there, and Veto's, come off by themselves
    assert table.tokens() == {"sonne": 2}


@proves("artifacts.unblock.limit")
def test_two_cards_even_with_ships():
    empire = {"sonne": {}, "cold-furnace": {}, "veto": {"tokens": 4}}
    table = table_of(hand=["r01", "r02", "r03"], empire=empire).play("unblock ship")
    assert table.legal() == ["extra 1", "extra 2", "extra 3"]  # not 4: two cards


@proves("artifacts.unblock.limit", "artifacts.op.raise-limit")
def test_a_raised_limit_counts_for_lifting_too():
    table = table_of(hand=["r01", "r02", "r03"], empire={"veto": {"tokens": 4}}, artifacts=["open-hand"], deck=BLUE)
    table.play("play open-hand,unblock ship")
    assert table.legal() == ["extra 1", "extra 2", "extra 3", "extra 4"]  # 9 red on three cards
    table.play("extra 4")
    assert table.tokens() == {}
    assert table.hand() == BLUE


@proves("artifacts.unblock.limit", "artifacts.op.raise-limit-planets", "artifacts.read.interterran")
def test_interterran_adds_a_card_from_planets_to_lifting():
    table = table_of(hand=["r29", "r30", SPARE], empire={**INTERTERRAN, "veto": {"tokens": 3}})  # 2 red each
    assert twin(table).play("unblock ship").legal() == ["extra 1", "extra 2"]
    table.play("use interterran-research,unblock ship,extra 3")
    assert (table.tokens(), table.hand(), table.stored()) == ({}, [SPARE], {})


@proves("artifacts.unblock.two-icons")
def test_a_single_icon_lifts_nothing():
    table = table_of(hand=["r12"], empire={"veto": {"tokens": 1}})  # 1 red
    assert cannot(table, "unblock ship")
    assert cannot(table_of(hand=["r01"], empire={"veto": {}}), "unblock ship")
