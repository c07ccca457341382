"""GRA 2-OSOBOWA: the advanced game for two."""

import pytest

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Reason
from galaktyka.games.race.game import GAME
from tests.games.race.scenario import Scenario, scenario
from tests.rules.catalogue import proves

ADVANCED = {"advanced": True}
COINS = [
    "rebel-homeworld", "rebel-base", "rebel-outpost", "rebel-underground", "outlaw-world", "pirate-world",
    "rebel-miners", "runaway-robots",
]  # fmt: skip
OTHER_COINS = [
    "gem-world", "space-port", "new-earth", "spice-world", "comet-zone", "plague-world", "distant-world",
    "mining-world",
]  # fmt: skip


def advanced(phase: str, action: list[str], other: dict[str, object], **more: object) -> Scenario:
    return scenario(phase, action=action, others=(other,), options=ADVANCED, **more)  # type: ignore[arg-type]


@proves("race.two.normal-first")
def test_two_players_may_play_the_normal_rules():
    table = Scenario(GAME.start(2, 3, {"first-game": True}))
    table.play("choose settle").play("choose settle", seat=1)
    assert table.document()["actions"] == ["settle"]
    with pytest.raises(SetupError):
        GAME.start(3, 3, ADVANCED)


@proves("race.two.two-of-nine")
def test_there_are_23_pairs_of_action_cards():
    start = scenario("choose", options=ADVANCED)
    pairs = set()
    for first in start.legal():
        chosen = Scenario(start.state.clone()).play(first)
        if chosen.question() == "nothing":  # the second card was the only one left
            pairs.add(tuple(chosen.document()["actions"]))
            continue
        for second in chosen.legal():
            both = Scenario(chosen.state.clone()).play(second)
            pairs.add(tuple(both.document()["actions"]))
    assert len(pairs) == 23
    assert {pair[0] for pair in pairs if pair[0] == pair[1]} == {"develop", "settle"}


@proves("race.two.two-of-nine")
def test_only_develop_and_settle_are_there_twice():
    table = scenario("choose", options=ADVANCED).play("choose consume-trade")
    assert table.legal() == ["choose consume-2x", "choose produce"]
    assert table.why_not("choose consume-trade") == Reason("race.action-once", action="consume-trade")
    assert table.why_not("choose develop") == Reason("race.actions-ascending", action="develop")
    assert table.state.view(1)["players"][0]["actions"] == []


@proves("race.two.two-of-nine", "race.round.again")
def test_all_nine_are_there_again_in_the_next_round():
    table = scenario("choose", options=ADVANCED)
    table.play("choose consume-2x").play("choose consume-2x", seat=1)  # and Produce, both
    assert table.state.to_document()["round"] == 2
    assert table.document()["actions"] == []
    assert len(table.legal()) == 6  # any but Produce can be the first


@proves("race.two.both-explores")
def test_both_explores_draw_eight_and_keep_two():
    table = advanced("explore", ["explore-5", "explore-1-1"], {"action": ["develop", "settle"]})
    assert len(table.drawn()) == 8
    assert table.document()["owe"] == 2
    tableau = ["old-earth", "galactic-renaissance"]
    table = advanced("explore", ["explore-5", "explore-1-1"], {"action": ["develop", "settle"]}, tableau=tableau)
    assert len(table.drawn()) == 10
    assert table.document()["owe"] == 3


@proves("race.two.both-explores")
def test_both_explores_are_one_phase():
    table = scenario("choose", options=ADVANCED)
    table.play("choose explore-5, choose explore-1-1").play("choose explore-5, choose produce", seat=1)
    assert table.phase() == "explore"
    assert table.state.to_document()["plan"] == ["produce"]


def pay(table: Scenario, seat: int) -> None:
    """Whatever cards come first."""
    while table.question(seat) == "pay":
        table.play(table.legal(seat)[0], seat)


@proves("race.two.double-phase")
def test_develop_twice_is_two_phases_with_the_bonus_in_both():
    table = scenario("choose", hand=["drop-ships", "research-labs", *COINS], options=ADVANCED)
    table.play("choose develop, choose develop").play("choose consume-2x", seat=1)  # and Produce
    assert table.state.to_document()["plan"] == ["develop", "consume", "produce"]
    table.play("develop drop-ships")
    assert table.document()["owe"] == 3  # 4 - 1
    pay(table, 0)
    assert (table.phase(), table.state.to_document()["second_time"]) == ("develop", True)
    table.play("develop research-labs")
    assert table.document()["owe"] == 3
    pay(table, 0)
    assert table.tableau() == ["old-earth", "drop-ships", "research-labs"]


