"""What keeps the bot from starting is said in one line, and the process ends with 2."""

import asyncio
import json
import sqlite3
from contextlib import asynccontextmanager, closing

import pytest
from aiohttp import ClientSession, WSMsgType, test_utils, web

from bot.config import BadSettings, read_settings
from playground.server import Playground
from playground.world import World
from tests.e2e.processes import CONNECTED, environment, start, until_logged
from tests.patience import UNCLOSED
from tests.templates import sqlite_template

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
SECRET = "swordfish"


async def refused(folder, **settings):
    """Start a bot that cannot start; return what it says."""
    usual = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": "http://127.0.0.1:9"}
    env = environment(None, f"sqlite+aiosqlite:///{folder / 'x.db'}", **{**usual, **settings})
    process = await start(env, folder)
    _, said = await process.communicate()
    assert process.returncode == 2
    assert TOKEN not in said.decode()
    assert SECRET not in said.decode()
    assert "Traceback" not in said.decode()
    *logged, line = said.decode().splitlines()
    assert all(each[:4].isdigit() for each in logged), "a line that is no event's beginning"
    return line


async def without_discord(folder, tries=1, **settings):
    """Run a bot where Discord cannot be reached; return what it says until it knows, and what when it is ended then.

    :param tries: how often it tries in vain before it is ended.
    """
    usual = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": "http://127.0.0.1:9"}
    env = environment(None, f"sqlite:///{folder / 'x.db'}", **{**usual, **settings})
    process = await start(env, folder)
    said = await until_logged(process, f"trying again in {tries} s")
    process.terminate()
    _, further = await process.communicate()
    assert process.returncode == 0
    return said, further.decode()


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is not set; put it into the environment or into .env"),
        ({"DISCORD_TOKEN": f"{TOKEN}\n{TOKEN}"}, "DISCORD_TOKEN is wrong: it contains a space, a line break"),
        ({"DISCORD_TOKEN": "ключ"}, "DISCORD_TOKEN is wrong: it contains"),
        ({"DISCORD_TOKEN": "${DISCORD_TOKEN}"}, "DISCORD_TOKEN is wrong: it is the name of a value, and not the value"),
        ({"DISCORD_TOKEN": "<your token>"}, "DISCORD_TOKEN is wrong: it is the name of a value"),
        ({"TURN_SECONDS": TOKEN}, "TURN_SECONDS is wrong: Input should be a valid number"),
        ({"SHARDS": "some"}, "SHARDS is wrong"),
        ({"SHARDS": "auto"}, "SHARDS=auto needs PostgreSQL"),
        ({"SHARD_IDS": "3-x", "SHARD_COUNT": "8"}, "SHARD_IDS is wrong: give numbers and ranges"),
        ({"SHARD_IDS": "0-3"}, "SHARD_IDS needs SHARD_COUNT"),
        ({"SHARD_IDS": "0-8", "SHARD_COUNT": "8"}, "SHARD_IDS must be below SHARD_COUNT"),
        ({"SHARD_IDS": "0-99999999999", "SHARD_COUNT": "1"}, "SHARD_IDS is wrong: there are never more than 100000"),
        ({"SHARD_IDS": f"0-{'9' * 5000}", "SHARD_COUNT": "1"}, "SHARD_IDS is wrong: there are never more than 100000"),
        ({"SHARD_COUNT": "0"}, "SHARD_COUNT is wrong"),
        ({"TURN_SECONDS": "soon"}, "TURN_SECONDS is wrong"),
        ({"TURN_SECONDS": "1e-9"}, "TURN_SECONDS is wrong"),
        *[
            ({name: value}, f"{name} is wrong: Input should be a")
            for name in ("TURN_SECONDS", "REMIND_SECONDS", "THINK_SECONDS", "HELD_SECONDS", "LOBBY_MINUTES")
            for value in ("nan", "inf", "-inf")
        ],
        ({"LOG_LEVEL": "loud"}, "LOG_LEVEL is wrong: Input should be 'DEBUG', 'INFO', 'WARNING' or 'ERROR' ('LOUD'; "),
        ({"DISCORD_API_URL": "discord.com"}, "DISCORD_API_URL is wrong: a web address begins with https://"),
        ({"DISCORD_API_URL": "http://["}, "DISCORD_API_URL is wrong: it names no server, or a port that is none"),
        ({"DISCORD_API_URL": "http://x:99999"}, "DISCORD_API_URL is wrong: it names no server, or a port"),
        ({"DISCORD_API_URL": "http://:80"}, "DISCORD_API_URL is wrong: it names no server"),
        ({"DATABASE_URL": f"postgres://u:p@{SECRET}@host/x"}, "DATABASE_URL has more than one @"),
        ({"DATABASE_URL": "sqlite+aiosqlite://"}, "DATABASE_URL is in memory, which keeps nothing"),
        ({"DATABASE_URL": "sqlite+aiosqlite:///:memory:"}, "DATABASE_URL is in memory"),
        ({"DATABASE_URL": "sqlite+aiosqlite:///file:x?mode=memory&uri=true"}, "DATABASE_URL is in memory"),
    ],
)
def test_a_setting_that_cannot_be_used(tmp_path, monkeypatch, settings, reason):
    monkeypatch.chdir(tmp_path)
    for name, value in ({"DISCORD_TOKEN": TOKEN} | settings).items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as refusal:
        read_settings()
    said = str(refusal.value)
    assert said.startswith(reason)
    assert not any(secret in said for secret in (TOKEN, SECRET, "\n"))


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (
            "\nTURN_SECONDS=3 min",
            "TURN_SECONDS is wrong: Input should be a valid number, unable to parse string as a"
            " number; write the number of seconds alone ('3 min'; .env, line 2; see .env.example)",
        ),
        (
            "THINK_SECONDS=1,5",
            "THINK_SECONDS is wrong: Input should be a valid number, unable to parse string as a"
            " number, with a point and no comma ('1,5'; .env, line 1; see .env.example)",
        ),
        (
            "# the token\nset DISCORD_TOKEN=",
            "DISCORD_TOKEN is not set; put it into the environment or into .env (see"
            " .env.example); .env, line 2: write NAME=value, without set before it",
        ),
        (
            "DISCORD_TOKEN: ",
            "DISCORD_TOKEN is not set; put it into the environment or into .env (see .env.example);"
            " .env, line 1: write DISCORD_TOKEN=value, with = after the name",
        ),
        (
            "DISCORD_TOKEN:",
            "DISCORD_TOKEN is not set; put it into the environment or into .env (see .env.example);"
            " .env, line 1: write DISCORD_TOKEN=value, with = after the name",
        ),
    ],
)
def test_what_is_wrong_in_the_file_is_named_with_its_line(tmp_path, monkeypatch, written, reason):
    monkeypatch.chdir(tmp_path)
    if "DISCORD_TOKEN" not in written:
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    (tmp_path / ".env").write_text(f"{written}{SECRET if 'TOKEN' in written else ''}\n", encoding="utf-8")
    with pytest.raises(BadSettings) as refusal:
        read_settings()
    assert str(refusal.value) == reason


