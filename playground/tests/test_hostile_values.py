"""Values that no client sends: each is refused, or ignored, and none ends in a 500."""

import json
import logging

import pytest

from playground.changes import service
from playground.tests.fuzzing import form_problem
from playground.world.guild import FORUM

BIG = "1" + "0" * 400


@pytest.fixture
async def sent(discord, bot, caplog):
    """Send raw JSON as the bot or as the server's owner; fail if the server has logged anything."""

    async def send(method, path, content, owner=False, **headers):
        who = {"Authorization": discord.world.owner.token if owner else f"Bot {discord.world.bot.token}"}
        about = {"Content-Type": "application/json", **who, **headers}
        async with bot._http.request(method, f"{discord.api_url}{path}", data=content, headers=about) as response:
            text = await response.text()
            assert not caplog.records
            return response.status, json.loads(text) if text else None

    return send


@pytest.mark.parametrize("attachments", ["5", "1e308", '[{"id": []}]', '[{"id": {}, "filename": 5}]'])
async def test_attachments_of_a_body_that_has_none(discord, sent, attachments):
    path = f"/guilds/{discord.world.guild.id}/members/@me"
    assert (await sent("PATCH", path, f'{{"attachments": {attachments}}}'))[0] == 200


@pytest.mark.parametrize(
    "field",
    [
        '"content": []',
        '"embeds": 5',
        '"embeds": [5]',
        '"flags": "x"',
        '"allowed_mentions": 5',
        '"sticker_ids": 5',
        '"message_reference": 5',
        '"message_reference": {"message_id": []}',
    ],
)
async def test_the_first_message_of_a_post_is_checked_as_others_are(discord, sent, field):
    forum = await discord.service.servers.add_channel(discord.world.guild, "help", FORUM)
    status, body = await sent("POST", f"/channels/{forum.id}/threads", f'{{"name": "post", "message": {{{field}}}}}')
    assert (status, body["code"]) == (400, 50035)
    assert "message" in body["errors"]


@pytest.mark.parametrize("subject", ["channels", "roles"])
async def test_a_field_with_the_name_under_which_lists_are_kept(discord, sent, subject):
    path = f"/guilds/{discord.world.guild.id}/{subject}"
    assert (await sent("PATCH", path, '{"_list": 5}', owner=True))[0] < 500


@pytest.mark.parametrize("kind", ["[]", "{}", "[5]"])
async def test_the_type_of_a_channel_is_a_number(discord, sent, kind):
    channel = next(iter(discord.world.channels))
    status, body = await sent("PATCH", f"/channels/{channel}", f'{{"type": {kind}}}', owner=True)
    assert (status, body["code"]) == (400, 50035)
    assert "type" in body["errors"]


@pytest.mark.parametrize(
    "option", [f'"min_value": {BIG}', f'"max_value": -{BIG}', f'"choices": [{{"name": "a", "value": {BIG}}}]']
)
async def test_numbers_that_no_double_holds(bot, sent, option):
    options = f'[{{"type": 10, "name": "o", "description": "d", {option}}}]'
    body = f'{{"name": "x", "description": "d", "options": {options}}}'
    status, body = await sent("POST", f"/applications/{bot.application}/commands", body)
    assert (status, body["code"]) == (400, 50035)


async def test_languages_whose_names_look_like_paths(bot, sent):
    names = {"a": "x", "a._errors": "y", "a._errors.b": "z", "_errors": "q"}
    body = json.dumps({"name": "x", "description": "d", "name_localizations": names})
    status, body = await sent("POST", f"/applications/{bot.application}/commands", body)
    assert (status, body["code"]) == (400, 50035)
    refused = body["errors"]["name_localizations"]
    assert set(refused) == {"a", "a._errors", "a._errors.b", "_errors"}
    assert refused["_errors"][0]["code"] == refused["a._errors"]["_errors"][0]["code"] == "BASE_TYPE_CHOICES"


@pytest.mark.parametrize("key", ["_errors", "a.b", "a._errors", ""])
@pytest.mark.parametrize("value", [[], {}, 5.5, True])
async def test_a_key_that_no_path_has_room_for_leaves_the_errors_in_shape(discord, sent, key, value):
    path = f"/applications/{discord.world.application}/commands"
    body = json.dumps({"name": "x", "description": "d", "name_localizations": {key: value}})
    status, answer = await sent("POST", path, body)
    assert (status, answer["code"]) == (400, 50035)
    assert form_problem(answer["errors"]) is None


async def test_a_timeout_until_before_the_first_year(discord, sent, laura):
    path = f"/guilds/{discord.world.guild.id}/members/{laura.id}"
    status, body = await sent(
        "PATCH", path, '{"communication_disabled_until": "0001-01-01T00:00:00+23:59"}', owner=True
    )
    assert (status, body["code"]) == (400, 50035)


@pytest.mark.parametrize("encoding", ["gzip", "deflate"])
async def test_content_that_is_not_compressed_as_its_header_says(laura, sent, encoding):
    path = f"/channels/{laura.channel}/messages"
    status, body = await sent("POST", path, b"no such thing", **{"Content-Encoding": encoding})
    assert (status, body["code"]) == (400, 50109)


async def test_a_failure_of_the_server_is_logged_once_and_answered_as_discord_does(
    discord, bot, laura, caplog, monkeypatch
):
    def fail(*_):
        raise RuntimeError("the playground is broken")

    monkeypatch.setattr(service, "read_body", fail)
    status, body = await bot.request("POST", f"/channels/{laura.channel}/messages", {"content": "hello"})
    assert (status, body) == (500, {"message": "500: Internal Server Error", "code": 0})
    assert [each.levelno for each in caplog.records] == [logging.ERROR]
    assert "POST channels/*/messages" in caplog.text


async def test_a_name_that_is_no_unicode_is_written_into_scripts_without_it(discord, sent, laura):
    path = f"/guilds/{discord.world.guild.id}/channels"
    _, channel = await sent("POST", path, '{"name": "a\\ud800b"}', owner=True)
    assert channel["name"] == "ab"
    await laura.request("POST", f"/channels/{channel['id']}/messages", {"content": "Hello"})
    assert '{"channel": "ab"}' in await laura.download(f"{discord.url}/control/scenario.sh")


async def test_an_address_of_the_page_that_no_file_can_have(discord, bot, caplog):
    async with bot._http.get(f"{discord.url}/page/{'x' * 4000}") as response:
        assert response.status == 404
    assert not caplog.records
