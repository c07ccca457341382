"""The built page: its files, and its first page for every address that is not a file."""

from __future__ import annotations

import gzip
import hashlib
import os
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from galaktyka.server.problems import Refusal, not_there

CARRIED = Path(__file__).parent / "page"
IN_THE_CHECKOUT = Path(__file__).parents[3] / "web" / "build" / "page"
FIRST = "index.html"
ASSETS = "/assets/"
"""Files below it have a hash of their content in their name."""

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")


def page_folder(wish: str) -> Path:
    """Where the built page lies."""
    for folder in (wish, os.environ.get("GALAKTYKA_PAGE", "")):
        if folder:
            return Path(folder)
    return CARRIED if CARRIED.is_dir() else IN_THE_CHECKOUT


class PageFile:
    """One file of the page, kept in memory as it goes over the wire."""

    def __init__(self, path: str, content: bytes) -> None:
        self.content = content
        suffix = Path(path).suffix
        self.media_type = TYPES.get(suffix, "application/octet-stream")
        self.packable = suffix in PACKED
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.cache = FOREVER if path.startswith(ASSETS) else ASK_AGAIN

    @cached_property
    def packed(self) -> bytes:
        """Compressed, once."""
        return gzip.compress(self.content, 9, mtime=0)

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file in the encoding that the client accepts; empty if its copy is current."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if self.packable and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


def page_files(folder: Path) -> dict[str, PageFile]:
    """Every file of the built page by its address; nothing else can be asked for."""
    files = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            address = f"/{file.relative_to(folder).as_posix()}"
            files[address] = PageFile(address, file.read_bytes())
    return files


def page_routes(folder: Path) -> list[HTTPRouteHandler]:
    """The routes of the page."""
    files = page_files(folder)

    def answer(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        if path in files:
            return files[path].answer(request)
        if path.startswith("/api") or Path(path).suffix:
            raise not_there("no-page")
        if f"/{FIRST}" not in files:
            raise Refusal(503, "page-not-built")
        return files[f"/{FIRST}"].answer(request)

    @get("/", include_in_schema=False, sync_to_thread=False)
    def first_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return answer(request, "/")

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return answer(request, path)

    return [first_page, page_file]
