"""Broken requests under /control get a sentence and never a 500, and no request leads where it should not."""

import asyncio
import json
import logging

import aiohttp
import pytest

from playground.tests.test_control import control  # noqa: F401 - a fixture

DEEP = "[" * 5000 + "]" * 5000


async def sent(discord, method, path, body, **headers):
    """Send a body as it is; return the status and the answer."""
    headers = {"Content-Type": "application/json", **headers}
    async with (
        aiohttp.ClientSession() as http,
        http.request(method, f"{discord.url}/control{path}", data=body, headers=headers) as response,
    ):
        return response.status, await response.json()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/clock", "[" * 200_000),
        ("POST", "/clock", f'{{"advance": {DEEP}}}'),
        ("POST", "/people/Laura/slash", f'{{"command": "try", "options": {{"a": {"[" * 600 + "]" * 600}}}}}'),
        ("POST", "/clock", f'{{"advance": 1{"0" * 400}}}'),
        ("POST", "/clock", f'{{"advance": -1{"0" * 400}}}'),
        ("POST", "/clock", f'{{"advance": 1{"0" * 5000}}}'),
        ("POST", "/clock", '{"advance": NaN}'),
        ("POST", "/clock", '{"advance": 1e400}'),
        ("PUT", "/faults", f'{{"slow_seconds": 1{"0" * 400}}}'),
        ("PUT", "/rate-limits", f'{{"scale": 1{"0" * 400}}}'),
        ("POST", "/people/Laura/slash", '{"command": " "}'),
        ("POST", "/people/Laura/complete", '{"command": "\\t", "focused": "x"}'),
        ("POST", "/people/Laura/request", '{"method": "G ET", "path": "/users/@me"}'),
        ("POST", "/people/Laura/request", '{"method": "GET\\r\\nX: y", "path": "/users/@me"}'),
        ("POST", "/people/Laura/request", '{"method": "HEAD", "path": "/users/@me"}'),
        ("POST", "/people/Laura/request", '{"method": "GET", "path": "users/@me"}'),
        ("POST", "/people/Laura/request", '{"method": "GET", "path": "/../../readme"}'),
        ("POST", "/people/Laura/request", '{"method": "GET", "path": "/%2e%2e/../control/state"}'),
        ("POST", "/people/Laura/request", '{"method": "GET", "path": "/users/..%2f..%2f..%2freadme"}'),
        ("POST", "/people/Laura/request", '{"method": "GET", "path": "/\\ud800"}'),
        ("POST", "/people/Laura/request", '{"method": "GET", "path": "/users/@me HTTP/1.1"}'),
        ("OPTIONS", "/guilds/1", "{}"),
        ("GET", "/records?after=x", None),
        ("GET", "/records?wait=nan", None),
        ("GET", f"/records?after=1{'0' * 5000}", None),
        ("PATCH", "/people/Laura", '{"locale": "xx"}'),
        ("PATCH", "/people/Laura", f'{{"locale": "{"x" * 5000}"}}'),
        ("PATCH", "/people/Laura", f'{{"name": "{"x" * 5000}"}}'),
        ("PATCH", "/people/Laura", '{"name": "  "}'),
        ("PATCH", "/people/Laura", '{"name": "\\ud800"}'),
        ("POST", "/people/Laura/activity_code", '{"scopes": ["\\ud800"]}'),
        ("POST", "/people/Laura/activity_code", b'{"scopes": ["\xed\xa0\x80"]}'),
        ("POST", "/people/Laura/react", '{"emoji": "\\uD800"}'),
        ("POST", "/people/Laura/upload", '{"name": "\\ud800", "file": "YQ=="}'),
        ("POST", "/people/Laura/upload", '{"name": "a\\r\\nX: y", "file": "YQ=="}'),
    ],
)
async def test_nonsense_is_answered_with_a_sentence(discord, bot, caplog, method, path, body):
    status, answer = await sent(discord, method, path, body)
    assert status == 400, answer
    assert answer["error"]
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


@pytest.mark.parametrize("encoding", ["gzip", "deflate"])
async def test_a_body_that_is_not_packed_as_it_says(discord, caplog, encoding):
    status, answer = await sent(discord, "POST", "/clock", b"not packed", **{"Content-Encoding": encoding})
    assert (status, answer) == (400, {"error": "the body is not JSON"})
    assert caplog.records == []


