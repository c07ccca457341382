"""Alien Artifacts: names and texts of cards, tables, artifacts and factions, worked out by hand from the cards."""

import pytest

from galaktyka.games.artifacts.engine.cards import (
    COST_ACTIONS,
    COUNTERS,
    EFFECTS,
    EVENTS,
    KINDS,
    LIMIT_ACTIONS,
    OPS,
    SIDES,
    TYPES,
    Card,
    Counter,
    Effect,
    Faction,
    Gain,
    Op,
    Payment,
    ScoreRow,
    SetupStep,
    Table,
    TableRow,
)
from galaktyka.games.artifacts.pack.reader import shipped_pack
from galaktyka.games.artifacts.text.cards import (
    amount_of,
    artifact_name,
    artifact_sentence,
    artifact_text,
    card_text,
    effect_sentence,
    faction_name,
    faction_text,
    name,
    op_clause,
    payment_clause,
    per,
    plan_name,
    plan_text,
    row_sentence,
    score_sentence,
    side_sentences,
    step_clause,
    system_name,
    system_text,
    use_sentence,
)
from galaktyka.games.artifacts.text.resources import resource_text
from galaktyka.text.catalogue import Words

PACK = shipped_pack()
ENGLISH = Words("en")
POLISH = Words("pl")
BOTH = pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])


def card(card_id: str) -> Card:
    return PACK.cards[PACK.index_of[card_id]]


def logistical(words: Words, card_id: str) -> str:
    return " ".join(side_sentences(words, card(card_id), "logistical", PACK.numbers))


def operational(words: Words, card_id: str) -> str:
    return " ".join(side_sentences(words, card(card_id), "operational", PACK.numbers))


# --- names


@BOTH
def test_everything_has_a_name_of_its_own(words: Words):
    assert len({name(words, card.id) for card in PACK.cards}) == 120
    assert len({system_name(words, system.id) for system in PACK.systems}) == 14
    assert len({plan_name(words, plan.id) for plan in PACK.plans}) == 15
    assert len({artifact_name(words, artifact.id) for artifact in PACK.artifacts}) == 14
    assert len({faction_name(words, faction.id) for faction in PACK.factions}) == 6


@pytest.mark.parametrize(
    ("card_id", "polish"),
    [
        ("black-death", "Czarna Śmierć"),
        ("baroque", "Barok"),
        ("neu-bremen", "Neu Bremen"),
        ("new-horizons-programme", "Program „Nowe horyzonty”"),
        ("interterran-research", "Salizjońskie badania „InterTerran”"),
        ("shareholder-transfer-centre", "Centrum transferu udziałowców"),
        ("automated-fleet-construction", "Zautomatyzowana konstrukcja floty"),
        ("phantom-mk2-vorscha", "Widmo MK2 Vorscha"),
        ("intersystem-investment-bank", "Międzysystemowy Bank Inwestycyjny"),
        ("deep-analysis-and-research-programme", "Program głębokich analiz i badań"),
        ("general-capital-domination", "Ogólna dominacja kapitałowa"),
        ("vitruvius-xxi", "Vitruvius XXI"),
    ],
)
def test_polish_names_of_the_rulebook(card_id: str, polish: str):
    assert name(POLISH, card_id) == polish


def test_other_polish_names_of_the_rulebook():
    assert plan_name(POLISH, "basic-defence-plan") == "Podstawowy plan obronny"
    assert plan_name(POLISH, "hell") == "Piekło"
    assert plan_name(POLISH, "economic-war") == "Wojna ekonomiczna"
    assert artifact_name(POLISH, "time-controller") == "Kontroler czasu"
    assert faction_name(POLISH, "star-union") == "Gwiezdna Unia"
    assert faction_name(POLISH, "clone-clans") == "Klany Klonów"


# --- whole cards


