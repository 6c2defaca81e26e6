"""Everything can be driven over HTTP, by programs of this machine."""

import asyncio
import json

import aiohttp
import pytest

CONTENT = [{"type": 2, "label": "Press", "style": 2, "custom_id": "press"}]
MENU = {"content": "Menu", "components": [{"type": 1, "components": CONTENT}]}
FORM = {
    "title": "A form",
    "custom_id": "form",
    "components": [{"type": 1, "components": [{"type": 4, "custom_id": "word", "label": "A word", "style": 1}]}],
}


@pytest.fixture
async def control(discord):
    async with aiohttp.ClientSession() as http:

        async def ask(method, path, body=None, **more):
            async with http.request(method, f"{discord.url}/control{path}", json=body, **more) as response:
                return response.status, await response.json()

        yield ask


async def answered(bot, asking, kind, data):
    """Let the bot answer the interaction that ``asking`` starts; return what came of it."""
    asked = asyncio.create_task(asking)
    interaction = await bot.interactions.get()
    await bot.answer(interaction, kind, data)
    return await asked


async def test_a_person_uses_a_command_a_button_and_a_form(control, bot):
    laura = "/people/Laura"
    status, answer = await answered(bot, control("POST", f"{laura}/slash", {"command": "try"}), 4, MENU)
    assert (status, answer["message"]["text"], answer["form"]) == (200, "Menu", None)
    assert answer["message"]["buttons"] == [{"label": "Press", "custom_id": "press", "enabled": True}]
    status, answer = await answered(bot, control("POST", f"{laura}/click", {"label": "Press"}), 9, FORM)
    assert (status, answer["form"]["title"]) == (200, "A form")
    submitted = control("POST", f"{laura}/submit", {"values": {"word": "abracadabra"}})
    status, answer = await answered(bot, submitted, 4, {"content": "Thanks", "flags": 64})
    assert (answer["message"]["text"], answer["message"]["ephemeral"]) == ("Thanks", True)
    _, seen = await control("GET", f"{laura}/messages")
    assert [each["text"] for each in seen["messages"]] == ["Menu", "Thanks"]
    assert [each["snapshot"] for each in seen["messages"]] == [
        "Card Bot\nMenu\n[Press]",
        "Card Bot (ephemeral)\nThanks",
    ]
    await control("POST", "/people/Clara/go_to", {"channel": "cards"})
    _, seen = await control("GET", "/people/Clara/messages")
    assert [each["text"] for each in seen["messages"]] == ["Menu"]


async def test_a_person_uses_commands_in_menus(control, bot, discord):
    for kind, name in ((2, "Wave"), (3, "Quote")):
        await bot.request("POST", f"/applications/{discord.world.application}/commands", {"name": name, "type": kind})
    clara = next(str(each.id) for each in discord.world.people.values() if each.name == "Clara")
    _, sent = await control("POST", "/people/Laura/message", {"content": "hello"})
    said = sent["message"]["id"]
    for path, body, target, kind in (
        ("user_command", {"command": "Wave", "user": "Clara"}, clara, "users"),
        ("message_command", {"command": "Quote", "message": said}, said, "messages"),
    ):
        asked = asyncio.create_task(control("POST", f"/people/Laura/{path}", body))
        interaction = await bot.interactions.get()
        assert interaction["data"]["target_id"] == target
        assert set(interaction["data"]["resolved"][kind]) == {target}
        await bot.answer(interaction, 4, {"content": path})
        status, answer = await asked
        assert (status, answer["message"]["text"]) == (200, path)
    assert (await control("POST", "/people/Laura/user_command", {"command": "Wave", "user": "nobody"}))[0] == 404
    assert (await control("POST", "/people/Laura/message_command", {"command": "Quote", "message": "1"}))[0] == 404


async def test_a_person_chooses_and_writes(control, bot, discord):
    select = {"type": 3, "custom_id": "pick", "options": [{"label": each, "value": each} for each in ("a", "b")]}
    menu = {"content": "Menu", "components": [{"type": 1, "components": [select]}]}
    await answered(bot, control("POST", "/people/Laura/slash", {"command": "try"}), 4, menu)
    chosen = control("POST", "/people/Laura/choose", {"custom_id": "pick", "values": ["b"]})
    status, answer = await answered(bot, chosen, 7, {"content": "b it is"})
    assert (status, answer["message"]["text"]) == (200, "b it is")
    status, answer = await control("POST", "/people/Laura/message", {"content": "Well"})
    assert (status, answer["message"]["text"]) == (200, "Well")
    status, answer = await control("POST", "/people/Laura/go_to", {"channel": "lounge"})
    assert (status, answer["messages"]) == (200, [])
    status, answer = await control("POST", "/people/Laura/go_to", {"bot": True})
    assert answer["channel"] == str(discord.world.direct_channel(next(iter(discord.world.people.values()))).id)


