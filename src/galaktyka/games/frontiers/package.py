"""What the rest of the program may know of New Frontiers before it loads any of it."""

from typing import Final

from galaktyka.bots.budget import Budget
from galaktyka.games import Package

PACKAGE: Final = Package(
    key="frontiers",
    title="New Frontiers",
    shelf=2,
    greedy=("greedy",),
    levels={"adept": Budget(12, 150), "expert": Budget(40, 280), "master": Budget(300, 1900, 3, 2.5)},
    free=Budget(),
    terms=(
        "action-tile",
        "colonist",
        "colony-frontiers",
        "consume",
        "defence",
        "discovered",
        "empire",
        "goal",
        "good",
        "home-world",
        "military",
        "production",
        "technology",
        "windfall",
    ),
)
