"""The table: people and bots around one game. A move is in the record before it happens on the table."""

import contextlib
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from galaktyka.bots import check_bot, find_bot, settled
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
    parse_lines,
)
from galaktyka.core.replays import Step, first_step, next_step, replay_moves, step_by
from galaktyka.core.rng import SEED_LIMIT, seeded
from galaktyka.table.storage import RecordFile, read_record


class PendingChange:
    """Something that has been rehearsed and does not count yet: moves taken back, then moves made."""

    def __init__(self, back: int, steps: list[Step], together: bool) -> None:
        self.back = back
        self.steps = steps
        self.together = together
        """The moves are one gesture: undo takes them back in one go where they are one choice."""

    def last_of(self, steps: Sequence[Step]) -> Step:
        """Where these steps lead once it counts."""
        return self.steps[-1] if self.steps else steps[-1 - self.back]

    def lines(self) -> str:
        """What the record says of it."""
        undo = format_undo(self.back) if self.back else ""
        return undo + "".join(format_move(step.move) for step in self.steps if step.move)


class Table:
    """A running game. `steps` are the moves that undo can reach (at first all), with the positions after them.

    The first of them is the start, or the last one that was let go.
    """

    def __init__(self, header: Header, steps: list[Step], text: str, file: RecordFile | None) -> None:
        self.header = header
        self.steps = steps
        self.text = text
        self.file = file
        self.forgotten = 0
        """How many steps have been let go."""
        self.joined: set[int] = set()
        """The moves that were made in one go with the move before them."""
        for who in header.seats:
            if who.bot:
                check_bot(who.name, header.game)
        self.bot_seeds = {seat: self.bot_seed(seat) for seat, who in enumerate(header.seats) if who.bot}
        self.bots: dict[int, Bot] = {}
        """Those that have been asked already."""

    # -------------------------------------------------------------- looking

    @property
    def state(self) -> State:
        """The position now."""
        return self.steps[-1].state

    @property
    def game(self) -> Game:
        """The rules."""
        return self.state.game()

    @property
    def made(self) -> int:
        """How many moves count now."""
        return self.forgotten + len(self.steps) - 1

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.header.seats) if not who.bot]

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot: it says nothing about the deck, and is another one after a resume."""
        text = f"{self.header.seed} {self.header.position} {seat} {self.made + 1}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()) % SEED_LIMIT

    # -------------------------------------------------------------- playing

    def play(self, seat: int, actions: Sequence[int]) -> None:
        """One choice, or several that belong together: all of them or none, and on the disk before they count."""
        self.carry_out(self.rehearse(seat, actions))

    def rehearse(self, seat: int, actions: Sequence[int]) -> PendingChange:
        """What the actions would do; `IllegalMove` if one of them is not allowed.

        What is left of them when there is only one way to go on is made by the rules, and not played again.
        """
        return PendingChange(0, self.steps_by([(seat, action) for action in self.foreseen(seat, actions)]), True)

    def rehearse_bots(self, moves: Sequence[tuple[int, int]]) -> PendingChange:
        """What these actions of several seats would do, each by itself; `IllegalMove` if one is not allowed."""
        return PendingChange(0, self.steps_by(moves), False)

    def steps_by(self, moves: Sequence[tuple[int, int]]) -> list[Step]:
        """The actions one after another, each with its seat; `IllegalMove` if one of them is not allowed."""
        steps: list[Step] = []
        for seat, action in moves:
            steps.append(step_by(steps[-1].state if steps else self.state, seat, action))
        return steps

    def foreseen(self, seat: int, actions: Sequence[int]) -> Sequence[int]:
        """The actions up to where the rules make the rest; `IllegalMove` if something comes to light before the last.

        They are tried on a position that the seat cannot tell from the real one: a refusal must not tell what lies
        behind the first of them.
        """
        if len(actions) < 2 or self.state.why_not(seat, actions[0]) is not None:
            return actions[:1]
        state = self.state.determinise(seat, seeded(0))
        for number, action in enumerate(actions[1:], 1):
            before, state = state, state.clone()
            state.apply(seat, actions[number - 1])
            ended = goes_on(before, state, seat)
            if self.completed(before, state, seat, actions[number - 1], action, ended):
                return actions[:number]
            reason = Reason("table.comes-to-light") if ended else state.why_not(seat, action)
            if reason is not None:
                raise illegal(reason)
        return actions

    def carry_out(self, change: PendingChange) -> None:
        """Write it down, then do it."""
        text = change.lines()
        if change.steps and change.steps[-1].state.is_over():
            text += format_end(self.text + text, change.steps[-1].state.totals())
        self.write(text)
        self.accept(change)

    def accept(self, change: PendingChange) -> None:
        """From now on it counts."""
        kept = len(self.steps) - change.back
        del self.steps[kept:]
        self.joined = {number for number in self.joined if number < kept}
        if change.together:
            self.joined |= set(range(kept + 1, kept + len(change.steps)))
        self.steps += change.steps

    def reread(self, lines: str, together: bool) -> PendingChange:
        """Lines of the record that somebody else has written; `RecordError` if they do not fit."""
        back, moves = 0, []
        for line in parse_lines(lines):
            if isinstance(line, Move):
                moves.append(line)
            else:
                back = line
        if back >= len(self.steps):
            raise RecordError("records.undo", {"number": str(back), "moves": len(self.steps) - 1})
        return PendingChange(back, again_from(self.steps[len(self.steps) - back - 1].state, moves), together)

    def forget(self, most: int) -> None:
        """Drop the steps that undo cannot reach any more, and all but the last `most`."""
        now = self.state.revelations()
        first = 0
        while self.steps[first].state.revelations() != now or first < len(self.steps) - most:
            first += 1
        del self.steps[:first]
        self.joined = {number - first for number in self.joined if number > first}
        self.forgotten += first

    def completed(self, before: State, after: State, seat: int, done: int, action: int, ended: bool) -> bool:
        """Whether this action belongs to a choice that the rules have completed by themselves."""
        verb = self.game.actions.verb
        if not self.game.gestures.is_one_choice(verb(done), verb(action)):
            return False
        question, owe = before.question_to(seat)
        return ended or after.question_to(seat) != (question, max(owe - 1, 0))

    def write(self, text: str) -> None:
        """Add to the record; on failure nothing has happened."""
        if self.file:
            self.file.append(text)
        self.text += text

    def play_forced(self) -> bool:
        """If the only person at the table has just one answer, give it; False otherwise."""
        forced = self.forced()
        if forced is not None:
            self.carry_out(forced)
        return forced is not None

    def forced(self) -> PendingChange | None:
        """The only answer that a lone person has; None if there is a choice.

        Among several people nobody is passed over: who was not asked would have told the others something.
        """
        people = self.people()
        if len(people) != 1 or people[0] not in self.state.deciders() or len(self.state.legal(people[0])) != 1:
            return None
        return self.rehearse(people[0], self.state.legal(people[0]))

    def play_bot(self) -> bool:
        """Let the first bot that owes a choice make it; False if none does."""
        for seat in self.state.deciders():
            if seat in self.bot_seeds:
                chance = seeded(self.bot_seed(seat))
                self.play(seat, [self.bot_of(seat).choose(Outlook(self.state, seat, chance))])
                return True
        return False

    def bot_of(self, seat: int) -> Bot:
        """The bot that has the seat."""
        if seat not in self.bots:
            self.bots[seat] = find_bot(self.header.seats[seat].name, self.header.game, self.bot_seeds[seat])
        return self.bots[seat]

    def move_to(self, path: Path) -> None:
        """Write the whole record to another file and continue there."""
        file = RecordFile.create(path, self.text)
        self.close()
        self.file = file

    def close(self) -> None:
        """Close the file."""
        if self.file:
            self.file.close()

    # -------------------------------------------------------------- undo

    def undo(self, seat: int) -> None:
        """Back to before the seat's last choice, if nothing hidden has come to light since.

        What others chose in secret since then stays chosen; bots choose again.
        """
        self.carry_out(self.plan_undo(seat))

    def plan_undo(self, seat: int) -> PendingChange:
        """The seat's last choice and all after it taken back, and what others did since done again without it.

        Where a bot has decided since, knowing the choice, what bots did is taken back as well.
        """
        first = self.start_of_last_choice(seat)
        before = self.steps[first - 1].state
        if self.state.is_over() or self.state.revelations() != before.revelations():
            raise illegal(Reason("table.undo-revealed"))
        later = [step.move for step in self.steps[first:] if step.move and step.move.seat != seat]
        of_people = [move for move in later if move.seat not in self.bot_seeds]
        for kept in (later, of_people):
            if {move.seat for move in kept} <= set(before.deciders()):  # else they knew this choice
                with contextlib.suppress(RecordError):
                    return PendingChange(len(self.steps) - first, again_from(before, kept), False)
        raise illegal(Reason("table.undo-others"))

    def start_of_last_choice(self, seat: int) -> int:
        """The first step of the seat's last choice. Cards chosen together are one choice; an only answer is none."""
        own = [number for number, step in enumerate(self.steps) if number and step.move and step.move.seat == seat]
        own = [number for number in own if self.steps[number - 1].state.is_choice(seat)]
        if not own:
            raise illegal(Reason("table.undo-revealed" if self.forgotten else "table.undo-nothing"))
        first = own.pop()
        while own and (self.was_joined(own[-1], first) or self.belongs(own[-1], first)):
            first = own.pop()
        return first

    def was_joined(self, earlier: int, later: int) -> bool:
        """Whether two moves were made in one gesture, the second with the same verb or to complete the first."""
        one, other = self.steps[earlier].move, self.steps[later].move
        if one is None or other is None or later not in self.joined:
            return False
        return self.game.gestures.follows(one.verb, other.verb)

    def belongs(self, earlier: int, later: int) -> bool:
        """Whether two moves are parts of one choice: the same verb, fewer things left to choose, nothing revealed."""
        one, other = self.steps[earlier].move, self.steps[later].move
        if one is None or other is None:
            return False
        first, second = self.steps[earlier - 1].state, self.steps[later - 1].state
        same = one.verb == other.verb and one.verb in self.game.gestures.repeated
        fewer = second.question_to(one.seat)[1] < first.question_to(one.seat)[1]
        return same and fewer and second.revelations() == first.revelations()

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would work."""
        try:
            self.plan_undo(seat)
        except IllegalMove:
            return False
        return True


def again_from(state: State, moves: Sequence[Move]) -> list[Step]:
    """The steps that these moves lead to; `RecordError` if one is not possible."""
    steps: list[Step] = []
    for move in moves:
        steps.append(next_step(steps[-1].state if steps else state, move, ""))
    return steps


def goes_on(before: State, after: State, seat: int) -> bool:
    """Whether a move has ended what the seat was asked, or brought something to light.

    `before` is imagined. Where others answer in secret they are done there, and in truth they may still be thinking:
    then whatever everybody can see ends it.
    """
    if after.revelations() != before.revelations() or seat not in after.deciders():
        return True
    players = before.view(seat).get("players", ())
    secret = any(player.get("status") == "hidden" for player in players)
    return secret and after.view(None) != before.view(None)


def open_table(
    game: Game,
    seats: Sequence[RecordSeat],
    seed: int,
    options: dict[str, bool],
    path: Path | None,
    position: Document | None = None,
) -> Table:
    """A new game; its record is on the disk before anybody is asked (path None: only in memory)."""
    chosen = game.check_start(len(seats), seed, options_in(position, game) if position else options)
    document = json.dumps(position, separators=(",", ":"), ensure_ascii=False) if position else ""
    who = [RecordSeat(settled(seat.name, game.key), True) if seat.bot else seat for seat in seats]
    header = Header(game.key, game.rules_version, game.content, who, chosen, 0 if document else seed, document)
    try:
        start = first_step(Record(header, [], None, str(path or "")), game)
    except RecordError as error:
        if document:
            raise
        raise SetupError(error.message_id, error.values) from None  # there is no record yet that could be at fault
    header.rules = start.state.game().rules_version  # a position may go on by earlier ones
    text = format_header(header)
    return Table(header, [start], text, RecordFile.create(path, text) if path else None)


def options_in(position: Document, game: Game) -> dict[str, bool]:
    """What a position says of the options that the game has."""
    said = position.get("options", {})
    return {option.key: said.get(option.key, False) for option in game.options}


def resume_table(game: Game, path: Path) -> tuple[Table, str]:
    """The unfinished game in a file, and the incomplete last line that a crash may have left."""
    if read_record(path)[0].finished():
        return table_from(game, path, None)
    file = RecordFile.take(path)  # before it is read: another program may have written until now
    try:
        table, torn = table_from(game, path, file)
    except BaseException:
        file.close()
        raise
    if table.file is None:
        file.close()
    return table, torn


def table_from(game: Game, path: Path, file: RecordFile | None) -> tuple[Table, str]:
    """The game of a record; if it is not finished, its moves are added to the file."""
    record, text = read_record(path)
    kept = text.replace("\r\n", "\n").removeprefix("\ufeff")[: record.kept]
    table = Table(record.header, replay_moves(record, game), kept, None)
    if file and not record.finished():
        file.cut(kept)
        table.file = file
        if table.state.is_over():
            table.write(format_end(kept, table.state.totals()))
    return table, record.torn
