"""What a person set once: the language, the plain mode and the name, in `settings.toml`."""

from pathlib import Path
from typing import Any

from galaktyka.core.content import read_toml
from galaktyka.core.errors import SetupError
from galaktyka.core.records import name_fault
from galaktyka.table.places import config_folder
from galaktyka.table.storage import StorageError, storage_error


class Settings:
    """Empty values mean: not set."""

    def __init__(self, lang: str = "", plain: bool = False, name: str = "") -> None:
        self.lang = lang
        self.plain = plain
        self.name = name


def settings_path() -> Path:
    """Where the settings lie."""
    return config_folder() / "settings.toml"


def own_settings() -> Settings:
    """The settings of the user; empty where the system has no place for them."""
    try:
        path = settings_path()
    except StorageError:
        return Settings()
    return read_settings(path)


def read_settings(path: Path) -> Settings:
    """The settings in the file, or empty ones if there is no file; `SetupError` if it is broken."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return Settings()
    except OSError as error:
        raise storage_error(error, path) from None
    except UnicodeDecodeError:
        raise SetupError("records.not-utf-8", {}, str(path)) from None
    table: dict[str, Any] = read_toml(text, str(path)).data
    for key, kind, expected in (("lang", str, "text"), ("plain", bool, "flag"), ("name", str, "text")):
        if not isinstance(table.get(key, kind()), kind):
            raise SetupError("table.settings-value", {"key": key, "expected": expected}, str(path))
    return checked(Settings(table.get("lang", ""), table.get("plain", False), table.get("name", "")), str(path))


def checked(settings: Settings, source: str) -> Settings:
    """The settings, if a player can be called so."""
    fault = name_fault(settings.name) if settings.name else None
    if fault is not None:
        raise SetupError(fault.message_id, fault.values, source, '"name"')
    return settings


def write_settings(path: Path, settings: Settings) -> None:
    """Keep them for the next time."""
    name = settings.name.replace("\\", "\\\\").replace('"', '\\"')
    lines = [f'lang = "{settings.lang}"', f"plain = {'true' if settings.plain else 'false'}", f'name = "{name}"']
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(line + "\n" for line in lines), "utf-8")
    except OSError as error:
        raise storage_error(error, path) from None
