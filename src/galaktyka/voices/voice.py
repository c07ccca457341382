"""What a screen has to know of a game, in words. Each game has one voice; terminal and browser speak with it."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from galaktyka.core.game import Event, Score, ScoreItem, State, View
from galaktyka.text.catalogue import Words
from galaktyka.text.play import reason_sentence
from galaktyka.voices.choice import Choice, Entry
from galaktyka.voices.measures import POINTS_ALONE, Measures
from galaktyka.voices.standing import Standing


class Voice(Protocol):
    """A game in the words of one language; names are understood in all of them."""

    words: Words
    key: str
    """The key of the game."""
    always_told: tuple[str, ...] = ()
    """The items of a score that stand there also when they are worth nothing."""
    minutes: int = 60
    """How long a game takes among people who know it."""
    measures: Measures = POINTS_ALONE
    """What a move gains or costs, besides points."""
    round_in_view: str = "round"
    """What the view calls the round, or the turn where there are no rounds."""

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        ...

    def action_label(self, entry: Entry, notation: str) -> str:
        """What an answer does, as a sentence: its label may be just the name of a card."""
        message = f"voices.deed.{self.key}.{notation.partition(' ')[0]}"
        return self.words.say(message, name=entry.name) if self.words.has(message) else entry.label

    def sentences(self, events: Sequence[Event], viewer: int | None, players: Sequence[str]) -> list[str]:
        """What happened, one line each; headings of rounds and phases among them."""
        ...

    def secret_moment(self, view: View) -> str:
        """The name of the moment in which everybody chooses in secret; empty at all others."""
        ...

    def has_secrets(self, view: View) -> bool:
        """Whether players at one screen must not see each other's side of the table."""
        ...

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a round."""
        ...

    def hidden(self, view: View) -> str:
        """A line of what only the viewer's seat knows; empty if there is nothing."""
        ...

    def card_names(self) -> Mapping[str, str]:
        """Every name of every card, in all languages, and its id."""
        ...

    def actions_for(self, typed: str, state: State, seat: int) -> list[int]:
        """The actions that a person may mean."""
        ...

    def actions_on(self, thing: str, state: State, seat: int) -> list[int]:
        """The actions that can be done now with a thing, by its id or by a notation."""
        ...

    def why(self, state: State, seat: int, thing: str) -> str:
        """Why the seat can do nothing with a thing now, or that it can."""
        reasons = [state.why_not(seat, action) for action in self.actions_on(thing, state, seat)]
        if not reasons:
            return self.words.say("voices.why.nothing")
        if None in reasons:
            return self.words.say("voices.why.allowed")
        told = [reason_sentence(self.words, reason) for reason in reasons if reason]
        return " ".join(dict.fromkeys(told))

    def large(self, card_id: str) -> str:
        """All that there is to say about a thing; its title is the first line."""
        ...

    def standing(self, state: State, view: View) -> Standing:
        """Where the game stands: the moment, and what everybody watches."""
        ...

    @staticmethod
    def tie_breaker(key: str, own: int, other: int) -> tuple[str, int, int]:
        """What breaks a tie (under `voices.end.things`), and how much of it two players have."""
        return key, own, other

    def is_open(self, item: ScoreItem, view: View) -> bool:
        """Whether everybody may know of these points before the end."""
        return True

    def score_lines(self, score: Score) -> list[tuple[str, int]]:
        """Where the points come from."""
        return [(self.score_label(item), item.points) for item in self.told(score)]

    def told(self, score: Score) -> list[ScoreItem]:
        """The items of a score that are worth a line."""
        return [item for item in score.items if item.points or item.kind in self.always_told]

    def score_label(self, item: ScoreItem) -> str:
        """Where these points come from."""
        return self.words.say(f"{self.key}.score-item.{item.kind}", card=item.card)

    def score_group(self, item: ScoreItem) -> str:
        """The kind of points that these are, to be added up and compared."""
        return self.words.say(f"voices.points.{self.key}.{self.score_kind(item)}")

    def score_kind(self, item: ScoreItem) -> str:
        """The name of that kind."""
        return item.kind

    def tie_break(self, score: Score) -> str:
        """What decides if points are tied."""
        return self.words.say(f"{self.key}.score-item.tie-break", n=score.tie_break)


def why_not(words: Words, state: State, seat: int, action: int) -> str:
    """The rule against an action, in words."""
    reason = state.why_not(seat, action)
    if reason is None:
        return words.say("voices.why.allowed")
    return words.say_with(reason.message_id, reason.values)
