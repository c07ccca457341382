"""A guided game explains every decision, in both languages."""

import pytest

from galaktyka.bots import find_bot
from galaktyka.bots.protocol import Outlook
from galaktyka.core.records import RecordSeat
from galaktyka.core.rng import seeded
from galaktyka.games import find_game, shipped_keys
from galaktyka.server.lessons import GOODBYE, WELCOME, lesson_for
from galaktyka.server.messages.common import Lang
from galaktyka.server.positions import Presenter
from galaktyka.text.catalogue import LANGUAGES, Words, load

pytestmark = pytest.mark.once

LANGS: tuple[Lang, ...] = ("en", "pl")


def questions_of(game: str) -> list[str]:
    """Every question that the game asks, by the words for it."""
    named = [path.removeprefix("question.") for path in load("en", game) if path.startswith("question.")]
    return [question for question in named if question != "nothing"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shipped_keys())
def test_every_question_has_its_lesson(game: str, lang: str):
    words = Words(lang)
    phases = {path.removeprefix("phase.") for path in load("en", game) if path.startswith("phase.")}

    def explained(question: str) -> bool:
        topics = [question, *(f"{question}-{phase}" for phase in phases)]
        return any(words.has(f"lessons.{game}.{topic}.text") for topic in topics)

    assert [question for question in questions_of(game) if not explained(question)] == []


@pytest.mark.parametrize("game", shipped_keys())
def test_no_lesson_is_about_a_question_that_nobody_asks(game: str):
    known = {*questions_of(game), WELCOME, GOODBYE}
    topics = {path.split(".")[1] for path in load("en", "lessons") if path.startswith(f"{game}.")}
    assert {topic for topic in topics if topic not in known and topic.partition("-")[0] not in known} == set()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", shipped_keys())
def test_a_whole_game_is_explained_decision_by_decision(game: str, lang: Lang):
    rules = find_game(game)
    state = rules.start(2, 7)
    bot = find_bot("greedy", game, 1)
    seats = [RecordSeat("Ala", False), RecordSeat("greedy", True)]
    heard: set[str] = set()
    for _ in range(100):
        seat = state.deciders()[0]
        if seat == 0:
            lesson = lesson_for(Presenter(state, seats, 0, lang), first=not heard)
            assert lesson is not None, state.view(0)["players"][0]["question"]
            assert lesson.title
            assert (lesson.key == WELCOME) == (not heard)
            heard.add(lesson.key)
            assert lesson_for(Presenter(state, seats, 1, lang), first=False) is None or 1 in state.deciders()
        state.apply(seat, bot.choose(Outlook(state, seat, seeded(3))))
        if state.is_over():
            break
    assert len(heard) >= 4, "more than one kind of decision"


def test_placing_a_card_means_something_else_in_each_phase():
    words = Words("en")
    titles = {words.say(f"lessons.race.place-{phase}.title") for phase in ("develop", "settle")}
    assert len(titles) == 2


def test_the_end_says_where_to_look_next():
    state = find_game("race").start(2, 1)
    state.playout(seeded(1))
    lesson = lesson_for(Presenter(state, [RecordSeat("Ala", False), RecordSeat("Ola", False)], 0, "en"), first=False)
    assert lesson is not None
    assert lesson.key == GOODBYE
