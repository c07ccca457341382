"""The layout of observations as a table: `python -m galaktyka.envs race --players 3`."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator

from galaktyka.core.errors import GalaktykaError
from galaktyka.envs.observers import Observer, observer_for
from galaktyka.games import find_game, game_keys
from galaktyka.text.catalogue import Words, choose_language

OWNER = re.compile(r"self|automa|opponent-\d|part|payment")
"""`self/chips` and `opponent-1/credits` are no group."""


def main() -> None:
    """Print which numbers stand where: one line for each group, or one for each number."""
    parser = argparse.ArgumentParser(prog="python -m galaktyka.envs", description=__doc__)
    parser.add_argument("game", choices=game_keys())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--all", action="store_true", help="every number with its name")
    arguments = parser.parse_args()
    try:
        game = find_game(arguments.game)
        game.check_start(arguments.players, 0, {})
        observer = observer_for(game, arguments.players)
    except GalaktykaError as refused:
        parser.error(Words(choose_language(None, None, os.environ)).explain(refused))
    print("\n".join(every_number(observer) if arguments.all else layout_table(observer)))


def every_number(observer: Observer) -> Iterator[str]:
    """Place, highest value and name."""
    for place, (name, high) in enumerate(zip(observer.names, observer.highs, strict=True)):
        yield f"{place}\t{high}\t{name}"


def layout_table(observer: Observer) -> Iterator[str]:
    """The groups: names that differ in their last part alone stand in one line."""
    yield f"{len(observer.names):,} numbers"
    yield ""
    yield "| places | name | highest |"
    yield "|---|---|---:|"
    for first, last, name, high in groups(observer):
        places = str(first) if first == last else f"{first}–{last}"
        yield f"| {places} | `{name}` | {high} |"


def groups(observer: Observer) -> Iterator[tuple[int, int, str, int]]:
    """First and last place, name (`hand/…`, or the whole of it where there is one) and highest value of each group."""
    first = 0
    for place, name in enumerate(observer.names):
        last = place + 1 == len(observer.names)
        if last or group_of(observer.names[place + 1]) != group_of(name):
            together = f"{group_of(name)}/…" if place > first else name
            yield first, place, together, max(observer.highs[first : place + 1])
            first = place + 1


def group_of(name: str) -> str:
    """The first part of a name, which its neighbours share; the name itself if it has no such part."""
    group = name.rpartition("/")[0]
    return name if not group or OWNER.fullmatch(group) else group


if __name__ == "__main__":
    main()
