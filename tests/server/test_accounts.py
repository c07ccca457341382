"""Guests and accounts: signing up, in and out, games that follow, and what an attacker meets."""

from __future__ import annotations

import sys
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from galaktyka.server import accounts
from galaktyka.server.accounts import AT_ONCE, FROM_ONE_ADDRESS, LONGEST_PASSWORD, SHORTEST_PASSWORD
from tests.server.running import serving as running
from tests.server.serving import BOT, ME, OPEN, Guest, serving, story

pytestmark = pytest.mark.once

PASSWORD = "a long and secret sentence"
OURS = accounts.HASHER


@pytest.fixture(autouse=True)
def quick_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same algorithm with hardly any work."""
    monkeypatch.setattr(accounts, "HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    accounts.nobodys_hash.cache_clear()


async def sign_up(guest: Guest, name: str, password: str = PASSWORD) -> httpx.Response:
    return await guest.post("/accounts", {"name": name, "password": password})


async def sign_in(guest: Guest, name: str, password: str = PASSWORD) -> httpx.Response:
    return await guest.post("/session", {"name": name, "password": password})


async def me(guest: Guest) -> dict[str, object] | None:
    answer = await guest.http.get("/api/me")
    assert answer.status_code == 200
    found: dict[str, object] | None = answer.json()
    return found


async def my_tables(guest: Guest) -> list[str]:
    return [table["id"] for table in (await guest.http.get("/api/tables?mine=true")).json()]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of something refused in words."""
    problem = answer.json()
    assert problem["message"]
    return answer.status_code, problem["code"]


def cookie_of(answer: httpx.Response) -> Morsel[str]:
    return SimpleCookie(answer.headers["set-cookie"])["galaktyka"]


