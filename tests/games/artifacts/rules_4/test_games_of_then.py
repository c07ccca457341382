"""Games that were begun under rules 4 go on by them: records, positions and tables that the program of then has left.

The files beside this one were written by the last version with rules 4, and never are again. `golden.json` is what
`tests/games/artifacts/golden.py` had written down.
"""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from galaktyka.core.errors import DocumentError
from galaktyka.core.game import State
from galaktyka.core.records import Record, RecordSeat, format_record, parse_record
from galaktyka.core.replays import Step, replay, replay_moves
from galaktyka.core.rng import seeded
from galaktyka.core.snapshots import opened, snapshot_of, state_from
from galaktyka.games.artifacts.game import GAME, ArtifactsGame
from galaktyka.table.table import open_table
from tests.games.artifacts.pack.stories import GAME as STORIES
from tests.games.artifacts.pack.stories import scenario
from tests.games.artifacts.rules.table import SPARE
from tests.laws.golden import golden
from tests.laws.tables import Table, cases, tables_of, walk
from tests.rules.catalogue import proves

FOLDER = Path(__file__).parent
STORY = 4
"""The moves of the story: two ships for one credit."""
BOTH = ["calcine", "sonne", "veto"]
PEOPLE = [RecordSeat("Ala", False), RecordSeat("Ola", False)]


def by_rules_4() -> ArtifactsGame:
    game = GAME.under("4")
    assert game is not None
    return game


