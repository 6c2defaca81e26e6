"""Polls: asked by the bot, voted in by people, counted, and ended early or in time."""

import asyncio

import pytest

from playground.driver.person import Refused
from playground.server import Playground
from playground.tests.powers import listening
from playground.tests.raw_bot import raw_bot
from playground.world import World
from playground.world.permissions import SEND_MESSAGES, SEND_POLLS, VIEW_CHANNEL

POLL = {
    "question": {"text": "What next?"},
    "answers": [{"poll_media": {"text": "Claro", "emoji": {"name": "🌟"}}}, {"poll_media": {"text": "Stardust"}}],
    "duration": 1,
}
VOTES = 1 << 24 | 1 << 9 | 1


@pytest.fixture
def messages(laura):
    return f"/channels/{laura.channel}/messages"


async def test_people_vote_and_their_votes_are_counted(bot, ask, messages, laura, clara):
    async with listening(bot, VOTES) as event:
        sent = await ask("POST", messages, {"poll": POLL})
        for person in (laura, clara):
            await person.until(lambda me: str(me.last.id) == sent["id"])
        await laura.vote(1)
        told = await event("MESSAGE_POLL_VOTE_ADD")
        assert (told["user_id"], told["answer_id"], told["message_id"]) == (str(laura.id), 1, sent["id"])
        await laura.vote(2)
        assert (await event("MESSAGE_POLL_VOTE_REMOVE"))["answer_id"] == 1
    await clara.vote(2)
    path = f"/channels/{laura.channel}/polls/{sent['id']}"
    voted = await ask("GET", f"{path}/answers/2")
    assert {each["id"] for each in voted["users"]} == {str(laura.id), str(clara.id)}
    results = (await ask("GET", f"{messages}/{sent['id']}"))["poll"]["results"]
    assert results == {"answer_counts": [{"id": 2, "count": 2, "me_voted": False}], "is_finalized": False}
    await laura.vote()
    assert len((await ask("GET", f"{path}/answers/2"))["users"]) == 1


async def test_a_poll_with_one_answer_each_takes_no_second_one_and_no_unknown_one(ask, messages, laura):
    sent = await ask("POST", messages, {"poll": POLL})
    await laura.until(lambda me: str(me.last.id) == sent["id"])
    for wrong in ((1, 2), (3,), (0,)):
        with pytest.raises(Refused):
            await laura.vote(*wrong)
    several = await ask("POST", messages, {"poll": {**POLL, "allow_multiselect": True}})
    await laura.until(lambda me: str(me.last.id) == several["id"])
    await laura.vote(1, 2)
    counts = (await ask("GET", f"{messages}/{several['id']}"))["poll"]["results"]["answer_counts"]
    assert [each["count"] for each in counts] == [1, 1]


async def test_its_author_ends_a_poll_and_a_message_tells_the_result(ask, messages, laura):
    sent = await ask("POST", messages, {"poll": POLL})
    await laura.until(lambda me: str(me.last.id) == sent["id"])
    question = laura.last
    await laura.vote(1, on=question)
    path = f"/channels/{laura.channel}/polls/{sent['id']}/expire"
    ended = await ask("POST", path)
    assert ended["poll"]["results"]["is_finalized"] is True
    result = (await ask("GET", messages))[0]
    assert (result["type"], result["message_reference"]["message_id"]) == (46, sent["id"])
    told = {each["name"]: each["value"] for each in result["embeds"][0]["fields"]}
    assert (told["victor_answer_text"], told["total_votes"]) == ("Claro", "1")
    assert (await ask("POST", path, status=400))["code"] == 520001
    with pytest.raises(Refused, match="520001"):
        await laura.vote(2, on=question)


async def test_a_poll_ends_when_its_time_has_come(discord, bot, ask, messages, still):
    async with listening(bot, VOTES) as event:
        sent = await ask("POST", messages, {"poll": POLL})
        discord.world.now.advance(3599)
        assert discord.world.messages[int(sent["id"])].poll.over is False
        discord.world.now.advance(2)
        assert (await event("MESSAGE_UPDATE"))["poll"]["results"]["is_finalized"] is True


async def test_what_is_wrong_with_a_poll_is_said(discord, ask, messages, laura):
    for wrong in (
        {"question": {}},
        {"answers": []},
        {"answers": [{"poll_media": {}}]},
        {"answers": [{"poll_media": {"text": "a" * 56}}]},
        {"answers": [{"poll_media": {"emoji": {"name": "no emoji"}}}]},
        {"duration": 769},
        {"layout_type": 2},
    ):
        assert "poll" in (await ask("POST", messages, {"poll": {**POLL, **wrong}}, 400))["errors"], wrong
    none = await ask("POST", messages, {"content": "a"})
    refused = await ask("POST", f"/channels/{laura.channel}/polls/{none['id']}/expire", status=400)
    assert refused["code"] == 520006
    discord.world.guild.permissions &= ~SEND_POLLS
    assert (await ask("POST", messages, {"poll": POLL}, 403))["code"] == 50013


