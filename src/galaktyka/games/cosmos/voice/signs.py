"""Resources in a sign each: told apart by shape, so that a screen without colours can show them too."""

from collections.abc import Sequence

from galaktyka.games.cosmos.engine.cards import RESOURCES, Effect
from galaktyka.text.catalogue import Words

RESOURCE_SIGNS = {"biomass": "●", "workforce": "▲", "minerals": "■", "technology": "◆", "any": "★"}


def amounts(numbers: Sequence[int], any_units: int) -> list[str]:
    """``2●`` for each resource that there is, and for any."""
    counts = [*zip(RESOURCES, numbers, strict=True), ("any", any_units)]
    return [f"{number}{RESOURCE_SIGNS[name]}" for name, number in counts if number]


def effect_signs(words: Words, effect: Effect) -> str:
    """``1◆ → 2▲ 1■ +1 card``."""
    gains = amounts(effect.gain, effect.gain_any)
    if effect.crew_deck:
        gains.append(words.say("voices.cosmos.cards", n=effect.crew_deck))
    if effect.crew_cantina:
        gains.append(words.say("voices.cosmos.from-cantina", n=effect.crew_cantina))
    paid = amounts(effect.pay, effect.pay_any)
    return " ".join([*paid, "→", *gains] if paid else gains)
