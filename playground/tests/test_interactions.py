"""Interactions: every kind of answer arrives once, in time, and only where it should."""

import asyncio

import pytest

from playground.driver import InteractionFailed, Refused
from playground.world import INTERACTION_SECONDS

BUTTONS = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]
EPHEMERAL, V2 = 64, 1 << 15


async def answered(bot, asking, *answers):
    """Answer the next interaction, one answer after another; return what the person and the API give back."""
    asked = asyncio.create_task(asking)
    interaction = await bot.interactions.get()
    results = [await bot.answer(interaction, *answer) for answer in answers]
    return await asked, results, interaction


async def test_a_message_for_everybody(bot, laura, clara):
    seen, ((status, _),), _ = await answered(bot, laura.slash("try"), (4, {"content": "hello"}))
    assert (status, seen.text) == (204, "hello")
    await clara.until(lambda each: each.messages)
    assert clara.last.text == "hello"
    assert seen.data["interaction_metadata"]["name"] == "try"


async def test_an_ephemeral_message_reaches_its_owner_alone(bot, laura, clara):
    seen, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "psst", "flags": EPHEMERAL}))
    assert seen.ephemeral
    path = f"/channels/{laura.channel}/messages/{seen.id}"
    assert (await laura.request("GET", path))["content"] == "psst"
    with pytest.raises(Refused) as caught:
        await clara.request("GET", path)
    assert caught.value.body == {"message": "Unknown Message", "code": 10008}
    for method in ("GET", "PATCH", "DELETE"):  # not even the bot reaches it through the channel
        assert (await bot.request(method, path, {"content": "x"}))[1]["code"] == 10008
    original = f"/webhooks/{bot.application}/{interaction['token']}/messages/@original"
    status, _ = await bot.request("PATCH", original, {"content": "psst!"})
    assert status == 200
    await laura.until(lambda each: each.last.text == "psst!")
    assert clara.messages == {}


async def test_a_second_answer_is_refused(bot, laura):
    _, results, _ = await answered(bot, laura.slash("try"), (4, {"content": "a"}), (4, {"content": "b"}))
    assert results[1] == (400, {"message": "Interaction has already been acknowledged.", "code": 40060})


async def test_a_confirmation_on_request(bot, laura):
    _, ((status, body),), _ = await answered(bot, laura.slash("try"), (4, {"content": "a"}, True))
    assert status == 200
    assert body["interaction"]["response_message_id"] == body["resource"]["message"]["id"]


async def test_thinking_first(bot, laura):
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    await bot.answer(interaction, 5, {})
    await laura.until(lambda each: each.messages and each.last.loading)
    assert not asked.done()  # the person waits for the follow-up
    await bot.request(
        "PATCH", f"/webhooks/{bot.application}/{interaction['token']}/messages/@original", {"content": "so"}
    )
    seen = await asked
    assert (seen.text, seen.loading) == ("so", False)


async def test_a_follow_up(bot, laura):
    _, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "a"}))
    status, body = await bot.request("POST", f"/webhooks/{bot.application}/{interaction['token']}", {"content": "b"})
    assert (status, body["content"]) == (200, "b")


async def test_a_button_updates_its_message(bot, laura):
    seen, _, _ = await answered(bot, laura.slash("try"), (4, {"content": "a", "components": BUTTONS}))
    updated, _, interaction = await answered(bot, laura.click("Go"), (7, {"content": "b", "components": []}))
    assert (updated.id, updated.text, updated.buttons) == (seen.id, "b", {})
    assert interaction["message"]["id"] == seen.id
    assert interaction["data"]["custom_id"] == "go"
    assert interaction["member"]["user"]["id"] == laura.id


async def test_a_button_on_an_invisible_message_cannot_be_pressed(bot, laura, clara):
    seen, _, _ = await answered(
        bot, laura.slash("try"), (4, {"content": "a", "components": BUTTONS, "flags": EPHEMERAL})
    )
    with pytest.raises(Refused) as caught:
        await clara.click("Go", on=seen)
    assert caught.value.body["code"] == 10008


async def test_no_answer_in_time_is_a_failure(bot, laura):
    assert INTERACTION_SECONDS == 3.0, "as at Discord"
    bot.discord.world.interaction_seconds = 0.05
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    with pytest.raises(InteractionFailed):
        await asked
    assert await bot.answer(interaction, 4, {"content": "late"}) == (
        404,
        {"message": "Unknown interaction", "code": 10062},
    )


async def test_a_token_dies_after_fifteen_minutes(bot, laura):
    _, _, interaction = await answered(bot, laura.slash("try"), (4, {"content": "a"}))
    bot.discord.world.interactions[interaction["token"]].at -= 15 * 60 + 1
    status, body = await bot.request("GET", f"/webhooks/{bot.application}/{interaction['token']}/messages/@original")
    assert (status, body) == (401, {"message": "Invalid Webhook Token", "code": 50027})


@pytest.mark.parametrize("kind", [1, 7, 8, 99, None])
async def test_an_answer_of_the_wrong_kind_is_refused(bot, laura, kind):
    _, results, _ = await answered(bot, laura.slash("try"), (kind, {"content": "a"}), (4, {"content": "a"}))
    assert results[0][0] == 400
    assert results[0][1]["code"] == 50035


async def test_a_correct_answer_may_follow_a_refused_one(bot, laura):
    seen, results, _ = await answered(bot, laura.slash("try"), (4, {"content": "x" * 2001}), (4, {"content": "x"}))
    assert results[0][1]["errors"]["data"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"
    assert seen.text == "x"


async def test_a_command_that_does_not_exist_is_refused(bot, laura):
    with pytest.raises(Refused) as caught:
        await laura._interact(2, {"name": "nothing", "type": 1})
    assert caught.value.body["code"] == 10063


async def test_who_may_delete_whose_messages(bot, laura, clara):
    sent = await clara.request("POST", f"/channels/{clara.channel}/messages", {"content": "hi"})
    path = f"/channels/{clara.channel}/messages/{sent['id']}"
    with pytest.raises(Refused) as caught:
        await laura.request("DELETE", path)
    assert caught.value.body["code"] == 50013
    own = await laura.request("POST", f"/channels/{laura.channel}/messages", {"content": "mine"})
    await clara.request("DELETE", f"/channels/{laura.channel}/messages/{own['id']}")  # a moderator may


async def test_a_request_without_a_token_is_refused(discord, bot):
    status, body = await bot.request("GET", "/users/@me", headers={"Authorization": "nobody"})
    assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})
    status, body = await bot.request("GET", "/nowhere")
    assert (status, body["code"]) == (404, 0)
