"""Whatever strangers send, guests get in. What Discord has not signed costs nothing, where only that is answered."""

import asyncio
import json
from base64 import b64encode
from contextlib import AsyncExitStack
from time import time

import aiohttp
import discord
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.features.panel import door, server
from bot.features.panel.door import PAYLOAD, SIGNATURE, SIGNED_AT, Door, TooBusy
from playground.traffic.faults import Fault
from tests.features.panel.pages import SECRET, open_panel_house
from tests.patience import LONGEST_SECONDS

HONEST = 20
"""How many logins of guests are tried in each row; one of them may be refused."""


@pytest.fixture(autouse=True)
def all_at_once(monkeypatch):
    """However slow the machine is, everything happens within the time in which logins are counted."""
    monkeypatch.setattr(door, "IN_SECONDS", LONGEST_SECONDS)


@pytest.fixture
def guests(panel):
    return invite(panel)


def invite(panel):
    panel.house.discord.world.client_secret = SECRET
    panel.house.discord.activity = f"{panel.address}/panel/"
    return panel


async def asked(panel, code, instance, **headers):
    body = json.dumps({"code": code, "instance": instance})
    async with panel.http.post(f"{panel.address}/panel/token", data=body, headers=headers) as response:
        return response.status, await response.json() if response.content_type == "application/json" else None


async def refused_guests(panel, laura, instance):
    """Let a guest log in again and again; return how often that was refused."""
    statuses = [(await asked(panel, await laura.activity_code(), instance))[0] for _ in range(HONEST)]
    assert set(statuses) <= {200, 503}
    return statuses.count(503)


def requests_of(panel, monkeypatch):
    """Return the paths of what is asked of Discord from now on."""
    before, paths = panel.house.discord._before, []

    async def noted(fault, request):
        paths.append(request.path)
        return await before(fault, request)

    monkeypatch.setattr(panel.house.discord, "_before", noted)
    return paths


def of_no_shape(world, number):
    return f"made-up-{number}"


def of_another_server(world, number):
    return f"i-{number}-gc-2-3"


def of_this_channel(world, number):
    return f"i-{number}-gc-{world.guild.id}-{next(iter(world.channels))}"


@pytest.mark.parametrize("made_up", [of_no_shape, of_another_server, of_this_channel])
async def test_made_up_logins_keep_nobody_out(guests, monkeypatch, made_up):
    laura = await guests.house.person("Laura")
    instance = await laura.join_activity()
    to_discord = requests_of(guests, monkeypatch)
    for number in range(50):
        status, _ = await asked(guests, "made-up", made_up(guests.house.discord.world, number))
        assert status in (403, 503)
    assert len(to_discord) <= 50
    assert not any("oauth2" in each for each in to_discord)
    assert await refused_guests(guests, laura, instance) <= 1


async def test_made_up_logins_that_are_more_than_the_most_cost_nothing_and_do_not_touch_a_known_instance(
    guests, monkeypatch, caplog
):
    laura = await guests.house.person("Laura")
    instance = await laura.join_activity()
    assert await refused_guests(guests, laura, instance) == 0  # so it is known
    to_discord = requests_of(guests, monkeypatch)
    world = guests.house.discord.world
    answers = [await asked(guests, "made-up", of_this_channel(world, number)) for number in range(200)]
    asked_for = door.MOST_IN_CHANNEL - 1  # when the guest came first, nobody knew that instance either
    assert [status for status, _ in answers].count(503) == 200 - asked_for
    assert len(to_discord) == asked_for
    assert answers[-1][1]["text"].startswith("Many people are coming in")
    assert await refused_guests(guests, laura, instance) <= 1
    assert not [each for each in caplog.records if each.levelname == "WARNING"]


