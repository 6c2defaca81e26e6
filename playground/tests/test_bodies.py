"""Bodies and queries, right and broken: each gets what Discord answers, and never a 500."""

import json
from io import BytesIO

import aiohttp
import pytest

JSON, FORM = "application/json", "application/x-www-form-urlencoded"


def multipart(*parts):
    """Return a form's parts as they are on the wire: name, filename, content type and content of each."""
    lines = []
    for name, filename, kind, content in parts:
        file = f'; filename="{filename}"' if filename else ""
        lines += ["--edge", f'Content-Disposition: form-data; name="{name}"{file}']
        lines += ([f"Content-Type: {kind}"] if kind else []) + ["", content]
    return "\r\n".join([*lines, "--edge--", ""]).encode()


async def post(bot, content, kind, path=None):
    channel = next(iter(bot.discord.world.channels))
    url = f"{bot.discord.api_url}{path or f'/channels/{channel}/messages'}"
    async with bot._http.post(url, data=content, headers={"Content-Type": kind} if kind else {}) as response:
        return response.status, await response.json()


@pytest.mark.parametrize(
    "part",
    [
        ("payload_json", "", "", '{"content": "a"}'),
        ("payload_json", "", "application/json", '{"content": "a"}'),
        ("payload_json", "", "application/json; charset=utf-8", '{"content": "a"}'),
        ("payload_json", "payload.json", "application/json", '{"content": "a"}'),
        ("content", "", "", "a"),
        ("content", "", "text/plain; charset=utf-8", "a"),
    ],
)
async def test_a_forms_fields_are_read_however_a_library_sends_them(bot, part):
    status, message = await post(bot, multipart(part), "multipart/form-data; boundary=edge")
    assert (status, message["content"]) == (200, "a")


async def test_fields_of_a_form_without_payload_json_are_numbers_and_flags_in_text(bot):
    status, message = await post(bot, b"content=a+b&tts=false&flags=4096", FORM)
    assert (status, message["content"], message["flags"]) == (200, "a b", 4096)


async def test_files_of_any_name_arrive_and_are_described_by_their_number(bot):
    described = json.dumps({"attachments": [{"id": 7, "description": "the rules", "filename": "rules.txt"}]})
    body = multipart(
        ("payload_json", "", "application/json", described),
        ("files[7]", "a.txt", "text/plain", "seven"),
        ("file", "my table.png", "image/png", "picture"),
    )
    status, message = await post(bot, body, "multipart/form-data; boundary=edge")
    assert status == 200
    seven, other = message["attachments"]
    assert (seven["filename"], seven["description"], seven["size"]) == ("rules.txt", "the rules", 5)
    assert (other["filename"], other["content_type"]) == ("my_table.png", "image/png")


async def test_the_type_of_json_may_name_a_charset_that_does_not_exist(bot):
    assert (await post(bot, b'{"content": "a"}', "application/json; charset=klingon"))[0] == 200


@pytest.mark.parametrize(
    "broken",
    [
        b"{",
        b"[1, 2",
        b'{"content": "\xff"}',
        b'{"content": NaN}',
        b'{"flags": 1' + b"0" * 5000 + b"}",
        b"[" * 100_000,
        b'{"a":' * 150 + b"1" + b"}" * 150,
        "{}".encode("utf-16"),
    ],
)
async def test_what_is_not_json_is_refused(bot, broken):
    assert await post(bot, broken, JSON) == (
        400,
        {"message": "The request body contains invalid JSON.", "code": 50109},
    )
    part = multipart(("payload_json", "", "", "EDGE")).replace(b"EDGE", broken)
    assert (await post(bot, part, "multipart/form-data; boundary=edge"))[1]["code"] in (50109, 50035)


@pytest.mark.parametrize("kind", ["text/plain", "application/octet-stream", "image/png", "application/jsonx"])
async def test_content_of_a_type_that_discord_does_not_read_is_refused(bot, kind):
    status, body = await post(bot, b'{"content": "a"}', kind)
    assert (status, body["code"]) == (400, 50035)
    assert body["errors"]["_errors"][0]["code"] == "CONTENT_TYPE_INVALID"


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"--edge\r\n", "multipart/form-data"),
        (b"nothing", "multipart/form-data; boundary=edge"),
        (multipart(("a", "", "multipart/mixed; boundary=x", "y")), "multipart/form-data; boundary=edge"),
        (multipart(("a", "", "text/plain; charset=klingon", "y")), "multipart/form-data; boundary=edge"),
        (b"--edge\r\nContent-Disposition: nonsense\r\n\r\nx\r\n--edge--", "multipart/form-data; boundary=edge"),
        (b"--edge\r\nno header\r\n\r\nx\r\n--edge--", "multipart/form-data; boundary=edge"),
    ],
)
async def test_a_broken_form_is_refused(bot, content, kind):
    status, body = await post(bot, content, kind)
    assert status == 400
    assert body["code"] in (50035, 50006)


