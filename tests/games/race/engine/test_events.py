"""What the others are told of secret choices, and when."""

from galaktyka.core.game import Event
from tests.games.race.scenario import Scenario, scenario


def told(table: Scenario, viewer: int, seat: int) -> list[tuple[str, int]]:
    """What the last move told the viewer about a seat."""
    events: list[Event] = table.state.events(viewer)
    return [(event.kind, event.number) for event in events if event.seat == seat]


def test_two_equal_cards_drawn_tell_the_others_nothing():
    stories = []
    for second_card in ("public-works", "drop-ships"):
        table = scenario(
            "explore",
            deck=["gem-world", "new-earth", "public-works", second_card],
            action="develop",
            others=({"tableau": ["epsilon-eridani"]},),
            stage="begin",
        )
        table.state.keep_events(True)
        table.play("keep gem-world")
        stories.append((told(table, 0, 1), table.state.view(0)["players"][1]["hand_size"]))
    assert stories[0][1] == stories[1][1]
    kept = [[kind for kind, _ in story if kind in ("keep", "discard")] for story, _ in stories]
    assert kept == [[], []]


def test_the_others_are_told_at_once_how_many_cards_are_kept_and_paid():
    table = scenario("choose", others=({"hand": ["public-works", "gem-world", "new-earth"]},))
    table.state.keep_events(True)
    table.play("choose explore-5")
    table.play("choose develop", seat=1)
    # Explore +5: seat 0 looks at 7 and keeps 1, seat 1 looks at 2 and keeps 1.
    assert told(table, 1, 0)[-3:] == [("explore", 7), ("keep", 1), ("discard", 6)]
    assert [event.kind for event in table.state.events(0) if event.seat == 0] == ["chooses", "explore"]


def test_a_conquest_without_a_choice_is_told_with_its_strength():
    table = scenario("settle", tableau=["new-sparta", "space-marines"], hand=["rebel-miners"])
    table.state.keep_events(True)
    table.play("settle rebel-miners")
    (conquest,) = [event for event in table.state.events(1) if event.kind == "conquers"]
    assert (conquest.objects, conquest.number) == (("rebel-miners",), 4)  # New Sparta 2, Space Marines 2


def test_the_view_shows_what_was_produced_and_which_power_runs():
    worlds = ["gem-world", "asteroid-belt", "destroyed-world"]
    table = scenario("produce", tableau=["new-sparta", "mining-robots", *worlds])
    assert table.question() == "windfall"
    shown = table.state.view(None)["players"][0]
    assert (shown["made"], shown["windfalls"]) == (["novelty"], [0, 0, 1, 0, 0])
