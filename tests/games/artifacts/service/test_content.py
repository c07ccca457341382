"""What the page gets to draw Alien Artifacts with: the box in both languages, signs, and the document of positions."""

import random
import re
from pathlib import Path

import pytest
from msgspec import convert

from galaktyka.core.game import View
from galaktyka.games.artifacts.engine.cards import (
    COUNTERS,
    EFFECTS,
    EVENTS,
    OPS,
    Counter,
    Effect,
    Gain,
    Op,
    Payment,
    TableRow,
)
from galaktyka.games.artifacts.engine.view_types import ArtifactsView
from galaktyka.games.artifacts.game import GAME
from galaktyka.games.artifacts.service.content import ArtifactsContent, artifacts_content
from galaktyka.games.artifacts.service.signs import (
    ArtifactsSign,
    Signs,
    counter_signs,
    effect_signs,
    event_signs,
    op_signs,
    row_signs,
    side_signs,
    use_signs,
    values_mark,
)
from galaktyka.text.catalogue import LANGUAGES, Words
from galaktyka.voices import voice_for
from tests.games.artifacts.engine.moments import MOMENTS, at

PACK = GAME.box.pack
CONTENT = {lang: artifacts_content(GAME, Words(lang)) for lang in LANGUAGES}
PAGE = Path(__file__).parents[4] / "web" / "src"
SHEETS = (PAGE / "art" / "icons.svg", PAGE / "games" / "artifacts" / "icons.svg")
ICONS = {name for sheet in SHEETS for name in re.findall(r'symbol id="([^"]+)"', sheet.read_text("utf-8"))}
NOTHING = Gain()


def told(signs: Signs) -> str:
    """The row as a line of text, icons in brackets."""
    return " ".join(sign.text or f"[{sign.icon}]" for sign in signs)


def card(id: str):
    return PACK.cards[PACK.index_of[id]]


# ------------------------------------------------------------------ what is in the box


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_is_there(lang):
    content = CONTENT[lang]
    assert list(content.cards) == [record.id for record in PACK.cards]
    assert list(content.resources) == [record.id for record in PACK.resources]
    assert list(content.systems) == [record.id for record in PACK.systems]
    assert list(content.plans) == [record.id for record in PACK.plans]
    assert list(content.artifacts) == [record.id for record in PACK.artifacts]
    assert list(content.factions) == [record.id for record in PACK.factions]


def test_names_are_translated_and_pictures_are_the_same():
    for english, polish in zip(CONTENT["en"].cards.values(), CONTENT["pl"].cards.values(), strict=True):
        assert english.art == polish.art == english.name
    assert CONTENT["pl"].factions["star-union"].name == "Gwiezdna Unia"
    assert CONTENT["pl"].kinds["expansion"] == "Ekspansja"
    assert CONTENT["en"].actions["mine"] == "Mine Planets"


def test_a_card_has_two_sides_in_words():
    sonne = CONTENT["en"].cards["sonne"]
    assert (sonne.type, sonne.kind, sonne.what, sonne.attack) == ("ship", "extermination", "Ship, Extermination", 3)
    assert sonne.operational.sentences[0] == "Attack value +3."
    assert len(sonne.logistical.sentences) == 1


def test_a_technology_that_scores_has_a_row_of_signs_for_every_condition():
    for record in CONTENT["en"].cards.values():
        assert len(record.scores) == (len(record.operational.sentences) - 1 if record.type == "technology" else 0)
        assert all(row.signs for row in record.scores)


def test_the_halves_of_a_resource_card_have_ids_of_their_own():
    resource = CONTENT["en"].resources["r01"]
    assert (resource.first.id, resource.second.id, resource.number) == ("r01a", "r01b", 2)
    assert resource.first.name == "3 red icons (Extermination)"


def test_a_faction_is_told_in_three_sentences():
    union = CONTENT["en"].factions["star-union"]
    assert union.setup_sentence.startswith("Set-up: one of 2 technologies")
    assert union.action_sentence.startswith("Action. Spend 5 icons of one colour")
    assert union.final_sentence.startswith("End of the game: 1 point for each operational ship")
    assert len(union.final) == 2


# ------------------------------------------------------------------ signs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_is_in_the_sheet(lang):
    used = {sign.icon for sign in all_signs(CONTENT[lang]) if sign.icon}
    assert used <= ICONS
    assert len(used) > 20


def all_signs(content: ArtifactsContent) -> Signs:
    signs: Signs = []
    for record in content.cards.values():
        signs += record.logistical.signs + record.operational.signs
        signs += [sign for row in record.scores for sign in row.signs]
    for table in [*content.systems.values(), *content.plans.values()]:
        signs += [sign for row in table.rows for sign in row.signs]
    for artifact in content.artifacts.values():
        signs += artifact.signs
    for faction in content.factions.values():
        signs += faction.action + [sign for row in faction.final for sign in row]
    return signs


@pytest.mark.parametrize(
    ("id", "side", "signs"),
    [
        ("saffron-deep", "logistical", "[aa-planet] −2 [aa-green]"),
        ("ferrow", "logistical", "[draw] −2 [credit]"),
        ("saffron-deep", "operational", "[produce] 3 [card]"),
        ("wayfinder", "logistical", "[aa-planet] +1 [aa-limit]"),
        ("baroque", "logistical", "[trade] +1 [aa-limit] · +1 [defence]"),
        ("sonne", "operational", "+3 [aa-attack]"),
        ("mallet", "operational", "+2 [aa-attack] · +2 [aa-attack] [friends]"),
        ("pathfinder-guild", "logistical", "3 [credit] → [explore] [aa-planet] · [plus] 2 [card]"),
        ("letters-of-marque", "logistical", "[aa-attack] : 2 [credit]"),
    ],
)
def test_a_side_in_signs(id, side, signs):
    assert told(side_signs(card(id), side, PACK.numbers)) == signs


