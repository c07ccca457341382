"""Every row of every alien system and defence plan, for all attack values that there are."""

from typing import Any

import pytest

from galaktyka.games.artifacts.game import GAME
from tests.games.artifacts.engine.test_cards.empire import attack, value
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves

VALUES = {
    2: ("polestar", 1),
    3: ("night-ferry", 1),
    4: ("sonne", 1),
    5: ("sonne", 2),
    6: ("sonne", 3),
    7: ("sonne", 4),
    8: ("veto", 4),  # against aliens
}
SAFE, DAMAGED, DESTROYED = "safe", "damaged", "destroyed"

# system: for attack values 2 to 8, the ship and what the attacker gains; alternatives stand in a list
VP = "vp"
Gain = dict[str, int]
SYSTEMS: dict[str, list[tuple[str, list[Gain]]]] = {
    "veiled-orbit": [
        *2 * [(DESTROYED, [{VP: 2}])], *2 * [(DAMAGED, [{VP: 1}])], *3 * [(SAFE, [{VP: 1}, {"artifacts": 1}])],
    ],
    "quiet-shoals": [
        (DAMAGED, [{}]), *2 * [(SAFE, [{VP: 1}])], *2 * [(SAFE, [{VP: 2}])], *2 * [(SAFE, [{"artifacts": 1}])],
    ],
    "glass-reef": [
        *2 * [(DAMAGED, [{"credits": 1}])], *2 * [(SAFE, [{VP: 1}, {"credits": 4}])], *3 * [(SAFE, [{"artifacts": 1}])],
    ],
    "the-orchard": [
        (DAMAGED, [{"cards": 2}]), *2 * [(SAFE, [{"cards": 2}])], *2 * [(SAFE, [{VP: 1, "cards": 2}])],
        *2 * [(SAFE, [{"artifacts": 1, "cards": 2}])],
    ],
    "hollow-moon": [
        *2 * [(DAMAGED, [{"credits": 2}])], (SAFE, [{VP: 1}]), *2 * [(SAFE, [{VP: 2}, {"credits": 6}])],
        *2 * [(SAFE, [{VP: 1, "artifacts": 1}])],
    ],
    "choir-wells": [
        *2 * [(DESTROYED, [{VP: 1}])], *2 * [(DAMAGED, [{VP: 1}])], *3 * [(SAFE, [{VP: 2}, {"artifacts": 1}])],
    ],
    "sleeping-fleet": [
        *3 * [(DESTROYED, [{VP: 2}])], *2 * [(DAMAGED, [{VP: 2}])], (SAFE, [{"artifacts": 1}]),
        (SAFE, [{VP: 1, "artifacts": 1}]),
    ],
    "ember-gate": [
        (DAMAGED, [{}]), (DAMAGED, [{}]), *2 * [(SAFE, [{VP: 1}])], (SAFE, [{VP: 2}]),
        *2 * [(SAFE, [{VP: 1, "artifacts": 1}])],
    ],
    "cradle-nine": [
        (DAMAGED, [{}]), *2 * [(SAFE, [{"credits": 3}])], *2 * [(SAFE, [{VP: 1, "credits": 2}])],
        *2 * [(SAFE, [{"artifacts": 1}])],
    ],
    "mirror-sea": [
        *4 * [(DAMAGED, [{"credits": 3}])], *3 * [(SAFE, [{VP: 2}, {"artifacts": 1}])],
    ],
    "the-long-stair": [
        (DESTROYED, [{}]), (DESTROYED, [{}]), (DAMAGED, [{}]), (SAFE, [{VP: 1}]), (SAFE, [{VP: 2}]),
        (SAFE, [{"artifacts": 1}]), (SAFE, [{VP: 2, "artifacts": 1}]),
    ],
    "tin-garden": [
        *2 * [(DAMAGED, [{VP: 1}])], *2 * [(SAFE, [{"credits": 5}])], *3 * [(SAFE, [{VP: 3}, {"artifacts": 1}])],
    ],
    "hive-lattice": [
        *3 * [(DESTROYED, [{VP: 2}])], *2 * [(DAMAGED, [{VP: 1}])], (SAFE, [{VP: 2}]),
        (SAFE, [{"artifacts": 2}]),
    ],
    "still-water": [
        *2 * [(SAFE, [{"credits": 1}])], *2 * [(SAFE, [{"credits": 2, "plans": 1}])], *3 * [(SAFE, [{"artifacts": 1}])],
    ],
}  # fmt: skip

