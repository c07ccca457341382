"""Reading a position document: everything is checked, every fault says where. See docs/positions.md."""

from __future__ import annotations

from galaktyka.core.content import Table
from galaktyka.core.game import Document
from galaktyka.core.piles import ONE
from galaktyka.core.rng import MASK, SEED_LIMIT, Rng, seeded
from galaktyka.games.frontiers.box import Box
from galaktyka.games.frontiers.document import FORMAT
from galaktyka.games.frontiers.document_checks import (
    check_colonies,
    check_goods,
    check_limit,
    check_planets,
    check_pools,
    check_storage,
)
from galaktyka.games.frontiers.document_part import read_part
from galaktyka.games.frontiers.document_question import open_question
from galaktyka.games.frontiers.rules.rounds import BITS, is_in_play, resolve_order
from galaktyka.games.frontiers.state import Player, Position, refresh
from galaktyka.games.frontiers.vocabulary import (
    ACTION_TILES,
    ANY_KIND,
    DEVELOP,
    DIPLOMATS,
    END_COLONIES,
    END_POINTS,
    END_TECHNOLOGIES,
    ENDS,
    FINISH,
    FIRST_ACTION,
    GREY,
    ISOLATION,
    KINDS,
    NO_SEAT,
    NO_TILE,
    OVER,
    PHASES,
    PICK,
    REVEAL,
    REVIEW,
    ROUND_END,
    SELL,
    SETTLE,
    SETUP,
    STAGES,
)

TWO_PAWNS = 2


def read_position(state: Position, document: Document, source: str, content: str) -> None:
    """Fill the empty state with what the document says; a `DocumentError` names the place and the fault."""
    top = Table(dict(document), source, "", 0, True)
    top.only([
        "format", "game", "content", "options", "rng", "seed", "round", "phase", "stage", "track", "picking", "taken",
        "action", "chooser", "turn", "vp_pool", "colonist_pool", "produce_credits", "technologies", "bag", "display",
        "leaving", "ends", "revelations", "goal_stack", "goals_up", "looked", "kept_goal", "hidden_goal", "part",
        "players",
    ])  # fmt: skip
    top.choice_or("format", FORMAT, [FORMAT])
    top.choice_or("game", "frontiers", ["frontiers"])
    if top.has("content") and top.text("content") != content:
        raise top.error("document.other-content", {"found": top.text("content")[:12], "expected": content[:12]})
    read_table(state, top)
    read_players(state, top)
    read_track(state, top)
    check_colonies(state, seats_of(top))
    read_technologies(state, top)
    read_piles(state, top)
    read_goals(state, top)
    check_limit(state, top)
    check_pools(state, top)
    read_ends(state, top)
    check_goods(state, top)
    check_storage(state, top)
    read_part(state, top)
    for player in state.players:
        refresh(state.box, player)
    open_question(state, top)


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
    phases = [phase for phase in PHASES if phase != PHASES[ROUND_END]]  # where nobody is ever asked anything
    state.phase = PHASES.index(top.choice_or("phase", "pick", phases))
    state.round = top.number_or("round", 0 if state.phase == SETUP else 1, 0, 1000000)
    state.stage = STAGES.index(top.choice_or("stage", "begin", list(STAGES)))
    state.produce_credits = top.number_or("produce_credits", 0, 0, 100000)
    state.revealed = top.number_or("revelations", 0, 0, 2**62)


def read_rng(top: Table) -> Rng:
    """The generator: its four words, or a seed."""
    if not top.has("rng"):
        return seeded(top.number_or("seed", 0, 0, SEED_LIMIT - 1))
    numbers = read_numbers(top, "rng")
    if len(numbers) != 4 or not all(0 <= number <= MASK for number in numbers):
        raise top.error("document.rng", {})
    return Rng(numbers[0], numbers[1], numbers[2], numbers[3])


def read_numbers(table: Table, key: str) -> list[int]:
    """A list of whole numbers."""
    numbers: list[int] = []
    for value in table.items(key):
        if isinstance(value, bool) or not isinstance(value, int):
            raise table.wrong_type(key, "numbers", value)
        numbers.append(value)
    return numbers


def read_tile(box: Box, table: Table, key: str, value: object) -> int:
    """The number of a tile, by its id."""
    if not isinstance(value, str):
        raise table.wrong_type(key, "text", value)
    if value not in box.pack.index_of:
        table.check_word(key, value, box.ids)
    return box.pack.index_of[value]


def read_pile(box: Box, table: Table, key: str, type: str) -> bytes:
    """A list of tiles of one type; empty when left out."""
    tiles = [read_tile(box, table, key, value) for value in table.items(key)]
    for tile in tiles:
        if box.pack.tiles[tile].type != type:
            raise table.error("document.wrong-tile", {"key": key, "tile": box.ids[tile]})
    return bytes(sorted(tiles)) if type == "planet" else bytes(tiles)


# ------------------------------------------------------------------ players


