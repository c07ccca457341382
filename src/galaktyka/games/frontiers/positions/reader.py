"""Reading a position document: everything is checked, every fault says where. See docs/positions.md."""

from __future__ import annotations

from galaktyka.core.content import Table
from galaktyka.core.game import Document
from galaktyka.core.keeping import keys_of, open_document, read_kept, read_name, read_rng
from galaktyka.core.piles import ONE
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.engine.rules.rounds import BITS, is_in_play, is_taken, resolve_order
from galaktyka.games.frontiers.engine.state import Player, Position, refresh
from galaktyka.games.frontiers.positions import checks
from galaktyka.games.frontiers.positions.fields import GOALS, KEPT_GOAL, PART, PLAYER, POSSESSIONS, TABLE, Tiles
from galaktyka.games.frontiers.positions.question import open_question

TWO_PAWNS = 2
KNOWN = [
    "round", "phase", "stage", "track", "picking", "action", "chooser", "turn", "vp_pool", "colonist_pool",
    "technologies", "bag", "hidden_goal", "part", "players", *keys_of((*TABLE, *GOALS, *KEPT_GOAL)),
]  # fmt: skip


def read_position(state: Position, document: Document, source: str, content: str) -> None:
    """Fill the empty state with what the document says; a `DocumentError` names the place and the fault."""
    top = open_document(document, source, "frontiers", content, KNOWN)
    read_table(state, top)
    tables = read_players(state, top)
    read_track(state, top)
    checks.check_colonies(state, tables)
    read_technologies(state, top)
    read_bag(state, top)
    read_goals(state, top)
    checks.check_limit(state, top)
    checks.check_pools(state, top)
    add_ends(state, top)
    checks.check_goods(state, top)
    checks.check_storage(state, top)
    part = top.table("part") if top.has("part") else Table({}, source, "[part]", 0, True)
    part.only(keys_of(PART))
    read_kept(PART, state.box, part, state)
    for player in state.players:
        refresh(state.box, player)
    open_question(state, top, tables)


def read_table(state: Position, top: Table) -> None:
    """Options, chance and where the game stands."""
    if top.has("options"):
        options = top.table("options")
        options.only(["first-game", "goals"])
        state.first_game = options.flag("first-game")
        state.with_goals = options.flag("goals")
        if state.first_game and state.with_goals:
            raise options.error("options-exclude", {"first": "first-game", "second": "goals"})
    state.rng = read_rng(top)
    phases = [str(phase) for phase in v.PHASES if phase != v.PHASES[v.ROUND_END]]  # where nobody is ever asked anything
    state.phase = v.PHASES.index(top.choice_or("phase", "pick", phases))
    state.round = top.number_or("round", 0 if state.phase == v.SETUP else 1, 0, 1000000)
    state.stage = v.STAGES.index(top.choice_or("stage", "begin", list(v.STAGES)))
    read_kept(TABLE, state.box, top, state)


def read_players(state: Position, top: Table) -> list[Table]:
    """Every seat; the tables are those of the document."""
    tables = top.tables("players")
    for seat, table in enumerate(tables):
        table.place = f"seat {seat}"
    if not 2 <= len(tables) <= 5:
        raise top.error("wrong-number-of-seats", {"game": "frontiers", "seats": len(tables), "least": 2, "most": 5})
    state.players = [read_player(state, table) for table in tables]
    state.count = len(tables)
    boards = [int(player.board) for player in state.players]
    for seat, player in enumerate(state.players):
        if boards.count(player.board) > 1:
            raise tables[seat].error("document.board-twice", {"board": int(player.board)})
    return tables


def read_player(state: Position, table: Table) -> Player:
    """One seat."""
    box = state.box
    entries = (*POSSESSIONS, *PLAYER)
    table.only(["board", "colonies", "active", "question", "owe", "floor", *keys_of(entries)])
    player = Player()
    read_colonies(box, table, player)
    read_board(box, table, player)
    read_kept(entries, box, table, player)
    for technology in player.technologies:
        if player.technologies.count(ONE[technology]) > 1:
            raise table.error("document.tile-twice", {"tile": box.ids[technology]})
        player.spaces += box.spaces[technology]
    if player.refinery and (box.refinery == v.NO_TILE or box.refinery not in player.colonies):
        raise table.error("document.no-refinery", {})
    player.active = table.number_or("active", len(player.colonies), 0, len(player.colonies))
    return player


