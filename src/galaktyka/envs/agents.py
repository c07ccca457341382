"""PettingZoo: what its two environments have in common, a table with an agent at every seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from galaktyka.envs.extras import require

require("pettingzoo", "envs")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402

from galaktyka.envs.messages import SpokenIllegalMove, in_words  # noqa: E402
from galaktyka.envs.rendering import described  # noqa: E402
from galaktyka.envs.setting import (  # noqa: E402
    Mask,
    Numbers,
    Options,
    check_illegal,
    check_positive,
    check_render_mode,
    new_seed,
    setting,
)
from galaktyka.envs.shared import SingleTableEnv, reset_needed  # noqa: E402
from galaktyka.envs.spaces import action_space, observation_space  # noqa: E402

Observation = dict[str, Numbers | Mask]


class AgentsEnv(SingleTableEnv):
    """A table of one game. Observations have an `observation` and an `action_mask`; rewards come with the end."""

    more_metadata: ClassVar[dict[str, bool]] = {}
    more_actions: ClassVar[int] = 0
    """After those of the game."""

    @in_words()
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
        layout: int = 1,
    ) -> None:
        check_illegal(illegal, ("raise", "nearest"))
        check_positive("max_cycles", max_cycles)
        check_render_mode(render_mode)
        self.setting = setting(game, players, options, rewards, pack, layout)
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], **self.more_metadata}
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        more = self.more_actions
        self.observation_spaces = {agent: observation_space(self.setting, more) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.setting, more) for agent in self.possible_agents}
        self.chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent: all actions of the game, and to wait where one may have to."""
        return self.action_spaces[agent]

    def new_game(self, seed: int | None) -> None:
        """With an agent at every seat. A seed decides this game and all that follow without one."""
        if seed is not None or self.chance is None:
            self.chance, _ = seeding.np_random(seed)
        self.position = self.setting.start(new_seed(self.chance))
        self.agents = self.possible_agents[:]

    def check_running(self) -> None:
        """`ResetNeeded` where nobody is left to act."""
        if not self.agents:
            raise reset_needed()

    def viewer(self) -> int:
        """The seat whose choice is waited for; the first one when the game is over."""
        return next(iter(self.game_state.deciders()), 0)

    def render(self) -> str | None:
        """The position in words, as the viewer sees it."""
        return None if self.render_mode is None else described(self.setting, self.game_state, self.viewer())

    def close(self) -> None:
        """There is nothing to close."""


def sent(agent: str, action: int | None) -> int:
    """The action of an agent who has to act."""
    if action is None:
        raise SpokenIllegalMove("envs.no-action", {"agent": agent})
    return int(action)
