"""However much somebody asks for, the others get their share: hints, bots that think, chat, tables, news."""

import asyncio
import json
import threading
import time
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from galaktyka.server import tables
from galaktyka.server.bot_pool import MOST_ADVISED, MOST_ADVISED_THERE, MOST_ADVISING, BotPool, Turns
from galaktyka.server.bot_worker import think
from galaktyka.server.livetable import A_MOMENT
from galaktyka.server.problems import Refusal
from galaktyka.server.replaying import AT_ONCE, MOST_WAITING
from tests.server.histories.games import finished
from tests.server.serving import BOT, ME, OPEN, House, Seat, begun_by, serving, story
from tests.server.test_bot_pool import task

pytestmark = pytest.mark.once

HINT = {"type": "hint", "seat": 0}


async def no_hints(house: House) -> None:
    """All who give hints are busy."""
    for _ in range(MOST_ADVISING):
        await house.service.bot_pool.advising.acquire()


def hints_again(house: House) -> None:
    for _ in range(MOST_ADVISING):
        house.service.bot_pool.advising.release()


async def send(seat: Seat, request: dict[str, object]) -> int:
    """A request whose answer nobody waits for yet; its number."""
    seat.number += 1
    await seat.socket.send(json.dumps({"number": seat.number, "request": request}))
    return seat.number


# ------------------------------------------------------------------ hints


def test_a_move_does_not_wait_for_the_hint_before_it(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=4)
            async with ala.at(table) as seat:
                await seat.asked()
                await no_hints(house)
                hint = await send(seat, HINT)
                await asyncio.wait_for(seat.play_any(), 5)
                assert hint not in seat.answers
                hints_again(house)
                await seat.until(lambda: hint in seat.answers)
                assert seat.answers[hint]["type"] == "hints"

    story(told())


