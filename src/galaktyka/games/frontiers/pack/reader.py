"""Reading a content pack: TOML to typed tiles, goals and action tiles, every fault with its place."""

from typing import Final

from galaktyka.core.content import SHIPPED_FILE, Table, closest, fingerprint, named_tables, read_toml, shipped_text
from galaktyka.games.frontiers.engine import tiles as box
from galaktyka.games.frontiers.pack.checks import check_box

PLAYERS: Final[list[int]] = [2, 3, 4, 5]
SIZES: Final[list[str]] = ["small", "large"]
MOST_TAX: Final = 7  # credits that can be stored at once, and so at most in all
MOST_STORED: Final = 60
MOST_LINES: Final = 9  # powers on a tile, and lines of its scoring
NUMBERS: Final[list[str]] = [
    "credits",
    "vp_per_player",
    "colonists_per_player",
    "planet_limit",
    "spaces",
    "colonies",
    "fewest_colonists",
]


def read_pack(text: str, source: str) -> box.Pack:
    """The pack in a TOML text; ``source`` is the file name that errors show."""
    top = read_toml(text, source)
    top.only(["pack", "prices", "goods", "copies", "action", "goal", box.PLANET, box.TECHNOLOGY, box.HOME])
    pack = top.table("pack")
    pack.only(["game", "name", *NUMBERS])
    pack.choice("game", ["frontiers"])
    prices = top.table("prices")
    prices.only(box.KINDS)
    goods = top.table("goods")
    goods.only(box.KINDS)
    copies = top.table("copies")
    copies.only([str(players) for players in PLAYERS])
    actions, action_origins = read_actions(top, text)
    result = box.Pack(
        name=pack.id("name"),
        source=source,
        tiles=read_tiles(top, text),
        goals=read_goals(top, text),
        actions=actions,
        action_origins=action_origins,
        prices={kind: prices.number(kind, 1, 9) for kind in box.KINDS},
        goods={kind: goods.number(kind, 1, 99) for kind in box.KINDS},
        copies={players: copies.number(str(players), 1, 9) for players in PLAYERS},
        credits=pack.number("credits", 0, 99),
        vp_per_player=pack.number("vp_per_player", 1, 99),
        colonists_per_player=pack.number("colonists_per_player", 1, 99),
        planet_limit=pack.number("planet_limit", 2, 99),
        spaces=pack.number("spaces", 1, 99),
        colonies=pack.number("colonies", 1, 99),
        fewest_colonists=pack.number("fewest_colonists", 0, 99),
        fingerprint=fingerprint(top.data),
    )
    check_box(top, result)
    return result


SHIPPED: list[box.Pack] = []


def shipped_pack() -> box.Pack:
    """The base set, read once."""
    if not SHIPPED:
        SHIPPED.append(read_pack(shipped_text(__file__), SHIPPED_FILE))
    return SHIPPED[0]


# --- lists of numbers


def numbers(table: Table, key: str, low: int, high: int, rise: int) -> list[int]:
    """Whole numbers between ``low`` and ``high``, one at least, each by ``rise`` or more above the one before it."""
    table.value(key)
    result: list[int] = []
    for found in table.items(key):
        if isinstance(found, bool) or not isinstance(found, int):
            raise table.wrong_type(key, "numbers", found)
        if not low <= found <= high:
            raise table.error("content.out-of-range", {"key": key, "value": found, "low": low, "high": high})
        if result and found < result[-1] + rise:
            raise table.error("content.not-ascending", {"key": key, "first": result[-1], "second": found})
        result.append(found)
    if not result:
        raise table.error("content.empty-list", {"key": key})
    return result


# --- action tiles and goals


def read_actions(top: Table, text: str) -> tuple[dict[str, dict[str, int]], dict[str, str]]:
    """The numbers on the action tiles and where they come from; every tile is there."""
    actions: dict[str, dict[str, int]] = {}
    origins: dict[str, str] = {}
    for table in named_tables(top, text, "action", {}):
        id = table.choice("id", list(box.ACTIONS))
        table.only(["id", *box.ACTIONS[id], "origin"])
        actions[id] = {key: table.number(key, 0, 20) for key in box.ACTIONS[id]}
        origins[id] = table.choice("origin", box.ORIGINS)
    for id in box.ACTIONS:
        if id not in actions:
            raise top.error("content.missing-action", {"id": id})
    return actions, origins


