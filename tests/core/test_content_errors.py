"""Every fault in a content pack is told with the file, the place and what is wrong, in both languages."""

import pickle

import pytest

from galaktyka.core.content import lines_of_tables
from galaktyka.core.errors import ContentError
from galaktyka.games.race.pack.reader import read_pack
from galaktyka.text.catalogue import Words

HEAD = """\
[pack]
game = "race"
name = "tiny"
vp_per_player = 12
hand_limit = 10
tableau_end = 12

[prices]
novelty = 2
rare = 3
genes = 4
alien = 5

"""  # the first card starts in line 14, its id stands in line 15

START_WORLDS = "".join(
    f'[[world]]\nid = "home-{number}"\nstart = {number}\ncost = 1\nvp = 1\norigin = "ours"\n\n' for number in range(5)
)
DEVELOPMENTS = "".join(
    f'[[development]]\nid = "idea-{number}"\ncost = 2\nvp = 1\ncopies = 9\norigin = "ours"\n\n' for number in range(7)
)
TINY = HEAD + START_WORLDS + DEVELOPMENTS  # 5 + 7 * 9 = 68 cards


def world(lines: str) -> str:
    return f'{HEAD}[[world]]\nid = "gem-world"\n{lines}\n'


def power(fields: str, more: str = "cost = 2\nvp = 1\ngood = 'rare'\norigin = 'ours'") -> str:
    return world(f"{more}\npowers = [{{ {fields} }}]")


def score(fields: str) -> str:
    return f'{HEAD}[[development]]\nid = "big-plan"\ncost = 6\nscores = [{{ {fields} }}]\norigin = "ours"\n'


