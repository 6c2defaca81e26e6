"""The gateway: sessions, resuming, compression."""

import pytest


async def until(receive, event):
    while True:
        frame = await receive()
        if frame.get("t") == event or frame["op"] == event:
            return frame


@pytest.mark.parametrize("compress", [False, True])
async def test_a_bot_identifies_and_gets_its_server(bot, compress):
    async with bot.socket(compress) as (receive, _):
        ready = await until(receive, "READY")
        assert ready["d"]["guilds"] == [{"id": str(bot.discord.world.guild.id), "unavailable": True}]
        guild = await until(receive, "GUILD_CREATE")
        assert [channel["name"] for channel in guild["d"]["channels"]] == ["cards", "lounge"]


async def test_heartbeats_are_acknowledged(bot):
    async with bot.socket() as (receive, ws):
        await ws.send_json({"op": 1, "d": None})
        assert (await until(receive, 11))["op"] == 11


async def test_a_wrong_token_is_closed_with_4004(bot):
    async with bot.socket(identify={"token": "wrong"}) as (receive, _):
        assert await receive() == {"op": None, "code": 4004}


async def test_a_frame_that_is_not_json_is_closed_with_4002(bot):
    async with bot.socket(identify=False) as (receive, ws):
        await ws.send_str("{")
        assert await receive() == {"op": None, "code": 4002}


async def test_a_lost_session_is_resumed_with_all_that_was_missed(bot, laura):
    async with bot.socket() as (receive, lost):
        ready = await until(receive, "READY")
        last = await until(receive, "GUILD_CREATE")
        await lost.close(code=4000)
    await laura.request(
        "POST",
        "/interactions",
        {
            "type": 2, "application_id": str(bot.application), "channel_id": laura.channel, "nonce": "7",
            "data": {"name": "try", "type": 1},
        },
    )  # fmt: skip
    async with bot.socket(identify=False) as (receive, ws):
        resume = {"token": bot.discord.world.bot.token, "session_id": ready["d"]["session_id"], "seq": last["s"]}
        await ws.send_json({"op": 6, "d": resume})
        missed = await receive()
        assert (missed["t"], missed["s"]) == ("INTERACTION_CREATE", last["s"] + 1)
        assert (await receive())["t"] == "RESUMED"


@pytest.mark.parametrize(("code", "answer"), [(1000, 9), (1001, 9), (4000, 0)])
async def test_a_client_that_closes_its_socket_ends_the_session_or_keeps_it_by_its_code(bot, code, answer):
    async with bot.socket() as (receive, socket):
        ready = await until(receive, "READY")
        await socket.close(code=code)
    session = ready["d"]["session_id"]
    await bot.discord.service.gateway.until(bot.discord.world.bot, session, connected=False)
    async with bot.socket(identify=False) as (receive, socket):
        resume = {"token": bot.discord.world.bot.token, "session_id": session, "seq": 2}
        await socket.send_json({"op": 6, "d": resume})
        assert (await receive())["op"] == answer


async def test_resuming_a_session_elsewhere_closes_its_old_socket(bot):
    async with bot.socket() as (receive, _), bot.socket(identify=False) as (elsewhere, socket):
        ready = await until(receive, "READY")
        await until(receive, "GUILD_CREATE")
        resume = {"token": bot.discord.world.bot.token, "session_id": ready["d"]["session_id"], "seq": 2}
        await socket.send_json({"op": 6, "d": resume})
        assert (await elsewhere())["t"] == "RESUMED"
        assert (await receive())["op"] is None


async def test_identifies_that_come_too_soon_are_counted(bot):
    async with bot.socket(identify={"shard": [0, 2]}), bot.socket(identify={"shard": [1, 2]}) as (receive, _):
        await until(receive, "READY")
    gateway = bot.discord.service.gateway
    assert gateway.hasty == len(gateway.identified) - 1 > 0  # the two identifies came one right after the other


async def test_an_unknown_session_cannot_be_resumed(bot):
    async with bot.socket(identify=False) as (receive, ws):
        await ws.send_json({"op": 6, "d": {"token": "x", "session_id": "none", "seq": 1}})
        assert await receive() == {"op": 9, "t": None, "s": None, "d": False}


async def test_a_shard_gets_no_events_of_servers_of_other_shards(bot, laura):
    guild = bot.discord.world.guild.id
    others = 1 - (guild >> 22) % 2
    async with bot.socket(identify={"shard": [others, 2]}) as (receive, ws):
        ready = await until(receive, "READY")
        assert ready["d"]["shard"] == [others, 2]
        await ws.send_json({"op": 1, "d": None})
        assert (await receive())["op"] == 11  # no GUILD_CREATE before it
