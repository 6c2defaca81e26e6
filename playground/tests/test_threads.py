"""Threads: who may start, join, change and write in them; what archiving and locking do; lists of threads."""

import pytest

from playground.tests.powers import GUILDS_AND_MEMBERS, empower, listening, person_of
from playground.tests.test_interactions import answered
from playground.tests.test_people import refused
from playground.world.guild import ANNOUNCEMENT, CATEGORY, FORUM, PINNED, PRIVATE_THREAD, REQUIRE_TAG, VOICE
from playground.world.permissions import (
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_CHANNELS,
    MANAGE_THREADS,
    READ_HISTORY,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    VIEW_CHANNEL,
)


@pytest.fixture
def parent(discord, laura):
    return discord.world.channels[int(laura.channel)]


@pytest.fixture
async def thread(discord, parent):
    """A public thread that the owner of the server has started."""
    return await discord.service.threads.start(parent, "side game", discord.world.owner)


@pytest.fixture
async def secret(discord, parent):
    """A private thread in which only the owner of the server is."""
    return await discord.service.threads.start(parent, "secret", discord.world.owner, PRIVATE_THREAD)


async def code(request):
    """Return Discord's code of a refused request of the bot; None if it was not refused."""
    status, body = await request
    return None if status < 400 else body["code"]


def say(bot, channel, content="a"):
    return bot.request("POST", f"/channels/{channel.id}/messages", {"content": content})


# Starting


async def test_a_thread_from_a_message(discord, bot, parent):
    _, sent = await say(bot, parent)
    path = f"/channels/{parent.id}/messages/{sent['id']}"
    async with listening(bot) as event:
        status, made = await bot.request("POST", f"{path}/threads", {"name": "side game", "auto_archive_duration": 60})
        assert status == 201
        told = await event("THREAD_CREATE")
        assert (told["id"], told["newly_created"], told["member"]["user_id"]) == (
            made["id"],
            True,
            str(bot.application),
        )
    assert (made["id"], made["type"], made["parent_id"]) == (sent["id"], 11, str(parent.id))
    assert made["owner_id"] == made["member"]["user_id"] == str(bot.application)
    assert made["thread_metadata"]["auto_archive_duration"] == 60
    _, seen = await bot.request("GET", path)
    assert seen["flags"] & 1 << 5
    assert seen["thread"]["id"] == made["id"]
    assert await code(bot.request("POST", f"{path}/threads", {"name": "again"})) == 160004
    assert await code(bot.request("POST", f"/channels/{parent.id}/messages/1/threads", {"name": "x"})) == 10008


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "name"),
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"name": 5}, "name"),
        ({"name": "x", "auto_archive_duration": 61}, "auto_archive_duration"),
        ({"name": "x", "rate_limit_per_user": 21601}, "rate_limit_per_user"),
        ({"name": "x", "rate_limit_per_user": -1}, "rate_limit_per_user"),
        ({"name": "x", "type": 0}, "type"),
        ({"name": "x", "invitable": "yes"}, "invitable"),
    ],
)
async def test_a_body_that_starts_no_thread(bot, parent, body, field):
    status, answer = await bot.request("POST", f"/channels/{parent.id}/threads", body)
    assert (status, answer["code"], [*answer["errors"]]) == (400, 50035, [field])


@pytest.mark.parametrize(
    ("denied", "kind"), [(CREATE_PUBLIC_THREADS, 11), (CREATE_PRIVATE_THREADS, 12), (CREATE_PRIVATE_THREADS, None)]
)
async def test_starting_a_thread_needs_a_permission(discord, bot, parent, denied, kind):
    body = {"name": "x", **({"type": kind} if kind else {})}
    status, made = await bot.request("POST", f"/channels/{parent.id}/threads", body)
    assert (status, made["type"]) == (201, kind or 12)
    parent.denied[bot.application] = denied
    assert await code(bot.request("POST", f"/channels/{parent.id}/threads", body)) == 50013
    other = {"name": "x", "type": 23 - (kind or 12)}
    assert await code(bot.request("POST", f"/channels/{parent.id}/threads", other)) is None


