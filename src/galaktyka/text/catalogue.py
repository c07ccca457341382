"""Message catalogues: ``Words("pl").say("race.card.gem-world")``.

A message id is the name of a file, then the path of tables in it: ``race.card.gem-world`` is ``gem-world`` under
``[card]`` in ``race.toml``. Ids whose first word is no file are in ``common.toml``. Files of one name belong together:
what a game adds to ``terminal.toml`` is in its own folder, in a file of the same name.

A message is a text with placeholders, or a table of plural forms chosen by the value ``n`` (or by the one that
``by = "..."`` names); ``zero`` may stand beside them for the number 0. A placeholder is one of

- ``{name}``: the value as it is; a list is joined with commas; a reason or an error is said in words;
- ``{strength:+}``: a number with its sign;
- ``{cards:count.card}``: another message. A number chooses its plural form, a word its entry: with ``good`` = "rare",
  ``{good:kind}`` is the message ``kind.rare``. The path is looked up in the same file first, and may hold
  placeholders itself: ``{goods:count.goods.{good}}``.
"""

import string
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.core.game import Reason
from galaktyka.games import packages

LANGUAGES = ("en", "pl")
COMMON = "common"
MINUS = "\N{MINUS SIGN}"

PLURAL_FORMS = {"en": ("one", "other"), "pl": ("one", "few", "many")}
FORM_KEYS = {"zero", "one", "few", "many", "other", "by"}
LONGEST_LIST = 12
LONGEST_FAULT = 4000

Message = str | dict[str, str]


class MissingMessage(LookupError):
    """A message or a value for it is not there: a fault in the program, not in what its user did."""


def plural_form(lang: str, n: int) -> str:
    """The CLDR plural category of a whole number."""
    n = abs(n)
    if n == 1:
        return "one"
    if lang == "en":
        return "other"
    if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
        return "few"
    return "many"


@cache
def is_file(lang: str, file: str) -> bool:
    """Is there a catalogue of this name?"""
    return bool(catalogue_files(lang, file))


def catalogue_files(lang: str, file: str) -> list[Path]:
    """Where a catalogue lies: what all games share, and what each adds to it."""
    folders = [Path(__file__).parent, *(package.folder / "text" for package in packages().values())]
    return [path for folder in folders if (path := folder / lang / f"{file}.toml").is_file()]


@cache
def load(lang: str, file: str) -> dict[str, Message]:
    """One catalogue, its tables flattened: path with dots -> message."""
    messages: dict[str, Message] = {}
    for path in catalogue_files(lang, file):
        flatten(tomllib.loads(path.read_text("utf-8")), "", messages)
    return messages


def flatten(table: Mapping[str, object], path: str, messages: dict[str, Message]) -> None:
    """Write all messages of a table, and of the tables in it, under their full paths."""
    for key, value in table.items():
        name = f"{path}.{key}" if path else key
        if isinstance(value, str):
            messages[name] = value
        elif isinstance(value, dict) and value.keys() <= FORM_KEYS:
            messages[name] = {form: str(text) for form, text in value.items()}
        elif isinstance(value, dict):
            flatten(value, name, messages)
        else:
            raise MissingMessage(f"{name} is neither a text nor a table of plural forms")


