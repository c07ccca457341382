"""Looking back: every viewer finds the game as they saw it, nobody finds more; records come and go; games branch."""

import copy
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.game import State
from galaktyka.core.records import Header, Move, Record, RecordSeat, format_record, parse_record, seed_hash
from galaktyka.core.replays import replay_moves
from galaktyka.core.rng import Rng, seeded
from galaktyka.games import find_game
from galaktyka.server.app import create_app
from galaktyka.server.config import Config
from galaktyka.server.course import BOTS, header_of
from galaktyka.server.histories import KEPT_EVERY, MOST_REPLAYS, Replay, Shelf, read_and
from galaktyka.server.messages import Upload
from galaktyka.server.problems import Refusal
from galaktyka.server.records import branch_row, deeds_of, read_upload, record_text
from galaktyka.server.service import Service
from galaktyka.server.storage import Deed, PersonRow, TableRow
from galaktyka.server.storage.store import SeatRow
from tests.laws.tables import TABLES, Table, choose, examples, knowledge_of, position

pytestmark = pytest.mark.once

ALA = PersonRow("ala", "Ala", "", 0.0)
RACE = Table("race", 2, (("first-game", False), ("advanced", False)))
ONE_OF_EACH = [next(table for table in TABLES if table.key == key and table.seats == 2) for key in (
    "race", "frontiers", "artifacts", "cosmos",
)]  # fmt: skip
each_game = pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def row_of(
    table: Table, seed: int = 7, start: State | None = None, owners: tuple[str, ...] = ("ala", "ola")
) -> TableRow:
    """A table with people in all seats."""
    names = [*owners, *(f"p{seat}" for seat in range(len(owners), table.seats))][: table.seats]
    seats = [SeatRow("person", name.title(), name) for name in names]
    document = json.dumps(start.to_document()) if start else ""
    return TableRow("t" * 12, table.key, "playing", "ala", seats, dict(table.options), seed, document)


def random_moves(row: TableRow, most: int = 10_000, seed: int = 3) -> list[Move]:
    """Of the game of the table, as many as there are or as are wanted."""
    game = find_game(row.game)
    header = header_of(row, game)
    state = replay_moves(Record(header, [], None, ""), game)[0].state.clone()
    rng = seeded(seed)
    moves: list[Move] = []
    while state.deciders() and len(moves) < most:
        seat, action = choose(state, rng)
        state.apply(seat, action)
        moves.append(Move(seat, game.actions.notation(action)))
    return moves


def record_of(row: TableRow, moves: list[Move]) -> Record:
    return Record(header_of(row, find_game(row.game)), moves, None, "")


def deeds(row: TableRow, moves: list[Move]) -> list[Deed]:
    return deeds_of(moves, row)


def read(row: TableRow, moves: list[Move]) -> Replay:
    past = Replay(row)
    for deed in deeds(row, moves):
        past.read(deed)
    return past


# ------------------------------------------------------------------ any moment


@each_game
def test_every_moment_is_the_one_that_was_played(table: Table):
    row = row_of(table)
    moves = random_moves(row, 3 * KEPT_EVERY + 5)
    past = read(row, moves)
    steps = replay_moves(record_of(row, moves), find_game(row.game))
    assert len(past.kept) == 4
    for number in (0, 1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 2 * KEPT_EVERY + 7, len(moves)):
        assert past.at(number).fingerprint() == steps[number].state.fingerprint()


@pytest.mark.parametrize("back", [1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 2 * KEPT_EVERY])
def test_moves_that_were_taken_back_are_gone(back: int):
    row = row_of(RACE)
    moves = random_moves(row, 2 * KEPT_EVERY + 1)
    left = moves[: len(moves) - back]
    past = read(row, moves)
    past.read(Deed(past.deeds + 1, "u", 0, f"undo {back}\n", 1.0))
    assert past.moves == left
    assert past.now.fingerprint() == read(row, left).now.fingerprint()
    again = random_moves(row, len(moves))[len(left) :]
    past.read(Deed(past.deeds + 1, "m", 0, "".join(f"{move.seat} {move.notation}\n" for move in again), 1.0))
    assert past.at(KEPT_EVERY).fingerprint() == read(row, moves).at(KEPT_EVERY).fingerprint()
    assert past.history(None, "en") == read(row, moves).history(None, "en")


