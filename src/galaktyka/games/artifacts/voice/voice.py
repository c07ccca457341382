"""The voice of Alien Artifacts."""

from collections.abc import Mapping, Sequence

from galaktyka.core.game import Event, Score, State, View
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.game import ArtifactsGame, ArtifactsState
from galaktyka.games.artifacts.text.cards import (
    artifact_text,
    card_text,
    faction_text,
    plan_name,
    plan_text,
    system_text,
)
from galaktyka.games.artifacts.text.play import event_sentence, merged, resource_of, section_of, tie_break
from galaktyka.games.artifacts.text.resources import resource_name, resource_text
from galaktyka.games.artifacts.voice.bills import TO
from galaktyka.games.artifacts.voice.choices import Chooser
from galaktyka.games.artifacts.voice.standing import standing
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, with_keys
from galaktyka.voices.measures import Measures, length, number
from galaktyka.voices.names import matches
from galaktyka.voices.standing import Standing
from galaktyka.voices.voice import Voice

VERBS_OF_QUESTION = {
    "keep": "keep",
    "complete": "complete",
    "lift": "lift",
    "block": "block",
    "send": "send",
    "flip": "flip",
    "to": "to",
    "which": "which",
    "switch": "switch",
}
BUILD = {"ship": "build", "technology": "develop", "planet": "discover"}
ACTIONS = ("offensive", "income", "mine", "faction")
BY_ROW = ("buy", "prepare", "unblock")

MEASURES: Measures = {
    "credits": number("credits"),
    "cards": number("hand_size"),
    "projects": length("projects"),
    "empire": length("empire"),
    "artifacts": length("artifacts"),
}


