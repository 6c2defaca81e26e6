"""What the command line says of a custom_id, a table and the routes."""

import asyncio

import pytest

from bot.__main__ import main
from bot.store.engine.database import open_engine, upgrade
from tests.features.standings.store.evening import dice, play_some
from tests.journals import open_journal
from tests.routes import EVERY


@pytest.mark.parametrize(
    ("what", "handler"),
    [
        ("tournament:17:round:3:1", "bot/features/tournaments/clicks.py:"),
        ("tournament:17:round:-:0", "TournamentClicks._round"),
        ("ladder:17:ready:3", "LadderClicks._ready"),
        ("club:17:invite", "ClubClicks._invite"),
        ("club:0:all:1", "ClubClicks._all"),
        ("play:17:42:24", "InHand._in_hand"),
        ("history:claro:server:0:3", "Pages.history"),
        ("record/7", "Pages._record"),
        ("hint:5", "PrivateGames._hint"),
        ("learn:claro:b271517b:3:try:21", "InHand._in_hand"),
        ("learn:claro:b271517b:3:go", "Learning._go"),
        ("settings:posts:zone", "SettingsPages._typed_zone"),
        ("sure:kick:7:8", "AtTable._kick_surely"),
        ("/table join", "bot/tables/clicks/at_table.py:"),
        ("claro new", "_GameCommands.new"),
        ("africa daily", "PrivateGames.commands.<locals>.daily"),
        ("my privacy", "PrivacyCommands.show"),
        ("help", "Help.help"),
        ("ladder", "LadderCommands.show"),
    ],
)
def test_a_custom_id_or_a_command_leads_to_its_handler(capsys, what, handler):
    assert main(["explain", what]) == 0
    assert handler in capsys.readouterr().out


def test_a_group_is_all_its_commands(capsys):
    assert main(["explain", "/table"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [each.split(":")[0] for each in lines] == [
        f"/table {name}" for name in ("join", "show", "leave", "end", "substitute", "kick")
    ]


@pytest.mark.parametrize("made_up", ["", "tournament:17:fly", "tournament:17:show:1", "play:x:1:2", "/table fly"])
def test_what_no_route_makes_is_nothing(capsys, made_up):
    assert main(["explain", made_up]) == 1
    assert "no route makes this" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["routes"]])
def test_alone_it_lists_the_routes_each_with_who_handles_it(capsys, arguments):
    assert main(["explain", *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(EVERY)
    for route, line in zip(EVERY, lines, strict=True):
        handlers = line.removeprefix(f"{route.pattern}: ").partition(" · ")[2].split(", ")
        assert all(".py:" in each for each in handlers), line
        asks = len(handlers) > 1  # a form that a button asks with has two handlers
        assert route.form or not asks


def test_of_a_table_it_tells_what_is_stored_and_no_move(tmp_path, monkeypatch, capsys):
    address = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    monkeypatch.setenv("DATABASE_URL", address)

    async def fill():
        engine = open_engine(address)
        await upgrade(engine)
        journal = open_journal(engine)
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
