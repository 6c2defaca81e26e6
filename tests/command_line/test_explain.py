"""What the command line says of a custom_id, a table and the routes."""

import asyncio

import pytest

from bot.__main__ import main
from bot.store.engine.database import open_engine, upgrade
from bot.store.journal.journal import Journal
from bot.views.kit.custom_id import ROUTES, Verb
from tests.store.standings.evening import dice, play_some


@pytest.mark.parametrize(
    ("custom_id", "handler"),
    [
        ("tournament:17:round:3:1", "tournament_pages.py:"),
        ("tournament:17:round:-:0", "TournamentPages._round"),
        ("ladder:17:ready:3", "LadderClicks._ready"),
        ("club:17:invite", "ClubClicks._invite"),
        ("club:0:all:1", "ClubClicks.clicked"),
        ("play:17:42:24", "TableClicks.clicked"),
        ("history:claro:server:0:3", "Pages._history"),
        ("hint:5", "SoloCommands.clicked"),
    ],
)
def test_a_custom_id_leads_to_its_handler(capsys, custom_id, handler):
    assert main(["explain", custom_id]) == 0
    assert handler in capsys.readouterr().out


@pytest.mark.parametrize("made_up", ["", "tournament:17:fly", "tournament:17:show:1", "play:x:1:2", "ladder"])
def test_what_no_route_makes_is_nothing(capsys, made_up):
    assert main(["explain", made_up]) == 1
    assert "no route makes this" in capsys.readouterr().err


def test_alone_it_lists_the_routes(capsys):
    assert main(["explain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(Verb) + sum(map(len, ROUTES.values()))
    assert all(".py:" in each for each in lines)


def test_of_a_table_it_tells_what_is_stored_and_no_move(tmp_path, monkeypatch, capsys):
    address = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    monkeypatch.setenv("DATABASE_URL", address)

    async def fill():
        engine = open_engine(address)
        await upgrade(engine)
        journal = Journal(engine)
        await play_some(journal, 1, dice(2))
        await journal.close()
        await engine.dispose()

    asyncio.run(fill())
    assert main(["explain", "1"]) == 0
    table, seats, moves, _ = capsys.readouterr().out.splitlines()
    assert table.startswith("table 1: ")
    assert seats.startswith("seats: ")
    assert moves.removeprefix("moves: ").isdecimal()
    assert main(["explain", "99"]) == 1


def test_without_a_database_it_says_so(monkeypatch, capsys):
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:////nowhere/x.db")
    assert main(["explain", "1"]) == 2
    assert capsys.readouterr().err.startswith("bot: ")
