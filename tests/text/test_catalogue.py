"""The catalogues: both languages say the same things, with the right plurals, and say what is missing."""

import re
import string
import tomllib
from pathlib import Path

import pytest

import galaktyka.text.catalogue as catalogue
from galaktyka.core.errors import RecordError, SetupError
from galaktyka.core.game import Reason
from galaktyka.games import packages
from galaktyka.text.catalogue import (
    LANGUAGES,
    PLURAL_FORMS,
    Message,
    MissingMessage,
    Words,
    catalogue_files,
    choose_language,
    flatten,
    load,
    plural_form,
)

FOLDER = Path(catalogue.__file__).parent
SOURCES = Path(__file__).parents[2] / "src" / "galaktyka"
FOLDERS = [FOLDER, *(package.folder / "text" for package in packages().values())]
FILES = sorted({path.stem for folder in FOLDERS for path in (folder / "en").glob("*.toml")})


def texts_of(message: Message) -> list[str]:
    if isinstance(message, str):
        return [message]
    return [text for form, text in message.items() if form != "by"]


def placeholders(message: Message) -> set[str]:
    fields = {name for text in texts_of(message) for _, name, _, _ in string.Formatter().parse(text) if name}
    if not isinstance(message, str):
        fields.add(message.get("by", "n"))
    return fields


def test_both_languages_have_the_same_files():
    for folder in FOLDERS:
        files = sorted(path.name for path in (folder / "en").glob("*.toml"))
        assert files
        assert sorted(path.name for path in (folder / "pl").glob("*.toml")) == files
    assert {"common", "race"} <= set(FILES)


def test_no_message_is_written_twice():
    for lang in LANGUAGES:
        for file in FILES:
            messages: list[str] = []
            for path in catalogue_files(lang, file):
                found: dict[str, Message] = {}
                flatten(tomllib.loads(path.read_text("utf-8")), "", found)
                messages += found
            assert len(messages) == len(set(messages)), f"{lang}/{file}"


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages(file: str):
    """All but `forms`: the inflected words that only sentences of the same language use."""

    def public(lang: str) -> set[str]:
        return {message_id for message_id in load(lang, file) if not message_id.startswith("forms.")}

    assert public("en") == public("pl")


@pytest.mark.parametrize("file", FILES)
def test_both_languages_use_the_same_values(file: str):
    english, polish = load("en", file), load("pl", file)
    different = {
        message_id: (placeholders(message), placeholders(polish[message_id]))
        for message_id, message in english.items()
        if message_id in polish and placeholders(message) != placeholders(polish[message_id])
    }
    assert different == {}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("file", FILES)
def test_every_plural_has_all_forms(lang: str, file: str):
    incomplete = [
        message_id
        for message_id, message in load(lang, file).items()
        if not isinstance(message, str) and set(message) - {"by", "zero"} != set(PLURAL_FORMS[lang])
    ]
    assert incomplete == []


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("file", FILES)
def test_every_message_that_a_message_mentions_is_there(lang: str, file: str):
    words = Words(lang)
    known = [f"{file}.{path}" for path in load(lang, file)] + list(load(lang, "common"))
    missing = []
    for message_id, message in load(lang, file).items():
        for text in texts_of(message):
            for _, _, spec, _ in string.Formatter().parse(text):
                if spec and spec != "+":
                    path = words.near(spec.split(".{")[0], file)
                    near = f"{file}.{spec.split('.{')[0]}"
                    if not any(other in (path, near) or other.startswith((f"{path}.", f"{near}.")) for other in known):
                        missing.append((message_id, spec))
    assert missing == []


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_empty_or_ends_in_a_space(file: str):
    for lang in ("en", "pl"):
        for message_id, message in load(lang, file).items():
            if not message_id.startswith("forms."):
                assert all(text and text == text.strip() for text in texts_of(message)), message_id


def ids_in_sources(pattern: str, folders: tuple[str, ...] = ("core", "games", "bots", "text")) -> set[str]:
    found: set[str] = set()
    for folder in folders:
        for path in (SOURCES / folder).rglob("*.py"):
            found |= set(re.findall(pattern, path.read_text("utf-8")))
    return found


