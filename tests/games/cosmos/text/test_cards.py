"""Micro Cosmos: names and texts of planets, cards, upgrades and levels, worked out by hand from the cards."""

import pytest

from galaktyka.games.cosmos.engine.cards import (
    GOALS,
    LEVELS,
    LINES,
    ON,
    PLACES,
    RESOURCES,
    SPECIALISTS,
    TURNS,
    UPGRADES,
    ColonyCost,
    Edge,
    Effect,
    Line,
)
from galaktyka.games.cosmos.engine.vocabulary import CELLS
from galaktyka.games.cosmos.pack.reader import shipped_pack
from galaktyka.games.cosmos.text.cards import (
    automa_name,
    automa_text,
    colony_cost,
    colony_text,
    crew_name,
    crew_text,
    edge_clause,
    effect_clause,
    level_name,
    level_text,
    line_sentence,
    planet_name,
    planet_text,
    portal_text,
    resources_text,
    space_name,
    survivor_name,
    survivor_text,
    upgrade_cost,
    upgrade_name,
    upgrade_text,
)
from galaktyka.text.catalogue import Words

PACK = shipped_pack()
ENGLISH = Words("en")
POLISH = Words("pl")
BOTH = pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
NONE = [0, 0, 0, 0]


def effect(
    gain: list[int] | None = None,
    gain_any: int = 0,
    pay: list[int] | None = None,
    pay_any: int = 0,
    deck: int = 0,
    cantina: int = 0,
) -> Effect:
    return Effect(pay or NONE, pay_any, gain or NONE, gain_any, deck, cantina)


def line(does: str, direction: str = "", jump: bool = False, goal: str = "", cards: int = 0) -> Line:
    return Line(does, direction, jump, goal, cards, effect())


def gaining(gain: list[int], gain_any: int = 0) -> Line:
    return Line("gain", "", False, "", 0, effect(gain, gain_any))


# --- names


@BOTH
def test_everything_has_a_name_of_its_own(words: Words):
    assert len({planet_name(words, planet.id) for planet in PACK.planets}) == 8
    assert len({crew_name(words, crew.id) for crew in PACK.crew}) == 33
    assert len({survivor_name(words, survivor.id) for survivor in PACK.survivors}) == 15
    assert len({automa_name(words, card.index) for card in PACK.automa}) == 10
    assert len({upgrade_name(words, upgrade) for upgrade in UPGRADES}) == 8
    assert len({level_name(words, level) for level in LEVELS}) == 6
    assert len({words.say(f"cosmos.resource.{resource}") for resource in RESOURCES}) == 4
    assert len({words.say(f"cosmos.specialist.{specialist}") for specialist in SPECIALISTS}) == 4
    assert len({words.say(f"cosmos.cell.{cell}") for cell in CELLS}) == 8
    assert len({words.say(f"cosmos.place.{place}") for place in (*PLACES, "portal")}) == 5
    assert len({space_name(words, place, "ossa") for place in PLACES}) == 4


def test_names_of_the_rulebook():
    assert planet_name(ENGLISH, "elpis") == planet_name(POLISH, "elpis") == "Elpis"
    assert planet_name(ENGLISH, "keyl") == planet_name(POLISH, "keyl") == "K'Eyl"
    assert [POLISH.say(f"cosmos.resource.{resource}") for resource in RESOURCES] == [
        "biomasa",
        "siła robocza",
        "minerały",
        "technologia",
    ]
    assert [ENGLISH.say(f"cosmos.upgrade.{upgrade}") for upgrade in UPGRADES] == [
        "Robotics",
        "Biodome",
        "Space Mining",
        "Cargo Holds",
        "Scouting Vehicles",
        "Leisure Facilities",
        "Mining Vehicles",
        "Engines",
    ]


def test_engineers_say_so_in_both_languages():
    for crew in PACK.crew:
        engineer = crew.specialist == "engineer"
        assert ("Engineer" in crew_name(ENGLISH, crew.id)) == engineer
        assert crew_name(POLISH, crew.id).startswith("Inżynier") == engineer


def test_spaces():
    assert space_name(ENGLISH, "planet", "ossa") == "Ossa"
    assert space_name(ENGLISH, "station", "keyl") == "space station of K'Eyl"
    assert space_name(POLISH, "moon", "ossa") == "księżyc planety Ossa"


# --- whole cards


