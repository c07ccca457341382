"""Alien Artifacts: what a player is asked and may answer, in both languages, and a whole game told."""

from collections.abc import Sequence

import pytest

from galaktyka.core.game import View
from galaktyka.core.rng import seeded
from galaktyka.games.artifacts.engine.vocabulary import PHASES, QUESTIONS
from galaktyka.games.artifacts.game import GAME
from galaktyka.games.artifacts.text.play import answer, event_sentence, merged, prompt, tie_break
from galaktyka.text.catalogue import Words
from galaktyka.text.play import reason_sentence
from tests.games.artifacts.scenario import scenario

ENGLISH = Words("en")
POLISH = Words("pl")
PLAYERS = ["Ala", "Bob", "Cela"]

PAYMENT = {
    "colour": "red",
    "gold": True,
    "need": 5,
    "paid": 0,
    "cards_left": 2,
    "planet_cards_left": 0,
    "planets_only": False,
    "sets": False,
}


def payment(**fields: object) -> View:
    return {**PAYMENT, **fields}


def view(actions: int = 1, payment: View | None = None, drawn: Sequence[str] = (), **own: object) -> View:
    defaults = {"question": "nothing", "owe": 0, "legal": [], "about": None, "gains": [], "empire": []}
    player = {"faction": "community", **defaults, **own}
    return {
        "seat": 1,
        "players": [{"faction": "clone-clans"}, player],
        "actions": actions,
        "payment": payment,
        "revealed": "r01",
        "drawn": list(drawn),
        "system": "glass-reef",
    }


