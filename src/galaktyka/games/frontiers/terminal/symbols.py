"""Tiles in a few signs: kinds by shape, colour and letter; powers and points at the end in a word or two each."""

from rich.text import Text

from galaktyka.games.frontiers.engine.tiles import PHASES, Power, ScoreLine, Tile
from galaktyka.games.frontiers.text.cards import name
from galaktyka.terminal.kinds import COLOURS, GREY, PRODUCTION, WINDFALL
from galaktyka.text.catalogue import Words

SMALL = "+ "
LARGE = "++"
TECHNOLOGY_STYLE = "medium_purple"
MILITARY_STYLE = "red"


def tile_style(tile: Tile) -> str:
    """The colour of the tile's kind."""
    return TECHNOLOGY_STYLE if tile.technology else COLOURS[tile.good]


def tile_symbol(words: Words, tile: Tile) -> Text:
    """A shape (full: production, hollow: windfall) and the letter of the kind; plus signs are technologies."""
    if tile.technology:
        return Text(LARGE if tile.large else SMALL, style=TECHNOLOGY_STYLE)
    if not tile.good:
        return Text(f"{GREY} ", style=COLOURS[""])
    shape = (WINDFALL if tile.windfall else PRODUCTION)[tile.good]
    return Text(shape + words.say(f"terminal.frontiers.letter.{tile.good}"), style=COLOURS[tile.good])


def good_symbol(words: Words, kind: str) -> Text:
    """A good that lies on a colony or in store."""
    return Text(f"[{words.say('terminal.frontiers.good', kind=kind)}]", style=f"bold {COLOURS[kind]}")


def tile_name(words: Words, tile: Tile, style: str = "") -> Text:
    """The name in the colour of the kind."""
    return Text(name(words, tile.id), style=style or tile_style(tile))


def tile_cost(words: Words, tile: Tile) -> Text:
    """The printed cost, or the defence of a planet that is conquered."""
    if tile.military:
        return Text(words.say("terminal.frontiers.defence", number=tile.defence), style=MILITARY_STYLE)
    return Text(words.say("terminal.frontiers.credits", number=tile.cost))


def tile_colonists(words: Words, tile: Tile) -> str:
    """How many colonists a planet needs; nothing on a technology or a home world."""
    return words.say("terminal.frontiers.colonists", number=tile.colonists) if tile.planet else ""


def tile_points(words: Words, tile: Tile) -> str:
    """The printed points; a question mark where they are counted at the end."""
    return words.say("terminal.frontiers.points", points="?" if tile.scores else tile.vp)


# ------------------------------------------------------------------ powers


def short_powers(words: Words, tile: Tile) -> list[Text]:
    """What the tile does, phase by phase, and what it counts at the end: pieces for running lines."""
    pieces = []
    for phase in PHASES:
        parts = [short_power(words, power) for power in tile.powers if power.phase == phase]
        if parts:
            sign = words.say(f"terminal.frontiers.phase-sign.{phase}")
            pieces.append(Text.assemble((sign, "bold"), f" {', '.join(parts)}"))
    for number, line in enumerate(tile.scores):
        sign = words.say("terminal.frontiers.phase-sign.end") + " " if number == 0 else ""
        comma = "," if number + 1 < len(tile.scores) else ""
        pieces.append(Text.assemble((sign, "bold"), short_score(words, line) + comma))
    return pieces


def short_power(words: Words, power: Power) -> str:
    """One power."""
    return words.say(
        f"terminal.frontiers.short.{power.phase}.{power.does}{short_variant(power)}",
        credits=power.credits,
        planets=power.planets,
        colonists=power.colonists,
        strength=power.strength,
        kind=power.good or "any",
        against=power.keyword or power.good or "any",
        military="yes" if power.military else "no",
        most=power.most,
        goods=power.goods,
        times=power.times,
        vp=power.vp,
        tile=name(words, power.tile) if power.tile else "",
        more=power.more,
    )


def short_variant(power: Power) -> str:
    """Powers that differ in what they give."""
    gain = ("-points" if power.vp else "") + ("-credits" if power.credits else "")
    match power.does:
        case "consume":
            return gain + ("-each" if power.times > 1 else "")
        case "consume-different" | "gain":
            return gain
        case "credits-after" if power.military:
            return "-military"
        case "produce-windfall" if power.times > 1:
            return "-times"
        case "per-good" if power.tile:
            return "-with"
    return ""


def short_score(words: Words, line: ScoreLine) -> str:
    """One line of the points at the end."""
    phase = words.say(f"terminal.frontiers.phase-sign.{line.phase}") if line.phase else ""
    return words.say(
        f"terminal.frontiers.short.score.{line.per}",
        vp=line.vp,
        kind=line.good or "any",
        keyword=line.keyword or "any",
        type="production" if line.production else "windfall" if line.windfall else "any",
        military="yes" if line.military else "no",
        size=line.size or "any",
        colonists=line.colonists,
        phase=words.say("terminal.forms.tile.in-phase", phase=phase) if phase else "",
        does=words.say(f"frontiers.forms.does.{line.does}") if line.does else "",
        tile=name(words, line.tile) if line.tile else "",
        table=" ".join(str(points) for points in line.table),
    )
