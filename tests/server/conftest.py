"""What all tests of the service share."""

from collections.abc import Iterator

import pytest

from tests.server.storage.databases import Postgres, running_postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests; each asks it for a database of its own."""
    with running_postgres() as server:
        yield server
