"""Sessions: how long they can be resumed, and what cannot be."""

import pytest

from playground.gateway.sessions import REMEMBERED_EVENTS, SESSION_SECONDS
from playground.tests.gateway_client import connected
from playground.traffic.faults import Fault


@pytest.fixture
async def lost(discord, still):
    """A session that has lost its socket after two events."""
    async with connected(discord, intents=1) as client:
        ready = await client.until("READY")
        await client.until("GUILD_CREATE")
        await client.ws.close(code=4000)
    await discord.service.gateway.until(discord.world.bot, ready["d"]["session_id"], connected=False)
    return ready


INVALID = {"op": 9, "t": None, "s": None, "d": False}


@pytest.mark.parametrize(("seconds", "answer"), [(-5, "RESUMED"), (5, None)])
async def test_a_session_outlives_its_socket_for_some_minutes(discord, lost, seconds, answer):
    discord.world.now.advance(SESSION_SECONDS + seconds)
    async with connected(discord) as client:
        await client.resume(lost, 2)
        assert (await client.receive())["t"] == answer


async def test_a_session_whose_socket_is_open_does_not_expire(discord):
    async with connected(discord, intents=1) as client:
        ready = await client.until("READY")
        await client.until("GUILD_CREATE")
        discord.world.now.advance(SESSION_SECONDS * 2)
        async with connected(discord) as other:
            await other.resume(ready, 2)
            assert (await other.receive())["t"] == "RESUMED"


@pytest.mark.parametrize("seq", [3, 1000, -1, 1 << 80])
async def test_a_sequence_number_that_was_never_sent_is_closed_with_4007(discord, lost, seq):
    async with connected(discord) as client:
        await client.resume(lost, seq)
        assert await client.receive() == {"op": None, "code": 4007, "reason": "Invalid seq."}
    async with connected(discord) as client:  # the client is to start a new session
        await client.resume(lost, 2)
        assert await client.receive() == INVALID


async def test_a_sequence_number_from_too_long_ago_is_closed_with_4007(discord):
    async with connected(discord, intents=1) as client:
        ready = await client.until("READY")
        guild = discord.world.guild
        for _ in range(REMEMBERED_EVENTS):
            await discord.service.gateway.tell("GUILD_UPDATE", {"id": str(guild.id)}, guild.id, lambda user: user.bot)
        await client.ws.close(code=4000)
    async with connected(discord) as client:
        await client.resume(ready, 1)
        assert await client.code() == 4007


@pytest.mark.parametrize(("missed", "answer"), [(0, 0), (1, 9)])
async def test_a_session_that_has_missed_more_than_can_be_kept_is_invalid(discord, lost, missed, answer):
    guild = discord.world.guild
    for _ in range(REMEMBERED_EVENTS + missed):
        await discord.service.gateway.tell("GUILD_UPDATE", {"id": str(guild.id)}, guild.id, lambda user: user.bot)
    async with connected(discord) as client:
        await client.resume(lost, 2)
        assert (await client.receive())["op"] == answer


async def test_a_resume_with_another_token_is_answered_with_an_invalid_session(discord, lost):
    person = next(iter(discord.world.people.values()))
    for token in ("wrong", person.token):
        async with connected(discord) as client:
            await client.resume(lost, 2, token=token)
            assert await client.receive() == INVALID


@pytest.mark.parametrize("wrong", [{"seq": None}, {"seq": "2"}, {"session_id": 5}, {"token": None}])
async def test_a_broken_resume_is_closed_with_4002(discord, lost, wrong):
    async with connected(discord) as client:
        await client.resume(lost, 2, **wrong)
        assert await client.code() == 4002


async def test_a_client_may_identify_on_the_socket_whose_session_is_invalid(discord, lost):
    discord.world.now.advance(SESSION_SECONDS + 1)
    async with connected(discord) as client:
        await client.resume(lost, 2)
        assert await client.receive() == INVALID
        await client.identify()
        assert (await client.receive())["t"] == "READY"
        await discord.service.gateway.strike(Fault.INVALID)
        assert (await client.until(9))["d"] is False
        await client.send(3, {})
        assert await client.code() == 4003  # the session has been invalidated