PROMPTS = {
    "nothing": (view(), "Waiting for the others.", "Czekamy na pozostałych."),
    "spectator": ({"seat": None, "players": []}, "Waiting for the others.", "Czekamy na pozostałych."),
    "act": (view(question="act"), "Choose an action.", "Wybierz akcję."),
    "two actions": (
        view(question="act", actions=2),
        "You have 2 actions: choose one.",
        "Masz 2 akcje: wybierz jedną.",
    ),
    "action done": (
        view(question="act", actions=0, legal=["done"]),
        "Your action is done: use something else, or end your turn.",
        "Akcja wykonana: użyj jeszcze czegoś albo zakończ turę.",
    ),
    "no action": (
        view(question="act", legal=["pass", "play war-crown"]),
        "There is no action that you can take: use something else, or pass.",
        "Nie możesz wykonać żadnej akcji: użyj czegoś innego albo spasuj.",
    ),
    "pay": (
        view(question="pay", payment=payment(paid=3, cards_left=1)),
        "Pay 2 red icons; gold counts too (1 card at most).",
        "Zapłać 2 czerwone ikony; złote też się liczą (najwyżej 1 karta).",
    ),
    "pay without limit": (
        view(question="pay", payment=payment(colour="one", gold=False, need=8, cards_left=99)),
        "Pay 8 icons of one colour.",
        "Zapłać 8 ikon jednego koloru.",
    ),
    "pay with planets besides": (
        view(question="pay", payment=payment(gold=False, planet_cards_left=1)),
        "Pay 5 red icons (2 cards at most, and 1 more from planets).",
        "Zapłać 5 czerwonych ikon (najwyżej 2 karty, a ponadto z planet: 1).",
    ),
    "pay from planets": (
        view(question="pay", payment=payment(colour="one", gold=False, cards_left=99, planets_only=True)),
        "Pay 5 icons of one colour with cards from your planets.",
        "Zapłać 5 ikon jednego koloru kartami ze swoich planet.",
    ),
    "pay a set": (
        view(question="pay", payment=payment(colour="blue", need=0, cards_left=99, sets=True)),
        "Pay with a card of each colour; now blue.",
        "Zapłać po jednej karcie każdego koloru; teraz kolor niebieski.",
    ),
    "exchange": (
        view(question="pay", payment=payment(need=0)),
        "Choose a card to exchange: 1 credit for each icon (2 cards at most).",
        "Wybierz kartę do wymiany: 1 kredyt za każdą ikonę (najwyżej 2 karty).",
    ),
    "exchange more": (
        view(question="pay", payment=payment(need=0, paid=3, cards_left=1), legal=["done", "pay r01a"]),
        "Exchange another card, or leave it at that (1 card at most).",
        "Wymień kolejną kartę albo na tym poprzestań (najwyżej 1 karta).",
    ),
    "extra": (
        view(question="extra", about="ship"),
        "Before you see any: how many more cards do you look at? Each costs 1 credit.",
        "Zanim zobaczysz karty: ile ich jeszcze obejrzysz? Każda kosztuje 1 kredyt.",
    ),
    "tokens": (
        view(question="extra", about="ship", owe=1),
        "How many blockade tokens do you remove? Each takes 2 icons.",
        "Ile żetonów Blokady zdejmujesz? Każdy kosztuje 2 ikony.",
    ),
    "put": (
        view(question="put", about="technology"),
        "Choose a card to attach to one of your technologies under construction.",
        "Wybierz kartę, którą dołączysz do technologii w budowie.",
    ),
    "to": (
        view(question="to", about="r01a", owe=1),
        "Attach 3 red icons to which project?",
        "3 czerwone ikony: do którego projektu dołączasz?",
    ),
    "to with a revealed card": (
        view(question="to", about="r01"),
        "Attach 3 red / 2 blue to which project?",
        "3 czerwone / 2 niebieskie: do którego projektu dołączasz?",
    ),
    "side": (
        view(question="side", about="mika-1"),
        "Mika 1 joins your empire: on which side?",
        "„Mika 1” trafia do twojego imperium: którą stroną ku górze?",
    ),
    "show": (
        view(question="show", about="mika-1"),
        "Mika 1 produces 3 red / 2 blue: which section shows?",
        "„Mika 1” produkuje kartę 3 czerwone / 2 niebieskie: która sekcja jest widoczna?",
    ),
    "show and two more to come": (
        view(question="show", about="mika-1", drawn=["r17", "r57"]),
        "Mika 1 produces 3 red / 2 blue: which section shows? Next: 3 red / 2 green, 3 blue / 1 gold.",
        "„Mika 1” produkuje kartę 3 czerwone / 2 niebieskie: która sekcja jest widoczna? "
        "Następne: 3 czerwone / 2 zielone, 3 niebieskie / 1 złota.",
    ),
    "target": (view(question="target"), "Whom do you attack?", "Kogo atakujesz?"),
    "target of a new ship": (
        view(question="target", about="mallet"),
        "Mallet may attack at once: whom?",
        "„Pobijak” może od razu zaatakować: kogo?",
    ),
    "scout": (
        view(question="scout"),
        "The new alien system is Glass Reef. Leave it there?",
        "Nowy system Obcych: Szklana Rafa. Czy ma zostać?",
    ),
    "kind": (
        view(question="kind", about="planet"),
        "Name a Kind: the first planet of it goes under construction.",
        "Podaj Rodzaj: pierwsza planeta tego Rodzaju trafi do budowy.",
    ),
    "which": (view(question="which", about="planet"), "Which planet produces?", "Która planeta produkuje?"),
    "which technology is next": (
        view(question="which", about="technology", owe=3),
        "The resource deck will run out on the way. Which technology is next?",
        "Talia Zasobów wyczerpie się w trakcie. Która technologia jest następna?",
    ),
    "which planet is next": (
        view(question="which", about="planet", owe=2),
        "The resource deck will run out on the way. Which planet is next?",
        "Talia Zasobów wyczerpie się w trakcie. Która planeta jest następna?",
    ),
    "discard": (
        view(question="discard", legal=["done", "discard r01"]),
        "Discard the cards that you do not want to keep.",
        "Odrzuć karty, których nie chcesz zatrzymać.",
    ),
    "too many cards": (
        view(question="discard", legal=["discard r01"]),
        "You have too many cards in hand: discard some.",
        "Masz za dużo kart na ręce: odrzuć niektóre.",
    ),
    "sift": (view(question="sift", owe=2), "Discard 2 cards from your hand.", "Odrzuć z ręki 2 karty."),
}


