"""PRODUKCJA: in order, goods on production colonies, then on windfall colonies, then credits; last of all storing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE, index_of, replaced, with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules import holdings
from galaktyka.games.frontiers.engine.state import (
    Player,
    Position,
    ask,
    begin_part,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# The steps of a player's part.
NAME: Final = 0
EVERYWHERE: Final = 1
COUNT: Final = 2
WINDFALLS: Final = 3

# What stands in the way of a good on a windfall colony.
FINE: Final = 0
HAS_GOOD: Final = 1
NO_WINDFALL: Final = 2
NONE_LEFT: Final = 3

NO_POWERS: Final = b"\x00\x00\x00\x00\x00"


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage == v.BEGIN:
        state.stage = v.PARTS
        collect_credits(state)
        for player in state.players:
            player.made = b""
    while state.stage == v.PARTS:
        if state.turn == state.count:
            state.stage = v.STORE
            state.turn = 0
            pay_the_most(state)
        elif produce_part(state, state.resolve[state.turn]):
            begin_part(state)
            state.turn += 1
        else:
            return False
    if state.stage == v.STORE:
        return step_store(state)
    return True


def collect_credits(state: Position) -> None:
    """The chooser takes what lies on the tile."""
    holdings.gain_credits(state, state.chooser, state.produce_credits, v.NO_TILE)
    state.produce_credits = 0


def produce_part(state: Position, seat: i64) -> bool:
    """The part of one player; False while the player has something to decide."""
    player = state.players[seat]
    if state.step == NAME:
        state.step = EVERYWHERE
        if naming_matters(state, seat):
            ask(state, seat, v.ASK_NAME, 0)
            return False
    if state.step == EVERYWHERE:
        if not produce_everywhere(state, seat):
            return False
        state.step = COUNT
    if state.step == COUNT:
        state.step = WINDFALLS
        count_windfall_powers(state, seat)
    if state.windfalls and not fill_windfalls(state, seat):
        return False
    if player.talents & v.T_PER_COLONY:
        pay_for_colonies(state, seat)
    return True


def naming_matters(state: Position, seat: i64) -> bool:
    """The planet whose kind is named could produce, or some power pays for colonies of a kind."""
    player = state.players[seat]
    refinery = state.box.refinery
    if refinery == v.NO_TILE or refinery not in player.colonies:
        return False
    if player.talents & v.T_PER_COLONY and holdings.sum_of(player, state.box.per_kind):
        return True
    empty = not player.goods[index_of(player.colonies, refinery)]
    return empty and (seat == state.chooser or player.talents & v.T_WINDFALL != 0)


# ------------------------------------------------------------------ production colonies


def produce_everywhere(state: Position, seat: i64) -> bool:
    """A good on every production colony that has none; where goods are short the owner chooses."""
    player = state.players[seat]
    production = state.box.production
    colonies = player.colonies
    short = holdings.can_run_short(state)
    for i in range(len(colonies)):
        if production[colonies[i]] and not player.goods[i]:
            if short and is_short(state, player, state.box.kind[colonies[i]]):
                if holdings.goods_left(state, state.box.kind[colonies[i]]) > 0:
                    state.power = colonies[i]
                    ask(state, seat, v.ASK_SHORT, 0)
                    return False
            else:
                produce_at(state, seat, i)
    return True


def is_short(state: Position, player: Player, kind: i64) -> bool:
    """Fewer goods of the kind in the supply than production colonies that wait for one."""
    return holdings.goods_left(state, kind) < len(waiting_for(state, player, kind))


def waiting_for(state: Position, player: Player, kind: i64) -> bytes:
    """The production colonies of the kind without a good, sorted."""
    found = b""
    for i in range(len(player.colonies)):
        colony: i64 = player.colonies[i]
        if state.box.production[colony] and state.box.kind[colony] == kind and not player.goods[i]:
            found = with_card(found, colony)
    return found


def produce_at(state: Position, seat: i64, index: i64) -> None:
    """A good on this colony, and the credits that come with it; none without a good."""
    player = state.players[seat]
    if holdings.put_good(state, seat, index, "produces"):
        player.made = player.made + ONE[player.goods[index]]
        colony: i64 = player.colonies[index]
        holdings.gain_credits(state, seat, state.box.if_produced[colony], colony)


# ------------------------------------------------------------------ windfall colonies


def count_windfall_powers(state: Position, seat: i64) -> None:
    """The chooser's bonus and every power: how many for any kind, and how many for each kind."""
    player = state.players[seat]
    if seat == state.chooser:
        change_powers_for(state, v.ANY_KIND, state.box.produce_windfalls)
    if player.talents & v.T_WINDFALL:
        for tile in player.tiles:
            if state.box.windfall_times[tile]:
                change_powers_for(state, state.box.windfall_kind[tile], state.box.windfall_times[tile])


def powers_for(state: Position, kind: i64) -> i64:
    """Windfall powers left for this kind alone, or (ANY_KIND) for any."""
    if not state.windfalls:
        return 0
    return state.windfalls[0 if kind == v.ANY_KIND else kind]