def test_one_hint_at_a_time_for_each_person(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await ala.open("race", ME, BOT, seed=4)
            other = await ola.open("race", ME, BOT, seed=4)
            async with ala.at(table, lang="pl") as seat, ola.at(other) as elsewhere:
                await seat.asked()
                await elsewhere.asked()
                await no_hints(house)
                first = await send(seat, HINT)
                refused = await asyncio.wait_for(seat.ask(HINT), 5)
                assert refused["problem"]["code"] == "hint-under-way"
                assert refused["problem"]["message"].startswith("Bot jeszcze zastanawia się")
                by_http = await ala.post(f"/tables/{table}/hints", {"seat": 0})
                assert by_http.status_code == 429
                second = await send(elsewhere, HINT)
                hints_again(house)
                await seat.until(lambda: first in seat.answers)
                await elsewhere.until(lambda: second in elsewhere.answers)
                assert (seat.answers[first]["type"], elsewhere.answers[second]["type"]) == ("hints", "hints")
                assert (await seat.ask(HINT))["type"] == "hints"

    story(told())


def test_who_goes_away_waits_for_no_hint(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=4)
            await no_hints(house)
            async with ala.at(table) as seat:
                await seat.asked()
                await send(seat, HINT)
                while not house.service.bot_pool.advised:
                    await asyncio.sleep(0.01)
            while house.service.bot_pool.advised:
                await asyncio.sleep(0.01)
            hints_again(house)
            async with ala.at(table) as seat:
                await seat.asked()
                assert (await seat.ask(HINT))["type"] == "hints"

    story(told())


def test_when_too_many_wait_for_hints_the_next_is_told_to_try_again():
    async def told() -> None:
        pool = BotPool(0, 30.0)
        for _ in range(MOST_ADVISING):
            await pool.advising.acquire()
        here = [f"here {n}" for n in range(MOST_ADVISED_THERE)]
        waiting = [asyncio.create_task(pool.advise(think, task(), who, "here")) for who in here]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refusal:
            await asyncio.wait_for(pool.advise(think, task(), "one more guest", "here"), 5)
        assert (refusal.value.status, refusal.value.code) == (503, "hints-busy")
        elsewhere = [f"elsewhere {n}" for n in range(MOST_ADVISED - len(here))]
        waiting += [asyncio.create_task(pool.advise(think, task(), who, f"of {who}")) for who in elsewhere]
        await asyncio.sleep(0)
        assert len(pool.advised) == MOST_ADVISED
        with pytest.raises(Refusal) as refusal:
            await asyncio.wait_for(pool.advise(think, task(), "one more", "alone"), 5)
        assert (refusal.value.status, refusal.value.code) == (503, "hints-busy")
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not pool.advised
        pool.close()

    story(told())


# ------------------------------------------------------------------ chat


def lines(seat: Seat) -> list[str]:
    return [news["text"] for news in seat.heard if news["type"] == "chat"]


def test_a_line_that_is_sent_again_is_said_once(tmp_path: Path):
    """The connection breaks after the line was written: the page sends it again when it is back."""

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await ala.open("race", ME, BOT, seed=4)
            async with ala.at(table) as seat:
                first = await seat.say("hello", "1")
            async with ala.at(table) as seat, ola.at(table, None) as watcher:
                assert await seat.say("hello", "1") == first
                by_http = await ala.post(f"/tables/{table}/chat", {"text": "hello", "line": "1"})
                assert by_http.json()["number"] == first["number"]
                assert (await watcher.say("hello", "1"))["number"] == 2, "the words of others are their own"
                await seat.until(lambda: len(lines(seat)) == 2)
                assert [line.name for line in await house.service.store.chat(table)] == ["Ala", "Ola"]
                for word in ("", "x" * 65):
                    refused = await ala.post(f"/tables/{table}/chat", {"text": "hello", "line": word})
                    assert (refused.status_code, refused.json()["code"]) == (400, "line-id")

    story(told())


def test_who_writes_too_much_is_told_to_wait_and_the_others_are_not(tmp_path: Path):
    async def told() -> None:
        async with (
            serving(tmp_path, chat_burst=3.0, chat_per_second=0.001) as house,
            house.guest("Ala") as ala,
            house.guest("Ola") as ola,
        ):
            table = await ala.open("race", ME, BOT, listed=True)
            async with ola.at(table, None, lang="pl") as watcher, ala.at(table) as seat:
                said = [await watcher.say(f"line {n}") for n in range(4)]
                assert [answer["type"] for answer in said] == ["chat", "chat", "chat", "problem"]
                assert said[3]["problem"]["code"] == "too-much-said"
                assert said[3]["problem"]["message"].startswith("Piszesz za szybko")
                by_http = await ola.post(f"/tables/{table}/chat", {"text": "more", "line": "a"})
                assert by_http.status_code == 429
                assert (await seat.say("hello"))["type"] == "chat"
                answers = []
                for number in range(6):  # four lines are said, and fifteen may be from one address
                    async with house.guest(f"Guest {number}") as guest, guest.at(table, None) as another:
                        answers += [(await another.say(f"line {n}"))["type"] for n in range(2)]
                assert answers == ["chat"] * 11 + ["problem"]

    story(told())


# ------------------------------------------------------------------ bots and tables


def test_bots_play_among_themselves_only_while_somebody_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables, "BETWEEN_ROUNDS", 1000)  # they begin at once, not when somebody looks after them

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest() as nobody:
            table = await ala.open("race", BOT, BOT, seed=4)
            live = house.service.tables.awake[table]
            assert live.bots_at_work is None
            async with nobody.at(table, None) as watcher:
                await watcher.until(lambda: watcher.position.get("step", 0) > 20)
            while live.bots_at_work:
                await asyncio.sleep(0.01)
            assert live.session is not None
            assert not live.session.state.is_over(), "nobody has seen the end"
            left_at = live.session.version
            house.service.tables.let_bots_play(live)
            assert live.bots_at_work is None
            async with nobody.at(table, None) as watcher:
                await watcher.until(lambda: bool(watcher.position.get("ending")))
            assert live.session.version > left_at

    story(told())


def test_while_all_think_everybody_gets_a_turn_however_many_tables_somebody_has():
    async def told() -> None:
        turns, served = Turns(), []

        async def wait(whose: str) -> None:
            await turns.get(whose)
            served.append(whose)

        waiting = [asyncio.create_task(wait(whose)) for whose in [*"aaaaaa", *"bb", "c"]]
        await asyncio.sleep(0)
        waiting[1].cancel()
        for _ in range(8):
            turns.put(object())  # type: ignore[arg-type]
            await asyncio.sleep(0)
        assert "".join(served) == "abcabaaa"
        turns.put(object())  # type: ignore[arg-type]
        await asyncio.sleep(0)
        assert (len(turns.free), len(turns.waiting)) == (1, 0)

    story(told())


