"""``python -m bot aside --again GAME``: what it says about a game that nothing is written down of."""

import pytest

from bot.__main__ import main
from tests.templates import sqlite_template


@pytest.fixture(autouse=True)
def _database(tmp_path, monkeypatch):
    (tmp_path / "x.db").write_bytes(sqlite_template())
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'x.db'}")


def test_an_unknown_game_is_refused(capsys):
    assert main(["aside", "--again", "zzz"]) == 2
    assert capsys.readouterr().err == "bot: there is no game zzz; there are claro, stardust, africa\n"


def test_of_a_game_that_is_not_set_aside_nothing_is_forgotten(capsys):
    assert main(["aside", "--again", "claro"]) == 0
    assert capsys.readouterr().out == "nothing of claro is set aside\n"
