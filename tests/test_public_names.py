"""The names that docs/python-api.md promises are there, take what it says, and do what it says in a few words."""

import re
import warnings
from importlib import import_module
from pathlib import Path

import pytest

import galaktyka.envs
from galaktyka.bots import Outlook, bot_names, find_bot
from galaktyka.core import errors, records, replays
from galaktyka.core.game import Game, State
from galaktyka.core.rng import seeded
from galaktyka.envs.observers import GROUP as OBSERVERS
from galaktyka.games import GROUP as GAMES
from galaktyka.games import find_game, game_keys, packages, shipped_keys
from galaktyka.text.packs import load_pack
from tests.building import ROOT

PROMISED = {
    "galaktyka.games": ["find_game", "game_keys", "packages"],
    "galaktyka.bots": ["Outlook", "bot_names", "find_bot"],
    "galaktyka.core.errors": [
        "ContentError", "DocumentError", "GalaktykaError", "IllegalMove", "RecordError", "SetupError",
    ],
    "galaktyka.core.rng": ["seeded"],
    "galaktyka.core.records": [
        "Header", "Move", "Record", "RecordSeat", "format_record", "parse_record", "seed_hash",
    ],
    "galaktyka.core.replays": ["replay", "replay_moves"],
    "galaktyka.core.game": ["Game", "SeatedState", "State"],
    "galaktyka.core.gestures": ["Gestures"],
    "galaktyka.text.packs": ["load_pack"],
    "galaktyka.envs": ["aec_env", "gym_env", "parallel_env", "spiel_game", "vector_env"],
}  # fmt: skip
OF_A_GAME = [
    "key", "rules_version", "content", "under", "seats", "options", "actions", "start", "check_start", "from_document",
]  # fmt: skip
OF_A_STATE = [
    "game", "seats", "deciders", "legal", "apply", "play", "why_not", "is_over", "view", "scores", "winners", "clone",
    "determinise", "to_document", "fingerprint", "keep_events", "events",
]  # fmt: skip
COMMANDS = [
    "serve", "backup", "restore", "terminal", "play", "replay", "simulate", "lab", "pack check", "position check",
]  # fmt: skip
PAGE = (ROOT / "docs" / "python-api.md").read_text("utf-8")
FIRST = shipped_keys()[0]
every_game = pytest.mark.parametrize("key", shipped_keys())


@pytest.mark.parametrize(("module", "names"), PROMISED.items(), ids=PROMISED)
def test_a_promised_name_is_there_and_on_the_page(module: str, names: list[str]):
    found = import_module(module)
    for name in names:
        assert hasattr(found, name), name
        assert re.search(rf"\b{name}\b", PAGE), name
    assert module in PAGE


def test_the_page_promises_nothing_else():
    promised = {f"{module}.{name}" for module, names in PROMISED.items() for name in names} | set(PROMISED)
    named = set(re.findall(r"`(galaktyka(?:\.\w+)+)", PAGE))
    assert named - promised == {OBSERVERS}


@pytest.mark.parametrize("name", OF_A_GAME)
def test_what_a_game_has_is_on_the_page(name: str):
    assert f"`game.{name}" in PAGE
    assert all(hasattr(find_game(key), name) for key in shipped_keys())


@pytest.mark.parametrize("name", OF_A_STATE)
def test_what_a_position_has_is_on_the_page(name: str):
    assert f"`state.{name}(" in PAGE
    assert all(hasattr(find_game(key).start(2, 1), name) for key in shipped_keys())


# ------------------------------------------------------------------ arguments and results


def test_games():
    assert game_keys()[: len(packages())] == list(packages())
    for key, package in packages().items():
        assert (package.title != "", package.players, package.options) == (
            True, find_game(key).seats, find_game(key).options,
        )  # fmt: skip
    with pytest.raises(errors.SetupError):
        find_game("chess")


@every_game
def test_a_game(key: str):
    game = find_game(key)
    assert isinstance(game, Game)
    assert game.key == key
    assert all(isinstance(text, str) for text in (game.rules_version, game.content))
    assert (game.under(game.rules_version), game.under("of tomorrow")) == (game, None)
    option = game.options[0]
    assert (type(option.key), type(option.default), set(option.seats) <= set(game.seats)) == (str, bool, True)
    assert set(game.check_start(2, 1, {})) == {option.key for option in game.options}
    state = game.start(2, 1, {}, True)
    assert game.start(seats=2, seed=1, options=None, keep_events=False).fingerprint() == state.fingerprint()
    assert game.from_document(document=state.to_document(), source="here").fingerprint() == state.fingerprint()
    for action in state.legal(state.deciders()[0]):
        notation = game.actions.notation(action)
        assert game.actions.id(notation) == action < len(game.actions)
        assert f"{game.actions.verb(action)} {game.actions.object(action)}".strip() == notation


