"""Connections that are slow, lost or cut: nobody else is slower, and nothing is lost."""

import asyncio
import json
import re
import socket
from hashlib import sha256

import pytest

from bot.faces.catalog import FACES
from bot.features.panel import panels, server
from bot.features.panel import session as guests
from bot.features.panel.feature import Panel
from bot.features.panel.session import Session
from tests.e2e.playing import play_one, started, table_of
from tests.features.panel.pages import open_panel_house
from tests.patience import LONGEST_SECONDS


async def raw_socket(panel, session=None):
    """Open a socket that is never read, with as little room for what is sent as the system allows.

    :param session: None to say nothing.
    """
    host, _, port = panel.address.removeprefix("http://").partition(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(made, (host, int(port)))
    head = f"GET /panel/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    await loop.sock_sendall(
        made, f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += await loop.sock_recv(made, 1)
    if session is not None:
        hello = json.dumps({"op": "hello", "session": session, "seen": 0}).encode()
        await loop.sock_sendall(made, bytes([0x81, 0xFE]) + len(hello).to_bytes(2, "big") + bytes(4) + hello)
    return made


async def stuck(panel, name, seconds=LONGEST_SECONDS):
    """Open the panel for somebody, and send until nothing more can be sent; return who it is, and the socket.

    :param seconds: how long they may take to read a frame. Others have the usual time.
    """
    person = await panel.open(name)
    await person.until(lambda each: each.table)
    await person.close()
    silent = panel.panels.guest(person.session)
    write = silent.write
    silent.write = lambda socket, _: write(socket, seconds)
    made = await raw_socket(panel, person.session)
    while silent.socket is None:  # noqa: ASYNC110 - the bot tells nobody
        await asyncio.sleep(0)
    turns = 0
    while turns < 2_000 and silent.socket is not None:  # in so many, the writer would have written what waits
        turns = turns + 1 if silent._waiting else 0
        if not silent._waiting:
            silent.send("said", text="x" * 300_000)
        await asyncio.sleep(0)
    return silent, made, person.session


async def test_who_does_not_read_is_closed_and_slows_nobody(panel, monkeypatch):
    monkeypatch.setattr(server, "CLOSING_SECONDS", 0.2)
    laura, clara = await started(panel.house, "Laura", "Clara")
    silent, made, _ = await stuck(panel, "Armin", seconds=0.2)
    reading = await panel.open("Laura")
    await reading.until(lambda each: each.table and each.table["hand"])
    for _ in range(2):
        await play_one([laura, clara])
    await reading.until(lambda each: each.table["plies"] >= 2)
    while silent.socket is not None:  # noqa: ASYNC110 - as above
        await asyncio.sleep(0.01)
    made.close()


async def test_a_page_comes_back_while_its_old_connection_is_stuck(panel):
    await started(panel.house, "Laura", "Clara")
    _, made, session = await stuck(panel, "Armin")
    again = await panel.open("Armin", session=session)
    await again.until(lambda each: each.table)
    made.close()


async def test_who_says_nothing_leaves_the_place_to_others(panel, monkeypatch):
    monkeypatch.setattr(server, "HELLO_SECONDS", 0.2)
    made = await raw_socket(panel)
    assert await asyncio.get_running_loop().sock_recv(made, 100) == b""
    made.close()


PING, PONG = (bytes([0x80 | opcode, 0x80]) + bytes(4) for opcode in (9, 10))


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("frame", [PING, PONG])
async def test_pings_count_as_frames(panel, monkeypatch, frame, known):
    monkeypatch.setattr(server, "MOST_FRAMES", 20)
    monkeypatch.setattr(server, "PER_SECONDS", LONGEST_SECONDS)
    page = await panel.open("Armin")
    await page.until(lambda each: each.ready)
    await page.close()
    made = await raw_socket(panel, page.session if known else None)
    loop, answer = asyncio.get_running_loop(), b""
    await loop.sock_sendall(made, frame * 100)
    while b"\x88\x02" + (4003).to_bytes(2, "big") not in answer:
        part = await loop.sock_recv(made, 65536)
        assert part, answer
        answer += part
    assert answer.count(b"\x8a\x00") <= 20
    made.close()


async def test_a_ping_is_answered(panel):
    page = await panel.open("Armin")
    await page.until(lambda each: each.ready)
    await page.close()
    made = await raw_socket(panel, page.session)
    loop, answer = asyncio.get_running_loop(), b""
    await loop.sock_sendall(made, PING)
    while b"\x8a\x00" not in answer:
        answer += await loop.sock_recv(made, 65536)
    made.close()


async def test_a_game_goes_on_after_a_restart(tmp_path):
    async with open_panel_house(tmp_path) as panel:
        await started(panel.house, "Laura", "Clara")
        page = await panel.open("Laura")
        await page.until(lambda each: each.table and each.table["hand"])
        number, plies = page.table["id"], page.table["plies"]
        await panel.house.stop_bot()
        await panel.house.start_bot()
        panel.panels = panel.house.app[Panel].panels
        assert panel.panels.guest(page.session) is None  # the page shows once more who it is
        serving = panel.house.app[Panel].server()
        await panel.serve(serving)
        again = await panel.open("Laura")
        await again.until(lambda each: each.table and each.table["hand"])
        assert (again.table["id"], again.table["plies"]) == (number, plies)
        assert table_of(panel.house).id == number


async def test_a_page_that_names_a_frame_that_it_cannot_have_seen_gets_everything(panel):
    page = await panel.open("Laura")
    await page.until(lambda each: each.ready)
    for seen in (-5, 0, 10_000, "1", None, 1.5, True):
        await page.close()
        page = await panel.open("Laura", seen=seen, session=page.session)
        await page.until(lambda each: each.ready)


@pytest.mark.parametrize(
    "again", ["nonsense:1", "learn:nothing", "continue:s99", "\ud800", 5, None, ["help"], "x" * 9_000]
)
async def test_a_page_that_wishes_something_back_that_there_is_not_is_shown_what_there_is(panel, again):
    person = await panel.house.person("Laura")
    page = await panel.open("Laura")
    await page.close()
    back = await panel.connect("Laura", int(person.id), page.session, again=again)
    await back.until(lambda each: each.ways)
    assert not back.messages


async def test_a_table_that_cannot_be_shown_is_logged_once(panel, monkeypatch, caplog):
    laura, clara = await started(panel.house, "Laura", "Clara")
    pages = [await panel.open(name) for name in ("Laura", "Clara", "Armin")]
    for page in pages:
        await page.until(lambda each: each.table)

    def fail(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(type(FACES["claro"]), "spread", fail)
    await play_one([laura, clara])
    for page in pages:
        await page.until(lambda each: each.said)
    assert [each.exc_info[0] for each in caplog.records if each.name == "bot.features.panel.panels"] == [
        ZeroDivisionError
    ]


async def test_pictures_are_not_kept_for_who_has_gone(panel):
    await started(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)
    seen = page.frames[-1]["n"]
    for count in range(3):
        await page.send("press", custom_id="rules:1", values=[], on=None)
        await page.until(lambda each, count=count: len(each.messages) == count + 1)
    await page.send("close", message=next(iter(page.messages)))
    guest = panel.panels.guest(page.session)
    await page.close()
    assert "base64" not in json.dumps([page.messages, *guest._kept])
    (address, *_) = re.findall(r"pictures/[0-9a-f]{64}\.png", json.dumps(page.messages))
    async with panel.http.get(f"{panel.address}/panel/{address}") as answer:
        content = await answer.read()
    assert content.startswith(b"\x89PNG")
    assert sha256(content).hexdigest() not in address  # else one could ask whether somebody has seen what one can draw
    async with panel.http.get(f"{panel.address}/panel/pictures/{'0' * 64}.png") as answer:
        assert answer.status == 404
    again = await panel.open("Laura", seen=seen, session=page.session)
    await again.until(lambda each: len(each.messages) == 2)
    assert again.ready is None
    assert [*again.messages.values()] == [*page.messages.values()][1:]


async def test_who_has_closed_the_panel_is_forgotten_though_nobody_comes(panel, monkeypatch):
    page = await panel.open("Laura")
    await page.until(lambda each: each.ready)
    guest, clock = panel.panels.guest(page.session), panel.house.app.base.clock
    await page.close()
    while guest.socket is not None:  # noqa: ASYNC110 - as above
        await asyncio.sleep(0)
    later = clock.now() + panels.KEPT_SECONDS + 1
    monkeypatch.setattr(clock, "now", lambda: later)
    clock.set("now", later, panel.house.app.client.wait_until_ready)  # the clock looks what is due
    while panel.panels._guests:  # noqa: ASYNC110 - as above
        await asyncio.sleep(0.01)


def test_of_several_tables_that_wait_for_a_page_the_newest_is_sent():
    guest = Session(None)
    guest.socket = object()
    for plies in range(100):
        guest.show_scene({"key": "table 1", "plies": plies, "now": plies})
    assert [each["table"]["plies"] for each in guest._waiting] == [99]
    assert not guest.slow
    guest.show_scene({"key": "table 1", "plies": 99, "now": 5000})
    assert len(guest._waiting) == 1  # nothing has changed
    for _ in range(guests.MOST_WAITING):
        guest.send("said", text="x")
    assert guest.slow


async def test_a_stop_waits_for_what_is_begun_while_a_page_is_told_the_last(panel):
    done = []

    async def reads():
        for _ in range(9):
            await asyncio.sleep(0)
        done.append("read")

    async def shows():
        panel.panels._tasks.begin(reads())

    panel.panels._tasks.begin(shows())
    await panel.panels.close()
    assert done == ["read"]
