"""New Frontiers: questions, answers, reasons and the log, in both languages."""

import pytest

from galaktyka.core.game import EVERYBODY, OWN_CARDS, OWN_SEAT, Event, Reason, View, told_to
from galaktyka.core.rng import seeded
from galaktyka.games.frontiers.engine.tiles import ACTIONS, KEYWORDS, KINDS
from galaktyka.games.frontiers.engine.tiles import PHASES as POWER_PHASES
from galaktyka.games.frontiers.engine.vocabulary import ENDS, PHASES, QUESTIONS, VERBS
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.text.play import answer, event_sentence, merged, prompt
from galaktyka.text.catalogue import Words
from galaktyka.text.play import reason_sentence

ENGLISH = Words("en")
POLISH = Words("pl")
PLAYERS = ["Ala", "Bob"]


def both(event: Event, viewer: int | None) -> tuple[str, str]:
    (seen,) = told_to(viewer, [event])
    return event_sentence(ENGLISH, seen, viewer, PLAYERS), event_sentence(POLISH, seen, viewer, PLAYERS)


def happened(kind: str, *objects: str, n: int = 0, seat: int = 0) -> Event:
    return Event(kind, seat, objects, n, EVERYBODY)


# --- hidden things


def test_goals_that_are_looked_at_are_told_to_their_owner_only():
    event = Event("looks", 0, ("diversity", "sales-tax"), 2, OWN_CARDS)
    assert both(event, 0) == (
        "You look at 2 goals: Diversity, Sales Tax.",
        "Oglądasz 2 Cele: Zróżnicowanie, Podatek obrotowy.",
    )
    assert both(event, 1) == ("Ala looks at 2 goals.", "Ala ogląda 2 Cele.")
    assert both(event, None) == ("Ala looks at 2 goals.", "Ala ogląda 2 Cele.")


def test_the_goal_that_is_kept():
    event = Event("keeps-goal", 1, ("exploration",), 0, OWN_CARDS)
    assert both(event, 1) == (
        "You keep a goal face down: Exploration.",
        "Zatrzymujesz zakryty Cel: Odkrywanie.",
    )
    assert both(event, 0) == ("Bob keeps a goal face down.", "Bob zatrzymuje zakryty Cel.")


def test_the_order_of_goals_at_the_bottom_is_nobody_elses_business():
    event = Event("bottom", 0, ("diversity",), 0, OWN_SEAT)
    assert both(event, 0) == (
        "You put Diversity at the bottom of the stack.",
        "Odkładasz na spód stosu Cel „Zróżnicowanie”.",
    )
    assert told_to(1, [event]) == []


# --- what everybody sees

OWN = {
    "board": (
        happened("board", "old-earth", "lantern-reach", n=1),
        "You get Empire board 1: Old Earth or Lantern Reach.",
        "Dostajesz planszę Imperium 1: „Stara Ziemia” albo „Zatoka latarni”.",
    ),
    "home": (happened("home", "old-earth"), "Your home world is Old Earth.", "Twoja rodzima kolonia: Stara Ziemia."),
    "picks": (happened("picks", "explore"), "You choose Explore.", "Wybierasz: Odkrywanie."),
    "to-front": (
        happened("to-front"),
        "You move to the front of the track.",
        "Przechodzisz na początek toru pierwszeństwa.",
    ),
    "one step": (
        happened("one-step", n=1),
        "You move one place forward on the track.",
        "Przesuwasz się o jedno miejsce do przodu na torze pierwszeństwa.",
    ),
    "no step": (
        happened("one-step", n=0),
        "You are at the front of the track already.",
        "Twój pion już stoi na początku toru pierwszeństwa.",
    ),
    "buys": (
        happened("buys", "drop-ships", n=4),
        "You buy Drop Ships for 4 credits.",
        "Kupujesz technologię „Okręty Desantowe” za 4 kredyty.",
    ),
    "buys for one": (
        happened("buys", "survey-team", n=1),
        "You buy Survey Team for 1 credit.",
        "Kupujesz technologię „Drużyna zwiadowców” za 1 kredyt.",
    ),
    "buys-nothing": (happened("buys-nothing"), "You buy nothing.", "Nic nie kupujesz."),
    "stores-planet": (
        happened("stores-planet", "comet-zone"),
        "You store Comet Zone.",
        "Magazynujesz planetę „Strefa występowania komet”.",
    ),
    "sells-nothing": (happened("sells-nothing"), "You sell nothing.", "Nic nie sprzedajesz."),
    "no tax": (
        happened("taxes", n=0),
        "You store none of these credits.",
        "Nie magazynujesz żadnego z tych kredytów.",
    ),
    "tax": (happened("taxes", n=5), "You store 5 credits.", "Magazynujesz 5 kredytów."),
    "end-met": (
        happened("end-met", "technologies"),
        "Your technologies cover enough spaces: the game ends after this round.",
        "Twoje technologie zajmują dość pól: gra skończy się po tej rundzie.",
    ),
}


