"""The command `galaktyka lab`: experiments from a file or from flags, resumed, reported."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console

from galaktyka.bots import bot_names
from galaktyka.core.content import Table
from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.games import game_keys
from galaktyka.lab.files import DiskFault, Unwritable, check_new, quoted
from galaktyka.lab.findings import Findings
from galaktyka.lab.page import write_page
from galaktyka.lab.progress import Meter
from galaktyka.lab.results import REPORT, Folder
from galaktyka.lab.simulate import MOST_JOBS, check_flags, is_compiled
from galaktyka.lab.study import FORMATS, KINDS, USUAL_GAMES, Study, read_study, study_of
from galaktyka.lab.tables import check_parquet, has_parquet
from galaktyka.lab.workers import ClusterLost, Played, cores, play_here, play_on_cluster
from galaktyka.text.catalogue import Words

VERBS = ("run", *KINDS, "resume", "report")
REFUSED, LOST, STOPPED = 2, 1, 130
WIDTH = 100
NOTED_EVERY = 5.0
"""Seconds: so much of the time is forgotten when a run is killed."""

MakeParser = Callable[[str, str], argparse.ArgumentParser]
"""Name and help -> the parser of a command."""


# ------------------------------------------------------------------ what can be asked


def add_arguments(make: MakeParser, words: Words) -> None:
    """The verbs of the laboratory and their flags."""
    for verb in VERBS:
        parser = make(verb, words.say(f"lab.verb.{verb}"))
        if verb == "run":
            parser.add_argument("file", help=explained(words, "file"))
            add_wishes(parser, words)
        elif verb in KINDS:
            parser.add_argument("game", choices=game_keys(), help=explained(words, "game"))
            add_wishes(parser, words)
            if verb == "sweep":
                parser.add_argument(
                    "--vary", action="append", default=[], metavar="PATH=A,B", help=explained(words, "vary")
                )
        else:
            parser.add_argument("folder", help=explained(words, "folder"))
        if verb != "report":
            add_means(parser, words)
        else:
            parser.add_argument("--out", metavar="FILE", help=explained(words, "report-out"))
            parser.add_argument("--force", action="store_true", help=explained(words, "force"))


def explained(words: Words, name: str, **values: object) -> str:
    """The help of a flag."""
    return words.say_with(f"lab.help.{name}", values).replace("%", "%%")


def add_wishes(parser: argparse.ArgumentParser, words: Words) -> None:
    """What is played; with a file these replace what it says."""
    known = sorted({bot for key in game_keys() for bot in bot_names(key)})
    parser.add_argument("--games", type=int, metavar="N", help=explained(words, "series-games", n=USUAL_GAMES))
    parser.add_argument("--bots", metavar="A,B", help=explained(words, "lab-bots", known=known))
    parser.add_argument("--seats", metavar="N,M", help=explained(words, "lab-seats"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help=explained(words, "option"))
    parser.add_argument("--pack", metavar="DIR", help=explained(words, "pack"))
    parser.add_argument("--seed", type=int, metavar="N", help=explained(words, "seed"))
    parser.add_argument("--title", metavar="TEXT", help=explained(words, "title"))
    parser.add_argument("--results", metavar="A,B", help=explained(words, "results", known=list(FORMATS)))
    parser.add_argument("--out", metavar="DIR", help=explained(words, "out"))


def add_means(parser: argparse.ArgumentParser, words: Words) -> None:
    """Where it is played, and what is shown meanwhile."""
    parser.add_argument("--jobs", type=int, metavar="N", help=explained(words, "lab-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=explained(words, "cluster"))
    parser.add_argument("--plain", action="store_true", help=explained(words, "plain"))
    parser.add_argument("--quiet", action="store_true", help=explained(words, "quiet"))


def wishes(args: argparse.Namespace) -> dict[str, object]:
    """The flags as the keys of an experiment file."""
    check_texts(args)
    found: dict[str, object] = {}
    for key in ("games", "seed", "title", "pack"):
        if getattr(args, key) is not None:
            found[key] = getattr(args, key)
    for key, text in (("bots", args.bots), ("results", args.results), ("options", ",".join(args.option))):
        if text:
            found[key] = listed(text)
    if args.seats:
        found["seats"] = [number(word) for word in listed(args.seats)]
    return found


def check_texts(args: argparse.Namespace) -> None:
    """What will be written can be written: bytes of a terminal that are no UTF-8 cannot."""
    for flag, texts in (("--title", [args.title or ""]), ("--vary", getattr(args, "vary", []))):
        try:
            "".join(texts).encode()
        except UnicodeEncodeError:
            raise SetupError("lab.study.not-utf-8", {"flag": flag}) from None


def listed(text: str) -> list[str]:
    """What stands between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def number(word: str) -> object:
    """A number where it is one, true or false, or the word."""
    if word in ("true", "false"):
        return word == "true"
    try:
        return int(word)
    except ValueError:
        return word


