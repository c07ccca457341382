"""Whatever is sent, the service answers: no 500, no crash, and the table goes on."""

import contextlib
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from msgspec.json import schema_components
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from websockets.exceptions import ConnectionClosed

from galaktyka.server.messages.sockets import Asked
from galaktyka.server.schema import document
from tests.server.running import serving as running
from tests.server.serving import BOT, ME, OPEN, Seat, serving, story

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROUNDS = 300
WORDS = [
    "",
    "x",
    "race",
    "gem-world",
    "0",
    "null",
    "ż" * 70,
    "../../etc/passwd",
    "%00",
    "🚀",
    "' OR 1=1 --",
    "\x00",
    "\u202e",
]


class Nonsense:
    """Messages that are almost right, made from the schema of what may be asked."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        _, self.schemas = schema_components([Asked])

    def of(self, schema: dict[str, Any]) -> Any:
        """Something that fits the schema, or now and then something that does not."""
        if self.rng.random() < 0.05:
            return self.rng.choice([None, True, -1, 2**70, 1.5, "?", [], {}, [[[[]]]], "x" * 2000])
        if "$ref" in schema:
            return self.of(self.schemas[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return self.of(self.rng.choice(schema["anyOf"]))
        if "enum" in schema:
            return self.rng.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return self.of_object(schema)
            case "array":
                return [self.of(schema.get("items", {})) for _ in range(self.rng.randrange(4))]
            case "integer":
                return self.rng.choice([0, 0, 1, 2, -1, 99, 10**12])
            case "string":
                return self.rng.choice(WORDS)
            case "null":
                return None
        return self.rng.choice(WORDS)

    def of_object(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Its fields; one may be missing, one too many."""
        fields = {name: self.of(field) for name, field in schema.get("properties", {}).items()}
        if fields and self.rng.random() < 0.1:
            fields.pop(self.rng.choice(sorted(fields)))
        if self.rng.random() < 0.05:
            fields["extra"] = 1
        return fields

    def message(self, seat: Seat) -> str:
        """A request; often about the question that is being asked."""
        asked = self.of(self.schemas["Asked"])
        request = asked.get("request") if isinstance(asked, dict) else None
        if isinstance(request, dict) and self.rng.random() < 0.5:
            entries = seat.position["choice"]["entries"] if seat.position.get("choice") else []
            real = {"moment": seat.position.get("moment", ""), "seat": 0}
            if entries:
                entry = self.rng.choice(entries)
                real |= {"thing": entry["thing"], "chosen": [entry["key"]] * 2, "actions": [entry["action"] or "?"]}
            request.update({name: value for name, value in real.items() if name in request})
        text = json.dumps(asked)
        return text[: self.rng.randrange(len(text))] if self.rng.random() < 0.05 else text


@pytest.mark.parametrize("game", ["race", "frontiers", "artifacts", "cosmos"])
def test_no_message_on_the_socket_breaks_the_table(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture):
    async def told() -> None:
        nonsense = Nonsense(5)
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open(game, ME, BOT, seed=3)
            async with ala.at(table) as seat:
                await seat.asked()
                for _ in range(ROUNDS):
                    await seat.socket.send(nonsense.message(seat))
                seat.number = 10**6
                assert (await seat.ask({"type": "look", "seat": 0, "lang": "en"}))["type"] == "looking"
            async with ala.at(table) as seat:
                if not (await seat.asked())["ending"]:
                    await seat.play_any()

    with caplog.at_level(logging.ERROR):
        story(told())
    assert [record.getMessage() for record in caplog.records if record.name.startswith("galaktyka")] == []


