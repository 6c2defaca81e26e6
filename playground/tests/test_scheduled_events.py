"""Events in channels and elsewhere, their pictures, and who is interested in them."""

import aiohttp
import pytest

from playground.driver import Refused
from playground.tests.powers import empower, listening
from playground.world.guild import STAGE, VOICE
from playground.world.permissions import CREATE_EVENTS, MANAGE_EVENTS

EVENTS = 1 << 16
START, END = "2090-01-01T18:00:00+00:00", "2090-01-01T20:00:00+00:00"
EVENT = {"name": "Cup", "privacy_level": 2, "scheduled_start_time": START}
OUTSIDE = {**EVENT, "entity_type": 3, "entity_metadata": {"location": "Here"}, "scheduled_end_time": END}


@pytest.fixture
def events(discord, base):
    empower(discord, CREATE_EVENTS | MANAGE_EVENTS)
    return f"{base}/scheduled-events"


@pytest.mark.parametrize(("kind", "place"), [(1, STAGE), (2, VOICE)])
async def test_an_event_takes_place_in_a_channel(discord, ask, events, laura, kind, place):
    room = await discord.service.servers.add_channel(discord.world.guild, "room", place)
    event = {**EVENT, "entity_type": kind}
    assert "channel_id" in (await ask("POST", events, event, 400))["errors"]
    for wrong in ("5", laura.channel):
        assert "channel_id" in (await ask("POST", events, {**event, "channel_id": wrong}, 400))["errors"]
    made = await ask("POST", events, {**event, "channel_id": str(room.id)})
    assert (made["channel_id"], made["entity_metadata"], made["scheduled_end_time"]) == (str(room.id), None, None)
    moved = {"entity_type": 3, "channel_id": None}
    refused = await ask("PATCH", f"{events}/{made['id']}", moved, 400)
    assert {"scheduled_end_time", "entity_metadata"} <= {*refused["errors"]}
    moved |= {"scheduled_end_time": END, "entity_metadata": {"location": "There"}}
    changed = await ask("PATCH", f"{events}/{made['id']}", moved)
    assert (changed["channel_id"], changed["entity_metadata"]) == (None, {"location": "There"})


async def test_an_event_has_a_picture(discord, ask, events):
    picture = "data:image/png;base64,iVBORw0KGgo="
    made = await ask("POST", events, {**OUTSIDE, "image": picture, "description": "Cards"})
    url = f"{discord.url}/guild-events/{made['id']}/{made['image']}.png"
    async with aiohttp.ClientSession() as http, http.get(url) as response:
        assert response.status == 200
    cleared = await ask("PATCH", f"{events}/{made['id']}", {"image": None, "description": None})
    assert (cleared["image"], cleared["description"]) == (None, None)
    assert "image" in (await ask("PATCH", f"{events}/{made['id']}", {"image": "x"}, 400))["errors"]


async def test_people_are_interested(discord, bot, ask, events, laura, clara):
    made = await ask("POST", events, OUTSIDE)
    one = f"{events}/{made['id']}"
    async with listening(bot, EVENTS | 1) as event:
        for person in (laura, clara, laura):
            await person.request("PUT", f"{one}/users/@me")
        told = await event("GUILD_SCHEDULED_EVENT_USER_ADD")
        assert (told["user_id"], told["guild_scheduled_event_id"]) == (laura.id, made["id"])
        assert [each["user_id"] for each in await ask("GET", f"{one}/users")] == [laura.id, clara.id]
        (last,) = await ask("GET", f"{one}/users?limit=1&after={laura.id}&with_member=true")
        assert last["member"]["user"]["id"] == last["user"]["id"] == clara.id
        (before,) = await ask("GET", f"{one}/users?before={clara.id}")
        assert (before["user_id"], "member" in before) == (laura.id, False)
        assert (await ask("GET", f"{one}/users/counts"))["guild_scheduled_event_count"] == 2
        assert (await ask("GET", f"{one}?with_user_count=true"))["user_count"] == 2
        (listed,) = await ask("GET", f"{events}?with_user_count=true")
        assert (listed["user_count"], "user_count" in (await ask("GET", one))) == (2, False)
        await laura.request("DELETE", f"{one}/users/@me")
        assert (await event("GUILD_SCHEDULED_EVENT_USER_REMOVE"))["user_id"] == laura.id
    assert len(await ask("GET", f"{one}/users")) == 1
    assert (await bot.request("PUT", f"{one}/users/@me"))[1]["code"] == 20001
    await ask("DELETE", one, status=204)
    with pytest.raises(Refused, match="10070"):
        await laura.request("PUT", f"{one}/users/@me")
    assert not discord.world.guild.kept["interested"]
