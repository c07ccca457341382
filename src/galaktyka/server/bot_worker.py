"""What a worker process of the bot pool does: it is given a position and returns the moves of the bots."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import threading
import time

from msgspec import Struct

from galaktyka.bots import find_bot
from galaktyka.bots.chance import RandomBot
from galaktyka.bots.protocol import Bot, Outlook
from galaktyka.core.game import State
from galaktyka.core.rng import SEED_LIMIT, seeded
from galaktyka.core.snapshots import state_from
from galaktyka.games import find_game

MOST_DECISIONS = 8
MOST_SECONDS = 0.25


class Task(Struct):
    """A position and the bots that have seats in it."""

    game: str
    position: bytes
    """A snapshot."""
    bots: dict[int, str]
    salt: str
    """Where the bots' chance comes from; it tells nothing about the deck."""
    made: int
    """How many moves have been made."""
    most: int = MOST_DECISIONS
    """How many decisions are wanted at most."""


def think(task: Task) -> list[tuple[int, int]]:
    """The bots' moves until a person is asked, or as many as fit into a moment; at least one."""
    state = state_from(task.position, find_game(task.game))
    bots: dict[int, Bot] = {}
    moves: list[tuple[int, int]] = []
    end = time.monotonic() + MOST_SECONDS
    while len(moves) < task.most and (not moves or time.monotonic() < end):
        seat = next((seat for seat in state.deciders() if seat in task.bots), None)
        if seat is None:
            break
        seed = bot_seed(task.salt, seat, task.made + len(moves))
        if seat not in bots:
            bots[seat] = find_bot(task.bots[seat], task.game, seed)
        moves.append((seat, move_of(state, seat, bots[seat], seed)))
    return moves


def move_of(state: State, seat: int, bot: Bot, seed: int) -> int:
    """The bot's choice, made."""
    action = bot.choose(Outlook(state, seat, seeded(seed)))
    state.apply(seat, action)
    return action


def any_move(state: State, seat: int, seed: int) -> int:
    """A move by chance: for a bot that failed."""
    return move_of(state.clone(), seat, RandomBot(seed), seed)


def bot_seed(salt: str, seat: int, made: int) -> int:
    """Chance for one decision."""
    return int.from_bytes(hashlib.sha256(f"{salt} {seat} {made}".encode()).digest()) % SEED_LIMIT


def ready() -> bool:
    """The process has started."""
    return True


def set_up_process() -> None:
    """Ctrl+C in the terminal is for the server, which ends its processes itself; they do not outlive it either way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Wait until the server is gone, however it went."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
