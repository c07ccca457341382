"""Cards in a few signs: Kinds by shape, colour and word; sides by a letter; resources in their colours."""

from collections.abc import Sequence

from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.artifacts.engine.cards import Card, Pack, Resource, Section
from galaktyka.games.artifacts.text.cards import name, side_sentences
from galaktyka.games.artifacts.text.play import section_of
from galaktyka.text.catalogue import Words

DIM = "grey50"
NUMBER = "bold"
COLOUR_STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "gold": "yellow", "one": "bold"}
COLOUR_OF_TYPE = {"ship": "red", "technology": "blue", "planet": "green"}
KIND_STYLES = {"exploration": "green", "expansion": "bright_blue", "extermination": "red", "exploitation": "yellow"}
KIND_SHAPES = {"exploration": "●", "expansion": "■", "extermination": "▲", "exploitation": "◆"}
NO_BREAK = "\u00a0"
TYPES = ("ship", "technology", "planet")


def card_sign(words: Words, card: Card, style: str = "") -> Text:
    """The shape of the Kind and the name."""
    return Text(f"{KIND_SHAPES[card.kind]} {name(words, card.id)}", style=style or KIND_STYLES[card.kind])


def side_sign(words: Words, side: str) -> Text:
    """The letter of the side that is up."""
    return Text(words.say(f"terminal.artifacts.side-sign.{side}"), style="bold cyan" if side == "operational" else DIM)


def token_sign(words: Words, tokens: int) -> Text:
    """Blockade tokens, if there are any."""
    return Text(words.say("terminal.artifacts.tokens", n=tokens) if tokens else "", style="bold red")


def icons(words: Words, section: Section) -> Text:
    """What a section pays, in its colour."""
    return Text(words.say(f"artifacts.short.{section.colour}", n=section.icons), style=COLOUR_STYLES[section.colour])


def resource_sign(words: Words, resource: Resource) -> Text:
    """A resource card: both sections with their Kinds, and the number for attacks."""
    line = Text("[", style=DIM)
    for section in (resource.first, resource.second):
        line.append_text(icons(words, section)).append(" ")
        line.append(KIND_SHAPES[section.kind], style=KIND_STYLES[section.kind]).append(" | ", style=DIM)
    number = words.say("terminal.artifacts.number", number=resource.number)
    return line.append(f"{number}]", style=DIM)


def stored_signs(words: Words, pack: Pack, sections: Sequence[str]) -> Text:
    """The sections that show under a planet or a project."""
    line = Text()
    for section in sections:
        line.append(" " if line else "")
        shown = icons(words, section_of(pack, section))
        whole = Text(shown.plain.replace(" ", NO_BREAK), style=shown.style)
        line.append_text(Text.assemble("[", whole, "]"))
    return line


def active_text(words: Words, pack: Pack, entry: View) -> str:
    """What the card does on the side that is up: in a few words where the Kind says it all."""
    card = pack.cards[pack.index_of[entry["card"]]]
    side = entry["side"]
    if card.type == "planet" and side == "operational":
        return words.say("terminal.artifacts.mined")
    if card.type == "technology" and side == "operational":
        return words.say("voices.artifacts.scores", kind=words.say(f"artifacts.kind.{card.kind}"))
    if card.type != "technology" and side == "logistical":
        return words.say(f"terminal.artifacts.help.{card.type}.{card.kind}", n=pack.numbers["discount"])
    sentences = side_sentences(words, card, side, pack.numbers)
    return " ".join(sentences[:-1] if card.type == "ship" else sentences)
