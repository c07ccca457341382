"""Guided games: what there is to say about a decision, when it comes."""

from __future__ import annotations

from galaktyka.server.messages.positions import Lesson
from galaktyka.server.positions import Presenter
from galaktyka.text.catalogue import Words

WELCOME = "welcome"
GOODBYE = "goodbye"


def lesson_for(presenter: Presenter, first: bool) -> Lesson | None:
    """What the viewer should know now: before the first decision about the game, then about the question, at last
    about what to look at afterwards. None while others decide."""
    game = presenter.state.game().key
    if presenter.state.is_over():
        return lesson(presenter.words, game, GOODBYE)
    if not presenter.asked:
        return None
    about = lesson(presenter.words, game, topic(presenter.words, game, presenter.view, presenter.viewer or 0))
    if not first or about is None:
        return about
    welcome = lesson(presenter.words, game, WELCOME)
    return Lesson(WELCOME, welcome.title, f"{welcome.text}\n\n{about.title}. {about.text}") if welcome else about


def topic(words: Words, game: str, view: dict[str, object], seat: int) -> str:
    """The question; with its phase, where it means something else in another phase."""
    players = view["players"]
    assert isinstance(players, list)
    question = str(players[seat]["question"])
    in_phase = f"{question}-{view.get('phase')}"
    return in_phase if words.has(f"lessons.{game}.{in_phase}.text") else question


def lesson(words: Words, game: str, key: str) -> Lesson | None:
    """What is written about it."""
    if not words.has(f"lessons.{game}.{key}.text"):
        return None
    return Lesson(key, words.say(f"lessons.{game}.{key}.title"), words.say(f"lessons.{game}.{key}.text"))
