"""The position: plain data, cloned in well under a microsecond. Nothing here knows a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import EVERYBODY, Event, SeatedState
from galaktyka.core.rng import Rng
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box

if TYPE_CHECKING:
    from mypy_extensions import i64


NO_OPTIONS: Final[list[int]] = []
"""Option lists are replaced, never changed in place."""


@final
class Player:
    """One seat. Piles are bytes of card numbers: replaced, never changed in place."""

    def __init__(self, hand: bytes, tableau: bytes, goods: bytes) -> None:
        self.hand = hand
        """Sorted."""
        self.tableau = tableau
        """In the order of placing, so that the first `active` cards are those that were there at the phase's start."""
        self.goods = goods
        """Beside the tableau: 0, or 1 + the card that lies there face down as a good."""
        self.stock: i64 = 0
        """How many goods there are."""
        self.chips: i64 = 0
        self.active: i64 = 0
        self.talents: i64 = 0
        """Derived: what the active cards can do at all."""
        self.first: i64 = v.NO_CARD
        """The action card chosen this round."""
        self.second: i64 = v.NO_CARD
        """The second one, in the advanced two-player game."""
        self.ask: i64 = v.NOTHING
        self.owe: i64 = 0
        """Cards or goods still to choose for the question."""
        self.floor: i64 = 0
        """Several things are chosen in ascending order: nothing below this may be chosen any more."""
        self.drawn: bytes = b""
        """Cards drawn while exploring, not yet kept."""
        self.placing: i64 = v.NO_CARD
        """The card chosen to be placed in this phase."""
        self.contact: bool = False
        """Pays for a military world instead of conquering it."""
        self.temporary: i64 = 0
        """Military strength until the end of this Settle phase."""
        self.power: i64 = v.NO_CARD
        """The card whose consume power is running."""
        self.spent: bytes = b""
        """The worlds whose goods were given to the running power."""
        self.used: bytes = b""
        """The cards whose consume power was used in this phase."""
        self.wagered: bool = False
        """Gambling World's wager was used in this phase."""
        self.made: bytes = b""
        """The kinds of the goods produced in this phase."""
        self.windfalls: bytes = b""
        """Windfall powers still to use: any kind, then one number for each kind."""
        self.number: i64 = 0
        """Derived: how many options there are."""
        # Derived: what may be chosen now. Most questions are about cards: a pile and what to add to a card to get
        # its action. Only where verbs mix is there a list.
        self.may_pass: bool = False
        self.choices: bytes = b""
        self.base: i64 = 0
        self.mixed: list[int] = NO_OPTIONS

    def clone(self) -> Player:
        """An independent copy; the piles are shared because nobody changes them in place."""
        p = Player(self.hand, self.tableau, self.goods)
        p.stock = self.stock
        p.chips = self.chips
        p.active = self.active
        p.talents = self.talents
        p.first = self.first
        p.second = self.second
        p.ask = self.ask
        p.owe = self.owe
        p.floor = self.floor
        p.drawn = self.drawn
        p.placing = self.placing
        p.contact = self.contact
        p.temporary = self.temporary
        p.power = self.power
        p.spent = self.spent
        p.used = self.used
        p.wagered = self.wagered
        p.made = self.made
        p.windfalls = self.windfalls
        p.number = self.number
        p.may_pass = self.may_pass
        p.choices = self.choices
        p.base = self.base
        p.mixed = self.mixed
        return p


