"""Race for the Galaxy for networks: layout 2, cards by where they lie and numbers by their value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import State
from galaktyka.envs.compiled.slots import SlotLayout, SlotWriter, put_number, put_pile, put_ranged
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.game import RaceState
from galaktyka.games.race.engine.questions.place import obstacle_to_develop, obstacle_to_settle
from galaktyka.games.race.engine.questions.refusal import FINE
from galaktyka.games.race.engine.rules.powers import develop_discount, general_military
from galaktyka.games.race.engine.scoring import total_points
from galaktyka.games.race.engine.state import Player
from galaktyka.games.race.engine.view import hand_size, secret_stage
from galaktyka.games.race.observer.observer import STATUSES, status_of

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_SEATS: Final = 4
HAND: Final = 20
DRAWN: Final = 10
TABLEAU: Final = 14
GOODS: Final = 12
FEW: Final = 4
ROUNDS: Final = 24
POOL: Final = 48
OWED: Final = 12
CARDS: Final = 20
CHIPS: Final = 60
POINTS: Final = 80
LEAD: Final = 30
WEAKEST: Final = -4
STRONGEST: Final = 20
PER_SLOT: Final = 6
"""Cards of the deck that make a step."""
DECK: Final = 20


@final
class Side:
    """The slots of what everybody sees of one player."""

    def __init__(self, layout: SlotLayout, turn: int, ids: list[str]) -> None:
        whose = "self" if turn == 0 else "opponent"
        own = "self" if turn == 0 else f"opponent-{turn}"
        self.tableau: i64 = layout.pile(f"{whose}/tableau", ids, TABLEAU)
        self.fresh: i64 = layout.pile(f"{whose}/fresh", ids, FEW)
        self.goods: i64 = layout.pile(f"{whose}/good", ids, GOODS)
        self.placing: i64 = layout.pile(f"{whose}/placing", ids)
        self.running: i64 = layout.pile(f"{whose}/running", ids)
        self.used: i64 = layout.pile(f"{whose}/used", ids, FEW)
        self.made: i64 = layout.pile(f"{whose}/made", v.KINDS, FEW)
        self.action: i64 = layout.pile(f"{own}/action", v.ACTION_CARDS, 2)
        self.status: i64 = layout.pile(f"{own}/status", STATUSES)
        self.chips: i64 = layout.number(f"{own}/chips", CHIPS)
        self.cards: i64 = layout.number(f"{own}/hand-size", CARDS)
        self.built: i64 = layout.number(f"{own}/tableau-size", TABLEAU)
        self.stock: i64 = layout.number(f"{own}/goods", GOODS)
        self.points: i64 = layout.number(f"{own}/points", POINTS)
        self.lead: i64 = layout.number(f"{own}/lead", LEAD, -LEAD)
        self.strength: i64 = layout.number(f"{own}/strength", STRONGEST, WEAKEST)
        self.temporary: i64 = layout.number(f"{own}/temporary-strength", FEW)
        self.special: i64 = layout.pile(f"{own}/state", ("contact", "wagered", "first"), 3)


@final
class RaceSlots(SlotWriter):
    """Positions of Race for the Galaxy with any number of seats."""

    def __init__(self, box: Box) -> None:
        layout = SlotLayout()
        self.box = box
        self.seats: i64 = layout.number("seats", MOST_SEATS, 2)
        self.variant: i64 = layout.pile("variant", ("advanced", "second-time"), 2)
        self.phase: i64 = layout.pile("phase", v.PHASES)
        self.stage: i64 = layout.pile("stage", v.STAGES)
        self.plan: i64 = layout.pile("plan", v.PHASES, 7)
        self.round: i64 = layout.number("round", ROUNDS)
        self.pool: i64 = layout.number("pool", POOL)
        self.deck: i64 = layout.number("deck", DECK)
        self.question: i64 = layout.pile("question", v.QUESTIONS)
        self.owe: i64 = layout.number("owe", OWED)
        self.hand: i64 = layout.pile("hand", box.ids, HAND)
        self.drawn: i64 = layout.pile("drawn", box.ids, DRAWN)
        self.can_place: i64 = layout.pile("can-place", box.ids, HAND)
        self.spent: i64 = layout.pile("spent", box.ids, FEW)
        self.windfalls: list[int] = [layout.number(f"windfalls/{kind}", FEW) for kind in ("any", *v.KINDS[1:5])]
        self.sides: list[Side] = [Side(layout, turn, box.ids) for turn in range(MOST_SEATS)]
        super().__init__(layout)

    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """What the seat may know."""
        assert isinstance(state, RaceState)
        self.write_table(state, row, start)
        player = state.players[seat]
        own_points = total_points(state, player)
        self.write_own(state, player, row, start)
        secret = secret_stage(state)
        number = state.count
        best: i64 = -100
        for turn in range(number):
            other = (seat + turn) % number
            if turn == 0:
                self.write_side(state, other, turn, secret, own_points, row, start)
            else:
                points = total_points(state, state.players[other])
                best = max(best, points)
                self.write_side(state, other, turn, secret, points, row, start)
                put_ranged(row, start + self.sides[turn].lead, own_points - points, -LEAD, LEAD)
        put_ranged(row, start + self.sides[0].lead, own_points - best, -LEAD, LEAD)

    def write_table(self, state: RaceState, row: bytearray, start: i64) -> None:
        """What lies in the middle."""
        row[start + self.seats] = state.count - 2
        if state.advanced:
            row[start + self.variant] = 0
        if state.again:
            row[start + self.variant + 1] = 1
        row[start + self.phase] = state.phase
        row[start + self.stage] = state.stage
        put_pile(row, start + self.plan, state.plan, 7)
        put_number(row, start + self.round, state.round, ROUNDS)
        put_ranged(row, start + self.pool, state.pool, 0, POOL)
        put_number(row, start + self.deck, (len(state.deck) - state.top) // PER_SLOT, DECK)

    def write_own(self, state: RaceState, player: Player, row: bytearray, start: i64) -> None:
        """What nobody else knows."""
        row[start + self.question] = player.ask
        put_number(row, start + self.owe, player.owe, OWED)
        put_pile(row, start + self.hand, player.hand, HAND)
        put_pile(row, start + self.drawn, player.drawn, DRAWN)
        if player.ask == v.ASK_ACTION:
            self.write_what_could_be_placed(state, player, row, start)
        elif player.ask == v.ASK_SPEND:
            put_pile(row, start + self.spent, player.spent, FEW)
        for i in range(len(player.windfalls)):
            if player.windfalls[i]:
                put_number(row, start + self.windfalls[i], player.windfalls[i], FEW)

    def write_what_could_be_placed(self, state: RaceState, player: Player, row: bytearray, start: i64) -> None:
        """The cards of the hand that could be built or settled now, if the phase came up."""
        box = self.box
        at = start + self.can_place
        end = at + HAND
        cards: i64 = len(player.hand) - 1
        means = cards + develop_discount(state, player)
        last: i64 = -1
        for i in range(len(player.hand)):
            card: i64 = player.hand[i]
            if card == last or at == end:
                continue
            last = card
            if box.is_world[card]:
                code = obstacle_to_settle(state, player, card, cards)
            else:
                code = obstacle_to_develop(state, player, card, means)
            if code == FINE:
                row[at] = card
                at += 1

    def write_side(
        self, state: RaceState, seat: i64, turn: i64, secret: bool, points: i64, row: bytearray, start: i64
    ) -> None:
        """What everybody sees of a player; the first one in turn is the viewer."""
        player = state.players[seat]
        side = self.sides[turn]
        own = turn == 0
        self.write_tableau(player, side, row, start)
        if player.placing != v.NO_CARD and (own or state.stage != v.PLACE):
            row[start + side.placing] = player.placing
        if own or state.phase != v.CHOOSE:
            if player.first != v.NO_CARD:
                row[start + side.action] = player.first
            if player.second != v.NO_CARD:
                row[start + side.action + 1] = player.second
        row[start + side.status] = status_of(player, own, secret)
        put_pile(row, start + side.made, player.made, FEW)
        put_number(row, start + side.chips, player.chips, CHIPS)
        put_number(row, start + side.cards, len(player.hand) if own else hand_size(player), CARDS)
        put_number(row, start + side.points, points if points > 0 else 0, POINTS)
        put_ranged(row, start + side.strength, general_military(state, player) + player.temporary, WEAKEST, STRONGEST)
        if player.temporary:
            put_number(row, start + side.temporary, player.temporary, FEW)
        if player.contact:
            row[start + side.special] = 0
        if player.wagered:
            row[start + side.special + 1] = 1
        if seat == state.order[0]:
            row[start + side.special + 2] = 2

    def write_tableau(self, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """The cards that are laid out, and what was done with them in this phase."""
        tableau = player.tableau
        size: i64 = len(tableau)
        put_pile(row, start + side.tableau, tableau, TABLEAU)
        put_number(row, start + side.built, size, TABLEAU)
        put_number(row, start + side.stock, player.stock, GOODS)
        if player.stock:
            at = start + side.goods
            end = at + GOODS
            goods = player.goods
            for i in range(size):
                if goods[i] and at < end:
                    row[at] = tableau[i]
                    at += 1
        if player.active < size:
            put_pile(row, start + side.fresh, tableau[player.active :], FEW)
        put_pile(row, start + side.used, player.used, FEW)
        if player.power != v.NO_CARD:
            row[start + side.running] = player.power
