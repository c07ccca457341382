"""The face of New Frontiers."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from galaktyka.core.game import Event, Score, State, View
from galaktyka.games.frontiers import FrontiersGame, FrontiersState
from galaktyka.terminal.faces import Choice
from galaktyka.terminal.frontiers import board, empires, plain
from galaktyka.terminal.frontiers.choices import Chooser
from galaktyka.terminal.frontiers.symbols import tile_style
from galaktyka.terminal.frontiers.terms import planet_terms, technology_price
from galaktyka.terminal.kinds import FOUR_KINDS, PRODUCTION, WINDFALL
from galaktyka.terminal.names import matches
from galaktyka.text.catalogue import Words
from galaktyka.text.frontiers_cards import action_text, goal_name, goal_text, name, tile_text
from galaktyka.text.frontiers_play import event_sentence, merged

PLANNING = ("nothing", "home", "pick", "settle", "second")
"""Questions at which one looks at the technologies on offer; the ears hear of them at the first three only."""
PLANETS_ARE_LISTED = ("settle", "second", "return", "replace")
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


class FrontiersFace:
    """New Frontiers for the eyes (in colours) and for the ears (plain)."""

    def __init__(self, game: FrontiersGame, words: Words, all_words: Sequence[Words]) -> None:
        self.game = game
        self.pack = game.box.pack
        self.words = words
        self.all_words = all_words

    def choice(self, state: State, seat: int) -> Choice:
        """What the seat can answer now."""
        assert isinstance(state, FrontiersState)
        return Chooser(self.words, state, seat).choice()

    # -------------------------------------------------------------- the table

    def board(self, state: State, view: View, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """The whole table: for the eyes the others at its far end, for the ears the round first."""
        assert isinstance(state, FrontiersState)
        own = view["seat"]
        seats = range(len(view["players"]))
        others = list(seats) if own is None else [(own + step) % len(seats) for step in range(1, len(seats))]
        words, pack, goals = self.words, self.pack, self.goal_points(state, own)
        if plain_text:
            lines: list[RenderableType] = list(plain.standing(words, pack, view, players, goals))
            lines += self.offers(state, view, True)
            lines += [plain.player(words, pack, view, seat, players) for seat in others]
            if own is not None:
                lines.append(plain.player(words, pack, view, own, players, False))
            return lines + self.planets(state, view, True)
        parts: list[RenderableType] = [empires.compact(words, pack, view, seat, players) for seat in others]
        parts += [board.status(words, pack, view, players, goals), *self.offers(state, view, False)]
        if own is not None:
            parts.append(empires.full(words, pack, view, own, players))
        return parts + self.planets(state, view, False)

    def goal_points(self, state: FrontiersState, seat: int | None) -> dict[str, int]:
        """What every goal face up would give the player now."""
        items = state.scores()[seat].items if seat is not None else []
        return {item.card: item.points for item in items if item.kind == "goal"}

    def offers(self, state: FrontiersState, view: View, plain_text: bool) -> list[RenderableType]:
        """The technologies on offer, where one plans ahead; when one is bought, the list of answers shows them."""
        if self.question(view) not in (PLANNING[:3] if plain_text else PLANNING) or view["phase"] == "over":
            return []
        prices = {}
        if view["seat"] is not None:
            tiles = [self.pack.tile(face) for face in view["technologies"]]
            prices = {tile.id: technology_price(state, view["seat"], tile) for tile in tiles}
        return [(plain if plain_text else board).market(self.words, self.pack, view, prices)]

    def planets(self, state: FrontiersState, view: View, plain_text: bool) -> list[RenderableType]:
        """The display and one's own discovered planets, unless the list of answers shows them."""
        parts: list[RenderableType] = []
        question = self.question(view)
        if view["display"] and question != "discover":
            heading = self.words.say("terminal.frontiers.display", n=len(view["display"]))
            parts.append(self.planet_list(heading, view["display"], {}, plain_text))
        own = view["players"][view["seat"]]["discovered"] if view["seat"] is not None else []
        if own and question not in PLANETS_ARE_LISTED:
            heading = self.words.say("terminal.frontiers.own-planets", n=len(own))
            notes = {tile: planet_terms(self.words, state, view["seat"], self.pack.tile(tile)) for tile in own}
            parts.append(self.planet_list(heading, own, notes, plain_text))
        return parts

    def planet_list(
        self, heading: str, tiles: Sequence[str], notes: Mapping[str, str], plain_text: bool
    ) -> RenderableType:
        """Planets under a heading."""
        if plain_text:
            return plain.planets(self.words, heading, tiles, notes)
        return board.planets(self.words, self.pack, heading, tiles, notes)

    def question(self, view: View) -> str:
        """What the seat of the view is asked; a spectator is asked nothing."""
        return str(view["players"][view["seat"]]["question"]) if view["seat"] is not None else "nothing"

    def options(self, choice: Choice, plain_text: bool) -> list[RenderableType]:
        """The numbered list."""
        if plain_text:
            return list(plain.options(self.words, self.pack, choice))
        return board.options(self.words, self.pack, choice)

    def one_player(self, view: View, seat: int, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """Everything that lies in front of one player."""
        if plain_text:
            return list(plain.whole_empire(self.words, self.pack, view, seat, players))
        parts: list[RenderableType] = [empires.full(self.words, self.pack, view, seat, players)]
        discovered = view["players"][seat]["discovered"]
        if discovered:
            heading = self.words.say("terminal.frontiers.planets-of", who=players[seat], n=len(discovered))
            parts.append(board.planets(self.words, self.pack, heading, discovered, {}))
        return parts

    # -------------------------------------------------------------- what happened, and points

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

    def is_heading(self, event: Event) -> bool:
        """Whether the event begins a round."""
        return event.kind == "round"

    def score(self, score: Score, name: str, final: bool, plain_text: bool) -> list[RenderableType]:
        """Where the points come from."""
        if plain_text:
            return list(plain.score(self.words, score, name, final))
        return [board.score(self.words, score, name, final)]

    # -------------------------------------------------------------- tiles and names

    def card_names(self) -> Mapping[str, str]:
        """Every name of every tile, goal and action tile, in all languages, and its id."""
        names = {id: id for id in (*self.pack.actions, *self.pack.goal_index, *self.pack.index_of)}
        for words in self.all_words:
            names |= {words.say(f"frontiers.action.{action}"): action for action in self.pack.actions}
            for goal in self.pack.goal_index:
                called = goal_name(words, goal)  # an action tile may be called the same
                names[f"{words.say('terminal.frontiers.a-goal')} {called}" if called in names else called] = goal
            names |= {name(words, tile): tile for tile in self.pack.index_of}
        return names

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a tile, a goal or an action tile."""
        style = "bold"
        if card_id in self.pack.index_of:
            tile = self.pack.tile(card_id)
            text, style = tile_text(self.words, tile), f"bold {tile_style(tile)}"
        elif card_id in self.pack.goal_index:
            text = goal_text(self.words, self.pack.goals[self.pack.goal_index[card_id]])
        else:
            title = self.words.say(f"frontiers.action.{card_id}")
            text = f"{title}\n{action_text(self.words, card_id, self.pack.actions[card_id])}"
        if plain_text:
            return text
        title, _, rest = text.partition("\n")
        return Panel(rest, title=Text(title, style), title_align="left", box=box.ROUNDED, padding=(0, 1))

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
        return {words.say(f"frontiers.kind.{kind}"): kind for words in self.all_words for kind in FOUR_KINDS}

    def help(self, plain_text: bool) -> list[RenderableType]:
        """How to read the table."""
        ends = self.words.say(
            "terminal.frontiers.help-ends",
            spaces=self.pack.spaces,
            colonies=self.pack.colonies,
            colonists=self.pack.fewest_colonists,
        )
        if plain_text:
            return [ends]
        shapes = " ".join(
            f"{PRODUCTION[kind]}{WINDFALL[kind]} {self.words.say(f'frontiers.kind.{kind}')} " for kind in FOUR_KINDS
        )
        return [self.words.say("terminal.frontiers.help", shapes=shapes.strip()), ends]
