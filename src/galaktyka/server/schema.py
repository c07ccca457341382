"""The OpenAPI document of the service: `python -m galaktyka.server.schema` prints it.

What goes over the socket is not part of OpenAPI, but its messages are among the schemas: the page's types come from
there.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig

from galaktyka import __version__
from galaktyka.server.app import api_routes
from galaktyka.server.contents import CONTENTS, VIEWS
from galaktyka.server.messages import common, games, people, positions, sockets, tables

ROOMS = (common, people, games, tables, positions, sockets)
REFERENCE = "#/components/schemas/{name}"
METHODS = ("get", "post", "patch", "delete", "put")


def document() -> dict[str, Any]:
    """The whole document."""
    config = OpenAPIConfig(title="Galaktyka", version=__version__)
    found: dict[str, Any] = Litestar(
        [api_routes()], openapi_config=config, logging_config=None
    ).openapi_schema.to_schema()
    _, schemas = msgspec.json.schema_components(message_types(), ref_template=REFERENCE)
    found["components"]["schemas"].update(schemas)
    for path in found["paths"].values():
        for method in METHODS:
            if method in path:
                answers = path[method]["responses"]
                answers.pop("400", None)  # the framework's own form of refusals is never sent
                answers.get("204", {}).pop("content", None)
                answers["default"] = problem_response()
    return found


def message_types() -> list[Any]:
    """Every message, and what the boxes of the games hold."""
    found = [each for room in ROOMS for each in vars(room).values() if is_message(each)]
    return [*dict.fromkeys(found), *CONTENTS, *VIEWS.values()]


def is_message(thing: object) -> bool:
    """Whether it is the type of a message."""
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct


def problem_response() -> dict[str, Any]:
    """Whatever was refused."""
    reference = {"$ref": REFERENCE.format(name="Problem")}
    return {"description": "Refused, and why.", "content": {"application/json": {"schema": reference}}}


@cache
def document_bytes() -> bytes:
    """The document as it is sent."""
    return msgspec.json.encode(document())


if __name__ == "__main__":
    sys.stdout.buffer.write(document_bytes())