TEXTS = {
    "calcine": (
        """\
Calcine
Planet, Extermination.
Logistical side: 2 icons off when you build a ship.
Operational side: It produces 3 resource cards when it joins your empire, and 1 when you mine planets; \
each that shows a section of its Kind gives 1 point.""",
        """\
Calcine
Planeta, Eksterminacja.
Strona logistyczna: Budowa statku kosztuje o 2 ikony mniej.
Strona operacyjna: Produkuje 3 karty Zasobów, gdy trafia do twojego imperium, i 1, gdy wykonujesz Wydobycie \
na Planetach; każda pokazana sekcja jej Rodzaju daje 1 punkt.""",
    ),
    "neu-bremen": (
        """\
Neu Bremen
Ship, Exploitation.
Logistical side: Limit +1 when you exchange resources. When it joins your empire on this side, gain 1 defence plan.
Operational side: Attack value +1. Before the card for its attack is revealed, you may pay 2 credits for another +2. \
When it joins your empire, it may attack at once.""",
        """\
Neu Bremen
Statek, Eksploatacja.
Strona logistyczna: Limit +1 przy wymianie Zasobów. \
Gdy statek trafia do twojego imperium tą stroną ku górze, otrzymujesz 1 plan obronny.
Strona operacyjna: Wartość ataku +1. Przed odsłonięciem karty do ataku tego statku możesz zapłacić 2 kredyty, \
by dodać jeszcze +2. Gdy trafia do twojego imperium, może od razu zaatakować.""",
    ),
    "new-horizons-programme": (
        """\
New Horizons Programme
Technology, Exploration.
Logistical side: Permanent. When a planet joins your empire, gain 1 point. \
When a planet joins your empire and is the first of its Kind there, gain 1 point.
Operational side: When it joins your empire and when you collect income, reveal a resource card: \
if it shows Exploration, you score the best row that you meet. At the end of the game you score it without a reveal. \
4 planets: 1 point, at the end 2. Planets of 4 different Kinds: 2 points, at the end 4. \
6 planets: 3 points, at the end 6.""",
        """\
Program „Nowe horyzonty”
Technologia, Eksploracja.
Strona logistyczna: Stałe. Gdy planeta trafia do twojego imperium, otrzymujesz 1 punkt. \
Gdy planeta trafia do twojego imperium i jest tam pierwsza swojego Rodzaju, otrzymujesz 1 punkt.
Strona operacyjna: Gdy trafia do twojego imperium i gdy pozyskujesz przychód, odsłaniasz kartę Zasobów: \
jeśli jest na niej Eksploracja, punktuje najlepszy spełniony wiersz. Na koniec gry punktuje bez odsłaniania karty. \
4 planety: 1 punkt, na koniec gry 2. Planety 4 różnych Rodzajów: 2 punkty, na koniec gry 4. \
6 planet: 3 punkty, na koniec gry 6.""",
    ),
}


@pytest.mark.parametrize("card_id", TEXTS)
def test_whole_card_in_both_languages(card_id: str):
    english, polish = TEXTS[card_id]
    assert card_text(ENGLISH, card(card_id), PACK.numbers) == english
    assert card_text(POLISH, card(card_id), PACK.numbers) == polish


def test_what_the_kinds_of_logistical_planets_and_ships_do():
    assert logistical(ENGLISH, "mika-1") == "2 icons off when you discover a planet."
    assert logistical(POLISH, "vk-15-garrison") == "Rozwój technologii kosztuje o 2 ikony mniej."
    assert logistical(POLISH, "jacobus") == "Zakup karty kosztuje o 2 kredyty mniej."
    assert logistical(ENGLISH, "ariadne") == "Limit +1 when you develop a technology or prepare resources for one."
    assert logistical(POLISH, "sonne") == "Limit +1 przy budowie statków i przygotowywaniu Zasobów dla nich."


