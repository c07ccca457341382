"""Errors of environments in words, in the language of the machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from galaktyka.core.errors import ContentError, GalaktykaError, IllegalMove, SetupError
from galaktyka.text.catalogue import MissingMessage, Words, choose_language


def words() -> Words:
    """The language of the machine."""
    return Words(choose_language(None, None, os.environ))


def said(message_id: str, **values: object) -> str:
    """A message in words."""
    return words().say(message_id, **values)


def explained(error: GalaktykaError) -> str:
    """The error in words; its plain form where a game from outside has none."""
    try:
        return words().explain(error)
    except MissingMessage:
        return GalaktykaError.__str__(error)


class SpokenSetupError(SetupError):
    """An environment that cannot be: its text is a sentence, `message_id` and `values` are for programs."""

    def __str__(self) -> str:
        return explained(self)


class SpokenContentError(ContentError):
    """The same for a pack that cannot be used."""

    def __str__(self) -> str:
        return explained(self)


class SpokenIllegalMove(IllegalMove):
    """The same for an action that the rules forbid."""

    def __str__(self) -> str:
        return explained(self)


SPOKEN: dict[type[GalaktykaError], type[GalaktykaError]] = {
    SetupError: SpokenSetupError,
    ContentError: SpokenContentError,
    IllegalMove: SpokenIllegalMove,
}


def spoken(error: GalaktykaError) -> GalaktykaError:
    """The same error with a sentence for its text."""
    for plain, kind in SPOKEN.items():
        if isinstance(error, plain):
            return kind(error.message_id, error.values, error.source, error.place, error.line)
    return error


@contextmanager
def in_words() -> Iterator[None]:
    """A context in which errors get a sentence for their text."""
    try:
        yield
    except GalaktykaError as error:
        raise spoken(error) from None