def test_a_folder_or_another_file_in_its_place_is_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env.txt").write_text(f"DISCORD_TOKEN={TOKEN}\n", encoding="utf-8")
    with pytest.raises(BadSettings, match=r"; there is no \.env, but \.env\.txt, which is not read: call it \.env$"):
        read_settings()
    (tmp_path / ".env").mkdir()
    with pytest.raises(BadSettings, match=r"^\.env is a folder; it has to be a file"):
        read_settings()


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"TURN_SECONDS": "soon"}, "TURN_SECONDS is wrong"),
        ({"GAMES": "claro,tarot"}, "GAMES names tarot, which cannot be played here; there are claro, stardust, africa"),
        ({"CLARO_DECK": "nowhere.toml"}, "CLARO_DECK is wrong: nowhere.toml: cannot be read"),
        ({"DATABASE_URL": "sqlite:////proc"}, "cannot open the database sqlite+aiosqlite:////proc: /proc is a folder"),
        ({"DATABASE_URL": "sqlite:////proc/x.db"}, "cannot open the database sqlite+aiosqlite:////proc/x.db: nothing"),
    ],
)
async def test_a_bot_that_cannot_start_says_why_and_ends(tmp_path, settings, reason):
    line = await refused(tmp_path, **settings)
    assert line.startswith(f"bot: {reason}")


