"""Messages in full: replies, forwards, embeds, nonces, files over edits, and what is refused."""

import asyncio
import json
from io import BytesIO

import aiohttp
import pytest

from playground.tests.test_interactions import answered
from playground.world.permissions import MANAGE_MESSAGES, PIN_MESSAGES, READ_HISTORY, SEND_TTS_MESSAGES

V2 = 1 << 15
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0\0\0\0\x80\x08\6\0\0\0"


@pytest.fixture
def path(discord):
    return f"/channels/{next(iter(discord.world.channels))}/messages"


@pytest.fixture
def post(bot, path):
    async def send(**body):
        return await bot.request("POST", path, body)

    return send


async def test_a_message_has_all_its_fields(post):
    _, message = await post(content="a", flags=1 << 12)
    rest = {"type": 0, "tts": False, "pinned": False, "mention_everyone": False, "mention_roles": [], "mentions": []}
    assert {key: message[key] for key in rest} == rest
    assert (message["flags"], message["edited_timestamp"]) == (1 << 12, None)
    assert "message_reference" not in message
    assert "application_id" not in message


# Replies and forwards


async def test_a_reply_shows_the_other_message_until_it_is_deleted(bot, path, post):
    _, first = await post(content="first")
    _, reply = await post(content="second", message_reference={"message_id": first["id"]})
    assert (reply["type"], reply["message_reference"]["message_id"]) == (19, first["id"])
    assert reply["message_reference"]["channel_id"] == first["channel_id"]
    assert reply["referenced_message"]["content"] == "first"
    await bot.request("DELETE", f"{path}/{first['id']}")
    assert (await bot.request("GET", f"{path}/{reply['id']}"))[1]["referenced_message"] is None


async def test_a_reply_to_nothing_is_refused_unless_it_may_fail(post):
    status, body = await post(content="a", message_reference={"message_id": "5"})
    assert (status, body["code"]) == (400, 50035)
    assert body["errors"]["message_reference"]["_errors"][0]["code"] == "REPLIES_UNKNOWN_MESSAGE"
    status, sent = await post(content="a", message_reference={"message_id": "5", "fail_if_not_exists": False})
    assert (status, sent["type"], "message_reference" in sent) == (200, 0, False)
    assert (await post(content="a", message_reference={}))[1]["code"] == 50035


async def test_a_reply_needs_the_history_and_the_same_channel(discord, bot, path, post):
    cards, lounge = discord.world.channels
    _, there = await bot.request("POST", f"/channels/{lounge}/messages", {"content": "there"})
    other = {"message_id": there["id"], "channel_id": str(lounge)}
    assert (await post(content="a", message_reference=other))[1]["code"] == 50035
    _, here = await post(content="here")
    discord.world.channels[cards].denied[discord.world.bot.id] = READ_HISTORY
    assert (await post(content="a", message_reference={"message_id": here["id"]}))[1]["code"] == 160002


async def test_nobody_replies_to_an_ephemeral_message_of_somebody(bot, laura, post):
    seen, _, _ = await answered(bot, laura.slash("try"), (4, {"content": "psst", "flags": 64}))
    assert (await post(content="a", message_reference={"message_id": seen.id}))[1]["code"] == 50035


async def test_a_message_is_forwarded(discord, bot, post):
    _, lounge = discord.world.channels
    _, there = await bot.request("POST", f"/channels/{lounge}/messages", {"content": "there"})
    reference = {"type": 1, "message_id": there["id"], "channel_id": str(lounge)}
    status, sent = await post(message_reference=reference)
    assert (status, sent["type"], sent["content"], sent["flags"]) == (200, 0, "", 1 << 14)
    assert sent["message_reference"]["type"] == 1
    assert sent["message_snapshots"][0]["message"]["content"] == "there"
    del reference["channel_id"]
    assert (await post(message_reference=reference))[1]["code"] == 50035


async def test_messages_around_one(bot, path, post):
    ids = [(await post(content=str(number)))[1]["id"] for number in range(7)]

    async def contents(query):
        return [message["content"] for message in (await bot.request("GET", f"{path}?{query}"))[1]]

    assert await contents(f"around={ids[3]}&limit=3") == ["4", "3", "2"]
    assert await contents(f"around={ids[6]}&limit=3") == ["6", "5", "4"]
    assert await contents(f"around={int(ids[0]) - 1}&limit=5") == ["1", "0"]


async def test_a_moderator_can_hide_the_embeds_of_others_and_change_no_more(discord, bot, path, laura):
    asked = await laura.request("POST", path, {"content": "look"})
    here = f"{path}/{asked['id']}"
    assert (await bot.request("PATCH", here, {"flags": 4}))[1]["code"] == 50013
    discord.world.guild.permissions |= MANAGE_MESSAGES
    status, edited = await bot.request("PATCH", here, {"flags": 4})
    assert (status, edited["flags"], edited["content"]) == (200, 4, "look")
    assert (await bot.request("PATCH", here, {"flags": 0}))[1]["flags"] == 0
    assert (await bot.request("PATCH", here, {"flags": 0, "content": "b"}))[1]["code"] == 50005
    neutral = {"flags": 4, "tts": False, "enforce_nonce": False, "sticky": 1}
    status, edited = await bot.request("PATCH", here, neutral)
    assert (status, edited["flags"], edited["tts"]) == (200, 4, False)


