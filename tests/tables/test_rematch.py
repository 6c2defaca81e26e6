"""A rematch is for the people who had a seat; those who have asked to be forgotten had none."""

from bot.store.privacy import Privacy
from bot.tables import host_tools, lobby
from bot.tables.table import Status
from tests.tables.evening import ARMIN, CLARA, LAURA


async def forgotten(evening, user):
    """Forget a person, and read every table from the database again."""
    await Privacy(evening.engine).forget(user, evening.room._now().date())
    await evening.restart()


async def test_a_rematch_has_no_seat_for_a_former_player(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.end, LAURA, moderator=False)
    await forgotten(evening, ARMIN)
    again = await evening.room.rematch(table.id, LAURA)
    assert {seat.user for seat in again.seats} == {LAURA, CLARA}
    assert again.status is Status.LOBBY
    await evening.room.do(again, lobby.join, CLARA)
    await evening.room.do(again, lobby.start, LAURA)
    assert len(again.seats) == 2


async def test_a_rematch_of_somebody_whose_rival_was_forgotten_waits_for_another(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, host_tools.end, LAURA, moderator=False)
    await forgotten(evening, CLARA)
    again = await evening.room.rematch(table.id, LAURA)
    assert [seat.user for seat in again.seats] == [LAURA]
    assert again.status is Status.LOBBY
