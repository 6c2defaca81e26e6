"""The messages of a server, and the threads of a channel, are found by what they are."""

import aiohttp
import pytest

from playground.tests.powers import empower, person_of
from playground.world.guild import FORUM
from playground.world.permissions import ATTACH_FILES, MANAGE_MESSAGES, READ_HISTORY

LONG = "z" * 1025


@pytest.fixture
async def said(discord, bot, ask, laura, clara):
    """Some messages, by what they are."""
    path = f"/channels/{laura.channel}/messages"
    found = {"hello": (await laura.say("Hello Clara, do you play?")).id}
    answer = {"content": f"Yes <@{laura.id}>", "message_reference": {"message_id": found["hello"]}}
    found["answer"] = (await clara.request("POST", path, answer))["id"]
    form = aiohttp.FormData({"content": "rules"})
    form.add_field("files[0]", b"\x89PNG\r\n\x1a\n", filename="Rules.png", content_type="image/png")
    found["file"] = (await bot.request("POST", path, data=form))[1]["id"]
    found["embed"] = (await ask("POST", path, {"embeds": [{"title": "Standings", "description": "Clara leads"}]}))["id"]
    found["link"] = (await ask("POST", path, {"content": "https://example.org/a"}))["id"]
    poll = {"question": {"text": "Again?"}, "answers": [{"poll_media": {"text": "Yes"}}]}
    other = discord.world.guild.channels[1]
    found["poll"] = (await ask("POST", f"/channels/{other.id}/messages", {"poll": poll}))["id"]
    empower(discord, MANAGE_MESSAGES | ATTACH_FILES | 1 << 51)
    await ask("PUT", f"{path}/pins/{found['hello']}", status=204)
    return found


@pytest.fixture
def search(ask, base, said):
    async def search(query, of=None):
        answer = await (of or ask)("GET", f"{base}/messages/search?{query}")
        names = {number: name for name, number in said.items()}
        return [names.get(each["id"]) for (each,) in answer["messages"] if each["id"] in names]

    return search


async def test_messages_are_found_by_what_they_are(discord, search, said, laura, clara):
    for query, found in {
        "content=hello": ["hello"],
        "content=CLARA": ["embed", "hello"],
        "content=play%20hello": ["hello"],
        f"author_id={laura.id}": ["hello"],
        f"author_id={laura.id}&author_id={clara.id}": ["answer", "hello"],
        "author_type=bot": ["poll", "link", "embed", "file"],
        "author_type=-bot": ["answer", "hello"],
        f"mentions={laura.id}": ["answer"],
        f"replied_to_user_id={laura.id}": ["answer"],
        f"replied_to_message_id={said['hello']}": ["answer"],
        "has=image": ["file"],
        "has=file&has=-image": [],
        "has=embed": ["embed"],
        "has=link&link_hostname=EXAMPLE.org": ["link"],
        "link_hostname=example.com": [],
        "has=poll": ["poll"],
        "attachment_extension=png": ["file"],
        "attachment_filename=rules": ["file"],
        "pinned=true": ["hello"],
        f"channel_id={discord.world.guild.channels[1].id}": ["poll"],
        f"max_id={said['file']}&sort_order=asc": ["hello", "answer"],
        f"min_id={said['embed']}": ["poll", "link"],
        "mention_everyone=true": [],
        "limit=2&offset=2&author_type=bot": ["link", "embed"],
    }.items():
        assert await search(query) == found, query


async def test_a_search_finds_what_its_reader_may_read(discord, bot, ask, base, search, laura):
    shown = await ask("GET", f"{base}/messages/search?content=hello")
    assert (shown["total_results"], shown["doing_deep_historical_index"]) == (1, False)
    assert shown["messages"][0][0]["hit"] is True
    discord.world.guild.channels[0].denied[person_of(discord, laura).id] = READ_HISTORY
    assert await search("sort_by=relevance", laura.request) == ["poll"]
    assert await search("content=hello") == ["hello"]
    discord.world.guild.channels[0].nsfw = True
    assert await search("content=hello") == []
    assert await search("content=hello&include_nsfw=true") == ["hello"]


@pytest.mark.parametrize(
    "query", ["limit=26", "offset=-1", "has=cake", "author_id=x", "sort_by=size", f"content={LONG}"]
)
async def test_a_search_that_makes_no_sense_is_refused(ask, base, query):
    assert query.partition("=")[0] in (await ask("GET", f"{base}/messages/search?{query}", status=400))["errors"]


async def test_threads_are_found_by_name_tag_and_state(discord, bot, ask, laura):
    forum = await discord.service.servers.add_channel(discord.world.guild, "help", FORUM)
    forum.tags = [
        {"id": str(tag), "name": str(tag), "moderated": False, "emoji_id": None, "emoji_name": None} for tag in (1, 2)
    ]
    posts = {}
    for name, tags in (("Rules of Claro", ["1"]), ("Rules of Stardust", ["1", "2"]), ("Other", [])):
        body = {"name": name, "message": {"content": name}, "applied_tags": tags}
        posts[name] = (await ask("POST", f"/channels/{forum.id}/threads", body, 201))["id"]
    path = f"/channels/{forum.id}/threads/search"
    for query, found in {
        "name=rules": ["Rules of Stardust", "Rules of Claro"],
        "name=rules&sort_by=creation_time&sort_order=asc": ["Rules of Claro", "Rules of Stardust"],
        "tag=1&tag=2": ["Rules of Stardust", "Rules of Claro"],
        "tag=1&tag=2&tag_setting=match_all": ["Rules of Stardust"],
        f"max_id={posts['Other']}&limit=1": ["Rules of Stardust"],
        "archived=true": [],
    }.items():
        answer = await ask("GET", f"{path}?{query}")
        assert [each["name"] for each in answer["threads"]] == found, query
    answer = await ask("GET", f"{path}?limit=2")
    assert (answer["has_more"], answer["total_results"]) == (True, 3)
    assert [each["content"] for each in answer["first_messages"]] == ["Other", "Rules of Stardust"]
    assert len(answer["members"]) == 2
    await discord.service.threads.archive(discord.world.threads[int(posts["Other"])])
    assert [each["name"] for each in (await ask("GET", f"{path}?archived=true"))["threads"]] == ["Other"]
    assert "tag" in (await ask("GET", f"{path}?tag=x", status=400))["errors"]
