"""Whether a gain that stops for a choice fits: which effect is running, what of it is left, and what comes after."""

from __future__ import annotations

from galaktyka.games.cosmos.box import CANTINA_AT, DECK_AT, EFFECT_SIZE, GAIN_ANY_AT
from galaktyka.games.cosmos.rules.crew import edge_matches, room_for_crew
from galaktyka.games.cosmos.rules.destination import on_planet
from galaktyka.games.cosmos.rules.system import gather_effect
from galaktyka.games.cosmos.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.state import Player, Position, task_of
from galaktyka.games.cosmos.vocabulary import (
    ASK_CANTINA,
    ASK_GAIN,
    ASK_ROW,
    AUTOMA,
    CREW,
    CREW_FROM_CANTINA,
    CREW_FROM_DECK,
    DESTINATION,
    DRAW,
    EXPLORED,
    GAIN,
    GATHERED,
    KEEP,
    KINDS,
    LEISURE,
    LINE,
    LINE_MOVE,
    MINING_VEHICLES,
    MOON,
    PORTAL,
    REFILL,
    STATION,
    TASK_SIZE,
    TRAVEL,
)

Gains = tuple[int, int, int]
"""What may stop for a choice: resources of any kind, crew from the deck, crew from the Cantina."""
FROM_DECK_ONCE: Gains = (0, 1, 0)
FROM_CANTINA_ONCE: Gains = (0, 0, 1)


def fault_in_gains(state: Position) -> str:
    """Rows, resources and the Cantina: some effect that can be running leaves just this to be done."""
    rest, tail = split_agenda(state)
    fault = fault_in_tail(state, tail)
    if fault:
        return fault
    if not any(is_rest_of(state, gains, rest) for gains in running(state, tail)):
        return "task"
    return fault_in_room(state, rest)


def split_agenda(state: Position) -> tuple[bytes, bytes]:
    """What is left of the effect that is running, and what comes after it."""
    at = 0
    while at < len(state.agenda) and state.agenda[at] in (CREW_FROM_DECK, CREW_FROM_CANTINA, REFILL):
        at += TASK_SIZE
    return state.agenda[:at], state.agenda[at:]


def gains_of(state: Position, effect: int) -> Gains:
    """What of an effect may stop for a choice."""
    table = state.box.effects
    at = EFFECT_SIZE * effect
    return table[at + GAIN_ANY_AT], table[at + DECK_AT], table[at + CANTINA_AT]


# ------------------------------------------------------------------ which effect is running


def running(state: Position, tail: bytes) -> list[Gains]:
    """The effects that can be running in this step, where the Ark is."""
    box = state.box
    player = state.players[state.active]
    if state.step == DRAW:
        return [FROM_DECK_ONCE]
    if state.step == CREW:
        return [
            gains_of(state, box.first_crew_effect + 2 * card + lower)
            for card in range(box.crew)
            for lower in range(2)
            if edge_matches(state, player, box.lower_on[card] if lower else box.upper_on[card])
        ]
    if state.step == DESTINATION:
        effect = box.first_survivor_effect + tail[2] if tail else gather_effect(state, player.ark)
        return [gains_of(state, effect)]
    if not on_planet(player):
        return [FROM_CANTINA_ONCE] if meets_crew(player) else []
    return [gains_of(state, gather_effect(state, player.ark))]


def meets_crew(player: Player) -> bool:
    """Whether landing here gives crew from the Cantina."""
    if player.ark == PORTAL:
        return False
    place = player.ark % 4
    return has_upgrade(player, LEISURE) if place == STATION else place == MOON and has_upgrade(player, MINING_VEHICLES)


def is_rest_of(state: Position, gains: Gains, rest: bytes) -> bool:
    """Whether the question comes up in this effect, with just this left of it."""
    seat = state.asked
    any_units, deck, cantina = gains
    from_cantina = task_of(CREW_FROM_CANTINA, seat, cantina) if cantina else b""
    if state.question == ASK_GAIN:
        units = state.task[2]
        if state.floor >= KINDS or not 1 <= units <= any_units or (units == any_units and state.floor):
            return False
        return rest == (task_of(CREW_FROM_DECK, seat, deck) if deck else b"") + from_cantina
    if state.question == ASK_CANTINA:
        taken = state.task[3] > 0
        return rest == b"" and 1 <= state.task[2] <= cantina - int(taken)
    for left in range(deck):
        if rest == (task_of(CREW_FROM_DECK, seat, left) if left else b"") + from_cantina:
            return True
    return is_rest_of_cantina(seat, state.task[2], cantina, rest)