def test_the_numbers_of_another_pack():
    numbers = {**PACK.numbers, "discount": 1, "yield": 5}
    assert side_sentences(POLISH, card("calcine"), "logistical", numbers) == ["Budowa statku kosztuje o 1 ikonę mniej."]
    assert side_sentences(POLISH, card("calcine"), "operational", numbers)[0].startswith("Produkuje 5 kart Zasobów,")


def test_operational_ships():
    at_once = "When it joins your empire, it may attack at once."
    assert operational(ENGLISH, "sonne") == f"Attack value +3. {at_once}"
    assert operational(ENGLISH, "albatross") == f"Attack value +1. Another +2 against alien systems. {at_once}"
    assert operational(ENGLISH, "sextant") == (
        f"Attack value +1. Another +1 for every 3 planets in your empire, at most +2. {at_once}"
    )
    stolen = Effect("on", event="attack", against="empires", do=[Op("steal", Gain(), credits=2)])
    assert effect_sentence(ENGLISH, stolen, "ship") == "When it attacks an empire, take 2 credits from the defender."
    od_razu = "Gdy trafia do twojego imperium, może od razu zaatakować."
    assert operational(POLISH, "tocsin") == (
        f"Wartość ataku +1. Jeszcze +1 za każdy inny statek operacyjny w twoim imperium, najwyżej +3. {od_razu}"
    )
    assert operational(POLISH, "sinking-fund") == (
        f"Wartość ataku +1. Gdy ten statek zostaje uszkodzony, otrzymujesz 3 kredyty. {od_razu}"
    )


def test_logistical_technologies():
    assert logistical(ENGLISH, "intersystem-investment-bank") == (
        "Bonus, once a turn besides the action. Pay 3 credits: gain 1 point."
    )
    assert logistical(POLISH, "automated-fleet-construction") == (
        "Akcja. Zapłać 5 kredytów: podajesz Rodzaj i przeszukujesz talię statków; "
        "pierwszy statek tego Rodzaju trafia do budowy."
    )
    assert logistical(ENGLISH, "deep-analysis-and-research-programme") == (
        "Action. Spend three resource cards, a red, a blue and a green one: "
        "gain 1 point for each set of a red, a blue and a green icon."
    )
    assert logistical(POLISH, "shareholder-transfer-centre") == (
        "Dodatkowo, raz w turze oprócz akcji. Wydaj 5 ikon jednego koloru, "
        "używając dowolnej liczby kart ze swoich planet: otrzymujesz 2 punkty."
    )
    ships = Counter("cards", type="ship", side="operational")
    parade = use_sentence(ENGLISH, Payment(icons=5, colour="red"), [Op("gain", Gain(vp=1), per=ships, most=4)])
    assert parade == (
        "Spend 5 red icons (no gold): gain 1 point for each operational ship in your empire, 4 times at most."
    )
    settled = Effect("on", event="discover", side="logistical", do=[Op("attach", Gain(), cards=2)])
    assert effect_sentence(POLISH, settled, "technology") == (
        "Gdy planeta trafia do twojego imperium stroną logistyczną, odsłaniasz po kolei 2 karty Zasobów "
        "i dołączasz je do projektów, do których pasują; pozostałe odrzucasz."
    )
    pickets = [Effect("shield", amount=1), Effect("on", event="attacked", do=[Op("gain", Gain(credits=2))])]
    assert [effect_sentence(ENGLISH, effect, "technology") for effect in pickets] == [
        "Attacks on you have an attack value lower by 1, but of 1 at least.",
        "When another player attacks you, gain 2 credits.",
    ]
    fund = Effect("final", vp=1, count=Counter("credits"), each=3)
    assert effect_sentence(POLISH, fund, "technology") == "1 punkt za każde 3 kredyty w twoim banku na koniec gry."
    assert logistical(ENGLISH, "general-capital-domination") == (
        "Bonus, once a turn besides the action. Buy a card and pay for it as usual."
    )


