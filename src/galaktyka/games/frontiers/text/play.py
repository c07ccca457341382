"""New Frontiers: what is asked, what can be answered and what happened, in words."""

from collections.abc import Sequence

from galaktyka.core.game import OWN_CARDS, Event, View
from galaktyka.games.frontiers.engine.tiles import ACTIONS
from galaktyka.text.catalogue import Words
from galaktyka.text.play import merged_runs, own_part

ONE_BY_ONE = ("produces", "stores-good")
"""Events about a colony and the kind of its good, of which there are often several in a row."""

PASSING = {
    "buy": "buy-nothing",
    "second": "no-second",
    "after": "no-change",
    "stock": "store-nothing",
    "sell": "sell-nothing",
    "consume": "stop",
}
"""What it means to pass, by question."""


def event_sentence(words: Words, event: Event, viewer: int | None, players: Sequence[str]) -> str:
    """What happened, as told to ``viewer`` (None: a spectator); ``players`` are the names of all seats.

    The event must have gone through ``seen_by``: what it still holds is told.
    """
    objects = event.objects
    first = objects[0] if objects else ""
    second = objects[1] if len(objects) > 1 else ""
    values: dict[str, object] = {"n": event.number, "end": first}
    if event.seat < 0:
        seats = [players[int(seat)] for seat in objects] if event.kind == "track" else []
        return words.say_with(
            f"frontiers.log.{event.kind}", {**values, "seats": seats, "tiles": objects, "count": len(objects)}
        )
    person = "you" if event.seat == viewer else "they"
    values |= {
        "who": players[event.seat],
        "tile": first,
        "other": second,
        "kind": second,
        "action": first,
        "goal": first,
        "source": source(words, first),
        "goods": goods_on(words, objects) if event.kind in ONE_BY_ONE else [],
        "tiles": objects[1:],
        "count": len(objects) - 1,
    }
    what = words.say_with(f"frontiers.log.{person}.{event.kind}", values)
    if event.audience != OWN_CARDS:
        return what
    return words.say("frontiers.log.seen" if objects else "frontiers.log.unseen", what=what, goals=objects)


def source(words: Words, id: str) -> str:
    """Where credits, points or colonists come from: a tile, an action tile, or nothing worth telling."""
    if not id:
        return ""
    message_id = f"frontiers.action.{id}" if id in ACTIONS else f"frontiers.tile.{id}"
    return words.say("frontiers.forms.source", source=words.say(message_id)) if words.has(message_id) else ""


def goods_on(words: Words, objects: Sequence[str]) -> list[str]:
    """Colonies with the kinds of their goods; the objects are colony, kind, colony, kind, and so on."""
    pairs = zip(objects[::2], objects[1::2], strict=True)
    return [words.say("frontiers.forms.good-on", tile=tile, kind=kind) for tile, kind in pairs]


def merged(events: Sequence[Event]) -> list[Event]:
    """The same with one event for a run of single goods: "produces: this, that", not one line for each."""
    return merged_runs(events, ONE_BY_ONE)


def prompt(words: Words, view: View) -> str:
    """What the seat of this view has to decide now."""
    player = own_part(view)
    question = player["question"]
    tile = None
    match question:
        case "nothing":
            question = "wait"
        case "reveal" if "reveal" not in player["legal"]:
            question = "reveal-nothing"
        case "consume" if "pass" in player["legal"]:
            question = "consume-or-stop"
        case "arm" | "spend":
            tile = player["power"]
        case "replace":
            tile = player["upgrading"]
        case "means":
            tile = player["settling"]
    return words.say(f"frontiers.ask.{question}", n=player["owe"], tile=tile)


def answer(words: Words, view: View, notation: str) -> str:
    """One of the possible answers of the seat of this view, as it may stand on a button."""
    verb, _, thing = notation.partition(" ")
    if verb == "pass":
        verb = passing(own_part(view))
    number = int(thing) if verb == "tax" else 0
    return words.say(f"frontiers.do.{verb}", tile=thing, goal=thing, action=thing, kind=thing, n=number)


def passing(player: View) -> str:
    """What it means to pass: it depends on the question."""
    if player["question"] == "reveal":
        return "keep-hidden" if "reveal" in player["legal"] else "go-on"
    return PASSING.get(player["question"], "pass")
