"""From what a person typed to actions: numbers or names, one or several, or a question back."""

from collections.abc import Sequence

from galaktyka.core.game import State
from galaktyka.terminal.commands import PASS_WORDS
from galaktyka.terminal.views import TerminalView
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, Entry
from galaktyka.voices.gathering import Gathered, gather, stop_here
from galaktyka.voices.names import folded, matches, similar
from galaktyka.voices.voice import why_not


class Misread(Exception):
    """The answer cannot be used; the text says why."""


class Answering:
    """Collects the answer to one choice; several cards may come one by one."""

    def __init__(self, words: Words, terminal_view: TerminalView, choice: Choice, state: State, seat: int) -> None:
        self.words = words
        self.terminal_view = terminal_view
        self.choice = choice
        self.state = state
        self.seat = seat
        self.selected: list[Entry] = []
        self.gathered = Gathered()
        """What is selected comes to this."""
        self.doubt = ""
        """A question back about what is selected: an empty line, or the same answer again, says yes."""
        self.cleared = False
        """What was selected has just been taken back."""

    def take(self, typed: str) -> list[int] | None:
        """The actions in the order of the rules; None while more must be chosen."""
        self.cleared = typed == "-"
        if self.doubt:
            return self.after_doubt(typed)
        if folded(typed) in PASS_WORDS or typed == "0":
            return self.passing()
        if typed == "-":
            self.selected = []
            return None
        entries = self.entries(typed)
        if not entries:
            raise Misread(self.words.say("terminal.answer.not-understood", typed=typed))
        return self.add(entries)

    def after_doubt(self, typed: str) -> list[int] | None:
        """Yes, or another answer."""
        doubted, self.selected, self.doubt = self.selected, [], ""
        if not typed:
            return self.gathered.moves
        moves = self.take(typed)
        again = {entry.card for entry in self.selected} == {entry.card for entry in doubted}
        return self.after_doubt("") if self.doubt and again else moves

    def passing(self) -> list[int]:
        """Nothing (more)."""
        moves = stop_here(self.choice, self.selected) or stop_here(self.choice, [])
        if moves is None:
            raise Misread(self.words.say("terminal.answer.no-pass"))
        return moves

    def add(self, entries: list[Entry]) -> list[int] | None:
        """One answer, or more for the set; where fewer are enough, a line is the whole answer."""
        together = [*self.selected, *entries] if all(entry.several for entry in entries) else entries
        gathered = gather(self.words, self.choice, together)
        if gathered.fault:
            raise Misread(gathered.fault)
        moves = gathered.moves
        if moves is None and self.choice.up_to and not self.selected:
            moves = stop_here(self.choice, together)
        self.doubt = gathered.doubt
        if moves is None or self.doubt:
            self.selected, self.gathered = together, gathered
            return None
        return moves

    def entries(self, typed: str) -> list[Entry]:
        """The entries that are meant, by number or by name."""
        parts = typed.replace(",", " ").split()
        if parts and all(part.isdecimal() for part in parts):
            return [self.by_number(part) for part in parts]
        return [self.by_name(part.strip()) for part in typed.split(",") if part.strip()]

    def by_number(self, part: str) -> Entry:
        """The entry with this number."""
        numbered = self.choice.numbered()
        number = number_in(part, 1, len(numbered))
        if number is None:
            raise Misread(self.words.say("terminal.answer.no-number", number=part, most=len(numbered)))
        return numbered[number - 1]

    def by_name(self, part: str) -> Entry:
        """The entry with this name, or a part of it that no other has."""
        numbered = self.choice.numbered()
        left = [entry for entry in numbered if entry not in self.selected or not entry.card]
        found = self.called(part, left)
        if not found and self.choice.passing:
            left.append(self.choice.passing)
            found = self.called(part, [self.choice.passing])
        if not found:
            actions = self.terminal_view.actions_for(part, self.state, self.seat)
            found = [entry for entry in left if entry.action in actions]
            if not found:
                raise Misread(self.why_none(part, actions))
        if len({entry.action for entry in found}) > 1:
            raise Misread(self.words.say("terminal.answer.several-fit", names=[entry.label for entry in found]))
        return found[0]

    def why_none(self, part: str, actions: Sequence[int]) -> str:
        """Why the text names no entry that is left: it is chosen already, impossible, or unknown."""
        if self.called(part, self.selected) or any(entry.action in actions for entry in self.selected):
            return self.words.say("voices.gather.twice")
        if actions:
            return why_not(self.words, self.state, self.seat, actions[0])
        refused = self.called(part, [entry for entry in self.choice.entries if entry.action is None])
        return f"{refused[0].label}: {refused[0].note}" if refused else self.unknown(part)

    def called(self, part: str, entries: Sequence[Entry]) -> list[Entry]:
        """The entries with this label or card name, in any language."""
        names = {entry.label: str(number) for number, entry in enumerate(entries)}
        first_of = {entry.card: str(number) for number, entry in reversed(list(enumerate(entries))) if entry.card}
        for name, card in self.terminal_view.card_names().items():
            if card in first_of:
                names.setdefault(name, first_of[card])
        return [entries[int(number)] for number in matches(part, names)]

    def unknown(self, part: str) -> str:
        """The message that no entry has this name, with similar ones if there are any."""
        guesses = similar(part, self.terminal_view.card_names())
        if guesses:
            return self.words.say("terminal.answer.did-you-mean", typed=part, guesses=guesses)
        return self.words.say("terminal.answer.not-understood", typed=part)

    def running(self) -> str:
        """What has been chosen so far, and how many more are needed."""
        if self.cleared:
            return self.words.say("terminal.answer.cleared")
        if self.doubt:
            return f"{self.doubt} {self.words.say('terminal.answer.sure')}"
        if not self.selected:
            return ""
        missing = self.choice.need - len(self.selected)
        hint = "anew" if self.choice.bill is not None else "more"
        return f"{self.gathered.so_far} {self.words.say(f'terminal.answer.{hint}', n=missing)}"


def number_in(typed: str, least: int, most: int) -> int | None:
    """The number that was typed, if it is in this range."""
    number = int(typed) if typed.isdecimal() and len(typed) < 10 else -1
    return number if least <= number <= most else None
