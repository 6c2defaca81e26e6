"""Forms: what Discord refuses when a bot opens one, what a person may fill in, and what the bot gets."""

import json

import aiohttp
import pytest

from playground.driver import Refused
from playground.tests.test_answer_checks import field, form
from playground.tests.test_interactions import answered

OPTIONS = [{"label": name.upper(), "value": name} for name in "abc"]


def label(kind, custom_id="f", **more):
    return {"type": 18, "label": "x", "component": {"type": kind, "custom_id": custom_id, **more}}


def text(**more):
    return label(4, style=1, **more)


@pytest.mark.parametrize(
    ("broken", "path", "code"),
    [
        (text() | {"label": "x" * 46}, "label", "BASE_TYPE_BAD_LENGTH"),
        (text() | {"description": "x" * 101}, "description", "BASE_TYPE_BAD_LENGTH"),
        ({"type": 18, "label": "x"}, "component", "BASE_TYPE_REQUIRED"),
        ({"type": 18, "component": text()["component"]}, "label", "BASE_TYPE_REQUIRED"),
        ({"type": 18, "label": "x", "component": []}, "component", "MODEL_TYPE_CONVERT"),
        (label(2, style=1, label="x"), "component.type", "UNION_TYPE_CHOICES"),
        (label(18), "component.type", "UNION_TYPE_CHOICES"),
        (field(label=None), "components.0.label", "BASE_TYPE_REQUIRED"),
        ({"type": 1, "components": []}, "components", "BASE_TYPE_BAD_LENGTH"),
        ({"type": 1, "components": [{"type": 3, "custom_id": "s", "options": OPTIONS}]}, "components.0.type", "UNION"),
        ({"type": 10, "content": ""}, "content", "BASE_TYPE_BAD_LENGTH"),
        (text(min_length=4001), "component.min_length", "NUMBER_TYPE_MAX"),
        (text(max_length=0), "component.max_length", "NUMBER_TYPE_MIN"),
        (text(min_length=3, max_length=2), "component.min_length", "TEXT_INPUT_LENGTHS_INVALID"),
        (text(value="x" * 4001), "component.value", "BASE_TYPE_MAX_LENGTH"),
        (label(3, options=[]), "component.options", "BASE_TYPE_BAD_LENGTH"),
        (label(3, options=OPTIONS, disabled=True), "component.disabled", "COMPONENT_DISABLED_IN_MODAL"),
        (label(3, options=OPTIONS, min_values=0), "component.min_values", "NUMBER_TYPE_MIN"),
        (label(3, options=OPTIONS, max_values=4), "component.max_values", "SELECT_COMPONENT_MAX_VALUES_INVALID"),
        (label(19, max_values=11), "component.max_values", "NUMBER_TYPE_MAX"),
        (label(21, options=OPTIONS[:1]), "component.options", "BASE_TYPE_BAD_LENGTH"),
        (label(21, options=[{**each, "default": True} for each in OPTIONS]), "component.options", "TOO_MANY_DEFAULT"),
        (label(22, options=[OPTIONS[0]] * 2), "component.options.1", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
        (label(22, options=OPTIONS, min_values=0), "component.min_values", "NUMBER_TYPE_MIN"),
        (label(23, custom_id=""), "component.custom_id", "BASE_TYPE_BAD_LENGTH"),
        (label(23, default="yes"), "component.default", "BOOLEAN_TYPE_CONVERT"),
    ],
)
async def test_a_broken_form_is_refused_with_its_field(bot, laura, broken, path, code):
    _, results, _ = await answered(bot, laura.slash("try"), (9, form(broken)), (9, form()))
    assert results[0][0] == 400
    node = results[0][1]["errors"]["data"]["components"]["0"]
    for step in path.split("."):
        node = node[step]
    assert code in node["_errors"][0]["code"]
    assert results[1][0] == 204


async def test_the_ids_of_a_form_are_unique(bot, laura):
    twice = form({**text(custom_id="a"), "id": 5}, {**text(custom_id="b"), "id": 5})
    _, results, _ = await answered(bot, laura.slash("try"), (9, twice), (9, form()))
    assert "COMPONENT_ID_DUPLICATED" in str(results[0][1]["errors"])


async def opened(bot, person, *components):
    """Let a person open a form of these components."""
    await answered(bot, person.slash("try"), (9, form(*components)))
    await person.until(lambda each: each.modal)


async def test_every_field_comes_back_with_its_ids(discord, bot, laura, clara):
    role = discord.world.add_role(discord.world.guild, "Dealer")
    for components, values, expected in (
        (
            [
                {"type": 10, "content": "Read this"},
                text(custom_id="t", value="before", required=None),
                label(3, "s", options=OPTIONS, max_values=2),
                label(21, "r", options=OPTIONS),
                label(22, "g", options=OPTIONS),
            ],
            {"t": "after", "s": ["a", "c"], "r": "b", "g": ["a", "b", "c"]},
            [None, ("value", "after"), ("values", ["a", "c"]), ("value", "b"), ("values", ["a", "b", "c"])],
        ),
        (
            [
                label(23, "c", default=False),
                label(5, "u", max_values=2),
                label(6, "o"),
                label(7, "m"),
                label(8, "n", channel_types=[0]),
            ],
            {"c": True, "u": [clara.id, laura.id], "o": [str(role.id)], "m": [str(role.id)], "n": [laura.channel]},
            [
                ("value", True),
                ("values", [clara.id, laura.id]),
                ("values", [str(role.id)]),
                ("values", [str(role.id)]),
                ("values", [laura.channel]),
            ],
        ),
    ):
        await opened(bot, laura, *components)
        ids = [(each["id"], each.get("component", {}).get("id")) for each in laura.modal["components"]]
        flat = [one for pair in ids for one in pair if one is not None]
        assert flat == sorted(set(flat))
        _, _, interaction = await answered(bot, laura.submit(**values), (4, {"content": "x"}))
        got = interaction["data"]["components"]
        assert [(each["id"], each.get("component", {}).get("id")) for each in got] == ids
        for sent, each, value in zip(components, got, expected, strict=True):
            assert each["type"] == sent["type"]
            if value is not None:
                assert each["component"][value[0]] == value[1]
                assert each["component"]["custom_id"] == sent["component"]["custom_id"]
    resolved = interaction["data"]["resolved"]
    assert resolved["users"].keys() == resolved["members"].keys() == {clara.id, laura.id}
    assert (resolved["roles"].keys(), resolved["channels"].keys()) == ({str(role.id)}, {laura.channel})


async def test_what_a_person_leaves_alone_keeps_its_preset(bot, laura):
    chosen = [OPTIONS[0], {**OPTIONS[1], "default": True}]
    optional = {"required": False}
    await opened(
        bot,
        laura,
        label(21, "r", options=chosen),
        label(22, "g", options=chosen),
        label(23, "c", default=True),
        label(21, "none", options=OPTIONS, **optional),
        text(custom_id="t", **optional),
    )
    _, _, interaction = await answered(bot, laura.submit(), (4, {"content": "x"}))
    fields = [each["component"] for each in interaction["data"]["components"]]
    assert [each.get("value", each.get("values")) for each in fields] == ["b", ["b"], True, None, ""]


@pytest.mark.parametrize(
    ("component", "value", "code"),
    [
        (text(), "", "BASE_TYPE_REQUIRED"),
        (text(), 5, "STRING_TYPE_CONVERT"),
        (text(min_length=3), "ab", "BASE_TYPE_BAD_LENGTH"),
        (text(max_length=3), "abcd", "BASE_TYPE_MAX_LENGTH"),
        (text(min_length=3, required=False), "ab", "BASE_TYPE_BAD_LENGTH"),
        (label(3, options=OPTIONS), [], "BASE_TYPE_REQUIRED"),
        (label(3, options=OPTIONS), ["d"], "BASE_TYPE_CHOICES"),
        (label(3, options=OPTIONS), ["a", "b"], "BASE_TYPE_BAD_LENGTH"),
        (label(3, options=OPTIONS, max_values=2), ["a", "a"], "SET_TYPE_ALREADY_CONTAINS_VALUE"),
        (label(21, options=OPTIONS), None, "BASE_TYPE_REQUIRED"),
        (label(21, options=OPTIONS), "d", "BASE_TYPE_CHOICES"),
        (label(22, options=OPTIONS, min_values=2), ["a"], "BASE_TYPE_BAD_LENGTH"),
        (label(5), ["1"], "COMPONENT_VALIDATION_FAILED"),
        (label(6), ["1"], "COMPONENT_VALIDATION_FAILED"),
        (label(8, channel_types=[2]), ["CHANNEL"], "COMPONENT_VALIDATION_FAILED"),
        (label(19), ["0"], "COMPONENT_VALIDATION_FAILED"),
    ],
)
async def test_what_a_person_may_not_send_is_refused(bot, laura, component, value, code):
    await opened(bot, laura, component)
    value = [laura.channel if each == "CHANNEL" else each for each in value] if isinstance(value, list) else value
    modal = laura.modal
    with pytest.raises(Refused) as caught:
        await laura.submit(f=value)
    assert code in str(caught.value.body["errors"]["data"]["components"]["0"]["component"])
    laura.modal = modal  # the form stays open, and can be sent again
    with pytest.raises(Refused):
        await laura.submit(f=value)


async def test_a_form_that_nobody_opened_or_with_other_fields_is_refused(bot, laura, clara):
    await opened(bot, laura, text())
    forged = {"id": laura.modal["id"], "custom_id": "m", "components": [text(custom_id="other", value="x")]}
    for person, data in ((laura, forged), (laura, {**forged, "id": "1"}), (clara, forged)):
        with pytest.raises(Refused) as caught:
            await person._interact(5, data)
        assert caught.value.body["errors"]["data"]["_errors"][0]["code"] == "COMPONENT_VALIDATION_FAILED"


async def test_a_file_is_uploaded(bot, laura):
    await opened(bot, laura, label(19))
    filled = label(19, values=["7"])
    body = {
        "type": 5,
        "application_id": str(bot.application),
        "guild_id": laura.guild,
        "channel_id": laura.channel,
        "data": {
            "id": laura.modal["id"],
            "custom_id": "m",
            "components": [filled],
            "attachments": [{"id": "7", "filename": "deck.txt"}],
        },
    }
    data = aiohttp.FormData()
    data.add_field("payload_json", json.dumps(body))
    data.add_field("files[7]", b"2 of hearts", filename="deck.txt")
    async with laura._http.post(f"{bot.discord.api_url}/interactions", data=data) as response:
        assert response.status == 204
    interaction = await bot.interactions.get()
    (value,) = interaction["data"]["components"][0]["component"]["values"]
    file = interaction["data"]["resolved"]["attachments"][value]
    assert file["filename"] == "deck.txt"
    assert await laura.download(file["url"]) == "2 of hearts"


async def test_a_modified_client_can_send_anything_if_a_test_wants_it(discord, bot, laura):
    await opened(bot, laura, label(3, options=OPTIONS))
    discord.world.forged_values = True
    _, _, interaction = await answered(bot, laura.submit(f=["d"]), (4, {"content": "x"}))
    assert interaction["data"]["components"][0]["component"]["values"] == ["d"]
    select = {"type": 3, "custom_id": "s", "options": OPTIONS}
    await answered(bot, laura.slash("try"), (4, {"content": "x", "components": [{"type": 1, "components": [select]}]}))
    _, _, interaction = await answered(bot, laura.choose("s", "d"), (6,))
    assert interaction["data"]["values"] == ["d"]
