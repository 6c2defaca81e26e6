"""Discord's limits: for beginning sessions, and for requests with the bot's token."""

import asyncio
import logging

from bot.fleet.shards import session_limits
from tests.conftest import open_house
from tests.e2e.playing import play_to_the_end, started


async def test_when_the_days_identifies_are_used_up_the_bot_waits(house, caplog):
    world, waits = house.discord.world, []

    async def wait(seconds):
        waits.append(seconds)
        world.identifies_left = 1000

    world.identifies_left = 0
    with caplog.at_level(logging.WARNING):
        assert (await session_limits(house.app.client, wait)).remaining == 1000
    assert waits == [86_400]
    assert "0 of today's 1000 identifies are left" in caplog.text
    world.identifies_left = 99
    assert (await session_limits(house.app.client, wait)).remaining == 99
    assert len(waits) == 1


async def test_a_global_limit_slows_the_tables_messages_and_never_an_answer(tmp_path):
    async with open_house(tmp_path) as house:
        people = await started(house, "Laura", "Clara")
        house.discord.world.now.advance(15 * 60 + 1)  # from now on the table is edited with the bot's own token
        for person in people:
            await person.click("My hand")
        house.discord.limits.scale = 0.02  # one request in a second, where there are 50
        await asyncio.gather(*map(play_to_the_end, people))
        failed = [each for each in house.discord.world.interactions.values() if each.failed]
        assert failed == []
        for person in people:
            await person.until(lambda each: "Superstar" in each.find("Rematch").text)
