"""Every fault in a content pack of Alien Artifacts is told with the file, the place and what is wrong."""

import pytest

from galaktyka.core.errors import ContentError
from galaktyka.games.artifacts.pack.reader import read_pack
from galaktyka.text.catalogue import Words

HEAD = """\
[pack]
game = "artifacts"
name = "tiny"

[numbers]
cost = 5
buy_cost = 5
limit = 2
hand = 3
most_credits = 15
credits = 8
discount = 2
yield = 3
operational_cost = 5
tokens = 38

[[scoring]]
id = "planets"
rows = [{ count = { counts = "cards", type = "planet" }, least = 4, during = 1, end = 2 }]

"""  # the first table after it starts in line 21, its id stands in line 22

SECTION = '{ colour = "red", icons = 3, kind = "expansion" }'
OTHER_SECTION = '{ colour = "gold", icons = 1, kind = "exploration" }'


def resource(id: str, first: str = SECTION) -> str:
    return f'{id} = {{ number = 2, first = {first}, second = {OTHER_SECTION}, origin = "ours" }}\n'


def resources(number: int) -> str:
    return "[resources]\n" + "".join(resource(f"r{n}") for n in range(number)) + "\n"


def ship(id: str, more: str = "") -> str:
    return f'[[ship]]\nid = "{id}"\nkind = "expansion"\nattack = 1\norigin = "ours"\n{more}\n'


def technology(
    more: str = 'keyword = "bonus"\ndo = [{ does = "gain", vp = 1 }]', id: str = "wheel", scoring: str = "planets"
) -> str:
    return f'[[technology]]\nid = "{id}"\nkind = "expansion"\nscoring = "{scoring}"\norigin = "ours"\n{more}\n\n'


def planets(number: int) -> str:
    return "".join(f'[[planet]]\nid = "rock-{n}"\nkind = "expansion"\norigin = "ours"\n\n' for n in range(number))


def table(section: str, rows: str = "{}") -> str:
    return f'[[{section}]]\nid = "{section}-one"\nrows = [{rows}]\norigin = "ours"\n\n'


def artifact(do: str = '{ does = "gain", vp = 3 }') -> str:
    return f'[[artifact]]\nid = "seed"\ndo = [{do}]\norigin = "ours"\n\n'


def faction(
    n: int,
    setup: str = '{ deck = "ship" }',
    pay: str = "credits = 5",
    do: str = '{ does = "gain", vp = 1 }',
    final: str = '{ vp = 1, count = { counts = "credits" }, each = 5 }',
) -> str:
    return (
        f'[[faction]]\nid = "clan-{n}"\nsetup = [{setup}]\npay = {{ {pay} }}\n'
        f'do = [{do}]\nfinal = [{final}]\norigin = "ours"\n\n'
    )


SHIPS = "".join(ship(f"boat-{n}") for n in range(20))
TECHNOLOGIES = "".join(technology(id=f"wheel-{n}") for n in range(20))
FACTIONS = "".join(faction(n) for n in range(5))
REST = table("system") + table("plan") + artifact() + FACTIONS
TINY = HEAD + resources(30) + SHIPS + TECHNOLOGIES + planets(20) + REST


def ship_with(effect: str) -> str:
    return HEAD + ship("arrow", f"effects = [{{ {effect} }}]")


def permanent(effect: str) -> str:
    return HEAD + technology(f'keyword = "permanent"\neffects = [{{ {effect} }}]')


def action(do: str, pay: str = "credits = 5", keyword: str = "action") -> str:
    return HEAD + technology(f'keyword = "{keyword}"\npay = {{ {pay} }}\ndo = [{do}]')


def in_box(change: str) -> str:
    """A box that is in order but for a table that is added to it."""
    return HEAD + resources(30) + change


def system(rows: str) -> str:
    return in_box(table("system", rows))


def plan(rows: str) -> str:
    return in_box(table("plan", rows))


