"""What the rest of the program may know of Alien Artifacts before it loads any of it."""

from typing import Final

from galaktyka.bots.budget import Budget
from galaktyka.games import Package

PACKAGE: Final = Package(
    key="artifacts",
    title="Alien Artifacts",
    shelf=3,
    greedy=("greedy-logistical", "greedy-operational", "greedy"),
    levels={
        "adept": Budget(60, 150),
        "expert": Budget(400, 280, 3, 1.5, 4),
        "master": Budget(1500, 1900, 3, 2.5, 4, minor=400, learned=True),
    },
    free=Budget(learned=True),
    terms=(
        "alien-system",
        "artifact",
        "blockade",
        "defence-plan",
        "empire",
        "faction",
        "gold",
        "logistical",
        "operational",
        "project",
        "resource-card",
        "technology",
    ),
)
