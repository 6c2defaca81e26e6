"""The origin of an Activity: what comes there is handed on to its address, and to nothing beside it."""

import asyncio
import json
from base64 import b64decode

import aiohttp
import pytest
from aiohttp import WSCloseCode, WSMsgType, web

from playground.server import Playground
from playground.world import World


class Activity:
    """A server with an Activity below one folder, and other things beside it."""

    def __init__(self):
        self.asked = []
        self.app = web.Application()
        self.app.router.add_get("/app/socket", self.socket)
        self.app.router.add_get("/app/closed", self.closed)
        self.app.router.add_get("/app/gone", self.gone)
        self.app.router.add_get("/app/broken", self.broken)
        self.app.router.add_route("*", "/{path:.*}", self.all)

    async def all(self, request):
        self.asked.append((request.method, request.raw_path, dict(request.headers), await request.text()))
        headers = {"Content-Security-Policy": "default-src *", "X-Own": "yes", "Location": "elsewhere"}
        response = web.Response(
            text="here" * 500, status=302 if request.path.endswith("moved") else 200, headers=headers
        )
        response.enable_compression()
        response.headers.add("Set-Cookie", "a=1")
        response.headers.add("Set-Cookie", "b=2")
        return response

    async def socket(self, request):
        ws = web.WebSocketResponse(protocols=("second",))
        await ws.prepare(request)
        async for message in ws:
            if message.data == "close":
                await ws.close(code=4001, message=b"why")
            elif message.type is WSMsgType.TEXT:
                await ws.send_str(f"{request.query_string} {message.data}")
            else:
                await ws.send_bytes(message.data)
        self.asked.append(ws.close_code)
        return ws

    async def closed(self, request):
        raise web.HTTPForbidden

    async def broken(self, request):
        response = web.StreamResponse(headers={"Content-Length": "10000"})
        await response.prepare(request)
        await response.write(b"the beginning")
        request.transport.close()
        return response

    async def gone(self, request):
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        request.transport.abort()
        return ws


@pytest.fixture
async def activity():
    made = Activity()
    runner = web.AppRunner(made.app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    made.address = f"http://127.0.0.1:{runner.addresses[0][1]}/app/"
    yield made
    await runner.cleanup()


@pytest.fixture
async def discord(activity):
    async with Playground(World(["Laura"]), activity=activity.address) as served:
        yield served


@pytest.fixture
async def http(discord):
    async with aiohttp.ClientSession(discord.activity_url, auto_decompress=True) as session:
        yield session


async def raw(discord, line):
    """Send a request as no client would; return the status."""
    host, port = discord.activity_url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"{line} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ", 2)[1])


async def test_paths_with_the_prefix_and_without_lead_below_the_address(http, activity):
    for path in ("/", "/?instance_id=i-1", "/.proxy/", "/.proxy/page/a%2Fb.js?x=%20", "/page/main.js"):
        async with http.get(path) as response:
            assert (response.status, await response.text()) == (200, "here" * 500)
    assert [path for _, path, _, _ in activity.asked] == [
        "/app/", "/app/?instance_id=i-1", "/app/", "/app/page/a%2Fb.js?x=%20", "/app/page/main.js",
    ]  # fmt: skip


async def test_bodies_and_headers_are_handed_on(http, activity):
    async with http.post("/token", data=b"code", headers={"X-Mine": "1", "Cookie": "c=3"}) as response:
        assert response.headers.getall("Set-Cookie") == ["a=1", "b=2"]
        assert response.headers["X-Own"] == "yes"
    ((method, _, headers, body),) = activity.asked
    assert (method, body, headers["X-Mine"], headers["Cookie"]) == ("POST", "code", "1", "c=3")
    assert headers["Host"] in activity.address


async def test_the_policy_is_discords_and_redirects_are_the_browsers_business(http, discord):
    async with http.get("/moved", allow_redirects=False) as response:
        assert (response.status, response.headers["Location"]) == (302, "elsewhere")
        (policy,) = response.headers.getall("Content-Security-Policy")
    assert "script-src 'self' 'unsafe-eval' blob:" in policy
    assert f"frame-ancestors 'self' {discord.url}" in policy
    assert "default-src *" not in policy


@pytest.mark.parametrize(
    "path",
    [
        "/../secret", "/.proxy/../../secret", "/page/..%2f..%2fsecret", "/%2e%2e/secret", "/%252e%252e/secret",
        "/..\\secret", "/%5c..%5c..%5csecret", "/.", "/%00", "http://127.0.0.1:1/", "*",
    ],
)  # fmt: skip
async def test_no_path_leads_beside_the_address(discord, activity, path):
    assert await raw(discord, f"GET {path}") in (400, 404)
    assert activity.asked == []