def test_every_error_and_reason_of_the_engine_has_words():
    used = ids_in_sources(r'(?:Reason|Error|IllegalMove|\.error|\.fault)\(\s*"([a-z0-9.-]+)"')
    used |= ids_in_sources(r'"((?:content|document|records)\.[a-z0-9-]+)"') - {"content.toml"}
    assert {"content.missing-key", "race.too-weak", "wrong-seed"} <= used
    for words in (Words("en"), Words("pl")):
        assert [message_id for message_id in sorted(used) if not words.has(message_id)] == []


# the kinds of events that a rule names in another place than where it notes them
NAMED_ELSEWHERE = {
    "race": {"gamble-won", "gamble-lost"},
    "frontiers": {"good", "produces"},
    "artifacts": {"attacks-empire", "no-match", "damaged", "destroyed"},
    "cosmos": {"plays"},
}


@pytest.mark.parametrize("game", NAMED_ELSEWHERE)
def test_every_event_of_the_engine_has_words(game: str):
    used = ids_in_sources(r'\.note(?:_words)?\(\s*"([a-z-]+)"', (f"games/{game}",)) | NAMED_ELSEWHERE[game]
    assert "game-over" in used
    assert len(used) > 20
    for words in (Words("en"), Words("pl")):
        for kind in used:
            persons = [words.has(f"{game}.log.{person}.{kind}") for person in ("you", "they")]
            assert all(persons) or (words.has(f"{game}.log.{kind}") and not any(persons)), kind


ENGLISH = {0: "0 cards", 1: "1 card", 2: "2 cards", 5: "5 cards", 12: "12 cards", 22: "22 cards", 101: "101 cards"}
POLISH = {
    0: "0 kart",
    1: "1 kartę",
    2: "2 karty",
    4: "4 karty",
    5: "5 kart",
    12: "12 kart",
    14: "14 kart",
    22: "22 karty",
    25: "25 kart",
    101: "101 kart",
    112: "112 kart",
}


@pytest.mark.parametrize("n", ENGLISH)
def test_english_plurals(n: int):
    assert Words("en").say("race.count.cards", n=n) == ENGLISH[n]


@pytest.mark.parametrize("n", POLISH)
def test_polish_plurals(n: int):
    assert Words("pl").say("race.count.cards", n=n) == POLISH[n]


def test_plural_categories():
    assert [plural_form("pl", n) for n in (0, 1, 2, 4, 5, 12, 14, 22, 25, 101, 102, 112)] == [
        "many", "one", "few", "few", "many", "many", "many", "few", "many", "many", "few", "many",
    ]  # fmt: skip
    assert [plural_form("en", n) for n in (0, 1, 2, 21, 101)] == ["other", "one", "other", "other", "other"]
    assert plural_form("pl", -1) == "one"
    assert plural_form("pl", -3) == "few"


@pytest.fixture
def own_catalogue(tmp_path, monkeypatch):
    """A catalogue of our own in place of the shipped one."""

    def write(text: str) -> Words:
        (tmp_path / "en").mkdir()
        (tmp_path / "en" / "common.toml").write_text(text, "utf-8")
        return Words("en")

    monkeypatch.setattr(catalogue, "catalogue_files", lambda lang, file: list(tmp_path.glob(f"{lang}/{file}.toml")))
    load.cache_clear()
    catalogue.is_file.cache_clear()
    yield write
    load.cache_clear()
    catalogue.is_file.cache_clear()