@pytest.mark.parametrize("game", ["race", "cosmos"])
def test_moves_that_come_twice_late_and_in_any_order_count_once(tmp_path: Path, game: str):
    async def told() -> None:
        rng = random.Random(11)
        sent: list[dict[str, Any]] = []
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open(game, ME, BOT, seed=3)
            async with ala.at(table) as seat, ala.at(table) as other:
                for turn in range(15):
                    if (await seat.asked())["ending"]:
                        break
                    move = seat.move(await seat.any_answer(), f"deed-{turn}")
                    stray = rng.sample(sent, min(len(sent), 4))
                    replies = [await other.ask(old) for old in stray]
                    assert [reply["type"] for reply in replies] == ["accepted"] * len(stray)
                    forged = [{**old, "deed": f"{old['deed']}-again-{turn}"} for old in stray]
                    codes = {(await other.ask(old))["problem"]["code"] for old in forged}
                    assert codes <= {"stale"}
                    before = seat.position["version"]
                    assert (await seat.ask(move))["type"] == "accepted"
                    assert (await other.ask(move))["type"] == "accepted"
                    await seat.until(lambda before=before: seat.position["version"] != before)  # type: ignore[misc]
                    sent.append(move)
            kept = [entry.id for entry in await house.service.store.journal(table) if entry.seat == 0]
            assert kept == [f"0:{move['deed']}" for move in sent]
            assert len(sent) > 5

    story(told())


def test_a_flood_of_sockets_that_only_send_rubbish_leaves_the_table_as_it_was(tmp_path: Path):
    async def told() -> None:
        rng = random.Random(13)
        async with serving(tmp_path, largest_message=4000) as house, house.guest("Ala") as ala, house.guest() as vandal:
            table = await ala.open("race", ME, BOT, seed=3)
            async with ala.at(table) as seat:
                before = dict(await seat.asked())
                for length in (0, 1, 100, 3999, 4001, 10**6):
                    for rubbish in (rng.randbytes(length), "{" * length, '{"number":' + "9" * length):
                        async with vandal.at(table, None) as watcher:
                            with contextlib.suppress(ConnectionClosed):
                                await watcher.socket.send(rubbish)
                                await watcher.hear()
                asked = f"/api/tables/{table}/position?seat=0"
                after = (await ala.http.get(asked)).json()
                assert {key: after[key] for key in ("moment", "choice", "view")} == {
                    key: before[key] for key in ("moment", "choice", "view")
                }
                await seat.play_any()

    story(told())


def test_the_document_describes_every_message(tmp_path: Path):
    schemas = document()["components"]["schemas"]
    assert {"Asked", "Answer", "ServerEvent", "Position", "Move", "Refused"} <= schemas.keys()
    assert {"RaceContent", "RaceView"} <= schemas.keys()
    assert len(document()["paths"]) > 15


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, str, list[str]]]:
    """The document of a server without limits, whose visitor has a name, a table of their own and one that waits."""
    unlimited = dict.fromkeys(
        ("GALAKTYKA_BURST", "GALAKTYKA_REQUESTS_PER_SECOND", "GALAKTYKA_TABLES_BURST", "GALAKTYKA_CHAT_BURST"), "1e9"
    )
    with running(tmp_path_factory.mktemp("fuzz"), "--thinkers", "1", **unlimited) as address:
        with httpx.Client(base_url=address) as http:
            http.post("/api/me", json={"name": "Ala"}).raise_for_status()
            bodies = [{"game": "race", "seats": seats} for seats in ([ME, BOT], [ME, OPEN])]
            tables = [http.post("/api/tables", json=body).json()["id"] for body in bodies]
            schema = schemathesis.openapi.from_dict(document())
            schema.config.update(base_url=address)
            cookie = http.cookies["galaktyka"]
        yield schema, cookie, tables


def test_no_request_that_the_document_allows_or_forbids_gives_a_500(api: tuple[Any, str, list[str]]):
    schema, cookie, tables = api
    knocked = 0
    for found in schema.get_all_operations():

        @given(case=found.ok().as_strategy())
        @settings(
            max_examples=12,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            deadline=None,
        )
        def knock(case: schemathesis.Case[Any]) -> None:
            name = str((case.path_parameters or {}).get("table_id", ""))
            if len(name) % 2:
                case.path_parameters["table_id"] = tables[len(name) // 2 % 2]
            case.cookies = {"galaktyka": cookie}
            checks = [not_a_server_error, response_schema_conformance, content_type_conformance]
            case.call_and_validate(checks=checks, timeout=60)

        knock()
        knocked += 1
    assert knocked > 20
