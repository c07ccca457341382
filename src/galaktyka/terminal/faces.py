"""How a game looks in the terminal. Each game has one face; everything else here works with any of them."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.console import RenderableType

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Event, Game, Score, State, View
from galaktyka.terminal.spending import Bill, Ways
from galaktyka.text.catalogue import Words


class Entry:
    """One thing that can be chosen, or (without an action) that can not, with a note on why or at what price."""

    def __init__(
        self,
        label: str,
        action: int | None,
        card: str = "",
        note: str = "",
        several: bool = False,
        as_card: bool = False,
        signs: str = "",
        most: int | None = None,
    ) -> None:
        self.label = label
        self.action = action
        self.card = card
        self.note = note
        self.several = several
        """Chosen together with others of its kind."""
        self.as_card = as_card
        """Shown as the card itself, not as something done with it."""
        self.signs = signs
        """The note in signs, for the eyes; empty where words are as short."""
        self.most = most
        """So many times at most it can be chosen together with others; None if only `several` limits it."""


class Choice:
    """What a seat has to decide: numbered entries, perhaps several at once, perhaps none."""

    def __init__(
        self,
        prompt: str,
        entries: list[Entry],
        need: int,
        up_to: bool,
        passing: Entry | None,
        ways: Ways | None = None,
        bill: Bill | None = None,
        stop: int | None = None,
    ) -> None:
        self.prompt = prompt
        self.entries = entries
        self.need = need
        """How many of the entries marked `several` are chosen together."""
        self.up_to = up_to
        """Fewer are enough."""
        self.passing = passing
        self.ways = ways
        """Where not everything goes with everything: the sets of cards that can be chosen, with their moves."""
        self.bill = bill
        """Where it depends on the things chosen how many are enough."""
        self.stop = passing.action if stop is None and passing else stop
        """What says that fewer are enough, once some are chosen."""

    def numbered(self) -> list[Entry]:
        """The entries that have a number: the first one has number 1."""
        return [entry for entry in self.entries if entry.action is not None]


class Face(Protocol):
    """What the terminal has to know of a game."""

    words: Words

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        ...

    def board(self, state: State, view: View, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """The whole table as the view shows it."""
        ...

    def options(self, choice: Choice, plain_text: bool) -> list[RenderableType]:
        """The numbered list."""
        ...

    def one_player(self, view: View, seat: int, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """Everything that lies openly in front of one player."""
        ...

    def sentences(self, events: Sequence[Event], viewer: int | None, players: Sequence[str]) -> list[str]:
        """What happened, one line each; headings of rounds and phases among them."""
        ...

    def secret_moment(self, view: View) -> str:
        """A name for the moment in which everybody chooses in secret whether to do something; empty otherwise."""
        ...

    def has_secrets(self, view: View) -> bool:
        """Whether players at one keyboard must not see each other's screen."""
        ...

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a round."""
        ...

    def score(self, score: Score, name: str, final: bool, plain_text: bool) -> list[RenderableType]:
        """Where the points come from; what breaks a tie only at the end."""
        ...

    def hidden(self, view: View) -> str:
        """What only the seat of the view knows, in a line; empty if that is nothing."""
        ...

    def card_names(self) -> Mapping[str, str]:
        """Every name of every card, in all languages, and its id."""
        ...

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a card."""
        ...

    def actions_for(self, typed: str, state: State, seat: int) -> list[int]:
        """The actions that a person may mean."""
        ...

    def help(self, plain_text: bool) -> list[RenderableType]:
        """How to read the table."""
        ...


WITH_A_FACE = ("race", "frontiers", "artifacts", "cosmos")


def face_for(game: Game, words: Words, all_words: Sequence[Words]) -> Face:
    """The face of the game in the language of `words`; names are understood in all languages."""
    match game.key:
        case "race":
            from galaktyka.games.race import RaceGame
            from galaktyka.terminal.race.face import RaceFace

            assert isinstance(game, RaceGame)
            return RaceFace(game, words, all_words)
        case "frontiers":
            from galaktyka.games.frontiers import FrontiersGame
            from galaktyka.terminal.frontiers.face import FrontiersFace

            assert isinstance(game, FrontiersGame)
            return FrontiersFace(game, words, all_words)
        case "artifacts":
            from galaktyka.games.artifacts import ArtifactsGame
            from galaktyka.terminal.artifacts.face import ArtifactsFace

            assert isinstance(game, ArtifactsGame)
            return ArtifactsFace(game, words, all_words)
        case "cosmos":
            from galaktyka.games.cosmos import CosmosGame
            from galaktyka.terminal.cosmos.face import CosmosFace

            assert isinstance(game, CosmosGame)
            return CosmosFace(game, words, all_words)
    raise SetupError("terminal.no-face", {"game": game.key})
