"""Rate limits, with Discord's headers and bodies. The tests set the clock forward instead of waiting."""

import asyncio

import pytest

from playground.server import Playground
from playground.tests.raw_bot import raw_bot
from playground.traffic.faults import Fault
from playground.world import World


@pytest.fixture
async def limited():
    async with Playground(World(["Laura"]), rate_limits=1.0) as discord, raw_bot(discord) as bot:
        discord.world.now.stop()
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
    assert body["retry_after"] == 5
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


async def sent(bot, method, path, body=None, **more):
    """Send a request; return the status, the headers and the text of the answer."""
    async with bot._http.request(method, f"{bot.discord.api_url}{path}", json=body, **more) as response:
        return response.status, response.headers, await response.text()


async def test_an_old_message_can_be_edited_three_times_in_six_seconds(limited):
    discord, (cards, lounge) = limited.discord, limited.discord.world.channels
    discord.limits._buckets.clear()
    paths = []
    for channel in (cards, cards, lounge):
        _, message = await limited.request("POST", f"/channels/{channel}/messages", {"content": "a"})
        paths.append(f"/channels/{channel}/messages/{message['id']}")
    discord.world.now.advance(3601)
    for path in (paths[0], paths[1], paths[0]):
        assert (await limited.request("PATCH", path, {"content": "b"}))[0] == 200
        discord.world.now.advance(1)
    async with limited._http.patch(f"{discord.api_url}{paths[1]}", json={"content": "c"}) as response:
        body = await response.json()
        assert (response.status, body["code"], body["global"]) == (429, 30046, False)
        assert body["retry_after"] == 3
        assert "Via" in response.headers
        assert response.headers["Retry-After"] == "3"
    assert (await limited.request("PATCH", paths[2], {"content": "b"}))[0] == 200  # another channel
    discord.world.now.advance(3)
    assert (await limited.request("PATCH", paths[1], {"content": "c"}))[0] == 200  # the first of the three is over
    assert (await limited.request("PATCH", paths[1], {"content": "d"}))[1]["code"] == 30046
    discord.world.now.advance(6)
    assert (await limited.request("PATCH", paths[1], {"content": "d"}))[0] == 200


async def test_young_messages_and_tokens_do_not_count_as_old(limited):
    channel = next(iter(limited.discord.world.channels))
    _, message = await limited.request("POST", f"/channels/{channel}/messages", {"content": "a"})
    for _ in range(5):
        status, _ = await limited.request("PATCH", f"/channels/{channel}/messages/{message['id']}", {"content": "b"})
        assert status == 200


@pytest.mark.parametrize("rate_limits", [None, 1.0])
async def test_every_answer_tells_of_its_limit(rate_limits):
    async with Playground(World(["Laura"]), rate_limits=rate_limits) as discord, raw_bot(discord) as bot:
        discord.world.now.stop()
        channel = next(iter(discord.world.channels))
        buckets = {}
        for method, path in (
            ("GET", "/users/@me"),
            ("GET", f"/channels/{channel}"),
            ("GET", f"/channels/{channel}/messages"),
            ("GET", f"/channels/{channel}/messages/1"),
            ("POST", f"/channels/{channel}/messages"),
            ("PATCH", f"/webhooks/{bot.application}/none/messages/@original"),
            ("GET", "/nowhere"),
        ):
            _, headers, _ = await sent(bot, method, path, {})
            assert int(headers["X-RateLimit-Remaining"]) < int(headers["X-RateLimit-Limit"])
            assert float(headers["X-RateLimit-Reset-After"]) <= 20
            assert abs(float(headers["X-RateLimit-Reset"]) - discord.world.now()) <= 20
            assert "X-RateLimit-Scope" not in headers
            buckets[method, path] = headers["X-RateLimit-Bucket"]
        lists, single = (
            buckets["GET", f"/channels/{channel}/messages"],
            buckets["GET", f"/channels/{channel}/messages/1"],
        )
        assert lists == single
        assert len(set(buckets.values())) == len(buckets) - 1


@pytest.mark.parametrize("rate_limits", [None, 1.0])
async def test_callbacks_have_no_limit_to_tell_of(rate_limits):
    async with Playground(World(["Laura"]), rate_limits=rate_limits) as discord, raw_bot(discord) as bot:
        _, headers, _ = await sent(bot, "POST", "/interactions/1/none/callback", {})
        assert not [name for name in headers if name.lower().startswith("x-ratelimit")]


