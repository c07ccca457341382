"""What would come of things now: attacks on the alien system, technologies that score. The rules are asked."""

from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import TableRow
from galaktyka.games.artifacts.engine.questions.send import can_send
from galaktyka.games.artifacts.engine.rules.attack import attack_value, row_for
from galaktyka.games.artifacts.engine.rules.production import best_at_end, best_during
from galaktyka.games.artifacts.game import ArtifactsState

Ships = list[tuple[str, int]]


def bonuses(state: ArtifactsState, seat: int, target: int = v.ALIENS) -> Ships:
    """The operational ships that could attack, each with what it adds to the card that is revealed."""
    twin = state.clone()
    highest = max(twin.box.number)
    twin.card = twin.box.number.index(highest)
    player = twin.players[seat]
    ships = []
    for i, card in enumerate(player.empire):
        if twin.box.type[card] == v.SHIP and player.sides[i] == v.OPERATIONAL and can_send(twin, player, i):
            ships.append((twin.box.ids[card], attack_value(twin, seat, card, target, 0) - highest))
    return ships


def bonus_now(state: ArtifactsState, seat: int) -> int:
    """What the ship that attacks now adds to the card that will be revealed."""
    twin = state.clone()
    highest = max(twin.box.number)
    twin.card = twin.box.number.index(highest)
    _, _, ship, target, _, bonus = twin.task[:6]
    return attack_value(twin, seat, ship, target, bonus) - highest


def outcome_now(state: ArtifactsState, seat: int) -> tuple[int, TableRow]:
    """The attack value with the card that was revealed, and the row that it hits."""
    _, _, ship, target, plan, bonus = state.task[:6]
    value = attack_value(state, seat, ship, target, bonus)
    return value, row_for(state, target, plan, value)


def hits(state: ArtifactsState, ships: Ships) -> list[list[tuple[str, list[int]]]]:
    """For each row of the alien system: the ships that hit it, and the numbers of the card with which they do."""
    system = state.box.pack.systems[state.system]
    numbers = sorted(set(state.box.number))
    rows: list[list[tuple[str, list[int]]]] = []
    for row in system.rows:
        found = []
        for ship, bonus in ships:
            fitting = [number for number in numbers if row_for(state, v.ALIENS, 0, number + bonus) is row]
            if fitting:
                found.append((ship, fitting))
        rows.append(found)
    return rows


def technology_points(state: ArtifactsState, seat: int) -> dict[str, tuple[int, int]]:
    """The operational technologies of a player: points if a card fits now, and at the end."""
    player = state.players[seat]
    points = {}
    for i, card in enumerate(player.empire):
        if state.box.type[card] == v.TECHNOLOGY and player.sides[i] == v.OPERATIONAL:
            points[state.box.ids[card]] = (best_during(state, player, card), best_at_end(state, player, card))
    return points
