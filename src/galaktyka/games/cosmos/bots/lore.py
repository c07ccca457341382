"""What a player of Micro Cosmos knows about the cards before the game starts, and how much it cares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import CANTINA_AT, DECK_AT, EFFECT_SIZE, GAIN_ANY_AT, GAIN_AT, PAY_ANY_AT, Box

if TYPE_CHECKING:
    from mypy_extensions import i64

POINT: Final = 100
"""All values are in hundredths of a victory point; turns left are in tenths."""
USUAL_UNIT: Final = 60
USUAL_CHOICE: Final = 72
USUAL_CARD: Final = 70
USUAL_GUEST: Final = 85
"""What a resource, one of any kind, a crew card and one of the Cantina are usually worth."""


@final
class Taste:
    """How much the bot cares about things. The numbers come from games of the bot against itself."""

    def __init__(self) -> None:
        # What is kept for later.
        self.unit: i64 = 60
        """A resource in the cargo hold."""
        self.engineer: i64 = 115
        self.leader: i64 = 11
        """A specialist."""
        self.unseen: i64 = 120
        """A crew card that will be drawn."""
        self.guest: i64 = 144
        """One from the Cantina."""
        self.full: i64 = 50
        """What is lost when the rows are full and no card can be drawn."""
        self.near_edge: i64 = 30
        """Percent of a crew action that touches the cargo hold ..."""
        self.far_edge: i64 = 15
        """... and of the other one of the same card."""
        self.hope: i64 = 50
        """Percent of what can be done in the next turn."""

        # Upgrades: for each turn that is left, in hundredths of a point.
        self.robotics: i64 = 105
        self.biodome: i64 = 18
        self.space_mining: i64 = 18
        self.cargo_holds: i64 = 12
        self.scouting: i64 = 30
        """Explorations in a hundred turns."""
        self.leisure: i64 = 25
        self.mining_vehicles: i64 = 25
        self.engines: i64 = 36
        self.more_engines: i64 = 15
        self.pair: i64 = 20
        """Percent of an outpost for the first half of a pair."""
        self.marker: i64 = 45
        """Percent of the points of the colony that a new marker makes possible ..."""
        self.spare: i64 = 40
        """... and percent of that, again, for each marker that waits already."""

        self.ahead: i64 = 50
        """Percent of what the best upgrade that could be paid in the next turn would be worth."""

        # Deeds.
        self.capacity: i64 = 18
        """One more level in a terraforming action, for each turn that is left."""
        self.second_deed: i64 = 77
        """A colony where Robotics allow two actions, for each turn that is left."""
        self.income: i64 = 8
        """Percent of what an outpost's planet shows that it pays in a turn."""
        self.bonus: i64 = 18
        """Percent of the points for being first or second when a planet is still bare."""
        self.harm: i64 = 96
        """Percent of what an only opponent loses that counts as a gain."""
        self.race: i64 = 15
        """Percent of the lead that counts for ending the game now."""
        self.finish: i64 = 64
        """Turning a planet over: it gives more, and survivors can settle there."""
        self.discovery: i64 = 96
        """A new planet, beyond what can be done there at once."""
        self.settle: i64 = 32
        """Percent of a survivor's points when a home for it is ready ..."""
        self.homeless: i64 = 9
        """... and when no planet of its colour has been begun."""


@final
class Lore:
    """Numbers about the cards of one box."""

    def __init__(self, box: Box) -> None:
        self.usual: list[int] = [usual_worth(box, effect) for effect in range(len(box.effects) // EFFECT_SIZE)]
        """What each effect is worth at first sight, its price taken off."""
        survivors = self.usual[box.first_survivor_effect : box.first_survivor_effect + box.survivors]
        self.find: i64 = sum(survivors) // len(survivors)
        """What a survivor brings at once."""
        crew = self.usual[box.first_crew_effect : box.first_crew_effect + 2 * box.crew]
        self.upper = bytes([min(value, 255) for value in crew[::2]])
        """The crew actions of the upper edges ..."""
        self.lower = bytes([min(value, 255) for value in crew[1::2]])
        """... and of the lower ones."""


def usual_worth(box: Box, effect: int) -> int:
    """Gains at usual values, less what is paid; nobody does what is worth nothing."""
    at = EFFECT_SIZE * effect
    row = box.effects[at : at + EFFECT_SIZE]
    value = USUAL_UNIT * (sum(row[GAIN_AT : GAIN_AT + v.KINDS]) - sum(row[: v.KINDS]) - row[PAY_ANY_AT])
    value += USUAL_CHOICE * row[GAIN_ANY_AT] + USUAL_CARD * row[DECK_AT] + USUAL_GUEST * row[CANTINA_AT]
    return max(value, 0)


KNOWN: Final[dict[str, Lore]] = {}


def lore_of(box: Box) -> Lore:
    """The lore of a box, worked out once."""
    key = box.pack.fingerprint
    if key not in KNOWN:
        KNOWN[key] = Lore(box)
    return KNOWN[key]
