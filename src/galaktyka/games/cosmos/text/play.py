"""Micro Cosmos: what is asked, what can be answered and what happened, in words."""

from collections.abc import Sequence

from galaktyka.core.game import Event, View
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.cards import Effect, Pack
from galaktyka.games.cosmos.text.cards import automa_text, effect_clause, line_sentence, space_name
from galaktyka.text.catalogue import Words
from galaktyka.text.play import own_part

PASSING = {
    "upgrade": "no-upgrade",
    "play": "no-play",
    "use": "no-use",
    "destination": "no-action",
    "raise": "stop",
    "keep": "leave",
    "draw": "no-draw",
}
"""What it means to pass, by question."""
RUNS = ("gains", "pays")
"""Events about a resource, of which there are often several in a row."""


# ------------------------------------------------------------------ what happened


def event_sentence(words: Words, pack: Pack, event: Event, viewer: int | None, players: Sequence[str]) -> str:
    """What happened, as told to ``viewer`` (None: a spectator); ``players`` are the names of all, the Automa last."""
    objects = event.objects
    values: dict[str, object] = {
        "n": event.number,
        "first": objects[0] if objects else "",
        "second": objects[1] if len(objects) > 1 else "",
    }
    if event.seat < 0:
        return words.say_with(f"cosmos.log.{event.kind}", values)
    person = "you" if event.seat == viewer else "they"
    values |= {"who": players[event.seat], **details(words, pack, event)}
    return words.say_with(f"cosmos.log.{person}.{event.kind}", values)


def details(words: Words, pack: Pack, event: Event) -> dict[str, object]:
    """What some events tell besides names."""
    match event.kind:
        case "moves":
            planet = event.objects[1] if len(event.objects) > 1 else ""
            return {"place": place_of(words, event.objects[0], planet)}
        case "spends":
            return {"means": means_name(words, event.objects[0])}
        case "automa-card":
            card = next(card for card in pack.automa if card.id == event.objects[0])
            return {"card": automa_text(words, card).partition("\n")[2].replace("\n", " ")}
        case "automa-skips":
            return {"line": skipped(words, pack, event.objects)}
    return {}


def skipped(words: Words, pack: Pack, objects: Sequence[str]) -> str:
    """The line of an Automa card that could not be done."""
    card = next(card for card in pack.automa if card.id == objects[0])
    return line_sentence(words, card.lines[int(objects[1]) - 1])


def means_name(words: Words, means: str) -> str:
    """A crew card, a token, or the symbol that the Automa spends."""
    if means in v.SPECIALISTS:
        return words.say(f"cosmos.specialist.{means}")
    kind = "token" if means.endswith("-token") else "crew"
    return words.say(f"cosmos.{kind}.{means}")


def merged(events: Sequence[Event]) -> list[Event]:
    """The same in fewer lines: units of one resource that follow each other, and levels without what they cost."""
    result: list[Event] = []
    for event in events:
        if event.kind == "raises" and result and pays_for(result[-1], event):
            result.pop()
        last = result[-1] if result else None
        same = last and (last.kind, last.seat, last.objects) == (event.kind, event.seat, event.objects)
        if last and same and event.kind in RUNS:
            result[-1] = Event(event.kind, event.seat, event.objects, last.number + event.number, event.audience)
        elif same and event.kind == "raises":
            result[-1] = event
        else:
            result.append(event)
    return result


def pays_for(payment: Event, level: Event) -> bool:
    """A level costs a unit of its resource: nobody needs to be told."""
    return payment.kind == "pays" and payment.number == 1 and payment.objects == level.objects[1:]


# ------------------------------------------------------------------ places


def place_of(words: Words, space: str, planet: str) -> str:
    """A space by name: ``moon of Ossa``."""
    if space == "portal":
        return words.say("cosmos.place.portal")
    return space_name(words, space.partition("-")[2], planet)


def place_in(words: Words, view: View, space: str) -> str:
    """A space of the map that the view shows."""
    if space == "portal":
        return words.say("cosmos.place.portal")
    return place_of(words, space, planet_at(view, space.partition("-")[0]))


def planet_at(view: View, cell: str) -> str:
    """The planet that lies in a cell."""
    planet: str = view["cells"][cell]["planet"]
    return planet


def effect_at(pack: Pack, view: View, space: str) -> Effect:
    """What is shown beside a space."""
    if space == "portal":
        return pack.portal
    cell, _, place = space.partition("-")
    entry = view["cells"][cell]
    planet = next(planet for planet in pack.planets if planet.id == entry["planet"])
    if place == "moon":
        return planet.moon
    if place == "station":
        return planet.station
    return planet.gather_terraformed if entry["terraformed"] else planet.gather


# ------------------------------------------------------------------ questions and answers


def prompt(words: Words, view: View) -> str:
    """What the seat of this view has to decide now."""
    me = own_part(view)
    question = me["question"]
    if question == "nothing":
        return words.say("cosmos.ask.wait")
    number = view["plays"] if question == "play" else me["owe"]
    return words.say(f"cosmos.ask.{question}", n=number, about=me["about"])


def answer(words: Words, pack: Pack, view: View, notation: str) -> str:
    """One of the possible answers of the seat of this view, as it may stand on a button."""
    me = own_part(view)
    verb, _, thing = notation.partition(" ")
    values: dict[str, object] = {"thing": thing}
    match verb:
        case "pass":
            verb = PASSING.get(me["question"], "pass")
        case "above" | "below":
            values["edge"] = row_effect(words, pack, me["about"], verb)
        case "use":
            values["effect"] = used_effect(words, pack, view)
        case "gather":
            values["effect"] = effect_clause(words, effect_at(pack, view, me["ark"]))
        case "terraform" | "explore" | "colony":
            values["planet"] = planet_at(view, me["ark"].partition("-")[0])
        case "outpost" if not thing:
            values["planet"] = planet_at(view, me["ark"].partition("-")[0])
        case "outpost":
            verb = "automa-outpost" if me["question"] == "automa-outpost" else "move-outpost"
            values["planet"] = planet_at(view, thing)
        case "move":
            values["place"] = place_in(words, view, thing)
        case "spend" if thing.endswith("-token"):
            verb = "spend-token"
    return words.say_with(f"cosmos.do.{verb}", values)


def row_effect(words: Words, pack: Pack, crew_id: str, row: str) -> str:
    """What a crew card would do in a row, and where."""
    crew = next(card for card in pack.crew if card.id == crew_id)
    edge = crew.lower if row == "above" else crew.upper
    return f"{words.say(f'cosmos.where.{edge.on}')}, {effect_clause(words, edge.effect)}"


def used_effect(words: Words, pack: Pack, view: View) -> str:
    """The crew action that may be done now."""
    me = own_part(view)
    crew = next(card for card in pack.crew if card.id == me["about"])
    edge = crew.lower if me["edge"] == "lower" else crew.upper
    return effect_clause(words, edge.effect)
