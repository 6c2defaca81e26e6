"""Clients that speak TLS only have a port of their own, with a certificate that they can trust."""

import asyncio
import json
import socket
import ssl
import sys

import aiohttp
import pytest

from playground.server import Playground
from playground.tests.raw_bot import RawBot
from playground.traffic import tls
from playground.world import World


@pytest.fixture
async def secured():
    async with Playground(World(["Laura"]), tls=0) as served:
        yield served


def trusting(certificate):
    return aiohttp.TCPConnector(ssl=ssl.create_default_context(cafile=str(certificate)))


async def test_everything_is_served_with_tls_too(secured):
    assert secured.description()["tls_url"] == secured.tls_url
    headers = {"Authorization": f"Bot {secured.world.bot.token}"}
    async with aiohttp.ClientSession(headers=headers, connector=trusting(secured.certificate)) as http:
        bot = RawBot(secured, http)
        for address in (secured.tls_url, secured.tls_url.replace("127.0.0.1", "localhost")):
            async with http.get(f"{address}/api/v10/gateway/bot") as response:
                url = (await response.json())["url"]
            assert url == f"{address.replace('https', 'wss')}/gateway"
            async with http.ws_connect(url) as socket:
                assert (await socket.receive_json())["op"] == 10
                identity = {"token": secured.world.bot.token, "intents": 0, "properties": {}}
                await socket.send_json({"op": 2, "d": identity})
                assert (await socket.receive_json())["d"]["resume_gateway_url"] == url
        form = aiohttp.FormData({"content": "a file"})
        form.add_field("files[0]", b"hello", filename="hello.txt")
        path = f"/channels/{secured.world.guild.channels[0].id}/messages"
        async with http.post(f"{secured.tls_url}/api/v10{path}", data=form) as response:
            (file,) = (await response.json())["attachments"]
        assert file["url"].startswith(secured.tls_url)
        async with http.get(file["url"]) as response:
            assert await response.text() == "hello"
        assert (await bot.request("GET", path))[0] == 200, "without TLS, the same is there"
    assert (await secured.person("Laura").history())[0]["content"] == "a file"


async def test_nobody_else_trusts_the_certificate(secured):
    async with aiohttp.ClientSession() as http:
        with pytest.raises(aiohttp.ClientConnectorCertificateError):
            await http.get(secured.tls_url)


async def test_the_certificate_goes_at_the_end():
    async with Playground(World(["Laura"]), tls=0) as served:
        certificate = served.certificate
        assert [each.name for each in certificate.parent.iterdir()] == ["certificate.pem"], "the key is kept by nobody"
    assert not certificate.parent.exists()
    async with Playground(World(["Laura"])) as served:
        assert (served.tls_url, served.certificate) == (None, None)
        assert "tls_url" not in served.description()


async def test_the_command_has_an_option_for_it():
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--port", "0", "--tls", "--json", stdout=asyncio.subprocess.PIPE
    )
    try:
        described = json.loads(await process.stdout.readline())
        async with (
            aiohttp.ClientSession(connector=trusting(described["certificate"])) as http,
            http.get(f"{described['tls_url']}/api/v10/gateway") as response,
        ):
            assert response.status == 200
    finally:
        process.terminate()
        await process.wait()


def test_without_the_library_it_is_refused(monkeypatch):
    monkeypatch.setattr(tls, "x509", None)
    with pytest.raises(ValueError, match="tls: the library cryptography is missing"):
        Playground(World(["Laura"]), tls=0)


def has_ipv6():
    try:
        with socket.socket(socket.AF_INET6) as tried:
            tried.bind(("::1", 0))
    except OSError:
        return False
    return True


needs_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this machine has no ::1")


@needs_ipv6
async def test_addresses_of_the_new_protocol_can_be_asked_as_they_are_given():
    async with Playground(World(["Laura"]), "::1", tls=0) as served:
        assert served.url.startswith("http://[::1]:")
        async with aiohttp.ClientSession(connector=trusting(served.certificate)) as http:
            for address in (served.api_url, f"{served.tls_url}/api/v10"):
                async with http.get(f"{address}/gateway") as response:
                    assert response.status == 200
        assert await served.person("Laura").history() == []


@needs_ipv6
async def test_a_name_with_two_addresses_is_served_on_one_port_of_both(monkeypatch):
    resolve = socket.getaddrinfo

    def two(host, *more, **named):
        return [each for name in ("127.0.0.1", "::1") for each in resolve(name, *more, **named)]

    with monkeypatch.context() as at_the_start:
        at_the_start.setattr(socket, "getaddrinfo", two)
        served = await Playground(World(["Laura"]), "localhost", tls=0).__aenter__()
    try:
        async with aiohttp.ClientSession(connector=trusting(served.certificate)) as http:
            for address in (served.url, served.tls_url):
                for host in ("127.0.0.1", "[::1]"):
                    async with http.get(f"{address.replace('localhost', host)}/api/v10/gateway") as response:
                        assert response.status == 200
    finally:
        await served.__aexit__()


@pytest.mark.parametrize("host", ["127.0.0.2", "0.0.0.0"])
async def test_the_certificate_is_for_the_host_as_well(host):
    async with (
        Playground(World(["Laura"]), host, tls=0) as served,
        aiohttp.ClientSession(connector=trusting(served.certificate)) as http,
        http.get(f"{served.tls_url}/api/v10/gateway") as response,
    ):
        assert response.status == 200


async def test_nothing_is_left_of_a_start_with_an_impossible_port(monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    served = Playground(World(["Laura"]), tls=70_000)
    with pytest.raises(OverflowError):
        await served.__aenter__()
    assert list(tmp_path.iterdir()) == []
    port = int(served.url.rsplit(":", 1)[1])
    async with Playground(World(["Laura"]), port=port):
        pass
