"""New Frontiers: names and texts of tiles, goals and action tiles, worked out by hand from the tiles themselves."""

import pytest

from galaktyka.games.frontiers.engine.tiles import (
    ACTIONS,
    GOALS,
    KEYWORDS,
    KINDS,
    PHASES,
    POWERS,
    SCORES,
    Goal,
    Power,
    ScoreLine,
    Tile,
)
from galaktyka.games.frontiers.pack.reader import shipped_pack
from galaktyka.games.frontiers.text.cards import (
    action_text,
    goal_name,
    goal_sentences,
    goal_text,
    name,
    power_sentence,
    power_sentences,
    score_sentences,
    tile_text,
)
from galaktyka.text.catalogue import Words
from tests.games.frontiers.rules.table import box_with

PACK = shipped_pack()
ENGLISH = Words("en")
POLISH = Words("pl")
BOTH = pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])


@BOTH
def test_every_tile_and_every_goal_has_a_name_of_its_own(words: Words):
    assert len({name(words, tile.id) for tile in PACK.tiles}) == 116
    assert len({goal_name(words, goal.id) for goal in PACK.goals}) == 8


@pytest.mark.parametrize(
    ("tile_id", "polish"),
    [
        ("alien-oort-cloud-refinery", "Rafineria Obcych w Obłoku Oorta"),
        ("comet-zone", "Strefa występowania komet"),
        ("spice-world", "Świat ze złożami przypraw"),
        ("new-vinland", "Nowa Winlandia"),
        ("galactic-information-network", "Galaktyczna sieć informacyjna"),
        ("imperium-weapons-factory", "Imperialna fabryka broni"),
        ("improved-logistics", "Ulepszona logistyka"),
        ("terraforming-robots", "Roboty terraformujące"),
        ("terraforming-engineers", "Inżynierowie ds. terraformacji"),
        ("contact-specialist", "Specjalista ds. kontaktów"),
        ("survey-team", "Drużyna zwiadowców"),
        ("consumer-markets", "Rynek konsumencki"),
        ("galactic-salon", "Galaktyczny salon"),
        ("drop-ships", "Okręty Desantowe"),
        ("trade-league", "Gildia handlowa"),
        ("mining-industry", "Przemysł wydobywczy"),
        ("rich-economy", "Bogata gospodarka"),
        ("old-earth", "Stara Ziemia"),
        ("homesteading-pioneers", "Samowystarczalni pionierzy"),
        ("dying-colony", "Umierająca Kolonia"),
    ],
)
def test_polish_names_of_the_rulebook(tile_id: str, polish: str):
    assert name(POLISH, tile_id) == polish


