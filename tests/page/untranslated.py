"""Finds English on a Polish page, and ids of messages on any."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from tests.rules.catalogue import all_rules

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "galaktyka"
PAGE = ROOT / "web" / "src"
PAIR = re.compile(r'(\w+):\s*"((?:[^"\\]|\\.)*)"')
MESSAGE_ID = re.compile(r"[a-z]+\.[a-z-]+\.[a-z-]+")
ENGLISH = re.compile(
    r"\b(the|of|and|your|you|with|is|are|from|this|that|has|have|when|player|players|card|cards)\b", re.I
)
NAMES = ("Race for the Galaxy",)
"""What is English in Polish too."""
LANGUAGES = {"Polski", "English"}
"""Each is offered in its own words."""


class English:
    """All our English messages that read otherwise in Polish."""

    def __init__(self) -> None:
        both = [*catalogue_pairs(), *page_pairs()]
        polish = {pl for _, pl in both}
        differ = {en for en, pl in both if en != pl and re.search("[A-Za-z]{3}", en)}
        self.messages = differ - polish - LANGUAGES
        self.rule_ids = {rule.id for rule in all_rules()}

    def found_in(self, texts: set[str]) -> list[str]:
        """Those pieces of text that no Polish reader should see."""
        return sorted(text for text in texts if self.is_untranslated(text))

    def is_untranslated(self, text: str) -> bool:
        """Whether it is one of our English messages, the id of one, or has words that only English has."""
        rest = " ".join(word for word in text.split() if word not in self.rule_ids)
        for name in NAMES:
            rest = rest.replace(name, "")
        return text in self.messages or bool(MESSAGE_ID.search(rest) or ENGLISH.search(rest))


def catalogue_pairs() -> list[tuple[str, str]]:
    """English and Polish of every message of the catalogues."""
    pairs = []
    for file in sorted(SOURCES.rglob("text/en/*.toml")):
        english, polish = flat(file), flat(file.parents[1] / "pl" / file.name)
        pairs += [(english[key], polish[key]) for key in english if key in polish]
    return pairs


def flat(file: Path) -> dict[str, str]:
    """Messages by their path in the file."""
    messages: dict[str, str] = {}

    def gather(path: str, value: Any) -> None:
        if isinstance(value, str):
            messages[path] = value
        elif isinstance(value, dict):
            for key, inner in value.items():
                gather(f"{path}.{key}", inner)

    gather("", tomllib.loads(file.read_text("utf-8")))
    return messages


def page_pairs() -> list[tuple[str, str]]:
    """English and Polish of the page's own words: `wordsOf` takes an object of each."""
    pairs = []
    for file in sorted([*PAGE.glob("words/*.ts"), *PAGE.glob("games/*/words.ts")]):
        for call in file.read_text("utf-8").split("wordsOf(")[1:]:
            found = PAIR.findall(call)
            english, polish = dict(found[: len(found) // 2]), dict(found[len(found) // 2 :])
            assert english.keys() == polish.keys(), file
            pairs += [(english[key], polish[key]) for key in english]
    return pairs