@cache
def parsed(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """Literal text, name of the placeholder after it (None at the end), and what follows its colon."""
    return tuple((text, name, spec or "") for text, name, spec, _ in string.Formatter().parse(template))


class Words:
    """One language. ``names`` are message ids with fixed texts that go first: the card names of a pack."""

    def __init__(self, lang: str, names: Mapping[str, str] | None = None) -> None:
        if lang not in LANGUAGES:
            raise unknown_language(lang)
        self.lang = lang
        self.names: dict[str, str] = dict(names or {})

    def say(self, message_id: str, /, **values: object) -> str:
        """The message in this language with the values filled in."""
        return self.say_with(message_id, values)

    def say_with(self, message_id: str, values: Mapping[str, object]) -> str:
        """The same with the values in a mapping."""
        if message_id in self.names:
            return self.names[message_id]
        file, path = self.locate(message_id)
        message = load(self.lang, file).get(path)
        if message is None:
            raise MissingMessage(f'no message "{message_id}" in {self.lang}/{file}.toml')
        return self.fill(message_id, file, self.chosen(message_id, message, values), values)

    def has(self, message_id: str) -> bool:
        """Is there such a message?"""
        file, path = self.locate(message_id)
        return message_id in self.names or path in load(self.lang, file)

    def explain(self, error: GalaktykaError) -> str:
        """The error as a person should read it: where, then what."""
        what = self.say_with(error.message_id, error.values)
        where = error.where()
        return printable(f"{where}: {what}" if where else what)

    def locate(self, message_id: str) -> tuple[str, str]:
        """The file of a message and its path in it."""
        first, _, rest = message_id.partition(".")
        return (first, rest) if rest and is_file(self.lang, first) else (COMMON, message_id)

    def chosen(self, message_id: str, message: Message, values: Mapping[str, object]) -> str:
        """The text itself, or the plural form for the number."""
        if isinstance(message, str):
            return message
        number = value_of(message_id, message.get("by", "n"), values)
        if not isinstance(number, int):
            raise MissingMessage(f'"{message_id}" is chosen by a number, not by {number!r}')
        if number == 0 and "zero" in message:
            return message["zero"]
        return message[plural_form(self.lang, number)]

    def fill(self, message_id: str, file: str, template: str, values: Mapping[str, object]) -> str:
        """The template with its placeholders replaced."""
        result: list[str] = []
        for text, name, spec in parsed(template):
            result.append(text)
            if name is not None:
                if "{" in spec:
                    spec = self.fill(message_id, file, spec, values)
                result.append(self.shown(value_of(message_id, name, values), spec, file, values))
        return "".join(result)

    def shown(self, value: object, spec: str, file: str, values: Mapping[str, object]) -> str:
        """One value as its placeholder wants it."""
        if isinstance(value, list | tuple):
            items = [self.shown(item, spec, file, values) for item in value[:LONGEST_LIST]]
            return ", ".join([*items, "…"] if len(value) > LONGEST_LIST else items)
        if isinstance(value, Reason | GalaktykaError):
            return self.say_with(value.message_id, value.values)
        if not spec:
            return str(value).replace("-", MINUS) if isinstance(value, int) else str(value)
        if isinstance(value, int):
            if spec == "+":
                return f"{value:+}".replace("-", MINUS)
            return self.say_with(self.near(spec, file), {**values, "n": value})
        return self.say_with(self.near(f"{spec}.{value}", file), values)

    def near(self, path: str, file: str) -> str:
        """The id of a message that another one of this file mentions."""
        own = f"{file}.{path}"
        return own if file != COMMON and self.has(own) else path


def printable(text: str) -> str:
    """What may go to a terminal, whatever a file that it quotes holds: no escape sequences, no megabytes."""
    shown = text if len(text) <= LONGEST_FAULT else text[:LONGEST_FAULT] + "…"
    return "".join(c if c.isprintable() or c == "\n" else "?" for c in shown)


def game_name(words: Words, key: str) -> str:
    """What a game is called; its key if the catalogue does not know it."""
    name = f"{key}.name"
    return words.say(name) if words.has(name) else key


def value_of(message_id: str, name: str, values: Mapping[str, object]) -> object:
    """The value for a placeholder; it must have been given."""
    if name not in values:
        raise MissingMessage(f'"{message_id}" needs a value for {{{name}}}')
    return values[name]


def unknown_language(lang: str) -> SetupError:
    """Somebody asked for a language that we do not speak."""
    return SetupError("unknown-language", {"lang": lang, "known": list(LANGUAGES)})


def choose_language(flag: str | None, setting: str | None, environ: Mapping[str, str]) -> str:
    """What was asked for, else what is set, else what the environment says, else English."""
    for asked in (flag, setting):
        if asked:
            found = language_of(asked)
            if not found:
                raise unknown_language(asked)
            return found
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        for locale in environ.get(variable, "").split(":"):
            found = language_of(locale)
            if found:
                return found
    return "en"


def language_of(locale: str) -> str:
    """``pl`` for pl, pl-PL, pl_PL.UTF-8; ``en`` also for the locale C; empty for all that we do not speak."""
    code = locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    if code in ("c", "posix"):
        return "en"
    return code if code in LANGUAGES else ""