# plan: for attack values 1 to 7, the ship, the attacker's points and credits, tokens, the defender's credits
Row = tuple[str, int, int, int, int]
PLANS: dict[str, list[Row]] = {
    "basic-defence-plan": [
        (DAMAGED, 0, 0, 0, 0), (SAFE, 0, 0, 0, 0), (SAFE, 0, 0, 1, 0), (SAFE, 0, 0, 2, 0), *3 * [(SAFE, 0, 0, 2, -1)],
    ],
    "hell": [
        (DESTROYED, 0, 0, 0, 0), (DAMAGED, 0, 0, 0, 0), (SAFE, 1, 0, 0, -1), *4 * [(SAFE, 1, 0, 1, -1)],
    ],
    "economic-war": [
        *2 * [(DAMAGED, 0, -3, 0, 0)], (SAFE, 0, 6, 0, 0), (SAFE, 0, 6, 0, -6), *3 * [(SAFE, 0, 6, 1, -6)],
    ],
    "minefield": [*2 * [(DESTROYED, 0, 0, 0, 0)], *2 * [(DAMAGED, 0, 0, 1, 0)], *3 * [(SAFE, 1, 0, 1, 0)]],
    "decoy-convoy": [*3 * [(DAMAGED, 0, 0, 0, 0)], (SAFE, 0, 2, 0, 0), *3 * [(SAFE, 0, 4, 1, 0)]],
    "scorched-docks": [
        *2 * [(DAMAGED, 0, 0, 0, 0)], (SAFE, 0, 0, 0, 0), (SAFE, 1, 0, 0, 0), *3 * [(SAFE, 1, 0, 2, 0)],
    ],
    "hostage-fund": [*2 * [(DAMAGED, 0, -2, 0, 0)], (SAFE, 0, -2, 1, 0), *4 * [(SAFE, 1, 0, 0, -3)]],
    "iron-ring": [*3 * [(DAMAGED, 0, 0, 0, 0)], *2 * [(SAFE, 0, 0, 1, 0)], *2 * [(SAFE, 1, 0, 2, 0)]],
    "privateer-pact": [*2 * [(DESTROYED, 0, 0, 0, 0)], (SAFE, 0, 3, 0, 0), *4 * [(SAFE, 0, 3, 1, 0)]],
    "counter-battery-fire": [
        *2 * [(DESTROYED, 0, 0, 0, 0)], (DAMAGED, 0, 0, 0, 0), (SAFE, 1, 0, 0, 0), *3 * [(SAFE, 2, 0, 1, 0)],
    ],
    "paper-shield": [*2 * [(SAFE, 0, 0, 0, 0)], *2 * [(SAFE, 0, 0, 1, 0)], *3 * [(SAFE, 0, 2, 1, 0)]],
    "reserve-squadron": [*3 * [(DAMAGED, 1, 0, 0, 0)], *4 * [(SAFE, 1, 0, 1, 0)]],
    "sealed-ports": [*2 * [(DAMAGED, 0, 0, 0, 0)], *3 * [(SAFE, 0, 0, 1, 0)], *2 * [(SAFE, 1, 0, 1, 0)]],
    "ransom-clause": [*2 * [(DAMAGED, 0, 0, 0, 0)], *2 * [(SAFE, 0, 4, 0, -2)], *3 * [(SAFE, 0, 6, 0, -4)]],
    "ambush": [
        (DESTROYED, 0, 0, 0, 0), *2 * [(DAMAGED, 0, 0, 0, 0)], (SAFE, 1, 0, 0, 0), *3 * [(SAFE, 2, 0, 0, -2)],
    ],
}  # fmt: skip


def test_all_tables_are_here():
    assert list(SYSTEMS) == [system.id for system in GAME.box.pack.systems]
    assert list(PLANS) == [plan.id for plan in GAME.box.pack.plans]


def fate(table: Scenario, ship: str) -> str:
    """What became of the ship."""
    if ship in table.empire():
        return SAFE
    return DAMAGED if ship in table.projects() else DESTROYED


@proves("artifacts.row.ship", "artifacts.row.gain", "artifacts.row.choose", "artifacts.read.sample-system")
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("total", VALUES)
def test_the_rows_of_an_alien_system(system: str, total: int):
    ship, number = VALUES[total]
    wanted, gains = SYSTEMS[system][total - 2]
    for choice, gain in enumerate(gains, 1):
        table = attack(ship, number, hand=["r01", "r02", "r45"], system=system, credits=2)
        assert value(table) == total
        if len(gains) > 1:
            assert table.legal() == [f"take {i}" for i in range(1, len(gains) + 1)]
            table.play(f"take {choice}")
        assert fate(table, ship) == wanted
        assert table.vp() == gain.get(VP, 0)
        assert table.credits() == 2 + gain.get("credits", 0)
        assert len(table.artifacts()) == gain.get("artifacts", 0)
        assert len(table.plans()) == gain.get("plans", 0)
        assert len(table.hand()) == 1 + gain.get("cards", 0)


@proves("artifacts.row.ship", "artifacts.row.gain", "artifacts.row.blockade", "artifacts.row.loses")
@proves("artifacts.read.basic-plan-rows", "artifacts.read.economic-war-rows", "artifacts.read.loses-credits")
@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("total", range(1, 8))
def test_the_rows_of_a_defence_plan(plan: str, total: int):
    ship, number = VALUES[max(total, 2)]
    wanted, points, credits, tokens, loss = PLANS[plan][total - 1]
    empire = {"pell": "logistical"}
    if total == 1:
        empire["picket-line"] = "logistical"  # one less than 2, and 2 credits for its owner
    defender: dict[str, Any] = {"hand": ["r72"], "credits": 8, "vp": 4, "empire": empire}
    if plan != "basic-defence-plan":
        defender["plans"] = [plan]
    table = attack(ship, number, "1", others=(defender,), credits=5)
    if plan != "basic-defence-plan":
        table.play(f"plan {plan}", 1)
    assert value(table) == total
    for _ in range(tokens):
        if table.question() == "block":
            table.play("block pell")
    assert fate(table, ship) == wanted
    assert (table.vp(), table.credits()) == (points, 5 + credits)
    assert sum(table.tokens(1).values()) == tokens
    assert table.credits(1) == 8 + loss + (2 if total == 1 else 0)
    assert table.vp(1) == 4
