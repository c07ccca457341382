"""What `docs/environments.md` tells about the sizes of the games: `python -m tests.envs.page [--write]`.

A card more makes every observation longer. Without `--write` it says which lines are out of date.
"""

import re
import subprocess
import sys
from pathlib import Path

from galaktyka.envs.observers import observer_for
from galaktyka.games import find_game, shipped_keys

FILE = Path(__file__).parents[2] / "docs/environments.md"
TITLES = {
    "race": "Race for the Galaxy",
    "frontiers": "New Frontiers",
    "artifacts": "Alien Artifacts",
    "cosmos": "Micro Cosmos",
}


def layout(key: str) -> str:
    """The table of a game, as its heading and the command give it."""
    command = [sys.executable, "-m", "galaktyka.envs", key, "--players", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    return f"### {TITLES[key]}, 2 players\n\n{done.stdout}"


def lengths() -> str:
    """How many numbers an observation has, by players and game."""
    games = [find_game(key) for key in shipped_keys()]
    rows = []
    for players in range(1, 6):
        cells = [f"{len(observer_for(game, players).names):,}" if players in game.seats else "" for game in games]
        rows.append(f"| {players} | {' | '.join(cells)} |\n")
    return "".join(rows)


def actions() -> str:
    """How many actions each game has."""
    return f"| actions | {' | '.join(f'{len(find_game(key).actions):,}' for key in shipped_keys())} |\n"


def refreshed(page: str) -> str:
    """The page with all of it as it is now."""
    page = re.sub(r"^\| actions \|.*\n", lambda _: actions(), page, flags=re.MULTILINE)
    page = re.sub(r"(?:^\| [1-5] \|.*\n)+(?=<!-- lengths: end -->)", lambda _: lengths(), page, flags=re.MULTILINE)
    tables = "\n".join(layout(key) for key in shipped_keys())
    return re.sub(
        r"(?<=<!-- layouts: begin -->\n\n).*?(?=\n<!-- layouts: end -->)", lambda _: tables, page, flags=re.DOTALL
    )


def main() -> int:
    """Compare, or write anew."""
    page = FILE.read_text("utf-8")
    new = refreshed(page)
    if "--write" in sys.argv[1:]:
        FILE.write_text(new, "utf-8")
        return 0
    print("out of date" if new != page else "as written")
    return int(new != page)


if __name__ == "__main__":
    sys.exit(main())