async def test_announcement_channels_have_threads_of_their_own(discord, bot):
    news = await discord.service.servers.add_channel(discord.world.guild, "news", ANNOUNCEMENT)
    assert await code(bot.request("POST", f"/channels/{news.id}/threads", {"name": "x", "type": 11})) == 50024
    assert (await bot.request("POST", f"/channels/{news.id}/threads", {"name": "x", "type": 10}))[1]["type"] == 10
    _, sent = await say(bot, news)
    _, made = await bot.request("POST", f"/channels/{news.id}/messages/{sent['id']}/threads", {"name": "x"})
    assert made["type"] == 10


@pytest.mark.parametrize("kind", [VOICE, CATEGORY])
async def test_other_channels_have_no_threads(discord, bot, kind):
    channel = await discord.service.servers.add_channel(discord.world.guild, "place", kind)
    assert await code(bot.request("POST", f"/channels/{channel.id}/threads", {"name": "x"})) == 50024


async def test_a_post_in_a_forum(discord, bot, laura):
    forum = await discord.service.servers.add_channel(discord.world.guild, "help", FORUM)
    path = f"/channels/{forum.id}/threads"
    async with listening(bot) as event:
        status, post = await bot.request("POST", path, {"name": "A question", "message": {"content": "Why?"}})
        assert (await event("THREAD_CREATE"))["id"] == post["id"]
    assert (status, post["type"], post["message"]["id"], post["message"]["content"]) == (201, 11, post["id"], "Why?")
    assert (post["message_count"], post["applied_tags"]) == (0, [])
    assert await code(bot.request("POST", path, {"name": "A question"})) == 50035
    assert await code(bot.request("POST", path, {"name": "A question", "message": {}})) == 50006
    assert [
        each["id"] for each in (await bot.request("GET", f"/guilds/{laura.guild}/threads/active"))[1]["threads"]
    ] == [post["id"]]
    _, seen = await bot.request("GET", f"/channels/{forum.id}")
    assert (seen["last_message_id"], seen["available_tags"]) == (post["id"], [])
    forum.denied[bot.application] = CREATE_PUBLIC_THREADS
    assert await code(bot.request("POST", path, {"name": "x", "message": {"content": "a"}})) is None
    forum.denied[bot.application] = SEND_MESSAGES
    assert await code(bot.request("POST", path, {"name": "x", "message": {"content": "a"}})) == 50013


async def test_the_tags_of_a_forum(discord, bot):
    empower(discord, MANAGE_CHANNELS)
    forum = await discord.service.servers.add_channel(discord.world.guild, "help", FORUM)
    tags = [{"name": "open"}, {"name": "official", "moderated": True}]
    _, changed = await bot.request("PATCH", f"/channels/{forum.id}", {"available_tags": tags, "flags": REQUIRE_TAG})
    free, moderated = [each["id"] for each in changed["available_tags"]]

    def post(**more):
        return bot.request("POST", f"/channels/{forum.id}/threads", {"name": "x", "message": {"content": "a"}, **more})

    assert await code(post()) == 40067
    assert await code(post(applied_tags=["1"])) == 10087
    assert await code(post(applied_tags=[moderated])) == 50013
    assert (await post(applied_tags=[free]))[1]["applied_tags"] == [free]
    empower(discord, MANAGE_THREADS)
    assert await code(post(applied_tags=[moderated])) is None


# Messages


async def test_messages_of_a_thread_are_counted(discord, bot, thread):
    _, first = await say(bot, thread)
    await say(bot, thread)
    await bot.request("DELETE", f"/channels/{thread.id}/messages/{first['id']}")
    _, seen = await bot.request("GET", f"/channels/{thread.id}")
    assert (seen["message_count"], seen["total_message_sent"], seen["member_count"]) == (1, 2, 2)
    assert seen["member"]["user_id"] == str(bot.application)  # who writes in a thread joins it


async def test_in_a_thread_its_own_permission_to_send_counts(bot, parent, thread):
    parent.denied[bot.application] = SEND_MESSAGES
    assert await code(say(bot, thread)) is None
    parent.denied[bot.application] = SEND_IN_THREADS
    assert await code(say(bot, thread)) == 50013


