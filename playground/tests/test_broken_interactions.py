"""Interactions and answers with a wrong value anywhere: they are refused, and the playground goes on."""

import asyncio

import pytest

from playground.tests.test_checks import V2
from playground.tests.test_components import EVERY, changed, places
from playground.tests.test_forms import form, label, text
from playground.tests.test_interactions import BUTTONS, answered
from playground.tests.test_options import define, rule

WRONG = [None, True, -1, 1.5, "", "x", [], [None], {}, {"type": 1}, 1 << 70]


async def sent(person, body):
    async with person._http.post(f"{person._described['api_url']}/interactions", json=body) as response:
        return response.status, (await response.json() if response.status != 204 else None)


async def refusals(person, body):
    """Send a body with a wrong value at each place in turn; yield what comes back."""
    for path in list(places(body)):
        for wrong in WRONG:
            status, answer = await sent(person, changed(body, path, wrong))
            assert status in (204, 400, 403, 404), (path, wrong, answer)
            assert status == 204 or answer["code"] > 0, (path, wrong, answer)


def around(bot, person, kind, data, **more):
    where = {"guild_id": person.guild, "channel_id": person.channel, "session_id": person._session_id, "nonce": "1"}
    return {"type": kind, "application_id": str(bot.application), **where, "data": data, **more}


async def test_a_broken_command(bot, laura, clara):
    sub = rule(1, "sub", options=[rule(4, "a", min_value=0), rule(6, "b"), rule(3, "c", max_length=5), rule(11, "d")])
    (made,) = await define(bot, {"name": "play", "options": [rule(2, "group", options=[sub])]})
    options = [
        {"type": 4, "name": "a", "value": 1},
        {"type": 6, "name": "b", "value": clara.id},
        {"type": 3, "name": "c", "value": "x"},
    ]
    path = [{"type": 2, "name": "group", "options": [{"type": 1, "name": "sub", "options": options}]}]
    data = {"id": made["id"], "name": "play", "type": 1, "version": made["version"], "options": path, "attachments": []}
    assert (await sent(laura, around(bot, laura, 2, data)))[0] == 204
    await refusals(laura, around(bot, laura, 2, data))


async def test_a_broken_target(bot, laura, clara):
    (made,) = await define(bot, {"name": "High Five", "type": 2, "description": ""})
    data = {"id": made["id"], "name": "High Five", "type": 2, "target_id": clara.id}
    assert (await sent(laura, around(bot, laura, 2, data)))[0] == 204
    await refusals(laura, around(bot, laura, 2, data))


async def test_a_broken_choice(bot, laura):
    select = {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]}
    rows = [*BUTTONS, {"type": 1, "components": [select]}]
    seen, _, _ = await answered(bot, laura.slash("try"), (4, {"content": "x", "components": rows}))
    for data in ({"component_type": 2, "custom_id": "go"}, {"component_type": 3, "custom_id": "s", "values": ["a"]}):
        body = around(bot, laura, 3, data, message_id=seen.id, message_flags=0)
        assert (await sent(laura, body))[0] == 204
        await refusals(laura, body)


async def test_a_broken_form(bot, laura):
    fields = [text(custom_id="t"), label(21, "r", options=[{"label": n, "value": n} for n in "ab"]), label(5, "u")]
    await answered(bot, laura.slash("try"), (9, form(*fields)))
    await laura.until(lambda each: each.modal)
    values = ({"value": "x"}, {"value": "c"}, {"values": [laura.id]})  # nobody offers c, so that the form stays open
    components = [
        {"type": 18, "id": 1, "component": {"type": each["component"]["type"], "id": 2, **value} | {"custom_id": name}}
        for each, value, name in zip(fields, values, "tru", strict=True)
    ]
    data = {"id": laura.modal["id"], "custom_id": "m", "components": components}
    assert (await sent(laura, around(bot, laura, 5, data)))[0] == 400
    await refusals(laura, around(bot, laura, 5, data))


BROKEN_FORM = form(text(custom_id="t"), label(3, "s", options=[{"label": "a", "value": "a"}]), title="")
BROKEN_MESSAGES = [{"flags": V2, "components": [each], "embeds": [{}] * 11} for each in EVERY["components"]]


@pytest.mark.parametrize("whole", [BROKEN_FORM, *BROKEN_MESSAGES], ids=["form", *map(str, range(len(BROKEN_MESSAGES)))])
async def test_a_broken_answer(bot, laura, whole):
    bot.discord.world.interaction_seconds = 600.0  # a busy machine needs more than three for all of them
    kind = 9 if "title" in whole else 4
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    for path in places({"components": whole["components"]}):  # the rest makes every one of these a refused answer
        for wrong in WRONG:
            status, answer = await bot.answer(interaction, kind, changed(whole, path, wrong))
            assert (status, answer["code"]) == (400, 50035), (path, wrong, answer)
    await bot.answer(interaction, 4, {"content": "x"})
    await asked
