"""Backups: whole copies that are made while the bot runs, and that go on as the database did."""

import asyncio
import os
import re
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.backup import back_up, back_up_daily
from bot.store.engine.database import DatabaseUnavailable
from tests.command_line.test_copy_database import contents, fill
from tests.conftest import open_house
from tests.e2e.playing import play_to_the_end, seated


async def test_a_copy_has_all_of_it_and_is_one_file(empty_url, tmp_path, monkeypatch, capsys):
    await fill(empty_url)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", empty_url)
    assert await asyncio.to_thread(main, ["backup", "new/copy.db"]) == 0
    said = capsys.readouterr().out
    assert re.search(rf"^the database, with [1-9]\d* games, is in {tmp_path / 'new' / 'copy.db'} ", said)
    assert [each.name for each in (tmp_path / "new").iterdir()] == ["copy.db"]
    assert await contents(f"sqlite+aiosqlite:///{tmp_path / 'new' / 'copy.db'}") == await contents(empty_url)


async def test_a_game_that_goes_on_meanwhile_goes_on_in_the_copy(tmp_path, monkeypatch, capsys):
    async with open_house(tmp_path) as house:
        people = await seated(house, "Laura", "Clara")
        await people[0].click("Start")
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{house.database}")
        assert await asyncio.to_thread(main, ["backup", str(tmp_path / "copy.db")]) == 0
        assert "the database, with 1 game, is in" in capsys.readouterr().out
        await asyncio.gather(*map(play_to_the_end, people))
        await house.stop_bot()
        (tmp_path / "claro.db").unlink()
        for each in tmp_path.glob("claro.db-*"):
            each.unlink()
        (tmp_path / "copy.db").rename(tmp_path / "claro.db")
        app = await house.start_bot()
        laura = people[0]
        await laura.until(lambda each: app.room.number_at(int(each.channel)) is not None)
        table = await app.room.at(int(laura.channel))
        assert (table.live, len(table.position.moves)) == (True, 0)


async def test_what_cannot_be_copied_leaves_nothing(tmp_path, monkeypatch, capsys):
    url = f"sqlite:///{tmp_path / 'x.db'}"
    monkeypatch.setenv("DATABASE_URL", url)
    assert await asyncio.to_thread(main, ["backup", str(tmp_path / "copy.db")]) == 2
    assert f"No such file: {tmp_path / 'x.db'}" in capsys.readouterr().err
    await fill("sqlite+aiosqlite" + url.removeprefix("sqlite"))
    (tmp_path / "copy.db").write_text("mine", encoding="utf-8")
    with pytest.raises(DatabaseUnavailable, match=r"there is a file .*copy\.db already"):
        await back_up(url, tmp_path / "copy.db")
    with pytest.raises(DatabaseUnavailable, match="there is no copy at /proc/"):
        await back_up(url, Path("/proc/copy.db"))
    damaged = bytearray((tmp_path / "x.db").read_bytes())
    damaged[8192:12288] = b"\xff" * 4096
    (tmp_path / "x.db").write_bytes(damaged)
    with pytest.raises(DatabaseUnavailable):
        await back_up(url, tmp_path / "other.db")
    assert sorted(each.name for each in tmp_path.iterdir() if "x.db" not in each.name) == ["copy.db"]


async def test_so_many_days_are_kept_and_nothing_else_is_deleted(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    await fill(url)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "claro-before-the-move.db").write_text("mine", encoding="utf-8")
    made = [await back_up_daily(url, folder, date(2026, 12, day), 2) for day in (28, 29, 29, 30, 31)]
    assert [each and each.name[-5:-3] for each in made] == ["28", "29", None, "30", "31"]
    there = sorted(each.name for each in folder.iterdir())
    assert there == ["claro-2026-12-30.db", "claro-2026-12-31.db", "claro-before-the-move.db"]
    with closing(sqlite3.connect(folder / "claro-2026-12-31.db")) as copied:
        assert copied.execute("SELECT count(*) FROM moves").fetchone() == (6,)


async def test_the_bot_makes_todays_when_it_starts(tmp_path):
    async with open_house(tmp_path, backup_daily=1) as house:
        copy = tmp_path / "backups" / f"claro-{house.app.base.clock.utc().date()}.db"
        while not copy.exists():  # noqa: ASYNC110 - it is made by the way
            await asyncio.sleep(0)


@pytest.mark.parametrize("name", ["a?b.db", "a%41.db", "50%25off/x.db", "ä ö.db"])
async def test_a_name_with_signs_of_addresses_is_that_name(empty_url, tmp_path, name):
    await fill(empty_url)
    target = tmp_path / "new" / name
    assert await back_up(empty_url, target) > 0
    assert [each.name for each in target.parent.iterdir()] == [target.name]
    with closing(sqlite3.connect(target)) as copied:
        assert copied.execute("SELECT count(*) FROM games").fetchone()[0] > 0


@pytest.mark.parametrize("content", [b"", b"other"], ids=["empty", "another program's"])
async def test_what_is_no_database_of_the_bots_is_not_said_to_be_copied(tmp_path, content):
    source = tmp_path / "x.db"
    source.write_bytes(content and b"")
    with closing(sqlite3.connect(source)) as other:
        other.execute("CREATE TABLE songs (name)" if content else "SELECT 1")
    with pytest.raises(DatabaseUnavailable, match="what DATABASE_URL names has not the tables of the bot"):
        await back_up(f"sqlite:///{source}", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("target", ["/etc/passwd/x.db", "x" * 300 + ".db"], ids=["below a file", "too long"])
async def test_a_place_that_is_none_is_told_in_a_sentence(tmp_path, monkeypatch, capsys, target):
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    await fill(url)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    assert await asyncio.to_thread(main, ["backup", target]) == 2
    assert "there is no copy at" in capsys.readouterr().err
    with pytest.raises(DatabaseUnavailable):
        await back_up_daily(url, Path(target), date(2030, 1, 1), 1)


async def test_todays_copy_stays_whatever_lies_beside_it(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    await fill(url)
    folder = tmp_path / "backups"
    (folder / "claro-2001-01-01.db").mkdir(parents=True)
    for name in ("claro-2099-01-01.db", ".7.claro-copy", ".8.claro-copy-journal"):
        (folder / name).write_text("x", encoding="utf-8")
    for name in (".7.claro-copy", ".8.claro-copy-journal"):
        os.utime(folder / name, (0, 0))  # left by a process that was killed
    (folder / ".9.claro-copy").write_text("of a process that is at it", encoding="utf-8")
    made = await back_up_daily(url, folder, date(2030, 1, 1), 1)
    assert made == folder / "claro-2030-01-01.db"
    assert sorted(each.name for each in folder.iterdir()) == [".9.claro-copy", "claro-2001-01-01.db", made.name]