@pytest.mark.parametrize(
    ("words", "row", "told"),
    [
        (POLISH, ScoreRow(Counter("cards"), 8, 1, 1), "8 kart: 1 punkt, na koniec gry 1."),
        (
            POLISH,
            ScoreRow(Counter("cards", side="operational"), 4, 1, 2),
            "4 karty operacyjne: 1 punkt, na koniec gry 2.",
        ),
        (
            POLISH,
            ScoreRow(Counter("cards", side="operational"), 6, 2, 3),
            "6 kart operacyjnych: 2 punkty, na koniec gry 3.",
        ),
        (
            ENGLISH,
            ScoreRow(Counter("type-sets"), 2, 1, 1),
            "2 sets of a ship, a technology and a planet: 1 point, at the end 1.",
        ),
        (
            ENGLISH,
            ScoreRow(Counter("cards", kind="expansion"), 6, 3, 6),
            "6 Expansion cards: 3 points, at the end 6.",
        ),
    ],
)
def test_rows_of_operational_technologies(words: Words, row: ScoreRow, told: str):
    assert score_sentence(words, row) == told


# --- alien systems and defence plans


def test_hell():
    hell = next(plan for plan in PACK.plans if plan.id == "hell")
    assert (
        plan_text(ENGLISH, hell)
        == """\
Hell
Defence plan.
Up to 1: the ship is destroyed.
2: the ship is damaged.
3: the attacker gains 1 point; the defender loses 1 credit.
4 or more: the attacker gains 1 point; the attacker places 1 blockade token; the defender loses 1 credit."""
    )
    assert (
        plan_text(POLISH, hell)
        == """\
Piekło
Plan obronny.
Do 1: statek zostaje zniszczony.
2: statek zostaje uszkodzony.
3: atakujący otrzymuje 1 punkt; obrońca traci 1 kredyt.
4 lub więcej: atakujący otrzymuje 1 punkt; atakujący kładzie 1 żeton Blokady; obrońca traci 1 kredyt."""
    )


def test_an_alien_system():
    rows = [
        TableRow(0, 2, "destroyed", [Gain(vp=2)], 0, Gain()),
        TableRow(3, 4, "damaged", [Gain(vp=1)], 0, Gain()),
        TableRow(5, 99, "safe", [Gain(vp=1), Gain(artifacts=1)], 0, Gain()),
    ]
    assert (
        system_text(ENGLISH, Table(0, "veiled-orbit", rows, "ours"))
        == """\
Veiled Orbit
Alien system.
Up to 2: the ship is destroyed; the attacker gains 2 points.
3 to 4: the ship is damaged; the attacker gains 1 point.
5 or more: the attacker gains 1 point or 1 artifact."""
    )


def row(choices: list[Gain], least: int = 0, most: int = 99, loses: Gain | None = None) -> TableRow:
    return TableRow(least, most, "safe", choices, 0, loses or Gain())


def test_rows_that_no_table_of_the_base_set_has():
    assert row_sentence(POLISH, row([])) == "Każda wartość: nic się nie dzieje."
    assert row_sentence(ENGLISH, row([Gain(vp=1, credits=-2)], 3, 5)) == (
        "3 to 5: the attacker gains 1 point and loses 2 credits."
    )
    assert row_sentence(POLISH, row([Gain(vp=5, cards=1), Gain(credits=-5), Gain(vp=7, credits=-1)], 4)) == (
        "4 lub więcej: atakujący wybiera: otrzymuje 5 punktów i 1 kartę Zasobów, traci 5 kredytów "
        "albo otrzymuje 7 punktów i traci 1 kredyt."
    )
    assert row_sentence(ENGLISH, row([Gain(vp=1), Gain(credits=4, plans=2), Gain(artifacts=1)], most=3)) == (
        "Up to 3: the attacker gains 1 point, 4 credits and 2 defence plans or 1 artifact."
    )
    assert row_sentence(POLISH, row([], 2, 2, Gain(vp=2, credits=5))) == "2: obrońca traci 2 punkty i 5 kredytów."


