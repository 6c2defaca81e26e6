"""What strangers' bots have answered: their lists can be read, and only grow."""

from __future__ import annotations

import sys

import pytest

from playground import World
from playground.tests.compat.corpus import __main__ as run
from playground.tests.compat.corpus import steps
from playground.tests.compat.corpus.__main__ import main
from playground.tests.compat.corpus.steps import LISTS, Step
from playground.tests.compat.corpus.strangers import STRANGERS, Stranger


def _two_steps() -> list[Step]:
    return [
        Step("Laura", "#cards", ".ping", "Pong", answered=True),
        Step("Clara", "@bot", "", "Goodbye", answered=False),
    ]


@pytest.mark.parametrize("stranger", STRANGERS, ids=lambda each: each.name)
def test_each_bot_has_a_list_of_what_it_has_answered(stranger):
    listed = steps.read(LISTS / f"{stranger.name}.txt")
    assert any(each.answered for each in listed)
    assert len(set(listed)) == len(listed)


def test_a_list_is_written_as_it_was_read(tmp_path):
    steps.write(tmp_path / "list.txt", _two_steps())
    assert steps.read(tmp_path / "list.txt") == _two_steps()


def test_what_has_once_answered_stays_in_the_list():
    assert steps.grown(_two_steps(), [])[0].answered


def test_what_answers_for_the_first_time_must_answer_from_then_on():
    first, second = _two_steps()
    assert steps.grown([first, second], [second])[1].answered


def test_a_line_that_is_no_step_is_named(tmp_path):
    (tmp_path / "list.txt").write_text("+ Laura #cards: .ping -> Pong\nLaura says ping\n")
    with pytest.raises(ValueError, match=r"list.txt, line 2 is no step: Laura says ping"):
        steps.read(tmp_path / "list.txt")


async def test_a_bot_whose_sources_are_not_there_is_skipped_and_said(tmp_path, capsys):
    assert await main([str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert all(f"{each.name}: skipped, as {tmp_path / each.name} is not there" in said for each in STRANGERS)


BOT = """
import os

import discord

discord.http.Route.BASE = os.environ["API_URL"]
client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
tree = discord.app_commands.CommandTree(client)
client.setup_hook = tree.sync


@tree.command(description="Answer")
async def new(interaction):
    await interaction.response.send_message("Here I am")


client.run(os.environ["TOKEN"], log_handler=None)
"""


async def test_a_command_that_no_longer_answers_is_red_and_a_new_one_is_listed(tmp_path, monkeypatch, capsys):
    (tmp_path / "small").mkdir()
    (tmp_path / "small" / "bot.py").write_text(BOT)
    (tmp_path / "small.txt").write_text("- Laura #cards: /new -> Here I am\n+ Laura #cards: /gone -> Pong\n")
    small = Stranger(
        "small",
        "nowhere",
        lambda sources: [],
        lambda sources, python: [python, str(sources / "bot.py")],
        lambda discord: {"TOKEN": discord.world.bot.token},
        lambda: World(["Laura"]),
    )
    for name, value in (("STRANGERS", [small]), ("LISTS", tmp_path), ("_installed", lambda *_: sys.executable)):
        monkeypatch.setattr(run, name, value)
    assert await main([str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert "small: 1 of 2 answered" in printed
    assert "no longer answers: + Laura #cards: /gone -> Pong" in printed
    assert [each.answered for each in steps.read(tmp_path / "small.txt")] == [True, True]
