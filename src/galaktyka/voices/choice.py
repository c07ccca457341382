"""What a seat can answer: entries to choose from, alone or together, and what a selection of them comes to."""

from collections.abc import Sequence
from typing import Protocol

from galaktyka.core.actions import ActionTable

Ways = dict[frozenset[str], list[int]]
"""Things that can be chosen together, and the moves that choose them."""


class NotTogether(Exception):
    """These things cannot be chosen together; the text says why."""


class Bill(Protocol):
    """A choice of several things, as many as it takes: what a selection comes to, and when it is enough."""

    def moves(self, chosen: Sequence[str]) -> list[int] | None:
        """The moves that choose just these; None while more has to be chosen. May say why they do not go together."""
        ...

    def so_far(self, chosen: Sequence[str]) -> str:
        """What has been chosen comes to, and what is missing."""
        ...

    def doubt(self, chosen: Sequence[str]) -> str:
        """A question to ask before something would be lost needlessly; empty if there is none."""
        ...

    def advice(self, numbered: bool) -> list[str]:
        """What would be enough, in words or by the numbers of the list; nothing if that is plain to see."""
        ...


class Entry:
    """One thing that can be chosen, or (without an action) that can not, with a note on why or at what price."""

    def __init__(
        self,
        label: str,
        action: int | None,
        card: str = "",
        note: str = "",
        several: bool = False,
        as_card: bool = False,
        signs: str = "",
        most: int | None = None,
        sum: str = "",
    ) -> None:
        self.label = label
        self.action = action
        self.card = card
        self.note = note
        self.several = several
        """Chosen together with others of its kind."""
        self.as_card = as_card
        """Shown as the card itself, not as something done with it."""
        self.signs = signs
        """The note in signs, for the eyes; empty where words are as short."""
        self.most = most
        """So many times at most it can be chosen together with others; None if only `several` limits it."""
        self.sum = sum
        """What it costs and where that comes from, or how strong one is; empty where there is nothing to add up."""
        self.name = label
        """What it is called among others that are chosen together."""
        self.key = ""
        """Its name within the choice; `with_keys` gives it."""
        self.thing = ""
        """What is touched to choose it, where that is not the card; `with_keys` gives it to all others."""


class Choice:
    """What a seat has to decide: numbered entries, perhaps several at once, perhaps none."""

    def __init__(
        self,
        prompt: str,
        entries: list[Entry],
        need: int,
        up_to: bool,
        passing: Entry | None,
        ways: Ways | None = None,
        bill: Bill | None = None,
        stop: int | None = None,
        sum: str = "",
        paid: int = 0,
    ) -> None:
        self.prompt = prompt
        self.entries = entries
        self.need = need
        """How many of the entries marked `several` are chosen together."""
        self.up_to = up_to
        """Fewer are enough."""
        self.passing = passing
        self.ways = ways
        """Where not everything goes with everything: the sets of cards that can be chosen, with their moves."""
        self.bill = bill
        """Where it depends on the things chosen how many are enough."""
        self.stop = passing.action if stop is None and passing else stop
        """What says that fewer are enough, once some are chosen."""
        self.sum = sum
        """What is paid for and where its price comes from; empty where there is nothing to add up."""
        self.paid = paid
        """How many were paid before, besides those that are needed now."""

    def numbered(self) -> list[Entry]:
        """The entries that have a number: the first one has number 1."""
        return [entry for entry in self.entries if entry.action is not None]

    def all(self) -> list[Entry]:
        """Every entry, passing included where it is allowed."""
        return [*self.entries, *([self.passing] if self.passing else [])]


def with_keys(choice: Choice, actions: ActionTable) -> Choice:
    """The choice with a key and a thing for every entry; equal ones are numbered.

    The key is the notation, or ``why:`` and the thing; the thing is the card, else the object of the action, else the
    action itself.
    """
    met: dict[str, int] = {}
    for entry in choice.all():
        notation = "" if entry.action is None else actions.notation(entry.action)
        verb, _, touched = notation.partition(" ")
        key = notation or f"why:{entry.card or entry.label}"
        met[key] = met.get(key, 0) + 1
        copy = f" #{met[key]}" if met[key] > 1 else ""
        entry.key = key + copy
        entry.thing = (entry.thing or entry.card or touched or verb) + copy
    return choice