def test_a_starting_planet():
    ossa = PACK.planets[0]
    assert planet_text(ENGLISH, ossa, PACK.numbers) == (
        "Ossa\n"
        "Red planet. It is on the map from the start.\n"
        "To terraform: 10 levels (biomass 3, workforce 1, minerals 3, technology 3).\n"
        "When it is done, everybody scores the space of their marker; "
        "the first scores 3 points more, the second 1 point.\n"
        "Gather: gain 1 workforce.\n"
        "Gather, once terraformed: gain 1 workforce and 1 mineral.\n"
        "Moon: gain 1 mineral.\n"
        "Space station: gain 1 workforce, and draw 1 crew card.\n"
        "Lines to neighbouring cards: north from the moon, east from the planet, south from the space station, "
        "west from the asteroid."
    )
    assert planet_text(POLISH, ossa, PACK.numbers) == (
        "Ossa\n"
        "Czerwona planeta. Leży na mapie od początku.\n"
        "Terraformacja: 10 poziomów (biomasa 3, siła robocza 1, minerały 3, technologia 3).\n"
        "Po jej zakończeniu każdy otrzymuje tyle punktów, ile wskazuje pole jego znacznika; "
        "pierwszy dodatkowo 3 punkty, drugi 1 punkt.\n"
        "Zebranie zasobów: zyskaj 1 jednostkę siły roboczej.\n"
        "Zebranie zasobów po terraformacji: zyskaj 1 jednostkę siły roboczej i 1 jednostkę minerałów.\n"
        "Księżyc: zyskaj 1 jednostkę minerałów.\n"
        "Stacja kosmiczna: zyskaj 1 jednostkę siły roboczej oraz dobierz 1 kartę Załogi.\n"
        "Linie na sąsiednie karty: na północ z księżyca, na wschód z planety, na południe ze stacji kosmicznej, "
        "na zachód z asteroidy."
    )


def test_a_planet_that_is_discovered():
    elpis = PACK.planets[3]
    english = planet_text(ENGLISH, elpis, PACK.numbers).splitlines()
    assert english[1] == "Green planet. It can be discovered."
    assert english[5] == "Gather, once terraformed: gain 1 biomass, 1 workforce and 1 resource of your choice."
    polish = planet_text(POLISH, elpis, PACK.numbers).splitlines()
    assert polish[1] == "Zielona planeta. Można ją odkryć."
    assert polish[5] == (
        "Zebranie zasobów po terraformacji: zyskaj 1 jednostkę biomasy, 1 jednostkę siły roboczej i 1 dowolny zasób."
    )


def test_the_bonuses_are_those_of_the_pack():
    numbers = PACK.numbers | {"first_bonus": 5, "second_bonus": 2}
    assert "5 points more, the second 2 points." in planet_text(ENGLISH, PACK.planets[0], numbers)
    assert "dodatkowo 5 punktów, drugi 2 punkty." in planet_text(POLISH, PACK.planets[0], numbers)


def test_the_portal():
    assert portal_text(ENGLISH, PACK.portal) == (
        "Star Portal\n"
        "It lies in the middle of the map. Only one crew card can be played here, "
        "but its edge that touches the cargo hold works whatever its colour.\n"
        "Gather: gain 1 resource of your choice, and draw 1 crew card."
    )
    assert portal_text(POLISH, PACK.portal) == (
        "Gwiezdny Portal\n"
        "Leży na środku mapy. Można tu zagrać tylko jedną kartę Załogi, "
        "ale jej krawędź przy ładowni działa niezależnie od koloru.\n"
        "Zebranie zasobów: zyskaj 1 dowolny zasób oraz dobierz 1 kartę Załogi."
    )


def test_a_crew_card():
    """The card of the rulebook's example that is played twice."""
    card = PACK.crew[1]
    assert crew_text(ENGLISH, card) == (
        "Chief Cyberneticist\n"
        "Crew card: blue leader.\n"
        "Upper edge, in the bottom row: on a red planet, pay 1 mineral to gain 2 workforce.\n"
        "Lower edge, in the top row: on a green planet, pay 1 technology to gain 2 workforce and 1 mineral, "
        "and draw 1 crew card."
    )
    assert crew_text(POLISH, card) == (
        "Główny cybernetyk\n"
        "Karta Załogi: niebieski lider.\n"
        "Górna krawędź, w dolnym rzędzie: na czerwonej planecie zapłać 1 jednostkę minerałów, "
        "aby zyskać 2 jednostki siły roboczej.\n"
        "Dolna krawędź, w górnym rzędzie: na zielonej planecie zapłać 1 jednostkę technologii, "
        "aby zyskać 2 jednostki siły roboczej i 1 jednostkę minerałów oraz dobrać 1 kartę Załogi."
    )


