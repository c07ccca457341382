"""The voice of Race for the Galaxy."""

from collections.abc import Mapping, Sequence

from galaktyka.core.game import Event, ScoreItem, State, View
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.game import RaceGame, RaceState
from galaktyka.games.race.text.cards import card_text, name
from galaktyka.games.race.text.play import event_sentence, merged
from galaktyka.games.race.voice.choices import Chooser
from galaktyka.games.race.voice.standing import standing
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, with_keys
from galaktyka.voices.measures import Measures, goods_on, length, number
from galaktyka.voices.names import matches
from galaktyka.voices.standing import Standing
from galaktyka.voices.voice import Voice

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

MEASURES: Measures = {
    "cards": number("hand_size"),
    "goods": goods_on("tableau"),
    "military": number("strength"),
    "tableau": length("tableau"),
}


class RaceVoice(Voice):
    """Race for the Galaxy in the words of one language."""

    key = "race"
    always_told: tuple[str, ...] = ("chips",)
    minutes = 30
    measures = MEASURES

    def __init__(self, game: RaceGame, words: Words, all_words: Sequence[Words]) -> None:
        self.game = game
        self.pack = game.box.pack
        self.words = words
        self.all_words = all_words

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        assert isinstance(state, RaceState)
        return with_keys(Chooser(self.words, state, seat).choice(), self.game.actions)

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

    def score_kind(self, item: ScoreItem) -> str:
        """Worlds and developments are told apart."""
        if item.kind != "card":
            return item.kind
        return "world" if self.pack.card(item.card).world else "development"

    def standing(self, state: State, view: View) -> Standing:
        """Where the game stands."""
        return standing(self.words, self.pack, view)

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a round."""
        return event.kind == "round"

    def hidden(self, view: View) -> str:
        """The hand."""
        return ", ".join(name(self.words, card) for card in view["players"][view["seat"]]["hand"])

    def card_names(self) -> Mapping[str, str]:
        """Every name of every card, in all languages, and its id."""
        names = {words.say(f"race.card.{card.id}"): card.id for words in self.all_words for card in self.pack.cards}
        return {**{card.id: card.id for card in self.pack.cards}, **names}

    def large(self, card_id: str) -> str:
        """All that there is to say about a card."""
        return card_text(self.words, self.pack.card(card_id))

    def action_names(self) -> dict[str, str]:
        """Every name of every action card."""
        names = {words.say(f"race.action.{card}"): card for words in self.all_words for card in v.ACTION_CARDS}
        return {**{card: card for card in v.ACTION_CARDS}, **names}

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

    def actions_on(self, thing: str, state: State, seat: int) -> list[int]:
        """What one would do now with a card or an action card."""
        table = self.game.actions
        if thing in table.ids:
            return [table.ids[thing]]
        if thing in v.ACTION_CARDS:
            return [table.id(f"choose {thing}")]
        if thing not in self.pack.index_of:
            return []
        return [self.action_on(thing, state.view(seat)["players"][seat]["question"], state, seat)]

    def action_on(self, card_id: str, question: str, state: State, seat: int) -> int:
        """What one would do with the card now: pay it, sell its good, or else place it."""
        verb = VERB_OF_QUESTION.get(question)
        if question == "settle" and card_id in state.view(seat)["players"][seat]["hand"]:
            verb = "pay"
        if verb is None:
            verb = "settle" if self.pack.card(card_id).world else "develop"
        table = self.game.actions
        twin = table.id(f"produce {card_id}")
        return twin if question == "windfall" and twin in state.legal(seat) else table.id(f"{verb} {card_id}")
