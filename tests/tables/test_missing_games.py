"""A table whose game is not offered any more waits, and goes on when it is offered again."""

from dataclasses import replace

import pytest

from bot.games.catalog import GAMES
from bot.runtime.refusal import Refusal
from bot.store.engine.status import Status
from bot.tables.rules import playing
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code, play_first


class Others(dict):
    """All games but CLARO."""

    def __init__(self):
        super().__init__((name, game) for name, game in GAMES.items() if name != "claro")


async def restart_with(evening, games):
    await evening.close()
    evening.open_room()
    evening.room.games = games
    return await evening.room.restore()


async def test_it_waits_and_goes_on(evening):
    table = await evening.start(LAURA, CLARA)
    await play_first(evening, table)
    played = list(table.position.moves)
    assert await restart_with(evening, Others()) == 1
    await evening.pass_seconds(86_400)  # in which nobody's time runs out
    for look in (evening.room.find(table.id), evening.room.at(20)):
        with pytest.raises(Refusal) as caught:
            await look
        assert (code(caught), dict(caught.value.details)) == ("game_missing", {"missing": "claro"})
    with pytest.raises(Refusal) as caught:
        await evening.room.open(GAMES["stardust"], 10, 20, LAURA)
    assert code(caught) == "game_missing"
    assert evening.room.unattended == []
    await restart_with(evening, GAMES)
    found = await evening.room.find(table.id)
    assert found.position.moves == played
    await play_first(evening, found)


async def test_it_is_closed_like_a_paused_game_if_the_game_stays_away(evening):
    table = await evening.start(LAURA, CLARA)
    await restart_with(evening, Others())
    evening.room.pace = replace(evening.room.pace, pause=604_800)
    await evening.pass_seconds(1)
    await evening.pass_seconds(evening.room.pace.pause - 2)
    assert (await evening.journal.load(table.id)).status is Status.PLAYING
    with pytest.raises(Refusal):
        await evening.room.find(table.id)  # which does not put it off
    await evening.pass_seconds(3)
    assert (await evening.journal.load(table.id)).status is Status.ENDED
    assert (await evening.room.open(GAMES["stardust"], 10, 20, LAURA)).live


async def test_a_game_by_newer_rules_waits_for_them(evening):
    table = await evening.start(LAURA, CLARA)
    async with evening.engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE games SET rules = {CLARO.rules + 1}")
    await evening.restart()
    with pytest.raises(Refusal) as caught:
        await evening.room.find(table.id)
    assert code(caught) == "game_missing"
    async with evening.engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE games SET rules = {CLARO.rules}")
    await evening.restart()
    await play_first(evening, await evening.room.find(table.id))


@pytest.mark.parametrize(("user", "moderator"), [(LAURA, False), (ARMIN, True)])
async def test_whoever_may_end_a_table_can_end_one_that_waits(evening, user, moderator):
    table = await evening.start(LAURA, CLARA)
    await restart_with(evening, Others())
    for other in (CLARA, ARMIN):
        with pytest.raises(Refusal) as caught:
            await evening.room.end_waiting(table.id, other, moderator=False)
        assert (code(caught), caught.value.details["host"]) == ("only_host_or_moderator", f"<@{LAURA}>")
    await evening.room.end_waiting(table.id, user, moderator=moderator)
    saved = await evening.journal.load(table.id)
    assert (saved.status, saved.acted_by) == (Status.ENDED, user)
    assert (await evening.room.open(GAMES["stardust"], 10, 20, CLARA)).live
    with pytest.raises(Refusal) as caught:
        await evening.room.end_waiting(table.id, user, moderator=moderator)
    assert code(caught) == "game_away"


async def test_whoever_has_left_a_table_that_waits_cannot_end_it(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, playing.leave, LAURA)
    await restart_with(evening, Others())
    with pytest.raises(Refusal) as caught:
        await evening.room.end_waiting(table.id, LAURA, moderator=False)
    assert (code(caught), caught.value.details["host"]) == ("only_host_or_moderator", f"<@{CLARA}>")
    await evening.room.end_waiting(table.id, CLARA, moderator=False)
    assert len(evening.room) == 0


async def test_no_table_that_is_there_is_ended_as_one_that_waits(evening):
    with pytest.raises(Refusal) as caught:
        await evening.room.end_waiting(7, LAURA, moderator=True)
    assert code(caught) == "unknown_table"


async def test_a_finished_game_is_told_to_be_missing_and_stays(evening):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    await restart_with(evening, Others())
    with pytest.raises(Refusal) as caught:
        await evening.room.find(table.id)
    assert code(caught) == "game_away"
    assert (await evening.journal.load(table.id)).status is Status.FINISHED
