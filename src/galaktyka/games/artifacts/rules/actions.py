"""The action stage (p. 8): basic and operational actions, those of factions and cards, and bonuses besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import with_card, without
from galaktyka.games.artifacts.cards import Op, Payment
from galaktyka.games.artifacts.rules.attack import can_send, toll
from galaktyka.games.artifacts.rules.building import triggered
from galaktyka.games.artifacts.rules.empire import (
    build_cost,
    build_limit,
    exchange_limit,
    operational_cards,
    operational_limit,
    place_of,
    prepare_limit,
    price_to_buy,
    works,
)
from galaktyka.games.artifacts.rules.gains import gain_credits
from galaktyka.games.artifacts.rules.paying import (
    UNLIMITED,
    attach,
    attached_icons,
    can_cover,
    can_pay_set,
    most_icons,
    remove_section,
    start_paying,
    start_paying_sets,
    usable_stored,
)
from galaktyka.games.artifacts.state import Player, Position, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import (
    ALL_SHIPS,
    ANY_COLOUR,
    ASK_EXTRA,
    ASK_PUT,
    ASK_TO,
    ATTACK,
    BLUE,
    BUY,
    BUY_FIRST,
    COLOURS,
    COMPLETE,
    DONE,
    END_ACTION,
    EXCHANGE_FIRST,
    EXCHANGED,
    EXTRA_FIRST,
    FACTION_ACTION,
    FROM_ARTIFACT,
    FROM_CARD,
    FROM_FACTION,
    GOLD,
    GREEN,
    INCOME,
    LIFT,
    LOGISTICAL,
    MINE,
    MOST_EXTRA,
    NO_CARD,
    NONE,
    OFFENSIVE,
    OPERATIONAL,
    OPS,
    PASS,
    PLANET,
    PLAYED,
    PREPARE_FIRST,
    PREPARED,
    PRODUCE,
    RED,
    SCORE,
    SHIP,
    TECHNOLOGY,
    TYPES,
    UNBLOCK_FIRST,
    V_BUILD,
    V_SWITCH,
    V_TO,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


# ------------------------------------------------------------------ what can be done


def offer_actions(state: Position) -> None:
    """Everything that the active player may do now."""
    player = state.players[state.asked]
    options: list[int] = []
    if state.actions > 0:
        offer_basic(state, player, options)
        offer_operational(state, player, options)
        offer_card_actions(state, player, options)
    acted = state.actions == 0
    stuck = not acted and not options
    offer_besides(state, player, options)
    if acted:
        options.append(DONE)
    elif stuck:
        options.append(PASS)
    options.sort()
    state.options = options


def offer_basic(state: Position, player: Player, options: list[int]) -> None:
    """Buy, the three kinds of building, Prepare, Exchange, Remove Blockade."""
    box = state.box
    if price_to_buy(state, player) <= player.credits:
        for deck in range(len(TYPES)):
            if state.decks[deck]:
                options.append(BUY_FIRST + deck)
    present = [0, 0, 0]
    for project in player.projects:
        present[box.type[project]] += 1
    for type in range(len(TYPES)):
        if present[type]:
            offer_building(state, player, type, options)
    offer_exchange(state, player, options)
    for type in range(len(TYPES)):
        if most_to_lift(state, player, type) > 0:
            options.append(UNBLOCK_FIRST + type)


def offer_building(state: Position, player: Player, type: i64, options: list[int]) -> None:
    """The projects of a row that can be completed now, and preparing that row."""
    box = state.box
    cost = build_cost(state, player, type)
    slots = build_limit(state, player, type)
    most = most_icons(state, player, box.worth_with_gold[type], 0, slots, state.raised_planets, False)
    base = box.first_card + V_BUILD * box.size
    for project in player.projects:
        if box.type[project] == type and cost - attached_icons(state, player, project) <= most:
            options.append(base + project)
    if most > 0:
        options.append(PREPARE_FIRST + type)


def offer_exchange(state: Position, player: Player, options: list[int]) -> None:
    """A colour of which there is some; gold goes with any of them, or alone."""
    colours = state.box.colour
    there = [False, False, False, False]
    for card in player.hand:
        there[colours[2 * card]] = True
        there[colours[2 * card + 1]] = True
    for i in range(len(player.stored)):
        if usable_stored(state, player, i):
            there[colours[player.stored[i]]] = True
    for colour in range(GOLD + 1):
        if there[colour]:
            options.append(EXCHANGE_FIRST + colour)


def most_to_lift(state: Position, player: Player, type: i64) -> i64:
    """How many tokens Remove Blockade can take off cards of the type."""
    tokens: i64 = 0
    for i in range(len(player.tokens)):
        if player.tokens[i] and state.box.type[player.empire[i]] == type:
            tokens += player.tokens[i]
    if tokens == 0:
        return 0
    worth = state.box.worth_with_gold[type]
    limit = state.box.base_limit + state.raised
    return min(tokens, most_icons(state, player, worth, 0, limit, state.raised_planets, False) // 2)


def offer_operational(state: Position, player: Player, options: list[int]) -> None:
    """Offensive, Income and Mining: five icons of one colour, without gold."""
    box = state.box
    slots = operational_limit(state, player)
    extra = state.raised_planets
    need = box.operational_cost
    if can_attack(state, player) and can_cover(state, player, RED, False, need, slots, extra, False):
        options.append(OFFENSIVE)
    if operational_cards(state, player, TECHNOLOGY) and can_cover(
        state, player, BLUE, False, need, slots, extra, False
    ):
        options.append(INCOME)
    if operational_cards(state, player, PLANET) and can_cover(state, player, GREEN, False, need, slots, extra, False):
        options.append(MINE)


def can_attack(state: Position, player: Player) -> bool:
    """Some operational ship may attack."""
    return any(can_send(state, player, i) for i in range(len(player.empire)))


def offer_card_actions(state: Position, player: Player, options: list[int]) -> None:
    """The faction's action and those of technologies."""
    box = state.box
    faction = box.pack.factions[player.faction]
    if can_pay_for(state, player, faction.pay, 0) and is_of_use(state, player, faction.do):
        options.append(FACTION_ACTION)
    base = box.first_card + V_USE * box.size
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if box.action[card] and player.sides[i] == LOGISTICAL and can_use(state, player, i):
            options.append(base + card)


