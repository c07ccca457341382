"""Positions as text, for `render_mode="ansi"`."""

from __future__ import annotations

import os
from functools import cache

from galaktyka.core.game import State
from galaktyka.envs.setting import Setting
from galaktyka.text.catalogue import LANGUAGES, Words, choose_language
from galaktyka.voices import voice_for
from galaktyka.voices.voice import Voice


@cache
def voice_of(setting: Setting) -> Voice:
    """The game in the language of the environment."""
    words = Words(choose_language(None, None, os.environ))
    return voice_for(setting.game, words, [Words(lang) for lang in LANGUAGES])


def described(setting: Setting, state: State, seat: int) -> str:
    """Where the game stands, who has how many points, and what the seat may choose from."""
    voice = voice_of(setting)
    view = state.view(seat)
    standing = voice.standing(state, view)
    lines = [standing.title]
    lines += [f"  {meter.label}: {meter.value}" for meter in standing.meters]
    lines += [f"  player_{number}: {total}" for number, total in enumerate(state.totals())]
    lines += [f"  > {setting.game.actions.notation(action)}" for action in state.legal(seat)]
    return "\n".join(lines) + "\n"
