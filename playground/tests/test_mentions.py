"""Whom messages mention: what the text names, as far as ``allowed_mentions`` and permissions let it."""

import pytest

from playground.tests.test_interactions import EPHEMERAL, answered
from playground.world.permissions import MENTION_EVERYONE


def ids(message):
    return [user["id"] for user in message["mentions"]]


@pytest.fixture
def channel(discord):
    return next(iter(discord.world.channels))


@pytest.fixture
def post(bot, channel):
    async def send(content, **more):
        return await bot.request("POST", f"/channels/{channel}/messages", {"content": content, **more})

    return send


async def test_a_message_mentions_whom_it_names(bot, post, laura, clara):
    _, message = await post(f"<@{clara.id}> and <@!{laura.id}> and <@{laura.id}> and <@1>")
    assert ids(message) == [clara.id, laura.id]
    assert (message["mention_everyone"], message["mention_roles"]) == (False, [])


@pytest.mark.parametrize("text", ["`<@{}>`", "``<@{}>``", "```\n<@{}>\n```", "`a` `<@{}>`"])
async def test_code_mentions_nobody(post, laura, text):
    assert ids((await post(text.format(laura.id)))[1]) == []


@pytest.mark.parametrize(
    ("allowed", "mentioned"),
    [
        ({"parse": ["users"]}, "both"),
        ({"parse": ["users"], "users": []}, "both"),
        ({"parse": ["users"], "users": None}, "both"),
        ({"parse": []}, "nobody"),
        ({}, "nobody"),
        ({"users": ["LAURA", "1"]}, "laura"),
        ({"parse": ["everyone"], "users": ["LAURA"]}, "laura"),
        ({"parse": ["roles"]}, "nobody"),
        (None, "both"),
    ],
)
async def test_allowed_mentions(post, laura, clara, allowed, mentioned):
    if allowed and "LAURA" in (allowed.get("users") or []):
        allowed = {**allowed, "users": [laura.id, "1"]}
    _, message = await post(f"<@{laura.id}> <@{clara.id}>", allowed_mentions=allowed)
    assert ids(message) == {"both": [laura.id, clara.id], "laura": [laura.id], "nobody": []}[mentioned]


@pytest.mark.parametrize("kind", ["users", "roles"])
async def test_all_of_a_kind_and_some_of_it_exclude_each_other(post, laura, kind):
    status, body = await post("a", allowed_mentions={"parse": [kind], kind: [laura.id]})
    assert (status, body["code"]) == (400, 50035)
    (error,) = body["errors"]["allowed_mentions"]["_errors"]
    assert error["code"] == "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
    assert error["message"] == f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'


@pytest.mark.parametrize(
    "allowed", [{"parse": ["friends"]}, {"users": ["5", "5"]}, {"users": [str(n) for n in range(101)]}, {"roles": "5"}]
)
async def test_what_is_no_allowance_is_refused(post, allowed):
    assert (await post("a", allowed_mentions=allowed))[1]["code"] == 50035


async def test_everyone_is_mentioned_by_those_who_may(discord, post, channel):
    for text in ("@everyone", "hello @here!"):
        assert (await post(text))[1]["mention_everyone"]
    assert not (await post("@everyone", allowed_mentions={"parse": ["users"]}))[1]["mention_everyone"]
    assert not (await post("`@everyone`"))[1]["mention_everyone"]
    discord.world.channels[channel].denied[discord.world.bot.id] = MENTION_EVERYONE
    assert not (await post("@everyone"))[1]["mention_everyone"]


async def test_roles_are_mentioned_if_they_can_be(discord, post, channel):
    guild = discord.world.guild
    role = discord.world.add_role(guild, "players")
    text = f"<@&{role.id}> <@&5>"
    assert (await post(text))[1]["mention_roles"] == [str(role.id)]
    assert (await post(text, allowed_mentions={"roles": [str(role.id)]}))[1]["mention_roles"] == [str(role.id)]
    assert (await post(text, allowed_mentions={"parse": ["users"]}))[1]["mention_roles"] == []
    discord.world.channels[channel].denied[discord.world.bot.id] = MENTION_EVERYONE
    assert (await post(text))[1]["mention_roles"] == []
    role.mentionable = True
    assert (await post(text))[1]["mention_roles"] == [str(role.id)]


async def test_answers_to_interactions_mention_only_users_by_default(discord, bot, laura):
    role = discord.world.add_role(discord.world.guild, "players")
    content = f"@everyone <@{laura.id}> <@&{role.id}>"
    seen, _, _ = await answered(bot, laura.slash("try"), (4, {"content": content}))
    assert ids(seen.data) == [laura.id]
    assert (seen.data["mention_everyone"], seen.data["mention_roles"]) == (False, [])
    allowed = {"parse": ["everyone"]}
    seen, _, _ = await answered(bot, laura.slash("try"), (4, {"content": content, "allowed_mentions": allowed}))
    assert (ids(seen.data), seen.data["mention_everyone"]) == ([], True)


async def test_components_mention_too(bot, laura, post, channel):
    text = [{"type": 17, "components": [{"type": 10, "content": f"<@{laura.id}>"}]}]
    body = {"components": text, "flags": 1 << 15}
    status, message = await bot.request("POST", f"/channels/{channel}/messages", body)
    assert (status, ids(message)) == (200, [laura.id])
    body["allowed_mentions"] = {"parse": []}
    assert ids((await bot.request("POST", f"/channels/{channel}/messages", body))[1]) == []


async def test_an_edits_mentions_follow_from_the_edit_alone(bot, laura, clara, post, channel):
    _, message = await post(f"<@{laura.id}>", allowed_mentions={"parse": []})
    path = f"/channels/{channel}/messages/{message['id']}"
    assert ids((await bot.request("PATCH", path, {"flags": 4}))[1]) == []  # no new text
    assert ids((await bot.request("PATCH", path, {"content": f"<@{clara.id}>"}))[1]) == [clara.id]
    edit = {"content": f"<@{clara.id}> <@{laura.id}>", "allowed_mentions": {"users": [laura.id]}}
    assert ids((await bot.request("PATCH", path, edit))[1]) == [laura.id]
    assert ids((await bot.request("PATCH", path, {"embeds": [{"title": "a"}]}))[1]) == [laura.id]


async def test_an_edit_of_an_ephemeral_message_ignores_allowed_mentions(bot, laura):
    hidden = {"content": "a", "flags": EPHEMERAL}
    _, _, interaction = await answered(bot, laura.slash("try"), (4, hidden))
    original = f"/webhooks/{bot.application}/{interaction['token']}/messages/@original"
    edit = {"content": f"<@{laura.id}>", "allowed_mentions": {"parse": []}}
    assert ids((await bot.request("PATCH", original, edit))[1]) == [laura.id]


async def test_a_reply_mentions_its_author_unless_told_otherwise(bot, laura, post, channel):
    asked = await laura.request("POST", f"/channels/{channel}/messages", {"content": "hello?"})
    reply = {"message_reference": {"message_id": asked["id"]}}
    assert ids((await post("a", **reply))[1]) == [laura.id]
    for allowed, mentioned in (({"parse": ["users"]}, []), ({"replied_user": True}, [laura.id]), ({}, [])):
        assert ids((await post("a", **reply, allowed_mentions=allowed))[1]) == mentioned
