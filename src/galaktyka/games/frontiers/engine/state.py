"""The position: plain data, cloned in well under a microsecond. Nothing here knows a rule.

Players act strictly one after another, so one question is open at a time and the notes about a player's part of an
action are kept once, for the player whose part it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import EVERYBODY, Event, SeatedState
from galaktyka.core.rng import Rng
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_OPTIONS: Final[list[int]] = []
"""Option lists are replaced, never changed in place."""


@final
class Player:
    """One seat. Piles are bytes of tile numbers: replaced, never changed in place."""

    def __init__(self) -> None:
        self.board: i64 = 0
        self.colonies: bytes = b""
        """In the order of settling, so that the first `active` are those that were there at the action's start."""
        self.goods: bytes = b""
        """Beside the colonies: 0, or the kind of the good that lies there."""
        self.technologies: bytes = b""
        self.discovered: bytes = b""
        """Sorted."""
        self.credits: i64 = 0
        self.colonists: i64 = 0
        """Those not yet on a planet."""
        self.vp: i64 = 0
        self.stored_goods: bytes = b""
        """Their kinds, sorted."""
        self.stored_planets: bytes = b""
        self.stored_credits: i64 = 0
        self.refinery: i64 = 0
        """The kind last named for the planet whose owner names it."""
        self.made: bytes = b""
        """The kinds of the goods produced in this action."""
        self.active: i64 = 0
        """How many colonies' powers count; the others came into the empire in this action."""
        self.tiles: bytes = b""
        """Derived: the tiles whose powers count."""
        self.talents: i64 = 0
        """Derived: what those tiles can do at all."""
        self.spaces: i64 = 0
        """Derived: technology spaces covered."""
        self.stock: i64 = 0
        """Derived: how many goods lie on the colonies."""

    def clone(self) -> Player:
        """An independent copy; the piles are shared because nobody changes them in place."""
        p = Player()
        p.board = self.board
        p.colonies = self.colonies
        p.goods = self.goods
        p.technologies = self.technologies
        p.discovered = self.discovered
        p.credits = self.credits
        p.colonists = self.colonists
        p.vp = self.vp
        p.stored_goods = self.stored_goods
        p.stored_planets = self.stored_planets
        p.stored_credits = self.stored_credits
        p.refinery = self.refinery
        p.made = self.made
        p.active = self.active
        p.tiles = self.tiles
        p.talents = self.talents
        p.spaces = self.spaces
        p.stock = self.stock
        return p


