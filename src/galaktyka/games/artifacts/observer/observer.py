"""Alien Artifacts as numbers: what `view` shows of a position, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import Game, State
from galaktyka.envs.compiled.numbers import Layout, NumberWriter, count, put, put_signed, sides
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import Box
from galaktyka.games.artifacts.engine.game import ArtifactsGame, ArtifactsState
from galaktyka.games.artifacts.engine.rules.attack import current_row
from galaktyka.games.artifacts.engine.rules.empire import raised_for, tokens_left
from galaktyka.games.artifacts.engine.rules.paying import attached_icons
from galaktyka.games.artifacts.engine.rules.resources import are_discarded
from galaktyka.games.artifacts.engine.state import Player
from galaktyka.games.artifacts.engine.view import about, on_its_way, owed
from galaktyka.games.artifacts.observer.standing import Standing

if TYPE_CHECKING:
    from mypy_extensions import i64

SIDE_NUMBERS: Final = 2
"""1: the card lies with its logistical side up; 2: with its operational side."""
GAINS: Final = ("vp", "credits", "artifacts", "plans", "cards")


def observer(game: Game, seats: int) -> ArtifactsObserver:
    """The observer of a table."""
    assert isinstance(game, ArtifactsGame)
    return ArtifactsObserver(game.box, seats)


@final
class Side:
    """The places of what everybody sees of one player."""

    def __init__(self, layout: Layout, name: str, box: Box) -> None:
        factions = [faction.id for faction in box.pack.factions]
        self.faction: i64 = layout.each(f"{name}/faction", factions)
        self.project: i64 = layout.each(f"{name}/project", box.ids, 255)
        self.attached: i64 = layout.each(f"{name}/attached", box.section_ids)
        self.empire: i64 = layout.each(f"{name}/empire", box.ids, SIDE_NUMBERS)
        self.tokens: i64 = layout.each(f"{name}/tokens", box.ids, 255)
        self.stored_at: i64 = layout.each(f"{name}/stored-at", box.ids, 255)
        self.stored: i64 = layout.each(f"{name}/stored", box.section_ids)
        self.plans: i64 = layout.each(f"{name}/shown-plan", [plan.id for plan in box.pack.plans])
        self.artifacts: i64 = layout.each(f"{name}/artifact", [artifact.id for artifact in box.pack.artifacts])
        self.scored: i64 = layout.each(f"{name}/scored", box.ids)
        self.cost: i64 = layout.each(f"{name}/cost", (*v.TYPES, "buy"), 255)
        self.limit: i64 = layout.each(f"{name}/limit", (*v.TYPES, "exchange"), 255)
        self.credits: i64 = layout.number(f"{name}/credits")
        self.points: i64 = layout.number(f"{name}/points")
        self.hand_size: i64 = layout.number(f"{name}/hand-size")
        self.plan_count: i64 = layout.number(f"{name}/plan-count")
        self.active: i64 = layout.number(f"{name}/active", 1)
        self.first: i64 = layout.number(f"{name}/first", 1)
        self.choosing: i64 = layout.number(f"{name}/choosing", 1)


@final
class ArtifactsObserver(NumberWriter):
    """Positions of Alien Artifacts with one number of seats."""

    def __init__(self, box: Box, seats: int) -> None:
        layout = Layout()
        self.phase: i64 = layout.each("phase", v.PHASES)
        self.turn: i64 = layout.number("turn")
        self.marker: i64 = layout.number("marker")
        self.ending: i64 = layout.number("ending", 1)
        self.actions: i64 = layout.number("actions")
        self.used: i64 = layout.each("used", box.ids)
        self.attacked: i64 = layout.each("attacked", box.ids)
        self.switched: i64 = layout.each("switched", box.ids)
        self.raised: i64 = layout.each("raised", ("above-zero", "below-zero"), 255)
        self.raised_planets: i64 = layout.each("raised-planets", ("above-zero", "below-zero"), 255)
        self.attack_bonus: i64 = layout.each("attack-bonus", ("above-zero", "below-zero"), 255)
        self.rerolls: i64 = layout.number("rerolls")
        self.resource_deck: i64 = layout.number("resource-deck")
        self.discard: i64 = layout.each("discard", box.resource_ids)
        self.deck: i64 = layout.each("deck", v.TYPES, 255)
        self.top: i64 = layout.each("top", box.ids)
        self.system: i64 = layout.each("system", [system.id for system in box.pack.systems])
        self.systems: i64 = layout.number("systems-left")
        self.plan_deck: i64 = layout.number("plan-deck")
        self.artifact_deck: i64 = layout.number("artifact-deck")
        self.tokens: i64 = layout.number("tokens")
        self.revealed: i64 = layout.each("revealed", box.resource_ids)
        self.drawn: i64 = layout.each("drawn", box.resource_ids)
        self.looking: i64 = layout.number("looking")

        self.paying: i64 = layout.number("payment/open", 1)
        self.colour: i64 = layout.each("payment/colour", v.COLOURS)
        self.gold: i64 = layout.number("payment/gold", 1)
        self.need: i64 = layout.number("payment/need")
        self.paid: i64 = layout.number("payment/paid")
        self.slots: i64 = layout.number("payment/cards-left")
        self.planet_slots: i64 = layout.number("payment/planet-cards-left")
        self.from_planets: i64 = layout.number("payment/planets-only", 1)
        self.sets: i64 = layout.number("payment/sets", 1)

        self.question: i64 = layout.each("question", v.QUESTIONS)
        self.owe: i64 = layout.number("owe")
        self.hand: i64 = layout.each("hand", box.resource_ids)
        self.plans: i64 = layout.each("plan", [plan.id for plan in box.pack.plans])
        self.looked: i64 = layout.each("looked", box.ids)
        subjects = [*box.ids, *v.TYPES, *box.resource_ids, *box.section_ids]
        self.about: i64 = layout.each("about", subjects)
        self.about_place: dict[str, int] = {subject: place for place, subject in enumerate(subjects)}
        gains = [f"{number}/{what}" for number in range(1, v.MOST_CHOICES + 1) for what in GAINS]
        self.gains: i64 = layout.each("gain", gains, 255)
        self.sides: list[Side] = [Side(layout, name, box) for name in sides(seats)]
        self.standing = Standing(box)
        super().__init__(layout)

    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """What the seat may know."""
        assert isinstance(state, ArtifactsState)
        self.write_table(state, row, start)
        if state.question == v.ASK_PAY:
            self.write_payment(state, row, start)
        self.write_own(state, seat, row, start)
        number = state.count
        for turn in range(number):
            other = (seat + turn) % number
            side = self.sides[turn]
            player = state.players[other]
            self.write_side(state, player, side, row, start)
            self.write_building(state, player, side, row, start)
            put(row, start + side.active, state.active == other)
            put(row, start + side.first, state.first == other)
            put(row, start + side.choosing, state.asked == other)

    def write_table(self, state: ArtifactsState, row: bytearray, start: i64) -> None:
        """What lies in the middle, and what is noted about the turn."""
        row[start + self.phase + state.phase] = 1
        put(row, start + self.turn, state.turns)
        put(row, start + self.marker, state.marker)
        put(row, start + self.ending, state.ending)
        put(row, start + self.actions, state.actions)
        mark(row, start + self.used, state.used)
        mark(row, start + self.attacked, state.attacked)
        mark(row, start + self.switched, state.switched)
        put_signed(row, start + self.raised, state.raised)
        put_signed(row, start + self.raised_planets, state.raised_planets)
        put_signed(row, start + self.attack_bonus, state.attack_bonus)
        put(row, start + self.rerolls, state.rerolls)
        put(row, start + self.resource_deck, len(state.deck) - state.top)
        discard = start + self.discard
        row[discard : discard + state.box.resources] = are_discarded(state, on_its_way(state))
        for deck in range(len(state.decks)):
            cards = state.decks[deck]
            put(row, start + self.deck + deck, len(cards))
            if cards:
                row[start + self.top + cards[0]] = 1
        row[start + self.system + state.system] = 1
        put(row, start + self.systems, len(state.systems))
        put(row, start + self.plan_deck, len(state.plan_deck))
        put(row, start + self.artifact_deck, len(state.artifact_deck))
        put(row, start + self.tokens, tokens_left(state))
        if state.card != v.NO_CARD:
            row[start + self.revealed + state.card] = 1
        mark(row, start + self.drawn, state.drawn)
        put(row, start + self.looking, len(state.looked))

    def write_payment(self, state: ArtifactsState, row: bytearray, start: i64) -> None:
        """The payment that is being made."""
        row[start + self.paying] = 1
        row[start + self.colour + state.colour] = 1
        put(row, start + self.gold, state.gold)
        put(row, start + self.need, state.need)
        put(row, start + self.paid, state.paid)
        put(row, start + self.slots, state.slots)
        put(row, start + self.planet_slots, state.planet_slots)
        put(row, start + self.from_planets, state.from_planets)
        put(row, start + self.sets, state.sets < 0)

    def write_own(self, state: ArtifactsState, seat: i64, row: bytearray, start: i64) -> None:
        """What nobody else knows: hand, plans, and what the question is about."""
        player = state.players[seat]
        mark(row, start + self.hand, player.hand)
        mark(row, start + self.plans, player.plans)
        if state.asked != seat:
            row[start + self.question] = 1
            return
        row[start + self.question + state.question] = 1
        put(row, start + self.owe, owed(state))
        mark(row, start + self.looked, state.looked)
        subject = about(state)
        if subject is not None:
            row[start + self.about + self.about_place[subject]] = 1
        if state.question == v.ASK_TAKE:
            place = start + self.gains
            for gain in current_row(state).choices:
                put(row, place, gain.vp)
                put(row, place + 1, gain.credits)
                put(row, place + 2, gain.artifacts)
                put(row, place + 3, gain.plans)
                put(row, place + 4, gain.cards)
                place += len(GAINS)

    def write_side(self, state: ArtifactsState, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """The empire of a player."""
        if player.faction != v.NO_CARD:
            row[start + side.faction + player.faction] = 1
        empire = player.empire
        for i in range(len(empire)):
            row[start + side.empire + empire[i]] = player.sides[i] + 1
            put(row, start + side.tokens + empire[i], player.tokens[i])
        mark(row, start + side.stored, player.stored)
        count(row, start + side.stored_at, player.stored_at)
        mark(row, start + side.plans, player.shown_plans)
        mark(row, start + side.artifacts, player.artifacts)
        mark(row, start + side.scored, player.scored)
        put(row, start + side.credits, player.credits)
        put(row, start + side.points, player.vp)
        put(row, start + side.hand_size, len(player.hand))
        put(row, start + side.plan_count, len(player.plans))

    def write_building(self, state: ArtifactsState, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """Cards under construction, and what cards cost the player."""
        mark(row, start + side.attached, player.attached)
        projects = player.projects
        for i in range(len(projects)):
            put(row, start + side.project + projects[i], 1 + attached_icons(state, player, projects[i]))
        standing = self.standing
        standing.count(state, player)
        raised = raised_for(state, player)
        for type in range(len(v.TYPES)):
            put(row, start + side.cost + type, standing.cost(type))
            put(row, start + side.limit + type, standing.limit(type) + raised)
        put(row, start + side.cost + len(v.TYPES), standing.price())
        put(row, start + side.limit + len(v.TYPES), standing.exchange_limit() + raised)


def mark(row: bytearray, place: i64, pile: bytes) -> None:
    """A 1 for each thing in the pile."""
    for i in range(len(pile)):
        row[place + pile[i]] = 1