def test_the_edge_alone():
    edge = PACK.crew[0].upper
    assert edge_clause(ENGLISH, edge) == "At a moon or space station, gain 1 resource of your choice."
    assert edge_clause(POLISH, edge) == "Na księżycu lub stacji kosmicznej zyskaj 1 dowolny zasób."


def test_a_survivor():
    assert survivor_text(ENGLISH, PACK.survivors[5]) == (
        "Seed Growers\n"
        "Green survivor card.\n"
        "When you find it: gain 2 biomass and 2 workforce.\n"
        "You may keep it if you find it on a green planet, and settle it on a terraformed green one."
    )
    assert survivor_text(POLISH, PACK.survivors[5]) == (
        "Hodowcy nasion\n"
        "Zielona karta Ocalałych.\n"
        "Po odnalezieniu: zyskaj 2 jednostki biomasy i 2 jednostki siły roboczej.\n"
        "Możesz ją zatrzymać, jeśli odnajdziesz ją na zielonej planecie, "
        "i osiedlić na sterraformowanej zielonej planecie."
    )


def test_an_automa_card_line_by_line():
    card = PACK.automa[2]
    assert automa_text(ENGLISH, card) == (
        "Automa card 3\n"
        "1. Unlocks the first upgrade on its Ark that it can pay for.\n"
        "2. Flies counter-clockwise to the nearest planet without a colony of its own.\n"
        "3. Gains 2 resources, each of the kind that it has fewest of.\n"
        "4. Draws 1 crew card and keeps the symbols.\n"
        "5. Creates a colony on its planet or, if it cannot, a trading outpost."
    )
    assert automa_text(POLISH, card) == (
        "Karta Automy 3\n"
        "1. Odblokowuje pierwsze ulepszenie swojej Arki, na które ją stać.\n"
        "2. Leci przeciwnie do ruchu wskazówek zegara na najbliższą planetę bez własnej kolonii.\n"
        "3. Zyskuje 2 zasoby, za każdym razem ten, którego ma najmniej.\n"
        "4. Dobiera 1 kartę Załogi i zachowuje symbole.\n"
        "5. Zakłada kolonię na swojej planecie, a jeśli nie może, tworzy placówkę handlową."
    )


@pytest.mark.parametrize(
    ("upgrade_id", "english", "polish"),
    [
        (
            "robotics",
            "Robotics\nUpgrade of the Ark.\nIt costs 1 engineer and 2 technology.\n"
            "On a planet with a colony of yours you may take up to two different actions.",
            "Robotyka\nUlepszenie Arki.\nKosztuje 1 inżyniera i 2 jednostki technologii.\n"
            "Na planecie z twoją kolonią możesz wykonać do dwóch różnych akcji.",
        ),
        (
            "cargo-holds",
            "Cargo Holds\nUpgrade of the Ark.\nIt costs 1 leader of any colour and 1 workforce.\n"
            "Your capacity for each resource is 6 instead of 4.",
            "Ładownie\nUlepszenie Arki.\nKosztuje 1 lidera dowolnego koloru i 1 jednostkę siły roboczej.\n"
            "Ładowność dla każdego zasobu wynosi 6 zamiast 4.",
        ),
        (
            "space-mining",
            "Space Mining\nUpgrade of the Ark.\nIt costs 1 engineer and 2 minerals.\n"
            "When you land at a moon, gain 1 mineral.\n"
            "Together with Mining Vehicles it unlocks a trading outpost: 5 points.",
            "Kosmiczne górnictwo\nUlepszenie Arki.\nKosztuje 1 inżyniera i 2 jednostki minerałów.\n"
            "Gdy lądujesz na księżycu, zyskujesz 1 jednostkę minerałów.\n"
            "Razem z ulepszeniem „Pojazdy górnicze” odblokowuje placówkę handlową i daje 5 punktów.",
        ),
        (
            "engines",
            "Engines\nUpgrade of the Ark.\nIt costs 1 engineer, 1 workforce and 1 technology.\n"
            "Your movement rises from 2 to 4 spaces, and when you pay again, to 6.",
            "Silniki\nUlepszenie Arki.\nKosztuje 1 inżyniera, 1 jednostkę siły roboczej i 1 jednostkę technologii.\n"
            "Zasięg ruchu rośnie z 2 na 4 pola, a gdy zapłacisz ponownie, na 6.",
        ),
    ],
)
def test_upgrades(upgrade_id: str, english: str, polish: str):
    upgrade = PACK.upgrades[UPGRADES.index(upgrade_id)]
    assert upgrade_text(ENGLISH, upgrade, PACK.numbers) == english
    assert upgrade_text(POLISH, upgrade, PACK.numbers) == polish


