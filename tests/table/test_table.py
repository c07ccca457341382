"""A running game: the record is ahead of the table, undo stops at what was revealed, nothing is lost."""

import contextlib
import errno
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from galaktyka.core.errors import GalaktykaError, IllegalMove, RecordError
from galaktyka.core.records import RecordSeat, parse_record
from galaktyka.core.replays import replay
from galaktyka.core.rng import seeded
from galaktyka.games.race.game import GAME
from galaktyka.table.places import games_folder, shown
from galaktyka.table.settings import Settings, own_settings, read_settings, write_settings
from galaktyka.table.storage import (
    StorageError,
    new_path,
    path_from,
    read_record,
    storage_error,
    unfinished_games,
)
from galaktyka.table.table import Table, open_table, resume_table
from galaktyka.text.catalogue import Words
from tests.games.race.scenario import scenario

PEOPLE = [RecordSeat("Ala", False), RecordSeat("Ola", False)]
BOTS = [RecordSeat("Ala", False), RecordSeat("random", True)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "race.galaktyka"


OPEN: list[Table] = []


@pytest.fixture(autouse=True)
def leave_the_tables() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


def sit(seats: list[RecordSeat], seed: int, options: dict[str, bool], path: Path, position: Any = None) -> Table:
    OPEN.append(open_table(GAME, seats, seed, options, path, position))
    return OPEN[-1]


def come_back(path: Path) -> tuple[Table, str]:
    table, torn = resume_table(GAME, path)
    OPEN.append(table)
    return table, torn


def act(table: Table, seat: int, notations: str) -> None:
    table.play(seat, [GAME.actions.id(notation) for notation in notations.split(",")])


def hand(table: Table, seat: int) -> list[str]:
    cards: list[str] = table.state.view(seat)["players"][seat]["hand"]
    return cards


def discard_two(table: Table, seat: int) -> None:
    act(table, seat, ",".join(f"discard {card}" for card in hand(table, seat)[:2]))


def play_to_the_end(table: Table) -> None:
    rng = seeded(1)
    while not table.state.is_over():
        seat = table.state.deciders()[0]
        options = table.state.legal(seat)
        table.play(seat, [options[rng.below(len(options))]])


def test_a_move_is_on_the_disk_when_it_has_been_played(path):
    table = sit(PEOPLE, 3, {}, path)
    discard_two(table, 0)
    assert parse_record(path.read_text("utf-8"), "").moves == [step.move for step in table.steps[1:]]


def test_several_choices_are_all_played_or_none(path):
    table = sit(PEOPLE, 3, {}, path)
    before = path.read_text("utf-8")
    first = hand(table, 0)[0]
    with pytest.raises(IllegalMove):
        act(table, 0, f"discard {first},choose settle")
    assert path.read_text("utf-8") == before
    assert len(hand(table, 0)) == 6


def test_a_finished_game_is_a_record_that_replays(path):
    table = sit(PEOPLE, 3, {}, path)
    play_to_the_end(table)
    record, _ = read_record(path)
    assert replay(record, GAME)[-1].state.fingerprint() == table.state.fingerprint()


def test_bots_play_when_it_is_their_turn(path):
    table = sit(BOTS, 3, {}, path)
    while table.play_bot():
        pass
    assert table.state.deciders() == [0]
    assert table.people() == [0]


def test_a_resumed_game_is_exactly_where_it_was(path):
    table = sit(PEOPLE, 3, {}, path)
    discard_two(table, 0)
    discard_two(table, 1)
    table.close()
    again, torn = come_back(path)
    assert torn == ""
    assert again.state.fingerprint() == table.state.fingerprint()
    assert again.text == path.read_text("utf-8")


@pytest.mark.parametrize("left", ["0 choose set", "0 choose settle", "--\nen", "undo", "0 choose \xc5"])
def test_what_a_crash_left_of_a_line_is_dropped_and_whole_moves_stay(path, left):
    table = sit(PEOPLE, 3, {}, path)
    discard_two(table, 0)
    discard_two(table, 1)
    table.close()
    whole = path.read_bytes()
    path.write_bytes(whole + left.encode("latin-1"))
    again, torn = come_back(path)
    assert torn
    assert path.read_bytes() == whole
    assert again.state.fingerprint() == table.state.fingerprint()
    act(again, 0, "choose settle")
    assert path.read_text("utf-8").endswith("\n0 choose settle\n")


def test_a_crash_between_the_last_move_and_the_end_is_mended(path):
    table = sit(PEOPLE, 3, {}, path)
    play_to_the_end(table)
    table.close()
    whole = path.read_text("utf-8")
    path.write_text(whole[: whole.rindex("--") + 6], "utf-8")
    come_back(path)[0].close()
    assert path.read_text("utf-8") == whole


def test_two_tables_cannot_write_the_same_record(path):
    table = sit(PEOPLE, 3, {}, path)
    code = "import sys; from pathlib import Path; from galaktyka.games.race.game import GAME\n"
    code += "from galaktyka.table.table import resume_table; resume_table(GAME, Path(sys.argv[1]))"
    other = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False)
    assert "records.locked" in other.stderr
    table.close()
    come_back(path)[0].close()


