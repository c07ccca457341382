"""What the search has to know about Alien Artifacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.blind_artifacts import blinded
from galaktyka.bots.compiled.greedy_artifacts import decide
from galaktyka.bots.compiled.lore_artifacts import POINT, Taste, lore_of
from galaktyka.bots.compiled.projects_artifacts import missing, project_share
from galaktyka.bots.compiled.search import Mind
from galaktyka.bots.compiled.situation_artifacts import Appraisal, credits_worth
from galaktyka.bots.compiled.tables_artifacts import NOTHING_MORE, end_hope, kept_credit
from galaktyka.bots.compiled.worth_artifacts import best_worth, use_of
from galaktyka.core.game import State
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.scoring import technology_points, total_points
from galaktyka.games.artifacts.vocabulary import (
    ASK_ACT,
    ASK_FACTION,
    ASK_KEEP,
    ASK_SEND,
    ASK_SIDE,
    ASK_TARGET,
    LOGISTICAL,
    NOTHING,
    OPERATIONAL,
    TECHNOLOGY,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MATTERS: Final = (ASK_ACT, ASK_FACTION, ASK_KEEP, ASK_TARGET, ASK_SIDE, ASK_SEND)

# Percent of what the greedy bot hopes for.
CREDITS: Final = 10
LOGISTICS: Final = 30
OPERATIONS: Final = 13
HOPE: Final = 30
PROJECTS: Final = 40


@final
class ArtifactsMind(Mind):
    """Alien Artifacts."""

    def __init__(self) -> None:
        super().__init__(6.0, 2)
        self.taste = Taste()

    def answer(self, state: State, seat: i64) -> i64:
        """What the greedy bot would choose."""
        return decide(blinded(state, seat), seat, self.taste)

    def matters(self, state: State, seat: i64) -> bool:
        """The questions on which a game turns."""
        assert isinstance(state, ArtifactsState)
        return state.question in MATTERS

    def clock(self, state: State) -> i64:
        """The turn."""
        assert isinstance(state, ArtifactsState)
        return state.turns

    def limit(self, state: State, rounds: i64) -> i64:
        """Until the seat has its turn again, so many rounds later."""
        assert isinstance(state, ArtifactsState)
        return state.turns + rounds * state.count

    def lead(self, state: State, seat: i64) -> float:
        """Points more than the best of the others, and what the position promises more."""
        assert isinstance(state, ArtifactsState)
        best = -1000.0
        for other in range(state.count):
            if other != seat:
                best = max(best, self.prospect(state, other))
        return self.prospect(state, seat) - best

    def prospect(self, state: ArtifactsState, seat: i64) -> float:
        """Points, and before the end what the empire will still do and what is at hand."""
        points = float(total_points(state, state.players[seat]))
        if state.question == NOTHING:
            return points
        a = Appraisal(state, seat, lore_of(state.box), self.taste)
        a.kept_credit = kept_credit(a)
        return points + promised(a) / POINT


def promised(a: Appraisal) -> i64:
    """Hundredths of points: credits, projects, and what the cards of the empire will do.

    The greedy bot hopes for more than comes true; the shares began as a fit to the ends of its games and were kept
    where matches were won with them (bench/judgement.py).
    """
    player = a.player
    total = credits_worth(a, player.credits) * CREDITS // 100
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if player.sides[i] == LOGISTICAL:
            total += use_of(a, card, LOGISTICAL) * LOGISTICS // 100
        elif a.box.type[card] == TECHNOLOGY:
            hope = end_hope(a, card, NOTHING_MORE, OPERATIONAL) - technology_points(a.state, player, i) * POINT
            total += hope * HOPE // 100
        else:
            total += use_of(a, card, OPERATIONAL) * OPERATIONS // 100
    for i in range(len(player.projects)):
        project: i64 = player.projects[i]
        share = project_share(a, project, missing(a, project))
        total += best_worth(a, project) * share // 100 * PROJECTS // 100
    return total


MIND: Final = ArtifactsMind()