async def test_channels_share_a_buckets_name_but_not_its_contents(limited):
    cards, lounge = limited.discord.world.channels
    (_, one, _), (_, other, _) = await post(limited, cards), await post(limited, lounge)
    assert one["X-RateLimit-Bucket"] == other["X-RateLimit-Bucket"]
    assert one["X-RateLimit-Remaining"] == other["X-RateLimit-Remaining"] == "4"


async def test_the_global_limit_spares_the_tokens_of_interactions(limited):
    for _ in range(51):
        status, headers, _ = await sent(limited, "GET", "/users/@me")
    assert (status, headers["X-RateLimit-Global"], headers["X-RateLimit-Scope"]) == (429, "true", "global")
    assert (await sent(limited, "POST", "/interactions/1/none/callback", {"type": 4}))[0] == 404
    assert (await sent(limited, "GET", f"/webhooks/{limited.application}/none/messages/@original"))[0] == 401


async def test_requests_without_a_token_have_a_limit_of_their_own(limited):
    from aiohttp import ClientSession

    async with ClientSession() as http:
        for _ in range(51):
            async with http.get(f"{limited.discord.api_url}/gateway") as response:
                last = response.status
    assert last == 429
    assert (await sent(limited, "GET", "/gateway"))[0] == 200


async def test_a_flooding_bot_is_limited_and_others_are_served(limited):
    channel = next(iter(limited.discord.world.channels))
    laura = limited.discord.person("Laura")
    await laura.connect()

    async def flood():
        return [(await post(limited, channel))[0] for _ in range(50)]

    floods = [asyncio.create_task(flood()) for _ in range(4)]
    for number in range(10):
        await laura.request("POST", f"/channels/{laura.channel}/messages", {"content": f"still here {number}"})
    statuses = [status for statuses in await asyncio.gather(*floods) for status in statuses]
    assert statuses.count(429) == len(statuses) - statuses.count(200) > 150
    assert len(await laura.history()) == 10 + statuses.count(200)


async def test_too_many_invalid_requests_are_answered_by_cloudflare():
    async with Playground(World(["Laura"]), rate_limits=0.01) as discord, raw_bot(discord) as bot:
        discord.world.now.stop()
        laura = discord.person("Laura")
        for number in range(100):
            discord.world.now.advance(5)
            status, _, _ = await sent(bot, "GET", "/users/@me", headers={"Authorization": f"Bot {number}"})
            assert status == 401
        status, headers, text = await sent(bot, "GET", "/users/@me")
        assert (status, headers["Content-Type"]) == (429, "text/html; charset=utf-8")
        assert "Via" not in headers
        assert not [name for name in headers if name.startswith("X-RateLimit")]
        assert "1015" in text
        assert await laura.history() == []
        discord.world.now.advance(600)
        assert (await sent(bot, "GET", "/users/@me"))[0] == 200


async def test_invalid_requests_that_are_long_ago_or_shared_do_not_count():
    async with Playground(World(["Laura"]), rate_limits=0.01) as discord, raw_bot(discord) as bot:
        discord.world.now.stop()
        for number in range(150):
            discord.world.now.advance(6.1)
            assert (await sent(bot, "GET", "/users/@me", headers={"Authorization": f"Bot {number}"}))[0] == 401
        discord.world.now.advance(600)
        before = len(discord.limits.invalid)
        discord.faults.strike(Fault.RATE_LIMIT)
        status, headers, _ = await sent(bot, "GET", "/users/@me")
        assert (status, headers["X-RateLimit-Scope"], len(discord.limits.invalid)) == (429, "shared", before)


async def test_cloudflare_answers_on_command(bot):
    bot.discord.faults.strike(Fault.CLOUDFLARE, Fault.CLOUDFLARE)
    for _ in range(2):
        status, headers, text = await sent(bot, "GET", "/users/@me")
        assert (status, "1015" in text, "Via" in headers) == (429, True, False)
        assert headers["Content-Type"].startswith("text/html")
    assert (await sent(bot, "GET", "/users/@me"))[0] == 200
    assert bot.discord.faults.done == {Fault.CLOUDFLARE: 2}
