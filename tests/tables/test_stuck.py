"""A game that is being played never stands still for good, whatever fails."""

import copy
import logging
from typing import get_args

import pytest

from bot.games.catalog import GAMES
from bot.games.game import IllegalMove
from bot.store.journal.entries import Entry, Other, Seated, Waits
from bot.tables.effects import SHOWN
from bot.tables.live.turns import AFTER_ERROR_SECONDS
from bot.tables.live.watchdog import LOOK_SECONDS, Watchdog
from bot.tables.rules import host_tools, lobby
from bot.tables.rules.expiry import MOST_FAILURES
from bot.tables.rules.table import Status
from tests.tables.evening import CLARA, CLARO, LAURA, play_first, user_to_act


class Raising:
    """A computer player that fails."""

    def choose(self, view, chance):
        raise RuntimeError("I do not know what to play")


class Cheating:
    """A computer player that plays what the rules refuse."""

    def choose(self, view, chance):
        return "no such move"


class Silent:
    """A computer player that returns nothing at all."""

    def choose(self, view, chance):
        return None


def with_player(player, game=CLARO):
    """Return a game whose computer players all play like this one."""
    changed = copy.copy(game)
    changed.players = dict.fromkeys(game.players, player)
    return changed


def errors(caplog):
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


async def opened(evening, game, computers=2):
    table = await evening.room.open(game, 10, 20, LAURA, computers=computers, level="easy")
    await evening.room.do(table, lobby.start, LAURA)
    return table


@pytest.mark.parametrize("player", [Raising(), Cheating(), Silent()])
@pytest.mark.parametrize("name", GAMES)
async def test_a_game_goes_on_without_a_computer_player_that_fails(evening, caplog, player, name):
    table = await opened(evening, with_player(player, GAMES[name]))
    before = 0
    for _ in range(2000):
        if user_to_act(table) == LAURA:
            await play_first(evening, table)
        else:
            await evening.pass_seconds(181)
        if not table.live:
            break
        assert len(table.position.moves) > before
        before = len(table.position.moves)
    assert table.status is Status.FINISHED
    assert len(errors(caplog)) == 1


async def test_a_persons_automatic_move_that_fails_is_replaced(evening, caplog, monkeypatch):
    table = await evening.start(LAURA, CLARA)

    def fails(position, seat):
        raise RuntimeError("nothing is modest enough")

    monkeypatch.setattr(type(table.position), "automatic", fails)
    first = table.position.legal_moves(table.position.to_act[0])[0]
    table.saw(LAURA, evening.time)
    table.saw(CLARA, evening.time)
    await evening.pass_seconds(181)
    assert [move for _, move in table.position.moves] == [first]
    table.saw(LAURA, evening.time)
    table.saw(CLARA, evening.time)
    await evening.pass_seconds(181)
    assert len(table.position.moves) == 2
    assert len(errors(caplog)) == 1


async def test_an_illegal_automatic_move_is_replaced_for_computers_too(evening, monkeypatch):
    table = await opened(evening, with_player(Raising()))
    monkeypatch.setattr(type(table.position), "automatic", lambda position, seat: "no such move")
    while table.live:
        before = len(table.position.moves)
        if user_to_act(table) == LAURA:
            await play_first(evening, table)
        else:
            await evening.pass_seconds(181)
        assert len(table.position.moves) > before


async def test_after_any_other_error_the_timers_are_set_again(evening, caplog, monkeypatch):
    table = await evening.start(LAURA, CLARA)
    with monkeypatch.context() as broken:
        broken.setattr(type(table.position), "play", lambda position, seat, move: 1 / 0)
        for _ in range(MOST_FAILURES - 1):
            await evening.pass_seconds(181)
            assert not evening.turns.is_stuck(table)
        assert table.position.moves == []
        assert len(errors(caplog)) == 1  # the modest move's; the first legal move's is the same
    await evening.pass_seconds(AFTER_ERROR_SECONDS)
    await evening.pass_seconds(1)
    assert len(table.position.moves) == 1


