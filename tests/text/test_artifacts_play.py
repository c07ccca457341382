"""Alien Artifacts: questions, answers, reasons and the log, in both languages."""

import re
from pathlib import Path

import pytest

from galaktyka.core.game import EVERYBODY, OWN_CARDS, Event, Reason, View, told_to
from galaktyka.core.rng import seeded
from galaktyka.games.artifacts import GAME, reasons
from galaktyka.games.artifacts.scenario import Scenario, scenario
from galaktyka.games.artifacts.vocabulary import PHASES, QUESTIONS
from galaktyka.text.artifacts_play import answer, event_sentence, merged, prompt, tie_break
from galaktyka.text.catalogue import Words
from galaktyka.text.play import reason_sentence

ENGLISH = Words("en")
POLISH = Words("pl")
PLAYERS = ["Ala", "Bob", "Cela"]


def both(event: Event, viewer: int | None) -> tuple[str, str]:
    (seen,) = told_to(viewer, [event])
    return event_sentence(ENGLISH, seen, viewer, PLAYERS), event_sentence(POLISH, seen, viewer, PLAYERS)


def happened(kind: str, *objects: str, n: int = 0, seat: int = 0) -> Event:
    return Event(kind, seat, objects, n, EVERYBODY)


# --- hidden things


def test_resource_cards_drawn_are_told_to_their_owner_only():
    event = Event("draws", 0, ("r01", "r57"), 2, OWN_CARDS)
    assert both(event, 0) == (
        "You draw 2 resource cards: 3 red / 2 blue, 3 blue / 1 gold.",
        "Dobierasz 2 karty Zasobów: 3 czerwone / 2 niebieskie, 3 niebieskie / 1 złoty.",
    )
    assert both(event, 1) == ("Ala draws 2 resource cards.", "Ala dobiera 2 karty Zasobów.")
    assert both(event, None) == both(event, 1)


def test_a_defence_plan_is_told_to_its_owner_only():
    event = Event("gets-plan", 1, ("hell",), 0, OWN_CARDS)
    assert both(event, 1) == ("You gain a defence plan: Hell.", "Otrzymujesz plan obronny: Piekło.")
    assert both(event, 0) == ("Bob gains a defence plan.", "Bob otrzymuje plan obronny.")


# --- what everybody sees