def change_powers_for(state: Position, kind: i64, change: i64) -> None:
    """So many windfall powers more or less."""
    if not state.windfalls:
        state.windfalls = NO_POWERS
    place: i64 = 0 if kind == v.ANY_KIND else kind
    state.windfalls = replaced(state.windfalls, place, state.windfalls[place] + change)


def obstacle(state: Position, player: Player, place: i64) -> i64:
    """What stands in the way of a good on one of the player's colonies, whatever power it is for."""
    colony: i64 = player.colonies[place]
    if player.goods[place]:
        return HAS_GOOD
    if not state.box.windfall[colony]:
        return NO_WINDFALL
    return FINE if holdings.has_supply(state, holdings.colony_kind(state, player, colony)) else NONE_LEFT


def vacant_windfalls(state: Position, player: Player) -> bytes:
    """The windfall colonies without a good for which there is one in the supply, sorted."""
    found = b""
    for place in range(len(player.colonies)):
        if obstacle(state, player, place) == FINE:
            found = with_card(found, player.colonies[place])
    return found


def count_kind(state: Position, player: Player, colonies: bytes, kind: i64) -> i64:
    """How many of the colonies are of the kind."""
    count: i64 = 0
    for colony in colonies:
        if holdings.colony_kind(state, player, colony) == kind:
            count += 1
    return count


def enough_for_all(state: Position, player: Player, vacant: bytes) -> bool:
    """No kind is short in the supply for the vacant windfall colonies."""
    if not holdings.can_run_short(state):
        return True
    return all(
        count_kind(state, player, vacant, kind) <= holdings.goods_left(state, kind)
        for kind in range(v.NOVELTY, v.ALIEN + 1)
    )


def fill_windfalls(state: Position, seat: i64) -> bool:
    """Where every colony will be filled anyway nothing is asked; else the owner chooses (False)."""
    player = state.players[seat]
    vacant = vacant_windfalls(state, player)
    any_kind = powers_for(state, v.ANY_KIND)
    plenty = enough_for_all(state, player, vacant)
    choice = any_kind > 0 and len(vacant) > 0 and (any_kind < len(vacant) or not plenty)
    for colony in vacant:
        kind = holdings.colony_kind(state, player, colony)
        own = powers_for(state, kind)
        filled = any_kind >= len(vacant) or (any_kind == 0 and own >= count_kind(state, player, vacant, kind))
        if filled and plenty:
            produce_at(state, seat, index_of(player.colonies, colony))
        elif own > 0:
            choice = True
    if choice:
        ask(state, seat, v.ASK_WINDFALL, 0)
        return False
    return True


# ------------------------------------------------------------------ credits


def pay_for_colonies(state: Position, seat: i64) -> None:
    """Credits for each colony that fits."""
    player = state.players[seat]
    box = state.box
    for tile in player.tiles:
        if box.per_colony[tile]:
            fitting: i64 = 0
            for colony in player.colonies:
                fitting += box.per_colony_fits[tile * box.width + column(state, player, colony)]
            holdings.gain_credits(state, seat, box.per_colony[tile] * fitting, tile)


def column(state: Position, player: Player, colony: i64) -> i64:
    """The column of a colony in tables that look at its kind."""
    if state.box.kind[colony] == v.ANY_KIND and player.refinery:
        return state.box.size + player.refinery - v.NOVELTY
    return colony


def made_of(player: Player, kind: i64) -> i64:
    """How many goods of the kind the player produced in this action."""
    count: i64 = 0
    for i in range(len(player.made)):
        if player.made[i] == kind:
            count += 1
    return count


def pay_the_most(state: Position) -> None:
    """When everybody has produced: credits for having produced most of a kind, at least one; a tie pays all tied."""
    for seat in state.resolve:
        player = state.players[seat]
        if player.talents & v.T_MOST:
            for tile in player.tiles:
                kind: i64 = state.box.most_kind[tile]
                if kind and made_most(state, player, kind):
                    holdings.gain_credits(state, seat, state.box.most[tile], tile)


def made_most(state: Position, player: Player, kind: i64) -> bool:
    """Nobody produced more of the kind, and the player produced some."""
    own = made_of(player, kind)
    for other in state.players:
        if made_of(other, kind) > own:
            return False
    return own > 0


# ------------------------------------------------------------------ storing goods


def step_store(state: Position) -> bool:
    """While Resource Stockpile lies face up: in order, everybody may store goods."""
    most: i64 = holdings.most_stored(state, v.STORED_GOODS) if state.goals_up else 0
    while most and state.turn < state.count:
        seat: i64 = state.resolve[state.turn]
        player = state.players[seat]
        state.turn += 1
        if player.stock and len(player.stored_goods) < most:
            ask(state, seat, v.ASK_STOCK, 0)
            return False
    for player in state.players:
        player.made = b""
    state.stage = v.FINISH
    return True
