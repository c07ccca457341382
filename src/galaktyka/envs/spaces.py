"""The spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from galaktyka.envs.setting import Setting


def numbers_space(setting: Setting) -> spaces.Space[Any]:
    """Counts from zero to the highest value of each."""
    highs = np.frombuffer(setting.observer.highs, np.uint8)
    return spaces.Box(np.zeros_like(highs), highs.copy(), dtype=np.uint8)


def mask_space(setting: Setting, more: int = 0) -> spaces.Box:
    """A 0 or a 1 for each action."""
    return spaces.Box(0, 1, (setting.actions + more,), np.int8)


def observation_space(setting: Setting, more: int = 0) -> spaces.Dict:
    """What is known, and what may be done."""
    return spaces.Dict({"observation": numbers_space(setting), "action_mask": mask_space(setting, more)})


def action_space(setting: Setting, more: int = 0) -> spaces.Space[Any]:
    """All actions of the game, and `more` after them."""
    return spaces.Discrete(setting.actions + more)
