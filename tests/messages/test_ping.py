"""The settings that turn reminders off."""

import asyncio

import pytest

from tests.e2e.playing import seated, table_of

MANAGE_SERVER = 1 << 5


def reminders(person):
    return [seen for seen in person.messages.values() if "it is your turn" in seen.text]


async def remind(house):
    """Have everybody who is to act reminded, and wait until that has been sent."""
    table = table_of(house)
    house.app._reminders.remind(table, table.people_to_act())
    await asyncio.gather(*house.app._reminders._tasks)


@pytest.mark.parametrize("command", ["settings server", "settings me"])
async def test_nobody_is_reminded_who_does_not_want_it(house, command):
    house.discord.world.guild.permissions |= MANAGE_SERVER
    laura, clara = await seated(house, "Laura", "Clara")
    option = {"settings server": "ping", "settings me": "reminders"}[command]
    for person in (laura, clara):
        await person.slash(command, **{option: False})
    await laura.click("Start")
    posts = house.discord.traffic.requests["POST /channels/*/messages"]
    await remind(house)
    assert house.discord.traffic.requests["POST /channels/*/messages"] == posts
    for person in (laura, clara):
        await person.slash(command, **{option: True})
    await remind(house)
    await laura.until(reminders)
    assert house.discord.traffic.requests["POST /channels/*/messages"] == posts + 1
