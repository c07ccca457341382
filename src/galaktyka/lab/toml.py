"""Plain data as TOML text, for packs and experiments that a program has made. Reading is `tomllib`'s business."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import date, time
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(data: Mapping[str, object]) -> str:
    """The text of a whole file: simple values first, then tables, then lists of tables."""
    lines: list[str] = []
    write_table(lines, "", data)
    return "\n".join(lines).strip() + "\n"


def write_table(lines: list[str], path: str, table: Mapping[str, object]) -> None:
    """The values of one table, then the tables in it under their own headings."""
    inner = {key: value for key, value in table.items() if isinstance(value, dict) or is_tables(value)}
    for key, value in table.items():
        if key not in inner:
            lines.append(f"{named(key)} = {written(value)}")
    for key, value in inner.items():
        place = f"{path}.{named(key)}" if path else named(key)
        parts: list[Any] = value if isinstance(value, list) else [value]
        for part in parts:
            lines.extend(["", f"[[{place}]]" if isinstance(value, list) else f"[{place}]"])
            write_flat(lines, part) if path or isinstance(value, list) else write_table(lines, place, part)


def write_flat(lines: list[str], table: Mapping[str, object]) -> None:
    """A table whose values all stand on lines of their own."""
    lines.extend(f"{named(key)} = {written(value)}" for key, value in table.items())


def is_tables(value: object) -> bool:
    """A list of nothing but tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def named(key: str) -> str:
    """A key, in quotes where it needs them."""
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def written(value: object) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        inside = ", ".join(f"{named(key)} = {written(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(written(item) for item in value)}]"
    raise TypeError(f"TOML has no {type(value).__name__}")
