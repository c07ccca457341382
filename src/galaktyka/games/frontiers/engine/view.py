"""What a seat may see, and positions that agree with it. Hidden are the bag, the stack of goals and one goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import with_card
from galaktyka.core.rng import Rng
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.engine.rules.flow import offer
from galaktyka.games.frontiers.engine.rules.holdings import general_strength, goods_left
from galaktyka.games.frontiers.engine.rules.rounds import is_in_play, is_taken
from galaktyka.games.frontiers.engine.state import Position, options_of
from galaktyka.games.frontiers.engine.view_types import FrontiersHiddenGoal, FrontiersPlayer, FrontiersView

if TYPE_CHECKING:
    from mypy_extensions import i64


def names(box: Box, pile: bytes) -> list[str]:
    """The ids of the tiles of a pile."""
    return [box.ids[tile] for tile in pile]


def name_or_none(box: Box, tile: i64) -> str | None:
    """The id of a tile, if there is one."""
    return box.ids[tile] if tile != v.NO_TILE else None


def kind_or_none(kind: i64) -> v.Kind | None:
    """The word for a kind of goods, if there is one."""
    return v.GOODS[kind - v.NOVELTY] if kind else None


def goal_names(box: Box, goals: bytes) -> list[str]:
    """The ids of goals."""
    return [box.goal_ids[goal] for goal in goals]


def player_view(state: Position, seat: i64) -> FrontiersPlayer:
    """What everybody sees of a player."""
    box = state.box
    player = state.players[seat]
    acting = seat == state.asked
    white, reverse = box.boards[player.board]
    return {
        "board": player.board,
        "sides": [box.ids[white], box.ids[reverse]],
        "colonies": [
            {"tile": box.ids[colony], "good": kind_or_none(player.goods[i])} for i, colony in enumerate(player.colonies)
        ],
        "technologies": names(box, player.technologies),
        "discovered": names(box, player.discovered),
        "credits": player.credits,
        "colonists": player.colonists,
        "vp": player.vp,
        "spaces": player.spaces,
        "strength": general_strength(state, player),
        "refinery": kind_or_none(player.refinery),
        "stored_goods": [v.GOODS[kind - v.NOVELTY] for kind in player.stored_goods],
        "stored_planets": names(box, player.stored_planets),
        "stored_credits": player.stored_credits,
        "active": player.active,
        "made": [v.GOODS[kind - v.NOVELTY] for kind in player.made],
        "status": "choosing" if acting else "ready",
        # What is noted about the part of the player who is asked; at rest for everybody else.
        "temporary": state.temporary if acting else 0,
        "settled": state.chosen if acting else False,
        "second": state.second if acting else False,
        "settling": name_or_none(box, state.settling) if acting else None,
        "upgraded": state.upgraded if acting else False,
        "upgrading": name_or_none(box, state.upgrading) if acting else None,
        "used": names(box, state.used) if acting else [],
        "power": name_or_none(box, state.power) if acting else None,
        "spent": names(box, state.spent) if acting else [],
        "consumed": state.consumed if acting else 0,
        "sale": state.sale if acting else 0,
        "windfalls": list(state.windfalls) if acting else [],
    }


def hidden_goal_view(state: Position, viewer: i64) -> FrontiersHiddenGoal | None:
    """That there is a face-down goal and who holds it; which it is only its holder sees."""
    if state.hidden_goal == v.NO_TILE:
        return None
    shown: FrontiersHiddenGoal = {"seat": state.hidden_owner}
    if viewer == state.hidden_owner:
        shown["goal"] = state.box.goal_ids[state.hidden_goal]
    return shown


def view_of(state: Position, viewer: i64, notations: list[str]) -> FrontiersView:
    """The position as seat `viewer` (-1: a spectator) may know it."""
    box = state.box
    players = [player_view(state, seat) for seat in range(state.count)]
    if viewer >= 0:
        asked = viewer == state.asked
        own = players[viewer]
        own["question"] = v.QUESTIONS[state.question if asked else v.NOTHING]
        own["owe"] = state.owe if asked else 0
        own["legal"] = [notations[action] for action in options_of(state)] if asked else []
        own["looked"] = goal_names(box, state.looked) if asked else []
        kept = asked and state.kept_goal != v.NO_TILE
        own["kept_goal"] = box.goal_ids[state.kept_goal] if kept else None
    return {
        "game": "frontiers",
        "seat": viewer if viewer >= 0 else None,
        "options": {"first-game": state.first_game, "goals": state.with_goals},
        "round": state.round,
        "phase": v.PHASES[state.phase],
        "track": list(state.track),
        "picking": state.picking,
        "actions": [v.ACTION_TILES[tile] for tile in range(len(v.ACTION_TILES)) if is_in_play(state, tile)],
        "taken": [v.ACTION_TILES[tile] for tile in range(len(v.ACTION_TILES)) if is_taken(state, tile)],
        "chooser": state.chooser if state.chooser != v.NO_SEAT else None,
        "resolve": list(state.resolve),
        "turn": state.turn,
        "vp_pool": state.vp_pool,
        "colonist_pool": state.colonist_pool,
        "produce_credits": state.produce_credits,
        "goods": {kind: goods_left(state, number) for number, kind in enumerate(v.GOODS, v.NOVELTY)},
        "bag_size": len(state.bag),
        "bag": names(box, state.bag),
        "display": names(box, state.display),
        "leaving": names(box, state.leaving),
        "technologies": {box.ids[face]: state.supply[face] for face in state.faces},
        "goals_up": goal_names(box, state.goals_up),
        "goal_stack": len(state.goal_stack),
        "hidden_goal": hidden_goal_view(state, viewer),
        "looking": len(state.looked) + (1 if state.kept_goal != v.NO_TILE else 0),
        "ends": [end for end, bit in v.ENDS.items() if state.ends & bit],
        "players": players,
    }


def hide_from(state: Position, viewer: i64, rng: Rng) -> None:
    """Draw anew what the viewer cannot know: the future, the goals of the stack and those that others hold or see."""
    looks = state.asked == viewer
    hidden = list(state.goal_stack)
    if state.hidden_goal != v.NO_TILE and state.hidden_owner != viewer:
        hidden.append(state.hidden_goal)
    if not looks:
        hidden += list(state.looked)
        if state.kept_goal != v.NO_TILE:
            hidden.append(state.kept_goal)
    hidden.sort()
    rng.shuffle(hidden)
    state.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())  # another one each time, also without goals
    if state.hidden_goal != v.NO_TILE and state.hidden_owner != viewer:
        state.hidden_goal = hidden.pop()
    if not looks:
        looked = b""
        for _ in range(len(state.looked)):
            looked = with_card(looked, hidden.pop())
        state.looked = looked
        if state.kept_goal != v.NO_TILE:
            state.kept_goal = hidden.pop()
    state.goal_stack = bytes(hidden)
    if state.question != v.NOTHING and not looks:
        offer(state)
