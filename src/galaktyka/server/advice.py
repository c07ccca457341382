"""What a bot would do and what comes of it: worked out in a worker process, from what the seat may know."""

from __future__ import annotations

from msgspec import Struct, json

from galaktyka.bots import find_bot
from galaktyka.bots.protocol import Bot, Outlook
from galaktyka.core.game import State
from galaktyka.core.rng import SEED_LIMIT, seeded
from galaktyka.games import find_game
from galaktyka.server.thinking import Task, bot_seed
from galaktyka.voices import voice_class

SAMPLES = 4
"""How many positions that could be the true one are looked at."""
FURTHEST = 80
"""How many decisions ahead, at most."""


class Advice(Struct):
    """The move, and what should have changed when the seat is next asked in another round: means over the samples."""

    move: str
    changes: dict[str, int]


def advise(task: Task) -> Advice:
    """What the bot of the only seat in the task would do."""
    state = find_game(task.game).from_document(json.decode(task.document))
    ((seat, name),) = task.bots.items()
    seed = bot_seed(task.salt, seat, 0)
    action = find_bot(name, task.game, seed).choose(Outlook(state, seat, seeded(seed)))
    before = counted(state, seat)
    sums = dict.fromkeys(before, 0)
    for sample in range(SAMPLES):
        after = counted(afterwards(state, seat, action, name, bot_seed(task.salt, seat, sample + 1)), seat)
        for key in sums:
            sums[key] += after[key] - before[key]
    changes = {key: round(total / SAMPLES) for key, total in sums.items()}
    return Advice(state.game().actions.notation(action), {key: change for key, change in changes.items() if change})


def counted(state: State, seat: int) -> dict[str, int]:
    """The seat's points and possessions."""
    player = state.view(seat)["players"][seat]
    voice = voice_class(state.game().key)
    measures = voice.measures if voice else {}
    return {"points": state.totals()[seat], **{key: measure(player) for key, measure in measures.items()}}


def afterwards(state: State, seat: int, action: int, bot: str, seed: int) -> State:
    """A position that could come: everybody plays like the bot until the seat is asked something in a later round."""
    imagined = state.determinise(seat, seeded(seed))
    begun = clock(imagined)
    bots: dict[int, Bot] = {}
    imagined.apply(seat, action)
    for step in range(FURTHEST):
        deciders = imagined.deciders()
        if not deciders or (seat in deciders and clock(imagined) != begun):
            break
        mover = deciders[0]
        bots.setdefault(mover, find_bot(bot, state.game().key, (seed + mover) % SEED_LIMIT))
        imagined.apply(mover, bots[mover].choose(Outlook(imagined, mover, seeded((seed + step) % SEED_LIMIT))))
    return imagined


def clock(state: State) -> int:
    """Which round or turn it is."""
    voice = voice_class(state.game().key)
    return int(state.view(None)[voice.round_in_view if voice else "round"])
