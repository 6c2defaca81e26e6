"""Stopping the bot while something happens in its tournaments."""

import logging

from bot.games.catalog import GAMES
from bot.tournaments.entries import Ending
from bot.tournaments.options import Format, Options
from playground.traffic.faults import Fault
from tests.directing.event import until

GUILD, NO_CHANNEL, KONRAD = 10, 20, 30


async def test_what_a_last_edit_brings_about_is_finished_before_the_bot_stops(house, caplog):
    tournaments = house.app.tournaments.tournaments
    caplog.set_level(logging.WARNING)
    options = Options("africa", Format.SWISS)
    found = [await tournaments.announce(GUILD, NO_CHANNEL, GAMES["africa"], options, KONRAD) for _ in range(3)]
    house.discord.faults.strike(Fault.SLOW)
    house.app.tournaments.messages.touch(found[0])
    await until(lambda: house.discord.faults.done[Fault.SLOW])
    await house.stop_bot()
    assert [each.ending for each in found] == [Ending.CHANNEL_GONE] * 3
    assert "the database does not answer" not in caplog.text