async def test_an_archived_thread_refuses_changes_until_somebody_writes(discord, bot, laura, thread):
    _, sent = await say(bot, thread)
    path = f"/channels/{thread.id}/messages/{sent['id']}"
    await discord.service.threads.archive(thread)
    assert await bot.request("PATCH", path, {"content": "b"}) == (400, {"message": "Thread is archived", "code": 50083})
    assert await code(bot.request("PUT", f"/channels/{thread.id}/thread-members/{laura.id}")) == 50083
    assert await code(bot.request("PUT", f"/channels/{thread.id}/thread-members/@me")) == 50083
    assert await code(bot.request("DELETE", f"/channels/{thread.id}/thread-members/@me")) == 50083
    await laura.go_to(str(thread.id))
    assert await refused(laura.slash("try")) == 50083
    async with listening(bot) as event:
        await laura.request("POST", f"/channels/{thread.id}/messages", {"content": "hello"})
        assert not (await event("THREAD_UPDATE"))["thread_metadata"]["archived"]
        assert (await event("THREAD_MEMBER_UPDATE"))["user_id"] == str(bot.application)
    assert await code(bot.request("PATCH", path, {"content": "b"})) is None
    await discord.service.threads.archive(thread)
    assert await code(bot.request("DELETE", path)) is None


async def test_an_edit_by_token_is_refused_in_an_archived_thread(discord, bot, laura, thread):
    await laura.go_to(str(thread.id))
    _, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "a"}))
    path = f"/webhooks/{bot.application}/{interaction['token']}"
    await discord.service.threads.archive(thread)
    assert await code(bot.request("PATCH", f"{path}/messages/@original", {"content": "b"})) == 50083
    assert await code(bot.request("POST", path, {"content": "b"})) is None
    assert not thread.thread.archived
    assert discord.world.bot.id not in thread.thread.members
    await discord.service.threads.lock(thread)
    assert await code(bot.request("PATCH", f"{path}/messages/@original", {"content": "c"})) == 50083
    assert await code(bot.request("POST", path, {"content": "c"})) == 50083
    assert await code(bot.request("POST", path, {"content": "c", "flags": 64})) is None


async def test_only_moderators_write_in_a_locked_thread(discord, bot, laura, thread):
    _, sent = await say(bot, thread)
    path = f"/channels/{thread.id}/messages"
    await discord.service.threads.lock(thread)
    assert await bot.request("POST", path, {"content": "a"}) == (403, {"message": "Thread is locked", "code": 160005})
    assert await refused(laura.request("POST", path, {"content": "a"})) == 160005
    assert await code(bot.request("PATCH", f"{path}/{sent['id']}", {"content": "a"})) == 160005
    await discord.service.threads.archive(thread)
    assert await code(bot.request("POST", path, {"content": "a"})) == 50083
    assert await code(bot.request("DELETE", f"{path}/{sent['id']}")) == 50083
    empower(discord, MANAGE_THREADS)
    assert await code(bot.request("POST", path, {"content": "a"})) is None
    assert (thread.thread.archived, thread.thread.locked) == (False, True)


async def test_a_thread_without_activity_is_archived(discord, bot, laura, thread, still):
    await discord.service.threads.change(thread, {"auto_archive_duration": 60})
    discord.world.now.advance(59 * 60)
    await say(bot, thread)
    async with listening(bot) as event:
        discord.world.now.advance(59 * 60)
        assert (await bot.request("GET", f"/channels/{thread.id}"))[1]["thread_metadata"]["archived"] is False
        discord.world.now.advance(61)
        told = await event("THREAD_UPDATE")
        assert (told["id"], told["thread_metadata"]["archived"]) == (str(thread.id), True)
    assert (await bot.request("GET", f"/guilds/{laura.guild}/threads/active"))[1]["threads"] == []


async def test_another_time_without_activity_begins_now(discord, bot, thread, still):
    empower(discord, MANAGE_THREADS)
    discord.world.now.advance(3 * 3600)
    await bot.request("PATCH", f"/channels/{thread.id}", {"auto_archive_duration": 60})
    discord.world.now.advance(59 * 60)
    assert not (await bot.request("GET", f"/channels/{thread.id}"))[1]["thread_metadata"]["archived"]


