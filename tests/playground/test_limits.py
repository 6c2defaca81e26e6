"""Rate limits, with Discord's headers and bodies. The tests set the clock forward instead of waiting."""

import pytest

from playground.server import Playground
from playground.world import World
from tests.playground.raw_bot import raw_bot


@pytest.fixture
async def limited():
    async with Playground(World(["Laura"]), rate_limits=1.0) as discord, raw_bot(discord) as bot:
        discord.world.now.advance(60)
        yield bot


async def post(bot, channel):
    url = f"{bot.discord.api_url}/channels/{channel}/messages"
    async with bot._http.post(url, json={"content": "a"}) as response:
        return response.status, response.headers, await response.json()


async def test_five_messages_in_five_seconds_a_channel(limited):
    cards, lounge = limited.discord.world.channels
    for left in (4, 3, 2, 1, 0):
        status, headers, _ = await post(limited, cards)
        assert (status, headers["X-RateLimit-Limit"], headers["X-RateLimit-Remaining"]) == (200, "5", str(left))
    status, headers, body = await post(limited, cards)
    assert (status, body["global"], body["message"]) == (429, False, "You are being rate limited.")
    assert 4 < body["retry_after"] <= 5
    assert headers["X-RateLimit-Scope"] == "user"
    assert headers["Retry-After"] == "5"
    assert "Via" in headers
    assert (await post(limited, lounge))[0] == 200
    limited.discord.world.now.advance(5)
    assert (await post(limited, cards))[0] == 200
    assert limited.discord.limits.refused == 1


async def test_fifty_requests_a_second_for_the_whole_bot(limited):
    statuses = [(await limited.request("GET", "/users/@me"))[0] for _ in range(51)]
    assert statuses == [200] * 50 + [429]
    status, body = await limited.request("GET", "/users/@me")
    assert (status, body["global"]) == (429, True)
    limited.discord.world.now.advance(1)
    assert (await limited.request("GET", "/users/@me"))[0] == 200


async def test_interaction_callbacks_are_exempt(limited):
    for _ in range(50):
        await limited.request("GET", "/users/@me")
    path = "/interactions/1/none/callback"
    assert (await limited.request("POST", path, {"type": 4}))[1]["code"] == 10062


async def test_a_scale_widens_the_limits(limited):
    limited.discord.limits.scale = 10
    limited.discord.limits._buckets.clear()
    channel = next(iter(limited.discord.world.channels))
    assert [(await post(limited, channel))[0] for _ in range(20)] == [200] * 20


async def test_identifying_again_too_soon_is_refused(limited):
    async with limited.socket() as (receive, _):
        assert (await receive())["t"] == "READY"
    async with limited.socket() as (receive, _):
        assert await receive() == {"op": 9, "t": None, "s": None, "d": False}
    limited.discord.world.now.advance(5)
    async with limited.socket() as (receive, _):
        assert (await receive())["t"] == "READY"
