"""The command `galaktyka simulate`: many games of bots, counted."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TextIO

from rich.console import Console

from galaktyka.bots import bot_names, settled
from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.games import find_game, game_keys
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.files import DiskFault, beside, check_folder, check_new, unwritable
from galaktyka.lab.plot import check_plot, draw
from galaktyka.lab.progress import Meter
from galaktyka.lab.report import WIDTH, Effort, Report
from galaktyka.lab.rows import GAME_COLUMNS, card_rows, lines
from galaktyka.lab.runner import Chunk, run_experiment
from galaktyka.lab.tally import Tally
from galaktyka.text.catalogue import Words
from galaktyka.text.packs import load_pack

GAMES = 1000
MOST_JOBS = 256
REFUSED = 2
STATUS = {"": 0, "stopped": 130, "lost": 1}


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be asked for."""

    def explain(name: str, **values: object) -> str:
        return words.say_with(f"lab.help.{name}", values).replace("%", "%%")

    known = sorted({bot for key in game_keys() for bot in bot_names(key)})
    parser.add_argument("game", choices=game_keys(), help=explain("game"))
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=explain("games", n=GAMES))
    parser.add_argument("--bots", metavar="A,B", help=explain("bots", known=known))
    parser.add_argument("--seats", type=int, metavar="N", help=explain("seats"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help=explain("option"))
    parser.add_argument("--pack", metavar="DIR", help=explain("pack"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=explain("seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=explain("jobs"))
    parser.add_argument("--csv", metavar="FILE", help=explain("csv"))
    parser.add_argument("--plot", metavar="FILE", help=explain("plot"))
    parser.add_argument("--records", metavar="DIR", help=explain("records"))
    parser.add_argument("--force", action="store_true", help=explain("force"))
    parser.add_argument("--plain", action="store_true", help=explain("plain"))
    parser.add_argument("--quiet", action="store_true", help=explain("quiet"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Simulate and print; 2 when it cannot be done as asked, 1 when a worker or the disk failed, 130 interrupted."""
    try:
        check_flags(args, ("option", "pack", "csv", "plot", "records"))
        experiment = experiment_of(args)
        check_files(args)
        if args.pack:
            words = Words(words.lang, {**words.names, **load_pack(Path(args.pack), args.game).names[words.lang]})
        return simulate(experiment, args, words)
    except GalaktykaError as error:
        print(words.explain(error), file=sys.stderr)
        return STATUS["lost"] if isinstance(error, DiskFault) else REFUSED


# ------------------------------------------------------------------ what is asked


def check_flags(args: argparse.Namespace, names: Sequence[str]) -> None:
    """A flag that is given says something: nobody guesses what an empty one was meant to be."""
    for name in names:
        given = getattr(args, name, None)
        for text in given if isinstance(given, list) else [given]:
            if text is not None and not text.strip(" ,"):
                raise SetupError("lab.error.empty-flag", {"flag": f"--{name}"})


def experiment_of(args: argparse.Namespace) -> Experiment:
    """The experiment, checked."""
    if args.games < 1:
        raise SetupError("lab.error.games", {"games": str(args.games)})
    if not 1 <= args.jobs <= MOST_JOBS:
        raise SetupError("lab.error.jobs", {"jobs": str(args.jobs), "most": MOST_JOBS})
    options = {name.strip(): True for text in args.option for name in text.split(",") if name.strip()}
    texts = (args.pack or "", args.records or "")
    experiment = Experiment(args.game, seated(args), args.games, args.seed, options, *texts)
    experiment.check()
    return experiment


def seated(args: argparse.Namespace) -> tuple[str, ...]:
    """A bot for every seat."""
    known = bot_names(args.game)
    usual = [known[-1]] if args.seats == 1 else [known[-1], known[0]]
    bots = usual if args.bots is None else [name.strip() for name in args.bots.split(",") if name.strip()]
    if not bots:
        raise SetupError("lab.error.no-bots", {})
    seats = args.seats if args.seats is not None else len(bots)
    if seats < len(bots):
        raise SetupError("lab.error.seats", {"bots": len(bots), "seats": seats})
    find_game(args.game).check_start(seats, args.seed, {})
    return tuple(settled(bots[seat % len(bots)], args.game) for seat in range(seats))


def check_files(args: argparse.Namespace) -> None:
    """Everything that will be written can be written."""
    if args.plot:
        check_plot(Path(args.plot))
        check_new(Path(args.plot), args.force)
    if args.csv:
        check_new(Path(args.csv), args.force)
        check_new(beside(Path(args.csv), "cards"), args.force)
    if args.records:
        check_folder(Path(args.records), args.force)
    if args.csv and args.plot and Path(args.csv).resolve() == Path(args.plot).resolve():
        raise SetupError("lab.error.same-file", {}, args.csv)


# ------------------------------------------------------------------ what is done


def simulate(experiment: Experiment, args: argparse.Namespace, words: Words) -> int:
    """Play, then print and write what was counted."""
    tally = Tally()
    with ExitStack() as stack:
        meter = stack.enter_context(Meter(experiment.games, words, args.plain, args.quiet))
        table = open_table(stack, args.csv)

        def count(chunk: Chunk) -> None:
            tally.merge(chunk.tally)
            if table is not None:
                write(table, chunk.rows, args.csv)
            meter.advance(chunk.tally.games)

        trouble = play_all(experiment, args, count)
        seconds = meter.seconds
    if trouble:
        print(words.say(f"lab.progress.{trouble}" if tally.games else f"lab.progress.{trouble}-early"), file=sys.stderr)
    if tally.games:
        console = Console(no_color=args.plain or None, highlight=False, emoji=False, markup=False)
        console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
        report = Report(experiment, tally, words, console, args.plain)
        written = write_results(report, args)
        report.print_all(Effort(seconds, args.jobs, is_compiled()))
        for path in written:
            report.line(report.say("note.wrote", path=os.fspath(path)), "dim")
    return STATUS[trouble]


def play_all(experiment: Experiment, args: argparse.Namespace, count: Callable[[Chunk], None]) -> str:
    """Play everything; the name of a message when not everything could be played."""
    try:
        finished = run_experiment(experiment, args.jobs, bool(args.csv), count)
    except BrokenProcessPool:
        return "lost"
    return "" if finished else "stopped"


def open_table(stack: ExitStack, path: str | None) -> TextIO | None:
    """The CSV file with its heading, if there is to be one."""
    if not path:
        return None
    try:
        table = Path(path).open("w", encoding="utf-8", newline="")  # noqa: SIM115 (the stack closes it)
    except OSError as error:
        raise unwritable(error, Path(path)) from None
    stack.callback(close, table, path)
    write(table, lines([GAME_COLUMNS]), path)
    return table


def close(file: TextIO, path: str) -> None:
    """The last lines may be written only now."""
    try:
        file.close()
    except OSError as error:
        raise unwritable(error, Path(path)) from None


def write(file: TextIO, text: str, path: str) -> None:
    """More lines; a full disk is an error that can be explained."""
    try:
        file.write(text)
    except OSError as error:
        raise unwritable(error, Path(path)) from None


def write_results(report: Report, args: argparse.Namespace) -> list[Path]:
    """The files that are written at the end, before anything is printed: nobody may be there to read it."""
    written = [Path(args.csv)] if args.csv else []
    if args.csv:
        cards = beside(Path(args.csv), "cards")
        try:
            cards.write_text(card_rows(report.tally), encoding="utf-8")
        except OSError as error:
            raise unwritable(error, cards) from None
        written.append(cards)
    if args.plot:
        try:
            draw(report, Path(args.plot))
        except OSError as error:
            raise unwritable(error, Path(args.plot)) from None
        written.append(Path(args.plot))
    if args.records:
        written.append(Path(args.records))
    return written


def is_compiled() -> bool:
    """Whether the engine is the compiled one."""
    file = import_module("galaktyka.core.rng").__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))
