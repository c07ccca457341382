"""Whole games with fixed seeds, written down as one number for each table: any change of behaviour shows.

`python -m tests.games.race.golden --write` plays them and writes `golden.json` anew; without `--write` it compares.
A new number is right only if the rules were meant to change: say so in the changelog.
"""

import hashlib
import json
import sys
from pathlib import Path

from galaktyka.core.rng import seeded
from galaktyka.games.race import GAME
from tests.laws.tables import Table, tables_of

FILE = Path(__file__).with_name("golden.json")
GAMES = 120


def play(table: Table, seed: int) -> str:
    """All moves and the last position of a random game, as one hash."""
    state = table.start(seed)
    rng = seeded(seed)
    record = hashlib.sha256()
    while deciders := state.deciders():
        seat = deciders[rng.below(len(deciders))]
        options = state.legal(seat)
        action = options[rng.below(len(options))]
        record.update(f"{seat} {GAME.actions.notation(action)} of {len(options)}\n".encode())
        state.apply(seat, action)
    scores = [[score.total, score.tie_break] for score in state.scores()]
    record.update(json.dumps([state.to_document(), scores, state.winners()], sort_keys=True).encode())
    return record.hexdigest()


def golden(table: Table) -> dict[str, str]:
    """The first game alone, to find out where a difference begins, and all of them together."""
    games = [play(table, seed) for seed in range(GAMES)]
    return {"first": games[0], "all": hashlib.sha256("".join(games).encode()).hexdigest()}


def written() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def main() -> int:
    played = {str(table): golden(table) for table in tables_of("race")}
    if "--write" in sys.argv[1:]:
        FILE.write_text(json.dumps(played, indent=2) + "\n", encoding="utf-8")
        return 0
    changed = [name for name, hashes in played.items() if written().get(name) != hashes]
    print("\n".join(changed) or "as written")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
