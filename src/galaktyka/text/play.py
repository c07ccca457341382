"""What the words about play of every game need alike: reasons, whose part of a view it is, and runs of events."""

from collections.abc import Collection, Sequence

from galaktyka.core.game import Event, Reason, View
from galaktyka.text.catalogue import Words

NOTHING_ASKED: View = {
    "question": "nothing", "owe": 0, "legal": [], "about": None, "placing": None, "gains": [], "empire": [],
}  # fmt: skip


def reason_sentence(words: Words, reason: Reason) -> str:
    """Why something is not possible."""
    return words.say_with(reason.message_id, reason.values)


def own_part(view: View) -> View:
    """The entry of the seat whose view it is; a spectator is asked nothing."""
    part: View = NOTHING_ASKED if view["seat"] is None else view["players"][view["seat"]]
    return part


def joined(last: Event | None, event: Event, kinds: Collection[str]) -> Event | None:
    """One event for two of the same of these kinds that follow each other; None where they are not."""
    if last is None or event.kind not in kinds or (last.kind, last.seat) != (event.kind, event.seat):
        return None
    return Event(event.kind, event.seat, (*last.objects, *event.objects), last.number + event.number, event.audience)


def merged_runs(events: Sequence[Event], kinds: Collection[str]) -> list[Event]:
    """The same with one event for a run of these kinds: "pays 3 cards", not three times "pays 1 card"."""
    result: list[Event] = []
    for event in events:
        if both := joined(result[-1] if result else None, event, kinds):
            result[-1] = both
        else:
            result.append(event)
    return result
