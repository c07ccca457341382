"""The voice of New Frontiers."""

from collections.abc import Mapping, Sequence

from galaktyka.core.game import Event, ScoreItem, State, View
from galaktyka.games.frontiers.engine.box import COLOURS
from galaktyka.games.frontiers.game import FrontiersGame, FrontiersState
from galaktyka.games.frontiers.text.cards import action_text, goal_name, goal_text, name, tile_text
from galaktyka.games.frontiers.text.play import event_sentence, merged
from galaktyka.games.frontiers.voice.choices import Chooser
from galaktyka.games.frontiers.voice.standing import standing
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, with_keys
from galaktyka.voices.measures import Measures, goods_on, length, number
from galaktyka.voices.names import matches
from galaktyka.voices.standing import Standing
from galaktyka.voices.voice import Voice

VERBS_OF_QUESTION = {
    "home": ("home",),
    "buy": ("buy",),
    "discover": ("discover",),
    "settle": ("settle", "become", "upgrade", "use"),
    "second": ("settle", "upgrade", "use"),
    "after": ("upgrade",),
    "arm": ("spend",),
    "replace": ("replace",),
    "return": ("return", "store"),
    "short": ("produce",),
    "windfall": ("produce", "bonus"),
    "stock": ("stock",),
    "sell": ("sell",),
    "consume": ("consume",),
    "spend": ("spend",),
}
WITH_TECHNOLOGIES = ("buy", "use", "consume")

MEASURES: Measures = {
    "credits": number("credits"),
    "colonists": number("colonists"),
    "goods-of-colonies": goods_on("colonies"),
    "strength": number("strength"),
    "colonies": length("colonies"),
    "technologies": length("technologies"),
    "planets": length("discovered"),
}


class FrontiersVoice(Voice):
    """New Frontiers in the words of one language."""

    key = "frontiers"
    always_told: tuple[str, ...] = ("tokens", "goal")
    measures = MEASURES

    def __init__(self, game: FrontiersGame, words: Words, all_words: Sequence[Words]) -> None:
        self.game = game
        self.pack = game.box.pack
        self.words = words
        self.all_words = all_words

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        assert isinstance(state, FrontiersState)
        return with_keys(Chooser(self.words, state, seat).choice(), self.game.actions)

    def question(self, view: View) -> str:
        """What the seat of the view is asked; a spectator is asked nothing."""
        return str(view["players"][view["seat"]]["question"]) if view["seat"] is not None else "nothing"

    def is_open(self, item: ScoreItem, view: View) -> bool:
        """Not those for a goal that lies face down."""
        return item.kind != "goal" or item.card in view["goals_up"]

    def score_kind(self, item: ScoreItem) -> str:
        """Colonies and technologies are told apart."""
        if item.kind != "tile":
            return item.kind
        return "technology" if self.pack.tile(item.card).technology else "colony"

    # -------------------------------------------------------------- what happened

    def sentences(self, events: Sequence[Event], viewer: int | None, players: Sequence[str]) -> list[str]:
        """What happened, one line each."""
        return [event_sentence(self.words, event, viewer, players) for event in merged(events)]

    def secret_moment(self, view: View) -> str:
        """Nothing is chosen in secret by all at once."""
        return ""

    def has_secrets(self, view: View) -> bool:
        """Goals that only one player knows; everything else lies open."""
        return bool(view["options"]["goals"])

    def hidden(self, view: View) -> str:
        """The goal that the seat holds face down, or the goals that it is looking at."""
        goals = list(view["players"][view["seat"]]["looked"])
        if view["hidden_goal"] and "goal" in view["hidden_goal"]:
            goals.insert(0, view["hidden_goal"]["goal"])
        return ", ".join(goal_name(self.words, goal) for goal in goals)

    def standing(self, state: State, view: View) -> Standing:
        """Where the game stands."""
        return standing(self.words, self.pack, view)

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a round."""
        return event.kind == "round"

    # -------------------------------------------------------------- tiles and names

    def card_names(self) -> Mapping[str, str]:
        """Every name of every tile, goal and action tile, in all languages, and its id."""
        names = {id: id for id in (*self.pack.actions, *self.pack.goal_index, *self.pack.index_of)}
        for words in self.all_words:
            names |= {words.say(f"frontiers.action.{action}"): action for action in self.pack.actions}
            for goal in self.pack.goal_index:
                called = goal_name(words, goal)  # an action tile may be called the same
                names[f"{words.say('voices.frontiers.a-goal')} {called}" if called in names else called] = goal
            names |= {name(words, tile): tile for tile in self.pack.index_of}
        return names

    def large(self, card_id: str) -> str:
        """All that there is to say about a tile, a goal or an action tile."""
        if card_id in self.pack.index_of:
            return tile_text(self.words, self.pack.tile(card_id))
        if card_id in self.pack.goal_index:
            return goal_text(self.words, self.pack.goals[self.pack.goal_index[card_id]])
        title = self.words.say(f"frontiers.action.{card_id}")
        return f"{title}\n{action_text(self.words, card_id, self.pack.actions[card_id])}"

    def actions_for(self, typed: str, state: State, seat: int) -> list[int]:
        """The actions that a person may mean: a notation, or a tile, a goal or a kind in the sense of the question."""
        table = self.game.actions
        notation = " ".join(typed.lower().split())
        if notation in table.ids:
            return [table.ids[notation]]
        found = matches(typed, self.card_names())
        question = state.view(seat)["players"][seat]["question"]
        if question == "pick":
            actions = [id for id in found if id in self.pack.actions]
            return self.on_tiles(actions or found, question, state, seat)
        if question == "name":
            return [table.id(f"name {kind}") for kind in matches(typed, self.kind_names())]
        if question in ("keep-goal", "bottom"):
            verb = "keep" if question == "keep-goal" else "bottom"
            return [table.id(f"{verb} {goal}") for goal in found if goal in self.pack.goal_index]
        return self.on_tiles(found, question, state, seat)

    def actions_on(self, thing: str, state: State, seat: int) -> list[int]:
        """What one would do now with a tile, a goal or an action tile."""
        table = self.game.actions
        if thing in table.ids:
            return [table.ids[thing]]
        question = state.view(seat)["players"][seat]["question"]
        if thing in self.pack.goal_index:
            return [table.id(f"{'bottom' if question == 'bottom' else 'keep'} {thing}")]
        return self.on_tiles([thing], question, state, seat)

    def on_tiles(self, found: Sequence[str], question: str, state: State, seat: int) -> list[int]:
        """What one would do with the tiles now: whatever is possible, else what the question is about."""
        result = []
        legal = state.legal(seat)
        for tile_id in found:
            if tile_id in self.pack.actions:
                result.append(self.game.actions.id(f"choose {tile_id}"))
            if tile_id not in self.pack.index_of:
                continue
            actions = [self.game.actions.id(f"{verb} {tile_id}") for verb in self.verbs_for(tile_id, question)]
            result.append(next((action for action in actions if action in legal), actions[0]))
        return result

    def verbs_for(self, tile_id: str, question: str) -> list[str]:
        """What the question could mean for a tile of this type; else what one usually does with it."""
        tile = self.pack.tile(tile_id)
        verbs = VERBS_OF_QUESTION.get(question, ())
        if tile.technology:
            return [verb for verb in verbs if verb in WITH_TECHNOLOGIES] or ["buy"]
        return [verb for verb in verbs if verb != "buy"] or ["home" if tile.home else "settle"]

    def kind_names(self) -> dict[str, str]:
        """Every name of every kind of goods."""
        return {words.say(f"frontiers.kind.{kind}"): kind for words in self.all_words for kind in COLOURS}