def test_each_pair_of_upgrades_names_the_other():
    def pair(upgrade_id: str) -> str:
        return upgrade_text(ENGLISH, PACK.upgrades[UPGRADES.index(upgrade_id)], PACK.numbers).splitlines()[-1]

    assert "Leisure Facilities" in pair("biodome")
    assert "Biodome" in pair("leisure-facilities")
    assert "Mining Vehicles" in pair("space-mining")
    assert "Space Mining" in pair("mining-vehicles")


def test_the_third_colony():
    assert colony_text(ENGLISH, 3, PACK.colonies[2]) == (
        "Colony number 3\n"
        "It costs 1 engineer, 1 leader of the planet's colour and 1 leader of any colour.\n"
        "If it stays your last one, your colonies score 9 points at the end."
    )
    assert colony_text(POLISH, 3, PACK.colonies[2]) == (
        "Kolonia numer 3\n"
        "Kosztuje 1 inżyniera, 1 lidera w kolorze planety i 1 lidera dowolnego koloru.\n"
        "Jeśli pozostanie ostatnia, twoje kolonie dają na koniec gry 9 punktów."
    )


def test_the_last_colony():
    assert colony_cost(ENGLISH, PACK.colonies[7]) == (
        "1 engineer, 2 leaders of the planet's colour, 1 leader of any colour and 5 resources of your choice"
    )
    assert colony_cost(POLISH, PACK.colonies[7]) == (
        "1 inżyniera, 2 liderów w kolorze planety, 1 lidera dowolnego koloru i 5 dowolnych zasobów"
    )


def test_levels():
    assert level_text(ENGLISH, PACK.levels[0]) == (
        "Easy\nLevel of the Automa.\nPoints for 1, 2, 3 ... upgrades of the Automa: 0, 1, 3, 6, 11, 15."
    )
    assert level_text(POLISH, PACK.levels[5]) == (
        "Trudny+\nPoziom trudności Automy.\n"
        "Punkty za 1, 2, 3 ... ulepszenia Automy: 0, 5, 10, 15, 22, 30.\n"
        "Zaczyna z kolonią na swojej planecie.\n"
        "Zaczyna z 2 jednostkami każdego zasobu."
    )


# --- parts of them


def test_amounts_of_resources():
    assert resources_text(ENGLISH, [1, 1, 1, 1], 1) == (
        "1 biomass, 1 workforce, 1 mineral, 1 technology and 1 resource of your choice"
    )
    assert resources_text(POLISH, [1, 2, 5, 0]) == (
        "1 jednostkę biomasy, 2 jednostki siły roboczej i 5 jednostek minerałów"
    )
    assert resources_text(POLISH, NONE, 5) == "5 dowolnych zasobów"


@pytest.mark.parametrize(
    ("what", "english", "polish"),
    [
        (effect(deck=2), "draw 2 crew cards", "dobierz 2 karty Załogi"),
        (effect(cantina=1), "take 1 crew card from the Cantina", "weź 1 kartę Załogi z Kantyny"),
        (
            effect([0, 0, 1, 0], deck=1, cantina=1),
            "gain 1 mineral, draw 1 crew card, and take 1 crew card from the Cantina",
            "zyskaj 1 jednostkę minerałów, dobierz 1 kartę Załogi oraz weź 1 kartę Załogi z Kantyny",
        ),
        (
            effect(cantina=5, pay=[1, 0, 0, 0], pay_any=1),
            "pay 1 biomass and 1 resource of your choice to take 5 crew cards from the Cantina",
            "zapłać 1 jednostkę biomasy i 1 dowolny zasób, aby wziąć 5 kart Załogi z Kantyny",
        ),
        (
            effect(gain_any=2, pay=[0, 1, 0, 0], deck=1),
            "pay 1 workforce to gain 2 resources of your choice, and draw 1 crew card",
            "zapłać 1 jednostkę siły roboczej, aby zyskać 2 dowolne zasoby oraz dobrać 1 kartę Załogi",
        ),
    ],
)
def test_effects(what: Effect, english: str, polish: str):
    assert effect_clause(ENGLISH, what) == english
    assert effect_clause(POLISH, what) == polish


WHERE = {
    "red": ("On a red planet,", "Na czerwonej planecie"),
    "green": ("On a green planet,", "Na zielonej planecie"),
    "blue": ("On a blue planet,", "Na niebieskiej planecie"),
    "orbit": ("At a moon or space station,", "Na księżycu lub stacji kosmicznej"),
}