TAKE_TURNS = """
import sys
from pathlib import Path
from galaktyka.games.race.game import GAME
from galaktyka.table.storage import StorageError
from galaktyka.table.table import resume_table

print("ready", flush=True)
sys.stdin.readline()
made = 0
while made < 40:
    try:
        table, _ = resume_table(GAME, Path(sys.argv[1]))
    except StorageError:
        continue  # the other program has it now
    if not table.state.is_over():
        seat = table.state.deciders()[-1]
        table.play(seat, table.state.legal(seat)[:1])
        print(f"{seat} {table.steps[-1].move.notation}", flush=True)
    table.close()
    made += 1
"""


def test_two_programs_that_take_turns_lose_no_move(path):
    """One reads the record while the other still writes: what was acknowledged stays."""
    table = sit(PEOPLE, 3, {}, path)
    while table.made < 60:
        act(table, table.state.deciders()[0], first_answer(table))
    table.close()
    before = [f"{step.move.seat} {step.move.notation}" for step in table.steps if step.move]
    command = [sys.executable, "-c", TAKE_TURNS, str(path)]
    pipe = subprocess.PIPE
    programs = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(2)]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    acknowledged = [line for program in programs for line in program.communicate(timeout=100)[0].splitlines()]
    assert len(acknowledged) > 40
    written = [f"{move.seat} {move.notation}" for move in read_record(path)[0].moves]
    assert written[:60] == before
    assert sorted(written[60:]) == sorted(acknowledged)


def first_answer(table: Table) -> str:
    return GAME.actions.notation(table.state.legal(table.state.deciders()[0])[0])


@pytest.mark.parametrize("advanced", [True, False])
def test_a_position_brings_its_options_into_the_record(path, advanced):
    position = GAME.start(2, 3, {"advanced": advanced}).to_document()
    table = sit(PEOPLE, 3, {"advanced": not advanced}, path, position)
    assert table.header.options == {"first-game": False, "advanced": advanced}
    assert come_back_later(table, path).state.fingerprint() == table.state.fingerprint()


def come_back_later(table: Table, path: Path) -> Table:
    table.close()
    return come_back(path)[0]


def test_an_existing_file_is_never_overwritten(path):
    path.parent.mkdir()
    path.write_text("my diary")
    with pytest.raises(StorageError) as caught:
        sit(PEOPLE, 3, {}, path)
    assert caught.value.message_id == "records.exists"
    assert path.read_text() == "my diary"


