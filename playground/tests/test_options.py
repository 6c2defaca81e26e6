"""What a person chooses for a command, and what the bot gets of it."""

import asyncio
import json

import aiohttp
import pytest

from playground.driver import Refused
from playground.tests.test_interactions import answered

REPLY = (4, {"content": "x"})


def rule(kind, name="x", **more):
    return {"type": kind, "name": name, "description": "x", **more}


async def define(bot, *commands):
    path = f"/applications/{bot.application}/commands"
    status, made = await bot.request("PUT", path, [{"description": "x", **each} for each in commands])
    assert status == 200, made
    return made


async def used(bot, person, value, **option):
    """Define a command with one option, use it, and return what the bot gets."""
    await define(bot, {"name": "play", "options": [rule(**option)]})
    _, _, interaction = await answered(bot, person.slash("play", x=value), REPLY)
    return interaction["data"]


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ({"kind": 3, "min_length": 2}, "a", "BASE_TYPE_BAD_LENGTH"),
        ({"kind": 3, "max_length": 2}, "abc", "BASE_TYPE_MAX_LENGTH"),
        ({"kind": 3}, "x" * 6001, "BASE_TYPE_MAX_LENGTH"),
        ({"kind": 4}, 2**53 + 1, "NUMBER_TYPE_MAX"),
        ({"kind": 4}, 1.5, "APPLICATION_COMMAND_OPTION_VALUE_INVALID"),
        ({"kind": 10, "min_value": 0.5}, 0.25, "NUMBER_TYPE_MIN"),
        ({"kind": 6}, "1", "APPLICATION_COMMAND_OPTION_VALUE_INVALID"),
        ({"kind": 7}, "1", "APPLICATION_COMMAND_OPTION_VALUE_INVALID"),
        ({"kind": 8}, "nobody", "APPLICATION_COMMAND_OPTION_VALUE_INVALID"),
        ({"kind": 9}, None, "APPLICATION_COMMAND_OPTION_VALUE_INVALID"),
        ({"kind": 11}, "0", "APPLICATION_COMMAND_OPTION_VALUE_INVALID"),
    ],
)
async def test_a_value_that_breaks_a_rule_is_refused(bot, laura, option, value, code):
    await define(bot, {"name": "play", "options": [rule(**option)]})
    with pytest.raises(Refused) as caught:
        await laura.slash("play", x=value)
    assert caught.value.body["errors"]["data"]["options"]["0"]["value"]["_errors"][0]["code"] == code


async def test_a_person_of_this_server_comes_as_user_and_member(bot, laura, clara):
    data = await used(bot, laura, clara.id, kind=6)
    assert data["options"] == [{"type": 6, "name": "x", "value": clara.id}]
    assert data["resolved"]["users"][clara.id]["global_name"] == "Clara"
    member = data["resolved"]["members"][clara.id]
    assert not {"user", "deaf", "mute"} & member.keys()
    assert int(member["permissions"]) & 1 << 13  # Clara is a moderator
    assert data["resolved"].keys() == {"users", "members"}


async def test_a_person_of_another_server_comes_as_user_only(discord, bot, laura, clara):
    discord.world.guild.members.discard(int(clara.id))
    data = await used(bot, laura, clara.id, kind=6)
    assert data["resolved"].keys() == {"users"}


async def test_a_channel_comes_in_part_with_permissions(discord, bot, laura):
    parent = discord.world.channels[int(laura.channel)]
    thread = await discord.service.add_channel(discord.world.guild, "side game", parent)
    data = await used(bot, laura, str(thread.id), kind=7)
    found = data["resolved"]["channels"][str(thread.id)]
    assert {"id", "name", "type", "permissions", "app_permissions", "parent_id", "thread_metadata"} <= found.keys()
    assert not {"permission_overwrites", "member_count", "owner_id", "recipients"} & found.keys()
    await define(bot, {"name": "play", "options": [rule(7, channel_types=[0])]})
    with pytest.raises(Refused):
        await laura.slash("play", x=str(thread.id))
    assert (await used(bot, laura, str(parent.id), kind=7, channel_types=[0]))["resolved"]["channels"]


async def test_roles_and_mentionables(discord, bot, laura, clara):
    role = discord.world.add_role(discord.world.guild, "Dealer")
    data = await used(bot, laura, str(role.id), kind=8)
    assert data["resolved"]["roles"][str(role.id)]["name"] == "Dealer"
    assert "roles" in (await used(bot, laura, str(role.id), kind=9))["resolved"]
    assert "users" in (await used(bot, laura, clara.id, kind=9))["resolved"]
    await define(bot, {"name": "play", "options": [rule(8)]})
    with pytest.raises(Refused):
        await laura.slash("play", x=clara.id)


async def test_a_file(bot, laura):
    await define(bot, {"name": "play", "options": [rule(11)]})
    body = {
        "type": 2,
        "application_id": str(bot.application),
        "guild_id": laura.guild,
        "channel_id": laura.channel,
        "data": {
            "name": "play",
            "type": 1,
            "options": [{"type": 11, "name": "x", "value": "0"}],
            "attachments": [{"id": "0", "filename": "deck.txt"}],
        },
    }
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body))
    form.add_field("files[0]", b"2 of hearts", filename="deck.txt")
    async with laura._http.post(f"{bot.discord.api_url}/interactions", data=form) as response:
        assert response.status == 204
    interaction = await bot.interactions.get()
    (option,) = interaction["data"]["options"]
    file = interaction["data"]["resolved"]["attachments"][option["value"]]
    assert (file["filename"], file["size"], file["ephemeral"]) == ("deck.txt", 11, True)
    assert await laura.download(file["url"]) == "2 of hearts"


