"""From what a person typed to actions: numbers or names, one or several, or a question back."""

from collections.abc import Sequence

from galaktyka.core.game import State
from galaktyka.terminal.commands import PASS_WORDS
from galaktyka.terminal.faces import Choice, Entry, Face
from galaktyka.terminal.names import folded, matches, similar
from galaktyka.terminal.spending import NotTogether
from galaktyka.text.catalogue import Words


class Misread(Exception):
    """The answer cannot be used; the text says why."""


class Answering:
    """Collects the answer to one choice; several cards may come one by one."""

    def __init__(self, words: Words, face: Face, choice: Choice, state: State, seat: int) -> None:
        self.words = words
        self.face = face
        self.choice = choice
        self.state = state
        self.seat = seat
        self.selected: list[Entry] = []
        self.doubt = ""
        """A question back about what is selected: an empty line, or the same answer again, says yes."""
        self.cleared = False
        """What was selected has just been taken back."""

    def take(self, typed: str) -> list[int] | None:
        """The actions, in the order in which the rules want them; None while some are still to be chosen."""
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
        if len(entries) == 1 and not entries[0].several and entries[0].action is not None:
            return [entries[0].action]
        if any(not entry.several for entry in entries):
            raise Misread(self.words.say("terminal.answer.one-only"))
        return self.several(entries)

    def after_doubt(self, typed: str) -> list[int] | None:
        """Yes, or another answer."""
        assert self.choice.bill is not None
        doubted, self.selected, self.doubt = self.selected, [], ""
        if not typed:
            return self.choice.bill.moves([entry.card for entry in doubted])
        moves = self.take(typed)
        again = {entry.card for entry in self.selected} == {entry.card for entry in doubted}
        return self.after_doubt("") if self.doubt and again else moves

    def passing(self) -> list[int]:
        """Nothing (more)."""
        if self.selected and self.choice.up_to:
            return self.complete(self.selected)
        if self.choice.passing is None or self.choice.passing.action is None:
            raise Misread(self.words.say("terminal.answer.no-pass"))
        return [self.choice.passing.action]

    def several(self, entries: Sequence[Entry]) -> list[int] | None:
        """More for the set; it is complete when there are enough."""
        together = [*self.selected, *entries]
        if not self.may_repeat(together):
            raise Misread(self.words.say("terminal.answer.twice"))
        for entry in together:
            if entry.most is not None and together.count(entry) > entry.most:
                raise Misread(self.words.say("terminal.answer.too-often", name=entry.label, n=entry.most))
        if self.choice.bill is not None:
            return self.on_the_bill(together)
        need = self.choice.need
        if len(together) > need:
            raise Misread(self.words.say("terminal.answer.too-many", n=need, given=len(together)))
        if len(together) == need or (self.choice.up_to and not self.selected):
            return self.complete(together)
        self.selected = together
        return None

    def on_the_bill(self, entries: Sequence[Entry]) -> list[int] | None:
        """More for the bill: it knows when it is enough, what does not go together, and what would be lost."""
        assert self.choice.bill is not None
        cards = [entry.card for entry in entries]
        try:
            moves = self.choice.bill.moves(cards)
        except NotTogether as error:
            raise Misread(str(error)) from None
        if moves is not None:
            self.doubt = self.choice.bill.doubt(cards)
        if moves is None or self.doubt:
            self.selected = list(entries)
            return None
        return moves

    def may_repeat(self, entries: Sequence[Entry]) -> bool:
        """The same line twice is a slip, except for action cards that are there twice."""
        return all(not entry.card or entries.count(entry) == 1 for entry in entries)

    def complete(self, entries: Sequence[Entry]) -> list[int]:
        """Ascending, as the rules want it; with a pass if fewer were taken than allowed."""
        if self.choice.ways is not None:
            moves = self.choice.ways.get(frozenset(entry.card for entry in entries))
            if moves is None:
                raise Misread(self.words.say("terminal.answer.not-together"))
            return moves
        actions = sorted(entry.action for entry in entries if entry.action is not None)
        if self.choice.up_to and len(actions) < self.choice.need and self.choice.stop is not None:
            actions.append(self.choice.stop)
        return actions

    def entries(self, typed: str) -> list[Entry]:
        """The entries that are meant, by number or by name."""
        parts = typed.replace(",", " ").split()
        if parts and all(part.isdecimal() for part in parts):
            return [self.by_number(part) for part in parts]
        return [self.by_name(part.strip()) for part in typed.split(",") if part.strip()]

    def by_number(self, part: str) -> Entry:
        """The entry with this number."""
        numbered = self.choice.numbered()
        number = int(part) if len(part) < 6 else 0
        if not 1 <= number <= len(numbered):
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
            actions = self.face.actions_for(part, self.state, self.seat)
            found = [entry for entry in left if entry.action in actions]
            if not found and actions:
                raise Misread(why_not(self.words, self.state, self.seat, actions[0]))
        if len({entry.action for entry in found}) > 1:
            raise Misread(self.words.say("terminal.answer.several-fit", names=[entry.label for entry in found]))
        if not found:
            refused = self.called(part, [entry for entry in self.choice.entries if entry.action is None])
            if refused:
                raise Misread(f"{refused[0].label}: {refused[0].note}")
            raise Misread(self.unknown(part))
        return found[0]

    def called(self, part: str, entries: Sequence[Entry]) -> list[Entry]:
        """The entries whose label, or whose card, is called so in any language."""
        names = {entry.label: str(number) for number, entry in enumerate(entries)}
        first_of = {entry.card: str(number) for number, entry in reversed(list(enumerate(entries))) if entry.card}
        for name, card in self.face.card_names().items():
            if card in first_of:
                names.setdefault(name, first_of[card])
        return [entries[int(number)] for number in matches(part, names)]

    def unknown(self, part: str) -> str:
        """Nothing is called so; perhaps something similar."""
        guesses = similar(part, self.face.card_names())
        if guesses:
            return self.words.say("terminal.answer.did-you-mean", typed=part, guesses=guesses)
        return self.words.say("terminal.answer.not-understood", typed=part)

    def running(self) -> str:
        """What has been chosen so far, and how many are missing."""
        if self.cleared:
            return self.words.say("terminal.answer.cleared")
        if not self.selected or self.doubt:
            return self.doubt
        if self.choice.bill is not None:
            return self.choice.bill.so_far([entry.card for entry in self.selected])
        missing = self.choice.need - len(self.selected)
        return self.words.say("terminal.answer.so-far", names=[entry.label for entry in self.selected], n=missing)


def why_not(words: Words, state: State, seat: int, action: int) -> str:
    """The rule against an action, in words."""
    reason = state.why_not(seat, action)
    if reason is None:
        return words.say("terminal.why.allowed")
    return words.say_with(reason.message_id, reason.values)