async def test_an_interaction_fails_for_a_person(control, bot):
    bot.discord.world.interaction_seconds = 0.05
    refused = answered(bot, control("POST", "/people/Laura/slash", {"command": "try"}), 99, {})
    status, answer = await refused
    assert (status, answer["kind"]) == (422, "interaction_failed")


async def test_time_passes(control, discord):
    before = discord.world.now()
    status, answer = await control("POST", "/clock", {"advance": 900})
    assert status == 200
    assert before + 900 <= answer["now"] <= discord.world.now()


async def test_faults_strike_on_command_and_at_random(control, bot):
    assert await control("POST", "/faults", {"strike": ["error_503"]}) == (200, {})
    with pytest.raises(aiohttp.ContentTypeError):
        await bot.request("GET", "/users/@me")
    assert (await bot.request("GET", "/users/@me"))[0] == 200
    changed = {"rates": {"rate_limit": 1.0}, "slow_seconds": 0.1, "seed": 7}
    assert await control("PUT", "/faults", changed) == (200, {"rates": {"rate_limit": 1.0}, "slow_seconds": 0.1})
    assert (await bot.request("GET", "/users/@me"))[0] == 429
    _, state = await control("GET", "/state")
    assert state["faults"]["done"] == {"error_503": 1, "rate_limit": 1}


async def test_limits_go_on_and_off(control, bot, discord):
    channel = discord.description()["channels"][0]["id"]
    path = f"/channels/{channel}/messages"
    assert await control("PUT", "/rate-limits", {"scale": 0.2}) == (200, {"scale": 0.2})
    assert [(await bot.request("POST", path, {"content": "x"}))[0] for _ in range(2)] == [200, 429]
    assert await control("PUT", "/rate-limits", {"scale": None}) == (200, {"scale": None})
    assert (await bot.request("POST", path, {"content": "x"}))[0] == 200


async def test_the_gateway_breaks(control, bot, discord):
    assert await control("POST", "/gateway", {"strike": "drop"}) == (200, {})
    await discord.service.gateway.until(discord.world.bot, connected=False)
    _, state = await control("GET", "/state")
    assert state["gateway"]["connected"] is False


async def test_a_person_changes(control, discord):
    status, person = await control("PATCH", "/people/Laura", {"locale": "de", "takes_direct_messages": False})
    assert (status, person["locale"], person["takes_direct_messages"]) == (200, "de", False)
    _, state = await control("GET", "/state")
    assert next(each for each in state["people"] if each["name"] == "Laura") == person
    assert (await control("PATCH", "/people/Laura", {"name": "Clara"}))[0] == 400


async def test_people_come_and_go(control, bot, discord):
    guild = discord.description()["guild_id"]
    clara = f"/guilds/{guild}/members/Clara"
    assert await control("DELETE", clara) == (200, {})
    assert (await control("DELETE", clara))[0] == 404
    _, state = await control("GET", "/state")
    assert "Clara" not in [each["user"]["global_name"] for each in state["guilds"][0]["members"]]
    status, member = await control("PUT", clara, {"nick": "C."})
    assert (status, member["nick"]) == (200, "C.")


async def test_the_owner_changes_roles_and_channels(control, bot, discord):
    guild = discord.description()["guild_id"]
    status, role = await control("POST", f"/guilds/{guild}/roles", {"name": "Cooks"})
    assert (status, role["name"]) == (200, "Cooks")
    status, member = await control("PUT", f"/guilds/{guild}/members/Laura", {"roles": [role["id"]]})
    assert (status, member["roles"]) == (200, [role["id"]])
    status, channel = await control("POST", f"/guilds/{guild}/channels", {"name": "kitchen", "type": 0})
    assert (status, channel["name"]) == (200, "kitchen")
    status, thread = await control("POST", f"/channels/{channel['id']}/threads", {"name": "soup", "type": 11})
    assert (status, thread["parent_id"]) == (200, channel["id"])
    status, thread = await control("PATCH", f"/channels/{thread['id']}", {"archived": True})
    assert (status, thread["thread_metadata"]["archived"]) == (200, True)
    denied = {"type": 0, "deny": str(1 << 10)}
    assert (await control("PUT", f"/channels/{channel['id']}/permissions/{guild}", denied))[0] == 200
    assert (await bot.request("GET", f"/channels/{channel['id']}"))[0] == 403
    assert (await control("DELETE", f"/channels/{channel['id']}"))[0] == 200
    assert (await control("DELETE", f"/guilds/{guild}/roles/{role['id']}"))[0] == 200


async def test_the_owner_makes_webhooks_and_invites(control, discord):
    channel = next(iter(discord.world.channels))
    status, webhook = await control("POST", f"/channels/{channel}/webhooks", {"name": "News"})
    assert (status, webhook["user"]["id"]) == (200, str(discord.world.owner.id))
    assert await control("GET", f"/channels/{channel}/webhooks") == (200, [webhook])
    status, invite = await control("POST", f"/channels/{channel}/invites", {})
    assert (status, invite["channel"]["id"]) == (200, str(channel))
    assert await control("GET", f"/guilds/{discord.world.guild.id}/invites") == (200, [invite])


