"""What the command line says of itself."""

import io
import sys
from contextlib import suppress

import pytest

from bot.__main__ import COMMANDS, main
from tests.cases import for_each


@pytest.mark.parametrize(
    ("called", "named"),
    [("/srv/cards/bin/claro-bot", "usage: claro-bot "), ("/srv/cards/bot/__main__.py", "usage: python -m bot ")],
)
def test_its_help_names_it_as_it_was_called(monkeypatch, capsys, called, named):
    monkeypatch.setattr(sys, "argv", [called, "--help"])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().out.startswith(named)


@for_each("arguments", [["explain"], *([each, "--help"] for each in COMMANDS)])
def test_it_prints_also_where_letters_are_missing(monkeypatch, arguments):
    printed = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", printed)
    with suppress(SystemExit):
        main(arguments)
    assert printed.tell()
