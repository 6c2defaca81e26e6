"""Selects and buttons of messages: what a person may choose, and what the bot gets of it."""

import pytest

from playground.driver import Refused
from playground.tests.test_checks import row
from playground.tests.test_interactions import BUTTONS, answered

OPTIONS = [{"label": name, "value": name} for name in "abc"]
FAILED = {
    "message": "Invalid Form Body",
    "code": 50035,
    "errors": {
        "data": {"_errors": [{"code": "COMPONENT_VALIDATION_FAILED", "message": "Component validation failed"}]}
    },
}


async def shown(bot, person, *components):
    seen, _, _ = await answered(bot, person.slash("try"), (4, {"content": "x", "components": list(components)}))
    return seen


async def test_a_select_of_people_resolves_them(discord, bot, laura, clara):
    role = discord.world.add_role(discord.world.guild, "Dealer")
    for kind, values, kinds in (
        (5, [clara.id, laura.id], {"users", "members"}),
        (6, [str(role.id)], {"roles"}),
        (7, [clara.id, str(role.id)], {"users", "members", "roles"}),
        (8, [laura.channel], {"channels"}),
    ):
        await shown(bot, laura, row({"type": kind, "custom_id": "s", "max_values": 2, "id": 9}))
        _, _, interaction = await answered(bot, laura.choose("s", *values), (6,))
        data = interaction["data"]
        assert (data["component_type"], data["values"], data["id"]) == (kind, values, 9)
        assert data["resolved"].keys() == kinds


@pytest.mark.parametrize(
    ("select", "values"),
    [
        ({"type": 3, "options": OPTIONS}, ["d"]),
        ({"type": 3, "options": OPTIONS}, []),
        ({"type": 3, "options": OPTIONS}, ["a", "b"]),
        ({"type": 3, "options": OPTIONS, "max_values": 2}, ["a", "a"]),
        ({"type": 3, "options": OPTIONS, "min_values": 2, "max_values": 3}, ["a"]),
    ],
)
async def test_a_choice_that_the_message_does_not_offer_is_refused(bot, laura, select, values):
    await shown(bot, laura, row({"custom_id": "s", **select}))
    with pytest.raises(Refused) as caught:
        await laura.choose("s", *values)
    assert caught.value.body == FAILED


@pytest.mark.parametrize(("kind", "value"), [(5, "1"), (6, "1"), (7, "nobody"), (8, "1")])
async def test_what_nobody_knows_cannot_be_chosen(bot, laura, kind, value):
    await shown(bot, laura, row({"type": kind, "custom_id": "s"}))
    with pytest.raises(Refused) as caught:
        await laura.choose("s", value)
    assert caught.value.body["code"] == 50035


async def test_nothing_may_be_chosen_where_the_bot_allows_it(bot, laura):
    await shown(bot, laura, row({"type": 3, "custom_id": "s", "options": OPTIONS, "min_values": 0}))
    _, _, interaction = await answered(bot, laura.choose("s"), (6,))
    assert interaction["data"]["values"] == []


async def test_a_component_of_another_type_is_refused(bot, laura):
    seen = await shown(bot, laura, *BUTTONS)
    with pytest.raises(Refused) as caught:
        await laura._interact(3, {"component_type": 3, "custom_id": "go", "values": []}, {"message_id": seen.id})
    assert caught.value.body == FAILED


async def test_a_custom_id_that_the_message_does_not_have(discord, bot, laura):
    seen = await shown(bot, laura, *BUTTONS)
    _, _, interaction = await answered(bot, laura.send_custom_id(seen, "forged"), (6,))
    assert interaction["data"]["custom_id"] == "forged"
    discord.world.forged_custom_ids = False
    with pytest.raises(Refused) as caught:
        await laura.send_custom_id(seen, "forged")
    assert caught.value.body == FAILED


async def test_a_persons_own_message_has_nothing_to_press(bot, laura):
    said = await laura.request("POST", f"/channels/{laura.channel}/messages", {"content": "hi"})
    with pytest.raises(Refused):
        await laura._interact(3, {"component_type": 2, "custom_id": "go"}, {"message_id": said["id"]})


async def test_a_select_is_shown_with_the_numbers_of_values_that_it_takes_by_default(bot, laura):
    seen = await shown(bot, laura, row({"type": 8, "custom_id": "where"}))
    (select,) = [each for each in seen.components() if each["type"] == 8]
    assert (select["min_values"], select["max_values"]) == (1, 1)