@pytest.mark.parametrize("name", OWN)
def test_what_you_did(name: str):
    event, english, polish = OWN[name]
    assert both(event, 0) == (english, polish)


THEIRS = {
    "discovers": (
        happened("discovers", "comet-zone", seat=1),
        "Bob discovers Comet Zone.",
        "Bob odkrywa planetę „Strefa występowania komet”.",
    ),
    "draws": (
        happened("draws", "survey-team", "comet-zone", seat=1),
        "Bob draws Comet Zone with Survey Team.",
        "Bob dobiera planetę „Strefa występowania komet” (Drużyna zwiadowców).",
    ),
    "bag-empty": (
        happened("bag-empty", "survey-team", seat=1),
        "The bag is empty: Bob draws nothing with Survey Team.",
        "Woreczek jest pusty: Bob nic nie dobiera (Drużyna zwiadowców).",
    ),
    "returns": (
        happened("returns", "comet-zone", seat=1),
        "Bob returns Comet Zone to the bag.",
        "Bob odkłada do woreczka planetę „Strefa występowania komet”.",
    ),
    "settles": (
        happened("settles", "comet-zone", n=3, seat=1),
        "Bob settles Comet Zone for 3 credits.",
        "Bob kolonizuje planetę „Strefa występowania komet” za 3 kredyty.",
    ),
    "conquers": (
        happened("conquers", "rebel-smelters", n=2, seat=1),
        "Bob conquers Rebel Smelters with Military 2.",
        "Bob podbija planetę „Huty Rebelii” z siłą militarną 2.",
    ),
    "good": (
        happened("good", "slag-heap-moon", "rare", seat=1),
        "Bob gets a Rare Elements good on Slag Heap Moon.",
        "Bob dostaje dobro rodzaju Rzadkie Pierwiastki na kolonię „Księżyc hałd”.",
    ),
    "no-good": (
        happened("no-good", "slag-heap-moon", seat=1),
        "There is no good left for Slag Heap Moon, a colony of Bob.",
        "Bob: dla kolonii „Księżyc hałd” nie ma już dobra.",
    ),
    "arms": (
        happened("arms", "mutinous-ore-haulers", "comet-zone", n=2, seat=1),
        "Bob discards the good of Comet Zone for Mutinous Ore Haulers: Military +2 in this action.",
        "Bob odrzuca dobro z kolonii „Strefa występowania komet” (Zbuntowane rudowce): siła militarna +2 w tej akcji.",
    ),
    "upgrades": (
        happened("upgrades", "toymaker-moon", "gallery-world", seat=1),
        "Bob exchanges Toymaker Moon for Gallery World.",
        "Bob zamienia kolonię „Księżyc zabawkarzy” na „Świat galerii”.",
    ),
    "becomes": (
        happened("becomes", "dying-colony", "gallery-world", seat=1),
        "Dying Colony, the colony of Bob, becomes Gallery World.",
        "Bob: kolonia „Umierająca Kolonia” zmienia się w „Świat galerii”.",
    ),
    "names": (
        happened("names", "alien-oort-cloud-refinery", "genes", seat=1),
        "Bob names the kind of Alien Oort Cloud Refinery: Genes.",
        "Bob określa rodzaj planety „Rafineria Obcych w Obłoku Oorta”: Geny.",
    ),
    "sells": (
        happened("sells", "living-fortress", "alien", n=5, seat=1),
        "Bob sells an Alien Technology good of Living Fortress for 5 credits.",
        "Bob sprzedaje dobro rodzaju Technologie Obcych z kolonii „Żywa forteca” za 5 kredytów.",
    ),
    "reveals": (
        happened("reveals", "sales-tax", seat=1),
        "The goal of Bob is turned up: Sales Tax.",
        "Bob: zakryty dotąd Cel zostaje odkryty: Podatek obrotowy.",
    ),
    "end-met": (
        happened("end-met", "colonies", seat=1),
        "Bob has enough colonies: the game ends after this round.",
        "Bob ma dość kolonii: gra skończy się po tej rundzie.",
    ),
}