class Position(SeatedState):
    """The table: everything that decides what happens next.

    The discard pile is not kept: it is every card of the box that is nowhere else. So no card can get lost, and it
    cannot matter in which order simultaneous discards arrive.
    """

    def __init__(self, box: Box, players: list[Player], rng: Rng) -> None:
        super().__init__(rng, len(players))
        self.box = box
        self.players = players
        self.advanced: bool = False
        self.first_game: bool = False
        self.order: list[int] = list(range(len(players)))
        """The seats clockwise from the one with the lowest start world: the order of everything sequential."""
        self.round: i64 = 0
        self.phase: i64 = v.SETUP
        self.stage: i64 = v.BEGIN
        self.turn: i64 = 0
        """How many seats have had their turn in a phase that is played one after another."""
        self.again: bool = False
        """This is the second Develop or Settle of the round."""
        self.plan: bytes = b""
        """The phases still to play this round."""
        self.pool: i64 = 0
        """Victory points left in the pool; below zero when the tens had to be brought in."""
        self.deck: list[int] = []
        """Replaced when it is shuffled, never changed in place."""
        self.top: i64 = 0
        """Where the next card of the deck is."""
        self.waiting: i64 = 0
        """How many seats owe a choice."""

    def copy_to(self, twin: Position) -> None:
        """Make `twin` the same table; players and generator were cloned by the caller."""
        twin.advanced = self.advanced
        twin.first_game = self.first_game
        twin.order = self.order
        twin.round = self.round
        twin.phase = self.phase
        twin.stage = self.stage
        twin.turn = self.turn
        twin.again = self.again
        twin.plan = self.plan
        twin.pool = self.pool
        twin.deck = self.deck
        twin.top = self.top
        twin.waiting = self.waiting
        twin.revealed = self.revealed

    def start_with(self, lead: i64) -> None:
        """Everything sequential goes clockwise from this seat."""
        self.order = [(lead + turn) % self.count for turn in range(self.count)]

    def note(self, kind: str, seat: i64, cards: bytes, number: i64, audience: str) -> None:
        """Write an event into the log, if one is kept."""
        if self.log is not None:
            ids = self.box.ids
            self.log.append(Event(kind, seat, tuple([ids[card] for card in cards]), number, audience))

    def note_words(self, kind: str, seat: i64, words: tuple[str, ...], number: i64) -> None:
        """The same for things that are no cards: phases and action cards."""
        if self.log is not None:
            self.log.append(Event(kind, seat, words, number, EVERYBODY))


def activate(box: Box, player: Player, number: i64) -> None:
    """The first so many cards of the tableau are those whose powers count."""
    talents = box.talents
    tableau = player.tableau
    player.active = number
    player.talents = 0
    for i in range(number):
        player.talents |= talents[tableau[i]]


def ask(player: Player, position: Position, question: i64, owe: i64) -> None:
    """The player owes an answer from now on."""
    player.ask = question
    player.owe = owe
    player.floor = 0
    position.waiting += 1


def answered(player: Player, position: Position) -> None:
    """The player owes no answer any more."""
    player.ask = v.NOTHING
    player.owe = 0
    player.floor = 0
    position.waiting -= 1


def offer_choices(player: Player, choices: bytes, base: i64) -> None:
    """The player may choose one of these cards."""
    player.number = len(choices)
    player.may_pass = False
    player.choices = choices
    player.base = base
    player.mixed = NO_OPTIONS


def offer_choices_or_pass(player: Player, choices: bytes, base: i64) -> None:
    """The player may choose one of these cards, or pass."""
    player.number = len(choices) + 1
    player.may_pass = True
    player.choices = choices
    player.base = base
    player.mixed = NO_OPTIONS


def offer_mixed(player: Player, actions: list[int]) -> None:
    """The player may choose one of these actions."""
    actions.sort()
    player.number = len(actions)
    player.may_pass = False
    player.choices = b""
    player.mixed = actions


def option_at(player: Player, index: i64) -> i64:
    """One of the options, ascending."""
    if player.may_pass:
        if index == 0:
            return v.PASS
        index -= 1
    if player.mixed:
        return player.mixed[index]
    return player.base + player.choices[index]


def options_of(player: Player) -> list[int]:
    """All options, ascending; none for a player who owes no choice."""
    if player.ask == v.NOTHING:
        return []
    if player.mixed:
        return player.mixed[:]
    base = player.base
    options = [base + card for card in player.choices]
    return [v.PASS, *options] if player.may_pass else options


def is_option(player: Player, action: i64) -> bool:
    """Whether the action may be chosen now."""
    if player.ask == v.NOTHING:
        return False
    if action == v.PASS:
        return player.may_pass or v.PASS in player.mixed
    if player.mixed:
        return action in player.mixed
    card = action - player.base
    return 0 <= card < 256 and card in player.choices