OWN = {
    "first-player": (happened("first-player"), "You go first.", "Zaczynasz grę."),
    "faction": (happened("faction", "star-union"), "Your faction is Star Union.", "Twoja frakcja: Gwiezdna Unia."),
    "turn": (happened("turn", n=3), "Turn 3 is yours.", "Tura 3: twoja kolej."),
    "passes": (
        happened("action", "pass"),
        "You can take no action and pass.",
        "Nie możesz wykonać żadnej akcji i pasujesz.",
    ),
    "action": (happened("action", "offensive"), "You choose Launch Offensive.", "Wybierasz: Start Ofensywy."),
    "action with a row": (
        happened("action", "prepare planet"),
        "You choose Prepare Resources (planets).",
        "Wybierasz: Przygotowanie Zasobów (planety).",
    ),
    "action with a colour": (
        happened("action", "exchange red"),
        "You choose Exchange Resources (red).",
        "Wybierasz: Wymiana Zasobów (czerwony).",
    ),
    "action with a price": (
        happened("action", "faction", n=7),
        "You choose Faction action for 7 credits.",
        "Wybierasz: Akcja frakcyjna za 7 kredytów.",
    ),
    "builds": (
        happened("builds", "black-death", n=2),
        "You complete Black Death: 2 icons to pay.",
        "Kończysz projekt „Czarna Śmierć”: do zapłacenia 2 symbole.",
    ),
    "builds for nothing": (
        happened("builds", "black-death"),
        "You complete Black Death: nothing is left to pay.",
        "Kończysz projekt „Czarna Śmierć”: wszystko już zapłacone.",
    ),
    "joins": (
        happened("joins", "calcine", "logistical"),
        "Calcine joins your empire on its logistical side.",
        "„Calcine” trafia do twojego imperium, strona logistyczna.",
    ),
    "project": (
        happened("project", "calcine"),
        "You put Calcine under construction.",
        "W budowie masz teraz kartę „Calcine”.",
    ),
    "flips": (
        happened("flips", "calcine"),
        "You turn Calcine to its operational side.",
        "Odwracasz kartę „Calcine” na stronę operacyjną.",
    ),
    "lifts": (
        happened("lifts", "calcine"),
        "You take a blockade token off Calcine.",
        "Zdejmujesz żeton Blokady z karty „Calcine”.",
    ),
    "attaches": (
        happened("attaches", "black-death", n=3),
        "You attach 3 icons to Black Death.",
        "Dołączasz 3 symbole do karty „Czarna Śmierć”.",
    ),
    "uses": (happened("uses", "ore-futures"), "You use Ore Futures.", "Używasz karty „Kontrakty na rudę”."),
    "uses for credits": (
        happened("uses", "gunnery-school", n=1),
        "You use Gunnery School for 1 credit.",
        "Używasz karty „Szkoła artylerii” za 1 kredyt.",
    ),
    "switches": (
        happened("switches", "pell", n=2),
        "You pay 2 credits for your blockaded Pell.",
        "Płacisz 2 kredyty za swoją zablokowaną kartę „Pell”.",
    ),
    "boosts": (
        happened("boosts", "neu-bremen", n=2),
        "You pay 2 credits for a higher attack value of Neu Bremen.",
        "Płacisz 2 kredyty za większą wartość ataku statku „Neu Bremen”.",
    ),
    "match": (
        happened("match", "deep-archive", "r01"),
        "You reveal 3 red / 2 blue for Deep Archive: it fits.",
        "Odsłaniasz 3 czerwone / 2 niebieskie dla technologii „Głębokie archiwum”: pasuje.",
    ),
    "reveals": (
        happened("reveals", "r01", n=2),
        "You reveal 3 red / 2 blue, number 2.",
        "Odsłaniasz 3 czerwone / 2 niebieskie, liczba 2.",
    ),
    "attack-value": (
        happened("attack-value", "mallet", "safe", n=5),
        "Your Mallet attacks with value 5.",
        "Twój statek „Pobijak” atakuje z wartością 5.",
    ),
    "attacks-aliens": (
        happened("attacks-aliens", "glass-reef"),
        "You attack Glass Reef.",
        "Atakujesz system Obcych „Szklana Rafa”.",
    ),
    "attacks-empire": (happened("attacks-empire", "1"), "You attack Bob.", "Atakujesz imperium: Bob."),
    "blockades": (
        happened("blockades", "pell", n=1),
        "You put a blockade token on Pell (Bob).",
        "Kładziesz żeton Blokady na karcie „Pell” (Bob).",
    ),
}


@pytest.mark.parametrize("name", OWN)
def test_what_you_did(name: str):
    event, english, polish = OWN[name]
    assert both(event, 0) == (english, polish)


