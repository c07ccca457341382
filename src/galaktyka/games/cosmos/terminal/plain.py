"""The table in sentences, for a screen reader: first where the game stands, then the map, the players, the question."""

from collections.abc import Sequence

from galaktyka.core.game import View
from galaktyka.games.cosmos.terminal.symbols import player_name, upgrade_names
from galaktyka.games.cosmos.text.cards import (
    capital,
    crew_name,
    crew_text,
    edge_clause,
    edges_sentence,
    effect_clause,
    place_sentence,
    planet_name,
    survivor_name,
)
from galaktyka.games.cosmos.text.play import place_in
from galaktyka.games.cosmos.voice.cards import Cards
from galaktyka.terminal.prose import one_line
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, Entry


def standing(words: Words, cards: Cards, view: View, players: Sequence[str]) -> list[str]:
    """Round, step and turn, how near the end is, the planets still to come, the Cantina."""
    say = words.say
    step = say(f"cosmos.step.{view['step']}")
    first = [say("terminal.cosmos.plain.round", n=view["round"], step=step) if view["round"] else f"{capital(step)}."]
    if view["active"] is not None:
        first.append(say("terminal.cosmos.plain.turn", who=player_name(words, view, view["active"], players)))
    if view["step"] != "over":
        first.append(ending(words, view))
    lines = [" ".join(first)]
    if view["last_planet"]:
        last = planet_name(words, view["last_planet"])
        kind = say(f"cosmos.text.planet.{cards.planets[view['last_planet']].colour}")
        lines.append(say("terminal.cosmos.plain.last-planet", n=view["planet_deck"], planet=last) + f" {kind}")
    return [*lines, *cantina(words, cards, view)]


def ending(words: Words, view: View) -> str:
    """How many planets are terraformed of those that end the game, or how many rounds are left."""
    if view["closing"]:
        return words.say("cosmos.log.last-round" if view["closing"] == 2 else "terminal.cosmos.plain.one-more")
    return words.say("terminal.cosmos.plain.meter", now=view["completed"], limit=view["planets_to_end"])


def cantina(words: Words, cards: Cards, view: View) -> list[str]:
    """The crew cards that lie open, and how many are in the deck."""
    crew = [cards.crew[card] for card in view["cantina"]]
    names = [f"{crew_name(words, card.id)} ({words.say(f'cosmos.specialist.{card.specialist}')})" for card in crew]
    line = words.say("terminal.cosmos.plain.cantina", cards=names)
    line += " " + words.say("terminal.cosmos.plain.crew-deck", n=view["crew_deck"])
    return [line, *(one_line(crew_text(words, card)) for card in crew if view.get("in_full"))]


def chart(words: Words, cards: Cards, view: View, players: Sequence[str]) -> list[str]:
    """The portal, every planet that is discovered, then the cells without one."""
    lines = [words.say("terminal.cosmos.plain.portal", gather=place_sentence(words, "gather", cards.pack.portal))]
    lines += [planet(words, cards, view, players, cell) for cell, entry in view["cells"].items() if entry]
    empty = [words.say(f"cosmos.cell.{cell}") for cell, entry in view["cells"].items() if not entry]
    if empty:
        lines.append(words.say("terminal.cosmos.plain.empty", cells=empty))
    return lines


def planet(words: Words, cards: Cards, view: View, players: Sequence[str], cell: str) -> str:
    """A planet: where, colour, levels, what it gives, who leads, who has built."""
    say = words.say
    entry = view["cells"][cell]
    card = cards.planets[entry["planet"]]
    sentences = [
        say(
            "terminal.cosmos.plain.planet",
            planet=planet_name(words, card.id),
            where=say(f"cosmos.cell.{cell}"),
            kind=say(f"cosmos.text.planet.{card.colour}"),
        )
    ]
    if entry["terraformed"]:
        sentences.append(say("terminal.cosmos.plain.terraformed"))
    else:
        most = [number for number in card.tracks if number]
        tracks = [
            say("terminal.cosmos.plain.level", resource=say(f"cosmos.resource.{name}"), now=now, most=limit)
            for (name, now), limit in zip(entry["levels"].items(), most, strict=True)
        ]
        sentences.append(say("terminal.cosmos.plain.levels", tracks=tracks))
    top = card.gather_terraformed if entry["terraformed"] else card.gather
    sentences.append(
        say(
            "terminal.cosmos.plain.gives",
            planet=effect_clause(words, top),
            moon=effect_clause(words, card.moon),
            station=effect_clause(words, card.station),
        )
    )
    ranks = [f"{players[rank['seat']]} {rank['space']}" for rank in entry["track"]]
    for key, names in (
        ("track", ranks),
        ("colonies", [players[seat] for seat in entry["colonies"]]),
        ("outposts", [players[seat] for seat in entry["outposts"]]),
    ):
        if names:
            sentences.append(say(f"terminal.cosmos.plain.{key}", names=names))
    if view.get("in_full"):
        sentences.append(edges_sentence(words, card))
    return " ".join(sentences)


