"""Every fault in a content pack of New Frontiers is told with the file, the place and what is wrong."""

import pytest

from galaktyka.core.errors import ContentError
from galaktyka.games.frontiers.engine.tiles import ACTIONS
from galaktyka.games.frontiers.pack.reader import read_pack
from galaktyka.text.catalogue import Words

HEAD = """\
[pack]
game = "frontiers"
name = "tiny"
credits = 3
vp_per_player = 12
colonists_per_player = 12
planet_limit = 9
spaces = 10
colonies = 7
fewest_colonists = 5

[prices]
novelty = 1
rare = 2
genes = 3
alien = 4

[goods]
novelty = 9
rare = 9
genes = 9
alien = 9

[copies]
2 = 1
3 = 2
4 = 2
5 = 3

"""  # the first table after it starts in line 30, its id stands in line 31

# 42 lines
ACTION_TILES = "".join(
    f'[[action]]\nid = "{id}"\n' + "".join(f"{key} = 1\n" for key in keys) + 'origin = "ours"\n\n'
    for id, keys in ACTIONS.items()
)


def planets(number: int, more: str = "") -> str:
    table = 'cost = 1\ncolonists = 1\nvp = 1\norigin = "ours"\n'
    return "".join(f'[[planet]]\nid = "rock-{n}"\n{table}{more}\n' for n in range(number))


def home(board: int, side: str, more: str = "") -> str:
    reverse = "reverse = true\n" if side == "b" else ""
    return f'[[home]]\nid = "home-{board}{side}"\nboard = {board}\n{reverse}cost = 1\nvp = 1\norigin = "ours"\n{more}\n'


def boards(number: int, more: str = "") -> str:
    return "".join(home(board, side, more) for board in range(1, number + 1) for side in "ab")


def technology(id: str, stack: str, more: str = "") -> str:
    return f'[[technology]]\nid = "{id}"\nstack = "{stack}"\ncost = 2\nvp = 1\norigin = "ours"\n{more}\n'


TINY = HEAD + ACTION_TILES + planets(20) + boards(5) + technology("wheel", "one")


def planet(lines: str) -> str:
    return f'{HEAD}[[planet]]\nid = "gem-planet"\n{lines}\n{ACTION_TILES}'


def power(fields: str, more: str = "cost = 2\ncolonists = 1\nvp = 1\ngood = 'rare'\norigin = 'ours'") -> str:
    return planet(f"{more}\npowers = [{{ {fields} }}]")


def score(fields: str) -> str:
    return (
        f'{HEAD}[[technology]]\nid = "big-plan"\nstack = "big"\nlarge = true\ncost = 9\n'
        f'scores = [{{ {fields} }}]\norigin = "ours"\n{ACTION_TILES}'
    )


def goal(lines: str) -> str:
    return f'{HEAD}[[goal]]\nid = "glory"\n{lines}\norigin = "ours"\n{ACTION_TILES}{planets(20)}{boards(5)}'