def seats_of(top: Table) -> list[Table]:
    """The table of each seat, with its number as the place of its faults."""
    tables = top.tables("players")
    for seat, table in enumerate(tables):
        table.place = f"seat {seat}"
    return tables


def read_players(state: Position, top: Table) -> None:
    """Every seat."""
    tables = seats_of(top)
    if not 2 <= len(tables) <= 5:
        raise top.error("wrong-number-of-seats", {"game": "frontiers", "seats": len(tables), "least": 2, "most": 5})
    state.players = [read_player(state, table) for table in tables]
    state.count = len(tables)
    boards = [int(player.board) for player in state.players]
    for seat, player in enumerate(state.players):
        if boards.count(player.board) > 1:
            raise tables[seat].error("document.board-twice", {"board": int(player.board)})


def read_player(state: Position, table: Table) -> Player:
    """One seat."""
    box = state.box
    table.only([
        "board", "colonies", "technologies", "discovered", "credits", "colonists", "vp", "stored_goods",
        "stored_planets", "stored_credits", "refinery", "made", "active", "question", "owe", "floor",
    ])  # fmt: skip
    player = Player()
    read_colonies(box, table, player)
    read_board(box, table, player)
    player.technologies = read_pile(box, table, "technologies", "technology")
    for technology in player.technologies:
        if player.technologies.count(ONE[technology]) > 1:
            raise table.error("document.tile-twice", {"tile": box.ids[technology]})
        player.spaces += box.spaces[technology]
    player.discovered = read_pile(box, table, "discovered", "planet")
    player.credits = table.number_or("credits", 0, 0, 100000)
    player.colonists = table.number_or("colonists", 0, 0, 1000)
    player.vp = table.number_or("vp", 0, 0, 100000)
    player.stored_goods = bytes(sorted(read_kinds(table, "stored_goods")))
    player.stored_planets = read_pile(box, table, "stored_planets", "planet")
    player.stored_credits = table.number_or("stored_credits", 0, 0, 1000)
    if table.has("refinery"):
        if box.refinery == NO_TILE or box.refinery not in player.colonies:
            raise table.error("document.no-refinery", {})
        player.refinery = KINDS.index(table.choice("refinery", list(KINDS[1:5])))
    player.made = read_kinds(table, "made")
    player.active = table.number_or("active", len(player.colonies), 0, len(player.colonies))
    return player


def read_kinds(table: Table, key: str) -> bytes:
    """A list of kinds."""
    return bytes([KINDS.index(table.check_word(key, str(word), list(KINDS[1:5]))) for word in table.items(key)])


def read_colonies(box: Box, table: Table, player: Player) -> None:
    """Home world and planets in the order of settling, some with a good."""
    for number, entry in enumerate(table.items("colonies"), 1):
        if isinstance(entry, str):
            entry = {"tile": entry}
        if not isinstance(entry, dict):
            raise table.wrong_type("colonies", "tables", entry)
        place = table.inside(entry, f"colony #{number}", 0)
        place.only(["tile", "good"])
        tile = read_tile(box, place, "tile", place.value("tile"))
        if box.technology[tile]:
            raise place.error("document.wrong-tile", {"key": "tile", "tile": box.ids[tile]})
        good = GREY
        if place.has("good"):
            good = KINDS.index(place.choice("good", list(KINDS[1:5])))
            if box.kind[tile] not in (good, ANY_KIND):
                raise place.error("document.no-such-good", {"card": box.ids[tile], "good": KINDS[good]})
        player.colonies += ONE[tile]
        player.goods += ONE[good]
        player.stock += int(good != GREY)


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
    track = read_numbers(top, "track") if top.has("track") else default
    if sorted(track) != sorted(default):
        raise top.error("document.track", {"number": len(default)})
    state.track = bytes(track)
    state.picking = top.number_or("picking", 0, 0, len(track) - (0 if state.phase == OVER else 1))
    state.turn = top.number_or("turn", 0, 0, state.count)
    read_action(state, top)
    read_taken(state, top)


def read_action(state: Position, top: Table) -> None:
    """The action tile that was picked, and by whom."""
    state.action = NO_TILE
    state.chooser = NO_SEAT
    resolving = ISOLATION <= state.phase <= DIPLOMATS
    if not resolving and state.phase != REVEAL:
        for key in ("action", "chooser"):
            if top.has(key):
                raise top.error("document.not-now", {"key": key, "phase": PHASES[state.phase]})
        return
    default = PHASES[state.phase] if resolving else ""
    state.action = ACTION_TILES.index(top.choice_or("action", default, list(ACTION_TILES)) or top.text("action"))
    if resolving and state.action + FIRST_ACTION != state.phase:
        raise top.error("document.action", {"action": ACTION_TILES[state.action], "phase": PHASES[state.phase]})
    if not is_in_play(state, state.action):
        raise top.error("document.not-in-play", {"action": ACTION_TILES[state.action]})
    moved = state.phase == REVIEW and state.stage == FINISH and state.picking > 0
    picker = state.track[state.picking - 1 if moved else state.picking]
    state.chooser = top.number_or("chooser", picker, 0, state.count - 1)
    if state.chooser != picker:
        raise top.error("document.chooser", {"chooser": int(state.chooser), "picker": picker})
    if DEVELOP <= state.phase <= SELL:
        state.resolve = resolve_order(state)


