"""A package that lacks words is played all the same: plain names stand in their places, and the log says which."""

from __future__ import annotations

import asyncio
import os
import shutil

import pytest

from playground.server import Playground
from playground.world import World
from tests.e2e.playing import play_to_the_end
from tests.e2e.processes import CONNECTED, environment, start_anew, until_logged
from tests.packaging.kit import EXAMPLES, ROOT, install
from tests.templates import up_to_date

ACHIEVED = """

from bot.games.achievement import Achievement

Higher.achievements = (Achievement("two_aces", "🂡"),)
Higher.achieved = lambda self, position: [["two_aces"] for _ in position.scores]
"""


@pytest.mark.usefixtures("patient_discord")
@pytest.mark.thorough
async def test_what_was_played_is_shown_though_an_achievement_has_no_words(tmp_path):
    shutil.copytree(EXAMPLES / "template", tmp_path, dirs_exist_ok=True)
    install(tmp_path, "higher", "higher")
    with (tmp_path / "higher" / "game.py").open("a", encoding="utf-8") as file:
        file.write(ACHIEVED)
    async with Playground(World(["Laura", "Clara"])) as discord:
        path = os.pathsep.join([str(tmp_path), str(ROOT)])
        env = environment(discord, up_to_date(tmp_path / "x.db"), PYTHONPATH=path)
        bot = await start_anew(env, tmp_path)
        try:
            await until_logged(bot, CONNECTED)
            laura, clara = people = [discord.person(name) for name in ("Laura", "Clara")]
            for person in people:
                await person.connect()
            await laura.slash("higher new")
            await clara.click("Join")
            await laura.click("Start")
            for person in people:
                await person.click("My hand")
            await asyncio.gather(*map(play_to_the_end, people))
            for person in people:
                await person.until(lambda each: "achievement two aces" in texts(each))
                assert "nothing was changed" not in texts(person)
        finally:
            bot.terminate()
            _, log = await bot.communicate()
        said = (
            "the game higher (claro-bot-higher 1.0) has no words in en for higher-achievement-two-aces; its plain name"
        )
        assert log.decode().count(said) == 1
        assert "Traceback" not in log.decode()


def texts(person):
    return "\n".join(seen.text for seen in person.messages.values())
