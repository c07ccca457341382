"""What is printed on cards, planets and upgrades, as words: a network knows one that it has never met by these."""

from __future__ import annotations

from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.cards import (
    DIRECTIONS,
    RESOURCES,
    AutomaCard,
    Crew,
    Effect,
    Line,
    Planet,
    Survivor,
    Upgrade,
)


def printed(box: Box) -> dict[str, list[str]]:
    """For each card, planet, upgrade and token what is printed on it."""
    pack = box.pack
    words = {card.id: words_of_crew(card) for card in pack.crew}
    words |= {survivor.id: words_of_survivor(survivor) for survivor in pack.survivors}
    words |= {planet.id: words_of_planet(planet) for planet in pack.planets}
    words |= {upgrade.id: words_of_upgrade(upgrade) for upgrade in pack.upgrades}
    words |= {card.id: words_of_automa(card) for card in pack.automa}
    words |= {f"{kind}-token": ["token", *words_of_specialist(kind)] for kind in v.SPECIALISTS}
    return {thing: list(dict.fromkeys(said)) for thing, said in words.items()}


def words_of_crew(card: Crew) -> list[str]:
    """The specialist, and both edges."""
    words = ["crew", *words_of_specialist(card.specialist)]
    for name, edge in (("upper", card.upper), ("lower", card.lower)):
        words += [f"on-{edge.on}", f"{name}-on-{edge.on}", *words_of_effect(name, edge.effect)]
    return words


def words_of_specialist(kind: str) -> list[str]:
    """Which one, and whether it leads."""
    return [kind] if kind == v.SPECIALISTS[v.ENGINEER] else [kind, "leader"]


def words_of_survivor(survivor: Survivor) -> list[str]:
    """The colour, and what is gained."""
    return ["survivor", survivor.colour, f"survivor-{survivor.colour}", *words_of_effect("find", survivor.effect)]


def words_of_planet(planet: Planet) -> list[str]:
    """The colour, the tracks, what its places give, and which of them its edges lead to."""
    words = ["planet", planet.colour, f"planet-{planet.colour}", f"track-length-{sum(planet.tracks)}"]
    if planet.starting:
        words.append("start")
    words += words_of_units("track", planet.tracks)
    words += words_of_effect("gather", planet.gather)
    words += words_of_effect("gather-terraformed", planet.gather_terraformed)
    words += words_of_effect("moon", planet.moon)
    words += words_of_effect("station", planet.station)
    return words + [f"{direction}-{place}" for direction, place in zip(DIRECTIONS, planet.edges, strict=True)]


def words_of_upgrade(upgrade: Upgrade) -> list[str]:
    """What it costs."""
    specialist = "engineer" if upgrade.engineer else "leader"
    return ["upgrade", f"upgrade-for-{specialist}", *words_of_units("cost", upgrade.cost)]


def words_of_automa(card: AutomaCard) -> list[str]:
    """Its lines."""
    words = ["automa"]
    for line in card.lines:
        words += words_of_line(line)
    return words


def words_of_line(line: Line) -> list[str]:
    """What is done, and how."""
    words = [f"automa-{line.does}"]
    if line.goal:
        words += [f"automa-{line.goal}", f"automa-{line.direction}"]
    if line.jump:
        words.append("automa-jump")
    if line.cards:
        words.append(f"automa-cards-{line.cards}")
    return words + words_of_effect("automa", line.effect)


def words_of_effect(place: str, effect: Effect) -> list[str]:
    """What is given up and gained there, with and without the place."""
    words: list[str] = []
    for name, units, of_choice in (("pay", effect.pay, effect.pay_any), ("gain", effect.gain, effect.gain_any)):
        for word in words_of_units(name, [*units, of_choice]):
            words += [word, f"{place}-{word}"]
    for name, cards in (("crew-deck", effect.crew_deck), ("crew-cantina", effect.crew_cantina)):
        if cards:
            words += [f"{name}-{cards}", f"{place}-{name}-{cards}"]
    return words


def words_of_units(name: str, units: list[int]) -> list[str]:
    """Numbers of resources; the one after the last is of any."""
    words: list[str] = []
    for resource, number in zip([*RESOURCES, "any"], units, strict=False):
        if number:
            words += [f"{name}-{resource}", f"{name}-{resource}-{number}"]
    return words
