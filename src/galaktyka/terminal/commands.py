"""Words that may be typed at any prompt, in both languages."""

from galaktyka.voices.names import folded

COMMANDS = {
    "help": ("?", "help", "h", "pomoc"),
    "why": ("why", "why not", "czemu", "dlaczego", "czemu nie", "dlaczego nie"),
    "card": ("card", "tile", "karta", "karte", "kafel"),
    "undo": ("undo", "u", "cofnij"),
    "log": ("log", "l", "dziennik"),
    "score": ("score", "s", "punkty", "wynik"),
    "table": ("table", "t", "stol"),
    "save": ("save", "zapisz", "zapis"),
    "lang": ("lang", "language", "jezyk"),
    "quit": ("quit", "q", "exit", "koniec", "wyjdz", "wyjscie"),
}
WITH_ARGUMENT = ("why", "card", "table", "lang")
BY_WORD = {word: command for command, words in COMMANDS.items() for word in words}
PASS_WORDS = ("pass", "p", "pas", "spasuj", "stop", "enough", "done", "dosc", "wystarczy")


def read_command(typed: str) -> tuple[str, str] | None:
    """The command and what follows it; None if the line is an answer."""
    parts = typed.split()
    for length in (2, 1):
        word = "?" if parts[:1] == ["?"] else folded(" ".join(parts[:length]))
        rest = " ".join(parts[length:])
        command = BY_WORD.get(word)
        if command and (not rest or command in WITH_ARGUMENT):
            return command, rest
    return None
