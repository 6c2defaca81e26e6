"""Mistakes in a test of a bot, which are told in words, not by what breaks inside."""

from __future__ import annotations

import asyncio

import pytest

from playground.driver import File
from playground.driver.person import Refused
from playground.traffic.faults import Faults

OPTION = {"name": "proof", "description": "A proof", "type": 11}
TEXT = {"name": "word", "description": "A word", "type": 3}
PLAYED = {"name": "play", "description": "Play", "options": [OPTION, TEXT]}


@pytest.fixture
async def laura(bot):
    await bot.request("POST", f"/applications/{bot.discord.world.application}/commands", PLAYED)
    return bot.discord.person("Laura")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ([b"abc"], r"a file is File\(name, content\) or a pathlib.Path, not bytes: b'abc'"),
        (["a.png"], r"a file is File\(name, content\) or a pathlib.Path, not str: 'a.png'"),
        (b"abc", "not bytes: b'abc'"),
        ("a.png", "not str: 'a.png'"),
    ],
)
async def test_what_is_no_file_is_named(laura, given, told):
    with pytest.raises(TypeError, match=told):
        await laura.say("Look", files=given)


async def test_one_file_needs_no_list(laura):
    assert (await laura.say("Look", files=File("a.txt", b"a"))).data["attachments"][0]["filename"] == "a.txt"


async def test_bytes_as_an_option_have_no_name(laura):
    with pytest.raises(TypeError, match=r"a file is File\(name, content\)"):
        await laura.slash("play", proof=b"abc")


def test_the_content_of_a_file_is_bytes():
    with pytest.raises(TypeError, match="has bytes as its content, not str"):
        File("a.txt", "a")


async def test_an_option_that_no_client_could_send_is_named(laura):
    with pytest.raises(TypeError, match="the option 'word' cannot have the value <object object"):
        await laura.slash("play", word=object())


async def test_a_message_is_a_text(laura):
    with pytest.raises(TypeError, match="a message is a text, not 5"):
        await laura.say(5)


async def test_a_channel_can_be_named_by_a_number(laura):
    other = laura._described["channels"][1]["id"]
    await laura.go_to(int(other))
    assert laura.channel == other


async def test_where_the_clock_stands_a_silent_bot_is_told_of(laura, bot):
    bot.discord.world.now.stop()
    laura.patience = 0.2
    with pytest.raises(TimeoutError, match=r"Laura waited 0.2 seconds in vain for the bot to answer 'play'"):
        await laura.slash("play")


async def test_what_was_waited_for_in_vain_is_told(laura, bot):
    with pytest.raises(TimeoutError, match=r"in vain: .*lambda world: world.portal.get"):
        await bot.discord.until(lambda world: world.portal.get("won"), patience=0)
    with pytest.raises(TimeoutError, match=r"Laura waited 0 seconds in vain for .*lambda me: me.last.text =="):
        await laura.until(lambda me: me.last.text == "Hi", patience=0)


async def test_what_is_not_there_yet_is_waited_for_in_the_world_too(bot):
    with pytest.raises(TimeoutError, match="in vain"):
        await bot.discord.until(lambda world: world.other_bots["Music Bot"], patience=0)


async def test_a_condition_with_async_would_always_hold(laura, bot):
    async def never(_):
        return False

    for each in (bot.discord, laura):
        with pytest.raises(TypeError, match="a condition is a function without async, not never"):
            await each.until(never)


async def test_of_an_unknown_name_those_that_are_known_are_told(laura, bot):
    with pytest.raises(Refused, match="Unknown application command") as refused:
        await laura.slash("/play")
    assert refused.value.__notes__ == ["Laura is offered no command '/play', but try, play"]
    with pytest.raises(LookupError, match="nobody called Joao, but Laura"):
        bot.discord.person("Joao")


@pytest.mark.parametrize("name", ["ready", "close"])
async def test_a_call_in_the_place_of_a_function_is_named(discord, name):
    called = asyncio.sleep(0)
    start = asyncio.sleep(0)
    with pytest.raises(TypeError, match=f"{name}: a function, without parentheses behind it, not <coroutine"):
        await discord.run_bot(start, **{name: called})
    called.close()
    start.close()


async def test_a_bot_that_ends_without_a_connection_is_told_of(discord):
    discord._bots._patience = 0.1
    ended = "the bot was not connected after 0.1 seconds; what started it has ended"
    with pytest.raises(TimeoutError, match=ended):
        await discord.run_bot(asyncio.sleep(0))


def test_a_fault_that_there_is_not_is_refused():
    with pytest.raises(ValueError, match="'error_504' is not a valid Fault"):
        Faults().strike("error_504")
