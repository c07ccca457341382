"""What is printed on cards, as words: a network knows a card that it has never met by these."""

from __future__ import annotations

from typing import Final

from galaktyka.games.artifacts.engine.box import Box
from galaktyka.games.artifacts.engine.cards import (
    Card,
    Counter,
    Effect,
    Faction,
    Gain,
    Op,
    Payment,
    Resource,
    ScoreRow,
    Section,
    Table,
    TableRow,
)

HIGHEST: Final = 9
"""Attack values above this are rare."""


def printed(box: Box) -> dict[str, list[str]]:
    """For each card, and each half of a resource card, what is printed on it."""
    pack = box.pack
    found = {card.id: words_of(card) for card in pack.cards}
    for resource in pack.resources:
        found[resource.id] = words_of_resource(resource)
        found[resource.id + "a"] = words_of_section(resource.first)
        found[resource.id + "b"] = words_of_section(resource.second)
    found |= {table.id: ["system", *words_of_table(table)] for table in pack.systems}
    found |= {table.id: ["plan", *words_of_table(table)] for table in pack.plans}
    found |= {artifact.id: ["artifact", *words_of_ops(artifact.do)] for artifact in pack.artifacts}
    found |= {faction.id: words_of_faction(faction) for faction in pack.factions}
    return found


def words_of(card: Card) -> list[str]:
    """Type, Kind, what it does and what it scores."""
    words = ["card", card.type, f"kind-{card.kind}", f"{card.type}-{card.kind}"]
    if card.type == "ship":
        words.append(f"attack-{card.attack}")
    if card.keyword:
        words.append(card.keyword)
    words += words_of_payment(card.pay)
    words += words_of_ops(card.do)
    for effect in card.effects:
        words += words_of_effect(effect)
    for row in card.scores:
        words += words_of_score(row)
    return words


def words_of_counter(counter: Counter) -> str:
    """What is counted."""
    about = [counter.counts, counter.type, counter.kind, counter.side, "other" if counter.other else ""]
    return "-".join([part for part in about if part])


def words_of_effect(effect: Effect) -> list[str]:
    """What it does as long as the card lies there, and with which numbers."""
    about = effect.action or effect.event or effect.deck or effect.against
    name = f"{effect.does}-{about}" if about else effect.does
    words = [effect.does, name]
    if effect.event and effect.against:
        words.append(f"{name}-{effect.against}")
    if effect.amount:
        words.append(f"{name}-amount-{effect.amount}")
    if effect.vp:
        words.append(f"{name}-vp-{effect.vp}")
    if effect.count is not None:
        words += [f"{name}-{words_of_counter(effect.count)}", f"{name}-each-{effect.each}"]
    if effect.new_kind:
        words.append(f"{name}-new-kind")
    if effect.side:
        words.append(f"{name}-{effect.side}")
    if effect.credits:
        words.append(f"{name}-credits-{effect.credits}")
    return words + [f"{name}-{word}" for word in words_of_ops(effect.do)]


def words_of_gain(gain: Gain) -> list[str]:
    """Points, credits and cards."""
    numbers = {"vp": gain.vp, "credits": gain.credits, "artifacts": gain.artifacts, "plans": gain.plans}
    return [f"{what}-{number}" for what, number in {**numbers, "cards": gain.cards}.items() if number]


def words_of_ops(ops: list[Op]) -> list[str]:
    """What is done once."""
    words: list[str] = []
    for op in ops:
        words += [f"do-{op.does}", *[f"{op.does}-{word}" for word in words_of_gain(op.gain)]]
        if op.per is not None:
            words.append(f"{op.does}-per-{words_of_counter(op.per)}")
        if op.deck:
            words.append(f"{op.does}-{op.deck}")
        for name in ("cards", "look", "bonus", "tokens", "amount", "credits", "most"):
            if number := getattr(op, name):
                words.append(f"{op.does}-{name}-{number}")
        words += [f"{op.does}-{name}" for name in ("here", "all", "sure", "planets") if getattr(op, name)]
    return words


def words_of_payment(payment: Payment) -> list[str]:
    """What using it costs."""
    words = [
        f"pay-{name}-{number}" for name in ("credits", "icons", "sets", "stored") if (number := getattr(payment, name))
    ]
    if payment.colour:
        words.append(f"pay-{payment.colour}")
    return words + [f"pay-{name}" for name in ("any_number", "planets") if getattr(payment, name)]


def words_of_score(row: ScoreRow) -> list[str]:
    """A condition of an operational technology."""
    what = words_of_counter(row.count)
    return [f"score-{what}", f"score-{what}-{row.least}", f"during-{row.during}", f"end-{row.end}"]


def words_of_section(section: Section) -> list[str]:
    """Half of a resource card."""
    return [
        "section",
        f"shows-{section.colour}",
        f"shows-{section.colour}-{section.icons}",
        f"shows-{section.kind}",
        f"icons-{section.icons}",
    ]


def words_of_resource(resource: Resource) -> list[str]:
    """Both halves, and the number in the middle."""
    halves = words_of_section(resource.first) + words_of_section(resource.second)
    return ["resource", f"number-{resource.number}", *sorted(set(halves) - {"section"})]


def words_of_table(table: Table) -> list[str]:
    """What each attack value brings."""
    words: list[str] = []
    for value in range(1, HIGHEST + 1):
        row = next(row for row in table.rows if value <= row.most)
        words += [f"at-{value}-{word}" for word in words_of_row(row)]
    return words


def words_of_row(row: TableRow) -> list[str]:
    """What happens to the ship, to the attacker and to the defender."""
    words = [row.ship] if row.ship != "safe" else []
    for gain in row.choices:
        words += words_of_gain(gain)
    if row.blockade:
        words.append(f"blockade-{row.blockade}")
    return words + [f"loses-{word}" for word in words_of_gain(row.loses)]


def words_of_faction(faction: Faction) -> list[str]:
    """The set-up, the action and the points at the end."""
    words = ["faction", *words_of_payment(faction.pay), *words_of_ops(faction.do)]
    for step in faction.setup:
        words.append(f"begins-{step.deck}-{step.side or 'project'}-{step.draw}")
    for effect in faction.final:
        words += words_of_effect(effect)
    return words
