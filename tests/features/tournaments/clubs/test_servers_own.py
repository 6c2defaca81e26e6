"""``/club`` is seen where there is a club, and nowhere else."""

import pytest

from playground.driver import Refused
from tests.e2e.forging import COMMAND, Forger
from tests.features.tournaments.clubs.evening import allowed, clubs, founded
from tests.features.tournaments.live.event import until

SHOW = {"id": "7", "name": "club", "type": 1, "options": []}


async def sees_clubs(person):
    """Return whether the picker of a person lists ``/club``."""
    return "club" in [each["name"] for each in await person._index()]


async def test_club_comes_with_the_first_club_and_goes_with_the_last_one(house):
    people = await allowed(house, "Laura")
    laura, clara = people["Laura"], people["Clara"]
    assert not await sees_clubs(clara)
    with pytest.raises(Refused):
        await clara.slash("club")
    for name in ("Owls", "Foxes"):
        await founded(house, people, name, "Laura")
        assert await sees_clubs(clara)
    for name, left in (("Owls", True), ("Foxes", False)):
        page = await laura.slash("club", club=name)
        await laura.click("Yes, end it", on=await laura.click("End the club…", on=page))
        assert await sees_clubs(clara) == left


async def test_a_start_publishes_it_where_there_are_clubs(house):
    people = await allowed(house, "Laura")
    await founded(house, people, "Owls", "Laura")
    await house.stop_bot()
    commands = house.discord.world.commands
    for number in [number for number, each in commands.items() if each["name"] == "club"]:
        del commands[number]  # as before the upgrade to this version
    await house.start_bot()
    await until(lambda: any(each["name"] == "club" for each in commands.values()))
    assert "Owls" in (await people["Clara"].slash("club")).text


async def test_who_uses_it_where_the_last_club_has_gone_reads_who_can_found_one(house, monkeypatch):
    clara, forger = await house.person("Clara"), Forger(house, monkeypatch)
    for data in (SHOW, {**SHOW, "guild_id": clara.guild}):
        answer = await forger.send(clara, COMMAND, data)
        assert answer.ephemeral
        assert "There is no club in this server yet" in answer.text


async def test_a_club_is_founded_also_where_discord_does_not_take_the_command(house, monkeypatch, caplog):
    people = await allowed(house, "Laura")

    async def refused(*_):
        raise OSError("Discord cannot be reached")

    monkeypatch.setattr(house.app.client.http, "bulk_upsert_guild_commands", refused)
    assert "Owls" in (await people["Laura"].slash("organise club", name="Owls")).text
    assert len(await clubs(house)) == 1
    assert "stay as they are" in caplog.text
    caplog.clear()
