"""The face of Micro Cosmos."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from galaktyka.core.game import Event, Score, State, View
from galaktyka.games.cosmos import CosmosGame, CosmosState
from galaktyka.terminal.cosmos import arks, board, chart, plain
from galaktyka.terminal.cosmos.choices import Chooser
from galaktyka.terminal.cosmos.symbols import COLOUR_SIGNS, RESOURCE_SIGNS, Cards
from galaktyka.terminal.faces import Choice
from galaktyka.terminal.names import matches
from galaktyka.text.catalogue import Words
from galaktyka.text.cosmos_cards import (
    automa_text,
    crew_text,
    planet_text,
    portal_text,
    survivor_text,
    upgrade_text,
)
from galaktyka.text.cosmos_play import event_sentence, merged, place_in

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
USUAL_VERBS = {"crew": "play", "survivor": "settle", "upgrade": "upgrade"}
"""What one usually does with a thing, when the question is about something else."""


class CosmosFace:
    """Micro Cosmos for the eyes (in colours) and for the ears (plain)."""

    def __init__(self, game: CosmosGame, words: Words, all_words: Sequence[Words]) -> None:
        self.game = game
        self.pack = game.box.pack
        self.cards = Cards(self.pack)
        self.words = words
        self.all_words = all_words

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        assert isinstance(state, CosmosState)
        return Chooser(self.words, self.cards, state, seat).choice()

    # -------------------------------------------------------------- the table

    def board(self, state: State, view: View, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """The whole table: the others at its far end, the map, one's own Ark."""
        words, cards, own = self.words, self.cards, view["seat"]
        seats = range(len(view["players"]))
        others = list(seats) if own is None else [(own + step) % len(seats) for step in range(1, len(seats))]
        if plain_text:
            lines: list[RenderableType] = [*plain.standing(words, cards, view, players)]
            lines += plain.chart(words, cards, view, players)
            lines += [plain.player(words, cards, view, seat, players) for seat in others]
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

    # -------------------------------------------------------------- what happened, and points

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

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a round."""
        return event.kind == "round"

    def score(self, score: Score, name: str, final: bool, plain_text: bool) -> list[RenderableType]:
        """Where the points come from."""
        if plain_text:
            return list(plain.score(self.words, score, name, final))
        return [board.score(self.words, score, name, final)]

    # -------------------------------------------------------------- cards and names

    def card_names(self) -> Mapping[str, str]:
        """Every name of every card, planet and upgrade, in all languages, and its id."""
        names: dict[str, str] = {"portal": "portal"}
        for kind, things in self.named_things().items():
            names |= {id: id for id in things}
            for words in self.all_words:
                names |= {words.say(f"cosmos.{kind}.{id}"): id for id in things}
        for words in self.all_words:
            names |= {words.say("cosmos.automa.card", n=card.index + 1): card.id for card in self.pack.automa}
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
        }

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a card, a planet or an upgrade."""
        text = self.card_text(card_id)
        if plain_text:
            return text
        title, _, rest = text.partition("\n")
        return Panel(rest, title=Text(title, "bold"), title_align="left", box=box.ROUNDED, padding=(0, 1))

    def card_text(self, card_id: str) -> str:
        """The same in words."""
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
        cells = {entry["planet"]: f"{cell}-planet" for cell, entry in view["cells"].items() if entry}
        return [cells.get(id, id) for id in matches(typed, names)]

    def places(self, view: View) -> dict[str, str]:
        """The spaces around the planets, and the cells without one, by their names in all languages."""
        names = {}
        for words in self.all_words:
            for cell, entry in view["cells"].items():
                if not entry:
                    names[words.say(f"cosmos.cell.{cell}")] = cell
                    continue
                spaces = [f"{cell}-{place}" for place in board.PLACES]
                names |= {place_in(words, view, space): space for space in spaces}
        return names

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
