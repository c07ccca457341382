"""The voice of Micro Cosmos."""

from collections.abc import Mapping, Sequence

from galaktyka.core.game import Event, ScoreItem, State, View
from galaktyka.games.cosmos.game import CosmosGame, CosmosState
from galaktyka.games.cosmos.text.cards import (
    automa_text,
    colony_text,
    crew_text,
    level_text,
    planet_text,
    portal_text,
    survivor_text,
    upgrade_text,
)
from galaktyka.games.cosmos.text.play import event_sentence, merged, place_in
from galaktyka.games.cosmos.voice.cards import Cards
from galaktyka.games.cosmos.voice.choices import Chooser
from galaktyka.games.cosmos.voice.standing import standing
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, with_keys
from galaktyka.voices.measures import Measures, length
from galaktyka.voices.names import matches
from galaktyka.voices.standing import Standing
from galaktyka.voices.voice import Voice

PLACES = ("planet", "moon", "station", "asteroid")
"""Where an Ark can be at a planet."""
VERBS_OF_QUESTION = {
    "discard": ("discard",),
    "upgrade": ("upgrade",),
    "spend": ("spend",),
    "cantina": ("take",),
    "play": ("play", "lift"),
    "destination": ("settle", "train"),
    "resolve": ("resolve",),
    "move": ("move", "discover"),
}
POINTS = {
    "unfinished": "terraformed",
    "first-and-second": "terraformed",
    "outposts-unlocked": "outposts",
    "outposts-placed": "outposts",
}
"""Lines of a score that are of the same kind."""
USUAL_VERBS = {"crew": "play", "survivor": "settle", "upgrade": "upgrade"}
"""What one usually does with a thing, when the question is about something else."""

MEASURES: Measures = {
    "resources": lambda player: sum(player["cargo"].values()),
    "specialists": length("ready"),
    "upgrades": length("upgrades"),
    "survivors": length("survivors"),
    "colonies": length("colonies"),
    "crew": length("above", "below"),
}


