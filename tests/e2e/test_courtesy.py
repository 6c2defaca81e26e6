"""The host is a courtesy: others begin if they are not there, and who has left the server hosts nothing."""

import asyncio

from bot.tables.rules.table import Status
from tests.e2e.playing import more, seated, sees, started, surely, table_of
from tests.features.tournaments.live.event import until
from tests.tables.messages.test_reminders import move_on


async def leaves(house, person):
    """Let somebody leave the server."""
    world = house.discord.world
    await house.discord.service.leave(world.guild, world.people[int(person.id)])


async def test_anybody_starts_a_minute_after_they_asked_for_it(house):
    laura, clara, _armin = await seated(house, "Laura", "Clara", "Armin")
    asked = (await clara.click("Start")).text
    assert asked.startswith(f"<@{laura.id}> can start now, everybody else from <t:")
    assert asked.endswith(":T>.")  # a time that stays true, however late it is read
    told = f"From {asked.rsplit(' ', 1)[1][:-1]}, anybody can press **Start**."
    await laura.until(lambda each: told in each.find("Start").text)  # the lobby says it to all
    move_on(house, 20)
    assert (await clara.click("Start")).text == asked  # a second press asks for nothing new
    move_on(house, 60)
    await clara.click("Start")
    table = table_of(house)
    assert table.status is Status.PLAYING
    assert table.host == table.presiding == int(laura.id)


async def test_a_start_waits_no_longer_for_who_asked_once_they_have_left(house):
    _laura, clara, armin = await seated(house, "Laura", "Clara", "Armin")
    await armin.click("Start")
    await more(armin, "Leave")
    move_on(house, 61)
    assert "can start now, everybody else" in (await clara.click("Start")).text
    move_on(house, 61)
    await clara.click("Start")
    assert table_of(house).status is Status.PLAYING


async def test_the_host_starts_at_once_and_who_has_no_seat_not_at_all(house):
    laura, clara = await seated(house, "Laura", "Clara")
    await clara.click("Start")
    armin = await house.person("Armin")
    move_on(house, 61)
    assert "You have no seat at this table yet" in (await armin.click("Start")).text
    await laura.click("Start")
    assert table_of(house).host == int(laura.id)


async def test_three_starts_at_once_begin_one_game(house):
    people = await seated(house, "Laura", "Clara", "Armin")
    await people[1].click("Start")
    move_on(house, 61)
    lobby = people[0].find("Start")
    await asyncio.gather(*(person.click("Start", on=lobby) for person in people))
    assert table_of(house).status is Status.PLAYING

    def refused(person):
        return any("already begun" in each.text for each in person.messages.values())

    await until(lambda: sum(map(refused, people)) == 2)


async def test_who_has_left_the_server_hosts_no_lobby(house):
    laura, clara, armin = await seated(house, "Laura", "Clara", "Armin")
    await leaves(house, laura)
    await clara.click("Start")
    table = table_of(house)
    assert table.status is Status.PLAYING
    assert table.host == int(clara.id)
    assert "or a moderator" in (await armin.slash("table end")).text


async def test_who_has_left_the_server_hosts_no_game(house):
    laura, clara = await started(house, "Laura", "Clara")
    await leaves(house, laura)
    await more(clara, "Pause")
    assert table_of(house).paused
    assert "is closed" in (await surely(clara, "table end")).text
    assert not house.app.room.tables


async def test_a_lobby_whose_people_have_left_the_server_holds_no_channel(house):
    (laura,) = await seated(house, "Laura")
    old = table_of(house)
    await leaves(house, laura)
    clara = await house.person("Clara")
    await clara.slash("stardust new")
    assert old.status is Status.ENDED
    assert table_of(house).game.name == "stardust"


async def test_anybody_closes_a_table_whose_people_have_left_the_server(house):
    (laura,) = await seated(house, "Laura")
    clara = await house.person("Clara")
    assert "or a moderator" in (await clara.slash("table end")).text
    house.app.base.visible_channels._members.clear()  # as a minute later
    await leaves(house, laura)
    await clara.slash("table end")
    assert not house.app.room.tables


async def test_a_press_makes_somebody_the_host_again(house):
    laura, clara = await seated(house, "Laura", "Clara")
    table = table_of(house)
    table.gone = frozenset({int(laura.id)})
    assert table.presiding == int(clara.id)
    await laura.click("⋯")
    assert table.presiding == int(laura.id)
    assert sees(laura, "Start")
