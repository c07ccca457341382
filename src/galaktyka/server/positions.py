"""A position as one viewer may see it, in words: everything that the page shows of a table.

What a seat is asked and what its answers do is worked out on an imagined position: everything that the seat cannot know
is drawn anew, always the same way for the same view. So nothing of the real one can show.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Collection, Iterable, Sequence
from functools import cache, cached_property, lru_cache

from msgspec import json

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import Event, Game, Score, ScoreItem, State, View, told_to
from galaktyka.core.records import RecordSeat, seed_hash
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.server.game_session import GameSession, Viewer, thinking
from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.positions import (
    Choice,
    Ending,
    Entry,
    Happening,
    LogLine,
    Meter,
    Position,
    ScoreLine,
    SeatScore,
    Standing,
)
from galaktyka.server.messages.sockets import Gathered, Why
from galaktyka.server.problems import bad, not_now
from galaktyka.text.catalogue import LANGUAGES, Words
from galaktyka.voices import choice as voiced
from galaktyka.voices import voice_for
from galaktyka.voices.gathering import gather, stop_here
from galaktyka.voices.people import shown_names, with_automa
from galaktyka.voices.verdict import verdict
from galaktyka.voices.voice import Voice


@cache
def words_in(lang: str) -> Words:
    """The words of a language."""
    return Words(lang)


@cache
def voice_of(key: str, lang: str) -> Voice:
    """A game in a language."""
    return voice_for(find_game(key), words_in(lang), [words_in(each) for each in LANGUAGES])


@lru_cache(4096)
def score_lines(key: str, lang: str, items: tuple[tuple[str, str, int], ...]) -> list[ScoreLine]:
    """Where points come from, in words; the same for all who look, and mostly the same as a move before."""
    voice = voice_of(key, lang)
    told = voice.told(Score(0, [ScoreItem(*item) for item in items], 0))
    return [ScoreLine(voice.score_label(item), item.points, voice.score_group(item)) for item in told]


def imagined(state: State, seat: int, view: View) -> State:
    """A position that the seat cannot tell from the real one; it says nothing but what the view says."""
    return state.determinise(seat, seeded(zlib.crc32(json.encode(view))))


class Presenter:
    """One viewer of one position, in one language."""

    def __init__(
        self, state: State, seats: Sequence[RecordSeat], viewer: Viewer, lang: Lang, view: View | None = None
    ) -> None:
        self.state = state
        self.seats = seats
        self.viewer = viewer
        self.voice = voice_of(state.game().key, lang)
        self.words = self.voice.words
        self.people = {seat for seat, who in enumerate(seats) if not who.bot}
        self.view = state.view(viewer) if view is None else view

    @cached_property
    def scored(self) -> list[Score]:
        """The points as if the game ended now, all of them."""
        return self.state.scores()

    @cached_property
    def players(self) -> list[str]:
        """Everybody who has points, as they are called on the screen."""
        return with_automa(self.words, shown_names(self.words, self.seats), len(self.scored))

    @cached_property
    def known(self) -> State:
        """A position that the viewer cannot tell from the real one."""
        assert self.viewer is not None
        return imagined(self.state, self.viewer, self.view)

    @property
    def asked(self) -> bool:
        """Whether the viewer has a question to answer."""
        return self.viewer is not None and self.viewer in self.state.deciders()

    # -------------------------------------------------------------- the question

    def spoken(self) -> voiced.Choice:
        """What the viewer can answer."""
        assert self.viewer is not None
        return self.voice.choice(self.known, self.viewer)

    def choice(self) -> Choice | None:
        """The same as a message."""
        if not self.asked:
            return None
        spoken = self.spoken()
        return Choice(
            question=self.view["players"][self.viewer]["question"],
            prompt=spoken.prompt,
            sum=spoken.sum,
            entries=[self.entry(entry) for entry in spoken.entries],
            need=spoken.need,
            up_to=spoken.up_to,
            passing=self.entry(spoken.passing) if spoken.passing else None,
        )

    def entry(self, entry: voiced.Entry) -> Entry:
        """An answer."""
        notation = None if entry.action is None else self.notation(entry.action)
        return Entry(
            key=entry.key,
            label=entry.label,
            thing=entry.thing,
            action=notation,
            deed=entry.label if notation is None else self.voice.action_label(entry, notation),
            note=entry.note,
            several=entry.several,
            most=entry.most,
            final=entry.action is not None and not entry.several and self.is_final(entry.action),
        )

    def notation(self, action: int) -> str:
        """An action as it stands in records."""
        return self.state.game().actions.notation(action)

    def is_final(self, action: int) -> bool:
        """Whether the answer cannot be taken back: it reveals something, ends the game, or another person goes on."""
        assert self.viewer is not None
        trial = self.known.clone()
        try:
            trial.apply(self.viewer, action)
        except IllegalMove:  # an answer that is completed by others first
            return False
        newly_asked = set(trial.deciders()) - set(self.known.deciders())
        others = newly_asked & self.people - {self.viewer}
        return trial.is_over() or trial.revelations() != self.known.revelations() or bool(others)

    def gathered(self, keys: Sequence[str]) -> Gathered:
        """What the entries with these keys amount to."""
        if not self.asked:
            raise not_now("not-asked")
        spoken = self.spoken()
        by_key = {entry.key: entry for entry in spoken.all()}
        if not set(keys) <= by_key.keys():
            raise bad("unknown-entry")
        chosen = [by_key[key] for key in keys]
        sum_up = gather(self.words, spoken, chosen)
        moves = sum_up.moves
        if moves is None and not sum_up.fault and chosen:
            moves = stop_here(spoken, chosen)
        actions = [self.notation(move) for move in moves or ()]
        return Gathered(bool(actions), sum_up.so_far, sum_up.fault, sum_up.doubt, actions)

    # -------------------------------------------------------------- around it

    def standing(self) -> Standing:
        """Where the game stands."""
        spoken = self.voice.standing(self.state, self.view)
        meters = [Meter(m.key, m.label, m.value, m.limit, m.last, m.falls) for m in spoken.meters]
        return Standing(spoken.title, meters)

    def scores(self) -> list[SeatScore]:
        """The points as if the game ended now, as far as the viewer may know them."""
        return [self.score(score) for score in self.known_scores()]

    def totals(self) -> list[int]:
        """What these points add up to."""
        return [score.total for score in self.known_scores()]

    def known_scores(self) -> list[Score]:
        """The scores without what is hidden from the viewer until the end."""
        if self.state.is_over():
            return self.scored
        return [score if score.seat == self.viewer else self.open_part(score) for score in self.scored]

    def open_part(self, score: Score) -> Score:
        """What everybody may know of a score."""
        return Score(score.seat, [item for item in score.items if self.voice.is_open(item, self.view)], 0)

    def score(self, score: Score) -> SeatScore:
        """The points of one seat."""
        items = tuple((item.kind, item.card, item.points) for item in score.items)
        lines = score_lines(self.state.game().key, self.words.lang, items)
        return SeatScore(score.seat, self.players[score.seat], score.total, lines)

    def log(self, told: Iterable[tuple[int, Sequence[Event]]]) -> list[LogLine]:
        """What happened after which move, in sentences; events of one seat that follow each other are told together."""
        lines: list[LogLine] = []
        run: list[Event] = []
        step = 0
        for number, events in told:
            for event in told_to(self.viewer, list(events)):
                if run and self.begins_anew(run[-1], event):
                    lines += self.lines(run, step)
                    run = []
                run.append(event)
                step = number
        return lines + (self.lines(run, step) if run else [])

    def begins_anew(self, last: Event, event: Event) -> bool:
        """Whether another sentence is needed."""
        return last.seat != event.seat or self.voice.is_heading(last) or self.voice.is_heading(event)

    def lines(self, run: Sequence[Event], step: int) -> list[LogLine]:
        """The sentences of some events of one seat."""
        seat = run[0].seat if run[0].seat >= 0 else None
        heading = self.voice.is_heading(run[0])
        return [LogLine(step, text, seat, heading) for text in self.voice.sentences(run, self.viewer, self.players)]

    def why(self, thing: str) -> Why:
        """Why nothing can be done with a thing now."""
        if self.viewer is None:
            raise not_now("not-asked")
        card = thing.partition(" #")[0]
        return Why(thing, self.title_of(card), self.voice.why(self.known, self.viewer, card))

    def title_of(self, thing: str) -> str:
        """What a thing is called; empty if it has no name."""
        names = self.voice.card_names()
        own = [name for name, card in names.items() if card == thing and name != thing]
        if not own:
            return ""
        return own[LANGUAGES.index(self.words.lang)] if len(own) >= len(LANGUAGES) else own[0]


def position_of(
    table_id: str, session: GameSession, viewer: Viewer, lang: Lang, since: int | None, own: Collection[int] = ()
) -> Position:
    """The whole message; `since` is the version that the client holds, `own` are all seats of who looks."""
    state, header = session.state, session.table.header
    presenter = Presenter(state, header.seats, viewer, lang, session.view(viewer))
    version, step = session.seen(viewer)
    entries = session.news(viewer, since) if since is not None else None
    told = [pair for entry in entries or () for pair in entry.told]
    backs = [entry.back_to for entry in entries or () if entry.back_to is not None]
    return Position(
        table=table_id,
        version=version,
        step=step,
        seat=viewer,
        players=presenter.players,
        view=presenter.view,
        deciders=thinking(presenter.view) if not state.is_over() else [],
        asked=session.asked(own),
        standing=presenter.standing(),
        choice=presenter.choice(),
        moment=session.moment(viewer) if viewer is not None else "",
        can_undo=viewer in presenter.people and session.table.can_undo(viewer or 0),
        since=version if entries is None or since is None else since,
        back_to=min(backs) if backs else None,
        news=presenter.log(told),
        happenings=happenings(told, viewer),
        scores=presenter.scores(),
        clocks=times_left(session, viewer, time.time()),
        ending=ending(presenter, header.seed, bool(header.position)) if state.is_over() else None,
    )


def times_left(session: GameSession, viewer: Viewer, now: float) -> list[float | None]:
    """Everybody's seconds, if there are clocks; None for those who may have answered in secret."""
    if session.clocks is None:
        return []
    people, players = session.table.people(), session.view(viewer)["players"]
    shown = [seat in people and player["status"] != "hidden" for seat, player in enumerate(players)]
    return [round(session.clocks.left(seat, now), 1) if show else None for seat, show in enumerate(shown)]


def happenings(told: Iterable[tuple[int, list[Event]]], viewer: Viewer) -> list[Happening]:
    """What happened, for programs."""
    events = [event for _, events in told for event in told_to(viewer, events)]
    return [Happening(event.kind, event.seat, list(event.objects), event.number) for event in events]


def ending(presenter: Presenter, seed: int, given: bool) -> Ending:
    """How it ended, and the seed."""
    text = verdict(presenter.words, presenter.state, presenter.players)
    return Ending(text, presenter.state.winners(), None if given else str(seed), "" if given else seed_hash(seed))


def action_ids(game: Game, notations: Sequence[str]) -> list[int]:
    """The numbers of the actions."""
    ids = game.actions.ids
    unknown = [notation for notation in notations if notation not in ids]
    if unknown or not notations:
        raise bad("unknown-action", action=unknown[0][:60] if unknown else "")
    return [ids[notation] for notation in notations]