async def test_system_messages_cannot_be_edited(discord, bot, path, post):
    discord.world.guild.permissions |= PIN_MESSAGES
    _, message = await post(content="a")
    await bot.request("PUT", f"{path}/pins/{message['id']}")
    _, (notice, _) = await bot.request("GET", path)
    assert (await bot.request("PATCH", f"{path}/{notice['id']}", {"content": "b"}))[1]["code"] == 50021


async def test_people_reply_and_others_see_them_type(bot, path, post, laura):
    _, message = await post(content="a")
    reply = await laura.request("POST", path, {"content": "b", "message_reference": {"message_id": message["id"]}})
    assert (reply["type"], [user["id"] for user in reply["mentions"]]) == (19, [str(bot.application)])
    async with bot.socket(identify={"token": laura._token}) as (receive, _):
        while (await receive()).get("t") != "READY":
            pass
        await bot.request("POST", f"{path.removesuffix('/messages')}/typing")
        while (frame := await receive()).get("t") != "TYPING_START":
            pass
    assert frame["d"]["user_id"] == str(bot.application)


async def test_an_answer_in_a_channel_that_is_gone_is_refused(discord, bot, laura):
    _, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "a"}))
    asked = asyncio.create_task(laura.slash("try"))
    waiting = await bot.interactions.get()
    await discord.service.delete_channel(discord.world.channels[int(laura.channel)])
    webhook = f"/webhooks/{bot.application}/{interaction['token']}"
    assert (await bot.request("POST", webhook, {"content": "a"}))[1]["code"] == 10003
    assert (await bot.request("PATCH", f"{webhook}/messages/@original", {"content": "a"}))[1]["code"] == 10008
    assert (await bot.answer(waiting, 4, {"content": "a"}))[1]["code"] == 10003
    asked.cancel()


# Embeds


FULL = {
    "title": "t",
    "description": "d",
    "url": "https://example.org/a",
    "timestamp": "2026-11-22T12:00:00Z",
    "color": 0xFFFFFF,
    "footer": {"text": "f"},
    "author": {"name": "a", "icon_url": "https://example.org/a.png"},
    "image": {"url": "https://example.org/a.png"},
    "fields": [{"name": "n", "value": "v"}],
}


async def test_an_embed_is_rich_and_complete(post):
    status, message = await post(embeds=[{**FULL, "type": "video", "provider": {"name": "x"}}])
    (embed,) = message["embeds"]
    assert (status, embed["type"], "provider" in embed) == (200, "rich", False)
    assert embed["fields"] == [{"name": "n", "value": "v", "inline": False}]
    assert embed["image"]["proxy_url"]
    assert {key: embed[key] for key in ("title", "description", "color", "footer")} == {
        key: FULL[key] for key in ("title", "description", "color", "footer")
    }