def read_goals(top: Table, text: str) -> list[box.Goal]:
    """The goals in file order; no two of them count the same."""
    goals: list[box.Goal] = []
    for index, table in enumerate(named_tables(top, text, "goal", {})):
        table.only(["id", "counts", "steps", "vp", "origin"])
        counts = table.choice("counts", box.GOALS)
        for other in goals:
            if other.counts == counts:
                raise table.error("content.same-count", {"counts": counts, "id": other.id})
        steps = numbers(table, "steps", 1, MOST_TAX if counts == "stored-credits" else MOST_STORED, 1)
        vp = numbers(table, "vp", 1, 20, 1)
        if len(vp) != len(steps):
            raise table.error("content.other-length", {"first": "steps", "second": "vp"})
        goals.append(box.Goal(index, table.id("id"), counts, steps, vp, table.choice("origin", box.ORIGINS)))
    return goals


# --- tiles


def read_tiles(top: Table, text: str) -> list[box.Tile]:
    """Planets, then technologies, then home worlds, in file order."""
    tiles: list[box.Tile] = []
    places: dict[str, Table] = {}
    for section in [box.PLANET, box.TECHNOLOGY, box.HOME]:
        for table in named_tables(top, text, section, places):
            tiles.append(read_tile(table, section, len(tiles)))
    for tile in tiles:
        check_named_tiles(places[tile.id], tile, list(places))
    return tiles


def read_tile(table: Table, type: str, index: int) -> box.Tile:
    """One ``[[planet]]``, ``[[technology]]`` or ``[[home]]``."""
    colony = type != box.TECHNOLOGY
    keys = ["keywords", "powers", "scores", "origin"]
    if type == box.PLANET:
        table.only(["id", "cost", "defence", "colonists", "vp", "good", "windfall", *keys])
    elif type == box.HOME:
        table.only(["id", "board", "reverse", "cost", "vp", "good", "windfall", *keys])
    else:
        table.only(["id", "stack", "reverse", "large", "cost", "vp", *keys])
    military = table.has("defence")
    if military and table.has("cost"):
        raise table.error("content.not-both", {"first": "cost", "second": "defence"})
    if type == box.PLANET and not military and not table.has("cost"):
        raise table.error("content.one-of", {"first": "cost", "second": "defence"})
    if table.flag("windfall") and not table.has("good"):
        raise table.error("content.needs", {"key": "windfall", "needed": "good"})
    for key in ["powers", "scores"]:
        if len(table.items(key)) > MOST_LINES:
            raise table.error("content.too-long", {"key": key, "most": MOST_LINES})
    good = table.choice_or("good", "", [*box.KINDS, box.ANY_KIND] if type == box.PLANET else box.KINDS)
    keywords = table.choices("keywords", box.KEYWORDS)
    if good == box.ANY_KIND and not table.flag("windfall"):
        raise table.error("content.needs", {"key": "good = any", "needed": "windfall"})
    if good == box.ANY_KIND and "alien" not in keywords:
        raise table.error("content.needs", {"key": "good = any", "needed": "keywords = alien"})
    scores = [read_score(line) for line in table.tables("scores")]
    return box.Tile(
        index=index,
        id=table.id("id"),
        type=type,
        military=military,
        cost=0 if military else table.number("cost", 0, 19),
        defence=table.number("defence", 1, 19) if military else 0,
        vp=table.number_or("vp", 0, 0, 20) if scores else table.number("vp", 0, 20),
        good=good,
        windfall=table.flag("windfall"),
        colonists=table.number("colonists", 1, 9) if type == box.PLANET else int(colony),
        large=table.flag("large"),
        stack="" if colony else table.id("stack"),
        reverse=table.flag("reverse"),
        board=table.number("board", 1, 99) if type == box.HOME else 0,
        keywords=keywords,
        powers=read_powers(table, type == box.HOME, good),
        scores=scores,
        origin=table.choice("origin", box.ORIGINS),
    )


def read_powers(table: Table, home: bool, own_good: str) -> list[box.Power]:
    """The powers of one tile, checked one by one and together."""
    powers: list[box.Power] = []
    for entry in table.tables("powers"):
        power = read_power(entry)
        if power.does == "credits-if-produced" and not own_good:
            raise entry.error("content.needs", {"key": power.does, "needed": "good"})
        if power.does == "replace-itself" and not home:
            raise entry.error("content.home-only", {"does": power.does})
        powers.append(power)
    for group in box.ONE_PER_TILE:
        found = [power.does for power in powers if f"{power.phase} {power.does}" in group]
        if len(found) > 1:
            raise table.error("content.powers-on-one-tile", {"first": found[0], "second": found[1]})
    return powers