TEXTS = {
    "comet-zone": (
        """\
Comet Zone
Non-military production planet: Rare Elements. Cost 3. Needs 1 colonist. Worth 2 points.
Produce: Produces a Rare Elements good if it has none. If a good is produced here in this action, gain 1 credit.""",
        """\
Strefa występowania komet
Niemilitarna planeta produkcyjna: Rzadkie Pierwiastki. Koszt 3. Wymaga 1 kolonisty. Wartość: 2 punkty.
Produkcja: Wytwarza dobro rodzaju Rzadkie Pierwiastki, jeśli go jeszcze nie ma. \
Jeśli w tej akcji powstanie tu dobro, otrzymujesz 1 kredyt.""",
    ),
    "old-earth": (
        """\
Old Earth
Home world, grey. Empire board 1, the side with the white square. Cost 3. Worth 7 points.
Consume: Discard 2 goods: gain 3 points.""",
        """\
Stara Ziemia
Rodzima kolonia, szara. Plansza Imperium 1, strona z białym kwadratem. Koszt 3. Wartość: 7 punktów.
Konsumpcja: Odrzuć 2 dobra: zdobywasz 3 punkty.""",
    ),
    "uplift-insurgents": (
        """\
Uplift Insurgents
Military windfall planet: Genes. It comes with a good. Defence 4. Needs 1 colonist. Worth 1 point. \
Keywords: Rebel, Uplift.
Settle: Military +1.""",
        """\
Wspomagani powstańcy
Militarna planeta zdobyczna: Geny. Wchodzi do gry z dobrem. Obrona 4. Wymaga 1 kolonisty. Wartość: 1 punkt. \
Słowa kluczowe: Rebelia, Wspomagana.
Kolonizacja: Siła militarna +1.""",
    ),
    "alien-oort-cloud-refinery": (
        """\
Alien Oort Cloud Refinery
Non-military windfall planet: any kind. It comes with a good. Its owner names its kind anew in each action, and its \
good cannot be sold. Cost 5. Needs 2 colonists. Worth 3 points. Keyword: Alien.""",
        """\
Rafineria Obcych w Obłoku Oorta
Niemilitarna planeta zdobyczna: dowolny rodzaj. Wchodzi do gry z dobrem. Jej rodzaj właściciel określa w każdej akcji \
na nowo, a dobra z niej nie można sprzedać. Koszt 5. Wymaga 2 kolonistów. Wartość: 3 punkty. Słowo kluczowe: Obca.""",
    ),
    "trade-league": (
        """\
Trade League
Small technology. Cost 5. Worth 2 points.
Sell: When you sell a good, gain 1 more credit.
Consume: You may sell one more good at its plain price; your Sell powers do not count. It counts as consumed.""",
        """\
Gildia handlowa
Mała technologia. Koszt 5. Wartość: 2 punkty.
Sprzedaż: Sprzedając dobro, otrzymujesz 1 dodatkowy kredyt.
Konsumpcja: Możesz sprzedać jeszcze jedno dobro po jego zwykłej cenie; zdolności Sprzedaży jej nie podnoszą. \
To dobro uchodzi za skonsumowane.""",
    ),
    "rich-economy": (
        """\
Rich Economy
Small technology. Cost 5. Worth 1 point.
Consume: Gain 1 point for each good that you consume in this action, and 1 more point if you have Galactic Salon.""",
        """\
Bogata gospodarka
Mała technologia. Koszt 5. Wartość: 1 punkt.
Konsumpcja: Zdobywasz 1 punkt za każde dobro skonsumowane przez ciebie w tej akcji oraz 1 dodatkowy punkt, \
jeśli masz kafel „Galaktyczny salon”.""",
    ),
    "imperium-lords": (
        """\
Imperium Lords
Large technology: it covers 2 spaces. Cost 9. Its worth is counted at the end of the game. Keyword: Imperium.
Produce: Gain 1 credit for each of your Rebel military colonies.
End of the game: 2 points for each Rebel military colony. 1 point for each other Imperium tile (this tile included).""",
        """\
Władcy Imperium
Duża technologia: zajmuje 2 pola. Koszt 9. Wartość liczy się na koniec gry. Słowo kluczowe: Imperium.
Produkcja: Otrzymujesz 1 kredyt za każdą swoją kolonię militarną Rebelii.
Koniec gry: 2 punkty za każdą kolonię militarną Rebelii. 1 punkt za każdy inny kafel Imperium (łącznie z tym).""",
    ),
    "uplift-academy": (
        """\
Uplift Academy
Non-military production planet: Genes. Cost 5. Needs 2 colonists. Its worth is counted at the end of the game. \
Keyword: Uplift.
Produce: Produces a Genes good if it has none.
End of the game: 1 point for each Uplift tile (this tile included). 1 point for each other Genes windfall colony.""",
        """\
Akademia Wspomaganych
Niemilitarna planeta produkcyjna: Geny. Koszt 5. Wymaga 2 kolonistów. Wartość liczy się na koniec gry. \
Słowo kluczowe: Wspomagana.
Produkcja: Wytwarza dobro rodzaju Geny, jeśli go jeszcze nie ma.
Koniec gry: 1 punkt za każdy kafel Wspomagany (łącznie z tym). 1 punkt za każdą inną kolonię zdobyczną z Genami.""",
    ),
}


@pytest.mark.parametrize("tile_id", TEXTS)
def test_whole_tile_in_both_languages(tile_id: str):
    english, polish = TEXTS[tile_id]
    tile = PACK.tile(tile_id)
    assert tile_text(ENGLISH, tile) == english
    assert tile_text(POLISH, tile) == polish


def test_the_example_for_scoring_does_not_count_itself():
    tile = PACK.tile("pan-galactic-league")
    assert score_sentences(ENGLISH, tile) == [
        "2 points for each Genes colony.",
        "1 point for each other military colony.",
    ]
    assert score_sentences(POLISH, tile) == [
        "2 punkty za każdą kolonię z Genami.",
        "1 punkt za każdą inną kolonię militarną.",
    ]


def test_large_and_small_technologies_are_never_the_same():
    by_size = '{ vp = 2, per = "technology", size = "large" }, { vp = 1, per = "technology", size = "small" }'
    game = box_with(("technocratic-union", '{ vp = 1, per = "technology" }', by_size))
    assert score_sentences(POLISH, game.box.pack.tile("technocratic-union")) == [
        "2 punkty za każdą dużą technologię (łącznie z tą).",
        "1 punkt za każdą małą technologię.",
    ]


