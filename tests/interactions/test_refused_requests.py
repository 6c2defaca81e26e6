"""A request that Discord refuses is not sent again and again, whoever asks for it: refusals lead to a ban."""

from types import SimpleNamespace

import discord as discord_py
import pytest

from bot.interactions.refused_requests import MOST_REFUSALS, MOST_REMEMBERED, REMEMBERED_SECONDS, RefusedRequests
from playground.world.guild import PRIVATE_THREAD
from tests.tables.clicks.test_threads import parent_of


def refusal(code):
    return discord_py.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), {"code": code, "message": "No"})


def route(number):
    return discord_py.http.Route("GET", "/channels/{channel_id}", channel_id=number)


@pytest.fixture
def refused():
    """A memory whose clock stands still until a test moves it."""
    memory = RefusedRequests(lambda: memory.now)
    memory.now = 0.0
    return memory


async def secret_thread(house, person):
    """Open a private thread without the bot, and let its owner go there."""
    owner = house.discord.world.people[int(person.id)]
    thread = await house.discord.service.threads.start(parent_of(house), "secret", owner, PRIVATE_THREAD)
    await person.go_to(str(thread.id))
    return thread


async def test_a_member_of_a_thread_without_the_bot_makes_it_ask_a_few_times_only(house):
    laura = await house.person("Laura")
    memory = house.app.client.refused_requests
    memory.now = 0.0
    memory._clock = lambda: memory.now
    thread = await secret_thread(house, laura)
    for _ in range(10):
        assert "Mention <@" in (await laura.slash("claro new", bots=1)).text
    assert house.app.client.invalid_answers.total == len(house.discord.limits.invalid) == MOST_REFUSALS
    await house.discord.service.threads.join(thread, house.discord.world.bot)
    memory.now += REMEMBERED_SECONDS
    assert "wants to play" in (await laura.slash("claro new", bots=1)).text


async def test_who_takes_no_direct_messages_is_written_to_a_few_times_only(house):
    laura = await house.person("Laura")
    house.discord.world.people[int(laura.id)].takes_direct_messages = False
    channel = await house.app.client.create_dm(discord_py.Object(int(laura.id)))
    for _ in range(10):
        with pytest.raises(discord_py.Forbidden) as error:
            await channel.send("Hello")
        assert error.value.code == 50007
    assert house.app.client.invalid_answers.total == MOST_REFUSALS


def test_another_request_is_sent_and_the_same_one_after_a_while(refused):
    for _ in range(MOST_REFUSALS):
        refused.check(route(1))
        refused.note(route(1), refusal(50001))
        refused.now += REMEMBERED_SECONDS / MOST_REFUSALS / 2
    refused.check(route(2))
    with pytest.raises(discord_py.Forbidden) as error:
        refused.check(route(1))
    assert (error.value.status, error.value.code) == (403, 50001)
    refused.now = REMEMBERED_SECONDS
    refused.check(route(1))


def test_refusals_long_apart_keep_nothing_from_being_sent(refused):
    for _ in range(5 * MOST_REFUSALS):
        refused.check(route(1))
        refused.note(route(1), refusal(50001))
        refused.now += REMEMBERED_SECONDS / (MOST_REFUSALS - 1)


def test_the_memory_is_bounded(refused):
    for number in range(3 * MOST_REMEMBERED):
        refused.note(route(number), refusal(50001))
    assert len(refused._refused) == MOST_REMEMBERED