@each_game
def test_the_log_of_a_whole_game_leads_to_its_moments(table: Table):
    row = row_of(table)
    moves = random_moves(row)
    past = read(row, moves)
    assert past.over
    for viewer in (None, 1):
        log = past.history(viewer, "pl")
        assert log.steps == len(moves)
        assert [line.step for line in log.lines] == sorted(line.step for line in log.lines)
        assert log.lines[-1].step == len(moves)
        middle = [line for line in log.lines if line.heading][5]
        shown = past.position(viewer, "pl", middle.step)
        assert middle in shown.news
        assert (shown.step, shown.choice, shown.can_undo, shown.ending) == (middle.step, None, False, None)
        assert shown.view == past.at(middle.step).view(viewer)
    end = past.position(None, "en", len(moves)).ending
    assert end is not None
    assert end.seed == "7"


@pytest.mark.parametrize("step", [-1, 10**9])
def test_there_are_no_moments_before_the_first_and_after_the_last(step: int):
    past = read(row_of(RACE), random_moves(row_of(RACE), 5))
    with pytest.raises(Refusal) as refusal:
        past.position(None, "en", step)
    assert refusal.value.code == "no-moment"


# ------------------------------------------------------------------ nothing leaks


def all_that_is_sent(past: Replay, viewer: int | None) -> bytes:
    """Everything that a viewer can get out of a replay, without what chance decides."""
    log = past.history(viewer, "en")
    moments = [past.position(viewer, "en", step) for step in range(log.steps + 1)]
    return msgspec.json.encode([log, moments])