@pytest.mark.parametrize("name", PROMPTS)
def test_what_a_player_is_asked(name: str):
    position, english, polish = PROMPTS[name]
    assert (prompt(ENGLISH, position), prompt(POLISH, position)) == (english, polish)


def gains(**fields: int) -> dict[str, int]:
    return {"vp": 0, "credits": 0, "artifacts": 0, "plans": 0, "cards": 0, **fields}


STORED = [{"card": "mika-1", "stored": ["r02a"]}]
TAKE = view(question="take", gains=[gains(vp=1, credits=2), gains(artifacts=1, credits=-2), gains(credits=-1)])


@pytest.mark.parametrize(
    ("position", "notation", "english", "polish"),
    [
        (view(question="act"), "pass", "Pass", "Spasuj"),
        (view(question="target"), "pass", "Attack nobody", "Nie atakuj"),
        (view(question="reroll"), "pass", "Keep the card", "Zostaw tę kartę"),
        (view(question="scout"), "pass", "Leave it there", "Zostaw go"),
        (view(question="boost"), "pass", "Pay nothing", "Nic nie płać"),
        (view(question="act"), "done", "End the turn", "Zakończ turę"),
        (view(question="send"), "done", "Send no more ships", "Nie wysyłaj więcej statków"),
        (view(question="discard"), "done", "Discard nothing more", "Nic więcej nie odrzucaj"),
        (view(question="act"), "buy technology", "Buy a technology", "Kup technologię"),
        (view(question="act"), "prepare ship", "Prepare resources for ships", "Przygotuj Zasoby: statki"),
        (view(question="act"), "exchange gold", "Exchange resources: gold", "Wymień Zasoby: kolor złoty"),
        (view(question="act"), "unblock planet", "Remove blockade from planets", "Zdejmij Blokadę: planety"),
        (view(question="act"), "discover mika-1", "Discover Mika 1", "Odkryj: Mika 1"),
        (view(question="act"), "faction", "Faction action", "Akcja frakcyjna"),
        (view(question="extra"), "extra 0", "No more cards", "Ani jednej więcej"),
        (view(question="extra"), "extra 2", "2 more cards for 2 credits", "Jeszcze 2 karty za 2 kredyty"),
        (view(question="extra"), "extra 5", "5 more cards for 5 credits", "Jeszcze 5 kart za 5 kredytów"),
        (view(question="extra", owe=2), "extra 1", "Remove 1 token", "Zdejmij 1 żeton"),
        (view(question="show"), "show b", "Show 2 blue icons (Expansion)", "Pokaż 2 niebieskie ikony (Ekspansja)"),
        (view(question="target"), "target aliens", "Attack Glass Reef", "Zaatakuj system Obcych: Szklana Rafa"),
        (view(question="target"), "target 0", "Attack Clone Clans", "Zaatakuj: Klany Klonów"),
        (view(question="boost", about="neu-bremen"), "boost", "Pay 2 credits for +2", "Zapłać 2 kredyty za +2"),
        (TAKE, "take 1", "Gain 1 point and 2 credits", "Weź: 1 punkt i 2 kredyty"),
        (TAKE, "take 2", "Gain 1 artifact and lose 2 credits", "Weź: 1 artefakt; strać 2 kredyty"),
        (TAKE, "take 3", "Lose 1 credit", "Strać 1 kredyt"),
        (
            view(question="pay", payment=payment()),
            "pay r01a",
            "Pay 3 red icons (3 red / 2 blue)",
            "Zapłać 3 czerwone ikony (3 czerwone / 2 niebieskie)",
        ),
        (
            view(question="pay", payment=payment()),
            "pay r57b",
            "Pay 1 gold icon (3 blue / 1 gold)",
            "Zapłać 1 złotą ikonę (3 niebieskie / 1 złota)",
        ),
        (
            view(question="pay", payment=payment(), empire=STORED),
            "pay r02a",
            "Pay 3 red icons (Mika 1)",
            "Zapłać 3 czerwone ikony (Mika 1)",
        ),
        (
            view(question="pay", payment=payment(need=0), empire=STORED),
            "pay r02a",
            "Exchange 3 red icons (Mika 1)",
            "Wymień 3 czerwone ikony (Mika 1)",
        ),
        (view(question="discard"), "discard r57", "Discard 3 blue / 1 gold", "Odrzuć: 3 niebieskie / 1 złota"),
        (view(question="plan"), "plan hell", "Defend with Hell", "Broń się planem: Piekło"),
    ],
)
def test_possible_answers(position: View, notation: str, english: str, polish: str):
    assert (answer(ENGLISH, position, notation), answer(POLISH, position, notation)) == (english, polish)


