"""What the rest of the program may know of Race for the Galaxy before it loads any of it."""

from typing import Final

from galaktyka.bots.budget import Budget
from galaktyka.games import Package

PACKAGE: Final = Package(
    key="race",
    title="Race for the Galaxy",
    shelf=1,
    greedy=("greedy",),
    levels={
        "adept": Budget(40, 150, loyal=1.0),
        "expert": Budget(200, 280, 0, 2.0, loyal=1.0),
        "master": Budget(1000, 1900, 4, 2.5, loyal=1.0),
    },
    free=Budget(loyal=1.0),
    terms=(
        "action-card",
        "chip",
        "consume",
        "defence",
        "development",
        "good",
        "keyword",
        "military",
        "phase",
        "production",
        "tableau",
        "windfall",
        "world",
    ),
)