def offer_besides(state: Position, player: Player, options: list[int]) -> None:
    """Bonuses and artifacts, and paying for a blockaded card to work during the action."""
    box = state.box
    base = box.first_card + V_USE * box.size
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if box.bonus[card] and player.sides[i] == LOGISTICAL and card not in state.used and can_use(state, player, i):
            options.append(base + card)
        if player.tokens[i] and can_switch(state, player, i):
            options.append(box.first_card + V_SWITCH * box.size + card)
    for artifact in player.artifacts:
        options.append(box.first_play + artifact)


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
    return can_pay_for(state, player, card.pay, toll(state, player, i)) and is_of_use(state, player, card.do)


def can_pay_for(state: Position, player: Player, pay: Payment, more_credits: i64) -> bool:
    """Whether a price can be paid, with so many credits besides."""
    if pay.credits + more_credits > player.credits:
        return False
    if pay.icons:
        slots = UNLIMITED if pay.any_number or pay.planets else state.box.base_limit + state.raised
        colour: i64 = COLOURS.index(pay.colour)
        extra: i64 = 0 if pay.any_number else state.raised_planets
        return can_cover(state, player, colour, False, pay.icons, slots, extra, pay.planets)
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


def is_of_use(state: Position, player: Player, ops: list[Op]) -> bool:
    """The first thing that is done can be done at all."""
    does = ops[0].does
    if does == "attack":
        return can_attack(state, player)
    if does == "income":
        return len(operational_cards(state, player, TECHNOLOGY)) > 0
    if does == "buy":
        return price_to_buy(state, player) <= player.credits and any(len(deck) > 0 for deck in state.decks)
    if does == "search":
        return len(state.decks[TYPES.index(ops[0].deck)]) > 0
    if does == "attach":
        return len(player.projects) > 0
    return True


# ------------------------------------------------------------------ doing it


def begin_action(state: Position, tasks: bytes) -> None:
    """One of the actions of the turn; whatever was raised or switched on for it ends with it."""
    seat = state.asked
    answered(state)
    state.actions -= 1
    do_next(state, tasks + task_of(END_ACTION, seat))


def end_action(state: Position) -> None:
    """Limits are as usual again, and blockaded cards blank."""
    state.raised = 0
    state.raised_planets = 0
    state.switched = b""
    state.fresh = NO_CARD


def act(state: Position, action: i64) -> None:
    """The action that was chosen."""
    seat = state.asked
    if state.log is not None:
        price = state.box.pack.factions[state.players[seat].faction].pay.credits if action == FACTION_ACTION else 0
        state.note("action", seat, (state.game().actions.notation(action),), price)
    if action == PASS:
        begin_action(state, b"")
    elif action < BUY_FIRST:
        act_operational(state, seat, action)
    elif action < PREPARE_FIRST:
        begin_action(state, task_of(BUY, seat, action - BUY_FIRST))
    elif action < EXCHANGE_FIRST:
        prepare(state, seat, action - PREPARE_FIRST)
    elif action < UNBLOCK_FIRST:
        exchange(state, seat, action - EXCHANGE_FIRST)
    else:
        remove_blockade(state, seat, action - UNBLOCK_FIRST)


