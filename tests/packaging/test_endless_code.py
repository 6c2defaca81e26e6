"""A package's code that does not come to an end, beside the event loop, holds up nobody else, nor the process's end."""

import asyncio
from contextlib import suppress
from itertools import count

from bot.runtime.exits import CANNOT
from playground.driver import InteractionFailed
from tests.e2e.choosing import asks_for_data
from tests.e2e.playing import more, play_to_the_end
from tests.effort import thorough
from tests.features.tournaments.live.event import until
from tests.packaging.test_held_up import channels, hosting, install, lines, person, sqlite
from tests.patience import ENDLESS

ENDS = {ENDLESS: "2"}
"""Nobody waits longer than this for what never ends, in seconds. Nothing else here is a game's code."""

FACE = """
from pathlib import Path

from bot.faces.plain import PlainFace
from higher.game import GAME


def endless():
    (Path(__file__).parent / "began").touch()
    while True:
        pass


class Face(PlainFace):
    {part}


FACE = Face(GAME)
"""
PICTURE = """
    def picture(self, position, names):
        return ("round", endless) if position.outcome else None
"""
EXAMPLES = """
    def examples(self, words):
        endless()
"""
PREPARE = """
import bot.games.validation

bot.games.validation.SLOW_SECONDS = 0.5


def prepare(self):
    while True:
        pass

Higher.prepare = prepare
"""

MORE_THAN_THREADS = 40
"""More than the threads that asyncio has for everything that blocks, on a machine with any number of processors."""


def install_face(folder, part):
    install(folder, "1.0")
    (folder / "higher" / "face.py").write_text(FACE.format(part=part.strip()), encoding="utf-8")
    return folder / "higher" / "began"


async def test_a_picture_holds_up_no_other_game(tmp_path):
    began = install_face(tmp_path, PICTURE)
    async with hosting(tmp_path, sqlite(tmp_path), **ENDS) as host:
        here, there = await channels(host)
        await host.start()
        laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
        await laura.slash("higher new", bots=1)
        await laura.click("Start")
        playing = asyncio.create_task(play_to_the_end(laura))  # a result has the picture
        await until(began.exists)
        await clara.slash("claro new", bots=1)
        await clara.click("Start")
        table = next(seen for seen in clara.messages.values() if not seen.ephemeral)
        await play_to_the_end(clara)
        await clara.until(lambda each: "My hand" not in each.messages[table.id].enabled)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await host.stop()


@thorough
async def test_the_pictures_of_its_rules_use_up_no_threads_of_others(tmp_path):
    began = install_face(tmp_path, EXAMPLES)
    async with hosting(tmp_path, sqlite(tmp_path), **ENDS) as host:
        here, there = await channels(host)
        await host.start()
        laura, clara = await person(host, "Laura", here), await person(host, "Clara", there)
        await laura.slash("higher new", bots=1)
        lobby = laura.last
        asked = [asyncio.create_task(more(laura, "Rules", on=lobby)) for _ in range(MORE_THAN_THREADS)]
        await laura.until(lambda _: began.exists())
        assert "CLARO" in (await clara.slash("help")).text
        assert (await asks_for_data(clara)).text
        assert (await clara.slash("claro leaderboard")).text
        await host.stop()
        for each in asked:
            each.cancel()
            with suppress(asyncio.CancelledError, InteractionFailed, TimeoutError):
                await each


@thorough
async def test_a_package_that_prepares_without_end_is_left_out(tmp_path):
    install(tmp_path, "1.0", PREPARE)
    async with hosting(tmp_path, sqlite(tmp_path), **ENDS) as host:
        (line,) = lines(await host.start(), "is left out")
        assert "the game higher (claro-bot-higher 1.0) is left out: it cannot prepare: it takes more than 2 s" in line
        clara = await person(host, "Clara", host.discord.world.guild.channels[0])
        assert "CLARO" in (await clara.slash("help")).text
        await host.stop()


async def test_a_package_that_prepares_can_be_told_to_stop(tmp_path):
    install(tmp_path, "1.0", PREPARE)
    async with hosting(tmp_path, sqlite(tmp_path), **ENDS) as host:
        await host.start("validation: the start waits for the game higher")
        await host.stop()


NEVER_YOURS = """
import bot.games.checks

bot.games.checks.MOST_MOVES = 2_000


def change(self, seat, move):
    self.moves.append((seat, move))
    self.turn, self.to_act = len(self.moves), (seat,)
    return move


Position.change = change
Position.formality = lambda self, seat: None
Higher.slow = frozenset({"random"})
"""


async def test_a_game_alone_in_which_it_is_never_somebodys_turn_is_set_aside(tmp_path):
    install(tmp_path, "1.0", NEVER_YOURS)
    async with hosting(tmp_path, sqlite(tmp_path), **ENDS) as host:
        here, _ = await channels(host)
        await host.start()
        laura = await person(host, "Laura", here)
        shown = await laura.slash("help")
        for number in count(1):
            game = await laura.send_custom_id(shown, "opponents:higher:1:easy:play")
            if not any(str(each.get("custom_id")).startswith("play:") for each in game.components()):
                break
            await laura.send_custom_id(shown, f"closealone:s{number}")  # in this one, Laura begins
        laura.patience = 60
        await laura.until(lambda each: any("got stuck in this game" in seen.text for seen in each.messages.values()))
        assert "got stuck in this game" in (await laura.send_custom_id(shown, f"continue:s{number}")).text
        assert "Closed." in (await laura.send_custom_id(shown, f"closealone:s{number}")).text
        assert lines(await host.stop(), "after 2000 moves, it is not over")


THREAD = """
from threading import Event, Thread

Thread(target=Event().wait).start()
"""


async def test_a_thread_that_never_ends_keeps_no_process_alive(tmp_path):
    install(tmp_path, "1.0", THREAD)
    async with hosting(tmp_path, sqlite(tmp_path)) as host:
        await host.start()
        await host.stop()
        host.env["CLARO_DECK"] = "nowhere.txt"
        await host.start("CLARO_DECK is wrong")
        assert (await host.ended())[0] == CANNOT
