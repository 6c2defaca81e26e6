"""New purses: at most one a day, and only for those who may have one."""

from datetime import date

import pytest

from bot.store.accounts import Wallets
from bot.store.engine.models import GiftRow
from tests.features.standings.store.evening import rows

TODAY, TOMORROW = date(2026, 5, 4), date(2026, 5, 5)


def yes(account):
    return True


def no(account):
    return False


async def test_a_purse_is_given_once_a_day(engine):
    wallets = Wallets(engine)
    assert await wallets.give(10, "stardust", 1, TODAY, yes)
    assert not await wallets.give(10, "stardust", 1, TODAY, yes)
    assert await wallets.give(10, "stardust", 2, TODAY, yes)
    assert await wallets.give(11, "stardust", 1, TODAY, yes)
    assert await wallets.give(10, "stardust", 1, TOMORROW, yes)
    assert len(await rows(engine, GiftRow)) == 4


async def test_somebody_who_may_have_none_is_given_none_and_may_ask_again(engine):
    wallets = Wallets(engine)
    assert not await wallets.give(10, "stardust", 1, TODAY, no)
    assert await rows(engine, GiftRow) == []
    assert await wallets.give(10, "stardust", 1, TODAY, yes)


@pytest.mark.parametrize("given", [0, 1, 2])
async def test_whether_somebody_may_have_one_is_decided_by_what_they_had_before(engine, given):
    wallets = Wallets(engine)
    for day in range(1, 1 + given):
        assert await wallets.give(10, "stardust", 1, date(2026, 5, day), yes)
    told = []
    await wallets.give(10, "stardust", 1, TOMORROW, lambda account: told.append(account) or True)
    account = (await wallets.of(10, "stardust", [1], TOMORROW))[1]
    assert [each.gifts for each in told] == [given]
    assert account.gifts == given + 1
