"""Micro Cosmos on the screen of a terminal: in colours, or in plain lines."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from galaktyka.core.game import State, View
from galaktyka.games.cosmos.terminal import arks, board, chart, plain
from galaktyka.games.cosmos.terminal.symbols import COLOUR_SIGNS
from galaktyka.games.cosmos.voice.signs import RESOURCE_SIGNS
from galaktyka.games.cosmos.voice.voice import CosmosVoice
from galaktyka.voices.choice import Choice


class CosmosTerminalView(CosmosVoice):
    """Micro Cosmos for the eyes (in colours) and for the ears (plain)."""

    def board(self, state: State, view: View, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """The whole table: the others at its far end, the map, one's own Ark."""
        words, cards, own = self.words, self.cards, view["seat"]
        seats = range(len(view["players"]))
        others = list(seats) if own is None else [(own + step) % len(seats) for step in range(1, len(seats))]
        if plain_text:
            lines: list[RenderableType] = [*plain.standing(words, cards, view, players)]
            lines += plain.chart(words, cards, view, players)
            lines += [plain.player(words, cards, view, seat, players) for seat in others]
            if own is not None and view.get("in_full"):
                return [*lines, *plain.whole_crew(words, cards, view, own, players)]
            return lines if own is None else [*lines, plain.player(words, cards, view, own, players)]
        parts: list[RenderableType] = [arks.compact(words, cards, view, seat, players) for seat in others]
        parts += chart.chart(words, cards, view, players)
        parts.append(board.status(words, cards, view, players))
        return parts if own is None else [*parts, arks.full(words, cards, view, own, players)]

    def options(self, choice: Choice, plain_text: bool) -> list[RenderableType]:
        """The numbered list."""
        if plain_text:
            return list(plain.options(self.words, self.cards, choice))
        notations = [self.game.actions.notation(entry.action) for entry in choice.numbered() if entry.action]
        if notations and all(notation.startswith(("move ", "discover ")) for notation in notations):
            return board.journeys(self.words, self.cards, choice, notations)
        return board.options(self.words, self.cards, choice)

    def one_player(self, view: View, seat: int, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """Everything that lies in front of one player."""
        if plain_text:
            return list(plain.whole_crew(self.words, self.cards, view, seat, players))
        return [arks.full(self.words, self.cards, view, seat, players)]

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a card, a planet or an upgrade."""
        text = self.large(card_id)
        if plain_text:
            return text
        title, _, rest = text.partition("\n")
        return Panel(rest, title=Text(title, "bold"), title_align="left", box=box.ROUNDED, padding=(0, 1))

    def help(self, plain_text: bool) -> list[RenderableType]:
        """How to read the table."""
        end = self.words.say("terminal.cosmos.help-end", n=self.pack.numbers["planets_to_end"])
        if plain_text:
            return [end]
        say = self.words.say
        resources = "  ".join(
            f"{sign} {say(f'cosmos.resource.{name}')}" for name, sign in RESOURCE_SIGNS.items() if name != "any"
        )
        colours = "  ".join(f"{sign} {say(f'cosmos.where.{name}')}" for name, sign in COLOUR_SIGNS.items())
        return [say("terminal.cosmos.help", resources=resources, colours=colours), end]