async def test_a_misspelt_setting_is_named_with_the_right_one(tmp_path):
    (tmp_path / ".env").write_text("TURN_SECOND=30\nPOSTGRES_PASSWORD=x\nfnord=1\nHealth_Port=\n", encoding="utf-8")
    misspelt = {"DISCORD_TOKN": SECRET, "DISCORD_CHANNEL": "x", "LOG": "x"}
    said, _ = await without_discord(tmp_path, **misspelt)
    warned = [line.partition("serving: ")[2] for line in said.splitlines() if "WARNING bot.command_line" in line]
    assert warned == [
        "the environment has DISCORD_TOKN, which is no setting; is DISCORD_TOKEN meant?",
        ".env has FNORD, which is no setting",
        ".env has TURN_SECOND, which is no setting; is TURN_SECONDS meant?",
    ]
    assert SECRET not in said


async def test_a_setting_of_an_earlier_version_is_named_once(tmp_path):
    (tmp_path / ".env").write_text(f"TOKEN_KEYS={SECRET}\n", encoding="utf-8")
    said, _ = await without_discord(tmp_path, TOKEN_KEYS=SECRET)
    warned = [line.partition("serving: ")[2] for line in said.splitlines() if "WARNING bot.command_line" in line]
    assert warned == ["TOKEN_KEYS is not needed any more; remove it"]
    assert SECRET not in said


async def test_a_misspelt_setting_is_named_where_the_right_one_is_missing(tmp_path):
    (tmp_path / ".env").write_text(f"DISCORD_TOKN={TOKEN}\n{SECRET}\n", encoding="utf-8")
    said = await refused(tmp_path, DISCORD_TOKEN="")
    assert said.startswith("bot: DISCORD_TOKEN is not set; put it into the environment or into .env")
    assert said.endswith(
        "; .env, line 2: it has no =; write NAME=value"
        "; .env has DISCORD_TOKN, which is no setting; is DISCORD_TOKEN meant?"
    )


async def test_the_first_start_tells_of_its_new_database_in_one_line(tmp_path):
    said, _ = await without_discord(tmp_path)
    (line,) = [line for line in said.splitlines() if "database" in line]
    assert line.partition("database: ")[2].startswith("the database was made; it has version ")
    assert "alembic" not in said


async def test_an_env_file_that_is_not_utf8(tmp_path):
    (tmp_path / ".env").write_bytes("LOG_LEVEL=INFO # für alle".encode("latin-1"))
    assert await refused(tmp_path) == "bot: .env is not in UTF-8; save it anew in that encoding"


async def test_a_database_of_a_newer_version(tmp_path):
    (tmp_path / "x.db").write_bytes(sqlite_template())
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    line = await refused(tmp_path)
    assert "a newer version of the bot has migrated it" in line


@pytest.mark.parametrize("form", [" {}\n", '"{}"', "'{}' "])
async def test_space_and_quotes_around_settings_do_no_harm(tmp_path, form):
    async with Playground(World(["Laura"])) as discord:
        env = environment(discord, f"sqlite:///{tmp_path / 'x.db'}", TURN_SECONDS="60", LOG_LEVEL="Info", GAMES="")
        ours = ("DISCORD_TOKEN", "DATABASE_URL", "TURN_SECONDS", "LOG_LEVEL", "GAMES")
        process = await start(env | {name: form.format(env[name]) for name in ours}, tmp_path)
        await until_logged(process, CONNECTED)
        process.terminate()
        await process.communicate()


async def test_a_start_without_discord_tries_on_and_ends_at_once_when_told_to(tmp_path):
    said, further = await without_discord(tmp_path, tries=2)
    assert "Discord cannot be reached at http://127.0.0.1:9; trying again in 1 s: " in said
    _, stopping, rest = further.partition("stopping")
    assert stopping
    assert "trying again" not in rest


