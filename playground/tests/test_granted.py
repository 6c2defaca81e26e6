"""What people have granted the application: their role connections, purchases and accounts elsewhere."""

import aiohttp
import pytest

from playground.server import Playground
from playground.tests.asking import description
from playground.tests.test_activities import ADDRESS, tokens
from playground.world import World

FIELDS = [{"type": 2, "key": "games", "name": "Games", "description": "How many games were played"}]


@pytest.fixture
async def discord():
    async with Playground(World(["Laura", "Clara"]), activity=ADDRESS) as served:
        yield served


@pytest.fixture
async def ask(discord):
    """Send a request, as the bot or as somebody's bearer; return the status and the answer."""

    async def sent(method, path, body=None, token=None):
        bot = f"Bot {discord.world.bot.token}"
        headers = {"Authorization": bot if token is None else f"Bearer {token['access_token']}"}
        async with (
            aiohttp.ClientSession(headers=headers) as http,
            http.request(method, f"{discord.api_url}{path}", json=body) as response,
        ):
            answer = None if response.status == 204 else await response.json()
            if description() is not None and response.ok:
                assert description().violations(method, path.partition("?")[0], body, response.status, answer) == []
            return response.status, answer

    return sent


async def test_a_role_connection_is_its_owners_and_has_the_announced_fields(discord, laura, clara, ask):
    path = f"/users/@me/applications/{discord.world.application}/role-connection"
    await ask("PUT", f"/applications/{discord.world.application}/role-connections/metadata", FIELDS)
    laura, clara = [await tokens(discord, each, "role_connections.write") for each in (laura, clara)]
    told = {"platform_name": "Card club", "platform_username": "laura", "metadata": {"games": "7", "other": "1"}}
    kept = {**told, "metadata": {"games": "7"}}
    assert await ask("GET", path, token=laura) == (200, {"metadata": {}})
    assert await ask("PUT", path, told, laura) == (200, kept)
    assert await ask("GET", path, token=laura) == (200, kept)
    assert await ask("GET", path, token=clara) == (200, {"metadata": {}})
    assert await ask("DELETE", path, token=laura) == (204, None)
    assert await ask("GET", path, token=laura) == (200, {"metadata": {}})


@pytest.mark.parametrize(
    "body",
    [
        {"platform_name": "x" * 51},
        {"platform_username": []},
        {"metadata": {"games": ""}},
        {"metadata": {str(number): "1" for number in range(6)}},
        {"metadata": []},
    ],
)
async def test_a_broken_role_connection_is_refused_with_its_field(discord, laura, ask, body):
    path = f"/users/@me/applications/{discord.world.application}/role-connection"
    token = await tokens(discord, laura, "role_connections.write")
    status, answer = await ask("PUT", path, body, token)
    assert (status, answer["code"], list(answer["errors"])) == (400, 50035, list(body))
    assert await ask("GET", path, token=token) == (200, {"metadata": {}})


async def test_what_was_not_granted_is_refused(discord, laura, ask):
    token = await tokens(discord, laura, "identify")
    path = f"/users/@me/applications/{discord.world.application}"
    for each in (f"{path}/role-connection", f"{path}/entitlements", "/users/@me/connections"):
        status, answer = await ask("GET", each, token=token)
        assert (status, answer["code"]) == (403, 50026)
    assert (await ask("GET", f"{path}/role-connection"))[0] == 401
    wide = await tokens(discord, laura, "role_connections.write")
    status, answer = await ask("GET", "/users/@me/applications/5/role-connection", token=wide)
    assert (status, answer["code"]) == (403, 50001)


async def test_somebodys_purchases_are_their_own(discord, laura, clara, ask):
    discord.world.skus.append({"id": "77"})
    base = f"/applications/{discord.world.application}/entitlements"
    for person in (laura, clara):
        await ask("POST", base, {"sku_id": "77", "owner_id": person.id, "owner_type": 2})
    token = await tokens(discord, laura, "applications.entitlements")
    own = f"/users/@me/applications/{discord.world.application}/entitlements"
    status, (bought,) = await ask("GET", own, token=token)
    assert (status, bought["user_id"]) == (200, laura.id)
    assert await ask("GET", f"{own}?sku_ids=78", token=token) == (200, [])
    await ask("POST", f"{base}/{bought['id']}/consume")
    assert await ask("GET", f"{own}?exclude_consumed=true", token=token) == (200, [])


async def test_nobody_has_accounts_subscriptions_or_packs_of_stickers(discord, laura, ask):
    discord.world.skus.append({"id": "77"})
    token = await tokens(discord, laura, "connections")
    assert await ask("GET", "/users/@me/connections", token=token) == (200, [])
    assert await ask("GET", "/users/@me/connections") == (200, [])
    assert await ask("GET", f"/skus/77/subscriptions?user_id={laura.id}") == (200, [])
    assert (await ask("GET", "/skus/77/subscriptions/5"))[0] == 404
    for path, code in (("/skus/78/subscriptions", 10027), ("/sticker-packs/5", 10061)):
        status, answer = await ask("GET", path)
        assert (status, answer["code"]) == (404, code)