def fault(text: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        read_pack(text, "content.toml")
    return caught.value


def test_the_tiny_pack_is_in_order():
    pack = read_pack(TINY, "content.toml")
    assert (len(pack.tiles), pack.name, pack.goals) == (31, "tiny", [])
    assert pack.tile("home-3b").colonists == 1
    assert pack.tile("wheel").colonists == 0


PLACE = 'content.toml:31: planet "gem-planet"'
POWER = f"{PLACE}: powers #1"
SCORE = 'content.toml:31: technology "big-plan": scores #1'
GOAL = 'content.toml:31: goal "glory"'
PLANET_KEYS = "id, cost, defence, colonists, vp, good, windfall, keywords, powers, scores, origin"
FINE = "cost = 2\ncolonists = 1\nvp = 1\norigin = 'ours'"

FAULTS = {
    # --- tables and keys
    "another game": (
        TINY.replace('game = "frontiers"', 'game = "race"'),
        'content.toml: [pack]: "game" cannot be "race"; allowed: frontiers',
        "content.toml: [pack]: „game” nie może mieć wartości „race”; dozwolone: frontiers",
    ),
    "a number of the box is missing": (
        TINY.replace("spaces = 10\n", ""),
        'content.toml: [pack]: the key "spaces" is missing',
        "content.toml: [pack]: brakuje klucza „spaces”",
    ),
    "copies for six players": (
        TINY.replace("5 = 3\n", "5 = 3\n6 = 3\n"),
        'content.toml: [copies]: unknown key "6"; allowed here: 2, 3, 4, 5',
        "content.toml: [copies]: nieznany klucz „6”; dozwolone tutaj: 2, 3, 4, 5",
    ),
    "unknown key, a slip": (
        planet("csot = 2"),
        f'{PLACE}: unknown key "csot"; did you mean "cost"? Allowed here: {PLANET_KEYS}',
        f"{PLACE}: nieznany klucz „csot”; czy chodziło o „cost”? Dozwolone tutaj: {PLANET_KEYS}",
    ),
    "a home world is paid for": (
        HEAD + ACTION_TILES + '[[home]]\nid = "castle"\ndefence = 2\n',
        'content.toml:73: home "castle": unknown key "defence"; '
        "allowed here: id, board, reverse, cost, vp, good, windfall, keywords, powers, scores, origin",
        'content.toml:73: home "castle": nieznany klucz „defence”; '
        "dozwolone tutaj: id, board, reverse, cost, vp, good, windfall, keywords, powers, scores, origin",
    ),
    "bad id": (
        HEAD + ACTION_TILES + "[[planet]]\nid = 'Gem Planet'\n",
        'content.toml:73: planet #1: "Gem Planet" is not an id; '
        "use small letters a-z, digits and single hyphens, as in gem-world",
        "content.toml:73: planet #1: „Gem Planet” nie jest identyfikatorem; "
        "użyj małych liter a-z, cyfr i pojedynczych łączników, jak w gem-world",
    ),
    "duplicate id": (
        planet(FINE) + technology("gem-planet", "one"),
        'content.toml:79: technology "gem-planet": the id "gem-planet" is used already in line 31',
        'content.toml:79: technology "gem-planet": identyfikator „gem-planet” został już użyty w wierszu 31',
    ),
    # --- planets
    "cost and defence": (
        planet("cost = 2\ndefence = 2\ncolonists = 1\nvp = 1\norigin = 'ours'"),
        f'{PLACE}: "cost" and "defence" cannot stand together',
        f"{PLACE}: „cost” i „defence” nie mogą wystąpić razem",
    ),
    "neither cost nor defence": (
        planet("colonists = 1\nvp = 1\norigin = 'ours'"),
        f'{PLACE}: either "cost" or "defence" is needed',
        f"{PLACE}: potrzebne jest „cost” albo „defence”",
    ),
    "no colonists": (
        planet("cost = 2\nvp = 1\norigin = 'ours'"),
        f'{PLACE}: the key "colonists" is missing',
        f"{PLACE}: brakuje klucza „colonists”",
    ),
    "windfall without a good": (
        planet(f"{FINE}\nwindfall = true"),
        f'{PLACE}: "windfall" makes sense only with "good"',
        f"{PLACE}: „windfall” ma sens tylko razem z „good”",
    ),
    "points without scoring": (
        planet("cost = 2\ncolonists = 1\norigin = 'ours'"),
        f'{PLACE}: the key "vp" is missing',
        f"{PLACE}: brakuje klucza „vp”",
    ),
    "a home world of any kind": (
        HEAD + ACTION_TILES + home(1, "a", 'good = "any"\n'),
        'content.toml:73: home "home-1a": "good" cannot be "any"; allowed: novelty, rare, genes, alien',
        'content.toml:73: home "home-1a": „good” nie może mieć wartości „any”; dozwolone: novelty, rare, genes, alien',
    ),
    "ten powers": (
        planet(f"{FINE}\npowers = [{'{}, ' * 10}]"),
        f'{PLACE}: "powers" must have 9 entries at most',
        f"{PLACE}: „powers” może mieć najwyżej tyle pozycji: 9",
    ),
    # --- powers
    "unknown effect": (
        power("phase = 'sell', does = 'teleport'"),
        f'{POWER}: "teleport" is not a power of the phase sell; known ones: price',
        f"{POWER}: „teleport” nie jest zdolnością fazy sell; znane: price",
    ),
    "missing key of a power": (
        power("phase = 'sell', does = 'price', credits = 1"),
        f'{POWER}: the key "good" is missing',
        f"{POWER}: brakuje klucza „good”",
    ),
    "negative strength": (
        power("phase = 'settle', does = 'military', strength = -1"),
        f'{POWER}: "strength" must be from 1 to 9, but is −1',
        f"{POWER}: „strength” musi wynosić od 1 do 9, a wynosi −1",
    ),
    "a kind and a keyword": (
        power("phase = 'settle', does = 'discount', credits = 1, good = 'rare', keyword = 'rebel'"),
        f'{POWER}: "good" and "keyword" cannot stand together',
        f"{POWER}: „good” i „keyword” nie mogą wystąpić razem",
    ),
    "strength against any kind": (
        power("phase = 'settle', does = 'military', strength = 1, good = 'any'"),
        f'{POWER}: "good" cannot be "any"; allowed: novelty, rare, genes, alien',
        f"{POWER}: „good” nie może mieć wartości „any”; dozwolone: novelty, rare, genes, alien",
    ),
    "only for what is not military": (
        power("phase = 'settle', does = 'credits-after', credits = 1, military = false"),
        f'{POWER}: "military" can only be true; leave it out to count all',
        f"{POWER}: „military” może mieć tylko wartość true; aby liczyć wszystkie, pomiń ten klucz",
    ),
    "consuming for nothing": (
        power("phase = 'consume', does = 'consume', good = 'any'"),
        f'{POWER}: either "vp" or "credits" is needed',
        f"{POWER}: potrzebne jest „vp” albo „credits”",
    ),
    "several goods several times": (
        power("phase = 'consume', does = 'consume', good = 'any', goods = 2, times = 2, vp = 1"),
        f'{POWER}: "goods" and "times" cannot stand together',
        f"{POWER}: „goods” i „times” nie mogą wystąpić razem",
    ),
    "five different kinds": (
        power("phase = 'consume', does = 'consume-different', times = 5, vp = 1"),
        f'{POWER}: "times" must be from 1 to 4, but is 5',
        f"{POWER}: „times” musi wynosić od 1 do 4, a wynosi 5",
    ),
    "a partner without more points": (
        power("phase = 'consume', does = 'per-good', vp = 1, tile = 'gem-planet'"),
        f'{POWER}: "tile" makes sense only with "more"',
        f"{POWER}: „tile” ma sens tylko razem z „more”",
    ),
    "more points without a partner": (
        power("phase = 'consume', does = 'per-good', vp = 1, more = 1"),
        f'{POWER}: "more" makes sense only with "tile"',
        f"{POWER}: „more” ma sens tylko razem z „tile”",
    ),
    "an unknown partner": (
        power("phase = 'consume', does = 'per-good', vp = 1, tile = 'xylophone', more = 1"),
        f'{POWER}: there is no tile "xylophone" in this pack',
        f"{POWER}: w tym zestawie nie ma kafla „xylophone”",
    ),
    "a good of its own needed": (
        power("phase = 'produce', does = 'credits-if-produced', credits = 1", FINE),
        f'{POWER}: "credits-if-produced" makes sense only with "good"',
        f"{POWER}: „credits-if-produced” ma sens tylko razem z „good”",
    ),
    "a technology cannot replace itself": (
        HEAD + ACTION_TILES + technology("wheel", "one", "powers = [{ phase = 'settle', does = 'replace-itself' }]"),
        'content.toml:73: technology "wheel": powers #1: only a home world can have the power "replace-itself"',
        'content.toml:73: technology "wheel": powers #1: zdolność „replace-itself” może mieć tylko rodzima kolonia',
    ),
    "a planet cannot replace itself": (
        planet(f"{FINE}\npowers = [{{ phase = 'settle', does = 'replace-itself' }}]"),
        f'{POWER}: only a home world can have the power "replace-itself"',
        f"{POWER}: zdolność „replace-itself” może mieć tylko rodzima kolonia",
    ),
    "a planet of any kind is Alien": (
        HEAD + ACTION_TILES + planets(20, 'good = "any"\nwindfall = true\n') + boards(5),
        'content.toml:73: planet "rock-0": "good = any" makes sense only with "keywords = alien"',
        'content.toml:73: planet "rock-0": „good = any” ma sens tylko razem z „keywords = alien”',
    ),
    "a planet of any kind does not produce by itself": (
        HEAD + ACTION_TILES + planets(20, 'good = "any"\nkeywords = ["alien"]\n') + boards(5),
        'content.toml:73: planet "rock-0": "good = any" makes sense only with "windfall"',
        'content.toml:73: planet "rock-0": „good = any” ma sens tylko razem z „windfall”',
    ),
    "two powers chosen by one name": (
        planet(
            f"{FINE}\npowers = [\n"
            "  { phase = 'consume', does = 'consume', good = 'any', vp = 1 },\n"
            "  { phase = 'consume', does = 'sell' },\n]"
        ),
        f'{PLACE}: the powers "consume" and "sell" cannot stand on one tile',
        f"{PLACE}: zdolności „consume” i „sell” nie mogą być na jednym kaflu",
    ),
    # --- scoring
    "production and windfall": (
        score("vp = 1, per = 'colony', production = true, windfall = true"),
        f'{SCORE}: "production" and "windfall" cannot stand together',
        f"{SCORE}: „production” i „windfall” nie mogą wystąpić razem",
    ),
    "filter set to false": (
        score("vp = 1, per = 'colony', windfall = false"),
        f'{SCORE}: "windfall" can only be true; leave it out to count all',
        f"{SCORE}: „windfall” może mieć tylko wartość true; aby liczyć wszystkie, pomiń ten klucz",
    ),
    "points and a table": (
        score("vp = 1, per = 'kinds', table = [1, 2, 3, 4]"),
        f'{SCORE}: unknown key "vp"; allowed here: per, table',
        f"{SCORE}: nieznany klucz „vp”; dozwolone tutaj: per, table",
    ),
    "a table that goes down": (
        score("per = 'kinds', table = [0, 0, 3, 2]"),
        f'{SCORE}: "table" must ascend, but 2 comes after 3',
        f"{SCORE}: liczby w „table” muszą rosnąć, a po 3 stoi 2",
    ),
    "a table for three kinds": (
        score("per = 'kinds', table = [1, 2, 3]"),
        f'{SCORE}: "table" must have 4 entries',
        f"{SCORE}: „table” musi mieć tyle pozycji: 4",
    ),
    "unknown named tile, a slip": (
        score("vp = 2, per = 'named', tile = 'bigplan'"),
        f'{SCORE}: there is no tile "bigplan" in this pack; did you mean "big-plan"?',
        f"{SCORE}: w tym zestawie nie ma kafla „bigplan”; czy chodziło o „big-plan”?",
    ),
    "unknown size": (
        score("vp = 2, per = 'technology', size = 'huge'"),
        f'{SCORE}: "size" cannot be "huge"; allowed: small, large',
        f"{SCORE}: „size” nie może mieć wartości „huge”; dozwolone: small, large",
    ),
    # --- goals
    "steps that do not ascend": (
        goal("counts = 'keywords'\nsteps = [3, 5, 4]\nvp = [2, 5, 8]"),
        f'{GOAL}: "steps" must ascend, but 4 comes after 5',
        f"{GOAL}: liczby w „steps” muszą rosnąć, a po 5 stoi 4",
    ),
    "fewer points than steps": (
        goal("counts = 'keywords'\nsteps = [3, 4]\nvp = [2]"),
        f'{GOAL}: "steps" and "vp" must be of the same length',
        f"{GOAL}: „steps” i „vp” muszą mieć tę samą długość",
    ),
    "no steps": (
        goal("counts = 'keywords'\nsteps = []\nvp = []"),
        f'{GOAL}: "steps" must not be empty',
        f"{GOAL}: „steps” nie może być puste",
    ),
    "steps that are no numbers": (
        goal("counts = 'keywords'\nsteps = ['two']\nvp = [2]"),
        f'{GOAL}: "steps" must be a list of whole numbers, but is a text',
        f"{GOAL}: „steps”: powinna tu być wartość typu: lista liczb całkowitych, a jest: tekst",
    ),
    "more credits than can be stored": (
        goal("counts = 'stored-credits'\nsteps = [3, 8]\nvp = [2, 5]"),
        f'{GOAL}: "steps" must be from 1 to 7, but is 8',
        f"{GOAL}: „steps” musi wynosić od 1 do 7, a wynosi 8",
    ),
    "two goals that count the same": (
        goal("counts = 'kinds'\nsteps = [3]\nvp = [3]").replace(
            "[[action]]", '[[goal]]\nid = "fame"\ncounts = "kinds"\n\n[[action]]', 1
        ),
        'content.toml:37: goal "fame": the goal "glory" counts "kinds" already',
        'content.toml:37: goal "fame": cel „glory” już liczy „kinds”',
    ),
    # --- action tiles
    "a missing action tile": (
        TINY.replace('[[action]]\nid = "sell"\nvp = 1\norigin = "ours"\n', ""),
        'content.toml: the action tile "sell" is missing',
        "content.toml: brakuje kafla akcji „sell”",
    ),
    "an unknown action tile": (
        HEAD + '[[action]]\nid = "dance"\n',
        'content.toml:31: action "dance": "id" cannot be "dance"; '
        "allowed: isolation, review-goals, develop, explore, settle, produce, sell, diplomats",
        'content.toml:31: action "dance": „id” nie może mieć wartości „dance”; '
        "dozwolone: isolation, review-goals, develop, explore, settle, produce, sell, diplomats",
    ),
    "a number of an action tile is missing": (
        HEAD + '[[action]]\nid = "review-goals"\ncredits = 1\norigin = "ours"\n',
        'content.toml:31: action "review-goals": the key "look" is missing',
        'content.toml:31: action "review-goals": brakuje klucza „look”',
    ),
    # --- the whole box
    "too many tiles": (
        HEAD + ACTION_TILES + planets(241) + boards(5),
        "content.toml: 251 tiles are too many; at most 250 fit",
        "content.toml: 251 kafli to za dużo; mieści się najwyżej 250",
    ),
    "too few planets": (
        HEAD + ACTION_TILES + planets(2) + boards(5),
        "content.toml: 2 planets are not enough; at least 20 are needed",
        "content.toml: 2 planety to za mało; potrzeba co najmniej 20",
    ),
    "too few boards": (
        HEAD + ACTION_TILES + planets(20) + boards(4),
        "content.toml: 4 Empire boards are not enough; at least 5 are needed",
        "content.toml: 4 plansze Imperium to za mało; potrzeba co najmniej 5",
    ),
    "a board with one side": (
        TINY + home(6, "a"),
        'content.toml: Empire board 6 has 1 side; it needs two, one of them with "reverse"',
        "content.toml: plansza Imperium 6 ma 1 stronę; potrzeba dwóch, w tym jednej z „reverse”",
    ),
    "a board with two equal sides": (
        TINY.replace("reverse = true\n", "", 1),
        'content.toml: Empire board 1 has 2 sides; it needs two, one of them with "reverse"',
        "content.toml: plansza Imperium 1 ma 2 strony; potrzeba dwóch, w tym jednej z „reverse”",
    ),
    "three faces": (
        TINY + technology("axle", "one", "reverse = true\n") + technology("cart", "one", "reverse = true\n"),
        'content.toml: the stack "one" has 3 faces; two at most are possible',
        "content.toml: stos „one” ma 3 strony; mogą być najwyżej dwie",
    ),
    "faces of two sizes": (
        TINY + technology("axle", "one", "reverse = true\nlarge = true\n"),
        'content.toml: the faces of the stack "one" must both be large or both be small',
        "content.toml: obie strony stosu „one” muszą być duże albo obie małe",
    ),
    "two faces with the white square": (
        TINY + technology("axle", "one"),
        'content.toml: in the stack "one" exactly one face must be without "reverse"',
        "content.toml: w stosie „one” dokładnie jedna strona musi być bez „reverse”",
    ),
    "a single face without the white square": (
        TINY + technology("axle", "two", "reverse = true\n"),
        'content.toml: in the stack "two" exactly one face must be without "reverse"',
        "content.toml: w stosie „two” dokładnie jedna strona musi być bez „reverse”",
    ),
    "two planets of any kind": (
        HEAD + ACTION_TILES + planets(20, 'good = "any"\nwindfall = true\nkeywords = ["alien"]\n') + boards(5),
        'content.toml: only one planet of a pack can be of any kind: "rock-0" or "rock-1"',
        "content.toml: tylko jedna planeta zestawu może być dowolnego rodzaju: „rock-0” albo „rock-1”",
    ),
    "too few goods": (
        HEAD + ACTION_TILES + planets(20, 'good = "genes"\n') + boards(6, 'good = "genes"\n'),
        "content.toml: there are not enough goods of the kind genes: 9; the planets and home worlds need 25",
        "content.toml: za mało dóbr rodzaju genes: 9; planety i rodzime kolonie potrzebują ich 25",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault_in_english_and_polish(name: str):
    text, english, polish = FAULTS[name]
    error = fault(text)
    assert Words("en").explain(error) == english
    assert Words("pl").explain(error) == polish


def test_one_good_of_each_kind_is_kept_for_the_planet_of_any_kind():
    one = planets(8, 'good = "genes"\n') + planets(1, 'good = "any"\nwindfall = true\nkeywords = ["alien"]\n').replace(
        "rock-0", "refinery"
    )
    rest = planets(11).replace("rock-", "plain-") + boards(5)
    pack = read_pack(HEAD + ACTION_TILES + one + rest, "content.toml")
    assert pack.goods["genes"] == 9
    more = planets(1, 'good = "genes"\n').replace("rock-0", "pond")
    assert fault(HEAD + ACTION_TILES + one + more + rest).values == {"kind": "genes", "n": 9, "needed": 10}


def test_the_two_sides_of_a_board_never_need_goods_together():
    nine = planets(8, 'good = "rare"\n') + planets(12).replace("rock-", "plain-")
    sides = home(1, "a", 'good = "rare"\n') + home(1, "b", 'good = "rare"\nwindfall = true\n')
    rest = "".join(home(board, side) for board in range(2, 6) for side in "ab")
    assert read_pack(HEAD + ACTION_TILES + nine + sides + rest, "content.toml").goods["rare"] == 9


def test_the_fingerprint_sees_content_but_not_layout():
    base = read_pack(TINY, "a.toml")
    same = read_pack("# a comment\n" + TINY.replace("cost = 1", "cost  =  1"), "b.toml")
    other = read_pack(TINY.replace("cost = 1", "cost = 3", 1), "c.toml")
    assert same.fingerprint == base.fingerprint
    assert other.fingerprint != base.fingerprint