@asynccontextmanager
async def answering(**answer):
    """Serve an address where each request has the same answer; yields the address."""

    async def handle(request):
        return web.Response(**answer)

    server = test_utils.TestServer(served := web.Application())
    served.router.add_route("*", "/{path:.*}", handle)
    async with server:
        yield str(server.make_url("/api/v10"))


@pytest.mark.parametrize(
    "answer",
    [
        {"text": "<html>", "content_type": "text/html"},
        {"body": b"{}", "content_type": "application/json"},
        {"body": b"[]", "content_type": "application/json"},
        {"status": 204},
    ],
)
async def test_a_start_tries_on_where_something_else_answers_for_discord(tmp_path, answer):
    async with answering(**answer) as url:
        said, further = await without_discord(tmp_path, DISCORD_API_URL=url)
    reason = "the answer to /users/@me is not Discord's; see DISCORD_API_URL"
    assert f"Discord cannot be reached at {url}; trying again in 1 s: {reason}" in said
    assert "Traceback" not in said + further


def as_json(body, status=200):
    """Return an answer as Discord sends it: discord.py reads no JSON whose type names a charset, too."""
    return web.Response(body=body, status=status, headers={"Content-Type": "application/json"})


@asynccontextmanager
async def bad_gateway(discord, frames):
    """Serve the playground's REST API with a gateway that sends these frames, and does not close when asked to.

    Yields the API's address, and events for when the frames are sent and for when the bot wants to close.
    """
    sent, closing, over = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def gateway(request):
        socket = web.WebSocketResponse(autoclose=False)
        await socket.prepare(request)
        for frame in frames:
            await (socket.send_str if isinstance(frame, str) else socket.send_bytes)(frame)
        sent.set()
        while (await socket.receive()).type is not WSMsgType.CLOSE:
            pass
        closing.set()
        await over.wait()
        return socket

    async def rest(request):
        if request.path.endswith("/gateway/bot"):
            limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
            address = str(server.make_url("/gateway")).replace("http", "ws", 1)
            return as_json(json.dumps({"url": address, "shards": 1, "session_start_limit": limit}).encode())
        headers = {name: request.headers[name] for name in ("Authorization", "Content-Type") if name in request.headers}
        async with (
            ClientSession(headers=headers) as http,
            http.request(request.method, f"{discord.url}{request.path_qs}", data=await request.read()) as answer,
        ):
            return as_json(await answer.read(), answer.status)

    server = test_utils.TestServer(served := web.Application())
    served.router.add_get("/gateway", gateway)
    served.router.add_route("*", "/{path:.*}", rest)
    async with server:
        try:
            yield str(server.make_url("/api/v10")), sent, closing
        finally:
            over.set()


HELLO = '{"op": 10, "d": {"heartbeat_interval": 40000}}'


async def test_a_gateway_that_sends_something_else_is_one_line(tmp_path):
    async with Playground(World(["Laura"])) as discord, bad_gateway(discord, [HELLO, "<html>"]) as (url, *_):
        settings = {"DISCORD_TOKEN": discord.world.bot.token, "DISCORD_API_URL": url, UNCLOSED: "0.2"}
        line = await refused(tmp_path, **settings)
    assert line.startswith("bot: what stands in for Discord's gateway sends no events of Discord: ")


@pytest.mark.parametrize("frames", [[HELLO], [HELLO, "<html>"], [b"\0garbage", "<html>"]])
async def test_it_stops_in_time_although_the_gateway_does_not_close(tmp_path, frames):
    async with Playground(World(["Laura"])) as discord, bad_gateway(discord, frames) as (url, sent, closing):
        env = environment(discord, f"sqlite:///{tmp_path / 'x.db'}", LOG_LEVEL="ERROR")
        env |= {"DISCORD_API_URL": url, UNCLOSED: "0.2"}
        process = await start(env, tmp_path)
        await (closing if frames == [HELLO, "<html>"] else sent).wait()
        process.terminate()
        _, said = await process.communicate()
    assert process.returncode == 0
    # From 3.14 on, discord.py speaks Zstandard, whose errors it takes for a lost connection.
    assert said == b"" or (b"Retrying" in said and frames[0] != HELLO)
