"""Discord's global limit for requests with the bot's token."""

import asyncio

import pytest

from tests.conftest import open_house
from tests.e2e.playing import play_to_the_end, result_of, started


@pytest.mark.thorough
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
            await person.until(lambda each: "Superstar" in result_of(each).text)