async def test_when_the_timers_cannot_be_set_they_are_set_later(evening, caplog, monkeypatch):
    table = await evening.start(LAURA, CLARA)
    told = evening.changes
    with monkeypatch.context() as broken:
        broken.setattr(type(table.position), "formality", lambda position, seat: 1 / 0)
        evening.room.touch(table)
    assert evening.changes == told + 2  # the second time, to say it in the table's message
    await evening.pass_seconds(AFTER_ERROR_SECONDS)
    assert not evening.turns.is_stuck(table)
    assert len(errors(caplog)) == 1


async def test_one_effect_that_fails_does_not_keep_the_others_from_running(evening, caplog):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    followed = []
    evening.room.effects.on([Seated], lambda table, entry: 1 / 0)
    evening.room.effects.on([Seated], lambda table, entry: followed.append(entry))
    evening.room.effects.on_forgotten(lambda number: 1 / 0)
    evening.room.effects.on_forgotten(followed.append)
    joined = await evening.room.do(table, lobby.join, CLARA)
    assert followed == [joined]
    await evening.room.abandon(channel=20)
    assert followed == [joined, table.id]
    assert len(errors(caplog)) == 2


def test_something_follows_every_kind_of_entry_at_a_table(evening):

    assert [kind for kind in get_args(Entry) if kind not in SHOWN] == [Waits, Other]


# The watchdog


@pytest.fixture
def watchdog(evening):
    return Watchdog(evening.room, evening.clock, evening.turns)


async def test_the_watchdog_finds_nothing_at_tables_that_go_on(evening, watchdog, caplog):
    watchdog.begin()
    table = await evening.start(LAURA, computers=1)
    await evening.room.open(CLARO, 10, 21, LAURA)
    while not table.waits:
        await evening.pass_seconds(LOOK_SECONDS)
        assert watchdog.stuck == 0
    assert errors(caplog) == []


async def test_the_watchdog_sets_a_table_going_and_logs_it_once(evening, watchdog, caplog):
    watchdog.begin()
    table = await evening.start(LAURA, CLARA)
    for expected in (1, 1, 0):
        if expected:
            evening.clock.cancel((table.id, "deadline"))
            table.deadline = None
        await evening.pass_seconds(LOOK_SECONDS)
        assert watchdog.stuck == expected
        assert not evening.turns.is_stuck(table)
    assert len(errors(caplog)) == 1
    await evening.pass_seconds(181)
    assert table.position.moves


async def test_the_watchdog_sets_a_computer_player_going(evening, watchdog):
    table = await evening.start(LAURA, computers=5)
    while user_to_act(table) is not None:
        await play_first(evening, table)
    evening.clock.cancel((table.id, "computer"))
    assert evening.turns.is_stuck(table)
    before = len(table.position.moves)
    await watchdog.look()
    assert watchdog.stuck == 1
    await evening.pass_seconds(10)
    assert len(table.position.moves) > before


async def test_the_watchdog_has_a_table_rebuilt_that_nobody_would_rebuild(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.restart()
    watchdog = Watchdog(evening.room, evening.clock, evening.turns)
    await watchdog.look()
    assert watchdog.stuck == 0
    evening.room._asleep.discard(table.id)
    await watchdog.look()
    assert watchdog.stuck == 1
    await evening.pass_seconds(1)
    assert [each.id for each in evening.room.tables] == [table.id]


async def test_a_paused_table_is_not_stuck(evening, watchdog):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    await evening.pass_seconds(1000)
    await watchdog.look()
    assert watchdog.stuck == 0


async def test_an_illegal_move_of_a_person_is_still_theirs_to_correct(evening):
    table = await evening.start(LAURA, CLARA)
    with pytest.raises(IllegalMove):
        await evening.room.play(table, user_to_act(table), 0, "no such move")
    assert not evening.turns.is_stuck(table)
