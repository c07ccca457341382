"""Reading what cards do: effects, operations, payments and counters of the closed sets."""

from typing import Final, final

from galaktyka.core.content import Table
from galaktyka.games.artifacts.engine import cards as box

MOST_LINES: Final = 9
"""Effects on a card, operations of a text, rows of a table."""
MOST_CREDITS: Final = 15
CARDS_OF_A_SET: Final = 3
STORED_CARDS: Final = 1

EFFECTS_ON: Final[dict[str, list[str]]] = {
    "ship": ["attack", "attack-per", "hull", "reroll", "scout", "boost", "on"],
    "technology": [
        "cost",
        "limit",
        "attack",
        "shield",
        "hand",
        "yield",
        "either-section",
        "preview",
        "second-look",
        "hull",
        "ignore-blockade",
        "on",
        "final",
    ],
}
"""A ship's effects are about its own attack, a technology's about everything else."""

EVENTS_ON: Final[dict[str, list[str]]] = {
    "ship": ["attack", "damaged"],
    "technology": [event for event in box.EVENTS if event != "damaged"],
}
ARRIVALS: Final[list[str]] = ["arrive-any", "discover", "develop"]
GAINS: Final[list[str]] = ["vp", "credits", "artifacts", "plans", "cards"]
WITHOUT_ARTIFACTS: Final[list[str]] = ["vp", "credits", "plans", "cards"]
"""An artifact never brings another one: that could go on without end."""
COUNTS: Final[list[str]] = ["cards", "kinds", "type-sets", "kind-sets", "credits", "stored"]
"""What can be counted at any time."""
FOR_THE_TURN: Final[list[str]] = ["extra-action", "raise-limit", "attack-bonus", "reroll"]
"""What changes the rest of one's own turn: only something that is used besides the action can do that."""
FINDERS: Final[list[str]] = ["buy", "search", "draft"]


@final
class Setting:
    """Where operations stand, and what may stand there."""

    def __init__(self, ops: list[str], gains: list[str], counts: list[str], card: bool, fresh: bool) -> None:
        self.ops = ops
        self.gains = gains
        self.counts = counts
        self.card = card  # on a ship or technology, which a counter may leave out
        self.fresh = fresh  # a card was just bought


def after_paying(pay: box.Payment, turn: bool, card: bool) -> Setting:
    """On a technology or faction: what was paid can be counted."""
    counts = COUNTS[:]
    if pay.icons or pay.stored:
        counts.append("paid-icons")
    if pay.sets:
        counts.append("paid-sets")
    ops = [does for does in box.OPS if does != "steal" and (turn or does not in FOR_THE_TURN)]
    return Setting(ops, GAINS, counts, card, False)


def in_artifact() -> Setting:
    """On an artifact."""
    return Setting([does for does in box.OPS if does != "steal"], WITHOUT_ARTIFACTS, COUNTS, False, False)


def after_event(event: str, against: str) -> Setting:
    """In an effect that waits for something; only an empire can be stolen from."""
    ops = [does for does in box.OPS if does not in FOR_THE_TURN and (does != "steal" or against == "empires")]
    return Setting(ops, WITHOUT_ARTIFACTS if event == "artifact" else GAINS, COUNTS, True, event == "buy")


# --- fields


def some_tables(table: Table, key: str) -> list[Table]:
    """A list of tables that must be there: at least one, and not too many."""
    table.value(key)
    if not table.items(key):
        raise table.error("content.empty-list", {"key": key})
    if len(table.items(key)) > MOST_LINES:
        raise table.error("content.too-long", {"key": key, "most": MOST_LINES})
    return table.tables(key)


def not_zero(table: Table, key: str, low: int, high: int) -> int:
    """A number that changes something; 0 when left out."""
    if not table.has(key):
        return 0
    number = table.number(key, low, high)
    if number == 0:
        raise table.error("content.zero", {"key": key})
    return number


# --- effects


def read_effects(table: Table, type: str) -> list[box.Effect]:
    """What a ship or technology does as long as it lies there; none when left out."""
    return [read_effect(entry, type) for entry in some_tables(table, "effects")] if table.has("effects") else []


def read_effect(table: Table, type: str) -> box.Effect:
    """One effect of the closed set."""
    does = table.choice("does", EFFECTS_ON[type])
    if does == "on":
        return read_waiting(table, type)
    if does == "final":
        return read_final(table, ["does"], True)
    table.fields(["does"], box.EFFECTS[does])
    return box.Effect(
        does,
        action=table.choice_or("action", "", box.COST_ACTIONS if does == "cost" else box.LIMIT_ACTIONS),
        amount=not_zero(table, "amount", -9 if does == "cost" else 1, 9),
        against=table.choice_or("against", "", box.TARGETS),
        count=read_counter(table.table("count"), COUNTS, True) if table.has("count") else None,
        each=table.number_or("each", 1, 1, 99),
        most=table.number_or("most", 0, 1, 9),
        deck=table.choice_or("deck", "", box.TYPES),
        credits=table.number_or("credits", 0, 1, MOST_CREDITS),
    )


def read_waiting(table: Table, type: str) -> box.Effect:
    """An effect that waits for an event; cards arrive on a side, attacks have a target."""
    event = table.choice("event", EVENTS_ON[type])
    fields = ["does", "event", "do"]
    if event in ARRIVALS:
        fields += ["new_kind", "side"]
    if event == "attack":
        fields.append("against")
    table.only(fields)
    against = table.choice_or("against", "", box.TARGETS)
    return box.Effect(
        "on",
        event=event,
        new_kind=table.flag("new_kind"),
        side=table.choice_or("side", "", box.SIDES),
        against=against,
        do=read_ops(table, after_event(event, against)),
    )


