"""Games through real sockets: alone against bots, together, in both directions of time."""

import asyncio
import json
from pathlib import Path

import pytest

from galaktyka.games.frontiers.game import GAME as FRONTIERS
from galaktyka.server.lobby import set_up
from galaktyka.server.storage import TableRow
from galaktyka.server.storage.store import SeatRow
from galaktyka.server.tables import new_table_id
from tests.games.frontiers.scenario import scenario as frontiers
from tests.server.serving import BOT, ME, OPEN, Guest, House, begun_by, serving, story


@pytest.mark.parametrize("game", ["race", "frontiers", "artifacts", "cosmos"])
def test_a_whole_game_against_a_bot(tmp_path: Path, game: str):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open(game, ME, BOT, seed=4)
            async with ala.at(table) as seat:
                while not (await seat.asked())["ending"]:
                    await seat.play_any()
                ending = seat.position["ending"]
                assert ending["seed"] == "4"
                shown = (await ala.http.get(f"/api/tables/{table}")).json()
                assert shown["status"] == "over"
                assert shown["totals"] == [score["total"] for score in seat.position["scores"]]
                assert str(max(shown["totals"])) in ending["verdict"]

    story(told())


def test_two_people_play_and_a_spectator_watches(tmp_path: Path):
    async def told() -> None:
        async with (
            serving(tmp_path) as house,
            house.guest("Ala") as ala,
            house.guest("Ola") as ola,
            house.guest() as nobody,
        ):
            table = await ala.open("race", ME, OPEN)
            assert (await ola.post(f"/tables/{table}/join", {})).status_code == 200
            assert (await ala.post(f"/tables/{table}/start", {})).status_code == 200
            async with ala.at(table, 0) as one, ola.at(table, 1) as two, nobody.at(table, None) as watcher:
                for seat in (one, two):
                    await seat.asked()
                    await seat.play_any()
                await one.until(lambda: one.position["view"]["phase"] == "choose")
                await two.until(lambda: two.position["view"]["phase"] == "choose")
                await watcher.until(lambda: watcher.position.get("view", {}).get("phase") == "choose")
                assert one.position["deciders"] == [0, 1]
                assert "hand" in one.position["view"]["players"][0]
                assert "hand" not in one.position["view"]["players"][1]
                assert all("hand" not in player for player in watcher.position["view"]["players"])
                assert watcher.position["choice"] is None

    story(told())


def test_what_is_discarded_in_secret_reaches_nobody_else(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola)
            async with ala.at(table, 0) as one, ola.at(table, 1) as two:
                await one.asked()
                await two.asked()
                heard = len(two.heard)
                await one.play_any()
                assert (await two.say("and now?"))["type"] == "chat"
                assert [news["type"] for news in two.heard[heard:] if news["type"] == "position"] == []

    story(told())


def test_undo_takes_back_what_nobody_has_seen(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola)
            async with ala.at(table, 0) as one:
                start = await one.asked()
                refused = await one.ask(one.undo("a"))
                assert refused["problem"]["code"] == "table.undo-nothing"
                await one.play_any()
                assert one.position["can_undo"]
                assert (await one.ask(one.undo("b")))["type"] == "accepted"
                await one.asked()
                assert one.position["view"] == start["view"]
                assert one.position["back_to"] == 0
                assert one.position["moment"] != start["moment"]

    story(told())


def test_one_press_of_undo_takes_one_choice_back(tmp_path: Path):
    """On a slow line it is pressed twice, or sent again much later: the choice before is not meant."""

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("cosmos", ME, {"kind": "local", "name": "Ola"}, seed=4)
            async with ala.at(table) as one:
                await one.asked()
                while not (one.position["can_undo"] and one.position["choice"]):
                    await one.play_any()
                await one.play_any()
                assert one.position["can_undo"]
                first, second = one.undo("a"), one.undo("b")
                assert (await one.ask(first))["type"] == "accepted"
                assert (await one.ask(second))["problem"]["code"] == "stale"
                assert (await one.ask(first))["type"] == "accepted"  # the same press, sent again
                by_http = await ala.post(f"/tables/{table}/undo", {**second, "type": "undo"})
                assert (by_http.status_code, by_http.json()["code"]) == (409, "stale")
                assert (await ala.post(f"/tables/{table}/undo", {"seat": 0, "deed": "c"})).status_code == 400
                entries = await house.service.store.journal(table)
                assert [entry.id for entry in entries if entry.lines.startswith("undo")] == ["0:a"]

    story(told())


