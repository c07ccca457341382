"""Variants of a content pack: the same cards with some numbers changed, each checked like any pack."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from galaktyka.core.content import SHIPPED_FILE, Table, closest, type_name
from galaktyka.core.errors import GalaktykaError
from galaktyka.games import packages
from galaktyka.lab.toml import write_toml
from galaktyka.text.packs import load_pack, read_box

Change = dict[str, object]
"""Path -> value: `{"world.gem-world.cost": 1}`."""
MOST_VARIANTS = 200


@dataclass(frozen=True)
class Box:
    """The cards that are played with: their text, and their names where a pack gives them."""

    content: str
    """Empty for what is in the box already."""
    names: dict[str, str]
    """Language -> the text of the file with the names."""
    change: Change


def boxes_of(game_key: str, pack: Path | None, vary: Table | None) -> list[Box]:
    """The pack as it is, or every combination of what is varied."""
    if pack:
        load_pack(pack, game_key)
    names = names_of(pack)
    text = (pack / "content.toml").read_text("utf-8") if pack else ""
    if vary is None or not vary.data:
        return [Box(text, names, {})]
    base = tomllib.loads(text or shipped_text(game_key))
    return [Box(varied(game_key, base, change, vary), names, change) for change in changes_of(vary)]


def paths_of(vary: Table) -> Table:
    """The paths as whole words, also where they are written without quotes, which makes tables in tables of them."""
    paths: dict[str, object] = {}
    for path, value in leaves(vary.data, ""):
        if path in paths:
            raise vary.error("lab.study.vary-twice", {"path": path})
        paths[path] = value
    return Table(paths, vary.source, vary.place, vary.line)


def leaves(table: Mapping[str, object], before: str) -> Iterator[tuple[str, object]]:
    """What stands in a table and in the tables in it, under its whole path."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{before}{key}.")
        else:
            yield before + key, value


def names_of(pack: Path | None) -> dict[str, str]:
    """The files with the names of a pack's cards."""
    return {lang: (pack / f"{lang}.toml").read_text("utf-8") for lang in ("en", "pl")} if pack else {}


def shipped_text(game_key: str) -> str:
    """The cards of the box."""
    return (packages()[game_key].folder / SHIPPED_FILE).read_text("utf-8")


def changes_of(vary: Table) -> Iterator[Change]:
    """Every combination, the last path changing quickest."""
    values = []
    count = 1
    for path in vary.data:
        items = vary.items(path)
        if not items:
            raise vary.error("content.empty-list", {"key": path})
        count *= len(items)
        values.append(items)
    if count > MOST_VARIANTS:
        raise vary.error("lab.study.too-many-variants", {"n": count, "most": MOST_VARIANTS})
    for path, items in zip(vary.data, values, strict=True):
        for item in items:
            if items.count(item) > 1:
                raise vary.error("content.repeated-word", {"key": path, "value": item})
    for chosen in product(*values):
        yield dict(zip(vary.data, chosen, strict=True))


def varied(game_key: str, base: Mapping[str, object], change: Change, vary: Table) -> str:
    """The text of the changed pack, which must be a valid one."""
    data = deepcopy(dict(base))
    for path, value in change.items():
        put(data, path, value, vary)
    text = write_toml(data)
    try:
        read_box(game_key, text, SHIPPED_FILE)
    except GalaktykaError as error:
        values: dict[str, object] = {"change": told(change), "place": error.place, "fault": error}
        raise vary.error("lab.study.bad-variant" if error.place else "lab.study.bad-variant-whole", values) from None
    return text


def told(change: Change) -> str:
    """`world.gem-world.cost = 1, prices.rare = 4`."""
    return ", ".join(f"{path} = {value}" for path, value in change.items())


def put(data: dict[str, Any], path: str, value: object, vary: Table) -> None:
    """Change what stands at the path: tables by name, cards by id, items of a list by number from 1."""
    here: Any = data
    words = path.split(".")
    for place, word in enumerate(words[:-1]):
        here = step(here, word, path, ".".join(words[:place]), vary)
    last = words[-1]
    old = step(here, last, path, ".".join(words[:-1]), vary)
    if isinstance(old, dict):
        raise vary.error("lab.study.whole-table", {"path": path, "known": list(old)})
    if type_name(old) != type_name(value):
        raise vary.error("content.wrong-type", {"key": path, "expected": type_name(old), "found": type_name(value)})
    here[int(last) - 1 if isinstance(here, list) else last] = value


def step(here: object, word: str, path: str, before: str, vary: Table) -> object:
    """One word of a path further."""
    known = known_words(here)
    if not known:
        raise vary.error("lab.study.no-deeper", {"path": path, "before": before})
    if word not in known:
        where = before or "content.toml"
        values: dict[str, object] = {"path": path, "word": word, "before": where, "known": list(known)}
        guess = closest(word, list(known))
        if guess:
            raise vary.error("lab.study.no-such-path-guess", {**values, "guess": guess})
        raise vary.error("lab.study.no-such-path", values)
    return known[word]


def known_words(here: object) -> dict[str, object]:
    """What a path can go on with."""
    if isinstance(here, dict):
        return here
    if isinstance(here, list):
        ids: dict[str, object] = {str(item["id"]): item for item in here if isinstance(item, dict) and "id" in item}
        return ids or {str(number): item for number, item in enumerate(here, 1)}
    return {}
