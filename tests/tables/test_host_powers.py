"""Who has the host's powers: nobody who has no seat, and nobody who was kicked."""

import pytest

from bot.runtime.refusal import Refusal
from bot.tables.rules import host_tools, lobby, playing
from tests.tables.evening import ARMIN, CLARA, LAURA, code


async def rematch_without_the_host(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.finish(table)
    again = await evening.room.rematch(table.id, CLARA)
    await evening.room.do(again, lobby.join, ARMIN)
    return again


async def test_a_host_who_is_not_in_the_rematch_has_no_say_in_it(evening):
    table = await rematch_without_the_host(evening)
    await evening.room.do(table, lobby.start, CLARA)
    for command in (host_tools.end, host_tools.pause):
        with pytest.raises(Refusal) as caught:
            await evening.room.do(table, command, LAURA, moderator=False)
        assert code(caught) == "only_host_or_moderator"
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, host_tools.kick, LAURA, ARMIN, moderator=False)
    assert code(caught) == "only_host_or_moderator"


async def test_not_even_while_everybody_is_away(evening):
    table = await rematch_without_the_host(evening)
    await evening.room.do(table, lobby.start, CLARA)
    for user in (CLARA, ARMIN):
        await evening.room.do(table, playing.step_back, table.seat_of(user))
    assert table.presiding == CLARA
    with pytest.raises(Refusal):
        await evening.room.do(table, host_tools.end, LAURA, moderator=False)


async def test_a_host_who_has_not_agreed_yet_cannot_kick_those_who_have(evening):
    table = await rematch_without_the_host(evening)
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, host_tools.kick, LAURA, ARMIN, moderator=False)
    assert code(caught) == "only_host_or_moderator"
