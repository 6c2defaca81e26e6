"""What the doctor says of the developer portal's settings: the page, the setting there, and what to do."""

from copy import deepcopy
from datetime import datetime, timedelta
from types import SimpleNamespace

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.doctor.discord import Wanted, _check_clock, check_commands, check_discord
from bot.doctor.finding import Verdict, table
from bot.doctor.portal import check_sessions
from bot.interactions.permissions import NEEDED
from playground.server import Playground
from playground.world import World
from playground.world.permissions import CREATE_EVENTS, CREATE_PUBLIC_THREADS
from tests.cases import for_each

GUILD = {"scopes": ["bot", "applications.commands"], "permissions": str(NEEDED.value)}
USER = {"scopes": ["applications.commands"], "permissions": "0"}
WELL = {
    "icon": "31deabb7e45b6c8ecfef77d2f99c81a5",
    "description": "Card games",
    "tags": ["games"],
    "terms_of_service_url": "https://example.org/terms",
    "privacy_policy_url": "https://example.org/privacy",
    "integration_types_config": {"0": {"oauth2_install_params": GUILD}, "1": {"oauth2_install_params": USER}},
}
"""An application whose settings leave nothing to say."""

VERIFIED = 1 << 16
TEAM = {"id": "1", "name": "We", "icon": None, "owner_user_id": "1", "members": []}
ALL = f"scope=bot+applications.commands&permissions={NEEDED.value}"
LINK = "https://discord.com/oauth2/authorize?client_id=OURS&scope=bot&permissions=8"
OWN_LINK = f"https://discord.com/oauth2/authorize?client_id=OURS&{ALL}"
ANYWHERE = "https://example.org/add"


@pytest.fixture
async def discord():
    async with Playground(World(["Laura"])) as served:
        served.world.portal = deepcopy(WELL)
        for guild in served.world.guilds.values():
            guild.permissions |= CREATE_EVENTS
        yield served


async def findings(discord, **wanted):
    token = discord.world.bot.token
    return await check_discord(discord.api_url, token, Wanted((), (), None, **wanted))


@pytest.mark.parametrize(
    ("asked", "answered", "verdict"),
    [
        (0, 0, Verdict.FINE),
        (0, 60, Verdict.FINE),
        (60, 120, Verdict.WRONG),
        (-120, -60, Verdict.WRONG),
    ],
)
async def test_an_answer_that_is_long_on_its_way_does_not_make_the_clock_wrong(monkeypatch, asked, answered, verdict):
    async def answer(request):
        nonlocal moved
        moved = timedelta(seconds=answered)
        return web.json_response({"url": ""})

    moved = timedelta(seconds=asked)
    serving = web.Application()
    serving.router.add_get("/gateway", answer)
    async with TestServer(serving) as server:
        monkeypatch.setattr("bot.doctor.discord.datetime", SimpleNamespace(now=lambda zone: datetime.now(zone) + moved))
        clock = await _check_clock(str(server.make_url("/")))
    assert clock.verdict == verdict


def installs(**params):
    return {"integration_types_config": {"0": {"oauth2_install_params": GUILD | params}, "1": {}}}


async def test_a_complete_application_leaves_nothing_to_do(discord):
    found = {each.subject: each for each in await findings(discord) if each.subject != "commands"}
    assert {each.verdict for each in found.values()} == {Verdict.FINE}, table(found.values())
    assert f"permissions={NEEDED.value}" in found["public"].advice
    discord.world.bot.public_flags = VERIFIED
    discord.world.portal["approximate_guild_count"] = 5000
    found = {each.subject: each for each in await findings(discord)}
    assert (found["verification"].verdict, found["verification"].what) == ("fine", "verified, in about 5000 servers")


