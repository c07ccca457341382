"""What is refused, with a proper status and in words: foreign seats, old questions, nonsense."""

import asyncio
import contextlib
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from galaktyka.server.live import Client
from tests.server.serving import BOT, ME, OPEN, Seat, serving, story

pytestmark = pytest.mark.once


async def thrown_out(seat: Seat) -> None:
    """Listen until the server closes the socket."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await seat.hear()


def test_only_its_owner_moves_a_seat(tmp_path: Path):
    async def told() -> None:
        async with (
            serving(tmp_path) as house,
            house.guest("Ala") as ala,
            house.guest("Ola") as ola,
            house.guest() as nobody,
        ):
            table = await ala.open("race", ME, BOT)
            async with ala.at(table) as seat:
                await seat.asked()
                move = seat.move(await seat.any_answer(), "d1")
            before = (await ala.http.get(f"/api/tables/{table}/position?seat=0")).json()
            refused = await ola.post(f"/tables/{table}/moves", move)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
            assert (await nobody.post(f"/tables/{table}/moves", move)).status_code == 401
            assert (await ala.post(f"/tables/{table}/moves", {**move, "seat": 1})).status_code == 403
            assert (await ala.post(f"/tables/{table}/moves", {**move, "seat": 7})).status_code == 403
            assert (await ola.post(f"/tables/{table}/undo", {"seat": 0, "moment": "", "deed": "x"})).status_code == 403
            gather = {"seat": 0, "moment": move["moment"], "chosen": []}
            assert (await ola.post(f"/tables/{table}/gather", gather)).status_code == 403
            assert (await ola.post(f"/tables/{table}/why", {"seat": 0, "thing": "gem-world"})).status_code == 403
            assert (await ola.post(f"/tables/{table}/hints", {"seat": 0})).status_code == 403
            assert (await ola.http.get(f"/api/tables/{table}/position?seat=0")).status_code == 403
            assert (await ala.http.get(f"/api/tables/{table}/position?seat=0")).json() == before
            async with ola.at(table, None) as watcher:
                assert (await watcher.ask(move))["problem"]["code"] == "not-your-seat"
                look = {"type": "look", "seat": 0, "lang": "en"}
                assert (await watcher.ask(look))["problem"]["code"] == "not-your-seat"

    story(told())


def test_an_old_question_is_refused_and_a_repeated_deed_counts_once(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=4)
            async with ala.at(table) as seat:
                await seat.asked()
                move = seat.move(await seat.any_answer(), "first")
                accepted = await ala.post(f"/tables/{table}/moves", move)
                assert accepted.status_code == 200
                again = await ala.post(f"/tables/{table}/moves", move)
                assert again.json() == accepted.json()
                assert (await seat.ask(move))["version"] == accepted.json()["version"]
                replayed = await ala.post(f"/tables/{table}/moves", {**move, "deed": "second"})
                assert (replayed.status_code, replayed.json()["code"]) == (409, "stale")
                entries = await house.service.store.journal(table)
                assert [entry.id for entry in entries if entry.seat == 0] == ["0:first"]

    story(told())


def test_moves_in_the_wrong_order_are_refused(tmp_path: Path):
    """Two gestures sent one before the other arrive the other way round: the later one answers no question yet."""

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("cosmos", ME, {"kind": "local", "name": "Ola"}, seed=4)
            async with ala.at(table) as seat:
                await seat.asked()
                early = {**seat.move(["pass"], "later"), "moment": "1-00000000"}
                assert (await ala.post(f"/tables/{table}/moves", early)).status_code == 409
                assert (await ala.post(f"/tables/{table}/moves", seat.move(await seat.any_answer()))).status_code == 200

    story(told())


def test_an_illegal_move_is_refused_with_the_rule(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT)
            async with ala.at(table, lang="pl") as seat:
                await seat.asked()
                answer = await seat.ask(seat.move(["choose explore-5"]))
                assert answer["problem"]["message"] == "Najpierw coś innego: odrzuć karty."
                by_http = await ala.http.post(
                    f"/api/tables/{table}/moves?lang=en", json=seat.move(["choose explore-5"])
                )
                assert by_http.status_code == 409
                assert by_http.json()["message"] == "Something else comes first: discard cards."
                nonsense = await ala.post(f"/tables/{table}/moves", seat.move(["conquer everything"]))
                assert (nonsense.status_code, nonsense.json()["code"]) == (400, "unknown-action")
                assert (await ala.post(f"/tables/{table}/moves", seat.move([]))).status_code == 400
                for deed in ("", "x" * 65):
                    bad = await ala.post(f"/tables/{table}/moves", {**seat.move(["pass"]), "deed": deed})
                    assert bad.status_code == 400

    story(told())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"number": 1}',
        '{"number": "one", "request": {"type": "hint", "seat": 0}}',
        '{"number": 1, "request": {"type": "conquer"}}',
        '{"number": 1, "request": {"type": "move", "seat": 0}}',
        '{"number": 1, "request": {"type": "hint", "seat": 0, "cheat": true}}',
        "[" * 3000,
        "\x00\ud7ff",
    ],
)
def test_nonsense_on_the_socket_is_answered_and_the_socket_lives_on(tmp_path: Path, text: str):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT)
            async with ala.at(table) as seat:
                await seat.asked()
                await seat.socket.send(text)
                await seat.until(lambda: 0 in seat.answers)
                assert seat.answers[0]["problem"]["code"] == "malformed"
                assert (await seat.ask({"type": "hint", "seat": 0}))["type"] == "hints"

    story(told())


def test_a_message_that_is_too_big_closes_the_socket_and_nothing_else(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, largest_message=4000) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT)
            async with ala.at(table) as seat, ala.at(table) as other:
                await seat.asked()
                await other.asked()
                too_long = {"type": "chat", "line": "a", "text": "x" * 5000}
                await seat.socket.send(json.dumps({"number": 1, "request": too_long}))
                await thrown_out(seat)
                assert (await other.say("still here"))["type"] == "chat"
            big = await ala.http.post(f"/api/tables/{table}/chat", json={"text": "x" * 5000, "line": "b"})
            assert big.status_code == 413

    story(told())


def test_a_table_that_is_not_there(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            for path in (
                "/api/tables/nothing",
                "/api/tables/nothing/position",
                "/api/nonsense",
                "/api/games/chess/rules",
            ):
                answer = await ala.http.get(path)
                assert answer.status_code == 404, path
                assert answer.json()["message"]
            async with ala.at("nothing", None) as seat:
                with pytest.raises(ConnectionClosed):
                    await seat.hear()
                assert seat.socket.close_code == 4004
            table = await ala.open("race", ME, BOT)
            async with ala.at(table, 1) as seat:
                with pytest.raises(ConnectionClosed):
                    await seat.hear()
                assert seat.socket.close_code == 4003

    story(told())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME]}, "no-game"),
        ({"game": "race", "seats": [ME]}, "wrong-number-of-seats"),
        ({"game": "race", "seats": [ME, {"kind": "bot", "name": "hal"}]}, "no-bot"),
        ({"game": "race", "seats": [ME, BOT], "options": {"free-beer": True}}, "unknown-option"),
        ({"game": "race", "seats": [ME, BOT], "seed": -1}, "wrong-seed"),
        ({"game": "race", "seats": [ME, OPEN], "seed": 5}, "seed"),
        ({"game": "race", "seats": [ME, BOT], "clock": {"stock": -5}}, "clock"),
        ({"game": "race", "seats": [ME, BOT], "clock": {"stock": 5, "days": 3}}, "clock"),
        ({"game": "race", "seats": [ME, {"kind": "local", "name": "a|b"}]}, "records.name-marks"),
        ({"game": "race", "seats": "all"}, "malformed"),
        ({"seats": [ME, BOT]}, "malformed"),
    ],
)
def test_a_table_that_cannot_be(tmp_path: Path, body: dict[str, object], code: str):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            answer = await ala.post("/tables", body)
            assert answer.status_code in (400, 404)
            assert answer.json()["code"] == code
            assert answer.json()["message"]
            assert (await ala.http.get("/api/tables?mine=true")).json() == []

    story(told())


def test_a_client_that_takes_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("galaktyka.server.live.MOST_WAITING", 20)

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT)
            live = await house.service.tables.find(table)
            async with ala.at(table) as lazy:
                await lazy.asked()
                client = next(iter(live.watchers))
                assert isinstance(client, Client)
                for _ in range(40):
                    client.post(b'{"number":0,"reply":{"type":"looking"}}')
                await thrown_out(lazy)
                while live.watchers:
                    await asyncio.sleep(0.01)

    story(told())


def test_who_asks_too_much_at_once_is_told_to_wait(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, burst=10.0, requests_per_second=0.001) as house, house.guest("Ala") as ala:
            # 5 of them were for coming in
            table = await ala.open("race", ME, BOT)
            async with ala.at(table) as seat:
                await seat.asked()
                answers = [await seat.ask({"type": "look", "seat": 0, "lang": "en"}) for _ in range(7)]
                assert [answer["type"] for answer in answers[:5]] == ["looking"] * 5
                assert answers[6]["problem"]["code"] == "too-fast"

    story(told())


def test_several_sockets_do_not_get_around_the_limit(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, burst=10.0, requests_per_second=0.1) as house, house.guest("Ala") as ala:
            # 5 of them were for coming in
            table = await ala.open("race", ME, BOT)
            async with ala.at(table) as one, ala.at(table) as two:
                look = {"type": "look", "seat": 0, "lang": "en"}
                answers = [await seat.ask(look) for seat in (one, two) for _ in range(4)]
                assert [answer["type"] for answer in answers] == ["looking"] * 5 + ["problem"] * 3

    story(told())


def test_nobody_holds_too_many_sockets(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, most_sockets=2) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT)
            async with ala.at(table):
                async with ala.at(table):
                    with pytest.raises(InvalidStatus):
                        async with ala.at(table):
                            pass
                while house.service.sockets.total() > 1:
                    await asyncio.sleep(0.01)
                async with ala.at(table) as seat:
                    await seat.asked()
            while house.service.sockets:
                await asyncio.sleep(0.01)

    story(told())


def test_who_cannot_be_greeted_is_not_there_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT)

            async def unkind(live: object, person: str) -> None:
                raise RuntimeError("not today")

            monkeypatch.setattr(house.service.tables, "greet", unkind)
            async with ala.at(table) as seat:
                await thrown_out(seat)
            assert not house.service.tables.awake[table].watchers

    story(told())
