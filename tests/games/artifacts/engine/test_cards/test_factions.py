"""Every faction: what it begins with, its action, and its points at the end."""

from typing import Any

import pytest

from galaktyka.games.artifacts.game import GAME
from tests.games.artifacts.engine.test_cards.empire import table_of, value
from tests.games.artifacts.scenario import Scenario, scenario
from tests.rules.catalogue import proves

DECKS = {"ship": ["sonne", "veto"], "technology": ["deep-wells", "peer-review"], "planet": ["mika-1", "pell"]}
# faction: the card kept of two, the other project, the card of the empire and its side
SETUPS = {
    "star-union": ("peer-review", "mika-1", "sonne", "operational"),
    "clone-clans": ("pell", "sonne", "deep-wells", "operational"),
    "stargunners": ("veto", "mika-1", "deep-wells", "logistical"),
    "community": ("pell", "deep-wells", "sonne", "logistical"),
    "ashen-choir": ("peer-review", "sonne", "mika-1", "operational"),
    "ledger-houses": ("veto", "deep-wells", "mika-1", "logistical"),
}


def test_all_factions_are_here():
    assert [faction.id for faction in GAME.box.pack.factions] == list(SETUPS)


@proves("artifacts.faction.setup")
@pytest.mark.parametrize("faction", SETUPS)
def test_two_projects_and_a_card_in_the_empire(faction: str):
    chosen, other, card, side = SETUPS[faction]
    agenda = [{"task": "set-up", "seat": 0, "step": 0}]
    table = scenario(phase="set-up", faction=faction, hand=["r45"], agenda=agenda, decks=DECKS)
    assert table.question() == "keep"
    table.play(f"keep {chosen}")
    assert table.projects() == {chosen: [], other: []}
    assert table.empire() == {card: side}


def acting(faction: str, hand: list[str], **position: Any) -> Scenario:
    """The faction acts."""
    table = table_of(faction=faction, hand=hand, **position)
    table.state.keep_events(True)
    return table.play("faction")


def can_act(faction: str, hand: list[str], **position: Any) -> bool:
    """Whether it could."""
    return "faction" in table_of(faction=faction, hand=hand, **position).legal()


@proves("artifacts.faction.action", "artifacts.price.one-colour", "artifacts.op.gain")
def test_star_union_sells_five_icons_of_one_colour():
    table = acting("star-union", ["r01", "r30", "r45"])  # 3 + 2 red
    assert (table.vp(), table.credits(), table.hand()) == (1, 3, ["r45"])
    assert not can_act("star-union", ["r52", "r53", "r60"])  # 2 gold each, of which two cards may be spent
    assert not can_act("star-union", ["r30", "r31", "r12"])  # 2 + 2 + 1 red: three cards
    assert not can_act("star-union", ["r01", "r69"])  # 3 red and 2 gold


@proves("artifacts.faction.action", "artifacts.price.any-number", "artifacts.read.clone-clans-blue")
def test_the_clone_clans_find_an_artifact_for_ten_blue():
    hand = ["r06", "r07", "r33", "r13"]  # 3 + 3 + 3 + 2
    table = acting("clone-clans", hand, artifact_deck=["war-crown"])
    assert table.artifacts() == ["war-crown"]
    assert not can_act("clone-clans", hand[:3])  # 9
    assert not can_act("clone-clans", ["r06", "r07", "r33", "r69"])  # no gold


@proves("artifacts.faction.action", "artifacts.op.attack-one")
def test_one_ship_of_the_stargunners_attacks_with_two_more():
    empire = {"night-ferry": "operational", "baroque": "operational"}
    hand = ["r30", "r31", "r12", "r45"]  # 2 + 2 + 1 red
    table = acting("stargunners", hand, empire=empire, deck=["r17"], system="still-water").play("target aliens")
    table.play("send baroque")
    assert value(table) == 1 + 2 + 2
    assert table.state.view(None)["attacked"] == ["baroque"]
    assert table.question() == "discard"  # one ship only
    assert not can_act("stargunners", hand, empire={"night-ferry": "logistical"})


@proves("artifacts.faction.action", "artifacts.op.mine-all")
def test_the_community_mines_for_five_green():
    empire = {"mika-1": "operational", "calcine": "operational"}
    table = acting("community", ["r22", "r29", "r16"], empire=empire, deck=["r03", "r05"])  # 3 + 2
    assert table.stored() == {"mika-1": ["r03b"], "calcine": ["r05b"]}
    assert (table.vp(), table.credits()) == (0, 1)
    assert not can_act("community", ["r29", "r30", "r31"], empire=empire)  # 2 + 2 + 2: three cards


@proves("artifacts.faction.action", "artifacts.op.income-sure")
def test_the_ashen_choir_lets_one_technology_score_for_sure():
    empire = {"relic-bureau": "operational", "core-drills": "operational", "peer-review": "operational"}
    table = acting("ashen-choir", ["r13", "r14", "r16", "r30"], empire=empire, deck=["r02"])  # 2 + 2 + 2 blue
    assert table.legal() == ["which core-drills", "which peer-review", "which relic-bureau"]
    table.play("which relic-bureau")
    assert table.vp() == 2  # 3 operational technologies
    assert table.document()["deck"][0] == "r02"  # nothing is revealed
    assert not can_act("ashen-choir", ["r13", "r14"], empire={"peer-review": "operational"})  # 4
    assert not can_act("ashen-choir", ["r13", "r14", "r16"], empire={"peer-review": "logistical"})


@proves("artifacts.faction.action", "artifacts.price.credits")
def test_the_ledger_houses_buy_two_points_for_six_credits():
    table = acting("ledger-houses", ["r45"], credits=8)
    assert (table.vp(), table.credits()) == (2, 2)
    assert not can_act("ledger-houses", ["r45"], credits=5)


# faction, empire, credits, points of the faction
FINALS: list[tuple[str, dict[str, str], int, int]] = [
    ("star-union", {"sonne": "operational", "veto": "operational", "mika-1": "operational", "pell": "logistical",
                    "peer-review": "operational"}, 9, 3),
    ("clone-clans", {"deep-wells": "logistical", "peer-review": "logistical", "patent-office": "operational",
                     "lyceum": "operational"}, 9, 2 + 3),
    ("stargunners", {"sonne": "logistical", "veto": "operational", "baroque": "logistical", "calcine": "operational"},
     9, 2 + 3),
    ("community", {"mika-1": "operational", "pell": "operational", "tern": "logistical", "night-ferry": "logistical"},
     9, 3 + 3),
    ("ashen-choir", {"deep-wells": "operational", "core-drills": "logistical", "peer-review": "operational",
                     "calcine": "logistical"}, 9, 2 + 2),
    ("ledger-houses", {"jacobus": "logistical", "free-port": "operational", "sonne": "logistical"}, 9, 2 + 1),
    ("ledger-houses", {"jacobus": "operational", "pell": "logistical", "tern": "logistical"}, 15, 1 + 2),
]  # fmt: skip


@proves("artifacts.faction.final", "artifacts.effect.final", "artifacts.read.clone-clans-technologies")
@pytest.mark.parametrize(("faction", "empire", "credits", "points"), FINALS)
def test_the_points_of_a_faction(faction: str, empire: dict[str, str], credits: int, points: int):
    table = scenario(faction=faction, empire=empire, credits=credits, hand=["r45"], others=({"hand": ["r72"]},))
    items = table.state.scores()[0].items
    assert [item.points for item in items if item.kind == "faction"] == [points]