def read_colonies(box: Box, table: Table, player: Player) -> None:
    """Home world and planets in the order of settling, some with a good."""
    for number, entry in enumerate(table.items("colonies"), 1):
        if isinstance(entry, str):
            entry = {"tile": entry}
        if not isinstance(entry, dict):
            raise table.wrong_type("colonies", "tables", entry)
        place = table.inside(entry, f"colony #{number}", 0)
        place.only(["tile", "good"])
        tile = read_name(place, "tile", place.value("tile"), box.ids)
        if box.technology[tile]:
            raise place.error("document.wrong-tile", {"key": "tile", "tile": box.ids[tile]})
        good = v.GREY
        if place.has("good"):
            good = v.KINDS.index(place.choice("good", list(v.KINDS[1:5])))
            if box.kind[tile] not in (good, v.ANY_KIND):
                raise place.error("document.no-such-good", {"card": box.ids[tile], "good": v.KINDS[good]})
        player.colonies += ONE[tile]
        player.goods += ONE[good]
        player.stock += int(good != v.GREY)


def read_board(box: Box, table: Table, player: Player) -> None:
    """The Empire board; a home world must be one of its sides."""
    homes = [tile for tile in player.colonies if box.home[tile]]
    if len(homes) > 1:
        raise table.error("document.two-homes", {})
    given = box.pack.tiles[homes[0]].board if homes else 0
    known = [str(number) for number in box.boards]
    if table.has("board"):
        player.board = table.number("board", 1, 1000)
    else:
        if not homes:
            raise table.error("content.missing-key", {"key": "board"})
        player.board = given
    if str(player.board) not in known:
        raise table.error("document.unknown-board", {"board": int(player.board), "known": ", ".join(known)})
    if homes and player.board != given:
        raise table.error("document.other-board", {"card": box.ids[homes[0]], "board": int(player.board)})


# ------------------------------------------------------------------ the track and the round


def read_track(state: Position, top: Table) -> None:
    """Pawns, whose pick it is, and the action that is being resolved."""
    seats = list(range(state.count))
    default = seats * 2 if state.count == TWO_PAWNS else seats
    track = top.items("track") if top.has("track") else default
    pawns = [seat for seat in track if isinstance(seat, int) and not isinstance(seat, bool)]
    if len(pawns) < len(track) or sorted(pawns) != sorted(default):
        raise top.error("document.track", {"number": len(default)})
    state.track = bytes(pawns)
    state.picking = top.number_or("picking", 0, 0, len(track) - (0 if state.phase == v.OVER else 1))
    state.turn = top.number_or("turn", 0, 0, state.count)
    read_action(state, top)
    read_taken(state, top)


def read_action(state: Position, top: Table) -> None:
    """The action tile that was picked, and by whom."""
    state.action = v.NO_TILE
    state.chooser = v.NO_SEAT
    resolving = v.ISOLATION <= state.phase <= v.DIPLOMATS
    if not resolving and state.phase != v.REVEAL:
        for key in ("action", "chooser"):
            if top.has(key):
                raise top.error("document.not-now", {"key": key, "phase": v.PHASES[state.phase]})
        return
    default = v.PHASES[state.phase] if resolving else ""
    state.action = v.ACTION_TILES.index(top.choice_or("action", default, list(v.ACTION_TILES)) or top.text("action"))
    if resolving and state.action + v.FIRST_ACTION != state.phase:
        raise top.error("document.action", {"action": v.ACTION_TILES[state.action], "phase": v.PHASES[state.phase]})
    if not is_in_play(state, state.action):
        raise top.error("document.not-in-play", {"action": v.ACTION_TILES[state.action]})
    moved = state.phase == v.REVIEW and state.stage == v.FINISH and state.picking > 0
    picker = state.track[state.picking - 1 if moved else state.picking]
    state.chooser = top.number_or("chooser", picker, 0, state.count - 1)
    if state.chooser != picker:
        raise top.error("document.chooser", {"chooser": int(state.chooser), "picker": picker})
    if v.DEVELOP <= state.phase <= v.SELL:
        state.resolve = resolve_order(state)