class Position(SeatedState):
    """The table: everything that decides what happens next."""

    def __init__(self, box: Box, players: list[Player], rng: Rng) -> None:
        super().__init__(rng, len(players))
        self.box = box
        self.players = players
        self.first_game: bool = False
        self.with_goals: bool = False

        # The table.
        self.track: bytes = b""
        """The seat of each pawn, left to right."""
        self.bag: bytes = b""
        """Sorted: a draw is random, so the bag has no order that could be known."""
        self.faces: bytes = b""
        """The technology faces in play, sorted."""
        self.supply: bytes = b""
        """For each tile how many copies of this technology can still be bought."""
        self.vp_pool: i64 = 0
        """Below zero when the tens had to be brought in."""
        self.colonist_pool: i64 = 0
        self.produce_credits: i64 = 0
        """Credits that lie on the Produce tile."""
        self.goal_stack: bytes = b""
        """Top first."""
        self.goals_up: bytes = b""
        self.hidden_goal: i64 = v.NO_TILE
        self.hidden_owner: i64 = v.NO_SEAT
        self.ends: i64 = 0
        """The ends of the game that have been met, as bits."""

        # The round and the action that is being resolved.
        self.round: i64 = 0
        self.phase: i64 = v.SETUP
        self.stage: i64 = v.BEGIN
        self.picking: i64 = 0
        """The place on the track of the pawn whose turn it is."""
        self.taken: i64 = 0
        """The action tiles chosen this round, as bits."""
        self.action: i64 = v.NO_TILE
        """The action tile chosen last."""
        self.chooser: i64 = v.NO_SEAT
        self.resolve: bytes = b""
        """The seats in the order in which they resolve this action."""
        self.turn: i64 = 0
        """How many of them have begun their part."""
        self.display: bytes = b""
        """Planets drawn for Explore, not yet taken; sorted."""
        self.leaving: bytes = b""
        """Planets that go back to the bag at the end of Settle."""

        # The part of one player in this action.
        self.step: i64 = 0
        self.chosen: bool = False
        """Settle: the choice between colonists and settling is made."""
        self.second: bool = False
        """Settle: a second planet may follow."""
        self.settling: i64 = v.NO_TILE
        self.upgraded: bool = False
        """Settle: the power to upgrade a colony was used or declined."""
        self.upgrading: i64 = v.NO_TILE
        self.temporary: i64 = 0
        self.power: i64 = v.NO_TILE
        """The tile whose power is running."""
        self.spent: bytes = b""
        """The colonies whose goods were given to it."""
        self.given: i64 = 0
        """Their kinds, as bits."""
        self.used: bytes = b""
        """The tiles whose power was used in this part."""
        self.consumed: i64 = 0
        self.sale: i64 = 0
        """Credits of the sale of which some may be stored."""
        self.windfalls: bytes = b""
        """Windfall powers still to use: any kind, then one number for each kind."""
        self.stored: bool = False
        """A planet was stored in this action."""
        self.looked: bytes = b""
        """Goals taken from the stack to choose from."""
        self.kept_goal: i64 = v.NO_TILE
        """The one of them that will be laid face down."""

        # The question.
        self.asked: i64 = v.NO_SEAT
        self.question: i64 = v.NOTHING
        self.owe: i64 = 0
        """Tiles still to choose for the question."""
        self.floor: i64 = 0
        """Several goods are chosen in ascending order: no colony below this may be chosen any more."""

        # Derived: what may be chosen now. Most questions are about tiles: a pile and what to add to a tile to get its
        # action. Only where verbs mix is there a list.
        self.number: i64 = 0
        self.may_pass: bool = False
        self.choices: bytes = b""
        self.base: i64 = 0
        self.mixed: list[int] = NO_OPTIONS

    def copy_to(self, twin: Position) -> None:
        """Make `twin` the same table; players and generator were cloned by the caller."""
        twin.first_game = self.first_game
        twin.with_goals = self.with_goals
        twin.track = self.track
        twin.bag = self.bag
        twin.faces = self.faces
        twin.supply = self.supply
        twin.vp_pool = self.vp_pool
        twin.colonist_pool = self.colonist_pool
        twin.produce_credits = self.produce_credits
        twin.goal_stack = self.goal_stack
        twin.goals_up = self.goals_up
        twin.hidden_goal = self.hidden_goal
        twin.hidden_owner = self.hidden_owner
        twin.ends = self.ends
        twin.round = self.round
        twin.phase = self.phase
        twin.stage = self.stage
        twin.picking = self.picking
        twin.taken = self.taken
        twin.action = self.action
        twin.chooser = self.chooser
        twin.resolve = self.resolve
        twin.turn = self.turn
        twin.display = self.display
        twin.leaving = self.leaving
        twin.step = self.step
        twin.chosen = self.chosen
        twin.second = self.second
        twin.settling = self.settling
        twin.upgraded = self.upgraded
        twin.upgrading = self.upgrading
        twin.temporary = self.temporary
        twin.power = self.power
        twin.spent = self.spent
        twin.given = self.given
        twin.used = self.used
        twin.consumed = self.consumed
        twin.sale = self.sale
        twin.windfalls = self.windfalls
        twin.stored = self.stored
        twin.looked = self.looked
        twin.kept_goal = self.kept_goal
        twin.asked = self.asked
        twin.question = self.question
        twin.owe = self.owe
        twin.floor = self.floor
        twin.revealed = self.revealed
        twin.number = self.number
        twin.may_pass = self.may_pass
        twin.choices = self.choices
        twin.base = self.base
        twin.mixed = self.mixed

    def note(self, kind: str, seat: i64, tiles: bytes, number: i64) -> None:
        """Write an event about tiles into the log, if one is kept."""
        if self.log is not None:
            ids = self.box.ids
            self.log.append(Event(kind, seat, tuple([ids[tile] for tile in tiles]), number, EVERYBODY))

    def note_words(self, kind: str, seat: i64, words: tuple[str, ...], number: i64, audience: str = EVERYBODY) -> None:
        """The same for things that are no tiles, or not only tiles."""
        if self.log is not None:
            self.log.append(Event(kind, seat, words, number, audience))


