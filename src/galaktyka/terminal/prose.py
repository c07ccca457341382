"""Longer texts, told anew for every width: paragraphs, and lists whose words stand in columns; texts for the ear."""

import re
import textwrap

from galaktyka.voices.choice import Entry

HEAD = re.compile(r"  .*\S {2,}(?=\S)")
"""What stands in front of the words of a list: ``  IV   Consume   ``."""


def reflowed(text: str, width: int) -> str:
    """The text in lines of this width; what goes on under a word of a list stays under it."""
    lines = []
    for block in blocks(text):
        found = HEAD.match(block)
        head = found.group() if found else ""
        words = block[len(head) :]
        lines.append(textwrap.fill(words, width, initial_indent=head, subsequent_indent=" " * len(head)))
    return "\n".join(lines)


def one_line(text: str) -> str:
    """The text of a card, to be read aloud: its name is the first sentence."""
    return text.replace("\n", ". ", 1).replace("\n", " ")


def with_note(entry: Entry) -> str:
    """An answer and what is noted about it, to be read aloud."""
    if not entry.note:
        return f"{entry.label}."
    return f"{entry.label}. {entry.note}" if entry.note.endswith(".") else f"{entry.label}, {entry.note}."


def blocks(text: str) -> list[str]:
    """Paragraphs and items of lists, each in one line; empty lines stay between them."""
    found: list[str] = []
    for line in text.split("\n"):
        item = line.startswith("  ") and not line.startswith("     ")
        if not line or item or not found or not found[-1]:
            found.append(line)
        else:
            found[-1] += f" {line.strip()}"
    return found
