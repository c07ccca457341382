"""Set-up (pp. 4-5): decks, factions, first player, and what each faction begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.building import place
from galaktyka.games.artifacts.engine.rules.buying import set_deck, start_project
from galaktyka.games.artifacts.engine.rules.resources import draw_to_hand
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def lay_out(state: Position) -> None:
    """Seven shuffled decks and credits; then factions, three cards for everybody and a first player.

    Where factions are chosen, hands and first player wait for the last choice. Where chance deals them nobody decides
    anything before that, so the first player can be drawn first of all.
    """
    shuffle_decks(state)
    state.marker = state.count
    for player in state.players:
        player.credits = state.box.start_credits
    if state.choose_factions:
        state.active = 0
        go_round(state, 0)
        return
    draw_first_player(state)
    deal_factions(state)
    deal_hands(state, state.first)
    go_round(state, state.first)


def shuffle_decks(state: Position) -> None:
    """Seven decks; the top alien system lies open."""
    box = state.box
    rng = state.rng
    decks: list[bytes] = []
    for cards in box.decks:
        deck = list(cards)
        rng.shuffle(deck)
        decks.append(bytes(deck))
    state.decks = decks
    resources = list(range(box.resources))
    rng.shuffle(resources)
    state.deck = resources
    systems = list(range(box.systems))
    rng.shuffle(systems)
    state.system = systems[0]
    state.systems = bytes(systems[1:])
    plans = list(range(1, box.plans))
    rng.shuffle(plans)
    state.plan_deck = bytes(plans)
    artifacts = list(range(box.artifacts))
    rng.shuffle(artifacts)
    state.artifact_deck = bytes(artifacts)
    state.note("system", -1, (box.pack.systems[state.system].id,), 0)


def deal_factions(state: Position) -> None:
    """A random one for everybody."""
    factions = list(range(state.box.factions))
    state.rng.shuffle(factions)
    for turn in range(state.count):
        take_faction(state, (state.first + turn) % state.count, factions[turn])


def deal_hands(state: Position, seat: i64) -> None:
    """Three cards for everybody, from this seat on."""
    for turn in range(state.count):
        draw_to_hand(state, (seat + turn) % state.count, state.box.hand_size)


def draw_first_player(state: Position) -> None:
    """Chance decides."""
    state.first = state.rng.below(state.count)
    state.active = state.first
    state.note("first-player", state.first, (), 0)


def go_round(state: Position, seat: i64) -> None:
    """Everybody's turn in the set-up, from this seat on: to choose a faction, or to do what its card says."""
    tasks = b""
    for turn in range(state.count):
        tasks = tasks + task_of(v.SET_UP, (seat + turn) % state.count, 0)
    do_next(state, tasks)


def take_faction(state: Position, seat: i64, faction: i64) -> None:
    """The board and the card of a faction."""
    state.players[seat].faction = faction
    if state.log is not None:
        state.note("faction", seat, (state.box.pack.factions[faction].id,), 0)


def set_up(state: Position) -> None:
    """One step of the set-up of a faction; whoever has none chooses one."""
    task = state.task
    seat: i64 = task[1]
    player = state.players[seat]
    if player.faction == v.NO_CARD:
        ask(state, seat, v.ASK_FACTION, 0)
        return
    steps = state.box.pack.factions[player.faction].setup
    if task[2] + 1 < len(steps):
        do_next(state, task_of(v.SET_UP, seat, task[2] + 1))
    step = steps[task[2]]
    deck: i64 = v.TYPES.index(step.deck)
    state.looked = state.decks[deck][: step.draw]
    set_deck(state, deck, state.decks[deck][step.draw :])
    state.revealed += 1
    if state.looked:
        ask(state, seat, v.ASK_KEEP, 0)


def begin(state: Position) -> None:
    """Everybody has a faction: hands, the first player, and the set-ups of all factions."""
    deal_hands(state, 0)
    draw_first_player(state)
    go_round(state, state.first)


def keep(state: Position, seat: i64, card: i64) -> None:
    """The card goes under construction, or into the empire, where it resolves nothing."""
    player = state.players[seat]
    step = state.box.pack.factions[player.faction].setup[state.task[2]]
    if not step.empire:
        start_project(state, seat, card)
        return
    place(state, player, card, v.SIDES.index(step.side))
    if state.log is not None:
        state.note("joins", seat, (state.box.ids[card], step.side), 0)