@pytest.mark.parametrize("on", ON)
def test_where_an_edge_works(on: str):
    edge = Edge(on, effect(deck=1))
    english, polish = WHERE[on]
    assert edge_clause(ENGLISH, edge) == f"{english} draw 1 crew card."
    assert edge_clause(POLISH, edge) == f"{polish} dobierz 1 kartę Załogi."


LINE_SENTENCES = [
    (
        line("move", "clockwise", goal="to-terraform"),
        "Flies clockwise to the nearest planet that is not terraformed.",
        "Leci zgodnie z ruchem wskazówek zegara na najbliższą niesterraformowaną planetę.",
    ),
    (
        line("move", "counter-clockwise", goal="discovery"),
        "Flies counter-clockwise to the nearest empty cell and discovers a planet there.",
        "Leci przeciwnie do ruchu wskazówek zegara na najbliższe puste miejsce i odkrywa tam planetę.",
    ),
    (
        line("move", "clockwise", jump=True, goal="no-colony"),
        "Jumps across the Star Portal and flies clockwise to the nearest planet without a colony of its own.",
        "Przeskakuje na drugą stronę Gwiezdnego Portalu i leci zgodnie z ruchem wskazówek zegara "
        "na najbliższą planetę bez własnej kolonii.",
    ),
    (line("gather"), "Gathers what its planet gives.", "Zbiera zasoby ze swojej planety."),
    (line("terraform"), "Terraforms its planet.", "Terraformuje swoją planetę."),
    (
        line("explore"),
        "Explores its planet, for the resources only.",
        "Eksploruje swoją planetę, ale tylko dla zasobów.",
    ),
    (line("colony"), "Creates a colony on its planet.", "Zakłada kolonię na swojej planecie."),
    (
        line("outpost"),
        "Creates a trading outpost on its planet, or moves one there.",
        "Tworzy placówkę handlową na swojej planecie albo ją tam przenosi.",
    ),
    (line("crew", cards=1), "Draws 1 crew card and keeps the symbols.", "Dobiera 1 kartę Załogi i zachowuje symbole."),
    (gaining([0, 0, 2, 0]), "Gains 2 minerals.", "Zyskuje 2 jednostki minerałów."),
    (
        gaining([1, 0, 0, 0], 2),
        "Gains 1 biomass and 2 resources, each of the kind that it has fewest of.",
        "Zyskuje 1 jednostkę biomasy i 2 zasoby, za każdym razem ten, którego ma najmniej.",
    ),
]


@pytest.mark.parametrize(("what", "english", "polish"), LINE_SENTENCES)
def test_lines_of_automa_cards(what: Line, english: str, polish: str):
    assert line_sentence(ENGLISH, what) == english
    assert line_sentence(POLISH, what) == polish


@BOTH
def test_all_lines_have_sentences_of_their_own(words: Words):
    moves = [line("move", turn, jump, goal) for turn in TURNS for jump in (False, True) for goal in GOALS]
    others = [line(does, cards=1) for does in LINES if does not in ("move", "gain")]
    sentences = {line_sentence(words, found) for found in [*moves, *others, gaining([1, 0, 0, 0])]}
    assert len(sentences) == 12 + 8 + 1


@BOTH
def test_every_card_of_the_box_can_be_read(words: Words):
    """All different, without a placeholder left over or a sentence without an end."""
    texts = [planet_text(words, planet, PACK.numbers) for planet in PACK.planets]
    texts += [crew_text(words, crew) for crew in PACK.crew]
    texts += [survivor_text(words, survivor) for survivor in PACK.survivors]
    texts += [automa_text(words, card) for card in PACK.automa]
    texts += [upgrade_text(words, upgrade, PACK.numbers) for upgrade in PACK.upgrades]
    texts += [colony_text(words, number, row) for number, row in enumerate(PACK.colonies, 1)]
    texts += [level_text(words, level) for level in PACK.levels]
    assert len(set(texts)) == 8 + 33 + 15 + 10 + 8 + 8 + 6
    for text in texts:
        assert "{" not in text
        assert all(found.endswith(".") for found in text.splitlines()[1:])


def test_names_of_a_pack_are_used_on_its_cards():
    words = Words("en", {"cosmos.planet.ossa": "Rock {1}"})
    assert planet_text(words, PACK.planets[0], PACK.numbers).startswith("Rock {1}\n")
    assert space_name(words, "moon", "ossa") == "moon of Rock {1}"


def test_a_colony_of_one_thing():
    assert colony_cost(ENGLISH, ColonyCost(0, 0, 0, 1, 1, "ours")) == "1 resource of your choice"


def test_costs_of_upgrades_use_the_plural():
    assert upgrade_cost(POLISH, PACK.upgrades[1]) == "1 inżyniera i 2 jednostki biomasy"
