"""Activities over the wire: OAuth2 for the application, Entry Point commands, instances and who takes part."""

import asyncio
import json
from base64 import b64encode, urlsafe_b64encode
from contextlib import nullcontext
from hashlib import sha256

import aiohttp
import discord as library
import pytest

from playground.changes.activities import UPDATE
from playground.changes.oauth import ACCESS_SECONDS, CODE_SECONDS
from playground.driver import Refused
from playground.server import Playground
from playground.tests.asking import description
from playground.tests.pages import fragment
from playground.world import CLIENT_SECRET, World
from playground.world.permissions import USE_EMBEDDED_ACTIVITIES

ADDRESS = "http://127.0.0.1:1/panel/"
"""An Activity that nobody asks for."""


@pytest.fixture
async def discord():
    async with Playground(World(["Laura", "Clara"]), activity=ADDRESS) as served:
        yield served


async def sent(discord, method, path, data=None, authorization=None, **more):
    """Send a request as the application's server does; return the status and the answer."""
    headers = {} if authorization is None else {"Authorization": authorization}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.request(method, f"{discord.api_url}{path}", data=data, **more) as response,
    ):
        return response.status, await response.json()


def form(discord, code, **other):
    known = {"client_id": str(discord.world.application), "client_secret": CLIENT_SECRET}
    return {**known, "grant_type": "authorization_code", "code": code, **other}


async def tokens(discord, person, *scopes):
    status, answer = await sent(discord, "POST", "/oauth2/token", form(discord, await person.activity_code(*scopes)))
    assert status == 200, answer
    return answer


async def test_a_code_is_exchanged_for_a_token_that_names_its_person(discord, laura):
    answer = await tokens(discord, laura)
    assert answer["token_type"] == "Bearer"
    assert (answer["expires_in"], answer["scope"]) == (ACCESS_SECONDS, "identify")
    bearer = f"Bearer {answer['access_token']}"
    status, me = await sent(discord, "GET", "/users/@me", authorization=bearer)
    assert (status, me["id"], me["global_name"]) == (200, laura.id, "Laura")
    status, about = await sent(discord, "GET", "/oauth2/@me", authorization=bearer)
    assert (status, about["scopes"], about["user"]["id"]) == (200, ["identify"], laura.id)
    assert about["application"]["id"] == str(discord.world.application)
    if description() is not None:
        assert description().violations("GET", "/oauth2/@me", None, status, about) == []
        assert description().violations("GET", "/users/@me", None, status, me) == []


async def test_the_client_may_name_itself_in_the_header(discord, laura):
    asked = {"grant_type": "authorization_code", "code": await laura.activity_code()}
    header = "Basic " + b64encode(f"{discord.world.application}:{CLIENT_SECRET}".encode()).decode()
    assert await sent(discord, "POST", "/oauth2/token", asked, "Basic ?") == (401, {"error": "invalid_client"})
    assert (await sent(discord, "POST", "/oauth2/token", asked, header))[0] == 200


async def test_a_wrong_client_is_refused_and_leaves_the_code_as_it_is(discord, laura):
    code = await laura.activity_code()
    for wrong in ({"client_secret": "x"}, {"client_id": "1"}, {"client_secret": ""}):
        assert await sent(discord, "POST", "/oauth2/token", form(discord, code, **wrong)) == (
            401,
            {"error": "invalid_client"},
        )
    assert (await sent(discord, "POST", "/oauth2/token", form(discord, code)))[0] == 200


