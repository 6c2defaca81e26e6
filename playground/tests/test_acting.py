"""People write, reply, react and send files; and they see what was said before they came."""

import pytest

from playground.driver import Refused
from playground.world import READ_HISTORY, SEND_MESSAGES, VIEW_CHANNEL


async def test_what_people_write_is_there_for_everybody(laura, clara):
    said = await laura.say("who plays?")
    await clara.until(lambda each: each.messages and each.last.text == "who plays?")
    reply = await clara.reply("I do")
    assert reply.data["message_reference"]["message_id"] == said.id
    assert reply.data["mentions"][0]["id"] == laura.id
    await laura.until(lambda each: each.last.id == reply.id)
    other = await laura.reply("and I", on=said)
    assert other.data["message_reference"]["message_id"] == said.id


async def test_people_send_files(laura, clara):
    sent = await laura.upload("rules é.txt", b"one card at a time", "the rules")
    assert sent.text == "the rules"
    assert await laura.download(sent.data["attachments"][0]["url"]) == "one card at a time"
    await clara.until(lambda each: each.messages and len(each.last.data["attachments"]) == 1)


async def test_people_react_and_take_it_back(discord, bot, laura, clara):
    said = await laura.say("who plays?")
    await clara.until(lambda each: said.id in each.messages)
    await clara.react("👍")
    await laura.react("👍", on=said)
    _, message = await bot.request("GET", f"/channels/{laura.channel}/messages/{said.id}")
    assert [(each["emoji"]["name"], each["count"]) for each in message["reactions"]] == [("👍", 2)]
    await clara.react("👍", take=True)
    _, message = await bot.request("GET", f"/channels/{laura.channel}/messages/{said.id}")
    assert message["reactions"][0]["count"] == 1


async def test_who_may_not_write_is_refused(discord, laura):
    discord.world.channels[int(laura.channel)].denied[int(laura.id)] = SEND_MESSAGES
    for acting in (laura.say("a"), laura.upload("a.txt", b"a")):
        with pytest.raises(Refused) as refused:
            await acting
        assert refused.value.body["code"] == 50013


async def test_a_person_sees_what_was_said_before_they_came(discord, bot, laura):
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Yes", "custom_id": "yes"}]}
    where = f"/channels/{laura.channel}/messages"
    await bot.request("POST", where, {"content": "shall we?", "components": [row]})
    clara = discord.person("Clara")
    await clara.connect()
    assert clara.last.enabled == ["Yes"]
    assert clara.find("Yes").text == "shall we?"


async def test_without_the_history_a_person_sees_only_what_comes(discord, laura):
    await laura.say("before")
    channel = discord.world.channels[int(laura.channel)]
    for denied in (READ_HISTORY, VIEW_CHANNEL):
        channel.denied[int(discord.person("Clara").id)] = denied
        await discord.person("Clara").connect()
        assert not discord.person("Clara").messages


async def test_messages_that_are_deleted_at_once_are_gone_for_people(discord, bot, laura):
    ids = [(await laura.say(text)).id for text in ("a", "b")]
    discord.world.guild.permissions |= 1 << 13
    await bot.request("POST", f"/channels/{laura.channel}/messages/bulk-delete", {"messages": ids})
    await laura.until(lambda each: not each.messages)
