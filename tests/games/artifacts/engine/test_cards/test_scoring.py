"""Every scoring table: at each threshold and just below it, during the game and at its end."""

from typing import Any

import pytest

from galaktyka.games.artifacts.game import GAME
from tests.games.artifacts.engine.test_cards.empire import some, table_of
from tests.rules.catalogue import proves

# The two technologies of each table.
TABLES = {
    "planet-breadth": ("new-horizons-programme", "fellowship-grants"),
    "ship-breadth": ("settler-bounty", "automated-fleet-construction"),
    "technology-breadth": ("phantom-mk2-vorscha", "victory-parade"),
    "operational-planet": ("interterran-research", "harbour-pilots"),
    "operational-ship": ("star-charts", "letters-of-marque"),
    "operational-technology": ("peer-review", "relic-bureau"),
    "logistical-planet": ("assay-office", "broad-market"),
    "logistical-ship": ("tug-squadron", "general-capital-domination"),
    "logistical-technology": ("patent-office", "curio-exchange"),
    "many-exploration": ("pathfinder-guild", "sovereign-fund"),
    "many-expansion": ("open-faculty", "gunnery-school"),
    "many-extermination": ("targeting-lattice", "underwriters"),
    "many-exploitation": ("standing-committee", "intersystem-investment-bank"),
    "type-sets": ("modular-yards", "contract-labour"),
    "kind-sets": ("core-drills", "deep-analysis-and-research-programme"),
    "big-empire": ("survey-probes", "salvage-rights"),
    "all-operational": ("boarding-doctrine", "convoy-office"),
    "all-logistical": ("deep-archive", "free-port"),
    "treasury": ("ore-futures", "picket-line"),
    "storehouse": ("deep-wells", "shareholder-transfer-centre"),
}
L, O = "logistical", "operational"  # noqa: E741


def stored(number: int) -> dict[str, Any]:
    """A planet with so many cards under it."""
    return {"pell": {"side": O, "stored": [f"r{card}a" for card in range(33, 33 + number)]}}