def test_a_guest_who_signs_up_keeps_the_games_and_finds_them_on_another_device(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as home, house.guest() as phone:
            table = await home.open("race", ME, BOT, seed=1)
            guest = await me(home)
            assert guest is not None
            assert guest["account"] is False
            answer = await sign_up(home, "Alicja")
            assert answer.status_code == 201
            assert answer.json() == {"id": guest["id"], "name": "Alicja", "account": True}
            assert await my_tables(home) == [table]
            assert await my_tables(phone) == []
            assert (await sign_in(phone, "alicja")).status_code == 200
            assert await me(phone) == await me(home)
            assert await my_tables(phone) == [table]
            async with phone.at(table) as seat:
                await seat.asked()
                await seat.play_any()

    story(told())


def test_games_begun_as_a_guest_come_along_when_signing_in(tmp_path: Path):
    async def told() -> None:
        async with (
            serving(tmp_path) as house,
            house.guest() as home,
            house.guest("Somebody") as phone,
            house.guest("Ola") as ola,
        ):
            await sign_up(home, "Ala")
            begun = await phone.open("race", ME, BOT, seed=1)
            opened = await phone.open("race", ME, OPEN)
            joined = await ola.open("race", ME, OPEN)
            await phone.post(f"/tables/{joined}/join", {})
            guest_cookie = phone.http.cookies["galaktyka"]
            assert (await sign_in(phone, "Ala")).json()["name"] == "Ala"
            assert sorted(await my_tables(home)) == sorted([begun, opened, joined])
            assert (await home.http.get(f"/api/tables/{opened}")).json()["host"] is True
            assert (await home.http.get(f"/api/tables/{begun}/position?seat=0")).status_code == 200
            async with house.guest() as old_guest:
                old_guest.http.cookies.set("galaktyka", guest_cookie)
                assert await my_tables(old_guest) == []
                assert (await old_guest.http.get(f"/api/tables/{begun}/position?seat=0")).status_code == 403

    story(told())


def test_a_table_that_is_open_elsewhere_comes_back_as_the_account(tmp_path: Path):
    """Somebody plays as a guest in one tab and signs in in another one."""

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as home, house.guest("Somebody") as tab:
            await sign_up(home, "Ala")
            begun, waiting = await tab.open("race", ME, BOT, seed=1), await tab.open("race", ME, OPEN)
            async with tab.at(begun) as one, tab.at(waiting) as two, home.at(begun, None) as watcher:
                await one.asked()
                await two.until(lambda: bool(two.table))
                await watcher.until(lambda: bool(watcher.table))
                await sign_in(tab, "Ala")
                for seat in (one, two):
                    with pytest.raises(ConnectionClosed):
                        await seat.until(lambda: False)
                    assert seat.socket.close_code == 1013
                await watcher.until(lambda: watcher.table["seats"][0]["mine"])
                assert (await watcher.ask({"type": "look", "seat": 0, "lang": "en"}))["type"] == "looking"
            async with tab.at(begun) as again:
                await again.asked()
                await again.play_any()

    story(told())


def test_who_signs_in_from_another_account_brings_nothing_along(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as ala, house.guest() as ola:
            await sign_up(ala, "Ala")
            await sign_up(ola, "Ola")
            table = await ola.open("race", ME, BOT, seed=1)
            assert (await sign_in(ola, "Ala")).status_code == 200
            assert await my_tables(ola) == []
            assert (await sign_in(ola, "Ola")).status_code == 200
            assert await my_tables(ola) == [table]

    story(told())


def test_signing_out_forgets_the_device_and_not_the_games(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            await sign_up(ala, "Ala")
            table = await ala.open("race", ME, BOT, seed=1)
            answer = await ala.http.delete("/api/session")
            assert answer.status_code == 204
            assert cookie_of(answer)["max-age"] == "0"
            assert await me(ala) is None
            assert refusal(await ala.post("/tables", {"game": "race", "seats": [ME, BOT]})) == (401, "nobody")
            assert (await ala.http.get(f"/api/tables/{table}/position?seat=0")).status_code in (401, 403)
            await sign_in(ala, "Ala")
            assert await my_tables(ala) == [table]

    story(told())


def test_the_name_of_an_account_is_taken_in_any_case(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Żółw") as first, house.guest("Żółw") as second:
            assert (await sign_up(first, "Żółw")).status_code == 201
            for name in ("Żółw", "ŻÓŁW", "  żółw "):
                assert refusal(await sign_up(second, name)) == (409, "name-taken")
            assert (await me(second) or {})["account"] is False
            assert refusal(await sign_up(first, "Żółw drugi")) == (409, "account-already")

    story(told())


def test_an_account_cannot_take_the_name_of_another_but_a_guest_may_be_called_the_same(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as ala, house.guest() as ola, house.guest("Ewa") as ewa:
            await sign_up(ala, "Ala")
            await sign_up(ola, "Ola")
            assert refusal(await ola.http.patch("/api/me", json={"name": "ALA"})) == (409, "name-taken")
            assert (await me(ola) or {})["name"] == "Ola"
            assert (await ewa.http.patch("/api/me", json={"name": "Ala"})).json()["name"] == "Ala"
            assert (await ala.http.patch("/api/me", json={"name": "Alicja"})).json()["name"] == "Alicja"
            assert (await sign_in(ewa, "Alicja")).status_code == 200
            assert (await ola.http.patch("/api/me", json={"name": "Ala"})).status_code == 200

    story(told())


@pytest.mark.parametrize("name", ["", "   ", "a|b", "x" * 200, "line\nbreak\x00", "\u202ereversed"])
def test_a_name_that_cannot_stand_in_a_record_is_refused(tmp_path: Path, name: str):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as somebody:
            for answer in (await somebody.post("/me", {"name": name}), await sign_up(somebody, name)):
                assert answer.status_code == 400
                assert "set-cookie" not in answer.headers
            assert await me(somebody) is None

    story(told())


def test_a_password_has_a_least_and_a_greatest_length(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as ala:
            for password in ("", "x" * (SHORTEST_PASSWORD - 1), "x" * (LONGEST_PASSWORD + 1)):
                assert refusal(await sign_up(ala, "Ala", password)) == (400, "password-length")
            longest = "ż" * LONGEST_PASSWORD
            assert (await sign_up(ala, "Ala", longest)).status_code == 201
            assert refusal(await sign_in(ala, "Ala", longest[:-1])) == (401, "wrong-password")
            assert (await sign_in(ala, "Ala", longest)).status_code == 200

    story(told())


def test_an_unknown_name_and_a_wrong_password_are_answered_alike(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ola") as guest, house.guest() as ala:
            await sign_up(ala, "Ala")
            wrong = await sign_in(guest, "Ala", "not the password")
            unknown = await sign_in(guest, "Nobody", "not the password")
            guests_name = await sign_in(guest, "Ola", "")
            assert refusal(wrong) == (401, "wrong-password")
            assert wrong.content == unknown.content == guests_name.content
            assert "set-cookie" not in wrong.headers
            assert (await me(guest) or {})["name"] == "Ola"

    story(told())


def test_passwords_of_one_name_cannot_be_tried_for_long_however_it_is_written(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as thief, house.guest() as ala:
            await sign_up(ala, "Ala Makota")
            spellings = ["Ala Makota", "ALA MAKOTA", " ala makota", "Ala  Makota", "Ala\tMakota "]
            answers = [await sign_in(thief, spellings[i % 5], f"guess number {i}") for i in range(AT_ONCE + 5)]
            statuses = [answer.status_code for answer in answers]
            # Slow machines earn a try back meanwhile: one every quarter of a minute.
            assert statuses[:AT_ONCE] == [401] * AT_ONCE
            assert 429 in statuses[AT_ONCE:]
            limited = answers[statuses.index(429)]
            assert refusal(limited) == (429, "too-many-tries")
            assert refusal(await sign_in(thief, "Somebody else", "a first guess")) == (401, "wrong-password")

    story(told())


def from_address(guest: Guest, number: int) -> httpx.AsyncClient:
    """The same server, asked by somebody else."""
    return httpx.AsyncClient(
        base_url=guest.http.base_url, headers={"X-Forwarded-For": f"10.0.0.{number}"}, cookies={}, timeout=30
    )


def test_nobody_is_locked_out_by_wrong_passwords_from_elsewhere(tmp_path: Path):
    async def told() -> None:
        async with (
            serving(tmp_path, guarded=True, behind_proxy=True) as house,
            house.guest() as ala,
            from_address(ala, 1) as thief,
        ):
            await sign_up(ala, "Ala")
            wrong = {"name": "Ala", "password": "a wrong guess"}
            statuses = [(await thief.post("/api/session", json=wrong)).status_code for _ in range(AT_ONCE + 3)]
            assert 429 in statuses[AT_ONCE:]
            for _ in range(AT_ONCE + 3):  # the right password is no attempt
                assert (await sign_in(ala, "Ala")).status_code == 200
            async with from_address(ala, 2) as phone:
                right = await phone.post("/api/session", json={"name": "ala", "password": PASSWORD})
                assert right.status_code == 200

    story(told())


def test_all_addresses_together_cannot_guess_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(accounts, "FOR_ONE_NAME", 10)

    async def told() -> None:
        async with serving(tmp_path, guarded=True, behind_proxy=True) as house, house.guest() as ala:
            await sign_up(ala, "Ala")
            statuses = []
            for number in range(14):
                async with from_address(ala, number) as thief:
                    answer = await thief.post("/api/session", json={"name": "Ala", "password": f"guess {number}"})
                    statuses.append(answer.status_code)
            assert statuses[:10] == [401] * 10
            assert 429 in statuses[10:]

    story(told())


def test_a_name_that_cannot_be_anybodys_is_not_remembered(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as thief:
            for name in ("x" * 60_000, "", "a|b"):
                assert refusal(await sign_in(thief, name)) == (401, "wrong-password")
            assert (await sign_in(thief, "Somebody")).status_code == 401
            kept = [*house.service.accounts.tries.left, *house.service.accounts.tries_for.left]
            assert kept == ["somebody 127.0.0.1", "somebody"]

    story(told())


def test_introducing_oneself_again_changes_nothing(tmp_path: Path):
    """A tab that does not know of the account yet sends the name of a star: it is no other name for the account."""

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Vega") as zosia:
            await sign_up(zosia, "Zosia")
            again = await zosia.post("/me", {"name": "Rigel"})
            assert again.status_code == 200
            assert again.json() == await me(zosia)
            assert (await me(zosia) or {})["name"] == "Zosia"
            assert cookie_of(again).value == zosia.http.cookies["galaktyka"]

    story(told())


def test_the_cookie_is_for_this_server_alone_and_out_of_reach_of_scripts(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as ala:
            plain = cookie_of(await ala.post("/me", {"name": "Ala"}))
            behind_https = await ala.http.post("/api/me", json={"name": "Ala"}, headers={"X-Forwarded-Proto": "https"})
            for cookie in (plain, cookie_of(behind_https)):
                assert cookie["httponly"] is True
                assert cookie["samesite"] == "lax"
                assert cookie["path"] == "/"
                assert cookie["domain"] == ""
                assert int(cookie["max-age"]) > 300 * 24 * 3600
            assert plain["secure"] == ""
            assert cookie_of(behind_https)["secure"] is True

    story(told())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has more than one address of its own by default")
@pytest.mark.parametrize(("flags", "secure"), [(["--behind-proxy"], True), ([], "")])
def test_a_proxy_on_another_machine_may_say_that_people_come_by_https(
    tmp_path: Path, flags: list[str], secure: bool | str
):
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with running(tmp_path, "--thinkers", "1", *flags) as address, httpx.Client(transport=elsewhere) as proxy:
        answer = proxy.post(f"{address}/api/me", json={"name": "Ala"}, headers={"X-Forwarded-Proto": "https"})
        assert cookie_of(answer)["secure"] == secure


def test_a_forged_cookie_is_nobodys(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await ala.open("race", ME, BOT, seed=1)
            real = ala.http.cookies["galaktyka"]
            person, _, signature = real.partition(".")
            olas = ola.http.cookies["galaktyka"].partition(".")[2]
            swapped = signature[:-2] + ("AA" if signature[-2:] != "AA" else "BB")
            forged = [person, f"{person}.", f".{signature}", f"{person}.{olas}", f"{person}.{swapped}", "x.y.z", "ż.é"]
            for cookie in forged:
                headers = {b"Cookie": f"galaktyka={cookie}".encode()}
                async with httpx.AsyncClient(base_url=ala.http.base_url, headers=headers) as thief:
                    assert (await thief.get("/api/me")).json() is None
                    assert (await thief.get(f"/api/tables/{table}/position?seat=0")).status_code in (401, 403)
                    body = {"game": "race", "seats": [ME, BOT]}
                    assert (await thief.post("/api/tables", json=body)).status_code == 401

    story(told())


def test_the_password_is_kept_only_as_a_hash(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as ala:
            await sign_up(ala, "Ala")
            account = await house.service.store.account("Ala")
            assert account is not None
            assert account.password.startswith("$argon2id$")
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert b"Ala" in kept
        assert PASSWORD.encode() not in kept

    story(told())


def test_names_cannot_be_tried_one_after_another_from_one_address(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest() as thief:
            answers = [await sign_in(thief, f"Name {i}", "the same password") for i in range(FROM_ONE_ADDRESS + 8)]
            statuses = [answer.status_code for answer in answers]
            assert statuses[:FROM_ONE_ADDRESS] == [401] * FROM_ONE_ADDRESS
            assert 429 in statuses[FROM_ONE_ADDRESS:]
            new = [await sign_up(thief, f"New {i}") for i in range(3)]
            assert 429 in [answer.status_code for answer in new]

    story(told())


def test_the_real_hash_is_a_strong_one():
    assert OURS.memory_cost >= 19 * 1024  # KiB: the least that OWASP recommends
    assert OURS.time_cost >= 2