@BOTH
def test_every_row_has_a_sentence(words: Words):
    tables: list[Table] = [*PACK.systems, *PACK.plans]
    for table in tables:
        for line in table.rows:
            assert_sentence(row_sentence(words, line))


# --- artifacts, factions and resources


def test_artifacts():
    by_id = {artifact.id: artifact for artifact in PACK.artifacts}
    assert artifact_text(ENGLISH, by_id["time-controller"]) == (
        "Time Controller\nAlien artifact.\nTurn 2 cards of your empire from their logistical "
        "to their operational side, and what those sides do when they join your empire is resolved."
    )
    assert artifact_sentence(ENGLISH, by_id["fourfold-key"]) == (
        "Gain 1 point for each different Kind in your empire, 4 times at most."
    )
    assert artifact_sentence(POLISH, by_id["silent-bell"]) == (
        "Zdejmujesz ze swoich kart wszystkie żetony Blokady; otrzymujesz 2 punkty."
    )
    assert artifact_sentence(POLISH, by_id["open-hand"]) == (
        "Dobierasz 2 karty Zasobów; limit +2 dla następnej akcji tej tury."
    )
    assert artifact_sentence(POLISH, by_id["endless-purse"]) == "Otrzymujesz 10 kredytów."


def test_a_faction():
    """The set-up of the Star Union is the rulebook's; its action is ours, and here it is one of our own."""
    known = PACK.factions[0]
    pay = Payment(icons=8, colour="one", any_number=True)
    final = [
        Effect("final", vp=1, count=Counter("cards", type=type, side="operational")) for type in ("ship", "planet")
    ]
    union = Faction(0, known.id, known.setup, pay, [Op("gain", Gain(vp=2, credits=2))], final, "ours")
    assert (
        faction_text(ENGLISH, union)
        == """\
Star Union
Faction.
Set-up: one of 2 technologies under construction; a planet under construction; a ship in your empire, \
operational side up.
Action. Spend 8 icons of one colour with any number of cards: gain 2 points and 2 credits.
End of the game: 1 point for each operational ship in your empire. \
1 point for each operational planet in your empire."""
    )
    assert (
        faction_text(POLISH, union)
        == """\
Gwiezdna Unia
Frakcja.
Przygotowanie: jedna z 2 technologii w budowie; planeta w budowie; statek w imperium, strona operacyjna ku górze.
Akcja. Wydaj 8 ikon jednego koloru, używając dowolnej liczby kart: otrzymujesz 2 punkty i 2 kredyty.
Koniec gry: 1 punkt za każdy statek operacyjny w twoim imperium. \
1 punkt za każdą planetę operacyjną w twoim imperium."""
    )


@BOTH
def test_every_faction_has_a_text(words: Words):
    for faction in PACK.factions:
        text = faction_text(words, faction)
        assert text.count("\n") == 4
        assert "{" not in text
        assert "  " not in text


@BOTH
def test_every_step_of_a_set_up_has_words_of_its_own(words: Words):
    steps = [SetupStep(deck, draw, side != "", side) for deck in TYPES for draw in (1, 2, 5) for side in ["", *SIDES]]
    assert len({step_clause(words, step) for step in steps}) == len(steps)


def test_resources():
    assert resource_text(ENGLISH, PACK.resources[0]) == (
        "3 red icons (Extermination) / 2 blue icons (Expansion), number 2"
    )
    assert resource_text(POLISH, PACK.resources[48]) == (
        "3 czerwone ikony (Eksploracja) / 1 złota ikona (Eksploracja), liczba 4"
    )


# --- everything that a pack can say


def assert_sentence(sentence: str) -> None:
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert "  " not in sentence


