"""Resources, colours and specialists in a sign each: told apart by shape or letter as well as by colour."""

from collections.abc import Sequence

from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.cosmos.engine.cards import Crew, Edge, Effect, Planet, Survivor
from galaktyka.games.cosmos.text.cards import crew_name, planet_name, survivor_name, upgrade_name
from galaktyka.games.cosmos.voice.signs import RESOURCE_SIGNS, effect_signs
from galaktyka.text.catalogue import Words

DIM = "grey50"
RESOURCE_STYLES = {
    "biomass": "green",
    "workforce": "red",
    "minerals": "dark_orange3",
    "technology": "blue",
    "any": "magenta",
}
COLOUR_SIGNS = {"red": "△", "green": "○", "blue": "□", "orbit": "☾"}
COLOUR_STYLES = {"red": "red", "green": "green", "blue": "blue", "orbit": "cyan"}
SPECIALIST_STYLES = {
    "engineer": "default",
    "red-leader": "red",
    "green-leader": "green",
    "blue-leader": "blue",
}


def resource(name: str, number: str) -> Text:
    """``2●``: a number and the sign of a resource."""
    return Text(f"{number}{RESOURCE_SIGNS[name]}", style=RESOURCE_STYLES[name])


def effect(words: Words, effect: Effect) -> Text:
    """``1◆ → 2▲ 1■ +1 card``, every resource in its colour."""
    line = Text(effect_signs(words, effect))
    for name, sign in RESOURCE_SIGNS.items():
        line.highlight_regex(rf"\d+{sign}", RESOURCE_STYLES[name])
    return line


def letter(words: Words, specialist: str) -> Text:
    """The letter of a specialist."""
    return Text(words.say(f"terminal.cosmos.letter.{specialist}"), style=f"bold {SPECIALIST_STYLES[specialist]}")


def edge(words: Words, edge: Edge) -> Text:
    """Where an edge works, and what it does."""
    sign = Text(f"{COLOUR_SIGNS[edge.on]} ", style=COLOUR_STYLES[edge.on])
    return sign.append_text(effect(words, edge.effect))


def crew(words: Words, card: Crew) -> Text:
    """The specialist and the name."""
    line = letter(words, card.specialist)
    return line.append(f" {crew_name(words, card.id)}", style="default not bold")


def survivor(words: Words, card: Survivor) -> Text:
    """The colour and the name."""
    return coloured(card.colour, survivor_name(words, card.id))


def planet(words: Words, card: Planet) -> Text:
    """The colour and the name."""
    return coloured(card.colour, planet_name(words, card.id))


def coloured(colour: str, name: str) -> Text:
    """A sign and a name in a colour."""
    return Text(f"{COLOUR_SIGNS[colour]} {name}", style=COLOUR_STYLES[colour])


def player_name(words: Words, view: View, seat: int, players: Sequence[str]) -> str:
    """The player, or the Automa with its level."""
    if "symbols" not in view["players"][seat]:
        return players[seat]
    levels = [option for option, on in view["options"].items() if on]
    return words.say(f"cosmos.option.{levels[0]}" if levels else "terminal.cosmos.automa-easy")


def upgrade_names(words: Words, player: View) -> list[str]:
    """Unlocked upgrades; Engines with how often they were paid, also when that is once."""
    names = [upgrade_name(words, upgrade) for upgrade in player["upgrades"] if upgrade != "engines"]
    return [*names, *([f"{upgrade_name(words, 'engines')} {player['engines']}"] if player["engines"] else [])]
