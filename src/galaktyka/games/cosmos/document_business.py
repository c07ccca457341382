"""Whether a question fits what is being done: each has a few ways to come up, and only those are accepted.

Every function returns the key of the document that does not fit, or an empty text.
"""

from __future__ import annotations

from galaktyka.core.bits import count_bits
from galaktyka.games.cosmos.box import EFFECT_SIZE, PAY_ANY_AT
from galaktyka.games.cosmos.document_gains import fault_in_gains, fault_in_line
from galaktyka.games.cosmos.rules.automa import outposts_elsewhere
from galaktyka.games.cosmos.rules.cargo import all_held
from galaktyka.games.cosmos.rules.crew import can_act, edge_matches, may_play, room_for_crew
from galaktyka.games.cosmos.rules.destination import can_colonise, may_act, may_keep, on_planet
from galaktyka.games.cosmos.rules.setting_up import START_CELLS, hand_out
from galaktyka.games.cosmos.rules.specialists import REPLACEMENTS, can_spend, leaders_in, specialists_of, spending
from galaktyka.games.cosmos.rules.system import has_colony, is_finished
from galaktyka.games.cosmos.rules.terraforming import levels_at_once
from galaktyka.games.cosmos.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.state import MOST_PLAYERS, Player, Position, task_of
from galaktyka.games.cosmos.vocabulary import (
    ASK_AUTOMA_LEADER,
    ASK_AUTOMA_OUTPOST,
    ASK_DESTINATION,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_KEEP,
    ASK_PAY,
    ASK_PLAY,
    ASK_RAISE,
    ASK_RESOLVE,
    ASK_ROW,
    ASK_SPEND,
    ASK_TOKEN,
    ASK_TRACK,
    ASK_USE,
    ASTEROID,
    COLONISE,
    COLONISED,
    CREW,
    DESTINATION,
    EXPLORED,
    GAIN,
    GATHERED,
    KINDS,
    LAND,
    LINE,
    LINE_COLONY,
    LINE_COLONY_OR_OUTPOST,
    LINE_OUTPOST,
    LINE_UPGRADE,
    PAY_ANY,
    PLACE,
    PORTAL,
    REVEAL,
    ROBOTICS,
    SCOUTING,
    SETTLED,
    SETUP,
    TASK_SIZE,
    TERRAFORMED,
    TRADED,
    TRAINED,
    UNLOCK,
    UPGRADE,
)


def most_plays(state: Position, player: Player) -> int:
    """How many crew cards may be played where the Ark is."""
    return int(state.box.plays_at_portal if player.ark == PORTAL else state.box.plays)


def possible_deeds(state: Position, player: Player) -> bool:
    """Whether so many actions, and these, can have been done where the Ark is."""
    deeds = state.deeds
    if not on_planet(player):
        known = 0 if player.ark != PORTAL and player.ark % 4 == ASTEROID else GATHERED | TRAINED
        return bool(deeds & ~known == 0)
    cell = player.ark // 4
    if deeds & TRAINED or (deeds & SETTLED and not is_finished(state, cell)):
        return False
    if deeds & TRADED and cell not in player.outposts:
        return False
    return count_bits(deeds) <= (2 if has_upgrade(player, ROBOTICS) and has_colony(player, cell) else 1)


def fault_in_business(state: Position) -> str:
    """What does not fit the question that is asked."""
    if state.step == SETUP:
        return fault_in_set_up(state)
    if state.looked and not looking(state):
        return "looked"
    question = state.question
    if state.step == CREW and question != ASK_PLAY and state.plays >= most_plays(state, state.players[state.active]):
        return "plays"
    if not state.task:
        return fault_between_tasks(state, question)
    if question == ASK_SPEND:
        return fault_in_spending(state)
    if question == ASK_PAY:
        return fault_in_payment(state)
    if question == ASK_USE:
        return fault_in_crew_action(state)
    if question == ASK_RAISE:
        return fault_in_terraforming(state)
    if question in (ASK_RESOLVE, ASK_KEEP):
        return fault_in_exploring(state, question)
    if question == ASK_TRACK:
        return fault_in_discovery(state)
    if question == ASK_AUTOMA_LEADER:
        return fault_in_leader(state)
    if question == ASK_AUTOMA_OUTPOST:
        return fault_in_outpost(state)
    return fault_in_gains(state)


