"""What the command line says of itself."""

import io
import platform
import sys
from contextlib import suppress
from importlib.metadata import version

import pytest

from bot import __version__
from bot.__main__ import COMMANDS, main
from bot.store.engine.models import REVISION
from tests.cases import for_each

DISCORD_PY = f"discord.py {version('discord.py')}"


@pytest.mark.parametrize(
    ("called", "named"),
    [("/srv/cards/bin/claro-bot", "usage: claro-bot "), ("/srv/cards/bot/__main__.py", "usage: python -m bot ")],
)
def test_its_help_names_it_as_it_was_called(monkeypatch, capsys, called, named):
    monkeypatch.setattr(sys, "argv", [called, "--help"])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().out.startswith(named)


def test_its_version_says_what_it_runs_on(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert said == f"claro-bot {__version__}, schema {REVISION}, Python {platform.python_version()}, {DISCORD_PY}\n"


@for_each("arguments", [["explain"], *([each, "--help"] for each in COMMANDS)])
def test_it_prints_also_where_letters_are_missing(monkeypatch, arguments):
    printed = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", printed)
    with suppress(SystemExit):
        main(arguments)
    assert printed.tell()