async def test_a_pinned_post_is_not_archived_by_itself(discord, bot):
    empower(discord, MANAGE_THREADS)
    forum = await discord.service.servers.add_channel(discord.world.guild, "help", FORUM)
    post = await discord.service.threads.start(forum, "rules", discord.world.owner)
    assert (await bot.request("PATCH", f"/channels/{post.id}", {"flags": PINNED}))[1]["flags"] == PINNED
    discord.world.now.advance(30 * 86400)
    assert not (await bot.request("GET", f"/channels/{post.id}"))[1]["thread_metadata"]["archived"]
    assert (await bot.request("PATCH", f"/channels/{post.id}", {"archived": True}))[1]["flags"] == 0


# Changing


@pytest.mark.parametrize(
    ("changes", "creator", "member"),
    [
        ({"name": "b"}, True, False),
        ({"archived": True}, True, False),
        ({"auto_archive_duration": 60}, True, False),
        ({"locked": True}, False, False),
        ({"rate_limit_per_user": 5}, False, False),
    ],
)
async def test_what_a_creator_and_a_member_may_change(discord, bot, parent, thread, changes, creator, member):
    own = await discord.service.threads.start(parent, "own", discord.world.bot)
    await discord.service.threads.join(thread, discord.world.bot)
    assert (await code(bot.request("PATCH", f"/channels/{own.id}", changes)) is None) is creator
    assert (await code(bot.request("PATCH", f"/channels/{thread.id}", changes)) is None) is member
    empower(discord, MANAGE_THREADS)
    status, changed = await bot.request("PATCH", f"/channels/{thread.id}", changes)
    assert status == 200
    assert changes.items() <= {**changed, **changed["thread_metadata"]}.items()


async def test_who_may_unarchive(discord, bot, parent, thread):
    await discord.service.threads.archive(thread)
    path = f"/channels/{thread.id}"
    assert await code(bot.request("PATCH", path, {"archived": False, "name": "b"})) == 50013
    assert await code(bot.request("PATCH", path, {"archived": False})) is None
    await discord.service.threads.archive(thread)
    await discord.service.threads.lock(thread)
    assert await code(bot.request("PATCH", path, {"archived": False})) == 50013
    empower(discord, MANAGE_THREADS)
    assert await code(bot.request("PATCH", path, {"name": "b"})) == 50083
    assert await code(bot.request("PATCH", path, {"archived": False, "name": "b"})) is None
    assert thread.name == "b"


@pytest.mark.parametrize("body", [{"name": ""}, {"archived": 1}, {"auto_archive_duration": 1}, {"applied_tags": 5}])
async def test_changes_that_are_wrong(discord, bot, thread, body):
    empower(discord, MANAGE_THREADS)
    assert await code(bot.request("PATCH", f"/channels/{thread.id}", body)) == 50035


async def test_deleting_a_thread_needs_a_permission(discord, bot, parent):
    own = await discord.service.threads.start(parent, "own", discord.world.bot)
    assert await code(bot.request("DELETE", f"/channels/{own.id}")) == 50013
    empower(discord, MANAGE_THREADS)
    async with listening(bot) as event:
        assert await code(bot.request("DELETE", f"/channels/{own.id}")) is None
        told = await event("THREAD_DELETE")
    assert told == {"id": str(own.id), "guild_id": str(own.guild), "parent_id": str(parent.id), "type": 11}
    assert await code(bot.request("GET", f"/channels/{own.id}")) == 10003


# Members


async def test_a_private_thread_is_for_its_members_and_moderators(discord, bot, laura, secret):
    assert await code(bot.request("GET", f"/channels/{secret.id}")) == 50001
    assert await code(bot.request("PUT", f"/channels/{secret.id}/thread-members/@me")) == 50001
    assert await code(say(bot, secret)) == 50001
    assert (await bot.request("GET", f"/guilds/{laura.guild}/threads/active"))[1]["threads"] == []
    async with listening(bot) as event:
        await discord.service.threads.join(secret, discord.world.bot)
        told = await event("THREAD_CREATE")
        assert (told["id"], told["member"]["user_id"]) == (str(secret.id), str(bot.application))
        assert "newly_created" not in told
        assert (await event("THREAD_MEMBERS_UPDATE"))["added_members"][0]["user_id"] == str(bot.application)
    assert await code(say(bot, secret)) is None
    await bot.request("DELETE", f"/channels/{secret.id}/thread-members/@me")
    assert await code(say(bot, secret)) == 50001
    empower(discord, MANAGE_THREADS)
    assert await code(say(bot, secret)) is None


