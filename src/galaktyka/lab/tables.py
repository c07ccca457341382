"""What is written of every game: a row for the game and one for each seat, as CSV and as Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, BinaryIO

from galaktyka.core.errors import SetupError
from galaktyka.lab.accounts import account_of
from galaktyka.lab.contest import Outcome
from galaktyka.lab.tally import WHOLE

TABLES = ("games", "seats")
GAME_TYPES = {
    "series": "number", "game": "number", "seed": "text", "players": "number", "rounds": "number",
    "decisions": "number", "winners": "numbers", "ends": "texts", "automa": "number",
}  # fmt: skip
SEAT_TYPES = {
    "series": "number", "game": "number", "seat": "number", "place": "number", "bot": "text", "won": "real",
    "score": "number", "tie_break": "number", "start": "text", "cards": "texts",
}  # fmt: skip
ROWS_TOGETHER = 50_000
"""In a row group of Parquet."""

Row = tuple[Any, ...]


def types_of(table: str, game_key: str) -> dict[str, str]:
    """The columns of a table and their types; points have a column for each source."""
    if table == "games":
        return GAME_TYPES
    return SEAT_TYPES | {f"points_{source}": "number" for source in account_of(game_key).sources}


def rows_of(series: int, game_key: str, outcomes: Iterable[Outcome]) -> dict[str, list[Row]]:
    """The rows of both tables."""
    sources = account_of(game_key).sources
    games: list[Row] = []
    seats: list[Row] = []
    for outcome in outcomes:
        number, seed, rounds, decisions, winners, ends, _, players, automa = outcome
        games.append((series, number, str(seed), len(players), rounds, decisions, winners, ends, automa))
        win = WHOLE // len(winners) / WHOLE
        for seat, player in enumerate(players):
            bot, score, points, tie_break, won, place, start, cards = player
            by_source = [points.get(source, 0) for source in sources]
            share = win if won else 0.0
            seats.append((series, number, seat, place, bot, share, score, tie_break, start, cards, *by_source))
    return {"games": games, "seats": seats}


def encoded(kind: str, table: str, game_key: str, rows: Sequence[Row]) -> bytes:
    """The rows as a part of a file: of CSV without its heading, of Parquet a whole file."""
    types = types_of(table, game_key)
    return as_csv(types, rows) if kind == "csv" else as_parquet(types, rows)


# ------------------------------------------------------------------ CSV


def as_csv(types: dict[str, str], rows: Iterable[Row]) -> bytes:
    """Lists are written with spaces between their items."""
    lists = [place for place, kind in enumerate(types.values()) if kind in ("texts", "numbers")]
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for row in rows:
        cells = list(row)
        for place in lists:
            cells[place] = " ".join(map(str, cells[place]))
        writer.writerow(cells)
    return text.getvalue().encode()


def merge_csv(table: str, game_key: str, parts: Iterable[bytes], out: BinaryIO) -> None:
    """All parts after one another, under one heading."""
    out.write((",".join(types_of(table, game_key)) + "\n").encode())
    for part in parts:
        out.write(part)


# ------------------------------------------------------------------ Parquet


def has_parquet() -> bool:
    """Whether there is something to write it with."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        return False
    return True


def check_parquet() -> None:
    """`SetupError` if Parquet cannot be written here."""
    if not has_parquet():
        raise SetupError("lab.error.no-pyarrow", {})


def schema_of(types: dict[str, str]) -> Any:
    """The columns as Arrow knows them."""
    import pyarrow

    arrow = {
        "number": pyarrow.int32(),
        "real": pyarrow.float32(),
        "text": pyarrow.string(),
        "numbers": pyarrow.list_(pyarrow.int32()),
        "texts": pyarrow.list_(pyarrow.string()),
    }
    return pyarrow.schema([(name, arrow[kind]) for name, kind in types.items()])


def as_parquet(types: dict[str, str], rows: Sequence[Row]) -> bytes:
    """A small file of its own."""
    import pyarrow
    from pyarrow import parquet

    schema = schema_of(types)
    columns = list(zip(*rows, strict=True)) if rows else [()] * len(types)
    arrays = [pyarrow.array(column, type=field.type) for column, field in zip(columns, schema, strict=True)]
    out = BytesIO()
    parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), out, compression="zstd")
    return out.getvalue()


def merge_parquet(table: str, game_key: str, parts: Iterable[bytes], out: BinaryIO) -> None:
    """All parts in one file, in large row groups; never more of them in memory than make one."""
    import pyarrow
    from pyarrow import parquet

    waiting: list[Any] = []
    with parquet.ParquetWriter(out, schema_of(types_of(table, game_key)), compression="zstd") as writer:
        for part in parts:
            waiting.append(parquet.read_table(BytesIO(part)))
            if sum(rows.num_rows for rows in waiting) >= ROWS_TOGETHER:
                writer.write_table(pyarrow.concat_tables(waiting))
                waiting = []
        if waiting:
            writer.write_table(pyarrow.concat_tables(waiting))


MERGERS = {"csv": merge_csv, "parquet": merge_parquet}


def file_name(table: str, kind: str) -> str:
    """`games.csv`, `seats.parquet`."""
    return str(Path(table).with_suffix(f".{kind}"))