CARDS = [
    Counter("cards", type=type, kind=kind, side=side, other=other)
    for type in ["", *TYPES]
    for kind in ["", *KINDS]
    for side in ["", *SIDES]
    for other in (False, True)
]
TYPED_KINDS = [Counter("kinds", type=type) for type in ["", *TYPES]]
OTHERS = [Counter(counts) for counts in COUNTERS if counts not in ("cards", "kinds")]


@BOTH
def test_everything_that_can_be_counted_has_words_of_its_own(words: Words):
    counters = CARDS + TYPED_KINDS + OTHERS
    assert {counter.counts for counter in counters} == set(COUNTERS)
    for n in (1, 2, 5):
        assert len({amount_of(words, counter, n) for counter in counters}) == len(counters)
        assert len({per(words, counter, n) for counter in counters}) == len(counters)


def test_polish_forms_of_what_is_counted():
    planets = Counter("cards", type="planet", side="operational")
    assert [amount_of(POLISH, planets, n) for n in (1, 2, 5, 22)] == [
        "1 planeta operacyjna",
        "2 planety operacyjne",
        "5 planet operacyjnych",
        "22 planety operacyjne",
    ]
    ships = Counter("cards", type="ship", kind="expansion", other=True)
    assert amount_of(POLISH, ships, 3) == "3 inne statki Ekspansji"
    assert per(POLISH, ships, 1) == "za każdy inny statek Ekspansji w twoim imperium"
    assert per(POLISH, Counter("cards", side="logistical"), 5) == "za każde 5 kart logistycznych w twoim imperium"
    assert per(POLISH, Counter("kinds", type="planet"), 2) == "za każde 2 Rodzaje wśród twoich planet"
    assert amount_of(POLISH, Counter("type-sets"), 5) == "5 kompletów złożonych ze statku, technologii i planety"
    assert per(ENGLISH, Counter("cards", kind="exploration"), 1) == "for each Exploration card in your empire"


GAIN = Op("gain", Gain(vp=1))

# does -> effects with every field that their sentences may use, and the types of cards that have them
SHIP = ["ship"]
TECHNOLOGY = ["technology"]
EFFECT_EXAMPLES: dict[str, tuple[list[str], list[Effect]]] = {
    "cost": (
        TECHNOLOGY,
        [Effect("cost", action=action, amount=amount) for action in COST_ACTIONS for amount in (-5, -1, 2)],
    ),
    "limit": (TECHNOLOGY, [Effect("limit", action=action, amount=1) for action in LIMIT_ACTIONS]),
    "attack": (
        SHIP + TECHNOLOGY,
        [Effect("attack", amount=2, against=against) for against in ["", "aliens", "empires"]],
    ),
    "attack-per": (
        SHIP,
        [Effect("attack-per", count=Counter("stored"), each=each, amount=1, most=3) for each in (1, 2)],
    ),
    "shield": (TECHNOLOGY, [Effect("shield", amount=2)]),
    "hand": (TECHNOLOGY, [Effect("hand", amount=amount) for amount in (1, 2, 5)]),
    "yield": (TECHNOLOGY, [Effect("yield", amount=amount) for amount in (1, 2, 5)]),
    "either-section": (TECHNOLOGY, [Effect("either-section")]),
    "preview": (TECHNOLOGY, [Effect("preview", deck=deck, amount=amount) for deck in TYPES for amount in (1, 2, 5)]),
    "second-look": (TECHNOLOGY, [Effect("second-look")]),
    "hull": (SHIP + TECHNOLOGY, [Effect("hull")]),
    "reroll": (SHIP, [Effect("reroll")]),
    "scout": (SHIP, [Effect("scout")]),
    "boost": (SHIP, [Effect("boost", credits=credits, amount=2) for credits in (1, 2, 5)]),
    "ignore-blockade": (TECHNOLOGY, [Effect("ignore-blockade")]),
    "on": (
        TECHNOLOGY,
        [
            *[Effect("on", event=event, do=[GAIN]) for event in EVENTS],
            *[
                Effect("on", event=event, new_kind=new, side=side, do=[GAIN])
                for event in ("arrive-any", "discover", "develop")
                for new, side in [(True, ""), (False, "logistical"), (True, "operational")]
            ],
            *[Effect("on", event="attack", against=against, do=[GAIN]) for against in ("aliens", "empires")],
        ],
    ),
    "final": (TECHNOLOGY, [Effect("final", vp=vp, count=Counter("credits"), each=3) for vp in (1, 2, 5)]),
}


