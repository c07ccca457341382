"""What a hand and the cards under planets pay, worked out for one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import Box
from galaktyka.games.artifacts.engine.rules.empire import toll
from galaktyka.games.artifacts.engine.rules.paying import most_icons
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def best_halves(sections: bytes) -> bytes:
    """For each resource card what its better section pays."""
    return bytes([max(sections[i], sections[i + 1]) for i in range(0, len(sections), 2)])


@final
class Means:
    """The most icons that a player can pay."""

    def __init__(self, box: Box) -> None:
        self.sections = [*box.worth_with_gold[:3], *box.worth[:3]]
        """For each colour what every section pays, with gold and then without."""
        self.cards = [best_halves(sections) for sections in self.sections]

    def most(self, state: Position, player: Player, colour: i64, slots: i64, blank: i64) -> i64:
        """With so many cards; the rules are asked where not every card fits everywhere."""
        sections = self.sections[colour]
        if blank or state.raised_planets:
            return most_icons(state, player, sections, 0, slots, state.raised_planets, False)
        cards = self.cards[colour]
        ones: i64 = 0
        twos: i64 = 0
        threes: i64 = 0
        hand = player.hand
        stored = player.stored
        of_hand: i64 = len(hand)
        for i in range(of_hand + len(stored)):
            icons: i64 = cards[hand[i]] if i < of_hand else sections[stored[i - of_hand]]
            if icons == 1:
                ones += 1
            elif icons == 2:
                twos += 1
            elif icons >= 3:
                threes += 1
        threes = min(threes, slots)
        twos = min(twos, slots - threes)
        return 3 * threes + 2 * twos + min(ones, slots - threes - twos)


@final
class Raid:
    """What attacks on the alien systems bring, summed up over the numbers of resource cards: 1 to 4."""

    def __init__(self, box: Box, highest: int) -> None:
        self.highest: i64 = highest
        self.points: list[bytes] = []
        """For each system and each attack value before the card."""
        self.artifacts: list[bytes] = []
        self.lost: list[bytes] = []
        for system in box.pack.systems:
            rows = [next(row for row in system.rows if value <= row.most) for value in range(1, highest + 5)]
            points = [max([gain.vp for gain in row.choices], default=0) for row in rows]
            artifacts = [max([gain.artifacts for gain in row.choices], default=0) for row in rows]
            lost = [int(row.ship != "safe") for row in rows]
            spans = range(highest + 1)
            self.points.append(bytes([sum(points[i : i + 4]) for i in spans]))
            self.artifacts.append(bytes([sum(artifacts[i : i + 4]) for i in spans]))
            self.lost.append(bytes([sum(lost[i : i + 4]) for i in spans]))


def can_be_sent(state: Position, player: Player, i: i64) -> bool:
    """An operational ship that has not attacked, and whose tokens can be paid."""
    card = player.empire[i]
    if player.sides[i] != v.OPERATIONAL or state.box.type[card] != v.SHIP or card in state.attacked:
        return False
    return not player.tokens[i] or toll(state, player, i) <= player.credits
