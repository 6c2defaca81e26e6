"""Emojis, stickers, sounds, scheduled events and rules of servers: made, listed, told of, changed and deleted."""

import time
from contextlib import suppress

import aiohttp
import pytest

from playground.changes import service
from playground.checks.pictures import File
from playground.driver.person import Refused
from playground.tests.powers import empower, listening
from playground.world.guild import FORUM
from playground.world.permissions import (
    CREATE_EVENTS,
    CREATE_EXPRESSIONS,
    KICK_MEMBERS,
    MANAGE_EVENTS,
    MANAGE_EXPRESSIONS,
    MANAGE_GUILD,
    MANAGE_ROLES,
    MODERATE_MEMBERS,
)

PICTURE = "data:image/png;base64,iVBORw0KGgo="
SOUND = "data:audio/ogg;base64,T2dnUw=="
EXPRESSIONS, MESSAGE_CONTENT = 1 << 3, 1 << 15


async def test_an_emoji_is_made_used_changed_and_deleted(discord, bot, ask, base, laura):
    star = {"name": "star", "image": PICTURE}
    assert (await ask("POST", f"{base}/emojis", star, 403))["code"] == 50013
    empower(discord, CREATE_EXPRESSIONS)
    assert "name" in (await ask("POST", f"{base}/emojis", {**star, "name": "a b"}, 400))["errors"]
    assert "image" in (await ask("POST", f"{base}/emojis", {"name": "star"}, 400))["errors"]
    async with listening(bot, EXPRESSIONS | 1) as event:
        made = await ask("POST", f"{base}/emojis", star, 201)
        public = {key: value for key, value in made.items() if key != "user"}
        assert await event("GUILD_EMOJIS_UPDATE") == {"guild_id": str(discord.world.guild.id), "emojis": [public]}
    assert made["user"]["id"] == str(discord.world.bot.id)
    one = f"{base}/emojis/{made['id']}"
    changed = await ask("PATCH", one, {"name": "sun"})
    assert [changed] == await ask("GET", f"{base}/emojis") == [{**made, "name": "sun"}]
    button = {"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": made["id"], "name": "sun"}}
    row = {"components": [{"type": 1, "components": [button]}]}
    sent = await ask("POST", f"/channels/{laura.channel}/messages", row)
    await ask("PUT", f"/channels/{laura.channel}/messages/{sent['id']}/reactions/sun:{made['id']}/@me", status=204)
    async with aiohttp.ClientSession() as http, http.get(f"{discord.url}/emojis/{made['id']}.png") as response:
        assert (await response.read())[:4] == b"\x89PNG"
    await ask("DELETE", one, status=204)
    assert (await ask("GET", one, status=404))["code"] == 10014
    assert "emoji" in str((await ask("POST", f"/channels/{laura.channel}/messages", row, 400))["errors"])


async def test_whoever_may_only_create_changes_their_own_only(discord, bot, ask, base):
    empower(discord, CREATE_EXPRESSIONS)
    made = await ask("POST", f"{base}/emojis", {"name": "star", "image": PICTURE}, 201)
    discord.world.guild.kept["emojis"][int(made["id"])]["user"] = {"id": str(discord.world.owner.id)}
    assert (await ask("DELETE", f"{base}/emojis/{made['id']}", status=403))["code"] == 50013
    empower(discord, MANAGE_EXPRESSIONS)
    await ask("DELETE", f"{base}/emojis/{made['id']}", status=204)


async def test_there_are_fifty_still_emojis_and_fifty_animated_ones(discord, ask, base):
    empower(discord, CREATE_EXPRESSIONS)
    star = {"name": "star", "image": PICTURE}
    for _ in range(50):
        await ask("POST", f"{base}/emojis", star, 201)
    assert (await ask("POST", f"{base}/emojis", star, 400))["code"] == 30008
    moving = {"name": "star", "image": "data:image/gif;base64,R0lGODlh"}
    assert (await ask("POST", f"{base}/emojis", moving, 201))["animated"] is True