def fault(text: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        read_pack(text, "content.toml")
    return caught.value


def test_the_tiny_pack_is_in_order():
    pack = read_pack(TINY, "content.toml")
    assert (len(pack.cards), len(pack.resources), pack.name) == (60, 30, "tiny")
    assert [card.type for card in pack.cards] == ["ship"] * 20 + ["technology"] * 20 + ["planet"] * 20
    assert pack.numbers["credits"] == 8


def test_what_is_left_out():
    """A row without ends covers all values and harms nobody; a set-up without a side goes under construction."""
    pack = read_pack(TINY, "content.toml")
    (row,) = pack.plans[0].rows
    assert (row.least, row.most, row.ship, row.choices, row.blockade) == (0, 99, "safe", [], 0)
    (step,) = pack.factions[0].setup
    assert (step.deck, step.draw, step.empire, step.side) == ("ship", 1, False, "")
    assert (pack.cards[20].pay.credits, pack.cards[20].pay.icons) == (0, 0)


SHIP = 'content.toml:22: ship "arrow"'
TECHNOLOGY = 'content.toml:22: technology "wheel"'
EFFECT = f"{TECHNOLOGY}: effects #1"
DO = f"{TECHNOLOGY}: do #1"
PAY = f"{TECHNOLOGY}: [pay]"
SYSTEM = 'content.toml:54: system "system-one"'
PLAN = 'content.toml:54: plan "plan-one"'
SEED = 'content.toml:54: artifact "seed"'
CLAN = 'content.toml:54: faction "clan-1"'

FAULTS = {
    # --- tables and keys
    "another game": (
        TINY.replace('game = "artifacts"', 'game = "race"'),
        'content.toml: [pack]: "game" cannot be "race"; allowed: artifacts',
        "content.toml: [pack]: „game” nie może mieć wartości „race”; dozwolone: artifacts",
    ),
    "a number of the rules is missing": (
        TINY.replace("tokens = 38\n", ""),
        'content.toml: [numbers]: the key "tokens" is missing',
        "content.toml: [numbers]: brakuje klucza „tokens”",
    ),
    "more credits than the bank holds": (
        TINY.replace("\ncredits = 8\n", "\ncredits = 16\n"),
        'content.toml: [numbers]: "credits" must not be greater than "most_credits"',
        "content.toml: [numbers]: „credits” nie może być większe niż „most_credits”",
    ),
    "no resources": (
        TINY.replace(resources(30), ""),
        'content.toml: the key "resources" is missing',
        "content.toml: brakuje klucza „resources”",
    ),
    "bad id": (
        HEAD + "[[planet]]\nid = 'Gem Planet'\n",
        'content.toml:22: planet #1: "Gem Planet" is not an id; '
        "use small letters a-z, digits and single hyphens, as in gem-world",
        "content.toml:22: planet #1: „Gem Planet” nie jest identyfikatorem; "
        "użyj małych liter a-z, cyfr i pojedynczych łączników, jak w gem-world",
    ),
    "duplicate id": (
        HEAD + ship("arrow") + technology(id="arrow"),
        'content.toml:28: technology "arrow": the id "arrow" is used already in line 22',
        'content.toml:28: technology "arrow": identyfikator „arrow” został już użyty w wierszu 22',
    ),
    "a resource with the id of a ship": (
        HEAD + ship("r1") + resources(2),
        'content.toml:29: resource "r1": the id "r1" is used already in line 22',
        'content.toml:29: resource "r1": identyfikator „r1” został już użyty w wierszu 22',
    ),
    # --- resources
    "four icons": (
        HEAD + "[resources]\n" + resource("r1", SECTION.replace("3", "4")),
        'content.toml:22: resource "r1": [first]: "icons" must be from 1 to 3, but is 4',
        'content.toml:22: resource "r1": [first]: „icons” musi wynosić od 1 do 3, a wynosi 4',
    ),
    "an unknown colour": (
        HEAD + "[resources]\n" + resource("r1", SECTION.replace("red", "rod")),
        'content.toml:22: resource "r1": [first]: "colour" cannot be "rod"; did you mean "red"? '
        "Allowed: red, blue, green, gold",
        'content.toml:22: resource "r1": [first]: „colour” nie może mieć wartości „rod”; czy chodziło o „red”? '
        "Dozwolone: red, blue, green, gold",
    ),
    "half a resource": (
        HEAD + '[resources]\nr1 = { number = 2, origin = "ours" }\n',
        'content.toml:22: resource "r1": the key "first" is missing',
        'content.toml:22: resource "r1": brakuje klucza „first”',
    ),
    "a resource with a capital letter": (
        HEAD + "[resources]\n" + resource("R1"),
        'content.toml:22: resource "R1": "R1" is not an id; '
        "use small letters a-z, digits and single hyphens, as in gem-world",
        'content.toml:22: resource "R1": „R1” nie jest identyfikatorem; '
        "użyj małych liter a-z, cyfr i pojedynczych łączników, jak w gem-world",
    ),
    # --- ships, technologies and planets
    "a planet that attacks": (
        HEAD + '[[planet]]\nid = "rock"\nattack = 1\n',
        'content.toml:22: planet "rock": unknown key "attack"; allowed here: id, kind, origin',
        'content.toml:22: planet "rock": nieznany klucz „attack”; dozwolone tutaj: id, kind, origin',
    ),
    "a ship without an attack value": (
        HEAD + '[[ship]]\nid = "arrow"\nkind = "expansion"\norigin = "ours"\n',
        f'{SHIP}: the key "attack" is missing',
        f"{SHIP}: brakuje klucza „attack”",
    ),
    "ten effects": (
        HEAD + ship("arrow", f"effects = [{'{}, ' * 10}]"),
        f'{SHIP}: "effects" must have 9 entries at most',
        f"{SHIP}: „effects” może mieć najwyżej tyle pozycji: 9",
    ),
    "a permanent technology without effects": (
        HEAD + technology('keyword = "permanent"'),
        f'{TECHNOLOGY}: the key "effects" is missing',
        f"{TECHNOLOGY}: brakuje klucza „effects”",
    ),
    "a permanent technology with no effect": (
        HEAD + technology('keyword = "permanent"\neffects = []'),
        f'{TECHNOLOGY}: "effects" must not be empty',
        f"{TECHNOLOGY}: „effects” nie może być puste",
    ),
    "a bonus without operations": (
        HEAD + technology('keyword = "bonus"'),
        f'{TECHNOLOGY}: the key "do" is missing',
        f"{TECHNOLOGY}: brakuje klucza „do”",
    ),
    "an action with effects": (
        HEAD + technology('keyword = "action"\neffects = []'),
        f'{TECHNOLOGY}: unknown key "effects"; allowed here: id, kind, keyword, pay, do, scoring, origin',
        f"{TECHNOLOGY}: nieznany klucz „effects”; dozwolone tutaj: id, kind, keyword, pay, do, scoring, origin",
    ),
    "a scoring table that does not exist": (
        HEAD + technology(scoring="plants"),
        f'{TECHNOLOGY}: "scoring" cannot be "plants"; did you mean "planets"? Allowed: planets',
        f"{TECHNOLOGY}: „scoring” nie może mieć wartości „plants”; czy chodziło o „planets”? Dozwolone: planets",
    ),
    "a scoring table without rows": (
        HEAD + '[[scoring]]\nid = "nothing"\nrows = []\n',
        'content.toml:22: scoring "nothing": "rows" must not be empty',
        'content.toml:22: scoring "nothing": „rows” nie może być puste',
    ),
    "a scoring row that leaves itself out": (
        HEAD.replace('type = "planet"', "other = true"),
        'content.toml:18: scoring "planets": rows #1: [count]: unknown key "other"; '
        "allowed here: counts, type, kind, side",
        'content.toml:18: scoring "planets": rows #1: [count]: nieznany klucz „other”; '
        "dozwolone tutaj: counts, type, kind, side",
    ),
    # --- effects
    "an effect that a ship cannot have": (
        ship_with('does = "yield", amount = 1'),
        f'{SHIP}: effects #1: "does" cannot be "yield"; allowed: attack, attack-per, hull, reroll, scout, boost, on',
        f"{SHIP}: effects #1: „does” nie może mieć wartości „yield”; "
        "dozwolone: attack, attack-per, hull, reroll, scout, boost, on",
    ),
    "an event that a ship cannot wait for": (
        ship_with('does = "on", event = "mine", do = [{ does = "gain", vp = 1 }]'),
        f'{SHIP}: effects #1: "event" cannot be "mine"; allowed: attack, damaged',
        f"{SHIP}: effects #1: „event” nie może mieć wartości „mine”; dozwolone: attack, damaged",
    ),
    "an effect without its amount": (
        permanent('does = "hand"'),
        f'{EFFECT}: the key "amount" is missing',
        f"{EFFECT}: brakuje klucza „amount”",
    ),
    "a cost that does not change": (
        permanent('does = "cost", action = "buy", amount = 0'),
        f'{EFFECT}: "amount" must not be 0',
        f"{EFFECT}: „amount” nie może być zerem",
    ),
    "a lower limit": (
        permanent('does = "limit", action = "build", amount = -1'),
        f'{EFFECT}: "amount" must be from 1 to 9, but is −1',
        f"{EFFECT}: „amount” musi wynosić od 1 do 9, a wynosi −1",
    ),
    "the cost of an exchange": (
        permanent('does = "cost", action = "exchange", amount = -1'),
        f'{EFFECT}: "action" cannot be "exchange"; allowed: build, develop, discover, buy',
        f"{EFFECT}: „action” nie może mieć wartości „exchange”; dozwolone: build, develop, discover, buy",
    ),
    "a target when a planet arrives": (
        permanent('does = "on", event = "discover", against = "aliens", do = [{ does = "gain", vp = 1 }]'),
        f'{EFFECT}: unknown key "against"; allowed here: does, event, do, new_kind, side',
        f"{EFFECT}: nieznany klucz „against”; dozwolone tutaj: does, event, do, new_kind, side",
    ),
    "a side when cards are bought": (
        permanent('does = "on", event = "buy", side = "logistical", do = [{ does = "gain", vp = 1 }]'),
        f'{EFFECT}: unknown key "side"; allowed here: does, event, do',
        f"{EFFECT}: nieznany klucz „side”; dozwolone tutaj: does, event, do",
    ),
    "points for what was paid at the end": (
        permanent('does = "final", vp = 1, count = { counts = "paid-icons" }'),
        f'{EFFECT}: [count]: "counts" cannot be "paid-icons"; '
        "allowed: cards, kinds, type-sets, kind-sets, credits, stored",
        f"{EFFECT}: [count]: „counts” nie może mieć wartości „paid-icons”; "
        "dozwolone: cards, kinds, type-sets, kind-sets, credits, stored",
    ),
    "a side of credits": (
        permanent('does = "final", vp = 1, count = { counts = "credits", side = "operational" }'),
        f'{EFFECT}: [count]: unknown key "side"; allowed here: counts',
        f"{EFFECT}: [count]: nieznany klucz „side”; dozwolone tutaj: counts",
    ),
    # --- operations
    "nothing gained": (
        action('{ does = "gain" }'),
        f'{DO}: either "vp" or "credits" is needed',
        f"{DO}: potrzebne jest „vp” albo „credits”",
    ),
    "a loss as a gain": (
        action('{ does = "gain", credits = -2 }'),
        f'{DO}: "credits" must be from 1 to 15, but is −2',
        f"{DO}: „credits” musi wynosić od 1 do 15, a wynosi −2",
    ),
    "a limit for nothing that is counted": (
        action('{ does = "gain", vp = 1, most = 4 }'),
        f'{DO}: "most" makes sense only with "per"',
        f"{DO}: „most” ma sens tylko razem z „per”",
    ),
    "counting sets after paying icons": (
        action('{ does = "gain", vp = 1, per = { counts = "paid-sets" } }', 'icons = 5, colour = "red"'),
        f'{DO}: [per]: "counts" cannot be "paid-sets"; did you mean "kind-sets"? '
        "Allowed: cards, kinds, type-sets, kind-sets, credits, stored, paid-icons",
        f"{DO}: [per]: „counts” nie może mieć wartości „paid-sets”; czy chodziło o „kind-sets”? "
        "Dozwolone: cards, kinds, type-sets, kind-sets, credits, stored, paid-icons",
    ),
    "attaching to no new card": (
        action('{ does = "attach", cards = 1, here = true }'),
        f'{DO}: "here" makes sense only with "draft"',
        f"{DO}: „here” ma sens tylko razem z „draft”",
    ),
    "neither a number of tokens nor all": (
        action('{ does = "unblock" }'),
        f'{DO}: either "tokens" or "all" is needed',
        f"{DO}: potrzebne jest „tokens” albo „all”",
    ),
    "a number of tokens and all": (
        action('{ does = "unblock", tokens = 1, all = true }'),
        f'{DO}: "tokens" and "all" cannot stand together',
        f"{DO}: „tokens” i „all” nie mogą wystąpić razem",
    ),
    "an operation without its cards": (
        action('{ does = "mine", all = true }'),
        f'{DO}: the key "cards" is missing',
        f"{DO}: brakuje klucza „cards”",
    ),
    # --- payments
    "icons without a colour": (
        action('{ does = "gain", vp = 1 }', "icons = 5"),
        f'{PAY}: "icons" makes sense only with "colour"',
        f"{PAY}: „icons” ma sens tylko razem z „colour”",
    ),
    "any number of nothing": (
        action('{ does = "gain", vp = 1 }', "credits = 1, any_number = true"),
        f'{PAY}: "any_number" makes sense only with "icons"',
        f"{PAY}: „any_number” ma sens tylko razem z „icons”",
    ),
    "icons and sets": (
        action('{ does = "gain", vp = 1 }', 'icons = 5, colour = "red", sets = 3'),
        f'{PAY}: "icons" and "sets" cannot stand together',
        f"{PAY}: „icons” i „sets” nie mogą wystąpić razem",
    ),
    "any number from planets": (
        action('{ does = "gain", vp = 1 }', 'icons = 5, colour = "one", any_number = true, planets = true'),
        f'{PAY}: "any_number" and "planets" cannot stand together',
        f"{PAY}: „any_number” i „planets” nie mogą wystąpić razem",
    ),
    "sets of two cards": (
        action('{ does = "gain", vp = 1 }', "sets = 2"),
        f'{PAY}: "sets" must be from 3 to 3, but is 2',
        f"{PAY}: „sets” musi wynosić od 3 do 3, a wynosi 2",
    ),
    "an empty payment": (
        action('{ does = "gain", vp = 1 }', ""),
        f'{PAY}: either "credits" or "icons" is needed',
        f"{PAY}: potrzebne jest „credits” albo „icons”",
    ),
    # --- alien systems and defence plans
    "a table with a gap": (
        system("{ to = 2 }, { from = 4 }"),
        f'{SYSTEM}: rows #2: "from" must be 3, one above the row before it, but is 4',
        f"{SYSTEM}: rows #2: „from” musi wynosić 3, o jeden więcej niż koniec poprzedniego wiersza, a wynosi 4",
    ),
    "a table with an overlap": (
        system("{ to = 2 }, { from = 2 }"),
        f'{SYSTEM}: rows #2: "from" must be 3, one above the row before it, but is 2',
        f"{SYSTEM}: rows #2: „from” musi wynosić 3, o jeden więcej niż koniec poprzedniego wiersza, a wynosi 2",
    ),
    "a table closed below": (
        system("{ from = 1, to = 2 }, { from = 3 }"),
        f'{SYSTEM}: rows #1: "from" must be left out here: the table has to cover all attack values',
        f"{SYSTEM}: rows #1: trzeba tu pominąć „from”: tabela musi obejmować wszystkie wartości ataku",
    ),
    "a table closed above": (
        system("{ to = 2 }, { from = 3, to = 9 }"),
        f'{SYSTEM}: rows #2: "to" must be left out here: the table has to cover all attack values',
        f"{SYSTEM}: rows #2: trzeba tu pominąć „to”: tabela musi obejmować wszystkie wartości ataku",
    ),
    "a row without its end": (
        system("{ to = 2 }, { from = 3 }, { from = 5 }"),
        f'{SYSTEM}: rows #2: the key "to" is missing',
        f"{SYSTEM}: rows #2: brakuje klucza „to”",
    ),
    "a row that ends before it begins": (
        system("{ to = 4 }, { from = 5, to = 3 }, { from = 4 }"),
        f'{SYSTEM}: rows #2: "from" must not be greater than "to"',
        f"{SYSTEM}: rows #2: „from” nie może być większe niż „to”",
    ),
    "a table without rows": (
        plan(""),
        f'{PLAN}: "rows" must not be empty',
        f"{PLAN}: „rows” nie może być puste",
    ),
    "four choices": (
        system("{ choose = [{ vp = 1 }, { vp = 2 }, { vp = 3 }, { vp = 4 }] }"),
        f'{SYSTEM}: rows #1: "choose" must have 3 entries at most',
        f"{SYSTEM}: rows #1: „choose” może mieć najwyżej tyle pozycji: 3",
    ),
    "a gain and a choice": (
        system("{ gain = { vp = 1 }, choose = [{ vp = 1 }] }"),
        f'{SYSTEM}: rows #1: "gain" and "choose" cannot stand together',
        f"{SYSTEM}: rows #1: „gain” i „choose” nie mogą wystąpić razem",
    ),
    "aliens that are blockaded": (
        system("{ blockade = 1 }"),
        f'{SYSTEM}: rows #1: unknown key "blockade"; allowed here: from, to, ship, gain, choose',
        f"{SYSTEM}: rows #1: nieznany klucz „blockade”; dozwolone tutaj: from, to, ship, gain, choose",
    ),
    "a defender who loses artifacts": (
        plan("{ loses = { artifacts = 1 } }"),
        f'{PLAN}: rows #1: [loses]: unknown key "artifacts"; allowed here: vp, credits',
        f"{PLAN}: rows #1: [loses]: nieznany klucz „artifacts”; dozwolone tutaj: vp, credits",
    ),
    "another fate": (
        plan('{ ship = "lost" }'),
        f'{PLAN}: rows #1: "ship" cannot be "lost"; allowed: safe, damaged, destroyed',
        f"{PLAN}: rows #1: „ship” nie może mieć wartości „lost”; dozwolone: safe, damaged, destroyed",
    ),
    # --- artifacts and factions
    "an artifact that brings another": (
        in_box(artifact('{ does = "gain", artifacts = 1 }')),
        f'{SEED}: do #1: unknown key "artifacts"; allowed here: does, vp, credits, plans, cards, per, most',
        f"{SEED}: do #1: nieznany klucz „artifacts”; dozwolone tutaj: does, vp, credits, plans, cards, per, most",
    ),
    "an artifact that does nothing": (
        in_box(artifact("")),
        f'{SEED}: "do" must not be empty',
        f"{SEED}: „do” nie może być puste",
    ),
    "a set-up with artifacts": (
        in_box(faction(1, setup='{ deck = "artifact" }')),
        f'{CLAN}: setup #1: "deck" cannot be "artifact"; allowed: ship, technology, planet',
        f"{CLAN}: setup #1: „deck” nie może mieć wartości „artifact”; dozwolone: ship, technology, planet",
    ),
    "a faction without points at the end": (
        in_box(faction(1, final="")),
        f'{CLAN}: "final" must not be empty',
        f"{CLAN}: „final” nie może być puste",
    ),
    "points at the end for nothing": (
        in_box(faction(1, final="{ vp = 1 }")),
        f'{CLAN}: final #1: the key "count" is missing',
        f"{CLAN}: final #1: brakuje klucza „count”",
    ),
    # --- the whole box
    "too few resources": (
        TINY.replace(resources(30), resources(29)),
        "content.toml: [resources]: 29 cards are not enough; at least 30 are needed",
        "content.toml: [resources]: 29 kart to za mało; potrzeba co najmniej 30",
    ),
    "too many resources": (
        TINY.replace(resources(30), resources(121)),
        "content.toml: [resources]: 121 cards are too many; at most 120 fit",
        "content.toml: [resources]: 121 kart to za dużo; mieści się najwyżej 120",
    ),
    "too many cards": (
        TINY.replace(planets(20), planets(211)),
        "content.toml: 251 cards are too many; at most 250 fit",
        "content.toml: 251 kart to za dużo; mieści się najwyżej 250",
    ),
    "too few planets": (
        TINY.replace(planets(20), planets(3)),
        "content.toml: [[planet]]: 3 cards are not enough; at least 20 are needed",
        "content.toml: [[planet]]: 3 karty to za mało; potrzeba co najmniej 20",
    ),
    "no alien system": (
        TINY.replace(table("system"), ""),
        "content.toml: [[system]]: 0 cards are not enough; at least 1 are needed",
        "content.toml: [[system]]: 0 kart to za mało; potrzeba co najmniej 1",
    ),
    "no defence plan": (
        TINY.replace(table("plan"), ""),
        "content.toml: [[plan]]: 0 cards are not enough; at least 1 are needed",
        "content.toml: [[plan]]: 0 kart to za mało; potrzeba co najmniej 1",
    ),
    "four factions": (
        TINY.replace(faction(4), ""),
        "content.toml: [[faction]]: 4 cards are not enough; at least 5 are needed",
        "content.toml: [[faction]]: 4 karty to za mało; potrzeba co najmniej 5",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault_in_english_and_polish(name: str):
    text, english, polish = FAULTS[name]
    error = fault(text)
    assert Words("en").explain(error) == english
    assert Words("pl").explain(error) == polish


# --- operations that need a certain place


STEAL = 'does = "on", event = "attack", {}do = [{{ does = "steal", credits = 2 }}]'


def test_only_an_empire_can_be_stolen_from():
    for against in ("", 'against = "aliens", '):
        error = fault(ship_with(STEAL.format(against)))
        assert (error.message_id, error.values["value"]) == ("content.unknown-word", "steal")
        assert error.where() == f"{SHIP}: effects #1: do #1"
    effect = STEAL.format('against = "empires", ')
    pack = read_pack(TINY + ship("arrow", f"effects = [{{ {effect} }}]"), "content.toml")
    assert pack.cards[20].effects[0].do[0].does == "steal"


@pytest.mark.parametrize("does", ["extra-action", "reroll", "raise-limit", "attack-bonus"])
def test_only_what_is_used_besides_the_action_changes_the_turn(does: str):
    amount = ", amount = 1" if does in ("raise-limit", "attack-bonus") else ""
    op = f'{{ does = "{does}"{amount} }}'
    for text in (
        action(op),
        permanent(f'does = "on", event = "buy", do = [{op}]'),
        in_box(faction(1, do=op)),
    ):
        error = fault(text)
        assert error.values["value"] == does
        assert error.message_id.startswith("content.unknown-word")
    bonus = technology(f'keyword = "bonus"\ndo = [{op}]')
    pack = read_pack(TINY.replace(artifact(), artifact(op)) + bonus, "content.toml")
    assert (pack.artifacts[0].do[0].does, pack.cards[40].do[0].does) == (does, does)


def test_an_artifact_gained_does_not_bring_another():
    error = fault(permanent('does = "on", event = "artifact", do = [{ does = "gain", artifacts = 1 }]'))
    assert (error.message_id, error.values["key"]) == ("content.unknown-key", "artifacts")


def test_a_card_is_attached_to_after_it_was_bought_or_found():
    here = '{ does = "attach", cards = 1, here = true }'
    bought = technology(f'keyword = "permanent"\neffects = [{{ does = "on", event = "buy", do = [{here}] }}]')
    found = artifact(f'{{ does = "draft", look = 3 }}, {here}')
    pack = read_pack(TINY.replace(artifact(), found) + bought, "content.toml")
    assert pack.artifacts[0].do[1].here
    assert pack.cards[40].effects[0].do[0].here


def test_only_a_card_can_leave_itself_out():
    per = '{ does = "gain", vp = 1, per = { counts = "cards", other = true } }'
    for text in (in_box(artifact(per)), in_box(faction(1, do=per))):
        error = fault(text)
        assert (error.message_id, error.values["key"]) == ("content.unknown-key", "other")
    pack = read_pack(TINY + technology(f'keyword = "bonus"\ndo = [{per}]'), "content.toml")
    counter = pack.cards[40].do[0].per
    assert counter is not None
    assert counter.other


def test_the_fingerprint_is_that_of_the_content():
    same = TINY.replace("\ncost = 5\n", "\ncost    = 5 # icons\n")
    other = TINY.replace("attack = 1", "attack = 2", 1)
    assert read_pack(same, "other.toml").fingerprint == read_pack(TINY, "content.toml").fingerprint
    assert read_pack(other, "content.toml").fingerprint != read_pack(TINY, "content.toml").fingerprint
