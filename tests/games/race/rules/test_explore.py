"""I: EKSPLORACJA."""

from tests.games.race.rules.table import everything_but, whole_box
from tests.games.race.scenario import scenario
from tests.rules.catalogue import proves

NINE = [
    "gem-world", "space-port", "drop-ships", "rebel-base", "new-earth", "public-works", "comet-zone",
    "plague-world", "empath-world",
]  # fmt: skip


@proves("race.explore.two-keep-one")
def test_two_cards_are_drawn_and_one_is_kept():
    table = scenario("explore", deck=NINE)
    assert table.drawn() == ["gem-world", "space-port"]
    assert table.legal() == ["keep gem-world", "keep space-port"]
    table.play("keep space-port")
    assert table.hand() == ["space-port"]
    assert table.discard() == ["gem-world"]


@proves("race.explore.plus-five")
def test_explore_plus_five_draws_seven_and_keeps_one():
    table = scenario("explore", action="explore-5", deck=NINE)
    assert sorted(table.drawn()) == sorted(NINE[:7])
    table.play("keep new-earth")
    assert table.hand() == ["new-earth"]
    assert len(table.discard()) == 6
    assert table.question() == "nothing"


@proves("race.explore.plus-one-one")
def test_explore_plus_one_plus_one_draws_three_and_keeps_two():
    table = scenario("explore", action="explore-1-1", deck=NINE)
    assert sorted(table.drawn()) == sorted(NINE[:3])
    assert table.document()["owe"] == 2
    table.play("keep gem-world, keep drop-ships")
    assert table.hand() == ["gem-world", "drop-ships"]
    assert table.discard() == ["space-port"]


@proves("race.explore.draw-before-discard")
def test_everybody_has_drawn_before_anybody_discards():
    table = scenario("explore", deck=NINE, others=({}, {"action": "explore-1-1"}))
    assert [len(table.drawn(seat)) for seat in range(3)] == [2, 2, 3]
    assert table.discard() == []


@proves("race.explore.simultaneous", "race.order.simultaneous")
def test_all_choose_at_the_same_time_and_it_does_not_matter_who_is_first():
    one = scenario("explore", deck=NINE)
    assert one.state.deciders() == [0, 1]
    other = scenario("explore", deck=NINE)
    one.play("keep gem-world", seat=0).play("keep new-earth", seat=1)
    other.play("keep new-earth", seat=1).play("keep gem-world", seat=0)
    assert one.state.fingerprint() == other.state.fingerprint()


@proves("race.explore.powers")
def test_powers_change_what_is_drawn_and_kept():
    # Expedition Force and Malevolent Lifeforms: one more each; Research Labs: keep one more.
    table = scenario("explore", tableau=["old-earth", "expedition-force", "malevolent-lifeforms", "research-labs"])
    assert len(table.drawn()) == 4
    assert table.document()["owe"] == 2


@proves("race.explore.only-drawn")
def test_the_hand_is_not_part_of_the_choice():
    table = scenario("explore", hand=["rebel-homeworld"], deck=NINE)
    assert table.legal() == ["keep gem-world", "keep space-port"]
    table.play("keep gem-world")
    assert sorted(table.hand()) == ["gem-world", "rebel-homeworld"]


@proves("race.draws.explore")
def test_the_lowest_start_world_draws_all_its_cards_first():
    table = scenario("explore", tableau=["new-sparta"], deck=NINE)  # the other one has Epsilon Eridani
    assert sorted(table.drawn(1)) == sorted(NINE[:7])
    assert sorted(table.drawn(0)) == sorted(NINE[7:])


@proves("race.read.nothing-to-draw", "race.order.few-cards")
def test_too_few_cards_are_shared_out_in_seat_order():
    deck = ["gem-world", "space-port", "drop-ships"]
    hand = everything_but([*deck, "old-earth", "epsilon-eridani", "new-sparta"])
    others = ({"hand": hand, "action": "explore-5"}, {"tableau": ["new-sparta"]})
    table = scenario("explore", deck=deck, others=others)
    assert table.drawn(0) == ["gem-world", "space-port"]
    assert table.drawn(1) == []  # one card: kept without asking
    assert "drop-ships" in table.hand(1)
    assert table.drawn(2) == []
    assert table.hand(2) == []


@proves("race.read.nothing-to-draw")
def test_whoever_drew_fewer_keeps_as_many_as_usual():
    deck = ["gem-world", "space-port", "drop-ships", "new-earth", "rebel-base"]
    hand = everything_but([*deck, "old-earth", "epsilon-eridani"])
    table = scenario("explore", deck=deck, others=({"hand": hand, "action": "explore-1-1"},))
    assert len(table.drawn(1)) == 3
    table = scenario("explore", deck=deck[:4], others=({"hand": [*hand, deck[4]], "action": "explore-1-1"},))
    assert table.drawn(1) == []  # two drawn, two kept
    assert {"drop-ships", "new-earth"} <= set(table.hand(1))
    table = scenario("explore", deck=deck[:3], others=({"hand": [*hand, *deck[3:]], "action": "explore-1-1"},))
    assert table.drawn(1) == []  # one drawn, one kept
    assert "drop-ships" in table.hand(1)
    assert table.question(1) == "nothing"


@proves("race.round-end.reshuffle", "race.read.reshuffle-at-once")
def test_the_discards_are_shuffled_as_soon_as_the_last_card_is_drawn():
    table = scenario("explore", deck=NINE, unlisted="discard")  # two and seven: exactly nine
    assert table.discard() == []
    assert len(table.deck()) == len(whole_box()) - 2 - 9
    table.play("keep gem-world").play("keep drop-ships", seat=1)
    assert len(table.discard()) == 1 + 6  # not in the new draw pile: they came later
    assert set(table.deck()).isdisjoint({"space-port", "rebel-base"} & set(table.discard()))


@proves("race.round-end.reshuffle")
def test_drawing_goes_on_from_the_new_pile():
    table = scenario("explore", deck=NINE[:4], unlisted="discard")
    assert table.drawn(0) == ["gem-world", "space-port"]
    assert len(table.drawn(1)) == 7
    assert {"drop-ships", "rebel-base"} <= set(table.drawn(1))
    assert len(table.deck()) == len(whole_box()) - 2 - 9


@proves("race.read.discards-have-no-order")
def test_it_does_not_matter_who_discarded_first():
    def after(order: list[int]) -> str:
        table = scenario("explore", deck=NINE, unlisted="discard", others=({}, {"action": "explore-1-1"}))
        for seat in order:
            table.play(["keep gem-world", "keep rebel-base", "keep new-earth"][seat], seat)
        for seat in range(3):
            table.play("choose explore-5", seat)  # two cards were left: now the discards are shuffled
        assert table.discard() == []
        return table.state.fingerprint()

    assert after([0, 1, 2]) == after([2, 1, 0]) == after([1, 2, 0])
