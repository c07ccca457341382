"""The past of a table through the API."""

import json

import pytest

from galaktyka.core.records import parse_record, seed_hash
from galaktyka.games import find_game
from tests.server.histories.games import Client, changed, finished, introduced, kept, random_moves, read

pytestmark = pytest.mark.once


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
async def test_the_points_of_a_whole_game_in_one_answer(client: Client):
    row, moves = await kept(client, await introduced(client))
    points = (await client.get(f"/api/tables/{row.id}/totals?seat=1")).json()["totals"]
    assert len(points) == moves + 1
    for step in (0, 17, moves):
        shown = (await client.get(f"/api/tables/{row.id}/history/{step}?seat=1")).json()
        assert points[step] == [score["total"] for score in shown["scores"]]
    assert points[-1] == row.totals


@pytest.mark.anyio
async def test_nobody_looks_through_the_eyes_of_others_before_the_end(client: Client):
    row, _ = await kept(client, await introduced(client), 40)
    for address in ("history?seat=1", "history/3?seat=1", "totals?seat=1", "record?seat=1"):
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
        action = live.session.state.legal(1)[0]  # type: ignore[union-attr]
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
    endless = await client.post("/api/records", json={"text": changed(text, 11, "undo " + "9" * 5000)})
    assert (endless.status_code, endless.json()["code"]) == (400, "broken-record")
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
