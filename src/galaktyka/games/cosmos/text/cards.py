"""Micro Cosmos: what planets, cards and upgrades are called and do, in words made from the data of the rule."""

from collections.abc import Mapping, Sequence

from galaktyka.games.cosmos.engine.cards import (
    DIRECTIONS,
    RESOURCES,
    AutomaCard,
    ColonyCost,
    Crew,
    Edge,
    Effect,
    Level,
    Line,
    Planet,
    Survivor,
    Upgrade,
)
from galaktyka.text.catalogue import Words

PAIRS = {
    "biodome": "leisure-facilities",
    "leisure-facilities": "biodome",
    "space-mining": "mining-vehicles",
    "mining-vehicles": "space-mining",
}
"""Upgrades that unlock a trading outpost together."""


def planet_name(words: Words, planet_id: str) -> str:
    """What a planet is called."""
    return words.say(f"cosmos.planet.{planet_id}")


def crew_name(words: Words, crew_id: str) -> str:
    """What a crew card is called."""
    return words.say(f"cosmos.crew.{crew_id}")


def survivor_name(words: Words, survivor_id: str) -> str:
    """What a survivor card is called."""
    return words.say(f"cosmos.survivor.{survivor_id}")


def upgrade_name(words: Words, upgrade_id: str) -> str:
    """What an upgrade is called."""
    return words.say(f"cosmos.upgrade.{upgrade_id}")


def level_name(words: Words, level_id: str) -> str:
    """What a level of the Automa is called."""
    return words.say(f"cosmos.level.{level_id}")


def automa_name(words: Words, index: int) -> str:
    """What an Automa card is called, as it has no name: ``Automa card 1``."""
    return words.say("cosmos.automa.card", n=index + 1)


def space_name(words: Words, place: str, planet_id: str) -> str:
    """A planet, or the moon, station or asteroid of it."""
    return words.say(f"cosmos.space.{place}", planet=planet_id)


def capital(clause: str) -> str:
    """The same with a capital letter."""
    return clause[0].upper() + clause[1:]


def joined(words: Words, how: str, items: Sequence[str]) -> str:
    """``a, b and c``; how is "and" between things, "and-do" between clauses."""
    if len(items) == 1:
        return items[0]
    return words.say(f"cosmos.text.{how}", first=list(items[:-1]), last=items[-1])


# --- resources and effects


def resource_items(words: Words, amounts: Sequence[int], any_units: int = 0, any_word: str = "any") -> list[str]:
    """What there is of each resource: ``2 technology``, and of any."""
    counts = [*zip(RESOURCES, amounts, strict=True), (any_word, any_units)]
    return [words.say(f"cosmos.count.{what}", n=n) for what, n in counts if n]


def resources_text(words: Words, amounts: Sequence[int], any_units: int = 0) -> str:
    """The same in one: ``1 biomass and 2 technology``."""
    return joined(words, "and", resource_items(words, amounts, any_units))


def effect_clause(words: Words, effect: Effect) -> str:
    """What is paid and given: ``pay 1 technology to gain 2 workforce, and draw 1 crew card``."""
    if not any(effect.pay) and not effect.pay_any:
        return gains_clause(words, effect, "cosmos.effect")
    cost = resources_text(words, effect.pay, effect.pay_any)
    return words.say("cosmos.effect.pay", cost=cost, gains=gains_clause(words, effect, "cosmos.effect.to"))


def gains_clause(words: Words, effect: Effect, verbs: str) -> str:
    """What is given; ``verbs`` is where the verbs are in the form that is needed."""
    clauses: list[str] = []
    if any(effect.gain) or effect.gain_any:
        clauses.append(words.say(f"{verbs}.gain", items=resources_text(words, effect.gain, effect.gain_any)))
    if effect.crew_deck:
        clauses.append(words.say(f"{verbs}.crew-deck", n=effect.crew_deck))
    if effect.crew_cantina:
        clauses.append(words.say(f"{verbs}.crew-cantina", n=effect.crew_cantina))
    return joined(words, "and-do", clauses)


# --- the map


def planet_text(words: Words, planet: Planet, numbers: Mapping[str, int]) -> str:
    """The whole planet card: tracks, what its places give, and its lines. The numbers are those of the pack."""
    kind = words.say(f"cosmos.text.planet.{planet.colour}")
    when = words.say("cosmos.text.starting" if planet.starting else "cosmos.text.discovered")
    places = {
        "gather": planet.gather,
        "gather-terraformed": planet.gather_terraformed,
        "moon": planet.moon,
        "station": planet.station,
    }
    return "\n".join(
        [
            planet_name(words, planet.id),
            f"{kind} {when}",
            tracks_sentence(words, planet),
            words.say("cosmos.text.bonus", first=numbers["first_bonus"], second=numbers["second_bonus"]),
            *[place_sentence(words, place, effect) for place, effect in places.items()],
            edges_sentence(words, planet),
        ]
    )


def tracks_sentence(words: Words, planet: Planet) -> str:
    """What the planet needs: ``To terraform: 10 levels (biomass 3, minerals 3, technology 4).``"""
    tracks = [
        words.say("cosmos.text.track", resource=resource, n=most)
        for resource, most in zip(RESOURCES, planet.tracks, strict=True)
        if most
    ]
    return words.say("cosmos.text.tracks", levels=sum(planet.tracks), tracks=tracks)


def place_sentence(words: Words, place: str, effect: Effect) -> str:
    """What can be gathered at a place."""
    return words.say(f"cosmos.text.{place}", effect=effect_clause(words, effect))


