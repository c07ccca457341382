"""Reading a position document: everything is checked, every fault says where. See docs/positions.md."""

from __future__ import annotations

from typing import Final

from galaktyka.core.bits import count_bits
from galaktyka.core.content import Table
from galaktyka.core.game import Document
from galaktyka.core.keeping import keys_of, misplaced, open_document, read_kept, read_names, read_rng
from galaktyka.core.piles import replaced
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.cards import LEVELS
from galaktyka.games.cosmos.engine.rules.setting_up import START_CELLS
from galaktyka.games.cosmos.engine.rules.system import draw_lines, is_finished
from galaktyka.games.cosmos.engine.rules.terraforming import is_full
from galaktyka.games.cosmos.engine.rules.turns import LAST_ROUND
from galaktyka.games.cosmos.engine.state import LONG, MOST_PLAYERS, Player, Position
from galaktyka.games.cosmos.positions.fields import LOOKED, LOOKED_AT_SET_UP, PILES, TURN, all_tasks
from galaktyka.games.cosmos.positions.players import derived, read_players
from galaktyka.games.cosmos.positions.question import open_question, read_agenda

KEYS: Final = [
    "round", "step", "first", "turns", "active", "closing", "cells", "planet_deck", "crew_deck", "survivor_deck",
    "revelations", "players", "automa", "looked", "agenda", "task", "asked", "question", "floor", "unlisted",
]  # fmt: skip


def read_position(state: Position, document: Document, source: str, content: str) -> None:
    """Fill the empty state with what the document says; a `DocumentError` names the place and the fault."""
    top = open_document(document, source, "cosmos", content, [*KEYS, *keys_of(TURN), *keys_of(PILES)])
    state.rng = read_rng(top)
    count_players(state, top)
    read_options(state, top)
    read_cells(state, top)
    read_players(state, top)
    read_turn(state, top)
    read_agenda(state, top)
    read_decks(state, top)
    check_tracks(state, top)
    check_points(state, top)
    draw_lines(state)
    open_question(state, top)


def count_players(state: Position, top: Table) -> None:
    """One to four seats; one alone plays against the Automa."""
    seats = len(top.items("players"))
    if not 1 <= seats <= MOST_PLAYERS:
        raise top.error("wrong-number-of-seats", {"game": "cosmos", "seats": seats, "least": 1, "most": MOST_PLAYERS})
    if seats > 1 and top.has("automa"):
        raise top.error("document.automa", {"seats": seats})
    state.count = seats
    state.players = [Player() for _ in range(2 if seats == 1 else seats)]


def read_options(state: Position, top: Table) -> None:
    """The long game is for several players, levels are for one alone, and only one of them is on."""
    if not top.has("options"):
        return
    options = top.table("options")
    options.only([LONG, *LEVELS[1:]])
    state.long = options.flag(LONG)
    levels = [level for level in LEVELS[1:] if options.flag(level)]
    if len(levels) > 1:
        raise options.error("options-exclude", {"first": levels[0], "second": levels[1]})
    if levels and state.count > 1:
        raise options.error("option-needs-seats", {"option": levels[0], "seats": int(state.count), "allowed": "1"})
    if state.long and state.count == 1:
        raise options.error("option-needs-seats", {"option": LONG, "seats": 1, "allowed": "2, 3, 4"})
    state.level = LEVELS.index(levels[0]) if levels else 0


# ------------------------------------------------------------------ the map


def read_cells(state: Position, top: Table) -> None:
    """The planets on the table: the starting ones at n, w and e, all others elsewhere."""
    table = top.table("cells")
    table.only(list(v.CELLS))
    for cell, name in enumerate(v.CELLS):
        if table.has(name):
            read_cell(state, table, cell)
        elif cell in START_CELLS:
            raise table.error("content.missing-key", {"key": name})


