"""The bot's answers to interactions: their kinds, what comes back, follow-ups and flags."""

import asyncio

import pytest

from playground.changes.commands import enable_activities
from playground.tests.test_interactions import BUTTONS, EPHEMERAL, V2, answered

SILENT, NO_EMBEDS, CROSSPOSTED = 1 << 12, 1 << 2, 1 << 1


def original(bot, interaction):
    return f"/webhooks/{bot.application}/{interaction['token']}/messages/@original"


async def test_what_comes_back_of_each_kind_of_answer(discord, bot, laura):
    _, ((_, body),), interaction = await answered(
        bot, laura.slash("try"), (4, {"content": "a", "components": BUTTONS}, True)
    )
    assert body["resource"]["type"] == 4
    assert body["interaction"] == {
        "id": interaction["id"],
        "type": 2,
        "channel_id": laura.channel,
        "guild_id": laura.guild,
        "response_message_id": body["resource"]["message"]["id"],
        "response_message_loading": False,
        "response_message_ephemeral": False,
    }
    _, ((_, body),), _ = await answered(bot, laura.click("Go"), (6, None, True))
    assert "resource" not in body
    _, ((_, body),), _ = await answered(bot, laura.click("Go"), (7, {"content": "b"}, True))
    assert (body["resource"]["type"], body["resource"]["message"]["content"]) == (7, "b")
    form = {"custom_id": "m", "title": "x", "components": [{"type": 10, "content": "x"}]}
    _, ((status, body),), _ = await answered(bot, laura.click("Go"), (9, form, True))
    assert (status, body.keys()) == (200, {"interaction"})
    assert "response_message_id" not in body["interaction"]


async def test_thinking_says_so_without_a_resource(bot, laura):
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    status, body = await bot.answer(interaction, 5, {"flags": EPHEMERAL | V2 | SILENT}, True)
    assert (status, "resource" in body) == (200, False)
    assert body["interaction"]["response_message_loading"]
    assert body["interaction"]["response_message_ephemeral"]
    status, sent = await bot.request("PATCH", original(bot, interaction), {"content": "so"})
    assert (status, sent["flags"]) == (200, EPHEMERAL)  # ephemeral was the only flag that counted
    assert (await asked).text == "so"


async def test_an_activity_is_launched_only_if_there_is_one(discord, bot, laura):
    _, results, _ = await answered(bot, laura.slash("try"), (12,), (4, {"content": "a"}))
    assert results[0][1]["code"] == 50035
    enable_activities(discord.world)
    _, ((status, body),), _ = await answered(bot, laura.slash("try"), (12, None, True))
    assert status == 200
    assert body["resource"]["activity_instance"]["id"] == body["interaction"]["activity_instance_id"]
    assert body["resource"]["type"] == 12
    assert "response_message_id" not in body["interaction"]


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (None, "BASE_TYPE_REQUIRED"),
        (2, "BASE_TYPE_CHOICES"),
        (99, "BASE_TYPE_CHOICES"),
        (13, "INTERACTION_TYPE_INVALID"),
    ],
)
async def test_an_unknown_kind_of_answer(bot, laura, kind, code):
    _, results, _ = await answered(bot, laura.slash("try"), (kind, {"content": "a"}), (4, {"content": "a"}))
    assert results[0][1]["errors"]["type"]["_errors"][0]["code"] == code


@pytest.mark.parametrize("data", [None, {}, {"content": None}, {"content": 7}, "x", [], {"components": "x"}])
async def test_an_answer_of_any_shape_gets_an_answer(bot, laura, data):
    _, results, _ = await answered(bot, laura.slash("try"), (4, data), (4, {"content": "a"}))
    assert results[0][0] in (204, 400)
    if results[0][0] == 400:
        assert results[0][1]["code"] in (50006, 50035)


async def test_the_errors_of_an_answer_are_below_its_data(bot, laura):
    broken = {"content": "x", "components": [{"type": 1, "components": []}]}
    _, results, interaction = await answered(bot, laura.slash("try"), (4, broken), (4, {"content": "a"}))
    assert "components" in results[0][1]["errors"]["data"]
    status, answer = await bot.request("PATCH", original(bot, interaction), broken)
    assert (status, "components" in answer["errors"]) == (400, True)


async def test_the_flags_of_an_answer(bot, laura):
    flags = EPHEMERAL | SILENT | NO_EMBEDS | CROSSPOSTED
    seen, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "a", "flags": flags}))
    assert seen.data["flags"] == EPHEMERAL | SILENT | NO_EMBEDS
    path = f"/webhooks/{bot.application}/{interaction['token']}"
    _, sent = await bot.request("POST", path, {"content": "a", "flags": flags})
    assert sent["flags"] == EPHEMERAL | SILENT | NO_EMBEDS


async def test_a_deleted_answer_is_gone(bot, laura):
    _, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "a", "flags": EPHEMERAL}))
    path = original(bot, interaction)
    assert (await bot.request("DELETE", path))[0] == 204
    for method in ("GET", "PATCH", "DELETE"):
        status, answer = await bot.request(method, path, {"content": "b"} if method == "PATCH" else None)
        assert (status, answer) == (404, {"message": "Unknown Message", "code": 10008})
    follow_up = f"/webhooks/{bot.application}/{interaction['token']}"
    assert (await bot.request("POST", follow_up, {"content": "b"}))[0] == 200


async def test_a_follow_up_names_the_first_answer(bot, laura):
    _, ((_, body),), interaction = await answered(bot, laura.slash("try"), (4, {"content": "a"}, True))
    path = f"/webhooks/{bot.application}/{interaction['token']}"
    _, sent = await bot.request("POST", f"{path}?thread_id=1&wait=false", {"content": "b", "username": "x"})
    first = body["resource"]["message"]
    assert sent["interaction_metadata"]["original_response_message_id"] == first["id"]
    assert "original_response_message_id" not in first["interaction_metadata"]
    assert (sent["channel_id"], sent["author"]["username"]) == (laura.channel, first["author"]["username"])


async def test_a_token_works_only_after_the_first_answer(bot, laura):
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    for method in ("GET", "PATCH", "DELETE"):
        status, answer = await bot.request(method, original(bot, interaction), {} if method == "PATCH" else None)
        assert (status, answer["code"]) == (404, 10015)
    await bot.answer(interaction, 4, {"content": "a"})
    await asked


async def test_a_follow_up_to_a_thinking_bot_replaces_the_thought(bot, laura):
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    await bot.answer(interaction, 5, {})
    path = f"/webhooks/{bot.application}/{interaction['token']}"
    status, sent = await bot.request("POST", path, {"content": "b", "flags": EPHEMERAL})
    assert (status, sent["flags"] & EPHEMERAL) == (200, 0)  # that was said before
    assert (await asked).id == sent["id"]
    assert (await bot.request("GET", original(bot, interaction)))[1]["content"] == "b"
