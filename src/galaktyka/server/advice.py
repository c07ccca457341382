"""What a bot would do, its chances and what comes of it: found in a worker process, from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from galaktyka.bots import find_bot, level_names
from galaktyka.bots.budget import Budget
from galaktyka.bots.levels import STRONGEST
from galaktyka.bots.network.shelf import has_weights
from galaktyka.bots.protocol import Bot, Outlook
from galaktyka.bots.search import advise as best_moves
from galaktyka.core.game import State
from galaktyka.core.rng import SEED_LIMIT, seeded
from galaktyka.core.snapshots import state_from
from galaktyka.games import find_game
from galaktyka.server.bot_worker import Task, bot_seed
from galaktyka.server.positions import voice_of
from galaktyka.voices import voice_class
from galaktyka.voices.choice import Choice

SAMPLES = 4
"""How many positions that could be the true one are looked at."""
FURTHEST = 80
"""How many decisions ahead, at most."""


FEW = 3
"""How many moves are named."""


MOST_TOGETHER = 20
"""How many moves one piece of advice has, at most."""


class Advice(Struct):
    """What to choose, all of it where several things are chosen together, and what comes of it."""

    actions: list[int]
    chance: int | None
    """Of winning, in hundredths."""
    changes: dict[str, int]
    """Means over the samples, at the time when the seat is next asked in another round."""


def advise(task: Task, budget: Budget | None = None) -> list[Advice]:
    """The best few moves of the only seat in the task, the best first; within a budget, or within the usual one."""
    state = state_from(task.position, find_game(task.game))
    ((seat, name),) = task.bots.items()
    seed = bot_seed(task.salt, seat, 0)
    outlook = Outlook(state, seat, seeded(seed))
    if not level_names(task.game):
        action = find_bot(name, task.game, seed).choose(outlook)
        return [Advice([action], None, {})]
    told: list[Advice] = []
    for found in best_moves(outlook, FEW, budget):
        actions = whole(state, seat, found.action)
        if all(set(actions) != set(other.actions) for other in told):
            told.append(Advice(actions, round(100 * found.chance), changes_after(state, seat, actions, task.salt)))
    return told


def whole(state: State, seat: int, action: int) -> list[int]:
    """The move and, where it is one of several that are chosen together, those that go with it best."""
    voice = voice_of(state.game().key, "en")
    bot = find_bot(best_at_once(state.game().key), state.game().key, 0)
    imagined = state.determinise(seat, seeded(0))
    actions = [action]
    offered = together(voice.choice(imagined, seat))
    while actions[-1] in offered and len(actions) < MOST_TOGETHER:
        imagined.apply(seat, actions[-1])
        if seat not in imagined.deciders():
            break
        left = together(voice.choice(imagined, seat))
        if not left or not left <= offered:
            break  # another question: what comes before it may be news
        offered = left
        actions.append(bot.choose(Outlook(imagined, seat, seeded(0))))
    return actions


def together(choice: Choice) -> set[int]:
    """What is chosen together with others."""
    return {entry.action for entry in choice.entries if entry.several and entry.action is not None}


def changes_after(state: State, seat: int, actions: Sequence[int], salt: str) -> dict[str, int]:
    """What the move gains and gives up, as a mean over some positions that could be the true one."""
    before = counted(state, seat)
    sums = dict.fromkeys(before, 0)
    for sample in range(SAMPLES):
        after = counted(afterwards(state, seat, actions, bot_seed(salt, seat, sample + 1)), seat)
        for key in sums:
            sums[key] += after[key] - before[key]
    changes = {key: round(total / SAMPLES) for key, total in sums.items()}
    return {key: change for key, change in changes.items() if change}


def best_at_once(key: str) -> str:
    """The best bot of those that need no time; it shows what comes of a move."""
    return STRONGEST if has_weights(key) else "greedy"


def counted(state: State, seat: int) -> dict[str, int]:
    """The seat's points and possessions."""
    player = state.view(seat)["players"][seat]
    voice = voice_class(state.game().key)
    measures = voice.measures if voice else {}
    return {"points": state.totals()[seat], **{key: measure(player) for key, measure in measures.items()}}


def afterwards(state: State, seat: int, actions: Sequence[int], seed: int) -> State:
    """A position that could come: everybody plays on until the seat is asked something in a later round."""
    bot = best_at_once(state.game().key)
    imagined = state.determinise(seat, seeded(seed))
    begun = clock(imagined)
    bots: dict[int, Bot] = {}
    for action in actions:
        if seat in imagined.deciders() and action in imagined.legal(seat):
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
