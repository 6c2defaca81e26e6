"""The settings that turn reminders off."""

import asyncio

import pytest

from tests.e2e.choosing import my_settings, server_settings
from tests.e2e.playing import seated, table_of

MANAGE_SERVER = 1 << 5


def reminders(person):
    return [seen for seen in person.messages.values() if "it is your turn" in seen.text and not seen.ephemeral]


async def remind(house):
    """Have everybody who is to act reminded."""
    table = table_of(house)
    house.app.tables.reminders.remind(table, table.people_to_act(), 1)
    return house.app.base.clock.is_set((table.id, "notice"))


@pytest.mark.parametrize(
    ("choose", "never", "again"),
    [(server_settings, {"ping": False}, {"ping": True}), (my_settings, {"your_turn": "never"}, {"your_turn": "short"})],
)
async def test_nobody_is_reminded_who_does_not_want_it(house, choose, never, again):
    house.discord.world.guild.permissions |= MANAGE_SERVER
    laura, clara = await seated(house, "Laura", "Clara")
    for person in (laura, clara):
        await choose(person, **never)
    await laura.click("Start")
    posts = house.discord.traffic.requests["POST /channels/*/messages"]
    assert not await remind(house)
    for person in (laura, clara):
        await choose(person, **again)
    assert await remind(house)
    await laura.until(reminders)
    await asyncio.gather(*house.app.tables.reminders._tasks)
    assert house.discord.traffic.requests["POST /channels/*/messages"] == posts + 1
