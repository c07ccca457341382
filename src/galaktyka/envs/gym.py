"""Gymnasium: one seat of a game, against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from galaktyka.envs.extras import require

require("gymnasium", "envs")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402

from galaktyka.core.errors import IllegalMove  # noqa: E402
from galaktyka.envs.messages import in_words  # noqa: E402
from galaktyka.envs.registration import register_envs  # noqa: E402
from galaktyka.envs.rendering import described  # noqa: E402
from galaktyka.envs.rewards import worst  # noqa: E402
from galaktyka.envs.seated_bots import Bots, Opponents, SeatedBots  # noqa: E402
from galaktyka.envs.setting import (  # noqa: E402
    ILLEGAL,
    Mask,
    Numbers,
    Options,
    check_illegal,
    check_render_mode,
    new_seed,
    setting,
    take,
)
from galaktyka.envs.shared import SingleTableEnv, reset_needed  # noqa: E402
from galaktyka.envs.spaces import action_space, numbers_space  # noqa: E402


class SeatEnv(SingleTableEnv, gymnasium.Env[Numbers, np.int64]):
    """One seat of a table; the bots at the others choose in between.

    The mask of the legal actions is in `info["action_mask"]`, and `action_masks()` returns it. The reward comes with
    the end. `illegal` says what happens to an action that the rules forbid: the game is over and one has got the worst
    reward (`lose`), an `IllegalMove` is raised (`raise`), or the `nearest` legal action is taken.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    @in_words()
    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options = (),
        rewards: str = "rank",
        pack: str | Path = "",
        seat: int = 0,
        bots: Bots = "random",
        illegal: str = "lose",
        render_mode: str | None = None,
        layout: int = 1,
    ) -> None:
        check_illegal(illegal, ILLEGAL)
        check_render_mode(render_mode)
        self.setting = setting(game, players, options, rewards, pack, layout)
        self.opponents = Opponents(self.setting, seat, bots)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = numbers_space(self.setting)
        self.action_space = action_space(self.setting)
        self.worst = worst(rewards)
        self.over = True
        self.seated_bots: SeatedBots

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game, up to one's own first choice."""
        super().reset(seed=seed)
        self.over = True
        while self.over:
            self.position = self.setting.start(new_seed(self.np_random))
            self.seated_bots = self.opponents.seated(new_seed(self.np_random))
            self.over = not self.seated_bots.play(self.position)
        return self.setting.observe(self.game_state, self.seat), self.info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Act for one's own seat; the bots act after it."""
        if self.over:
            raise reset_needed()
        state = self.game_state
        try:
            take(state, self.seat, int(action), self.illegal)
        except IllegalMove as refused:
            if self.illegal == "raise":
                raise
            self.over = True
            info = {**self.info(), "illegal": str(refused)}
            return self.setting.observe(state, self.seat), self.worst, True, False, info
        self.over = not self.seated_bots.play(state)
        reward = self.setting.final_rewards(state)[self.seat] if self.over else 0.0
        return self.setting.observe(state, self.seat), reward, self.over, False, self.info()

    def action_masks(self) -> Mask:
        """1 for each action that is legal now."""
        return self.setting.mask(self.game_state, self.seat)

    def info(self) -> dict[str, Any]:
        """The mask."""
        return {"action_mask": self.action_masks()}

    def render(self) -> str | None:
        """The position in words."""
        return None if self.render_mode is None else described(self.setting, self.game_state, self.seat)


register_envs()
