"""Race for the Galaxy in the terminal."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from galaktyka.core.game import State, View
from galaktyka.games.race.terminal import board, plain
from galaktyka.games.race.terminal.symbols import card_style
from galaktyka.games.race.voice.voice import RaceVoice
from galaktyka.terminal.kinds import FOUR_KINDS, PRODUCTION, WINDFALL
from galaktyka.voices.choice import Choice

HAND_IS_LISTED = ("discard", "pay", "cash", "place")


class RaceTerminalView(RaceVoice):
    """Race for the Galaxy for the eyes (in colours) and for the ears (plain)."""

    def board(self, state: State, view: View, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """The whole table as the view shows it."""
        seats = range(len(view["players"]))
        own = view["seat"]
        others = [seat for seat in seats if seat != own]
        if own is not None:
            others = [(own + step) % len(seats) for step in range(1, len(seats))]
        if plain_text:
            lines: list[RenderableType] = [plain.standing(self.words, view)]
            lines += [plain.player(self.words, self.pack, view, seat, players) for seat in others]
            if own is not None and view.get("in_full"):
                lines += plain.whole_tableau(self.words, self.pack, view, own, players)
            elif own is not None:
                lines.append(plain.player(self.words, self.pack, view, own, players))
            return lines + self.loose_cards(view, True)
        parts: list[RenderableType] = [board.round_bar(self.words, view)]
        parts += [board.opponent(self.words, self.pack, view, seat, players) for seat in others]
        if own is not None:
            parts.append(board.own_tableau(self.words, self.pack, view, own, players))
        return parts + self.loose_cards(view, False)

    def loose_cards(self, view: View, plain_text: bool) -> list[RenderableType]:
        """The hand, unless the list of answers shows it."""
        if view["seat"] is None:
            return []
        me = view["players"][view["seat"]]
        if plain_text and view.get("in_full"):
            return list(plain.whole_hand(self.words, self.pack, me["hand"]))
        pays = any(notation.startswith("pay ") for notation in me["legal"])
        if me["question"] in HAND_IS_LISTED or pays:
            return []
        if plain_text:
            return [plain.hand(self.words, self.pack, me["hand"])]
        return [board.hand(self.words, self.pack, me["hand"])]

    def options(self, choice: Choice, plain_text: bool) -> list[RenderableType]:
        """The numbered list."""
        if plain_text:
            return list(plain.options(self.words, self.pack, choice))
        return board.options(self.words, self.pack, choice)

    def one_player(self, view: View, seat: int, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """Everything that lies openly in front of one player."""
        if plain_text:
            return list(plain.whole_tableau(self.words, self.pack, view, seat, players))
        return [board.own_tableau(self.words, self.pack, view, seat, players)]

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a card."""
        card = self.pack.card(card_id)
        text = self.large(card_id)
        if plain_text:
            return text
        title, _, rest = text.partition("\n")
        return Panel(
            rest, title=Text(title, f"bold {card_style(card)}"), title_align="left", box=box.ROUNDED, padding=(0, 1)
        )

    def help(self, plain_text: bool) -> list[RenderableType]:
        """How to read the table."""
        if plain_text:
            return [self.words.say("terminal.race.help-plain")]
        shapes = " ".join(
            f"{PRODUCTION[kind]}{WINDFALL[kind]} {self.words.say(f'race.kind.{kind}')} " for kind in FOUR_KINDS
        )
        return [self.words.say("terminal.race.help", shapes=shapes.strip())]
