"""``python -m bot rate --rebuild`` recounts everything, or changes nothing."""

import asyncio

import pytest
from sqlalchemy import delete, select, update

from bot.__main__ import main
from bot.features.standings.rows import PlayerRow, TallyRow
from bot.store.engine.database import open_engine, upgrade
from bot.store.engine.models import BoardRow, GameRow
from tests.features.standings.store.evening import dice, play_some
from tests.journals import open_journal


@pytest.fixture
def url(tmp_path, monkeypatch):
    """The address of a database with finished games that has lost some of its standings."""
    address = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    monkeypatch.setenv("DATABASE_URL", address)

    async def fill():
        engine = open_engine(address)
        await upgrade(engine)
        journal = open_journal(engine)
        await play_some(journal, 6, dice(2))
        await journal.close()
        async with engine.begin() as connection:
            await connection.execute(delete(PlayerRow))
            await connection.execute(delete(BoardRow))
        await engine.dispose()

    asyncio.run(fill())
    return address


def test_what_was_lost_is_counted_again(url, capsys):
    assert main(["rate", "--rebuild"]) == 0
    assert "games counted" in capsys.readouterr().out

    async def check():
        engine = open_engine(url)
        async with engine.connect() as connection:
            assert (await connection.execute(PlayerRow.__table__.select())).all()
        await engine.dispose()

    asyncio.run(check())


def test_standings_of_a_game_that_is_not_installed_are_not_lost(url, capsys):
    async def rename():
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.execute(update(GameRow).values(game="tarot").where(GameRow.id == 1))
            await connection.execute(update(TallyRow).values(count=7))
        await engine.dispose()

    async def tallies():
        engine = open_engine(url)
        async with engine.connect() as connection:
            found = (await connection.execute(select(TallyRow.count))).scalars().all()
        await engine.dispose()
        return found

    asyncio.run(rename())
    assert main(["rate", "--rebuild"]) == 2
    assert capsys.readouterr().err == (
        "bot: nothing was changed: install tarot again, or their standings would be lost\n"
    )
    assert set(asyncio.run(tallies())) == {7}


def test_it_says_in_one_line_why_it_cannot(monkeypatch, capsys):
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:////nowhere/x.db")
    assert main(["rate", "--rebuild"]) == 2
    said = capsys.readouterr().err
    assert said == "bot: No such file: /nowhere/x.db\n"
    assert len(said.strip().splitlines()) == 1


def test_in_a_folder_without_a_database_it_makes_none(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["rate", "--rebuild"]) == 2
    assert capsys.readouterr().err == f"bot: No such file: {tmp_path / 'claro.db'}\n"
    assert list(tmp_path.iterdir()) == []


def test_it_must_be_told_to():
    with pytest.raises(SystemExit):
        main(["rate"])
