"""A bot that reaches Discord through an HTTP proxy."""

import asyncio
from base64 import b64encode
from contextlib import asynccontextmanager, suppress

import pytest

from bot.runtime.proxies import options, proxy_for
from playground.driver import Person
from playground.server import Playground
from playground.world import World
from tests.e2e.processes import environment, start, until_logged
from tests.templates import up_to_date

pytestmark = pytest.mark.usefixtures("patient_discord")

DISCORD = "https://discord.com/api/v10"


class ForwardProxy:
    """Hands requests on to one server, and keeps the head of the first one of each connection."""

    def __init__(self, port):
        self._port = port
        self.heads = []

    @asynccontextmanager
    async def serving(self):
        """Yield the port on which it listens."""
        server = await asyncio.start_server(self._hand_on, "127.0.0.1", 0)
        async with server:
            yield server.sockets[0].getsockname()[1]

    async def _hand_on(self, reader, writer):
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            head = await reader.readuntil(b"\r\n\r\n")
            self.heads.append(head.decode())
            there, back = await asyncio.open_connection("127.0.0.1", self._port)
            back.write(head)
            await asyncio.gather(_pipe(reader, back), _pipe(there, writer))


async def _pipe(reader, writer):
    with suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


async def test_rest_and_gateway_go_through_it(tmp_path):
    async with Playground(World(["Laura"])) as discord:
        proxy = ForwardProxy(int(discord.url.rpartition(":")[2]))
        async with proxy.serving() as port:
            settings = {"PROXY_URL": f"http://host:sesame@127.0.0.1:{port}", "CARD_EMOJIS": "false"}
            env = environment(discord, up_to_date(tmp_path / "x.db"), **settings)
            process = await start(env | {"LOG_LEVEL": "INFO"}, tmp_path)
            said = await until_logged(process, "ready as")
            async with Person.connected(discord.description(), "Laura") as laura:
                await laura.slash("claro new")
            process.terminate()
            _, further = await process.communicate()
    wanted = f"Proxy-Authorization: Basic {b64encode(b'host:sesame').decode()}"
    assert all(wanted in head for head in proxy.heads)
    assert any("Upgrade: websocket" in head for head in proxy.heads)
    assert any("/applications/" in head or "/users/@me" in head for head in proxy.heads)
    assert "sesame" not in said + further.decode()


def test_the_environment_names_it_and_what_is_reached_directly(monkeypatch):
    for name in ("HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    assert proxy_for(DISCORD, None) is None
    monkeypatch.setenv("HTTPS_PROXY", "http://proxy:3128")
    assert proxy_for(DISCORD, None) == "http://proxy:3128"
    assert proxy_for(DISCORD, "http://other:1") == "http://other:1"
    assert proxy_for("http://discord.test/api", None) is None
    for here in ("https://127.0.0.1:8000/api", "https://[::1]/api", "https://localhost/api"):
        assert proxy_for(here, None) is None
    monkeypatch.setenv("NO_PROXY", "example.org,discord.com")
    assert proxy_for(DISCORD, None) is None


@pytest.mark.parametrize("command", ["run", "doctor"])
async def test_the_password_is_not_told_and_the_setting_is(tmp_path, command):
    async def refuse(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(refuse, "127.0.0.1", 0) as refusing:
        address = f"127.0.0.1:{refusing.sockets[0].getsockname()[1]}"
        env = {
            **environment(None, up_to_date(tmp_path / "x.db")),
            "DISCORD_TOKEN": "a.b.c",
            "DISCORD_API_URL": "http://discord.test/api",
            "PROXY_URL": f"http://host:sesame@{address}",
        }
        process = await start(env, tmp_path, command)
        out, err = await process.communicate()
    said = (out + err).decode()
    assert "sesame" not in said
    assert f"proxy http://{address}" in said
    assert "PROXY_URL" in said


def test_what_aiohttp_is_given():
    assert options(None) == {}
    assert options("http://proxy:3128") == {"proxy": "http://proxy:3128", "proxy_auth": None}
    given = options("http://ho%40st:se%3Asame@proxy:3128")
    assert given["proxy"] == "http://proxy:3128"
    assert tuple(given["proxy_auth"]) == ("ho@st", "se:same", "utf-8")
