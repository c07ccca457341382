"""Reading the notes on a player's part of an action, and whether they can be true where the game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.content import Table
from galaktyka.games.frontiers.document import WINDFALL_KEYS
from galaktyka.games.frontiers.rules.holdings import can_run_short, goods_left, goods_of
from galaktyka.games.frontiers.rules.produce import count_windfall_powers, is_short, waiting_for
from galaktyka.games.frontiers.rules.sell import different_kinds, with_kind
from galaktyka.games.frontiers.rules.settle import can_conquer, can_pay, can_use
from galaktyka.games.frontiers.rules.swaps import upgradeable
from galaktyka.games.frontiers.state import Player, Position
from galaktyka.games.frontiers.vocabulary import (
    ANY_KIND,
    ASK_AFTER,
    ASK_ARM,
    ASK_MEANS,
    ASK_NAME,
    ASK_REPLACE,
    ASK_SECOND,
    ASK_SETTLE,
    ASK_SPEND,
    DIFFERENT,
    EXPLORE,
    GREY,
    KINDS,
    NO_CONSUME,
    NO_TILE,
    PHASES,
    PRODUCE,
    SELL,
    SELL_MORE,
    SETTLE,
    T_SECOND,
    T_UPGRADE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

PART_KEYS: Final = {
    SETTLE: ["chosen", "second", "settling", "upgraded", "upgrading", "temporary", "power", "used", "stored"],
    EXPLORE: ["stored"],
    PRODUCE: ["power", "windfalls"],
    SELL: ["power", "spent", "given", "used", "consumed", "sale"],
}
"""What can be noted about a part, by the action."""


def tile_in(state: Position, table: Table, key: str) -> int:
    """A tile by its id; NO_TILE when left out."""
    if not table.has(key):
        return NO_TILE
    word = table.text(key)
    if word not in state.box.pack.index_of:
        table.check_word(key, word, state.box.ids)
    return state.box.pack.index_of[word]


def tiles_in(state: Position, table: Table, key: str) -> bytes:
    """A list of different tiles."""
    return bytes([state.box.pack.index_of[word] for word in table.choices(key, state.box.ids)])


def read_part(state: Position, top: Table) -> None:
    """The notes on the part of the player who is asked."""
    if not top.has("part"):
        return
    part = top.table("part")
    part.only(["chosen", "second", "settling", "upgraded", "upgrading", "temporary", "power", "spent", "given", "used",
               "consumed", "sale", "windfalls", "stored"])  # fmt: skip
    for key in part.data:
        if key not in PART_KEYS.get(state.phase, []):
            raise part.error("document.not-now", {"key": key, "phase": PHASES[state.phase]})
    state.chosen = part.flag("chosen")
    state.second = part.flag("second")
    state.settling = tile_in(state, part, "settling")
    state.upgraded = part.flag("upgraded")
    state.upgrading = tile_in(state, part, "upgrading")
    state.temporary = part.number_or("temporary", 0, 0, 255)
    state.power = tile_in(state, part, "power")
    state.spent = tiles_in(state, part, "spent")
    state.used = tiles_in(state, part, "used")
    state.consumed = part.number_or("consumed", 0, 0, 255)
    state.sale = part.number_or("sale", 0, 0, 7)
    state.stored = part.flag("stored")
    for word in part.choices("given", list(KINDS[1:5])):
        state.given = with_kind(state.given, KINDS.index(word))
    if part.has("windfalls"):
        windfalls = part.table("windfalls")
        windfalls.only(WINDFALL_KEYS)
        state.windfalls = bytes([windfalls.number_or(key, 0, 0, 99) for key in WINDFALL_KEYS])


# ------------------------------------------------------------------ Settle


def fault_in_settling(state: Position, player: Player, question: int) -> str:
    """The key that cannot be true in a part of Settle; empty if all can."""
    if not true_strength(state, player):
        return "temporary"
    if state.second and not (state.chosen and (player.talents & T_SECOND or state.upgraded)):
        return "second"
    if not true_colonies(state, player, question):
        return "active"
    if question == ASK_SETTLE:
        return "chosen" if state.chosen else ""
    if question == ASK_AFTER:
        if not state.chosen:
            return "chosen"
        return "upgraded" if state.upgraded or not player.talents & T_UPGRADE else ""
    if question == ASK_REPLACE:
        if state.upgraded or not player.talents & T_UPGRADE:
            return "upgraded"
        return "" if state.upgrading != NO_TILE and state.upgrading in upgradeable(state, player) else "upgrading"
    if question == ASK_SECOND or state.chosen:  # arming, naming and means belong to the first planet or to the second
        return "" if state.second else "second"
    return ""


def true_strength(state: Position, player: Player) -> bool:
    """The temporary strength comes from the powers used; a colony may have left after its power was used."""
    strength: i64 = 0
    for tile in state.used:
        strength += state.box.temporary[tile]
        there = tile in player.tiles or tile in state.leaving or state.box.home[tile]
        if not there or not state.box.temporary[tile]:
            return False
    return strength == state.temporary


def true_colonies(state: Position, player: Player, question: int) -> bool:
    """As many new colonies as were settled and exchanged in this part, and no home world among them."""
    new = len(player.colonies) - player.active
    least = int(state.upgraded) + int(state.second) + int(question == ASK_NAME)
    most = least + 2 if state.chosen and not state.second else least
    return least <= new <= most and not any(state.box.home[tile] for tile in player.colonies[player.active :])


def fault_in_means(state: Position, player: Player, question: int) -> str:
    """What a planet, a power or a name is needed for in Settle."""
    if question == ASK_ARM:
        fits = state.power != NO_TILE and state.power in player.tiles and can_use(state, player, state.power)
        return "" if fits else "power"
    planet = state.settling
    if question == ASK_MEANS:
        fits = (
            planet != NO_TILE
            and planet in player.discovered
            and state.box.colonists[planet] <= player.colonists
            and can_conquer(state, player, planet)
            and can_pay(state, player, planet)
        )
        return "" if fits else "settling"
    if question == ASK_NAME:
        last = len(player.colonies) - 1
        fits = planet != NO_TILE and planet == state.box.refinery and player.colonies[last] == planet
        if not fits or player.goods[last] != GREY:
            return "settling"
        return "refinery" if player.refinery != GREY else ""
    return ""


# ------------------------------------------------------------------ Produce


def fault_in_shortage(state: Position, player: Player) -> str:
    """Too few goods of a kind for the production colonies that wait for one, of which `power` is one."""
    if state.power == NO_TILE or not can_run_short(state):
        return "power"
    kind: i64 = state.box.kind[state.power]
    waits = kind not in (GREY, ANY_KIND) and state.power in waiting_for(state, player, kind)
    return "" if waits and is_short(state, player, kind) and goods_left(state, kind) > 0 else "power"


def fault_in_windfalls(state: Position) -> str:
    """Windfall powers are left, and no more than the seat has."""
    left = state.windfalls
    state.windfalls = b""
    count_windfall_powers(state, state.asked)
    most = state.windfalls
    state.windfalls = left
    if not left or not most:
        return "windfalls"
    return "" if all(left[i] <= most[i] for i in range(len(most))) else "windfalls"


# ------------------------------------------------------------------ Sell and Consume


def fault_in_consumption(state: Position, player: Player, question: int) -> str:
    """The powers used are the player's, and took as many goods as they could; one that runs still takes the rest."""
    box = state.box
    least: i64 = len(state.spent)
    most: i64 = len(state.spent)
    for tile in state.used:
        if tile not in player.tiles or box.consume[tile] == NO_CONSUME:
            return "used"
        if tile != state.power:
            least += 1
            most += most_goods(state, tile)
    if question == ASK_SPEND:
        if state.power == NO_TILE or state.power not in state.used:
            return "power"
        fault = fault_in_spending(state, player)
        if fault:
            return fault
    return "" if least <= state.consumed <= most else "consumed"


