"""Race for the Galaxy: names and texts of the cards, worked out by hand from the cards themselves."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product

import pytest

from galaktyka.core.content import Table
from galaktyka.core.errors import ContentError
from galaktyka.games.race.engine.cards import KEYWORDS, KINDS, PHASES, POWERS, SCORES, Card, Power, ScoreLine
from galaktyka.games.race.pack.reader import goods_allowed, read_power, shipped_pack
from galaktyka.games.race.text.cards import card_text, name, power_sentence, power_sentences, score_sentences
from galaktyka.text.catalogue import Words

PACK = shipped_pack()
ENGLISH = Words("en")
POLISH = Words("pl")


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
def test_every_card_has_a_name_of_its_own(words: Words):
    names = [name(words, card.id) for card in PACK.cards]
    assert len(set(names)) == len(PACK.cards)
    assert all(names)


def test_names_of_the_rulebook_and_of_our_own():
    assert name(POLISH, "contact-specialist") == "Dyplomaci"
    assert name(POLISH, "gem-world") == "Świat Kryształów"
    assert name(POLISH, "galactic-survey-seti") == "Program Kosmiczny - SETI"
    assert name(ENGLISH, "galactic-survey-seti") == "Galactic Survey: SETI"
    assert name(ENGLISH, "the-last-of-the-uplift-gnarssh") == "The Last of the Uplift Gnarssh"
    assert name(POLISH, "old-earth") == "Stara Ziemia"


TEXTS = {
    "gem-world": (
        """\
Gem World
Non-military production world: Novelty. Cost 2. Worth 1 point.
Produce: Produces a Novelty good if it has none. If a good is produced here in this phase, draw 1 card.""",
        """\
Świat Kryształów
Niemilitarny świat produkcyjny: Nowości. Koszt 2. Wartość: 1 punkt.
Produkcja: Wytwarza towar rodzaju Nowości, jeśli go jeszcze nie ma. \
Jeśli w tej fazie powstanie tu towar, dobierz 1 kartę.""",
    ),
    "alpha-centauri": (
        """\
Alpha Centauri
Non-military windfall world: Rare elements. It comes with a good. Start world 2. Cost 2. Worth 0 points.
Settle: Rare elements worlds that you pay for cost 1 card less. Military +1 against Rare elements worlds.""",
        """\
Alfa Centauri
Niemilitarny świat zdobyczny: Minerały. Wchodzi do gry z towarem. Świat początkowy 2. Koszt 2. Wartość: 0 punktów.
Kolonizacja: Światy z Minerałami, za które płacisz, kosztują o 1 kartę mniej. \
Siła +1 przy podboju światów z Minerałami.""",
    ),
    "old-earth": (
        """\
Old Earth
Non-military world. Start world 0. Cost 3. Worth 2 points.
Trade: When you sell a good, draw 1 more card.
Consume: Discard up to 2 goods: gain 1 point for each.""",
        """\
Stara Ziemia
Świat niemilitarny. Świat początkowy 0. Koszt 3. Wartość: 2 punkty.
Handel: Sprzedając towar, dobierz 1 dodatkową kartę.
Konsumpcja: Odrzuć do 2 towarów: za każdy zdobywasz 1 punkt.""",
    ),
    "rebel-homeworld": (
        """\
Rebel Homeworld
Military world. Defence 7. Worth 7 points. Keyword: Rebel.""",
        """\
Macierzysty Świat Rebelii
Świat militarny. Obrona 7. Wartość: 7 punktów. Słowo kluczowe: Rebelia.""",
    ),
    "contact-specialist": (
        """\
Contact Specialist
Development. Cost 1. Worth 1 point.
Settle: Military −1. You may pay for a military world instead of conquering it: it costs 1 card less than its \
defence. Not for Alien technology worlds.""",
        """\
Dyplomaci
Technologia. Koszt 1. Wartość: 1 punkt.
Kolonizacja: Siła −1. Zamiast podbijać świat militarny, możesz za niego zapłacić o 1 kartę mniej, niż wynosi jego \
obrona. Nie dotyczy światów z Technologiami Obcych.""",
    ),
    "mining-conglomerate": (
        """\
Mining Conglomerate
Development. Cost 3. Worth 2 points.
Trade: When you sell a Rare elements good, draw 1 more card.
Consume: Discard up to 2 Rare elements goods: gain 1 point for each.
Produce: At the end of the phase, draw 2 cards if you produced more Rare elements goods in it than any other player.""",
        """\