@pytest.mark.parametrize("name", THEIRS)
def test_what_others_did(name: str):
    event, english, polish = THEIRS[name]
    assert both(event, 0) == (english, polish)


def test_where_credits_points_and_colonists_come_from():
    assert both(happened("credits", "comet-zone", n=1), 0) == (
        "You gain 1 credit (Comet Zone).",
        "Otrzymujesz 1 kredyt (Strefa występowania komet).",
    )
    assert both(happened("points", "diplomats", n=1, seat=1), 0) == (
        "Bob gains 1 point (Send Diplomatic Envoys).",
        "Bob zdobywa 1 punkt (Wysłanie dyplomatów).",
    )
    assert both(happened("colonists", n=2), 0) == ("You take 2 colonists.", "Bierzesz 2 kolonistów.")
    assert both(happened("credits", n=5, seat=1), 0) == ("Bob gains 5 credits.", "Bob otrzymuje 5 kredytów.")


def test_consuming_names_the_colonies_and_leaves_out_nothing_gained():
    assert both(happened("consumes", "old-earth", "comet-zone", "gallery-world", n=3, seat=1), 0) == (
        "Bob uses Old Earth, gains 3 points and discards the goods of Comet Zone, Gallery World.",
        "Bob używa kafla „Stara Ziemia”, zdobywa 3 punkty i odrzuca dobra z kolonii: "
        "Strefa występowania komet, Świat galerii.",
    )
    assert both(happened("consumes", "new-vinland", "new-vinland"), 0) == (
        "You use New Vinland and discard the good of New Vinland.",
        "Używasz kafla „Nowa Winlandia” i odrzucasz dobro z kolonii „Nowa Winlandia”.",
    )


def test_events_of_the_table():
    assert both(happened("track", "1", "0", "1", "0", seat=-1), 0) == (
        "Order on the track: Bob, Ala, Bob, Ala.",
        "Kolejność na torze: Bob, Ala, Bob, Ala.",
    )
    assert both(happened("turned", seat=-1), 0) == (
        "Every technology stays on its side with the white square.",
        "Każda technologia leży stroną z białym kwadratem.",
    )
    assert both(happened("turned", "galactic-salon", "trade-league", seat=-1), 0) == (
        "Coins turn 2 technologies over: Galactic Salon, Trade League.",
        "Monety odwracają 2 technologie: Galaktyczny salon, Gildia handlowa.",
    )
    assert both(happened("round", n=3, seat=-1), 0) == ("Round 3", "Runda 3")
    assert both(happened("display", "comet-zone", "spice-world", seat=-1), 0) == (
        "On display: Comet Zone, Spice World.",
        "Wylosowane planety: Strefa występowania komet, Świat ze złożami przypraw.",
    )
    assert both(happened("back", "comet-zone", n=1, seat=-1), 0) == (
        "1 planet goes back to the bag: Comet Zone.",
        "1 planeta wraca do woreczka: Strefa występowania komet.",
    )
    assert both(happened("produce-credit", n=2, seat=-1), None) == (
        "Nobody chose Produce: there are 2 credits on it now.",
        "Nikt nie wybrał Produkcji: leżą na niej teraz 2 kredyty.",
    )
    assert both(happened("end-met", "colonists", seat=-1), None) == (
        "Too few colonists are left in the pool: the game ends after this round.",
        "W puli zostało za mało kolonistów: gra skończy się po tej rundzie.",
    )
    assert both(happened("game-over", n=12, seat=-1), None) == (
        "The game ends after round 12.",
        "Gra kończy się po rundzie 12.",
    )