async def test_a_sticker_is_uploaded_and_changed(discord, bot, ask, base):
    empower(discord, CREATE_EXPRESSIONS)
    form = aiohttp.FormData({"name": "cards", "tags": "ace", "description": "An ace"})
    form.add_field("file", b"\x89PNG\r\n\x1a\n", filename="a.png", content_type="image/png")
    status, made = await bot.request("POST", f"{base}/stickers", data=form)
    assert (status, made["format_type"], made["description"]) == (201, 1, "An ace")
    assert await ask("GET", f"{base}/stickers") == [made]
    assert (await ask("GET", f"/stickers/{made['id']}"))["name"] == "cards"
    assert (await ask("PATCH", f"{base}/stickers/{made['id']}", {"name": "deck"}))["name"] == "deck"
    assert (await ask("POST", f"{base}/stickers", {"name": "cards", "tags": "a"}, 400))["code"] == 50035
    wrong = aiohttp.FormData({"name": "cards", "tags": "ace"})
    wrong.add_field("file", b"no picture", filename="a.png", content_type="image/png")
    assert (await bot.request("POST", f"{base}/stickers", data=wrong))[1]["code"] == 50046
    await ask("DELETE", f"{base}/stickers/{made['id']}", status=204)
    assert (await ask("GET", f"/stickers/{made['id']}", status=404))["code"] == 10060


async def test_a_sound_is_made_changed_and_deleted(discord, bot, ask, base):
    empower(discord, CREATE_EXPRESSIONS)
    async with listening(bot, EXPRESSIONS | 1) as event:
        made = await ask("POST", f"{base}/soundboard-sounds", {"name": "bell", "sound": SOUND, "volume": None}, 201)
        assert "user" not in await event("GUILD_SOUNDBOARD_SOUND_CREATE")
        assert made["volume"] == 1.0
        one = f"{base}/soundboard-sounds/{made['sound_id']}"
        changed = await ask("PATCH", one, {"volume": 0.5, "emoji_name": "🔔"})
        assert (changed["volume"], changed["emoji_name"]) == (0.5, "🔔")
        assert await ask("GET", f"{base}/soundboard-sounds") == {"items": [changed]}
        await ask("DELETE", one, status=204)
        assert (await event("GUILD_SOUNDBOARD_SOUND_DELETE"))["sound_id"] == made["sound_id"]
    assert (await ask("GET", one, status=404))["code"] == 10097
    assert (await ask("GET", "/soundboard-default-sounds")) == []


RULE = {
    "name": "No aces",
    "event_type": 1,
    "trigger_type": 1,
    "trigger_metadata": {"keyword_filter": ["ace*"], "allow_list": ["acetone"]},
    "enabled": True,
}


async def test_a_rule_blocks_alerts_and_times_out(discord, bot, ask, base, laura):
    rules = f"{base}/auto-moderation/rules"
    actions = [
        {"type": 1, "metadata": {"custom_message": "No aces here"}},
        {"type": 2, "metadata": {"channel_id": str(discord.world.guild.channels[1].id)}},
        {"type": 3, "metadata": {"duration_seconds": 60}},
    ]
    assert (await ask("POST", rules, {**RULE, "actions": actions}, 403))["code"] == 50013
    empower(discord, MANAGE_GUILD)
    assert "actions" in (await ask("POST", rules, RULE, 400))["errors"]
    assert (await ask("POST", rules, {**RULE, "actions": actions}, 403))["code"] == 50013, "it may time nobody out"
    empower(discord, MODERATE_MEMBERS)
    made = await ask("POST", rules, {**RULE, "actions": actions})
    for allowed in ("a face", "acetone"):
        await laura.say(allowed)
    discord.world.privileged_intents = MESSAGE_CONTENT
    async with listening(bot, MESSAGE_CONTENT | 1 << 21 | 1) as event:
        with pytest.raises(Refused, match="200000"):
            await laura.say("I have ACES")
        told = await event("AUTO_MODERATION_ACTION_EXECUTION")
        assert (told["matched_keyword"], told["matched_content"]) == ("ace*", "ACE")
        assert "message_id" not in told
    alert = (await ask("GET", f"/channels/{discord.world.guild.channels[1].id}/messages"))[0]
    assert (alert["type"], alert["embeds"][0]["description"]) == (24, "I have ACES")
    assert discord.world.guild.membership(int(laura.id)).timed_out_until is not None
    assert await ask("GET", f"{rules}/{made['id']}") == made
    await ask("PATCH", f"{rules}/{made['id']}", {"enabled": False})
    await ask("DELETE", f"{rules}/{made['id']}", status=204)
    assert await ask("GET", rules) == []
    await ask("GET", f"{rules}/{made['id']}", status=404)


