"""Alien Artifacts: what the log tells, to whom, in both languages."""

import pytest

from galaktyka.core.game import EVERYBODY, OWN_CARDS, Event, told_to
from galaktyka.games.artifacts.text.play import event_sentence, merged
from galaktyka.text.catalogue import Words

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
        "Dobierasz 2 karty Zasobów: 3 czerwone / 2 niebieskie, 3 niebieskie / 1 złota.",
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
        "Kończysz projekt „Czarna Śmierć”: do zapłacenia 2 ikony.",
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
        "Dołączasz 3 ikony do karty „Czarna Śmierć”.",
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
        "Odsłaniasz kartę 3 czerwone / 2 niebieskie dla technologii „Głębokie archiwum”: pasuje.",
    ),
    "reveals": (
        happened("reveals", "r01", n=2),
        "You reveal 3 red / 2 blue, number 2.",
        "Odsłaniasz kartę 3 czerwone / 2 niebieskie, liczba 2.",
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
        happened("produces", "pell", "r17", "r01", n=2, seat=1),
        "Pell (Bob) produces 3 red / 2 green, 3 red / 2 blue.",
        "Bob: planeta „Pell” produkuje: 3 czerwone / 2 zielone, 3 czerwone / 2 niebieskie.",
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
        "The resource deck has run out for the last time: "
        "the game ends when everybody has had the same number of turns.",
        "Talia Zasobów wyczerpała się po raz ostatni: gra skończy się, gdy wszyscy rozegrają tyle samo tur.",
    )
    assert both(happened("game-over", seat=-1), None) == ("The game is over.", "Koniec gry.")


def test_a_run_of_cards_is_told_at_once():
    events = [
        happened("pays", "r01a", n=3),
        happened("pays", "r57b", n=1),
        happened("pays", "r33b", n=2, seat=1),
        happened("produces", "pell", "r17", "r18", n=2),
        happened("stores", "pell", "r17a"),
        happened("stores", "pell", "r18b"),
        happened("produces", "pell", "r21", n=1),
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
        "Płacisz: 3 czerwone ikony, 1 złotą ikonę.",
        "Bob płaci: 2 zielone ikony.",
        "Magazynujesz: Pell (3 czerwone ikony), Pell (2 zielone ikony).",
        "Twoja planeta „Pell” produkuje: 3 czerwone / 2 zielone.",
        "Odrzucasz: 3 czerwone / 2 zielone, 2 niebieskie / 2 złote.",
    ]
    assert [event.objects for event in events[:2]] == [("r01a",), ("r57b",)]


def test_a_production_is_told_while_some_of_its_cards_are_not_under_the_planet_yet():
    events = [happened("produces", "pell", "r17", "r18", n=2), happened("stores", "pell", "r17a")]
    assert [event_sentence(ENGLISH, event, 0, PLAYERS) for event in merged(events)] == [
        "Your Pell produces 3 red / 2 green, 3 red / 2 green.",
        "You store: Pell (3 red icons).",
    ]


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
