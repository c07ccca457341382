"""On which windfall world is a good produced, and by which power?

`produce`: by a power for its kind. `bonus`: by the chooser's bonus or a power for any kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions.refusal import FINE, name, other_question
from galaktyka.games.race.engine.rules.produce import powers_for, produce_windfall, too_few_cards, vacant_windfalls
from galaktyka.games.race.engine.state import Player, Position, answered, offer_mixed

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_IN_TABLEAU: Final = 1
NOT_ACTIVE: Final = 2
NOT_WINDFALL: Final = 3
HAS_GOOD: Final = 4
NO_POWER: Final = 5
OTHER_KIND_FIRST: Final = 6
REASONS: Final = {
    NOT_IN_TABLEAU: "race.not-in-tableau",
    NOT_ACTIVE: "race.not-active",
    NOT_WINDFALL: "race.not-windfall",
    HAS_GOOD: "race.has-good",
    OTHER_KIND_FIRST: "race.other-kind-first",
}
"""What needs no more than the name of the card."""


def offer(state: Position, player: Player) -> None:
    """Every vacant windfall world that there is a power for."""
    box = state.box
    out: list[int] = []
    vacant = vacant_windfalls(state, player)
    turn = kind_in_turn(state, player, vacant)
    for world in vacant:
        if obstacle_to_power(player, box.kind[world], turn) == FINE:
            out.append(v.BLOCKS + v.V_PRODUCE * box.size + world)
        if obstacle_to_power(player, v.ANY_KIND, turn) == FINE:
            out.append(v.BLOCKS + v.V_BONUS * box.size + world)
    offer_mixed(player, out)


def answer(state: Position, seat: i64, action: i64) -> None:
    """A good by a power for the kind of the world, or by one for any."""
    answered(state.players[seat], state)
    world = state.box.card_of(action)
    kind: i64 = state.box.kind[world] if state.box.verb_of(action) == v.V_PRODUCE else v.ANY_KIND
    produce_windfall(state, seat, world, kind)


def kind_in_turn(state: Position, player: Player, vacant: bytes) -> i64:
    """The kind that comes first: without powers for any kind, and with cards for all worlds, one kind after another."""
    if powers_for(player, v.ANY_KIND) > 0 or too_few_cards(state, player, vacant):
        return v.ANY_KIND
    for world in vacant:
        if powers_for(player, state.box.kind[world]) > 0:
            return state.box.kind[world]
    return v.ANY_KIND


def obstacle(state: Position, player: Player, world: i64, kind: i64) -> i64:
    """Why no good is produced on the world by a power for the kind."""
    place = player.tableau.find(world)
    if place < 0:
        return NOT_IN_TABLEAU
    if place >= player.active:
        return NOT_ACTIVE
    if not state.box.windfall[world]:
        return NOT_WINDFALL
    if player.goods[place]:
        return HAS_GOOD
    return obstacle_to_power(player, kind, kind_in_turn(state, player, vacant_windfalls(state, player)))


def obstacle_to_power(player: Player, kind: i64, turn: i64) -> i64:
    """The same for a vacant windfall world, when it is one kind's turn."""
    if powers_for(player, kind) == 0:
        return NO_POWER
    return FINE if kind == v.ANY_KIND or turn == v.ANY_KIND or kind == turn else OTHER_KIND_FIRST


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why it is not this world by this power."""
    verb = state.box.verb_of(action)
    if verb != v.V_PRODUCE and verb != v.V_BONUS:
        return other_question(player)
    world = state.box.card_of(action)
    kind: i64 = state.box.kind[world] if verb == v.V_PRODUCE else v.ANY_KIND
    code = obstacle(state, player, world, kind)
    if code == NO_POWER:
        return Reason("race.no-windfall-power", card=name(state, world), kind=v.KINDS[kind])
    return Reason(REASONS[code], card=name(state, world))