def written(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def record(name: str) -> Record:
    return parse_record(written(f"{name}.txt"), name)


def document() -> dict[str, Any]:
    """A position of the program of then: two ships prepared, Calcine blockaded, one credit."""
    found: dict[str, Any] = json.loads(written("position.json"))
    return found


def fingerprints(name: str, steps: list[Step]) -> dict[str, str]:
    """Of the moments that were written down."""
    moments = {"start": 0, "after the story": STORY, "end": -1}
    return {
        moment: steps[moments[moment]].state.fingerprint() for moment in json.loads(written("fingerprints.json"))[name]
    }


def empire(state: State) -> list[str]:
    return [entry["card"] for entry in state.to_document()["players"][0]["empire"]]


def two_ships_for_one_credit(state: State) -> State:
    """What rules 4 allowed."""
    for notation in ("switch calcine", "complete sonne", "logistical", "logistical"):
        state.play(0, notation)
    return state


# ------------------------------------------------------------------ records


@proves("artifacts.read.earlier-rules")
@pytest.mark.parametrize("name", ["two-ships", "from-a-seed"])
def test_a_record_gives_the_same_positions_as_then(name: str):
    steps = replay(record(name), GAME)
    assert fingerprints(name, steps) == json.loads(written("fingerprints.json"))[name]
    assert {step.state.game().rules_version for step in steps} == {"4"}


@proves("artifacts.read.earlier-rules")
def test_a_position_that_somebody_wrote_by_hand_goes_on_by_the_rules_of_its_record():
    last = replay_moves(record("two-ships-by-hand"), GAME)[-1].state
    assert empire(last) == BOTH
    assert last.to_document()["players"][0]["credits"] == 0


def test_a_record_that_goes_on_still_says_rules_4():
    unfinished = record("two-ships-by-hand")
    assert format_record(unfinished) == written("two-ships-by-hand.txt")


def test_no_other_rules_are_played():
    assert GAME.under(GAME.rules_version) is GAME
    assert by_rules_4().under("4") is by_rules_4()
    assert [GAME.under(rules) for rules in ("", "3", "6")] == [None, None, None]


class OfThen(Table):
    """A table at which the rules of then are played."""

    def game(self) -> ArtifactsGame:
        return by_rules_4()


@pytest.mark.parametrize("table", cases(tables_of("artifacts")))
def test_random_games_go_as_they_did_then(table: Table):
    hashes = golden(OfThen(table.key, table.seats, table.options))
    then = json.loads(written("golden.json"))[str(table)]
    assert hashes == {name: then[name] for name in hashes}


# ------------------------------------------------------------------ positions


@proves("artifacts.read.earlier-rules")
def test_a_position_goes_on_by_the_rules_of_then():
    state = GAME.from_document(document())
    assert state.game() is by_rules_4()
    assert empire(two_ships_for_one_credit(state)) == BOTH
    assert empire(two_ships_for_one_credit(state.game().from_document(document()))) == BOTH


def test_it_is_written_as_it_was_then():
    assert GAME.from_document(document()).to_document() == document()


def test_one_that_is_written_now_names_our_rules():
    state = GAME.from_document({**document(), "rules": "5"})
    assert state.game() is GAME
    assert state.to_document() == {**document(), "rules": "5"}
    state.play(0, "switch calcine")
    assert empire(state) == ["calcine"]


def test_one_by_hand_that_names_neither_cards_nor_rules_is_ours():
    by_hand = {key: value for key, value in document().items() if key != "content"}
    assert GAME.from_document(by_hand).game() is GAME
    assert GAME.from_document({**by_hand, "rules": "4"}).game() is by_rules_4()


@pytest.mark.parametrize("rules", ["3", "6"])
def test_rules_that_nobody_plays_by_are_refused(rules: str):
    with pytest.raises(DocumentError) as refused:
        GAME.from_document({**document(), "rules": rules})
    assert refused.value.message_id == "document.other-rules"


def test_a_new_table_from_such_a_position_says_by_which_rules():
    table = open_table(GAME, PEOPLE, 0, {}, None, document())
    assert table.header.rules == "4"
    assert "\nrules: 4\n" in table.text
    assert open_table(GAME, PEOPLE, 0, {}, None).header.rules == "5"


@pytest.mark.parametrize("seed", range(8))
def test_at_every_moment_it_is_read_as_it_was_written(seed: int):
    state: State = by_rules_4().start(2 + seed % 4, seed)
    rng = seeded(seed)
    while not state.is_over():
        walk(state, rng, 5)
        again = GAME.from_document(json.loads(json.dumps(state.to_document())))
        assert again.game() is by_rules_4()
        assert again.to_document() == state.to_document()


# ------------------------------------------------------------------ copies


@proves("artifacts.read.earlier-rules")
def test_copies_snapshots_and_imagined_worlds_go_on_by_the_rules_of_then():
    state = GAME.from_document(document())
    snapshot = snapshot_of(state)
    assert opened(snapshot)[3] != "document"
    for twin in (state.clone(), state_from(snapshot, GAME), state_from(snapshot, by_rules_4())):
        assert twin.game() is by_rules_4()
        assert twin.fingerprint() == state.fingerprint()
        assert empire(two_ships_for_one_credit(twin)) == BOTH


# ------------------------------------------------------------------ every occasion of then


SONNE: Final = {"projects": {"sonne": ["r01a"]}}  # 3 red; it costs 5, with a planet that helps 3
CALCINE: Final = {"empire": {"calcine": {"tokens": 1}}}
COVERED: Final = {"projects": {"sonne": ["r01a", "r02a"]}}  # 6 of 5
SHIPYARD: Final = {"credits": 5, "decks": {"ship": ["veto"]}}
OCCASIONS: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "a ship that was destroyed": (
        {
            "hand": ["r01", "r02", SPARE],
            "empire": {"night-ferry": "operational", "cold-furnace": "logistical"},
            "projects": {"veto": ["r17a", "r18a"]},  # 6; it costs 7, then 6
            "deck": ["r07"],  # 1 + 2
            "system": "hive-lattice",
        },
        "offensive,target aliens",
    ),
    "a token that came off": ({**SONNE, **CALCINE, "hand": ["r22", "r24", "r16"]}, "unblock planet,pay r22b"),
    "a card that was switched on": ({**SONNE, **CALCINE, "credits": 1}, "switch calcine"),
    "a card that was turned over": (
        {**COVERED, "empire": ["relic-bureau"], "artifacts": ["time-controller"]},
        "play time-controller",
    ),
    "a card that was bought": ({**COVERED, **SHIPYARD}, "buy ship"),
    "a card that was found": (
        {**COVERED, **SHIPYARD, "empire": ["automated-fleet-construction"]},
        "use automated-fleet-construction,kind extermination",
    ),
    "a card attached to one that was bought": (
        {**SHIPYARD, "empire": ["star-charts", "calcine"], "deck": ["r01"]},  # 3 red; Veto costs 3
        "buy ship",
    ),
}


@proves("artifacts.read.earlier-rules")
@pytest.mark.parametrize(("position", "moves"), OCCASIONS.values(), ids=OCCASIONS)
def test_then_projects_were_looked_at_on_more_occasions(position: dict[str, Any], moves: str):
    position = {"hand": [SPARE], "others": ({"hand": ["r72"]},), **position}
    table = scenario(game=STORIES.under("4"), **position).play(moves)
    assert table.question() == "side"
    assert scenario(game=STORIES, **position).play(moves).question() != "side"