class CosmosVoice(Voice):
    """Micro Cosmos in the words of one language."""

    key = "cosmos"
    minutes = 30
    measures = MEASURES

    def __init__(self, game: CosmosGame, words: Words, all_words: Sequence[Words]) -> None:
        self.game = game
        self.pack = game.box.pack
        self.cards = Cards(self.pack)
        self.words = words
        self.all_words = all_words

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        assert isinstance(state, CosmosState)
        return with_keys(Chooser(self.words, self.cards, state, seat).choice(), self.game.actions)

    def score_kind(self, item: ScoreItem) -> str:
        """Planets count for terraforming, done or not; outposts are outposts."""
        return POINTS.get(item.kind, item.kind)

    # -------------------------------------------------------------- what happened

    def sentences(self, events: Sequence[Event], viewer: int | None, players: Sequence[str]) -> list[str]:
        """What happened, one line each."""
        return [event_sentence(self.words, self.pack, event, viewer, players) for event in merged(events)]

    def secret_moment(self, view: View) -> str:
        """Nothing is chosen in secret."""
        return ""

    def has_secrets(self, view: View) -> bool:
        """Everything lies open."""
        return False

    def hidden(self, view: View) -> str:
        """Nobody knows more than the others."""
        return ""

    def standing(self, state: State, view: View) -> Standing:
        """Where the game stands."""
        return standing(self.words, view)

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a round."""
        return event.kind == "round"

    # -------------------------------------------------------------- cards and names

    def card_names(self) -> Mapping[str, str]:
        """Every name of every card, planet, upgrade, colony and level, in all languages, and its id."""
        names: dict[str, str] = {"portal": "portal"}
        for kind, things in self.named_things().items():
            names |= {id: id for id in things}
            for words in self.all_words:
                names |= {words.say(f"cosmos.{kind}.{id}"): id for id in things}
        for words in self.all_words:
            names |= {words.say("cosmos.automa.card", n=card.index + 1): card.id for card in self.pack.automa}
            names |= {words.say("cosmos.text.colony", n=number): id for id, (number, _) in self.cards.colonies.items()}
            names[words.say("cosmos.place.portal")] = "portal"
        return names

    def named_things(self) -> dict[str, list[str]]:
        """The ids of everything that has a name, by kind."""
        cards = self.cards
        return {
            "crew": list(cards.crew),
            "survivor": list(cards.survivors),
            "planet": list(cards.planets),
            "upgrade": list(cards.upgrades),
            "level": list(cards.levels),
        }

    def large(self, card_id: str) -> str:
        """All that there is to say about a card, a planet, an upgrade, a colony or a level of the Automa."""
        words, cards, numbers = self.words, self.cards, self.pack.numbers
        if card_id in cards.crew:
            return crew_text(words, cards.crew[card_id])
        if card_id in cards.survivors:
            return survivor_text(words, cards.survivors[card_id])
        if card_id in cards.planets:
            return planet_text(words, cards.planets[card_id], numbers)
        if card_id in cards.upgrades:
            return upgrade_text(words, cards.upgrades[card_id], numbers)
        if card_id in cards.automa:
            return automa_text(words, cards.automa[card_id])
        if card_id in cards.levels:
            return level_text(words, cards.levels[card_id])
        if card_id in cards.colonies:
            return colony_text(words, *cards.colonies[card_id])
        return portal_text(words, self.pack.portal)

    def actions_for(self, typed: str, state: State, seat: int) -> list[int]:
        """The actions that a person may mean: a notation, or a thing in the sense of the question."""
        table = self.game.actions
        notation = " ".join(typed.lower().split())
        if notation in table.ids:
            return [table.ids[notation]]
        view = state.view(seat)
        question = view["players"][seat]["question"]
        actions = [
            action for found in self.meant(typed, view) if (action := self.action_on(found, question, state, seat))
        ]
        return actions or self.deeds(typed)

    def meant(self, typed: str, view: View) -> list[str]:
        """The things that are called so; a planet stands for the space where it lies."""
        names = {**self.card_names(), **self.places(view)}
        return [space_of(id, view) for id in matches(typed, names)]

    def places(self, view: View) -> dict[str, str]:
        """The spaces around the planets, and the cells without one, by their names in all languages."""
        names = {}
        for words in self.all_words:
            for cell, entry in view["cells"].items():
                if not entry:
                    names[words.say(f"cosmos.cell.{cell}")] = cell
                    continue
                spaces = [f"{cell}-{place}" for place in PLACES]
                names |= {place_in(words, view, space): space for space in spaces}
        return names

    def actions_on(self, thing: str, state: State, seat: int) -> list[int]:
        """What one would do now with a card, a planet, a space or an upgrade."""
        if thing in self.game.actions.ids:
            return [self.game.actions.ids[thing]]
        view = state.view(seat)
        question = view["players"][seat]["question"]
        action = self.action_on(space_of(thing, view), question, state, seat)
        return [] if action is None else [action]

    def action_on(self, thing: str, question: str, state: State, seat: int) -> int | None:
        """What one would do with the thing now: what is possible, else what the question is about."""
        table = self.game.actions
        kinds = [kind for kind, ids in self.named_things().items() if thing in ids]
        verbs = [*VERBS_OF_QUESTION.get(question, ()), *(USUAL_VERBS.get(kind, "") for kind in kinds), "move"]
        actions = [table.ids[f"{verb} {thing}"] for verb in verbs if f"{verb} {thing}" in table.ids]
        legal = state.legal(seat)
        return next((action for action in actions if action in legal), actions[0] if actions else None)

    def deeds(self, typed: str) -> list[int]:
        """Actions without a card by their names: resources, Gather, Terraform ..."""
        table = self.game.actions
        names = {}
        for words in self.all_words:
            for deed in ("gather", "terraform", "explore", "colony", "outpost"):
                names[words.say(f"cosmos.deed.{deed}")] = deed
        return [table.ids[deed] for deed in matches(typed, names)]


def space_of(thing: str, view: View) -> str:
    """A planet stands for the space where it lies; everything else for itself."""
    spaces = {entry["planet"]: f"{cell}-planet" for cell, entry in view["cells"].items() if entry}
    return spaces.get(thing, thing)
