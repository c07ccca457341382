"""What an empire is and gives: which cards work, costs, limits, and everything that is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import NO_CHANGE, NO_KIND, kind_code
from galaktyka.games.artifacts.engine.cards import Counter
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

BUY_COST = 3
EXCHANGE_LIMIT = 3
PREPARE_LIMIT = 4
OPERATIONAL_LIMIT = 5


def has_unpaid_tokens(state: Position, player: Player, i: i64) -> bool:
    """A card with blockade tokens that were paid for neither in this action nor at the end of the game."""
    if not player.tokens[i]:
        return False
    return player.empire[i] not in state.switched and player.empire[i] not in player.scored


def ignores_blockades(state: Position, player: Player) -> bool:
    """A technology that is not blockaded itself, or was paid for, makes tokens harmless."""
    empire = player.empire
    for i in range(len(empire)):
        if state.box.ignores[empire[i]] and player.sides[i] == v.LOGISTICAL and not has_unpaid_tokens(state, player, i):
            return True
    return False


def toll(state: Position, player: Player, i: i64) -> i64:
    """Credits for using a card once although it is blockaded."""
    if not player.tokens[i] or ignores_blockades(state, player):
        return 0
    return player.tokens[i]


def works(state: Position, player: Player, i: i64) -> bool:
    """A card with blockade tokens is blank, unless it was paid for or tokens do no harm."""
    return not has_unpaid_tokens(state, player, i) or ignores_blockades(state, player)


def sum_of(state: Position, player: Player, table: bytes) -> i64:
    """The sum of one number over the logistical technologies that work."""
    total: i64 = 0
    empire = player.empire
    sides = player.sides
    types = state.box.type
    for i in range(len(empire)):
        card: i64 = empire[i]
        if table[card] and types[card] == v.TECHNOLOGY and sides[i] == v.LOGISTICAL and works(state, player, i):
            total += table[card]
    return total


def changes(state: Position, player: Player, table: bytes) -> i64:
    """The same for numbers that may be negative; tables hold them above NO_CHANGE."""
    total: i64 = 0
    empire = player.empire
    for i in range(len(empire)):
        change: i64 = table[empire[i]]
        if change != NO_CHANGE and player.sides[i] == v.LOGISTICAL and works(state, player, i):
            total += change - NO_CHANGE
    return total


def number_of(state: Position, player: Player, type: i64) -> i64:
    """How many cards of the type are in the empire; blockaded ones count."""
    count: i64 = 0
    empire = player.empire
    types = state.box.type
    for i in range(len(empire)):
        if types[empire[i]] == type:
            count += 1
    return count


def number_of_projects(state: Position, player: Player, row: i64) -> i64:
    """How many projects the row has."""
    count: i64 = 0
    projects = player.projects
    for i in range(len(projects)):
        if state.box.type[projects[i]] == row:
            count += 1
    return count


def helpers(state: Position, player: Player, type: i64, kind: i64, side: i64) -> i64:
    """How many working cards of the type and Kind lie on this side."""
    count: i64 = 0
    empire = player.empire
    box = state.box
    for i in range(len(empire)):
        card: i64 = empire[i]
        if box.type[card] == type and box.kind[card] == kind and player.sides[i] == side and works(state, player, i):
            count += 1
    return count


def build_cost(state: Position, player: Player, type: i64) -> i64:
    """Five, one more for each card of the type in the empire, two less for each logistical planet of the right Kind."""
    box = state.box
    cost = box.base_cost + number_of(state, player, type)
    cost -= box.discount * helpers(state, player, v.PLANET, v.KIND_FOR_TYPE[type], v.LOGISTICAL)
    return max(cost + changes(state, player, box.cost_change[type]), 0)


def price_to_buy(state: Position, player: Player) -> i64:
    """Five credits, two less for each logistical exploitation planet."""
    box = state.box
    cost = box.buy_cost - box.discount * helpers(state, player, v.PLANET, v.EXPLOITATION, v.LOGISTICAL)
    return max(cost + changes(state, player, box.cost_change[BUY_COST]), 0)


def raised_for(state: Position, player: Player) -> i64:
    """What was raised this turn is for the player whose turn it is."""
    return state.raised if state.players[state.active] is player else 0


def build_limit(state: Position, player: Player, type: i64) -> i64:
    """Two cards, one more for each logistical ship of the right Kind, and what was raised this turn."""
    box = state.box
    limit = box.base_limit + helpers(state, player, v.SHIP, v.KIND_FOR_TYPE[type], v.LOGISTICAL)
    return limit + changes(state, player, box.limit_change[type]) + raised_for(state, player)


def prepare_limit(state: Position, player: Player, type: i64) -> i64:
    """The limit of the build action that is prepared, and powers for preparing."""
    return build_limit(state, player, type) + changes(state, player, state.box.limit_change[PREPARE_LIMIT])


def exchange_limit(state: Position, player: Player) -> i64:
    """Two cards, one more for each logistical exploitation ship."""
    box = state.box
    limit = box.base_limit + helpers(state, player, v.SHIP, v.EXPLOITATION, v.LOGISTICAL)
    return limit + changes(state, player, box.limit_change[EXCHANGE_LIMIT]) + raised_for(state, player)


def operational_limit(state: Position, player: Player) -> i64:
    """The three operational actions."""
    box = state.box
    return box.base_limit + changes(state, player, box.limit_change[OPERATIONAL_LIMIT]) + raised_for(state, player)


def hand_limit(state: Position, player: Player) -> i64:
    """Three cards, and what technologies add."""
    return state.box.hand_size + sum_of(state, player, state.box.hand)


def tokens_left(state: Position) -> i64:
    """Blockade tokens in the supply."""
    left = state.box.tokens
    for player in state.players:
        tokens = player.tokens
        for i in range(len(tokens)):
            left -= tokens[i]
    return left


def place_of(player: Player, card: i64) -> i64:
    """Where a card lies in the empire; NO_CARD if it does not."""
    empire = player.empire
    for i in range(len(empire)):
        if empire[i] == card:
            return i
    return v.NO_CARD


# ------------------------------------------------------------------ counting


def counted(state: Position, player: Player, counter: Counter, itself: i64) -> i64:
    """How many of something there are; a blank card has no Kind and no side, but it is still a card of its type."""
    what = counter.counts
    if what == "cards":
        return count_cards(state, player, counter, itself)
    if what == "kinds":
        return count_kinds(state, player, v.TYPES.index(counter.type) if counter.type else v.NO_CARD)
    if what == "type-sets":
        fewest = number_of(state, player, v.SHIP)
        fewest = min(fewest, number_of(state, player, v.TECHNOLOGY))
        return min(fewest, number_of(state, player, v.PLANET))
    if what == "kind-sets":
        return count_kind_sets(state, player)
    if what == "credits":
        return player.credits
    if what == "stored":
        return len(player.stored)
    if what == "paid-icons":
        return state.paid
    return state.sets


def count_cards(state: Position, player: Player, counter: Counter, itself: i64) -> i64:
    """Cards of a type, of a Kind, on a side."""
    type: i64 = v.TYPES.index(counter.type) if counter.type else v.NO_CARD
    kind: i64 = kind_code(counter)
    side: i64 = v.SIDES.index(counter.side) if counter.side else v.NO_CARD
    count: i64 = 0
    box = state.box
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if type != v.NO_CARD and box.type[card] != type:
            continue
        if kind != NO_KIND or side != v.NO_CARD:
            if (kind != NO_KIND and box.kind[card] != kind) or (side != v.NO_CARD and player.sides[i] != side):
                continue
            if not works(state, player, i):
                continue
        if counter.other and card == itself:
            continue
        count += 1
    return count


def count_kinds(state: Position, player: Player, type: i64) -> i64:
    """Different Kinds in the empire, or among one type."""
    return sum([1 for number in kind_numbers(state, player, type) if number])


def count_kind_sets(state: Position, player: Player) -> i64:
    """Complete sets of all four Kinds."""
    return min(kind_numbers(state, player, v.NO_CARD))


def kind_numbers(state: Position, player: Player, type: i64) -> list[int]:
    """How many working cards there are of each Kind."""
    numbers = [0, 0, 0, 0]
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if (type == v.NO_CARD or state.box.type[card] == type) and works(state, player, i):
            numbers[state.box.kind[card]] += 1
    return numbers


def has_operational(state: Position, player: Player, type: i64) -> bool:
    """Whether there is a working operational card of the type."""
    empire = player.empire
    sides = player.sides
    types = state.box.type
    for i in range(len(empire)):
        if sides[i] == v.OPERATIONAL and types[empire[i]] == type and works(state, player, i):
            return True
    return False


def operational_cards(state: Position, player: Player, type: i64) -> bytes:
    """The working operational cards of a type, in the order of arrival."""
    found: list[int] = []
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if state.box.type[card] == type and player.sides[i] == v.OPERATIONAL and works(state, player, i):
            found.append(card)
    return bytes(found)