def most_goods(state: Position, tile: i64) -> i64:
    """How many goods the consume power can take at most."""
    how: i64 = state.box.consume[tile]
    if how == SELL_MORE:
        return 1
    each: i64 = 1 if how == DIFFERENT else state.box.consume_goods[tile]
    return each * state.box.consume_times[tile]


def fault_in_spending(state: Position, player: Player) -> str:
    """The goods given so far fit the power, came in ascending order, and `owe` is what it can still take."""
    box = state.box
    how: i64 = box.consume[state.power]
    kind: i64 = box.consume_kind[state.power] if how != DIFFERENT else ANY_KIND
    before: i64 = NO_TILE
    for colony in state.spent:
        empty = colony in player.colonies and player.goods[player.colonies.find(colony)] == GREY
        fits = kind == ANY_KIND or box.kind[colony] in (kind, ANY_KIND)
        if not empty or not fits or colony <= before or how == SELL_MORE:
            return "spent"
        before = colony
    if state.floor != before + 1:
        return "floor"
    kinds = sum([(int(state.given) >> bit) & 1 for bit in range(1, 5)])
    if kinds != (len(state.spent) if how == DIFFERENT else 0):
        return "given"
    return "" if state.owe == goods_owed(state, player, how, kind) else "owe"


def goods_owed(state: Position, player: Player, how: i64, kind: i64) -> i64:
    """What the running power takes in all, less what it was given."""
    given: i64 = len(state.spent)
    if how == SELL_MORE:
        return 1
    if how == DIFFERENT:
        return min(given + different_kinds(state, player, 0), most_goods(state, state.power)) - given
    each: i64 = state.box.consume_goods[state.power]
    uses = min((given + goods_of(player, kind)) // each, state.box.consume_times[state.power])
    return uses * each - given
