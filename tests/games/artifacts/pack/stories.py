"""The box of the stories: `stories.toml` holds the cards as they were when the stories were written.

Stories about the rules quote numbers of cards. Those of the game change when it is balanced; these never do, so that a
story is about a rule and not about a number. What the cards of the game itself do is told in `test_cards`.
"""

from pathlib import Path
from typing import Any, Final

from galaktyka.games.artifacts.game import game_with
from galaktyka.games.artifacts.pack.reader import read_pack
from tests.games.artifacts.scenario import Scenario
from tests.games.artifacts.scenario import scenario as scenario_of

TEXT: Final = Path(__file__).with_name("stories.toml").read_text("utf-8")
GAME: Final = game_with(read_pack(TEXT, "stories.toml"))


def scenario(**position: Any) -> Scenario:
    """A position with the cards of the stories."""
    return scenario_of(**{"game": GAME, **position})