def test_a_run_of_goods_is_told_at_once():
    events = [
        happened("produces", "comet-zone", "rare"),
        happened("produces", "new-vinland", "novelty"),
        happened("produces", "gene-gardens", "genes", seat=1),
        happened("credits", "comet-zone", n=1),
        happened("stores-good", "comet-zone", "rare"),
    ]
    sentences = [event_sentence(ENGLISH, event, 0, PLAYERS) for event in merged(events)]
    assert sentences == [
        "You produce: Comet Zone (Rare Elements), New Vinland (Novelty).",
        "Bob produces: Gene Gardens (Genes).",
        "You gain 1 credit (Comet Zone).",
        "You store: Comet Zone (Rare Elements).",
    ]
    assert event_sentence(POLISH, merged(events)[0], 0, PLAYERS) == (
        "Produkujesz: Strefa występowania komet (Rzadkie Pierwiastki), Nowa Winlandia (Nowości)."
    )
    assert [event.objects for event in events[:2]] == [("comet-zone", "rare"), ("new-vinland", "novelty")]


# --- questions and answers


def view(**own: object) -> View:
    player = {"question": "nothing", "owe": 0, "legal": [], "power": None, "settling": None, "upgrading": None, **own}
    return {"seat": 1, "players": [{}, player]}


@pytest.mark.parametrize(
    ("position", "english", "polish"),
    [
        (view(), "Waiting for the others.", "Czekamy na pozostałych."),
        ({"seat": None, "players": []}, "Waiting for the others.", "Czekamy na pozostałych."),
        (view(question="pick"), "Choose an action tile.", "Wybierz kafel akcji."),
        (
            view(question="reveal", legal=["pass", "reveal"]),
            "Turn up your goal before the action, or keep it face down.",
            "Odkryj swój Cel przed akcją albo zostaw go zakryty.",
        ),
        (
            view(question="reveal", legal=["pass"]),
            "Your face-down goal stays hidden: go on.",
            "Twój zakryty Cel pozostaje tajny: graj dalej.",
        ),
        (
            view(question="return", owe=1),
            "Return 1 discovered planet to the bag.",
            "Odłóż do woreczka 1 odkrytą planetę.",
        ),
        (
            view(question="return", owe=2),
            "Return 2 discovered planets to the bag.",
            "Odłóż do woreczka 2 odkryte planety.",
        ),
        (
            view(question="arm", power="derelict-ore-convoy"),
            "Derelict Ore Convoy: which colony gives up its good?",
            "„Wrak konwoju z rudą”: która kolonia odda swoje dobro?",
        ),
        (
            view(question="replace", upgrading="toymaker-moon"),
            "Which planet takes the place of Toymaker Moon?",
            "Która planeta zajmie miejsce kolonii „Księżyc zabawkarzy”?",
        ),
        (
            view(question="means", settling="rebel-smelters"),
            "How do you take Rebel Smelters?",
            "Jak zdobywasz planetę „Huty Rebelii”?",
        ),
        (
            view(question="spend", owe=2, power="old-earth"),
            "Old Earth: discard 2 goods.",
            "„Stara Ziemia”: odrzuć 2 dobra.",
        ),
        (view(question="consume", legal=["consume old-earth"]), "Use a Consume power.", "Użyj zdolności Konsumpcji."),
        (
            view(question="consume", legal=["pass", "consume trade-league"]),
            "Use a Consume power, or stop.",
            "Użyj zdolności Konsumpcji albo zakończ.",
        ),
    ],
)
def test_what_a_player_is_asked(position: View, english: str, polish: str):
    assert (prompt(ENGLISH, position), prompt(POLISH, position)) == (english, polish)


