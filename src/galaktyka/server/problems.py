"""Why a request is refused, with its status and its words."""

from typing import Any

from galaktyka.core.errors import GalaktykaError, IllegalMove
from galaktyka.server.messages.common import Problem
from galaktyka.server.storage import StoreDown
from galaktyka.text.catalogue import Words


class Refusal(Exception):
    """Something that cannot be done for this person now; its words are `server.problem.<code>`."""

    def __init__(self, status: int, code: str, **values: object) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.values = values


class Outdated(Refusal):
    """A table whose game began with rules or content that this version does not have: it cannot be replayed."""

    def __init__(self, table_id: str) -> None:
        super().__init__(409, "outdated", table=table_id)


def bad(code: str, **values: object) -> Refusal:
    """The request makes no sense."""
    return Refusal(400, code, **values)


def not_yours(code: str, **values: object) -> Refusal:
    """Somebody else may do it."""
    return Refusal(403, code, **values)


def not_there(code: str, **values: object) -> Refusal:
    """There is no such thing."""
    return Refusal(404, code, **values)


def not_now(code: str, **values: object) -> Refusal:
    """It does not fit how things stand."""
    return Refusal(409, code, **values)


def status_of(error: Refusal | GalaktykaError) -> int:
    """The status of HTTP."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, StoreDown):
        return 503
    return 409 if isinstance(error, IllegalMove) else 400


def problem(error: Refusal | GalaktykaError, words: Words) -> Problem:
    """The refusal for programs and for people."""
    if isinstance(error, Refusal):
        message = words.say_with(f"server.problem.{error.code}", error.values)
        return Problem(error.code, message, plain(error.values))
    return Problem(error.message_id, words.say_with(error.message_id, error.values), plain(error.values))


def plain(values: dict[str, object]) -> dict[str, Any]:
    """Values that JSON knows."""
    return {
        key: value if isinstance(value, (str, int, float, bool, list)) else str(value) for key, value in values.items()
    }