def read_final(table: Table, always: list[str], card: bool) -> box.Effect:
    """Points at the end for things that are counted."""
    table.fields(always, box.EFFECTS["final"])
    return box.Effect(
        "final",
        vp=table.number("vp", 1, 9),
        count=read_counter(table.table("count"), COUNTS, card),
        each=table.number_or("each", 1, 1, 99),
    )


# --- operations


def read_ops(table: Table, setting: Setting) -> list[box.Op]:
    """What is done, in order; one thing at least."""
    ops: list[box.Op] = []
    fresh = setting.fresh
    for entry in some_tables(table, "do"):
        op = read_op(entry, setting)
        if op.here and not fresh:
            raise entry.error("content.needs", {"key": "here", "needed": "draft"})
        if op.does in FINDERS:
            fresh = True
        ops.append(op)
    return ops


def read_op(table: Table, setting: Setting) -> box.Op:
    """One operation of the closed set."""
    does = table.choice("does", setting.ops)
    if does == "gain":
        return read_gaining(table, setting)
    table.fields(["does"], box.OPS[does])
    all = table.flag("all")
    if does == "unblock" and all == table.has("tokens"):
        raise table.error("content.not-both" if all else "content.one-of", {"first": "tokens", "second": "all"})
    return box.Op(
        does,
        box.Gain(),
        deck=table.choice_or("deck", "", box.TYPES),
        look=table.number_or("look", 0, 1, 9),
        cards=table.number_or("cards", 0, 1, 9),
        here=table.flag("here"),
        all=all,
        bonus=table.number_or("bonus", 0, 1, 9),
        sure=table.flag("sure"),
        tokens=table.number_or("tokens", 0, 1, 9),
        amount=table.number_or("amount", 0, 1, 9),
        planets=table.flag("planets"),
        credits=table.number_or("credits", 0, 1, MOST_CREDITS),
    )


def read_gaining(table: Table, setting: Setting) -> box.Op:
    """Points, credits and cards, perhaps for each thing that is counted."""
    table.only(["does", *setting.gains, "per", "most"])
    if table.has("most") and not table.has("per"):
        raise table.error("content.needs", {"key": "most", "needed": "per"})
    gains = {key: table.data[key] for key in setting.gains if table.has(key)}
    return box.Op(
        "gain",
        read_gain(Table(gains, table.source, table.place, table.line), setting.gains, 1),
        per=read_counter(table.table("per"), setting.counts, setting.card) if table.has("per") else None,
        most=table.number_or("most", 0, 1, 99),
    )


def read_gain(table: Table, known: list[str], fewest_credits: int) -> box.Gain:
    """Points, credits and cards at once; something of them."""
    table.only(known)
    if not table.data:
        raise table.error("content.one-of", {"first": "vp", "second": "credits"})
    return box.Gain(
        vp=table.number_or("vp", 0, 1, 9),
        credits=not_zero(table, "credits", fewest_credits, MOST_CREDITS),
        artifacts=table.number_or("artifacts", 0, 1, 9),
        plans=table.number_or("plans", 0, 1, 9),
        cards=table.number_or("cards", 0, 1, 9),
    )


# --- what is counted and paid


def read_counter(table: Table, counts: list[str], card: bool) -> box.Counter:
    """What is counted; only a ship or technology can leave itself out."""
    found = table.choice("counts", counts)
    fields = [field for field in box.COUNTERS[found] if card or field != "other?"]
    table.fields(["counts"], fields)
    return box.Counter(
        found,
        type=table.choice_or("type", "", box.TYPES),
        kind=table.choice_or("kind", "", box.KINDS),
        side=table.choice_or("side", "", box.SIDES),
        other=table.flag("other"),
    )


def read_payment(table: Table) -> box.Payment:
    """What using the text costs; nothing when left out."""
    if not table.has("pay"):
        return box.Payment()
    pay = table.table("pay")
    pay.fields([], box.PAYMENTS)
    ways = [key for key in ["icons", "sets", "stored"] if pay.has(key)]
    if len(ways) > 1:
        raise pay.error("content.not-both", {"first": ways[0], "second": ways[1]})
    if pay.has("any_number") and pay.has("planets"):
        raise pay.error("content.not-both", {"first": "any_number", "second": "planets"})
    for key, needed in [("icons", "colour"), ("colour", "icons"), ("any_number", "icons"), ("planets", "icons")]:
        if pay.has(key) and not pay.has(needed):
            raise pay.error("content.needs", {"key": key, "needed": needed})
    if not ways and not pay.has("credits"):
        raise pay.error("content.one-of", {"first": "credits", "second": "icons"})
    return box.Payment(
        credits=pay.number_or("credits", 0, 1, MOST_CREDITS),
        icons=pay.number_or("icons", 0, 1, 19),
        colour=pay.choice_or("colour", "", [*box.COLOURS, "one"]),
        any_number=pay.flag("any_number"),
        planets=pay.flag("planets"),
        sets=pay.number_or("sets", 0, CARDS_OF_A_SET, CARDS_OF_A_SET),
        stored=pay.number_or("stored", 0, STORED_CARDS, STORED_CARDS),
    )
