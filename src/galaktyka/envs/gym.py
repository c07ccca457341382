"""Gymnasium: one seat of a game, against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from galaktyka.envs.extras import require

require("gymnasium", "envs")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402

from galaktyka.bots import Bot, Outlook, check_bot, find_bot  # noqa: E402
from galaktyka.core.errors import IllegalMove, SetupError  # noqa: E402
from galaktyka.core.game import State  # noqa: E402
from galaktyka.core.rng import Rng, seeded  # noqa: E402
from galaktyka.envs.registration import register_envs  # noqa: E402
from galaktyka.envs.rewards import bounds  # noqa: E402
from galaktyka.envs.setting import (  # noqa: E402
    ILLEGAL,
    Mask,
    Numbers,
    Options,
    Setting,
    check_illegal,
    new_seed,
    setting,
    take,
)
from galaktyka.envs.spaces import action_space, numbers_space  # noqa: E402
from galaktyka.envs.words import described  # noqa: E402

MakeBot = Callable[[int], Bot]
"""A new bot with the chance of a seed."""
Bots = str | MakeBot | Sequence[str | MakeBot]
"""One for all other seats, or one for each of them, clockwise from one's own."""


class Opponents:
    """The bots at the other seats of a table, and one's own."""

    def __init__(self, setting: Setting, seat: int, bots: Bots) -> None:
        others = setting.players - 1
        if not 0 <= seat < setting.players:
            raise SetupError("envs.wrong-seat", {"seat": seat, "players": setting.players})
        wanted = [bots] * others if isinstance(bots, str) or callable(bots) else list(bots)
        if len(wanted) != others:
            raise SetupError("envs.wrong-number-of-bots", {"bots": len(wanted), "others": others})
        for bot in wanted:
            if isinstance(bot, str):
                check_bot(bot, setting.game_key)
        self.key = setting.game_key
        self.seat = seat
        self.makers = {(seat + 1 + turn) % setting.players: bot for turn, bot in enumerate(wanted)}

    def seated(self, seed: int) -> Company:
        """New bots for a new game."""
        bots = {seat: self.bot(maker, seed + seat) for seat, maker in self.makers.items()}
        return Company(self.seat, bots, seeded(seed))

    def bot(self, maker: str | MakeBot, seed: int) -> Bot:
        """One of them."""
        return find_bot(maker, self.key, seed) if isinstance(maker, str) else maker(seed)


class Company:
    """The bots of one game."""

    def __init__(self, seat: int, bots: dict[int, Bot], rng: Rng) -> None:
        self.seat = seat
        self.bots = bots
        self.rng = rng

    def play(self, state: State) -> bool:
        """The bots choose until it is one's own turn: True; or until the game is over: False."""
        while deciders := state.deciders():
            if self.seat in deciders:
                return True
            other = deciders[0]
            state.apply(other, self.bots[other].choose(Outlook(state, other, self.rng)))
        return False


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a table; the bots at the others choose in between.

    The mask of the legal actions is in `info["action_mask"]`, and `action_masks()` returns it. The reward comes with
    the end. `illegal` says what happens to an action that the rules forbid: the game is over and one has got the worst
    reward (`lose`), an `IllegalMove` is raised (`raise`), or the `nearest` legal action is taken.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

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
    ) -> None:
        check_illegal(illegal, ILLEGAL)
        self.setting = setting(game, players, options, rewards, pack)
        self.opponents = Opponents(self.setting, seat, bots)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = numbers_space(self.setting)
        self.action_space = action_space(self.setting)
        self.worst = bounds(rewards)[0] if rewards != "score" else 0.0
        self.game_state: State
        self.company: Company

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game, up to one's own first choice."""
        super().reset(seed=seed)
        going_on = False
        while not going_on:
            self.game_state = self.setting.start(new_seed(self.np_random))
            self.company = self.opponents.seated(new_seed(self.np_random))
            going_on = self.company.play(self.game_state)
        return self.setting.observe(self.game_state, self.seat), self.info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """One's own choice, and those of the bots after it."""
        try:
            take(self.game_state, self.seat, int(action), self.illegal)
        except IllegalMove as refused:
            if self.illegal == "raise":
                raise
            info = {**self.info(), "illegal": str(refused)}
            return self.setting.observe(self.game_state, self.seat), self.worst, True, False, info
        over = not self.company.play(self.game_state)
        reward = self.setting.final_rewards(self.game_state)[self.seat] if over else 0.0
        return self.setting.observe(self.game_state, self.seat), reward, over, False, self.info()

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
