"""The voice of every game: keys, moves, reasons, points and where the game stands."""

import random
import subprocess
import sys
from typing import Any

import pytest

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game, ScoreItem
from galaktyka.core.records import RecordSeat
from galaktyka.games import find_game
from galaktyka.table.table import open_table
from galaktyka.text.catalogue import LANGUAGES
from galaktyka.voices import spoken_games, voice_for
from galaktyka.voices.choice import Choice, Entry
from galaktyka.voices.gathering import gather, stop_here
from galaktyka.voices.people import around_the_table, shown_names
from galaktyka.voices.standing import Meter
from galaktyka.voices.voice import Voice
from tests.core.test_outside_game import Nim
from tests.games.artifacts.scenario import scenario as artifacts
from tests.games.cosmos.scenario import scenario as cosmos
from tests.games.frontiers.scenario import scenario as frontiers
from tests.games.race.scenario import scenario as race
from tests.voices.seats import WORDS, Seat

pytestmark = pytest.mark.once


def voice_of(game: Game, lang: str) -> Voice:
    return voice_for(game, WORDS[lang], list(WORDS.values()))


def test_a_voice_needs_nothing_that_draws():
    modules = ", ".join(f"galaktyka.games.{key}.voice" for key in spoken_games())
    asked = f"import sys, {modules}; print('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True).stdout.strip() == "False"


def test_a_game_without_words_is_refused():
    with pytest.raises(SetupError) as caught:
        voice_of(Nim(), "en")
    assert WORDS["en"].explain(caught.value) == "the game nim has no words yet, so it cannot be shown"


# --- whole games


def positions(key: str, seed: int, most: int = 600) -> Any:
    """Positions of a game by chance, with somebody who has to decide."""
    rng = random.Random(seed)
    game = find_game(key)
    people = [RecordSeat(f"P{number}", False) for number in range(game.seats[seed % len(game.seats)])]
    table = open_table(game, people, seed, {}, None)
    for _ in range(most):
        deciders = table.state.deciders()
        if not deciders:
            break
        seat = rng.choice(deciders)
        yield table, seat, rng
        table.play(seat, [rng.choice(table.state.legal(seat))])


def some_entries(choice: Choice, rng: random.Random) -> list[Entry]:
    """A selection by chance: one answer, or several of those that go together."""
    several = [entry for entry in choice.numbered() if entry.several]
    single = [entry for entry in choice.numbered() if not entry.several]
    if single and (not several or rng.random() < 0.3):
        return [rng.choice(single)]
    return rng.choices(several, k=rng.randint(1, choice.need)) if several else []


@pytest.mark.slow
@pytest.mark.parametrize("key", spoken_games())
@pytest.mark.parametrize("seed", range(4))
def test_what_is_complete_can_be_played(key, seed):
    completed = 0
    for table, seat, rng in positions(key, seed):
        state = table.state
        voice = voice_of(state.game(), LANGUAGES[seed % 2])
        choice = voice.choice(state, seat)
        keys = [entry.key for entry in choice.entries] + ([choice.passing.key] if choice.passing else [])
        assert len(set(keys)) == len(keys)
        chosen = some_entries(choice, rng)
        gathered = gather(voice.words, choice, chosen)
        assert not (gathered.fault and gathered.moves)
        assert not (gathered.doubt and gathered.moves is None)
        assert gathered.fault or gathered.so_far or len(chosen) < 2
        moves = gathered.moves or (None if gathered.fault else stop_here(choice, chosen))
        if moves is not None:
            completed += 1
            assert table.rehearse(seat, moves).steps
    assert completed > 20


@pytest.mark.slow
@pytest.mark.parametrize("key", spoken_games())
def test_everything_has_a_reason_a_text_and_a_place_in_the_score(key):
    for number, (table, seat, rng) in enumerate(positions(key, 2)):
        if number % 25:
            continue
        state = table.state
        voice = voice_of(state.game(), "pl")
        things = sorted(set(voice.card_names().values()))
        for thing in rng.sample(things, 12):
            assert voice.large(thing).split("\n")[0]
            told = voice.why(state, seat, thing)
            possible = any(action in state.legal(seat) for action in voice.actions_on(thing, state, seat))
            assert (told == "Możesz to teraz zrobić.") == possible
        for score in state.scores():
            assert sum(points for _, points in voice.score_lines(score)) == score.total
            assert voice.tie_break(score)
        standing = voice.standing(state, state.view(None))
        assert standing.title
        assert all(meter.label for meter in standing.meters)


# --- why not

PLENTY = {"biomass": 4, "workforce": 4, "minerals": 4, "technology": 4}
"""Enough for every upgrade; but some take a leader."""
REDS = ["r01", "r02", "r03"]


