"""Reading what a player has to decide: the question, and the notes on the player's part of the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.content import Table
from galaktyka.games.frontiers.document import COUNTED_QUESTIONS, ORDERED_QUESTIONS, WINDFALL_KEYS
from galaktyka.games.frontiers.rules.flow import advance, offer
from galaktyka.games.frontiers.rules.holdings import can_run_short, goods_left, most_stored
from galaktyka.games.frontiers.rules.limit import surplus
from galaktyka.games.frontiers.rules.produce import EVERYWHERE, WINDFALLS, is_short
from galaktyka.games.frontiers.rules.sell import GAIN, USE, goods_taken, with_kind
from galaktyka.games.frontiers.rules.settle import can_conquer, can_pay, can_use
from galaktyka.games.frontiers.rules.swaps import can_upgrade, upgradeable
from galaktyka.games.frontiers.state import Player, Position
from galaktyka.games.frontiers.vocabulary import (
    ANY_KIND,
    ASK_AFTER,
    ASK_ARM,
    ASK_BOTTOM,
    ASK_BUY,
    ASK_CONSUME,
    ASK_DISCOVER,
    ASK_HOME,
    ASK_KEEP,
    ASK_MEANS,
    ASK_NAME,
    ASK_PICK,
    ASK_REPLACE,
    ASK_RETURN,
    ASK_REVEAL,
    ASK_SECOND,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SHORT,
    ASK_SPEND,
    ASK_STOCK,
    ASK_TAX,
    ASK_WINDFALL,
    BEGIN,
    DEVELOP,
    EXPLORE,
    FINISH,
    GREY,
    KINDS,
    LIMIT,
    NO_SEAT,
    NO_TILE,
    OVER,
    PARTS,
    PHASES,
    PICK,
    PRODUCE,
    QUESTIONS,
    REVEAL,
    REVIEW,
    SECOND,
    SELL,
    SETTLE,
    SETUP,
    STAGES,
    STORE,
    STORED_CREDITS,
    STORED_GOODS,
    T_CONSUME,
    T_SECOND,
    T_UPGRADE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

QUESTIONS_OF_STAGE: Final = {
    (SETUP, FINISH): (ASK_HOME,),
    (PICK, BEGIN): (ASK_PICK,),
    (REVEAL, BEGIN): (ASK_REVEAL,),
    (REVIEW, FINISH): (ASK_KEEP, ASK_BOTTOM),
    (DEVELOP, PARTS): (ASK_BUY,),
    (EXPLORE, PARTS): (ASK_DISCOVER,),
    (EXPLORE, SECOND): (ASK_DISCOVER,),
    (EXPLORE, LIMIT): (ASK_RETURN,),
    (SETTLE, PARTS): (ASK_SETTLE, ASK_SECOND, ASK_AFTER, ASK_ARM, ASK_REPLACE, ASK_MEANS, ASK_NAME),
    (SETTLE, LIMIT): (ASK_RETURN,),
    (PRODUCE, PARTS): (ASK_NAME, ASK_SHORT, ASK_WINDFALL),
    (PRODUCE, STORE): (ASK_STOCK,),
    (SELL, PARTS): (ASK_SELL, ASK_TAX, ASK_CONSUME, ASK_SPEND),
}
STEPS: Final = {
    ASK_SHORT: EVERYWHERE,
    ASK_WINDFALL: WINDFALLS,
    ASK_SELL: GAIN,
    ASK_TAX: GAIN,
    ASK_CONSUME: USE,
    ASK_SPEND: USE,
}
"""Where a question stands in the part of its player."""

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
    """A list of tiles."""
    tiles: list[int] = []
    for word in table.items(key):
        if str(word) not in state.box.pack.index_of:
            table.check_word(key, str(word), state.box.ids)
        tiles.append(state.box.pack.index_of[str(word)])
    return bytes(tiles)


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
    state.temporary = part.number_or("temporary", 0, 0, 99)
    state.power = tile_in(state, part, "power")
    state.spent = tiles_in(state, part, "spent")
    state.used = tiles_in(state, part, "used")
    state.consumed = part.number_or("consumed", 0, 0, 99)
    state.sale = part.number_or("sale", 0, 0, 7)
    state.stored = part.flag("stored")
    for word in part.items("given"):
        state.given = with_kind(state.given, KINDS.index(part.check_word("given", str(word), list(KINDS[1:5]))))
    if part.has("windfalls"):
        windfalls = part.table("windfalls")
        windfalls.only(WINDFALL_KEYS)
        state.windfalls = bytes([windfalls.number_or(key, 0, 0, 99) for key in WINDFALL_KEYS])


def expected_seat(state: Position) -> int:
    """The seat that can be asked where the game stands; NO_SEAT if none."""
    phase = state.phase
    if phase == PICK:
        return state.track[state.picking]
    if phase == REVEAL:
        return state.hidden_owner
    if phase == REVIEW or state.stage == SECOND:
        return state.chooser
    begun = state.turn if phase == SELL or (phase == PRODUCE and state.stage == PARTS) else state.turn - 1
    if not 0 <= begun < state.count:
        return NO_SEAT
    return state.track[begun] if phase == SETUP else state.resolve[begun]


def open_question(state: Position, top: Table) -> None:
    """Work out what may be answered; if nobody is asked anything the game goes on by itself."""
    tables = top.tables("players")
    asked = [seat for seat, table in enumerate(tables) if table.has("question") and table.text("question") != "nothing"]
    if len(asked) > 1:
        raise top.error("document.one-at-a-time", {"seats": ", ".join([str(seat) for seat in asked])})
    if not asked:
        go_on_without(state, top)
        return
    table = tables[asked[0]]
    table.place = f"seat {asked[0]}"
    question = QUESTIONS.index(table.choice("question", list(QUESTIONS)))
    place: dict[str, object] = {
        "question": QUESTIONS[question],
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
    }
    if question not in QUESTIONS_OF_STAGE.get((state.phase, state.stage), ()) or expected_seat(state) != asked[0]:
        raise table.error("document.question", place)
    state.asked = asked[0]
    state.question = question
    state.step = STEPS.get(question, EVERYWHERE if question == ASK_NAME and state.phase == PRODUCE else 0)
    state.owe = table.number("owe", 1, 60) if question in COUNTED_QUESTIONS else 0
    if question in ORDERED_QUESTIONS and table.has("floor"):
        state.floor = tile_in(state, table, "floor") + 1
    if not fits_question(state, state.players[asked[0]], question):
        raise table.error("document.no-answer", {"seat": asked[0], "question": QUESTIONS[question]})
    check_idle(state, table)
    offer(state)
    if state.number == 0:
        raise table.error("document.no-answer", {"seat": asked[0], "question": QUESTIONS[question]})


def go_on_without(state: Position, top: Table) -> None:
    """A document without a question stands at the beginning of something, or at the end of the game."""
    unfinished = state.display or state.leaving or state.looked or any(player.made for player in state.players)
    if state.stage == BEGIN and not unfinished and not top.has("part"):
        if state.phase == OVER:
            return
        if state.turn == 0:
            advance(state)
            return
    raise top.error("document.nobody-asked", {"phase": PHASES[state.phase], "stage": STAGES[state.stage]})


def check_idle(state: Position, table: Table) -> None:
    """What belongs to another question is not there; colonies placed in this action only in their owner's part."""
    question = state.question
    misplaced: list[str] = []
    if state.power != NO_TILE and question not in (ASK_ARM, ASK_SHORT, ASK_SPEND):
        misplaced.append("power")
    if state.settling != NO_TILE and question not in (ASK_MEANS, ASK_NAME):
        misplaced.append("settling")
    if state.upgrading != NO_TILE and question != ASK_REPLACE:
        misplaced.append("upgrading")
    if (state.spent or state.given) and question != ASK_SPEND:
        misplaced.append("spent" if state.spent else "given")
    if state.sale and question != ASK_TAX:
        misplaced.append("sale")
    if state.windfalls and question != ASK_WINDFALL:
        misplaced.append("windfalls")
    if state.stored and question != ASK_RETURN:
        misplaced.append("stored")
    if state.looked and question not in (ASK_KEEP, ASK_BOTTOM):
        misplaced.append("looked")
    if state.stage != PARTS and (state.chosen or state.second or state.upgraded or state.temporary or state.used):
        misplaced.append("part")
    for seat, player in enumerate(state.players):
        if player.active < len(player.colonies) and (seat != state.asked or state.stage != PARTS):
            misplaced.append("active")
    if state.display and question != ASK_DISCOVER:
        misplaced.append("display")
    if misplaced:
        raise table.error("document.not-now", {"key": misplaced[0], "phase": QUESTIONS[question]})


