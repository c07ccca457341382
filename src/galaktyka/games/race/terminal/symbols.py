"""Cards in a few signs: kinds by shape, colour and letter; powers in a word or two each."""

from rich.text import Text

from galaktyka.games.race.engine.cards import PHASES, Card, Power
from galaktyka.terminal.flow import Flow
from galaktyka.terminal.kinds import COLOURS, GREY, PRODUCTION, WINDFALL
from galaktyka.text.catalogue import Words

DEVELOPMENT = "+"
DEVELOPMENT_STYLE = "medium_purple"
MILITARY_STYLE = "red"


def card_style(card: Card) -> str:
    """The colour of the card's kind."""
    if card.development:
        return DEVELOPMENT_STYLE
    return COLOURS[card.good]


def card_symbol(words: Words, card: Card) -> Text:
    """A shape (full: production, hollow: windfall) and the letter of the kind."""
    if card.development:
        return Text(f"{DEVELOPMENT} ", style=DEVELOPMENT_STYLE)
    if not card.good:
        return Text(f"{GREY} ", style=COLOURS[""])
    shape = (WINDFALL if card.windfall else PRODUCTION)[card.good]
    return Text(shape + words.say(f"terminal.race.letter.{card.good}"), style=COLOURS[card.good])


def card_cost(words: Words, card: Card) -> Text:
    """Cost, or defence for a world that is conquered."""
    if card.military:
        return Text(words.say("terminal.race.defence", number=card.defence), style=MILITARY_STYLE)
    return Text(words.say("terminal.race.cost", number=card.cost))


def card_points(card: Card) -> str:
    """The printed points; a question mark where they are counted at the end."""
    return "?" if card.scores else str(card.vp)


def card_name(words: Words, card: Card, style: str = "") -> Text:
    """The name in the colour of the kind."""
    return Text(words.say(f"race.card.{card.id}"), style=style or card_style(card))


def short_powers(words: Words, card: Card) -> Flow:
    """What the card does, phase by phase: `I +1   III military +2`."""
    pieces = []
    for phase in PHASES:
        parts = [short_power(words, power) for power in card.powers if power.phase == phase]
        if parts:
            sign = words.say(f"terminal.race.phase-sign.{phase}")
            pieces.append(Text.assemble((sign, "bold"), f" {', '.join(parts)}"))
    return Flow(pieces)


def short_power(words: Words, power: Power) -> str:
    """One power."""
    of_kind = power.good if power.good not in ("", "any") else "any"
    against = power.keyword or of_kind
    return words.say(
        f"race.short.{power.phase}.{power.does}{short_variant(power)}",
        cards=power.cards,
        strength=power.strength,
        kind=of_kind,
        against=against,
        goods=power.goods,
        times=power.times,
        vp=power.vp,
        less=power.less,
        low=power.low,
        high=power.high,
    )


def short_variant(power: Power) -> str:
    """Consume powers differ in what they give."""
    if power.does == "consume":
        gives = ("-points" if power.vp else "") + ("-cards" if power.cards else "")
        return gives + ("-each" if power.times > 1 else "")
    return ""