@contextlib.contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file may grow beyond this size."""
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)


def test_when_the_disk_is_full_nothing_has_happened_and_the_game_can_go_elsewhere(path):
    table = sit(PEOPLE, 3, {}, path)
    before = path.read_text("utf-8")
    with full_disk(len(before) + 10), pytest.raises(StorageError) as caught:
        discard_two(table, 0)
    assert caught.value.source == str(path)
    assert path.read_text("utf-8") == before
    assert len(hand(table, 0)) == 6
    elsewhere = path.with_name("elsewhere.galaktyka")
    table.move_to(elsewhere)
    discard_two(table, 0)
    assert len(read_record(elsewhere)[0].moves) == 2


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError) as caught:
        sit(PEOPLE, 3, {}, tmp_path / "file" / "game.galaktyka")
    assert str(tmp_path / "file") in caught.value.source


# --- undo


def test_cards_chosen_together_are_taken_back_together(path):
    table = sit(PEOPLE, 3, {}, path)
    discard_two(table, 0)
    table.undo(0)
    assert len(hand(table, 0)) == 6
    assert table.state.deciders() == [0, 1]
    assert parse_record(path.read_text("utf-8"), "").moves == []


def test_what_others_chose_in_secret_since_then_stays_chosen(path):
    table = sit(PEOPLE, 3, {}, path)
    discard_two(table, 0)
    discard_two(table, 1)
    act(table, 0, "choose settle")
    table.undo(0)
    act(table, 1, "choose develop")
    reached = table.state.fingerprint()
    act(table, 0, "choose settle")
    assert table.state.fingerprint() != reached
    table.close()
    again, _ = come_back(path)
    assert again.state.fingerprint() == table.state.fingerprint()


def test_a_secret_choice_can_be_taken_back_while_others_have_chosen_too(path):
    table = sit([*PEOPLE, RecordSeat("Jan", False)], 3, {}, path)
    for seat in (0, 1, 2):
        discard_two(table, seat)
    act(table, 0, "choose settle")
    act(table, 1, "choose develop")
    table.undo(0)
    assert table.state.deciders() == [0, 2]
    table.close()
    assert come_back(path)[0].state.fingerprint() == table.state.fingerprint()


def test_what_was_revealed_cannot_be_taken_back(path):
    table = sit(PEOPLE, 3, {}, path)
    discard_two(table, 0)
    discard_two(table, 1)
    act(table, 0, "choose settle")
    act(table, 1, "choose develop")
    with pytest.raises(IllegalMove) as caught:
        table.undo(0)
    assert caught.value.message_id == "table.undo-revealed"
    assert not table.can_undo(0)


def test_what_another_seat_has_decided_upon_cannot_be_taken_back(path):
    position = scenario(
        "settle",
        tableau=["old-earth", "colony-ship"],
        hand=["space-port", "artist-colony", "public-works"],
        others=({"tableau": ["epsilon-eridani", "new-military-tactics"]},),
    )
    table = sit(PEOPLE, 0, {}, path, position.state.to_document())
    act(table, 0, "settle space-port")
    act(table, 0, "use colony-ship")
    assert table.can_undo(0)  # Ola has not decided yet
    act(table, 1, "use new-military-tactics")
    with pytest.raises(IllegalMove) as refused:
        table.undo(0)
    assert refused.value.message_id == "table.undo-others"


def test_what_bots_decided_upon_is_taken_back_too(path):
    position = scenario(
        "settle",
        tableau=["old-earth", "colony-ship"],
        hand=["space-port", "artist-colony", "public-works"],
        others=({"tableau": ["epsilon-eridani", "new-military-tactics"]},),
    )
    table = sit(BOTS, 0, {}, path, position.state.to_document())
    act(table, 0, "settle space-port")
    before = table.state.fingerprint()
    act(table, 0, "use colony-ship")
    act(table, 1, "use new-military-tactics")
    table.undo(0)
    assert table.state.fingerprint() == before
    table.close()
    assert come_back(path)[0].state.fingerprint() == before


def test_what_a_bot_chose_in_secret_stays_chosen(path):
    table = sit(BOTS, 3, {}, path)
    discard_two(table, 1)
    discard_two(table, 0)
    act(table, 1, "choose develop")
    act(table, 0, "choose settle")
    assert not table.can_undo(0)  # both are revealed
    other = sit([*BOTS, RecordSeat("Ola", False)], 3, {}, path.with_name("three.galaktyka"))
    for seat in (0, 1, 2):
        discard_two(other, seat)
    act(other, 0, "choose settle")
    act(other, 1, "choose develop")
    other.undo(0)
    assert other.state.deciders() == [0, 2]


def test_there_must_be_something_to_take_back(path):
    with pytest.raises(IllegalMove) as caught:
        sit(PEOPLE, 3, {}, path).undo(0)
    assert caught.value.message_id == "table.undo-nothing"


def test_a_consume_power_can_be_taken_back(path):
    position = scenario(
        phase="consume",
        tableau=["old-earth", "gem-world", "spice-world", "new-earth", "prosperous-world"],
        goods=["gem-world", "spice-world", "new-earth", "prosperous-world"],
        lead=0,
    ).state.to_document()
    table = sit(PEOPLE, 0, {}, path, position)
    before = table.state.fingerprint()
    act(table, 0, "consume old-earth,spend gem-world,spend spice-world")
    assert table.can_undo(0)
    table.undo(0)
    table.undo(0)
    assert table.state.fingerprint() == before


# --- a table that lives long


def test_what_undo_cannot_reach_is_forgotten_and_moves_are_still_counted(path):
    table, twin = sit(PEOPLE, 3, {}, path), sit(PEOPLE, 3, {}, path.with_name("twin.galaktyka"))
    rng = seeded(5)
    while not table.state.is_over():
        seat = table.state.deciders()[0]
        options = table.state.legal(seat)
        action = options[rng.below(len(options))]
        table.play(seat, [action])
        twin.play(seat, [action])
        table.forget(30)
        assert len(table.steps) <= 30
        assert table.made == twin.made == len(twin.steps) - 1
        assert [table.can_undo(each) for each in (0, 1)] == [twin.can_undo(each) for each in (0, 1)]
    assert path.read_text("utf-8") == path.with_name("twin.galaktyka").read_text("utf-8")


def test_no_more_steps_are_kept_than_asked_for(path):
    table = sit(PEOPLE, 3, {}, path)
    discard_two(table, 0)
    table.forget(1)
    assert (len(table.steps), table.made) == (1, 2)
    with pytest.raises(IllegalMove) as caught:
        table.undo(0)
    assert caught.value.message_id == "table.undo-revealed"


def test_cards_chosen_together_are_taken_back_together_also_after_forgetting(path):
    table = sit(PEOPLE, 3, {}, path)
    discard_two(table, 0)
    table.forget(30)
    table.undo(0)
    assert len(hand(table, 0)) == 6


def test_what_another_has_written_is_read_on(path):
    table = sit(PEOPLE, 3, {}, path)
    other = open_table(GAME, PEOPLE, 3, {}, None)
    for seat in (0, 1):
        change = table.rehearse(seat, [GAME.actions.id(f"discard {card}") for card in hand(table, seat)[:2]])
        table.carry_out(change)
        other.accept(other.reread(change.lines(), True))
    assert other.state.fingerprint() == table.state.fingerprint()
    act(table, 0, "choose settle")
    other.accept(other.reread("0 choose settle\n", True))
    undone = table.plan_undo(0)
    table.carry_out(undone)
    assert undone.lines() == "undo 1\n"
    other.accept(other.reread(undone.lines(), True))
    assert (other.state.fingerprint(), other.made) == (table.state.fingerprint(), table.made)
    assert other.can_undo(0) == table.can_undo(0)
    for broken in ("0 choose everything\n", "undo 9\n", "1 discard gem-world\n"):
        with pytest.raises(RecordError):
            other.reread(broken, True)


# --- files and settings


def test_only_unfinished_games_are_offered(tmp_path):
    done = sit(PEOPLE, 3, {}, tmp_path / "done.galaktyka")
    play_to_the_end(done)
    sit(PEOPLE, 3, {}, tmp_path / "open.galaktyka").close()
    (tmp_path / "notes.galaktyka").write_text("not a record")
    assert [path.name for path, _ in unfinished_games(tmp_path)] == ["open.galaktyka"]
    assert list(unfinished_games(tmp_path / "nowhere")) == []


def test_a_link_to_nowhere_hides_no_game_and_nothing_is_read_before_it_is_needed(tmp_path):
    for age, name in enumerate(("old", "new")):
        sit(PEOPLE, 3, {}, tmp_path / f"{name}.galaktyka")
        os.utime(tmp_path / f"{name}.galaktyka", (age, age))
    (tmp_path / "lost.galaktyka").symlink_to(tmp_path / "nowhere")
    assert [path.stem for path, _ in unfinished_games(tmp_path)] == ["new", "old"]
    games = unfinished_games(tmp_path)
    assert next(games)[0].stem == "new"
    (tmp_path / "old.galaktyka").write_text("spoilt")
    assert list(games) == []


def test_a_folder_that_cannot_be_looked_into_is_told_when_the_record_is_written(tmp_path):
    path = new_path(tmp_path / ("x" * 300), "race", datetime(2026, 1, 2, 3, 4, 5))
    with pytest.raises(StorageError) as caught:
        sit(PEOPLE, 3, {}, path)
    assert caught.value.message_id == "records.long-path"


def test_a_file_in_the_place_of_a_folder_is_named(tmp_path):
    (tmp_path / "file").write_text("precious")
    for path, message in (
        (tmp_path / "file" / "x", "records.exists"),
        (tmp_path / "file" / "x" / "y", "records.not-a-folder"),
    ):
        with pytest.raises(StorageError) as caught:
            sit(PEOPLE, 3, {}, path)
        assert (caught.value.message_id, caught.value.source) == (message, str(path.parent))


@pytest.mark.parametrize("typed", ["~nosuchuser/x", "a\0b", "\ud800"])
def test_what_cannot_be_a_path_is_refused(typed):
    with pytest.raises(StorageError) as caught:
        path_from(typed)
    assert "this cannot be the path of a file" in Words("en").explain(caught.value)


def test_a_path_may_begin_at_home(monkeypatch):
    monkeypatch.setenv("HOME", "/somewhere")
    assert path_from("~/x") == Path("/somewhere/x")


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOSPC, "dysk jest pełny"),
        (errno.EDQUOT, "dysk jest pełny"),
        (errno.EROFS, "ten dysk można tylko czytać"),
        (errno.ENOTDIR, "część tej ścieżki jest plikiem"),
        (errno.ENAMETOOLONG, "ta nazwa jest za długa"),
        (errno.EACCES, "brak uprawnień"),
        (errno.EIO, f"nie można odczytać lub zapisać pliku ({os.strerror(errno.EIO)})"),
    ],
)
def test_what_the_system_refuses_is_said_in_our_words(number, told):
    error = storage_error(OSError(number, os.strerror(number)), "game")
    assert Words("pl").explain(error).startswith(f"game: {told}")


def test_without_a_home_there_are_no_settings_and_no_place_for_games(monkeypatch):
    def nobody(_: type[Path]) -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", classmethod(nobody))
    assert own_settings().lang == ""
    assert shown(Path("/x")) == "/x"
    with pytest.raises(StorageError) as caught:
        games_folder()
    assert "set HOME, or XDG_DATA_HOME" in Words("en").explain(caught.value)
    assert games_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/galaktyka/games")


def test_a_new_record_has_a_name_of_its_own(tmp_path):
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = new_path(tmp_path, "race", now)
    assert first.name == "race-2026-01-02-030405.galaktyka"
    first.write_text("")
    assert new_path(tmp_path, "race", now).name == "race-2026-01-02-030405-2.galaktyka"


def test_a_file_that_is_no_text_is_no_record(tmp_path):
    path = tmp_path / "picture.galaktyka"
    path.write_bytes(b"galaktyka record 1\n\xff\xfe\x00more")
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert (caught.value.message_id, caught.value.line) == ("records.not-utf-8", 2)
    path.write_bytes(b"galaktyka record 1\n" + b"0 pass\n" * 1_000_000)
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert caught.value.message_id == "records.too-big"


def test_settings_come_back(tmp_path):
    path = tmp_path / "deep" / "settings.toml"
    assert read_settings(path).lang == ""
    write_settings(path, Settings("pl", True, 'A "quoted" \\ name'))
    again = read_settings(path)
    assert (again.lang, again.plain, again.name) == ("pl", True, 'A "quoted" \\ name')


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("lang = ", "1: this is not valid TOML: "),
        (f"lang = {'9' * 5000}", "a number here has thousands of digits"),
        (f"lang = {'[' * 3000}{']' * 3000}", "too many lists or tables lie within each other"),
        ('name = "a|b"', '"name": "a|b" cannot be a name'),
        ("lang = 3", '"lang" must be a text in quotes, as in lang = "…"'),
        ("plain = 'yes'", '"plain" must be true or false, without quotes'),
    ],
)
def test_broken_settings_are_named(tmp_path, text, told):
    path = tmp_path / "settings.toml"
    path.write_text(text)
    with pytest.raises(GalaktykaError) as caught:
        read_settings(path)
    assert caught.value.source == str(path)
    assert told in Words("en").explain(caught.value)