THEIRS = {
    "turn": (happened("turn", n=12, seat=1), "Turn 12: Bob.", "Tura 12: Bob."),
    "buys": (
        happened("buys", "technology", n=5, seat=1),
        "Bob buys a technology for 5 credits.",
        "Bob kupuje technologię za 5 kredytów.",
    ),
    "searches": (
        happened("searches", "ship", "expansion", n=2, seat=1),
        "Bob searches the ship deck for Expansion (2 cards passed over).",
        "Bob przeszukuje talię statków: Ekspansja (pominięto 2 karty).",
    ),
    "searches and finds at once": (
        happened("searches", "planet", "exploration", seat=1),
        "Bob searches the planet deck for Exploration.",
        "Bob przeszukuje talię planet: Eksploracja.",
    ),
    "produces": (
        happened("produces", "pell", "r17", seat=1),
        "Pell (Bob) produces 3 red / 2 green.",
        "Bob: planeta „Pell” produkuje 3 czerwone / 2 zielone.",
    ),
    "plays": (
        happened("plays", "time-controller", seat=1),
        "Bob plays Time Controller.",
        "Bob zagrywa artefakt „Kontroler czasu”.",
    ),
    "gets-artifact": (
        happened("gets-artifact", "war-crown", seat=1),
        "Bob gains the artifact War Crown.",
        "Bob otrzymuje artefakt „Korona wojny”.",
    ),
    "defends": (
        happened("defends", "hell", seat=1),
        "Bob defends with Hell.",
        "Bob broni się planem „Piekło”.",
    ),
    "sends": (
        happened("sends", "mallet", n=1, seat=1),
        "Bob sends Mallet for 1 credit.",
        "Bob wysyła statek „Pobijak” za 1 kredyt.",
    ),
    "damaged": (
        happened("damaged", "mallet", seat=1),
        "Mallet (Bob) is damaged and goes back under construction.",
        "Bob: statek „Pobijak” zostaje uszkodzony i wraca do budowy.",
    ),
    "destroyed": (
        happened("destroyed", "mallet", seat=1),
        "Mallet (Bob) is destroyed.",
        "Bob: statek „Pobijak” zostaje zniszczony.",
    ),
    "attacks another": (
        happened("attacks-empire", "2", seat=1),
        "Bob attacks Cela.",
        "Bob atakuje imperium: Cela.",
    ),
    "attacks you": (happened("attacks-empire", "0", seat=1), "Bob attacks you.", "Bob atakuje twoje imperium."),
    "blockades another": (
        happened("blockades", "pell", n=2, seat=1),
        "Bob puts a blockade token on Pell (Cela).",
        "Bob kładzie żeton Blokady na karcie „Pell” (Cela).",
    ),
    "blockades you": (
        happened("blockades", "pell", n=0, seat=1),
        "Bob puts a blockade token on your Pell.",
        "Bob kładzie żeton Blokady na twojej karcie „Pell”.",
    ),
}


@pytest.mark.parametrize("name", THEIRS)
def test_what_others_did(name: str):
    event, english, polish = THEIRS[name]
    assert both(event, 0) == (english, polish)


def test_a_spectator_is_not_attacked():
    assert both(happened("attacks-empire", "0", seat=1), None)[0] == "Bob attacks Ala."


def test_where_points_and_credits_come_from_and_go():
    assert both(happened("points", "mika-1", n=1), 0) == ("You gain 1 point (Mika 1).", "Otrzymujesz 1 punkt (Mika 1).")
    assert both(happened("credits", "exchange", n=5, seat=1), 0) == (
        "Bob gains 5 credits (Exchange Resources).",
        "Bob otrzymuje 5 kredytów (Wymiana Zasobów).",
    )
    assert both(happened("credits", "endless-purse", n=2), 0) == (
        "You gain 2 credits (Endless Purse).",
        "Otrzymujesz 2 kredyty (Bezdenna sakiewka).",
    )
    assert both(happened("points", "community", n=3, seat=1), 0) == (
        "Bob gains 3 points (Community).",
        "Bob otrzymuje 3 punkty (Wspólnota).",
    )
    assert both(happened("credits", "mallet", n=-2), 0) == (
        "You lose 2 credits (Mallet).",
        "Tracisz 2 kredyty (Pobijak).",
    )
    assert both(happened("points", "mallet", n=-1, seat=1), 0) == (
        "Bob loses 1 point (Mallet).",
        "Bob traci 1 punkt (Pobijak).",
    )


def test_events_of_the_table():
    assert both(happened("system", "glass-reef", seat=-1), 0) == (
        "The alien system is now Glass Reef.",
        "Odsłonięty system Obcych: Szklana Rafa.",
    )
    assert both(happened("reshuffle", n=22, seat=-1), 0) == (
        "22 resource cards are shuffled into a new deck.",
        "22 potasowane karty Zasobów tworzą nową talię.",
    )
    assert both(happened("marker", n=1, seat=-1), None) == (
        "The resource deck has run out: the round marker moves to 1.",
        "Talia Zasobów się wyczerpała: znacznik Rundy przesuwa się na 1.",
    )
    assert both(happened("end-met", seat=-1), None) == (
        "The resource deck has run out for the last time: the game ends when everybody has had as many turns.",
        "Talia Zasobów wyczerpała się po raz ostatni: gra skończy się, gdy wszyscy rozegrają tyle samo tur.",
    )
    assert both(happened("game-over", seat=-1), None) == ("The game is over.", "Koniec gry.")