def fits_question(state: Position, player: Player, question: int) -> bool:
    """Whether the question makes sense in this position: what it is about is there."""
    if state.phase == SETTLE and state.stage == PARTS:
        return fits_settling(state, player, question)
    if question == ASK_REVEAL:
        return state.hidden_goal != NO_TILE
    if question == ASK_BOTTOM:
        return state.hidden_goal != NO_TILE and len(state.looked) > 0
    if question == ASK_KEEP:
        return len(state.looked) > 0
    if question == ASK_RETURN:
        storing = state.stored and len(player.stored_planets) == 0
        return state.owe <= surplus(state, player) and not storing
    if question == ASK_NAME:
        return player.refinery != GREY and state.box.refinery in player.colonies
    if question == ASK_SHORT:
        return fits_shortage(state, player)
    if question == ASK_WINDFALL:
        return len(state.windfalls) > 0
    if question == ASK_STOCK:
        return player.stock > 0 and len(player.stored_goods) < most_stored(state, STORED_GOODS)
    if question == ASK_SELL:
        return player.stock > 0 and not state.used and state.consumed == 0
    if question == ASK_TAX:
        room = most_stored(state, STORED_CREDITS) - player.stored_credits
        return 0 < state.sale <= min(room, player.credits) and not state.used
    if question == ASK_CONSUME:
        return player.talents & T_CONSUME != 0
    if question == ASK_SPEND:
        return fits_spending(state, player)
    return True