async def test_discords_refusals_come_through(control, discord):
    guild = discord.description()["guild_id"]
    status, answer = await control("POST", f"/guilds/{guild}/channels", {"name": ""})
    assert (status, answer["kind"], answer["refusal"]["status"]) == (422, "refused", 400)
    assert answer["refusal"]["body"]["code"] == 50035
    status, answer = await control("POST", "/people/Laura/slash", {"command": "nothing"})
    assert (status, answer["refusal"]["body"]["code"]) == (422, 10063)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/clock", {}),
        ("POST", "/clock", {"advance": -1}),
        ("POST", "/clock", {"advance": "soon"}),
        ("POST", "/clock", {"advance": True}),
        ("POST", "/clock", {"advance": 1e300}),
        ("POST", "/clock", {"back": 1}),
        ("POST", "/clock", []),
        ("PUT", "/faults", {"rates": {"earthquake": 1}}),
        ("PUT", "/faults", {"rates": {"drop": 2}}),
        ("PUT", "/faults", {"rates": 1}),
        ("PUT", "/faults", {"seed": "x"}),
        ("POST", "/faults", {"strike": "drop"}),
        ("POST", "/faults", {"strike": [None]}),
        ("PUT", "/rate-limits", {}),
        ("PUT", "/rate-limits", {"scale": 0}),
        ("POST", "/gateway", {"strike": "slow"}),
        ("POST", "/gateway", {"strike": ["drop"]}),
        ("PATCH", "/people/Laura", {"locale": 1}),
        ("POST", "/people/Laura/slash", {}),
        ("POST", "/people/Laura/slash", {"command": "try", "options": 1}),
        ("POST", "/people/Laura/click", {}),
        ("POST", "/people/Laura/choose", {"custom_id": "x", "values": "y"}),
        ("POST", "/people/Laura/go_to", {"bot": False}),
        ("POST", "/people/Laura/message", {"content": ""}),
        ("POST", "/people/Laura/poll", {"question": "Again?"}),
        ("POST", "/people/Laura/poll", {"question": "Again?", "answers": [1]}),
        ("POST", "/people/Laura/poll", {"question": "Again?", "answers": ["Yes"], "hours": 1.5}),
        ("POST", "/people/Laura/poll", {"question": "Again?", "answers": ["Yes"], "hours": 769}),
        ("POST", "/people/Laura/poll", {"question": "Again?", "answers": ["Yes"], "several": 1}),
    ],
)
async def test_nonsense_is_answered_with_a_sentence(control, method, path, body):
    status, answer = await control(method, path, body)
    assert status == 400
    assert answer["error"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/nothing", None),
        ("GET", "/people/Nobody/messages", None),
        ("POST", "/people/Laura/submit", {}),
        ("POST", "/people/Laura/click", {"custom_id": "nothing"}),
        ("POST", "/people/Laura/go_to", {"channel": "nowhere"}),
        ("POST", "/people/Laura/go_to", {"channel": "5"}),
        ("POST", "/people/Laura/slash", {"command": "try", "options": {"x": 1}}),
        ("POST", "/people/Laura/click", {"label": "x", "message": "1"}),
        ("PUT", "/guilds/1/members/Laura", {}),
        ("PUT", "/guilds/x/members/Laura", {}),
    ],
)
async def test_what_is_not_there_is_answered_with_a_sentence(control, laura, bot, method, path, body):
    laura.patience = 0.05
    status, answer = await control(method, path, body)
    assert (status, list(answer)) == (404, ["error"]), answer


async def test_a_body_that_is_not_json(discord, control):
    status, answer = await control("POST", "/clock", data=b"{advance", headers={"Content-Type": "application/json"})
    assert (status, answer) == (400, {"error": "the body is not JSON"})


@pytest.mark.parametrize("path", ["/control/state", "/playground.json"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://example.org"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Host": "rebound.example.org"},
        {"Host": "rebound.example.org:80", "Origin": "http://rebound.example.org:80"},
        {"Host": "127.0.0.1.example.org"},
    ],
)
async def test_web_pages_elsewhere_are_kept_out(discord, headers, path):
    async with aiohttp.ClientSession() as http, http.get(f"{discord.url}{path}", headers=headers) as response:
        assert response.status == 403


@pytest.mark.parametrize("path", ["/control/state", "/playground.json"])
async def test_the_page_itself_is_let_in(discord, path):
    headers = {"Origin": discord.url, "Sec-Fetch-Site": "same-origin"}
    async with aiohttp.ClientSession() as http, http.get(f"{discord.url}{path}", headers=headers) as response:
        assert response.status == 200
        assert json.loads(await response.text())
