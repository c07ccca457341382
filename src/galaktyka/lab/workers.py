"""Who plays the parts of an experiment: this process, several on this machine, or a Ray cluster. All do the same."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Any

from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.lab.parts import Part, play_part
from galaktyka.lab.plan import program_of
from galaktyka.lab.runner import WATCH, check_alive, end_at_once, interrupts_wait
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
    if jobs > 1:
        yield from play_in_processes(series, parts, kinds, jobs)
        return
    for part in parts:
        yield part, play_part(series[part.series], part, kinds)


# ------------------------------------------------------------------ processes

WORK: list[tuple[Sequence[Series], Sequence[str]]] = []


def start_worker(series: Sequence[Series], kinds: Sequence[str]) -> None:
    """In a new process: an interrupt is the business of the one that asked, and without it there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    WORK[:] = [(series, kinds)]


def end_with_parent() -> None:
    """Whoever asked was killed: nobody waits for this process any more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def work_on(part: Part) -> bytes:
    """In a worker process."""
    series, kinds = WORK[0]
    return play_part(series[part.series], part, kinds)


def play_in_processes(series: Sequence[Series], parts: Sequence[Part], kinds: Sequence[str], jobs: int) -> Played:
    """Only a few parts are under way at any time, so that memory does not grow."""
    jobs = min(jobs, max(len(parts), 1))
    with ProcessPoolExecutor(jobs, get_context("spawn"), start_worker, (series, kinds)) as pool:
        under_way: dict[Future[bytes], Part] = {}
        try:
            for part in parts:
                with interrupts_wait():
                    under_way[pool.submit(work_on, part)] = part
                if len(under_way) > 2 * jobs:
                    yield from finished_of(pool, under_way)
            while under_way:
                yield from finished_of(pool, under_way)
        except BaseException:
            end_at_once(pool)
            raise


def finished_of(pool: ProcessPoolExecutor, under_way: dict[Future[bytes], Part]) -> Played:
    """The parts that are finished, at least one."""
    while not (done := wait(under_way, WATCH, FIRST_COMPLETED).done):
        check_alive(pool)
    for future in sorted(done, key=lambda future: under_way[future].number):
        yield under_way.pop(future), future.result()


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
        program = program_of(series[0].experiment.game_key)
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
        theirs = ray.get(ray.remote(num_cpus=1)(program_of).remote(game_key))
    except ray.exceptions.RayTaskError as error:
        raise SetupError("lab.error.cluster-program", {"fault": lines_of(error)[-1]}) from None
    check_same(program, theirs)


def check_same(program: dict[str, str], theirs: dict[str, str]) -> None:
    """Games of two versions are not one experiment."""
    if theirs != program:
        values = ", ".join(f"{key} {value}" for key, value in theirs.items())
        raise SetupError("lab.error.cluster-program", {"fault": values})


@cache
def own_program(game_key: str) -> dict[str, str]:
    """The program of this process, read once: what is on the disk may change while it runs."""
    return program_of(game_key)


def play_part_of(program: dict[str, str], series: Series, part: Part, kinds: Sequence[str]) -> bytes:
    """On a machine of the cluster, which must have the program of the one that asks."""
    check_same(program, own_program(series.experiment.game_key))
    return play_part(series, part, kinds)


def finished_on(ray: Any, under_way: dict[Any, Part]) -> Played:
    """The next part that the cluster has finished."""
    (done,), _ = ray.wait(list(under_way), num_returns=1)
    data = ray.get(done)
    yield under_way.pop(done), data
