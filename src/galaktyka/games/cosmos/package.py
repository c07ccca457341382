"""What the rest of the program may know of Micro Cosmos before it loads any of it."""

from typing import Final

from galaktyka.bots.budget import Budget
from galaktyka.games import Package

PACKAGE: Final = Package(
    key="cosmos",
    title="Micro Cosmos",
    shelf=4,
    greedy=("greedy",),
    levels={"adept": Budget(30, 150), "expert": Budget(120, 280), "master": Budget(400, 1900, 3, 2.5, 3)},
    free=Budget(),
    terms=(
        "ark",
        "automa",
        "cantina",
        "colony-cosmos",
        "crew",
        "merit",
        "outpost",
        "portal",
        "specialist",
        "survivors",
        "terraform",
        "upgrade",
    ),
)
