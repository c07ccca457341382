"""PettingZoo: everybody acts at once.

In each step all who owe a choice choose; who owes none sends the action after the last one of the game, which means to
wait. Where the rules ask one player after another, all the others wait.
"""

from __future__ import annotations

from typing import Any, ClassVar

from galaktyka.envs.extras import require

require("pettingzoo", "envs")

from pettingzoo import ParallelEnv  # noqa: E402

from galaktyka.envs.agents import AgentsEnv, Observation, sent  # noqa: E402
from galaktyka.envs.messages import SpokenIllegalMove  # noqa: E402
from galaktyka.envs.setting import check_action, take  # noqa: E402

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(AgentsEnv, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types for others
    """A table of one game. Observations have an `observation` and an `action_mask`; rewards come with the end.

    `wait` is the action of those who owe no choice. `illegal` says what happens to an action that the rules forbid:
    `raise` an `IllegalMove`, or take the `nearest` legal one. After `max_cycles` steps the game is broken off.
    """

    more_actions: ClassVar[int] = 1
    cycles = 0

    @property
    def wait(self) -> int:
        """The action after the last one of the game."""
        return self.setting.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. A seed decides this game and all that follow without one."""
        self.new_game(seed)
        self.cycles = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """What everybody may know and do."""
        deciders = self.game_state.deciders()
        return {agent: self.observation(seat, seat in deciders) for seat, agent in enumerate(self.possible_agents)}

    def observation(self, seat: int, decides: bool) -> Observation:
        """What one may know and do."""
        mask = self.setting.mask(self.game_state, seat, 1)
        mask[self.wait] = not decides
        return {"observation": self.setting.observe(self.game_state, seat), "action_mask": mask}

    def step(self, actions: dict[str, int]) -> Step:
        """Everybody who is asked acts."""
        self.check_running()
        deciders = self.game_state.deciders()
        chosen = [sent(agent, actions.get(agent)) for agent in self.possible_agents]
        if self.illegal == "raise":
            self.check(deciders, chosen)
        for seat in deciders:
            take(self.game_state, seat, chosen[seat], self.illegal)
        self.cycles += 1
        return self.outcome()

    def check(self, deciders: list[int], chosen: list[int]) -> None:
        """All actions before any is taken: an `IllegalMove` leaves the game as it was."""
        for seat, agent in enumerate(self.possible_agents):
            if seat in deciders:
                check_action(self.game_state, seat, chosen[seat])
            elif chosen[seat] != self.wait:
                raise SpokenIllegalMove("envs.only-wait", {"agent": agent, "wait": self.wait})

    def outcome(self) -> Step:
        """What everybody is told after a step."""
        agents = self.agents
        over = self.game_state.is_over()
        rewards = self.setting.final_rewards(self.game_state) if over else [0.0] * len(agents)
        broken_off = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if over or broken_off:
            self.agents = []
        return (
            self.observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            {agent: {} for agent in agents},
        )