async def test_a_poll_that_is_gone_is_watched_no_more(discord, ask, messages):
    for _ in range(3):
        sent = await ask("POST", messages, {"poll": POLL})
        await ask("DELETE", f"{messages}/{sent['id']}", status=204)
    watching = len(discord.world.now.after_advance)
    discord.world.now.advance(1)
    assert (discord.world.polls, len(discord.world.now.after_advance)) == ({}, watching)


async def test_a_poll_of_a_world_that_is_served_again_ends_there():
    world = World(["Laura"])
    async with Playground(world) as first, raw_bot(first) as bot:
        where = f"/channels/{world.guild.channels[0].id}/messages"
        _, sent = await bot.request("POST", where, {"poll": POLL})
    callbacks = len(world.now.after_advance)
    async with Playground(world) as second:
        laura = second.person("Laura")
        await laura.connect()
        world.now.advance(3601)
        await laura.until(lambda me: me.last.data["type"] == 46)
    assert world.messages[int(sent["id"])].poll.over
    assert len(world.now.after_advance) == callbacks
    world.now.advance(10)


async def test_a_thinking_answer_becomes_a_poll_and_no_other(discord, bot, ask, laura):
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    await bot.answer(interaction, 5, {})
    original = f"/webhooks/{bot.application}/{interaction['token']}/messages/@original"
    edited = await ask("PATCH", original, {"poll": POLL})
    assert (await asked).data["poll"]["question"] == edited["poll"]["question"] == POLL["question"]
    again = await ask("PATCH", original, {"content": "a", "poll": {**POLL, "question": {"text": "Another?"}}})
    assert (again["content"], again["poll"]["question"]) == ("a", POLL["question"])
    discord.world.now.advance(3601)
    await laura.until(lambda me: me.last.data["type"] == 46)


async def test_everybody_reads_whether_they_voted_or_reacted(bot, ask, messages, laura, clara):
    sent = await ask("POST", messages, {"poll": POLL})
    await laura.until(lambda me: me.messages)
    await laura.vote(1)
    await laura.react("⭐", laura.last)

    async def mine(reader):
        each = await reader("GET", f"{messages}/{sent['id']}")
        assert (await reader("GET", messages))[0] == each
        return each["poll"]["results"]["answer_counts"][0]["me_voted"], each["reactions"][0]["me"]

    assert await mine(laura.request) == (True, True)
    assert await mine(clara.request) == (False, False)
    assert await mine(ask) == (False, False)


async def test_a_person_asks_and_ends_the_poll(discord, bot, laura, clara):
    async with listening(bot, VOTES | 1 << 15) as event:
        sent = await laura.poll("What next?", "Claro", "Stardust", hours=2, several=True)
        assert (await event("MESSAGE_CREATE"))["poll"]["question"] == {"text": "What next?"}
        await clara.until(lambda me: me.last.id == sent.id)
        await clara.vote(1, 2)
        assert (await event("MESSAGE_POLL_VOTE_ADD"))["user_id"] == clara.id
    poll = sent.data["poll"]
    assert (poll["allow_multiselect"], [each["poll_media"] for each in poll["answers"]]) == (
        True,
        [{"text": "Claro"}, {"text": "Stardust"}],
    )
    path = f"/channels/{laura.channel}/polls/{sent.id}/expire"
    with pytest.raises(Refused):
        await clara.request("POST", path)
    await laura.request("POST", path)
    await clara.until(lambda me: me.last.data["type"] == 46)


async def test_what_a_person_cannot_ask_is_refused_as_that_of_a_bot_is(discord, laura):
    for wrong in (
        lambda: laura.poll("x" * 301, "Yes"),
        lambda: laura.poll("Again?"),
        lambda: laura.poll("Again?", *"abcdefghijk"),
        lambda: laura.poll("Again?", "x" * 56),
        lambda: laura.poll("Again?", "Yes", hours=769),
        lambda: laura.poll("Again?", "Yes", hours=0.5),
    ):
        with pytest.raises(Refused) as refused:
            await wrong()
        assert (refused.value.status, refused.value.body["code"]) == (400, 50035)
    await discord.service.servers.change_everyone(discord.world.guild, VIEW_CHANNEL | SEND_MESSAGES)
    with pytest.raises(Refused) as refused:
        await laura.poll("Again?", "Yes")
    assert refused.value.body["code"] == 50013


async def test_the_end_of_a_poll_is_not_sought_without_a_pause_while_time_stands_still(discord, laura, monkeypatch):
    now, polls = discord.world.now, discord.service.polls
    now.stop()
    await laura.poll("Again?", "Yes", hours=1)
    poll = next(iter(discord.world.messages.values())).poll
    looks, look = [], polls._look
    monkeypatch.setattr(polls, "_look", lambda: (looks.append(now()), look()))
    now.advance(poll.ends_at - now() - 3e-7)
    await asyncio.sleep(0.2)
    assert now() < poll.ends_at
    assert len(looks) <= 20 + 1