# technology, the rest of the empire, credits, points during the game, points at the end
CASES: list[tuple[str, dict[str, Any], int, int, int]] = [
    ("new-horizons-programme", some("planet", 3, "expansion"), 0, 0, 0),
    ("new-horizons-programme", some("planet", 4, "expansion"), 0, 1, 2),
    ("new-horizons-programme", some("planet", 4), 0, 2, 4),
    ("new-horizons-programme", some("planet", 6, "expansion"), 0, 3, 6),
    ("settler-bounty", some("ship", 2), 0, 0, 0),
    ("settler-bounty", some("ship", 3), 0, 1, 1),
    ("settler-bounty", some("ship", 4), 0, 2, 4),
    ("settler-bounty", some("ship", 5, "extermination"), 0, 1, 1),
    ("settler-bounty", some("ship", 6, "extermination"), 0, 3, 6),
    ("phantom-mk2-vorscha", some("technology", 2, "expansion"), 0, 0, 0),
    ("phantom-mk2-vorscha", some("technology", 3, "expansion"), 0, 1, 2),
    ("phantom-mk2-vorscha", {"deep-wells": L, "tug-squadron": L, "free-port": L}, 0, 2, 4),
    ("phantom-mk2-vorscha", some("technology", 5, "expansion"), 0, 3, 6),
    ("interterran-research", {**some("planet", 1, side=O), "calcine": L, "gault": L}, 0, 0, 0),
    ("interterran-research", some("planet", 2, side=O), 0, 1, 1),
    ("interterran-research", some("planet", 3, side=O), 0, 2, 3),
    ("interterran-research", some("planet", 4, side=O), 0, 3, 5),
    ("star-charts", {**some("ship", 1, side=O), "sonne": L, "mallet": L}, 0, 0, 0),
    ("star-charts", some("ship", 2, side=O), 0, 1, 1),
    ("star-charts", some("ship", 3, side=O), 0, 2, 3),
    ("star-charts", some("ship", 4, side=O), 0, 3, 5),
    ("peer-review", {"deep-wells": L, "free-port": L, "tug-squadron": L}, 0, 0, 0),
    ("peer-review", {"deep-wells": O}, 0, 1, 2),
    ("peer-review", {"deep-wells": O, "free-port": O}, 0, 2, 3),
    ("peer-review", {"deep-wells": O, "free-port": O, "tug-squadron": O}, 0, 3, 5),
    ("assay-office", {"calcine": O, "gault": O}, 0, 0, 0),
    ("assay-office", {**some("planet", 1), "calcine": O, "gault": O}, 0, 1, 2),
    ("assay-office", some("planet", 2), 0, 2, 4),
    ("assay-office", some("planet", 3), 0, 3, 6),
    ("tug-squadron", {"sonne": O, "mallet": O}, 0, 0, 0),
    ("tug-squadron", {**some("ship", 1), "sonne": O, "mallet": O}, 0, 1, 2),
    ("tug-squadron", some("ship", 2), 0, 2, 4),
    ("tug-squadron", some("ship", 3), 0, 3, 6),
    ("patent-office", {"deep-wells": L, "free-port": O}, 0, 0, 0),
    ("patent-office", {"deep-wells": L, "free-port": L}, 0, 1, 2),
    ("patent-office", {"deep-wells": L, "free-port": L, "tug-squadron": L}, 0, 2, 4),
    ("patent-office", {"deep-wells": L, "free-port": L, "tug-squadron": L, "relic-bureau": L}, 0, 3, 6),
    ("pathfinder-guild", some("ship", 1, "exploration"), 0, 0, 0),  # itself is one
    ("pathfinder-guild", some("ship", 2, "exploration"), 0, 1, 2),
    ("pathfinder-guild", some("ship", 3, "exploration"), 0, 2, 4),
    ("pathfinder-guild", {**some("ship", 2, "exploration"), **some("planet", 3, "exploration", O)}, 0, 3, 6),
    ("open-faculty", some("ship", 1, "expansion"), 0, 0, 0),
    ("open-faculty", some("ship", 2, "expansion"), 0, 1, 2),
    ("open-faculty", some("ship", 3, "expansion"), 0, 2, 4),
    ("open-faculty", {**some("ship", 2, "expansion"), **some("planet", 3, "expansion", O)}, 0, 3, 6),
    ("targeting-lattice", some("ship", 1, "extermination"), 0, 0, 0),
    ("targeting-lattice", some("ship", 2, "extermination"), 0, 1, 2),
    ("targeting-lattice", some("ship", 3, "extermination"), 0, 2, 4),
    ("targeting-lattice", {**some("ship", 2, "extermination"), **some("planet", 3, "extermination", O)}, 0, 3, 6),
    ("intersystem-investment-bank", some("ship", 1, "exploitation"), 0, 0, 0),
    ("intersystem-investment-bank", some("ship", 2, "exploitation"), 0, 1, 2),
    ("intersystem-investment-bank", some("ship", 3, "exploitation"), 0, 2, 4),
    ("intersystem-investment-bank", {**some("ship", 2, "exploitation"), **some("planet", 3, "exploitation", O)},
     0, 3, 6),
    ("modular-yards", {**some("ship", 5), **some("planet", 5)}, 0, 0, 0),  # one technology
    ("modular-yards", {**some("ship", 2), **some("planet", 2), "deep-wells": L}, 0, 1, 1),
    ("modular-yards", {**some("ship", 3), **some("planet", 3), "deep-wells": L, "free-port": L}, 0, 2, 3),
    ("modular-yards", {**some("ship", 4), **some("planet", 4), "deep-wells": L, "free-port": L, "relic-bureau": L},
     0, 3, 6),
    ("core-drills", some("ship", 3, "expansion"), 0, 0, 0),
    ("core-drills", {"ariadne": L, "calcine": O, "free-port": O}, 0, 1, 1),
    ("core-drills", some("ship", 8), 0, 2, 4),
    ("core-drills", some("ship", 12), 0, 3, 6),
    ("survey-probes", some("ship", 6), 0, 0, 0),
    ("survey-probes", some("ship", 7), 0, 1, 1),
    ("survey-probes", some("ship", 9), 0, 2, 3),
    ("survey-probes", some("ship", 12), 0, 3, 5),
    ("boarding-doctrine", {**some("ship", 3, side=O), "calcine": L, "gault": L}, 0, 0, 0),  # itself is one
    ("boarding-doctrine", some("ship", 4, side=O), 0, 1, 2),
    ("boarding-doctrine", some("ship", 6, side=O), 0, 2, 3),
    ("boarding-doctrine", {**some("ship", 6, side=O), "calcine": O, "gault": O}, 0, 3, 5),
    ("deep-archive", {**some("ship", 2), "calcine": O, "gault": O}, 0, 0, 0),
    ("deep-archive", some("ship", 3), 0, 1, 2),
    ("deep-archive", some("ship", 5), 0, 2, 4),
    ("deep-archive", {**some("ship", 6), "calcine": L}, 0, 3, 6),
    ("ore-futures", {}, 5, 0, 0),
    ("ore-futures", {}, 6, 1, 1),
    ("ore-futures", {}, 10, 2, 3),
    ("ore-futures", {}, 14, 3, 5),
    ("deep-wells", stored(1), 0, 0, 0),
    ("deep-wells", stored(2), 0, 1, 1),
    ("deep-wells", stored(4), 0, 2, 3),
    ("deep-wells", stored(6), 0, 3, 5),
]  # fmt: skip


def test_two_technologies_of_different_kinds_have_each_table():
    cards = {card.id: card for card in GAME.box.pack.cards}
    for first, second in TABLES.values():
        assert cards[first].kind != cards[second].kind
        rows = [[(row.least, row.during, row.end) for row in cards[card].scores] for card in (first, second)]
        assert rows[0] == rows[1]
        counted = [[vars_of(row.count) for row in cards[card].scores] for card in (first, second)]
        assert counted[0] == counted[1]
    assert len({card for pair in TABLES.values() for card in pair}) == 40


def vars_of(counter: Any) -> tuple[str, str, str, str]:
    """What a counter looks for."""
    return counter.counts, counter.type, counter.kind, counter.side


def test_every_table_is_tried():
    tried = {technology for technology, *_ in CASES}
    assert [name for name, pair in TABLES.items() if not tried & set(pair)] == []


@proves(
    "artifacts.counter.cards",
    "artifacts.counter.kinds",
    "artifacts.counter.type-sets",
    "artifacts.counter.kind-sets",
    "artifacts.counter.credits",
    "artifacts.counter.stored",
    "artifacts.card.scoring-table",
)
@pytest.mark.parametrize(("technology", "mine", "credits", "during", "end"), CASES)
def test_the_rows_of_a_scoring_table(technology: str, mine: dict[str, Any], credits: int, during: int, end: int):
    table = table_of(
        hand=["r13", "r14", "r16"], faction="ashen-choir", empire={technology: O, **mine}, credits=credits
    )  # 6 blue: one technology scores for sure
    items = table.state.scores()[0].items
    assert [item.points for item in items if item.card == technology] == [end]
    table.play("faction")
    for section in ("r13b", "r14b", "r16b"):
        if table.question() == "pay":
            table.play(f"pay {section}")
    if table.question() == "which":
        table.play(f"which {technology}")
    assert table.vp() == during