@pytest.mark.parametrize(
    ("portal", "subject", "verdict", "what", "advice"),
    [
        (
            {"icon": None, "tags": []},
            "profile",
            "note",
            "without App Icon and Tags",
            "General Information → App Icon, Tags",
        ),
        ({"privacy_policy_url": None}, "policies", "note", "Privacy Policy URL", "General Information → Privacy"),
        (
            {"interactions_endpoint_url": "https://x.org"},
            "clicks",
            "WRONG",
            "web address",
            "Interactions Endpoint URL: empty",
        ),
        ({"integration_types_config": {"1": {}}}, "installation", "WRONG", "nobody can add", "tick Guild Install"),
        ({"integration_types_config": None}, "installation", "note", "in servers only", "tick User Install"),
        (
            {"integration_types_config": {"0": {}}},
            "install settings",
            "note",
            "from its profile",
            "Discord Provided Link",
        ),
        (installs(scopes=["bot"]), "install settings", "WRONG", "scopes applications.commands", "Guild Install: add"),
        (
            installs(permissions="2048"),
            "install settings",
            "WRONG",
            "View Channels, Send",
            "without Attach Files, tables and results have no pictures",
        ),
        (installs(permissions="8"), "install settings", "note", "Administrator", "choose View Channels"),
        (
            {"integration_types_config": {"0": {}, "1": {"oauth2_install_params": {**USER, "scopes": []}}}},
            *("install settings", "WRONG", "no commands", "User Install: add applications.commands"),
        ),
        ({"custom_install_url": LINK}, "install link", "WRONG", "scopes applications.commands", "Custom URL: add"),
        ({"custom_install_url": OWN_LINK}, "install link", "fine", "asks for what the bot needs", ""),
        (
            {"custom_install_url": OWN_LINK.replace("OURS", "1")},
            *("install link", "WRONG", "adds the application 1, not", "Custom URL: set client_id="),
        ),
        (
            {"custom_install_url": f"https://discord.com/oauth2/authorize?{ALL}"},
            *("install link", "WRONG", "adds no application", "Custom URL: set client_id="),
        ),
        (
            {"custom_install_url": OWN_LINK.replace("discord.com", "discord.com.example.org")},
            *("install link", "note", "it leads to discord.com.example.org", "make sure"),
        ),
        (
            {"custom_install_url": OWN_LINK.partition("&")[0]},
            *("install link", "WRONG", "asks for no scopes", "Custom URL: enter"),
        ),
        ({"custom_install_url": "https://[x"}, "install link", "WRONG", "is not an address", "Custom URL: correct"),
        ({"custom_install_url": f"{OWN_LINK}{'9' * 5000}"}, "install link", "WRONG", "permissions View", "add View"),
        (installs(scopes=None), "install settings", "WRONG", "scopes bot and applications", "Guild Install: add bot"),
        (
            {"integration_types_config": {"0": {}, "1": {"oauth2_install_params": {**USER, "scopes": None}}}},
            *("install settings", "WRONG", "no commands", "User Install: add applications.commands"),
        ),
        (
            installs(permissions=str(NEEDED.value & ~CREATE_PUBLIC_THREADS)),
            *("install settings", "note", "permission Create Public Threads", "one table after another"),
        ),
        ({"custom_install_url": ANYWHERE}, "install link", "note", "cannot be checked", "Install Link"),
        ({"bot_public": False}, "public", "note", "only its owner", "page Bot → Public Bot"),
        (
            {"bot_require_code_grant": True},
            "code grant",
            "WRONG",
            "code grant",
            "page Bot → Requires OAuth2 Code Grant",
        ),
        (
            {"flags_new": str(1 << 13 | 1 << 18)},
            "intents",
            "note",
            "Presence Intent and Message",
            "page Bot → Privileged",
        ),
        ({"flags_new": str(1 << 17)}, "activities", "note", "switched on", "Enable Activities"),
        ({"approximate_guild_count": 74}, "verification", "fine", "from 75", ""),
        ({"approximate_guild_count": 75}, "verification", "note", "100 is the most", "missing: a team that owns"),
        (
            {"approximate_guild_count": 100, "team": TEAM, "description": "", "flags_new": str(1 << 16)},
            *("verification", "WRONG", "nobody can add it any more", "Still missing: a Description. Discord holds"),
        ),
    ],
)
async def test_each_setting_that_is_missing_or_wrong_is_named(discord, portal, subject, verdict, what, advice):
    discord.world.portal |= portal
    link = portal.get("custom_install_url")
    if link:
        discord.world.portal["custom_install_url"] = link.replace("OURS", str(discord.world.application))
    found = [each for each in await findings(discord) if each.subject == subject]
    assert [each for each in found if each.verdict == verdict and what in each.what and advice in each.advice], found


@pytest.mark.parametrize(("flags", "verdict"), [(0, "WRONG"), (1 << 17, "fine")])
async def test_a_bot_with_the_panel_needs_activities(discord, flags, verdict):
    discord.world.portal |= {"flags_new": str(flags)}
    found = [each for each in await findings(discord, panel=True) if each.subject == "activities"]
    assert [each.verdict for each in found] == [verdict]


@pytest.mark.parametrize(
    ("shards", "left", "servers", "count", "said"),
    [
        (1, 1000, 10, None, ["fine", "fine"]),
        (4, 1000, 4000, 2, ["note", "fine"]),
        (4, 1000, 6000, 2, ["WRONG", "fine"]),
        (4, 99, 6000, 4, ["fine", "note"]),
    ],
)
def test_shards_and_session_starts(shards, left, servers, count, said):
    limit = {"total": 1000, "remaining": left, "reset_after": 7_200_000, "max_concurrency": 1}
    found = check_sessions({"shards": shards, "session_start_limit": limit}, servers, count)
    assert [each.verdict for each in found] == said
    if left < 100:
        assert "there are 1000 again in 2.0 hours" in found[1].advice


OURS = {
    "name": "claro",
    "description": "Card games",
    "description_localizations": {"de": "Kartenspiele"},
    "options": [{"type": 1, "name": "new", "description": "x", "required": False, "options": []}],
    "contexts": [0, 1],
    "integration_types": [0, 1],
    "dm_permission": False,
}


@for_each(
    ("changes", "verdict"),
    [
        ({}, "fine"),
        ({"description_localizations": {"de": "Spiele"}}, "note"),
        ({"options": []}, "note"),
        ({"options": [{"type": 1, "name": "new", "description": "x", "autocomplete": True}]}, "fine"),
        ({"contexts": [1, 0]}, "fine"),
        ({"contexts": [0]}, "note"),
        ({"integration_types": [0]}, "note"),
        ({"name": "stardust"}, "note"),
    ],
)
def test_commands_are_compared_by_what_this_version_says_of_them(changes, verdict):
    registered = {**OURS, "id": "1", "version": "2", "dm_permission": True, "nsfw": False, **changes}
    launch = {"type": 4, "name": "launch"}
    assert check_commands([OURS], [registered, launch], {"0": {}, "1": {}}).verdict == verdict
    if not changes:
        assert check_commands([OURS], [registered | {"integration_types": [0]}], {"0": {}}).verdict == "fine"
