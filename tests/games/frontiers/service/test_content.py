"""What the page gets to draw New Frontiers with: the box in both languages, and every position."""

import random
import re
from pathlib import Path

import pytest
from msgspec import convert, json, to_builtins

from galaktyka.games.frontiers.engine.tiles import ACTIONS, GOALS, POWERS, Power
from galaktyka.games.frontiers.engine.view_types import FrontiersView
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.service.content import (
    FrontiersAction,
    FrontiersContent,
    FrontiersGoal,
    FrontiersPower,
    FrontiersStep,
    FrontiersTile,
    frontiers_content,
)
from galaktyka.games.frontiers.service.signs import power_signs
from galaktyka.server.contents import content_of
from galaktyka.text.catalogue import LANGUAGES, Words
from tests.games.frontiers.scenario import scenario

EN = Words("en")
PL = Words("pl")
BOX = {words: frontiers_content(GAME, words) for words in (EN, PL)}
SHEET = Path(__file__).parents[4] / "web/src/art/icons.svg"


def tile(id: str, words: Words = EN) -> FrontiersTile:
    return next(tile for tile in BOX[words].tiles if tile.id == id)


def action(id: str, words: Words = EN) -> FrontiersAction:
    return next(action for action in BOX[words].actions if action.id == id)


def goal(id: str, words: Words = EN) -> FrontiersGoal:
    return next(goal for goal in BOX[words].goals if goal.id == id)


# ------------------------------------------------------------------ tiles


def test_a_planet_is_there_with_its_numbers():
    planet = tile("comet-zone")
    assert (planet.form, planet.military, planet.number, planet.points) == ("planet", False, 3, "2")
    assert (planet.good, planet.gets, planet.colonists, planet.spaces) == ("rare", "production", 1, 0)
    assert (planet.type, planet.art) == ("rare elements production planet", "Comet Zone")


def test_the_number_of_a_military_planet_is_its_defence():
    planet = tile("buried-war-engine")
    assert (planet.military, planet.number, planet.good, planet.gets) == (True, 4, "alien", "windfall")
    assert planet.keywords == ["alien"]


def test_a_technology_covers_one_space_or_two():
    assert [tile(id).spaces for id in ("space-marines", "imperium-lords")] == [1, 2]
    assert [tile(id).type for id in ("space-marines", "imperium-lords")] == ["small technology", "large technology"]


def test_the_kind_of_one_planet_is_named_by_its_owner():
    assert tile("alien-oort-cloud-refinery").good == "any"


def test_a_picture_is_the_same_in_every_language():
    assert tile("comet-zone", PL).name != "Comet Zone"
    assert tile("comet-zone", PL).art == "Comet Zone"


def test_labels_have_a_fixed_order():
    assert tile("gene-gardens").label == "Gene Gardens, genes production planet, cost 4, 2 colonists, 4 points, Uplift"
    assert tile("buried-war-engine").label == (
        "Buried War Engine, military alien technology windfall planet, defence 4, 1 colonist, 2 points, Alien"
    )
    assert tile("space-marines").label == "Space Marines, small technology, cost 2, 1 point"
    assert tile("imperium-lords").label == (
        "Imperium Lords, large technology, cost 9, points counted at the end, Imperium"
    )
    assert tile("old-earth").label == "Old Earth, home world, cost 3, 7 points"
    assert tile("gene-gardens", PL).label.endswith(
        ", planeta produkcyjna: Geny, koszt 4, 2 kolonistów, 4 punkty, Wspomagana"
    )


def test_powers_come_in_signs_and_sentences_in_the_order_of_the_phases():
    assert tile("vanguard-expedition").powers == [
        FrontiersPower("explore", "+1{colonist}", "Take 1 colonist."),
        FrontiersPower("settle", "+1{military}", "Military +1."),
    ]


def test_production_comes_with_the_credits_that_it_pays():
    assert tile("comet-zone").powers == [
        FrontiersPower(
            "produce",
            "{production}+1{credit}",
            "Produces a Rare Elements good if it has none. If a good is produced here in this action, gain 1 credit.",
        )
    ]


def test_only_production_planets_produce_by_themselves():
    for shown in BOX[EN].tiles:
        assert any("{production}" in power.signs for power in shown.powers) == (shown.gets == "production")


