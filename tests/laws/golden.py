"""Whole games with fixed seeds, written down as one number for each table: any change of behaviour shows.

`python -m tests.games.<key>.golden --write` plays them and writes `golden.json` anew, and `counted.json`: what other
tests count in seeded games. Without `--write` it compares.
A new number is right only if the rules were meant to change: say so in the changelog.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from galaktyka.core.rng import seeded
from tests.bots.playing import play as play_bots
from tests.laws.tables import COMPILED, Table, tables_of, walk

GAMES = 120
FEWER = {"cosmos": 30}
"""Where random games are long: with thousands of choices in each, so many will do."""
PART = 4
"""Plain Python, ten times slower, plays one game in so many."""
GREEDY = {
    "race": ["race-2", "race-3", "race-4"],
    "frontiers": ["frontiers-2", "frontiers-3", "frontiers-4", "frontiers-5-goals"],
    "artifacts": ["artifacts-2", "artifacts-3", "artifacts-4"],
    "cosmos": ["cosmos-1-medium-plus", "cosmos-2", "cosmos-3", "cosmos-4"],
}
"""The tables at which greedy bots play a game: another judgement plays another one."""
FOLDER = Path(__file__).parents[1] / "games"


def play(table: Table, seed: int) -> str:
    """All moves and the last position of a random game, as one hash."""
    state = table.start(seed)
    actions = table.game().actions
    rng = seeded(seed)
    record = hashlib.sha256()
    while deciders := state.deciders():
        seat = deciders[rng.below(len(deciders))]
        options = state.legal(seat)
        action = options[rng.below(len(options))]
        record.update(f"{seat} {actions.notation(action)} of {len(options)}\n".encode())
        state.apply(seat, action)
    scores = [[score.total, score.tie_break] for score in state.scores()]
    record.update(json.dumps([state.to_document(), scores, state.winners()], sort_keys=True).encode())
    return record.hexdigest()


def golden(table: Table, compiled: bool = COMPILED) -> dict[str, str]:
    """The first game alone, to find out where a difference begins; a part of them; if compiled, all of them."""
    number = FEWER.get(table.key, GAMES)
    games = [play(table, seed) for seed in range(number if compiled else number // PART)]
    hashes = {"first": games[0], "part": together(games[: number // PART])}
    return hashes | {"all": together(games)} if compiled else hashes


def together(games: list[str]) -> str:
    """One number for several games."""
    return hashlib.sha256("".join(games).encode()).hexdigest()


def expected(table: Table) -> dict[str, str]:
    """What was written down, as far as this build plays it."""
    hashes = written(table.key)[str(table)]
    return hashes if COMPILED else {name: hashes[name] for name in ("first", "part")}


def file_of(key: str) -> Path:
    return FOLDER / key / "golden.json"


def written(key: str) -> dict[str, dict[str, str]]:
    """What was written down for each table of a game."""
    found: dict[str, dict[str, str]] = json.loads(file_of(key).read_text(encoding="utf-8"))
    return found


def greedy_game(table: Table) -> list[Any]:
    """Rounds and points of a game between greedy bots."""
    final = play_bots(table.key, ["greedy"] * table.seats, 100 + table.seats, dict(table.options))
    return [final.view(None).get("round"), [score.total for score in final.scores()]]


def counted(key: str) -> dict[str, Any]:
    """What was counted in seeded games of a game."""
    found: dict[str, Any] = json.loads((FOLDER / key / "counted.json").read_text("utf-8"))
    return found


def verbs_chosen(key: str, games: int) -> set[str]:
    """The verbs that so many random games at each table use: the numbers look at no others."""
    verbs = set()
    for table in tables_of(key):
        actions = table.game().actions
        for seed in range(games):
            verbs |= {actions.verb(action) for _, action in walk(table.start(seed), seeded(seed), 10_000)}
    return verbs


def main(key: str, count: Callable[[], dict[str, Any]] = dict) -> int:
    """Compare, or write anew; `count` counts what only this game has."""
    counts = {"greedy": {str(table): greedy_game(table) for table in tables_of(key) if str(table) in GREEDY[key]}}
    counts |= count()
    played = {str(table): golden(table, compiled=True) for table in tables_of(key)}
    if "--write" in sys.argv[1:]:
        file_of(key).write_text(json.dumps(played, indent=2) + "\n", encoding="utf-8")
        (FOLDER / key / "counted.json").write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")
        return 0
    changed = [name for name, hashes in played.items() if written(key).get(name) != hashes]
    changed += [] if counts == counted(key) else ["counted.json"]
    print("\n".join(changed) or "as written")
    return 1 if changed else 0