@pytest.mark.parametrize("does", EFFECTS)
def test_every_effect_has_signs(does):
    effect = Effect(does, "build", 1, "", Counter("credits"), 2, 3, "planet", 1, "buy", vp=1)
    assert drawn(effect_signs(effect))


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_a_sign(event):
    assert drawn(event_signs(Effect("on", event=event, new_kind=True, side="logistical", against="aliens")))


@pytest.mark.parametrize("does", OPS)
def test_every_operation_has_signs(does):
    op = Op(does, Gain(vp=1), deck="ship", look=3, cards=1, bonus=1, tokens=1, amount=1, credits=2, planets=True)
    assert drawn(op_signs(op))


@pytest.mark.parametrize("counts", COUNTERS)
@pytest.mark.parametrize("narrow", [{}, {"type": "ship"}, {"kind": "expansion"}, {"side": "operational"}])
def test_everything_that_is_counted_has_signs(counts, narrow):
    assert drawn(counter_signs(Counter(counts, **narrow)))


def drawn(signs: Signs) -> bool:
    return any(sign.icon for sign in signs) and all(sign.icon in ICONS for sign in signs if sign.icon)


def test_a_payment_in_signs():
    one = [Op("gain", Gain(vp=1, credits=3))]
    assert told(use_signs(Payment(icons=5, colour="one"), one)) == (
        "5 [aa-red] / [aa-blue] / [aa-green] → 1 [vp] 3 [credit]"
    )
    assert told(use_signs(Payment(sets=3), one)).startswith("[aa-red] [aa-blue] [aa-green] →")
    assert told(use_signs(Payment(stored=1), one)).startswith("1 [aa-planet] [card] →")
    assert told(use_signs(Payment(), one)) == "1 [vp] 3 [credit]"


@pytest.mark.parametrize(
    ("least", "most", "values"), [(0, 2, "≤2"), (3, 4, "3–4"), (5, 5, "5"), (6, 99, "6+"), (0, 99, "0–")]
)
def test_attack_values(least, most, values):
    assert values_mark(TableRow(least, most, "safe", [], 0, NOTHING)) == values


def test_a_row_of_a_table_in_signs():
    row = TableRow(5, 99, "safe", [Gain(vp=1), Gain(credits=-3)], 2, Gain(credits=4))
    assert told(row_signs(row)) == "1 [vp] / −3 [credit] 2 [aa-blockade] [friends] −4 [credit]"
    assert row_signs(TableRow(0, 1, "damaged", [], 0, NOTHING)) == []


# ------------------------------------------------------------------ the document of a position


def is_declared(view: View) -> bool:
    """Nothing is missing or of another type (that would be an error), and nothing is there besides."""
    return bool(convert(view, ArtifactsView, strict=True) == view)


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_view_of_every_question_has_its_type(moment):
    _, make = MOMENTS[moment]
    state = make().state
    for seat in (*range(state.seats()), None):
        view = state.view(seat)
        assert is_declared(view)
        for number, player in enumerate(view["players"]):
            assert ("hand" in player) == (number == seat)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_views_of_whole_games_have_their_type(seats):
    rng = random.Random(seats)
    state = GAME.start(seats, seats, {"choose-factions": seats % 2 == 0})
    while deciders := state.deciders():
        viewer = rng.choice([*range(seats), None])
        assert is_declared(state.view(viewer))
        state.apply(deciders[0], rng.choice(state.legal(deciders[0])))
    assert is_declared(state.view(None))


def test_a_view_with_an_unknown_field_has_not():
    assert not is_declared(GAME.start(2, 1).view(0) | {"surprise": 1})


def test_a_view_tells_what_the_next_cards_cost_and_how_many_cards_may_pay_for_them():
    """Five, one more for each card of the type, two less for each logistical planet of its Kind; two cards, one more
    for each logistical ship of its Kind."""
    empire = {"sonne": "logistical", "baroque": "logistical", "calcine": "logistical", "tern": "operational"}
    kinds = {id: at().state.box.pack.cards[at().state.box.pack.index_of[id]].kind for id in empire}
    assert kinds["sonne"] == kinds["calcine"] == "extermination"
    assert kinds["baroque"] == "exploitation"
    own = at(hand=["r45"], empire=empire).state.view(0)["players"][0]
    assert own["costs"] == {"ship": 5 + 2 - 2, "technology": 5, "planet": 5 + 2, "buy": 5}
    assert own["limits"] == {"ship": 2 + 1, "technology": 2, "planet": 2, "exchange": 2 + 1}


# ------------------------------------------------------------------ what can be touched


@pytest.mark.parametrize("lang", LANGUAGES)
def test_actions_with_a_row_or_a_colour_are_things_of_their_own(lang):
    words = Words(lang)
    table = at(hand=["r01", "r02", "r45"], projects=["sonne"], empire={"veto": {"tokens": 1}}, credits=9)
    voice = voice_for(table.state.game(), words, [words])
    things = [entry.card for entry in voice.choice(table.state, 0).entries]
    assert {"buy ship", "prepare ship", "unblock ship", "exchange red", "offensive", "faction", "sonne"} <= set(things)
    assert len(things) == len(set(things))


def test_a_sign_is_an_icon_or_a_mark():
    assert all(bool(sign.icon) != bool(sign.text) for sign in all_signs(CONTENT["en"]))
    assert ArtifactsSign() not in all_signs(CONTENT["pl"])
