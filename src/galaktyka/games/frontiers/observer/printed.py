"""What is printed on the tiles and goals, as words: a network knows one that it has never met by these."""

from __future__ import annotations

from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.engine.tiles import Goal, Power, ScoreLine, Tile


def printed(box: Box) -> dict[str, list[str]]:
    """For each tile and each goal what is printed on it."""
    words = {tile.id: words_of(tile) for tile in box.pack.tiles}
    words.update({goal.id: words_of_goal(goal) for goal in box.pack.goals})
    return words


def words_of(tile: Tile) -> list[str]:
    """Kind, price, colonists, points, powers and scoring."""
    words = ["tile", tile.type, f"vp-{tile.vp}"]
    if tile.technology:
        words += [f"{'large' if tile.large else 'small'}-technology", f"technology-cost-{tile.cost}"]
    else:
        words += ["world", f"colonists-{tile.colonists}"]
    if tile.planet:
        words += ["military", f"defence-{tile.defence}"] if tile.military else ["paid", f"cost-{tile.cost}"]
    if tile.good:
        production = "windfall" if tile.windfall else "production"
        words += [f"good-{tile.good}", production, f"{production}-{tile.good}"]
    elif not tile.technology:
        words.append("grey")
    words += [f"keyword-{keyword}" for keyword in tile.keywords]
    for power in tile.powers:
        words += words_of_power(power)
    for line in tile.scores:
        words += words_of_score(line)
    return words


def words_of_power(power: Power) -> list[str]:
    """What it does, for what, and with which numbers."""
    kind = f"{power.phase}-{power.does}"
    words = [power.phase, kind]
    for about in (power.good, power.keyword, "military" if power.military else "", power.tile):
        if about:
            words.append(f"{kind}-{about}")
    for name in ("credits", "planets", "colonists", "strength", "most", "vp", "more"):
        if number := getattr(power, name):
            words.append(f"{kind}-{name}-{number}")
    for name in ("goods", "times"):
        if (number := getattr(power, name)) > 1:
            words.append(f"{kind}-{name}-{number}")
    return words


def words_of_score(line: ScoreLine) -> list[str]:
    """What a "?" tile counts, and what each of it is worth."""
    words = ["scores", f"score-{line.per}", f"score-{line.per}-{line.vp}"]
    for about in (line.good, line.keyword, line.phase, line.does, line.size, line.tile):
        if about:
            words += [f"score-{about}", f"score-{about}-{line.vp}"]
    for name in ("production", "windfall", "military", "colonists"):
        if getattr(line, name):
            words += [f"score-{name}", f"score-{name}-{line.vp}"]
    words += [f"score-{number}-kinds-{points}" for number, points in enumerate(line.table, 1)]
    return words


def words_of_goal(goal: Goal) -> list[str]:
    """What it counts, and the points from so many on."""
    words = ["goal", f"counts-{goal.counts}"]
    if goal.storage:
        words.append("storage")
    words += [f"{step}-for-{points}" for step, points in zip(goal.steps, goal.vp, strict=True)]
    return words
