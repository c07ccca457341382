"""Race for the Galaxy: what is asked, what can be answered and what happened, in words."""

from collections.abc import Sequence

from galaktyka.core.game import EVERYBODY, Event, View
from galaktyka.text.catalogue import Words
from galaktyka.text.play import merged_runs, own_part

ONE_BY_ONE = ("keep", "discard", "pays")


def event_sentence(words: Words, event: Event, viewer: int | None, players: Sequence[str]) -> str:
    """What happened, as told to ``viewer`` (None: a spectator); ``players`` are the names of all seats.

    The event must have gone through ``seen_by``: what it still holds is told.
    """
    if event.seat < 0:
        return words.say(f"race.log.{event.kind}", n=event.number, phase="".join(event.objects))
    person = "you" if event.seat == viewer else "they"
    what = words.say(
        f"race.log.{person}.{event.kind}",
        who=players[event.seat],
        n=event.number,
        card=event.objects[0] if event.objects else "",
        worlds=event.objects[1:],
        goods=len(event.objects) - 1,
        actions=event.objects,
    )
    if event.audience == EVERYBODY:
        return what
    return words.say("race.log.seen" if event.objects else "race.log.unseen", what=what, cards=event.objects)


def merged(events: Sequence[Event]) -> list[Event]:
    """The same with one event for a run of single cards: "pays 3 cards", not three times "pays 1 card"."""
    return merged_runs(events, ONE_BY_ONE)


def prompt(words: Words, view: View) -> str:
    """What the seat of this view has to decide now."""
    player = own_part(view)
    question = player["question"]
    card = player["placing"]
    if question == "nothing":
        question = "wait"
    elif question == "place":
        question = "place-development" if view["phase"] == "develop" else "place-world"
    elif question == "settle" and card is None:
        question = "settle-nothing"
    elif question == "consume" and "pass" in player["legal"]:
        question = "consume-or-stop"
    elif question in ("spend", "cash"):
        card = player["used"][-1]
    return words.say(f"race.ask.{question}", n=player["owe"], card=card)


def answer(words: Words, view: View, notation: str) -> str:
    """One of the possible answers of the seat of this view, as it may stand on a button."""
    verb, _, thing = notation.partition(" ")
    if verb == "pass":
        verb = passing(own_part(view))
    return words.say(f"race.do.{verb}", card=thing, action=thing, number=thing)


def passing(player: View) -> str:
    """What it means to pass: it depends on the question."""
    match player["question"]:
        case "place":
            return "place-nothing"
        case "settle" if player["placing"] is not None:
            return "take"
        case "consume" | "cash":
            return "stop"
    return "pass"