@pytest.mark.parametrize(
    ("position", "notation", "english", "polish"),
    [
        (view(question="buy"), "pass", "Buy nothing", "Nic nie kupuj"),
        (view(question="reveal", legal=["pass", "reveal"]), "pass", "Keep it face down", "Zostaw go zakryty"),
        (view(question="reveal", legal=["pass"]), "pass", "Go on", "Graj dalej"),
        (view(question="second"), "pass", "Settle no second planet", "Nie kolonizuj drugiej planety"),
        (view(question="after"), "pass", "Exchange nothing", "Nic nie zamieniaj"),
        (view(question="stock"), "pass", "Store nothing more", "Nic więcej nie magazynuj"),
        (view(question="sell"), "pass", "Sell nothing", "Nic nie sprzedawaj"),
        (view(question="consume"), "pass", "Stop", "Zakończ"),
        (view(question="windfall"), "pass", "Pass", "Spasuj"),
        (view(question="pick"), "choose sell", "Sell, Consume", "Sprzedaż, Konsumpcja"),
        (view(question="name"), "name rare", "Rare Elements", "Rzadkie Pierwiastki"),
        (view(question="tax"), "tax 0", "Store nothing", "Nic nie magazynuj"),
        (view(question="tax"), "tax 2", "Store 2 credits", "Zmagazynuj 2 kredyty"),
        (view(question="tax"), "tax 5", "Store 5 credits", "Zmagazynuj 5 kredytów"),
        (view(question="keep-goal"), "keep diversity", "Keep Diversity", "Zatrzymaj: Zróżnicowanie"),
        (view(question="bottom"), "bottom diversity", "Diversity first", "Najpierw: Zróżnicowanie"),
        (view(question="settle"), "colonists", "Take colonists", "Weź kolonistów"),
        (view(question="settle"), "settle comet-zone", "Settle Comet Zone", "Skolonizuj: Strefa występowania komet"),
        (view(question="means"), "conquer", "Conquer it", "Podbij ją"),
        (view(question="means"), "pay", "Pay for it", "Zapłać za nią"),
    ],
)
def test_possible_answers(position: View, notation: str, english: str, polish: str):
    assert (answer(ENGLISH, position, notation), answer(POLISH, position, notation)) == (english, polish)


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
def test_there_are_words_for_all_that_the_engine_names(words: Words):
    assert all(answer(words, view(), f"{verb} comet-zone") for verb in VERBS)
    for question in QUESTIONS:
        assert prompt(
            words, view(question=question, owe=2, power="old-earth", settling="old-earth", upgrading="old-earth")
        )
    ids = [f"frontiers.question.{question}" for question in QUESTIONS]
    ids += [f"frontiers.phase.{phase}" for phase in (*PHASES, *POWER_PHASES)]
    ids += [f"frontiers.{table}.{action}" for table in ("action", "action-help") for action in ACTIONS]
    ids += [f"frontiers.{table}.{end}" for table in ("end", "end-you", "end-they") for end in ENDS]
    ids += [f"frontiers.kind.{kind}" for kind in (*KINDS, "any", "grey")]
    ids += [f"frontiers.keyword.{keyword}" for keyword in KEYWORDS]
    ids += [f"frontiers.{table}.{option}" for table in ("option", "option-help") for option in ("first-game", "goals")]
    ids += [f"frontiers.score-item.{kind}" for kind in ("tokens", "tile", "bonus", "goal", "total", "tie-break")]
    assert [message_id for message_id in ids if not words.has(message_id)] == []


def test_where_points_come_from():
    assert ENGLISH.say("frontiers.score-item.bonus", card="old-earth") == "Old Earth, at the end"
    assert POLISH.say("frontiers.score-item.goal", card="conscription") == "Pobór do wojska"
    assert POLISH.say("frontiers.score-item.tie-break", n=5) == "5 kredytów i dóbr, przy remisie"


@pytest.mark.parametrize(
    ("n", "credits", "colonists", "goods"),
    [
        (0, "0 kredytów", "0 kolonistów", "0 dóbr"),
        (1, "1 kredyt", "1 kolonistę", "1 dobro"),
        (2, "2 kredyty", "2 kolonistów", "2 dobra"),
        (5, "5 kredytów", "5 kolonistów", "5 dóbr"),
        (12, "12 kredytów", "12 kolonistów", "12 dóbr"),
        (22, "22 kredyty", "22 kolonistów", "22 dobra"),
    ],
)
def test_polish_plurals(n: int, credits: str, colonists: str, goods: str):
    assert POLISH.say("frontiers.count.credits", n=n) == credits
    assert POLISH.say("frontiers.count.colonists", n=n) == colonists
    assert POLISH.say("frontiers.count.goods.any", n=n) == goods


# --- reasons


def both_reasons(reason: Reason) -> tuple[str, str]:
    return reason_sentence(ENGLISH, reason), reason_sentence(POLISH, reason)