async def test_a_rule_leaves_bots_managers_and_exempt_channels_alone(discord, ask, base, laura):
    empower(discord, MANAGE_GUILD)
    exempt = {**RULE, "actions": [{"type": 1}], "exempt_channels": [str(laura.channel)]}
    made = await ask("POST", f"{base}/auto-moderation/rules", exempt)
    await ask("POST", f"/channels/{laura.channel}/messages", {"content": "ace"})
    await laura.say("ace")
    await ask("PATCH", f"{base}/auto-moderation/rules/{made['id']}", {"exempt_channels": []})
    with pytest.raises(Refused, match="200000"):
        await laura.say("ace")
    discord.world.make_manager(discord.world.people[int(laura.id)])
    await laura.say("ace")


async def test_too_many_mentions_are_counted_once_each(discord, ask, base, laura):
    empower(discord, MANAGE_GUILD)
    rule = {"name": "a", "event_type": 1, "trigger_type": 5, "actions": [{"type": 1}], "enabled": True}
    await ask("POST", f"{base}/auto-moderation/rules", {**rule, "trigger_metadata": {"mention_total_limit": 2}})
    again = await ask("POST", f"{base}/auto-moderation/rules", rule, 400)
    assert "AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED" in str(again)
    await laura.say("<@1> <@1> <@2>")
    with pytest.raises(Refused, match="200000"):
        await laura.say("<@1> <@2> <@&3>")


@pytest.fixture
async def rule(discord, ask, base):
    """A rule that blocks *ace*, and alerts in the second channel."""
    empower(discord, MANAGE_GUILD)
    alert = {"type": 2, "metadata": {"channel_id": str(discord.world.guild.channels[1].id)}}
    return await ask("POST", f"{base}/auto-moderation/rules", {**RULE, "actions": [{"type": 1}, alert]})


async def test_what_cannot_be_sent_breaks_no_rule(discord, ask, laura, rule):
    with pytest.raises(Refused, match="50035"):
        await laura.say("ace " * 600)
    assert await ask("GET", f"/channels/{discord.world.guild.channels[1].id}/messages") == []


async def test_a_rule_acts_on_edits_and_on_posts(discord, ask, laura, rule):
    said = await laura.say("a face")
    with pytest.raises(Refused, match="200000"):
        await laura.request("PATCH", f"/channels/{laura.channel}/messages/{said.id}", {"content": "an ace"})
    forum = await discord.service.servers.add_channel(discord.world.guild, "help", FORUM)
    with pytest.raises(Refused, match="200000"):
        await laura.request("POST", f"/channels/{forum.id}/threads", {"name": "a", "message": {"content": "an ace"}})
    assert [each for each in discord.world.guild.channels if each.parent == forum.id] == []


