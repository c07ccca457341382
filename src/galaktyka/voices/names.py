"""Finding a thing by what a person typed: any case, with or without diacritics, the beginning or a part of a name."""

import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches

# Letters that do not come apart into a letter and a mark.
UNMARKED = str.maketrans("łŁ’", "lL'")


def folded(text: str) -> str:
    """The text for comparing: lower case, no diacritics, single spaces instead of hyphens."""
    apart = unicodedata.normalize("NFKD", text.translate(UNMARKED))
    plain = "".join(c for c in apart if not unicodedata.combining(c)).casefold()
    return " ".join(plain.replace("-", " ").replace("_", " ").split())


def matches(typed: str, names: Mapping[str, str]) -> list[str]:
    """The keys whose name fits best: the whole name, else its beginning, else words of it, else any part."""
    wanted = folded(typed)
    if not wanted:
        return []
    spelled = {name: folded(name) for name in names}
    for fits in (whole, begins, has_words, contains):
        found = [key for name, key in names.items() if fits(spelled[name], wanted)]
        if found:
            return sorted(set(found), key=found.index)
    return []


def whole(name: str, wanted: str) -> bool:
    """The very name."""
    return name == wanted


def begins(name: str, wanted: str) -> bool:
    """The beginning of the name."""
    return name.startswith(wanted)


def has_words(name: str, wanted: str) -> bool:
    """Every word typed begins a word of the name."""
    parts = name.split()
    return all(any(part.startswith(word) for part in parts) for word in wanted.split())


def contains(name: str, wanted: str) -> bool:
    """A part of the name."""
    return len(wanted) > 1 and wanted in name


def similar(typed: str, names: Mapping[str, str]) -> list[str]:
    """Names that look like what was typed: did you mean one of these?"""
    spelled = {folded(name): name for name in names}
    return [spelled[name] for name in get_close_matches(folded(typed), list(spelled), 3, 0.6)]
