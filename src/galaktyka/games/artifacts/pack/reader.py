"""Reading a content pack: TOML to typed cards, tables and factions, every fault with its place."""

from typing import Final

from galaktyka.core.content import SHIPPED_FILE, Table, fingerprint, named_tables, read_toml, remember, shipped_text
from galaktyka.games.artifacts.engine import cards as box
from galaktyka.games.artifacts.engine.cards import Table as AttackTable
from galaktyka.games.artifacts.pack.checks import check_box
from galaktyka.games.artifacts.pack.effects import (
    COUNTS,
    GAINS,
    after_paying,
    in_artifact,
    read_counter,
    read_effects,
    read_final,
    read_gain,
    read_ops,
    read_payment,
    some_tables,
)

SHIP: Final = "ship"
TECHNOLOGY: Final = "technology"
PLANET: Final = "planet"
SYSTEM: Final = "system"
PLAN: Final = "plan"
SHIPS_FATES: Final[list[str]] = ["safe", "damaged", "destroyed"]
LOWEST: Final = 0
HIGHEST: Final = 99
MOST_CHOICES: Final = 3
MOST_LOOKED_AT: Final = 9

NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "cost": (1, 19),
    "buy_cost": (0, 19),
    "limit": (1, 9),
    "hand": (1, 9),
    "most_credits": (1, 99),
    "credits": (0, 99),
    "discount": (0, 9),
    "yield": (1, 9),
    "operational_cost": (1, 19),
    "tokens": (0, 99),
}
"""The numbers of the rules, each from so many to so many."""


def read_pack(text: str, source: str) -> box.Pack:
    """The pack in a TOML text; ``source`` is the file name that errors show."""
    top = read_toml(text, source)
    top.only(["pack", "numbers", "resources", *box.TYPES, "scoring", SYSTEM, PLAN, "artifact", "faction"])
    pack = top.table("pack")
    pack.only(["game", "name"])
    pack.choice("game", ["artifacts"])
    places: dict[str, Table] = {}
    result = box.Pack(
        name=pack.id("name"),
        source=source,
        cards=read_cards(top, text, places),
        resources=read_resources(top, text, places),
        systems=read_tables(top, text, SYSTEM, places),
        plans=read_tables(top, text, PLAN, places),
        artifacts=read_artifacts(top, text, places),
        factions=read_factions(top, text, places),
        numbers=read_numbers(top),
        fingerprint=fingerprint(top.data),
    )
    check_box(top, result)
    return result


SHIPPED: list[box.Pack] = []


def shipped_pack() -> box.Pack:
    """The base set, read once."""
    if not SHIPPED:
        SHIPPED.append(read_pack(shipped_text(__file__), SHIPPED_FILE))
    return SHIPPED[0]


# --- numbers and resources


def read_numbers(top: Table) -> dict[str, int]:
    """The numbers of the rules, all of them."""
    table = top.table("numbers")
    table.only(list(NUMBERS))
    numbers = {key: table.number(key, low, high) for key, (low, high) in NUMBERS.items()}
    if numbers["credits"] > numbers["most_credits"]:
        raise table.error("content.wrong-order", {"first": "credits", "second": "most_credits"})
    return numbers


def read_resources(top: Table, text: str, places: dict[str, Table]) -> list[box.Resource]:
    """The lines of ``[resources]``, in file order."""
    section = top.table("resources")
    lines = lines_of_keys(text, "resources")
    resources: list[box.Resource] = []
    for id in section.data:
        table = section.table(id)
        table.place = f'resource "{id}"'
        table.line = lines.get(id, 0)
        remember(places, table.check_id(id), table)
        table.only(["number", "first", "second", "origin"])
        resources.append(
            box.Resource(
                index=len(resources),
                id=id,
                first=read_section(table.table("first")),
                second=read_section(table.table("second")),
                number=table.number("number", 1, 9),
                origin=table.choice("origin", box.ORIGINS),
            )
        )
    return resources


