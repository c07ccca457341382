"""V: PRODUKCJA. Seat by seat: cards, production worlds, windfall worlds, then cards for what was produced.

The order of a player's powers is free; cards that come anyway are drawn first, because it can only help to know them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.race.rules.deck import draw, put_good
from galaktyka.games.race.rules.powers import chose
from galaktyka.games.race.state import Player, Position, answered, ask, index_of
from galaktyka.games.race.vocabulary import (
    ALIEN,
    ANY_KIND,
    ASK_WINDFALL,
    BEGIN,
    BLOCKS,
    FINISH,
    NOVELTY,
    ONE,
    PRODUCE_CARD,
    TRADE,
    USE,
    V_BONUS,
    V_PRODUCE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage == BEGIN:
        state.turn = 0
        state.stage = TRADE
    if state.stage == FINISH:
        return True
    if state.turn == state.count:
        state.stage = FINISH
        for turn in range(state.count):
            draw_for_most(state, state.seat_of_turn(turn))
        return False
    seat = state.seat_of_turn(state.turn)
    if state.stage == TRADE:
        state.stage = USE
        draw_anyway(state, seat)
        produce_everywhere(state, seat)
        count_windfall_powers(state, state.players[seat])
    fill_windfalls(state, seat)
    if state.waiting == 0:
        draw_for_production(state, seat)
        state.players[seat].windfalls = b""
        state.turn += 1
        state.stage = TRADE
    return False


def draw_anyway(state: Position, seat: i64) -> None:
    """Cards that ask for no good: Merchant Guild, Rebel Underground, one per genes world."""
    player = state.players[seat]
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
        player.made += ONE[state.box.kind[world]]
        draw(state, seat, state.box.draw_if_produced[world])


# ------------------------------------------------------------------ windfall worlds


def count_windfall_powers(state: Position, player: Player) -> None:
    """The chooser's bonus and every power: how many for any kind, and how many for each kind."""
    any_kind: i64 = 1 if chose(player, PRODUCE_CARD) else 0
    kinds: list[int] = [0, 0, 0, 0]
    found = any_kind > 0
    for i in range(player.active):
        kind: i64 = state.box.windfall_power[player.tableau[i]]
        if kind == ANY_KIND:
            any_kind += 1
            found = True
        elif kind:
            kinds[kind - NOVELTY] += 1
            found = True
    player.windfalls = bytes([any_kind, kinds[0], kinds[1], kinds[2], kinds[3]]) if found else b""


def empty_windfall(state: Position, player: Player, index: i64, kind: i64) -> bool:
    """A windfall world of the kind without a good."""
    world: i64 = player.tableau[index]
    if player.goods[index] or not state.box.windfall[world]:
        return False
    return kind == ANY_KIND or state.box.kind[world] == kind


def empty_windfalls(state: Position, player: Player, kind: i64, above: i64) -> i64:
    """How many there are on worlds with a number from `above` on."""
    count: i64 = 0
    for i in range(len(player.tableau)):
        if empty_windfall(state, player, i, kind) and player.tableau[i] >= above:
            count += 1
    return count


def powers_for(player: Player, kind: i64) -> i64:
    """Windfall powers left for this kind alone, or (ANY_KIND) for any."""
    return player.windfalls[0 if kind == ANY_KIND else kind]


def kind_powers(state: Position, player: Player) -> i64:
    """Powers for one kind that still have a world to produce on."""
    count: i64 = 0
    for kind in range(NOVELTY, ALIEN + 1):
        if powers_for(player, kind) and empty_windfalls(state, player, kind, 0):
            count += 1
    return count


def fill_windfalls(state: Position, seat: i64) -> None:
    """Where every world will be filled anyway nothing is asked; else the owner chooses."""
    player = state.players[seat]
    if not player.windfalls:
        return
    any_kind = powers_for(player, ANY_KIND)
    if any_kind >= empty_windfalls(state, player, ANY_KIND, 0):
        fill(state, seat, ANY_KIND)
        return
    if any_kind == 0:
        for kind in range(NOVELTY, ALIEN + 1):
            if powers_for(player, kind) >= empty_windfalls(state, player, kind, 0):
                fill(state, seat, kind)
    if any_kind > 0 or kind_powers(state, player) > 0:
        ask(player, state, ASK_WINDFALL, 0)


def fill(state: Position, seat: i64, kind: i64) -> None:
    """A good on every empty windfall world of the kind."""
    player = state.players[seat]
    for i in range(len(player.tableau)):
        if empty_windfall(state, player, i, kind):
            produce_at(state, seat, i)


def kind_asked(state: Position, player: Player) -> i64:
    """Without powers for any kind, the kinds are settled one after another."""
    if powers_for(player, ANY_KIND) > 0:
        return ANY_KIND
    kind: i64 = NOVELTY
    while powers_for(player, kind) == 0 or empty_windfalls(state, player, kind, 0) == 0:
        kind += 1
    return kind


def offer_windfalls(state: Position, player: Player, out: list[int]) -> None:
    """`produce`: by a power for its kind. `bonus`: by the chooser's bonus or a power for any kind."""
    box = state.box
    kind = kind_asked(state, player)
    for i in range(len(player.tableau)):
        if not empty_windfall(state, player, i, kind):
            continue
        world: i64 = player.tableau[i]
        if powers_for(player, box.kind[world]) > 0:
            out.append(BLOCKS + V_PRODUCE * box.size + world)
        if kind == ANY_KIND:
            out.append(BLOCKS + V_BONUS * box.size + world)


def use_power_for(player: Player, kind: i64) -> None:
    """One windfall power less."""
    place: i64 = 0 if kind == ANY_KIND else kind
    left: i64 = player.windfalls[place] - 1
    player.windfalls = player.windfalls[:place] + ONE[left] + player.windfalls[place + 1 :]


def produce_windfall(state: Position, seat: i64, world: i64, kind: i64) -> None:
    """A good on this windfall world, by a power for its kind or for any."""
    player = state.players[seat]
    answered(player, state)
    use_power_for(player, kind)
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
    if not player.made:
        return
    box = state.box
    number: i64 = 0
    for i in range(player.active):
        card: i64 = player.tableau[i]
        if box.per_good_cards[card]:
            number += box.per_good_cards[card] * made_of(player, box.per_good_kind[card])
        if box.per_kind_cards[card]:
            for kind in range(NOVELTY, ALIEN + 1):
                if made_of(player, kind):
                    number += box.per_kind_cards[card]
    draw(state, seat, number)


def draw_for_most(state: Position, seat: i64) -> None:
    """At the end of the phase: cards for having produced more of a kind than every other player."""
    player = state.players[seat]
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