async def test_a_code_is_valid_once_and_not_for_long(discord, laura, still):
    used, old = await laura.activity_code(), await laura.activity_code()
    invalid = (400, {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'})
    assert (await sent(discord, "POST", "/oauth2/token", form(discord, used)))[0] == 200
    assert await sent(discord, "POST", "/oauth2/token", form(discord, used)) == invalid
    assert await sent(discord, "POST", "/oauth2/token", form(discord, "never")) == invalid
    discord.world.now.advance(CODE_SECONDS + 1)
    assert await sent(discord, "POST", "/oauth2/token", form(discord, old)) == invalid


async def test_other_grants_and_json_are_refused(discord, laura):
    for body in ({"data": {"grant_type": "password"}}, {"json": form(discord, await laura.activity_code())}):
        async with (
            aiohttp.ClientSession() as http,
            http.post(f"{discord.api_url}/oauth2/token", **body) as response,
        ):
            assert (response.status, (await response.json())["error"]) == (400, "unsupported_grant_type")


async def test_a_token_expires_can_be_renewed_once_and_revoked(discord, laura):
    first = await tokens(discord, laura)
    discord.world.now.advance(ACCESS_SECONDS + 1)
    assert (await sent(discord, "GET", "/users/@me", authorization=f"Bearer {first['access_token']}"))[0] == 401
    again = form(discord, "", grant_type="refresh_token", refresh_token=first["refresh_token"])
    status, second = await sent(discord, "POST", "/oauth2/token", again)
    assert status == 200
    assert (await sent(discord, "POST", "/oauth2/token", again))[1]["error"] == "invalid_grant"
    bearer = f"Bearer {second['access_token']}"
    assert (await sent(discord, "GET", "/users/@me", authorization=bearer))[0] == 200
    revoked = form(discord, "", token=second["access_token"])
    assert (await sent(discord, "POST", "/oauth2/token/revoke", revoked))[0] == 200
    assert (await sent(discord, "GET", "/users/@me", authorization=bearer))[0] == 401


async def test_a_token_opens_only_what_its_scopes_allow(discord, laura):
    answer = await tokens(discord, laura, "guilds")
    bearer = f"Bearer {answer['access_token']}"
    assert await sent(discord, "GET", "/users/@me", authorization=bearer) == (
        403,
        {"message": "Missing required OAuth2 scope", "code": 50026},
    )
    assert "user" not in (await sent(discord, "GET", "/oauth2/@me", authorization=bearer))[1]
    assert (await sent(discord, "GET", f"/users/{laura.id}", authorization=bearer))[0] == 401


async def test_a_token_lists_servers_and_finds_the_name_in_one(discord, laura):
    answer = await tokens(discord, laura, "guilds", "guilds.members.read")
    bearer = f"Bearer {answer['access_token']}"
    await discord.service.servers.rename(discord.world.guild, discord.world.people[int(laura.id)], "Queen")
    status, servers = await sent(discord, "GET", "/users/@me/guilds", authorization=bearer)
    assert (status, [each["id"] for each in servers]) == (200, [laura.guild])
    member = f"/users/@me/guilds/{laura.guild}/member"
    status, found = await sent(discord, "GET", member, authorization=bearer)
    assert (status, found["nick"], found["user"]["id"]) == (200, "Queen", laura.id)
    other = f"Bearer {(await tokens(discord, laura))['access_token']}"
    for path in ("/users/@me/guilds", member):
        assert (await sent(discord, "GET", path, authorization=other))[1]["code"] == 50026


async def test_a_verifier_must_fit_its_challenge(discord, laura):
    challenge = urlsafe_b64encode(sha256(b"secret").digest()).decode().rstrip("=")
    path = f"/oauth2/authorize?client_id={discord.world.application}&scope=identify&code_challenge={challenge}"
    for verifier, status in (("other", 400), ("secret", 200)):
        location = (await laura.request("POST", path, {"authorize": True}))["location"]
        asked = form(discord, location.partition("code=")[2], code_verifier=verifier)
        assert (await sent(discord, "POST", "/oauth2/token", asked))[0] == status


async def test_a_person_may_refuse_and_unknown_scopes_are_refused(discord, laura):
    path = f"/oauth2/authorize?client_id={discord.world.application}&scope=identify&state=s"
    answer = await laura.request("POST", path, {"authorize": False})
    assert answer["location"].endswith("?error=access_denied&state=s")
    with pytest.raises(Refused) as refused:
        await laura.activity_code("identify", "everything")
    assert refused.value.body["error"] == "invalid_scope"


async def test_an_application_with_an_activity_has_a_command_that_launches_it(discord, bot, laura, ask):
    application = await ask("GET", "/applications/@me")
    assert application["flags"] & 1 << 17
    commands = f"/applications/{bot.application}/commands"
    entry = next(each for each in await ask("GET", commands) if each["type"] == 4)
    assert (entry["name"], entry["handler"]) == ("launch", 2)
    await laura.launch()
    (instance,) = discord.instances
    assert (instance.users, instance.location) == ([int(laura.id)], f"gc-{laura.guild}-{laura.channel}")
    assert bot.interactions.empty()


async def test_the_bot_launches_where_its_command_is_its_own(discord, bot, laura, ask):
    commands = f"/applications/{bot.application}/commands"
    entry = next(each for each in await ask("GET", commands) if each["type"] == 4)
    await ask("PATCH", f"{commands}/{entry['id']}", {"handler": 1})
    launching = asyncio.create_task(laura.launch("launch"))
    interaction = await bot.interactions.get()
    assert (interaction["data"]["type"], discord.instances) == (4, [])
    status, answer = await bot.answer(interaction, 12, with_response=True)
    await launching
    (instance,) = discord.instances
    assert (status, answer["resource"]["activity_instance"]["id"]) == (200, instance.id)
    assert instance.users == [int(laura.id)]


async def test_there_is_one_entry_point_and_no_overwrite_leaves_it_out(discord, bot, ask):
    commands = f"/applications/{bot.application}/commands"
    other = {"type": 4, "name": "play"}
    assert (await bot.request("POST", commands, other))[1]["code"] == 30032
    assert (await bot.request("PUT", commands, []))[1]["code"] == 50240
    assert [each["name"] for each in await ask("PUT", commands, [{**other, "handler": 1}])] == ["play"]
    in_guild = f"/applications/{bot.application}/guilds/{discord.world.guild.id}/commands"
    assert (await bot.request("POST", in_guild, other))[1]["code"] == 50035


async def test_an_instance_as_the_bot_sees_it(discord, bot, laura, clara, ask):
    instance = await laura.join_activity()
    assert await clara.join_activity() == instance
    assert instance.startswith("i-")
    path = f"/applications/{bot.application}/activity-instances"
    found = await ask("GET", f"{path}/{instance}")
    assert found == {
        "application_id": str(bot.application),
        "instance_id": instance,
        "launch_id": instance.split("-")[1],
        "location": {
            "id": f"gc-{laura.guild}-{laura.channel}",
            "kind": "gc",
            "channel_id": laura.channel,
            "guild_id": laura.guild,
        },
        "users": [laura.id, clara.id],
    }
    assert await bot.request("GET", f"{path}/i-1-gc-2-3") == (404, {"message": "404: Not Found", "code": 0})
    assert (await bot.request("GET", f"/applications/1/activity-instances/{instance}"))[0] == 403


async def test_an_instance_in_direct_messages(discord, bot, laura, ask):
    await laura.go_to_the_bot()
    instance = await laura.join_activity()
    found = await ask("GET", f"/applications/{bot.application}/activity-instances/{instance}")
    assert found["location"] == {"id": f"pc-{laura.channel}", "kind": "pc", "channel_id": laura.channel}


async def test_an_instance_ends_with_the_last_one_and_the_next_is_another(discord, bot, laura, clara):
    first = await laura.join_activity()
    await clara.join_activity()
    await laura.leave_activity()
    assert discord.instances[0].users == [int(clara.id)]
    await clara.close()
    await discord.until(lambda world: not world.instances)
    assert (await bot.request("GET", f"/applications/{bot.application}/activity-instances/{first}"))[0] == 404
    assert await laura.join_activity() != first


async def test_people_who_see_the_channel_are_told_who_takes_part(discord, bot, laura, clara):
    told = []
    clara._take = lambda event, data: told.append((event, data))
    await laura.join_activity()
    await clara.until(lambda _: told)
    ((event, data),) = told
    assert (event, [each["user_id"] for each in data["participants"]]) == (UPDATE, [laura.id])
    assert data["participants"][0]["user"]["global_name"] == "Laura"


async def test_who_may_take_part(discord, laura, clara):
    discord.world.channels[int(laura.channel)].denied[int(laura.id)] = USE_EMBEDDED_ACTIVITIES
    for refused_to in (laura.join_activity, laura.launch):
        with pytest.raises(Refused) as refused:
            await refused_to()
        assert refused.value.body["code"] == 50013
    with pytest.raises(Refused) as refused:
        await clara.request("PUT", clara._activity, {"session_id": laura._session_id})
    assert refused.value.body["code"] == 50035


async def test_an_activity_that_is_taken_away_ends(discord, laura, clara):
    told = []
    clara._take = lambda event, data: told.append((event, data))
    await laura.join_activity()
    await clara.until(lambda _: told)
    discord.activity = None
    assert discord.instances == []
    await clara.until(lambda _: len(told) == 2)
    assert (told[1][0], told[1][1]["participants"]) == (UPDATE, [])
    discord.activity = ADDRESS
    assert await laura.join_activity() != told[0][1]["instance_id"]


async def test_an_activity_can_be_taken_away_and_given_later(discord, bot, laura):
    discord.activity = None
    with pytest.raises(Refused) as refused:
        await laura.join_activity()
    assert refused.value.body["code"] == 10002
    with pytest.raises(LookupError):
        await laura.launch()
    discord.activity = ADDRESS
    await laura.launch()
    assert len(discord.instances) == 1
    with pytest.raises(ValueError, match="activity"):
        discord.activity = "ftp://example.com"


async def test_no_secret_is_in_the_records(discord, bot, laura):
    answer = await tokens(discord, laura)
    async with aiohttp.ClientSession() as http, http.get(f"{discord.url}/control/records") as response:
        text = await response.text()
    for secret in (answer["access_token"], answer["refresh_token"], CLIENT_SECRET):
        assert secret not in text


async def test_a_script_launches_joins_allows_and_leaves(discord, bot):
    async def control(name, path, body):
        async with (
            aiohttp.ClientSession() as http,
            http.post(f"{discord.url}/control/people/{name}/{path}", json=body) as response,
        ):
            assert response.status == 200, await response.text()
            return await response.json()

    await control("Laura", "launch", {"command": "launch"})
    joined = await control("Clara", "activity", {"joined": True})
    assert [joined["instance"]] == [each.id for each in discord.instances]
    assert len(discord.instances[0].users) == 2
    code = (await control("Clara", "activity_code", {"scopes": ["identify", "guilds"]}))["code"]
    assert (await sent(discord, "POST", "/oauth2/token", form(discord, code)))[1]["scope"] == "identify guilds"
    for name in ("Laura", "Clara"):
        assert await control(name, "activity", {"joined": False}) == {"instance": None}
    assert discord.instances == []
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{discord.url}/control/scenario.py") as response:
            written = await response.text()
            assert "await people['Laura'].launch('launch')" in written
            assert f"activity={ADDRESS!r}" in written
        async with http.get(f"{discord.url}/control/scenario.sh") as response:
            assert "step Laura/launch " in await response.text()


async def test_only_the_good_way_of_a_challenge_is_taken(discord):
    laura = discord.person("Laura")
    path = f"/oauth2/authorize?client_id={discord.world.application}&scope=identify&code_challenge=x"
    for method in ("nope", "plain", "s256", ""):
        for ask, body in (("GET", None), ("POST", {"authorize": True}), ("POST", {"authorize": False})):
            with pytest.raises(Refused) as refused:
                await laura.request(ask, f"{path}&code_challenge_method={method}", body)
            assert refused.value.status == 400
            assert refused.value.body == {
                "error": "invalid_request",
                "error_description": 'Unsupported "code_challenge_method"',
            }
    about = await laura.request("GET", f"{path}&code_challenge_method=S256")
    assert (about["application"]["id"], about["user"]["id"]) == (str(discord.world.application), laura.id)


async def test_discord_py_keeps_the_entry_point_command_by_the_recipe(discord, monkeypatch):
    discord.activity = "http://127.0.0.1:1/"
    monkeypatch.setattr(library.http.Route, "BASE", discord.api_url)
    made = {"discord": library}
    exec(fragment("activities", "class Tree("), made)
    for tree_of, why in ((library.app_commands.CommandTree, "50240"), (made["Tree"], None)):
        async with library.Client(intents=library.Intents.none()) as client:
            tree = tree_of(client)
            tree.add_command(library.app_commands.Command(name="hello", description="Hello", callback=hello))
            await client.login(discord.world.bot.token)
            with pytest.raises(library.HTTPException, match=why) if why else nullcontext():
                await tree.sync()
    assert {each["name"] for each in discord.world.commands.values()} == {"hello", "launch"}


async def hello(interaction: library.Interaction) -> None:
    """Say nothing."""


@pytest.mark.parametrize("field", ["grant_type", "code", "code_verifier", "refresh_token", "token", "client_id"])
@pytest.mark.parametrize("value", [[], {}, 5, "\ud800"])
async def test_fields_of_a_form_that_are_no_text_are_refused(discord, laura, caplog, field, value):
    asked = f"/oauth2/authorize?client_id={discord.world.application}&scope=identify&code_challenge=x"
    code = (await laura.request("POST", asked, {"authorize": True}))["location"].partition("code=")[2]
    fields = form(discord, code, code_verifier="y", **({} if field != "refresh_token" else {"grant_type": field}))
    for path in ("/oauth2/token", "/oauth2/token/revoke"):
        parts = aiohttp.FormData({"payload_json": json.dumps({**fields, field: value})})
        parts.add_field("x", b"", filename="x")  # a form with a file has several parts
        status, answer = await sent(discord, "POST", path, parts)
        assert status in (400, 401) or (status, answer) == (200, {})
    assert not caplog.records