def test_undo_while_others_think_names_its_moment_too(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola)
            async with ala.at(table, 0) as one:
                await one.asked()
                await one.play_any()
                assert one.position["choice"] is None
                first, second = one.undo(), one.undo()
                assert (await one.ask(first))["type"] == "accepted"
                await one.asked()
                await one.play_any()
                assert (await one.ask(second))["problem"]["code"] == "stale"  # another choice was made since

    story(told())


def test_who_has_several_seats_knows_which_of_them_are_asked(tmp_path: Path):
    """Two at one screen and one elsewhere: which of the two has answered is no secret to their screen."""

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ula") as ula:
            table = await ala.open("race", ME, {"kind": "local", "name": "Ola"}, OPEN)
            await ula.post(f"/tables/{table}/join", {})
            await ala.post(f"/tables/{table}/start", {})
            async with ala.at(table, 0) as one, ala.at(table, 1) as two, ula.at(table, 2) as far:
                for seat in (one, two, far):
                    await seat.asked()
                assert (one.position["asked"], two.position["asked"], far.position["asked"]) == ([0, 1], [0, 1], [2])
                await one.play_any()
                assert one.position["asked"] == [1]
                assert one.position["deciders"] == [1, 2]
                await two.until(lambda: two.position["asked"] == [1])  # on the other page, too
                await two.play_any()
                await one.until(lambda: one.position["asked"] == [])
                assert (two.position["asked"], two.position["deciders"]) == ([], [0, 2])
                assert (await far.ask({"type": "chat", "text": "?", "line": "1"}))["type"] == "chat"
                assert far.position["asked"] == [2]
                assert len([news for news in far.heard if news["type"] == "position"]) == 1
                watched = (await ula.http.get(f"/api/tables/{table}/position")).json()
                assert watched["asked"] == [2]
                assert watched["seat"] is None

    story(told())


def test_the_running_sum_and_the_reason_why_not(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=4)
            async with ala.at(table, lang="pl") as seat:
                choice = (await seat.asked())["choice"]
                keys = [entry["key"] for entry in choice["entries"][:2]]
                ask = {"type": "gather", "seat": 0, "moment": seat.position["moment"]}
                half = await seat.ask({**ask, "chosen": keys[:1]})
                assert not half["complete"]
                assert choice["entries"][0]["label"] in half["so_far"]
                whole = await seat.ask({**ask, "chosen": keys})
                assert whole["complete"]
                assert sorted(whole["actions"]) == sorted(entry["action"] for entry in choice["entries"][:2])
                too_many = await seat.ask({**ask, "chosen": [entry["key"] for entry in choice["entries"][:3]]})
                assert "2" in too_many["fault"]
                assert (await seat.ask({**ask, "chosen": ["?"]}))["problem"]["code"] == "unknown-entry"
                why = await seat.ask({"type": "why", "seat": 0, "thing": "explore-5"})
                assert why["text"] == "Najpierw coś innego: odrzuć karty."
                hints = await seat.ask({"type": "hint", "seat": 0})
                best = hints["hints"][0]
                deeds = {entry["action"]: entry["deed"] for entry in choice["entries"]}
                assert len(best["actions"]) == 2  # both cards are advised at once
                assert all(deeds[action] in best["label"] for action in best["actions"])

    story(told())


def test_the_language_and_the_eyes_change_in_place(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, {"kind": "local", "name": "Ola"})
            async with ala.at(table) as seat:
                await seat.asked()
                assert seat.position["choice"]["prompt"].startswith("Discard")
                assert (await seat.ask({"type": "look", "seat": 1, "lang": "pl"}))["type"] == "looking"
                await seat.until(lambda: seat.position["seat"] == 1)
                assert seat.position["choice"]["prompt"].startswith("Odrzuć")
                assert "hand" not in seat.position["view"]["players"][0]
                assert await seat.ask({"type": "ping"}) == {"type": "pong"}
                await seat.ask({"type": "look", "seat": None, "lang": "pl"})
                await seat.until(lambda: seat.position["seat"] is None)
                assert all("hand" not in player for player in seat.position["view"]["players"])

    story(told())


