"""Alien Artifacts: what cards are called and do, in words made from the data of the rule."""

from collections.abc import Mapping, Sequence

from galaktyka.games.artifacts.engine import cards as box
from galaktyka.text.catalogue import Words

LOWEST = 0
HIGHEST = 99
"""The open ends of a table."""


def name(words: Words, card_id: str) -> str:
    """What a ship, technology or planet is called."""
    return words.say(f"artifacts.card.{card_id}")


def system_name(words: Words, system_id: str) -> str:
    """What an alien system is called."""
    return words.say(f"artifacts.system.{system_id}")


def plan_name(words: Words, plan_id: str) -> str:
    """What a defence plan is called."""
    return words.say(f"artifacts.plan.{plan_id}")


def artifact_name(words: Words, artifact_id: str) -> str:
    """What an artifact is called."""
    return words.say(f"artifacts.artifact.{artifact_id}")


def faction_name(words: Words, faction_id: str) -> str:
    """What a faction is called."""
    return words.say(f"artifacts.faction.{faction_id}")


def capital(clause: str) -> str:
    """The same with a capital letter."""
    return clause[0].upper() + clause[1:]


def sentence(clause: str) -> str:
    """A clause that stands alone."""
    return f"{capital(clause)}."


def joined(words: Words, how: str, items: Sequence[str]) -> str:
    """``a, b and c``; how is "and" or "or"."""
    if len(items) == 1:
        return items[0]
    return words.say(f"artifacts.text.{how}", first=list(items[:-1]), last=items[-1])


# --- ships, technologies and planets


def card_text(words: Words, card: box.Card, numbers: Mapping[str, int]) -> str:
    """The whole card in plain words: name, what it is, both sides. The numbers are those of the pack."""
    lines = [name(words, card.id), words.say(f"artifacts.text.{card.type}", kind=card.kind)]
    for side in box.SIDES:
        sentences = " ".join(side_sentences(words, card, side, numbers))
        lines.append(words.say(f"artifacts.text.{side}", sentences=sentences))
    return "\n".join(lines)


def side_sentences(words: Words, card: box.Card, side: str, numbers: Mapping[str, int]) -> list[str]:
    """What the card does on this side."""
    match card.type, side:
        case "planet", "logistical":
            return [words.say(f"artifacts.discount.{card.kind}", n=numbers["discount"])]
        case "planet", _:
            return [words.say("artifacts.text.produces", n=numbers["yield"])]
        case "ship", "logistical":
            return [words.say(f"artifacts.more-cards.{card.kind}", n=1)]
        case "ship", _:
            return ship_sentences(words, card)
        case _, "logistical":
            return [words.say(f"artifacts.text.{card.keyword}", sentences=technology_sentences(words, card))]
    return [words.say("artifacts.text.scores", kind=card.kind), *[score_sentence(words, row) for row in card.scores]]


def ship_sentences(words: Words, card: box.Card) -> list[str]:
    """The operational side of a ship."""
    return [
        words.say("artifacts.text.attack", n=card.attack),
        *[effect_sentence(words, effect, card.type) for effect in card.effects],
        words.say("artifacts.text.attacks-at-once"),
    ]


def technology_sentences(words: Words, card: box.Card) -> str:
    """The logistical side of a technology, without its keyword."""
    if card.keyword == "permanent":
        return " ".join(effect_sentence(words, effect, card.type) for effect in card.effects)
    return use_sentence(words, card.pay, card.do)


def score_sentence(words: Words, row: box.ScoreRow) -> str:
    """One row of an operational technology: what it needs and gives."""
    need = capital(amount_of(words, row.count, row.least))
    return words.say("artifacts.text.score-row", need=need, during=row.during, end=row.end)


# --- what is counted


def counted(counter: box.Counter) -> tuple[str, dict[str, object]]:
    """The message for what is counted, and what it needs to know."""
    what = f"{counter.counts}-{counter.type or 'any'}" if counter.counts in ("cards", "kinds") else counter.counts
    values: dict[str, object] = {
        "kind": counter.kind or "any",
        "side": counter.side or "any",
        "other": "yes" if counter.other else "no",
    }
    return what, values


def amount_of(words: Words, counter: box.Counter, n: int) -> str:
    """So many of what is counted: ``4 operational planets``."""
    what, values = counted(counter)
    return words.say_with(f"artifacts.count.{what}", {**values, "n": n})


def per(words: Words, counter: box.Counter, each: int) -> str:
    """``for each operational planet in your empire``, ``for every 3 credits in your bank``."""
    what, values = counted(counter)
    return words.say_with(f"artifacts.{'each' if each == 1 else 'every'}.{what}", {**values, "n": each})


# --- effects