def test_too_weak_tells_what_the_strength_is_made_of():
    plain = Reason("frontiers.too-weak", card="rebel-smelters", need=2, have=1, general=1, special=0, temporary=0)
    assert both_reasons(plain) == (
        "Rebel Smelters has defence 2; your Military against it is 1.",
        "Planeta „Huty Rebelii” ma obronę 2; twoja siła militarna wobec niej to 1.",
    )
    full = Reason("frontiers.too-weak", card="rebel-high-command", need=7, have=4, general=2, special=2, temporary=3)
    assert both_reasons(full) == (
        "Rebel High Command has defence 7; your Military against it is 4, +2 of it against such planets only; "
        "goods that you can discard add at most 3 more.",
        "Planeta „Naczelne dowództwo Rebelii” ma obronę 7; twoja siła militarna wobec niej to 4, "
        "w tym +2 tylko wobec takich planet; dobra, które możesz odrzucić, dodadzą najwyżej 3.",
    )


@pytest.mark.parametrize(
    ("reason", "english", "polish"),
    [
        (
            Reason("frontiers.too-expensive", card="drop-ships", need=4, have=1),
            "Drop Ships costs 4 credits; you have 1 credit.",
            "Kafel „Okręty Desantowe” kosztuje 4 kredyty; masz 1 kredyt.",
        ),
        (
            Reason("frontiers.colonists-needed", card="gene-gardens", need=2, have=1),
            "Gene Gardens needs 2 colonists; you have 1 colonist.",
            "Planeta „Ogrody genetyczne” wymaga 2 kolonistów; masz 1 kolonistę.",
        ),
        (
            Reason("frontiers.too-weak-and-poor", card="rebel-smelters", need=2, have=0, price=1, credits=0),
            "Rebel Smelters has defence 2; your Military against it is 0. Paying for it takes 1 credit; "
            "you have 0 credits.",
            "Planeta „Huty Rebelii” ma obronę 2; twoja siła militarna wobec niej to 0. Zapłacenie za nią kosztuje "
            "1 kredyt; masz 0 kredytów.",
        ),
        (
            Reason("frontiers.goods-needed", card="old-earth", need=2, have=1, kind="any"),
            "Old Earth needs 2 goods; you have 1.",
            "Kafel „Stara Ziemia” wymaga: 2 dobra; masz: 1.",
        ),
        (
            Reason("frontiers.swap-cost", card="gene-gardens", old="singing-reef", least=2, most=5, cost=7),
            "Gene Gardens has a printed cost of 7; in the place of Singing Reef it must be from 2 to 5.",
            "Planeta „Ogrody genetyczne” ma nadrukowany koszt 7; w miejscu kolonii „Śpiewająca rafa” musi on wynosić "
            "od 2 do 5.",
        ),
        (
            Reason("frontiers.other-question", question="discover", owe=0),
            "Something else comes first: choose a planet to discover.",
            "Najpierw coś innego: wybierz planetę do odkrycia.",
        ),
        (
            Reason("frontiers.storage-full", most=4),
            "Your storage is full: 4 planets fit.",
            "Magazyn jest pełny: mieszczą się 4 planety.",
        ),
    ],
    ids=lambda value: value.message_id if isinstance(value, Reason) else "",
)
def test_reasons_with_numbers(reason: Reason, english: str, polish: str):
    assert both_reasons(reason) == (english, polish)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_can_be_told(seats: int):
    """Every event, question, answer and refusal of a game played at random has words."""
    players = ["Ala", "Bob", "Cela", "Darek", "Ewa"][:seats]
    state = GAME.start(seats, seats, {"goals": True}, keep_events=True)
    rng = seeded(seats)
    while True:
        told = [event for viewer in (None, 0) for event in merged(state.events(viewer))]
        for words in (ENGLISH, POLISH):
            assert not any("{" in event_sentence(words, event, 0, players) for event in told)
        if state.is_over():
            break
        (seat,) = state.deciders()
        view = state.view(seat)
        refused = state.why_not(seat, rng.below(len(GAME.actions)))
        for words in (ENGLISH, POLISH):
            assert prompt(words, view)
            assert all(answer(words, view, notation) for notation in view["players"][seat]["legal"])
            assert refused is None or reason_sentence(words, refused)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