@pytest.mark.parametrize(
    ("position", "thing", "told"),
    [
        (race("develop", hand=["drop-ships", "public-works"]), "drop-ships", "costs 4"),
        (race("develop", hand=["drop-ships", "public-works"]), "public-works", "You can do this now."),
        (race("develop", hand=["public-works", "spice-world"]), "drop-ships", "is not in your hand"),
        (race(), "explore-5", "You can do this now."),
        (race("develop", hand=["public-works", "gem-world"]), "produce", "Something else comes first"),
        (race("develop", hand=["public-works", "gem-world"]), "pass", "You can do this now."),
        (race(), "no-such-thing", "There is nothing to be done with this."),
        (frontiers("develop", credits=1), "drop-ships", "Drop Ships costs 4"),
        (frontiers("develop", credits=1), "settle", "Something else comes first"),
        (frontiers("develop", credits=1), "diversity", "Something else comes first"),
        (artifacts(hand=["r33"], projects=["black-death"]), "black-death", "costs 5 red icons"),
        (artifacts(), "quiet-shoals", "Something else comes first"),
        (artifacts(hand=["r01"], projects=["black-death"]), "r01", "Something else comes first"),
        (artifacts(hand=REDS, projects=["black-death"]).play("build black-death"), "r01", "You can do this now."),
        (artifacts(credits=0), "buy ship", "credits"),
        (cosmos("destination", ark="n-moon"), "terraform", "on a planet"),
        (cosmos("destination", ark="n-moon"), "engines", "That takes 1 workforce; you have 0 workforce."),
        (cosmos("upgrade", ready=["engineer"], cargo=PLENTY), "cargo-holds", "leader"),
        (cosmos("destination", ark="n-moon"), "automa-1", "There is nothing to be done with this."),
    ],
)
def test_why_nothing_can_be_done_with_a_thing(position, thing, told):
    assert told in Seat(position).why(thing)


def test_while_the_means_of_settling_are_chosen_a_card_of_the_hand_is_meant_to_pay():
    tableau = ["old-earth", "colony-ship"]
    position = race("settle", tableau=tableau, hand=["gem-world", "spice-world", "new-earth"]).play("settle gem-world")
    seat = Seat(position)
    assert seat.why("spice-world") == "You can do this now."
    assert seat.why("colony-ship") == "You can do this now."


# --- where it stands


def meters(position: Any, lang: str = "en") -> dict[str, Meter]:
    seat = Seat(position, lang)
    return {meter.key: meter for meter in seat.voice.standing(seat.state, seat.state.view(0)).meters}


def title(position: Any, lang: str = "en") -> str:
    seat = Seat(position, lang)
    return seat.voice.standing(seat.state, seat.state.view(0)).title


TEN = ["old-earth", "gem-world", "spice-world", "new-earth", "public-works", "drop-ships", "space-marines",
       "mining-robots", "investment-credits", "replicant-robots"]  # fmt: skip


def test_race_watches_the_pool_the_biggest_tableau_and_the_draw_pile():
    found = meters(race(hand=["rebel-base"], chips=17, others=({"tableau": ["new-sparta", "comet-zone"]},)))
    assert found["pool"] == Meter("pool", "Points in the pool", 7, 0, False, True)
    assert found["tableau"] == Meter("tableau", "Most cards in a tableau", 2, 12, False)
    assert found["deck"].last is False
    assert meters(race(chips=18))["pool"].last  # three points for each player may go in a round
    assert meters(race(tableau=TEN))["tableau"].last  # Develop and Settle: two more in a round
    assert not meters(race(tableau=TEN[:9]))["tableau"].last
    assert meters(race(tableau=TEN[:8], options={"advanced": True}))["tableau"].last


def test_race_says_round_and_phase():
    assert title(race("develop", hand=["public-works", "gem-world"], round=3)) == "Round 3, Phase II: Develop"
    assert title(race(round=3), "pl") == "Runda 3, Wybór akcji"


def test_frontiers_watches_its_four_ends():
    found = meters(frontiers(credits=1, vp_pool=7, colonist_pool=9, technologies=("technocratic-union", "drop-ships")))
    assert found["technologies"] == Meter("technologies", "Most technology spaces", 3, 11, False)
    assert found["colonies"] == Meter("colonies", "Most colonies", 1, 8, False)
    assert found["colonists"] == Meter("colonists", "Colonists in the pool", 9, 4, False, True)  # fewer than 5 end it
    assert found["points"] == Meter("points", "Points in the pool", 7, 0, False, True)
    near = meters(frontiers(vp_pool=6, colonist_pool=8))
    assert near["points"].last
    assert near["colonists"].last
    assert title(frontiers("develop", credits=9, round=2), "pl") == "Runda 2, Rozwój Technologii"