def test_the_examples_are_all_kinds_of_effects():
    assert set(EFFECT_EXAMPLES) == set(EFFECTS)


@BOTH
@pytest.mark.parametrize("does", EFFECT_EXAMPLES)
def test_every_kind_of_effect_has_sentences_that_differ(words: Words, does: str):
    types, effects = EFFECT_EXAMPLES[does]
    sentences = [effect_sentence(words, effect, type) for type in types for effect in effects]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert_sentence(sentence)


def test_effects_that_no_card_of_the_base_set_has():
    assert effect_sentence(POLISH, Effect("cost", action="develop", amount=-5), "technology") == (
        "Rozwój technologii kosztuje o 5 ikon mniej."
    )
    assert effect_sentence(ENGLISH, Effect("cost", action="buy", amount=1), "technology") == (
        "Buying a card costs 1 credit more."
    )
    both = Effect("on", event="attack", against="aliens", do=[GAIN, Op("sift", Gain(), cards=2)])
    assert effect_sentence(ENGLISH, both, "ship") == (
        "When it attacks an alien system, gain 1 point; draw 2 resource cards, then discard as many from your hand."
    )
    new = Effect("on", event="develop", new_kind=True, side="operational", do=[GAIN])
    assert effect_sentence(POLISH, new, "technology") == (
        "Gdy technologia trafia do twojego imperium stroną operacyjną i jest tam pierwsza swojego Rodzaju, "
        "otrzymujesz 1 punkt."
    )


# does -> operations with every field that their clauses may use
NOTHING = Gain()
OP_EXAMPLES = {
    "gain": [
        *[Op("gain", Gain(vp=n)) for n in (1, 2, 5)],
        *[Op("gain", Gain(credits=n)) for n in (1, 2, 5)],
        *[Op("gain", Gain(artifacts=n)) for n in (1, 2, 5)],
        *[Op("gain", Gain(plans=n)) for n in (1, 2, 5)],
        *[Op("gain", Gain(cards=n)) for n in (1, 2, 5)],
        Op("gain", Gain(vp=1, credits=2, artifacts=1, plans=1, cards=2)),
        Op("gain", Gain(cards=1), per=Counter("paid-icons")),
        *[Op("gain", Gain(vp=1), per=Counter("paid-sets"), most=most) for most in (0, 1, 2, 5)],
    ],
    "steal": [Op("steal", NOTHING, credits=n) for n in (1, 2, 5)],
    "buy": [Op("buy", NOTHING)],
    "search": [Op("search", NOTHING, deck=deck) for deck in TYPES],
    "draft": [Op("draft", NOTHING, look=5)],
    "attach": [Op("attach", NOTHING, cards=n, here=here) for n in (1, 2, 5) for here in (False, True)],
    "complete": [Op("complete", NOTHING)],
    "flip": [Op("flip", NOTHING, cards=n) for n in (1, 2, 5)],
    "attack": [Op("attack", NOTHING, all=all, bonus=bonus) for all in (False, True) for bonus in (0, 2)],
    "income": [Op("income", NOTHING, all=all, sure=sure) for all in (False, True) for sure in (False, True)],
    "mine": [Op("mine", NOTHING, all=all, cards=n) for all in (False, True) for n in (1, 2, 5)],
    "unblock": [*[Op("unblock", NOTHING, tokens=n) for n in (1, 2, 5)], Op("unblock", NOTHING, all=True)],
    "extra-action": [Op("extra-action", NOTHING)],
    "raise-limit": [Op("raise-limit", NOTHING, amount=n, planets=p) for n in (1, 2, 5) for p in (False, True)],
    "attack-bonus": [Op("attack-bonus", NOTHING, amount=3)],
    "reroll": [Op("reroll", NOTHING)],
    "sift": [Op("sift", NOTHING, cards=n) for n in (1, 2, 5)],
}


