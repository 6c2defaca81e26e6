"""What a table says that its tournament has closed: whether its game counts, and why it ends."""

from bot.locales.words import words_for
from bot.store.engine.status import CloseReason
from bot.tables.views.table import why_closed
from tests.features.tournaments.live.event import act, under_way, until


async def _opened(house):
    """Return Konrad, a tournament whose first tables are open, and the first of them."""
    konrad, tournament = await under_way(house, rounds=1)
    return konrad, tournament, await house.app.room.find(tournament.pairings[0].table)


async def _closed(house, table):
    """Return why a table was closed, as its record and its message say it."""
    await until(lambda: not house.app.room.is_live(table.id))
    saved = await house.app.room.find(table.id)
    return saved.close_reason, why_closed(words_for("en"), saved)


async def test_a_result_that_is_entered_ends_the_game_and_stands(house):
    konrad, tournament, table = await _opened(house)
    await act(house, "Konrad", tournament, "adjust:0")
    await konrad.submit(places="2 1", reason="the cat again")
    reason, said = await _closed(house, table)
    assert reason is CloseReason.RESULT_ENTERED
    assert "has entered the result" in said
    world, channel = house.discord.world, tournament.pairings[0].channel

    def told():
        posted = [each for each in world.messages.values() if "the cat again" in (each.content or "")]
        return {each.channel: each for each in posted}

    await until(lambda: len(told()) == 2)
    assert told().keys() == {channel, tournament.channel}
    assert all("Konrad" in each.content for each in told().values())
    assert not told()[channel].mentions  # they are pinged once
    assert len(told()[tournament.channel].mentions) == 2
    assert "does not count" not in said


async def test_a_table_that_a_departure_has_decided_says_so(house):
    konrad, tournament, table = await _opened(house)
    await act(house, "Konrad", tournament, f"disqualify:{tournament.pairings[0].entrants[0]}")
    await konrad.submit(reason="brought a second deck")
    reason, said = await _closed(house, table)
    assert reason is CloseReason.DECIDED
    assert "is decided" in said


async def test_a_game_of_a_tournament_that_is_called_off_does_not_count_for_it(house):
    _, tournament, table = await _opened(house)
    await act(house, "Konrad", tournament, "calloffsure")
    reason, said = await _closed(house, table)
    assert reason is CloseReason.CALLED_OFF
    assert said.startswith("Called off:")
