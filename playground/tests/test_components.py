"""Components of every type: what may be null, what comes back, and how broken ones are refused."""

import copy
import json

import aiohttp
import pytest

from playground.tests.test_checks import V2, button, row, select, text

PICTURE = {"media": {"url": "https://example.com/a.png"}, "description": "x", "spoiler": True}
EVERY = {
    "content": None,
    "flags": V2,
    "components": [
        row({**button("a", emoji={"id": None, "name": "🃏", "animated": None}, disabled=False), "id": 7}),
        row({"type": 2, "style": 5, "label": "x", "url": "https://example.com"}),
        row({"type": 2, "style": 6, "sku_id": "123"}),
        row(
            {
                **select("a", "b", placeholder="x", min_values=0, max_values=2, disabled=True),
                "options": [
                    {"label": "a", "value": "a", "description": "x", "emoji": {"name": "♠️"}, "default": True},
                    {"label": "b", "value": "b"},
                ],
            }
        ),
        row({"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "user"}]}),
        row({"type": 6, "custom_id": "r", "default_values": [{"id": "1", "type": "role"}]}),
        row({"type": 7, "custom_id": "m", "default_values": [{"id": "1", "type": "role"}]}),
        row({"type": 8, "custom_id": "c", "channel_types": [0, 11]}),
        {
            "type": 17,
            "accent_color": 1,
            "spoiler": False,
            "components": [
                {"type": 9, "components": [text()], "accessory": {"type": 11, **PICTURE}},
                {"type": 9, "components": [text()], "accessory": button("z")},
                {"type": 12, "items": [PICTURE]},
                {"type": 14, "divider": True, "spacing": 2},
            ],
        },
    ],
}


@pytest.fixture
def discord(discord):
    discord.world.skus.append({"id": "123"})
    return discord


async def posted(bot, body):
    channel = next(iter(bot.discord.world.channels))
    return await bot.request("POST", f"/channels/{channel}/messages", body)


def places(value, path=()):
    """Yield the path of everything inside a body."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield (*path, key)
        yield from places(each, (*path, key))


def changed(body, path, value):
    body = copy.deepcopy(body)
    node = body
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    return body


async def test_a_message_with_every_component_comes_back(bot):
    status, sent = await posted(bot, EVERY)
    assert status == 200, sent
    ids = [each["id"] for each in sent["components"]]
    assert len(set(ids)) == len(ids)
    assert sent["components"][0]["components"][0]["emoji"] == {"name": "🃏"}
    assert sent["components"][0]["components"][0]["id"] == 7


OPTIONAL = {
    "accent_color", "animated", "channel_types", "default", "default_values", "disabled", "divider",
    "emoji", "id", "label", "max_values", "min_values", "placeholder", "spacing", "spoiler",
}  # fmt: skip


async def test_null_counts_as_left_out(bot):
    for path in places(EVERY["components"]):
        if path[-1] in OPTIONAL and not {"options", "default_values"} & set(path):
            status, answer = await posted(bot, changed(EVERY, ("components", *path), None))
            lacks_name = path[-1] == "label"  # a button without an emoji needs it
            assert status == 200 or lacks_name, (path, answer)
    sent = (await posted(bot, {"components": [row(button("a", emoji=None, url=None, sku_id=None))]}))[1]
    assert sent["components"][0]["components"][0].keys() == {"type", "style", "label", "custom_id", "id"}


@pytest.mark.parametrize("wrong", [None, True, -1, 1.5, "", "x" * 5000, [], [None], {}, {"type": 1}, [[]], 1 << 70])
async def test_a_value_of_any_wrong_type_is_refused_with_the_field(bot, wrong):
    for path in (("components",), *(("components", *each) for each in places(EVERY["components"]))):
        status, answer = await posted(bot, changed(EVERY, path, wrong))
        assert status in (200, 400), (path, answer)
        if status == 400:
            assert answer["code"] in (50006, 50035), (path, answer)


@pytest.mark.parametrize(
    ("component", "code"),
    [
        (button(emoji={"name": "black_nib"}), "BUTTON_COMPONENT_INVALID_EMOJI"),
        (button(emoji={"name": "♠️♠️"}), "BUTTON_COMPONENT_INVALID_EMOJI"),
        (button(emoji={}), "BUTTON_COMPONENT_INVALID_EMOJI"),
        (button(emoji="🃏"), "MODEL_TYPE_CONVERT"),
        (button(url="https://x.org"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
        (button(style=5, url="https://x.org"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
        ({"type": 2, "style": 1, "label": "x"}, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
        ({"type": 2, "style": 5, "label": "x", "url": "ftp://x"}, "URL_TYPE_INVALID_SCHEME"),
        ({"type": 2, "style": 5, "label": "x", "url": "x"}, "URL_TYPE_INVALID_URL"),
        ({"type": 2, "style": 6}, "BASE_TYPE_REQUIRED"),
        ({"type": 5, "custom_id": "u", "min_values": 3, "max_values": 2}, "SELECT_COMPONENT_MAX_VALUES_INVALID"),
        ({"type": 5, "custom_id": "u", "max_values": 26}, "NUMBER_TYPE_MAX"),
        (
            {"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "user"}, {"id": "2", "type": "user"}]},
            "BASE_TYPE_BAD_LENGTH",
        ),
        ({"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "role"}]}, "BASE_TYPE_CHOICES"),
        ({"type": 8, "custom_id": "c", "channel_types": [99]}, "BASE_TYPE_CHOICES"),
        ({"type": 4, "custom_id": "t", "style": 1, "label": "x"}, "UNION_TYPE_CHOICES"),
    ],
)
async def test_a_component_that_breaks_a_rule_is_refused(bot, component, code):
    status, answer = await posted(bot, {"content": "x", "components": [row(component)]})
    assert (status, answer["code"]) == (400, 50035)
    assert code in str(answer["errors"])


@pytest.mark.parametrize("name", ["🃏", "♠", "♠️", "👍🏽", "👩‍👩‍👧", "🇩🇪", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🫠"])
async def test_an_emoji_of_unicode_is_known(bot, name):
    status, answer = await posted(bot, {"content": "x", "components": [row(button(emoji={"name": name}))]})
    assert status == 200, answer


async def test_the_ids_of_components_are_unique(bot):
    twice = [row({**button("a"), "id": 5}, {**button("b"), "id": 5})]
    status, answer = await posted(bot, {"content": "x", "components": twice})
    assert status == 400
    assert "COMPONENT_ID_DUPLICATED" in str(answer["errors"]["components"]["0"]["components"]["1"]["id"])
    zero = [row({**button("a"), "id": 0}, {**button("b"), "id": 0})]  # 0 counts as left out
    assert (await posted(bot, {"content": "x", "components": zero}))[0] == 200


PLAIN = {"url": "https://example.com/a.png"}
SELECT_DEFAULTS = {"min_values": 1, "max_values": 1}


@pytest.mark.parametrize(
    ("component", "added"),
    [
        ({"type": 14}, {"divider": True, "spacing": 1}),
        ({"type": 17, "components": [text()]}, {"accent_color": None, "spoiler": False}),
        ({"type": 17, "components": [text()], "accent_color": 0}, {"accent_color": 0}),
        ({"type": 12, "items": [{"media": PLAIN}]}, {"items": [{"description": None, "spoiler": False}]}),
        ({"type": 12, "items": [{"media": PLAIN}]}, {"items": [{"media": {"proxy_url": PLAIN["url"]}}]}),
        (
            {"type": 9, "components": [text()], "accessory": {"type": 11, "media": PLAIN}},
            {"accessory": {"description": None, "spoiler": False}},
        ),
        (row({"type": 5, "custom_id": "u"}), {"components": [SELECT_DEFAULTS]}),
        (row(select("a", "b")), {"components": [SELECT_DEFAULTS]}),
    ],
)
async def test_what_a_component_leaves_out_comes_back_with_its_default(bot, component, added):
    status, answer = await posted(bot, {"flags": V2, "components": [component]})
    assert status == 200, answer
    assert_within(added, answer["components"][0])
    if "items" in component:
        assert answer["components"][0]["items"][0]["media"]["id"].isdigit()
        assert "spoiler" not in answer["components"][0]
    shown = {"flags": V2, "components": answer["components"]}  # a bot may send back what it got
    assert (await posted(bot, shown))[0] == 200


def assert_within(part, whole):
    """Check that a body has everything of another one; lists are compared item by item."""
    if isinstance(part, dict):
        for key, value in part.items():
            assert_within(value, whole[key])
    elif isinstance(part, list):
        for mine, theirs in zip(part, whole, strict=True):
            assert_within(mine, theirs)
    else:
        assert part == whole


async def test_a_file_comes_back_with_its_name_and_size(bot):
    channel = next(iter(bot.discord.world.channels))
    body = {"flags": V2, "components": [{"type": 13, "file": {"url": "attachment://a.txt"}}]}
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    form.add_field("files[0]", b"1234", filename="a.txt")
    status, sent = await bot.request("POST", f"/channels/{channel}/messages", data=form)
    assert status == 200, sent
    assert (sent["components"][0]["name"], sent["components"][0]["size"]) == ("a.txt", 4)
    assert sent["components"][0]["spoiler"] is False
