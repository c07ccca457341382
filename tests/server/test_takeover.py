"""A service that was started plain takes the compiled engine over while people play, and nothing is lost."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

import galaktyka
from galaktyka.engine import is_compiled
from galaktyka.server import takeover
from galaktyka.text.catalogue import Words
from tests.building import ROOT
from tests.server.serving import ME, House, free_port
from tests.server.survivors import Player, acknowledged_and_kept

pytestmark = pytest.mark.once

TAKEN_OVER = Words("en").say("server.cli.taken-over")
LONGEST_PAUSE = 2.0
"""Seconds from the last answer of the old process to the first of the new one."""


class Plain(House):
    """A plain service that waits for its engine; here that is the build under test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.database = f"sqlite:///{folder / 'games.db'}"
        self.engine = folder / "engine"

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator["Plain"]:
        command = [sys.executable, "-m", "galaktyka", "serve", "--no-browser", "--lang", "en"]
        self.process = await asyncio.create_subprocess_exec(
            *command,
            *("--port", str(self.port), "--database", self.database, "--thinkers", "1"),
            stdout=-1,
            stderr=-1,
            process_group=0,
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT / "src"),
                takeover.ENGINE: str(self.engine),
                "GALAKTYKA_BURST": "1e9",
            },
        )
        try:
            await self.says(f"127.0.0.1:{self.port}")
            yield self
        finally:
            if self.process.returncode is None:
                self.process.kill()
            await self.process.communicate()  # until the successor has ended, too

    async def says(self, text: str) -> None:
        assert self.process.stdout
        line = (await self.process.stdout.readline()).decode()
        assert text in line, (line, await self.errors() if not line else "")

    async def errors(self) -> str:
        assert self.process.stderr
        return (await self.process.stderr.read()).decode()

    def build_engine(self, package: Path | None = None) -> None:
        """As `./play` does when it is compiled."""
        unfinished = self.folder / "engine.new"
        unfinished.mkdir()
        (unfinished / "galaktyka").symlink_to(package or Path(galaktyka.__file__).parent)
        unfinished.rename(self.engine)

    async def health(self) -> dict[str, str]:
        async with httpx.AsyncClient(timeout=30) as http:
            answer: dict[str, str] = (await http.get(f"http://127.0.0.1:{self.port}/health")).json()
        return answer

    async def interrupt(self) -> None:
        """Ctrl-C in the terminal."""
        os.killpg(self.process.pid, signal.SIGINT)

    async def ended(self) -> int:
        """The exit code, when nobody listens at the port any more."""
        code = await self.process.wait()
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
            except ConnectionRefusedError:
                return code
            except OSError:
                pass
            await asyncio.sleep(0.01)


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


async def stop(playing: list[asyncio.Task[None]]) -> None:
    """Python 3.11 forgets a cancellation that comes in the same moment as what was waited for."""
    while under_way := [task for task in playing if not task.done()]:
        for task in under_way:
            task.cancel()
        await asyncio.wait(under_way, timeout=0.1)
    for task in playing:
        assert task.cancelled() or task.exception() is None, task.exception()


async def pause_of_a_takeover(folder: Path) -> float:
    """Two games go on while the service changes its engine; the longest time without an answer, in seconds."""
    async with Plain(folder).running() as service, service.guest("Ala") as ala:
        assert (await service.health())["engine"] == "plain"
        tables = [await ala.open(game, ME, {"kind": "local", "name": "Ola"}) for game in ("race", "cosmos")]
        players = [Player(ala, table) for table in tables]
        playing = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(len(player.acknowledged) >= 5 for player in players))
        service.build_engine()
        await service.says(TAKEN_OVER)
        before = [len(player.acknowledged) for player in players]
        await until(lambda: all(p.over or len(p.acknowledged) >= n + 5 for p, n in zip(players, before, strict=True)))
        assert (await service.health())["engine"] == ("compiled" if is_compiled() else "plain")
        await stop(playing)
        await service.interrupt()
        assert (await service.ended(), await service.errors()) == (0, "")
    assert await acknowledged_and_kept(service.database, players) >= 20
    return max(then - now for player in players for now, then in pairwise(player.answered_at))


def test_people_play_on_while_the_service_takes_the_compiled_engine_over(tmp_path: Path):
    pauses: list[float] = []
    while len(pauses) < 3 and not (pauses and min(pauses) < LONGEST_PAUSE):  # other work on the machine must not count
        folder = tmp_path / str(len(pauses))
        folder.mkdir()
        pauses.append(asyncio.run(asyncio.wait_for(pause_of_a_takeover(folder), 120)))
    print(f"pauses: {pauses}")
    assert min(pauses) < LONGEST_PAUSE


def test_whoever_ends_the_process_that_was_started_ends_its_successor(tmp_path: Path):
    async def told() -> None:
        async with Plain(tmp_path).running() as service:
            service.build_engine()
            await service.says(TAKEN_OVER)
            service.process.kill()
            await service.ended()
            assert await service.errors() == ""

    asyncio.run(asyncio.wait_for(told(), 60))


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_the_successor_ends_in_good_order_with_the_process_that_was_started(stop: signal.Signals, tmp_path: Path):
    async def told() -> None:
        async with Plain(tmp_path).running() as service:
            service.build_engine()
            await service.says(TAKEN_OVER)
            service.process.send_signal(stop)
            assert (await service.ended(), await service.errors()) == (0, "")

    asyncio.run(asyncio.wait_for(told(), 60))


def test_ctrl_c_while_the_successor_gets_ready_is_quiet(tmp_path: Path):
    async def told() -> None:
        async with Plain(tmp_path).running() as service:
            package = tmp_path / "galaktyka"
            package.mkdir()
            started = tmp_path / "started"
            (package / "__init__.py").write_text(f"open({str(started)!r}, 'w').close()\nwhile True: pass\n")
            service.build_engine(package)
            await until(started.exists)
            assert (await service.health())["status"] == "ok"
            await service.interrupt()
            assert (await service.ended(), await service.errors()) == (0, "")

    asyncio.run(asyncio.wait_for(told(), 60))


def test_an_engine_that_does_not_start_leaves_the_plain_one_in_service(tmp_path: Path):
    async def told() -> None:
        async with Plain(tmp_path).running() as service:
            package = tmp_path / "galaktyka"
            package.mkdir()
            (package / "__init__.py").write_text("raise SystemExit(3)\n")
            service.build_engine(package)
            assert service.process.stderr
            assert "goes on with the plain one" in (await service.process.stderr.readline()).decode()
            assert (await service.health())["engine"] == "plain"
            await service.interrupt()
            assert (await service.ended(), await service.errors()) == (0, "")

    asyncio.run(asyncio.wait_for(told(), 60))


class Idle:
    """What a handover needs of a server that has nothing to do."""

    should_exit = False
    interrupted = False


def test_where_no_socket_can_be_handed_over_the_next_start_takes_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(takeover, "can_hand_over", lambda: False)
    server = Idle()
    handover = takeover.Handover(tmp_path, None, server, "the next start")  # type: ignore[arg-type]
    asyncio.run(handover.follow())
    handover.finish()
    assert capsys.readouterr().out == "the next start\n"
    assert not server.should_exit


def test_an_engine_that_could_not_be_compiled_is_not_waited_for(tmp_path: Path):
    (tmp_path / "engine.failed").touch()
    assert not asyncio.run(asyncio.wait_for(takeover.engine_at(tmp_path / "engine"), 10))
