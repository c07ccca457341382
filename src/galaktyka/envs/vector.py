"""Gymnasium: one seat against bots at many tables at once, with all numbers in one array."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from galaktyka.envs.extras import require

require("gymnasium", "envs")

import numpy as np  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from galaktyka.core.errors import IllegalMove  # noqa: E402
from galaktyka.core.game import State  # noqa: E402
from galaktyka.envs.compiled.numbers import write_mask  # noqa: E402
from galaktyka.envs.gym import Bots, Company, Opponents  # noqa: E402
from galaktyka.envs.rewards import bounds  # noqa: E402
from galaktyka.envs.setting import ILLEGAL, Mask, Numbers, Options, check_illegal, new_seed, setting, take  # noqa: E402
from galaktyka.envs.spaces import action_space, numbers_space  # noqa: E402
from galaktyka.envs.words import described  # noqa: E402

Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class SeatsEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """So many tables, each as in `SeatEnv`; `info["action_mask"]` has a row for each.

    A table whose game is over begins a new one in the next step, whatever its action is (`AutoresetMode.NEXT_STEP`).
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Options = (),
        rewards: str = "rank",
        pack: str | Path = "",
        seat: int = 0,
        bots: Bots = "random",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        check_illegal(illegal, ILLEGAL)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.setting = setting(game, players, options, rewards, pack)
        self.opponents = Opponents(self.setting, seat, bots)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.single_observation_space = numbers_space(self.setting)
        self.single_action_space = action_space(self.setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.worst = bounds(rewards)[0] if rewards != "score" else 0.0
        self.chances: list[np.random.Generator] = []
        self.states: list[State] = []
        self.companies: list[Company] = []
        self.over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """New games at all tables. With a seed, table i plays the games of `SeatEnv` with the seed + i."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + i for i in range(self.num_envs)]
        super().reset(seed=seeds[0])
        if not self.chances:
            self.chances = [np.random.default_rng() for _ in range(self.num_envs)]
        for i, own in enumerate(seeds):
            if own is not None:
                self.chances[i] = np.random.default_rng(own)
        begun = [self.begun(chance) for chance in self.chances]
        self.states = [state for state, _ in begun]
        self.companies = [company for _, company in begun]
        self.over = np.zeros(self.num_envs, np.bool_)
        return self.batch()

    def begun(self, chance: np.random.Generator) -> tuple[State, Company]:
        """A new game, up to one's own first choice."""
        while True:
            state = self.setting.start(new_seed(chance))
            company = self.opponents.seated(new_seed(chance))
            if company.play(state):
                return state, company

    def step(self, actions: NDArray[np.int64]) -> tuple[Numbers, Rewards, Flags, Flags, dict[str, Any]]:
        """A choice at every table, and those of the bots after it."""
        rewards = np.zeros(self.num_envs, np.float64)
        over = np.zeros(self.num_envs, np.bool_)
        for i, action in enumerate(actions.tolist()):
            if self.over[i]:
                self.states[i], self.companies[i] = self.begun(self.chances[i])
            else:
                over[i], rewards[i] = self.choose(i, action)
        self.over = over
        observations, info = self.batch()
        return observations, rewards, over.copy(), np.zeros(self.num_envs, np.bool_), info

    def choose(self, i: int, action: int) -> tuple[bool, float]:
        """One's own choice at one table: whether that game is over, and the reward."""
        state = self.states[i]
        try:
            take(state, self.seat, action, self.illegal)
        except IllegalMove:
            if self.illegal == "raise":
                raise
            return True, self.worst
        if self.companies[i].play(state):
            return False, 0.0
        return True, self.setting.final_rewards(state)[self.seat]

    def batch(self) -> tuple[Numbers, dict[str, Any]]:
        """The observations of all tables, and the masks."""
        observer, actions, seat = self.setting.observer, self.setting.actions, self.seat
        size = len(observer.names)
        rows = bytearray(self.num_envs * size)
        masks = bytearray(self.num_envs * actions)
        for i, state in enumerate(self.states):
            observer.write(state, seat, rows, i * size)
            write_mask(state, seat, masks, i * actions)
        mask: Mask = np.frombuffer(masks, np.int8).reshape(self.num_envs, actions)
        info = {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}
        return np.frombuffer(rows, np.uint8).reshape(self.num_envs, size), info

    def render(self) -> tuple[str, ...] | None:
        """The positions in words."""
        if self.render_mode is None:
            return None
        return tuple(described(self.setting, state, self.seat) for state in self.states)
