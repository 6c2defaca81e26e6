"""Cloudflare's refusals, which are pages: they end nothing, and everything goes on once they stop."""

import sqlite3
from contextlib import closing

import pytest

from bot import client
from bot.interactions import refused_requests
from bot.tables.messages import live_message as kept
from bot.tables.rules import host_tools
from playground.server import Playground
from playground.traffic.faults import Fault
from playground.world import World
from tests.conftest import House
from tests.e2e.playing import play_one, seated, started, table_of
from tests.patience import LONGEST_SECONDS
from tests.tables.messages.test_refused_edits import until, until_shown

EDITS = "PATCH /channels/*/messages/*"


@pytest.fixture(autouse=True)
def short_blocks(monkeypatch):
    monkeypatch.setattr(refused_requests, "MOST_BLOCKED_SECONDS", 0.02)


@pytest.mark.parametrize(
    ("fault", "times"),
    # aiohttp itself tries once more after a broken connection.
    [(Fault.CLOUDFLARE, 1), (Fault.RESET_BEFORE, 2), (Fault.RESET_AFTER, 2), (Fault.ERROR_503, 1)],
)
async def test_a_start_tries_again_until_discord_takes_each_request(monkeypatch, caplog, tmp_path, fault, times):
    monkeypatch.setattr(client, "FIRST_PAUSE_SECONDS", 0.01)
    async with Playground(World(["Laura"])) as discord:
        discord.faults.slow_seconds = 0.0
        struck = [*[fault] * times, Fault.SLOW] * 6  # each of the start's requests fails
        discord.faults.strike(*struck)
        house = House(discord, tmp_path / "claro.db")
        await house.start_bot()
        laura = await house.person("Laura")
        assert "wants to play" in (await laura.slash("claro new", bots=1)).text
        await house.stop_bot()
        assert discord.faults.done[fault] == 6 * times
        assert len([each for each in caplog.messages if each.startswith("Discord ")]) == 6


async def test_the_end_of_a_table_is_shown_after_many_refusals(house):
    people = await seated(house, "Laura", "Clara")
    table, traffic = table_of(house), house.discord.traffic.requests
    edits = traffic[EDITS]
    house.discord.faults.strike(*[Fault.CLOUDFLARE] * 12)
    await house.app.room.do(table, host_tools.end, table.host, moderator=False)
    await people[0].until(lambda each: "closed" in each.messages[str(table.message)].text)
    assert house.discord.faults.done[Fault.CLOUDFLARE] == 12
    # The token is not given up: it is as good as before.
    assert traffic[EDITS] == edits


async def test_a_table_that_no_message_shows_is_posted_once_that_works(house):
    laura = await house.person("Laura")
    await laura.slash("claro new", bots=1)
    await house.stop_bot()
    forget_message(house)
    lobby = laura.last.id
    await house.discord.service.delete_message(house.discord.world.messages[int(lobby)])
    await house.start_bot()
    house.discord.faults.strike(*[Fault.CLOUDFLARE] * 3)
    await laura.until(lambda each: each.messages and each.last.id != lobby)
    assert "Start" in laura.last.enabled


def forget_message(house):
    """Let the database say that no message shows the table, as if the bot had stopped before it was posted."""
    with closing(sqlite3.connect(house.database, timeout=LONGEST_SECONDS)) as connection, connection:
        connection.execute("UPDATE games SET message_id = NULL")


async def test_edits_of_old_messages_keep_to_their_own_limit(house, monkeypatch):
    monkeypatch.setattr(kept, "OLD_PACE", 0.21)
    house.discord.limits.late_edits = (3, 0.6)
    world = house.discord.world
    world.now._ahead -= 7200  # what is posted now is two hours old
    world.snowflakes._last -= 7200 * 1000 << 22
    people = await started(house, "Laura", "Clara")
    world.now.advance(7200)
    edits = house.discord.traffic.requests[EDITS]
    table, message = table_of(house), table_of(house).message
    while house.discord.traffic.requests[EDITS] < edits + 5:
        house.app.display._states[table.id].message = None  # as after 15 minutes
        house.app.display.touch(table)
        await until_shown(people[0], house)
    assert house.discord.limits.refused == 0
    assert table.message == message
    assert kept.is_old(message)
    await play_one(people)
    await until(people[0], lambda: not house.app.display._states[table.id].in_flight)
