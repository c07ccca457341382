"""What the active player may do now (p. 8): basic and operational actions, those of factions and cards, and bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.cards import Op, Payment
from galaktyka.games.artifacts.rules.attack import can_send, toll
from galaktyka.games.artifacts.rules.empire import (
    build_cost,
    build_limit,
    has_operational,
    operational_limit,
    price_to_buy,
    works,
)
from galaktyka.games.artifacts.rules.paying import (
    UNLIMITED,
    attached_icons,
    can_cover,
    can_pay_set,
    most_icons,
    usable_stored,
)
from galaktyka.games.artifacts.state import Player, Position, add_in_order
from galaktyka.games.artifacts.vocabulary import (
    BLUE,
    BUY_FIRST,
    DONE,
    EXCHANGE_FIRST,
    FACTION_ACTION,
    GOLD,
    GREEN,
    INCOME,
    LOGISTICAL,
    MINE,
    OFFENSIVE,
    PASS,
    PLANET,
    PREPARE_FIRST,
    RED,
    SHIP,
    TECHNOLOGY,
    TYPES,
    UNBLOCK_FIRST,
    V_BUILD,
    V_SWITCH,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

BIT: Final = bytes([1, 2, 4, 8])
"""Types and colours as members of a set."""


def offer_actions(state: Position) -> None:
    """Everything that the active player may do now; passing is for those who can take no action at all."""
    player = state.players[state.asked]
    options: list[int] = []
    if state.actions > 0:
        offer_operational(state, player, options)
        offer_faction_action(state, player, options)
        offer_basic(state, player, options)
        offer_card_actions(state, player, options)
        if not options:
            options.append(PASS)
    else:
        options.append(DONE)
    offer_besides(state, player, options)
    state.options = options


# ------------------------------------------------------------------ basic actions


def offer_basic(state: Position, player: Player, options: list[int]) -> None:
    """Buy, the three kinds of building, Prepare, Exchange, Remove Blockade."""
    offer_buying(state, player, options)
    rows: i64 = 0
    projects = player.projects
    for i in range(len(projects)):
        rows |= BIT[state.box.type[projects[i]]]
    for type in range(len(TYPES)):
        if rows & BIT[type]:
            offer_building(state, player, type, options)
    offer_exchange(state, player, options)
    for type in range(len(TYPES)):
        if most_to_lift(state, player, type) > 0:
            add_in_order(options, UNBLOCK_FIRST + type)


def offer_buying(state: Position, player: Player, options: list[int]) -> None:
    """A card of one of the big decks."""
    if price_to_buy(state, player) <= player.credits:
        for deck in range(len(TYPES)):
            if state.decks[deck]:
                options.append(BUY_FIRST + deck)


def offer_building(state: Position, player: Player, type: i64, options: list[int]) -> None:
    """The projects of a row that can be completed now, and preparing that row."""
    box = state.box
    cost = build_cost(state, player, type)
    slots = build_limit(state, player, type)
    most = most_icons(state, player, box.worth_with_gold[type], 0, slots, state.raised_planets, False)
    base = box.first_card + V_BUILD * box.size
    projects = player.projects
    for i in range(len(projects)):
        project: i64 = projects[i]
        if box.type[project] == type and cost - attached_icons(state, player, project) <= most:
            add_in_order(options, base + project)
    if most > 0:
        add_in_order(options, PREPARE_FIRST + type)


def offer_exchange(state: Position, player: Player, options: list[int]) -> None:
    """A colour of which there is some; gold goes with any of them, or alone."""
    colours = state.box.colour
    there: i64 = 0
    hand = player.hand
    for i in range(len(hand)):
        card: i64 = hand[i]
        there |= BIT[colours[2 * card]] | BIT[colours[2 * card + 1]]
    stored = player.stored
    for i in range(len(stored)):
        if usable_stored(state, player, i):
            there |= BIT[colours[stored[i]]]
    for colour in range(GOLD + 1):
        if there & BIT[colour]:
            add_in_order(options, EXCHANGE_FIRST + colour)


def most_to_lift(state: Position, player: Player, type: i64) -> i64:
    """How many tokens Remove Blockade can take off cards of the type."""
    all_tokens = player.tokens
    tokens: i64 = 0
    for i in range(len(all_tokens)):
        if all_tokens[i] and state.box.type[player.empire[i]] == type:
            tokens += all_tokens[i]
    if tokens == 0:
        return 0
    worth = state.box.worth_with_gold[type]
    limit = state.box.base_limit + state.raised
    return min(tokens, most_icons(state, player, worth, 0, limit, state.raised_planets, False) // 2)


# ------------------------------------------------------------------ operational actions


def offer_operational(state: Position, player: Player, options: list[int]) -> None:
    """Offensive, Income and Mining, where a card takes part."""
    if can_attack(state, player) and can_pay_operational(state, player, RED):
        options.append(OFFENSIVE)
    if has_operational(state, player, TECHNOLOGY) and can_pay_operational(state, player, BLUE):
        options.append(INCOME)
    if has_operational(state, player, PLANET) and can_pay_operational(state, player, GREEN):
        options.append(MINE)


def can_pay_operational(state: Position, player: Player, colour: i64) -> bool:
    """Five icons of the colour, without gold."""
    slots = operational_limit(state, player)
    return can_cover(state, player, colour, False, state.box.operational_cost, slots, state.raised_planets, False)


def can_attack(state: Position, player: Player) -> bool:
    """Some operational ship may attack."""
    return any(can_send(state, player, i) for i in range(len(player.empire)))


# ------------------------------------------------------------------ factions, technologies, artifacts


def offer_faction_action(state: Position, player: Player, options: list[int]) -> None:
    """The action of the faction."""
    faction = state.box.pack.factions[player.faction]
    if can_pay_for(state, player, faction.pay, 0) and is_of_use(state, player, faction.do, faction.pay.credits):
        options.append(FACTION_ACTION)


def offer_card_actions(state: Position, player: Player, options: list[int]) -> None:
    """The actions of technologies."""
    box = state.box
    empire = player.empire
    for i in range(len(empire)):
        card: i64 = empire[i]
        if box.action[card] and player.sides[i] == LOGISTICAL and can_use(state, player, i):
            add_in_order(options, box.first_card + V_USE * box.size + card)


def offer_besides(state: Position, player: Player, options: list[int]) -> None:
    """Bonuses and artifacts, and paying for a blockaded card to work during the action."""
    box = state.box
    empire = player.empire
    for i in range(len(empire)):
        card: i64 = empire[i]
        if box.bonus[card] and player.sides[i] == LOGISTICAL and card not in state.used and can_use(state, player, i):
            add_in_order(options, box.first_card + V_USE * box.size + card)
        if player.tokens[i] and can_switch(state, player, i):
            add_in_order(options, box.first_card + V_SWITCH * box.size + card)
    artifacts = player.artifacts
    for i in range(len(artifacts)):
        add_in_order(options, box.first_play + artifacts[i])


def can_switch(state: Position, player: Player, i: i64) -> bool:
    """A blank card that helps an action: not one that is paid for when it is used."""
    box = state.box
    card: i64 = player.empire[i]
    if state.actions == 0 or works(state, player, i) or player.tokens[i] > player.credits:
        return False
    if box.type[card] == SHIP:
        return player.sides[i] == LOGISTICAL
    if box.type[card] == TECHNOLOGY and player.sides[i] == LOGISTICAL:
        return box.permanent[card] != 0
    return True


def can_use(state: Position, player: Player, i: i64) -> bool:
    """The text of a technology can be used now: its price can be paid and it does something."""
    card = state.box.pack.cards[player.empire[i]]
    tokens = toll(state, player, i)
    return can_pay_for(state, player, card.pay, tokens) and is_of_use(state, player, card.do, card.pay.credits + tokens)


def can_pay_for(state: Position, player: Player, pay: Payment, more_credits: i64) -> bool:
    """Whether a price can be paid, with so many credits besides."""
    if pay.credits + more_credits > player.credits:
        return False
    if pay.icons:
        slots = UNLIMITED if pay.any_number or pay.planets else state.box.base_limit + state.raised
        extra: i64 = 0 if pay.any_number else state.raised_planets
        return can_cover(state, player, pay.colour_code, False, pay.icons, slots, extra, pay.planets)
    if pay.sets:
        return can_pay_set(state, player)
    if pay.stored:
        return usable_count(state, player) >= pay.stored
    return True


def usable_count(state: Position, player: Player) -> i64:
    """How many cards under planets can be used."""
    count: i64 = 0
    for i in range(len(player.stored)):
        if usable_stored(state, player, i):
            count += 1
    return count


def is_of_use(state: Position, player: Player, ops: list[Op], spent: i64) -> bool:
    """The first thing that is done can be done at all, after so many credits are spent on it."""
    does = ops[0].does
    if does == "attack":
        return can_attack(state, player)
    if does == "income":
        return has_operational(state, player, TECHNOLOGY)
    if does == "buy":
        return price_to_buy(state, player) + spent <= player.credits and any(len(deck) > 0 for deck in state.decks)
    if does == "search":
        return len(state.decks[TYPES.index(ops[0].deck)]) > 0
    if does == "attach":
        return len(player.projects) > 0
    return True
