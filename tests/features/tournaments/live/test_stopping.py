"""Stopping the bot while something happens in its tournaments."""

import logging

from bot.features.tournaments.feature import Events
from bot.features.tournaments.live import director
from bot.features.tournaments.rules.directors import call_off
from bot.features.tournaments.rules.entries import Ending
from bot.features.tournaments.rules.options import Format, Options
from bot.features.tournaments.rules.running import end
from bot.games.catalog import GAMES
from playground.traffic.faults import Fault
from tests.features.tournaments.live.event import EIGHT, begun, played_out, until
from tests.patience import LONGEST_SECONDS

GUILD, NO_CHANNEL, KONRAD = 10, 20, 30


async def test_what_a_last_edit_brings_about_is_finished_before_the_bot_stops(house, caplog, monkeypatch):
    tournaments = house.app[Events].house.tournaments
    monkeypatch.setattr(director, "CLOSING_SECONDS", LONGEST_SECONDS)
    monkeypatch.setattr(house.app[Events].house.messages._tasks, "_seconds", LONGEST_SECONDS)
    caplog.set_level(logging.WARNING)
    options = Options("africa", Format.SWISS)
    found = [await tournaments.announce(GUILD, NO_CHANNEL, GAMES["africa"], options, KONRAD) for _ in range(3)]
    house.discord.faults.strike(Fault.SLOW)
    house.app[Events].house.messages.touch(found[0])
    await until(lambda: house.discord.faults.done[Fault.SLOW])
    await house.stop_bot()
    assert [each.ending for each in found] == [Ending.CHANNEL_GONE] * 3
    assert "the database does not answer" not in caplog.text


async def test_a_tournament_that_is_called_off_as_it_ends_is_called_off(house, caplog, monkeypatch):
    tournament = await begun(house, EIGHT[:4])
    tournaments, konrad = house.app[Events].house.tournaments, int((await house.person("Konrad")).id)
    seed, do = await house.app[Events].house.director.seed(tournament), tournaments.do

    async def called_off_first(each, command, *args, **more):
        if command is end:
            await do(tournament, call_off, konrad, seed)
        return await do(each, command, *args, **more)

    monkeypatch.setattr(tournaments, "do", called_off_first)
    await played_out(house, tournament)
    await house.app[Events].house.director.settled(tournament)
    assert tournament.ending is Ending.CALLED_OFF
    assert "something failed" not in caplog.text