def read_cell(state: Position, table: Table, cell: int) -> None:
    """A planet: an id, or a table with its levels and its terraform track."""
    name = v.CELLS[cell]
    entry = table.value(name)
    if isinstance(entry, str):
        entry = {"planet": entry}
    if not isinstance(entry, dict):
        raise table.wrong_type(name, "table", entry)
    place = table.inside(entry, name, 0)
    place.only(["planet", "terraformed", "levels", "track"])
    box = state.box
    planet = box.planet_ids.index(place.choice("planet", box.planet_ids))
    if (cell in START_CELLS) != (planet in box.starting):
        raise place.error("document.planet-cell", {"planet": box.planet_ids[planet], "cell": name})
    if planet in state.cells:
        raise place.error("document.too-many", {"cards": box.planet_ids[planet]})
    state.cells = replaced(state.cells, cell, planet)
    if place.flag("terraformed"):
        for key in ("levels", "track"):
            if place.has(key):
                raise place.error("document.terraformed", {"key": key})
        state.finished |= 1 << cell
        return
    read_levels(state, place, cell)
    read_track(state, place, cell)


def read_levels(state: Position, place: Table, cell: int) -> None:
    """No track is higher than its maximum; a planet whose tracks are full would be terraformed."""
    if not place.has("levels"):
        return
    levels = place.table("levels")
    levels.only(list(v.RESOURCES))
    for resource in range(v.KINDS):
        most = state.box.tracks[4 * state.cells[cell] + resource]
        level = levels.number_or(v.RESOURCES[resource], 0, 0, most)
        state.levels = replaced(state.levels, 4 * cell + resource, level)
    if is_full(state, cell):
        raise place.error("document.full", {})


def read_track(state: Position, place: Table, cell: int) -> None:
    """Markers on the terraform track, the first one first; of several on one space the upper one comes first."""
    first = MOST_PLAYERS * cell
    before = 255
    for rank, table in enumerate(place.tables("track")):
        table.only(["seat", "space"])
        seat = table.number("seat", 0, len(state.players) - 1)
        space = table.number("space", 1, before)
        if seat in state.ranks[first : first + rank]:
            raise table.error("document.seat-twice", {"seat": seat})
        state.ranks = replaced(state.ranks, first + rank, seat)
        state.merit = replaced(state.merit, first + seat, space)
        before = space


def check_tracks(state: Position, top: Table) -> None:
    """Every level is somebody's merit; levels of a Terraform action that goes on become so at its end."""
    for cell in range(v.CELL_COUNT):
        if state.cells[cell] == v.EMPTY or is_finished(state, cell):
            continue
        levels = sum(state.levels[4 * cell : 4 * cell + v.KINDS])
        if state.task[:1] == bytes([v.TERRAFORM]) and state.players[state.task[1]].ark == 4 * cell:
            levels -= state.task[3]
        spaces = sum(state.merit[MOST_PLAYERS * cell : MOST_PLAYERS * (cell + 1)])
        if levels != spaces:
            place = top.inside({}, f"[cells]: {v.CELLS[cell]}", 0)
            raise place.error("document.merit", {"levels": levels, "spaces": spaces})


def check_points(state: Position, top: Table) -> None:
    """The merit of terraformed planets has been scored, and the first and the second of each got more for it."""
    box = state.box
    finished = [cell for cell in range(v.CELL_COUNT) if is_finished(state, cell)]
    levels = sum([sum(box.tracks[4 * state.cells[cell] : 4 * state.cells[cell] + v.KINDS]) for cell in finished])
    merit = sum([int(player.merit_vp) for player in state.players])
    if merit != levels:
        raise top.error("document.merit-points", {"levels": levels, "points": merit})
    bonus = sum([int(player.bonus_vp) for player in state.players])
    least = len(finished) * int(box.first_bonus)
    most = least + len(finished) * int(box.second_bonus)
    if not least <= bonus <= most:
        raise top.error("document.bonus-points", {"points": bonus, "least": least, "most": most})


# ------------------------------------------------------------------ the turn