def test_a_process_that_comes_for_somebody_who_just_left_is_not_lost():
    async def told() -> None:
        turns = Turns()
        waiting = asyncio.create_task(turns.get("a"))
        await asyncio.sleep(0)
        turns.put(object())  # type: ignore[arg-type]
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert len(turns.free) == 1

    story(told())


def test_the_turns_of_bots_are_of_whoever_opened_their_table(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            whose: list[str] = []
            get = house.service.bot_pool.turns.get

            async def noted(who: str) -> object:
                whose.append(who)
                return await get(who)

            house.service.bot_pool.turns.get = noted  # type: ignore[method-assign, assignment]
            table = await ala.open("race", ME, BOT, seed=4)
            async with ala.at(table) as seat:
                await seat.asked()
                await seat.play_any()
            assert set(whose) == {house.service.tables.awake[table].row.host} != {""}

    story(told())


def test_who_opens_too_many_tables_is_told_to_wait(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, tables_burst=3.0, tables_per_second=0.001) as house, house.guest("Ala") as ala:
            record, _, _ = finished()
            table = await ala.open("race", ME, BOT, seed=4)
            branched = await ala.post(f"/tables/{table}/branch", {"step": 0, "seat": 0})
            assert branched.status_code == 201
            uploaded = await ala.post("/records", {"text": record})
            assert uploaded.status_code == 201
            for path, body in (
                ("/tables", {"game": "race", "seats": [ME, BOT]}),
                (f"/tables/{table}/branch", {"step": 0, "seat": 0}),
                ("/records", {"text": record}),
            ):
                refused = await ala.post(f"{path}?lang=pl", body)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
                assert refused.json()["message"].startswith("Z twojego adresu")
            assert len((await ala.http.get("/api/tables?mine=true")).json()) == 3

    story(told())


def test_nobody_comes_in_under_any_number_of_names(tmp_path: Path):
    async def told() -> None:
        async with (
            serving(tmp_path, burst=12.0, requests_per_second=0.001) as house,
            house.guest("Ala") as ala,
            house.guest("Ola"),
            house.guest() as third,
        ):
            refused = await third.post("/me?lang=pl", {"name": "Ela"})
            assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
            assert refused.json()["message"].startswith("Za dużo żądań")
            assert (await ala.post("/me", {"name": "Ala"})).status_code == 200  # who is known is no newcomer

    story(told())


# ------------------------------------------------------------------ news of who is there


def told_of_the_table(seat: Seat) -> int:
    return len([news for news in seat.heard if news["type"] == "table"])


def test_those_who_only_watch_come_and_go_without_a_word(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola)
            async with ala.at(table) as seat, ala.at(table):
                await seat.asked()
                before = told_of_the_table(seat)
                for _ in range(3):
                    async with ola.at(table, None) as watcher:  # her first page makes a difference, the second none
                        await seat.until(lambda: seat.table["seats"][1]["present"])
                        heard = told_of_the_table(seat)
                        async with house.guest() as nobody, nobody.at(table, None) as stranger, ola.at(table, 1):
                            await stranger.until(lambda: bool(stranger.table))
                        assert (await watcher.say("hello"))["type"] == "chat"
                        await seat.until(lambda: seat.heard[-1]["type"] == "chat")
                        assert told_of_the_table(seat) == heard
                    await seat.until(lambda: not seat.table["seats"][1]["present"])
                assert told_of_the_table(seat) == before + 6

    story(told())


def test_news_of_the_table_are_made_once_for_all_who_see_the_same(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola)
            live = house.service.tables.awake[table]
            host, friend = (seat.person for seat in live.row.seats)
            spectators = [live.table_news(person, "en") for person in ("", "somebody", "somebody else")]
            assert len({id(news) for news in spectators}) == 1
            presenter = [live.table_news(person, lang) for person in (host, friend, "") for lang in ("en", "pl")]
            assert len({id(news) for news in presenter}) == 6
            for person in (host, friend, ""):
                news = json.loads(live.table_news(person, "en"))["news"]["table"]
                by_http = msgspec.to_builtins(live.info(person, "en"))
                assert news == by_http
            async with ola.at(table, 1) as seat:
                await seat.until(lambda: bool(seat.table))
                assert json.loads(live.table_news("", "en"))["news"]["table"]["seats"][1]["present"]
                await seat.asked()
                await seat.play_any()
            assert json.loads(live.table_news(friend, "en"))["news"]["table"]["my_turn"] is False

    story(told())


def test_with_a_clock_positions_are_made_once_a_moment(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola, clock={"stock": 600, "bonus": 5})
            live = house.service.tables.awake[table]
            first, again = live.position(0, "en", None), live.position(0, "en", None)
            news = live.table_news("", "en")
            assert (first is again, live.table_news("", "en") is news) == (True, True)
            await asyncio.sleep(2 * A_MOMENT)
            later = live.position(0, "en", None)
            assert json.loads(first)["clocks"][0] - json.loads(later)["clocks"][0] >= A_MOMENT
            assert live.table_news("", "en") is not news

    story(told())


def test_one_client_holds_only_so_many_sockets_at_a_table(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, most_sockets_at_table=2) as house, house.guest("Ala") as ala:
            table, other = await ala.open("race", ME, BOT), await ala.open("race", ME, BOT)
            async with ala.at(table), ala.at(table), ala.at(other) as seat:
                with pytest.raises(InvalidStatus):
                    async with ala.at(table):
                        pass
                await seat.asked()
            while house.service.sockets_at:
                await asyncio.sleep(0.01)
            async with ala.at(table) as seat:
                await seat.asked()

    story(told())


# ------------------------------------------------------------------ which news are newer


def test_the_revision_of_a_table_grows_with_what_everybody_may_see(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await ala.open("race", ME, OPEN)

            async def revision() -> int:
                return int((await ala.http.get(f"/api/tables/{table}")).json()["revision"])

            opened = await revision()
            joined = (await ola.post(f"/tables/{table}/join", {})).json()["revision"]
            begun = (await ala.post(f"/tables/{table}/start", {})).json()["revision"]
            assert opened < joined < begun
            async with ola.at(table, 1) as two, ala.at(table) as one:
                await two.asked()
                await two.play_any()
                assert await revision() == begun, "what Ola has discarded in secret is no news"
                await one.asked()
                await one.play_any()
                assert await revision() > begun
            seen = await revision()
            (mine,) = (await ala.http.get("/api/tables?mine=true")).json()
            del house.service.tables.awake[table]
            (asleep,) = (await ala.http.get("/api/tables?mine=true")).json()
            assert (mine["revision"], asleep["revision"], await revision()) == (seen, seen, seen)

    story(told())


# ------------------------------------------------------------------ what takes long


def test_what_takes_long_counts_for_several_requests(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, burst=22.0, requests_per_second=0.001) as house, house.guest("Ala") as ala:
            record, _, _ = finished()
            table = await ala.open("race", ME, BOT, seed=4)

            async def status(path: str) -> int:
                answer = await ala.http.get(f"/api/tables/{table}{path}")
                return answer.status_code

            async def asleep(path: str) -> int:
                house.service.tables.awake.pop(table, None)
                return await status(path)

            for path, look, times in (  # 22 are enough for so many
                ("/history", status, 4),
                ("/history/0", status, 11),
                ("/verification", status, 4),
                ("/position", asleep, 4),
                ("", asleep, 4),
            ):
                house.service.tables.allowance.left.clear()
                statuses = [await look(path) for _ in range(times + 1)]
                assert statuses == [200] * times + [429], path
            house.service.tables.allowance.left.clear()
            assert [await status("/position") for _ in range(30)] == [200] * 30, "once awake, it costs nothing more"
            house.service.tables.allowance.left.clear()
            uploads = [(await ala.post("/records", {"text": record})).status_code for _ in range(2)]
            assert uploads == [201, 429]

    story(told())


def test_games_are_replayed_by_a_few_threads_for_all(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            replaying = house.service.tables.replaying
            rows = [(await house.service.tables.find(await ala.open("race", ME, BOT))).row for _ in range(6)]

            def slowly(past: object) -> str:
                time.sleep(0.02)
                return threading.current_thread().name

            names = await asyncio.gather(*(house.service.replay_cache.look(row, slowly) for row in rows))
            assert 1 <= len(set(names)) <= AT_ONCE
            assert all(name.startswith("replaying") for name in names)
            replaying.waiting += MOST_WAITING
            refused = await ala.http.get(f"/api/tables/{rows[0].id}/history")
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            del house.service.tables.awake[rows[0].id]
            async with ala.at(rows[0].id) as seat:
                with pytest.raises(ConnectionClosed):
                    await seat.hear()
                assert seat.socket.close_code == 1013, "come again"
            replaying.waiting -= MOST_WAITING
            assert (await ala.http.get(f"/api/tables/{rows[0].id}/history")).status_code == 200

    story(told())
