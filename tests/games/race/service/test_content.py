"""What the page gets to draw Race for the Galaxy with: the box in both languages, and every position."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import convert, json, to_builtins

from galaktyka.core.game import View
from galaktyka.games.race.engine.cards import POWERS, Power
from galaktyka.games.race.engine.view_types import RaceView
from galaktyka.games.race.engine.vocabulary import ACTION_CARDS
from galaktyka.games.race.game import GAME
from galaktyka.games.race.service.content import RaceCard, RaceContent, RacePower, race_content
from galaktyka.games.race.service.signs import power_signs
from galaktyka.server.contents import CONTENTS, VIEWS, PlainContent, content_of
from galaktyka.text.catalogue import LANGUAGES, Words
from tests.core.test_outside_game import Nim
from tests.games.race.scenario import scenario

EN = Words("en")
PL = Words("pl")
SHEET = Path(__file__).parents[4] / "web/src/art/icons.svg"


def card(id: str, words: Words = EN) -> RaceCard:
    return next(card for card in race_content(GAME, words).cards if card.id == id)


def test_a_world_is_there_with_its_numbers():
    world = card("gem-world")
    assert (world.world, world.military, world.number, world.points) == (True, False, 2, "1")
    assert (world.good, world.gets, world.type) == ("novelty", "production", "novelty production world")
    assert world.art == "Gem World"


def test_the_number_of_a_military_world_is_its_defence():
    world = card("rebel-fuel-cache")
    assert (world.military, world.number, world.good, world.gets) == (True, 1, "rare", "windfall")
    assert world.keywords == ["rebel"]


def test_a_picture_is_the_same_in_every_language():
    world = card("gem-world", PL)
    assert world.name != "Gem World"
    assert world.art == "Gem World"


def test_labels_have_a_fixed_order():
    assert card("gem-world").label == "Gem World, novelty production world, cost 2, 1 point"
    assert card("rebel-fuel-cache").label == (
        "Rebel Fuel Cache, military rare elements windfall world, defence 1, 1 point, Rebel"
    )
    assert card("public-works").label == "Public Works, development, cost 1, 1 point"
    assert card("new-economy").label == "New Economy, development, cost 6, points counted at the end"
    assert card("gem-world", PL).label.endswith(", świat produkcyjny: Nowości, koszt 2, 1 punkt")
    assert card("rebel-fuel-cache", PL).label.endswith(
        ", militarny świat zdobyczny: Minerały, obrona 1, 1 punkt, Rebelia"
    )


def test_powers_come_in_signs_and_sentences():
    assert card("space-marines").powers == [RacePower("settle", "+2{military}", "Military +2.")]


def test_production_comes_with_the_cards_it_draws():
    assert card("gem-world").powers == [
        RacePower(
            "produce",
            "{production}+1{draw}",
            "Produces a Novelty good if it has none. If a good is produced here in this phase, draw 1 card.",
        )
    ]


def test_only_production_worlds_produce_by_themselves():
    for shown in race_content(GAME, EN).cards:
        assert any("{production}" in power.signs for power in shown.powers) == (shown.gets == "production")


def test_points_at_the_end_are_told_in_sentences():
    economy = card("new-economy")
    assert economy.points == "?"
    assert economy.at_end[0].startswith("2 points for each")


SIGNS = [
    (Power("explore", "draw-extra", cards=2), "+2{draw}"),
    (Power("explore", "keep-extra", cards=1), "+1{keep}"),
    (Power("develop", "draw-first", cards=1), "+1{draw}"),
    (Power("develop", "discount", cards=2), "−2{cost}"),
    (Power("develop", "draw-after", cards=1), "{develop}→1{draw}"),
    (Power("settle", "discount", cards=1, good="rare"), "−1{cost}{good-rare}"),
    (Power("settle", "military", strength=-1), "−1{military}"),
    (Power("settle", "military", strength=4, keyword="rebel"), "+4{military}{kw-rebel}"),
    (Power("settle", "military", strength=1, good="rare"), "+1{military}{good-rare}"),
    (Power("settle", "discard-for-zero-cost", not_good="alien"), "{discard}→0{cost} ≠{good-alien}"),
    (Power("settle", "discard-for-military", strength=3), "{discard}→+3{military}"),
    (Power("settle", "pay-for-military", cards=1, not_good="alien"), "{defence}→{cost}−1 ≠{good-alien}"),
    (Power("settle", "draw-after", cards=1), "{settle}→1{draw}"),
    (Power("trade", "price", cards=1, good="any"), "{good-any}+1{draw}"),
    (Power("trade", "price", cards=3, good="this-world"), "{windfall}+3{draw}"),
    (Power("consume", "consume", good="any", vp=1), "{good-any}→1{vp}"),
    (Power("consume", "consume", good="novelty", vp=1, cards=1), "{good-novelty}→1{vp}1{draw}"),
    (Power("consume", "consume", good="any", goods=2, vp=3), "2{good-any}→3{vp}"),
    (Power("consume", "consume", good="any", times=2, vp=1), "≤2{good-any}→1{vp}"),
    (Power("consume", "consume-different", goods=3, vp=3), "3{good-any}≠→3{vp}"),
    (Power("consume", "consume-all", less=1), "{good-any}…→{vp}−1"),
    (Power("consume", "consume-all", less=0), "{good-any}…→{vp}"),
    (Power("consume", "sell", trade_powers=True), "{good-any}→{draw}+{trade}"),
    (Power("consume", "sell"), "{good-any}→{draw}"),
    (Power("consume", "draw", cards=1), "+1{draw}"),
    (Power("consume", "discard-cards", times=2, vp=1), "≤2{card}→1{vp}"),
    (Power("consume", "gamble", low=1, high=7), "1–7?→1{draw}"),
    (Power("produce", "draw-if-produced", cards=2), "+2{draw}"),
    (Power("produce", "draw", cards=1), "+1{draw}"),
    (Power("produce", "produce-windfall", good="any"), "{windfall}"),
    (Power("produce", "produce-windfall", good="genes"), "{windfall}{good-genes}"),
    (Power("produce", "draw-per-good", good="rare", cards=1), "1{draw}/{good-rare}"),
    (Power("produce", "draw-per-kind", cards=1), "1{draw}/{good-any}≠"),
    (Power("produce", "draw-per-world", good="genes", cards=1), "1{draw}/{settle}{good-genes}"),
    (Power("produce", "draw-if-most", good="rare", cards=2), "max{good-rare}→2{draw}"),
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
    content = race_content(GAME, EN)
    rows = [power.signs for card in content.cards for power in card.powers] + [card.bonus for card in content.actions]
    used = {name for row in [*rows, *(signs for _, signs in SIGNS)] for name in re.findall(r"\{([\w-]+)\}", row)}
    used |= {f"kw-{keyword}" for keyword in content.keywords} | {phase.id for phase in content.phases}
    assert used
    assert used <= icons


def test_the_seven_action_cards_say_what_they_do():
    actions = race_content(GAME, EN).actions
    assert [action.id for action in actions] == list(ACTION_CARDS)
    assert [action.phase for action in actions] == [
        "explore", "explore", "develop", "settle", "consume", "consume", "produce",
    ]  # fmt: skip
    assert actions[5].bonus == "2×{vp}"
    assert actions[5].sentence == "Everybody uses their Consume powers. You gain twice the points for goods."


def test_phases_have_their_numbers_and_kinds_their_prices():
    content = race_content(GAME, EN)
    assert [(phase.id, phase.number) for phase in content.phases] == [
        ("explore", "I"), ("develop", "II"), ("settle", "III"), ("trade", "IV"), ("consume", "IV"), ("produce", "V"),
    ]  # fmt: skip
    assert content.round == ["explore", "develop", "settle", "consume", "produce"]
    assert [(kind.id, kind.price) for kind in content.kinds] == [
        ("novelty", 2), ("rare", 3), ("genes", 4), ("alien", 5),
    ]  # fmt: skip
    assert (content.tableau_end, content.hand_limit, content.vp_per_player) == (12, 10, 12)


def test_nothing_is_left_untranslated():
    english, polish = race_content(GAME, EN), race_content(GAME, PL)
    assert all(a.sentence != b.sentence for a, b in zip(english.actions, polish.actions, strict=True))
    for one, other in zip(english.cards, polish.cards, strict=True):
        assert one.label != other.label
        assert [power.signs for power in one.powers] == [power.signs for power in other.powers]
        assert all(a.sentence != b.sentence for a, b in zip(one.powers, other.powers, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_comes_back_from_json(lang: str):
    content = content_of(GAME, Words(lang))
    assert isinstance(content, RaceContent)
    assert json.decode(json.encode(content), type=RaceContent) == content


# ------------------------------------------------------------------ the register


def test_a_game_from_outside_has_no_drawings():
    assert content_of(Nim(), EN) == PlainContent()


def test_everything_registered_can_be_described():
    for struct in (*CONTENTS, *VIEWS.values()):
        assert json.schema(struct)["$ref"] == f"#/$defs/{struct.__name__}"


# ------------------------------------------------------------------ views


def positions(seed: int, seats: int, options: dict[str, bool]) -> Iterator[View]:
    """The views of all seats and of a spectator, through a random game."""
    chance = random.Random(seed)
    state = GAME.start(seats, seed, options)
    while not state.is_over():
        yield state.view(None)
        for seat in range(seats):
            yield state.view(seat)
        seat = chance.choice(state.deciders())
        state.apply(seat, chance.choice(state.legal(seat)))
    yield state.view(None)
    yield state.view(0)


@pytest.mark.parametrize(
    ("seed", "seats", "options"), [(1, 2, {}), (2, 2, {"advanced": True}), (3, 4, {"first-game": True}), (4, 3, {})]
)
def test_every_view_of_a_game_has_the_declared_type(seed: int, seats: int, options: dict[str, bool]):
    for view in positions(seed, seats, options):
        assert to_builtins(convert(view, RaceView)) == view


def test_only_the_own_hand_is_known():
    view = convert(GAME.start(2, 1).view(1), RaceView)
    assert "hand" not in view["players"][0]
    assert "hand" in view["players"][1]


def test_strength_is_told_apart_from_strength_against_some_worlds():
    table = scenario(phase="settle", tableau=["alpha-centauri", "space-marines", "drop-ships"], hand=["gem-world"])
    player = convert(table.state.view(0), RaceView)["players"][0]
    assert player["strength"] == 2 + 3
    assert player["special"] == [{"against": "rare", "strength": 1}]
