"""The command line: `galaktyka`. It imports a command's code only when the command is run."""

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from galaktyka import __version__
from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.games import shipped_keys
from galaktyka.interrupts import raise_when_interrupted
from galaktyka.text.catalogue import LANGUAGES, Words, choose_language, language_of

BAD_INPUT = 2
OTHER_FAULT = 1
DISK_FAULTS = ("records.disk", "records.disk-full", "records.read-only", "records.no-place")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    open_streams()
    use_utf8()
    words = Words(choose_language(None, None, os.environ))
    try:
        words = Words(language(given))
        try:
            return run(given, words)
        finally:
            sys.stdout.flush()  # at the end of the process nobody could say what is wrong
    except GalaktykaError as error:
        return fail(error, words)
    except KeyboardInterrupt:
        print(f"\n{words.say('terminal.interrupted')}", file=sys.stderr)
        return 130
    except BrokenPipeError:
        give_up_output()
    except OSError as error:
        from galaktyka.table.storage import storage_error

        give_up_output()
        fail(storage_error(error, error.filename or words.say("terminal.cli.output")), words)
    return OTHER_FAULT


def open_streams() -> None:
    """Where the shell has closed a stream there is one that swallows everything."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))


def give_up_output() -> None:
    """What is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def use_utf8() -> None:
    """Polish letters also where the locale says nothing."""
    import io

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")


def fail(error: GalaktykaError, words: Words) -> int:
    """One clear message; 2 for what was given, 1 for a disk that refuses."""
    print(f"galaktyka: {words.explain(error)}", file=sys.stderr)
    return OTHER_FAULT if error.message_id in DISK_FAULTS else BAD_INPUT


def language(given: Sequence[str]) -> str:
    """From `--lang` wherever it stands, the settings, or the locale: needed before the parser can speak."""
    asked = asked_language(given)
    if asked:
        return choose_language(asked, None, os.environ)
    setting = ""
    with contextlib.suppress(GalaktykaError):  # `run` tells what is wrong, unless help is all that is asked for
        setting = set_language()
    return choose_language(None, setting, os.environ)


def set_language() -> str:
    """From the settings; empty if there is none in them. A fault in them names their file."""
    from galaktyka.table.settings import own_settings, settings_path

    lang = own_settings().lang
    if lang and not language_of(lang):
        values: dict[str, object] = {"lang": lang, "known": list(LANGUAGES)}
        raise SetupError("unknown-language", values, str(settings_path()), '"lang"')
    return lang