@every_game
def test_a_position(key: str):
    state = find_game(key).start(2, 1, keep_events=True)
    assert isinstance(state, State)
    assert (state.game().key, state.seats(), state.is_over()) == (key, 2, False)
    before = state.clone()
    seat = state.deciders()[0]
    action = state.legal(seat)[0]
    state.apply(seat, action)
    before.play(seat, before.game().actions.notation(action))
    assert before.fingerprint() == state.fingerprint()
    assert isinstance(state.view(None), dict)
    assert state.determinise(seat, seeded(1)).view(seat) == state.view(seat)
    state.keep_events(True)
    state.apply(state.deciders()[0], state.legal(state.deciders()[0])[0])
    for event in state.events(None):
        assert (type(event.kind), type(event.seat), type(event.objects), type(event.number)) == (str, int, tuple, int)
    for score in state.scores():
        assert score.total == sum(item.points for item in score.items)
        assert isinstance(score.tie_break, int)
    assert set(state.winners()) <= set(range(state.seats() + 1))


@every_game
def test_a_reason_says_what_and_how_much(key: str):
    state = find_game(key).start(2, 1)
    seat = state.deciders()[0]
    for action in range(len(state.game().actions)):
        reason = state.why_not(seat, action)
        assert (reason is None) == (action in state.legal(seat))
        if reason is not None:
            assert (type(reason.message_id), type(reason.values)) == (str, dict)
    with pytest.raises(errors.IllegalMove) as refused:
        state.apply(seat, -1)
    error = refused.value
    assert isinstance(error, errors.GalaktykaError)
    assert (error.message_id, error.values, error.source, error.place, error.line) == (
        "unknown-action", {"action": "-1"}, "", "", 0,
    )  # fmt: skip


@every_game
def test_bots(key: str):
    state = find_game(key).start(2, 1)
    assert {"random", "greedy", "novice", "apprentice", "adept", "expert", "master"} <= set(bot_names(key))
    outlook = Outlook(state, state.deciders()[0], seeded(1))
    assert find_bot(name="greedy", game_key=key, seed=1).choose(outlook) in outlook.legal
    assert outlook.game.key == key
    assert outlook.view() == state.view(outlook.seat) == outlook.imagine().view(outlook.seat)


def test_chance():
    rng = seeded(2**96 - 1)
    again = rng.clone()
    assert (rng.next(), rng.below(6)) == (again.next(), again.below(6))
    cards = [1, 2, 3]
    rng.shuffle(cards)
    assert sorted(cards) == [1, 2, 3]


def test_records():
    game = find_game(FIRST)
    seats = [records.RecordSeat("Ala", False), records.RecordSeat("greedy", True)]
    header = records.Header(FIRST, game.rules_version, game.content, seats, game.check_start(2, 1, {}), 1)
    state, moves, rng = game.start(2, 1), list[records.Move](), seeded(1)
    while deciders := state.deciders():
        options = state.legal(deciders[0])
        action = options[rng.below(len(options))]
        moves.append(records.Move(deciders[0], game.actions.notation(action)))
        state.apply(deciders[0], action)
    text = records.format_record(records.Record(header, moves, [score.total for score in state.scores()], ""))
    assert records.seed_hash(1) in text
    record = records.parse_record(text, "here")
    assert (record.header.seed, record.moves, record.end) == (1, moves, [score.total for score in state.scores()])
    steps = replays.replay(record, game)
    assert [step.move for step in steps] == [None, *moves]
    assert steps[-1].state.fingerprint() == state.fingerprint()
    assert isinstance(steps[-1].seen_by(None), list)
    record.end = None
    assert len(replays.replay_moves(record, game)) == len(steps)


@every_game
def test_packs(key: str, tmp_path: Path):
    box = ROOT / "src" / "galaktyka" / "games" / key / "content.toml"
    (tmp_path / "content.toml").write_bytes(box.read_bytes())
    for lang in ("en", "pl"):
        (tmp_path / f"{lang}.toml").write_text("")  # the shipped cards keep their names
    loaded = load_pack(tmp_path, key)
    assert loaded.game.key == key
    assert (bool(loaded.title), loaded.pieces > 0, set(loaded.names)) == (True, True, {"en", "pl"})


def test_environments_are_made_by_functions():
    assert set(galaktyka.envs.__all__) == set(PROMISED["galaktyka.envs"])


def test_entry_points_and_commands(capsys: pytest.CaptureFixture[str]):
    from galaktyka.cli import main

    assert (GAMES, OBSERVERS) == ("galaktyka.games", "galaktyka.observers")
    for command in COMMANDS:
        assert f"`{command}`" in PAGE
        with pytest.raises(SystemExit) as left:
            main([*command.split(), "--help"])
        assert left.value.code == 0
        assert f"galaktyka {command}" in capsys.readouterr().out


def test_an_old_name_goes_on_working_and_warns():
    outlook = Outlook(find_game(FIRST).start(2, 1), 0, seeded(1))

    def lens(state: State, seat: int) -> int:
        return state.seats() + seat

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert outlook.through(lens) == outlook.redacted(lens) == 2
    assert [warning.category for warning in told] == [DeprecationWarning]
