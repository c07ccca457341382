"""Before the game: sitting down, leaving, filling seats, starting, and what the lists show."""

import asyncio
from pathlib import Path

import pytest

from tests.server.serving import BOT, ME, OPEN, begun_by, serving, story

pytestmark = pytest.mark.once


def test_friends_gather_and_the_host_starts(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await ala.open("race", ME, OPEN, OPEN, listed=True)
            where = f"/tables/{table}"
            assert (await ola.post(f"{where}/start", {})).json()["code"] == "not-host"
            assert (await ala.post(f"{where}/start", {})).json()["code"] == "seats-open"
            listed = (await ola.http.get("/api/tables?listed=true")).json()
            assert [(each["id"], each["status"], each["host"]) for each in listed] == [(table, "gathering", False)]
            joined = (await ola.post(f"{where}/join", {"seat": 2})).json()
            assert [seat["kind"] for seat in joined["seats"]] == ["person", "open", "person"]
            assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
            assert (await ola.post(f"{where}/join", {})).json()["code"] == "seated"
            assert (await ala.http.get(f"/api{where}/position")).json()["code"] == "not-begun"
            filled = await ala.post(f"{where}/seats", {"seat": 1, "wish": BOT})
            assert [seat["name"] for seat in filled.json()["seats"]] == ["Ala", "Greedy", "Ola"]
            started = (await ala.post(f"{where}/start", {})).json()
            assert started["status"] == "playing"
            assert started["my_turn"]
            assert (await ola.post(f"{where}/leave", {})).json()["code"] == "begun"

    story(told())


def test_a_seat_is_given_up_and_taken_by_another(tmp_path: Path):
    async def told() -> None:
        async with (
            serving(tmp_path) as house,
            house.guest("Ala") as ala,
            house.guest("Ola") as ola,
            house.guest("Ewa") as ewa,
        ):
            table = await ala.open("race", ME, OPEN)
            where = f"/tables/{table}"
            assert (await ola.post(f"{where}/join", {})).status_code == 200
            taken = await ewa.post(f"{where}/join", {})
            assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
            assert (await ola.post(f"{where}/leave", {})).status_code == 200
            assert (await ola.post(f"{where}/leave", {})).json()["code"] == "not-seated"
            assert (await ewa.post(f"{where}/join", {"seat": 1})).status_code == 200
            sent_away = await ala.post(f"{where}/seats", {"seat": 1, "wish": OPEN})
            assert sent_away.json()["seats"][1]["kind"] == "open"
            assert (await ewa.post(f"{where}/seats", {"seat": 1, "wish": BOT})).status_code == 403
            assert (await ala.post(f"{where}/seats", {"seat": 9, "wish": BOT})).status_code == 404

    story(told())


def test_who_waits_sees_others_come_and_the_game_begin(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await ala.open("race", ME, OPEN)
            async with ala.at(table) as seat:
                await seat.until(lambda: bool(seat.table))
                assert seat.table["status"] == "gathering"
                await ola.post(f"/tables/{table}/join", {})
                await seat.until(lambda: seat.table["seats"][1]["name"] == "Ola")
                await ala.post(f"/tables/{table}/start", {})
                await seat.asked()
                assert seat.table["status"] == "playing"

    story(told())


def test_who_lost_the_seat_before_the_game_watches_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("galaktyka.server.live.COOKIES_TAKE", 0.0)

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await ala.open("race", ME, OPEN)
            await ola.post(f"/tables/{table}/join", {})
            async with ola.at(table, 1) as seat:
                await ala.post(f"/tables/{table}/seats", {"seat": 1, "wish": BOT})
                await ala.post(f"/tables/{table}/start", {})
                await seat.until(lambda: seat.position.get("seat", 0) is None)
                assert (await seat.say("good luck"))["type"] == "chat"
                assert (await seat.ask({"type": "look", "seat": None, "lang": "pl"}))["type"] == "looking"
                assert (await seat.say("powodzenia"))["type"] == "chat"
            async with ala.at(table, 0) as host:  # who looks through nobody's eyes for a while has lost nothing
                await host.asked()
                await host.ask({"type": "look", "seat": None, "lang": "en"})
                assert (await host.say("thank you"))["type"] == "chat"

    story(told())


def test_people_with_the_same_name_are_told_apart(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as one, house.guest("Ala") as two:
            table = await one.open("race", ME, {"kind": "local", "name": "Ala"}, OPEN)
            joined = await two.post(f"/tables/{table}/join", {})
            assert [seat["name"] for seat in joined.json()["seats"]] == ["Ala", "Ala 2", "Ala 3"]

    story(told())


def test_at_one_screen_the_host_moves_all_local_seats(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, {"kind": "local", "name": "Ola"})
            for number in (0, 1):
                async with ala.at(table, number) as seat:
                    await seat.asked()
                    await seat.play_any()
            shown = (await ala.http.get(f"/api/tables/{table}/position?seat=1")).json()
            assert shown["view"]["phase"] == "choose"

    story(told())


def test_my_games_say_whose_turn_it_is(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola)
            async with ala.at(table) as seat:
                await seat.asked()
                await seat.play_any()
            mine = (await ala.http.get("/api/tables?mine=true&lang=pl")).json()
            assert [(each["my_turn"], each["waiting_for"]) for each in mine] == [(False, [1])]
            # Ola may not know that Ala has discarded already.
            hers = (await ola.http.get("/api/tables?mine=true")).json()
            assert [(each["my_turn"], each["waiting_for"]) for each in hers] == [(True, [0, 1])]
            assert (await house_list(ola)) == []

    async def house_list(guest: object) -> object:
        return (await guest.http.get("/api/tables?listed=true")).json()  # type: ignore[attr-defined]

    story(told())


def test_the_lists_do_not_tell_who_has_answered_in_secret(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola)
            shown = (await ala.http.get("/api/tables?mine=true")).json()
            async with ola.at(table, 1) as seat:
                await seat.asked()
                await seat.play_any()
                assert len(await house.service.store.journal(table)) == 1
            while house.service.tables.awake[table].watchers:
                await asyncio.sleep(0.01)
            assert (await ala.http.get("/api/tables?mine=true")).json() == shown
            del house.service.tables.awake[table]
            (asleep,) = (await ala.http.get("/api/tables?mine=true")).json()
            assert asleep == {**shown[0], "step": None, "standing": ""}
            async with ala.at(table, 0) as seat:  # now everybody has answered, and that can be seen
                await seat.asked()
                await seat.play_any()
            (seen,) = (await ala.http.get("/api/tables?mine=true")).json()
            assert seen["changed"] > shown[0]["changed"]

    story(told())