def test_after_a_lost_connection_the_position_comes_whole(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("cosmos", ME, BOT, seed=9)
            async with ala.at(table) as seat:
                for _ in range(5):
                    await seat.asked()
                    await seat.play_any()
                await seat.asked()
                last = seat.position
            async with ala.at(table) as again:
                await again.asked()
                for part in ("view", "version", "step", "moment", "choice", "players", "scores"):
                    assert again.position[part] == last[part]
                assert again.position["since"] == again.position["version"]

    story(told())


def test_news_are_told_once_and_in_order(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("cosmos", ME, BOT, seed=9)
            async with ala.at(table) as seat:
                await seat.asked()
                while seat.position["step"] < 60:
                    await seat.asked()
                    await seat.play_any()
            positions = [news for news in seat.heard if news["type"] == "position"]
            assert [p["since"] for p in positions[1:]] == [p["version"] for p in positions[:-1]]
            steps = [line["step"] for p in positions for line in p["news"]]
            assert steps == sorted(steps)
            assert len(set(steps)) > 20

    story(told())


def test_chat_reaches_everybody_once(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest() as nobody:
            table = await ala.open("race", ME, BOT)
            async with ala.at(table) as one, nobody.at(table, None) as watcher:
                await watcher.until(lambda: bool(watcher.position))
                said = await one.say("  dzień   dobry ")
                assert said["text"] == "dzień dobry"
                await watcher.until(lambda: watcher.heard[-1]["type"] == "chat")
                assert watcher.heard[-1]["name"] == "Ala"
                assert (await watcher.say("hm"))["problem"]["code"] == "nobody"
                assert (await one.say("   "))["problem"]["code"] == "silent"
            async with ala.at(table) as one:
                await one.until(lambda: bool(one.position))
                assert [news["text"] for news in one.heard if news["type"] == "chat"] == ["dzień dobry"]

    story(told())


def test_others_see_who_is_there(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await ala.open("race", ME, OPEN)
            await ola.post(f"/tables/{table}/join", {})
            async with ala.at(table, 0) as one:
                await one.until(lambda: bool(one.table))
                assert [seat["present"] for seat in one.table["seats"]] == [True, False]
                async with ola.at(table, 1):
                    await one.until(lambda: one.table["seats"][1]["present"])
                await one.until(lambda: not one.table["seats"][1]["present"])
                await asyncio.sleep(0)

    story(told())


async def with_a_hidden_goal(house: House, ala: Guest, second: SeatRow) -> str:
    """New Frontiers: Ala holds a goal that cannot be turned up; after every pick she is asked all the same."""
    goals = [goal.id for goal in FRONTIERS.box.pack.goals if goal.id != "diversity"]
    position = frontiers(None, hidden_goal=("diversity", 0), goal_stack=goals, credits=5)
    me = (await ala.http.get("/api/me")).json()["id"]
    seats = [SeatRow("person", "Ala", me), second]
    document = json.dumps(position.state.to_document())
    row = TableRow(new_table_id(), "frontiers", "gathering", me, seats, {}, 0, document)
    return (await set_up(house.service.tables, row)).row.id


def test_who_plays_alone_is_not_asked_what_has_one_answer(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await with_a_hidden_goal(house, ala, SeatRow("bot", "random"))
            async with ala.at(table) as seat:
                await seat.asked()
                await seat.play(["choose develop"])
                await seat.asked()
                assert [news["choice"]["question"] for news in seat.heard if news.get("choice")] == ["pick", "buy"]
                entries = await house.service.store.journal(table)
                assert [entry.lines for entry in entries] == ["0 choose develop\n", "0 pass\n"]

    story(told())


def test_among_people_everybody_is_asked(tmp_path: Path):
    """Who was not asked would have told the others that there was nothing to choose."""

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await with_a_hidden_goal(house, ala, SeatRow("person", "Ola", "somebody"))
            async with ala.at(table) as seat:
                await seat.asked()
                await seat.play(["choose develop"])
                await seat.asked()
                assert seat.position["choice"]["question"] == "reveal"
                assert seat.position["view"]["players"][0]["legal"] == ["pass"]

    story(told())
