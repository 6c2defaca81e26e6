"""Messages that a token can still edit, on SQLite and on PostgreSQL."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import func, select, update

from bot.features.people.store.privacy import Privacy
from bot.store.engine.fence import Shard
from bot.store.engine.models import OpenMessageRow
from bot.store.journal.entries import Ended
from bot.store.journal.writer import open_writer
from bot.store.open_messages import OpenMessage, OpenMessages, Seal
from tests.store.exported import exported
from tests.store.journal.test_journal import LAURA, NOW, OPENING

GUILD = 7 << 22
SEAL = Seal.derived_from("bot token")


@pytest.fixture
async def messages(engine):
    writer = open_writer(engine)
    yield OpenMessages(engine, writer, SEAL)
    await writer.close()


@pytest.fixture
async def table(journal):
    return await journal.open(replace(OPENING, guild=GUILD))


def hand(table, **changes):
    made = OpenMessage(
        table, LAURA, "t" * 250, 777, followed_up=False, language="he", until=NOW + timedelta(minutes=14), channel=20
    )
    return replace(made, **changes)


async def test_what_is_saved_is_found_again(messages, table):
    both = [hand(table), hand(table, user=None, token="u", message=None, followed_up=True, language="")]
    await messages.save(both, NOW)
    assert sorted(await messages.of(None, NOW), key=lambda each: each.token) == both


async def test_of_two_tokens_the_one_that_lives_longer_stays(messages, table):
    newer = hand(table, token="newer", until=NOW + timedelta(minutes=10))
    older = hand(table, token="older", until=NOW + timedelta(minutes=9))
    for each in (older, newer, older):
        await messages.save([each], NOW)
    assert await messages.of(None, NOW) == [newer]


async def test_what_is_too_old_is_not_found_and_goes_with_the_next(messages, table, engine):
    await messages.save([hand(table)], NOW)
    later = NOW + timedelta(minutes=14)
    assert await messages.of(None, later - timedelta(seconds=1)) == [hand(table)]
    assert await messages.of(None, later) == []
    await messages.save([], later)
    async with engine.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(OpenMessageRow)) == 0


async def test_only_those_of_a_shards_live_tables_are_found(messages, journal, table):
    other = await journal.open(replace(OPENING, guild=GUILD, channel=21))
    await messages.save([hand(table), hand(other)], NOW)
    await journal.write(Ended(other, NOW))
    assert await messages.of(Shard(7, 8), NOW) == [hand(table)]
    assert await messages.of(Shard(6, 8), NOW) == []


async def test_a_person_is_told_of_them_without_the_token_and_taken_out(messages, journal, table, engine):
    await messages.save([hand(table), hand(table, user=None)], NOW)
    told = (await exported(engine, LAURA, NOW.date()))["open_messages"]
    assert told == [{"game_id": str(table), "user_id": str(LAURA), "until": (NOW + timedelta(minutes=14)).isoformat()}]
    await journal.write(Ended(table, NOW))
    await Privacy(engine).forget(LAURA, NOW.date())
    assert "open_messages" not in await exported(engine, LAURA, NOW.date())


async def test_no_token_is_stored_in_clear(messages, table, engine):
    await messages.save([hand(table)], NOW)
    async with engine.connect() as connection:
        stored = await connection.scalar(select(OpenMessageRow.token))
    assert "t" * 8 not in stored
    assert SEAL.unseal(stored) == "t" * 250


async def test_what_another_key_has_encrypted_is_not_found_and_replaced(messages, table, engine):
    await messages.save([hand(table)], NOW)
    await messages.save([hand(table, user=None)], NOW)
    async with engine.begin() as connection:
        of_laura = OpenMessageRow.user_id == LAURA
        await connection.execute(update(OpenMessageRow).where(of_laura).values(token=Seal.derived_from("x").seal("t")))
    assert await messages.of(None, NOW) == [hand(table, user=None)]
    renewed = hand(table, until=NOW + timedelta(minutes=14, seconds=1))
    await messages.save([renewed], NOW)
    assert renewed in await messages.of(None, NOW)


async def test_tokens_of_an_earlier_version_are_encrypted_and_stay_valid(messages, table, engine):
    both = [hand(table), hand(table, user=None, token="another")]
    await messages.save(both, NOW)
    async with engine.begin() as connection:
        for user, token in ((LAURA, both[0].token), (0, both[1].token)):
            row = OpenMessageRow.user_id == user
            await connection.execute(update(OpenMessageRow).where(row).values(token=token))
    await messages.seal_clear()
    await messages.seal_clear()  # what is encrypted stays as it is
    async with engine.connect() as connection:
        stored = set(await connection.scalars(select(OpenMessageRow.token)))
    assert not stored & {each.token for each in both}
    assert sorted(await messages.of(None, NOW), key=lambda each: each.token) == sorted(both, key=lambda x: x.token)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "damage",
    [
        "token = x'ff00'",
        "token = cast(x'6741414141ff' as text)",
        "token = cast(x'74ff' as text)",
        "token = 'gAAAAé'",
        "token = 'gAAAAx'",
        "token = ''",
        "until = 'tomorrow'",
        "until = '2099-13-01 00:00:00.000000'",
        "language = x'ff'",
    ],
)
async def test_a_damaged_row_counts_as_expired_and_the_others_are_found(messages, table, engine, damage):
    await messages.save([hand(table), hand(table, user=None)], NOW)
    async with engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE open_messages SET {damage} WHERE user_id = {LAURA}")
    await messages.seal_clear()
    assert await messages.of(None, NOW) == [hand(table, user=None)]
    renewed = hand(table, until=NOW + timedelta(minutes=14, seconds=1))
    await messages.save([renewed], NOW)
    assert renewed in await messages.of(None, NOW)
