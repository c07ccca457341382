"""Starts servers that are made to be killed: all modules are imported once, each server is a fork of that.

Run as a program; on its standard input every line `PORT DATABASE` starts a server, whose process id it prints.
"""

import os
import signal
import sys
from functools import cache

import uvicorn
from litestar import Litestar

from galaktyka.games import find_game, shipped_keys
from galaktyka.server.app import create_app
from galaktyka.server.config import Config


@cache
def application(port: int, database: str) -> Litestar:
    """The server before it has opened anything."""
    return create_app(Config(port=port, database=database, thinkers=0, burst=1e9, tables_burst=1e9))


def main() -> None:
    """Start what is asked for."""
    for key in shipped_keys():
        find_game(key)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the killed
    for line in sys.stdin:
        port, database = line.split()
        app = application(int(port), database)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            uvicorn.run(app, port=int(port), log_level="critical", ws_ping_interval=None)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
