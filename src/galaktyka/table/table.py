"""The table: people and bots around one game. A move is in the record before it happens on the table."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from galaktyka.bots import find_bot
from galaktyka.bots.protocol import Bot, Outlook
from galaktyka.core.errors import IllegalMove, RecordError, SetupError
from galaktyka.core.game import Document, Game, Reason, State, illegal
from galaktyka.core.records import (
    Header,
    Move,
    Record,
    RecordSeat,
    format_end,
    format_header,
    format_move,
    format_undo,
)
from galaktyka.core.replays import Step, first_step, next_step, replay_moves
from galaktyka.core.rng import SEED_LIMIT, seeded
from galaktyka.table.storage import RecordFile, read_record

CHOSEN_TOGETHER = ("pay", "keep", "discard", "spend", "choose", "return", "stock", "gain", "raise", "take")
"""What is done one by one, although a person chooses it in one go."""
COMPLETING = ("put", "to", "done", "pass")
"""What follows on another move of the same choice."""


class Table:
    """A running game. `steps` are the start and every move since, with the position after it."""

    def __init__(self, header: Header, steps: list[Step], text: str, file: RecordFile | None) -> None:
        self.header = header
        self.steps = steps
        self.text = text
        self.file = file
        self.joined: set[int] = set()
        """The moves that were made in one go with the move before them."""
        self.bots: dict[int, Bot] = {}
        for seat, who in enumerate(header.seats):
            if who.bot:
                self.bots[seat] = find_bot(who.name, header.game, self.bot_seed(seat))

    # -------------------------------------------------------------- looking

    @property
    def state(self) -> State:
        """The position now."""
        return self.steps[-1].state

    @property
    def game(self) -> Game:
        """The rules."""
        return self.state.game()

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.header.seats)) if seat not in self.bots]

    def bot_seed(self, seat: int) -> int:
        """Chance for a bot that tells nothing about the deck, and goes on differently after a resume."""
        text = f"{self.header.seed} {self.header.position} {seat} {len(self.steps)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()) % SEED_LIMIT

    # -------------------------------------------------------------- playing

    def play(self, seat: int, actions: Sequence[int]) -> None:
        """One choice, or several that belong together: all of them or none, and on the disk before they count.

        What is left of them when there is only one way to go on is made by the rules, and not played again.
        """
        new: list[Step] = []
        for action in actions:
            state = new[-1].state if new else self.state
            if new and self.completed(new, action):
                break
            reason = state.why_not(seat, action)
            if reason is not None:
                raise illegal(reason)
            new.append(next_step(state, Move(seat, self.game.actions.notation(action)), ""))
        text = "".join(format_move(step.move) for step in new if step.move)
        if new and new[-1].state.is_over():
            text += format_end(self.text + text, new[-1].state.totals())
        self.write(text)
        self.joined |= set(range(len(self.steps) + 1, len(self.steps) + len(new)))
        self.steps += new

    def completed(self, new: Sequence[Step], action: int) -> bool:
        """Whether the rules have made the rest of a choice, of which this action would be a part."""
        last = new[-1].move
        verb, earlier = self.game.actions.verb(action), last.notation.partition(" ")[0] if last else ""
        if last is None or earlier not in CHOSEN_TOGETHER or verb not in (earlier, "pass"):
            return False
        question, owe = asked(new[-2].state if len(new) > 1 else self.state, last.seat)
        return asked(new[-1].state, last.seat) != (question, max(owe - 1, 0))

    def write(self, text: str) -> None:
        """Add to the record; on failure nothing has happened."""
        if self.file:
            self.file.append(text)
        self.text += text

    def play_forced(self) -> bool:
        """Give the only answer that a lone person has; False if there is a choice.

        Among several people nobody is passed over: who was not asked would have told the others something.
        """
        people = self.people()
        if len(people) != 1 or people[0] not in self.state.deciders() or len(self.state.legal(people[0])) != 1:
            return False
        self.play(people[0], self.state.legal(people[0]))
        return True

    def play_bot(self) -> bool:
        """Let the first bot that owes a choice make it; False if none does."""
        for seat in self.state.deciders():
            if seat in self.bots:
                chance = seeded(self.bot_seed(seat))
                self.play(seat, [self.bots[seat].choose(Outlook(self.state, seat, chance))])
                return True
        return False

    def move_to(self, path: Path) -> None:
        """Write the whole record to another place and go on there."""
        file = RecordFile.create(path, self.text)
        self.close()
        self.file = file

    def close(self) -> None:
        """Let go of the record."""
        if self.file:
            self.file.close()

    # -------------------------------------------------------------- undo

    def undo(self, seat: int) -> None:
        """Back to before the seat's last choice, if nothing hidden has come to light since.

        What others chose in secret since then stays chosen.
        """
        first, later = self.plan_undo(seat)
        number = len(self.steps) - first
        text = "".join(format_move(step.move) for step in later if step.move)
        self.write(format_undo(number) + text)
        self.joined = {number for number in self.joined if number < first}
        self.steps[first:] = later

    def plan_undo(self, seat: int) -> tuple[int, list[Step]]:
        """Which step is taken back with all after it, and what others did since, done again without it."""
        first = self.start_of_last_choice(seat)
        before = self.steps[first - 1].state
        if self.state.is_over() or self.state.revelations() != before.revelations():
            raise illegal(Reason("table.undo-revealed"))
        later = [step.move for step in self.steps[first:] if step.move and step.move.seat != seat]
        if not {move.seat for move in later} <= set(before.deciders()):
            raise illegal(Reason("table.undo-others"))  # somebody has decided since, knowing this choice
        again: list[Step] = []
        try:
            for move in later:
                again.append(next_step(again[-1].state if again else before, move, ""))
        except RecordError as error:
            raise illegal(Reason("table.undo-others")) from error
        return first, again

    def start_of_last_choice(self, seat: int) -> int:
        """Where the seat's last choice begins: cards chosen together are one, an only answer or a formality is none."""
        own = [number for number, step in enumerate(self.steps) if step.move and step.move.seat == seat]
        own = [number for number in own if self.steps[number - 1].state.is_choice(seat)]
        if not own:
            raise illegal(Reason("table.undo-nothing"))
        first = own.pop()
        while own and (self.was_joined(own[-1], first) or self.belongs(own[-1], first)):
            first = own.pop()
        return first

    def was_joined(self, earlier: int, later: int) -> bool:
        """Two moves that were made in one go, the second of them more of the same or what completes it."""
        one, other = self.steps[earlier].move, self.steps[later].move
        if one is None or other is None or later not in self.joined:
            return False
        return other.notation.partition(" ")[0] in (one.notation.partition(" ")[0], *COMPLETING)

    def belongs(self, earlier: int, later: int) -> bool:
        """Two moves of a seat that are parts of one choice: the same verb with fewer to choose, nothing revealed."""
        one, other = self.steps[earlier].move, self.steps[later].move
        if one is None or other is None:
            return False
        verb = one.notation.partition(" ")[0]
        first, second = self.steps[earlier - 1].state, self.steps[later - 1].state
        same = verb in CHOSEN_TOGETHER and verb == other.notation.partition(" ")[0]
        fewer = asked(second, one.seat)[1] < asked(first, one.seat)[1]
        return same and fewer and second.revelations() == first.revelations()

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would work."""
        try:
            self.plan_undo(seat)
        except IllegalMove:
            return False
        return True


def asked(state: State, seat: int) -> tuple[str, int]:
    """The question that the seat has to answer (with the power that asks it), and how many things it still chooses."""
    players = state.view(seat).get("players")
    me = players[seat] if players else {}
    return f"{me.get('question')} {me.get('power')}", me.get("owe", 0)


def open_table(
    game: Game,
    seats: Sequence[RecordSeat],
    seed: int,
    options: dict[str, bool],
    path: Path | None,
    position: Document | None = None,
) -> Table:
    """A new game; its record is on the disk before anybody is asked (path None: only in memory)."""
    chosen = game.check_start(len(seats), seed, options)
    document = json.dumps(position, separators=(",", ":"), ensure_ascii=False) if position else ""
    header = Header(game.key, game.rules_version, game.content, list(seats), chosen, 0 if document else seed, document)
    try:
        start = first_step(Record(header, [], None, str(path or "")), game)
    except RecordError as error:
        if document:
            raise
        raise SetupError(error.message_id, error.values) from None  # there is no record yet that could be at fault
    text = format_header(header)
    return Table(header, [start], text, RecordFile.create(path, text) if path else None)


def resume_table(game: Game, path: Path) -> tuple[Table, str]:
    """The unfinished game in the file, and what a crash left of its last line."""
    record, text = read_record(path)
    steps = replay_moves(record, game)
    kept = text.replace("\r\n", "\n").removeprefix("\ufeff")[: record.kept]
    table = Table(record.header, steps, kept, None)
    if not record.finished():
        table.file = RecordFile.resume(path, kept)
        if table.state.is_over():
            table.write(format_end(kept, table.state.totals()))
    return table, record.torn
