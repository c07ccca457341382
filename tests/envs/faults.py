"""What environments refuse."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from galaktyka.core.errors import GalaktykaError


@contextmanager
def refused(kind: type[GalaktykaError], fault: str) -> Iterator[None]:
    """An error of this kind, whose message has this id, in whatever language it is said."""
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.message_id == fault