@proves("race.two.double-phase")
def test_settle_twice_draws_the_bonus_card_in_both():
    table = scenario(
        "choose", hand=["refugee-world", "pilgrimage-world"], options=ADVANCED,
        deck=["rebel-base", "rebel-miners", "rebel-outpost", "pirate-world"],
    )  # fmt: skip
    table.play("choose settle, choose settle").play("choose consume-2x", seat=1)  # and Produce
    assert table.state.to_document()["plan"] == ["settle", "consume", "produce"]
    table.play("settle refugee-world")  # the good, then the card
    assert (table.phase(), table.state.to_document()["second_time"]) == ("settle", True)
    assert table.hand() == ["pilgrimage-world", "rebel-miners"]
    table.play("settle pilgrimage-world")
    assert table.hand() == ["rebel-miners", "rebel-outpost"]
    assert table.tableau() == ["old-earth", "refugee-world", "pilgrimage-world"]


@proves("race.two.single-bonus", "race.read.opponent-single-bonus")
def test_who_chose_it_once_has_the_bonus_in_the_first_phase_only():
    table = advanced(
        "develop",
        ["develop", "develop"],
        {"action": ["develop", "produce"], "hand": ["drop-ships", "research-labs", *COINS]},
        hand=["replicant-robots", "diversified-economy", *OTHER_COINS],
        plan=["develop"],
    )
    table.play("develop replicant-robots").play("develop drop-ships", seat=1)
    assert (table.document(0)["owe"], table.document(1)["owe"]) == (3, 3)
    pay(table, 0)
    pay(table, 1)
    table.play("develop diversified-economy").play("develop research-labs", seat=1)
    assert (table.document(0)["owe"], table.document(1)["owe"]) == (3, 4)


@proves("race.two.single-bonus")
def test_the_single_settler_draws_one_bonus_card_only():
    table = advanced(
        "settle", ["settle", "settle"],
        {"action": ["settle", "produce"], "hand": ["refugee-world", "pilgrimage-world"]},
        hand=[], plan=["settle"],
    )  # fmt: skip
    table.play("settle refugee-world", seat=1)
    assert len(table.hand(1)) == 2  # Pilgrimage World and the bonus card
    table.play("settle pilgrimage-world", seat=1)
    assert len(table.hand(1)) == 1


@proves("race.two.powers-in-second")
def test_a_bank_placed_in_the_first_phase_pays_in_the_second():
    table = advanced(
        "develop", ["develop", "develop"], {"action": ["explore-5", "produce"]},
        hand=["interstellar-bank", "investment-credits", "rebel-base"], plan=["develop"],
        deck=["new-earth", "gem-world"],
    )  # fmt: skip
    table.play("develop interstellar-bank, pay rebel-base")
    assert table.hand() == ["new-earth", "investment-credits"]


@proves("race.two.powers-in-second", "race.list.develop-draw")
def test_interstellar_bank_draws_in_both_phases():
    table = advanced(
        "develop", ["develop", "develop"], {"action": ["explore-5", "produce"]},
        tableau=["old-earth", "interstellar-bank"], hand=["public-works", "export-duties"], plan=["develop"],
        deck=["new-earth", "gem-world", "rebel-base"],
    )  # fmt: skip
    assert table.hand() == ["new-earth", "export-duties", "public-works"]
    table.play("pass")
    assert table.hand() == ["gem-world", "new-earth", "export-duties", "public-works"]


@proves("race.two.powers-in-second", "race.settle.tactics")
def test_strength_from_the_first_settle_helps_in_the_second_but_tactics_do_not_last():
    table = advanced(
        "settle", ["settle", "settle"], {"action": ["explore-5", "produce"]},
        tableau=["new-sparta", "new-military-tactics"], hand=["former-penal-colony", "pirate-world", "rebel-outpost"],
        plan=["settle"], deck=["gem-world", "drop-ships"],
    )  # fmt: skip
    table.play("settle former-penal-colony, use new-military-tactics")
    assert "settle pirate-world" in table.legal()  # 2 + 1
    assert "settle rebel-outpost" not in table.legal()  # not 2 + 1 + 3


@proves("race.read.one-each-is-one-phase")
def test_one_develop_from_each_is_one_phase():
    table = scenario("choose", hand=["public-works", "gem-world"], options=ADVANCED)
    table.play("choose develop, choose produce").play("choose develop, choose settle", seat=1)
    assert table.phase() == "develop"
    assert table.state.to_document()["plan"] == ["settle", "produce"]


@proves("race.two.both-consumes")
def test_both_consumes_sell_one_good_and_double_the_rest():
    table = advanced(
        "consume", ["consume-trade", "consume-2x"], {"action": ["explore-5", "produce"]},
        tableau=["new-sparta", "galactic-trendsetters", "gem-world", "comet-zone"], goods=["gem-world", "comet-zone"],
    )  # fmt: skip
    assert table.legal() == ["sell gem-world", "sell comet-zone"]
    table.play("sell comet-zone")
    assert len(table.hand()) == 3
    assert table.chips() == 4