async def test_the_bot_adds_and_removes_people(discord, bot, laura, clara, thread):
    members = f"/channels/{thread.id}/thread-members"
    assert (await bot.request("PUT", f"{members}/{laura.id}"))[0] == 204
    assert (await bot.request("PUT", f"{members}/{laura.id}"))[0] == 204
    _, found = await bot.request("GET", f"{members}/{laura.id}?with_member=true")
    assert (found["id"], found["user_id"], found["member"]["user"]["global_name"]) == (
        str(thread.id),
        laura.id,
        "Laura",
    )
    assert await code(bot.request("GET", f"{members}/{clara.id}")) == 10007
    assert await code(bot.request("PUT", f"{members}/1")) == 10013
    assert await code(bot.request("DELETE", f"{members}/{laura.id}")) == 50013
    empower(discord, MANAGE_THREADS)
    assert await code(bot.request("DELETE", f"{members}/{laura.id}")) is None
    assert await code(bot.request("DELETE", f"{members}/{laura.id}")) == 10007
    discord.world.channels[thread.parent].denied[bot.application] = SEND_IN_THREADS
    assert await code(bot.request("PUT", f"{members}/{laura.id}")) == 50013


async def test_lists_of_members_need_an_intent_and_have_pages(discord, bot, laura, clara, thread):
    for person in (laura, clara):
        await discord.service.threads.join(thread, person_of(discord, person))
    members = f"/channels/{thread.id}/thread-members"
    discord.world.privileged_intents = GUILDS_AND_MEMBERS
    _, found = await bot.request("GET", members)
    assert {each["user_id"] for each in found} == {laura.id, clara.id, str(discord.world.owner.id)}
    assert all("member" not in each for each in found)
    _, page = await bot.request("GET", f"{members}?with_member=true&limit=1&after={min(int(laura.id), int(clara.id))}")
    assert [each["user_id"] for each in page] == [max(laura.id, clara.id, key=int)]
    discord.world.privileged_intents = 0
    assert await code(bot.request("GET", members)) == 50001


async def test_who_may_invite_to_a_private_thread(discord, bot, laura, secret):
    await discord.service.threads.join(secret, discord.world.bot)
    await discord.service.threads.change(secret, {"invitable": False})
    path = f"/channels/{secret.id}/thread-members/{laura.id}"
    assert await code(bot.request("PUT", path)) == 50013
    await discord.service.threads.change(secret, {"invitable": True})
    assert await code(bot.request("PUT", path)) is None
    assert (await laura.request("GET", f"/channels/{secret.id}"))["thread_metadata"]["invitable"] is True


async def test_what_the_creator_of_a_private_thread_may_do(discord, bot, laura, parent):
    for kind, may in ((PRIVATE_THREAD, True), (11, False)):
        own = await discord.service.threads.start(parent, "own", discord.world.bot, kind)
        await discord.service.threads.change(own, {"invitable": False})
        path = f"/channels/{own.id}/thread-members/{laura.id}"
        assert await code(bot.request("PUT", path)) is None
        assert (await code(bot.request("DELETE", path)) is None) is may


async def test_nobody_is_added_who_cannot_see_the_channel(bot, laura, parent, thread):
    parent.denied[int(laura.id)] = VIEW_CHANNEL
    assert await code(bot.request("PUT", f"/channels/{thread.id}/thread-members/{laura.id}")) == 50001


async def test_whoever_leaves_the_server_leaves_its_threads(discord, bot, laura, thread):
    await discord.service.threads.join(thread, person_of(discord, laura))
    async with listening(bot) as event:
        await discord.service.leave(discord.world.guild, person_of(discord, laura))
        assert (await event("THREAD_MEMBERS_UPDATE"))["removed_member_ids"] == [laura.id]
    assert int(laura.id) not in thread.thread.members


# Discord's own messages


async def messages(bot, channel):
    """Return a channel's messages, oldest first."""
    return list(reversed((await bot.request("GET", f"/channels/{channel}/messages"))[1]))


async def test_a_thread_from_a_message_begins_with_it(bot, parent):
    _, sent = await say(bot, parent, "Who plays?")
    _, made = await bot.request("POST", f"/channels/{parent.id}/messages/{sent['id']}/threads", {"name": "x"})
    (first,) = await messages(bot, made["id"])
    assert (first["type"], first["content"], first["message_reference"]["message_id"]) == (21, "", sent["id"])
    assert first["referenced_message"]["content"] == "Who plays?"
    assert (await bot.request("GET", f"/channels/{made['id']}"))[1]["message_count"] == 0


