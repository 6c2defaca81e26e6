"""Deleting one's data works from anywhere: a seat that one cannot reach any more is left."""

from bot.tables.rules.table import Status
from tests.e2e.playing import forgotten, more, play_out, started, table_of
from tests.e2e.test_courtesy import leaves


async def test_who_has_left_the_server_is_forgotten_at_once_and_the_game_goes_on(house):
    laura, clara, konrad = await started(house, "Laura", "Clara", "Konrad")
    table = table_of(house)
    seat = table.seat_of(int(clara.id))
    house.app.base.visible_channels._members.clear()  # as a minute later
    await leaves(house, clara)
    await clara.go_to_the_bot()
    assert "Your name is out of every table" in (await forgotten(clara)).text
    assert table.seats[seat].user is None
    assert table.seats[seat].left_at is not None
    await play_out(house, laura, konrad)
    assert (await house.app.room.find(table.id)).status is Status.FINISHED


async def test_who_has_left_a_game_need_not_wait_for_its_end(house):
    _, clara, _ = await started(house, "Laura", "Clara", "Konrad")
    await more(clara, "Leave")
    assert "Your name is out of every table" in (await forgotten(clara)).text
    assert int(clara.id) not in table_of(house).people