def test_scoring_by_colonists_kinds_and_strength():
    assert score_sentences(ENGLISH, PACK.tile("homestead-charter")) == [
        "2 points for each colony with 2 colonists.",
        "1 point for each other colony.",
    ]
    assert score_sentences(POLISH, PACK.tile("homestead-charter"))[0] == "2 punkty za każdą kolonię z 2 kolonistami."
    assert score_sentences(ENGLISH, PACK.tile("interstellar-clearing-house")) == [
        "For colonies of 1, 2, 3 or 4 different kinds: 1, 3, 6, 10 points."
    ]
    assert score_sentences(POLISH, PACK.tile("order-of-arms")) == [
        "1 punkt za każdy punkt twojej siły militarnej; "
        "tymczasowa i działająca tylko na niektóre planety się nie liczy."
    ]


def test_scoring_by_powers_and_named_tiles():
    assert score_sentences(ENGLISH, PACK.tile("arsenal-economy"))[0] == (
        "1 point for each technology with Military (this tile included)."
    )
    assert score_sentences(POLISH, PACK.tile("deep-mining-combine")) == [
        "3 punkty za każdą kolonię produkcyjną z Rzadkimi Pierwiastkami.",
        "1 punkt za każdą kolonię zdobyczną z Rzadkimi Pierwiastkami.",
        "2 punkty za kafel „Przemysł wydobywczy”.",
    ]
    assert score_sentences(POLISH, PACK.tile("shared-dream-network"))[1] == (
        "2 punkty za każdy inny kafel ze zdolnością Odkrywania."
    )


def test_powers_of_settle():
    assert power_sentences(ENGLISH, PACK.tile("chromosome-cartographers")) == [
        "Military +3 against Uplift planets.",
        "Uplift planets that you pay for cost 2 credits less.",
    ]
    assert power_sentences(POLISH, PACK.tile("chromosome-cartographers")) == [
        "Siła militarna +3 przeciwko planetom Wspomaganym.",
        "Planety Wspomagane, za które płacisz, kosztują o 2 kredyty mniej.",
    ]
    assert power_sentences(ENGLISH, PACK.tile("derelict-ore-convoy")) == [
        "You may discard a good from any of your colonies: Military +2 until the end of the action."
    ]


# phase, does -> powers with every field that their sentences may use
EXAMPLES = {
    ("develop", "discount"): [Power("develop", "discount", credits=5)],
    ("develop", "gain-credits"): [Power("develop", "gain-credits", credits=1)],
    ("develop", "credits-after"): [Power("develop", "credits-after", credits=2)],
    ("explore", "draw"): [Power("explore", "draw", planets=planets) for planets in (1, 2, 5)],
    ("explore", "gain-credits"): [Power("explore", "gain-credits", credits=1)],
    ("explore", "gain-colonists"): [Power("explore", "gain-colonists", colonists=1)],
    ("settle", "military"): [
        Power("settle", "military", strength=1),
        *[Power("settle", "military", strength=2, good=kind) for kind in KINDS],
        *[Power("settle", "military", strength=2, keyword=keyword) for keyword in KEYWORDS],
    ],
    ("settle", "temporary-military"): [
        Power("settle", "temporary-military", strength=2, good=good) for good in ["any", *KINDS]
    ],
    ("settle", "discount"): [
        Power("settle", "discount", credits=2),
        *[Power("settle", "discount", credits=1, good=kind) for kind in KINDS],
        *[Power("settle", "discount", credits=1, keyword=keyword) for keyword in KEYWORDS],
    ],
    ("settle", "gain-colonists"): [Power("settle", "gain-colonists", colonists=2)],
    ("settle", "credits-after"): [
        Power("settle", "credits-after", credits=1),
        Power("settle", "credits-after", credits=1, military=True),
    ],
    ("settle", "draw-after"): [Power("settle", "draw-after", planets=planets) for planets in (1, 2, 5)],
    ("settle", "pay-for-military"): [Power("settle", "pay-for-military", credits=1)],
    ("settle", "second-planet"): [Power("settle", "second-planet")],
    ("settle", "upgrade-colony"): [Power("settle", "upgrade-colony", most=most) for most in (0, 3)],
    ("settle", "replace-itself"): [Power("settle", "replace-itself")],
    ("produce", "credits-if-produced"): [Power("produce", "credits-if-produced", credits=2)],
    ("produce", "credits-per-colony"): [
        Power("produce", "credits-per-colony", credits=1),
        Power("produce", "credits-per-colony", credits=1, military=True),
        *[Power("produce", "credits-per-colony", credits=1, good=kind) for kind in KINDS],
        *[Power("produce", "credits-per-colony", credits=1, keyword=keyword, military=True) for keyword in KEYWORDS],
    ],
    ("produce", "credits-if-most"): [Power("produce", "credits-if-most", credits=2, good=kind) for kind in KINDS],
    ("produce", "produce-windfall"): [
        Power("produce", "produce-windfall", good=good, times=times) for good in ["any", *KINDS] for times in (1, 2)
    ],
    ("sell", "price"): [Power("sell", "price", credits=2, good=good) for good in ["any", *KINDS]],
    ("consume", "consume"): [
        Power("consume", "consume", good=good, goods=goods, times=times, vp=vp, credits=credits)
        for good in ["any", *KINDS]
        for goods, times in [(1, 1), (2, 1), (1, 3)]
        for vp, credits in [(1, 0), (0, 2), (2, 1)]
    ],
    ("consume", "consume-different"): [
        Power("consume", "consume-different", times=3, vp=vp, credits=credits)
        for vp, credits in [(1, 0), (0, 2), (2, 1)]
    ],
    ("consume", "gain"): [Power("consume", "gain", vp=vp, credits=credits) for vp, credits in [(1, 0), (0, 2), (2, 1)]],
    ("consume", "per-good"): [
        Power("consume", "per-good", vp=1),
        Power("consume", "per-good", vp=1, tile="galactic-salon", more=2),
    ],
    ("consume", "sell"): [Power("consume", "sell")],
}


