"""The question that is being asked, with all that it is about, as slots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.envs.compiled.slots import SlotLayout, put_number
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import Box
from galaktyka.games.artifacts.engine.cards import Gain
from galaktyka.games.artifacts.engine.game import ArtifactsState
from galaktyka.games.artifacts.engine.rules.attack import current_row
from galaktyka.games.artifacts.engine.rules.empire import works
from galaktyka.games.artifacts.engine.rules.paying import UNLIMITED
from galaktyka.games.artifacts.observer.means import Raid
from galaktyka.games.artifacts.observer.piles import put_next
from galaktyka.games.artifacts.observer.standing import Standing

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_SOURCE: Final = -1
ICONS: Final = 12
CARDS: Final = 7
"""Any number of cards counts as so many."""
FEW: Final = 4
SOME: Final = 10
FOURTHS: Final = 8
CANDIDATES: Final = 4
ADDS: Final = (2, 4, 99)
"""Up to so many points; a card that brings no more than its own point is not told."""
TARGETS: Final = ("aliens", "self", "opponent-1", "opponent-2", "opponent-3", "opponent-4")
GOLD: Final = 0
PLANETS_ONLY: Final = 1
IN_SETS: Final = 2
ANY_NUMBER: Final = 3
PAYMENTS: Final = ("gold", "planets-only", "sets", "any-number")


def name_of_gain(gain: Gain) -> str:
    """What it gives, in the order in which it is printed."""
    numbers = {"vp": gain.vp, "credits": gain.credits, "artifacts": gain.artifacts, "plans": gain.plans}
    return "-".join([f"{what}-{number}" for what, number in {**numbers, "cards": gain.cards}.items() if number])


def names_of_gains(box: Box) -> list[str]:
    """All gains that somebody may have to choose from."""
    rows = [row for table in (*box.pack.systems, *box.pack.plans) for row in table.rows if len(row.choices) > 1]
    return sorted({name_of_gain(gain) for row in rows for gain in row.choices})


@final
class Question:
    """The slots of what is asked."""

    def __init__(self, layout: SlotLayout, box: Box, strongest: int) -> None:
        self.box = box
        self.first_artifact: i64 = len(box.ids)
        self.first_faction: i64 = len(box.ids) + len(box.artifact_ids)
        sources = [*box.ids, *box.artifact_ids, *box.faction_ids]
        tasks = ("nothing", *v.TASKS[1:])
        self.asked: i64 = layout.pile("question", v.QUESTIONS)
        self.task: i64 = layout.pile("task", tasks)
        self.about: i64 = layout.pile("about", sources)
        """The card, artifact or faction that asks, that is placed or that is paid for."""
        self.next_task: i64 = layout.pile("next-task", tasks)
        """What comes then; while it is paid for, the slot before this one says for which card."""
        self.row: i64 = layout.pile("row", v.TYPES)
        self.left: i64 = layout.number("left", SOME, 1)
        """How many are still to be chosen."""
        self.revealed: i64 = layout.pile("revealed", box.resource_ids)
        self.attaching: i64 = layout.number("attaching-icons", FEW, 1)
        self.match: i64 = layout.pile("match", ("a", "b"), 2)
        """The sections of a produced card that bring a point."""

        self.payment: i64 = layout.pile("payment", PAYMENTS, len(PAYMENTS))
        self.colour: i64 = layout.pile("payment/colour", v.COLOURS)
        self.lacking: i64 = layout.number("payment/lacking", ICONS)
        self.paid: i64 = layout.number("payment/paid", ICONS)
        self.cards: i64 = layout.number("payment/cards", CARDS)
        self.planet_cards: i64 = layout.number("payment/planet-cards", FEW)

        self.target: i64 = layout.pile("target", TARGETS)
        self.plan: i64 = layout.pile("plan-in-use", box.plan_ids)
        self.aliens: i64 = layout.number("strike/against-aliens", strongest)
        self.empires: i64 = layout.number("strike/against-empires", strongest)
        self.value: i64 = layout.number("strike/value", strongest + FEW)
        """With the card that is revealed."""
        self.spoils: i64 = layout.number("strike/quarter-points", FOURTHS)
        self.finds: i64 = layout.number("strike/quarter-artifacts", FOURTHS)
        self.losses: i64 = layout.number("strike/quarter-ships-lost", FOURTHS)
        self.gains = names_of_gains(box)
        self.take: list[int] = [layout.pile(f"take-{i + 1}", self.gains) for i in range(v.MOST_CHOICES)]
        self.placed: list[int] = [layout.number(f"placed/{side}", SOME) for side in v.SIDES]
        """By how many points the card would raise the total on either side ..."""
        self.scored: i64 = layout.number("placed/match", FEW)
        """... and what an operational technology scores at once, if it matches."""
        self.adds: list[int] = [layout.pile(f"adds-to-{most}", box.ids, CANDIDATES) for most in ADDS]
        """Projects, or cards to choose from, by how much they would raise the total on their better side; or what
        technologies would score, where one is named for that."""
        self.strongest: i64 = strongest

    def write(
        self,
        state: ArtifactsState,
        seat: i64,
        points: i64,
        standing: Standing,
        raid: Raid,
        row: bytearray,
    ) -> None:
        """For the seat that is asked; it has so many points."""
        question = state.question
        row[self.asked] = question
        self.write_tasks(state, row)
        if question == v.ASK_PAY:
            self.write_payment(state, row)
        elif question == v.ASK_PUT:
            self.write_cards(state, row)
            put_number(row, self.paid, state.paid, ICONS)
            row[self.row] = state.task[2]
        elif question == v.ASK_SIDE:
            self.write_placing(state, seat, points, standing, raid, row)
        elif question == v.ASK_EXTRA:
            row[self.row] = state.owe - 1 if state.owe else state.task[2]
        elif question == v.ASK_TO:
            self.write_attaching(state, row)
        elif question == v.ASK_SHOW:
            self.write_match(state, row)
        elif v.ASK_TARGET <= question <= v.ASK_TAKE or question == v.ASK_BLOCK:
            self.write_fight(state, seat, standing, raid, row)
        elif question in (v.ASK_SIFT, v.ASK_WHICH):
            self.write_left(state.owe, row)
        elif question == v.ASK_FLIP:
            self.write_left(state.task[2], row)
        elif question == v.ASK_LIFT:
            self.write_left(state.task[3], row)
            if state.task[2] != v.NONE:
                row[self.row] = state.task[2]
        if state.card != v.NO_CARD:
            row[self.revealed] = state.card
        if question == v.ASK_KEEP:
            self.write_candidates(state, seat, state.looked, points, standing, row)
        elif question == v.ASK_WHICH:
            self.write_scores(state, seat, standing, row)
        elif question in (v.ASK_ACT, v.ASK_PUT, v.ASK_TO, v.ASK_COMPLETE):
            self.write_candidates(state, seat, state.players[seat].projects, points, standing, row)

    def write_left(self, left: i64, row: bytearray) -> None:
        """How many are still to be chosen."""
        if left > 0:
            row[self.left] = (left if left < SOME else SOME) - 1

    # ------------------------------------------------------------------ what is being done

    def write_tasks(self, state: ArtifactsState, row: bytearray) -> None:
        """The task that asks, and the one that comes then."""
        source: i64 = NO_SOURCE
        if state.task:
            row[self.task] = state.task[0]
            source = self.source_of(state.task)
        if state.agenda:
            row[self.next_task] = state.agenda[0]
            if not state.task:
                source = self.source_of(state.agenda)
        if source != NO_SOURCE:
            row[self.about] = source

    def source_of(self, tasks: bytes) -> i64:
        """The card, artifact or faction of the first task; NO_SOURCE if it has none."""
        task: i64 = tasks[0]
        card: i64 = tasks[2]
        if task in (v.COMPLETE, v.ARRIVE, v.PRODUCE, v.SCORE, v.STRIKE, v.REVEAL, v.RESOLVE):
            return card
        if task == v.OPS:
            index: i64 = tasks[3]
            if card == v.FROM_ARTIFACT:
                return self.first_artifact + index
            return self.first_faction + index if card == v.FROM_FACTION else index
        if task == v.PLAYED:
            return self.first_artifact + card
        if task in (v.ATTACK, v.SENDING) and card == v.THIS_SHIP:
            return tasks[3]
        return NO_SOURCE

    # ------------------------------------------------------------------ paying and attaching

    def write_payment(self, state: ArtifactsState, row: bytearray) -> None:
        """What is paid with, how much is missing and with how many cards."""
        row[self.colour] = state.colour
        if state.gold:
            row[self.payment + GOLD] = GOLD
        if state.from_planets:
            row[self.payment + PLANETS_ONLY] = PLANETS_ONLY
        if state.sets < 0:
            row[self.payment + IN_SETS] = IN_SETS
        if state.need > 0:
            put_number(row, self.lacking, max(state.need - state.paid, 0), ICONS)
        else:
            row[self.payment + ANY_NUMBER] = ANY_NUMBER
            put_number(row, self.paid, state.paid, ICONS)
        self.write_cards(state, row)

    def write_cards(self, state: ArtifactsState, row: bytearray) -> None:
        """How many cards may still be spent."""
        put_number(row, self.cards, state.slots if state.slots < UNLIMITED // 2 else CARDS, CARDS)
        if state.planet_slots:
            put_number(row, self.planet_cards, state.planet_slots, FEW)

    def write_attaching(self, state: ArtifactsState, row: bytearray) -> None:
        """The section that goes under a project, or how many cards are still turned up."""
        if state.owe:
            row[self.attaching] = self.box.icons[state.owe - 1] - 1
            row[self.row] = state.task[2]
            self.write_cards(state, row)
        else:
            self.write_left(state.task[2], row)

    def write_match(self, state: ArtifactsState, row: bytearray) -> None:
        """Which section of a produced card has the Kind of its planet."""
        box = self.box
        kind: i64 = box.kind[state.task[2]]
        for half in range(2):
            if box.section_kind[2 * state.card + half] == kind:
                row[self.match + half] = half

    # ------------------------------------------------------------------ placing a card

    def write_placing(
        self,
        state: ArtifactsState,
        seat: i64,
        points: i64,
        standing: Standing,
        raid: Raid,
        row: bytearray,
    ) -> None:
        """What the card changes on either side."""
        player = state.players[seat]
        card: i64 = state.task[2]
        for side in range(2):
            more = standing.with_one_more(state, player, card, side) - points
            put_number(row, self.placed[side], max(more, 0), SOME)
        if self.box.type[card] == v.TECHNOLOGY:
            put_number(row, self.scored, standing.match, FEW)
        elif self.box.type[card] == v.SHIP:
            self.write_ship(state, seat, card, 0, standing, raid, row)

    def write_candidates(
        self,
        state: ArtifactsState,
        seat: i64,
        cards: bytes,
        points: i64,
        standing: Standing,
        row: bytearray,
    ) -> None:
        """What each of these cards would add."""
        player = state.players[seat]
        for i in range(len(cards)):
            card: i64 = cards[i]
            logistical = standing.with_one_more(state, player, card, v.LOGISTICAL)
            more = max(logistical, standing.with_one_more(state, player, card, v.OPERATIONAL)) - points
            self.add_candidate(card, more, row)

    def write_scores(self, state: ArtifactsState, seat: i64, standing: Standing, row: bytearray) -> None:
        """What each operational technology would score."""
        player = state.players[seat]
        empire = player.empire
        for i in range(len(empire)):
            card: i64 = empire[i]
            if self.box.type[card] == v.TECHNOLOGY and player.sides[i] == v.OPERATIONAL and works(state, player, i):
                standing.of_technology(state, player, card, v.OPERATIONAL)
                self.add_candidate(card, standing.match, row)

    def add_candidate(self, card: i64, more: i64, row: bytearray) -> None:
        """A card that would bring so many points."""
        if more > 1:
            step: i64 = 0 if more <= 2 else 1 if more <= 4 else 2
            put_next(row, self.adds[step], card, CANDIDATES)

    # ------------------------------------------------------------------ attacks

    def write_fight(self, state: ArtifactsState, seat: i64, standing: Standing, raid: Raid, row: bytearray) -> None:
        """Who attacks whom, with which ship, against which plan."""
        task = state.task
        kind: i64 = task[0]
        if kind == v.ATTACK:
            if task[1] == seat and task[2] == v.THIS_SHIP:
                self.write_ship(state, seat, task[3], task[4], standing, raid, row)
        elif kind == v.SENDING:
            self.write_target(state, seat, task[5], task[6], row)
        elif kind == v.BLOCKADE:
            self.write_target(state, seat, task[2], v.NONE, row)
            self.write_left(task[3], row)
        elif kind in (v.STRIKE, v.REVEAL, v.RESOLVE):
            self.write_target(state, seat, task[3], task[4], row)
            if kind != v.RESOLVE:
                self.write_ship(state, seat, task[2], task[5], standing, raid, row)
            else:
                put_number(row, self.value, state.owe, self.strongest + FEW)
                self.write_gains(state, row)

    def write_target(self, state: ArtifactsState, seat: i64, target: i64, plan: i64, row: bytearray) -> None:
        """Whom the attack is against."""
        if target == v.ALIENS:
            row[self.target] = 0
            return
        row[self.target] = 1 + (target - 1 - seat) % state.count
        if plan != v.NONE:
            row[self.plan] = plan

    def write_ship(
        self,
        state: ArtifactsState,
        seat: i64,
        ship: i64,
        bonus: i64,
        standing: Standing,
        raid: Raid,
        row: bytearray,
    ) -> None:
        """How strong a ship is, and what it would bring from the alien system."""
        player = state.players[seat]
        if state.active == seat:
            bonus += state.attack_bonus
        aliens = standing.strength(state, player, ship, True) + bonus
        empires = standing.strength(state, player, ship, False) + bonus
        put_number(row, self.aliens, aliens, self.strongest)
        put_number(row, self.empires, empires, self.strongest)
        strength = min(aliens, self.strongest)
        put_number(row, self.spoils, raid.points[state.system][strength], FOURTHS)
        put_number(row, self.finds, raid.artifacts[state.system][strength], FOURTHS)
        put_number(row, self.losses, raid.lost[state.system][strength], FOURTHS)
        if state.card != v.NO_CARD:
            value = (aliens if state.task[3] == v.ALIENS else empires) + self.box.number[state.card]
            put_number(row, self.value, value, self.strongest + FEW)

    def write_gains(self, state: ArtifactsState, row: bytearray) -> None:
        """The gains to choose from."""
        choices = current_row(state).choices
        for i in range(len(choices)):
            row[self.take[i]] = self.gains.index(name_of_gain(choices[i]))
