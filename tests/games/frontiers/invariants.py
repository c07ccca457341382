"""What the laws need to know of New Frontiers: what is conserved, what is hidden, and when one answer is enough."""

from functools import cache
from typing import Any

from galaktyka.core.game import State
from galaktyka.core.rng import Rng
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import most_stored
from galaktyka.games.frontiers.engine.state import Player
from galaktyka.games.frontiers.game import GAME, FrontiersState

BOX = GAME.box
PACK = BOX.pack
HOMES = bytes(tile.index for tile in PACK.tiles if tile.home)
ALL_GOALS = bytes(range(len(PACK.goals)))


# ------------------------------------------------------------------ what is conserved


def check_conservation(state: State) -> None:
    """Every planet, goal, colonist, point and copy of a technology is in exactly one place, and goods are enough."""
    assert isinstance(state, FrontiersState)
    planets = state.bag + state.display + state.leaving
    technologies = goods = b""
    colonists, points = state.colonist_pool, state.vp_pool
    for player in state.players:
        planets += player.colonies + player.discovered + player.stored_planets
        technologies += player.technologies
        goods += player.goods + player.stored_goods
        colonists += player.colonists + sum([BOX.colonists[colony] for colony in player.colonies])
        points += player.vp
        check_player(state, player)
    assert bytes(sorted(planets.translate(None, HOMES))) == BOX.planets
    assert colonists == PACK.colonists_per_player * state.count
    assert points == PACK.vp_per_player * state.count
    assert state.colonist_pool >= 0
    for kind in range(1, v.ANY_KIND):
        assert goods.count(kind) <= BOX.goods[kind]
    check_technologies(state, technologies)
    check_goals(state)


def check_player(state: FrontiersState, player: Player) -> None:
    """Nothing below zero, no more planets than nine at rest, goods of the right kind, a home world of one's board."""
    assert player.credits >= 0
    assert player.colonists >= 0
    assert player.vp >= 0
    if state.phase not in (v.EXPLORE, v.SETTLE):
        assert len(player.colonies) + len(player.discovered) <= BOX.limit or not player.discovered
        assert player.active == len(player.colonies)
    assert len(player.goods) == len(player.colonies)
    for colony, good in zip(player.colonies, player.goods, strict=True):
        assert good == 0 or BOX.kind[colony] in (good, v.ANY_KIND)
        if BOX.home[colony]:
            assert colony in BOX.boards[player.board]
    assert player.stock == len(player.goods) - player.goods.count(0)
    assert len(set(player.technologies)) == len(player.technologies)
    assert player.spaces == sum([BOX.spaces[tile] for tile in player.technologies])
    assert player.tiles == player.technologies + player.colonies[: player.active]
    if state.goals_up:
        assert len(player.stored_goods) <= most_stored(state, v.STORED_GOODS)
        assert len(player.stored_planets) <= most_stored(state, v.STORED_PLANETS)
        assert player.stored_credits <= most_stored(state, v.STORED_CREDITS)
    else:
        assert not player.stored_goods + player.stored_planets
        assert player.stored_credits == 0


def check_technologies(state: FrontiersState, owned: bytes) -> None:
    """One face of every stack is in play; all its copies are in the supply or in empires."""
    supply = bytearray(full_supply(state.faces, state.count))
    for technology in owned:
        supply[technology] -= 1
    assert supply == state.supply


@cache
def full_supply(faces: bytes, count: int) -> bytes:
    """The copies of each face before anything is bought."""
    assert len(faces) == len(BOX.stacks)
    supply = bytearray(BOX.size)
    for stack in BOX.stacks:
        (face,) = [side for side in (stack.white, stack.reverse) if side != v.NO_TILE and side in faces]
        supply[face] = 1 if stack.large else PACK.copies[count]
    return bytes(supply)


def check_goals(state: FrontiersState) -> None:
    """Each goal is in the stack, face up, face down with its holder, or looked at; without goals there are none."""
    goals = state.goal_stack + state.goals_up + state.looked
    if state.kept_goal != v.NO_TILE:
        goals += bytes([state.kept_goal])
    if state.hidden_goal != v.NO_TILE:
        goals += bytes([state.hidden_goal])
        assert 0 <= state.hidden_owner < state.count
    assert bytes(sorted(goals)) == (ALL_GOALS if state.with_goals else b"")


# ------------------------------------------------------------------ the end


def check_end(state: State) -> None:
    """The game has ended because of a rule, and every end that was noted was met: none of the four can be undone.

    Three of them are noted whenever they are met. Too few colonists count only after Settle.
    """
    assert isinstance(state, FrontiersState)
    assert state.phase == v.OVER
    assert state.ends
    met = {
        v.END_TECHNOLOGIES: any(player.spaces > BOX.end_spaces for player in state.players),
        v.END_COLONIES: any(len(player.colonies) > BOX.end_colonies for player in state.players),
        v.END_POINTS: state.vp_pool <= 0,
    }
    for end, is_met in met.items():
        assert bool(state.ends & end) == is_met
    assert state.colonist_pool < BOX.end_colonists or not state.ends & v.END_COLONISTS
    assert state.hidden_goal == v.NO_TILE
    for player in state.players:
        assert not player.discovered
        assert len(player.colonies) <= BOX.limit


# ------------------------------------------------------------------ what is hidden


def fewest_options(state: State) -> int:
    """The holder of the face-down goal is asked even if it cannot be turned up, so that nobody learns from it."""
    assert isinstance(state, FrontiersState)
    return 1 if state.question == v.ASK_REVEAL else 2


def alter_hidden(document: dict[str, Any], viewer: int | None, rng: Rng) -> dict[str, Any]:
    """The same position with other goals where the viewer cannot see them, and another future, in place; returns it."""
    document["rng"] = [rng.next() for _ in range(4)]
    if not document["options"]["goals"]:
        return document
    asked = [seat for seat, player in enumerate(document["players"]) if "question" in player]
    hidden = document.get("hidden_goal")
    goals: list[str] = list(document["goal_stack"])
    if viewer not in asked:
        goals += document["looked"]
        goals += [document["kept_goal"]] if "kept_goal" in document else []
    if hidden and hidden["seat"] != viewer:
        goals.append(hidden["goal"])
    goals.sort()
    rng.shuffle(goals)
    if hidden and hidden["seat"] != viewer:
        hidden["goal"] = goals.pop()
    if viewer not in asked:
        if "kept_goal" in document:
            document["kept_goal"] = goals.pop()
        document["looked"] = sorted((goals.pop() for _ in document["looked"]), key=PACK.goal_index.__getitem__)
    document["goal_stack"] = goals
    return document


def check_guess(document: dict[str, Any], viewer: int) -> None:
    """A determinised position is a position: it can be read again."""
    check_conservation(GAME.from_document(document))


def card_ids() -> frozenset[str]:
    """The ids of the goals: what an event must not tell everybody while they are hidden. Planets are never secret."""
    return frozenset(goal.id for goal in PACK.goals)


def open_cards(state: State) -> set[str]:
    """The ids of the goals that lie face up."""
    assert isinstance(state, FrontiersState)
    return {PACK.goals[goal].id for goal in state.goals_up}