async def test_no_options_and_nothing_resolved_are_left_out(bot, laura):
    await define(bot, {"name": "play"})
    _, _, interaction = await answered(bot, laura.slash("play"), REPLY)
    assert interaction["data"].keys() == {"id", "name", "type"}


async def test_subcommands_and_groups(bot, laura):
    sub = rule(1, "new", options=[rule(4, required=True)])
    await define(bot, {"name": "game", "options": [rule(2, "card", options=[sub]), rule(1, "rules")]})
    seen, _, interaction = await answered(bot, laura.slash("game card new", x=2), REPLY)
    assert interaction["data"]["options"] == [
        {
            "type": 2,
            "name": "card",
            "options": [{"type": 1, "name": "new", "options": [{"type": 4, "name": "x", "value": 2}]}],
        }
    ]
    assert seen.data["interaction_metadata"]["name"] == "game card new"
    for wrong in ("game", "game card"):
        with pytest.raises(Refused) as caught:
            await laura.slash(wrong)
        assert "SUBCOMMAND_REQUIRED" in str(caught.value.body["errors"])
    with pytest.raises(Refused):
        await laura.slash("game card new")


async def test_a_person_who_is_still_writing_sends_text(bot, laura):
    card = rule(3, "card", required=True, choices=[{"name": "a", "value": "a"}])  # it may still be missing
    options = [card, rule(4, "points", autocomplete=True)]
    await define(bot, {"name": "play", "options": options})
    asked = asyncio.create_task(laura.complete("play", "points", points="1-"))
    interaction = await bot.interactions.get()
    assert interaction["data"]["options"] == [{"type": 4, "name": "points", "value": "1-", "focused": True}]
    status, answer = await bot.answer(interaction, 8, {"choices": [{"name": "one", "value": "1x"}]})
    assert (status, answer["errors"]["data"]["choices"]["0"]["value"]["_errors"][0]["code"]) == (
        400,
        "NUMBER_TYPE_COERCE",
    )
    await bot.answer(interaction, 8, {"choices": [{"name": "one", "value": 1, "name_localizations": None}]})
    assert await asked == [{"name": "one", "value": 1}]


async def test_exactly_one_option_has_the_focus(bot, laura):
    options = [rule(3, "a", autocomplete=True), rule(3, "b", autocomplete=True), rule(3, "c")]
    (made,) = await define(bot, {"name": "play", "options": options})
    for focused in ((), ("a", "b"), ("c",)):
        given = [{"type": 3, "name": name, "value": "", "focused": name in focused} for name in "abc"]
        with pytest.raises(Refused) as caught:
            await laura._interact(4, {"id": made["id"], "name": "play", "type": 1, "options": given})
        assert "FOCUS_INVALID" in str(caught.value.body["errors"])


async def test_a_user_command(bot, laura, clara):
    await define(bot, {"name": "High Five", "type": 2, "description": ""})
    seen, _, interaction = await answered(bot, laura.user_command("High Five", clara), REPLY)
    data = interaction["data"]
    assert (data["type"], data["target_id"], data["name"]) == (2, clara.id, "High Five")
    assert data["resolved"]["users"].keys() == data["resolved"]["members"].keys() == {clara.id}
    assert "options" not in data
    assert seen.data["type"] == 23
    assert seen.data["interaction_metadata"]["target_user"]["id"] == clara.id
    with pytest.raises(Refused) as caught:
        await laura.user_command("High Five", "1")
    assert caught.value.body["code"] == 10013


async def test_a_message_command(bot, laura, clara):
    await define(bot, {"name": "Bookmark", "type": 3, "description": ""})
    said = await clara.request("POST", f"/channels/{clara.channel}/messages", {"content": "hi"})
    seen, _, interaction = await answered(bot, laura.message_command("Bookmark", said["id"]), REPLY)
    data = interaction["data"]
    assert (data["type"], data["target_id"]) == (3, said["id"])
    assert data["resolved"]["messages"][said["id"]]["content"] == "hi"
    assert seen.data["interaction_metadata"]["target_message_id"] == said["id"]
    with pytest.raises(Refused) as caught:
        await laura.message_command("Bookmark", "1")
    assert caught.value.body["code"] == 10008


async def test_an_outdated_command_is_refused(bot, laura):
    (made,) = await define(bot, {"name": "play"})
    with pytest.raises(Refused) as caught:
        await laura._interact(2, {"id": made["id"], "name": "play", "type": 1, "version": "1"})
    assert "INTERACTION_APPLICATION_COMMAND_INVALID_VERSION" in str(caught.value.body["errors"]["data"])


@pytest.mark.parametrize("options", [1, "x", [1], {"name": "x"}, [{"name": "y"}], [{"name": "x", "type": 4}]])
async def test_broken_options_are_refused(bot, laura, options):
    (made,) = await define(bot, {"name": "play", "options": [rule(3)]})
    with pytest.raises(Refused) as caught:
        await laura._interact(2, {"id": made["id"], "name": "play", "type": 1, "options": options})
    assert caught.value.body["code"] == 50035
