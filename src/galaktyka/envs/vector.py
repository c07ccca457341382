"""Gymnasium: one seat against bots at many tables at once, with all numbers in one array."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from galaktyka.envs.extras import require

require("gymnasium", "envs")

import numpy as np  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

from galaktyka.core.game import State  # noqa: E402
from galaktyka.envs.compiled.answering import Answerer  # noqa: E402
from galaktyka.envs.compiled.dealing import Dealer  # noqa: E402
from galaktyka.envs.compiled.episodes import REFUSED, Episodes  # noqa: E402
from galaktyka.envs.compiled.tables import GOES_ON  # noqa: E402
from galaktyka.envs.messages import in_words, said, spoken  # noqa: E402
from galaktyka.envs.rendering import described  # noqa: E402
from galaktyka.envs.rewards import worst  # noqa: E402
from galaktyka.envs.seated_bots import Bots, Opponents, SeatedBots  # noqa: E402
from galaktyka.envs.setting import (  # noqa: E402
    ILLEGAL,
    Mask,
    Numbers,
    Options,
    check_action,
    check_illegal,
    check_positive,
    check_render_mode,
    new_seed,
    setting,
)
from galaktyka.envs.shared import PicklableEnv, reset_needed  # noqa: E402
from galaktyka.envs.spaces import action_space, numbers_space  # noqa: E402

Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]
Seeds = int | Sequence[int | None] | None
"""Of the first table, the others count upwards from it; or one for each."""


class SeatsEnv(PicklableEnv, VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """So many tables, each as in `SeatEnv`; `info["action_mask"]` has a row for each.

    A table whose game is over, or broken off after `max_episode_steps`, begins a new one in the next step, whatever its
    action is (`AutoresetMode.NEXT_STEP`).
    """

    @in_words()
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
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        layout: int = 1,
    ) -> None:
        check_illegal(illegal, ILLEGAL)
        check_positive("num_envs", num_envs)
        check_positive("max_episode_steps", max_episode_steps)
        check_render_mode(render_mode)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.setting = setting(game, players, options, rewards, pack, layout)
        self.opponents = Opponents(self.setting, seat, bots)
        self.seat = seat
        self.illegal = illegal
        self.max_episode_steps = max_episode_steps
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.single_observation_space = numbers_space(self.setting)
        self.single_action_space = action_space(self.setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.worst = worst(rewards)
        self.chances = [seeding.np_random()[0] for _ in range(num_envs)]
        self.states: list[State] = []
        self.bots_of_tables: dict[int, SeatedBots] = {}
        self.stepper: Episodes | None = None
        self.steps = np.zeros(num_envs, np.int64)
        self.over = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        """New games at all tables, or at those that are marked in `options["reset_mask"]`.

        With a seed, table i plays the games of `SeatEnv` with the seed + i.
        """
        seeds, chosen = self.seeds(seed), self.chosen_tables(options)
        if not self.states and not chosen.all():
            raise reset_needed()
        super().reset(seed=seeds[0])
        for i in np.flatnonzero(chosen):
            if seeds[i] is not None:
                self.chances[i], _ = seeding.np_random(seeds[i])
        tables = self.tables()
        if not self.states:
            tables.deal_everywhere()
        else:
            for i in np.flatnonzero(chosen):
                tables.deal(int(i))
        self.states = tables.states
        self.over[chosen] = False
        return self.batch()

    def seeds(self, seed: Seeds) -> list[int | None]:
        """One for each table."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            return [int(seed) + i for i in range(self.num_envs)]
        seeds = [None if own is None else int(own) for own in seed]
        self.check_shape("seed", (len(seeds),))
        return seeds

    def chosen_tables(self, options: dict[str, Any] | None) -> Flags:
        """The tables that start a new game: all, unless a mask says otherwise."""
        chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        if not isinstance(chosen, np.ndarray) or chosen.dtype != np.bool_:
            raise TypeError(said("envs.wrong-mask", tables=self.num_envs))
        if chosen.shape != (self.num_envs,) or not chosen.any():
            raise ValueError(said("envs.wrong-mask", tables=self.num_envs))
        return chosen

    def check_shape(self, what: str, shape: tuple[int, ...]) -> None:
        """`ValueError` for anything but one number for each table."""
        if shape != (self.num_envs,):
            raise ValueError(said("envs.wrong-shape", what=what, tables=self.num_envs, shape=str(shape)))

    def tables(self) -> Episodes:
        """The games, in compiled code; a copy makes its own."""
        if self.stepper is None:
            setting = self.setting
            self.stepper = Episodes(
                setting.writer, Deals(self), self.num_envs, setting.players, self.seat, setting.actions
            )
            self.stepper.go_on(self.states)
        return self.stepper

    def kept(self) -> dict[str, Any]:
        """Python cannot copy what is compiled; the positions and the bots are kept beside it."""
        return {**super().kept(), "stepper": None}

    def step(self, actions: ArrayLike) -> tuple[Numbers, Rewards, Flags, Flags, dict[str, Any]]:
        """Act at every table; the bots act after it."""
        chosen = self.checked(actions)
        self.steps += ~self.over
        tables = self.tables()
        tables.step(chosen, self.over.tobytes(), self.illegal == "nearest")
        ends = np.frombuffer(bytes(tables.ends), np.uint8)
        over = ends != GOES_ON
        rewards = np.zeros(self.num_envs, np.float64)
        infos: dict[str, Any] = {}
        for i in np.flatnonzero(over).tolist():
            if ends[i] == REFUSED:
                rewards[i] = self.worst
                infos = self._add_info(infos, {"illegal": str(spoken(tables.refused[i]))}, i)
            else:
                rewards[i] = self.setting.final_rewards(self.states[i])[self.seat]
        broken_off = self.broken_off()
        self.over = over | broken_off
        observations, masks = self.shown(tables)
        return observations, rewards, over, broken_off, masks | infos

    def checked(self, actions: ArrayLike) -> list[int]:
        """The actions as numbers. Where illegal ones are errors, all are looked at before any is taken."""
        if not self.states:
            raise reset_needed()
        given = np.asarray(actions)
        self.check_shape("actions", given.shape)
        chosen: list[int] = given.tolist()
        if given.dtype.kind not in "iu":
            chosen = [int(action) for action in chosen]
        if self.illegal == "raise":
            for i in np.flatnonzero(~self.over):
                check_action(self.states[i], self.seat, chosen[i])
        return chosen

    def broken_off(self) -> Flags:
        """The tables that are truncated: too many steps."""
        if self.max_episode_steps is None:
            return np.zeros(self.num_envs, np.bool_)
        return self.steps >= self.max_episode_steps

    def batch(self) -> tuple[Numbers, dict[str, Any]]:
        """The observations of all tables, and the masks."""
        tables = self.tables()
        tables.write()
        return self.shown(tables)

    def shown(self, tables: Episodes) -> tuple[Numbers, dict[str, Any]]:
        """What has just been written."""
        rows: Numbers = np.frombuffer(tables.rows, np.uint8).reshape(self.num_envs, -1)
        mask: Mask = np.frombuffer(tables.masks, np.int8).reshape(self.num_envs, -1)
        return rows, {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def render(self) -> tuple[str, ...] | None:
        """The positions in words."""
        if self.render_mode is None:
            return None
        if not self.states:
            raise reset_needed()
        return tuple(described(self.setting, state, self.seat) for state in self.states)


class Deals(Dealer):
    """New games at the tables of an environment, by the seeds of each."""

    def __init__(self, envs: SeatsEnv) -> None:
        super().__init__()
        self.envs = envs

    def deal(self, table: int) -> State:
        """The next game of a table, with new bots."""
        envs = self.envs
        envs.steps[table] = 0
        state = envs.setting.start(new_seed(envs.chances[table]))
        envs.bots_of_tables[table] = envs.opponents.seated(new_seed(envs.chances[table]))
        return state

    def answerer(self, table: int) -> Answerer:
        """Its bots."""
        return self.envs.bots_of_tables[table].answerer()
