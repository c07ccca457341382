"""The tables of a lane on the disk, so that a training goes on with the games that were being played."""

from __future__ import annotations

import marshal
from pathlib import Path

from galaktyka.core.rng import Rng
from galaktyka.core.snapshots import snapshot_of, state_from
from galaktyka.envs.compiled.dealing import Shuffled
from galaktyka.envs.compiled.stepper import Chance, Stepper
from galaktyka.lab.results import write_whole

FOLDERS = {1: "tables", 2: "tables-2"}


def file_of(folder: Path, kept: int, lane: int) -> Path:
    """Where the tables of a lane are kept, in one of two places."""
    return folder / FOLDERS[kept] / f"{lane}.tables"


def keep_tables(folder: Path, kept: int, lane: int, stepper: Stepper) -> None:
    """Write down every position, and where all chance stands."""
    chances = [generator.words() for generator in chances_of(stepper)]
    values = ([snapshot_of(state) for state in stepper.states], list(stepper.choices), chances)
    file = file_of(folder, kept, lane)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, marshal.dumps(values))


def restore_tables(folder: Path, kept: int, lane: int, stepper: Stepper) -> None:
    """Go on where it was written down."""
    positions, choices, chances = marshal.loads(file_of(folder, kept, lane).read_bytes())
    dealer = stepper.dealer
    assert isinstance(dealer, Shuffled)
    for table, position in enumerate(positions):
        stepper.states[table] = state_from(position, dealer.game)
        stepper.choices[table] = choices[table]
    dealer.rng = Rng(*chances[0])
    if isinstance(dealer.same, Chance):
        dealer.same.rng = Rng(*chances[1])
    for table in range(len(positions)):
        stepper.play_others(table, stepper.states[table])
    stepper.write_all()


def chances_of(stepper: Stepper) -> list[Rng]:
    """Everything that draws lots."""
    dealer = stepper.dealer
    assert isinstance(dealer, Shuffled)
    return [dealer.rng, *([dealer.same.rng] if isinstance(dealer.same, Chance) else [])]
