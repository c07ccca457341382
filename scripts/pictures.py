"""Takes the pictures of README.md anew: real positions of greedy games in a real browser.

    .venv-test/bin/python scripts/pictures.py [FOLDER]      writes docs/pictures/*.webp, or into another folder

Needs what ./test needs: the page built, playwright, a Chromium, and Pillow, which comes with matplotlib.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path

import httpx
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from galaktyka.bots import find_bot  # noqa: E402
from galaktyka.bots.protocol import Outlook  # noqa: E402
from galaktyka.core.records import Header, Move, RecordSeat, format_header, format_move  # noqa: E402
from galaktyka.core.rng import seeded  # noqa: E402
from galaktyka.games import find_game  # noqa: E402
from tests.server.running import serving  # noqa: E402

DESKTOP, PHONE = (1440, 900), (390, 844)
# name, game, seats, seed, which question of seat 0 after how many moves, language, theme, screen
PICTURES = [
    ("race", "race", 3, 12, "pay", 60, "en", "dark", DESKTOP),
    ("frontiers", "frontiers", 3, 5, "settle", 90, "pl", "dark", DESKTOP),
    ("artifacts", "artifacts", 2, 9, "act", 110, "en", "dark", DESKTOP),
    ("cosmos", "cosmos", 3, 4, "destination", 160, "en", "light", DESKTOP),
    ("phone-race", "race", 3, 12, "pay", 60, "en", "dark", PHONE),
    ("phone-cosmos", "cosmos", 3, 4, "destination", 160, "pl", "light", PHONE),
]
NAMES = ["Zofia", "adept", "adept", "adept"]


def record_of(key: str, seats: int, seed: int, question: str, after: int) -> str:
    """A game that stands where seat 0 is asked the question."""
    game = find_game(key)
    people = [RecordSeat(name, number > 0) for number, name in enumerate(NAMES[:seats])]
    options = game.check_start(seats, seed, None)
    lines = format_header(Header(key, game.rules_version, game.content, people, options, seed))
    state = game.start(seats, seed)
    bot = find_bot("greedy", key, seed)
    for number in range(2000):
        seat = state.deciders()[0]
        asked = state.view(0)["players"][0].get("question")
        if seat == 0 and number >= after and asked == question and len(state.legal(0)) > 2:
            return lines
        action = bot.choose(Outlook(state, seat, seeded(seed)))
        lines += format_move(Move(seat, game.actions.notation(action)))
        state.apply(seat, action)
        if state.is_over():
            break
    raise SystemExit(f"{key}: seat 0 is never asked {question} after {after} moves")


def take(browser: Browser, address: str, folder: Path) -> None:
    """All pictures."""
    for name, key, seats, seed, question, after, lang, theme, (width, height) in PICTURES:
        with httpx.Client(base_url=address) as web:
            web.post("/api/me", json={"name": "Zofia"}).raise_for_status()
            text = record_of(key, seats, seed, question, after)
            table = web.post("/api/records", json={"text": text, "seat": 0}).raise_for_status().json()["id"]
            cookies = [{"name": n, "value": v, "url": address} for n, v in web.cookies.items()]
        context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=1.5)
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.goto(f"{address}/?lang={lang}")
        page.evaluate(f"localStorage.setItem('galaktyka.lang', '{lang}')")
        page.goto(f"{address}/t/{table}")
        page.wait_for_selector(".table[data-moment]")
        page.wait_for_timeout(2500)
        save(page.screenshot(), folder / f"{name}.webp")
        context.close()


def save(png: bytes, path: Path) -> None:
    """Small enough for a repository."""
    Image.open(io.BytesIO(png)).convert("RGB").save(path, "WEBP", quality=82, method=6)
    print(path, path.stat().st_size // 1000, "KB")


def side_by_side(left: Path, right: Path, path: Path) -> None:
    """Two phones in one picture."""
    one, two = Image.open(left), Image.open(right)
    both = Image.new("RGB", (one.width + two.width + 24, max(one.height, two.height)), (12, 16, 30))
    both.paste(one, (0, 0))
    both.paste(two, (one.width + 24, 0))
    both.save(path, "WEBP", quality=85, method=6)


def main() -> None:
    """Take them."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as games, serving(Path(games)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        take(browser, address, folder)
        browser.close()
    side_by_side(folder / "phone-race.webp", folder / "phone-cosmos.webp", folder / "phone.webp")
    (folder / "phone-race.webp").unlink()
    (folder / "phone-cosmos.webp").unlink()


if __name__ == "__main__":
    main()