def looking(state: Position) -> bool:
    """Survivors lie revealed from the reveal until they are kept or left."""
    return state.step == DESTINATION and state.deeds & EXPLORED > 0 and on_planet(state.players[state.active])


def fault_between_tasks(state: Position, question: int) -> str:
    """The first question of a step, or of the next card or action."""
    player = state.players[state.active]
    if state.looked:
        return "looked"
    if state.agenda:
        return "agenda"
    if question == ASK_PLAY:
        return "" if may_play(state, player) else "plays"
    if question == ASK_DESTINATION:
        return "" if may_act(state, player) else "deeds"
    if question == ASK_DRAW:
        return "" if room_for_crew(state, player) else "above"
    if question == ASK_TOKEN:
        return "" if state.deeds & TRAINED else "deeds"
    return ""


# ------------------------------------------------------------------ set-up


def fault_in_set_up(state: Position) -> str:
    """One seat after another: cards and rows; then one after another: resources."""
    box = state.box
    seat = state.asked
    player = state.players[seat]
    crew = len(player.top) + len(player.bottom)
    after = hand_out(state)
    after_crew, after_gain = after[TASK_SIZE * (seat + 1) :], after[TASK_SIZE * (state.count + seat + 1) :]
    if state.question == ASK_DISCARD:
        if not box.keep < len(state.looked) <= box.deal:
            return "looked"
        if crew:
            return "above"
        if (state.floor == 0) != (len(state.looked) == box.deal):
            return "floor"
        return "" if state.agenda == after_crew else "agenda"
    if state.looked:
        return "looked"
    if state.question == ASK_ROW:
        left = box.keep - crew - 1
        places = state.agenda[: TASK_SIZE * left] if left > 0 else b""
        cards = [state.task[2], *[places[at + 2] for at in range(0, len(places), TASK_SIZE)]]
        expected = b"".join([task_of(PLACE, seat, card) for card in cards[1:]]) + after_crew
        if left < 0 or cards != sorted(cards) or max(len(player.top), len(player.bottom)) >= box.row:
            return "above"
        return "" if state.agenda == expected else "agenda"
    chosen = all_held(player)
    if state.task[2] + chosen != box.start_resources or crew != box.keep:
        return "task" if crew == box.keep else "above"
    return fault_in_floor(state, chosen) or ("" if state.agenda == after_gain else "agenda")


def fault_in_floor(state: Position, chosen: int) -> str:
    """Nothing was passed over before anything was chosen; the floor is a resource."""
    if state.floor >= KINDS:
        return "floor"
    return "" if chosen or state.floor == 0 else "floor"


# ------------------------------------------------------------------ spending and paying