async def test_a_rule_that_only_alerts_acts_on_edits_and_on_posts(discord, ask, base, laura, rule):
    await ask("PATCH", f"{base}/auto-moderation/rules/{rule['id']}", {"actions": [rule["actions"][1]]})
    said = await laura.say("a face")
    await laura.request("PATCH", f"/channels/{laura.channel}/messages/{said.id}", {"content": "an ace"})
    forum = await discord.service.servers.add_channel(discord.world.guild, "help", FORUM)
    await laura.request("POST", f"/channels/{forum.id}/threads", {"name": "a", "message": {"content": "two aces"}})
    alerts = await ask("GET", f"/channels/{discord.world.guild.channels[1].id}/messages")
    assert [each["embeds"][0]["description"] for each in alerts] == ["two aces", "an ace"]


async def test_an_alert_is_for_moderators_to_delete_and_its_words_for_those_who_may_read(discord, bot, laura, rule):
    async with listening(bot, 1 << 21 | 1) as event:
        with pytest.raises(Refused):
            await laura.say("an ace")
        told = await event("AUTO_MODERATION_ACTION_EXECUTION")
    assert (told["content"], told["matched_content"], told["matched_keyword"]) == ("", None, "ace*")
    (alert,) = [each for each in discord.world.messages.values() if each.type == 24]
    with pytest.raises(Refused, match="50013"):
        await laura.request("DELETE", f"/channels/{alert.channel}/messages/{alert.id}")


async def test_many_words_are_looked_for_in_no_time(discord, ask, base, laura):
    empower(discord, MANAGE_GUILD)
    words = {
        "keyword_filter": [f"*a{number}*" for number in range(999)] + ["*a*"],
        "allow_list": ["*b*"] * 99 + ["*a*"],
    }
    rule = {**RULE, "trigger_metadata": words, "actions": [{"type": 1}]}
    await ask("POST", f"{base}/auto-moderation/rules", rule)
    began = time.process_time()
    await laura.say("ab" * 1000)
    assert time.process_time() - began < 2, "a rule takes what its words and the message are long, not their product"


@pytest.mark.parametrize("words", [["*a*"] * 1000, ["aa"] * 1000, [f"{'a' * (n % 59 + 1)}*" for n in range(1000)]])
async def test_words_that_are_everywhere_are_looked_for_in_no_time(discord, ask, base, laura, words):
    empower(discord, MANAGE_GUILD)
    about = {"keyword_filter": words, "allow_list": ["*a*", *["*aa*"] * 99]}
    for _ in range(6):
        rule = {**RULE, "trigger_metadata": about, "actions": [{"type": 1}]}
        await ask("POST", f"{base}/auto-moderation/rules", rule)
    began = time.process_time()
    with suppress(Refused):
        await laura.say("a" * 2000)
    assert time.process_time() - began < 1, "six rules, each with as many words as it can have"


@pytest.mark.parametrize("wrong", [[], {}, "x", 1.5, 99, True])
async def test_an_action_or_a_place_of_another_kind_is_refused(discord, ask, base, wrong):
    empower(discord, MANAGE_GUILD | CREATE_EVENTS)
    rule = {**RULE, "actions": [{"type": wrong}]}
    assert "actions" in (await ask("POST", f"{base}/auto-moderation/rules", rule, 400))["errors"]
    event = {"name": "a", "privacy_level": 2, "entity_type": 3, "entity_metadata": wrong}
    assert (await ask("POST", f"{base}/scheduled-events", event, 400))["code"] == 50035


@pytest.mark.parametrize("item", [{}, "x", None])
async def test_a_list_that_is_too_long_gets_one_error(discord, ask, base, laura, item):
    empower(discord, MANAGE_GUILD | MANAGE_ROLES | KICK_MEMBERS)
    many = [item] * 20_000
    poll = {"question": {"text": "a"}, "answers": [{}] * 20_000}
    for method, path, body in (
        ("PUT", f"{base}/onboarding", {"prompts": many}),
        ("POST", f"{base}/auto-moderation/rules", {**RULE, "actions": many, "exempt_roles": many}),
        ("POST", f"{base}/prune", {"include_roles": many}),
        ("POST", f"/channels/{laura.channel}/messages", {"poll": poll}),
    ):
        assert len(str(await ask(method, path, body, 400))) < 2000, path


