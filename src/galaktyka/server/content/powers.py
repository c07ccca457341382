"""The powers of a card in signs and sentences, for the games whose worlds produce goods of their own accord."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from galaktyka.server.content.signs import OWN_PRODUCTION


class Power(Protocol):
    """A power of any of these games."""

    phase: str
    does: str


P = TypeVar("P", bound=Power)


class Told(NamedTuple):
    """Something that a card does in a phase: a row of signs (icons of the sheet in braces), and a sentence."""

    phase: str
    signs: str
    sentence: str


def tell_powers(
    powers: Sequence[P],
    phases: Sequence[str],
    signs: Callable[[P], str],
    sentence: Callable[[P], str],
    own: str,
    extra: str,
) -> list[Told]:
    """The powers in the order of the phases.

    `own` is the sentence about the card's own production, empty where it has none. A power that `does` the `extra`,
    something for producing, is told with it.
    """
    extras = [power for power in powers if own and (power.phase, power.does) == ("produce", extra)]
    told = [Told(power.phase, signs(power), sentence(power)) for power in powers if power not in extras]
    if own:
        all_signs = OWN_PRODUCTION + "".join(map(signs, extras))
        told.insert(0, Told("produce", all_signs, " ".join([own, *map(sentence, extras)])))
    return sorted(told, key=lambda row: phases.index(row.phase))