def read_section(table: Table) -> box.Section:
    """Half of a resource card."""
    table.only(["colour", "icons", "kind"])
    return box.Section(
        table.choice("colour", box.COLOURS), table.number("icons", 1, 3), table.choice("kind", box.KINDS)
    )


def lines_of_keys(text: str, name: str) -> dict[str, int]:
    """For every key of the table ``[name]`` its line."""
    result: dict[str, int] = {}
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("["):
            inside = stripped.replace(" ", "").startswith(f"[{name}]")
        elif inside and "=" in stripped and not stripped.startswith("#"):
            result[stripped.partition("=")[0].strip().strip("\"'")] = number
    return result


# --- ships, technologies and planets


def read_cards(top: Table, text: str, places: dict[str, Table]) -> list[box.Card]:
    """Ships, then technologies, then planets, in file order."""
    scoring = read_scoring(top, text)
    cards: list[box.Card] = []
    for section in box.TYPES:
        for table in named_tables(top, text, section, places):
            cards.append(read_card(table, section, len(cards), scoring))
    return cards


def read_card(table: Table, type: str, index: int, scoring: dict[str, list[box.ScoreRow]]) -> box.Card:
    """One ``[[ship]]``, ``[[technology]]`` or ``[[planet]]``."""
    attack = 0
    keyword = ""
    effects: list[box.Effect] = []
    pay = box.Payment()
    do: list[box.Op] = []
    scores: list[box.ScoreRow] = []
    if type == SHIP:
        table.only(["id", "kind", "attack", "effects", "origin"])
        attack = table.number("attack", 0, 9)
        effects = read_effects(table, SHIP)
    elif type == TECHNOLOGY:
        keyword = table.choice("keyword", box.KEYWORDS)
        if keyword == "permanent":
            table.only(["id", "kind", "keyword", "effects", "scoring", "origin"])
            table.value("effects")
            effects = read_effects(table, TECHNOLOGY)
        else:
            table.only(["id", "kind", "keyword", "pay", "do", "scoring", "origin"])
            pay = read_payment(table)
            do = read_ops(table, after_paying(pay, turn=keyword == "bonus", card=True))
        scores = scoring[table.choice("scoring", list(scoring))]
    else:
        table.only(["id", "kind", "origin"])
    return box.Card(
        index=index,
        id=table.id("id"),
        type=type,
        kind=table.choice("kind", box.KINDS),
        attack=attack,
        keyword=keyword,
        effects=effects,
        pay=pay,
        do=do,
        scores=scores,
        origin=table.choice("origin", box.ORIGINS),
    )


def read_scoring(top: Table, text: str) -> dict[str, list[box.ScoreRow]]:
    """The scoring tables by id."""
    result: dict[str, list[box.ScoreRow]] = {}
    for table in named_tables(top, text, "scoring", {}):
        table.only(["id", "rows"])
        result[table.id("id")] = [read_score_row(row) for row in some_tables(table, "rows")]
    return result


def read_score_row(table: Table) -> box.ScoreRow:
    """One condition, and what it gives during the game and at the end."""
    table.only(["count", "least", "during", "end"])
    return box.ScoreRow(
        count=read_counter(table.table("count"), COUNTS, False),
        least=table.number("least", 1, 99),
        during=table.number("during", 0, 20),
        end=table.number("end", 0, 20),
    )


# --- alien systems and defence plans


def read_tables(top: Table, text: str, section: str, places: dict[str, Table]) -> list[AttackTable]:
    """Every ``[[system]]`` or ``[[plan]]``, in file order."""
    tables: list[AttackTable] = []
    for table in named_tables(top, text, section, places):
        table.only(["id", "rows", "origin"])
        rows = read_rows(table, section)
        tables.append(AttackTable(len(tables), table.id("id"), rows, table.choice("origin", box.ORIGINS)))
    return tables


