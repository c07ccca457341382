"""New Frontiers: what tiles, goals and action tiles are called and do, in words made from the data of the rule."""

from collections.abc import Mapping

from galaktyka.games.frontiers.engine.tiles import ANY_KIND, PHASES, Goal, Power, ScoreLine, Tile
from galaktyka.text.catalogue import Words
from galaktyka.text.powers import ByPhase, by_phase, nature, score_values, whole_text, worth_sentences


def name(words: Words, tile_id: str) -> str:
    """What the tile is called."""
    return words.say(f"frontiers.tile.{tile_id}")


def tile_text(words: Words, tile: Tile) -> str:
    """The whole tile in plain words: name, what it is, powers by phase, what it is worth at the end."""
    lines = [name(words, tile.id), summary(words, tile)]
    return whole_text(words, "frontiers", lines, powers_by_phase(words, tile), score_sentences(words, tile))


def summary(words: Words, tile: Tile) -> str:
    """What the tile is, costs and is worth: ``Non-military planet, grey. Cost 2. Needs 1 colonist. Worth 1 point.``"""
    sentences = [words.say(f"frontiers.text.{tile_type(tile)}", good=tile.good)]
    if tile.windfall:
        sentences.append(words.say("frontiers.text.windfall-good"))
    if tile.good == ANY_KIND:
        sentences.append(words.say("frontiers.text.any-kind"))
    if tile.home:
        sentences.append(words.say(f"frontiers.text.{'other' if tile.reverse else 'first'}-side", board=tile.board))
    if tile.military:
        sentences.append(words.say("frontiers.text.defence", number=tile.defence))
    else:
        sentences.append(words.say("frontiers.text.cost", number=tile.cost))
    if tile.planet:
        sentences.append(words.say("frontiers.text.colonists", colonists=tile.colonists))
    return " ".join([*sentences, *worth_sentences(words, "frontiers", tile)])


def tile_type(tile: Tile) -> str:
    """``technology-large``, ``planet-military-windfall``, ``home``, and so on."""
    if tile.technology:
        return "technology-large" if tile.large else "technology-small"
    return f"{tile.type}{nature(tile)}"


# --- powers


def powers_by_phase(words: Words, tile: Tile) -> ByPhase:
    """The phases in which the tile does something, each with its sentences; a colony's own production comes first."""
    own = [("produce", words.say("frontiers.power.produce.own", good=tile.good))] if tile.production else []
    return by_phase(PHASES, [*own, *((power.phase, power_sentence(words, power)) for power in tile.powers)])


def power_sentences(words: Words, tile: Tile) -> list[str]:
    """Everything the tile does, in the order of the phases."""
    return [sentence for _, sentences in powers_by_phase(words, tile) for sentence in sentences]


def power_sentence(words: Words, power: Power) -> str:
    """One power."""
    per_colony = power.does == "credits-per-colony"  # its sentence is put together from filters
    return words.say(
        f"frontiers.power.{power.phase}.{power.does}{variant(power)}",
        credits=power.credits,
        planets=power.planets,
        colonists=power.colonists,
        strength=power.strength,
        good=power.good or "any" if per_colony else power.good,
        keyword=power.keyword or "any" if per_colony else power.keyword,
        military="yes" if power.military else "no",
        most=power.most,
        goods=power.goods,
        times=power.times,
        vp=power.vp,
        tile=power.tile,
        more=power.more,
    )


def variant(power: Power) -> str:
    """Which of the sentences for this kind of power fits its fields."""
    gain = ("-points" if power.vp else "") + ("-credits" if power.credits else "")
    match power.does:
        case "discount" | "military" if power.good:
            return "-kind"
        case "discount" | "military" if power.keyword:
            return "-keyword"
        case "credits-after" if power.military:
            return "-military"
        case "upgrade-colony" if power.most == 0:
            return "-same"
        case "produce-windfall":
            return ("" if power.good == ANY_KIND else "-kind") + ("-times" if power.times > 1 else "")
        case "consume":
            return ("-each" if power.times > 1 else "") + gain
        case "consume-different" | "gain":
            return gain
        case "per-good" if power.tile:
            return "-with"
    return ""


# --- points at the end


def score_sentences(words: Words, tile: Tile) -> list[str]:
    """What the tile is worth at the end, line by line; empty for a tile with printed points."""
    return [score_sentence(words, tile, number) for number in range(len(tile.scores))]


def score_sentence(words: Words, tile: Tile, number: int) -> str:
    """One line. Whatever an earlier line has counted already makes this one say "other"."""
    line = tile.scores[number]
    earlier = tile.scores[:number]
    itself = counts(line, tile) and not any(counts(other, tile) for other in earlier)
    return words.say(
        f"frontiers.score.{line.per}",
        **score_values(line, any(overlap(line, other) for other in earlier), itself),
        both="yes" if line.phase and line.does else "no",
        does=line.does or "any",
        size=line.size or "any",
        colonists=line.colonists,
        tile=line.tile,
        table=line.table,
    )


def overlap(one: ScoreLine, other: ScoreLine) -> bool:
    """Could one tile fit both lines?"""
    if {one.per, other.per} not in ({"colony"}, {"technology"}, {"tile"}, {"colony", "tile"}, {"technology", "tile"}):
        return False
    for mine, theirs in [(one.good, other.good), (one.size, other.size), (one.colonists, other.colonists)]:
        if mine and theirs and mine != theirs:
            return False
    return not (one.production and other.windfall) and not (one.windfall and other.production)


def counts(line: ScoreLine, tile: Tile) -> bool:
    """Does this line count the tile that it stands on?"""
    return (
        line.per in ("tile", "technology" if tile.technology else "colony")
        and (not line.good or line.good == tile.good)
        and (not line.production or tile.production)
        and (not line.windfall or tile.windfall)
        and (not line.military or tile.military)
        and (not line.keyword or line.keyword in tile.keywords)
        and (not line.phase or tile.has_power_in(line.phase))
        and (not line.does or any(power.does == line.does for power in tile.powers))
        and (not line.size or (line.size == "large") == tile.large)
        and (not line.colonists or line.colonists == tile.colonists)
    )


# --- goals and action tiles


def goal_name(words: Words, goal_id: str) -> str:
    """What the goal is called."""
    return words.say(f"frontiers.goal.{goal_id}")


def goal_text(words: Words, goal: Goal) -> str:
    """The whole goal in plain words: name, what it counts, the points."""
    return "\n".join([goal_name(words, goal.id), *goal_sentences(words, goal)])


def goal_sentences(words: Words, goal: Goal) -> list[str]:
    """What the goal counts, and the points for so many."""
    steps = [words.say("frontiers.text.step", step=step, vp=vp) for step, vp in zip(goal.steps, goal.vp, strict=True)]
    return [
        words.say(f"frontiers.goal-help.{goal.counts}", most=goal.most),
        words.say("frontiers.text.steps", steps=steps),
    ]


def action_text(words: Words, action: str, numbers: Mapping[str, int]) -> str:
    """What an action tile lets everybody do, and what its chooser gets; the numbers are those of the pack."""
    return words.say_with(f"frontiers.action-help.{action}", numbers)
