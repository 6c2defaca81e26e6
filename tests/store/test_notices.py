"""The messages that have told people that it is their turn, on SQLite and on PostgreSQL."""

from dataclasses import replace

import pytest

from bot.store.engine.fence import Shard
from bot.store.journal.entries import Ended
from bot.store.journal.journal import open_writer
from bot.store.notices import NO_MESSAGE, Notice, NoticeStore, Undeleted
from bot.store.settings import SettingsStore, UserSettings, YourTurn
from tests.store.journal.test_journal import LAURA, NOW, OPENING

GUILD = 7 << 22


@pytest.fixture
async def notices(engine):
    writer = open_writer(engine)
    yield NoticeStore(engine, writer)
    await writer.close()


async def test_a_notice_replaces_the_former_one_and_goes_with_its_message(notices, journal):
    table = await journal.open(replace(OPENING, guild=GUILD))
    first = [Notice(table, user, 20, 555, turn=3, stage=0) for user in (LAURA, LAURA + 1)]
    await notices.save(first)
    direct = Notice(table, LAURA, 1 << 62, 556, turn=3, stage=1)
    await notices.save([direct])
    await notices.save([])
    assert {each.user: each for each in await notices.of(None)} == {LAURA: direct, LAURA + 1: first[1]}
    assert await notices.of(Shard(8, 9)) == []
    assert await notices.undeleted(Shard(8, 9)) == []
    assert await notices.undeleted(Shard(7, 9)) == [Undeleted(table, 20, 555)]
    await notices.delete(table, 555)
    assert await notices.undeleted(None) == []
    assert await notices.of(Shard(7, 9)) == [direct]
    await journal.write(Ended(table, NOW))
    assert await notices.of(None) == [replace(direct, live=False)]


async def test_a_notice_without_a_message_keeps_the_former_message_and_is_withdrawn_by_turn(notices, journal):
    table = await journal.open(replace(OPENING, guild=GUILD))
    sent = Notice(table, LAURA, 20, 555, turn=3, stage=0)
    intent = replace(sent, message=NO_MESSAGE, turn=4)
    await notices.save([sent])
    await notices.withdraw(table, [LAURA], turn=4)
    assert await notices.of(None) == [sent]
    await notices.save([intent])
    await notices.save([intent])
    assert await notices.undeleted(None) == [Undeleted(table, 20, 555)]
    await notices.withdraw(table, [LAURA], turn=3)
    await notices.withdraw(table, [LAURA + 1], turn=4)
    assert await notices.of(None) == [intent]
    await notices.withdraw(table, [LAURA], turn=4)
    assert await notices.of(None) == []


async def test_what_a_person_has_chosen_is_read_again(engine):
    one, other = SettingsStore(engine), SettingsStore(engine)
    chosen = {
        user: UserSettings(your_turn=when, direct=direct)
        for user, (when, direct) in enumerate(((when, direct) for when in YourTurn for direct in (False, True)), 1)
    }
    for user, settings in chosen.items():
        await one.set_user(user, settings)
    await other.load()
    assert {user: other.user(user) for user in chosen} == chosen
    assert other.user(99) == UserSettings(your_turn=YourTurn.SHORT, direct=False)