def test_placeholders(own_catalogue):
    words = own_catalogue("""
        plain = "{a} and {b}"
        signed = "{a:+}"
        counted = "take {n:fish}"
        named = "{what:colour}"
        nested = "{n:animal.{kind}}"
        list = "{words}"
        colours = "{words:colour}"
        by-other = { by = "size", one = "small", other = "{size} big" }
        nothing = { zero = "none", one = "{n} thing", other = "{n} things" }
        fish = { one = "{n} fish", other = "{n} fishes" }
        braces = "{{{a}}}"
        [colour]
        red = "scarlet"
        blue = "azure"
        [animal]
        cat = { one = "{n} cat", other = "{n} cats" }
    """)
    assert words.say("plain", a="x", b=-3) == "x and −3"
    assert [words.say("signed", a=n) for n in (2, 0, -1)] == ["+2", "+0", "−1"]
    assert words.say("counted", n=2) == "take 2 fishes"
    assert words.say("named", what="red") == "scarlet"
    assert words.say("nested", n=1, kind="cat") == "1 cat"
    assert words.say("list", words=["a", "b"]) == "a, b"
    assert words.say("list", words=list(range(20))) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …"
    assert words.say("colours", words=("red", "blue")) == "scarlet, azure"
    assert [words.say("by-other", size=size) for size in (1, 4)] == ["small", "4 big"]
    assert [words.say("nothing", n=n) for n in (0, 1, 2)] == ["none", "1 thing", "2 things"]
    assert words.say("braces", a=1) == "{1}"


def test_what_is_missing_is_named(own_catalogue):
    words = own_catalogue('hello = "hello, {name}"\ncount = { one = "one", other = "more" }\n')
    with pytest.raises(MissingMessage, match=re.escape('no message "bye" in en/common.toml')):
        words.say("bye")
    with pytest.raises(MissingMessage, match=re.escape('"hello" needs a value for {name}')):
        words.say("hello")
    with pytest.raises(MissingMessage, match=re.escape("is chosen by a number, not by 'two'")):
        words.say("count", n="two")
    assert not words.has("bye")


def test_an_error_may_hold_the_reason_for_it():
    values: dict[str, object] = {"move": "0 conquer", "reason": Reason("race.not-military", card="gem-world")}
    error = RecordError("records.illegal-move", values, "game.txt", "", 17)
    assert Words("en").explain(error) == (
        'game.txt:17: the move "0 conquer" is not possible here. '
        "Gem World is not a military world: it is paid for, not conquered."
    )
    assert Words("pl").explain(error) == (
        "game.txt:17: ruch „0 conquer” nie jest tu możliwy. "
        "„Świat Kryształów” nie jest światem militarnym: płaci się za niego, nie podbija."
    )


def test_what_an_error_quotes_goes_to_the_terminal_without_escapes_and_not_at_any_length():
    error = SetupError("unknown-game", {"game": "\x1b[2J" + "x" * 1_000_000, "known": ""}, "\x07file")
    told = Words("en").explain(error)
    assert told.startswith('?file: There is no game "?[2Jxxx')
    assert told.endswith("xxx…")
    assert len(told) < 5000


def test_names_of_a_pack_go_first_and_are_never_templates():
    words = Words("pl", {"race.card.gem-world": "Świat {Perełek}", "race.card.my-world": "Mój Świat"})
    assert words.say("race.card.gem-world") == "Świat {Perełek}"
    assert words.say("race.do.keep", card="my-world") == "Zatrzymaj: Mój Świat"
    assert words.say("race.card.old-earth") == "Stara Ziemia"


@pytest.mark.parametrize(
    ("flag", "setting", "environ", "expected"),
    [
        ("pl", "en", {"LANG": "en_GB.UTF-8"}, "pl"),
        (None, "pl", {"LANG": "en_GB.UTF-8"}, "pl"),
        (None, None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, None, {"LC_ALL": "en_US", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, None, {"LC_MESSAGES": "pl", "LANG": "en_US.UTF-8"}, "pl"),
        (None, None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, None, {"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pl:en"}, "pl"),
        (None, None, {"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "en"),
        (None, None, {}, "en"),
        ("PL-pl", None, {}, "pl"),
    ],
)
def test_choice_of_language(flag, setting, environ, expected):
    assert choose_language(flag, setting, environ) == expected


def test_a_language_that_we_do_not_speak():
    with pytest.raises(SetupError) as caught:
        choose_language("de", None, {})
    assert Words("en").explain(caught.value) == "The language de is not available. Available: en, pl."
    assert Words("pl").explain(caught.value) == "Język de nie jest dostępny. Dostępne: en, pl."
    with pytest.raises(SetupError):
        Words("xx")
