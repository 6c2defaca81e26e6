"""How often the bot reads a channel to see whether a table has scrolled out of sight."""

from dataclasses import replace

from bot.tables.messages import board
from bot.tables.messages.board import Scrolling
from tests.e2e.playing import started, table_of

READ = "GET /channels/*/messages"


async def chatter(person, count):
    for number in range(count):
        await person.request("POST", f"/channels/{person.channel}/messages", {"content": f"chatter {number}"})


async def looked_at(house, tables):
    """Return for each table whether it is known to have scrolled away, and how many requests that took."""
    scroll = Scrolling(house.app.client)
    before = house.discord.traffic.requests[READ]
    first = [await scroll.is_far_up(table) for table in tables]
    assert not any(first)
    assert house.discord.traffic.requests[READ] == before  # a table that was just shown needs no look
    second = [await scroll.is_far_up(table) for table in tables]
    return second, house.discord.traffic.requests[READ] - before


async def test_tables_take_turns_to_be_looked_at(house, monkeypatch):
    await started(house, "Laura", "Clara")
    garden = await house.discord.service.add_channel(house.discord.world.guild, "garden")
    armin = await house.person("Armin")
    first = table_of(house)
    await chatter(armin, board.FAR)
    await armin.go_to(str(garden.id))
    await armin.slash("claro new", bots=1)
    second = next(table for table in house.app.room.tables if table is not first)
    await chatter(armin, board.FAR)
    while second.message is None:  # noted after the command was answered
        await armin.request("GET", "/users/@me")
    await house.app.display.close()  # from here on, only the test looks
    monkeypatch.setattr(board, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(board, "LOOKS_PER_SECOND", 1000000.0)
    assert await looked_at(house, [first, second]) == ([True, True], 2)
    monkeypatch.setattr(board, "LOOKS_PER_SECOND", 0.001)
    assert await looked_at(house, [first, second]) == ([True, False], 1)


async def test_a_table_is_not_looked_at_twice_in_a_row(house):
    await started(house, "Laura", "Clara")
    await chatter(await house.person("Konrad"), board.FAR)
    assert await looked_at(house, [table_of(house)]) == ([False], 0)


async def test_tables_that_went_to_another_process_are_forgotten_in_the_end(house, monkeypatch):
    await started(house, "Laura", "Clara")
    monkeypatch.setattr(board, "MOST_TABLES", 3)
    scroll, here = Scrolling(house.app.client), table_of(house)
    for number in range(1000, 1010):
        assert not await scroll.is_far_up(replace(here, id=number))
    assert list(scroll._looked) == [1007, 1008, 1009]
