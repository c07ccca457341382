"""What the search has to know about Alien Artifacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.search import Mind
from galaktyka.core.game import State
from galaktyka.games.artifacts.bots.course import COURSE
from galaktyka.games.artifacts.bots.greedy import decide
from galaktyka.games.artifacts.bots.judgement import hoped, promised
from galaktyka.games.artifacts.bots.lore import Taste, lore_of
from galaktyka.games.artifacts.bots.redact import redacted
from galaktyka.games.artifacts.bots.situation import Appraisal
from galaktyka.games.artifacts.bots.tables import kept_credit
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.game import ArtifactsState
from galaktyka.games.artifacts.engine.scoring import total_points

if TYPE_CHECKING:
    from mypy_extensions import i64

MATTERS: Final = (v.ASK_ACT, v.ASK_FACTION, v.ASK_KEEP, v.ASK_TARGET, v.ASK_SIDE, v.ASK_SEND)


@final
class ArtifactsMind(Mind):
    """Alien Artifacts."""

    def __init__(self, learned: bool) -> None:
        super().__init__(COURSE, 6.0, 2)
        self.learned = learned
        """Whether positions are judged with weights that were learned, or by rules of thumb."""
        self.taste = Taste()

    def answer(self, state: State, seat: i64) -> i64:
        """What the greedy bot would choose."""
        return decide(redacted(state, seat), seat, self.taste)

    def matters(self, state: State, seat: i64) -> bool:
        """The questions on which a game turns."""
        assert isinstance(state, ArtifactsState)
        return state.question in MATTERS

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
        if state.question == v.NOTHING:
            return points
        a = Appraisal(state, seat, lore_of(state.box), self.taste)
        a.kept_credit = kept_credit(a)
        return points + (promised(a) if self.learned else hoped(a))


MIND: Final = ArtifactsMind(False)
LEARNED: Final = ArtifactsMind(True)
