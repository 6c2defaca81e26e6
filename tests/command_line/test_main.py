"""What the command line says of itself."""

import sys

import pytest

from bot.__main__ import main


@pytest.mark.parametrize(
    ("called", "named"),
    [("/srv/cards/bin/claro-bot", "usage: claro-bot "), ("/srv/cards/bot/__main__.py", "usage: python -m bot ")],
)
def test_its_help_names_it_as_it_was_called(monkeypatch, capsys, called, named):
    monkeypatch.setattr(sys, "argv", [called, "--help"])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().out.startswith(named)