def test_the_examples_are_all_kinds_of_operations():
    assert set(OP_EXAMPLES) == set(OPS)


@BOTH
@pytest.mark.parametrize("does", OP_EXAMPLES)
def test_every_kind_of_operation_has_clauses_that_differ(words: Words, does: str):
    clauses = [op_clause(words, op) for op in OP_EXAMPLES[does]]
    assert len(set(clauses)) == len(clauses)
    for clause in clauses:
        assert clause[0].islower()
        assert clause[-1].isalnum()
        assert "{" not in clause
        assert "  " not in clause


def test_operations_that_no_card_of_the_base_set_has():
    assert op_clause(ENGLISH, Op("gain", Gain(vp=1, credits=2, artifacts=1, plans=1, cards=2))) == (
        "gain 1 point, 2 credits, 1 artifact, 1 defence plan and 2 resource cards"
    )
    assert op_clause(POLISH, Op("attack", Gain(), all=True, bonus=2)) == (
        "rozpoczynasz ofensywę bez opłat, a wartość ataku każdego statku jest większa o 2"
    )
    assert op_clause(POLISH, Op("flip", Gain(), cards=5)) == (
        "odwracasz 5 kart swojego imperium ze strony logistycznej na operacyjną; "
        "rozpatrujesz wtedy to, co te strony robią, gdy karty trafiają do imperium"
    )


PAYMENTS = [
    *[Payment(credits=n) for n in (1, 2, 5)],
    *[Payment(icons=n, colour=colour) for n in (1, 2, 5) for colour in ("red", "blue", "green", "gold", "one")],
    Payment(icons=5, colour="blue", any_number=True),
    Payment(icons=5, colour="one", planets=True),
    Payment(sets=3),
    *[Payment(stored=n) for n in (1, 2, 5)],
    Payment(credits=2, sets=3),
]


@BOTH
def test_every_payment_has_words_of_its_own(words: Words):
    assert payment_clause(words, Payment()) == ""
    clauses = [payment_clause(words, pay) for pay in PAYMENTS]
    assert len(set(clauses)) == len(clauses)
    for pay in PAYMENTS:
        assert_sentence(use_sentence(words, pay, [GAIN]))


def test_payments_that_no_card_of_the_base_set_asks_for():
    both = Payment(credits=2, icons=3, colour="gold")
    assert use_sentence(ENGLISH, both, [GAIN]) == "Pay 2 credits and spend 3 gold icons: gain 1 point."
    assert use_sentence(POLISH, both, [GAIN]) == "Zapłać 2 kredyty i wydaj 3 złote ikony: otrzymujesz 1 punkt."


@BOTH
def test_every_card_has_a_text(words: Words):
    for piece in PACK.cards:
        lines = card_text(words, piece, PACK.numbers).split("\n")
        assert len(lines) == 4
        for line in lines[1:]:
            assert_sentence(line)
    for artifact in PACK.artifacts:
        assert_sentence(artifact_sentence(words, artifact))


@BOTH
def test_words_of_the_game(words: Words):
    for table, entries in [
        ("kind", KINDS),
        ("colour", ["red", "blue", "green", "gold"]),
        ("type", TYPES),
        ("side", SIDES),
        ("keyword", ["permanent", "bonus", "action"]),
        ("action", ["buy", "discover", "develop", "build", "prepare", "exchange", "unblock"]),
        ("action", ["offensive", "income", "mine", "faction"]),
    ]:
        assert len({words.say(f"artifacts.{table}.{entry}") for entry in entries}) == len(entries)
