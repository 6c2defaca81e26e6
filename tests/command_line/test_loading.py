"""What a start loads: only what it needs, as whoever restarts the bot waits for it."""

import json
import subprocess
import sys

import pytest

from tests.e2e.processes import ROOT

LOADED = """
import json, sys
from importlib import import_module
import_module(sys.argv[1])
from bot.faces.lessons import lesson_of
print(json.dumps([sorted(sys.modules), lesson_of.cache_info().currsize]))
"""


@pytest.fixture(scope="module")
def started():
    """The modules that ``python -m bot run`` loads before it opens its database, and how many lessons it has read."""
    command = [sys.executable, "-c", LOADED, "bot.command_line.serving"]
    modules, lessons = json.loads(subprocess.check_output(command, cwd=ROOT))
    return set(modules), lessons


@pytest.mark.parametrize(
    "module",
    [
        "alembic",  # where the database is up to date
        "networkx",  # until the first round of a tournament is drawn
        "aiohttp.web",  # for those who want one of the two servers below
        "bot.health",
        "bot.features.people.legal.server",
        "markdown_it",  # for the pages about privacy
        "numpy",  # in the processes that think
        "asyncpg",  # for PostgreSQL
        "prometheus_client",  # for those who want /metrics
        "bot.doctor",
        "tqdm",  # for long commands
    ],
)
def test_a_start_does_not_load_what_few_need(started, module):
    modules, _ = started

    assert [each for each in modules if each == module or each.startswith(f"{module}.")] == []


def test_a_start_reads_no_lesson(started):
    _, lessons = started

    assert lessons == 0


@pytest.mark.parametrize("command", ["replay", "check_draws"])
def test_who_checks_a_record_needs_no_discord(command):
    modules, _ = json.loads(
        subprocess.check_output([sys.executable, "-c", LOADED, f"bot.command_line.{command}"], cwd=ROOT)
    )

    assert "discord" not in modules


def test_what_is_loaded_is_no_garbage():
    collector = "import gc; from bot.command_line import load; load('bot.config')"
    said = subprocess.check_output(
        [sys.executable, "-c", f"{collector}; print(gc.isenabled(), gc.get_freeze_count() > 10_000)"],
        cwd=ROOT,
        text=True,
    )

    assert said.split() == ["True", "True"]