async def test_false_codes_keep_nobody_out_of_the_instance(guests, monkeypatch):
    laura = await guests.house.person("Laura")
    instance = await laura.join_activity()
    to_discord = requests_of(guests, monkeypatch)
    for number in range(20):
        assert (await asked(guests, f"false-{number}", instance))[0] == 403
    assert sum("activity-instances" in each for each in to_discord) < 20
    assert await refused_guests(guests, laura, instance) <= 1


async def connected(panel, stack, many, said):
    """Open connections that say this and nothing else."""
    for _ in range(many):
        _, writer = await asyncio.open_connection("127.0.0.1", int(panel.address.rpartition(":")[2]))
        stack.callback(writer.close)
        writer.write(said)


KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13"
SOCKET = b"GET /panel/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + KEY + b"\r\n\r\n"
SLOW_HEADERS = b"GET /panel/socket HTTP/1.1\r\nHost:"
SLOW_BODY = b"POST /panel/token HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize(
    ("many", "said"),
    [(50, SOCKET), (102, SOCKET), (160, b""), (100, SLOW_HEADERS), (160, SLOW_BODY)],
    ids=["50-sockets", "102-sockets", "160-idle", "100-slow-headers", "160-slow-bodies"],
)
async def test_connections_that_say_nothing_keep_nobody_out(guests, monkeypatch, many, said):
    monkeypatch.setattr(server, "HELLO_SECONDS", LONGEST_SECONDS)
    monkeypatch.setattr("bot.runtime.connections.SILENT_SECONDS", LONGEST_SECONDS)
    laura = await guests.house.person("Laura")
    instance = await laura.join_activity()
    async with AsyncExitStack() as stack:
        await connected(guests, stack, many, said)
        assert await refused_guests(guests, laura, instance) <= 1
        _, given = await asked(guests, await laura.activity_code(), instance)
        await connected(guests, stack, many, said)
        page = await guests.connect("Laura", int(laura.id), given["session"])
        await page.until(lambda each: each.ready)
        await connected(guests, stack, many, said)
        await page.press("Help") if page.moves else await page.send("look")
        assert not page.reading.done()


@pytest.mark.parametrize("said", [b"", SOCKET, SLOW_BODY], ids=["idle", "sockets", "slow-bodies"])
async def test_who_waits_for_discord_is_not_pushed_out(guests, monkeypatch, said):
    monkeypatch.setattr(server, "HELLO_SECONDS", LONGEST_SECONDS)
    laura = await guests.house.person("Laura")
    instance, code = await laura.join_activity(), await laura.activity_code()
    before, asking, answers = guests.house.discord._before, asyncio.Event(), asyncio.Event()

    async def waits(fault, request):
        if "activity-instances" in request.path:
            asking.set()
            await answers.wait()
        return await before(fault, request)

    monkeypatch.setattr(guests.house.discord, "_before", waits)
    login = asyncio.create_task(asked(guests, code, instance))
    await asking.wait()
    async with AsyncExitStack() as stack:
        await connected(guests, stack, 250, said)
        async with guests.http.get(f"{guests.address}/panel/") as response:  # so all of them have come
            assert response.status == 200
        answers.set()
        assert (await login)[0] == 200


async def test_silent_sockets_take_no_place_among_the_panels(guests, monkeypatch):
    monkeypatch.setattr(server, "HELLO_SECONDS", LONGEST_SECONDS)
    monkeypatch.setattr(server, "MOST_SOCKETS", 2)
    laura = await guests.open("Laura")
    await laura.until(lambda each: each.ready)
    async with AsyncExitStack() as stack:
        await connected(guests, stack, 50, SOCKET)
        clara = await guests.open("Clara")
        await clara.until(lambda each: each.ready)
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await guests.open("Armin")
        await clara.close()
        while guests.serving._guests > 1:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0)
        armin = await guests.open("Armin")
        await armin.until(lambda each: each.ready)


