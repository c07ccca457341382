"""What a person set once: the language, the plain mode and the name, in `settings.toml`."""

import tomllib
from pathlib import Path

from galaktyka.core.errors import SetupError
from galaktyka.table.places import config_folder
from galaktyka.table.storage import storage_error


class Settings:
    """Empty values mean: not set."""

    def __init__(self, lang: str = "", plain: bool = False, name: str = "") -> None:
        self.lang = lang
        self.plain = plain
        self.name = name


def settings_path() -> Path:
    """Where the settings lie."""
    return config_folder() / "settings.toml"


def read_settings(path: Path) -> Settings:
    """The settings; a file that is not there is fine, a broken one is not."""
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Settings()
    except OSError as error:
        raise storage_error(error, path) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError("table.settings-syntax", {"fault": str(error)}, str(path)) from None
    for key, kind, expected in (("lang", str, "text"), ("plain", bool, "flag"), ("name", str, "text")):
        if not isinstance(table.get(key, kind()), kind):
            raise SetupError("table.settings-value", {"key": key, "expected": expected}, str(path))
    return Settings(table.get("lang", ""), table.get("plain", False), table.get("name", ""))


def write_settings(path: Path, settings: Settings) -> None:
    """Keep them for the next time."""
    name = settings.name.replace("\\", "\\\\").replace('"', '\\"')
    lines = [f'lang = "{settings.lang}"', f"plain = {'true' if settings.plain else 'false'}", f'name = "{name}"']
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(line + "\n" for line in lines), "utf-8")
    except OSError as error:
        raise storage_error(error, path) from None
