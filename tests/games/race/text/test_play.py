"""Race for the Galaxy: questions, answers, reasons and the log, in both languages."""

import pytest

from galaktyka.core.game import EVERYBODY, OWN_CARDS, Event, Reason, View, told_to
from galaktyka.games.race.engine.vocabulary import ACTION_CARDS, PHASES, QUESTIONS, VERBS
from galaktyka.games.race.text.play import answer, event_sentence, merged, prompt
from galaktyka.text.catalogue import Words
from galaktyka.text.play import reason_sentence

ENGLISH = Words("en")
POLISH = Words("pl")
PLAYERS = ["Ala", "Bob"]


def both(event: Event, viewer: int | None) -> tuple[str, str]:
    (seen,) = told_to(viewer, [event])
    return event_sentence(ENGLISH, seen, viewer, PLAYERS), event_sentence(POLISH, seen, viewer, PLAYERS)


def test_what_is_drawn_is_told_to_its_owner_only():
    event = Event("draw", 0, ("gem-world", "comet-zone"), 2, OWN_CARDS)
    assert both(event, 0) == (
        "You draw 2 cards: Gem World, Comet Zone.",
        "Dobierasz 2 karty: Świat Kryształów, Strefa Komet.",
    )
    assert both(event, 1) == ("Ala draws 2 cards.", "Ala dobiera 2 karty.")
    assert both(event, None) == ("Ala draws 2 cards.", "Ala dobiera 2 karty.")


def test_a_replay_that_shows_everything_tells_the_cards_of_others_too():
    event = Event("keep", 1, ("gem-world",), 1, OWN_CARDS)
    assert event_sentence(POLISH, event, None, PLAYERS) == "Bob zatrzymuje 1 kartę: Świat Kryształów."


def test_public_events():
    assert both(Event("places", 1, ("old-earth",), 0, EVERYBODY), 0) == (
        "Bob places Old Earth.",
        "Bob wykłada kartę „Stara Ziemia”.",
    )
    assert both(Event("sells", 0, ("gem-world",), 5, EVERYBODY), 0) == (
        "You sell the good of Gem World for 5 cards.",
        "Sprzedajesz towar z karty „Świat Kryształów” za 5 kart.",
    )
    assert both(Event("chooses", 1, ("explore-5", "develop"), 0, EVERYBODY), 0) == (
        "Bob chooses Explore: +5, Develop.",
        "Bob wybiera: Eksploracja: +5, Rozwój.",
    )


def test_consuming_names_the_worlds_and_leaves_out_nothing_gained():
    assert both(Event("consumes", 1, ("old-earth", "gem-world", "comet-zone"), 2, EVERYBODY), 0) == (
        "Bob uses Old Earth, gains 2 points and discards the goods of Gem World, Comet Zone.",
        "Bob używa karty „Stara Ziemia”, zdobywa 2 punkty i odrzuca towary z kart: Świat Kryształów, Strefa Komet.",
    )
    assert both(Event("consumes", 0, ("new-vinland", "gem-world"), 0, EVERYBODY), 0) == (
        "You use New Vinland and discard the good of Gem World.",
        "Używasz karty „Nowa Vinlandia” i odrzucasz towar z karty „Świat Kryształów”.",
    )


def test_events_of_the_table():
    assert both(Event("round", -1, (), 3, EVERYBODY), 0) == ("Round 3", "Runda 3")
    assert both(Event("phase", -1, ("settle",), 1, EVERYBODY), 0) == ("Phase III: Settle", "Faza III: Kolonizacja")
    assert both(Event("phase", -1, ("settle",), 2, EVERYBODY), 0) == (
        "Phase III: Settle (second time)",
        "Faza III: Kolonizacja (po raz drugi)",
    )
    assert both(Event("reshuffle", -1, (), 22, EVERYBODY), 0) == (
        "The discards are shuffled: 22 cards in the draw pile.",
        "Karty odrzucone zostały przetasowane: 22 karty w stosie głównym.",
    )


def test_a_run_of_single_cards_is_told_at_once():
    events = [
        Event("pays", 0, ("gem-world",), 1, OWN_CARDS),
        Event("pays", 0, ("old-earth",), 1, OWN_CARDS),
        Event("pays", 1, (), 1, OWN_CARDS),
        Event("draw", 1, (), 1, OWN_CARDS),
        Event("draw", 1, (), 1, OWN_CARDS),
    ]
    sentences = [event_sentence(ENGLISH, event, 0, PLAYERS) for event in merged(events)]
    assert sentences == [
        "You pay 2 cards: Gem World, Old Earth.",
        "Bob pays 1 card.",
        "Bob draws 1 card.",
        "Bob draws 1 card.",
    ]
    assert [event.number for event in events] == [1, 1, 1, 1, 1]


def view(phase: str = "settle", **own: object) -> View:
    player = {"question": "nothing", "owe": 0, "placing": None, "legal": [], "used": [], **own}
    return {"seat": 1, "phase": phase, "players": [{}, player]}


