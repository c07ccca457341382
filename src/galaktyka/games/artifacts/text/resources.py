"""Alien Artifacts: resource cards and their sections in words."""

from galaktyka.games.artifacts.engine import cards as box
from galaktyka.text.catalogue import Words


def resource_text(words: Words, resource: box.Resource) -> str:
    """A resource card: ``3 red icons (Extermination) / 2 blue icons (Expansion), number 2``."""
    return words.say(
        "artifacts.text.resource",
        first=section_text(words, resource.first),
        second=section_text(words, resource.second),
        number=resource.number,
    )


def section_text(words: Words, section: box.Section) -> str:
    """Half of a resource card: ``3 red icons (Extermination)``."""
    return words.say("artifacts.text.section", n=section.icons, colour=section.colour, kind=section.kind)


def resource_name(words: Words, resource: box.Resource) -> str:
    """What a resource card is called, as it has no name: ``3 red / 2 blue``."""
    return words.say(
        "artifacts.text.resource-name",
        first=resource.first.icons,
        first_colour=resource.first.colour,
        second=resource.second.icons,
        second_colour=resource.second.colour,
    )


def icons_text(words: Words, section: box.Section) -> str:
    """What is on a section: ``3 red icons``."""
    return words.say(f"artifacts.count.icons.{section.colour}", n=section.icons)


def shown_text(words: Words, section: box.Section) -> str:
    """Half of a resource card as what is shown; in Polish not the same as ``section_text``."""
    return words.say("artifacts.text.section-shown", n=section.icons, colour=section.colour, kind=section.kind)


def paid_text(words: Words, section: box.Section) -> str:
    """What is on a section as what is paid or attached; in Polish not the same as ``icons_text``."""
    return words.say("artifacts.text.section-paid", n=section.icons, colour=section.colour)
