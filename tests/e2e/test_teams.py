"""Teams are chosen in the lobby, over the wire: two friends are partners, though the bot is killed in between."""

import asyncio
import signal

import pytest

from playground.server import Playground
from playground.world import World
from tests.e2e.playing import play_to_the_end
from tests.e2e.processes import CONNECTED, environment, start_anew, until_logged
from tests.packaging.kit import path_with
from tests.templates import up_to_date

pytestmark = pytest.mark.usefixtures("patient_discord")


def text_of(person, message):
    return person.messages[message.id].text


async def test_two_friends_choose_a_team_and_play_in_it_after_the_bot_was_killed(tmp_path):
    async with Playground(World(["Laura", "Clara", "Armin"])) as discord:
        path = path_with(tmp_path, "spades")
        env = environment(discord, up_to_date(tmp_path / "x.db"), LOG_LEVEL="INFO", PYTHONPATH=path)
        bot = await start_anew(env, tmp_path)
        try:
            await until_logged(bot, CONNECTED)
            people = [discord.person(name) for name in ("Laura", "Clara", "Armin")]
            for person in people:
                await person.connect()
            laura, clara, armin = people
            lobby = await laura.slash("spades new", bots=1)
            for person in (clara, armin):
                await person.until(lambda each: lobby.id in each.messages)
            assert [*lobby.buttons][-3:] == ["Team 1", "Team 2", "Shuffle teams"]
            await laura.click("Team 2", on=lobby)
            await clara.click("Team 2", on=lobby)
            await laura.until(lambda each: "Team 2: " in text_of(each, lobby))
            await laura.until(lambda each: "Team 2" not in each.messages[lobby.id].enabled)
            bot.send_signal(signal.SIGKILL)
            await bot.wait()
            bot = await start_anew(env, tmp_path)
            await until_logged(bot, CONNECTED)
            await armin.click("Team 2", on=lobby)  # as the message was before
            await armin.until(lambda each: any("is full" in seen.text for seen in each.messages.values()))
            await armin.click("Join", on=lobby)
            await armin.click("Shuffle teams", on=lobby)
            await armin.until(lambda each: any("the host, can do that" in seen.text for seen in each.messages.values()))
            await laura.until(lambda each: "Start" in each.messages[lobby.id].enabled)
            await laura.click("Start", on=laura.messages[lobby.id])
            for person in people:
                await person.until(lambda each: "My hand" in each.messages[lobby.id].enabled)
                await person.click("My hand", on=person.messages[lobby.id])
            await laura.until(lambda each: "Team 1" in text_of(each, lobby))
            await asyncio.gather(*map(play_to_the_end, people))
            cards = [seen.text for seen in laura.messages.values() if seen.ephemeral]
            assert any(f"Team 2, with <@{clara.id}>" in card for card in cards)
        finally:
            bot.terminate()
            _, log = await bot.communicate()
        assert bot.returncode == 0
        assert "Traceback" not in log.decode()