def edges_sentence(words: Words, planet: Planet) -> str:
    """From which place a line goes over each edge."""
    return words.say_with("cosmos.text.edges", dict(zip(DIRECTIONS, planet.edges, strict=True)))


def portal_text(words: Words, gather: Effect) -> str:
    """The Star Portal."""
    return "\n".join(
        [
            words.say("cosmos.place.portal"),
            words.say("cosmos.text.portal"),
            place_sentence(words, "gather", gather),
        ]
    )


# --- crew and survivors


def crew_text(words: Words, crew: Crew) -> str:
    """The whole crew card: the specialist and both edges."""
    return "\n".join(
        [
            crew_name(words, crew.id),
            words.say("cosmos.text.crew", specialist=crew.specialist),
            edge_sentence(words, "upper", crew.upper),
            edge_sentence(words, "lower", crew.lower),
        ]
    )


def edge_sentence(words: Words, which: str, edge: Edge) -> str:
    """One edge: in which row and where it works, and what it does."""
    where = words.say(f"cosmos.where.{edge.on}")
    return words.say(f"cosmos.text.{which}", where=where, effect=effect_clause(words, edge.effect))


def edge_clause(words: Words, edge: Edge) -> str:
    """The same for somebody who knows the row: ``On a red planet, gain 2 workforce.``"""
    where = words.say(f"cosmos.where.{edge.on}")
    return capital(words.say("cosmos.text.edge", where=where, effect=effect_clause(words, edge.effect)))


def survivor_text(words: Words, survivor: Survivor) -> str:
    """The whole survivor card: colour, what finding it gives, and where it settles."""
    return "\n".join(
        [
            survivor_name(words, survivor.id),
            words.say(f"cosmos.text.survivor.{survivor.colour}"),
            words.say("cosmos.text.found", effect=effect_clause(words, survivor.effect)),
            words.say(f"cosmos.text.settles.{survivor.colour}"),
        ]
    )


# --- the Automa


def automa_text(words: Words, card: AutomaCard) -> str:
    """The whole Automa card, line by line."""
    lines = [f"{number}. {line_sentence(words, line)}" for number, line in enumerate(card.lines, 1)]
    return "\n".join([automa_name(words, card.index), *lines])


def line_sentence(words: Words, line: Line) -> str:
    """One line of an Automa card."""
    if line.does == "move":
        how = "jump" if line.jump else "move"
        return words.say(f"cosmos.automa.{how}.{line.goal}", direction=line.direction)
    items = resource_items(words, line.effect.gain, line.effect.gain_any, "scarcest")
    gained = joined(words, "and", items) if items else ""
    return words.say(f"cosmos.automa.{line.does}", n=line.cards, items=gained)


def level_text(words: Words, level: Level) -> str:
    """A level of the Automa: points for upgrades, and what it begins with."""
    lines = [
        capital(level_name(words, level.id)),
        words.say("cosmos.text.level"),
        words.say("cosmos.text.upgrade-points", points=level.upgrade_points),
    ]
    if level.start_colony:
        lines.append(words.say("cosmos.text.start-colony"))
    if level.start_resources:
        lines.append(words.say("cosmos.text.start-resources", n=level.start_resources))
    return "\n".join(lines)


# --- upgrades and colonies


def upgrade_text(words: Words, upgrade: Upgrade, numbers: Mapping[str, int]) -> str:
    """The whole upgrade: cost, effect, and the outpost that it unlocks with its pair."""
    lines = [
        upgrade_name(words, upgrade.id),
        words.say("cosmos.text.upgrade"),
        words.say("cosmos.text.cost", cost=upgrade_cost(words, upgrade)),
        upgrade_sentence(words, upgrade.id, numbers),
    ]
    if upgrade.id in PAIRS:
        lines.append(words.say("cosmos.text.pair", other=PAIRS[upgrade.id], vp=numbers["outpost_unlocked_vp"]))
    return "\n".join(lines)


def upgrade_cost(words: Words, upgrade: Upgrade) -> str:
    """What the upgrade costs: ``1 engineer and 2 technology``."""
    specialist = words.say(f"cosmos.count.{'engineers' if upgrade.engineer else 'leaders'}", n=1)
    return joined(words, "and", [specialist, *resource_items(words, upgrade.cost)])


def upgrade_sentence(words: Words, upgrade_id: str, numbers: Mapping[str, int]) -> str:
    """What the upgrade does."""
    return words.say(
        f"cosmos.upgrade-effect.{upgrade_id}",
        capacity=numbers["capacity"],
        upgraded=numbers["capacity_upgraded"],
        movement=numbers["movement"],
        once=numbers["movement"] + numbers["movement_step"],
        twice=numbers["movement"] + 2 * numbers["movement_step"],
    )


def colony_text(words: Words, number: int, colony: ColonyCost) -> str:
    """What the colony of this number costs, and what all up to it are worth."""
    return "\n".join(
        [
            words.say("cosmos.text.colony", n=number),
            words.say("cosmos.text.cost", cost=colony_cost(words, colony)),
            words.say("cosmos.text.colony-worth", vp=colony.vp),
        ]
    )


def colony_cost(words: Words, colony: ColonyCost) -> str:
    """What a colony costs: ``1 engineer, 1 leader of any colour and 1 resource of your choice``."""
    counts = {
        "engineers": colony.engineers,
        "of-colour": colony.of_colour,
        "leaders": colony.leaders,
        "any": colony.resources,
    }
    items = [words.say(f"cosmos.count.{what}", n=n) for what, n in counts.items() if n]
    return joined(words, "and", items)
