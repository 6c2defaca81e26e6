"""Play money: what games win and lose, what is at stake, and a new purse once a day."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.features.people.store.privacy import Privacy
from bot.games.catalog import GAMES
from bot.runtime.refusal import Refusal
from bot.store.accounts import Account, Wallets
from bot.store.journal.entries import Opening, Seating
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.moment import Moment
from bot.tables.rules.purses import Purses
from bot.tables.rules.table import Table
from tests.features.standings.store.evening import dice, play_one
from tests.store.exported import exported

NOW = datetime(2026, 5, 4, 20, tzinfo=UTC)
TODAY = NOW.date()
STARDUST = GAMES["stardust"]
PEOPLE = (101, 102, 103)

RICH = 1_000_000
"""A purse with which everybody can pay every stake."""


def opening(channel=20, people=PEOPLE, **options):
    seats = tuple(Seating(user, None, NOW) for user in people)
    return Opening("stardust", 10, channel, people[0], 5, options, seats, NOW)


async def write(journal, table, entry):
    await journal.write(entry)
    table.apply(entry)


async def started(journal, seed=bytes(32), **options):
    """Start a game; return its table."""
    table = Table.restore(await journal.load(await journal.open(opening(**options))), STARDUST)
    entry = lobby.start(table, Moment(NOW, draw_seed=lambda: seed), PEOPLE[0])
    await write(journal, table, replace(entry, purse=RICH))
    return table


async def all_in(journal, seed=bytes(32)):
    """Play a game for 1000 in which everybody goes all in; return the people who lost everything."""
    table = await started(journal, seed, stake="1000")
    while table.live:
        seat = table.position.to_act[0]
        legal = table.position.legal_moves(seat)
        move = legal[-1] if legal[-1].startswith(("bet", "raise")) else legal[0]
        await write(journal, table, playing.play(table, Moment(NOW), table.seats[seat].user, table.position.turn, move))
    return {s.user for s, score in zip(table.seats, table.outcome.scores, strict=True) if score == -1000}


def anybody(account):
    """Let everybody have another purse."""
    return True


async def refusal(action):
    with pytest.raises(Refusal) as caught:
        await action
    return caught.value


async def test_everybody_begins_with_a_purse(engine):
    purse = await Purses(Wallets(engine)).of(STARDUST, 10, 101, TODAY)
    assert (purse.free, purse.at_stake, purse.next_gift) == (1000, 0, None)


async def test_what_games_bring_is_what_their_scores_say(engine, journal):
    chance, won = dice(3), Counter()
    for number in range(12):
        table = await play_one(journal, opening(), chance, NOW + timedelta(hours=number), purse=RICH)
        closer = table.seat_of(table.host)
        scores = table.position.broken_off(closer) if table.outcome is None else table.outcome.scores
        for seat, score in zip(table.seats, scores, strict=True):
            won[seat.user] += min(score, 0) if seat.away or seat.left_at else score
    accounts = await Wallets(engine).of(10, "stardust", PEOPLE, TODAY)
    assert {user: account.won for user, account in accounts.items()} == won
    assert min(won.values()) < 0 < max(won.values())
    assert (await Wallets(engine).of(11, "stardust", PEOPLE, TODAY))[101] == Account()


async def test_a_stake_lies_on_the_table_until_the_game_is_over(engine, journal):
    purses = Purses(Wallets(engine))
    table = await started(journal, stake="500")
    assert await purses.of(STARDUST, 10, 101, TODAY) == await purses.of(STARDUST, 10, 102, TODAY)
    purse = await purses.of(STARDUST, 10, 101, TODAY)
    assert (purse.free, purse.at_stake) == (500, 500)
    await write(journal, table, host_tools.end(table, Moment(NOW), 99, moderator=True))
    assert (await purses.of(STARDUST, 10, 101, TODAY)).free == 1000


async def test_who_cannot_pay_is_named(engine, journal):
    purses = Purses(Wallets(engine))
    await started(journal, stake="500")
    await purses.must_afford(STARDUST, 500, 10, [101, 104], TODAY)
    refused = await refusal(purses.must_afford(STARDUST, 1000, 10, [104, 101], TODAY))
    assert (refused.code, refused.details) == ("cannot_pay", {"player": "<@101>", "stake": "1000", "free": "500"})


async def test_a_new_purse_comes_when_all_is_gone_and_once_a_day(engine, journal):
    purses, wallets = Purses(Wallets(engine)), Wallets(engine)
    assert (await refusal(purses.give(STARDUST, 10, 101, TODAY))).code == "purse_not_empty"
    table = await started(journal, stake="1000")
    assert (await refusal(purses.give(STARDUST, 10, 101, TODAY))).code == "purse_not_empty"  # it lies on the table
    await write(journal, table, host_tools.end(table, Moment(NOW), 99, moderator=True))
    loser = min(await all_in(journal))
    assert (await purses.of(STARDUST, 10, loser, TODAY)).next_gift == date.min
    assert (await purses.give(STARDUST, 10, loser, TODAY)).free == 1000
    assert (await wallets.of(10, "stardust", [loser], TODAY))[loser] == Account(-1000, 0, 1, TODAY)
    assert not await wallets.give(10, "stardust", loser, TODAY, anybody)
    assert await wallets.give(10, "stardust", loser, TODAY + timedelta(days=1), anybody)


async def test_a_second_purse_on_the_same_day_is_refused(engine, journal):
    purses = Purses(Wallets(engine))
    loser = min(await all_in(journal))
    await purses.give(STARDUST, 10, loser, TODAY)
    games = 0
    while loser not in await all_in(journal, games.to_bytes(32, "big")):
        games += 1
    while (await purses.of(STARDUST, 10, loser, TODAY)).free > 0:  # a lucky game may have won some back
        games += 1
        await all_in(journal, games.to_bytes(32, "big"))
    assert (await refusal(purses.give(STARDUST, 10, loser, TODAY))).code == "gift_taken"
    assert (await purses.of(STARDUST, 10, loser, TODAY)).next_gift == TODAY + timedelta(days=1)


async def test_export_and_forget_know_gifts(engine):
    wallets, privacy = Wallets(engine), Privacy(engine)
    await wallets.give(10, "stardust", 101, TODAY, anybody)
    kept = await exported(engine, 101, TODAY)
    assert kept["gifts"] == [{"guild_id": "10", "game": "stardust", "user_id": "101", "day": TODAY.isoformat()}]
    await privacy.forget(101, TODAY)
    assert await exported(engine, 101, TODAY) == {}
