"""The rules for forms, choices, options and files: each test breaks one."""

import asyncio
from io import BytesIO

import aiohttp
import pytest

from playground.driver import Refused
from playground.tests.test_interactions import answered


def field(**more):
    return {"type": 1, "components": [{"type": 4, "custom_id": "f", "style": 1, "label": "x", **more}]}


def form(*fields, **more):
    return {"title": "x", "custom_id": "m", "components": list(fields or [field()]), **more}


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (form(title="x" * 46), "BASE_TYPE_BAD_LENGTH"),
        (form(custom_id=""), "BASE_TYPE_BAD_LENGTH"),
        (form(*[field(custom_id=str(n)) for n in range(6)]), "BASE_TYPE_BAD_LENGTH"),
        (form(field(label="x" * 46)), "BASE_TYPE_BAD_LENGTH"),
        (form(field(style=3)), "BASE_TYPE_CHOICES"),
        (form(field(placeholder="x" * 101)), "BASE_TYPE_MAX_LENGTH"),
        (form(field(), field()), "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (form({"type": 2}), "UNION_TYPE_CHOICES"),
        (form({"type": 18, "label": "x", "component": {"type": 2, "custom_id": "b"}}), "UNION_TYPE_CHOICES"),
    ],
)
async def test_a_form_that_breaks_a_rule_is_refused(bot, laura, broken, code):
    _, results, _ = await answered(bot, laura.slash("try"), (9, broken), (9, form()))
    assert results[0][0] == 400
    assert code in str(results[0][1]["errors"])
    assert results[1][0] == 204


async def test_more_than_25_choices_are_refused(bot, laura):
    option = {"type": 3, "name": "card", "description": "x", "autocomplete": True}
    command = {"name": "play", "description": "x", "options": [option]}
    await bot.request("PUT", f"/applications/{bot.application}/commands", [command])
    asked = asyncio.create_task(laura.complete("play", "card", card="2"))
    interaction = await bot.interactions.get()
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert (await bot.answer(interaction, 8, {"choices": choices}))[1]["code"] == 50035
    await bot.answer(interaction, 8, {"choices": choices[:25]})
    assert len(await asked) == 25


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ({"type": 4, "min_value": 0, "max_value": 5}, 6, "NUMBER_TYPE_MAX"),
        ({"type": 4, "min_value": 0, "max_value": 5}, -1, "NUMBER_TYPE_MIN"),
        ({"type": 4}, "two", "APPLICATION_COMMAND_OPTION_VALUE_INVALID"),
        ({"type": 5}, 1, "APPLICATION_COMMAND_OPTION_VALUE_INVALID"),
        ({"type": 3, "choices": [{"name": "A", "value": "a"}]}, "b", "APPLICATION_COMMAND_OPTION_CHOICE_INVALID"),
    ],
)
async def test_an_option_that_a_client_may_not_send_is_refused(bot, laura, option, value, code):
    rule = {"name": "x", "description": "x", **option}
    command = {"name": "play", "description": "x", "options": [rule]}
    await bot.request("PUT", f"/applications/{bot.application}/commands", [command])
    with pytest.raises(Refused) as caught:
        await laura.slash("play", x=value)
    assert code in str(caught.value.body["errors"])


async def test_a_missing_required_option_is_refused(bot, laura):
    rule = {"name": "x", "description": "x", "type": 3, "required": True}
    command = {"name": "play", "description": "x", "options": [rule]}
    await bot.request("PUT", f"/applications/{bot.application}/commands", [command])
    with pytest.raises(Refused) as caught:
        await laura.slash("play")
    assert "BASE_TYPE_REQUIRED" in str(caught.value.body["errors"])


async def post_files(bot, *files):
    channel = next(iter(bot.discord.world.channels))
    body = aiohttp.FormData()
    body.add_field("payload_json", '{"content": "a"}')
    for number, content in enumerate(files):
        body.add_field(f"files[{number}]", BytesIO(content), filename=f"{number}.txt")
    async with bot._http.post(f"{bot.discord.api_url}/channels/{channel}/messages", data=body) as response:
        return response.status, await response.json()


async def test_files_arrive_and_can_be_fetched(bot):
    status, message = await post_files(bot, b"hello")
    assert status == 200
    (file,) = message["attachments"]
    async with bot._http.get(file["url"]) as response:
        assert await response.read() == b"hello"


async def test_too_many_files_are_refused(bot):
    assert (await post_files(bot, *[b"x"] * 11))[1]["code"] == 50035


async def test_a_file_that_is_too_large_is_refused(bot):
    assert await post_files(bot, b"x" * (10 * 1024 * 1024 + 1)) == (
        413,
        {"message": "Request entity too large", "code": 40005},
    )


async def test_a_body_that_is_not_json_is_refused(bot):
    channel = next(iter(bot.discord.world.channels))
    url = f"{bot.discord.api_url}/channels/{channel}/messages"
    async with bot._http.post(url, data=b"{", headers={"Content-Type": "application/json"}) as response:
        assert (await response.json())["code"] == 50109
