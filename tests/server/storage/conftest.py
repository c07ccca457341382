"""Every test of a store runs on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from galaktyka.server.storage import Store, open_store
from tests.server.storage.databases import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def url(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'galaktyka.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()
