"""The playground's fixtures work whatever runs a suite's coroutines, and failures show what happened."""

import pytest

from playground.tests.effort import thorough
from playground.tests.outside import BOT, FAILING, TESTS, run
from playground.tests.patience import PATIENT

ASYNCIO = "pytestmark = pytest.mark.asyncio"
ANYIO = "pytestmark = pytest.mark.anyio\n\n\n@pytest.fixture\ndef anyio_backend():\n    return 'asyncio'"


async def suite(folder, tests, settings, *options, bot=BOT):
    """Run a suite in a folder of its own; return its exit status and what it prints."""
    (folder / "conftest.py").write_text(PATIENT, encoding="utf-8")
    (folder / "small_bot.py").write_text(bot, encoding="utf-8")
    (folder / "test_small_bot.py").write_text(tests, encoding="utf-8")
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath = .\n{settings}\n", encoding="utf-8")
    return await run(folder, *options)


@thorough
@pytest.mark.parametrize(
    ("settings", "marks"),
    [
        ("asyncio_mode = auto", ""),
        ("asyncio_mode = strict", ASYNCIO),
        ("asyncio_mode = strict", 'pytestmark = pytest.mark.asyncio(loop_scope="module")'),
        ("asyncio_mode = auto\nasyncio_default_test_loop_scope = session", ""),
        ("asyncio_mode = auto\nasyncio_default_fixture_loop_scope = session", ""),
        ("asyncio_mode = strict", ANYIO),
        ("addopts = -p no:asyncio", ANYIO),
    ],
    ids=["auto", "strict", "loop of the module", "loop of the session", "fixtures' loop", "anyio", "anyio alone"],
)
async def test_whatever_runs_the_tests(tmp_path, settings, marks):
    status, printed = await suite(tmp_path, TESTS.replace("MARKS", marks), settings, "--strict-markers")
    assert status == 0, printed
    assert "3 passed" in printed


async def test_a_suite_has_a_world_of_its_own(tmp_path):
    world = (
        "from playground.world import World\n\n\n"
        "@pytest.fixture\ndef discord_world():\n    return World(['Ada'])\n\n\n"
        "async def test_world(discord):\n    assert [p.name for p in discord.world.people.values()] == ['Ada']\n"
    )
    status, printed = await suite(tmp_path, f"import pytest\n{world}", "asyncio_mode = auto")
    assert status == 0, printed


async def test_a_test_that_allows_something_keeps_the_world_of_its_module(tmp_path):
    tests = (
        "import pytest\n\npytestmark = pytest.mark.discord(people=['Ada'])\n\n\n"
        "@pytest.mark.discord(allow=['50013'])\n"
        "async def test_world(people):\n    assert list(people) == ['Ada']\n"
    )
    status, printed = await suite(tmp_path, tests, "asyncio_mode = auto")
    assert status == 0, printed


async def test_a_failure_shows_what_people_saw_and_the_last_requests(tmp_path):
    status, printed = await suite(tmp_path, FAILING.replace("MARKS", ""), "asyncio_mode = auto")
    assert status == 1, printed
    assert "Laura: Hello Laura!" in printed
    assert "Clara: Hello Laura!" in printed  # what was said before she came
    assert "POST /interactions/" in printed.split("the bot's last requests")[1]


async def test_a_failure_is_reported_whatever_people_saw(tmp_path):
    tests = (
        "from playground.driver import Seen\n\n\n"
        "async def test_nothing(discord, people):\n"
        "    people['Laura'].messages['1'] = Seen({})\n"
        "    assert 'this' == 'that'\n"
        "\n\nasync def test_surrogates(discord, people):\n"
        "    seen = {'content': '\\ud800', 'components': [], 'flags': 0}\n"
        "    people['Laura'].messages['1'] = Seen(seen)\n"
        "    assert 'some' == 'other'\n"
        "\n\nasync def test_no_text(discord, people):\n"
        "    seen = {'content': '', 'embeds': [{'title': 'The sea'}], 'components': [], 'flags': 0}\n"
        "    people['Laura'].messages['1'] = Seen(seen)\n"
        "    assert 'one' == 'two'\n"
        "\n\nasync def test_thinking(discord, people):\n"
        "    people['Laura'].messages['1'] = Seen({'content': '', 'components': [], 'flags': 128})\n"
        "    assert 'red' == 'blue'\n"
    )
    status, printed = await suite(tmp_path, tests, "asyncio_mode = auto")
    assert status == 1, printed
    assert "assert 'this' == 'that'" in printed
    assert "this cannot be shown: KeyError" in printed
    assert "assert 'some' == 'other'" in printed
    assert "Laura: \\ud800" in printed
    assert "Laura: The sea" in printed
    assert "Laura: (thinking)" in printed


async def test_a_marker_takes_no_arguments_without_a_name(tmp_path):
    tests = "import pytest\n\n\n@pytest.mark.discord(['Ada'])\nasync def test_world(people):\n    pass\n"
    status, printed = await suite(tmp_path, tests, "asyncio_mode = auto")
    assert status == 1, printed
    assert "takes arguments by name, such as people=, not ['Ada']" in printed


async def test_without_a_plugin_for_coroutines_it_says_so(tmp_path):
    tests = "def test_nothing(discord):\n    pass\n"
    status, printed = await suite(tmp_path, tests, "addopts = -p no:asyncio")
    assert status == 1
    assert "needs pytest-asyncio, or AnyIO's marker" in printed