def test_artifacts_watches_its_deck_and_how_often_it_still_runs_out():
    found = meters(artifacts(marker=2))
    assert found["marker"] == Meter("marker", "Decks until the end", 2, 0, False, True)
    assert not found["deck"].last
    assert all(meter.last for meter in meters(artifacts(marker=1)).values())
    assert title(artifacts(hand=["r33"], turn=3)) == "Round 2, Action stage"  # two players
    ending = artifacts(hand=["r33"], turn=3, ending=True, marker=1)
    assert title(ending) == "Round 2, Action stage; these are the last turns"


def test_cosmos_watches_the_planets_that_are_terraformed():
    found = meters(cosmos("upgrade"))
    assert found["terraformed"] == Meter("terraformed", "Terraformed planets", 0, 3, False)
    two = cosmos("upgrade", cells={"n": {"terraformed": True}, "w": {"terraformed": True}})
    assert meters(two)["terraformed"] == Meter("terraformed", "Terraformed planets", 2, 3, True)
    assert title(cosmos("upgrade", ready=["engineer"], cargo=PLENTY, round=4)) == "Round 4, upgrading the Ark"


# --- people


def test_bots_of_a_kind_are_numbered():
    seats = [RecordSeat("Ala", False), RecordSeat("greedy", True), RecordSeat("greedy", True), RecordSeat("x", True)]
    assert shown_names(WORDS["pl"], seats) == ["Ala", "Zachłanny 1", "Zachłanny 2", "x"]


def test_the_automa_sits_after_the_seats():
    alone = cosmos("upgrade", others=())
    assert around_the_table(WORDS["en"], [RecordSeat("Ala", False)], alone.state) == ["Ala", "Automa"]
    assert around_the_table(WORDS["en"], [RecordSeat("Ala", False)] * 2, race().state) == ["Ala", "Ala"]


# --- deeds and kinds of points


@pytest.mark.parametrize(("lang", "deed"), [("en", "Develop Public Works"), ("pl", "Rozwiń: Roboty Publiczne")])
def test_a_deed_names_what_is_done_where_the_label_is_only_a_name(lang, deed):
    seat = Seat(race("develop", hand=["public-works", "gem-world"]), lang)
    entry = seat.entry("develop public-works")
    assert entry.label in deed
    assert entry.label != deed
    assert seat.voice.action_label(entry, entry.key) == deed


def test_a_label_that_says_it_all_is_its_own_deed():
    seat = Seat(cosmos("destination", ark="n-moon"))
    entry = seat.entry("gather")
    assert entry.label.startswith("Gather: ")
    assert seat.voice.action_label(entry, entry.key) == entry.label


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", spoken_games())
def test_no_deed_is_only_the_name_of_a_thing(key, lang):
    voice = voice_of(find_game(key), lang)
    names = set(voice.card_names())
    for table, seat, _ in positions(key, 2):
        for entry in voice.choice(table.state, seat).numbered():
            assert voice.action_label(entry, table.game.actions.notation(entry.action)) not in names, entry.key


def test_points_are_told_apart_by_kind():
    voice = voice_of(find_game("race"), "en")
    state = race(tableau=["old-earth", "public-works"], chips=4).state
    groups = [(voice.score_group(item), item.points) for item in voice.told(state.scores()[0])]
    assert groups == [("Chips", 4), ("Worlds", 2), ("Developments", 1)]
    voice = voice_of(find_game("cosmos"), "pl")
    items = [ScoreItem("outposts-placed", "", 2), ScoreItem("outposts-unlocked", "", 1), ScoreItem("unfinished", "", 3)]
    assert [voice.score_group(item) for item in items] == ["Placówki handlowe", "Placówki handlowe", "Terraformowanie"]
    voice = voice_of(find_game("frontiers"), "en")
    items = [ScoreItem("tile", "drop-ships", 2), ScoreItem("tile", "old-earth", 1)]
    assert [voice.score_group(item) for item in items] == ["Technologies", "Colonies"]


def test_what_runs_down_is_known_from_what_fills_up():
    falling = {key for key, meter in meters(race(), "en").items() if meter.falls}
    assert falling == {"pool", "deck"}
    assert {key for key, meter in meters(frontiers()).items() if meter.falls} == {"colonists", "points"}
    assert {key for key, meter in meters(cosmos("upgrade")).items() if meter.falls} == {"planets"}
    assert all(meter.falls for meter in meters(artifacts(marker=2)).values())