def read_rows(table: Table, section: str) -> list[box.TableRow]:
    """The rows: without gaps, and open at both ends."""
    rows: list[box.TableRow] = []
    found = some_tables(table, "rows")
    for entry in found:
        rows.append(read_row(entry, section, rows[-1].most + 1 if rows else LOWEST, len(rows) == len(found) - 1))
    return rows


def read_row(table: Table, section: str, least: int, last: bool) -> box.TableRow:
    """One row that begins at ``least``; only a player can be blockaded or lose something."""
    fields = [field.rstrip("?") for field in box.ROW_FIELDS]
    if section == SYSTEM:
        fields = [field for field in fields if field not in ["blockade", "loses"]]
    table.only(fields)
    if least == LOWEST:
        left_out(table, "from")
    else:
        begins = table.number("from", 1, HIGHEST)
        if begins != least:
            raise table.error("content.gap", {"key": "from", "needed": least, "value": begins})
    most = HIGHEST
    if last:
        left_out(table, "to")
    else:
        most = table.number("to", LOWEST, HIGHEST - 1)
        if most < least:
            raise table.error("content.wrong-order", {"first": "from", "second": "to"})
    return box.TableRow(
        least=least,
        most=most,
        ship=table.choice_or("ship", "safe", SHIPS_FATES),
        choices=read_choices(table),
        blockade=table.number_or("blockade", 0, 1, 9),
        loses=read_gain(table.table("loses"), ["vp", "credits"], 1) if table.has("loses") else box.Gain(),
    )


def left_out(table: Table, key: str) -> None:
    """The first row is open below, the last one above."""
    if table.has(key):
        raise table.error("content.open-end", {"key": key})


def read_choices(table: Table) -> list[box.Gain]:
    """What the attacker gains: nothing, one thing, or one of several."""
    if table.has("gain") and table.has("choose"):
        raise table.error("content.not-both", {"first": "gain", "second": "choose"})
    if table.has("gain"):
        return [read_gain(table.table("gain"), GAINS, -15)]
    if not table.has("choose"):
        return []
    if len(table.items("choose")) > MOST_CHOICES:
        raise table.error("content.too-long", {"key": "choose", "most": MOST_CHOICES})
    return [read_gain(entry, GAINS, -15) for entry in some_tables(table, "choose")]


# --- artifacts and factions


def read_artifacts(top: Table, text: str, places: dict[str, Table]) -> list[box.Artifact]:
    """The artifacts in file order."""
    artifacts: list[box.Artifact] = []
    for table in named_tables(top, text, "artifact", places):
        table.only(["id", "do", "origin"])
        do = read_ops(table, in_artifact())
        artifacts.append(box.Artifact(len(artifacts), table.id("id"), do, table.choice("origin", box.ORIGINS)))
    return artifacts


def read_factions(top: Table, text: str, places: dict[str, Table]) -> list[box.Faction]:
    """The factions in file order."""
    factions: list[box.Faction] = []
    for table in named_tables(top, text, "faction", places):
        table.only(["id", "setup", "pay", "do", "final", "origin"])
        pay = read_payment(table)
        factions.append(
            box.Faction(
                index=len(factions),
                id=table.id("id"),
                setup=[read_step(step) for step in some_tables(table, "setup")],
                pay=pay,
                do=read_ops(table, after_paying(pay, turn=False, card=False)),
                final=[read_final(entry, [], False) for entry in some_tables(table, "final")],
                origin=table.choice("origin", box.ORIGINS),
            )
        )
    return factions


def read_step(table: Table) -> box.SetupStep:
    """Cards that a faction begins with; those with a side lie in the empire."""
    table.only(["deck", "draw", "side"])
    return box.SetupStep(
        deck=table.choice("deck", box.TYPES),
        draw=table.number_or("draw", 1, 1, MOST_LOOKED_AT),
        empire=table.has("side"),
        side=table.choice_or("side", "", box.SIDES),
    )
