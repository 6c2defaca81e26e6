"""Reactions: who may add and take them, and how messages and lists show them."""

from urllib.parse import quote

import pytest

from playground.world.permissions import ADD_REACTIONS, MANAGE_MESSAGES, READ_HISTORY

CARD, STAR = "\N{PLAYING CARD BLACK JOKER}", "\N{GLOWING STAR}"
SYMBOLS = ["\N{GRINNING FACE}", "\N{SMILING FACE WITH OPEN MOUTH}", *(chr(0x1F400 + number) for number in range(20))]


@pytest.fixture
async def message(discord, bot):
    channel = next(iter(discord.world.channels))
    _, sent = await bot.request("POST", f"/channels/{channel}/messages", {"content": "a"})
    return f"/channels/{channel}/messages/{sent['id']}"


def at(message, emoji, whose=""):
    return f"{message}/reactions/{quote(emoji)}{whose and f'/{whose}'}"


async def test_a_reaction_comes_shows_and_goes(bot, message, laura):
    assert (await bot.request("PUT", at(message, CARD, "@me")))[0] == 204
    assert (await bot.request("PUT", at(message, CARD, "@me")))[0] == 204  # a second time does no harm
    await laura.request("PUT", at(message, CARD, "@me"))
    (shown,) = (await bot.request("GET", message))[1]["reactions"]
    assert (shown["count"], shown["me"], shown["emoji"]) == (2, True, {"id": None, "name": CARD})
    users = (await bot.request("GET", at(message, CARD)))[1]
    assert {user["id"] for user in users} == {str(bot.application), laura.id}
    first = users[0]["id"]
    _, rest = await bot.request("GET", f"{at(message, CARD)}?after={first}&limit=1")
    assert [user["id"] for user in rest] == [users[1]["id"]]
    assert (await bot.request("DELETE", at(message, CARD, "@me")))[0] == 204
    (shown,) = (await bot.request("GET", message))[1]["reactions"]
    assert (shown["count"], shown["me"]) == (1, False)
    await laura.request("DELETE", at(message, CARD, "@me"))
    assert "reactions" not in (await bot.request("GET", message))[1]


async def test_reactions_with_the_applications_emojis(discord, bot, message):
    image = "data:image/png;base64,iVBORw0KGgo="
    path = f"/applications/{bot.application}/emojis"
    _, emoji = await bot.request("POST", path, {"name": "joker", "image": image})
    assert (await bot.request("PUT", at(message, f"joker:{emoji['id']}", "@me")))[0] == 204
    (shown,) = (await bot.request("GET", message))[1]["reactions"]
    assert shown["emoji"] == {"id": emoji["id"], "name": "joker"}


@pytest.mark.parametrize("emoji", ["joker", "joker:5", "joker:x", "ab", CARD + STAR, ":5"])
async def test_an_unknown_emoji_is_refused(bot, message, emoji):
    for method, whose in (("PUT", "@me"), ("DELETE", "@me"), ("GET", ""), ("DELETE", "")):
        status, body = await bot.request(method, at(message, emoji, whose))
        assert (status, body) == (400, {"message": "Unknown Emoji", "code": 10014})


async def test_the_first_reaction_needs_a_permission_and_the_next_do_not(discord, bot, message, laura):
    channel = next(iter(discord.world.channels.values()))
    channel.denied[discord.world.bot.id] = ADD_REACTIONS
    assert (await bot.request("PUT", at(message, CARD, "@me")))[1]["code"] == 50013
    await laura.request("PUT", at(message, CARD, "@me"))
    assert (await bot.request("PUT", at(message, CARD, "@me")))[0] == 204
    channel.denied[discord.world.bot.id] = READ_HISTORY
    assert (await bot.request("PUT", at(message, CARD, "@me")))[1]["code"] == 50013


async def test_a_message_has_twenty_reactions(bot, message):
    statuses = [(await bot.request("PUT", at(message, symbol, "@me")))[0] for symbol in SYMBOLS[:20]]
    assert statuses == [204] * 20
    status, body = await bot.request("PUT", at(message, SYMBOLS[20], "@me"))
    assert (status, body["code"]) == (400, 30010)
    assert (await bot.request("PUT", at(message, SYMBOLS[0], "@me")))[0] == 204


async def test_other_peoples_reactions_need_a_permission(discord, bot, message, laura):
    await laura.request("PUT", at(message, CARD, "@me"))
    await laura.request("PUT", at(message, STAR, "@me"))
    for path in (at(message, CARD, laura.id), at(message, CARD), f"{message}/reactions"):
        assert (await bot.request("DELETE", path))[1]["code"] == 50013
    discord.world.guild.permissions |= MANAGE_MESSAGES
    assert (await bot.request("DELETE", at(message, CARD, laura.id)))[0] == 204
    assert [each["emoji"]["name"] for each in (await bot.request("GET", message))[1]["reactions"]] == [STAR]
    assert (await bot.request("DELETE", at(message, STAR)))[0] == 204
    assert "reactions" not in (await bot.request("GET", message))[1]
    await laura.request("PUT", at(message, CARD, "@me"))
    assert (await bot.request("DELETE", f"{message}/reactions"))[0] == 204
    assert "reactions" not in (await bot.request("GET", message))[1]


async def test_people_are_told_of_reactions(bot, message, laura):
    frames = []
    async with bot.socket(identify={"token": laura._token}) as (receive, _):
        while (await receive()).get("t") != "READY":
            pass
        await bot.request("PUT", at(message, CARD, "@me"))
        await bot.request("DELETE", at(message, CARD, "@me"))
        while len(frames) < 2:
            frame = await receive()
            frames += [frame] if str(frame["t"]).startswith("MESSAGE_REACTION") else []
    assert [frame["t"] for frame in frames] == ["MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE"]
    assert frames[0]["d"]["emoji"] == {"id": None, "name": CARD}
    assert frames[0]["d"]["user_id"] == str(bot.application)