def asked_language(given: Sequence[str]) -> str:
    """What stands after `--lang`; empty if nothing does."""
    asked = ""
    for number, word in enumerate(given):
        if word == "--lang" and number + 1 < len(given):
            asked = given[number + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return asked


def run(given: Sequence[str], words: Words) -> int:
    """Read the arguments and do what they ask."""
    args = build_parser(words, given).parse_args(given)
    if args.version:
        return show_version(words)
    if not asked_language(given):
        set_language()  # a fault in the settings is told now
    if args.command is None:
        given = [*given, "serve"]
        args = build_parser(words, given).parse_args(given)
    work = command_of(args, words)
    if args.command != "serve":  # it has something to put in order when it listens, and not before
        raise_when_interrupted()
    return work()


def command_of(args: argparse.Namespace, words: Words) -> Callable[[], int]:
    """What the command does, imported and not begun."""
    command = args.command
    if command == "simulate":
        from galaktyka.lab import simulate

        return lambda: int(simulate.run(args, words) or 0)
    if command == "lab":
        from galaktyka.lab import command as lab

        return lambda: lab.run(args, words)
    if command == "train":
        from galaktyka.train import command as training

        return lambda: training.run(args, words)
    if command == "serve":
        from galaktyka.server import serve

        return lambda: serve.run(args, words)
    if command in ("backup", "restore"):
        from galaktyka.server import backups

        return lambda: backups.run(args, words)
    from galaktyka.terminal import entry

    return lambda: entry.run(command, args, words)


def show_version(words: Words) -> int:
    """The version, and which engine runs."""
    from galaktyka.engine import is_compiled

    print(words.say("terminal.cli.compiled" if is_compiled() else "terminal.cli.pure", version=__version__))
    return 0


# ------------------------------------------------------------------ the parser


class Parser(argparse.ArgumentParser):
    """An argument parser that says its own words in the user's language."""

    def error(self, message: str) -> NoReturn:
        """A usage line and the fault."""
        self.print_usage(sys.stderr)
        self.exit(BAD_INPUT, f"galaktyka: {message}\n")


def speak(words: Words) -> None:
    """argparse looks up its sentences through gettext; we look them up in our catalogue."""

    def translated(text: str | None) -> str | None:
        if not text:
            return text
        key = "terminal.argparse." + "".join(c if c.isalnum() else "-" for c in text.lower()).strip("-")
        while "--" in key:
            key = key.replace("--", "-")
        return words.say(key) + " " * text.endswith(" ") if words.has(key) else text

    def counted(one: str, many: str, number: int) -> str | None:
        return translated(one if number == 1 else many)

    setattr(argparse, "_", translated)  # noqa: B010
    setattr(argparse, "ngettext", counted)  # noqa: B010


def build_parser(words: Words, given: Sequence[str]) -> argparse.ArgumentParser:
    """All commands; those of the simulation only when it is called, because it brings its own."""
    speak(words)
    say = words.say
    parser = Parser(prog="galaktyka", description=say("terminal.cli.description"), add_help=False, allow_abbrev=False)
    add_common(parser, words)
    parser.add_argument("--version", action="store_true", help=say("terminal.cli.version-help"))
    commands = parser.add_subparsers(
        dest="command", metavar=say("terminal.cli.command"), title=say("terminal.cli.commands"), parser_class=Parser
    )
    serve = add_command(commands, "serve", words)
    if "serve" in given:
        from galaktyka.server.serve import add_arguments as add_serve

        add_serve(serve, words)
    for name in ("backup", "restore"):
        command = add_command(commands, name, words)
        if name in given:
            from galaktyka.server.backups import add_arguments as add_backup

            add_backup(command, words)
    add_plain(add_command(commands, "terminal", words), words)
    add_play(add_command(commands, "play", words), words)
    add_replay(add_command(commands, "replay", words), words)
    simulate = add_command(commands, "simulate", words)
    if "simulate" in given:
        from galaktyka.lab.simulate import add_arguments

        add_arguments(simulate, words)
    lab = add_command(commands, "lab", words)
    if "lab" in given:
        add_lab(lab, words)
    train = add_command(commands, "train", words)
    if "train" in given:
        from galaktyka.train.command import add_arguments as add_train

        add_train(train, words)
    pack = add_command(commands, "pack", words).add_subparsers(
        dest="pack_command", metavar=say("terminal.cli.command"), required=True, parser_class=Parser
    )
    check = add_command(pack, "check", words, "pack-check")
    check.add_argument("folder", help=say("terminal.cli.pack-folder"))
    add_plain(check, words)
    position = add_command(commands, "position", words).add_subparsers(
        dest="position_command", metavar=say("terminal.cli.command"), required=True, parser_class=Parser
    )
    check = add_command(position, "check", words, "position-check")
    check.add_argument("file", help=say("terminal.cli.position-file"))
    add_table_options(check, words)
    return parser


def add_lab(parser: Parser, words: Words) -> None:
    """The laboratory brings its own verbs."""
    from galaktyka.lab.command import add_arguments

    verbs = parser.add_subparsers(
        dest="verb", metavar=words.say("terminal.cli.command"), required=True, parser_class=Parser
    )

    def make(name: str, text: str) -> Parser:
        verb = verbs.add_parser(name, help=text, description=text, add_help=False, allow_abbrev=False)
        add_common(verb, words)
        return verb

    add_arguments(make, words)


def add_command(commands: "argparse._SubParsersAction[Parser]", name: str, words: Words, key: str = "") -> Parser:
    """A command with its help."""
    text = words.say(f"terminal.cli.{key or name}-help")
    parser = commands.add_parser(name, help=text, description=text, add_help=False, allow_abbrev=False)
    add_common(parser, words)
    return parser


def add_common(parser: argparse.ArgumentParser, words: Words) -> None:
    """Help and language, everywhere."""
    parser.add_argument("-h", "--help", action="help", help=words.say("terminal.cli.help-help"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("terminal.cli.lang-help"))


def add_table_options(parser: argparse.ArgumentParser, words: Words) -> None:
    """What everything that shows a table understands."""
    parser.add_argument("--pack", metavar="DIR", help=words.say("terminal.cli.play-pack"))
    add_plain(parser, words)


def add_plain(parser: argparse.ArgumentParser, words: Words) -> None:
    """Plain lines, for everything that the terminal shows."""
    parser.add_argument("--plain", action="store_true", help=words.say("terminal.cli.play-plain"))


def notes_of(words: Words, subject: str) -> str:
    """What the games that are there say about an argument, one after the other."""
    told = [(key, f"terminal.cli.{subject}.{key}") for key in shipped_keys()]
    return "; ".join(f"{key}: {words.say(note)}" for key, note in told if words.has(note))


def add_play(parser: argparse.ArgumentParser, words: Words) -> None:
    """`galaktyka play`."""
    say = words.say
    parser.add_argument("game", nargs="?", help=say("terminal.cli.play-game", games=", ".join(shipped_keys())))
    parser.add_argument(
        "--seats", type=int, metavar="N", help=say("terminal.cli.play-seats", notes=notes_of(words, "alone"))
    )
    parser.add_argument("--bots", metavar="A,B", help=say("terminal.cli.play-bots"))
    parser.add_argument("--human", action="append", metavar="NAME", help=say("terminal.cli.play-human"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("terminal.cli.play-seed"))
    parser.add_argument(
        "--option",
        action="append",
        metavar="NAME",
        help=say("terminal.cli.play-option", variants=notes_of(words, "variants")),
    )
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say("terminal.cli.play-resume"))
    parser.add_argument("--position", metavar="FILE", help=say("terminal.cli.play-position"))
    parser.add_argument("--record", metavar="FILE", help=say("terminal.cli.play-record"))
    add_table_options(parser, words)


def add_replay(parser: argparse.ArgumentParser, words: Words) -> None:
    """`galaktyka replay`."""
    parser.add_argument("file", help=words.say("terminal.cli.replay-file"))
    parser.add_argument("--seat", type=int, metavar="N", help=words.say("terminal.cli.replay-seat"))
    parser.add_argument("--all", action="store_true", help=words.say("terminal.cli.replay-all"))
    parser.add_argument("--unfinished", action="store_true", help=words.say("terminal.cli.replay-unfinished"))
    add_table_options(parser, words)