@pytest.mark.parametrize(
    ("embed", "where", "code"),
    [
        ({}, "embeds.0.description", "BASE_TYPE_REQUIRED"),
        ({"title": "x" * 257}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
        ({"description": "x" * 4097}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
        ({"title": "a", "color": 1 << 24}, "embeds.0.color", "NUMBER_TYPE_MAX"),
        ({"title": "a", "footer": {"text": "x" * 2049}}, "embeds.0.footer.text", "BASE_TYPE_MAX_LENGTH"),
        ({"title": "a", "footer": {}}, "embeds.0.footer.text", "BASE_TYPE_REQUIRED"),
        ({"title": "a", "author": {"name": "x" * 257}}, "embeds.0.author.name", "BASE_TYPE_MAX_LENGTH"),
        ({"title": "a", "timestamp": "noon"}, "embeds.0.timestamp", "DATE_TIME_TYPE_PARSE"),
        ({"title": "a", "url": "nowhere"}, "embeds.0.url", "URL_TYPE_INVALID_URL"),
        ({"image": {"url": "ftp://a/b"}}, "embeds.0.image.url", "URL_TYPE_INVALID_SCHEME"),
        ({"url": "http://[::1", "title": "a"}, "embeds.0.url", "URL_TYPE_INVALID_URL"),
        ({"fields": [{"name": "a"}]}, "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"),
        ({"fields": [{"name": "a", "value": "x" * 1025}]}, "embeds.0.fields.0.value", "BASE_TYPE_MAX_LENGTH"),
        ({"fields": [{"name": "a", "value": "a"}] * 26}, "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"),
    ],
)
async def test_an_embed_that_breaks_a_rule_is_refused(post, embed, where, code):
    status, body = await post(embeds=[embed])
    assert (status, body["code"]) == (400, 50035)
    errors = body["errors"]
    for step in where.split("."):
        errors = errors[step]
    assert errors["_errors"][0]["code"] == code


async def test_all_embeds_together_have_6000_characters(post):
    half = {"description": "x" * 2990, "footer": {"text": "x" * 10}}
    assert (await post(embeds=[half, half]))[0] == 200
    _, body = await post(embeds=[half, {**half, "title": "x"}])
    assert body["errors"]["embeds"]["_errors"][0]["code"] == "MAX_EMBED_SIZE_EXCEEDED"


# Nonces, stickers, polls, reading aloud


@pytest.mark.parametrize("nonce", ["abc", 5])
async def test_a_nonce_comes_back_and_can_be_enforced(discord, post, nonce, still):
    _, first = await post(content="a", nonce=nonce, enforce_nonce=True)
    assert first["nonce"] == nonce
    _, again = await post(content="b", nonce=nonce, enforce_nonce=True)
    assert (again["id"], again["content"]) == (first["id"], "a")
    assert (await post(content="b", nonce=nonce))[1]["id"] != first["id"]
    discord.world.now.advance(301)
    assert (await post(content="b", nonce=nonce, enforce_nonce=True))[1]["content"] == "b"


async def test_stickers_are_those_of_a_server(discord, post):
    assert (await post(content="a", sticker_ids=["5"]))[1]["code"] == 50081
    assert (await post(content="a", sticker_ids=["1", "2", "3", "4"]))[1]["code"] == 50035
    discord.world.guild.kept["stickers"][5] = {"id": "5", "name": "ace", "format_type": 1, "tags": "a"}
    assert (await post(sticker_ids=["5"]))[1]["sticker_items"] == [{"id": "5", "name": "ace", "format_type": 1}]


async def test_reading_aloud_needs_a_permission(discord, post):
    assert (await post(content="a", tts=True))[1]["code"] == 50013
    discord.world.guild.permissions |= SEND_TTS_MESSAGES
    assert (await post(content="a", tts=True))[1]["tts"] is True


# Files


async def upload(bot, method, path, body, *names, content=PNG):
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for number, name in enumerate(names):
        form.add_field(f"files[{number}]", BytesIO(content), filename=name)
    async with bot._http.request(method, f"{bot.discord.api_url}{path}", data=form) as response:
        return response.status, await response.json()


def shown(*names):
    pictures = [{"media": {"url": f"attachment://{name}"}} for name in names]
    return {"flags": V2, "components": [{"type": 12, "items": pictures}]}


async def test_a_pictures_size_is_told(bot, path):
    _, message = await upload(bot, "POST", path, {"content": "a"}, "a.png")
    (file,) = message["attachments"]
    assert (file["width"], file["height"], file["content_type"]) == (256, 128, "image/png")
    assert "description" not in file
    _, message = await upload(bot, "POST", path, {}, "a.txt", content=b"text")
    assert "width" not in message["attachments"][0]


async def test_an_embed_shows_an_attached_picture(bot, path):
    body = {"embeds": [{"image": {"url": "attachment://a.png"}}]}
    _, message = await upload(bot, "POST", path, body, "a.png")
    async with bot._http.get(message["embeds"][0]["image"]["url"]) as response:
        assert await response.read() == PNG


async def test_an_edit_keeps_loses_and_adds_files_by_id(bot, path):
    _, message = await upload(bot, "POST", path, {"content": "a"}, "a.png", "b.png")
    here = f"{path}/{message['id']}"
    a, b = message["attachments"]
    _, edited = await bot.request("PATCH", here, {"content": "b"})
    assert edited["attachments"] == [a, b]
    listed = {"attachments": [{"id": b["id"], "description": "bee"}, {"id": "0"}]}
    _, edited = await upload(bot, "PATCH", here, listed, "c.png", "d.png")  # the second file is not listed
    assert [file["filename"] for file in edited["attachments"]] == ["b.png", "c.png"]
    assert edited["attachments"][0]["description"] == "bee"
    _, edited = await upload(bot, "PATCH", here, {}, "e.png")  # without the field, files are added
    assert [file["filename"] for file in edited["attachments"]] == ["b.png", "c.png", "e.png"]
    _, edited = await bot.request("PATCH", here, {"attachments": []})
    assert edited["attachments"] == []


async def test_a_picture_that_is_kept_is_shown_by_its_name(bot, path):
    _, message = await upload(bot, "POST", path, shown("a.png"), "a.png")
    here = f"{path}/{message['id']}"
    status, edited = await bot.request("PATCH", here, shown("a.png"))
    assert status == 200
    assert "/a.png" in edited["components"][0]["items"][0]["media"]["url"]
    assert (await bot.request("PATCH", here, {**shown("a.png"), "attachments": []}))[1]["code"] == 50035


async def test_kept_pictures_can_be_refused(discord, bot, path):
    discord.world.retains_pictures = False
    _, message = await upload(bot, "POST", path, shown("a.png"), "a.png")
    here = f"{path}/{message['id']}"
    status, body = await bot.request("PATCH", here, shown("a.png"))
    assert (status, body["code"]) == (400, 50035)
    assert "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND" in json.dumps(body["errors"])
    assert (await bot.request("GET", here))[1]["components"] == message["components"]
    assert (await upload(bot, "PATCH", here, shown("b.png"), "b.png"))[0] == 200
