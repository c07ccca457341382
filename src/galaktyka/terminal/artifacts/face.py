"""The face of Alien Artifacts."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.padding import Padding

from galaktyka.core.game import Event, Score, State, View
from galaktyka.games.artifacts import ArtifactsGame, ArtifactsState
from galaktyka.games.artifacts.vocabulary import COLOURS, KINDS, TYPES
from galaktyka.terminal.artifacts import board, empires, plain
from galaktyka.terminal.artifacts.bills import TO
from galaktyka.terminal.artifacts.choices import Chooser
from galaktyka.terminal.artifacts.symbols import KIND_SHAPES, KIND_STYLES
from galaktyka.terminal.faces import Choice
from galaktyka.terminal.flow import Flow
from galaktyka.terminal.names import matches
from galaktyka.text.artifacts_cards import (
    artifact_text,
    card_text,
    faction_text,
    plan_name,
    plan_text,
    resource_name,
    resource_text,
    system_text,
)
from galaktyka.text.artifacts_play import event_sentence, merged, resource_of, section_of
from galaktyka.text.catalogue import Words

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
PLANNING = ("nothing", "faction", "keep", "act", "target", "extra", "deck", "kind", "scout")
"""Questions at which the ears hear of the whole table ..."""
FROM_THE_HAND = ("pay", "put", "discard", "sift")
"""... of the hand, or of nothing but the question."""
BUILD = {"ship": "build", "technology": "develop", "planet": "discover"}
ACTIONS = ("offensive", "income", "mine", "faction")
BY_ROW = ("buy", "prepare", "unblock")


class ArtifactsFace:
    """Alien Artifacts for the eyes (in colours) and for the ears (plain)."""

    def __init__(self, game: ArtifactsGame, words: Words, all_words: Sequence[Words]) -> None:
        self.game = game
        self.pack = game.box.pack
        self.words = words
        self.all_words = all_words

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        assert isinstance(state, ArtifactsState)
        return Chooser(self.words, state, seat).choice()

    # -------------------------------------------------------------- the table

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
            if question not in PLANNING:
                return list(plain.hand(words, pack, view)) if question in FROM_THE_HAND else []
            lines: list[RenderableType] = list(plain.standing(words, view, players))
            if going_on:
                lines += [plain.decks(words, pack, view), plain.system(words, state, own)]
            lines += [plain.player(words, pack, state, view, seat, players, False) for seat in others]
            if own is not None:
                lines.append(plain.player(words, pack, state, view, own, players, True))
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

    # -------------------------------------------------------------- what happened, and points

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

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a turn."""
        return event.kind == "turn"

    def score(self, score: Score, name: str, final: bool, plain_text: bool) -> list[RenderableType]:
        """Where the points come from."""
        if plain_text:
            return list(plain.score(self.words, score, name, final))
        return [board.score(self.words, score, name, final)]

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

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a card."""
        text, style = self.text_of(card_id)
        if plain_text:
            return text
        title, _, rest = text.partition("\n")
        return board.card_panel(title, rest, style)

    def text_of(self, card_id: str) -> tuple[str, str]:
        """The text of a card with its title, and the colour of the title."""
        words, pack = self.words, self.pack
        if card_id in pack.index_of:
            card = pack.cards[pack.index_of[card_id]]
            return card_text(words, card, pack.numbers), f"bold {KIND_STYLES[card.kind]}"
        for system in pack.systems:
            if system.id == card_id:
                return system_text(words, system), "bold magenta"
        for plan in pack.plans:
            if plan.id == card_id:
                return plan_text(words, plan), "bold"
        for artifact in pack.artifacts:
            if artifact.id == card_id:
                return artifact_text(words, artifact), "bold magenta"
        for faction in pack.factions:
            if faction.id == card_id:
                return faction_text(words, faction), "bold"
        return self.resource_text(card_id), "bold"

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
                names |= {words.say(f"artifacts.kind.{kind}"): f"kind {kind}" for kind in KINDS}
            if question == "deck":
                names |= {words.say(f"artifacts.type.{deck}"): f"deck {deck}" for deck in TYPES}
            if question == "target":
                names |= dict.fromkeys(words.say("terminal.artifacts.called.aliens").split("; "), "target aliens")
            if question != "act":
                continue
            for action in ACTIONS:
                called = [words.say(f"artifacts.action.{action}")]
                called += words.say(f"terminal.artifacts.called.{action}").split("; ")
                names |= dict.fromkeys(called, action)
            for verb in BY_ROW:
                names |= {words.say(f"artifacts.do.{verb}", row=row): f"{verb} {row}" for row in TYPES}
            for colour in COLOURS[:4]:
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

    def help(self, plain_text: bool) -> list[RenderableType]:
        """How to read the table."""
        end = self.words.say("terminal.artifacts.help-end")
        if plain_text:
            return [self.words.say("terminal.artifacts.help-plain"), end]
        kinds = " ".join(f"{KIND_SHAPES[kind]} {self.words.say(f'artifacts.kind.{kind}')} " for kind in KINDS)
        return [self.words.say("terminal.artifacts.help-table", kinds=kinds.strip()), end]
