"""What several chosen entries mean together: the moves, the running sum, why they do not go together, what is lost."""

from collections.abc import Sequence
from dataclasses import dataclass

from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Bill, Choice, Entry, NotTogether


@dataclass(frozen=True)
class Gathered:
    """What the chosen entries come to."""

    moves: list[int] | None = None
    """The whole answer, in the order that the rules want; None while it is not complete."""
    so_far: str = ""
    """The running sum in words."""
    fault: str = ""
    """Why these do not go together; empty if they do."""
    doubt: str = ""
    """A question back before something is lost; empty if there is nothing to ask."""


def gather(words: Words, choice: Choice, chosen: Sequence[Entry]) -> Gathered:
    """What the chosen entries come to; an entry may be chosen several times."""
    if not chosen:
        return Gathered(so_far=choice.sum)
    if len(chosen) == 1 and not chosen[0].several and chosen[0].action is not None:
        return Gathered([chosen[0].action], chosen[0].sum)
    fault = fault_in(words, choice, chosen)
    if fault:
        return Gathered(fault=fault)
    if choice.bill is not None:
        return on_the_bill(words, choice, choice.bill, chosen)
    moves = in_order(choice, chosen) if len(chosen) == choice.need else None
    return Gathered(moves, running(words, choice, chosen))


def stop_here(choice: Choice, chosen: Sequence[Entry]) -> list[int] | None:
    """The moves that choose only these entries, or none at all; None where that is not allowed."""
    if not chosen:
        return [choice.passing.action] if choice.passing and choice.passing.action is not None else None
    if not choice.up_to:
        return None
    if choice.bill is not None:
        return choice.bill.moves([entry.card for entry in chosen])
    moves = in_order(choice, chosen)
    if moves is not None and len(moves) < choice.need and choice.stop is not None:
        return [*moves, choice.stop]
    return moves


def fault_in(words: Words, choice: Choice, chosen: Sequence[Entry]) -> str:
    """What is wrong with the selection, whatever may still be added to it."""
    for entry in chosen:
        if entry.action is None:
            return f"{entry.label}: {entry.note}"
        if not entry.several:
            return words.say("voices.gather.one-only")
        if entry.card and chosen.count(entry) > 1:
            return words.say("voices.gather.twice")
        if entry.most is not None and chosen.count(entry) > entry.most:
            return words.say("voices.gather.too-often", name=entry.label, n=entry.most)
    if choice.bill is None and len(chosen) > choice.need:
        return words.say("voices.gather.too-many", n=choice.need, given=len(chosen))
    if choice.ways is not None and not any(things_of(chosen) <= together for together in choice.ways):
        return words.say("voices.gather.not-together")
    return ""


def things_of(chosen: Sequence[Entry]) -> frozenset[str]:
    """The things that the entries are about."""
    return frozenset(entry.card for entry in chosen)


def in_order(choice: Choice, chosen: Sequence[Entry]) -> list[int] | None:
    """The moves in the order of the rules: ascending, or as `ways` says."""
    if choice.ways is not None:
        return choice.ways.get(things_of(chosen))
    return sorted(entry.action for entry in chosen if entry.action is not None)


def on_the_bill(words: Words, choice: Choice, bill: Bill, chosen: Sequence[Entry]) -> Gathered:
    """The bill knows when it is enough, what does not go together, and what would be lost."""
    things = [entry.card for entry in chosen]
    try:
        moves = bill.moves(things)
    except NotTogether as error:
        return Gathered(fault=str(error))
    so_far = bill.so_far(things)
    if choice.sum:
        so_far = words.say("voices.gather.bill", sum=choice.sum, so_far=so_far)
    return Gathered(moves, so_far, doubt=bill.doubt(things) if moves is not None else "")


def running(words: Words, choice: Choice, chosen: Sequence[Entry]) -> str:
    """How many of how many, and which; of a payment also what is paid for."""
    values = {
        "sum": choice.sum,
        "names": counted_names(chosen),
        "n": choice.paid + choice.need,
        "given": choice.paid + len(chosen),
    }
    return words.say_with("voices.gather.paid" if choice.sum else "voices.gather.so-far", values)


def counted_names(chosen: Sequence[Entry]) -> list[str]:
    """Every name once, with how often it was chosen if that is more than once."""
    counts: dict[str, int] = {}
    for entry in chosen:
        counts[entry.name] = counts.get(entry.name, 0) + 1
    return [name if count == 1 else f"{count} × {name}" for name, count in counts.items()]