def fault(text: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        read_pack(text, "content.toml")
    return caught.value


def test_the_tiny_pack_is_in_order():
    pack = read_pack(TINY, "content.toml")
    assert len(pack.cards) == 12
    assert pack.name == "tiny"


PLACE = 'content.toml:15: world "gem-world"'
POWER = f"{PLACE}: powers #1"
SCORE = 'content.toml:15: development "big-plan": scores #1'
WORLD_KEYS = "id, cost, defence, vp, good, windfall, start, first_hand, keywords, powers, origin"

FAULTS = {
    "syntax": (
        HEAD + "[[world]]\nid = gem-world\n",
        "content.toml:15: this is not valid TOML: Invalid value (here: id = gem-world)",
        "content.toml:15: to nie jest poprawny TOML: Invalid value (tutaj: id = gem-world)",
    ),
    "syntax at the end": (
        HEAD + '[[world]]\nid = "gem-world"\npowers = [',
        "content.toml:16: this is not valid TOML: Invalid value (here: powers = [)",
        "content.toml:16: to nie jest poprawny TOML: Invalid value (tutaj: powers = [)",
    ),
    "unknown key, a slip": (
        world("csot = 2\nvp = 1\norigin = 'ours'"),
        f'{PLACE}: unknown key "csot"; did you mean "cost"? Allowed here: {WORLD_KEYS}',
        f"{PLACE}: nieznany klucz „csot”; czy chodziło o „cost”? Dozwolone tutaj: {WORLD_KEYS}",
    ),
    "unknown key": (
        power("phase = 'explore', does = 'draw-extra', cards = 1, joker = 3"),
        f'{POWER}: unknown key "joker"; allowed here: phase, does, cards',
        f"{POWER}: nieznany klucz „joker”; dozwolone tutaj: phase, does, cards",
    ),
    "missing key": (
        world("cost = 2\norigin = 'ours'"),
        f'{PLACE}: the key "vp" is missing',
        f"{PLACE}: brakuje klucza „vp”",
    ),
    "missing key of a power": (
        power("phase = 'explore', does = 'draw-extra'"),
        f'{POWER}: the key "cards" is missing',
        f"{POWER}: brakuje klucza „cards”",
    ),
    "card without an id": (
        HEAD + "[[world]]\ncost = 2\n",
        'content.toml:14: world #1: the key "id" is missing',
        "content.toml:14: world #1: brakuje klucza „id”",
    ),
    "wrong type": (
        world("cost = 'two'\nvp = 1\norigin = 'ours'"),
        f'{PLACE}: "cost" must be a whole number, but is a text',
        f"{PLACE}: „cost”: powinna tu być wartość typu: liczba całkowita, a jest: tekst",
    ),
    "true is not a number": (
        world("cost = true\nvp = 1\norigin = 'ours'"),
        f'{PLACE}: "cost" must be a whole number, but is true or false',
        f"{PLACE}: „cost”: powinna tu być wartość typu: liczba całkowita, a jest: true lub false",
    ),
    "wrong type of a list": (
        world("cost = 1\nvp = 1\norigin = 'ours'\npowers = 'many'"),
        f'{PLACE}: "powers" must be a list, but is a text',
        f"{PLACE}: „powers”: powinna tu być wartość typu: lista, a jest: tekst",
    ),
    "wrong type in a list": (
        world("cost = 1\nvp = 1\norigin = 'ours'\nkeywords = [1.5]"),
        f'{PLACE}: "keywords" must be a list of texts, but is something else',
        f"{PLACE}: „keywords”: powinna tu być wartość typu: lista tekstów, a jest: coś innego",
    ),
    "wrong type of a section": (
        "pack = 3\n",
        'content.toml: "pack" must be a table, but is a whole number',
        "content.toml: „pack”: powinna tu być wartość typu: tabela, a jest: liczba całkowita",
    ),
    "out of range": (
        world("defence = 0\nvp = 1\norigin = 'ours'"),
        f'{PLACE}: "defence" must be from 1 to 9, but is 0',
        f"{PLACE}: „defence” musi wynosić od 1 do 9, a wynosi 0",
    ),
    "below zero": (
        world("cost = -1\nvp = 1\norigin = 'ours'"),
        f'{PLACE}: "cost" must be from 0 to 9, but is −1',
        f"{PLACE}: „cost” musi wynosić od 0 do 9, a wynosi −1",
    ),
    "no strength": (
        power("phase = 'settle', does = 'military', strength = 0"),
        f'{POWER}: "strength" must not be 0',
        f"{POWER}: „strength” nie może być zerem",
    ),
    "empty text": (
        HEAD + "[[world]]\nid = ''\n",
        'content.toml:15: world #1: "id" must not be empty',
        "content.toml:15: world #1: „id” nie może być puste",
    ),
    "unknown kind of good, a slip": (
        world("cost = 2\nvp = 1\norigin = 'ours'\ngood = 'gens'"),
        f'{PLACE}: "good" cannot be "gens"; did you mean "genes"? Allowed: novelty, rare, genes, alien',
        f"{PLACE}: „good” nie może mieć wartości „gens”; czy chodziło o „genes”? "
        "Dozwolone: novelty, rare, genes, alien",
    ),
    "unknown kind of good": (
        world("cost = 2\nvp = 1\norigin = 'ours'\ngood = 'spice'"),
        f'{PLACE}: "good" cannot be "spice"; allowed: novelty, rare, genes, alien',
        f"{PLACE}: „good” nie może mieć wartości „spice”; dozwolone: novelty, rare, genes, alien",
    ),
    "unknown keyword": (
        world("cost = 2\nvp = 1\norigin = 'ours'\nkeywords = ['rebel', 'cats']"),
        f'{PLACE}: "keywords" cannot be "cats"; allowed: rebel, alien, imperium, uplift, terraforming',
        f"{PLACE}: „keywords” nie może mieć wartości „cats”; dozwolone: rebel, alien, imperium, uplift, terraforming",
    ),
    "repeated keyword": (
        world("cost = 2\nvp = 1\norigin = 'ours'\nkeywords = ['rebel', 'rebel']"),
        f'{PLACE}: "rebel" stands twice in "keywords"',
        f"{PLACE}: „rebel” występuje w „keywords” dwa razy",
    ),
    "unknown phase": (
        power("phase = 'party', does = 'draw', cards = 1"),
        f'{POWER}: "phase" cannot be "party"; allowed: explore, develop, settle, trade, consume, produce',
        f"{POWER}: „phase” nie może mieć wartości „party”; "
        "dozwolone: explore, develop, settle, trade, consume, produce",
    ),
    "unknown effect": (
        power("phase = 'explore', does = 'teleport'"),
        f'{POWER}: "teleport" is not a power of the phase explore; known ones: draw-extra, keep-extra',
        f"{POWER}: „teleport” nie jest zdolnością fazy explore; znane: draw-extra, keep-extra",
    ),
    "effect of another phase": (
        power("phase = 'trade', does = 'keep-extra', cards = 1"),
        f'{POWER}: "keep-extra" is not a power of the phase trade; known ones: price',
        f"{POWER}: „keep-extra” nie jest zdolnością fazy trade; znane: price",
    ),
    "bad id": (
        HEAD + "[[world]]\nid = 'Gem World'\n",
        'content.toml:15: world #1: "Gem World" is not an id; '
        "use small letters a-z, digits and single hyphens, as in gem-world",
        "content.toml:15: world #1: „Gem World” nie jest identyfikatorem; "
        "użyj małych liter a-z, cyfr i pojedynczych łączników, jak w gem-world",
    ),
    "duplicate id": (
        world("cost = 2\nvp = 1\norigin = 'ours'") + '[[development]]\nid = "gem-world"\n',
        'content.toml:20: development "gem-world": the id "gem-world" is used already in line 15',
        'content.toml:20: development "gem-world": identyfikator „gem-world” został już użyty w wierszu 15',
    ),
    "cost and defence": (
        world("cost = 2\ndefence = 2\nvp = 1\norigin = 'ours'"),
        f'{PLACE}: "cost" and "defence" cannot stand together',
        f"{PLACE}: „cost” i „defence” nie mogą wystąpić razem",
    ),
    "neither cost nor defence": (
        world("vp = 1\norigin = 'ours'"),
        f'{PLACE}: either "cost" or "defence" is needed',
        f"{PLACE}: potrzebne jest „cost” albo „defence”",
    ),
    "windfall without a good": (
        world("cost = 2\nvp = 1\norigin = 'ours'\nwindfall = true"),
        f'{PLACE}: "windfall" makes sense only with "good"',
        f"{PLACE}: „windfall” ma sens tylko razem z „good”",
    ),
    "consuming for nothing": (
        power("phase = 'consume', does = 'consume', good = 'any'"),
        f'{POWER}: either "vp" or "cards" is needed',
        f"{POWER}: potrzebne jest „vp” albo „cards”",
    ),
    "low above high": (
        power("phase = 'consume', does = 'gamble', low = 5, high = 3"),
        f'{POWER}: "low" must not be greater than "high"',
        f"{POWER}: „low” nie może być większe niż „high”",
    ),
    "a good of its own needed": (
        power("phase = 'produce', does = 'draw-if-produced', cards = 1", "cost = 2\nvp = 1\norigin = 'ours'"),
        f'{POWER}: the power "draw-if-produced" needs a world that holds goods: add "good"',
        f"{POWER}: zdolność „draw-if-produced” wymaga świata z towarem: dodaj „good”",
    ),
    "a world cannot be discarded": (
        power("phase = 'settle', does = 'discard-for-military', strength = 3"),
        f'{POWER}: only a development can have the power "discard-for-military"',
        f"{POWER}: zdolność „discard-for-military” może mieć tylko technologia",
    ),
    "two consume powers": (
        world(
            "cost = 2\nvp = 1\norigin = 'ours'\npowers = [\n"
            "  { phase = 'consume', does = 'consume', good = 'any', vp = 1 },\n"
            "  { phase = 'consume', does = 'draw', cards = 1 },\n]"
        ),
        f'{PLACE}: the powers "consume" and "draw" cannot stand on one card',
        f"{PLACE}: zdolności „consume” i „draw” nie mogą być na jednej karcie",
    ),
    "filter set to false": (
        score("vp = 1, per = 'world', military = false"),
        f'{SCORE}: "military" can only be true; leave it out to count all',
        f"{SCORE}: „military” może mieć tylko wartość true; aby liczyć wszystkie, pomiń ten klucz",
    ),
    "production and windfall": (
        score("vp = 1, per = 'world', production = true, windfall = true"),
        f'{SCORE}: "production" and "windfall" cannot stand together',
        f"{SCORE}: „production” i „windfall” nie mogą wystąpić razem",
    ),
    "unknown named card": (
        score("vp = 2, per = 'named', card = 'xylophone'"),
        f'{SCORE}: there is no card "xylophone" in this pack',
        f"{SCORE}: w tym zestawie nie ma karty „xylophone”",
    ),
    "unknown named card, a slip": (
        score("vp = 2, per = 'named', card = 'bigplan'"),
        f'{SCORE}: there is no card "bigplan" in this pack; did you mean "big-plan"?',
        f"{SCORE}: w tym zestawie nie ma karty „bigplan”; czy chodziło o „big-plan”?",
    ),
    "too few cards": (
        TINY.replace("copies = 9", "copies = 1"),
        "content.toml: 12 cards are not enough; at least 60 are needed",
        "content.toml: 12 kart to za mało; potrzeba co najmniej 60",
    ),
    "too many cards": (
        HEAD + START_WORLDS + "".join(DEVELOPMENTS.replace("idea-", f"idea-{letter}-") for letter in "abcd"),
        "content.toml: 257 cards are too many; at most 250 fit",
        "content.toml: 257 kart to za dużo; mieści się najwyżej 250",
    ),
    "too few start worlds": (
        TINY.replace("start = 4\n", ""),
        "content.toml: 4 start worlds are not enough; at least 5 are needed",
        "content.toml: 4 światy początkowe to za mało; potrzeba co najmniej 5",
    ),
    "start worlds with a gap": (
        TINY.replace("start = 4\n", "start = 7\n"),
        "content.toml: start worlds must be numbered from 0 to 4 without gaps; found: 0, 1, 2, 3, 7",
        "content.toml: światy początkowe muszą mieć numery od 0 do 4 bez przerw; są: 0, 1, 2, 3, 7",
    ),
    "first hand of one card": (
        TINY.replace('id = "idea-0"', 'id = "idea-0"\nfirst_hand = 1'),
        "content.toml: first hand 1 has 1 card; it needs 4",
        "content.toml: pierwsza ręka 1 ma 1 kartę; potrzeba 4",
    ),
    "two gambling cards": (
        TINY.replace(
            "copies = 9", "copies = 9\npowers = [{ phase = 'consume', does = 'gamble', low = 1, high = 7 }]", 2
        ),
        'content.toml: only one card of a pack can have the power "gamble": "idea-0" or "idea-1"',
        "content.toml: zdolność „gamble” może mieć tylko jedna karta zestawu: „idea-0” albo „idea-1”",
    ),
    "another game": (
        TINY.replace('game = "race"', 'game = "chess"'),
        'content.toml: [pack]: "game" cannot be "chess"; allowed: race',
        "content.toml: [pack]: „game” nie może mieć wartości „chess”; dozwolone: race",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault_in_english_and_polish(name: str):
    text, english, polish = FAULTS[name]
    error = fault(text)
    assert Words("en").explain(error) == english
    assert Words("pl").explain(error) == polish


def test_without_words_an_error_still_says_where_and_what():
    error = fault(world("cost = 2\norigin = 'ours'"))
    assert str(error) == f"{PLACE}: content.missing-key (key=vp)"


def test_an_error_survives_the_way_between_processes():
    error = fault(world("cost = 2\norigin = 'ours'"))
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is ContentError
    assert str(twin) == str(error)


def test_lines_are_those_of_ids_or_headings():
    text = '[[world]]\ncost = 1\nid = "a"\n\n[[ world ]]\ncost = 2\n[[development]]\nid = "b"\n'
    assert lines_of_tables(text, "world") == [3, 5]
    assert lines_of_tables(text, "development") == [8]


def test_a_pack_written_in_another_style_is_read_without_line_numbers():
    error = fault(HEAD.replace("[pack]", "world = [{ id = 'gem-world' }]\n[pack]"))
    assert error.where() == 'content.toml: world "gem-world"'


def test_the_fingerprint_sees_content_but_not_layout():
    base = read_pack(TINY, "a.toml")
    same = read_pack("# a comment\n" + TINY.replace("cost = 2", "cost  =  2"), "b.toml")
    other = read_pack(TINY.replace("cost = 2", "cost = 3", 1), "c.toml")
    assert same.fingerprint == base.fingerprint
    assert other.fingerprint != base.fingerprint
    assert len(base.fingerprint) == 64