def read_taken(state: Position, top: Table) -> None:
    """The action tiles chosen this round; enough must be left for the pawns that still pick."""
    if state.action != v.NO_TILE:
        state.taken |= BITS[state.action]
    tiles = range(len(v.ACTION_TILES))
    for tile in tiles:
        if is_taken(state, tile) and not is_in_play(state, tile):
            raise top.error("document.not-in-play", {"action": v.ACTION_TILES[tile]})
    if state.phase == v.SETUP and (state.taken or state.picking):
        key = "taken" if state.taken else "picking"
        raise top.error("document.not-now", {"key": key, "phase": v.PHASES[state.phase]})
    free = sum([is_in_play(state, tile) and not is_taken(state, tile) for tile in tiles])
    pawns = len(state.track) - state.picking - int(state.phase > v.PICK)
    if state.phase != v.OVER and free < pawns:
        raise top.error("document.tiles-left", {"tiles": free, "pawns": int(pawns)})


def add_ends(state: Position, top: Table) -> None:
    """The ends of the game that were met, where they are left out: those that show, too few colonists not."""
    if top.has("ends"):
        return
    for player in state.players:
        if player.spaces > state.box.end_spaces and state.phase != v.DEVELOP:
            state.ends |= v.END_TECHNOLOGIES
        if len(player.colonies) > state.box.end_colonies and state.phase != v.SETTLE:
            state.ends |= v.END_COLONIES
    if state.vp_pool <= 0:
        state.ends |= v.END_POINTS


# ------------------------------------------------------------------ tiles


def read_technologies(state: Position, top: Table) -> None:
    """The faces in play and how many copies of each are left; copies in empires are the rest."""
    box = state.box
    owned = b"".join([player.technologies for player in state.players])
    given = top.table("technologies") if top.has("technologies") else None
    if given is not None:
        for key in given.data:
            if not box.technology[read_name(given, key, key, box.ids)]:
                raise given.error("document.wrong-tile", {"key": "technologies", "tile": key})
    supply = bytearray(box.size)
    faces: list[int] = []
    for stack in box.stacks:
        sides = [face for face in (stack.white, stack.reverse) if face != v.NO_TILE]
        named = [face for face in sides if given is not None and given.has(box.ids[face])]
        had = [face for face in sides if face in owned]
        shown = named or had or [stack.white]
        if len(shown) > 1 or any(face not in shown for face in had):
            raise top.error("document.faces", {"cards": ", ".join([box.ids[face] for face in sides])})
        face = shown[0]
        copies = 1 if stack.large else box.pack.copies[state.count]
        held = owned.count(ONE[face])
        left = copies - held
        if given is not None and given.has(box.ids[face]):
            left = given.number(box.ids[face], 0, 9)
        if left < 0 or left + held != copies:
            raise top.error("document.copies", {"card": box.ids[face], "left": left, "held": held, "copies": copies})
        faces.append(face)
        supply[face] = left
    state.faces = bytes(sorted(faces))
    state.supply = bytes(supply)


def read_bag(state: Position, top: Table) -> None:
    """The bag; every planet must be somewhere exactly once."""
    box = state.box
    elsewhere = checks.check_planets(state, top)
    rest = bytes([planet for planet in box.planets if planet not in elsewhere])
    state.bag = Tiles("planet", in_order=True).read(box, top, "bag") if top.has("bag") else rest
    if state.bag != rest:
        wrong = [planet for planet in box.planets if (planet in state.bag) != (planet in rest)] or list(state.bag)
        raise top.error("document.bag", {"cards": ", ".join([box.ids[planet] for planet in wrong[:5]])})


def read_goals(state: Position, top: Table) -> None:
    """The stack, the goals face up, the hidden one and those being looked at: every goal exactly once."""
    box = state.box
    read_kept((*GOALS, *KEPT_GOAL), box, top, state)
    used = [*state.goals_up, *state.looked]
    if state.kept_goal != v.NO_TILE:
        used.append(int(state.kept_goal))
    if top.has("hidden_goal"):
        hidden = top.table("hidden_goal")
        hidden.only(["goal", "seat"])
        state.hidden_goal = box.goal_ids.index(hidden.choice("goal", box.goal_ids))
        state.hidden_owner = hidden.number("seat", 0, state.count - 1)
        used.append(int(state.hidden_goal))
    if not state.with_goals:
        if used or state.goal_stack:
            raise top.error("document.goals-off", {})
        return
    if not top.has("goal_stack"):
        state.goal_stack = bytes([goal for goal in range(box.goals) if goal not in used])
    if sorted([*used, *state.goal_stack]) != list(range(box.goals)):
        raise top.error("document.goals", {"number": int(box.goals)})
    if state.hidden_goal != v.NO_TILE and state.phase == v.OVER:
        raise top.error("document.not-now", {"key": "hidden_goal", "phase": v.PHASES[state.phase]})
