"""PettingZoo: one agent acts after another.

Where several players decide at the same time they are asked one by one, and nobody sees the answer of another before
all have answered.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from galaktyka.envs.extras import require

require("pettingzoo", "envs")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from galaktyka.core.game import State  # noqa: E402
from galaktyka.envs.setting import Mask, Numbers, Options, check_illegal, new_seed, setting, take  # noqa: E402
from galaktyka.envs.spaces import action_space, observation_space  # noqa: E402
from galaktyka.envs.words import described  # noqa: E402

Observation = dict[str, Numbers | Mask]


class TurnsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types for others
    """A table of one game. Observations have an `observation` and an `action_mask`; rewards come with the end.

    `illegal` says what happens to an action that the rules forbid: `raise` an `IllegalMove`, or take the `nearest`
    legal one. After `max_cycles` choices of one agent the game is broken off.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options = (),
        rewards: str = "rank",
        pack: str | Path = "",
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_illegal(illegal, ("raise", "nearest"))
        self.setting = setting(game, players, options, rewards, pack)
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.setting) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.setting) for agent in self.possible_agents}
        self.chance: np.random.Generator | None = None
        self.game_state: State

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent: all actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed decides this game and all that follow without one."""
        if seed is not None or self.chance is None:
            self.chance, _ = seeding.np_random(seed)
        self.game_state = self.setting.start(new_seed(self.chance))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turns = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.game_state.deciders()[0]]

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and what it may do: nothing while it is not asked."""
        seat = self.seat_of[agent]
        return {
            "observation": self.setting.observe(self.game_state, seat),
            "action_mask": self.setting.mask(self.game_state, seat),
        }

    def step(self, action: int | None) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        take(self.game_state, self.seat_of[agent], int(action), self.illegal)
        self.turns[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        deciders = self.game_state.deciders()
        if not deciders:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[deciders[0]]
            if self.max_cycles is not None and self.turns[self.agent_selection] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def finish(self) -> None:
        """The game is over: everybody gets what it was worth."""
        for seat, reward in enumerate(self.setting.final_rewards(self.game_state)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The position in words, as the selected agent sees it."""
        if self.render_mode is None or not self.agents:
            return None
        return described(self.setting, self.game_state, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""