@every_table
@given(seed=st.integers(0, 2**32), at=st.integers(0, 200))
@examples(2)
def test_what_is_sent_does_not_depend_on_what_is_hidden(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    if state.is_over():
        return
    for viewer in (None, *range(table.seats)):
        hidden = knowledge_of(table.key).alter_hidden(copy.deepcopy(state.to_document()), viewer, seeded(seed))
        other = table.game().from_document(hidden)
        one, two = (read(row_of(table, start=each), []) for each in (state, other))
        assert all_that_is_sent(one, viewer) == all_that_is_sent(two, viewer)


def secret_answers(state: State, viewer: int) -> list[Move]:
    """What others may answer now without anybody noticing."""
    notation = state.game().actions.notation
    found = []
    for seat in state.deciders():
        for action in state.legal(seat) if seat != viewer else ():
            after = state.clone()
            after.keep_events(True)
            after.apply(seat, action)
            if after.view(viewer) == state.view(viewer) and not after.events(viewer):
                found.append(Move(seat, notation(action)))
    return found


@each_game
@given(seed=st.integers(0, 2**32))
@examples(4)
def test_secret_answers_of_others_change_nothing_that_is_sent(table: Table, seed: int):
    row = row_of(table, seed)
    moves = random_moves(row, seed % 60, seed)
    now = read(row, moves).now
    for viewer in range(table.seats):
        before = all_that_is_sent(read(row, moves), viewer)
        for answer in secret_answers(now, viewer)[:3]:
            past = read(row, [*moves, answer])
            assert all_that_is_sent(past, viewer) == before
            with pytest.raises(Refusal):
                past.position(viewer, "en", len(moves) + 1)


def test_there_are_secret_answers_to_be_tested():
    assert len(secret_answers(read(row_of(RACE), []).now, 0)) > 2


@every_table
@given(seed=st.integers(0, 2**32), at=st.integers(0, 200))
@examples(2)
def test_a_branch_of_a_running_game_is_made_of_what_its_seat_knows(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    if state.is_over():
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.randbelow", lambda limit: 5)
        for seat in range(table.seats):
            hidden = knowledge_of(table.key).alter_hidden(copy.deepcopy(state.to_document()), seat, seeded(seed))
            other = table.game().from_document(hidden)
            rows = [row_of(table, start=each) for each in (state, other)]
            one, two = (branch_row(read(row, []), row, 0, seat, "random", ALA) for row in rows)
            assert one.position == two.position


# ------------------------------------------------------------------ playing on from here


def test_two_branches_have_two_futures():
    row = row_of(RACE)
    past = read(row, random_moves(row, 30))
    one, two = (branch_row(past, row, 20, 0, "greedy", ALA) for _ in range(2))
    assert one.position != two.position
    assert one.id != two.id
    real = past.at(20).to_document()
    assert json.loads(one.position) != real


@each_game
def test_a_branch_of_a_finished_game_has_its_real_cards(table: Table):
    row = row_of(table)
    moves = random_moves(row)
    past = read(row, moves)
    branch = branch_row(past, row, len(moves) // 2, 1, "random", ALA)
    assert json.loads(branch.position) == past.at(len(moves) // 2).to_document()
    assert [(seat.kind, seat.name, seat.person) for seat in branch.seats] == [
        ("bot", "random", ""),
        ("person", "Ala", "ala"),
    ]
    assert (branch.status, branch.host, branch.listed) == ("playing", "ala", False)
    with pytest.raises(Refusal) as refusal:
        branch_row(past, row, len(moves), 1, "random", ALA)
    assert refusal.value.code == "branch-over"


def test_a_branch_needs_a_bot_that_is_there_and_a_moment_that_was():
    row = row_of(RACE)
    past = read(row, random_moves(row, 30))
    with pytest.raises(Refusal, match="no-bot"):
        branch_row(past, row, 3, 0, "skynet", ALA)
    with pytest.raises(Refusal, match="no-moment"):
        branch_row(past, row, 31, 0, "greedy", ALA)


# ------------------------------------------------------------------ records


def finished(table: Table = RACE) -> tuple[str, TableRow, list[Move]]:
    row = row_of(table)
    moves = random_moves(row)
    return record_text(read(row, moves)), row, moves


@each_game
def test_a_finished_record_goes_out_and_comes_in_unchanged(table: Table):
    text, _, moves = finished(table)
    record = parse_record(text, "")
    assert record.moves == moves
    new, done = read_upload(Upload(text), ALA)
    assert (new.status, new.totals, new.waiting) == ("over", record.end, [])
    assert [seat.person for seat in new.seats] == ["", ""]
    past = Replay(new)
    for deed in done:
        past.read(deed)
    assert record_text(past) == text


@each_game
def test_an_unfinished_record_is_played_on_by_whoever_brings_it(table: Table):
    row = row_of(table)
    header = header_of(row, find_game(table.key))
    bots = Header(
        header.game, header.rules, header.content,
        [RecordSeat("greedy", True), RecordSeat("Ola", False)], header.options, header.seed,
    )  # fmt: skip
    moves = random_moves(row, 25)
    new, done = read_upload(Upload(format_record(Record(bots, moves, None, ""))), ALA)
    assert [(seat.kind, seat.name, seat.person) for seat in new.seats] == [
        ("bot", "greedy", ""),
        ("person", "Ala", "ala"),
    ]
    assert new.status == "playing"
    assert {deed.seat for deed in done} == {BOTS, 1}
    assert all(deed.lines.count("\n") == 1 for deed in done if deed.seat == 1)
    past = Replay(new)
    for deed in done:
        past.read(deed)
    assert past.now.fingerprint() == read(row, moves).now.fingerprint()


def test_the_seat_to_play_on_can_be_chosen_and_other_people_become_bots():
    text = format_record(record_of(row_of(RACE), random_moves(row_of(RACE), 10)))
    new, _ = read_upload(Upload(text, seat=1), ALA)
    assert [(seat.kind, seat.name) for seat in new.seats] == [("bot", "greedy"), ("person", "Ala")]
    with pytest.raises(Refusal, match="no-seat"):
        read_upload(Upload(text, seat=2), ALA)


def test_bots_that_we_do_not_have_become_ours():
    row = row_of(RACE)
    row.seats[0] = SeatRow("bot", "skynet")
    new, _ = read_upload(Upload(format_record(record_of(row, []))), ALA)
    assert [seat.name for seat in new.seats] == ["greedy", "Ala"]


def test_a_torn_line_does_not_count():
    text = format_record(record_of(row_of(RACE), random_moves(row_of(RACE), 10)))
    _, done = read_upload(Upload(text + "0 sett"), ALA)
    assert sum(deed.lines.count("\n") for deed in done) == 10


def changed(text: str, line: int, new: str) -> str:
    lines = text.split("\n")
    lines[line - 1] = new
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("change", "line", "fault"),
    [
        (lambda text: "Dear diary", 1, "records.not-a-record"),
        (lambda text: changed(text, 11, "0 settle old-earth"), 11, "records.illegal-move"),
        (lambda text: changed(text, 11, "0 fly away"), 11, "records.unknown-action"),
        (lambda text: changed(text, 11, "7 settle old-earth"), 11, "records.seat"),
        (lambda text: changed(text, 8, "seed: 8"), 9, "records.seed-hash"),
        (lambda text: changed(text, 4, "content: abc"), 4, "records.other-content"),
        (lambda text: changed(text, 3, "rules: 99"), 3, "records.other-rules"),
        (lambda text: changed(text, 7, "options: magic=yes"), 7, "unknown-option"),
        (lambda text: re.sub("seed: 7\nseed hash: .*", 'position: {"x": [}', text), 8, "records.position"),
    ],
)  # fmt: skip
def test_a_broken_record_is_refused_with_its_line(change: Any, line: int, fault: str):
    text = format_record(record_of(row_of(RACE), random_moves(row_of(RACE), 5)))
    with pytest.raises(Refusal) as refusal:
        read_upload(Upload(change(text)), ALA)
    assert refusal.value.code == "broken-record"
    assert refusal.value.values["line"] == line
    assert refusal.value.values["fault"].message_id == fault  # type: ignore[attr-defined]


def test_a_finished_record_that_was_changed_is_refused():
    text, _, _ = finished()
    with pytest.raises(Refusal) as refusal:
        read_upload(Upload(text.replace("Ala", "Ela")), ALA)
    assert refusal.value.values["fault"].message_id == "records.edited"  # type: ignore[attr-defined]


JUNK: list[Any] = [None, -1, 0, 3, 10**9, 10**30, 1.5, True, "", "gem-world", "\ud800", [], {}, [1, 2], [[]], {"x": 1}]


def spoilt(document: Any, rng: Rng) -> Any:
    """The document with something else in one place of it."""
    if isinstance(document, dict) and document and rng.below(6):
        key = sorted(document)[rng.below(len(document))]
        return {**document, key: spoilt(document[key], rng)}
    if isinstance(document, list) and document and rng.below(6):
        at = rng.below(len(document))
        return [*document[:at], spoilt(document[at], rng), *document[at + 1 :]]
    return JUNK[rng.below(len(JUNK))]


@each_game
@given(seed=st.integers(0, 2**32), at=st.integers(0, 150))
@examples(60)
def test_a_spoilt_position_is_refused_or_played_but_never_breaks_the_server(table: Table, seed: int, at: int):
    state = position(table, seed % 5, at)
    row = row_of(table, start=state)
    row.position = json.dumps(spoilt(state.to_document(), seeded(seed)))
    header = Header(
        row.game, table.game().rules_version, table.game().content,
        [RecordSeat("A", False), RecordSeat("B", False)], dict(table.options), 0, row.position,
    )  # fmt: skip
    try:
        new, done = read_upload(Upload(format_record(Record(header, [], None, ""))), ALA)
    except Refusal:
        return
    past = read_and(Replay(new), done, lambda past: past)
    for viewer in (None, 0, 1):
        past.history(viewer, "en")
        past.position(viewer, "pl", past.reached(viewer))


def test_a_game_that_we_do_not_have():
    text = format_record(record_of(row_of(RACE), []))
    with pytest.raises(Refusal) as refusal:
        read_upload(Upload(text.replace("game: race", "game: chess")), ALA)
    assert (refusal.value.status, refusal.value.code) == (404, "no-game")


# ------------------------------------------------------------------ the routes


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Client(httpx.AsyncClient):
    """A browser, and the server behind the curtain."""

    service: Service


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    config = Config(database=f"sqlite:///{tmp_path / 'g.db'}", thinkers=1)
    app = create_app(config)
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with app.lifespan(), Client(transport=transport, base_url="http://localhost") as client:
        client.service = app.state.service
        yield client


async def introduced(client: Client, name: str = "Ala") -> str:
    """The id of the one who asks from now on."""
    client.cookies.clear()
    return str((await client.post("/api/me", json={"name": name})).json()["id"])


async def kept(client: Client, me: str, most: int = 10_000, owner_of_other: str = "ola") -> tuple[TableRow, int]:
    """A table in the store with moves at it, mine the first seat."""
    row = row_of(RACE, owners=(me, owner_of_other))
    moves = random_moves(row, most)
    past = read(row, moves)
    row.status = "over" if past.over else "playing"
    row.totals = past.now.totals() if past.over else []
    await client.service.store.add_table(row, deeds(row, moves))
    return row, len(moves)


@pytest.mark.anyio
async def test_the_log_and_a_moment_of_one_s_own_seat(client: Client):
    row, _ = await kept(client, await introduced(client), 40)
    log = (await client.get(f"/api/tables/{row.id}/history?seat=0&lang=pl")).json()
    assert len(log["lines"]) > 10
    assert 30 <= log["steps"] <= 40
    shown = await client.get(f"/api/tables/{row.id}/history/12?seat=0&lang=pl")
    assert shown.status_code == 200
    assert shown.json()["step"] == 12
    assert "hand" in shown.json()["view"]["players"][0]
    late = await client.get(f"/api/tables/{row.id}/history/{log['steps'] + 1}?seat=0&lang=pl")
    assert (late.status_code, late.json()["code"]) == (404, "no-moment")
    assert late.json()["message"] == "Nie było takiej chwili albo jeszcze nie nadeszła."


@pytest.mark.anyio
async def test_nobody_looks_through_the_eyes_of_others_before_the_end(client: Client):
    row, _ = await kept(client, await introduced(client), 40)
    for address in ("history?seat=1", "history/3?seat=1", "record?seat=1"):
        refused = await client.get(f"/api/tables/{row.id}/{address}")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat"), address
    branch = await client.post(f"/api/tables/{row.id}/branch", json={"step": 3, "seat": 1})
    assert branch.status_code == 403
    assert (await client.get(f"/api/tables/{row.id}/history?seat=9")).status_code == 404
    client.cookies.clear()
    assert (await client.get(f"/api/tables/{row.id}/history?seat=0")).status_code == 403
    assert (await client.get(f"/api/tables/{row.id}/record?seat=0")).status_code == 403
    spectator = (await client.get(f"/api/tables/{row.id}/history/9")).json()
    assert spectator["seat"] is None
    assert spectator["view"] == json.loads(json.dumps(read(row, random_moves(row, 40)).at(9).view(None)))


@pytest.mark.anyio
async def test_after_the_end_everybody_may_see_everything(client: Client):
    row, moves = await kept(client, await introduced(client))
    client.cookies.clear()
    assert (await client.get(f"/api/tables/{row.id}/history?seat=1")).json()["steps"] == moves
    assert (await client.get(f"/api/tables/{row.id}/history/{moves}?seat=1")).json()["ending"]["seed"] == "7"
    record = await client.get(f"/api/tables/{row.id}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="race-{row.id}.galaktyka"'
    assert record.headers["content-type"].startswith("text/plain")
    assert len(parse_record(record.text, "").moves) == moves


@pytest.mark.anyio
async def test_the_record_of_a_running_game_is_a_secret_but_one_can_go_on_from_now(client: Client):
    me = await introduced(client)
    row, _ = await kept(client, me, 40)
    refused = await client.get(f"/api/tables/{row.id}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "record-not-over")
    own = (await client.get(f"/api/tables/{row.id}/record?seat=0")).text
    assert "\nseed: " not in own
    brought = await client.post("/api/records", json={"text": own})
    assert brought.status_code == 201, brought.text
    shown = (await client.get(f"/api/tables/{brought.json()['id']}/position?seat=0")).json()
    assert shown["view"]["players"][0]["hand"] == read(row, random_moves(row, 40)).now.view(0)["players"][0]["hand"]


@pytest.mark.anyio
async def test_a_branch_can_be_played(client: Client):
    row, _ = await kept(client, await introduced(client))
    branch = await client.post(f"/api/tables/{row.id}/branch", json={"step": 4, "seat": 1, "bot": "random"})
    assert branch.status_code == 201, branch.text
    new = branch.json()
    assert [seat["mine"] for seat in new["seats"]] == [False, True]
    for number in range(20):
        live = await client.service.tables.find(new["id"])
        while live.bots_at_work:
            await live.bots_at_work
        shown = (await client.get(f"/api/tables/{new['id']}/position?seat=1")).json()
        action = live.course.state.legal(1)[0]  # type: ignore[union-attr]
        notation = find_game("race").actions.notation(action)
        body = {"seat": 1, "moment": shown["moment"], "deed": f"d{number}", "actions": [notation]}
        done = await client.post(f"/api/tables/{new['id']}/moves", json=body)
        assert done.status_code == 200, done.text
    log = (await client.get(f"/api/tables/{new['id']}/history?seat=1")).json()
    assert log["steps"] >= 20
    mine = (await client.get("/api/tables?mine=true")).json()
    assert {table["id"] for table in mine} == {row.id, new["id"]}


@pytest.mark.anyio
async def test_an_uploaded_record_can_be_looked_at_by_everybody_and_moved_by_nobody(client: Client):
    text, _, moves = finished()
    await introduced(client)
    brought = (await client.post("/api/records", json={"text": text})).json()
    assert brought["status"] == "over"
    assert brought["host"] is True
    assert [seat["mine"] for seat in brought["seats"]] == [False, False]
    assert (await client.get(f"/api/tables/{brought['id']}/record")).text == text
    client.cookies.clear()
    seen = (await client.get(f"/api/tables/{brought['id']}")).json()
    assert [seat["mine"] for seat in seen["seats"]] == [False, False]
    assert (await client.get(f"/api/tables/{brought['id']}/history")).json()["steps"] == len(moves)


@pytest.mark.anyio
async def test_a_broken_record_is_explained(client: Client):
    await introduced(client)
    text, _, _ = finished()
    broken = await client.post("/api/records?lang=pl", json={"text": changed(text, 11, "0 fly away")})
    assert (broken.status_code, broken.json()["code"]) == (400, "broken-record")
    assert broken.json()["message"].startswith("Tego zapisu nie można użyć. Wiersz ")
    assert (await client.post("/api/records", json={"text": 5})).status_code == 400
    client.cookies.clear()
    assert (await client.post("/api/records", json={"text": text})).status_code == 401


@pytest.mark.anyio
async def test_the_shuffle_can_be_verified_after_the_end(client: Client):
    row, moves = await kept(client, await introduced(client))
    proof = (await client.get(f"/api/tables/{row.id}/verification?lang=en")).json()
    assert (proof["seed"], proof["seed_hash"], proof["fair"]) == ("7", seed_hash(7), True)
    assert f"the {moves} moves of the record give this game" in proof["text"]


@pytest.mark.anyio
async def test_before_the_end_only_the_fingerprint_is_known(client: Client):
    row, _ = await kept(client, await introduced(client), 20)
    proof = (await client.get(f"/api/tables/{row.id}/verification?lang=pl")).json()
    assert (proof["seed"], proof["seed_hash"], proof["fair"]) == (None, seed_hash(7), False)
    assert proof["text"].startswith("Tasowanie zostało przesądzone")
    branch = (await client.post(f"/api/tables/{row.id}/branch", json={"step": 4, "seat": 0})).json()
    proof = (await client.get(f"/api/tables/{branch['id']}/verification?lang=en")).json()
    assert (proof["seed"], proof["fair"]) == (None, False)


@pytest.mark.anyio
async def test_a_table_that_has_not_begun_or_is_not_there(client: Client):
    await introduced(client)
    opened = await client.post(
        "/api/tables", json={"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": False}
    )
    table_id = opened.json()["id"]
    for address in ("history", "history/0", "record", "verification"):
        early = await client.get(f"/api/tables/{table_id}/{address}")
        assert (early.status_code, early.json()["code"]) == (409, "not-begun")
        assert (await client.get(f"/api/tables/nowhere/{address}")).status_code == 404


# ------------------------------------------------------------------ the shelf


@pytest.mark.anyio
async def test_a_replay_on_the_shelf_follows_the_game(client: Client):
    store = client.service.store
    row = row_of(RACE)
    moves = random_moves(row, 25)
    await store.add_table(row, deeds(row, moves[:20]))
    shelf = Shelf(store)
    assert await shelf.look(row, lambda past: len(past.moves)) == 20
    more = "".join(f"{move.seat} {move.notation}\n" for move in moves[20:])
    await store.append(row.id, Deed(21, "more", BOTS, more, 1.0), [], "playing", [])
    assert await shelf.look(row, lambda past: len(past.moves)) == 25
    await store.append(row.id, Deed(22, "undo", 0, "undo 3\n", 1.0), [], "playing", [])
    assert await shelf.look(row, lambda past: past.moves) == moves[:22]


@pytest.mark.anyio
async def test_the_shelf_has_room_for_so_many(client: Client):
    store = client.service.store
    shelf = Shelf(store)
    rows = [row_of(RACE, seed) for seed in range(MOST_REPLAYS + 3)]
    for number, row in enumerate(rows):
        row.id = f"table{number}"
        await store.add_table(row)
        await shelf.look(row, lambda past: None)
        await shelf.look(rows[0], lambda past: None)
    assert len(shelf.replays) == MOST_REPLAYS
    assert rows[0].id in shelf.replays
    assert rows[1].id not in shelf.replays
