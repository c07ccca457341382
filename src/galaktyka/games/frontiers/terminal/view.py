"""New Frontiers in the terminal."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from galaktyka.core.game import State, View
from galaktyka.games.frontiers.game import FrontiersState
from galaktyka.games.frontiers.terminal import board, empires, plain
from galaktyka.games.frontiers.terminal.symbols import tile_style
from galaktyka.games.frontiers.voice.terms import planet_terms, technology_price
from galaktyka.games.frontiers.voice.voice import FrontiersVoice
from galaktyka.terminal.kinds import FOUR_KINDS, PRODUCTION, WINDFALL
from galaktyka.voices.choice import Choice

PLANNING = ("nothing", "home", "pick", "settle", "second")
"""Questions at which one looks at the technologies on offer; the ears hear of them unasked at the first three only."""
PLANETS_ARE_LISTED = ("settle", "second", "return", "replace")


class FrontiersTerminalView(FrontiersVoice):
    """New Frontiers for the eyes (in colours) and for the ears (plain)."""

    def board(self, state: State, view: View, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """The whole table: for the eyes the others at its far end, for the ears the round first."""
        assert isinstance(state, FrontiersState)
        own = view["seat"]
        seats = range(len(view["players"]))
        others = list(seats) if own is None else [(own + step) % len(seats) for step in range(1, len(seats))]
        words, pack, goals = self.words, self.pack, self.goal_points(state, own)
        if plain_text:
            lines: list[RenderableType] = list(plain.standing(words, pack, view, players, goals))
            lines += self.offers(state, view, True)
            lines += [plain.player(words, pack, view, seat, players) for seat in others]
            if own is not None and view.get("in_full"):
                lines += plain.whole_empire(words, pack, view, own, players)
            elif own is not None:
                lines.append(plain.player(words, pack, view, own, players, False))
            return lines + self.planets(state, view, True)
        parts: list[RenderableType] = [empires.compact(words, pack, view, seat, players) for seat in others]
        parts += [board.status(words, pack, view, players, goals), *self.offers(state, view, False)]
        if own is not None:
            parts.append(empires.full(words, pack, view, own, players))
        return parts + self.planets(state, view, False)

    def goal_points(self, state: FrontiersState, seat: int | None) -> dict[str, int]:
        """What every goal face up would give the player now."""
        items = state.scores()[seat].items if seat is not None else []
        return {item.card: item.points for item in items if item.kind == "goal"}

    def offers(self, state: FrontiersState, view: View, plain_text: bool) -> list[RenderableType]:
        """The technologies on offer, where one plans ahead; when one is bought, the list of answers shows them."""
        unasked = PLANNING[:3] if plain_text and not view.get("in_full") else PLANNING
        if self.question(view) not in unasked or view["phase"] == "over":
            return []
        prices = {}
        if view["seat"] is not None:
            tiles = [self.pack.tile(face) for face in view["technologies"]]
            prices = {tile.id: technology_price(state, view["seat"], tile) for tile in tiles}
        return [(plain if plain_text else board).market(self.words, self.pack, view, prices)]

    def planets(self, state: FrontiersState, view: View, plain_text: bool) -> list[RenderableType]:
        """The display and one's own discovered planets, unless the list of answers shows them."""
        parts: list[RenderableType] = []
        question = self.question(view)
        if view["display"] and question != "discover":
            heading = self.words.say("terminal.frontiers.display", n=len(view["display"]))
            parts.append(self.planet_list(heading, view["display"], {}, plain_text))
            if plain_text and view.get("in_full"):
                parts += plain.whole_tiles(self.words, self.pack, view["display"])
        own = view["players"][view["seat"]]["discovered"] if view["seat"] is not None else []
        if own and question not in PLANETS_ARE_LISTED:
            heading = self.words.say("terminal.frontiers.own-planets", n=len(own))
            notes = {tile: planet_terms(self.words, state, view["seat"], self.pack.tile(tile)) for tile in own}
            parts.append(self.planet_list(heading, own, notes, plain_text))
        return parts

    def planet_list(
        self, heading: str, tiles: Sequence[str], notes: Mapping[str, str], plain_text: bool
    ) -> RenderableType:
        """Planets under a heading."""
        if plain_text:
            return plain.planets(self.words, self.pack, heading, tiles, notes)
        return board.planets(self.words, self.pack, heading, tiles, notes)

    def options(self, choice: Choice, plain_text: bool) -> list[RenderableType]:
        """The numbered list."""
        if plain_text:
            return list(plain.options(self.words, self.pack, choice))
        return board.options(self.words, self.pack, choice)

    def one_player(self, view: View, seat: int, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """Everything that lies in front of one player."""
        if plain_text:
            return list(plain.whole_empire(self.words, self.pack, view, seat, players))
        parts: list[RenderableType] = [empires.full(self.words, self.pack, view, seat, players)]
        discovered = view["players"][seat]["discovered"]
        if discovered:
            heading = self.words.say("terminal.frontiers.planets-of", who=players[seat], n=len(discovered))
            parts.append(board.planets(self.words, self.pack, heading, discovered, {}))
        return parts

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a tile, a goal or an action tile."""
        text = self.large(card_id)
        if plain_text:
            return text
        style = f"bold {tile_style(self.pack.tile(card_id))}" if card_id in self.pack.index_of else "bold"
        title, _, rest = text.partition("\n")
        return Panel(rest, title=Text(title, style), title_align="left", box=box.ROUNDED, padding=(0, 1))

    def help(self, plain_text: bool) -> list[RenderableType]:
        """How to read the table."""
        ends = self.words.say(
            "terminal.frontiers.help-ends",
            spaces=self.pack.spaces,
            colonies=self.pack.colonies,
            colonists=self.pack.fewest_colonists,
        )
        if plain_text:
            return [ends]
        shapes = " ".join(
            f"{PRODUCTION[kind]}{WINDFALL[kind]} {self.words.say(f'frontiers.kind.{kind}')} " for kind in FOUR_KINDS
        )
        return [self.words.say("terminal.frontiers.help", shapes=shapes.strip()), ends]
