"""The public web server: the two pages in the reader's language, and nothing else."""

import asyncio
import logging
import socket

import aiohttp
import pytest

from bot.config import Operator
from bot.features.people.legal.server import page_routes
from bot.locales.wished import wished_language
from bot.runtime import connections
from bot.runtime.connections import HEADERS, Listener
from playground.server import Playground
from playground.world import World
from tests.cases import for_each
from tests.command_line.test_run import refused
from tests.e2e.processes import environment, start, until_logged
from tests.patience import LONGEST_SECONDS
from tests.templates import up_to_date


@for_each(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.5, fr;q=0.9", "fr"),
        ("ja,he;q=0.3", "he"),
        ("ja", "en"),
        ("de;q=0,fr;q=0.1", "fr"),
        ("de;q=zero, , ;;;,=", "en"),
        ("de;q=nan", "en"),
        ("xx," * 100_000 + "de", "en"),
    ],
)
def test_the_language_that_a_browser_wishes(header, language):
    assert wished_language(header) == language


@pytest.fixture
async def port():
    server = Listener(page_routes(Operator("Laura", "laura@example.org", 30)))
    yield await server.start("127.0.0.1", 0)
    await server.close()


@pytest.fixture
async def http(port):
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        yield session


async def test_pages_come_in_the_readers_language_with_safe_headers(http):
    for path, header, language in (
        ("/privacy", "de-DE,de", "de"),
        ("/terms", "de", "de"),
        ("/terms?lang=he", "de", "he"),
        ("/privacy?lang=tlh", "fr", "fr"),
        ("/privacy?lang=", "", "en"),
    ):
        async with http.get(path, headers={"Accept-Language": header}) as answer:
            text = await answer.text()
            assert (answer.status, answer.headers["Content-Language"]) == (200, language)
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert f'<html lang="{language}"' in text
            assert answer.headers["Vary"] == "Accept-Language"
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert "Server" not in answer.headers
    async with http.head("/privacy") as answer:
        assert answer.status == 200


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/privacy/", "/privacy.md", "/terms%00"])
async def test_nothing_else_is_served(http, path):
    async with http.get(path) as answer:
        assert answer.status == 404
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "Server" not in answer.headers


async def test_nothing_is_accepted(http):
    async with http.post("/privacy", data=b"x") as answer:
        assert answer.status == 405


@pytest.mark.parametrize(
    "sent",
    [
        b"BREW /privacy HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET * HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /privacy?lang=" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x00\xff\r\n\r\n",
    ],
)
async def test_what_is_no_request_is_refused_with_safe_headers(port, sent):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    assert " 400 " in head.partition("\r\n")[0]
    assert all(f"\r\n{name}: {value}\r\n" in head for name, value in HEADERS.items())
    assert "Python" not in head
    assert "aiohttp" not in head
    writer.close()


@pytest.mark.parametrize(
    "sent",
    [
        b"BREW /privacy HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /privacy HTTP/1.1\r\nHost x\r\n\r\n",
        b"GET /privacy HTTP/9.9\r\nHost: x\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /privacy HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 9000 + b"\r\n\r\n",
        b"POST /privacy HTTP/1.1\r\nHost: x\r\nContent-Length: none\r\n\r\n",
        b"POST /privacy HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnone\r\n",
        b"POST /privacy HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nnone",
        b"GET /privacy HTTP/1.1\r\nHost: x\r\n\r\n\x00\x00\r\n\r\n",
        b"GET /privacy HTTP/1.1\r\nHost: x\r\nExpect: none\r\n\r\n",
    ],
)
async def test_strangers_write_nothing_into_the_log(caplog, port, sent):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    assert await reader.readline()  # before the end, at which nothing is answered any more
    writer.write_eof()
    await gone(reader)
    writer.close()
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.INFO] == []


async def test_what_follows_an_answer_is_not_read(port):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"POST /privacy HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n")
    assert b" 405 " in await gone(reader)
    writer.close()


async def test_what_fails_here_is_in_the_log(monkeypatch, caplog, http):
    monkeypatch.setattr("bot.features.people.legal.server.wished_language", lambda header: 1 / 0)
    async with http.get("/privacy") as answer:
        assert answer.status == 500
    assert [record.exc_info[0] for record in caplog.records if record.levelno == logging.ERROR] == [ZeroDivisionError]


async def gone(reader):
    """Wait until the server has closed a connection; return what it has sent."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


ASKED = b"GET /privacy HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("sent", [b"", b"GET /privacy HTTP/1.1\r\nHost:", ASKED], ids=["nothing", "part", "request"])
async def test_a_connection_that_falls_silent_is_closed(monkeypatch, port, sent):
    monkeypatch.setattr(connections, "SILENT_SECONDS", 0.2)
    opened = socket.create_connection(("127.0.0.1", port))
    opened.sendall(sent)  # before the server has its turn: however slow the machine is, it finds the request there
    reader, writer = await asyncio.open_connection(sock=opened)
    answer = await gone(reader)
    assert answer.startswith(b"HTTP/1.1 200 ") == (sent == ASKED)
    writer.close()


async def test_whoever_never_reads_the_answers_is_cut_off(monkeypatch, port):
    monkeypatch.setattr(connections, "LONGEST_SECONDS", 0.5)
    _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)

    async def ask_on():
        while True:
            writer.write(ASKED * 100)
            await writer.drain()

    with pytest.raises(ConnectionError):
        await ask_on()
    writer.close()


async def test_of_too_many_connections_the_one_that_is_silent_longest_gives_way(monkeypatch, port):
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 5)
    monkeypatch.setattr(connections, "SILENT_SECONDS", LONGEST_SECONDS)
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
    first, first_writer = held[0]
    first_writer.write(ASKED)
    assert (await first.readline()).startswith(b"HTTP/1.1 200 ")  # so it is not the one
    for silent, writer in held[1:]:
        other, other_writer = await asyncio.open_connection("127.0.0.1", port)
        held.append((other, other_writer))
        assert await gone(silent) == b""
        writer.close()
    for reader, writer in (held[0], *held[5:]):
        writer.write(ASKED)
        assert await reader.readline()
        writer.close()


async def test_strangers_cannot_delay_the_end():
    server = Listener(page_routes(Operator("Laura", "laura@example.org", 30)))
    reader, writer = await asyncio.open_connection("127.0.0.1", await server.start("127.0.0.1", 0))
    writer.write(b"POST /privacy HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
    await reader.readline()
    await server.close()
    writer.close()


async def test_the_bot_serves_them_on_a_port_of_their_own(tmp_path):
    async with Playground(World(["Laura"])) as discord:
        who = {"OPERATOR": "Laura", "OPERATOR_CONTACT": "laura@example.org"}
        ports = {"PAGES_PORT": "0", "HEALTH_PORT": "0", "LOG_LEVEL": "INFO"}
        env = environment(discord, up_to_date(tmp_path / "x.db"), **who, **ports)
        process = await start(env, tmp_path)
        log = await until_logged(process, "privacy and terms at")
        async with aiohttp.ClientSession(log.splitlines()[-1].split(" at ")[1]) as http:
            async with http.get("/privacy?lang=de") as answer:
                assert "laura@example.org" in await answer.text()
            async with http.get("/metrics") as answer:
                assert answer.status == 404
        process.terminate()
        await process.communicate()
        assert process.returncode == 0


async def test_pages_without_a_host_are_not_served(tmp_path):
    line = await refused(tmp_path, PAGES_PORT="0", OPERATOR="Laura")
    assert line.startswith("bot: PAGES_PORT needs OPERATOR and OPERATOR_CONTACT")
