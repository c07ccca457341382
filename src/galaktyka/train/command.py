"""The command `galaktyka train`: players that learn by playing against themselves, begun, gone on with, reported."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.games import shipped_keys
from galaktyka.lab.files import check_folder, quoted
from galaktyka.text.catalogue import Words
from galaktyka.train.settings import Settings, settings_of

REFUSED, LOST, STOPPED = 2, 1, 130
DEVICES = ("auto", "cpu", "cuda")
NEEDED = ("torch", "numpy")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be asked."""

    def explained(name: str) -> str:
        return words.say(f"training.help.{name}").replace("%", "%%")

    parser.add_argument("game", nargs="?", choices=shipped_keys(), help=explained("game"))
    parser.add_argument("--resume", metavar="DIR", help=explained("resume"))
    parser.add_argument("--report", metavar="DIR", help=explained("report"))
    parser.add_argument("--settings", metavar="FILE", help=explained("settings"))
    parser.add_argument("--minutes", type=float, metavar="N", help=explained("minutes"))
    parser.add_argument("--decisions", type=int, metavar="N", help=explained("decisions"))
    parser.add_argument("--device", choices=DEVICES, default="auto", help=explained("device"))
    parser.add_argument("--seed", type=int, metavar="N", help=explained("seed"))
    parser.add_argument("--pack", metavar="DIR", help=explained("pack"))
    parser.add_argument("--out", metavar="DIR", help=explained("out"))
    parser.add_argument("--quiet", action="store_true", help=explained("quiet"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Do what was asked; 2 when it cannot be done so, 1 when a process or the disk failed, 130 interrupted."""
    missing = [package for package in NEEDED if find_spec(package) is None]
    try:
        if args.report:
            from galaktyka.train.page import write_page

            print(words.say_with("training.reported", {"file": str(write_page(Path(args.report), words))}))
            return 0
        if missing:
            raise SetupError("training.no-torch", {"missing": ", ".join(missing)})
        return train(args, words)
    except GalaktykaError as error:
        print(words.explain(error), file=sys.stderr)
        return REFUSED


def train(args: argparse.Namespace, words: Words) -> int:
    """Begin, or go on, up to the weights and the report."""
    from galaktyka.train.checkpoint import read_back, write_settings
    from galaktyka.train.finishing import finish
    from galaktyka.train.training import Training

    if args.resume:
        settings = with_wishes(read_back(Path(args.resume)), args)
    elif args.game:
        settings = asked_settings(args)
        check_folder(Path(settings.out), False)
    else:
        raise SetupError("training.no-game", {"known": ", ".join(shipped_keys())})
    write_settings(settings)
    say(args, words, "begins", folder=settings.out, device=settings.device)
    training = Training(settings, bool(args.resume), None if args.quiet else lambda line: show(line, words))
    try:
        training.run()
    except KeyboardInterrupt:
        say(args, words, "stopped", folder=quoted(Path(settings.out)))
        return STOPPED
    except RuntimeError as fault:
        print(
            words.say_with("training.lost", {"fault": str(fault), "folder": quoted(Path(settings.out))}),
            file=sys.stderr,
        )
        return LOST
    file, page = finish(training, words)
    say(args, words, "finished", file=str(file), page=str(page), folder=quoted(Path(settings.out)), game=settings.game)
    return 0


def asked_settings(args: argparse.Namespace) -> Settings:
    """Those of the game, of a file, and of the flags."""
    changes: dict[str, Any] = {"device": device_of(args.device), "out": args.out or free_folder(args.game)}
    if args.pack:
        changes["pack"] = args.pack
    if args.seed is not None:
        changes["seed"] = args.seed
    settings = settings_of(args.game, Path(args.settings) if args.settings else None, **changes)
    return with_wishes(settings, args)


def with_wishes(settings: Settings, args: argparse.Namespace) -> Settings:
    """How long."""
    if args.minutes is not None:
        if not args.minutes > 0:
            raise SetupError("training.wrong-setting", {"setting": "--minutes", "value": str(args.minutes)})
        settings = replace(settings, seconds=60.0 * args.minutes, decisions=0)
    if args.decisions is not None:
        if args.decisions <= 0:
            raise SetupError("training.wrong-setting", {"setting": "--decisions", "value": str(args.decisions)})
        settings = replace(settings, decisions=args.decisions)
    return settings


def device_of(wish: str) -> str:
    """Where it learns: on a GPU if there is one."""
    import torch

    there = torch.cuda.is_available()
    if wish == "cuda" and not there:
        raise SetupError("training.no-gpu", {})
    return "cuda" if there and wish != "cpu" else "cpu"


def free_folder(game_key: str) -> str:
    """`training-race`, or with a number where there is one already."""
    stem = f"training-{game_key}"
    path, again = Path(stem), 1
    while path.exists():
        again += 1
        path = Path(f"{stem}-{again}")
    return str(path)


def say(args: argparse.Namespace, words: Words, message: str, **values: object) -> None:
    """A line for whoever waits."""
    if not args.quiet:
        print(words.say_with(f"training.{message}", values), flush=True)


def show(line: dict[str, Any], words: Words) -> None:
    """A line of the curve."""
    from galaktyka.lab.numbers import decimal, duration, percent

    lang = words.lang
    marks: Sequence[str] = [
        f"{kind}: {percent(lang, share, 0)}" for kind, (share, games) in line["against"].items() if games
    ]
    values = {
        "time": duration(line["seconds"]),
        "millions": decimal(lang, line["decisions"] / 1e6, 1),
        "rate": decimal(lang, line["per_second"], 0),
        "marks": ", ".join(marks) or "–",
    }
    print(words.say_with("training.line", values), flush=True)
