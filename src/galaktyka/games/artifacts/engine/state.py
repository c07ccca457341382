"""The position: plain data. Nothing here knows a rule. What is still to be done stands on an agenda of tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from galaktyka.core.agenda import AgendaState
from galaktyka.core.rng import Rng
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import Box

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Player:
    """One seat. Piles are bytes: replaced, never changed in place."""

    def __init__(self) -> None:
        self.faction: i64 = v.NO_CARD
        self.hand: bytes = b""
        """Resource cards, sorted."""
        self.projects: bytes = b""
        """Cards under construction."""
        self.attached: bytes = b""
        """Sections attached to projects, as codes ..."""
        self.attached_to: bytes = b""
        """... and the projects, in the same order."""
        self.empire: bytes = b""
        """In the order of arrival."""
        self.sides: bytes = b""
        self.tokens: bytes = b""
        """Blockade tokens, beside the empire."""
        self.stored: bytes = b""
        """Visible sections under planets, as codes ..."""
        self.stored_at: bytes = b""
        """... and the planets, in the same order."""
        self.plans: bytes = b""
        """Defence plan cards, sorted."""
        self.shown_plans: bytes = b""
        """Those of them that everybody has seen in use."""
        self.artifacts: bytes = b""
        self.credits: i64 = 0
        self.vp: i64 = 0
        self.scored: bytes = b""
        """Blockaded cards paid for at the end."""

    def clone(self) -> Player:
        """An independent copy; the piles are shared because nobody changes them in place."""
        p = Player()
        p.faction = self.faction
        p.hand = self.hand
        p.projects = self.projects
        p.attached = self.attached
        p.attached_to = self.attached_to
        p.empire = self.empire
        p.sides = self.sides
        p.tokens = self.tokens
        p.stored = self.stored
        p.stored_at = self.stored_at
        p.plans = self.plans
        p.shown_plans = self.shown_plans
        p.artifacts = self.artifacts
        p.credits = self.credits
        p.vp = self.vp
        p.scored = self.scored
        return p


class Position(AgendaState):
    """The table: everything that decides what happens next.

    The discards of resources and artifacts are not kept: they are every card that is nowhere else.
    """

    def __init__(self, box: Box, players: list[Player], rng: Rng) -> None:
        super().__init__(rng, len(players))
        self.box = box
        self.players = players
        self.choose_factions: bool = False

        # The table.
        self.deck: list[int] = []
        """Resource cards; replaced when it is shuffled, never changed in place."""
        self.top: i64 = 0
        self.decks: list[bytes] = [b"", b"", b""]
        """Ships, technologies, planets: the top first; the list is replaced, not changed."""
        self.systems: bytes = b""
        self.system: i64 = v.NO_CARD
        """The alien system that can be attacked."""
        self.plan_deck: bytes = b""
        self.artifact_deck: bytes = b""
        self.marker: i64 = 0
        self.ending: bool = False
        self.first: i64 = 0
        """The first player; until chance has decided it, the seat that chooses a faction first."""

        # The turn.
        self.phase: i64 = v.SETUP
        self.active: i64 = v.NO_SEAT
        self.turns: i64 = 0
        """How many turns have begun."""
        self.actions: i64 = 0
        """Actions that the active player still has."""
        self.used: bytes = b""
        """Bonus technologies used this turn."""
        self.attacked: bytes = b""
        """Ships that have attacked this turn."""
        self.switched: bytes = b""
        """Blockaded cards paid for, until the end of the action."""
        self.raised: i64 = 0
        """More cards for the next action of this turn ..."""
        self.raised_planets: i64 = 0
        """... and more for cards from planets alone."""
        self.attack_bonus: i64 = 0
        self.rerolls: i64 = 0

        # What is being done.
        self.fresh: i64 = v.NO_CARD
        """The card bought or drafted last in this action."""
        self.card: i64 = v.NO_CARD
        """The resource card that lies revealed ..."""
        self.drawn: bytes = b""
        """... and those drawn with it that come after it."""
        self.colour: i64 = 0
        """What is being paid with: a colour, or any single one."""
        self.gold: bool = False
        self.need: i64 = 0
        """Icons still to pay; 0 when any number is welcome."""
        self.paid: i64 = 0
        self.slots: i64 = 0
        """Resource cards that may still be spent."""
        self.planet_slots: i64 = 0
        """The same for cards from planets alone."""
        self.from_planets: bool = False
        self.sets: i64 = 0
        """Paying sets: the fewest icons of the three colours so far."""

    def copy_to(self, twin: Position) -> None:
        """Make `twin` the same table; players and generator were cloned by the caller."""
        self.copy_agenda_to(twin)
        twin.choose_factions = self.choose_factions
        twin.deck = self.deck
        twin.top = self.top
        twin.decks = self.decks
        twin.systems = self.systems
        twin.system = self.system
        twin.plan_deck = self.plan_deck
        twin.artifact_deck = self.artifact_deck
        twin.marker = self.marker
        twin.ending = self.ending
        twin.first = self.first
        twin.phase = self.phase
        twin.active = self.active
        twin.turns = self.turns
        twin.actions = self.actions
        twin.used = self.used
        twin.attacked = self.attacked
        twin.switched = self.switched
        twin.raised = self.raised
        twin.raised_planets = self.raised_planets
        twin.attack_bonus = self.attack_bonus
        twin.rerolls = self.rerolls
        twin.fresh = self.fresh
        twin.card = self.card
        twin.drawn = self.drawn
        twin.colour = self.colour
        twin.gold = self.gold
        twin.need = self.need
        twin.paid = self.paid
        twin.slots = self.slots
        twin.planet_slots = self.planet_slots
        twin.from_planets = self.from_planets
        twin.sets = self.sets


def add_in_order(options: list[int], action: i64) -> None:
    """One more option of a new list, in its place: options are ascending."""
    options.append(action)
    place: i64 = len(options) - 1
    while place > 0 and options[place - 1] > action:
        options[place] = options[place - 1]
        options[place - 1] = action
        place -= 1
