"""What a bot would do, for a person who asks, and why: what it gains and what it gives up."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import json

from galaktyka.bots import bot_names
from galaktyka.core.game import State
from galaktyka.server.advice import advise
from galaktyka.server.messages import Hint, Hints, Lang
from galaktyka.server.positions import voice_of, words_in
from galaktyka.server.thinkers import Thinkers
from galaktyka.server.thinking import Task
from galaktyka.text.catalogue import Words


async def hints_for(thinkers: Thinkers, state: State, seat: int, lang: Lang, salt: str) -> Hints:
    """The move of the strongest bot. `state` is what the seat may know."""
    key = state.game().key
    task = Task(key, json.encode(state.to_document()), {seat: bot_names(key)[-1]}, salt, 0)
    advice = await thinkers.advise(advise, task)
    voice = voice_of(key, lang)
    choice = voice.choice(state, seat)
    entries = {entry.action: entry for entry in choice.all()}
    entry = entries.get(state.game().actions.ids[advice.move])
    label = voice.deed(entry, advice.move) if entry else advice.move
    return Hints([Hint([advice.move], label, reason(words_in(lang), advice.changes))])


def reason(words: Words, changes: Mapping[str, int]) -> str:
    """The main reason, in a sentence."""
    gains = [words.say(f"hints.{key}", n=change) for key, change in changes.items() if change > 0]
    costs = [words.say(f"hints.{key}", n=-change) for key, change in changes.items() if change < 0]
    if gains and costs:
        return words.say("hints.gains-and-costs", gains=gains, costs=costs)
    if gains:
        return words.say("hints.gains", gains=gains)
    return words.say("hints.costs", costs=costs) if costs else words.say("hints.nothing")
