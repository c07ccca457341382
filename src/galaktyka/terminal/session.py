"""A game at the keyboard: show, ask, play, until it is over or the person leaves."""

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import State
from galaktyka.table.places import shown
from galaktyka.table.storage import StorageError, path_from
from galaktyka.table.table import Table
from galaktyka.terminal.answers import Answering, Misread, number_in
from galaktyka.terminal.commands import read_command
from galaktyka.terminal.ending import ending, scores
from galaktyka.terminal.flow import Flow
from galaktyka.terminal.screen import Leave, Screen, forget_typing
from galaktyka.terminal.shell import shell_command
from galaktyka.terminal.views import TerminalView
from galaktyka.text.catalogue import LANGUAGES
from galaktyka.voices.choice import Choice
from galaktyka.voices.names import matches, similar
from galaktyka.voices.people import around_the_table
from galaktyka.voices.voice import why_not

MOST_NEWS = 12
DIM = "grey50"


class Session:
    """One game, one keyboard, one or more people."""

    def __init__(
        self, table: Table, screen: Screen, terminal_views: dict[str, TerminalView], lang: str, pack: str | None = None
    ) -> None:
        self.table = table
        self.screen = screen
        self.terminal_views = terminal_views
        self.lang = lang
        self.pack = pack
        self.seen: dict[int, int] = {}
        self.at_keyboard = -1
        self.moment = ""
        """The secret choice that is being made, and who has had the keyboard in it."""
        self.met: set[int] = set()
        self.greeting = True
        """The first screen leaves what was said before it."""
        for seat in table.people():
            own = [number for number, step in enumerate(table.steps) if step.move and step.move.seat == seat]
            self.seen[seat] = own[-1] if own else 0

    @property
    def terminal_view(self) -> TerminalView:
        """The game in the language that is on."""
        return self.terminal_views[self.lang]

    def say(self, message: str, /, **values: object) -> str:
        """Words in the language that is on."""
        return self.terminal_view.words.say(message, **values)

    @property
    def players(self) -> list[str]:
        """What everybody is called."""
        return around_the_table(self.terminal_view.words, self.table.header.seats, self.table.state)

    # -------------------------------------------------------------- the game

    def run(self) -> int:
        """Play on until the end; 0 also when the person leaves, because nothing is lost."""
        try:
            while True:
                while self.stored(self.table.play_bot) or self.stored(self.table.play_forced):
                    pass
                if self.table.state.is_over():
                    return self.finish()
                self.turn(self.next_person())
        except (Leave, KeyboardInterrupt):
            self.farewell()
            return 0
        finally:
            self.table.close()

    def next_person(self) -> int:
        """Who is asked now: whoever has the keyboard, if they owe a choice."""
        people = [seat for seat in self.table.state.deciders() if seat in self.seen]
        moment = self.terminal_view.secret_moment(self.table.state.view(None)) if len(self.seen) > 1 else ""
        if moment != self.moment:
            self.moment = moment
            self.met = set()
        if moment:
            return self.next_in_secret(people)
        return self.at_keyboard if self.at_keyboard in people else people[0]

    def next_in_secret(self, people: list[int]) -> int:
        """Everybody takes the keyboard in turn, so that nobody learns who had nothing to choose."""
        for seat in sorted(self.seen):
            if seat in self.met:
                continue
            self.met.add(seat)
            if seat in people:
                return seat
            self.pass_keyboard(seat)
            self.screen.ask(self.say("terminal.nothing-to-choose") + " ")
        return people[0]

    def turn(self, seat: int) -> None:
        """Ask one seat until it has made its choice."""
        if seat != self.at_keyboard:
            self.pass_keyboard(seat)
        state = self.table.state
        answering = self.question(seat)
        while self.table.state is state:
            if running := answering.running():
                self.screen.show(running)
            typed = self.screen.ask("> ")
            command = read_command(typed)
            if command:
                lang = self.lang
                self.obey(seat, *command)
                if self.lang != lang:
                    answering = self.question(seat)
            elif typed or answering.doubt:
                self.answer(seat, answering, typed)

    def question(self, seat: int) -> Answering:
        """Show what the seat has to choose; its answer begins."""
        self.show_table(seat)
        state = self.table.state
        return Answering(
            self.terminal_view.words, self.terminal_view, self.terminal_view.choice(state, seat), state, seat
        )

    def answer(self, seat: int, answering: Answering, typed: str) -> None:
        """Try to play what was typed."""
        try:
            actions = answering.take(typed)
            if actions is not None:
                answering.selected = []
                self.stored(lambda: self.table.play(seat, actions))
        except Misread as error:
            self.screen.fault(str(error))
        except IllegalMove as error:
            self.screen.fault(self.terminal_view.words.say_with(error.message_id, error.values))

    def stored(self, action: Callable[[], bool | None]) -> bool:
        """Do something that writes to the disk; if that fails, ask for another place and try again."""
        while True:
            try:
                return bool(action())
            except StorageError as error:
                self.screen.fault(self.terminal_view.words.explain(error))
                self.find_another_place()

    def find_another_place(self) -> None:
        """Ask where to write the game, which is still in memory."""
        typed = self.screen.ask(self.say("terminal.disk.ask") + "\n> ")
        command = read_command(typed)
        if command and command[0] == "quit":
            raise Leave
        if typed:
            try:
                self.table.move_to(path_from(typed))
                self.screen.show(self.say("terminal.disk.moved", path=self.path()))
            except StorageError as error:
                self.screen.fault(self.terminal_view.words.explain(error))

    # -------------------------------------------------------------- showing

    def has_secrets(self) -> bool:
        """Whether people at this screen must not see each other's side of the table."""
        return len(self.seen) > 1 and self.terminal_view.has_secrets(self.table.state.view(None))

    def pass_keyboard(self, seat: int) -> None:
        """Hide the screen of one person before the next one takes the keyboard."""
        if self.has_secrets():
            if not self.greeting:
                self.screen.hide()
            self.greeting = False
            forget_typing()
            self.screen.ask(self.say("terminal.pass-keyboard", who=self.players[seat]) + " ")
            self.screen.hide()
        self.at_keyboard = seat

    def show_table(self, seat: int, in_full: bool = False) -> None:
        """Show what happened, the table, the question and its answers; plain mode describes cards only on request."""
        state = self.table.state
        plain = self.screen.plain
        if not self.greeting:
            self.screen.clear()
        self.greeting = False
        self.show_news(seat)
        choice = self.terminal_view.choice(state, seat)
        view = {**state.view(seat), "in_full": in_full}
        self.screen.show(*self.terminal_view.board(state, view, self.players, plain))
        if not plain:
            self.screen.show(Rule(style=DIM))
        self.screen.show(self.heading(choice), *self.terminal_view.options(choice, plain))

    def heading(self, choice: Choice) -> RenderableType:
        """The question (and whose it is, if several people are here), and how it can be answered."""
        prompt = f"{self.players[self.at_keyboard]}: {choice.prompt}" if len(self.seen) > 1 else choice.prompt
        if self.screen.plain:
            return prompt
        hint = self.say("terminal.hint-several" if choice.need > 1 else "terminal.hint")
        return Padding(Flow([Text(prompt, style="bold yellow"), Text(hint, style=DIM)]), (0, 1))

    def show_news(self, seat: int) -> None:
        """What happened since the person was asked last."""
        self.tell(self.seen[seat], seat)
        self.seen[seat] = len(self.table.steps)

    def tell(self, first: int, seat: int | None) -> None:
        """Tell what happened from a step on, as the seat (None: everybody) saw it."""
        events = [event for step in self.table.steps[first:] for event in step.seen_by(seat)]
        lines = self.terminal_view.sentences(events, seat, self.players)
        if not lines:
            return
        if self.screen.plain:
            self.screen.show(*lines)
            return
        if len(lines) > MOST_NEWS and not self.table.state.is_over():  # at the end nobody can type `log` any more
            hidden = len(lines) - MOST_NEWS
            lines = [self.say("terminal.news-more", n=hidden), *lines[hidden:]]
        self.screen.show(news_list(lines))

    def finish(self) -> int:
        """Tell everybody what led to the end, and show the last screen."""
        plain = self.screen.plain
        self.screen.clear()
        self.tell(min(self.seen.values(), default=0), next(iter(self.seen)) if len(self.seen) == 1 else None)
        state = self.table.state
        self.screen.show(*self.terminal_view.board(state, state.view(None), self.players, plain))
        self.screen.show(*ending(self.terminal_view, self.table.state, self.table.header, self.players, plain))
        if self.table.file:
            self.screen.show(self.say("terminal.end.record", path=self.path(), command=self.command("replay")))
        return 0

    def farewell(self) -> None:
        """Say how to come back, on a screen without anybody's secrets."""
        if self.has_secrets():
            self.screen.hide()
        if self.table.file:
            self.screen.show(self.say("terminal.farewell", path=self.path(), command=self.command("play --resume")))

    def path(self) -> str:
        """Where the record is."""
        return shown(self.table.file.path) if self.table.file else ""

    def command(self, words: str) -> str:
        """What to type in the shell to come back to this game."""
        return shell_command(words, self.table.file.path, self.pack) if self.table.file else ""

    # -------------------------------------------------------------- commands

    def obey(self, seat: int, command: str, argument: str) -> None:
        """Carry out a command; only undo changes the game."""
        match command:
            case "quit":
                raise Leave
            case "help":
                self.show_help()
            case "why":
                self.show_why(seat, argument)
            case "card":
                self.show_card(seat, argument)
            case "undo":
                self.undo(seat)
            case "log":
                self.show_log(seat)
            case "score":
                self.show_scores()
            case "table":
                self.show_player(seat, argument)
            case "save":
                self.screen.show(self.say("terminal.save", path=self.path(), command=self.command("play --resume")))
            case "lang":
                self.change_language(argument)

    def show_help(self) -> None:
        """What can be typed, and how to read the table."""
        in_words = [self.say("terminal.plain.help")] if self.screen.plain else []
        self.screen.show(self.say("terminal.help"), *in_words, *self.terminal_view.help(self.screen.plain))

    def show_why(self, seat: int, argument: str) -> None:
        """Why something cannot be done now."""
        state: State = self.table.state
        if not argument:
            self.screen.fault(self.say("terminal.why.what", example=self.example()))
            return
        actions = self.terminal_view.actions_for(argument, state, seat)
        if not actions:
            self.unknown_card(argument)
            return
        if any(entry.action == actions[0] for entry in self.terminal_view.choice(state, seat).numbered()):
            self.screen.show(self.say("voices.why.allowed"))
        else:
            self.screen.show(why_not(self.terminal_view.words, state, seat, actions[0]))

    def unknown_card(self, argument: str) -> None:
        """Nothing is called so."""
        guesses = similar(argument, self.terminal_view.card_names())
        message = "terminal.answer.did-you-mean" if guesses else "terminal.no-card"
        self.screen.fault(self.say(message, typed=argument, guesses=guesses))

    def show_card(self, seat: int, argument: str) -> None:
        """A card in full: by name, or by its number in the list of answers."""
        if not argument:
            self.screen.fault(self.say("terminal.card-what", example=self.example()))
            return
        numbered = self.terminal_view.choice(self.table.state, seat).numbered()
        number = number_in(argument, 1, len(numbered))
        if number is not None and numbered[number - 1].card:
            self.screen.show(self.terminal_view.card(numbered[number - 1].card, self.screen.plain))
            return
        found = matches(argument, self.terminal_view.card_names())
        if not found:
            self.unknown_card(argument)
        for card in found[:3]:
            self.screen.show(self.terminal_view.card(card, self.screen.plain))
        if len(found) > 3:
            self.screen.show(self.say("terminal.more-cards", n=len(found) - 3))

    def example(self) -> str:
        """A name to type, in small letters."""
        return self.say(f"terminal.{self.table.header.game}.example")

    def undo(self, seat: int) -> None:
        """Take back the last choice."""
        try:
            self.stored(lambda: self.table.undo(seat))
        except IllegalMove as error:
            self.screen.fault(self.terminal_view.words.say_with(error.message_id, error.values))
        else:
            self.seen = {other: min(number, len(self.table.steps)) for other, number in self.seen.items()}

    def show_log(self, seat: int) -> None:
        """Everything that happened, as this person may know it."""
        events = [event for step in self.table.steps for event in step.seen_by(seat)]
        self.screen.show(*self.terminal_view.sentences(events, seat, self.players))

    def show_scores(self) -> None:
        """The points as if the game ended now."""
        state = self.table.state
        self.screen.show(
            self.say("terminal.score-now"), *scores(self.terminal_view, state, self.players, self.screen.plain)
        )

    def show_player(self, seat: int, argument: str) -> None:
        """Show everything in front of one player; without a name, the whole table again."""
        if not argument:
            self.seen[seat] = len(self.table.steps)
            self.show_table(seat, in_full=True)
            return
        names = {name: str(number) for number, name in enumerate(self.players)}
        places = {str(number + 1): str(number) for number in range(len(self.players))}
        found = [places[argument]] if argument in places else matches(argument, names)
        if not found:
            self.screen.fault(self.say("terminal.no-player", typed=argument, names=self.players))
            return
        view = self.table.state.view(seat)
        self.screen.show(*self.terminal_view.one_player(view, int(found[0]), self.players, self.screen.plain))

    def change_language(self, argument: str) -> None:
        """The other language, or the one named."""
        others = [lang for lang in LANGUAGES if lang != self.lang]
        if argument and argument not in LANGUAGES:
            self.screen.fault(self.say("unknown-language", lang=argument, known=list(LANGUAGES)))
            return
        self.lang = argument or others[0]


def news_list(lines: Sequence[str]) -> RenderableType:
    """News with a bar beside them; long lines are indented."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=1, style="blue")
    grid.add_column(style=DIM)
    for line in lines:
        grid.add_row("│", Text(line))
    return grid