def asked_study(args: argparse.Namespace) -> Study:
    """The experiment that the arguments describe, complete and checked."""
    flags = wishes(args)
    if args.verb == "run":
        study = read_study(Path(args.file), flags)
    else:
        vary = varied(args.vary) if args.verb == "sweep" else None
        study = study_of(Table({"kind": args.verb, "game": args.game, **flags}, "", "", 0), vary)
    if "parquet" in study.results and not has_parquet():
        if study.results_asked:
            check_parquet()
        study = replace(study, results=tuple(kind for kind in study.results if kind != "parquet"))
    return study


def varied(texts: Sequence[str]) -> Table:
    """`world.gem-world.cost=1,2,3` as the table of a file."""
    data: dict[str, object] = {}
    for text in texts:
        path, equals, values = text.partition("=")
        path = path.strip()
        if not path or not equals or not listed(values):
            raise SetupError("lab.study.bad-vary", {"text": text})
        if path in data:
            raise SetupError("lab.study.vary-twice", {"path": path})
        data[path] = [number(word) for word in listed(values)]
    return Table(data, "", "--vary", 0)


# ------------------------------------------------------------------ what is done


def run(args: argparse.Namespace, words: Words) -> int:
    """Do what the verb says; 2 when it cannot be done as asked, 1 when a worker or the disk failed, 130 interrupted."""
    try:
        check_flags(args, ("bots", "seats", "option", "pack", "results", "out", "cluster"))
        if args.verb == "report":
            return report(Folder(Path(args.folder)), args, words)
        check_jobs(args.jobs)
        if args.verb == "resume":
            return resume(Folder(Path(args.folder)), args, words)
        study = asked_study(args)
        folder = Folder.create(Path(args.out) if args.out else free_folder(study), study)
        if "parquet" not in study.results and not study.results_asked:
            say(words, args, "lab.note.no-pyarrow")
        return play(folder, args, words)
    except GalaktykaError as error:
        print(words.explain(error), file=sys.stderr)
        return LOST if isinstance(error, DiskFault) else REFUSED


def check_jobs(jobs: int | None) -> None:
    """A number of processes that makes sense."""
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise SetupError("lab.error.jobs", {"jobs": str(jobs), "most": MOST_JOBS})


def say(words: Words, args: argparse.Namespace, message: str, **values: object) -> None:
    """A line beside the results."""
    if not args.quiet:
        print(words.say_with(message, values), file=sys.stderr)


def free_folder(study: Study) -> Path:
    """`lab-race-match`, or with a number where there is one already."""
    stem = f"lab-{study.game_key}-{study.kind}"
    path, again = Path(stem), 1
    while path.exists():
        again += 1
        path = Path(f"{stem}-{again}")
    return path


def resume(folder: Folder, args: argparse.Namespace, words: Words) -> int:
    """Go on where it stopped."""
    if folder.finished:
        with folder.locked():
            folder.clear()
        say(words, args, "lab.note.finished-already")
        return write_report(findings_of(folder, words), folder.path / REPORT)
    folder.check_program()
    if "parquet" in folder.plan.kinds and not has_parquet():
        raise SetupError("lab.error.begun-with-pyarrow", {}, str(folder.path))
    return play(folder, args, words)