@pytest.mark.parametrize(
    ("field", "where", "code"),
    [
        ([1], "", "MODEL_TYPE_CONVERT"),
        ("text", "", "MODEL_TYPE_CONVERT"),
        ({"content": []}, "content", "STRING_TYPE_CONVERT"),
        ({"content": True}, "content", "STRING_TYPE_CONVERT"),
        ({"flags": "many"}, "flags", "NUMBER_TYPE_COERCE"),
        ({"flags": 1 << 70}, "flags", "NUMBER_TYPE_MAX"),
        ({"tts": "perhaps"}, "tts", "BOOLEAN_TYPE_CONVERT"),
        ({"embeds": {}}, "embeds", "LIST_TYPE_CONVERT"),
        ({"embeds": [None]}, "embeds.0", "LIST_ITEM_VALUE_REQUIRED"),
        ({"embeds": [5]}, "embeds.0", "MODEL_TYPE_CONVERT"),
        ({"embeds": [{"fields": [{"name": {}}]}]}, "embeds.0.fields.0.name", "STRING_TYPE_CONVERT"),
        ({"components": [[]]}, "components.0", "MODEL_TYPE_CONVERT"),
        ({"components": [{"type": []}]}, "components.0.type", "NUMBER_TYPE_COERCE"),
        ({"attachments": [{"id": "first"}]}, "attachments.0.id", "NUMBER_TYPE_COERCE"),
        ({"allowed_mentions": []}, "allowed_mentions", "MODEL_TYPE_CONVERT"),
        ({"nonce": "x" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    ],
)
async def test_values_of_the_wrong_kind_are_refused_by_field(bot, field, where, code):
    status, body = await post(bot, json.dumps(field).encode(), JSON)
    assert (status, body["code"]) == (400, 50035)
    errors = body["errors"]
    for step in where.split(".") if where else ():
        errors = errors[step]
    assert errors["_errors"][0]["code"] == code


async def test_null_is_as_good_as_nothing(bot):
    button = {"type": 2, "style": 1, "label": "a", "custom_id": "a", "emoji": None, "url": None, "disabled": None}
    body = {"content": "a", "embeds": None, "flags": None, "tts": None, "allowed_mentions": None, "nonce": None}
    body["components"] = [{"type": 1, "components": [button], "id": None}]
    status, message = await post(bot, json.dumps(body).encode(), JSON)
    assert status == 200
    assert "emoji" not in message["components"][0]["components"][0]


async def test_text_that_is_not_unicode_is_dropped(bot):
    status, message = await post(bot, b'{"content": "a\\ud83db"}', JSON)
    assert (status, message["content"]) == (200, "ab")


async def test_a_body_of_more_than_25_mib_is_refused(bot):
    big = b'{"content": "' + b"x" * (25 * 1024 * 1024) + b'"}'
    assert await post(bot, BytesIO(big), JSON) == (413, {"message": "Request entity too large", "code": 40005})


@pytest.mark.parametrize("path", ["/channels/cards", "/channels/²", f"/channels/{'9' * 5000}", "/guilds/-1"])
async def test_an_id_in_a_path_is_a_number(bot, path):
    status, body = await bot.request("GET", path)
    field = "guild_id" if "guilds" in path else "channel_id"
    assert (status, body["code"], list(body["errors"])) == (400, 50035, [field])


@pytest.mark.parametrize("query", ["limit=0", "limit=201", "limit=x", "after=x", "with_counts=perhaps"])
async def test_a_query_of_the_wrong_kind_is_refused(bot, query):
    assert (await bot.request("GET", f"/users/@me/guilds?{query}"))[1]["code"] == 50035


async def test_a_token_is_checked_before_a_query(bot):
    status, body = await bot.request("GET", "/users/@me/guilds?limit=x", headers={"Authorization": "Bot x"})
    assert (status, body["code"]) == (401, 0)


async def test_a_method_that_a_path_does_not_have_is_refused(bot):
    channel = next(iter(bot.discord.world.channels))
    assert await bot.request("PUT", f"/channels/{channel}/messages") == (
        405,
        {"message": "405: Method Not Allowed", "code": 0},
    )


async def test_tokens_and_ids_of_webhooks_that_do_not_exist(bot):
    webhook = f"/webhooks/{bot.application}/nonsense"
    assert await bot.request("POST", webhook, {"content": "a"}) == (
        401,
        {"message": "Invalid Webhook Token", "code": 50027},
    )
    assert (await bot.request("POST", "/webhooks/1/nonsense", {"content": "a"}))[1]["code"] == 10015


async def test_a_connection_that_ends_in_the_middle_of_a_body_harms_nobody(bot):
    channel = next(iter(bot.discord.world.channels))

    async def body():
        yield b'{"content": '
        raise OSError("gone")

    with pytest.raises((aiohttp.ClientError, OSError)):
        await bot._http.post(f"{bot.discord.api_url}/channels/{channel}/messages", data=body())
    assert (await bot.request("POST", f"/channels/{channel}/messages", {"content": "a"}))[0] == 200
