"""V: PRODUKCJA. Seat by seat: cards, production worlds, windfall worlds, then cards for what was produced.

The order of a player's powers is free; cards that come anyway are drawn first: it helps to know them, unless they are
the last ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE, index_of, with_card
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules.deck import draw, put_good, runs_short
from galaktyka.games.race.engine.rules.powers import chose
from galaktyka.games.race.engine.state import Player, Position, ask

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_POWERS: Final = b"\x00\x00\x00\x00"


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage == v.BEGIN:
        state.stage = v.TRADE
        state.turn = 0
    while state.turn < state.count:
        seat = state.order[state.turn]
        if state.stage == v.TRADE:
            state.stage = v.USE
            draw_anyway(state, seat)
            produce_everywhere(state, seat)
            count_windfall_powers(state, state.players[seat])
        fill_windfalls(state, seat)
        if state.waiting > 0:
            return False
        draw_for_production(state, seat)
        state.players[seat].windfalls = b""
        state.turn += 1
        state.stage = v.TRADE
    for seat in state.order:
        draw_for_most(state, seat)
    return True


def draw_anyway(state: Position, seat: i64) -> None:
    """Cards that ask for no good: Merchant Guild, Rebel Underground, one per genes world."""
    player = state.players[seat]
    if not player.talents & v.T_PRODUCE_DRAW:
        return
    box = state.box
    number: i64 = 0
    for i in range(player.active):
        card: i64 = player.tableau[i]
        number += box.produce_draw[card]
        if box.per_world_cards[card]:
            number += box.per_world_cards[card] * worlds_of(state, player, box.per_world_kind[card])
    draw(state, seat, number)


def worlds_of(state: Position, player: Player, kind: i64) -> i64:
    """How many worlds of the kind, windfall or production, lie in the tableau."""
    count: i64 = 0
    for i in range(len(player.tableau)):
        if state.box.kind[player.tableau[i]] == kind:
            count += 1
    return count


def produce_everywhere(state: Position, seat: i64) -> None:
    """A good on every production world that has none."""
    player = state.players[seat]
    for i in range(player.active):
        if state.box.production[player.tableau[i]] and not player.goods[i]:
            produce_at(state, seat, i)


def produce_at(state: Position, seat: i64, index: i64) -> None:
    """A good on this world, then the card that comes with it; no card without a good."""
    player = state.players[seat]
    if put_good(state, seat, index):
        world: i64 = player.tableau[index]
        player.made = player.made + ONE[state.box.kind[world]]
        draw(state, seat, state.box.draw_if_produced[world])


# ------------------------------------------------------------------ windfall worlds


def count_windfall_powers(state: Position, player: Player) -> None:
    """The chooser's bonus and every power: how many for any kind, and how many for each kind."""
    powers = state.box.windfall_power
    tableau = player.tableau
    if chose(player, v.PRODUCE_CARD):
        player.windfalls = ONE[1] + NO_POWERS
    if not player.talents & v.T_WINDFALL:
        return
    for i in range(player.active):
        kind: i64 = powers[tableau[i]]
        if kind:
            if not player.windfalls:
                player.windfalls = ONE[0] + NO_POWERS
            change_powers_for(player, kind, 1)


def vacant_windfalls(state: Position, player: Player) -> bytes:
    """The windfall worlds without a good, in ascending order."""
    windfall = state.box.windfall
    tableau = player.tableau
    worlds = b""
    for i in range(player.active):
        if windfall[tableau[i]] and not player.goods[i]:
            worlds = with_card(worlds, tableau[i])
    return worlds


def count_kind(state: Position, worlds: bytes, kind: i64) -> i64:
    """How many of the worlds are of the kind."""
    count: i64 = 0
    for i in range(len(worlds)):
        if state.box.kind[worlds[i]] == kind:
            count += 1
    return count


def powers_for(player: Player, kind: i64) -> i64:
    """Windfall powers left for this kind alone, or (ANY_KIND) for any."""
    return player.windfalls[0 if kind == v.ANY_KIND else kind]


def fill_windfalls(state: Position, seat: i64) -> None:
    """Where every world will be filled anyway nothing is asked; else, and with the last cards, the owner chooses."""
    player = state.players[seat]
    if not player.windfalls:
        return
    vacant = vacant_windfalls(state, player)
    any_kind = powers_for(player, v.ANY_KIND)
    last_cards = too_few_cards(state, player, vacant)
    choice = any_kind > 0 and any_kind < len(vacant)
    for world in vacant:
        kind: i64 = state.box.kind[world]
        own = powers_for(player, kind)
        enough = any_kind >= len(vacant) or (any_kind == 0 and own >= count_kind(state, vacant, kind))
        if enough and not last_cards:
            produce_at(state, seat, index_of(player.tableau, world))
        elif own > 0 or any_kind > 0:
            choice = True
    if choice:
        ask(player, state, v.ASK_WINDFALL, 0)


def too_few_cards(state: Position, player: Player, vacant: bytes) -> bool:
    """Whether there are fewer cards than worlds that could be filled."""
    number: i64 = 0
    for i in range(len(vacant)):
        kind: i64 = state.box.kind[vacant[i]]
        if powers_for(player, v.ANY_KIND) > 0 or powers_for(player, kind) > 0:
            number += 1
    return runs_short(state, number)


def change_powers_for(player: Player, kind: i64, change: i64) -> None:
    """One windfall power more or less."""
    place: i64 = 0 if kind == v.ANY_KIND else kind
    left: i64 = player.windfalls[place] + change
    player.windfalls = player.windfalls[:place] + ONE[left] + player.windfalls[place + 1 :]


def produce_windfall(state: Position, seat: i64, world: i64, kind: i64) -> None:
    """A good on this windfall world, by a power for its kind or for any."""
    player = state.players[seat]
    change_powers_for(player, kind, -1)
    produce_at(state, seat, index_of(player.tableau, world))


# ------------------------------------------------------------------ cards for production


def made_of(player: Player, kind: i64) -> i64:
    """How many goods of the kind the player produced in this phase."""
    count: i64 = 0
    for i in range(len(player.made)):
        if player.made[i] == kind:
            count += 1
    return count


def draw_for_production(state: Position, seat: i64) -> None:
    """Cards for each good of a kind, and for each different kind, produced in this phase."""
    player = state.players[seat]
    if not player.made or not player.talents & v.T_PER_PRODUCED:
        return
    box = state.box
    number: i64 = 0
    for i in range(player.active):
        card: i64 = player.tableau[i]
        if box.per_good_cards[card]:
            number += box.per_good_cards[card] * made_of(player, box.per_good_kind[card])
        if box.per_kind_cards[card]:
            for kind in range(v.NOVELTY, v.ALIEN + 1):
                if made_of(player, kind):
                    number += box.per_kind_cards[card]
    draw(state, seat, number)


def draw_for_most(state: Position, seat: i64) -> None:
    """At the end of the phase: cards for having produced more of a kind than every other player."""
    player = state.players[seat]
    if not player.talents & v.T_MOST:
        return
    box = state.box
    for i in range(player.active):
        card: i64 = player.tableau[i]
        if box.most_cards[card] and made_most(state, seat, box.most_kind[card]):
            draw(state, seat, box.most_cards[card])


def made_most(state: Position, seat: i64, kind: i64) -> bool:
    """Strictly more than every other player."""
    own = made_of(state.players[seat], kind)
    for other in range(state.count):
        if other != seat and made_of(state.players[other], kind) >= own:
            return False
    return own > 0