def test_points_at_the_end_are_told_in_sentences():
    lords = tile("imperium-lords")
    assert lords.points == "?"
    assert len(lords.at_end) == 2
    assert lords.at_end[0].startswith("2 points for each")
    assert tile("space-marines").at_end == []


# ------------------------------------------------------------------ signs

SIGNS = [
    (Power("develop", "discount", credits=1), "−1{credit}"),
    (Power("develop", "gain-credits", credits=2), "+2{credit}"),
    (Power("develop", "credits-after", credits=1), "{develop}→1{credit}"),
    (Power("explore", "draw", planets=2), "+2{planet}"),
    (Power("explore", "gain-credits", credits=1), "+1{credit}"),
    (Power("explore", "gain-colonists", colonists=1), "+1{colonist}"),
    (Power("settle", "military", strength=-1), "−1{military}"),
    (Power("settle", "military", strength=2, good="genes"), "+2{military}{good-genes}"),
    (Power("settle", "military", strength=2, keyword="rebel"), "+2{military}{kw-rebel}"),
    (Power("settle", "temporary-military", strength=3, good="alien"), "{good-alien}→+3{military}"),
    (Power("settle", "discount", credits=2), "−2{credit}"),
    (Power("settle", "discount", credits=2, keyword="alien"), "−2{credit}{kw-alien}"),
    (Power("settle", "gain-colonists", colonists=1), "+1{colonist}"),
    (Power("settle", "credits-after", credits=1), "{settle}→1{credit}"),
    (Power("settle", "credits-after", credits=2, military=True), "{defence}→2{credit}"),
    (Power("settle", "draw-after", planets=1), "{settle}→1{planet}"),
    (Power("settle", "pay-for-military", credits=1), "{defence}→{credit}−1 ≠{kw-alien}"),
    (Power("settle", "second-planet"), "+1{settle}"),
    (Power("settle", "upgrade-colony", most=3), "{planet}⇄{planet}≤+3"),
    (Power("settle", "upgrade-colony"), "{planet}⇄{planet}"),
    (Power("settle", "replace-itself"), "{discard}→{planet}"),
    (Power("produce", "credits-if-produced", credits=1), "+1{credit}"),
    (Power("produce", "credits-per-colony", credits=1), "1{credit}/{planet}"),
    (Power("produce", "credits-per-colony", credits=1, good="genes"), "1{credit}/{good-genes}"),
    (
        Power("produce", "credits-per-colony", credits=1, keyword="rebel", military=True),
        "1{credit}/{kw-rebel}{defence}",
    ),
    (Power("produce", "credits-if-most", credits=2, good="rare"), "max{good-rare}→2{credit}"),
    (Power("produce", "produce-windfall", good="any"), "{windfall}"),
    (Power("produce", "produce-windfall", good="rare", times=2), "≤2{windfall}{good-rare}"),
    (Power("sell", "price", good="any", credits=1), "{good-any}+1{credit}"),
    (Power("consume", "consume", good="any", goods=2, vp=3), "2{good-any}→3{vp}"),
    (Power("consume", "consume", good="novelty", vp=1, credits=1), "{good-novelty}→1{vp}1{credit}"),
    (Power("consume", "consume", good="any", times=3, credits=1), "≤3{good-any}→1{credit}"),
    (Power("consume", "consume-different", times=4, vp=1), "≤4{good-any}≠→1{vp}"),
    (Power("consume", "gain", vp=1, credits=2), "+1{vp}2{credit}"),
    (Power("consume", "per-good", vp=1), "1{vp}/{good-any}"),
    (Power("consume", "sell"), "{good-any}→{credit}"),
]


@pytest.mark.parametrize(("power", "signs"), SIGNS, ids=lambda value: value if isinstance(value, str) else value.does)
def test_every_kind_of_power_has_its_signs(power: Power, signs: str):
    assert power_signs(power) == signs


def test_no_kind_of_power_was_forgotten():
    assert {(power.phase, power.does) for power, _ in SIGNS} == {
        (phase, does) for phase, kinds in POWERS.items() for does in kinds
    }


