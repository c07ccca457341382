"""The commands of the terminal, from their arguments."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from galaktyka.core.errors import RecordError, SetupError
from galaktyka.core.game import Game
from galaktyka.core.records import Record
from galaktyka.core.replays import Step, replay, replay_moves
from galaktyka.table.settings import Settings, own_settings
from galaktyka.table.storage import read_record
from galaktyka.terminal.checks import check_pack, check_position
from galaktyka.terminal.menu import Menu
from galaktyka.terminal.replay import Replay, viewer
from galaktyka.terminal.screen import Screen, use_line_editing, wants_plain
from galaktyka.terminal.shell import shell_command
from galaktyka.terminal.starting import (
    begin,
    game_of,
    latest_unfinished,
    load_game,
    read_document,
    resume,
    seat_people,
    start_table,
    views_for,
)
from galaktyka.text.catalogue import Words

NEW_GAME_ONLY = ("seats", "bots", "human", "seed", "option", "position", "record")
IN_THE_POSITION = ("seed", "option")


def run(command: str, args: argparse.Namespace, words: Words) -> int:
    """Do what the command says; the exit code."""
    settings = own_settings()
    flag = bool(getattr(args, "plain", False))
    screen = Screen(wants_plain(flag, settings.plain, os.environ, sys.stdout.isatty()))
    use_line_editing()
    match command:
        case "play":
            return play(args, words, screen, settings)
        case "replay":
            return watch(args, words, screen)
        case "pack":
            return check_pack(args.folder, words, screen)
        case "position":
            return check_position(args.file, args.pack, words.lang, screen)
    return Menu(screen, settings, words.lang).run()


def play(args: argparse.Namespace, words: Words, screen: Screen, settings: Settings) -> int:
    """A new game, or one that goes on."""
    if args.resume is not None:
        refuse(args, NEW_GAME_ONLY, "terminal.cli.resume-alone")
        path = Path(args.resume) if args.resume else latest_unfinished()
        return resume(path, args.pack, screen, words.lang)
    if args.position:
        refuse(args, IN_THE_POSITION, "terminal.cli.in-the-position")
    position = read_document(Path(args.position)) if args.position else None
    of_game = game_of(position or {})
    if args.game and of_game and of_game != args.game:
        raise SetupError("terminal.cli.position-game", {"found": of_game, "game": args.game}, args.position)
    game, all_words = load_game(args.game or of_game, args.pack)
    seats = args.seats
    if position is not None:
        state = game.from_document(position, args.position)
        if seats is not None and seats != state.seats():
            raise SetupError("terminal.cli.position-seats", {"n": state.seats(), "seats": seats}, args.position)
        seats = state.seats()
        position = state.to_document()
    people = args.human or [settings.name or words.say("terminal.menu.default-name")]
    bots = [name.strip() for name in args.bots.split(",") if name.strip()] if args.bots else []
    options = args.option or []
    chairs = seat_people(game, seats, people, bots, options)
    table = start_table(game, chairs, args.seed, options, args.record, position)
    return begin(table, screen, views_for(game, all_words), words.lang, args.pack)


def refuse(args: argparse.Namespace, names: Sequence[str], message: str) -> None:
    """None of these options can be given here."""
    for name in names:
        if getattr(args, name) is not None:
            raise SetupError(message, {"option": f"--{name}"})


def watch(args: argparse.Namespace, words: Words, screen: Screen) -> int:
    """Show a record."""
    path = Path(args.file)
    record, _ = read_record(path)
    game, all_words = load_game(record.header.game, args.pack)
    steps = replay_moves(record, game) if args.unfinished else whole_game(record, game, args)
    terminal_view = views_for(game, all_words)[words.lang]
    show = Replay(record, steps, terminal_view, screen, viewer(record, args.seat, args.all, args.file))
    show.everything = args.all
    return show.run()


def whole_game(record: Record, game: Game, args: argparse.Namespace) -> list[Step]:
    """All steps of a finished game; the error for an unfinished one says how to resume it."""
    try:
        return replay(record, game)
    except RecordError as error:
        if error.message_id not in ("records.cut-off", "records.unfinished"):
            raise
        ways = {
            "play": shell_command("play --resume", Path(args.file), args.pack),
            "look": shell_command("replay --unfinished", Path(args.file), args.pack),
        }
        raise RecordError("terminal.replay.not-over", {"fault": error, **ways}, error.source, "", error.line) from None
