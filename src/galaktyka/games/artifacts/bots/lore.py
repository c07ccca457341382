"""What a player of Alien Artifacts knows about the cards before the game starts, and how much it cares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import Box, kind_code
from galaktyka.games.artifacts.engine.cards import Card, Counter, Effect, Gain, Table, TableRow

if TYPE_CHECKING:
    from mypy_extensions import i64

POINT: Final = 100
"""All values are in hundredths of a victory point; turns left are in tenths."""
HIGHEST: Final = 16
"""Attack values above this hit the last row anyway."""
NUMBERS: Final = 4
"""The numbers on resource cards: 1 to 4, equally often."""

# What a row of a scoring table counts.
C_CARDS: Final = 0
C_KINDS: Final = 1
C_TYPE_SETS: Final = 2
C_KIND_SETS: Final = 3
C_CREDITS: Final = 4
C_STORED: Final = 5
C_OTHER: Final = 6
COUNTER_CODES: Final[dict[str, int]] = {
    "cards": C_CARDS,
    "kinds": C_KINDS,
    "type-sets": C_TYPE_SETS,
    "kind-sets": C_KIND_SETS,
    "credits": C_CREDITS,
    "stored": C_STORED,
}

BALANCED: Final = ""
STYLES: Final = (BALANCED, "logistical", "operational")


@final
class Taste:
    """How much the bot cares about things. The numbers come from games of the bot against itself."""

    def __init__(self, style: str = BALANCED) -> None:
        self.action: i64 = 90
        """What an action is usually worth."""
        self.delay: i64 = 29
        """Percent that a card under construction is worth less for each action that it still needs."""
        self.credit: i64 = 18
        """A credit, while there is time to spend it."""
        self.stored: i64 = 8
        """A resource card under a planet."""
        self.store: i64 = 6
        """How many of them halve what another one is worth."""
        self.thrift: i64 = 60
        """Percent of that worth at which they are spent."""
        self.artifact: i64 = 230
        self.plan: i64 = 55
        self.card: i64 = 12
        """A resource card in hand."""
        self.token: i64 = 45
        """A blockade token on somebody's card, at least."""
        self.backlog: i64 = 42
        """Hundredths of an action by which every project delays a new one."""
        self.builds: i64 = 10
        """Hundredths of a card of each type that are built in a turn."""
        self.future: i64 = 120
        """Percent of what a card will do later."""
        self.text: i64 = 60
        """Percent of what the texts of technologies seem to give."""
        self.harm: i64 = 105
        """Percent of what an only opponent loses that counts as a gain."""
        self.hope: i64 = 100
        """Percent of the points of a scoring table that are not earned yet."""
        self.income: i64 = 100
        self.mining: i64 = 100
        self.war: i64 = 100
        """Percent of what operational actions seem to give."""
        self.raid: i64 = 160
        """Percent of what attacks will give later."""
        self.fresh: i64 = 35
        """What a card of the hand must be worth to be kept, in hundredths of an icon."""
        self.patience: i64 = 60
        """Percent of the usual worth that makes an artifact worth playing early."""
        # Percent by which a style changes what cards on each side are worth.
        self.logistical: i64 = 100
        self.operational: i64 = 100
        if style == "logistical":
            self.logistical = 125
            self.operational = 80
        elif style == "operational":
            self.logistical = 80
            self.operational = 125


@final
class Row:
    """A row of a scoring table, in numbers."""

    def __init__(self, index: i64, counter: Counter, least: i64, during: i64, end: i64) -> None:
        self.index: i64 = index
        """Rows that say the same have the same index."""
        self.code: i64 = COUNTER_CODES.get(counter.counts, C_OTHER)
        self.type: i64 = v.TYPES.index(counter.type) if counter.type else v.NO_CARD
        self.kind: i64 = kind_code(counter) if counter.kind else v.NO_CARD
        self.side: i64 = v.SIDES.index(counter.side) if counter.side else v.NO_CARD
        self.least: i64 = least
        self.during: i64 = during
        self.end: i64 = end