def read_power(table: Table) -> box.Power:
    """One power of the closed set."""
    phase = table.choice("phase", box.PHASES)
    does = table.text("does")
    if does not in box.POWERS[phase]:
        raise table.error("content.unknown-effect", {"value": does, "phase": phase, "known": list(box.POWERS[phase])})
    table.fields(["phase", "does"], box.POWERS[phase][does])
    table.filters(["military"])
    power = box.Power(
        phase=phase,
        does=does,
        credits=table.number_or("credits", 0, 1, 9),
        planets=table.number_or("planets", 0, 1, 9),
        colonists=table.number_or("colonists", 0, 1, 9),
        strength=table.number_or("strength", 0, 1, 9),
        good=table.choice_or("good", "", goods_allowed(does)),
        keyword=table.choice_or("keyword", "", box.KEYWORDS),
        military=table.flag("military"),
        most=table.number_or("most", 0, 0, 19),
        goods=table.number_or("goods", 1, 1, 9),
        times=table.number_or("times", 1, 1, len(box.KINDS) if does == "consume-different" else 9),
        vp=table.number_or("vp", 0, 1, 9),
        tile=table.id("tile") if table.has("tile") else "",
        more=table.number_or("more", 0, 1, 9),
    )
    if power.good and power.keyword:
        raise table.error("content.not-both", {"first": "good", "second": "keyword"})
    if does in ["consume", "consume-different", "gain"] and power.vp == 0 and power.credits == 0:
        raise table.error("content.one-of", {"first": "vp", "second": "credits"})
    if power.goods > 1 and power.times > 1:
        raise table.error("content.not-both", {"first": "goods", "second": "times"})
    for key, needed in [("tile", "more"), ("more", "tile")]:
        if table.has(key) and not table.has(needed):
            raise table.error("content.needs", {"key": key, "needed": needed})
    return power


def goods_allowed(does: str) -> list[str]:
    """What may stand under ``good`` in this kind of power."""
    if does in ["temporary-military", "produce-windfall", "price", "consume"]:
        return [box.ANY_KIND, *box.KINDS]
    return box.KINDS


def read_score(table: Table) -> box.ScoreLine:
    """One line of end-of-game scoring; different kinds have a table of points instead of ``vp``."""
    per = table.choice("per", list(box.SCORES))
    table.fields(["per"] if per == "kinds" else ["vp", "per"], box.SCORES[per])
    table.filters(["production", "windfall", "military"])
    if table.has("production") and table.has("windfall"):
        raise table.error("content.not-both", {"first": "production", "second": "windfall"})
    points = numbers(table, "table", 0, 20, 0) if per == "kinds" else []
    if per == "kinds" and len(points) != len(box.KINDS):
        raise table.error("content.wrong-length", {"key": "table", "needed": len(box.KINDS)})
    return box.ScoreLine(
        vp=0 if per == "kinds" else table.number("vp", 1, 9),
        per=per,
        good=table.choice_or("good", "", box.KINDS),
        production=table.flag("production"),
        windfall=table.flag("windfall"),
        military=table.flag("military"),
        keyword=table.choice_or("keyword", "", box.KEYWORDS),
        phase=table.choice_or("phase", "", box.PHASES),
        does=table.choice_or("does", "", sorted({does for kinds in box.POWERS.values() for does in kinds})),
        size=table.choice_or("size", "", SIZES),
        colonists=table.number_or("colonists", 0, 1, 9),
        tile=table.id("tile") if per == "named" else "",
        table=points,
    )


def check_named_tiles(table: Table, tile: box.Tile, known: list[str]) -> None:
    """Powers and scoring lines may name only tiles of this box."""
    named = [(f"powers #{number}", power.tile) for number, power in enumerate(tile.powers, 1)]
    named += [(f"scores #{number}", line.tile) for number, line in enumerate(tile.scores, 1)]
    for place, other in named:
        if other and other not in known:
            guess = closest(other, known)
            inside = table.inside({}, place, 0)
            if guess:
                raise inside.error("content.unknown-tile-guess", {"tile": other, "guess": guess})
            raise inside.error("content.unknown-tile", {"tile": other})