def is_rest_of_cantina(seat: int, card: int, cantina: int, rest: bytes) -> bool:
    """After a card of the Cantina more are taken, or it is refilled."""
    if cantina and rest == task_of(REFILL, seat):
        return True
    return any(rest == task_of(CREW_FROM_CANTINA, seat, more, card + 1) for more in range(1, cantina))


def fault_in_room(state: Position, rest: bytes) -> str:
    """A card finds room in both rows, and those of the Cantina that were promised are there and have room."""
    box = state.box
    player = state.players[state.asked]
    room = room_for_crew(state, player)
    wanted, floor = 0, 0
    if state.question == ASK_ROW:
        if max(len(player.top), len(player.bottom)) >= box.row:
            return "above"
        room -= 1
        if rest[:1] == bytes([CREW_FROM_CANTINA]) and rest[3]:
            wanted, floor = rest[2], rest[3]
    elif state.question == ASK_CANTINA:
        wanted, floor = state.task[2], state.task[3]
    if wanted > room:
        return "above"
    return "" if len([card for card in state.cantina if card >= floor]) >= wanted else "cantina"


# ------------------------------------------------------------------ what comes after it


def fault_in_tail(state: Position, tail: bytes) -> str:
    """Nothing, or more outposts that pay, or the survivor that may be kept, or the next line of the Automa's card."""
    if state.step in (TRAVEL, AUTOMA):
        return fault_in_income(state, tail)
    if state.asked != state.active:
        return "asked"
    if state.step != DESTINATION:
        return "agenda" if tail else ""
    if not tail:
        if state.looked:
            return "looked"
        return "" if state.deeds & GATHERED else "deeds"
    if len(tail) != TASK_SIZE or tail != task_of(KEEP, state.active, tail[2]):
        return "agenda"
    if not state.deeds & EXPLORED or not on_planet(state.players[state.active]):
        return "deeds"
    return "" if state.looked == tail[2:3] else "looked"


def fault_in_income(state: Position, tail: bytes) -> str:
    """After a landing: on a planet all outposts pay one after another, elsewhere only whoever landed gains."""
    player = state.players[state.active]
    incomes = [task_of(GAIN, owner, gather_effect(state, player.ark)) for owner in owners(state, player)]
    at = 0
    while tail[at : at + 1] == bytes([GAIN]):
        at += TASK_SIZE
    if state.step == AUTOMA:
        fault = fault_in_line(state, tail[at:], (LINE_MOVE,))
        if fault:
            return fault
    elif tail[at:]:
        return "agenda"
    if not on_planet(player):
        return "agenda" if tail else ("" if state.asked == state.active else "asked")
    paid = len(incomes) - at // TASK_SIZE
    if paid < 1 or b"".join(incomes[paid:]) != tail[:at]:
        return "agenda"
    return "" if incomes[paid - 1][1] == state.asked else "asked"


def owners(state: Position, player: Player) -> list[int]:
    """Whose outposts pay where the Ark has landed, in turn order."""
    if not on_planet(player):
        return []
    everybody = len(state.players)
    order = [(int(state.active) + i) % everybody for i in range(everybody)]
    return [owner for owner in order for cell in state.players[owner].outposts if cell == player.ark // 4]


def fault_in_line(state: Position, rest: bytes, kinds: tuple[int, ...]) -> str:
    """The next line of a revealed card, after one that does this; or nothing, if that was the last one."""
    lines = state.box.lines
    if not rest:
        last = [lines[card][len(lines[card]) - 1].does for card in state.automa_discard]
        return "" if any(does in kinds for does in last) else "agenda"
    if len(rest) != TASK_SIZE or rest[0] != LINE or rest[1] != state.count:
        return "agenda"
    card, number = rest[2], rest[3]
    if card not in state.automa_discard or not 1 <= number < len(lines[card]):
        return "agenda"
    return "" if lines[card][number - 1].does in kinds else "agenda"
