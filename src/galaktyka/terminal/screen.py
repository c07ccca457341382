"""Where words go and answers come from: a coloured screen, or plain lines for a screen reader or a file."""

import os
import sys
from collections.abc import Mapping

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST = 100
CLEAR = "\x1b[2J\x1b[H"
CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"
"""Also what can be scrolled back to."""


class Leave(Exception):
    """The person wants to go: end of input, Ctrl-C, or the word for it."""


def wants_plain(flag: bool, setting: bool, environ: Mapping[str, str], tty: bool) -> bool:
    """Whether to use plain mode: by flag, by setting, or because the terminal can do no more."""
    return flag or setting or not tty or bool(environ.get("NO_COLOR")) or environ.get("TERM", "") in ("dumb", "")


class Screen:
    """Shows and asks."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.console = Console(highlight=False, no_color=plain or None, emoji=False, markup=False)
        self.console.width = min(self.console.width, WIDEST)

    def fit(self) -> None:
        """The window may have changed its size."""
        self.console.width = min(Console().width, WIDEST)

    def show(self, *things: RenderableType) -> None:
        """Print these one below the other; plain text is never wrapped."""
        for thing in things:
            if self.plain and isinstance(thing, str | Text):
                print(str(thing))
            elif isinstance(thing, str):
                self.console.print(Text(thing))
            else:
                self.console.print(thing)

    def fault(self, text: str) -> None:
        """Print an error; the person can try again."""
        self.show(text if self.plain else Text(text, style="yellow"))

    def clear(self) -> None:
        """Clear the screen, but not what can be scrolled back to."""
        if self.plain:
            print()
        elif self.console.is_terminal:
            self.fit()
            print(CLEAR, end="", flush=True)

    def hide(self) -> None:
        """Clear the screen and what can be scrolled back to, before another person looks."""
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            print(CLEAR_ALL, end="", flush=True)
        else:
            print("\n" * 60)

    def ask(self, prompt: str) -> str:
        """One line from the person."""
        sys.stdout.flush()
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None
        except UnicodeDecodeError:
            return ""


def use_line_editing() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return


def forget_typing() -> None:
    """Arrow keys must not bring back what somebody else typed."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