Górniczy Konglomerat
Technologia. Koszt 3. Wartość: 2 punkty.
Handel: Sprzedając towar rodzaju Minerały, dobierz 1 dodatkową kartę.
Konsumpcja: Odrzuć do 2 towarów rodzaju Minerały: za każdy zdobywasz 1 punkt.
Produkcja: Na koniec fazy dobierz 2 karty, jeśli powstało w niej u ciebie więcej towarów rodzaju Minerały niż u \
każdego z pozostałych graczy.""",
    ),
    "pan-galactic-league": (
        """\
Pan-Galactic League
Development. Cost 6. Its worth is counted at the end of the game.
Settle: Military −1.
Produce: Draw 1 card for each Genes world in your tableau.
End of the game: 2 points for each Genes world. 1 point for each other military world. \
3 points for Contact Specialist.""",
        """\
Liga Pangalaktyczna
Technologia. Koszt 6. Wartość liczy się na koniec gry.
Kolonizacja: Siła −1.
Produkcja: Dobierz 1 kartę za każdy świat z Genami na swoim stole.
Koniec gry: 2 punkty za każdy świat z Genami. 1 punkt za każdy inny świat militarny. \
3 punkty za kartę „Dyplomaci”.""",
    ),
    "alien-tech-institute": (
        """\
Alien Tech Institute
Development. Cost 6. Its worth is counted at the end of the game. Keyword: Alien.
Settle: Alien technology worlds that you pay for cost 2 cards less. Military +2 against Alien technology worlds.
End of the game: 3 points for each Alien technology production world. 2 points for each Alien technology windfall \
world. 2 points for each other Alien card (this card included).""",
        """\
