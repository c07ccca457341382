"""Who plays the parts of an experiment: this process, several on this machine, or a Ray cluster. All do the same."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.lab.parts import Part, play_part
from galaktyka.lab.plan import have_clocks, program_of
from galaktyka.lab.processes import done_in_processes
from galaktyka.lab.study import Series

LOCAL_CLUSTER = "local"
ATTEMPTS = 3
"""Of a part whose machine was lost."""
PATIENCE = 10.0
"""Seconds that a cluster may take to answer."""

Played = Iterator[tuple[Part, bytes]]


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(series: Sequence[Series], parts: Sequence[Part], kinds: Sequence[str], jobs: int) -> Played:
    """On this machine; with several processes in the order in which they finish."""
    play = partial(play_one, series, kinds)
    if jobs > 1:
        return done_in_processes(play, parts, min(jobs, max(len(parts), 1)), in_order=False)
    return ((part, play(part)) for part in parts)


def play_one(series: Sequence[Series], kinds: Sequence[str], part: Part) -> bytes:
    """One of the parts."""
    return play_part(series[part.series], part, kinds)


# ------------------------------------------------------------------ Ray


class ClusterLost(SetupError):
    """The cluster failed while it played."""


def check_ray() -> Any:
    """The package, or how to get it."""
    try:
        import ray
    except ImportError:
        raise SetupError("lab.error.no-ray", {}) from None
    return ray


def play_on_cluster(
    series: Sequence[Series], parts: Sequence[Part], kinds: Sequence[str], address: str, jobs: int
) -> Played:
    """On the cluster at this address; `local` starts one on this machine."""
    ray = check_ray()
    connect(ray, address, jobs)
    try:
        program = program_of(series[0].experiment.game_key, have_clocks(series))
        check_cluster(ray, program, series[0].experiment.game_key)
        remote = ray.remote(num_cpus=1, max_retries=ATTEMPTS - 1)(play_part_of)
        sent = [ray.put(one) for one in series]
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: dict[Any, Part] = {}
        for part in parts:
            under_way[remote.remote(program, sent[part.series], part, list(kinds))] = part
            if len(under_way) > most:
                yield from finished_on(ray, under_way)
        while under_way:
            yield from finished_on(ray, under_way)
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None)
        if isinstance(cause, GalaktykaError):
            raise cause from None
        raise ClusterLost("lab.error.cluster", {"fault": lines_of(error)[-1]}, address) from None
    finally:
        ray.shutdown()


def lines_of(error: Exception) -> list[str]:
    """What an error says; its name if it says nothing."""
    return str(error).strip().splitlines() or [type(error).__name__]


def check_reachable(address: str) -> None:
    """Ray itself would wait for a minute before it says so."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError, UnicodeError) as error:
            raise SetupError("lab.error.cluster", {"fault": str(error)}, address) from None


def connect(ray: Any, address: str, jobs: int) -> None:
    """Join the cluster, or start one of so many processes here."""
    check_reachable(address)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    quiet = {"log_to_driver": False, "configure_logging": False}
    try:
        if address == LOCAL_CLUSTER:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise SetupError("lab.error.cluster", {"fault": lines_of(error)[0]}, address) from None


def check_cluster(ray: Any, program: dict[str, str], game_key: str) -> None:
    """Whether one machine of the cluster can play with us at all; every machine is asked again with every part."""
    try:
        theirs = ray.get(ray.remote(num_cpus=1)(program_of).remote(game_key, "build" in program))
    except ray.exceptions.RayTaskError as error:
        raise SetupError("lab.error.cluster-program", {"fault": lines_of(error)[-1]}) from None
    check_same(program, theirs)


def check_same(program: dict[str, str], theirs: dict[str, str]) -> None:
    """Games of two versions are not one experiment."""
    if theirs != program:
        values = ", ".join(f"{key} {value}" for key, value in theirs.items())
        raise SetupError("lab.error.cluster-program", {"fault": values})


@cache
def own_program(game_key: str, with_build: bool) -> dict[str, str]:
    """The program of this process, read once: what is on the disk may change while it runs."""
    return program_of(game_key, with_build)


def play_part_of(program: dict[str, str], series: Series, part: Part, kinds: Sequence[str]) -> bytes:
    """On a machine of the cluster, which must have the program of the one that asks."""
    check_same(program, own_program(series.experiment.game_key, "build" in program))
    return play_part(series, part, kinds)


def finished_on(ray: Any, under_way: dict[Any, Part]) -> Played:
    """The next part that the cluster has finished."""
    (done,), _ = ray.wait(list(under_way), num_returns=1)
    data = ray.get(done)
    yield under_way.pop(done), data
