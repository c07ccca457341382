"""New Frontiers for a page that draws it: every tile and goal with its words and signs, and the names of the rest."""

from functools import partial
from typing import Literal, cast

from msgspec import Struct

from galaktyka.games.frontiers.engine import tiles as box
from galaktyka.games.frontiers.engine.view_types import FrontiersView
from galaktyka.games.frontiers.engine.vocabulary import ActionTile
from galaktyka.games.frontiers.game import FrontiersGame
from galaktyka.games.frontiers.service.signs import Phase, power_signs
from galaktyka.games.frontiers.text import cards as text
from galaktyka.server.content.powers import tell_powers
from galaktyka.server.content.room import Room, seed_of_picture
from galaktyka.server.content.signs import Kind
from galaktyka.text.catalogue import Words

Keyword = Literal["alien", "imperium", "rebel", "terraforming", "uplift"]

ACTION_SIGNS = {
    "isolation": "keep",
    "review-goals": "trophy",
    "develop": "develop",
    "explore": "explore",
    "settle": "settle",
    "produce": "produce",
    "sell": "sell",
    "diplomats": "first-player",
}
GOAL_SIGNS = {
    "consume-powers": "consume",
    "keywords": "kw-imperium",
    "power-phases": "develop",
    "kinds": "good-any",
    "stored-goods": "production",
    "stored-planets": "planet",
    "stored-credits": "credit",
    "colonists": "colonist",
}


class FrontiersPower(Struct, frozen=True):
    """Something that a tile does in a phase: a row of signs (icons of the sheet in braces), and a sentence."""

    phase: Phase
    signs: str
    sentence: str


class FrontiersTile(Struct, frozen=True):
    """A planet, a technology or a home world."""

    id: str
    name: str
    art: str
    """The seed of its picture."""
    label: str
    """In one sentence: name, kind and type, cost or defence, points."""
    type: str
    """What it is, in a few words."""
    form: Literal["planet", "technology", "home"]
    military: bool
    number: int
    """Cost; the defence of a military planet."""
    points: str
    """As printed: a number, or `?` where they are counted at the end."""
    good: Kind | Literal["any"] | None
    gets: Literal["windfall", "production"] | None
    """How its goods come."""
    colonists: int
    """That live on it."""
    spaces: int
    """That a technology covers."""
    keywords: list[Keyword]
    powers: list[FrontiersPower]
    at_end: list[str]
    """What it is worth at the end of the game, in sentences."""


class FrontiersAction(Struct, frozen=True):
    """An action tile: what everybody does, and the advantage of whoever chooses it."""

    id: ActionTile
    name: str
    sign: str
    everybody: str
    """Empty where there is nothing for the others."""
    bonus: str
    sentence: str


class FrontiersStep(Struct, frozen=True):
    """So many of what a goal counts, and the points from there on."""

    least: int
    points: int


class FrontiersGoal(Struct, frozen=True):
    """A goal."""

    id: str
    name: str
    sign: str
    sentence: str
    """What it counts."""
    steps: list[FrontiersStep]
    worth: str
    """Its steps in a sentence."""


class FrontiersKind(Struct, frozen=True):
    """A kind of goods: what one of them sells for, and how many there are."""

    id: Kind
    name: str
    price: int
    goods: int


class FrontiersContent(Struct, frozen=True):
    """Everything that can be looked at, in one language."""

    tiles: list[FrontiersTile]
    actions: list[FrontiersAction]
    goals: list[FrontiersGoal]
    kinds: list[FrontiersKind]
    keywords: dict[Keyword, str]
    phases: dict[Phase, str]
    planet_limit: int
    """Colonies and discovered planets together."""
    colonies: int
    """One more ends the game."""
    spaces: int
    """One more ends the game."""
    fewest_colonists: int
    """Fewer in the pool end the game."""


def frontiers_content(game: FrontiersGame, words: Words) -> FrontiersContent:
    """The box of this game in one language."""
    pack = game.box.pack
    return FrontiersContent(
        tiles=[tile_of(words, tile) for tile in pack.tiles],
        actions=[action_of(words, action, numbers) for action, numbers in pack.actions.items()],
        goals=[goal_of(words, goal) for goal in pack.goals],
        kinds=[kind_of(words, pack, kind) for kind in box.KINDS],
        keywords={cast(Keyword, keyword): words.say(f"frontiers.keyword.{keyword}") for keyword in box.KEYWORDS},
        phases={cast(Phase, phase): words.say(f"frontiers.phase.{phase}") for phase in box.PHASES},
        planet_limit=pack.planet_limit,
        colonies=pack.colonies,
        spaces=pack.spaces,
        fewest_colonists=pack.fewest_colonists,
    )