def test_the_examples_are_all_kinds_of_powers():
    assert set(EXAMPLES) == {(phase, does) for phase, kinds in POWERS.items() for does in kinds}


@BOTH
@pytest.mark.parametrize("kind", EXAMPLES, ids=" ".join)
def test_every_kind_of_power_has_sentences_that_differ(words: Words, kind: tuple[str, str]):
    sentences = [power_sentence(words, power) for power in EXAMPLES[kind]]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "  " not in sentence


def test_sentences_that_no_tile_of_the_base_set_needs():
    assert power_sentence(POLISH, Power("develop", "discount", credits=5)) == (
        "Technologie kosztują cię o 5 kredytów mniej."
    )
    assert power_sentence(POLISH, Power("explore", "draw", planets=5)) == (
        "Po swoim wyborze dobierz z woreczka 5 planet i zatrzymaj je."
    )
    assert power_sentence(POLISH, Power("settle", "gain-colonists", colonists=5)) == (
        "Na początku swojej kolejki bierzesz 5 kolonistów."
    )
    assert power_sentence(POLISH, Power("consume", "consume", good="alien", goods=5, vp=5, credits=2)) == (
        "Odrzuć 5 dóbr rodzaju Technologie Obcych: zdobywasz 5 punktów i otrzymujesz 2 kredyty."
    )
    assert power_sentence(ENGLISH, Power("produce", "produce-windfall", good="genes", times=2)) == (
        "Produce goods on up to 2 of your Genes windfall colonies that have none."
    )


def technology(scores: list[ScoreLine]) -> Tile:
    return Tile(
        0, "order-of-arms", "technology", False, 9, 0, 0, "", False, 0, True, "x", False, 0, [], [], scores, "ours"
    )


@BOTH
def test_every_kind_of_scoring_has_a_sentence(words: Words):
    doings = sorted({does for kinds in POWERS.values() for does in kinds})
    lines = [
        *[ScoreLine(2, "colony", good=kind, production=True) for kind in KINDS],
        *[ScoreLine(1, "colony", keyword=keyword, military=True) for keyword in KEYWORDS],
        *[ScoreLine(1, "colony", windfall=True, phase=phase) for phase in PHASES],
        *[ScoreLine(1, "colony", colonists=colonists) for colonists in (1, 2)],
        *[ScoreLine(1, "technology", phase=phase, size="small") for phase in PHASES],
        *[ScoreLine(1, "technology", keyword=keyword, size="large") for keyword in KEYWORDS],
        *[ScoreLine(1, "tile", does=does) for does in doings],
        *[ScoreLine(1, "tile", does=does, phase="settle") for does in doings],
        ScoreLine(3, "named", tile="drop-ships"),
        ScoreLine(1, "military"),
        ScoreLine(0, "kinds", table=[1, 2, 3, 4]),
    ]
    assert {line.per for line in lines} == set(SCORES)
    sentences = [score_sentences(words, technology([line]))[0] for line in lines]
    assert len(set(sentences)) == len(sentences)
    assert all(sentence.endswith(".") and "  " not in sentence and "{" not in sentence for sentence in sentences)