def effect_sentence(words: Words, effect: box.Effect, type: str) -> str:
    """One effect of a ship or technology, or of a faction at the end."""
    if effect.does == "on":
        clause = words.say(f"artifacts.event.{event_variant(effect, type)}", side=effect.side or "any")
        return sentence(f"{clause}, {ops_clause(words, effect.do)}")
    return words.say(
        f"artifacts.effect.{effect.does}{effect_variant(effect, type)}",
        amount=abs(effect.amount),
        most=effect.most,
        credits=effect.credits,
        vp=effect.vp,
        per=per(words, effect.count, effect.each) if effect.count else "",
    )


def event_variant(effect: box.Effect, type: str) -> str:
    """Which of the clauses for this event fits."""
    if effect.event == "attack":
        return f"attack-{type}.{effect.against or 'any'}"
    return f"{effect.event}-new" if effect.new_kind else effect.event


def effect_variant(effect: box.Effect, type: str) -> str:
    """Which of the sentences for this kind of effect fits its fields."""
    match effect.does:
        case "cost":
            return f"-{'less' if effect.amount < 0 else 'more'}.{effect.action}"
        case "limit":
            return f".{effect.action}"
        case "attack":
            return f"-{type}.{effect.against or 'any'}"
        case "hull":
            return f".{type}"
        case "preview":
            return f".{effect.deck}"
    return ""


# --- operations and what they cost


def use_sentence(words: Words, pay: box.Payment, ops: list[box.Op]) -> str:
    """What is paid and done."""
    do = ops_clause(words, ops)
    price = payment_clause(words, pay)
    return sentence(words.say("artifacts.text.after-paying", pay=price, do=do) if price else do)


def payment_clause(words: Words, pay: box.Payment) -> str:
    """What is paid; empty for nothing."""
    parts: list[str] = []
    if pay.credits:
        parts.append(words.say("artifacts.pay.credits", credits=pay.credits))
    if pay.icons:
        how = "-any-number" if pay.any_number else "-planets" if pay.planets else ""
        gold = "yes" if pay.colour in ("red", "blue", "green") else "no"
        parts.append(words.say(f"artifacts.pay.icons{how}", icons=pay.icons, colour=pay.colour, gold=gold))
    if pay.sets:
        parts.append(words.say("artifacts.pay.sets"))
    if pay.stored:
        parts.append(words.say("artifacts.pay.stored", n=pay.stored))
    return joined(words, "and", parts) if parts else ""


def ops_clause(words: Words, ops: list[box.Op]) -> str:
    """What is done, one thing after the other."""
    return "; ".join(op_clause(words, op) for op in ops)


def op_clause(words: Words, op: box.Op) -> str:
    """One operation."""
    if op.does == "gain":
        return gain_clause(words, op)
    return words.say(
        f"artifacts.op.{op.does}{op_variant(op)}",
        credits=op.credits,
        look=op.look,
        cards=op.cards,
        bonus=op.bonus,
        tokens=op.tokens,
        amount=op.amount,
    )


def op_variant(op: box.Op) -> str:
    """Which of the clauses for this kind of operation fits its fields."""
    match op.does:
        case "search":
            return f".{op.deck}"
        case "attach" if op.here:
            return "-here"
        case "attack":
            return ("-all" if op.all else "-one") + ("-bonus" if op.bonus else "")
        case "income":
            return ("-all" if op.all else "-one") + ("-sure" if op.sure else "")
        case "mine":
            return "-all" if op.all else "-one"
        case "unblock" if op.all:
            return "-all"
        case "raise-limit" if op.planets:
            return "-planets"
    return ""


def gain_clause(words: Words, op: box.Op) -> str:
    """Points, credits and cards, perhaps for each thing that is counted."""
    items = gain_items(words, op.gain)
    if op.per is None:
        only_cards = op.gain.cards and len(items) == 1
        if only_cards:
            return words.say("artifacts.op.draw", n=op.gain.cards)
        return words.say("artifacts.op.gain", items=joined(words, "and", items))
    variant = "gain-per-most" if op.most else "gain-per"
    for_each = per(words, op.per, 1)
    return words.say(f"artifacts.op.{variant}", items=joined(words, "and", items), per=for_each, most=op.most)


def gain_items(words: Words, gain: box.Gain) -> list[str]:
    """Everything that is gained; negative credits are not."""
    counts = {
        "points": gain.vp,
        "credits": gain.credits,
        "artifacts": gain.artifacts,
        "plans": gain.plans,
        "resources": gain.cards,
    }
    return [words.say(f"artifacts.count.{what}", n=n) for what, n in counts.items() if n > 0]


# --- alien systems and defence plans


