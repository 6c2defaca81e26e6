"""Which process may send a post, on both databases."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.features.posts.store import KEPT, NOBODY, Claim, PostKey, PostStore
from bot.store.settings import SettingsStore, UserSettings

NOW = datetime(2026, 5, 4, 9, 1, tzinfo=UTC)
PATIENCE = timedelta(minutes=10)
KEY = PostKey("daily", 10, NOBODY, NOW.date())


async def test_one_of_many_gets_a_post_and_nobody_once_it_is_sent(engine):
    store = PostStore(engine)
    claims = await asyncio.gather(*(store.claim(KEY, NOW, PATIENCE) for _ in range(5)))
    assert sorted(claim.name for claim in claims) == ["OURS", *["WAIT"] * 4]
    assert not await store.settled(KEY)
    await store.settle(KEY)
    assert await store.settled(KEY)
    assert await store.claim(KEY, NOW + timedelta(hours=1), PATIENCE) is Claim.DONE


async def test_others_wait_for_a_process_that_may_have_stopped_but_not_after_a_failure(engine):
    store = PostStore(engine)
    assert await store.claim(KEY, NOW, PATIENCE) is Claim.OURS
    assert await store.claim(KEY, NOW + PATIENCE / 2, PATIENCE) is Claim.WAIT
    assert await store.claim(KEY, NOW + PATIENCE, PATIENCE) is Claim.AGAIN
    assert await store.claim(KEY, NOW + PATIENCE, PATIENCE) is Claim.WAIT
    await store.release(KEY)
    assert await store.claim(KEY, NOW + PATIENCE, PATIENCE) is Claim.AGAIN


async def test_kinds_days_servers_and_people_are_apart_and_old_rows_go(engine):
    store = PostStore(engine)
    await SettingsStore(engine).set_user(7, UserSettings(week=True))
    tomorrow = replace(KEY, day=NOW.date() + timedelta(days=1))
    for key in (KEY, replace(KEY, kind="week"), tomorrow, replace(KEY, guild=11), replace(KEY, guild=NOBODY, user=7)):
        assert await store.claim(key, NOW, PATIENCE) is Claim.OURS
        await store.settle(key)
    await store.sweep(NOW + KEPT + timedelta(days=1))
    assert not await store.settled(KEY)
    assert await store.settled(tomorrow)
