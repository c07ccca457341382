"""OpenSpiel: every game of ours as a registered game, `galaktyka_race` and so on.

All chance of a game comes from its seed, so that there is one chance node, at the root: it deals one of `deals` seeds.
Players who decide at the same time do so one after another, and do not see each other's answer before all have given
theirs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from galaktyka.envs.extras import require

require("pyspiel", "openspiel")
require("numpy", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from galaktyka.core.errors import GalaktykaError, IllegalMove, SetupError  # noqa: E402
from galaktyka.core.rng import seeded  # noqa: E402
from galaktyka.envs.messages import in_words, spoken  # noqa: E402
from galaktyka.envs.play import Play, shown  # noqa: E402
from galaktyka.envs.rewards import bounds  # noqa: E402
from galaktyka.envs.setting import Setting, chosen_options, game_of, setting  # noqa: E402
from galaktyka.games import packages, shipped_keys  # noqa: E402

PREFIX = "galaktyka_"
DEALS = 4096
LONGEST = 100_000
"""Games of players who try to win are far shorter; others may go on for ever, and are broken off."""

Parameters = Mapping[str, Any]
PARAMETERS: dict[str, Any] = {
    "players": 2,
    "options": "",
    "rewards": "rank",
    "seed": 0,
    "deals": DEALS,
    "pack": "",
    "max_game_length": LONGEST,
}
"""The parameters of a game and their defaults; the names of options are joined by `+`."""
HIGHEST = 2**31 - 1
"""The numbers of OpenSpiel have 32 bits."""
RANGES = {"seed": (0, HIGHEST), "deals": (1, 1_000_000), "max_game_length": (1, HIGHEST)}
"""What numbers can be; of all deals there is a list."""


def game_type(key: str, rewards: str, players: int, deals: int) -> pyspiel.GameType:
    """What OpenSpiel asks about a game."""
    kinds, modes = pyspiel.GameType.Utility, pyspiel.GameType.ChanceMode
    shared = {"rank": kinds.ZERO_SUM, "win": kinds.CONSTANT_SUM}
    seats = game_of(key, "").seats
    return pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=packages()[key].title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if deals > 1 else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=shared.get(rewards, kinds.GENERAL_SUM) if players > 1 else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def game_info(setting: Setting, deals: int, longest: int) -> pyspiel.GameInfo:
    """The numbers of a game."""
    lowest, highest = bounds(setting.rewards)
    sums = {"rank": 0.0, "win": 1.0}
    return pyspiel.GameInfo(
        num_distinct_actions=setting.actions,
        max_chance_outcomes=deals if deals > 1 else 0,
        num_players=setting.players,
        min_utility=lowest,
        max_utility=highest,
        utility_sum=sums.get(setting.rewards) if setting.players > 1 else None,
        max_game_length=longest,
    )


@cache
def equal_deals(deals: int) -> list[tuple[int, float]]:
    """Every deal is equally likely."""
    return [(deal, 1.0 / deals) for deal in range(deals)]


def check_numbers(parameters: Parameters) -> None:
    """`SetupError` for a number that cannot be; what is no whole number OpenSpiel refuses itself."""
    for what, (least, most) in RANGES.items():
        number = parameters.get(what, least)
        if isinstance(number, int) and not least <= number <= most:
            values: dict[str, object] = {"what": what, "number": str(number), "least": str(least), "most": str(most)}
            raise SetupError("envs.out-of-range", values)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of ours with its parameters; each game has a class of its own."""

    key: str

    @in_words()
    def __init__(self, parameters: Parameters | None = None) -> None:
        key = self.key
        chosen = {**PARAMETERS, **(parameters or {})}
        options = [option for option in chosen["options"].split("+") if option]
        self.setting = setting(key, chosen["players"], options, chosen["rewards"], chosen["pack"])
        check_numbers(chosen)
        self.first_seed: int = chosen["seed"]
        self.deals: int = chosen["deals"]
        self.longest: int = chosen["max_game_length"]
        kind = game_type(key, chosen["rewards"], chosen["players"], self.deals)
        super().__init__(kind, game_info(self.setting, self.deals, self.longest), dict(parameters or {}))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Copied and pickled by its name and parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> SpielObserver:
        """What shows its positions."""
        return SpielObserver(self.setting, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.setting, game.longest, game.first_seed if game.deals == 1 else None)

    def current_player(self) -> int:
        """Who is asked next."""
        if not self.play.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        deciders = self.play.deciders()
        return deciders[0] if deciders else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over, or has been broken off."""
        return self.play.dealt and not self.play.deciders()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return equal_deals(self.get_game().deals)

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.state.legal(player)

    def _apply_action(self, action: int) -> None:
        try:
            if not self.play.dealt:
                self.deal(action)
            elif deciders := self.play.deciders():
                self.play.choose(deciders[0], action)
            else:
                raise IllegalMove("envs.over", {})
        except GalaktykaError as error:  # not `in_words`: this is called for every action
            raise spoken(error) from None

    def deal(self, number: int) -> None:
        """One of the deals."""
        game = self.get_game()
        if not 0 <= number < game.deals:
            raise SetupError("envs.no-such-deal", {"deal": number, "deals": game.deals})
        self.play.seed = game.first_seed + number

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.play.setting.game.actions.notation(action)

    def returns(self) -> list[float]:
        """What the game was worth, or would be if it ended where it was broken off; nothing before."""
        if not self.is_terminal():
            return [0.0] * self.play.setting.players
        return self.play.setting.final_rewards(self.play.state)

    @in_words()
    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the player cannot tell from this one; the sampler gives numbers from 0 to 1."""
        players = self.play.setting.players
        if not 0 <= player < players:
            raise SetupError("envs.wrong-seat", {"seat": player, "players": players})
        twin: SpielState = self.clone()
        if self.play.dealt:
            twin.play = self.play.imagined_by(player, seeded(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        if not self.play.dealt:
            return "before the deal"
        return json.dumps(self.play.state.to_document(), sort_keys=True)


class SpielObserver:
    """Shows positions as strings and tensors: to a player, or to a spectator, who has no tensor.

    With perfect recall there is a string and no tensor.
    """

    @in_words()
    def __init__(
        self, setting: Setting, kind: pyspiel.IIGObservationType | None, params: Parameters | None = None
    ) -> None:
        if params:
            raise SetupError("envs.no-parameters", {"parameters": str(dict(params))})
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        check_kind(kind)
        self.setting = setting
        self.recalls: bool = kind.perfect_recall
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.own and not self.recalls:
            self.tensor = np.zeros(len(setting.observer.names), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player may know into the tensor: the same numbers as everywhere."""
        if self.tensor is None:
            return
        if state.play.dealt:
            self.tensor[:] = self.setting.observe(state.play.state, player)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player may know now; with perfect recall also a number for all that it has seen and done."""
        if not state.play.dealt:
            return "before the deal"
        seat = player if self.own else None
        if not self.recalls:
            return shown(state.play.state, seat)
        memory = state.play.memory(seat)
        return f"{memory.view} {memory.digest.hex()}"


def check_kind(kind: pyspiel.IIGObservationType) -> None:
    """`SetupError` for an observation that we cannot make."""
    if kind.public_info and kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS:
        return
    told = {"public": kind.public_info, "private": kind.private_info.name, "recall": kind.perfect_recall}
    raise SetupError("envs.no-such-observer", told)


@in_words()
def load(key: str, parameters: Parameters) -> pyspiel.Game:
    """A game with parameters; options may be given by their names, or as those that are on."""
    if key not in packages():
        raise SetupError("unknown-game", {"game": key, "known": ", ".join(shipped_keys())})
    given = dict(parameters)
    given["options"] = "+".join(name for name, on in chosen_options(given.get("options", "")).items() if on)
    if "pack" in given:
        given["pack"] = str(given["pack"])
    check_numbers(given)
    return pyspiel.load_game(PREFIX + key, given)


def spiel_class(key: str, title: str) -> type[SpielGame]:
    """The class of one of our games."""
    return type(f"{key.capitalize()}Game", (SpielGame,), {"key": key, "__doc__": title, "__module__": __name__})


def register_games() -> None:
    """Make our games known to OpenSpiel.

    It keeps what it is given until after Python's own end, where only a class can be let go of safely.
    """
    known = set(pyspiel.registered_names())
    for key, package in packages().items():
        if PREFIX + key not in known:
            pyspiel.register_game(game_type(key, "rank", 2, DEALS), spiel_class(key, package.title))


register_games()