def player(words: Words, cards: Cards, view: View, seat: int, players: Sequence[str]) -> str:
    """One player: place, numbers, cargo, crew, survivors, upgrades."""
    say = words.say
    entry = view["players"][seat]
    own = seat == view["seat"] and not view.get("watched")
    who = say("terminal.cosmos.plain.you", name=players[seat]) if own else player_name(words, view, seat, players)
    place = place_in(words, view, entry["ark"])
    cargo = [f"{say(f'cosmos.resource.{name}')} {n}" for name, n in entry["cargo"].items()]
    sentences = [
        say("terminal.cosmos.plain.player", who=who, place=place, n=entry["vp"]),
        say("terminal.cosmos.plain.cargo", cargo=cargo, n=entry["capacity"]),
    ]
    lists = {
        "above": [crew_in_row(words, cards, card, "above") for card in entry["above"]],
        "below": [crew_in_row(words, cards, card, "below") for card in entry["below"]],
        "ready": [say(f"cosmos.specialist.{specialist}") for specialist in entry["ready"]],
        "survivors": [survivor(words, cards, card) for card in entry["survivors"]],
        "upgrades": upgrade_names(words, entry),
        "symbols": [f"{say(f'cosmos.specialist.{name}')} {n}" for name, n in entry.get("symbols", {}).items() if n],
    }
    for key, names in lists.items():
        if names:
            sentences.append(say(f"terminal.cosmos.plain.{key}", names="; ".join(names)))
    if entry["settled"]:
        sentences.append(say("terminal.cosmos.plain.settled", n=len(entry["settled"])))
    sentences.append(
        say(
            "terminal.cosmos.plain.reach-automa" if "symbols" in entry else "terminal.cosmos.plain.reach",
            movement=entry["movement"],
            levels=entry["levels_at_once"],
            colonies=entry["colony_pool"],
            outposts=entry["outpost_pool"],
        )
    )
    return " ".join(sentences)


def crew_in_row(words: Words, cards: Cards, card_id: str, row: str) -> str:
    """A crew card, its symbol and the edge that works."""
    card = cards.crew[card_id]
    edge = card.lower if row == "above" else card.upper
    symbol = words.say(f"cosmos.specialist.{card.specialist}")
    return f"{crew_name(words, card_id)} ({symbol}): {edge_clause(words, edge).removesuffix('.')}"


def survivor(words: Words, cards: Cards, card_id: str) -> str:
    """A survivor card, and the colour of the planet where it can settle."""
    colour = words.say(f"cosmos.colour.{cards.survivors[card_id].colour}")
    return words.say("terminal.cosmos.plain.survivor", name=survivor_name(words, card_id), colour=colour)


def whole_crew(words: Words, cards: Cards, view: View, seat: int, players: Sequence[str]) -> list[str]:
    """One player with every crew card in full."""
    entry = view["players"][seat]
    texts = [crew_text(words, cards.crew[card]) for card in (*entry["above"], *entry["below"])]
    return [player(words, cards, view, seat, players), *(one_line(text) for text in texts)]


def options(words: Words, cards: Cards, choice: Choice) -> list[str]:
    """What cannot be chosen and why; then one numbered line for each answer."""
    lines = []
    refused = [f"{entry.label} ({entry.note})" for entry in choice.entries if entry.action is None]
    if refused:
        lines.append(f"{words.say('terminal.cosmos.not-now')} {'; '.join(refused)}.")
    for number, entry in enumerate(choice.numbered(), 1):
        lines.append(words.say("terminal.plain.option", number=number, text=option(words, cards, entry)))
    if choice.passing:
        lines.append(words.say("terminal.plain.option", number=0, text=f"{choice.passing.label}."))
    return lines


def option(words: Words, cards: Cards, entry: Entry) -> str:
    """An answer with what it brings, and all about a card where the card itself is chosen."""
    if entry.as_card:
        return one_line(crew_text(words, cards.crew[entry.card]))
    return f"{entry.label}: {entry.note}." if entry.note else f"{entry.label}."
