"""`galaktyka serve`: run the web service. Flags first, then the environment, then what is usual."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from galaktyka.core.errors import SetupError
from galaktyka.games import game_keys
from galaktyka.server.config import Config, LogLevel
from galaktyka.text.catalogue import LANGUAGES, Words

if TYPE_CHECKING:
    from galaktyka.server.announcing import Announcing
    from galaktyka.server.takeover import Predecessor

PREFIX = "GALAKTYKA_"
PORTS_TO_TRY = 20
RARELY = (50_000, 20, 100)
"""So many new objects between two looks at the young ones, and so on; Python's own numbers are 700, 10 and 10."""
YES = ("1", "yes", "true", "on")
NO = ("", "0", "no", "false", "off")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be said on the command line; everything in `Config` can be said in the environment."""
    say = words.say
    parser.add_argument("--host", metavar="NAME", help=say("server.cli.host"))
    parser.add_argument("--port", type=int, metavar="N", help=say("server.cli.port"))
    parser.add_argument("--database", metavar="URL", help=say("server.cli.database"))
    parser.add_argument("--page", metavar="DIR", help=say("server.cli.page"))
    parser.add_argument("--origin", action="append", dest="origins", metavar="URL", help=say("server.cli.origin"))
    parser.add_argument("--behind-proxy", action="store_true", default=None, help=say("server.cli.behind-proxy"))
    parser.add_argument("--thinkers", type=int, metavar="N", help=say("server.cli.thinkers"))
    parser.add_argument("--log-level", choices=get_args(LogLevel), help=say("server.cli.log-level"))
    parser.add_argument("--log-json", action="store_true", default=None, help=say("server.cli.log-json"))
    parser.add_argument("--no-browser", action="store_true", help=say("server.cli.no-browser"))


def config_from(args: argparse.Namespace, environ: Mapping[str, str] = os.environ) -> Config:
    """How the server is set up: `--port`, or `GALAKTYKA_PORT`, or the usual port."""
    config = Config()
    for field, kind in get_type_hints(Config).items():
        flag = getattr(args, field, None)
        variable = PREFIX + field.upper()
        if flag is not None:
            setattr(config, field, flag)
        elif variable in environ:
            setattr(config, field, from_environment(variable, environ[variable], kind))
    return config


def from_environment(variable: str, text: str, kind: Any) -> Any:
    """A setting as its field wants it."""
    named: dict[str, object] = {"variable": variable, "value": text[:80]}
    if kind is bool:
        if text.lower() not in (*YES, *NO):
            raise SetupError("server.cli.bad-flag", named)
        return text.lower() in YES
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            raise SetupError("server.cli.bad-number", named) from None
    if kind is LogLevel and text not in get_args(LogLevel):
        raise SetupError("server.cli.bad-choice", {**named, "known": ", ".join(get_args(LogLevel))})
    return text.split() if kind == list[str] else text


def run(args: argparse.Namespace, words: Words) -> int:
    """Serve until somebody stops it."""
    from galaktyka.server.logs import set_up_logs
    from galaktyka.server.takeover import find_predecessor

    config = config_from(args)
    set_up_logs(config.log_level, config.log_json)
    predecessor = find_predecessor(os.environ)
    return succeed(predecessor, config, words) if predecessor else begin(args, config, words)


def begin(args: argparse.Namespace, config: Config, words: Words) -> int:
    """Serve on a port of our own. Where `./play` compiles the engine meanwhile, a successor takes over with it."""
    from galaktyka.server.takeover import ENGINE, Handover

    asyncio.run(try_database(config))
    asked = args.port is not None or f"{PREFIX}PORT" in os.environ
    with bound(config.host, config.port, 1 if asked else PORTS_TO_TRY) as door:
        address = address_of(config.host, door)
        server = server_for(config, words.say("server.cli.running", address=address))
        if not args.no_browser:
            server.opened = address
        engine = os.environ.get(ENGINE)
        handover = Handover(Path(engine), door, server, words.say("server.cli.next-start")) if engine else None
        server.beside = handover.follow if handover else None
        listen(server, door)
        if handover:
            handover.finish()
        return 0 if server.started else 1


def succeed(predecessor: Predecessor, config: Config, words: Words) -> int:
    """Serve on the port of the process that served until now."""
    from galaktyka.server.bot_pool import import_early
    from galaktyka.server.positions import voice_of

    import_early()
    server = server_for(config, words.say("server.cli.taken-over"))
    server.config.load()
    for key in game_keys():
        for lang in LANGUAGES:
            voice_of(key, lang)
    if not predecessor.lets_go():
        return 0
    asyncio.run(try_database(config))

    async def end_with_predecessor() -> None:
        await predecessor.gone()
        server.should_exit = True

    server.beside = end_with_predecessor
    listen(server, predecessor.door)
    return 0 if server.started else 1


def server_for(config: Config, text: str) -> Announcing:
    """The server; it says the text as soon as it is there."""
    import uvicorn

    from galaktyka.server.announcing import Announcing
    from galaktyka.server.app import create_guarded

    settings = uvicorn.Config(
        create_guarded(config),
        ws_max_size=config.largest_message,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=config.behind_proxy,
        forwarded_allow_ips="*",
        timeout_graceful_shutdown=5,
    )
    return Announcing(settings, text)


def listen(server: Announcing, door: socket.socket) -> None:
    """Until somebody stops it."""
    collect_rarely()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[door])


def collect_rarely() -> None:
    """Looking for garbage stops everybody, the longer the more tables are awake, and there is hardly any."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


async def try_database(config: Config) -> None:
    """What is wrong with the database is said before anything else happens."""
    from galaktyka.server.storage import open_store

    store = await open_store(config.database_url())
    await store.close()


def bound(host: str, port: int, tries: int) -> socket.socket:
    """An open door at the port, or at one of the next ones."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        try:
            return socket.create_server((host.strip("[]"), number), family=family, backlog=2048)
        except (OSError, OverflowError) as error:
            fault = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
    raise SetupError("server.cli.no-port", {"host": host, "port": str(port), "fault": fault})


def address_of(host: str, door: socket.socket) -> str:
    """What to type into a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host.strip("[]") else host)
    return f"http://{name}:{door.getsockname()[1]}/"
