"""What a bot would do, for a person who asks, and why: what it gains and what it gives up."""

from __future__ import annotations

from collections.abc import Mapping

from galaktyka.bots import usual_bot
from galaktyka.core.game import State
from galaktyka.core.snapshots import snapshot_of
from galaktyka.server.advice import Advice, advise
from galaktyka.server.bot_pool import BotPool
from galaktyka.server.bot_worker import Task
from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.sockets import Hint, Hints
from galaktyka.server.positions import voice_of, words_in
from galaktyka.text.catalogue import Words


async def hints_for(
    bot_pool: BotPool, state: State, seat: int, lang: Lang, salt: str, person: str, address: str
) -> Hints:
    """The best few moves that a strong bot sees, for the person who asks. `state` is what the seat may know."""
    key = state.game().key
    task = Task(key, snapshot_of(state), {seat: usual_bot(key)}, salt, 0)
    found = await bot_pool.advise(advise, task, person, address)
    voice = voice_of(key, lang)
    entries = {entry.action: entry for entry in voice.choice(state, seat).all()}
    hints = []
    for advice in found:
        moves = [state.game().actions.notation(action) for action in advice.actions]
        labels = [
            voice.action_label(entries[action], move) if action in entries else move
            for action, move in zip(advice.actions, moves, strict=True)
        ]
        label = words_in(lang).say("hints.together", moves=labels) if len(labels) > 1 else labels[0]
        hints.append(Hint(moves, label, spoken(words_in(lang), advice), advice.chance))
    return Hints(hints)


def spoken(words: Words, advice: Advice) -> str:
    """How good the move is, and why."""
    why = reason(words, advice.changes)
    return why if advice.chance is None else f"{words.say('hints.chance', n=advice.chance)} {why}"


def reason(words: Words, changes: Mapping[str, int]) -> str:
    """The main reason, in a sentence."""
    gains = [words.say(f"hints.{key}", n=change) for key, change in changes.items() if change > 0]
    costs = [words.say(f"hints.{key}", n=-change) for key, change in changes.items() if change < 0]
    if gains and costs:
        return words.say("hints.gains-and-costs", gains=gains, costs=costs)
    if gains:
        return words.say("hints.gains", gains=gains)
    return words.say("hints.costs", costs=costs) if costs else words.say("hints.nothing")