def build(state: Position, card: i64) -> None:
    """Discover, Develop or Build Ship: what is missing is paid, then the card joins the empire."""
    seat = state.asked
    player = state.players[seat]
    type: i64 = state.box.type[card]
    need = build_cost(state, player, type) - attached_icons(state, player, card)
    slots = build_limit(state, player, type)
    if state.log is not None:
        state.note("builds", seat, (state.box.ids[card],), max(need, 0))
    begin_action(state, task_of(COMPLETE, seat, card))
    if need > 0:
        start_paying(state, seat, type, True, need, slots, state.raised_planets, False)


def act_operational(state: Position, seat: i64, action: i64) -> None:
    """Offensive, Income, Mining, or the action of the faction."""
    player = state.players[seat]
    box = state.box
    slots = operational_limit(state, player)
    extra = state.raised_planets
    if action == FACTION_ACTION:
        use_source(state, seat, FROM_FACTION, player.faction, box.pack.factions[player.faction].pay)
        return
    tasks = b""
    colour: i64 = RED
    if action == OFFENSIVE:
        tasks = task_of(ATTACK, seat, ALL_SHIPS, NONE, 0)
    elif action == INCOME:
        colour = BLUE
        for technology in operational_cards(state, player, TECHNOLOGY):
            tasks = tasks + task_of(SCORE, seat, technology, 0)
    else:
        colour = GREEN
        for planet in operational_cards(state, player, PLANET):
            tasks = tasks + task_of(PRODUCE, seat, planet, 1)
        tasks = tasks + triggered(state, seat, "mine", OPERATIONAL, False, "", NONE, NONE)
    begin_action(state, tasks)
    start_paying(state, seat, colour, False, box.operational_cost, slots, extra, False)


def use_source(state: Position, seat: i64, source: i64, index: i64, pay: Payment) -> None:
    """Pay what the text asks for, then do what it says; as an action of the turn."""
    begin_action(state, task_of(OPS, seat, source, index, 0, 0, NONE))
    pay_price(state, seat, pay)


def pay_price(state: Position, seat: i64, pay: Payment) -> None:
    """Credits at once; resource cards by choice."""
    state.paid = 0
    state.sets = 0
    state.players[seat].credits -= pay.credits
    limit = state.box.base_limit + state.raised
    if pay.icons:
        colour: i64 = COLOURS.index(pay.colour)
        slots = UNLIMITED if pay.any_number or pay.planets else limit
        extra: i64 = 0 if pay.any_number else state.raised_planets
        start_paying(state, seat, colour, False, pay.icons, slots, extra, pay.planets)
    elif pay.sets:
        start_paying_sets(state, seat)
    elif pay.stored:
        start_paying(state, seat, ANY_COLOUR, False, 1, pay.stored, 0, True)


def use_card(state: Position, card: i64) -> None:
    """A technology's Action or Bonus; a blockaded one costs its tokens besides."""
    seat = state.asked
    player = state.players[seat]
    record = state.box.pack.cards[card]
    price = toll(state, player, place_of(player, card))
    if state.log is not None:
        state.note("uses", seat, (record.id,), price + record.pay.credits)
    player.credits -= price
    if state.box.action[card]:
        use_source(state, seat, FROM_CARD, card, record.pay)
        return
    answered(state)
    state.used = with_card(state.used, card)
    do_next(state, task_of(OPS, seat, FROM_CARD, card, 0, 0, NONE))
    pay_price(state, seat, record.pay)


def play_artifact(state: Position, artifact: i64) -> None:
    """Besides the action; it is discarded when it has been resolved."""
    seat = state.asked
    answered(state)
    if state.log is not None:
        state.note("plays", seat, (state.box.pack.artifacts[artifact].id,), 0)
    do_next(state, task_of(OPS, seat, FROM_ARTIFACT, artifact, 0, 0, NONE) + task_of(PLAYED, seat, artifact))


def discard_artifact(state: Position) -> None:
    """The artifact has been resolved."""
    player = state.players[state.task[1]]
    place = player.artifacts.find(state.task[2])
    if place >= 0:
        player.artifacts = without(player.artifacts, place)


def switch(state: Position, card: i64) -> None:
    """One credit for each token: the card works until the end of the action."""
    seat = state.asked
    player = state.players[seat]
    answered(state)
    tokens: i64 = player.tokens[place_of(player, card)]
    state.switched = with_card(state.switched, card)
    player.credits -= tokens
    if state.log is not None:
        state.note("switches", seat, (state.box.ids[card],), tokens)


# ------------------------------------------------------------------ Prepare


