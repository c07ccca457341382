"""The golden games: `python -m tests.games.cosmos.golden [--write]`, see `tests/laws/golden.py`."""

import sys

from tests.laws.golden import main

if __name__ == "__main__":
    sys.exit(main("cosmos"))