@final
class Bonus:
    """Points at the end for something counted, of a faction or of a technology."""

    def __init__(self, counter: Counter, vp: i64, each: i64) -> None:
        self.row = Row(v.NO_CARD, counter, 0, 0, 0)
        self.vp: i64 = vp
        self.each: i64 = each


@final
class Lore:
    """Numbers about the cards of one box."""

    def __init__(self, box: Box) -> None:
        cards = box.pack.cards
        self.waits: bytes = bytes([any(effect.does == "on" for effect in card.effects) for card in cards])
        """Whether a card waits for something to happen."""
        self.rows: list[list[Row]] = rows_of(cards)
        self.finals: list[list[Bonus]] = [bonuses_of(card.effects) for card in cards]
        self.faction_finals: list[list[Bonus]] = [bonuses_of(faction.final) for faction in box.pack.factions]
        self.alien_rows: list[list[TableRow]] = [by_value(table) for table in box.pack.systems]
        """For each alien system the row that each attack value hits."""
        self.plan_rows: list[list[TableRow]] = [by_value(table) for table in box.pack.plans]
        self.aliens: list[int] = [mean_gain(box.pack.systems, strength) for strength in range(HIGHEST)]
        """What an attack on aliens gives on average, by the strength of the ship."""
        self.hit: i64 = chance_of_kind(box)
        """Percent of the resource cards that show a Kind ..."""
        self.second_hit: i64 = 100 - (100 - self.hit) * (100 - self.hit) // 100
        """... and of pairs of them."""
        self.samples: list[bytes] = [bytes([deck[i] for i in range(len(deck)) if i % 7 == 3]) for deck in box.decks]
        """Some cards of each big deck, to guess what an unknown one is worth."""


def rows_of(cards: list[Card]) -> list[list[Row]]:
    """The scoring tables of all cards in numbers."""
    known: dict[str, Row] = {}
    tables: list[list[Row]] = []
    for card in cards:
        table: list[Row] = []
        for score in card.scores:
            row = Row(len(known), score.count, score.least, score.during, score.end)
            key = f"{row.code} {row.type} {row.kind} {row.side} {row.least} {row.during} {row.end}"
            table.append(known.setdefault(key, row))
        tables.append(table)
    return tables


def bonuses_of(effects: list[Effect]) -> list[Bonus]:
    """The points at the end."""
    return [
        Bonus(effect.count, effect.vp, effect.each)
        for effect in effects
        if effect.does == "final" and effect.count is not None
    ]


def chance_of_kind(box: Box) -> int:
    """Percent of the resource cards on which some section shows a Kind, on average over the Kinds."""
    shown = sum(
        1 if box.section_kind[2 * card] == box.section_kind[2 * card + 1] else 2 for card in range(box.resources)
    )
    return shown * 25 // max(box.resources, 1)


def by_value(table: Table) -> list[TableRow]:
    """The row for every attack value."""
    found: list[TableRow] = []
    for value in range(HIGHEST + NUMBERS + 1):
        for row in table.rows:
            if value <= row.most:
                found.append(row)
                break
    return found


def usual_gain(gain: Gain) -> int:
    """Points, credits and cards at the usual rates."""
    return gain.vp * POINT + gain.credits * 16 + gain.artifacts * 220 + gain.plans * 50 + gain.cards * 12


def usual_row(row: TableRow) -> int:
    """What a row gives the attacker, with what is lost when the ship is."""
    value = max([usual_gain(gain) for gain in row.choices], default=0)
    if row.ship == "damaged":
        value -= 130
    elif row.ship == "destroyed":
        value -= 260
    return value


def mean_gain(tables: list[Table], strength: int) -> int:
    """Over all tables and all numbers; nobody attacks where it does not pay."""
    total = 0
    for table in tables:
        rows = by_value(table)
        mean = sum(usual_row(rows[strength + number]) for number in range(1, NUMBERS + 1)) // NUMBERS
        total += max(mean, 0)
    return total // len(tables)


KNOWN: Final[dict[str, Lore]] = {}


def lore_of(box: Box) -> Lore:
    """The lore of a box, worked out once."""
    key = box.pack.fingerprint
    if key not in KNOWN:
        KNOWN[key] = Lore(box)
    return KNOWN[key]