def prepare(state: Position, seat: i64, type: i64) -> None:
    """Cards are attached to projects of one row, up to the limit; at least one."""
    player = state.players[seat]
    slots = prepare_limit(state, player, type)
    planet_slots = state.raised_planets
    begin_action(state, b"")
    state.slots = slots
    state.planet_slots = planet_slots
    state.paid = 0
    state.fresh = NO_CARD
    do_next(state, task_of(PREPARED, seat, type, 0))


def prepared(state: Position) -> None:
    """The next card to attach, or enough."""
    task = state.task
    seat: i64 = task[1]
    if has_anything_to_put(state, state.players[seat], task[2]):
        ask(state, seat, ASK_PUT, 0)


def put_codes(state: Position, player: Player, type: i64) -> list[int]:
    """Sections of the row's colour or gold that may be attached next, ascending."""
    worth = state.box.worth_with_gold[type]
    codes: list[int] = []
    if state.slots > 0:
        for card in player.hand:
            for code in (2 * card, 2 * card + 1):
                if worth[code] and code >= state.floor:
                    codes.append(code)
    if state.slots > 0 or state.planet_slots > 0:
        for i in range(len(player.stored)):
            if worth[player.stored[i]] and player.stored[i] >= state.floor and usable_stored(state, player, i):
                codes.append(player.stored[i])
    codes.sort()
    return codes


def has_anything_to_put(state: Position, player: Player, type: i64) -> bool:
    """Whether another card can be attached."""
    state.floor = state.task[3]
    return number_of_projects(state, player, type) > 0 and len(put_codes(state, player, type)) > 0


def number_of_projects(state: Position, player: Player, type: i64) -> i64:
    """How many projects the row has."""
    count: i64 = 0
    for project in player.projects:
        if state.box.type[project] == type:
            count += 1
    return count


def offer_put(state: Position) -> None:
    """Sections to attach; after the first one it may be enough."""
    state.floor = state.task[3]
    options = [state.box.first_put + code for code in put_codes(state, state.players[state.asked], state.task[2])]
    if state.paid:
        options.insert(0, DONE)
    state.options = options


def put(state: Position, code: i64) -> None:
    """To which project of the row?"""
    seat = state.asked
    if remove_section(state.players[seat], code) and state.planet_slots > 0:
        state.planet_slots -= 1
    else:
        state.slots -= 1
    state.paid += 1
    ask(state, seat, ASK_TO, code + 1)


def offer_row(state: Position) -> None:
    """The projects of the row."""
    box = state.box
    base = box.first_card + V_TO * box.size
    row = [project for project in state.players[state.asked].projects if box.type[project] == state.task[2]]
    state.options = [base + project for project in sorted(row)]


def put_under(state: Position, project: i64) -> None:
    """The section lies under the project."""
    seat = state.asked
    task = state.task
    code = state.owe - 1
    answered(state)
    attach(state.players[seat], code, project)
    if state.log is not None:
        state.note("attaches", seat, (state.box.ids[project],), state.box.icons[code])
    do_next(state, task_of(PREPARED, seat, task[2], min((code >> 1) * 2 + 2, 255)))


# ------------------------------------------------------------------ Exchange and Remove Blockade


def exchange(state: Position, seat: i64, colour: i64) -> None:
    """Cards of one colour, gold among them, for a credit each icon."""
    player = state.players[seat]
    slots = exchange_limit(state, player)
    extra = state.raised_planets
    begin_action(state, task_of(EXCHANGED, seat))
    start_paying(state, seat, colour, True, 0, slots, extra, False)


def exchanged(state: Position) -> None:
    """The credits for what was exchanged, and whatever waits for an Exchange."""
    seat: i64 = state.task[1]
    gain_credits(state, seat, state.paid, "exchange")
    do_next(state, triggered(state, seat, "exchange", LOGISTICAL, False, "", NONE, NONE))


def remove_blockade(state: Position, seat: i64, type: i64) -> None:
    """How many tokens; two icons each."""
    begin_action(state, task_of(LIFT, seat, type, 0))
    ask(state, seat, ASK_EXTRA, type + 1)


def offer_number_to_lift(state: Position) -> None:
    """From one to as many as can be paid for."""
    most = most_to_lift(state, state.players[state.asked], state.owe - 1)
    state.options = [EXTRA_FIRST + number for number in range(1, min(most, MOST_EXTRA) + 1)]


def pay_for_lifting(state: Position, number: i64) -> None:
    """The icons are paid, then the tokens come off."""
    seat = state.asked
    type = state.owe - 1
    answered(state)
    state.agenda = state.agenda[:3] + bytes([number]) + state.agenda[4:]
    limit = state.box.base_limit + state.raised
    start_paying(state, seat, type, True, 2 * number, limit, state.raised_planets, False)
