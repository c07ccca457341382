"""The face of Race for the Galaxy."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from galaktyka.core.game import Event, Score, State, View
from galaktyka.games.race import RaceGame, RaceState
from galaktyka.games.race.vocabulary import ACTION_CARDS
from galaktyka.terminal.faces import Choice
from galaktyka.terminal.kinds import FOUR_KINDS, PRODUCTION, WINDFALL
from galaktyka.terminal.names import matches
from galaktyka.terminal.race import board, plain
from galaktyka.terminal.race.choices import Chooser
from galaktyka.terminal.race.symbols import card_style
from galaktyka.text.catalogue import Words
from galaktyka.text.race_cards import card_text, name
from galaktyka.text.race_play import event_sentence, merged

HAND_IS_LISTED = ("discard", "pay", "cash", "place")
VERB_OF_QUESTION = {
    "discard": "discard",
    "cash": "discard",
    "keep": "keep",
    "pay": "pay",
    "settle": "use",
    "sell": "sell",
    "consume": "consume",
    "spend": "spend",
    "windfall": "bonus",
}


class RaceFace:
    """Race for the Galaxy for the eyes (in colours) and for the ears (plain)."""

    def __init__(self, game: RaceGame, words: Words, all_words: Sequence[Words]) -> None:
        self.game = game
        self.pack = game.box.pack
        self.words = words
        self.all_words = all_words

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        assert isinstance(state, RaceState)
        return Chooser(self.words, state, seat).choice()

    def board(self, state: State, view: View, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """The whole table as the view shows it."""
        seats = range(len(view["players"]))
        own = view["seat"]
        others = [seat for seat in seats if seat != own]
        if own is not None:
            others = [(own + step) % len(seats) for step in range(1, len(seats))]
        if plain_text:
            lines: list[RenderableType] = [plain.standing(self.words, view)]
            order = [*others, own] if own is not None else others
            lines += [plain.player(self.words, self.pack, view, seat, players) for seat in order]
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
        pays = any(notation.startswith("pay ") for notation in me["legal"])
        if me["question"] in HAND_IS_LISTED or pays:
            return []
        if plain_text:
            return [plain.hand(self.words, me["hand"])]
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

    def sentences(self, events: Sequence[Event], viewer: int | None, players: Sequence[str]) -> list[str]:
        """What happened, one line each."""
        return [event_sentence(self.words, event, viewer, players) for event in merged(events)]

    def secret_moment(self, view: View) -> str:
        """Placing a card or nothing: who has nothing to place must not be known before."""
        if view["stage"] != "place":
            return ""
        return f"{view['round']} {view['phase']} {view['second_time']}"

    def has_secrets(self, view: View) -> bool:
        """Everybody has a hand of cards."""
        return True

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a round."""
        return event.kind == "round"

    def score(self, score: Score, name: str, final: bool, plain_text: bool) -> list[RenderableType]:
        """Where the points come from; what breaks a tie only at the end, because hands are hidden until then."""
        if plain_text:
            return list(plain.score(self.words, score, name, final))
        return [board.score(self.words, score, name, final)]

    def hidden(self, view: View) -> str:
        """The hand."""
        return ", ".join(name(self.words, card) for card in view["players"][view["seat"]]["hand"])

    def card_names(self) -> Mapping[str, str]:
        """Every name of every card, in all languages, and its id."""
        names = {words.say(f"race.card.{card.id}"): card.id for words in self.all_words for card in self.pack.cards}
        return {**{card.id: card.id for card in self.pack.cards}, **names}

    def action_names(self) -> dict[str, str]:
        """Every name of every action card."""
        names = {words.say(f"race.action.{card}"): card for words in self.all_words for card in ACTION_CARDS}
        return {**{card: card for card in ACTION_CARDS}, **names}

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a card."""
        card = self.pack.card(card_id)
        text = card_text(self.words, card)
        if plain_text:
            return text
        title, _, rest = text.partition("\n")
        return Panel(
            rest, title=Text(title, f"bold {card_style(card)}"), title_align="left", box=box.ROUNDED, padding=(0, 1)
        )

    def actions_for(self, typed: str, state: State, seat: int) -> list[int]:
        """The actions that a person may mean: a notation, an action card, or a card in the sense of the question."""
        table = self.game.actions
        notation = " ".join(typed.lower().split())
        if notation in table.ids:
            return [table.ids[notation]]
        question = state.view(seat)["players"][seat]["question"]
        if question == "action":
            found = matches(typed, self.action_names())
            if found:
                return [table.id(f"choose {card}") for card in found]
        return [self.action_on(card, question, state, seat) for card in matches(typed, self.card_names())]

    def action_on(self, card_id: str, question: str, state: State, seat: int) -> int:
        """What one would do with the card now: pay it, sell its good, or else place it."""
        verb = VERB_OF_QUESTION.get(question)
        if verb is None:
            verb = "settle" if self.pack.card(card_id).world else "develop"
        table = self.game.actions
        twin = table.id(f"produce {card_id}")
        return twin if question == "windfall" and twin in state.legal(seat) else table.id(f"{verb} {card_id}")

    def help(self, plain_text: bool) -> list[RenderableType]:
        """How to read the table."""
        if plain_text:
            return [self.words.say("terminal.race.help-plain")]
        shapes = " ".join(
            f"{PRODUCTION[kind]}{WINDFALL[kind]} {self.words.say(f'race.kind.{kind}')} " for kind in FOUR_KINDS
        )
        return [self.words.say("terminal.race.help", shapes=shapes.strip())]