def test_a_run_of_cards_is_told_at_once():
    events = [
        happened("pays", "r01a", n=3),
        happened("pays", "r57b", n=1),
        happened("pays", "r33b", n=2, seat=1),
        happened("produces", "pell", "r17"),
        happened("stores", "pell", "r17a"),
        happened("produces", "pell", "r18"),
        happened("stores", "pell", "r18b"),
        happened("produces", "pell", "r21"),
        happened("discards", "r21", n=1),
        happened("discards", "r61", n=1),
    ]
    assert [event_sentence(ENGLISH, event, 0, PLAYERS) for event in merged(events)] == [
        "You pay 3 red icons, 1 gold icon.",
        "Bob pays 2 green icons.",
        "You store: Pell (3 red icons), Pell (2 green icons).",
        "Your Pell produces 3 red / 2 green.",
        "You discard 3 red / 2 green, 2 blue / 2 gold.",
    ]
    assert [event_sentence(POLISH, event, 0, PLAYERS) for event in merged(events)] == [
        "Płacisz: 3 czerwone symbole, 1 złoty symbol.",
        "Bob płaci: 2 zielone symbole.",
        "Magazynujesz: Pell (3 czerwone symbole), Pell (2 zielone symbole).",
        "Twoja planeta „Pell” produkuje 3 czerwone / 2 zielone.",
        "Odrzucasz: 3 czerwone / 2 zielone, 2 niebieskie / 2 złote.",
    ]
    assert [event.objects for event in events[:2]] == [("r01a",), ("r57b",)]


# --- questions and answers

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


def view(actions: int = 1, payment: View | None = None, **own: object) -> View:
    defaults = {"question": "nothing", "owe": 0, "legal": [], "about": None, "gains": [], "empire": []}
    player = {"faction": "community", **defaults, **own}
    return {
        "seat": 1,
        "players": [{"faction": "clone-clans"}, player],
        "actions": actions,
        "payment": payment,
        "revealed": "r01",
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
        "Zapłać 2 czerwone symbole; złote też się liczą (najwyżej 1 karta).",
    ),
    "pay without limit": (
        view(question="pay", payment=payment(colour="one", gold=False, need=8, cards_left=99)),
        "Pay 8 icons of one colour.",
        "Zapłać 8 symboli jednego koloru.",
    ),
    "pay with planets besides": (
        view(question="pay", payment=payment(gold=False, planet_cards_left=1)),
        "Pay 5 red icons (2 cards at most, and 1 more from planets).",
        "Zapłać 5 czerwonych symboli (najwyżej 2 karty, a ponadto z planet: 1).",
    ),
    "pay from planets": (
        view(question="pay", payment=payment(colour="one", gold=False, cards_left=99, planets_only=True)),
        "Pay 5 icons of one colour with cards from your planets.",
        "Zapłać 5 symboli jednego koloru kartami ze swoich planet.",
    ),
    "pay a set": (
        view(question="pay", payment=payment(colour="blue", need=0, cards_left=99, sets=True)),
        "Pay with a card of each colour; now blue.",
        "Zapłać po jednej karcie każdego koloru; teraz kolor niebieski.",
    ),
    "exchange": (
        view(question="pay", payment=payment(need=0)),
        "Choose a card to exchange: 1 credit for each icon (2 cards at most).",
        "Wybierz kartę do wymiany: 1 kredyt za każdy symbol (najwyżej 2 karty).",
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
        "Ile żetonów Blokady zdejmujesz? Każdy kosztuje 2 symbole.",
    ),
    "put": (
        view(question="put", about="technology"),
        "Choose a card to attach to one of your technologies under construction.",
        "Wybierz kartę, którą dołączysz do technologii w budowie.",
    ),
    "to": (
        view(question="to", about="r01a", owe=1),
        "Attach 3 red icons to which project?",
        "3 czerwone symbole: do którego projektu dołączasz?",
    ),
    "to with a revealed card": (
        view(question="to", about="r01"),
        "Attach 3 red / 2 blue to which project?",
        "3 czerwone / 2 niebieskie: do którego projektu dołączasz?",
    ),
    "side": (
        view(question="side", about="mika-1"),
        "Mika 1 joins your empire: on which side?",
        "„Mika 1” trafia do twojego imperium: na którą stronę?",
    ),
    "show": (
        view(question="show", about="mika-1"),
        "Mika 1 produces 3 red / 2 blue: which section shows?",
        "„Mika 1” produkuje 3 czerwone / 2 niebieskie: która sekcja jest widoczna?",
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
        (view(question="show"), "show b", "Show 2 blue icons (Expansion)", "Pokaż 2 niebieskie symbole (Ekspansja)"),
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
            "Zapłać 3 czerwone symbole (3 czerwone / 2 niebieskie)",
        ),
        (
            view(question="pay", payment=payment(), empire=STORED),
            "pay r02a",
            "Pay 3 red icons (Mika 1)",
            "Zapłać 3 czerwone symbole (Mika 1)",
        ),
        (
            view(question="pay", payment=payment(need=0), empire=STORED),
            "pay r02a",
            "Exchange 3 red icons (Mika 1)",
            "Wymień 3 czerwone symbole (Mika 1)",
        ),
        (view(question="discard"), "discard r57", "Discard 3 blue / 1 gold", "Odrzuć: 3 niebieskie / 1 złoty"),
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