def read_taken(state: Position, top: Table) -> None:
    """The action tiles chosen this round; enough must be left for the pawns that still pick."""
    state.taken = 0
    if state.action != NO_TILE:
        state.taken |= BITS[state.action]
    for word in top.items("taken"):
        tile = ACTION_TILES.index(top.check_word("taken", str(word), list(ACTION_TILES)))
        if not is_in_play(state, tile):
            raise top.error("document.not-in-play", {"action": ACTION_TILES[tile]})
        state.taken |= BITS[tile]
    if state.phase == SETUP and (state.taken or state.picking):
        key = "taken" if state.taken else "picking"
        raise top.error("document.not-now", {"key": key, "phase": PHASES[state.phase]})
    free = 0
    for tile in range(len(ACTION_TILES)):
        free += int(is_in_play(state, tile) and not (state.taken >> tile) & 1)
    pawns = len(state.track) - state.picking - int(state.phase > PICK)
    if state.phase != OVER and free < pawns:
        raise top.error("document.tiles-left", {"tiles": free, "pawns": int(pawns)})


def read_ends(state: Position, top: Table) -> None:
    """The ends of the game that were met; left out: those that show in the position, too few colonists not."""
    for word in top.choices("ends", list(ENDS)):
        state.ends |= ENDS[word]
    if top.has("ends"):
        return
    for player in state.players:
        if player.spaces > state.box.end_spaces and state.phase != DEVELOP:
            state.ends |= END_TECHNOLOGIES
        if len(player.colonies) > state.box.end_colonies and state.phase != SETTLE:
            state.ends |= END_COLONIES
    if state.vp_pool <= 0:
        state.ends |= END_POINTS


# ------------------------------------------------------------------ tiles


def read_technologies(state: Position, top: Table) -> None:
    """The faces in play and how many copies of each are left; copies in empires are the rest."""
    box = state.box
    owned = b"".join([player.technologies for player in state.players])
    given = top.table("technologies") if top.has("technologies") else None
    if given is not None:
        for key in given.data:
            if not box.technology[read_tile(box, given, key, key)]:
                raise given.error("document.wrong-tile", {"key": "technologies", "tile": key})
    supply = bytearray(box.size)
    faces: list[int] = []
    for stack in box.stacks:
        sides = [face for face in (stack.white, stack.reverse) if face != NO_TILE]
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


def read_piles(state: Position, top: Table) -> None:
    """Bag, display and what is on its way back; every planet must be somewhere exactly once."""
    box = state.box
    state.display = read_pile(box, top, "display", "planet")
    state.leaving = read_pile(box, top, "leaving", "planet")
    elsewhere = check_planets(state, top)
    rest = bytes([planet for planet in box.planets if planet not in elsewhere])
    state.bag = read_pile(box, top, "bag", "planet") if top.has("bag") else rest
    if state.bag != rest:
        wrong = [planet for planet in box.planets if (planet in state.bag) != (planet in rest)] or list(state.bag)
        raise top.error("document.bag", {"cards": ", ".join([box.ids[planet] for planet in wrong[:5]])})


def read_goals(state: Position, top: Table) -> None:
    """The stack, the goals face up, the hidden one and those being looked at: every goal exactly once."""
    pack = state.box.pack
    known = [goal.id for goal in pack.goals]
    piles: dict[str, list[int]] = {}
    for key in ("goal_stack", "goals_up", "looked"):
        piles[key] = [known.index(top.check_word(key, str(word), known)) for word in top.items(key)]
    used = piles["goals_up"] + piles["looked"]
    if top.has("kept_goal"):
        state.kept_goal = known.index(top.choice("kept_goal", known))
        used.append(int(state.kept_goal))
    if top.has("hidden_goal"):
        hidden = top.table("hidden_goal")
        hidden.only(["goal", "seat"])
        state.hidden_goal = known.index(hidden.choice("goal", known))
        state.hidden_owner = hidden.number("seat", 0, state.count - 1)
        used.append(int(state.hidden_goal))
    if not state.with_goals:
        if used or piles["goal_stack"]:
            raise top.error("document.goals-off", {})
        return
    if not top.has("goal_stack"):
        piles["goal_stack"] = [goal for goal in range(len(known)) if goal not in used]
    if sorted(used + piles["goal_stack"]) != list(range(len(known))):
        raise top.error("document.goals", {"number": len(known)})
    if state.hidden_goal != NO_TILE and state.phase == OVER:
        raise top.error("document.not-now", {"key": "hidden_goal", "phase": PHASES[state.phase]})
    state.goal_stack = bytes(piles["goal_stack"])
    state.goals_up = bytes(piles["goals_up"])
    state.looked = bytes(sorted(piles["looked"]))
