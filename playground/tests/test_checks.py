"""The rules for messages: each test breaks one."""

import copy

import pytest

V2 = 1 << 15


def button(custom_id="a", **more):
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **more}


def row(*children):
    return {"type": 1, "components": list(children)}


def text(content="x"):
    return {"type": 10, "content": content}


def select(*options, **more):
    chosen = [{"label": value, "value": value} for value in options]
    return {"type": 3, "custom_id": "s", "options": chosen, **more}


BROKEN = {
    "text too long": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "custom_id twice": (
        {"components": [row(button("a"), button("a"))]},
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "custom_id too long": (
        {"components": [row(button("a" * 101))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "label too long": (
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "neither label nor emoji": (
        {"components": [row(button(label=None))]},
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "unknown emoji": (
        {"components": [row(button(emoji={"id": 123, "name": "x"}))]},
        "components.0.components.0.emoji.id",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "unknown style": (
        {"components": [row(button(style=9))]},
        "components.0.components.0.style",
        "BASE_TYPE_CHOICES",
    ),
    "six buttons in a row": (
        {"components": [row(*(button(str(n)) for n in range(6)))]},
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty row": ({"components": [row()]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "six rows": ({"components": [row(button(str(n))) for n in range(6)]}, "components", "BASE_TYPE_MAX_LENGTH"),
    "a select beside a button": (
        {"components": [row(select("a"), button())]},
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a select of 26": (
        {"components": [row(select(*map(str, range(26))))]},
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a value twice": (
        {"components": [row(select("a", "a"))]},
        "components.0.components.0.options.1",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "new components without the flag": ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "a button outside a row": ({"components": [button()], "flags": V2}, "components.0.type", "UNION_TYPE_CHOICES"),
    "content beside new components": (
        {"content": "x", "components": [text()], "flags": V2},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "41 components": (
        {"components": [{"type": 17, "components": [text() for _ in range(20)]}] * 2, "flags": V2},
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "more than 4000 characters": (
        {"components": [text("x" * 2001), text("x" * 2000)], "flags": V2},
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": ({"components": [text("")], "flags": V2}, "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "an empty container": (
        {"components": [{"type": 17, "components": []}], "flags": V2},
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a container in a container": (
        {"components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}], "flags": V2},
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "a placeholder too long": (
        {"components": [row(select("a", placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "more values than options": (
        {"components": [row(select("a", max_values=2))]},
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_MAX_VALUES_INVALID",
    ),
    "a link without an address": (
        {"components": [row({"type": 2, "style": 5, "label": "x"})]},
        "components.0.components.0.url",
        "BUTTON_COMPONENT_URL_REQUIRED",
    ),
    "a picture without an address": (
        {"components": [{"type": 12, "items": [{"media": {}}]}], "flags": V2},
        "components.0.items.0.media.url",
        "BASE_TYPE_REQUIRED",
    ),
    "a picture that is not attached": (
        {"components": [{"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}], "flags": V2},
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "an alternative text too long": (
        {
            "components": [{"type": 12, "items": [{"media": {"url": "http://x"}, "description": "x" * 1025}]}],
            "flags": V2,
        },
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "eleven pictures": (
        {"components": [{"type": 12, "items": [{"media": {"url": "http://x"}}] * 11}], "flags": V2},
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an unknown spacing": (
        {"components": [{"type": 14, "spacing": 3}], "flags": V2},
        "components.0.spacing",
        "BASE_TYPE_CHOICES",
    ),
    "an accent that is no colour": (
        {"components": [{"type": 17, "accent_color": 1 << 24, "components": [text()]}], "flags": V2},
        "components.0.accent_color",
        "NUMBER_TYPE_MAX",
    ),
    "a section without an accessory": (
        {"components": [{"type": 9, "components": [text()]}], "flags": V2},
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
}


@pytest.mark.parametrize("rule", BROKEN)
async def test_the_refusal_names_the_field_that_breaks_a_rule(bot, rule):
    body, path, code = BROKEN[rule]
    channel = next(iter(bot.discord.world.channels))
    status, answer = await bot.request("POST", f"/channels/{channel}/messages", copy.deepcopy(body))
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    node = answer["errors"]
    for step in path.split("."):
        node = node[step]
    assert node["_errors"][0]["code"] == code
    assert bot.discord.world.messages == {}


async def test_an_empty_message_is_refused(bot):
    channel = next(iter(bot.discord.world.channels))
    assert await bot.request("POST", f"/channels/{channel}/messages", {}) == (
        400,
        {"message": "Cannot send an empty message", "code": 50006},
    )


async def test_emoji_ids_sent_as_numbers_come_back_as_text(bot):
    image = "data:image/png;base64,iVBORw0KGgo="
    _, emoji = await bot.request("POST", f"/applications/{bot.application}/emojis", {"name": "card", "image": image})
    channel = next(iter(bot.discord.world.channels))
    body = {"components": [row(button(emoji={"id": int(emoji["id"]), "name": "card"}))]}
    _, sent = await bot.request("POST", f"/channels/{channel}/messages", body)
    assert sent["components"][0]["components"][0]["emoji"]["id"] == emoji["id"]


async def test_only_ones_own_messages_can_be_edited(bot, laura):
    sent = await laura.request("POST", f"/channels/{laura.channel}/messages", {"content": "hi"})
    path = f"/channels/{laura.channel}/messages/{sent['id']}"
    assert (await bot.request("PATCH", path, {"content": "x"}))[1]["code"] == 50005


async def test_a_refused_edit_changes_nothing(bot):
    channel = next(iter(bot.discord.world.channels))
    _, sent = await bot.request("POST", f"/channels/{channel}/messages", {"content": "a"})
    path = f"/channels/{channel}/messages/{sent['id']}"
    assert (await bot.request("PATCH", path, {"content": "x" * 2001}))[0] == 400
    assert (await bot.request("GET", path))[1]["content"] == "a"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"name": "Try", "description": "x"}, "APPLICATION_COMMAND_INVALID_NAME"),
        ({"name": "try it", "description": "x"}, "APPLICATION_COMMAND_INVALID_NAME"),
        ({"name": "try", "description": ""}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "try", "description": "x" * 101}, "BASE_TYPE_BAD_LENGTH"),
    ],
)
async def test_a_command_that_breaks_a_rule_is_refused(bot, command, code):
    status, answer = await bot.request("PUT", f"/applications/{bot.application}/commands", [command])
    assert status == 400
    assert code in str(answer["errors"])