Obcy Instytut Technologii
Technologia. Koszt 6. Wartość liczy się na koniec gry. Słowo kluczowe: Obcy.
Kolonizacja: Światy z Technologiami Obcych, za które płacisz, kosztują o 2 karty mniej. Siła +2 przy podboju \
światów z Technologiami Obcych.
Koniec gry: 3 punkty za każdy świat produkcyjny z Technologiami Obcych. 2 punkty za każdy świat zdobyczny z \
Technologiami Obcych. 2 punkty za każdą inną kartę Obcych (łącznie z tą).""",
    ),
}


@pytest.mark.parametrize("card_id", TEXTS)
def test_whole_card_in_both_languages(card_id: str):
    english, polish = TEXTS[card_id]
    card = PACK.card(card_id)
    assert card_text(ENGLISH, card) == english
    assert card_text(POLISH, card) == polish


def test_the_rebel_bonus_names_the_rebels():
    card = PACK.card("galactic-imperium")
    assert power_sentences(ENGLISH, card) == ["Military +4 against Rebel worlds."]
    assert power_sentences(POLISH, card) == ["Siła +4 przy podboju światów Rebelii."]
    assert score_sentences(POLISH, card) == [
        "2 punkty za każdy świat militarny Rebelii.",
        "1 punkt za każdy inny świat militarny.",
    ]


def test_galactic_survey_counts_itself_and_then_other_worlds():
    card = PACK.card("galactic-survey-seti")
    assert score_sentences(ENGLISH, card) == [
        "1 point for each development with an Explore power (this card included).",
        "2 points for each world with an Explore power.",
        "1 point for each other world.",
    ]


def test_federation_says_other_only_where_lines_overlap():
    assert score_sentences(POLISH, PACK.card("galactic-federation")) == [
        "2 punkty za każdą technologię o koszcie 6 (łącznie z tą).",
        "1 punkt za każdą inną technologię.",
    ]
    assert score_sentences(ENGLISH, PACK.card("mining-league"))[:2] == [
        "2 points for each Rare elements production world.",
        "1 point for each Rare elements windfall world.",
    ]


def test_renaissance_and_galactic_order():
    assert score_sentences(POLISH, PACK.card("galactic-renaissance"))[:2] == [
        "1 punkt za każde 3 punkty w żetonach, zaokrąglając w dół.",
        "3 punkty za kartę „Laboratoria Badawcze”.",
    ]
    assert score_sentences(ENGLISH, PACK.card("new-galactic-order")) == [
        "1 point for each point of your Military. Negative Military counts too; "
        "temporary Military and Military against certain worlds only do not."
    ]


# What a field of a power may say here; `good` says whatever its kind of power allows.
SAMPLES: dict[str, Sequence[object]] = {
    "cards": (1, 2), "strength": (-1, 4), "not_good": KINDS, "keyword": KEYWORDS, "goods": (2,), "times": (3,),
    "vp": (1, 2), "less": (0, 1, 2), "trade_powers": (False, True), "low": (1,), "high": (7,),
}  # fmt: skip


def powers_of_kind(phase: str, does: str) -> Iterator[Power]:
    """Every power of the kind that the loader lets through: with and without what may be left out."""
    choices = []
    for field in POWERS[phase][does]:
        name = field.rstrip("?")
        said = [{name: value} for value in (goods_allowed(does) if name == "good" else SAMPLES[name])]
        choices.append([{}, *said] if field.endswith("?") else said)
    for chosen in product(*choices):
        table = Table({"phase": phase, "does": does} | {k: v for part in chosen for k, v in part.items()}, "", "", 0)
        with suppress(ContentError):
            yield read_power(table)


EXAMPLES = {(phase, does): list(powers_of_kind(phase, does)) for phase, kinds in POWERS.items() for does in kinds}


def test_every_kind_of_power_has_examples():
    assert all(EXAMPLES.values())
    assert len(EXAMPLES["settle", "military"]) == 2 * (1 + len(KINDS) + len(KEYWORDS))


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
@pytest.mark.parametrize("kind", EXAMPLES, ids=" ".join)
def test_every_kind_of_power_has_sentences_that_differ(words: Words, kind: tuple[str, str]):
    sentences = [power_sentence(words, power) for power in EXAMPLES[kind]]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "  " not in sentence


def test_sentences_that_no_card_of_the_base_set_needs():
    assert power_sentence(POLISH, Power("consume", "consume-all", less=2)) == (
        "Odrzuć wszystkie swoje towary: za każdy poza pierwszymi 2 zdobywasz 1 punkt."
    )
    assert power_sentence(ENGLISH, Power("consume", "consume-all")) == "Discard all your goods: gain 1 point for each."
    assert power_sentence(POLISH, Power("develop", "discount", cards=5)) == "Technologie kosztują cię o 5 kart mniej."
    assert power_sentence(POLISH, Power("consume", "consume", good="alien", goods=5, vp=5, cards=2)) == (
        "Odrzuć 5 towarów rodzaju Technologie Obcych: zdobywasz 5 punktów i dobierasz 2 karty."
    )


def development(scores: list[ScoreLine], keywords: list[str] | None = None) -> Card:
    return Card(0, "new-economy", False, False, 6, 0, 0, "", False, -1, 0, 1, keywords or [], [], scores, "ours")


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
def test_every_kind_of_scoring_has_a_sentence(words: Words):
    lines = [
        *[ScoreLine(2, "world", good=kind, production=True) for kind in KINDS],
        *[ScoreLine(1, "world", keyword=keyword, military=True) for keyword in KEYWORDS],
        *[ScoreLine(1, "world", windfall=True, phase=phase) for phase in PHASES],
        *[ScoreLine(1, "development", phase=phase, cost=6) for phase in PHASES],
        *[ScoreLine(1, "card", keyword=keyword) for keyword in KEYWORDS],
        ScoreLine(3, "named", card="gem-world"),
        ScoreLine(1, "chips", every=3),
        ScoreLine(1, "military"),
    ]
    assert {line.per for line in lines} == set(SCORES)
    sentences = [score_sentences(words, development([line]))[0] for line in lines]
    assert len(set(sentences)) == len(sentences)
    assert all(sentence.endswith(".") and "  " not in sentence and "{" not in sentence for sentence in sentences)


def test_a_development_with_points_and_scoring_says_both():
    card = development([ScoreLine(5, "world", windfall=True)])
    card.vp = 2
    assert card_text(POLISH, card) == (
        "Nowa Gospodarka\n"
        "Technologia. Koszt 6. Wartość: 2 punkty. Wartość liczy się na koniec gry.\n"
        "Koniec gry: 5 punktów za każdy świat zdobyczny."
    )


def test_two_keywords():
    card = development([ScoreLine(1, "military")], ["alien", "rebel"])
    assert "Keywords: Alien, Rebel." in card_text(ENGLISH, card)
    assert "Słowa kluczowe: Obcy, Rebelia." in card_text(POLISH, card)


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
def test_every_text_of_the_shipped_pack_is_clean(words: Words):
    for card in PACK.cards:
        text = card_text(words, card)
        assert "  " not in text
        assert "{" not in text
        assert " ." not in text
        assert all(line == line.strip() for line in text.splitlines())
        assert all(line.endswith(".") for line in text.splitlines()[1:])