class ArtifactsVoice(Voice):
    """Alien Artifacts in the words of one language."""

    key = "artifacts"
    always_told: tuple[str, ...] = ("track", "empire", "faction")
    measures = MEASURES
    round_in_view = "turn"

    def __init__(self, game: ArtifactsGame, words: Words, all_words: Sequence[Words]) -> None:
        self.game = game
        self.pack = game.box.pack
        self.words = words
        self.all_words = all_words

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        assert isinstance(state, ArtifactsState)
        return with_keys(Chooser(self.words, state, seat).choice(), self.game.actions)

    # -------------------------------------------------------------- what happened

    def sentences(self, events: Sequence[Event], viewer: int | None, players: Sequence[str]) -> list[str]:
        """What happened, one line each."""
        return [event_sentence(self.words, event, viewer, players, self.pack) for event in merged(events)]

    def secret_moment(self, view: View) -> str:
        """Nothing is chosen in secret by all at once."""
        return ""

    def has_secrets(self, view: View) -> bool:
        """Hands and defence plans."""
        return bool(view["phase"] != "over")

    def hidden(self, view: View) -> str:
        """The hand, and the plans that nobody else has seen."""
        me = view["players"][view["seat"]]
        things = [resource_name(self.words, resource_of(self.pack, card)) for card in me["hand"]]
        things += [plan_name(self.words, plan) for plan in me["plans"] if plan not in me["shown_plans"]]
        return ", ".join(things)

    @staticmethod
    def tie_breaker(key: str, own: int, other: int) -> tuple[str, int, int]:
        """Credits, then cards in the empire."""
        if own // 256 != other // 256:
            return key, own // 256, other // 256
        return f"{key}-cards", own % 256, other % 256

    def standing(self, state: State, view: View) -> Standing:
        """Where the game stands."""
        return standing(self.words, view)

    def tie_break(self, score: Score) -> str:
        """Credits, then cards in the empire."""
        return tie_break(self.words, score.tie_break)

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a turn."""
        return event.kind == "turn"

    # -------------------------------------------------------------- cards and names

    def ids(self) -> dict[str, str]:
        """Everything with a name, and what it is."""
        found = dict.fromkeys(self.pack.index_of, "card")
        found |= {system.id: "system" for system in self.pack.systems}
        found |= {plan.id: "plan" for plan in self.pack.plans}
        found |= {artifact.id: "artifact" for artifact in self.pack.artifacts}
        return found | {faction.id: "faction" for faction in self.pack.factions}

    def card_names(self) -> Mapping[str, str]:
        """Every name of every card, system, plan, artifact and faction, in all languages, and its id."""
        ids = self.ids()
        names = {id: id for id in ids}
        for words in self.all_words:
            for id, what in ids.items():
                names.setdefault(words.say(f"artifacts.{what}.{id}"), id)
        return names

    def large(self, card_id: str) -> str:
        """All that there is to say about a card, a system, a plan, an artifact or a faction."""
        words, pack = self.words, self.pack
        match self.ids().get(card_id):
            case "card":
                return card_text(words, pack.cards[pack.index_of[card_id]], pack.numbers)
            case "system":
                return system_text(words, next(system for system in pack.systems if system.id == card_id))
            case "plan":
                return plan_text(words, next(plan for plan in pack.plans if plan.id == card_id))
            case "artifact":
                return artifact_text(words, next(artifact for artifact in pack.artifacts if artifact.id == card_id))
            case "faction":
                return faction_text(words, next(faction for faction in pack.factions if faction.id == card_id))
        return self.resource_text(card_id)

    def resource_text(self, thing: str) -> str:
        """A resource card, by its id, by that of a section, or with a project; else the thing itself."""
        thing = thing.partition(TO)[0]
        for resource in self.pack.resources:
            if thing in (resource.id, f"{resource.id}a", f"{resource.id}b"):
                return f"{resource_name(self.words, resource)}\n{resource_text(self.words, resource)}"
        return thing

    # -------------------------------------------------------------- what a person may mean

    def actions_for(self, typed: str, state: State, seat: int) -> list[int]:
        """The actions that a person may mean: a notation, an action, or a card in the sense of the question."""
        table = self.game.actions
        notation = " ".join(typed.lower().split())
        if notation in table.ids:
            return [table.ids[notation]]
        me = state.view(seat)["players"][seat]
        question = me["question"]
        named = self.plain_names(question) | self.resource_names(question, me)
        found = [table.ids[key] for key in matches(typed, named)]
        if found:
            return found
        return [self.on_thing(id, question, state, seat) for id in matches(typed, self.card_names())]

    def plain_names(self, question: str) -> dict[str, str]:
        """Names of the answers that are about no card."""
        names: dict[str, str] = {}
        for words in self.all_words:
            if question == "kind":
                names |= {words.say(f"artifacts.kind.{kind}"): f"kind {kind}" for kind in v.KINDS}
            if question == "deck":
                names |= {words.say(f"artifacts.type.{deck}"): f"deck {deck}" for deck in v.TYPES}
            if question == "target":
                names |= dict.fromkeys(words.say("voices.artifacts.called.aliens").split("; "), "target aliens")
            if question != "act":
                continue
            for action in ACTIONS:
                called = [words.say(f"artifacts.action.{action}")]
                called += words.say(f"voices.artifacts.called.{action}").split("; ")
                names |= dict.fromkeys(called, action)
            for verb in BY_ROW:
                names |= {words.say(f"artifacts.do.{verb}", row=row): f"{verb} {row}" for row in v.TYPES}
            for colour in v.COLOURS[:4]:
                names[words.say("artifacts.do.exchange", colour=colour)] = f"exchange {colour}"
        return names

    def resource_names(self, question: str, me: View) -> dict[str, str]:
        """Resource cards have no names, but they can be called by what is on them: 3 red."""
        cards = {card: resource_of(self.pack, card) for card in me["hand"]}
        names: dict[str, str] = {}
        for words in self.all_words:
            if question in ("discard", "sift"):
                names |= {resource_name(words, card): f"discard {id}" for id, card in cards.items()}
            if question in ("pay", "put"):
                sections = [f"{id}{half}" for id in cards for half in "ab"]
                sections += [section for entry in me["empire"] for section in entry["stored"]]
                for section in sections:
                    half = section_of(self.pack, section)
                    names.setdefault(words.say(f"artifacts.short.{half.colour}", n=half.icons), f"{question} {section}")
        return names

    def actions_on(self, thing: str, state: State, seat: int) -> list[int]:
        """What one would do now with a card, a resource card or a section of one."""
        table = self.game.actions
        if thing in table.ids:
            return [table.ids[thing]]
        question = state.view(seat)["players"][seat]["question"]
        if thing in self.ids():
            return [self.on_thing(thing, question, state, seat)]
        notations = [f"discard {thing}", f"pay {thing}", f"pay {thing}a", f"pay {thing}b"]
        if question in ("pay", "put"):
            notations = [f"{question} {thing}", f"{question} {thing}a", f"{question} {thing}b"]
        return [table.ids[notation] for notation in notations if notation in table.ids]

    def on_thing(self, id: str, question: str, state: State, seat: int) -> int:
        """What one would do with a thing now: whatever is possible, else what the question is about."""
        if self.ids()[id] == "system":
            return self.game.actions.id("target aliens")
        me = state.view(seat)["players"][seat]
        built = any(entry["card"] == id for entry in me["empire"])
        actions = [self.game.actions.id(f"{verb} {id}") for verb in self.verbs_for(id, question, built)]
        legal = state.legal(seat)
        return next((action for action in actions if action in legal), actions[0])

    def verbs_for(self, id: str, question: str, built: bool) -> list[str]:
        """What the question could mean for a thing of this sort."""
        match self.ids()[id]:
            case "plan":
                return ["plan"]
            case "artifact":
                return ["play"]
            case "faction":
                return ["choose"]
        card = self.pack.cards[self.pack.index_of[id]]
        if question in VERBS_OF_QUESTION:
            return [VERBS_OF_QUESTION[question]]
        if not built:
            return [BUILD[card.type]]
        return ["use", "switch"] if card.type == "technology" else ["switch"]