def play(folder: Folder, args: argparse.Namespace, words: Words) -> int:
    """Play what is missing, put everything together and write the report; what is finished is kept, come what may."""
    try:
        with folder.locked():
            play_missing(folder, args, words)
            folder.finish()
        findings = findings_of(folder, words)
        write_page(findings, folder.path / REPORT)
    except KeyboardInterrupt:
        return broken_off(folder, words, "stopped")
    except BrokenProcessPool:
        return broken_off(folder, words, "lost")
    except (Unwritable, ClusterLost) as error:
        return broken_off(folder, words, "failed", words.explain(error))
    except OSError as error:
        return broken_off(folder, words, "failed", str(error))
    return show_summary(findings, args)


def broken_off(folder: Folder, words: Words, why: str, fault: str = "") -> int:
    """Say why, and how to go on."""
    print(words.say_with(f"lab.note.{why}", {"folder": quoted(folder.path), "fault": fault}), file=sys.stderr)
    return STOPPED if why == "stopped" else LOST


def play_missing(folder: Folder, args: argparse.Namespace, words: Words) -> None:
    """Play, and keep every part as soon as it is finished."""
    missing = folder.missing_parts()
    games = sum(part.last - part.first for part in missing)
    earlier = folder.efforts()
    played, noted = 0, 0.0

    def note() -> None:
        with suppress(Unwritable):  # a part that cannot be written says so; the time is no reason to stop
            folder.keep_efforts([*earlier, session(args, played, meter.seconds)])

    with Meter(max(games, 1), words, args.plain, args.quiet) as meter:
        try:
            for part, data in players(folder, args, missing):
                folder.keep_part(part, data)
                played += part.last - part.first
                meter.advance(part.last - part.first)
                if meter.seconds - noted > NOTED_EVERY:
                    noted = meter.seconds
                    note()
        finally:
            if played:
                note()


def players(folder: Folder, args: argparse.Namespace, missing: Sequence[Any]) -> Played:
    """Those who play."""
    plan = folder.plan
    jobs = args.jobs or cores()
    if args.cluster and missing:
        return play_on_cluster(plan.series, missing, plan.kinds, args.cluster, jobs)
    return play_here(plan.series, missing, plan.kinds, jobs)


def session(args: argparse.Namespace, games: int, seconds: float) -> dict[str, Any]:
    """What this stretch of work took; what the machines of a cluster are like nobody knows here."""
    told = {"games": games, "seconds": round(seconds, 2)}
    if args.cluster:
        return {**told, "where": "cluster", "jobs": None, "compiled": None}
    return {**told, "where": "here", "jobs": args.jobs or cores(), "compiled": is_compiled()}


def findings_of(folder: Folder, words: Words) -> Findings:
    """What the folder's results say, in the words of a language and the names of its pack."""
    tallies = folder.tallies()
    if not any(tally.games for tally in tallies):
        raise SetupError("lab.error.nothing-played", {"folder": quoted(folder.path)})
    named = Words(words.lang, {**words.names, **folder.names(words.lang)})
    return Findings(folder, tallies, named)


def show_summary(findings: Findings, args: argparse.Namespace) -> int:
    """The most important table, in the terminal; the page is written already, whatever becomes of the terminal."""
    try:
        console = Console(no_color=args.plain or None, highlight=False, emoji=False, markup=False)
        console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
        findings.print_short(console, args.plain)
        say_where(findings, findings.folder.path / REPORT)
    except BrokenPipeError:
        raise
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(findings.say("error.no-output", fault=error.strerror or type(error).__name__), file=sys.stderr)
        return LOST
    return 0


def say_where(findings: Findings, path: Path) -> None:
    """Where the page is."""
    print(findings.say("note.report", path=os.fspath(path)), flush=True)


def report(folder: Folder, args: argparse.Namespace, words: Words) -> int:
    """Write the page again, or somewhere else."""
    findings = findings_of(folder, words)
    if args.out:
        check_new(Path(args.out), args.force)
    return write_report(findings, Path(args.out) if args.out else folder.path / REPORT)


def write_report(findings: Findings, path: Path) -> int:
    """The page, and where it is."""
    write_page(findings, path)
    say_where(findings, path)
    return 0
