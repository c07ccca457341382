"""The cards as tables: one `bytes` per number that the rules ask for, computed once from the typed records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.cards import GOALS, LINES, ON, PLACES, TURNS, Effect, Line, Pack

if TYPE_CHECKING:
    from mypy_extensions import i64

SIDES: Final = ("gather", "gather-terraformed", "moon", "station")
"""Where on a planet card its effects stand."""
EFFECT_SIZE: Final = 12
PAY_ANY_AT: Final = 4
GAIN_AT: Final = 5
GAIN_ANY_AT: Final = 9
DECK_AT: Final = 10
CANTINA_AT: Final = 11


@final
class Box:
    """The tables of one content pack. Every effect in the box has a number."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        planets = pack.planets
        self.planets: i64 = len(planets)
        self.planet_ids: list[str] = [planet.id for planet in planets]
        self.colour = bytes([v.COLOURS.index(planet.colour) for planet in planets])
        self.starting = bytes([planet.index for planet in planets if planet.starting])
        self.discoverable = bytes([planet.index for planet in planets if not planet.starting])
        self.tracks = bytes([most for planet in planets for most in planet.tracks])
        """The highest levels, four for each planet."""
        self.edges = bytes([PLACES.index(place) for planet in planets for place in planet.edges])
        """The places that serve the edges, four for each planet: north, east, south, west."""

        crew = pack.crew
        self.crew: i64 = len(crew)
        self.crew_ids: list[str] = [card.id for card in crew]
        self.specialist = bytes(
            [v.SPECIALISTS.index(card.specialist) for card in crew] + list(range(len(v.SPECIALISTS)))
        )
        """Of each crew card, and of the four tokens that come after them."""
        self.means_ids: list[str] = self.crew_ids + [f"{specialist}-token" for specialist in v.SPECIALISTS]
        self.upper_on = bytes([ON.index(card.upper.on) for card in crew])
        self.lower_on = bytes([ON.index(card.lower.on) for card in crew])

        survivors = pack.survivors
        self.survivors: i64 = len(survivors)
        self.survivor_ids: list[str] = [survivor.id for survivor in survivors]
        self.survivor_colour = bytes([v.COLOURS.index(survivor.colour) for survivor in survivors])

        effects: list[Effect] = []
        for planet in planets:
            effects += [planet.gather, planet.gather_terraformed, planet.moon, planet.station]
        self.portal_effect: i64 = len(effects)
        effects.append(pack.portal)
        self.first_crew_effect: i64 = len(effects)
        for card in crew:
            effects += [card.upper.effect, card.lower.effect]
        self.first_survivor_effect: i64 = len(effects)
        effects += [survivor.effect for survivor in survivors]

        self.automa: i64 = len(pack.automa)
        self.automa_ids: list[str] = [card.id for card in pack.automa]
        self.lines: list[list[AutomaLine]] = []
        for automa_card in pack.automa:
            self.lines.append([AutomaLine(line, len(effects) + i) for i, line in enumerate(automa_card.lines)])
            effects += [line.effect for line in automa_card.lines]
        self.automa_upgrades = bytes([v.UPGRADES.index(name) for name in pack.automa_upgrades])
        self.effect_ids: list[str] = [f"{planet.id} {side}" for planet in planets for side in SIDES]
        self.effect_ids += ["portal", *[f"{card.id} {edge}" for card in crew for edge in v.EDGES], *self.survivor_ids]
        self.effect_ids += [f"{card.id} {i + 1}" for card in pack.automa for i in range(len(card.lines))]
        self.effects = b"".join([numbers_of(effect) for effect in effects])

        self.upgrade_engineer = bytes([upgrade.engineer for upgrade in pack.upgrades])
        self.upgrade_cost = bytes([units for upgrade in pack.upgrades for units in upgrade.cost])
        self.colony_of_colour = bytes([cost.of_colour for cost in pack.colonies])
        self.colony_engineers = bytes([cost.engineers for cost in pack.colonies])
        self.colony_leaders = bytes([cost.leaders for cost in pack.colonies])
        self.colony_resources = bytes([cost.resources for cost in pack.colonies])
        self.colony_points = bytes([0] + [cost.vp for cost in pack.colonies])
        self.survivor_points = bytes([0, *pack.survivor_points])
        self.level_points = [bytes([0, *level.upgrade_points]) for level in pack.levels]

        numbers = pack.numbers
        self.capacity: i64 = numbers["capacity"]
        self.capacity_upgraded: i64 = numbers["capacity_upgraded"]
        self.row: i64 = numbers["row"]
        self.plays: i64 = numbers["plays"]
        self.plays_at_portal: i64 = numbers["plays_at_portal"]
        self.cantina: i64 = numbers["cantina"]
        self.deal: i64 = numbers["deal"]
        self.keep: i64 = numbers["keep"]
        self.start_resources: i64 = numbers["start_resources"]
        self.survivors_held: i64 = numbers["survivors_held"]
        self.movement: i64 = numbers["movement"]
        self.movement_step: i64 = numbers["movement_step"]
        self.terraform_base: i64 = numbers["terraform_base"]
        self.first_bonus: i64 = numbers["first_bonus"]
        self.second_bonus: i64 = numbers["second_bonus"]
        self.outpost_unlocked_vp: i64 = numbers["outpost_unlocked_vp"]
        self.outpost_placed_vp: i64 = numbers["outpost_placed_vp"]
        self.planets_to_end: i64 = numbers["planets_to_end"]
        self.planets_to_end_long: i64 = numbers["planets_to_end_long"]
        self.automa_pool: i64 = numbers["automa_pool"]
        self.most_rounds: i64 = numbers["most_rounds"]

        # Where the blocks of action ids begin.
        self.first_discard: i64 = v.PLAIN
        self.first_spend: i64 = self.first_discard + self.crew
        self.first_play: i64 = self.first_spend + self.crew + len(v.SPECIALISTS)
        self.first_lift: i64 = self.first_play + self.crew
        self.first_take: i64 = self.first_lift + self.crew
        self.first_train: i64 = self.first_take + self.crew
        self.first_resolve: i64 = self.first_train + self.crew
        self.first_settle: i64 = self.first_resolve + self.survivors


@final
class AutomaLine:
    """One line of an Automa card in numbers."""

    def __init__(self, line: Line, effect: int) -> None:
        self.does: i64 = list(LINES).index(line.does)
        self.backwards: bool = bool(line.direction) and TURNS.index(line.direction) == 1
        self.jump: bool = line.jump
        self.goal: i64 = GOALS.index(line.goal) if line.goal else 0
        self.cards: i64 = line.cards
        self.effect: i64 = effect


def numbers_of(effect: Effect) -> bytes:
    """An effect as EFFECT_SIZE numbers."""
    return bytes(
        [*effect.pay, effect.pay_any, *effect.gain, effect.gain_any, effect.crew_deck, effect.crew_cantina],
    )