def test_every_sign_is_an_icon_of_the_sheet():
    icons = set(re.findall(r'<symbol id="([\w-]+)"', SHEET.read_text("utf-8")))
    content = BOX[EN]
    rows = [power.signs for shown in content.tiles for power in shown.powers]
    used = {name for row in [*rows, *(signs for _, signs in SIGNS)] for name in re.findall(r"\{([\w-]+)\}", row)}
    used |= {f"kw-{keyword}" for keyword in content.keywords} | set(content.phases)
    used |= {shown.sign for shown in content.actions} | {shown.sign for shown in content.goals}
    assert used
    assert used <= icons


# ------------------------------------------------------------------ action tiles, goals, numbers


def test_action_tiles_say_what_everybody_does_and_what_the_chooser_gets():
    assert [action.id for action in BOX[EN].actions] == list(ACTIONS)
    settle = action("settle")
    assert settle.everybody == "Take 2 colonists or settle a planet."
    assert settle.bonus == "1 colonist more"
    assert settle.sentence.startswith("Everybody takes 2 colonists or settles a discovered planet.")
    assert action("settle", PL).bonus == "weź jeszcze 1 kolonistę"


@pytest.mark.parametrize("words", [EN, PL], ids=LANGUAGES)
def test_some_action_tiles_do_nothing_for_the_others(words: Words):
    alone = [action.id for action in BOX[words].actions if not action.everybody]
    assert alone == ["isolation", "review-goals", "diplomats"]


def test_goals_have_steps():
    diversity = goal("diversity")
    assert diversity.steps == [FrontiersStep(3, 3), FrontiersStep(4, 8)]
    assert diversity.sentence == "Counts the different kinds among your colonies."
    assert diversity.worth == "Worth at the end: 3 points from 3 on, 8 points from 4 on."
    assert len({shown.sign for shown in BOX[EN].goals}) == len(GOALS)


def test_kinds_have_their_prices_and_numbers():
    content = BOX[EN]
    assert [(kind.id, kind.price, kind.goods) for kind in content.kinds] == [
        ("novelty", 1, 19), ("rare", 2, 17), ("genes", 3, 13), ("alien", 4, 11),
    ]  # fmt: skip
    assert (content.planet_limit, content.colonies, content.spaces, content.fewest_colonists) == (9, 7, 10, 5)


def test_nothing_is_left_untranslated():
    for one, other in zip(BOX[EN].tiles, BOX[PL].tiles, strict=True):
        assert one.label != other.label
        assert [power.signs for power in one.powers] == [power.signs for power in other.powers]
        assert all(a.sentence != b.sentence for a, b in zip(one.powers, other.powers, strict=True))
        assert all(a != b for a, b in zip(one.at_end, other.at_end, strict=True))
    for mine, theirs in zip(BOX[EN].actions, BOX[PL].actions, strict=True):
        assert mine.bonus != theirs.bonus
        assert (mine.everybody != theirs.everybody) == bool(mine.everybody)
    assert all(a.sentence != b.sentence for a, b in zip(BOX[EN].goals, BOX[PL].goals, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_comes_back_from_json(lang: str):
    content = content_of(GAME, Words(lang))
    assert isinstance(content, FrontiersContent)
    assert json.decode(json.encode(content), type=FrontiersContent) == content


# ------------------------------------------------------------------ views


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, {"goals": True}, {"first-game": True}], ids=["plain", "goals", "first-game"])
def test_every_view_of_a_game_has_the_declared_type(seats: int, options: dict[str, bool]):
    chance = random.Random(seats)
    state = GAME.start(seats, seats, options)
    while deciders := state.deciders():
        for viewer in (None, deciders[0], chance.randrange(seats)):
            view = state.view(viewer)
            assert to_builtins(convert(view, FrontiersView, strict=True)) == view
        state.apply(deciders[0], chance.choice(state.legal(deciders[0])))
    assert convert(state.view(None), FrontiersView, strict=True)["phase"] == "over"


def test_only_the_holder_of_the_hidden_goal_sees_it():
    table = scenario(action=None, hidden_goal=("exploration", 0), options={"goals": True})
    views = [convert(table.state.view(seat), FrontiersView) for seat in (0, 1, None)]
    assert [goal["seat"] for view in views if (goal := view["hidden_goal"])] == [0, 0, 0]
    assert [goal.get("goal") for view in views if (goal := view["hidden_goal"])] == ["exploration", None, None]
