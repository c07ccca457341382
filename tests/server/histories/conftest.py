"""A server that is asked without a network."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from galaktyka.server.config import Config
from tests.server.histories.games import Client
from tests.server.serving import application


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    config = Config(database=f"sqlite:///{tmp_path / 'g.db'}", thinkers=0)
    with application(config) as app:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with app.lifespan(), Client(transport=transport, base_url="http://localhost") as client:
            client.service = app.state.service
            yield client
