"""Discord's daily limit for beginning gateway sessions."""

import logging

from bot.interactions.sockets import session_limits


async def test_the_bot_waits_when_the_daily_identifies_are_used_up(house, caplog):
    world, waits = house.discord.world, []

    async def wait(seconds):
        waits.append(seconds)
        world.identifies_left = 1000

    world.identifies_left = 0
    with caplog.at_level(logging.WARNING):
        assert (await session_limits(house.app.client, wait)).remaining == 1000
    assert len(waits) == 1
    assert 86_000 < waits[0] <= 86_400  # the day began when the bot identified
    assert "0 of today's 1000 identifies are left" in caplog.text
    world.identifies_left = 99
    assert (await session_limits(house.app.client, wait)).remaining == 99
    assert len(waits) == 1
