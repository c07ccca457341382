"""How far the game is from each of its four ends."""

from dataclasses import dataclass

from galaktyka.core.game import View
from galaktyka.games.frontiers.engine.tiles import Pack


@dataclass(frozen=True)
class Meter:
    """One end: where it stands now, where it is met, and whether it is a round or two away."""

    end: str
    now: int
    limit: int
    near: bool
    met: bool


def meters(pack: Pack, view: View) -> list[Meter]:
    """All four: the fullest technology board, the most colonies, the two pools."""
    players = view["players"]
    spaces = max(player["spaces"] for player in players)
    colonies = max(len(player["colonies"]) for player in players)
    colonists, points, ends = view["colonist_pool"], max(view["vp_pool"], 0), view["ends"]
    each = len(players)
    return [
        Meter("technologies", spaces, pack.spaces, spaces >= pack.spaces - 1, "technologies" in ends),
        Meter("colonies", colonies, pack.colonies, colonies >= pack.colonies, "colonies" in ends),
        Meter(
            "colonists",
            colonists,
            pack.fewest_colonists,
            colonists < pack.fewest_colonists + 2 * each,
            "colonists" in ends,
        ),
        Meter("points", points, 0, points <= 3 * each, "points" in ends),
    ]
