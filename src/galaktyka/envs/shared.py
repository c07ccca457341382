"""What environments of one table and of many have in common: they can be copied and pickled while a game runs."""

from __future__ import annotations

import copy
from typing import Any, Self

from gymnasium.error import ResetNeeded

from galaktyka.core.game import State
from galaktyka.envs.messages import said
from galaktyka.envs.packing import packed, unpacked
from galaktyka.envs.setting import Setting


class PicklableEnv:
    """An environment that can be copied and pickled, in the middle of a game too; copies go on like the original."""

    setting: Setting

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        twin.__dict__.update(copy.deepcopy(self.kept(), memo))
        return twin

    def kept(self) -> dict[str, Any]:
        """What copies have of it."""
        return self.__dict__

    def __getstate__(self) -> dict[str, Any]:
        return {name: packed(value) for name, value in self.kept().items()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game = kept["setting"].game
        self.__dict__.update({name: unpacked(value, game) for name, value in kept.items()})


class SingleTableEnv(PicklableEnv):
    """A single table. There is no game at it before the first `reset`."""

    position: State | None = None

    @property
    def game_state(self) -> State:
        """The position."""
        if self.position is None:
            raise reset_needed()
        return self.position


def reset_needed() -> ResetNeeded:
    """The error for a step before the first `reset` or after the end."""
    return ResetNeeded(said("envs.reset-first"))