async def test_a_thread_says_who_came_and_went_and_what_it_is_called(discord, bot, laura, thread):
    empower(discord, MANAGE_THREADS)
    path = f"/channels/{thread.id}"
    for _ in range(2):
        await bot.request("PUT", f"{path}/thread-members/{laura.id}")
    await bot.request("PATCH", path, {"name": "final"})
    await bot.request("PATCH", path, {"name": "final", "rate_limit_per_user": 5})
    await bot.request("DELETE", f"{path}/thread-members/{laura.id}")
    told = await messages(bot, thread.id)
    assert [each["type"] for each in told] == [1, 4, 2]
    assert [[user["id"] for user in each["mentions"]] for each in told] == [[laura.id], [], [laura.id]]
    assert told[1]["content"] == "final"
    assert await code(bot.request("PATCH", f"{path}/messages/{told[1]['id']}", {"content": "x"})) == 50021


# Lists


async def test_lists_of_archived_threads(discord, bot, parent, thread, secret):
    threads, base = discord.service.threads, f"/channels/{parent.id}"
    own = await threads.start(parent, "own", discord.world.bot, PRIVATE_THREAD)
    later = await threads.start(parent, "later", discord.world.bot)
    latest = await threads.start(parent, "latest", discord.world.bot)
    for each in (later, thread, latest, secret, own):
        discord.world.now.advance(1)
        await threads.archive(each)

    async def listed(path):
        status, body = await bot.request("GET", f"{base}{path}")
        assert status == 200, body
        return [int(each["id"]) for each in body["threads"]], body

    ids, body = await listed("/threads/archived/public")
    assert ids == [latest.id, thread.id, later.id]
    assert ({each["id"] for each in body["members"]}, body["has_more"]) == ({str(later.id), str(latest.id)}, False)
    ids, body = await listed("/threads/archived/public?limit=2")
    assert (ids, body["has_more"]) == ([latest.id, thread.id], True)
    before = body["threads"][1]["thread_metadata"]["archive_timestamp"].replace("+", "%2B")
    assert (await listed(f"/threads/archived/public?before={before}"))[0] == [later.id]
    assert (await listed("/users/@me/threads/archived/private"))[0] == [own.id]
    assert (await listed(f"/users/@me/threads/archived/private?before={own.id}"))[0] == []
    assert await code(bot.request("GET", f"{base}/threads/archived/private")) == 50013
    assert await code(bot.request("GET", f"{base}/threads/archived/public?before=x")) == 50035
    assert await code(bot.request("GET", f"{base}/threads/archived/public?limit=1")) == 50035
    empower(discord, MANAGE_THREADS)
    assert (await listed("/threads/archived/private"))[0] == [own.id, secret.id]
    parent.denied[bot.application] = READ_HISTORY
    assert await code(bot.request("GET", f"{base}/threads/archived/public")) == 50013


async def test_a_bot_that_gains_access_gets_the_active_threads(discord, bot, parent, thread, secret):
    parent.denied[bot.application] = 1 << 10
    await discord.service.threads.start(parent, "old", discord.world.owner)
    async with listening(bot) as event:
        await discord.service.servers.remove_overwrite(parent, bot.application)
        told = await event("THREAD_LIST_SYNC")
    assert told["channel_ids"] == [str(parent.id)]
    assert [each["name"] for each in told["threads"]] == ["side game", "old"]
    assert told["members"] == []


async def test_a_connecting_bot_is_told_of_the_threads_that_it_can_see(discord, bot, parent, thread, secret):
    old = await discord.service.threads.start(parent, "old", discord.world.owner)
    await discord.service.threads.archive(old)
    await discord.service.threads.join(thread, discord.world.bot)
    async with bot.socket(identify={"intents": 1, "properties": {}}) as (receive, _):
        while (frame := await receive()).get("t") != "GUILD_CREATE":
            pass
    assert [each["id"] for each in frame["d"]["threads"]] == [str(thread.id)]
    assert set(frame["d"]["threads"][0]["member"]) == {"join_timestamp", "flags"}
