"""The start menu, `galaktyka terminal`: for whoever knows no command."""

import getpass
from datetime import datetime
from itertools import islice
from pathlib import Path

from rich import box
from rich.align import Align
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from galaktyka.bots import opponents, settled, usual_bot
from galaktyka.core.errors import GalaktykaError
from galaktyka.core.game import Game
from galaktyka.core.records import Record, RecordSeat, name_fault
from galaktyka.games import game_keys
from galaktyka.table.places import games_folder
from galaktyka.table.settings import Settings, settings_path, write_settings
from galaktyka.table.storage import StorageError, unfinished_games
from galaktyka.terminal.answers import number_in
from galaktyka.terminal.prose import reflowed
from galaktyka.terminal.screen import Leave, Screen
from galaktyka.terminal.starting import begin, load_game, resume, start_table, views_for
from galaktyka.text.catalogue import LANGUAGES, Words, game_name
from galaktyka.voices import spoken_games
from galaktyka.voices.people import bot_help, bot_name, shown_names

MOST_GAMES = 5


class Menu:
    """Asks in a few steps for what the command line says in options."""

    def __init__(self, screen: Screen, settings: Settings, lang: str) -> None:
        self.screen = screen
        self.settings = settings
        self.lang = lang

    def say(self, message: str, /, **values: object) -> str:
        """Words in the language that is on."""
        return Words(self.lang).say(f"terminal.menu.{message}", **values)

    def run(self) -> int:
        """Until the person leaves or has played."""
        try:
            while True:
                done = self.once()
                if done is not None:
                    return done
        except Leave:
            return 0

    def once(self) -> int | None:
        """Show the menu and do one thing."""
        games = list(islice(unfinished_games(games_folder()), MOST_GAMES))
        self.screen.clear()
        self.show_title()
        lines = [f"{self.say('unfinished')}: {self.described(path, record)}" for path, record in games]
        lines += [self.say("new"), self.say("rules"), self.say("language")]
        lines.append(self.say("plain-off" if self.screen.plain else "plain-on"))
        number = self.choose([*lines, self.say("quit")], self.say("ask"), 0, True)
        if number < len(games):
            return self.play_on(games[number][0])
        match number - len(games):
            case 0:
                return self.new_game()
            case 1:
                self.screen.show(reflowed(self.say(f"rules-text.{self.ask_game()}"), self.screen.console.width))
                self.screen.ask(f"{self.say('press-enter')} ")
            case 2:
                self.lang = next(lang for lang in LANGUAGES if lang != self.lang)
                self.settings.lang = self.lang
                self.keep_settings()
            case 3:
                self.settings.plain = not self.screen.plain
                self.screen = Screen(self.settings.plain)
                self.keep_settings()
            case _:
                return 0
        return None

    def play_on(self, path: Path) -> int | None:
        """Resume a saved game; if it cannot be, say why and show the menu again."""
        try:
            return resume(path, None, self.screen, self.lang)
        except GalaktykaError as error:
            self.screen.fault(Words(self.lang).explain(error))
            self.screen.ask(f"{self.say('press-enter')} ")
            return None

    def keep_settings(self) -> None:
        """Store the settings; if that fails, say why and go on."""
        try:
            write_settings(settings_path(), self.settings)
        except StorageError as error:
            self.screen.fault(Words(self.lang).explain(error))
            self.screen.ask(f"{self.say('press-enter-on')} ")

    def show_title(self) -> None:
        """The name on the box."""
        if self.screen.plain:
            self.screen.show(f"{self.say('title')}. {self.say('subtitle')}.")
            return
        text = Text(justify="center")
        text.append("✦  ·   ", style="yellow")
        text.append(" ".join(self.say("title")), style="bold cyan")
        text.append("   ·  ✦\n", style="yellow")
        text.append(self.say("subtitle"), style="default")
        self.screen.show(Panel(Align.center(text), box=box.DOUBLE, border_style="blue", padding=(1, 2)))

    def described(self, path: Path, record: Record) -> str:
        """A saved game in a line."""
        when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        players = ", ".join(shown_names(Words(self.lang), record.header.seats))
        game = game_name(Words(self.lang), record.header.game)
        return self.say("game", game=game, players=players, n=len(record.moves), when=when)

    def choose(self, lines: list[str], question: str, default: int, last_is_zero: bool = False) -> int:
        """Let the person choose a line; its index, from 0. The last one may be shown with the number 0."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=3, justify="right", style="bold")
        for number, line in enumerate(lines, 1):
            shown = 0 if last_is_zero and number == len(lines) else number
            if self.screen.plain:
                self.screen.show(f"{shown}: {line}")
            else:
                grid.add_row(str(shown), Text(line))
        if not self.screen.plain:
            self.screen.show(grid)
        while True:
            typed = self.screen.ask(f"{question} ")
            if not typed:
                return default
            if typed == "0" and last_is_zero:
                return len(lines) - 1
            chosen = number_in(typed, 1, len(lines) - last_is_zero)
            if chosen is not None:
                return chosen - 1
            self.screen.fault(self.say("no-number", least=0 if last_is_zero else 1, most=len(lines) - last_is_zero))

    # -------------------------------------------------------------- a new game

    def new_game(self) -> int:
        """Ask what is played and who plays, and begin."""
        game, words = load_game(self.ask_game(), None)
        people = [self.ask_name(self.say("name", name=self.usual_name()), self.usual_name(), [])]
        self.settings.name = people[0]
        self.settings.lang = self.lang
        self.keep_settings()
        seats = [RecordSeat(people[0], False)]
        for number in range(1, self.ask_opponents(min(game.seats) - 1, max(game.seats) - 1) + 1):
            seats.append(self.ask_opponent(number, seats, game.key))
        table = start_table(game, seats, None, self.ask_variant(game, len(seats)), None)
        return begin(table, self.screen, views_for(game, words), self.lang)

    def ask_variant(self, game: Game, seats: int) -> list[str]:
        """None or one of the options that the game has for so many players; alone they are the levels of the Automa."""
        options = [option.key for option in game.options if seats in option.seats]
        say = Words(self.lang).say
        line = "automa-line" if seats == 1 else "variant-line"
        texts = [(say(f"{game.key}.option.{key}"), say(f"{game.key}.option-help.{key}")) for key in options]
        lines = [self.say(line, option=option, help=text) for option, text in texts]
        self.screen.show(self.say("automa" if seats == 1 else "variant"))
        standard = self.say("easy" if seats == 1 else "standard")
        chosen = self.choose([standard, *lines], self.say("level", default=1), 0)
        return [options[chosen - 1]] if chosen else []

    def ask_game(self) -> str:
        """Which game; no question if there is only one."""
        keys = [key for key in game_keys() if key in spoken_games()]
        if len(keys) == 1:
            return keys[0]
        words = Words(self.lang)
        self.screen.show(self.say("which-game"))
        lines = [f"{game_name(words, key)}: {self.say(f'about.{key}')}" for key in keys]
        return keys[self.choose(lines, self.say("level", default=1), 0)]

    def usual_name(self) -> str:
        """The name used last, else the name of the account."""
        if self.settings.name and name_fault(self.settings.name) is None:
            return self.settings.name
        try:
            account = getpass.getuser().capitalize()
        except (OSError, KeyError, ImportError):
            account = ""
        return account if account not in ("", "Root") and name_fault(account) is None else self.say("default-name")

    def ask_name(self, question: str, default: str, taken: list[str]) -> str:
        """Ask for a name that is allowed in a record and not taken."""
        while True:
            name = " ".join(self.screen.ask(f"{question} ").split()) or default
            fault = name_fault(name)
            if fault is not None:
                self.screen.fault(Words(self.lang).say_with(fault.message_id, fault.values))
            elif name in taken:
                self.screen.fault(self.say("same-name", name=name))
            else:
                return name

    def ask_opponents(self, least: int, most: int) -> int:
        """How many; none where one can play alone."""
        question = self.say("opponents-or-alone" if least == 0 else "opponents", most=most)
        while True:
            number = number_in(self.screen.ask(f"{question} ") or "1", least, most)
            if number is not None:
                return number
            self.screen.fault(self.say("no-number", least=least, most=most))

    def ask_opponent(self, number: int, seats: list[RecordSeat], game_key: str) -> RecordSeat:
        """A bot, or another person."""
        words = Words(self.lang)
        bots = opponents(game_key)
        usual = bots.index(usual_bot(game_key))
        lines = [self.bot_line(words, settled(bot, game_key)) for bot in bots]
        self.screen.show(self.say("opponent", number=number))
        chosen = self.choose([*lines, self.say("person")], self.say("level", default=usual + 1), usual)
        if chosen < len(bots):
            return RecordSeat(bots[chosen], True)
        taken = [seat.name for seat in seats if not seat.bot]
        return RecordSeat(self.ask_name(self.say("person-name", number=number + 1), "", taken), False)

    def bot_line(self, words: Words, bot: str) -> str:
        """A bot and what it is like."""
        return ": ".join(filter(None, (bot_name(words, bot), bot_help(words, bot))))