# --- reasons


def both_reasons(reason: Reason | None) -> tuple[str, str]:
    assert reason is not None
    return reason_sentence(ENGLISH, reason), reason_sentence(POLISH, reason)


def test_a_card_under_construction_that_is_too_expensive():
    position = scenario(hand=["r06"], projects={"mallet": ["r31a"]}, empire={"veto": "logistical"})
    assert both_reasons(position.why_not("build mallet")) == (
        "Mallet costs 6 red icons; gold counts too. 2 are attached; with 3 cards you can add 2 at most. "
        "Preparing resources attaches some for later.",
        "Karta „Pobijak” kosztuje 6 czerwonych symboli; złote też się liczą. 2 są już dołączone; 3 kartami dodasz "
        "najwyżej 2. Przygotowanie Zasobów pozwala dołączyć je na później.",
    )


TECHNOLOGIES = {
    "shareholder-transfer-centre": "logistical",
    "deep-analysis-and-research-programme": "logistical",
    "ore-futures": "logistical",
    "fellowship-grants": "logistical",
    "victory-parade": "logistical",
}


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "shareholder-transfer-centre",
            "That takes 5 icons of one colour from your planets; they give 0 at most.",
            "To kosztuje 5 symboli jednego koloru z twoich planet; dadzą one najwyżej 0.",
        ),
        (
            "deep-analysis-and-research-programme",
            "That takes three resource cards, a red, a blue and a green one; you cannot pay all three.",
            "Potrzebne są trzy karty Zasobów, czerwona, niebieska i zielona; nie masz wszystkich trzech.",
        ),
        (
            "ore-futures",
            "That takes 1 resource card from your planets; you cannot use as many from there. "
            "Planets get them by producing.",
            "To kosztuje 1 kartę Zasobów z twoich planet; tylu nie możesz tam użyć. Przybywa ich dzięki produkcji.",
        ),
        (
            "fellowship-grants",
            "That costs 2 credits; you have 1 credit. Exchanging resources brings more.",
            "To kosztuje 2 kredyty; masz 1 kredyt. Wymiana Zasobów da ci więcej.",
        ),
        (
            "victory-parade",
            "That takes 5 red icons (gold does not count); with 2 cards you can pay 3 at most.",
            "To kosztuje 5 czerwonych symboli (złote się nie liczą); 2 kartami zapłacisz najwyżej 3.",
        ),
    ],
)
def test_what_is_missing_to_use_a_card(card: str, english: str, polish: str):
    position = scenario(hand=["r01"], empire=TECHNOLOGIES, credits=1)
    assert both_reasons(position.why_not(f"use {card}")) == (english, polish)


def paying() -> Scenario:
    """Five red icons are to be paid with two cards."""
    empire = {"pell": {"side": "operational", "tokens": 1, "stored": ["r17a"]}}
    return scenario(hand=["r01", "r02", "r06"], projects=["mallet"], empire=empire).play("build mallet")