def refresh(box: Box, player: Player) -> None:
    """Work out what the active tiles can do."""
    player.tiles = player.technologies + player.colonies[: player.active]
    tiles = player.tiles
    talents: i64 = 0
    for i in range(len(tiles)):
        talents |= box.talents[tiles[i]]
    player.talents = talents


def begin_part(state: Position) -> None:
    """Forget what was noted about the part of the player before."""
    state.step = 0
    state.chosen = False
    state.second = False
    state.settling = v.NO_TILE
    state.upgraded = False
    state.upgrading = v.NO_TILE
    state.temporary = 0
    state.power = v.NO_TILE
    state.spent = b""
    state.given = 0
    state.used = b""
    state.consumed = 0
    state.sale = 0
    state.windfalls = b""
    state.stored = False


def ask(state: Position, seat: i64, question: i64, owe: i64) -> None:
    """The seat owes an answer from now on."""
    state.asked = seat
    state.question = question
    state.owe = owe
    state.floor = 0


def answered(state: Position) -> None:
    """Nobody owes an answer any more."""
    state.asked = v.NO_SEAT
    state.question = v.NOTHING
    state.owe = 0
    state.floor = 0


def offer_tiles(state: Position, tiles: bytes, verb: i64) -> None:
    """One of these tiles may be chosen; they are sorted."""
    state.number = len(tiles)
    state.may_pass = False
    state.choices = tiles
    state.base = state.box.blocks + verb * state.box.size
    state.mixed = NO_OPTIONS


def offer_tiles_or_pass(state: Position, tiles: bytes, verb: i64) -> None:
    """One of these tiles may be chosen, or none."""
    state.number = len(tiles) + 1
    state.may_pass = True
    state.choices = tiles
    state.base = state.box.blocks + verb * state.box.size
    state.mixed = NO_OPTIONS


def offer_mixed(state: Position, actions: list[int]) -> None:
    """One of these actions may be chosen."""
    actions.sort()
    state.number = len(actions)
    state.may_pass = False
    state.choices = b""
    state.mixed = actions


NO_VERB: Final = -1


def verb_of(state: Position, action: i64) -> i64:
    """What an action does with a tile; NO_VERB for actions without one."""
    place = action - state.box.blocks
    return state.box.verb_of_action[place] if place >= 0 else NO_VERB


def tile_of(state: Position, action: i64) -> i64:
    """The tile that an action is about."""
    return state.box.tile_of_action[action - state.box.blocks]


def name_of(state: Position, action: i64) -> str:
    """The id of that tile, for the words."""
    return state.box.ids[tile_of(state, action)]


def option_at(state: Position, index: i64) -> i64:
    """One of the options, ascending."""
    if state.may_pass:
        if index == 0:
            return v.PASS
        index -= 1
    if state.mixed:
        return state.mixed[index]
    return state.base + state.choices[index]


def options_of(state: Position) -> list[int]:
    """All options of the seat that is asked, ascending."""
    if state.mixed:
        return state.mixed[:]
    base = state.base
    options = [base + tile for tile in state.choices]
    return [v.PASS, *options] if state.may_pass else options


def is_option(state: Position, action: i64) -> bool:
    """Whether the action may be chosen now."""
    if state.question == v.NOTHING:
        return False
    if state.mixed:
        return action in state.mixed
    if action == v.PASS:
        return state.may_pass
    tile = action - state.base
    return 0 <= tile < 256 and tile in state.choices
