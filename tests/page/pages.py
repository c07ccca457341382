"""Every page there is, and what can be read on it."""

from __future__ import annotations

from pathlib import Path

from tests.page.browsing import Screen

GAMES = sorted(board.parent.name for board in Path(__file__).resolve().parents[2].glob("web/src/games/*/index.tsx"))
"""Those that have a board."""
AROUND = (
    "/",
    "/new",
    f"/new?local=1&game={GAMES[-1]}",
    "/join",
    "/account",
    "/learn",
    "/glossary",
    "/nowhere",
    "/nowhere%E0%A4%A",
    *(f"/rules/{game}" for game in GAMES),
)

READABLE = """() => {
    const found = new Set([document.title]);
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const { parentElement, data } = words.currentNode;
        if (parentElement.closest("script, style, [lang]:not(html)")) continue;
        if (parentElement.getClientRects().length) found.add(data);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
        if (element.closest("[lang]:not(html)")) continue;
        for (const name of ["aria-label", "title", "placeholder", "alt"]) found.add(element.getAttribute(name) ?? "");
    }
    return [...found].map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


def visit(screen: Screen, path: str) -> None:
    """Open a page and wait until everything on it has come."""
    screen.go(path)
    screen.page.wait_for_load_state("networkidle")


def readable(screen: Screen) -> set[str]:
    """All that can be seen or heard on the screen, a piece each; what says its own language is left out."""
    return set(screen.page.evaluate(READABLE))
