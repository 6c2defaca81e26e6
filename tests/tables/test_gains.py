"""What the owner of each seat takes away from a game."""

from dataclasses import replace

import pytest

from bot.games.catalog import GAMES
from bot.store.engine.status import Verdict
from bot.tables.rules import lobby
from bot.tables.rules.fairness import gain_of, result_of, settlement_of
from tests.tables.evening import ARMIN, CLARA, LAURA


async def seats(evening):
    table = await evening.start(LAURA, CLARA, computers=1)
    return table, {seat.user: seat for seat in table.seats}


@pytest.mark.parametrize(
    ("change", "verdict", "gains"),
    [
        ({}, Verdict.COUNTS, (-5, 0, 7)),
        ({"away": True}, Verdict.GIVEN_UP, (-5, 0, 0)),
        ({"taken_out": True}, Verdict.TAKEN_OUT, (0, 0, 0)),
        ({"taken_out": True, "away": True}, Verdict.TAKEN_OUT, (0, 0, 0)),
        ({"taken_out": True, "settled": -3}, Verdict.TAKEN_OUT, (-3, -3, -3)),
        ({"taken_out": True, "settled": 4}, Verdict.TAKEN_OUT, (4, 4, 4)),
    ],
)
async def test_what_a_game_is_for_the_owner_of_a_seat(evening, change, verdict, gains):
    _, by_user = await seats(evening)
    seat = replace(by_user[LAURA], **change)
    assert seat.verdict is verdict
    assert tuple(gain_of(seat, score) for score in (-5, 0, 7)) == gains


async def test_a_seat_that_was_left_is_given_up(evening):
    _, by_user = await seats(evening)
    seat = replace(by_user[LAURA], left_at=by_user[LAURA].joined_at)
    assert seat.verdict is Verdict.GIVEN_UP
    assert replace(by_user[None], away=True).verdict is Verdict.COUNTS  # a computer player gives up nothing


async def test_the_result_has_a_strength_for_each_computer_player_and_for_nobody_else(evening):
    table, by_user = await seats(evening)
    while table.position.outcome is None:
        seat = table.position.to_act[0]
        table.position.play(seat, table.position.legal_moves(seat)[0])
    result = result_of(table.game, table.position, table.seats)
    level = by_user[None].level
    assert result.strengths == tuple(table.game.strengths[level] if seat.user is None else None for seat in table.seats)
    assert result.scores == result.gains == table.position.outcome.scores


async def test_whoever_closes_a_game_loses_what_they_have_bet_in_the_running_hand(evening):
    table = await evening.room.open(GAMES["stardust"], 10, 20, LAURA)
    for user in (CLARA, ARMIN):
        await evening.room.do(table, lobby.join, user)
    await evening.room.do(table, lobby.start, LAURA)
    lost = []
    for closer in (LAURA, CLARA, ARMIN):
        seat = table.seat_of(closer)
        gains = settlement_of(table.position, table.seats, closer)
        assert gains == tuple(table.position.broken_off(seat))
        assert not any(gain for number, gain in enumerate(gains) if number != seat)
        lost.append(gains[seat])
    assert sum(lost) < 0  # the blinds
    nobody = settlement_of(table.position, table.seats, None)
    assert nobody == settlement_of(table.position, table.seats, 99) == tuple(table.position.broken_off(None))


async def test_a_game_without_points_counts_none_and_brings_none(evening, monkeypatch):
    table, _ = await seats(evening)
    while table.position.outcome is None:
        seat = table.position.to_act[0]
        table.position.play(seat, table.position.legal_moves(seat)[0])
    for for_gains in (True, False):
        played = result_of(table.game, table.position, table.seats, for_gains=for_gains)
        assert played.gains == (table.position.outcome.scores if for_gains else (0, 0, 0))
    without = replace(table.position.outcome, scores=())
    monkeypatch.setattr(type(table.position), "outcome", property(lambda _: without))
    monkeypatch.setattr(type(table.game), "scored", False)
    assert result_of(table.game, table.position, table.seats).scores == (0, 0, 0)


async def test_a_game_whose_points_do_not_add_up_brings_none(evening, monkeypatch):
    table, _ = await seats(evening)
    while table.position.outcome is None:
        seat = table.position.to_act[0]
        table.position.play(seat, table.position.legal_moves(seat)[0])
    monkeypatch.setattr(type(table.game), "adds_up", property(lambda _: False))
    result = result_of(table.game, table.position, table.seats)
    assert result.gains == (0, 0, 0)
    assert any(result.scores)
