"""The golden games: `python -m tests.games.race.golden [--write]`, see `tests/laws/golden.py`."""

import sys

from tests.games.race.engine.test_trees import whole_games
from tests.laws.golden import main

if __name__ == "__main__":
    sys.exit(main("race", lambda: {"trees": whole_games()}))