@pytest.mark.parametrize(
    ("position", "english", "polish"),
    [
        (view(), "Waiting for the others.", "Czekamy na pozostałych."),
        ({"seat": None, "players": []}, "Waiting for the others.", "Czekamy na pozostałych."),
        (view(question="action", owe=1), "Choose an action card.", "Wybierz kartę akcji."),
        (view(question="action", owe=2), "Choose 2 action cards.", "Wybierz 2 karty akcji."),
        (view(question="discard", owe=5), "Discard 5 cards from your hand.", "Odrzuć z ręki 5 kart."),
        (view(question="keep", owe=2), "Keep 2 of the cards you drew.", "Zatrzymaj 2 z dobranych kart."),
        (view("develop", question="place"), "Place a development, or pass.", "Wyłóż technologię albo spasuj."),
        (view("settle", question="place"), "Place a world, or pass.", "Wyłóż świat albo spasuj."),
        (
            view(question="pay", owe=3, placing="old-earth"),
            "Pay 3 cards for Old Earth.",
            "Karta „Stara Ziemia”: zapłać 3 karty.",
        ),
        (
            view(question="settle", placing="old-earth"),
            "How do you take Old Earth?",
            "Jak zdobywasz świat „Stara Ziemia”?",
        ),
        (
            view(question="settle"),
            "You may use cards that add Military, or pass.",
            "Możesz użyć kart zwiększających Siłę albo spasować.",
        ),
        (view(question="sell"), "Sell a good.", "Sprzedaj towar."),
        (
            view("consume", question="consume", legal=["consume old-earth"]),
            "Use a Consume power.",
            "Użyj zdolności Konsumpcji.",
        ),
        (
            view("consume", question="consume", legal=["pass", "consume deficit-spending"]),
            "Use a Consume power, or stop.",
            "Użyj zdolności Konsumpcji albo zakończ.",
        ),
        (
            view("consume", question="spend", owe=2, used=["new-vinland", "tourist-world"]),
            "Tourist World: discard 2 goods.",
            "Karta „Świat Turystyczny”: odrzuć 2 towary.",
        ),
        (
            view("consume", question="cash", owe=2, used=["deficit-spending"]),
            "Deficit Spending: you may discard up to 2 cards for points.",
            "Karta „Ograniczenie Deficytu”: możesz odrzucić do 2 kart za punkty.",
        ),
        (
            view("produce", question="windfall"),
            "Produce a good on a windfall world.",
            "Wyprodukuj towar na świecie zdobycznym.",
        ),
    ],
)
def test_what_a_player_is_asked(position: View, english: str, polish: str):
    assert (prompt(ENGLISH, position), prompt(POLISH, position)) == (english, polish)


@pytest.mark.parametrize(
    ("position", "notation", "english", "polish"),
    [
        (view(question="place"), "pass", "Place nothing", "Nic nie wykładaj"),
        (view(question="settle", placing="old-earth"), "pass", "Take it", "Weź go"),
        (view(question="settle"), "pass", "Pass", "Spasuj"),
        (view(question="consume"), "pass", "Stop", "Zakończ"),
        (view(question="action"), "choose consume-2x", "Consume: 2× points", "Konsumpcja: 2× PZ"),
        (view(question="consume"), "gamble 5", "Name 5", "Podaj liczbę 5"),
        (view(question="place"), "settle gem-world", "Settle Gem World", "Skolonizuj: Świat Kryształów"),
        (view(question="settle"), "conquer", "Conquer it", "Podbij go"),
    ],
)
def test_possible_answers(position: View, notation: str, english: str, polish: str):
    assert (answer(ENGLISH, position, notation), answer(POLISH, position, notation)) == (english, polish)


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
def test_there_are_words_for_all_that_the_engine_names(words: Words):
    for verb in VERBS:
        shown = ["settle", "develop"] if verb == "place" else [verb]
        assert all(answer(words, view(), f"{word} gem-world") for word in shown)
    ids = [f"race.action.{card}" for card in ACTION_CARDS] + [f"race.action-help.{card}" for card in ACTION_CARDS]
    ids += [f"race.phase.{phase}" for phase in PHASES] + [f"race.phase-title.{phase}" for phase in PHASES]
    ids += [f"race.question.{question}" for question in QUESTIONS]
    assert [message_id for message_id in ids if not words.has(message_id)] == []


def test_too_weak_tells_what_the_strength_is_made_of():
    plain = Reason("race.too-weak", card="rebel-base", need=6, have=3, general=3, special=0, tactics=0)
    assert reason_sentence(ENGLISH, plain) == "Rebel Base has defence 6; your Military against it is 3."
    assert reason_sentence(POLISH, plain) == "Karta „Baza Rebelii” ma obronę 6; twoja Siła wobec niej to 3."
    full = Reason("race.too-weak", card="rebel-base", need=9, have=5, general=1, special=4, tactics=3)
    assert reason_sentence(ENGLISH, full) == (
        "Rebel Base has defence 9; your Military against it is 5, +4 of it against such worlds only; "
        "cards that you can discard add 3 more."
    )
    assert reason_sentence(POLISH, full) == (
        "Karta „Baza Rebelii” ma obronę 9; twoja Siła wobec niej to 5, w tym +4 tylko wobec takich światów; "
        "karty, które możesz odrzucić, dodadzą jeszcze 3."
    )


def test_reasons_with_numbers_and_kinds():
    expensive = Reason("race.too-expensive", card="old-earth", need=3, have=1)
    assert reason_sentence(ENGLISH, expensive) == "Old Earth costs 3 cards; you can pay 1 card."
    assert reason_sentence(POLISH, expensive) == "Karta „Stara Ziemia” kosztuje 3 karty; możesz zapłacić 1 kartę."
    goods = Reason("race.goods-needed", card="mining-league", need=2, have=1, kind="rare")
    assert reason_sentence(ENGLISH, goods) == "Mining League needs 2 Rare elements goods; you have 1."
    assert reason_sentence(POLISH, goods) == "Karta „Liga Górnicza” wymaga: 2 towary rodzaju Minerały; masz: 1."
    other = Reason("race.other-question", question="keep", owe=1)
    assert reason_sentence(POLISH, other) == "Najpierw coś innego: wybierz karty do zatrzymania."