def fault_in_spending(state: Position) -> str:
    """Specialists for an upgrade, for exploring or for a colony."""
    seat = state.asked
    if seat != state.active:
        return "asked"
    task = state.task
    if state.looked:
        return "looked"
    if not can_spend(state, seat, task[2], task[3] - min(task[3], task[4]), task[4], task[5]):
        return "task"
    if state.step == UPGRADE:
        return fault_in_unlocking(state, seat)
    if state.agenda == task_of(REVEAL, seat):
        player = state.players[seat]
        if not state.deeds & EXPLORED or not on_planet(player):
            return "deeds"
        colour = state.box.colour[state.cells[player.ark // 4]]
        return fault_in_single_cost(state, spending(seat, 0, 0, 1, colour))
    return fault_in_colony(state, seat) or fault_in_colony_cost(state, seat)


def fault_in_single_cost(state: Position, cost: bytes) -> str:
    """One specialist: none has been spent yet."""
    if state.floor:
        return "floor"
    return "" if state.task == cost else "task"


def fault_in_unlocking(state: Position, seat: int) -> str:
    """One upgrade that is still locked."""
    if len(state.agenda) != TASK_SIZE or state.agenda[:2] != bytes([UNLOCK, seat]):
        return "agenda"
    upgrade = state.agenda[2]
    if has_upgrade(state.players[seat], upgrade):
        return "agenda"
    engineers = state.box.upgrade_engineer[upgrade]
    return fault_in_single_cost(state, spending(seat, engineers, 1 - engineers, 0, 0))


def fault_in_colony(state: Position, seat: int) -> str:
    """A colony that can stand where the Ark is, and that the agenda ends with."""
    player = state.players[seat]
    if not on_planet(player) or has_colony(player, player.ark // 4):
        return "ark"
    if player.colony_pool == 0:
        return "colony_pool"
    return "" if seat == state.count or state.deeds & COLONISED else "deeds"


def fault_in_colony_cost(state: Position, seat: int) -> str:
    """Engineers first, then leaders; what was spent is a part of the cost, and the rest waits."""
    box = state.box
    player = state.players[seat]
    number = count_bits(player.colonies)
    units = box.colony_resources[number]
    if state.agenda != (task_of(PAY_ANY, seat, units) if units else b"") + task_of(COLONISE, seat):
        return "agenda"
    if all_held(player) < units:
        return "cargo"
    task = state.task
    of_colour = box.colony_of_colour[number]
    leaders_in_all = box.colony_leaders[number] + of_colour
    spent_engineers = box.colony_engineers[number] - task[2]
    spent_leaders = leaders_in_all - task[3]
    fitting = of_colour - task[4]
    if task[5] != box.colour[state.cells[player.ark // 4]] or not 0 <= fitting <= spent_leaders or task[4] > task[3]:
        return "task"
    if spent_engineers < 0 or (task[2] and spent_leaders) or not (task[2] or task[3]):
        return "task"
    spent = spent_engineers if task[2] else spent_leaders
    return fault_in_spent(state, player, task[2] > 0) if spent else ("floor" if state.floor else "")


def fault_in_spent(state: Position, player: Player, engineers: bool) -> str:
    """The last thing that was spent lies on the discard pile, or is a token that is used."""
    box = state.box
    last = state.floor - 1
    if last < 0 or last >= len(box.means_ids) or (box.specialist[last] == 0) != engineers:
        return "floor"
    if last >= box.crew:
        return "floor" if (player.ready >> (last - box.crew)) & 1 else ""
    return "" if last in state.crew_discard else "floor"


def fault_in_payment(state: Position) -> str:
    """Resources of any kind for a crew action or for a colony."""
    seat = state.asked
    if seat != state.active:
        return "asked"
    if state.step == CREW:
        if len(state.agenda) != TASK_SIZE or state.agenda[:2] != bytes([GAIN, seat]):
            return "agenda"
        effect = state.agenda[2]
        if not is_playing(state, seat, effect):
            return "agenda"
        most = state.box.effects[EFFECT_SIZE * effect + PAY_ANY_AT]
    else:
        fault = fault_in_colony(state, seat)
        if fault or state.agenda != task_of(COLONISE, seat):
            return fault or "agenda"
        most = state.box.colony_resources[count_bits(state.players[seat].colonies)]
    if not 1 <= state.task[2] <= most:
        return "task"
    return fault_in_floor(state, most - state.task[2])


# ------------------------------------------------------------------ crew actions


def is_playing(state: Position, seat: int, effect: int) -> bool:
    """Whether the effect is a crew card's that has just been played, with an edge that works here."""
    box = state.box
    if not box.first_crew_effect <= effect < box.first_survivor_effect:
        return False
    player = state.players[seat]
    card, lower = divmod(effect - box.first_crew_effect, 2)
    if card not in state.crew_discard and (lower or card not in player.top):
        return False
    return edge_matches(state, player, box.lower_on[card] if lower else box.upper_on[card])


def fault_in_crew_action(state: Position) -> str:
    """The crew action of a card that has just been played."""
    seat = state.asked
    if seat != state.active:
        return "asked"
    if state.agenda:
        return "agenda"
    effect = state.task[2]
    return "" if is_playing(state, seat, effect) and can_act(state, state.players[seat], effect) else "task"


# ------------------------------------------------------------------ travel and destinations


def fault_in_discovery(state: Position) -> str:
    """A planet that has just been laid: nothing is on it, and the Ark lands after the reward."""
    seat = state.asked
    cell = state.task[2]
    if seat != state.active:
        return "asked"
    if state.agenda != task_of(LAND, seat):
        return "agenda"
    if state.players[seat].ark != 4 * cell:
        return "ark"
    first = MOST_PLAYERS * cell
    touched = any(state.levels[4 * cell : 4 * cell + KINDS]) or any(state.merit[first : first + MOST_PLAYERS])
    settled = any(has_colony(player, cell) or cell in player.outposts for player in state.players)
    return "cells" if cell in START_CELLS or touched or settled or is_finished(state, cell) else ""


def fault_in_terraforming(state: Position) -> str:
    """Levels raised and levels left are as many as may be raised at once."""
    player = state.players[state.asked]
    left, raised = state.task[2], state.task[3]
    if state.asked != state.active:
        return "asked"
    if state.agenda:
        return "agenda"
    if not state.deeds & TERRAFORMED or not on_planet(player) or is_finished(state, player.ark // 4):
        return "deeds" if on_planet(player) else "ark"
    if left < 1 or left + raised != levels_at_once(state, player):
        return "task"
    return fault_in_floor(state, raised)


def fault_in_exploring(state: Position, question: int) -> str:
    """Two survivors of which one is resolved, or one that may be kept."""
    seat = state.asked
    if seat != state.active:
        return "asked"
    if not state.deeds & EXPLORED or not on_planet(state.players[seat]):
        return "deeds"
    if state.agenda:
        return "agenda"
    if question == ASK_RESOLVE:
        return "" if len(state.looked) == 2 and has_upgrade(state.players[seat], SCOUTING) else "looked"
    if state.looked != state.task[2:3]:
        return "looked"
    return "" if may_keep(state, seat, state.task[2]) else "task"


# ------------------------------------------------------------------ the Automa


def fault_in_leader(state: Position) -> str:
    """It spends any leaders for an upgrade or a colony, and has enough for all that it still owes."""
    seat = state.count
    player = state.players[seat]
    task = state.task
    if task[1] != seat or task[2] or task[4] or not task[3]:
        return "task"
    have = min(int(leaders_in(specialists_of(state, player))), task[3])
    if len(player.symbols) < have + REPLACEMENTS * (task[3] - have + task[5]):
        return "symbols"
    if state.agenda[:1] == bytes([UNLOCK]):
        return fault_in_automa_upgrade(state, player)
    return fault_in_colony(state, seat) or fault_in_automa_colony(state, player)


def fault_in_automa_upgrade(state: Position, player: Player) -> str:
    """One of its fields that is still locked, and costs a leader."""
    box = state.box
    upgrade = state.agenda[2]
    if state.agenda[:TASK_SIZE] != task_of(UNLOCK, state.count, upgrade):
        return "agenda"
    if upgrade not in box.automa_upgrades or has_upgrade(player, upgrade) or box.upgrade_engineer[upgrade]:
        return "agenda"
    if state.task[3] > 1 or state.task[5]:
        return "task"
    return fault_in_line(state, state.agenda[TASK_SIZE:], (LINE_UPGRADE,))


def fault_in_automa_colony(state: Position, player: Player) -> str:
    """What the next colony costs."""
    box = state.box
    number = count_bits(player.colonies)
    units = box.colony_resources[number]
    business = (task_of(PAY_ANY, state.count, units) if units else b"") + task_of(COLONISE, state.count)
    if state.agenda[: len(business)] != business:
        return "agenda"
    if all_held(player) < units:
        return "cargo"
    missing = box.colony_engineers[number] + box.colony_of_colour[number]
    if state.task[3] > box.colony_leaders[number] or state.task[5] > missing:
        return "task"
    return fault_in_line(state, state.agenda[len(business) :], (LINE_COLONY, LINE_COLONY_OR_OUTPOST))


def fault_in_outpost(state: Position) -> str:
    """Both are on other planets, and one comes here; the next line of the card waits."""
    box = state.box
    player = state.players[state.count]
    task = state.task
    if task[1] != state.count or task[2] not in state.automa_discard or task[3] >= len(box.lines[task[2]]):
        return "task"
    does = box.lines[task[2]][task[3]].does
    if does not in (LINE_OUTPOST, LINE_COLONY_OR_OUTPOST):
        return "task"
    cell = player.ark // 4
    if does == LINE_COLONY_OR_OUTPOST and can_colonise(state, state.count, cell):
        return "task"
    if player.outpost_pool or len(outposts_elsewhere(player, cell)) < 2:
        return "outposts"
    more = task[3] + 1 < len(box.lines[task[2]])
    following = task_of(LINE, state.count, task[2], task[3] + 1) if more else b""
    return "" if state.agenda == following else "agenda"
