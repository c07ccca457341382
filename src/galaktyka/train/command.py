"""The command `galaktyka train`: players that learn by playing against themselves, begun, gone on with, reported."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Any

from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.games import shipped_keys
from galaktyka.lab.files import check_folder, quoted
from galaktyka.text.catalogue import Words
from galaktyka.train.checks import check
from galaktyka.train.settings import DEVICES, Settings, as_written, game_of, read_settings, settings_of

REFUSED, LOST, STOPPED = 2, 1, 130
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
    parser.add_argument("--device", choices=("auto", *DEVICES), default="auto", help=explained("device"))
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
    settings = settings_for(args)
    from galaktyka.train.checkpoint import write_settings
    from galaktyka.train.lifetime import ProcessLost, write_fault

    folder = Path(settings.out)
    write_settings(settings)
    say(args, words, "begins", folder=quoted(folder), device=settings.device)
    try:
        trained(settings, args, words)
    except KeyboardInterrupt:
        say(args, words, "stopped", folder=quoted(folder))
        return STOPPED
    except (ProcessLost, RuntimeError, MemoryError) as fault:  # PyTorch tells all its faults as RuntimeError
        if not isinstance(fault, ProcessLost):
            write_fault(folder, fault)
        told = (str(fault).strip().splitlines() or [type(fault).__name__])[0]
        print(words.say_with("training.lost", {"fault": told, "folder": quoted(folder)}), file=sys.stderr)
        return LOST
    return 0


def trained(settings: Settings, args: argparse.Namespace, words: Words) -> None:
    """All of it."""
    from galaktyka.train.finishing import finish
    from galaktyka.train.page import play_command
    from galaktyka.train.training import Training

    training = Training(settings, bool(args.resume), None if args.quiet else lambda line: show(line, words))
    training.run()
    say(args, words, "finishing")
    file, page = finish(training, words)
    say(
        args,
        words,
        "finished",
        file=str(file),
        page=str(page),
        command=play_command(training.folder, as_written(settings)),
    )


def settings_for(args: argparse.Namespace) -> Settings:
    """Those that were asked for, or those of the training that goes on; checked."""
    if args.resume:
        settings = resumed_settings(args)
    elif args.game:
        settings = asked_settings(args)
    else:
        raise SetupError("training.no-game", {"known": ", ".join(shipped_keys())})
    check(settings, game_of(settings), args.settings or "")
    if not args.resume:
        check_free(Path(settings.out))
    return settings


def resumed_settings(args: argparse.Namespace) -> Settings:
    """Only how long it takes, and where it learns, may be asked for anew."""
    from galaktyka.train.checkpoint import read_back

    settings = read_back(Path(args.resume))
    asked = {"GAME": args.game, **{f"--{name}": getattr(args, name) for name in ("settings", "seed", "pack", "out")}}
    for name, value in asked.items():
        if value is not None:
            raise SetupError("training.not-with-resume", {"flag": name})
    wish = settings.device if args.device == "auto" else args.device
    return with_wishes(replace(settings, device=device_of(wish)), args)


def asked_settings(args: argparse.Namespace) -> Settings:
    """Those of the game, of a file, and of the flags."""
    file = Path(args.settings) if args.settings else None
    wish = args.device
    if wish == "auto" and file is not None:
        wish = read_settings(file).get("device", "auto")
    changes: dict[str, Any] = {"device": device_of(wish), "out": args.out or free_folder(args.game)}
    if args.pack:
        changes["pack"] = os.path.abspath(args.pack)
    if args.seed is not None:
        changes["seed"] = args.seed
    return with_wishes(settings_of(args.game, file, **changes), args)


def with_wishes(settings: Settings, args: argparse.Namespace) -> Settings:
    """With how long it is to take."""
    if args.minutes is not None:
        if not 0 < args.minutes < inf:
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
    return ("cuda" if there else "cpu") if wish == "auto" else wish


def check_free(folder: Path) -> None:
    """There is nothing in the folder yet that would be lost."""
    check_folder(folder, True)
    if any(folder.iterdir()):
        raise SetupError("training.not-empty", {}, str(folder))


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
        "millions": decimal(lang, line["decisions"] / 1e6, 1 if line["decisions"] >= 1e6 else 2),
        "rate": decimal(lang, line["per_second"], 0),
        "marks": ", ".join(marks) or "–",
    }
    message = "imitating" if line.get("imitates") else "line"
    print(words.say_with(f"training.{message}", values), flush=True)
