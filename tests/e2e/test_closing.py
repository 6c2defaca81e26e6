"""Lobbies that close by themselves, tables that cannot be rebuilt, threads whose channel goes, many clicks at once."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.tables.rules.table import Status
from tests.conftest import open_house
from tests.e2e.playing import started, table_of
from tests.effort import thorough


async def closed(house):
    """Wait until no table is left; the event that closes it comes without anybody asking."""
    while len(house.app.room):
        await house.discord.person("Konrad").request("GET", "/users/@me")
    return True


async def test_a_lobby_says_when_it_closes_and_afterwards_why(house):
    laura = await house.person("Laura")
    seen = await laura.slash("claro new", bots=1)
    (table,) = house.app.room.tables
    page = await laura.click("⋯", on=seen)
    assert f"If nobody does anything at this table, it closes <t:{int(table.deadline.timestamp())}:R>." in page.text
    table.deadline -= timedelta(minutes=121)  # two hours pass
    house.app.room.touch(table)
    await laura.until(lambda each: any("Nobody did anything here" in seen.text for seen in each.messages.values()))
    assert not laura.messages[seen.id].buttons
    assert table.status is Status.ENDED
    await house.stop_bot()
    await house.start_bot()  # and edits the message once more
    await laura.slash("claro new", bots=1)
    assert "Nobody did anything here" in laura.messages[seen.id].text


async def test_a_host_can_let_lobbies_stay_open(tmp_path):
    async with open_house(tmp_path, lobby_minutes=0) as house:
        laura = await house.person("Laura")
        seen = await laura.slash("claro new", bots=1)
        assert "closes" not in seen.text
        assert table_of(house).deadline is None


async def test_a_click_at_a_table_that_cannot_be_rebuilt_says_so(house):
    people = await started(house, "Laura", "Clara")
    table = table_of(house)
    await house.stop_bot()
    with closing(sqlite3.connect(house.database)) as connection, connection:
        connection.execute("UPDATE games SET options = '[]' WHERE id = ?", [table.id])
    connection.close()
    await house.start_bot()
    seen = await people[0].click("My hand")
    assert seen.ephemeral
    assert "I cannot restore this table, so I have closed it." in seen.text
    assert "wants to play" in (await people[0].slash("claro new", bots=1)).text


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_tables_of_a_deleted_channels_threads_are_closed(house, restarted):
    world, service = house.discord.world, house.discord.service
    parent = await service.add_channel(world.guild, "games", None)
    thread = await service.add_channel(world.guild, "side-game", parent)
    laura = await house.person("Laura")
    await laura.go_to(str(thread.id))
    await laura.slash("claro new", bots=1)
    if restarted:
        await house.stop_bot()
        await house.start_bot()
    world.remove_channel(thread)  # Discord does not announce it
    await service.delete_channel(parent)
    assert await closed(house)


@pytest.mark.parametrize("who", ["Laura", "Armin"])
async def test_a_table_is_posted_again_once_in_a_minute_whoever_asks(house, who):
    laura, _ = await started(house, "Laura", "Clara")
    person = laura if who == "Laura" else await house.person(who)
    table = laura.find("My hand")
    down = f"down:{table_of(house).id}"
    answers = await asyncio.gather(*(person.send_custom_id(table, down) for _ in range(10)))
    refused = [seen for seen in answers if seen.ephemeral]
    assert len(refused) == 9
    assert {"right up there: https://" in seen.text for seen in refused} == {True}
    posted = next(seen for seen in answers if not seen.ephemeral)
    assert posted.id in refused[0].text
    assert (await person.slash("table show")).ephemeral
    house.discord.world.now.advance(60)
    assert (await person.slash("table show")).buttons.keys() == posted.buttons.keys()
    await laura.until(lambda each: len([seen for seen in each.messages.values() if not seen.ephemeral]) == 1)


async def test_a_person_who_hosts_too_many_tables_is_told(tmp_path):
    async with open_house(tmp_path, max_tables_per_person=1) as house:
        laura = await house.person("Laura")
        await laura.slash("claro new", bots=1)
        other = await house.discord.service.add_channel(house.discord.world.guild, "other", None)
        await laura.go_to(str(other.id))
        seen = await laura.slash("claro new", bots=1)
        assert seen.ephemeral
        assert "hosts as many tables in this server as are allowed (1)" in seen.text


async def test_the_watchdog_looks_at_the_tables(house):
    await started(house, "Laura", "Clara")
    assert house.app.base.clock.is_set("watchdog")
    await house.app.tables.watchdog.look()
    assert house.app.tables.watchdog.stuck == 0


@thorough
@pytest.mark.parametrize("rounds", range(0, 200, 10))
async def test_nothing_uses_the_database_once_the_bot_has_stopped(house, rounds):
    await house.stop_bot()
    await house.start_bot()
    for _ in range(rounds):  # of the event loop, while the session begins
        await asyncio.sleep(0)
    await house.stop_bot()  # which looks whether any connection is in use
