"""Race for the Galaxy as numbers: what `view` shows of a position, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import Game, State
from galaktyka.envs.compiled.numbers import Layout, NumberWriter, count, put, put_signed, sides
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.game import RaceGame, RaceState
from galaktyka.games.race.engine.rules.powers import general_military
from galaktyka.games.race.engine.state import Player
from galaktyka.games.race.engine.view import discard_size, hand_size, is_secret, secret_stage

if TYPE_CHECKING:
    from mypy_extensions import i64

FRESH: Final = 2
"""A card in the tableau that was placed in this phase."""
RUNNING: Final = 2
"""A card whose consume power is being used."""
STATUSES: Final = ("ready", "choosing", "hidden")
READY: Final = 0
CHOOSING: Final = 1
HIDDEN: Final = 2


def observer(game: Game, seats: int) -> RaceObserver:
    """The observer of a table."""
    assert isinstance(game, RaceGame)
    return RaceObserver(game.box, seats)


@final
class Side:
    """The places of what everybody sees of one player."""

    def __init__(self, layout: Layout, name: str, box: Box) -> None:
        ids = box.ids
        self.tableau: i64 = layout.each(f"{name}/tableau", ids, FRESH)
        self.good: i64 = layout.each(f"{name}/good", ids)
        self.placing: i64 = layout.each(f"{name}/placing", ids)
        self.used: i64 = layout.each(f"{name}/used", ids, RUNNING)
        self.spent: i64 = layout.each(f"{name}/spent", ids)
        self.action: i64 = layout.each(f"{name}/action", v.ACTION_CARDS, 2)
        self.status: i64 = layout.each(f"{name}/status", STATUSES)
        self.made: i64 = layout.each(f"{name}/made", v.KINDS[1:5], 255)
        self.windfalls: i64 = layout.each(f"{name}/windfalls", ("any-kind", *v.KINDS[1:5]), 255)
        self.chips: i64 = layout.number(f"{name}/chips")
        self.hand_size: i64 = layout.number(f"{name}/hand-size")
        self.strength: i64 = layout.each(f"{name}/strength", ("above-zero", "below-zero"), 255)
        self.temporary: i64 = layout.number(f"{name}/temporary-strength")
        self.contact: i64 = layout.number(f"{name}/contact", 1)
        self.wagered: i64 = layout.number(f"{name}/wagered", 1)
        self.lead: i64 = layout.number(f"{name}/lead", 1)


@final
class RaceObserver(NumberWriter):
    """Positions of Race for the Galaxy with one number of seats."""

    def __init__(self, box: Box, seats: int) -> None:
        layout = Layout()
        copies = max(box.copies)
        self.phase: i64 = layout.each("phase", v.PHASES)
        self.stage: i64 = layout.each("stage", v.STAGES)
        self.plan: i64 = layout.each("plan", v.PHASES, 2)
        self.again: i64 = layout.number("second-time", 1)
        self.round: i64 = layout.number("round")
        self.pool: i64 = layout.each("pool", ("left", "overdrawn"), 255)
        self.deck: i64 = layout.number("deck-size")
        self.discard: i64 = layout.number("discard-size")
        self.question: i64 = layout.each("question", v.QUESTIONS)
        self.owe: i64 = layout.number("owe")
        self.hand: i64 = layout.each("hand", box.ids, copies)
        self.drawn: i64 = layout.each("drawn", box.ids, copies)
        self.sides: list[Side] = [Side(layout, name, box) for name in sides(seats)]
        super().__init__(layout)

    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """What the seat may know."""
        assert isinstance(state, RaceState)
        self.write_table(state, seat, row, start)
        self.write_own(state.players[seat], row, start)
        secret = secret_stage(state)
        number = state.count
        for turn in range(number):
            other = (seat + turn) % number
            self.write_side(state, other, turn, secret, row, start)

    def write_table(self, state: RaceState, seat: i64, row: bytearray, start: i64) -> None:
        """What lies in the middle."""
        row[start + self.phase + state.phase] = 1
        row[start + self.stage + state.stage] = 1
        count(row, start + self.plan, state.plan)
        put(row, start + self.again, state.again)
        put(row, start + self.round, state.round)
        put_signed(row, start + self.pool, state.pool)
        put(row, start + self.deck, len(state.deck) - state.top)
        put(row, start + self.discard, discard_size(state, seat))

    def write_own(self, player: Player, row: bytearray, start: i64) -> None:
        """What nobody else knows."""
        row[start + self.question + player.ask] = 1
        put(row, start + self.owe, player.owe)
        count(row, start + self.hand, player.hand)
        count(row, start + self.drawn, player.drawn)

    def write_side(self, state: RaceState, seat: i64, turn: i64, secret: bool, row: bytearray, start: i64) -> None:
        """What everybody sees of a player; the first one in turn is the viewer."""
        player = state.players[seat]
        side = self.sides[turn]
        own = turn == 0
        self.write_tableau(player, side, row, start)
        if player.placing != v.NO_CARD and (own or state.stage != v.PLACE):
            row[start + side.placing + player.placing] = 1
        if own or state.phase != v.CHOOSE:
            write_action(player.first, row, start + side.action)
            write_action(player.second, row, start + side.action)
        row[start + side.status + status_of(player, own, secret)] = 1
        count(row, start + side.made - v.NOVELTY, player.made)
        for i in range(len(player.windfalls)):
            put(row, start + side.windfalls + i, player.windfalls[i])
        put(row, start + side.chips, player.chips)
        put(row, start + side.hand_size, len(player.hand) if own else hand_size(player))
        put_signed(row, start + side.strength, general_military(state, player) + player.temporary)
        put(row, start + side.temporary, player.temporary)
        put(row, start + side.contact, player.contact)
        put(row, start + side.wagered, player.wagered)
        put(row, start + side.lead, seat == state.order[0])

    def write_tableau(self, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """The cards that are laid out, and what was done with them in this phase."""
        tableau = player.tableau
        goods = player.goods
        for i in range(len(tableau)):
            row[start + side.tableau + tableau[i]] = 1 if i < player.active else FRESH
            if goods[i]:
                row[start + side.good + tableau[i]] = 1
        count(row, start + side.used, player.used)
        count(row, start + side.spent, player.spent)
        if player.power != v.NO_CARD:
            row[start + side.used + player.power] = RUNNING


def write_action(card: i64, row: bytearray, place: i64) -> None:
    """An action card that was chosen."""
    if card != v.NO_CARD:
        row[place + card] = row[place + card] + 1


def status_of(player: Player, own: bool, secret: bool) -> i64:
    """Whether a player still owes an answer, as far as it may be known."""
    if not own and secret and (player.ask == v.NOTHING or is_secret(player.ask)):
        return HIDDEN
    return READY if player.ask == v.NOTHING else CHOOSING
