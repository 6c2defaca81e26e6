"""A game whose people never click, or whose clicks do not arrive."""

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

from bot import client as client_module
from bot.store.journal.entries import DeadlineSet
from playground.traffic.faults import Fault
from tests.conftest import open_house
from tests.e2e.playing import more, play_one, started, table_of


async def test_a_game_whose_people_never_click_waits_for_them(tmp_path):
    async with open_house(tmp_path, turn_seconds=0.05, remind_seconds=0) as house:
        laura = await house.person("Laura")
        await laura.slash("claro new", bots=1)
        await laura.click("Start")

        def waits(each):
            public = [seen.text for seen in each.messages.values() if not seen.ephemeral]
            return "Nobody has played for a while" in public[-1]  # their hand may say so before the table does

        await laura.until(waits)
        await laura.until(are_to_come)  # when the table closes


async def test_a_server_is_heard_while_its_shard_is_connected(house):
    client, guild = house.app.client, house.discord.world.guild.id
    assert client.hear(guild)
    await client.get_shard(0).disconnect()
    assert not client.hear(guild)


async def test_after_an_outage_of_the_gateway_players_have_more_time(house, monkeypatch):
    monkeypatch.setattr(client_module, "OUTAGE_SECONDS", 0.0)
    laura, _ = await started(house, "Laura", "Clara")
    table = table_of(house)
    soon = datetime.now(UTC) + timedelta(seconds=20)
    await house.app.room.do(table, lambda table, moment: DeadlineSet(table.id, soon))
    await house.discord.service.gateway.strike(Fault.DROP)
    await laura.until(lambda _: table.deadline > soon)


def times_in(person):
    """Return the moments that the messages somebody sees count down to, in Unix seconds."""
    return [int(found) for seen in person.messages.values() for found in re.findall(r"<t:(\d+):R>", seen.text)]


def are_to_come(person):
    """Tell whether messages name moments, none of which has passed."""
    found = times_in(person)
    return bool(found) and min(found) > datetime.now(UTC).timestamp()


async def test_after_a_restart_that_took_longer_than_a_turn_no_time_has_passed(house):
    laura, clara = await started(house, "Laura", "Clara")
    await play_one([laura, clara])
    await house.stop_bot()
    with closing(sqlite3.connect(house.database)) as database, database:
        (stored,) = database.execute("SELECT deadline FROM games WHERE deadline IS NOT NULL").fetchone()
        past = datetime.fromisoformat(stored) - timedelta(hours=2)
        database.execute("UPDATE games SET deadline = ?", (past.isoformat(" ", timespec="microseconds"),))
    await house.start_bot()
    await laura.click("My hand")
    await laura.until(lambda _: are_to_come(laura))
    assert table_of(house).deadline > datetime.now(UTC)


async def test_a_pause_and_its_end_never_show_a_time_that_has_passed(house):
    laura, clara = await started(house, "Laura", "Clara")
    table = table_of(house)
    past = datetime.now(UTC) - timedelta(minutes=5)
    await more(laura, "Pause")
    table.deadline = past  # as if nothing had been done when the pause was over
    await more(laura, "Move table down")
    await laura.until(lambda each: any("is paused" in seen.text for seen in each.messages.values()))
    assert f"<t:{int(past.timestamp())}:R>" not in "".join(seen.text for seen in laura.messages.values())
    await laura.click("Resume")
    await clara.until(lambda _: are_to_come(clara))
