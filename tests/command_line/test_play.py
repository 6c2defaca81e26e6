"""``make play`` opens the page for somebody who sits before a screen, and for nobody else; and what stops it."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import asynccontextmanager

import aiohttp
import psutil
import pytest

from bot.command_line.play import has_browser
from playground.server import Playground
from playground.world import World
from tests.cases import for_each
from tests.e2e.processes import ROOT
from tests.effort import thorough
from tests.packaging.kit import EXAMPLES


@for_each(
    ("environment", "platform", "terminal", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", True, False),
        ({}, "darwin", True, True),
        ({"SSH_CONNECTION": "1.2.3.4 1 5.6.7.8 22"}, "darwin", True, False),
        ({}, "win32", True, True),
        ({"CI": "1"}, "win32", True, False),
    ],
)
def test_the_browser_is_opened_only_before_a_screen(environment, platform, terminal, opens):
    assert has_browser(environment, platform, terminal=terminal) is opens


@asynccontextmanager
async def begun(folder, port, *options):
    """Start ``make play`` in an empty folder, as a terminal does; its bot says what it does."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--port", str(port), "--locales", "Laura=fr", *options),
        env={**os.environ, "PYTHONPATH": str(ROOT), "LOG_LEVEL": "INFO", "TMPDIR": str(folder)},
        cwd=folder,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:  # a test failed, and should leave nothing behind that fails the next
            family = psutil.Process(process.pid)
            for each in (*family.children(), family):
                each.kill()
            await process.communicate()


async def said(stream, words):
    """Read up to a line with these words, and return it."""
    while line := (await stream.readline()).decode():
        if words in line:
            return line
    raise EOFError(words)


@pytest.mark.parametrize(
    ("number", "online"),
    [
        (signal.SIGTERM, True),
        pytest.param(signal.SIGINT, False, marks=thorough),
        pytest.param(signal.SIGTERM, False, marks=thorough),
        pytest.param(signal.SIGINT, True, marks=thorough),
    ],
)
async def test_what_stops_it_stops_the_playground_at_any_time(tmp_path, number, online):
    async with begun(tmp_path, 0) as process, aiohttp.ClientSession(raise_for_status=True) as http:
        url = (await said(process.stdout, "Play at ")).split("Play at ")[1].split()[0]
        await (await http.get(url)).read()
        if online:
            await said(process.stderr, "has connected to Gateway")
        process.send_signal(number)
        _, rest = await process.communicate()
        with pytest.raises(aiohttp.ClientConnectorError):
            await http.get(url)

    assert process.returncode in ([0] if online else [0, 128 + number])
    assert "Traceback" not in rest.decode()
    assert list(tmp_path.iterdir()) == []  # the database was temporary


@pytest.mark.parametrize("port", [None, pytest.param(99999, marks=thorough)])
async def test_a_port_that_is_taken_or_none_is_said_and_ends_it(tmp_path, port):
    async with (
        Playground(World(["Laura"])) as taken,
        begun(tmp_path, port or taken.url.rpartition(":")[2]) as process,
    ):
        _, rest = await process.communicate()

    assert process.returncode == 2
    (line,) = rest.decode().splitlines()
    assert line.endswith("choose another --port")


async def test_a_folder_without_a_package_is_refused_before_anything_begins(tmp_path):
    async with begun(tmp_path, 0, "--package", "nosuch") as process:
        out, rest = await process.communicate()

    assert process.returncode == 2
    assert out == b""
    assert rest.decode() == "bot: nosuch/pyproject.toml: No such file or directory\n"


async def test_the_bot_ends_with_its_playground(tmp_path):
    async with begun(tmp_path, 0) as process:
        await said(process.stderr, "has connected to Gateway")
        (playground,) = psutil.Process(process.pid).children()
        assert {"--locales=Laura=fr", "--managers=Laura", "--moderators=Laura"} <= {*playground.cmdline()}
        playground.kill()
        _, rest = await process.communicate()

    assert process.returncode == 0
    assert "The playground has ended" in rest.decode()
    assert "Traceback" not in rest.decode()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "options",
    [
        pytest.param((), id="alone"),
        pytest.param(
            ("--package", str(EXAMPLES / "template"), "--package", str(EXAMPLES / "lanterns"), "--reload"),
            id="packages",
            marks=thorough,
        ),
    ],
)
@pytest.mark.parametrize(
    "number",
    [signal.SIGKILL, pytest.param(signal.SIGTERM, marks=thorough), pytest.param(signal.SIGINT, marks=thorough)],
)
async def test_whatever_ends_it_leaves_no_process_behind(tmp_path, options, number):
    async with begun(tmp_path, 0, *options) as process:
        await said(process.stderr, "has connected to Gateway")
        family = psutil.Process(process.pid).children(recursive=True)
        assert len(family) >= (3 if options else 1)
        if number == signal.SIGINT:  # a terminal sends it to all processes of the group
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        _, rest = await process.communicate()
        _, left = await asyncio.to_thread(psutil.wait_procs, family, 60)

    assert left == []
    assert "Traceback" not in rest.decode()
    assert "The playground has ended" not in rest.decode()


async def test_reloading_without_a_package_is_refused(tmp_path):
    async with begun(tmp_path, 0, "--reload") as process:
        _, why = await process.communicate()

    assert process.returncode == 2
    assert why.decode() == "bot: --reload needs --package, a folder whose files it looks at\n"