async def test_pictures_go_with_what_they_show(discord, ask, base):
    empower(discord, CREATE_EXPRESSIONS)
    made = await ask("POST", f"{base}/emojis", {"name": "star", "image": PICTURE}, 201)
    assert made["id"] in discord.world.pictures
    await ask("DELETE", f"{base}/emojis/{made['id']}", status=204)
    assert made["id"] not in discord.world.pictures


async def test_of_pictures_the_newest_are_kept(discord, monkeypatch):
    monkeypatch.setattr(service, "MOST_KEPT", 1000)
    for number in range(20):
        discord.service.keep(File(bytes([number]) * 300, "image/png"))
    assert sum(len(content) for content, _ in discord.world.pictures.values()) <= 1000
    assert discord.world.pictures[File(bytes([19]) * 300, "image/png").hash]


async def test_only_who_may_time_out_gives_a_rule_a_timeout(discord, ask, base):
    empower(discord, MANAGE_GUILD)
    made = await ask("POST", f"{base}/auto-moderation/rules", {**RULE, "actions": [{"type": 1}]})
    one = f"{base}/auto-moderation/rules/{made['id']}"
    timeout = {"actions": [{"type": 3, "metadata": {"duration_seconds": 60}}]}
    assert (await ask("PATCH", one, timeout, 403))["code"] == 50013
    assert (await ask("GET", one))["actions"] == made["actions"]
    empower(discord, MODERATE_MEMBERS)
    assert (await ask("PATCH", one, timeout))["actions"] == timeout["actions"]


@pytest.mark.parametrize(("trigger", "action"), [(3, 3), (4, 3), (4, 4), (1, 4), (6, 1), (6, 3)])
async def test_an_action_fits_its_trigger(discord, ask, base, trigger, action):
    empower(discord, MANAGE_GUILD | MODERATE_MEMBERS)
    metadata = {"duration_seconds": 60} if action == 3 else {}
    rule = {**RULE, "trigger_type": trigger, "event_type": 2 if trigger == 6 else 1, "trigger_metadata": {}}
    refused = await ask(
        "POST", f"{base}/auto-moderation/rules", {**rule, "actions": [{"type": action, "metadata": metadata}]}, 400
    )
    assert "AUTO_MODERATION_INVALID_ACTION" in str(refused["errors"]["actions"])


async def test_an_event_ends_after_its_start_also_when_it_is_changed(discord, ask, base):
    empower(discord, MANAGE_EVENTS | CREATE_EVENTS)
    event = {
        "name": "Cup",
        "privacy_level": 2,
        "entity_type": 3,
        "scheduled_start_time": "2090-01-01T18:00:00+00:00",
        "scheduled_end_time": "2090-01-01T20:00:00+00:00",
        "entity_metadata": {"location": "Here"},
    }
    made = await ask("POST", f"{base}/scheduled-events", {**event, "status": 2})
    assert made["status"] == 1, "a new event is only scheduled"
    one = f"{base}/scheduled-events/{made['id']}"
    for name, hour in (("scheduled_end_time", "17:00"), ("scheduled_start_time", "21:00")):
        refused = await ask("PATCH", one, {name: f"2090-01-01T{hour}:00+00:00"}, 400)
        assert "scheduled_end_time" in refused["errors"]
    moved = {"scheduled_start_time": "2090-01-01T21:00:00+00:00", "scheduled_end_time": "2090-01-01T22:00:00+00:00"}
    assert (await ask("PATCH", one, moved))["scheduled_end_time"] == moved["scheduled_end_time"]
    assert (await ask("PATCH", one, {"name": "Cup 2"}))["name"] == "Cup 2"
