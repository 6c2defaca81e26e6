"""Faults on command: each does what it says, once."""

import asyncio

import aiohttp
import pytest

from playground.tests.test_interactions import answered
from playground.traffic.faults import Fault, Faults


@pytest.mark.parametrize(("fault", "status"), [(Fault.ERROR_500, 500), (Fault.ERROR_502, 502), (Fault.ERROR_503, 503)])
async def test_server_errors_do_nothing(bot, fault, status):
    channel = next(iter(bot.discord.world.channels))
    bot.discord.faults.strike(fault)
    async with bot._http.post(f"{bot.discord.api_url}/channels/{channel}/messages", json={"content": "a"}) as response:
        assert response.status == status
    assert bot.discord.world.messages == {}
    assert (await bot.request("POST", f"/channels/{channel}/messages", {"content": "a"}))[0] == 200


@pytest.mark.parametrize(("fault", "messages"), [(Fault.RESET_BEFORE, 0), (Fault.RESET_AFTER, 1)])
async def test_a_connection_breaks_before_or_after_the_effect(bot, fault, messages):
    channel = next(iter(bot.discord.world.channels))
    bot.discord.faults.strike(fault)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await bot.request("POST", f"/channels/{channel}/messages", {"content": "a"})
    assert len(bot.discord.world.messages) == messages


async def test_a_server_error_comes_after_the_effect(bot):
    channel = next(iter(bot.discord.world.channels))
    bot.discord.faults.strike(Fault.ERROR_AFTER)
    async with bot._http.post(f"{bot.discord.api_url}/channels/{channel}/messages", json={"content": "a"}) as response:
        assert response.status == 503
    assert len(bot.discord.world.messages) == 1


async def test_a_slow_answer_is_still_correct(bot):
    bot.discord.faults.strike(Fault.SLOW)
    assert (await bot.request("GET", "/users/@me"))[0] == 200
    assert bot.discord.faults.done == {Fault.SLOW: 1}


async def test_a_fault_waits_for_its_path_until_it_is_stopped(bot):
    channel = next(iter(bot.discord.world.channels))
    bot.discord.faults.strike(Fault.CLOUDFLARE, Fault.CLOUDFLARE, on="/messages")
    assert (await bot.request("GET", "/users/@me"))[0] == 200
    async with bot._http.post(f"{bot.discord.api_url}/channels/{channel}/messages", json={"content": "a"}) as response:
        assert response.status == 429
    bot.discord.faults.stop()
    assert (await bot.request("POST", f"/channels/{channel}/messages", {"content": "a"}))[0] == 200
    assert bot.discord.faults.done == {Fault.CLOUDFLARE: 1}


async def test_requests_of_people_have_no_faults(bot, laura):
    bot.discord.faults.strike(Fault.ERROR_500)
    await laura.history()
    assert not bot.discord.faults.done


async def test_a_duplicated_interaction_comes_twice(bot, laura):
    bot.discord.faults.strike(Fault.DUPLICATE)
    _, _, first = await answered(bot, laura.slash("try"), (4, {"content": "a"}))
    assert (await bot.interactions.get())["id"] == first["id"]


async def test_a_delayed_interaction_comes_late_and_a_reordered_one_after_the_next(bot, laura, clara):
    bot.discord.faults.strike(Fault.REORDER)
    asked = [asyncio.create_task(laura.slash("try"))]
    await laura.until(lambda _: bot.discord.service.gateway._held)
    asked.append(asyncio.create_task(clara.slash("try")))
    order = []
    for _ in asked:
        interaction = await bot.interactions.get()
        order.append(interaction["member"]["user"]["id"])
        await bot.answer(interaction, 4, {"content": "a"})
    await asyncio.gather(*asked)
    assert order == [clara.id, laura.id]
    bot.discord.faults.strike(Fault.DELAY)
    await answered(bot, laura.slash("try"), (4, {"content": "a"}))


async def frames_until_the_end(receive):
    frames = []
    while not frames or frames[-1]["op"] is not None:
        frames.append(await receive())
        if frames[-1]["op"] in (7, 9):
            break
    return [frame["op"] for frame in frames]


@pytest.mark.parametrize(
    ("fault", "last"),
    [(Fault.DROP, None), (Fault.RECONNECT, 7), (Fault.INVALID_RESUMABLE, 9), (Fault.INVALID, 9)],
)
async def test_the_gateway_breaks(discord, bot, fault, last):
    async with bot.socket() as (receive, _):
        while (await receive()).get("t") != "GUILD_CREATE":
            pass
        await discord.service.gateway.strike(fault)
        assert (await frames_until_the_end(receive))[-1] == last


async def test_a_heartbeat_is_not_acknowledged(bot):
    async with bot.socket() as (receive, ws):
        while (await receive()).get("t") != "GUILD_CREATE":
            pass
        bot.discord.faults.strike(Fault.LOST_ACK)
        await ws.send_json({"op": 1, "d": None})
        await ws.send_json({"op": 1, "d": None})
        assert (await receive())["op"] == 11
        assert bot.discord.faults.done == {Fault.LOST_ACK: 1}


def test_the_same_seed_gives_the_same_faults():
    rates = {Fault.SLOW: 0.2, Fault.ERROR_500: 0.1}

    def run(seed):
        faults = Faults(rates, seed)
        return [faults.choose((Fault.SLOW, Fault.ERROR_500)) for _ in range(200)]

    assert run(1) == run(1) != run(2)
    struck = run(1)
    assert 20 < struck.count(Fault.SLOW) < 60
    assert 8 < struck.count(Fault.ERROR_500) < 35


async def test_an_unannounced_limit_never_applies_to_callbacks(bot, laura):
    bot.discord.faults.strike(Fault.RATE_LIMIT)
    status, body = await bot.request("GET", "/users/@me")
    assert (status, body["global"], body["retry_after"] <= 0.2) == (429, False, True)
    bot.discord.faults.strike(Fault.RATE_LIMIT)
    await answered(bot, laura.slash("try"), (4, {"content": "a"}))