@pytest.mark.parametrize("host", ["", "a:99999999", "a:b", "["])
async def test_a_host_that_is_no_origin_is_refused(discord, http, host):
    for path in ("/", "/.playground"):
        async with http.get(path, headers={"Host": host}) as response:
            assert response.status == 400


async def test_a_path_that_looks_like_a_host_stays_below(discord, activity):
    assert await raw(discord, "GET //example.com/x") == 200
    assert activity.asked[0][1] == "/app//example.com/x"


async def test_sockets_are_handed_on_in_both_directions(discord, http, activity):
    async with http.ws_connect("/.proxy/socket?a=1", protocols=("first", "second")) as ws:
        assert ws.protocol == "second"
        await ws.send_str("hello")
        assert await ws.receive_str() == "a=1 hello"
        await ws.send_bytes(b"\x00" * 100_000)
        assert len(await ws.receive_bytes()) == 100_000
        await ws.send_str("close")
        assert (await ws.receive()).type is WSMsgType.CLOSE
        assert ws.close_code == 4001
    async with http.ws_connect("/socket") as ws:
        await ws.close(code=4000)
    await discord.until(lambda _: 4000 in activity.asked)


async def test_a_socket_that_the_activity_refuses_or_loses(http):
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect("/closed")
    assert refused.value.status == 403
    async with http.ws_connect("/gone") as ws:
        assert (await ws.receive()).type is WSMsgType.CLOSED
        assert ws.close_code == WSCloseCode.ABNORMAL_CLOSURE


async def test_an_activity_that_is_not_there(discord, http):
    discord.activity = "http://127.0.0.1:1/"
    async with http.get("/") as response:
        assert response.status == 502
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect("/")
    assert refused.value.status == 502
    discord.activity = None
    async with http.get("/") as response:
        assert response.status == 404


async def test_only_the_page_may_show_the_frame(discord, http, activity):
    async with http.get("/.playground?instance_id=1") as response:
        assert f"frame-ancestors {discord.url}" in response.headers["Content-Security-Policy"]
    assert activity.asked == []


async def test_an_answer_that_breaks_off_breaks_off_for_the_browser_too(http):
    async with http.get("/broken") as response:
        with pytest.raises(aiohttp.ClientError):
            await response.read()
        assert response.status == 200


@pytest.mark.parametrize("address", ["http://[::1", "http://x:99999/", "http://..", f"http://{'x' * 300}/"])
async def test_addresses_that_nobody_has(discord, http, caplog, address):
    discord.activity = address
    async with http.get("/") as response:
        assert response.status == 502
    assert [each.levelname for each in caplog.records] == ["WARNING"]


SIGNED = ("X-Signature-Ed25519", "X-Signature-Timestamp", "X-Discord-Proxy-Payload")


def of_proxy(headers):
    return [headers[each] for each in SIGNED if each in headers]


async def test_requests_of_who_takes_part_are_signed_and_carry_no_other_signature(discord, http, activity):
    key = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ed25519").Ed25519PublicKey
    laura = discord.person("Laura")
    await laura.join_activity()
    forged = dict.fromkeys(SIGNED, "forged")
    async with http.get("/.playground", params={"discord_proxy_ticket": laura.activity_ticket}) as response:
        ticket = response.headers["Set-Cookie"].partition(";")[0]
    for cookies in (ticket, f"a=1; {ticket}; b=2"):
        async with http.get("/", headers=forged | {"Cookie": cookies}):
            pass
    for *_, headers, _ in activity.asked:
        signature, at, payload = of_proxy(headers)
        said = b64decode(payload)
        key.from_public_bytes(bytes.fromhex(discord.description()["public_key"])).verify(bytes.fromhex(signature), said)
        told = json.loads(said)
        assert (told["user_id"], str(told["created_at"])) == (laura.id, at)
        assert told["application_id"] == discord.description()["application_id"]
        assert told["expires_at"] > told["created_at"]
    assert [headers.get("Cookie") for *_, headers, _ in activity.asked] == [None, "a=1; b=2"]
    await laura.leave_activity()
    async with http.get("/", headers=forged | {"Cookie": ticket}):
        pass
    assert of_proxy(activity.asked[-1][2]) == []


async def test_nothing_is_signed_where_that_is_off_or_nobody_is_known(discord, http, activity):
    laura = discord.person("Laura")
    await laura.join_activity()
    async with http.get("/", headers={"Cookie": "discord_proxy_ticket=made-up; a=1"}):
        pass
    discord.world.signs_proxied = False
    async with http.get("/", headers={"Cookie": f"a=1; discord_proxy_ticket={laura.activity_ticket}"}):
        pass
    assert [of_proxy(headers) for *_, headers, _ in activity.asked] == [[], []]
    assert [headers["Cookie"] for *_, headers, _ in activity.asked] == ["a=1", "a=1"]
