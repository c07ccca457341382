"""A study cut into parts: each is some games of one series, played and counted anywhere, and written at once."""

from __future__ import annotations

import json
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from galaktyka.lab.runner import batches
from galaktyka.lab.study import Series
from galaktyka.lab.tables import TABLES, Row, encoded, file_name, rows_of
from galaktyka.lab.tally import BotTally, Share, Tally

LARGEST_PART = 5000
PARTS = 200
"""About so many in a study: a run that is killed loses little, and a folder of results stays a folder."""
TALLY = "tally.json"
DAMAGE = (AttributeError, KeyError, TypeError, ValueError)
"""What a document raises that is not what it should be."""


@dataclass(frozen=True)
class Part:
    """The games from `first` up to but without `last` of one series."""

    number: int
    series: int
    first: int
    last: int


def part_size(series: Sequence[Series]) -> int:
    """The games of a part, the same wherever and with however many processes it is played."""
    games = sum(one.experiment.games for one in series)
    return max(1, min(LARGEST_PART, games // PARTS))


def parts_of(series: Sequence[Series], size: int) -> Iterator[Part]:
    """All parts, in order."""
    number = 0
    for place, one in enumerate(series):
        for first in range(0, one.experiment.games, size):
            yield Part(number, place, first, min(first + size, one.experiment.games))
            number += 1


def play_part(series: Series, part: Part, kinds: Sequence[str]) -> bytes:
    """Play the games of a part; the file that keeps them: rows in every kind asked for, and the tally."""
    experiment = series.experiment
    tally = Tally()
    rows: dict[str, list[Row]] = {table: [] for table in TABLES}
    for outcomes in batches(experiment, part.first, part.last):
        tally.add_all(outcomes)
        for table, more in rows_of(part.series, experiment.game_key, outcomes).items():
            rows[table] += more
    entries = {TALLY: json.dumps(tally_document(tally)).encode()}
    for kind in kinds:
        for table in TABLES:
            entries[file_name(table, kind)] = encoded(kind, table, experiment.game_key, rows[table])
    return packed(entries)


def packed(entries: dict[str, bytes]) -> bytes:
    """One file of several, with checksums and without dates: the same games give the same bytes."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in entries.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


# ------------------------------------------------------------------ tallies as documents


def tally_document(tally: Tally) -> dict[str, Any]:
    """Everything that was counted, as JSON."""
    counted = ("rounds", "ends", "on_offer", "bought", "automa", "orders", "totals")
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        **{name: dict(getattr(tally, name)) for name in counted},
        "bots": {name: bot_document(bot) for name, bot in tally.bots.items()},
    }


def bot_document(bot: BotTally) -> dict[str, Any]:
    """The same of one bot."""
    shares = ("places", "starts", "cards", "mainly")
    return {
        "wins": [bot.wins.times, bot.wins.parts],
        "shared": bot.shared,
        "scores": dict(bot.scores),
        "sources": dict(bot.sources),
        **{name: {key: [share.times, share.parts] for key, share in getattr(bot, name).items()} for name in shares},
    }


def tally_from(document: dict[str, Any]) -> Tally:
    """What the document says; one of the errors in `DAMAGE` if it is none that was written here."""
    tally = Tally(
        games=whole(document["games"]),
        decisions=whole(document["decisions"]),
        rounds=by_number(document["rounds"]),
        ends=by_name(document["ends"]),
        on_offer=by_name(document["on_offer"]),
        bought=by_name(document["bought"]),
        bots={name: bot_from(bot) for name, bot in document["bots"].items()},
        automa=by_number(document["automa"]),
        orders=by_name(document["orders"]),
        totals=by_number(document["totals"]),
    )
    check_sums(tally)
    return tally


def check_sums(tally: Tally) -> None:
    """Every game is counted once, and every seat has its score."""
    of_games = [tally.rounds.total(), tally.orders.total(), tally.totals.total()]
    of_bots = [bot.scores.total() == bot.wins.times > 0 for bot in tally.bots.values()]
    if of_games != [tally.games] * len(of_games) or not all(of_bots) or bool(tally.games) != bool(of_bots):
        raise ValueError("the numbers do not add up")


def bot_from(document: dict[str, Any]) -> BotTally:
    """The same of one bot."""

    def shares(name: str) -> dict[str, Share]:
        return {key: share_from(share) for key, share in document[name].items()}

    return BotTally(
        wins=share_from(document["wins"]),
        shared=whole(document["shared"]),
        scores=by_number(document["scores"]),
        sources=by_name(document["sources"]),
        places={int(place): share for place, share in shares("places").items()},
        starts=shares("starts"),
        cards=shares("cards"),
        mainly=shares("mainly"),
    )


def share_from(document: list[int]) -> Share:
    """How often, and the wins."""
    times, parts = document
    return Share(whole(times), whole(parts))


def by_number(counts: dict[str, int]) -> Counter[int]:
    """JSON has no numbers for keys."""
    return Counter({int(key): whole(times) for key, times in counts.items()})


def by_name(counts: dict[str, int]) -> Counter[str]:
    """The same for words."""
    return Counter({key: whole(times) for key, times in counts.items()})


def whole(value: object) -> int:
    """A whole number, as everything is that is counted."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r} is not a whole number")
    return value


def merged(tallies: Iterable[Tally]) -> Tally:
    """All of them together."""
    total = Tally()
    for tally in tallies:
        total.merge(tally)
    return total
