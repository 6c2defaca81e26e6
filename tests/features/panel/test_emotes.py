"""Signs that people give each other in the panel."""

import pytest

from bot.features.panel.emotes import EMOTES, PAUSE_SECONDS
from bot.features.panel.session import Person
from bot.interactions import visible_channels
from playground.world.permissions import FOR_ROLE, USE_APPLICATION_COMMANDS, VIEW_CHANNEL, Overwrite
from tests.e2e.playing import seated, table_of

SOON = "One reaction every three seconds."


def signs(page):
    return [(each["user"], each["seat"], each["sign"]) for each in page.frames if each["op"] == "emote"]


@pytest.fixture
async def pages(panel):
    """Return the pages of Laura and Clara, who have seats, and of Armin, who watches."""
    await seated(panel.house, "Laura", "Clara")
    opened = [await panel.open(name) for name in ("Laura", "Clara", "Armin")]
    for page in opened:
        await page.until(lambda each: each.table)
    return opened


async def test_a_sign_is_shown_to_all_who_have_the_table_before_them(panel, pages):
    laura, clara, armin = pages
    assert laura.ready["emotes"] == [*EMOTES]
    assert len(EMOTES) == 6
    await clara.send("emote", sign=EMOTES[0])
    for page in pages:
        await page.until(signs)
    await armin.send("emote", sign=EMOTES[1])
    for page in pages:
        await page.until(lambda each: len(signs(each)) == 2)
        assert signs(page) == [(str(clara.user), 1, EMOTES[0]), (str(armin.user), None, EMOTES[1])]
    assert not table_of(panel.house).cheers


async def test_a_person_gives_a_sign_every_three_seconds(panel, pages, monkeypatch):
    laura, clara, _ = pages
    clock = panel.house.app.base.clock
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now)
    second = await panel.open("Laura")
    await second.until(lambda each: each.table)
    await laura.send("emote", sign=EMOTES[0])
    await laura.until(signs)
    for page in (laura, second):
        await page.send("emote", sign=EMOTES[1])
        assert await page.until(lambda each: each.said) == [SOON]
    now += PAUSE_SECONDS
    await laura.send("emote", sign=EMOTES[2])
    await clara.until(lambda each: len(signs(each)) == 2)
    assert [sign for *_, sign in signs(clara)] == [EMOTES[0], EMOTES[2]]
    assert not clara.said


@pytest.mark.parametrize("sign", ["😈", "", "👋👋", EMOTES[0] + " ", 1, None, [EMOTES[0]]])
async def test_a_sign_that_there_is_not_closes_the_socket(panel, pages, sign):
    await pages[0].send("emote", sign=sign)
    await pages[0].reading
    assert pages[0].socket.close_code == 4002
    assert not signs(pages[1])


async def test_a_sign_is_not_repeated_to_who_comes_back(panel, pages):
    laura, clara, _ = pages
    await clara.send("emote", sign=EMOTES[0])
    await laura.until(signs)
    await laura.close()
    before = laura.frames[-2]["n"]
    again = await panel.open("Laura", seen=before, session=laura.session)
    await again.until(lambda each: each.table)
    assert not signs(again)


async def test_no_sign_leaves_a_table_or_comes_without_one(panel, pages):
    person, channels = panel.house.discord.person("Konrad"), [*panel.house.discord.world.channels]
    here = panel.house.discord.world.guild.id
    panel.panels.admit("elsewhere", Person(int(person.id), "Konrad", None, int(here), int(channels[1]), "en-US"))
    konrad = await panel.connect("Konrad", int(person.id), "elsewhere")
    await konrad.until(lambda each: each.ready)
    await konrad.send("emote", sign=EMOTES[0])
    await konrad.until(lambda each: each.said)
    await pages[0].send("emote", sign=EMOTES[1])
    await pages[1].until(signs)
    assert [sign for *_, sign in signs(pages[1])] == [EMOTES[1]]
    assert not signs(konrad)


async def test_who_may_use_no_commands_gives_no_signs(panel, pages, monkeypatch):
    monkeypatch.setattr(visible_channels, "ASKED_SECONDS", 0.0)
    world, servers = panel.house.discord.world, panel.house.discord.service.servers
    role = await servers.add_role(world.guild, "Silent")
    await servers.give_role(world.guild, world.people[pages[2].user], role)
    denied = Overwrite(role.id, FOR_ROLE, deny=USE_APPLICATION_COMMANDS)
    await servers.overwrite(next(iter(world.channels.values())), denied)
    await pages[2].send("emote", sign=EMOTES[0])
    (said,) = await pages[2].until(lambda each: each.said)
    assert "You may not use commands in this channel" in said
    assert not signs(pages[0])


async def test_who_may_not_see_the_channel_any_more_sees_no_signs(panel, pages, monkeypatch):
    monkeypatch.setattr(visible_channels, "ASKED_SECONDS", 0.0)
    world, servers = panel.house.discord.world, panel.house.discord.service.servers
    role = await servers.add_role(world.guild, "Guest")
    await servers.give_role(world.guild, world.people[pages[2].user], role)
    denied = Overwrite(role.id, FOR_ROLE, deny=VIEW_CHANNEL)
    await servers.overwrite(next(iter(world.channels.values())), denied)
    await pages[0].send("emote", sign=EMOTES[0])
    await pages[1].until(signs)
    await pages[2].reading
    assert (pages[2].socket.close_code, signs(pages[2])) == (4001, [])
