"""`galaktyka serve`: the program in docs/api.md plays a game, settings come from flags and the environment."""

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from galaktyka.core.errors import SetupError
from galaktyka.engine import is_compiled
from galaktyka.server.announcing import has_screen
from galaktyka.server.config import Config
from galaktyka.server.serve import add_arguments, address_of, bound, config_from
from galaktyka.text.catalogue import Words
from tests.building import ROOT
from tests.server.running import serving

pytestmark = pytest.mark.once


def config(*flags: str, **environ: str) -> Config:
    parser = argparse.ArgumentParser()
    add_arguments(parser, Words("en"))
    return config_from(parser.parse_args(flags), environ)


def test_the_program_of_the_documentation_plays_a_whole_game(tmp_path: Path):
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    program = tmp_path / "bot.py"
    program.write_text(text.partition("```python\n")[2].partition("```")[0])
    with serving(tmp_path) as address:
        done = subprocess.run([sys.executable, str(program), address], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert re.search(r"\b\d+ points?\b", done.stdout), done.stdout


def test_health_readiness_and_numbers(tmp_path: Path):
    with serving(tmp_path) as address:
        health = httpx.get(f"{address}/health")
        assert (health.status_code, health.json()["status"]) == (200, "ok")
        assert health.json()["engine"] == ("compiled" if is_compiled() else "plain")
        assert httpx.get(f"{address}/ready").status_code == 200
        assert "galaktyka_tables_awake 0.0" in httpx.get(f"{address}/metrics").text


def test_a_database_that_cannot_be_opened_is_said_before_anything_else(tmp_path: Path):
    (tmp_path / "games.db").write_text("this is no database, but a letter to my aunt" * 100)
    command = [sys.executable, "-m", "galaktyka", "--lang", "en", "serve", "--no-browser", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path / 'games.db'}"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode != 0
    assert "not a database" in done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_it_quietly(tmp_path: Path):
    command = [sys.executable, "-m", "galaktyka", "serve", "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'games.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout
    process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (0, "")


def test_flags_go_before_the_environment_and_both_before_what_is_usual():
    usual = Config()
    assert config().port == usual.port
    assert config(GALAKTYKA_PORT="9000").port == 9000
    assert config("--port", "9001", GALAKTYKA_PORT="9000").port == 9001
    assert config(GALAKTYKA_ORIGINS="https://a.example https://b.example").origins == [
        "https://a.example",
        "https://b.example",
    ]
    assert config("--origin", "https://a.example", "--origin", "https://b.example").origins == [
        "https://a.example",
        "https://b.example",
    ]
    assert config(GALAKTYKA_BEHIND_PROXY="yes").behind_proxy
    assert not config(GALAKTYKA_BEHIND_PROXY="no").behind_proxy
    assert config("--behind-proxy", GALAKTYKA_BEHIND_PROXY="no").behind_proxy
    assert config(GALAKTYKA_SLEEP_AFTER="1.5").sleep_after == 1.5


@pytest.mark.parametrize(
    ("variable", "value", "wanted"),
    [
        ("PORT", "eighty", "it must be a number"),
        ("PORT", "", "it must be a number"),
        ("SLEEP_AFTER", "a while", "it must be a number"),
        ("BEHIND_PROXY", "perhaps", "it must be yes or no"),
        ("LOG_LEVEL", "loud", "choose from: debug, info, warning, error"),
    ],
)
def test_a_setting_that_cannot_be_is_named(variable: str, value: str, wanted: str):
    environ: dict[str, Any] = {f"GALAKTYKA_{variable}": value}
    with pytest.raises(SetupError) as refused:
        config(**environ)
    told = Words("en").explain(refused.value)
    assert told.startswith(f'GALAKTYKA_{variable} cannot be "{value}"')
    assert told.endswith(wanted)


def test_every_setting_is_in_the_documentation():
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    missing = [field for field in Config.__struct_fields__ if f"GALAKTYKA_{field.upper()}" not in text]
    assert missing == []


def test_a_busy_port_gives_way_to_the_next_one_unless_it_was_asked_for():
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(SetupError) as refused:
            bound("127.0.0.1", port, 1)
        assert "in use" in Words("en").explain(refused.value)
        with bound("127.0.0.1", port, 20) as door:
            assert port < door.getsockname()[1] < port + 20


def test_the_address_is_one_that_a_browser_understands():
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        assert address_of("0.0.0.0", door) == f"http://127.0.0.1:{port}/"
        assert address_of("::1", door) == f"http://[::1]:{port}/"
        assert address_of("galaktyka.example", door) == f"http://galaktyka.example:{port}/"


def test_no_browser_is_opened_where_there_is_no_window_for_it():
    assert not has_screen({}, "linux")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({}, "darwin")