async def test_a_press_on_the_tables_button_makes_its_instance_known(guests, monkeypatch):
    monkeypatch.setattr(door, "MOST_IN_CHANNEL", 0)
    laura = await guests.house.person("Laura")
    await laura.slash("claro new")
    refused = await asked(guests, await laura.activity_code(), await laura.join_activity())
    await laura.leave_activity()
    await laura.click("Table view")
    instance = await laura.join_activity()
    assert (refused[0], (await asked(guests, await laura.activity_code(), instance))[0]) == (503, 200)


async def test_a_refusal_of_discords_closes_the_door_for_as_long_as_it_says(guests, monkeypatch):
    now = [100.0]
    monkeypatch.setattr(door, "monotonic", lambda: now[0])
    monkeypatch.setattr(door, "IN_SECONDS", 10.0)
    laura = await guests.house.person("Laura")
    instance = await laura.join_activity()
    assert (await asked(guests, await laura.activity_code(), instance))[0] == 200
    before = guests.house.discord._before

    async def too_many(fault, request):
        return await before(Fault.RATE_LIMIT if request.path.endswith("/oauth2/token") else fault, request)

    with monkeypatch.context() as patched:
        patched.setattr(guests.house.discord, "_before", too_many)
        assert (await asked(guests, await laura.activity_code(), instance))[0] == 503
    assert (await asked(guests, await laura.activity_code(), instance))[0] == 503
    now[0] += 10.0
    assert (await asked(guests, await laura.activity_code(), instance))[0] == 200


# What Discord's proxy has signed

KEY_PAIR = Ed25519PrivateKey.generate()


class Client:
    """The little of a client that a door asks for."""

    application_id = 5

    def __init__(self, key=KEY_PAIR):
        self.application = type("", (), {"id": 5, "verify_key": key.public_key().public_bytes_raw().hex()})
        self.get_guild = lambda guild: None


def signed(key=KEY_PAIR, encoded=bytes.hex, at=0.0, **changes):
    now = int(time() + at)
    said = {"application_id": "5", "user_id": "7", "created_at": now, "expires_at": now + 60, **changes}
    payload = json.dumps(said).encode()
    headers = {SIGNATURE: encoded(key.sign(payload)), SIGNED_AT: str(said["created_at"])}
    return headers | {PAYLOAD: b64encode(payload).decode()}


@pytest.fixture
def usual_time(monkeypatch):
    monkeypatch.setattr(door, "IN_SECONDS", 10.0)


@pytest.mark.parametrize("encoded", [bytes.hex, lambda each: b64encode(each).decode()], ids=["hex", "base64"])
def test_what_discord_has_signed_is_known(usual_time, encoded):
    assert Door(Client(), signed_only=True).check(signed(encoded=encoded)) == "7"


FORGED = {
    "another key": signed(Ed25519PrivateKey.generate()),
    "another application": signed(application_id="6"),
    "expired": signed(at=-61.0),
    "of the future": signed(at=3600.0),
    "no user": signed(user_id=None) | {SIGNATURE: "00" * 64},
    "no signature": signed() | {SIGNATURE: ""},
    "no letters of a signature": signed() | {SIGNATURE: "x" * 128},
    "another time": signed() | {SIGNED_AT: "1"},
    "another payload": signed() | {PAYLOAD: signed(user_id="8")[PAYLOAD]},
    "no payload": {SIGNATURE: "00" * 64, SIGNED_AT: "1"},
    "no base64": signed() | {PAYLOAD: "\udc80"},
    "too long": signed(more="x" * 5_000),
}


@pytest.mark.parametrize("headers", FORGED.values(), ids=FORGED)
def test_what_is_forged_is_not_signed(usual_time, headers):
    assert Door(Client(), signed_only=False).check(headers) is None
    with pytest.raises(door.NotSigned):
        Door(Client(), signed_only=True).check(headers)