def read_turn(state: Position, top: Table) -> None:
    """Where the game stands."""
    box = state.box
    everybody = len(state.players)
    state.step = v.STEPS.index(top.choice_or("step", "upgrade", list(v.STEPS)))
    begun = int(state.step != v.SETUP)
    state.round = top.number_or("round", begun, begun, int(box.most_rounds) if begun else 0)
    state.first = top.number_or("first", 0, 0, int(state.count) - 1 if begun else 0)
    read_turns(state, top, everybody)
    state.completed = count_bits(state.finished)
    state.revealed = top.number_or("revelations", 0, 0, 2**62)
    near = state.completed >= (box.planets_to_end_long if state.long else box.planets_to_end)
    last = (LAST_ROUND if state.round < box.most_rounds else 1) if state.step == v.OVER else 1
    state.closing = top.number_or("closing", last if near else 0, last if near else 0, LAST_ROUND if near else 0)
    if state.step == v.OVER and state.closing != LAST_ROUND and state.round < box.most_rounds:
        raise top.error("document.not-over", {"planets": int(state.completed)})
    read_kept(TURN, box, top, state)
    if key := misplaced(TURN, state, state):
        raise top.error("document.not-now", {"key": key, "phase": v.STEPS[state.step]})


def read_turns(state: Position, top: Table, everybody: int) -> None:
    """Who has the turn follows from the first player and from the turns of the round; the Automa has a step only."""
    if state.step in (v.SETUP, v.OVER):
        turns = 0 if state.step == v.SETUP else everybody
        state.turns = derived(top, "turns", turns)
        if top.has("active"):
            raise top.error("document.not-now", {"key": "active", "phase": v.STEPS[state.step]})
        state.active = v.NO_SEAT
        return
    if state.step == v.AUTOMA and everybody == state.count:
        raise top.error("document.automa", {"seats": everybody})
    whose = state.count if state.step == v.AUTOMA else state.first
    state.active = top.number_or("active", int(whose), 0, everybody - 1)
    turns = (int(state.active) - int(state.first)) % everybody + 1
    state.turns = derived(top, "turns", turns)
    if (state.step == v.AUTOMA) != (state.active == state.count):
        raise top.error("document.not-now", {"key": "active", "phase": v.STEPS[state.step]})


# ------------------------------------------------------------------ decks


def read_decks(state: Position, top: Table) -> None:
    """Every card is somewhere exactly once; of the decks the card that comes next is named first."""
    box = state.box
    read_kept((*PILES, LOOKED_AT_SET_UP if state.step == v.SETUP else LOOKED), box, top, state)
    crew = state.crew_discard + state.cantina + b"".join([task[2:3] for task in all_tasks(state) if task[0] == v.PLACE])
    survivors = state.survivor_discard
    for player in state.players:
        crew += player.top + player.bottom + player.symbols
        survivors += player.survivors + player.settled
    if state.step == v.SETUP:
        crew += state.looked
    else:
        survivors += state.looked
    planets = state.cells.replace(bytes([v.EMPTY]), b"")
    state.crew_deck = read_deck(state, top, "crew_deck", crew, box.crew_ids)[::-1]
    state.survivor_deck = read_deck(state, top, "survivor_deck", survivors, box.survivor_ids)[::-1]
    state.planet_deck = read_deck(state, top, "planet_deck", planets, box.planet_ids)
    if len(state.players) > state.count:
        automa = top.table("automa") if top.has("automa") else top.inside({}, "[automa]", 0)
        state.automa_discard = bytes(sorted(read_names(automa, "discard", box.automa_ids)))
        state.automa_deck = read_deck(state, automa, "deck", state.automa_discard, box.automa_ids, top)[::-1]


def read_deck(
    state: Position, table: Table, key: str, elsewhere: bytes, names: list[str], top: Table | None = None
) -> bytes:
    """The deck from the next card on; cards that are nowhere are an error, or are shuffled and come last."""
    deck = read_names(table, key, names)
    found = [*deck, *elsewhere]
    for card in found:
        if found.count(card) > 1:
            raise table.error("document.too-many", {"cards": names[card]})
    rest = [card for card in range(len(names)) if card not in found]
    unlisted = (top or table).choice_or("unlisted", "error", ["error", "shuffle"])
    if rest and unlisted == "error":
        missing = ", ".join([names[card] for card in rest[:5]])
        raise table.error("document.missing-cards", {"n": len(rest), "cards": missing})
    state.rng.shuffle(rest)
    return bytes(deck + rest)
