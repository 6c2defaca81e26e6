"""Advice from the strongest player, one question of a person at a time."""

import asyncio

import pytest

from bot.runtime.refusal import Refusal
from tests.tables.evening import LAURA, code


async def on_turn(evening):
    table = await evening.start(LAURA, computers=1)
    while not table.people_to_act():
        await evening.pass_seconds(3)
    return table


async def test_a_person_asks_for_advice_one_question_at_a_time(evening):
    table = await on_turn(evening)
    try:
        asked = [evening.turns.advise(table, LAURA) for _ in range(20)]
        first, *others = await asyncio.gather(*asked, return_exceptions=True)
        assert {move for move, _ in first} == set(table.position.legal_moves(table.seat_of(LAURA)))
        assert [each.code for each in others] == ["advice_under_way"] * 19
        assert await evening.turns.advise(table, LAURA)
    finally:
        await evening.thinker.close()


async def test_a_question_that_is_given_up_does_not_stop_the_next_one(evening):
    table = await on_turn(evening)
    try:
        asked, again = (asyncio.create_task(evening.turns.advise(table, LAURA)) for _ in range(2))
        with pytest.raises(Refusal) as caught:
            await again
        assert code(caught) == "advice_under_way"
        asked.cancel()
        await asyncio.wait([asked])
        assert await evening.turns.advise(table, LAURA)
    finally:
        await evening.thinker.close()