def kind_of(words: Words, pack: box.Pack, kind: str) -> FrontiersKind:
    """A kind of goods."""
    return FrontiersKind(cast(Kind, kind), words.say(f"frontiers.kind.{kind}"), pack.prices[kind], pack.goods[kind])


def action_of(words: Words, action: str, numbers: dict[str, int]) -> FrontiersAction:
    """An action tile."""
    everybody = f"frontiers.action-all.{action}"
    return FrontiersAction(
        id=cast(ActionTile, action),
        name=words.say(f"frontiers.action.{action}"),
        sign=ACTION_SIGNS[action],
        everybody=words.say_with(everybody, numbers) if words.has(everybody) else "",
        bonus=words.say_with(f"frontiers.action-bonus.{action}", numbers),
        sentence=text.action_text(words, action, numbers),
    )


def goal_of(words: Words, goal: box.Goal) -> FrontiersGoal:
    """A goal."""
    counts, worth = text.goal_sentences(words, goal)
    return FrontiersGoal(
        id=goal.id,
        name=text.goal_name(words, goal.id),
        sign=GOAL_SIGNS[goal.counts],
        sentence=counts,
        steps=[FrontiersStep(least, points) for least, points in zip(goal.steps, goal.vp, strict=True)],
        worth=worth,
    )


# ------------------------------------------------------------------ tiles


def tile_of(words: Words, tile: box.Tile) -> FrontiersTile:
    """A tile of the box."""
    return FrontiersTile(
        id=tile.id,
        name=text.name(words, tile.id),
        art=seed_of_picture(f"frontiers.tile.{tile.id}", tile.id),
        label=label_of(words, tile),
        type=type_of(words, tile),
        form=cast(Literal["planet", "technology", "home"], tile.type),
        military=tile.military,
        number=tile.defence if tile.military else tile.cost,
        points=points_of(tile),
        good=cast(Kind, tile.good) if tile.good else None,
        gets="windfall" if tile.windfall else "production" if tile.production else None,
        colonists=tile.colonists,
        spaces=tile.spaces,
        keywords=[cast(Keyword, keyword) for keyword in tile.keywords],
        powers=powers_of(words, tile),
        at_end=text.score_sentences(words, tile),
    )


def points_of(tile: box.Tile) -> str:
    """As printed."""
    if not tile.scores:
        return str(tile.vp)
    return f"{tile.vp}+?" if tile.vp else "?"


def type_of(words: Words, tile: box.Tile) -> str:
    """``novelty production planet``."""
    return words.say(f"frontiers.label.{text.tile_type(tile)}", good=tile.good)


def label_of(words: Words, tile: box.Tile) -> str:
    """Name, kind and type, cost or defence, colonists, points, keywords: always in this order."""
    number = tile.defence if tile.military else tile.cost
    parts = [
        text.name(words, tile.id),
        type_of(words, tile),
        words.say("frontiers.label.defence" if tile.military else "frontiers.label.cost", number=number),
    ]
    if tile.planet:
        parts.append(words.say("frontiers.label.colonists", n=tile.colonists))
    if tile.vp or not tile.scores:
        parts.append(words.say("frontiers.label.points", n=tile.vp))
    if tile.scores:
        parts.append(words.say("frontiers.label.points-at-end"))
    parts += [words.say(f"frontiers.keyword.{keyword}") for keyword in tile.keywords]
    return ", ".join(parts)


def powers_of(words: Words, tile: box.Tile) -> list[FrontiersPower]:
    """The powers in the order of the phases; a colony's own production comes with what it pays."""
    own = words.say("frontiers.power.produce.own", good=tile.good) if tile.production else ""
    sentence = partial(text.power_sentence, words)
    told = tell_powers(tile.powers, box.PHASES, power_signs, sentence, own, extra="credits-if-produced")
    return [FrontiersPower(cast(Phase, row.phase), row.signs, row.sentence) for row in told]


ROOM = Room(FrontiersContent, FrontiersView, frontiers_content)