async def test_a_client_that_leaves_in_the_middle_of_a_body(discord, caplog):
    _, writer = await asyncio.open_connection("127.0.0.1", int(discord.url.rsplit(":", 1)[1]))
    head = "POST /control/clock HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n"
    writer.write(f"{head}\r\n{{".encode())
    await writer.drain()
    assert (await sent(discord, "GET", "/state", None))[0] == 200  # the server has begun to read the other request
    writer.transport.abort()
    assert (await sent(discord, "GET", "/state", None))[0] == 200
    assert caplog.records == []


@pytest.mark.parametrize("path", ["/control/state", "/playground.json"])
@pytest.mark.parametrize("host", ["[", "[::1", "]", "[v1.x]", "[1::2::3]", "@", "a b"])
async def test_hosts_that_are_none_are_kept_out(discord, caplog, host, path):
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"{discord.url}{path}", headers={"Host": host}) as response,
    ):
        assert response.status == 403
    assert caplog.records == []


async def read_all(reader, writer, requests):
    """Note the first line of a request."""
    requests.append(await reader.readline())
    writer.close()


async def test_what_is_passed_on_goes_to_the_server_itself(discord):
    guild, requests = discord.world.guild.id, []
    elsewhere = await asyncio.start_server(lambda *streams: read_all(*streams, requests), "127.0.0.1", 0)
    async with elsewhere:
        port = elsewhere.sockets[0].getsockname()[1]
        for host in (f"127.0.0.1:{port}", "localhost:1", "localhost"):
            status, roles = await sent(discord, "GET", f"/guilds/{guild}/roles", None, Host=host)
            assert (status, roles[0]["id"]) == (200, str(guild))
    assert requests == []


@pytest.mark.parametrize("path", ["/guilds/x%2F..%2F..%2Freadme", "/channels/..%2f..%2fx", "/channels/%252e%252e/x"])
async def test_what_is_passed_on_stays_in_the_api(discord, path):
    reader, writer = await asyncio.open_connection("127.0.0.1", int(discord.url.rsplit(":", 1)[1]))
    writer.write(f"GET /control{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    assert b" 400 " in head.splitlines()[0], head
    assert "is not a path of Discord's API" in json.loads(body)["error"]


async def test_a_name_is_that_of_whoever_bears_it_now(discord, control):  # noqa: F811
    ids = {each.name: str(each.id) for each in discord.world.people.values()}
    me = {"method": "GET", "path": "/users/@me"}
    _, answer = await control("POST", "/people/Laura/request", me)
    assert answer["answer"]["id"] == ids["Laura"]
    assert (await control("PATCH", "/people/Laura", {"name": "Zoe"}))[0] == 200
    assert (await control("PATCH", "/people/Clara", {"name": "Laura"}))[0] == 200
    _, answer = await control("POST", "/people/Laura/request", me)
    assert answer["answer"]["id"] == ids["Clara"]
    _, answer = await control("POST", "/people/Zoe/request", me)
    assert answer["answer"]["id"] == ids["Laura"]
    assert (await control("POST", "/people/Clara/request", me))[0] == 404
    _, answer = await control("POST", "/people/Laura/message", {"content": "It is me"})
    assert answer["message"]["data"]["author"]["id"] == ids["Clara"]


async def test_time_passes_by_years_up_to_the_end_of_the_clock_and_no_further(discord):
    ten_years = '{"advance": 315360000}'
    for _ in range(20):
        status, answer = await sent(discord, "POST", "/clock", ten_years)
        if status != 200:
            break
    assert (status, answer) == (
        400,
        {"error": "advance: 315360000.0 lead past the year 2099, the last one of the clock"},
    )
    assert (await sent(discord, "GET", "/state", None))[0] == 200


async def test_a_name_may_have_as_many_characters_as_on_discord(discord):
    status, answer = await sent(discord, "PATCH", "/people/Laura", json.dumps({"name": "x" * 32, "locale": "pt-BR"}))
    assert (status, answer["name"], answer["locale"]) == (200, "x" * 32, "pt-BR")
    status, answer = await sent(discord, "PATCH", f"/people/{'x' * 32}", json.dumps({"name": "x" * 33}))
    assert (status, answer["error"]) == (400, "name has more than 32 characters: 33")