def test_empires_to_attack_have_the_names_of_their_players():
    assert answer(ENGLISH, view(question="target"), "target 0", players=PLAYERS) == "Attack Ala"
    assert answer(POLISH, view(question="target"), "target 0", players=PLAYERS) == "Zaatakuj: Ala"


ABOUT = {
    "extra": "ship",
    "put": "ship",
    "to": "r01",
    "kind": "ship",
    "which": "technology",
}


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
def test_there_are_words_for_all_that_the_engine_names(words: Words):
    position = view(about="neu-bremen", gains=[gains(vp=1)] * 3, payment=payment())
    position["players"] += [{"faction": "star-union"}] * 3
    for notation in GAME.actions.notations:
        assert answer(words, position, notation)
    for question in QUESTIONS:
        assert prompt(words, view(question=question, about=ABOUT.get(question, "mallet"), payment=payment()))
    ids = [f"artifacts.question.{question}" for question in QUESTIONS]
    ids += [f"artifacts.phase.{phase}" for phase in PHASES]
    ids += [f"artifacts.{table}.{option.key}" for table in ("option", "option-help") for option in GAME.options]
    ids += [f"artifacts.score-item.{kind}" for kind in ("track", "empire", "technology", "faction", "total")]
    assert [message_id for message_id in ids if not words.has(message_id)] == []


def test_where_points_come_from():
    assert ENGLISH.say("artifacts.score-item.technology", card="deep-archive") == "Deep Archive"
    assert POLISH.say("artifacts.score-item.faction", card="community") == "Wspólnota"
    position = scenario(credits=5, empire={"mika-1": "logistical", "mallet": "operational"})
    (score, _) = position.state.scores()
    assert tie_break(ENGLISH, score.tie_break) == "5 credits, then 2 cards, if points are tied"
    assert tie_break(POLISH, score.tie_break) == "przy remisie 5 kredytów, potem 2 karty"


# --- whole games


@pytest.mark.parametrize("choice", [False, True], ids=["random-factions", "chosen-factions"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_can_be_told(seats: int, choice: bool):
    """Every event, question, answer and refusal of a game played at random has words."""
    players = ["Ala", "Bob", "Cela", "Darek", "Ewa"][:seats]
    state = GAME.start(seats, seats, {"choose-factions": choice}, keep_events=True)
    rng = seeded(seats)
    while True:
        told = [(viewer, event) for viewer in (None, 0) for event in merged(state.events(viewer))]
        for words in (ENGLISH, POLISH):
            assert not any("{" in event_sentence(words, event, viewer, players) for viewer, event in told)
        if state.is_over():
            break
        (seat,) = state.deciders()
        view = state.view(seat)
        refused = [state.why_not(seat, rng.below(most)) for most in (58, len(GAME.actions))]
        for words in (ENGLISH, POLISH):
            assert prompt(words, view)
            assert all(answer(words, view, notation) for notation in view["players"][seat]["legal"])
            assert all(reason is None or reason_sentence(words, reason) for reason in refused)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
