"""The page's files: small on the wire, kept by the browser as long as they are the same, and nothing else."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from galaktyka.server.page import page_routes
from galaktyka.server.problems import Refusal

pytestmark = pytest.mark.once


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>first page</p>" * 50)
    (page / "assets" / "main-abc123.js").write_text("console.log(1);" * 100)
    (page / "assets" / "picture.png").write_bytes(b"\x89PNG")
    (tmp_path / "secret.txt").write_text("not for you")
    return page


def client(folder: Path) -> TestClient[Litestar]:
    def refused(_request: object, error: Refusal) -> object:
        from litestar import Response

        return Response(error.code, status_code=error.status)

    return TestClient(Litestar(page_routes(folder), exception_handlers={Refusal: refused}))  # type: ignore[dict-item]


def test_the_first_page_is_at_every_address_of_the_page(folder: Path):
    with client(folder) as web:
        for address in ("/", "/t/abc", "/rules/race", "/index.html"):
            answer = web.get(address)
            assert answer.status_code == 200
            assert answer.text.startswith("<p>first page")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_name_are_kept_for_good(folder: Path):
    with client(folder) as web:
        answer = web.get("/assets/main-abc123.js")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")


def test_files_are_packed_for_who_can_unpack_them(folder: Path):
    with client(folder) as web:
        packed = web.get("/assets/main-abc123.js", headers={"accept-encoding": "gzip, br"})
        plain = web.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < 100
        assert packed.text == plain.text
        assert "content-encoding" not in plain.headers
        assert "content-encoding" not in web.get("/assets/picture.png").headers, "a picture is packed already"
        assert gzip.compress(b"", mtime=0), "the same file gives the same bytes"


def test_who_has_the_file_is_not_sent_it_again(folder: Path):
    with client(folder) as web:
        first = web.get("/")
        again = web.get("/", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert web.get("/", headers={"if-none-match": '"another"'}).status_code == 200


@pytest.mark.parametrize(
    "address",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
    ],
)
def test_nothing_outside_the_page_can_be_asked_for(folder: Path, address: str):
    with client(folder) as web:
        assert "not for you" not in web.get(address).text


def test_a_file_that_is_not_there_is_not_the_first_page(folder: Path):
    with client(folder) as web:
        assert web.get("/assets/gone.js").status_code == 404
        assert web.get("/api/nothing").status_code == 404


def test_a_page_that_was_not_built_is_said_so(tmp_path: Path):
    with client(tmp_path) as web:
        answer = web.get("/")
        assert (answer.status_code, answer.text) == (503, "page-not-built")