@pytest.mark.parametrize(
    ("notation", "english", "polish"),
    [
        (
            "pay r01b",
            "This section (2 blue icons) does not help here: the colour must be red or gold.",
            "Ta sekcja (2 niebieskie symbole) tu nie pomoże: potrzebny jest kolor czerwony lub złoty.",
        ),
        (
            "pay r06a",
            "With this section (2 red icons) next, 5 icons could not be paid with 2 cards. "
            "Cards are chosen in a fixed order, each set only once.",
            "Po wydaniu teraz tej sekcji (2 czerwone symbole) nie da się zapłacić 5 symboli 2 kartami. "
            "Karty wybiera się w ustalonej kolejności, każdy układ tylko raz.",
        ),
        (
            "pay r17a",
            "The card lies under Pell, and that planet is blockaded: pay for it, or remove the tokens first.",
            "Ta karta leży pod planetą „Pell”, a planeta jest zablokowana: zapłać za nią albo najpierw zdejmij żetony.",
        ),
        (
            "pay r57a",
            "You have no card 3 blue / 1 gold that you could use like this.",
            "Nie masz karty 3 niebieskie / 1 złoty, której można by tak użyć.",
        ),
        ("done", "That is not enough yet: at least 5 more icons.", "To za mało: potrzeba jeszcze 5 symboli."),
        (
            "buy ship",
            "Something else comes first: choose the resource cards to pay with.",
            "Najpierw coś innego: wybierz karty Zasobów do zapłaty.",
        ),
    ],
)
def test_what_cannot_pay(notation: str, english: str, polish: str):
    assert both_reasons(paying().why_not(notation)) == (english, polish)


def test_too_many_cards_in_hand():
    position = scenario(hand=["r01", "r02", "r03", "r04", "r05"], turn_notes={"actions": 0})
    assert both_reasons(position.why_not("done")) == (
        "You have 5 resource cards in hand; 3 may stay. Discard more.",
        "Masz na ręce 5 kart Zasobów; zostać może 3. Odrzuć więcej.",
    )
    assert both_reasons(position.play("discard r02").why_not("discard r01")) == (
        "Several cards are chosen in a fixed order, each set only once: 3 red / 2 blue cannot be the next one.",
        "Kilka kart wybiera się w ustalonej kolejności, każdy układ tylko raz: 3 czerwone / 2 niebieskie "
        "nie może być teraz następną.",
    )


VALUES: dict[str, object] = {
    "question": "act",
    "card": "pell",
    "faction": "community",
    "artifact": "war-crown",
    "plan": "hell",
    "colour": "red",
    "deck": "ship",
    "row": "planet",
    "shown": "blue",
    "wanted": "red-or-gold",
    "first_colour": "red",
    "second_colour": "gold",
    **dict.fromkeys(("n", "need", "have", "limit", "attached", "icons", "cards", "first", "second", "hand"), 2),
}


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
def test_every_reason_has_words(words: Words):
    sources = [file.read_text("utf-8") for file in Path(reasons.__file__).parent.glob("reasons*.py")]
    ids = sorted({id for source in sources for id in re.findall(r'"(artifacts\.[a-z-]+)"', source)})
    assert len(ids) > 30
    assert not any("{" in words.say_with(message_id, VALUES) for message_id in ids)


def test_tokens_on_one_card_are_one_line():
    """Two on the same card, one on another, and one that somebody else places."""
    tokens = [happened("blockades", card, n=1) for card in ("pell", "pell", "calcine")]
    events = [*tokens, happened("blockades", "calcine", n=0, seat=1)]
    assert [event_sentence(ENGLISH, event, 0, PLAYERS) for event in merged(events)] == [
        f"You put 2 blockade tokens on Pell ({PLAYERS[1]}).",
        f"You put a blockade token on Calcine ({PLAYERS[1]}).",
        f"{PLAYERS[1]} puts a blockade token on your Calcine.",
    ]
    lifted = merged([happened("lifts", "pell")] * 5)
    assert [event_sentence(POLISH, event, 0, PLAYERS) for event in lifted] == [
        "Zdejmujesz 5 żetonów Blokady z karty „Pell”."
    ]


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
