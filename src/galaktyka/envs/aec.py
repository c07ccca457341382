"""PettingZoo: one agent acts after another.

Where several players decide at the same time they are asked one by one, and nobody sees the answer of another before
all have answered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from galaktyka.envs.extras import require

require("pettingzoo", "envs")

from pettingzoo import AECEnv  # noqa: E402

from galaktyka.envs.agents import AgentsEnv, Observation, sent  # noqa: E402
from galaktyka.envs.setting import take  # noqa: E402
from galaktyka.envs.shared import reset_needed  # noqa: E402


class TurnsEnv(AgentsEnv, AECEnv):  # type: ignore[misc]  # PettingZoo has no types for others
    """A table of one game. Observations have an `observation` and an `action_mask`; rewards come with the end.

    `illegal` says what happens to an action that the rules forbid: `raise` an `IllegalMove`, or take the `nearest`
    legal one. After `max_cycles` choices of one agent the game is broken off.
    """

    more_metadata: ClassVar[dict[str, bool]] = {"is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed decides this game and all that follow without one."""
        self.new_game(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turns = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.game_state.deciders()[0]]

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        """The agents in the order in which they act; each has to act before the next comes."""
        if self.position is None:
            raise reset_needed()
        agents: Iterable[str] = super().agent_iter(max_iter)
        return agents

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent is told."""
        self.check_running()
        told: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and what it may do: nothing while it is not asked."""
        seat = self.seat_of[agent]
        return {
            "observation": self.setting.observe(self.game_state, seat),
            "action_mask": self.setting.mask(self.game_state, seat),
        }

    def step(self, action: int | None) -> None:
        """The selected agent acts."""
        self.check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        take(self.game_state, self.seat_of[agent], sent(agent, action), self.illegal)
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
        """End the game: everybody gets their reward."""
        for seat, reward in enumerate(self.setting.final_rewards(self.game_state)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def viewer(self) -> int:
        """The selected agent, also when the game is over."""
        return self.seat_of[self.agent_selection]