def fits_settling(state: Position, player: Player, question: int) -> bool:
    """The questions of a part of Settle."""
    if player.active + 3 < len(player.colonies) or (not state.chosen and state.second):
        return False
    if state.second and not player.talents & T_SECOND:
        return False
    open_choice = not state.chosen or state.second
    if question == ASK_SETTLE:
        return not state.chosen
    if question == ASK_SECOND:
        return state.second
    if question == ASK_AFTER:
        return (
            state.chosen
            and not state.second
            and not state.upgraded
            and player.talents & T_UPGRADE != 0
            and can_upgrade(state, player)
        )
    if question == ASK_ARM:
        return open_choice and state.power in player.tiles and can_use(state, player, state.power)
    if question == ASK_REPLACE:
        return (
            not state.upgraded
            and player.talents & T_UPGRADE != 0
            and state.upgrading != NO_TILE
            and state.upgrading in upgradeable(state, player)
        )
    if question == ASK_MEANS:
        return (
            open_choice
            and state.settling in player.discovered
            and state.box.colonists[state.settling] <= player.colonists
            and can_conquer(state, player, state.settling)
            and can_pay(state, player, state.settling)
        )
    last = len(player.colonies) - 1
    return (
        state.settling == state.box.refinery
        and state.settling != NO_TILE
        and player.active <= last
        and player.colonies[last] == state.settling
        and player.goods[last] == GREY
    )


def fits_shortage(state: Position, player: Player) -> bool:
    """Too few goods of a kind for the production colonies that wait for one."""
    if state.power == NO_TILE or not can_run_short(state):
        return False
    kind: i64 = state.box.kind[state.power]
    return kind not in (GREY, ANY_KIND) and is_short(state, player, kind) and goods_left(state, kind) > 0


def fits_spending(state: Position, player: Player) -> bool:
    """A consume power of the empire is running and can still take what it is owed."""
    if state.power == NO_TILE or state.power not in player.tiles or not state.box.consume[state.power]:
        return False
    return state.power in state.used and state.owe <= goods_taken(state, player, state.power)