def test_a_tile_with_points_and_scoring_says_both():
    tile = technology([ScoreLine(5, "colony", windfall=True)])
    tile.vp = 2
    assert tile_text(POLISH, tile) == (
        "Zakon oręża\n"
        "Duża technologia: zajmuje 2 pola. Koszt 9. Wartość: 2 punkty. Wartość liczy się na koniec gry.\n"
        "Koniec gry: 5 punktów za każdą kolonię zdobyczną."
    )


@BOTH
def test_every_text_of_the_shipped_pack_is_clean(words: Words):
    for tile in PACK.tiles:
        text = tile_text(words, tile)
        assert "  " not in text
        assert "{" not in text
        assert " ." not in text
        assert all(line == line.strip() for line in text.splitlines())
        assert all(line.endswith(".") for line in text.splitlines()[1:])


def test_goals():
    goal = PACK.goals[PACK.goal_index["exploration"]]
    assert goal_text(ENGLISH, goal) == (
        "Exploration\n"
        "Counts stored planets. After Explore and after Settle, everybody may store one of the planets that they would "
        "have to return to the bag, at most 4 in all.\n"
        "Worth at the end: 2 points from 1 on, 5 points from 2 on, 8 points from 4 on."
    )
    diversity = PACK.goals[PACK.goal_index["diversity"]]
    assert goal_text(POLISH, diversity) == (
        "Zróżnicowanie\n"
        "Liczy różne rodzaje wśród twoich kolonii.\n"
        "Wartość na koniec gry: 3 punkty od 3, 8 punktów od 4."
    )
    assert goal_name(POLISH, "sales-tax") == "Podatek obrotowy"
    assert goal_name(POLISH, "conscription") == "Pobór do wojska"


@BOTH
def test_there_are_words_for_whatever_a_goal_may_count(words: Words):
    sentences = [goal_sentences(words, Goal(0, "diversity", counts, [2, 5], [1, 5], "ours"))[0] for counts in GOALS]
    assert len(set(sentences)) == len(GOALS)


ACTION_TEXTS = {
    "isolation": ("Nothing for the others. You gain 2 credits.", "Dla pozostałych nic. Ty otrzymujesz 2 kredyty."),
    "develop": (
        "Everybody may buy a technology. You pay 1 credit less.",
        "Każdy może kupić technologię. Ty płacisz o 1 kredyt mniej.",
    ),
    "explore": (
        "7 planets from the bag: everybody discovers one of them. When all have done so, you discover a second one.",
        "Losuje się 7 planet z woreczka i każdy odkrywa jedną z nich. "
        "Gdy zrobią to wszyscy, ty odkrywasz jeszcze drugą.",
    ),
    "settle": (
        "Everybody takes 2 colonists or settles a discovered planet. Before that, you take 1 colonist.",
        "Każdy bierze 2 kolonistów albo kolonizuje odkrytą planetę. Ty najpierw bierzesz 1 kolonistę.",
    ),
    "produce": (
        "Every production colony without a good produces one. "
        "You take the credits that lie on this tile and produce on 1 windfall colony.",
        "Każda kolonia produkcyjna bez dobra wytwarza jedno. "
        "Ty zabierasz kredyty leżące na tym kaflu i produkujesz na 1 kolonii zdobycznej.",
    ),
    "sell": (
        "Everybody may sell a good and then uses their Consume powers. Before that, you gain 1 point.",
        "Każdy może sprzedać dobro, a potem używa swoich zdolności Konsumpcji. Ty najpierw zdobywasz 1 punkt.",
    ),
    "diplomats": (
        "Nothing for the others. You gain 1 point and move to the front of the track.",
        "Dla pozostałych nic. Ty zdobywasz 1 punkt i przechodzisz na początek toru.",
    ),
}


@pytest.mark.parametrize("action", ACTION_TEXTS)
def test_action_tiles(action: str):
    english, polish = ACTION_TEXTS[action]
    assert action_text(ENGLISH, action, PACK.actions[action]) == english
    assert action_text(POLISH, action, PACK.actions[action]) == polish


def test_review_goals_is_the_eighth_action():
    assert set(ACTIONS) - set(ACTION_TEXTS) == {"review-goals"}
    text = action_text(POLISH, "review-goals", PACK.actions["review-goals"])
    assert "otrzymujesz 1 kredyt, oglądasz wierzchnie Cele ze stosu (najwyżej 3)" in text