def system_text(words: Words, system: box.Table) -> str:
    """The whole alien system: name and rows."""
    return "\n".join([system_name(words, system.id), words.say("artifacts.text.system"), *row_sentences(words, system)])


def plan_text(words: Words, plan: box.Table) -> str:
    """The whole defence plan: name and rows."""
    return "\n".join([plan_name(words, plan.id), words.say("artifacts.text.plan"), *row_sentences(words, plan)])


def row_sentences(words: Words, table: box.Table) -> list[str]:
    """What happens at which attack values."""
    return [row_sentence(words, row) for row in table.rows]


def row_sentence(words: Words, row: box.TableRow) -> str:
    """One row: ``3: the attacker gains 1 point; the defender loses 1 credit.``"""
    return sentence(words.say("artifacts.text.row", values=values_of(words, row), effects=row_clause(words, row)))


def values_of(words: Words, row: box.TableRow) -> str:
    """The attack values of the row."""
    if row.least == LOWEST and row.most == HIGHEST:
        which = "all"
    elif row.least == LOWEST:
        which = "up-to"
    elif row.most == HIGHEST:
        which = "from"
    else:
        which = "one" if row.least == row.most else "range"
    return words.say(f"artifacts.values.{which}", least=row.least, most=row.most)


def row_clause(words: Words, row: box.TableRow) -> str:
    """Everything that a row does."""
    parts: list[str] = []
    if row.ship != "safe":
        parts.append(words.say(f"artifacts.row.{row.ship}"))
    if row.choices:
        parts.append(choices_clause(words, row.choices))
    if row.blockade:
        parts.append(words.say("artifacts.row.blockade", n=row.blockade))
    if row.loses.vp or row.loses.credits:
        parts.append(
            words.say("artifacts.row.defender-loses", items=joined(words, "and", gain_items(words, row.loses)))
        )
    return "; ".join(parts) or words.say("artifacts.row.nothing")


def choices_clause(words: Words, choices: list[box.Gain]) -> str:
    """What the attacker gains, or one of what."""
    if len(choices) == 1:
        return result_clause(words, choices[0], "gains", "loses", "gains-and-loses")
    if any(gain.credits < 0 for gain in choices):
        clauses = [result_clause(words, gain, "gain", "lose", "gain-and-lose") for gain in choices]
        return words.say("artifacts.row.choice", choices=joined(words, "or", clauses))
    items = [gain_text(words, gain) for gain in choices]
    return words.say("artifacts.row.gains", items=joined(words, "or", items))


def result_clause(words: Words, gain: box.Gain, gains: str, loses: str, both: str) -> str:
    """One result: a gain, a loss of credits, or both."""
    lost = max(-gain.credits, 0)
    if not gain_items(words, gain):
        return words.say(f"artifacts.row.{loses}", credits=lost)
    return words.say(f"artifacts.row.{both if lost else gains}", items=gain_text(words, gain), credits=lost)


def gain_text(words: Words, gain: box.Gain) -> str:
    """Everything that is gained: ``1 point and 2 credits``."""
    return joined(words, "and", gain_items(words, gain))


# --- artifacts and factions


def artifact_text(words: Words, artifact: box.Artifact) -> str:
    """The whole artifact: name and what it does once."""
    lines = [
        artifact_name(words, artifact.id),
        words.say("artifacts.text.artifact"),
        artifact_sentence(words, artifact),
    ]
    return "\n".join(lines)


def artifact_sentence(words: Words, artifact: box.Artifact) -> str:
    """What the artifact does."""
    return sentence(ops_clause(words, artifact.do))


def faction_text(words: Words, faction: box.Faction) -> str:
    """The whole faction: name, set-up, action and points at the end."""
    setup = "; ".join(step_clause(words, step) for step in faction.setup)
    final = " ".join(sentence(final_clause(words, effect)) for effect in faction.final)
    return "\n".join(
        [
            faction_name(words, faction.id),
            words.say("artifacts.text.faction"),
            words.say("artifacts.text.setup", steps=setup),
            words.say("artifacts.text.action", sentences=use_sentence(words, faction.pay, faction.do)),
            words.say("artifacts.text.at-end", sentences=final),
        ]
    )


def final_clause(words: Words, effect: box.Effect) -> str:
    """Points at the end for things that are counted: ``1 point for each Expansion card in your empire``."""
    points = words.say("artifacts.count.points", n=effect.vp)
    return f"{points} {per(words, effect.count, effect.each)}" if effect.count else points


def step_clause(words: Words, step: box.SetupStep) -> str:
    """Cards that the faction begins with."""
    where = ("empire" if step.empire else "construction") + ("-choice" if step.draw > 1 else "")
    return words.say(f"artifacts.step.{where}", deck=step.deck, n=step.draw, side=step.side)
