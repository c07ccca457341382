"""Alien Artifacts in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding

from galaktyka.core.game import State, View
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.terminal import board, empires, plain
from galaktyka.games.artifacts.terminal.symbols import KIND_SHAPES, KIND_STYLES
from galaktyka.games.artifacts.voice.voice import ArtifactsVoice
from galaktyka.terminal.flow import Flow
from galaktyka.voices.choice import Choice

PLANNING = ("nothing", "faction", "keep", "act", "target", "extra", "deck", "kind", "scout")
"""Questions at which the ears hear of the whole table ..."""
FROM_THE_HAND = ("pay", "put", "discard", "sift")
"""... of the hand, or of nothing but the question."""


class ArtifactsTerminalView(ArtifactsVoice):
    """Alien Artifacts for the eyes (in colours) and for the ears (plain)."""

    def board(self, state: State, view: View, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """The whole table: for the eyes the others at its far end, for the ears the turn first."""
        assert isinstance(state, ArtifactsState)
        own = view["seat"]
        seats = range(len(view["players"]))
        others = list(seats) if own is None else [(own + step) % len(seats) for step in range(1, len(seats))]
        words, pack = self.words, self.pack
        going_on = view["phase"] != "over"
        if plain_text:
            question = "nothing" if own is None else view["players"][own]["question"]
            if question not in PLANNING and not view.get("in_full"):
                return list(plain.hand(words, pack, view)) if question in FROM_THE_HAND else []
            lines: list[RenderableType] = list(plain.standing(words, view, players))
            if going_on:
                lines += [plain.decks(words, pack, view), plain.system(words, state, own)]
            lines += [plain.player(words, pack, state, view, seat, players, False) for seat in others]
            if own is not None:
                lines.append(plain.player(words, pack, state, view, own, players, True))
                if going_on:
                    lines.append(plain.next_cards(words, state, own))
                lines += plain.hand(words, pack, view)
            return lines
        shown = empires.compact if own is None else empires.brief
        parts: list[RenderableType] = [shown(words, pack, view, seat, players) for seat in others]
        parts.append(board.status(words, view, players))
        if going_on:
            parts += [board.decks(words, pack, view), board.system(words, state, own)]
        if own is not None:
            parts.append(empires.full(words, pack, state, view, own, players))
            parts += [*board.treasures(words, pack, view), board.hand(words, pack, view, players)]
        return parts

    def options(self, choice: Choice, plain_text: bool) -> list[RenderableType]:
        """The numbered list."""
        if plain_text:
            return list(plain.options(self.words, choice))
        return board.options(self.words, self.pack, choice)

    def one_player(self, view: View, seat: int, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """Everything that lies openly in front of one player."""
        if plain_text:
            return list(plain.whole_empire(self.words, self.pack, view, seat, players))
        pieces = empires.known(self.words, view["players"][seat])
        parts: list[RenderableType] = [Padding(Flow(pieces), (0, 1))] if pieces else []
        return [empires.full(self.words, self.pack, None, view, seat, players), *parts]

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a card."""
        text = self.large(card_id)
        if plain_text:
            return text
        title, _, rest = text.partition("\n")
        return board.card_panel(title, rest, f"bold {self.title_style(card_id)}".strip())

    def title_style(self, card_id: str) -> str:
        """The colour of a card's name."""
        if card_id in self.pack.index_of:
            return KIND_STYLES[self.pack.cards[self.pack.index_of[card_id]].kind]
        return "magenta" if self.ids().get(card_id) in ("system", "artifact") else ""

    def help(self, plain_text: bool) -> list[RenderableType]:
        """How to read the table."""
        end = self.words.say("terminal.artifacts.help-end")
        if plain_text:
            return [self.words.say("terminal.artifacts.help-plain"), end]
        kinds = " ".join(f"{KIND_SHAPES[kind]} {self.words.say(f'artifacts.kind.{kind}')} " for kind in v.KINDS)
        return [self.words.say("terminal.artifacts.help-table", kinds=kinds.strip()), end]
