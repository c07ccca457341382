"""Documents broken at random: something is left out, doubled, moved, or becomes something else.

What is the same for every game; `mutations.py` of a game knows its words and keys, and adds faults of its own.
"""

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from galaktyka.core.errors import DocumentError
from galaktyka.core.game import Game
from galaktyka.core.rng import Rng
from galaktyka.text.catalogue import Words
from tests.laws.tables import choose, knowledge_of

Document = dict[str, Any]
Place = tuple[Any, Any]
"""A list or a dict, and the index or key in it."""
Mutation = Callable[[Document, Rng], None]

STRANGE: list[Any] = [
    None, True, False, -1, 0, 1, 2, 5, 60, 99, 254, 255, 10**9, 2**70, 1.5, "", "x", [], {}, [[]], {"tile": 3},
]  # fmt: skip


def pick(rng: Rng, things: list[Any]) -> Any:
    return things[rng.below(len(things))]


def places(value: Any) -> list[Place]:
    """Every place in a document."""
    found: list[Place] = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found.append((value, key))
        found += places(inner)
    return found


@dataclass(frozen=True)
class Breaker:
    """Breaks the documents of one game."""

    words: list[list[str]]
    """The names that may stand in a document, by what they name."""
    keys: Callable[[Document, Rng], list[tuple[Document, list[str]]]]
    """Parts of a document, each with the keys that may stand there."""
    agreeing: tuple[str, ...]
    """What only has to agree with the rest of the document, and may be left out."""
    own: list[Mutation]
    piles: bool = True
    """What only has to agree are long piles, nearly all of the document; `unlisted` can stand for them."""

    def broken(self, document: Document, rng: Rng) -> Document:
        """A copy with one to three things wrong; often without what would only have to agree with the rest."""
        result = copy.deepcopy(document)
        if rng.below(4):
            for key in self.agreeing:
                result.pop(key, None)
            if self.piles:
                result["unlisted"] = "shuffle"
        mutations = [self.change, self.change, self.change, self.leave_out, self.add, self.move, *self.own]
        for _ in range(1 + rng.below(3)):
            try:
                pick(rng, mutations)(result, rng)
            except (KeyError, TypeError, IndexError, AttributeError):
                break  # the document is in pieces already
        return result

    def telling_places(self, document: Document, rng: Rng) -> list[Place]:
        """Most often not in the long piles."""
        if not self.piles:
            return places(document)
        if rng.below(4):
            document = {key: value for key, value in document.items() if key not in self.agreeing}
        found = places(document)
        return [place for place in found if place[0] is not document] or found

    def some_word(self, rng: Rng) -> str:
        return str(pick(rng, pick(rng, self.words)))

    def other_value(self, value: Any, rng: Rng) -> Any:
        """Another value, most often of the same type."""
        if rng.below(9) == 0:
            return copy.deepcopy(pick(rng, STRANGE))
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + pick(rng, [-2, -1, 1, 2, rng.below(20)])
        if isinstance(value, str):
            kin = [words for words in self.words if value in words]
            return pick(rng, kin[0]) if kin and rng.below(4) else self.some_word(rng)
        return self.some_word(rng)

    def change(self, document: Document, rng: Rng) -> None:
        where, key = pick(rng, self.telling_places(document, rng))
        where[key] = self.other_value(where[key], rng)

    def leave_out(self, document: Document, rng: Rng) -> None:
        where, key = pick(rng, self.telling_places(document, rng))
        del where[key]

    def add(self, document: Document, rng: Rng) -> None:
        """A key that may stand there, or one thing more in a list."""
        parts = self.keys(document, rng)
        lists = [where[key] for where, key in self.telling_places(document, rng) if isinstance(where[key], list)]
        word = self.some_word
        if rng.below(2) and lists:
            pick(rng, lists).append(pick(rng, [word(rng), rng.below(5), copy.deepcopy(pick(rng, STRANGE))]))
            return
        where, keys = pick(rng, parts)
        where[pick(rng, keys)] = pick(rng, [word(rng), rng.below(9), True, [word(rng)], {"any": 1}, [], {}])

    def move(self, document: Document, rng: Rng) -> None:
        """Two things of one type change places, or one is put where another was."""
        found = self.telling_places(document, rng)
        first, at = pick(rng, found)
        second, to = pick(rng, [(where, key) for where, key in found if type(where[key]) is type(first[at])])
        one, two = copy.deepcopy(first[at]), copy.deepcopy(second[to])
        second[to] = one
        if rng.below(2):
            first[at] = two


# --- faults that several games can have


def ask_another(questions: list[str]) -> Mutation:
    """The question goes to somebody else, becomes another one, or disappears."""

    def asked(document: Document, rng: Rng) -> None:
        for player in document["players"]:
            question = player.pop("question", None)
            if question:
                pick(rng, document["players"])["question"] = pick(rng, [question, pick(rng, questions)])

    return asked


def put_task(document: Document, task: Document, rng: Rng) -> None:
    """It is being done, or waits."""
    if rng.below(3) == 0:
        document["task"] = task
        return
    agenda = document.setdefault("agenda", [])
    agenda.insert(rng.below(len(agenda) + 1), task)


def shuffle_agenda(document: Document, rng: Rng) -> None:
    """The tasks in another order, or one of them twice."""
    agenda = document.setdefault("agenda", [])
    if agenda and rng.below(2):
        agenda.append(copy.deepcopy(pick(rng, agenda)))
    rng.shuffle(agenda)


# --- what has to come of it


def check_read(game: Game, document: Document, rng: Rng) -> None:
    """Refused with words in both languages, or a position like any other: it can be written, read and played on."""
    check_conservation = knowledge_of(game.key).check_conservation
    try:
        state = game.from_document(document)
    except DocumentError as refused:
        state = None
        explained = [Words(language).explain(refused) for language in ("en", "pl")]
    if state is None:
        assert all(text.startswith("document: ") for text in explained)
        return
    written = state.to_document()
    assert game.from_document(json.loads(json.dumps(written))).to_document() == written
    check_conservation(state)
    for _ in range(40):
        if state.is_over():
            break
        seat = state.deciders()[0]
        assert state.view(seat)["players"][seat]["legal"]
        state.apply(*choose(state, rng))
        check_conservation(state)