@pytest.mark.parametrize("said", [b"", b"[]", b"null", b'"x"', b"[" * 3_000, b'{"user_id": "7", "created_at": []}'])
def test_what_is_signed_and_says_nothing_is_not_signed(usual_time, said):
    headers = {SIGNATURE: KEY_PAIR.sign(said).hex(), SIGNED_AT: "1", PAYLOAD: b64encode(said).decode() or "="}
    assert Door(Client(), signed_only=False).check(headers) is None


def test_who_is_signed_takes_turns_from_nobody_and_nobody_takes_theirs():
    made = Door(Client(), signed_only=False)
    for _ in range(door.MOST_ELSEWHERE):
        made.admit("made-up", None)
    with pytest.raises(TooBusy):
        made.admit("made-up", None)
    for user in ("7", "8"):
        for _ in range(door.MOST_SIGNED):
            made.admit("made-up", user)
        with pytest.raises(TooBusy):
            made.admit("made-up", user)


def test_only_the_last_places_are_remembered(monkeypatch):
    monkeypatch.setattr(door, "MOST_KEPT", 3)
    made = Door(Client(), signed_only=False)
    for number in range(9):
        made.confirm(f"i-{number}-gc-2-3")
        made.admit(f"i-{number}-gc-2-3", str(number))
    assert (len(made._known), len(made._tried)) == (3, 3)


async def test_where_only_what_is_signed_is_answered_the_proxy_leads_in_and_nothing_else_does(tmp_path):
    async with open_panel_house(tmp_path, panel_signed_only=True) as panel:
        invite(panel)
        laura = await panel.house.person("Laura")
        instance, code = await laura.join_activity(), await laura.activity_code()
        for path in ("", "cards/claro_30.webp", "socket", "page/x/main.js"):
            async with panel.http.get(f"{panel.address}/panel/{path}", allow_redirects=False) as response:
                assert response.status == 401, path
        assert (await asked(panel, code, instance))[0] == 401
        proxy = panel.house.discord.activity_url
        headers = {"Cookie": f"discord_proxy_ticket={laura.activity_ticket}"}
        body = json.dumps({"code": code, "instance": instance})
        async with panel.http.post(f"{proxy}/token", data=body, headers=headers) as response:
            session = (await response.json())["session"]
        async with panel.http.ws_connect(f"{proxy}/socket", headers=headers) as socket:
            await socket.send_str(json.dumps({"op": "hello", "session": session, "seen": 0}))
            assert json.loads(await socket.receive_str())["op"] == "ready"
        panel.house.discord.world.signs_proxied = False
        async with panel.http.get(f"{proxy}/", headers=headers) as response:
            assert response.status == 401


def known_to(guild, channel):
    made = Door(Client(), signed_only=False)
    made._client.get_guild = lambda each: each == guild and type("", (), {"get_channel_or_thread": {channel: 1}.get})
    return made


def test_a_channel_is_the_same_however_its_id_is_written():
    made = known_to(2, 3)
    for number in range(door.MOST_IN_CHANNEL):
        made.admit(f"i-{number}-gc-{'0' * (number % 5)}2-{'0' * (number % 7)}3", None)
    with pytest.raises(TooBusy):
        made.admit("i-1000-gc-2-03", None)


def test_who_is_refused_in_one_place_is_counted_in_none(monkeypatch):
    monkeypatch.setattr(door, "MOST_UNKNOWN", 3)
    made = known_to(2, 3)
    for number in range(20):
        try:
            made.admit(f"i-{number}-gc-2-3", None)
        except TooBusy:
            assert number >= 3
    assert len(made._tried["in 3"]) == 3


def test_a_refusal_of_the_bots_own_request_leaves_the_door_open_for_who_needs_none():
    made = known_to(2, 3)
    made.confirm("i-1-gc-2-3")
    response = type("", (), {"status": 429, "reason": "", "headers": {"Retry-After": "60"}})
    made.refused(discord.HTTPException(response, ""))
    made.admit("i-1-gc-2-3", None)
    made.admit("made-up", "7")
    with pytest.raises(TooBusy):
        made.admit("i-2-gc-2-3", None)
