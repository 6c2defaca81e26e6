"""Settings come back as they were stored, whichever process reads them."""

import asyncio
from dataclasses import fields, replace

import pytest

from bot.store.settings import GuildSettings, SettingsStore, UserSettings, YourTurn

GUILD, USER = 7 << 22, 5

GUILD_SETTINGS = GuildSettings(
    language="he",
    turn_seconds=40,
    ping=False,
    channels=(3, 4),
    house={"claro": {"rounds": "3"}},
    threads=True,
    ratings=False,
    reviews=False,
    achievements=False,
    daily_channel=3,
    daily_hour=11,
    daily_game="claro",
    week_channel=4,
    week_day=2,
    week_hour=12,
    time_zone="Europe/Berlin",
    posts_by=USER,
)
USER_SETTINGS = UserSettings(
    "fr",
    YourTurn.EVERY,
    direct=True,
    listed=False,
    reviews=False,
    achievements=False,
    week=True,
    forced_moves=False,
    asks_first=True,
)


async def read_anew(engine):
    """Return what another process reads, at its start and when it is told of a change."""
    started, told = SettingsStore(engine), SettingsStore(engine)
    await started.load()
    await told.follow(f"guild {GUILD}")
    await told.follow(f"user {USER}")
    assert (started.guild(GUILD), started.user(USER)) == (told.guild(GUILD), told.user(USER))
    return started


async def test_every_setting_is_read_as_it_was_stored(engine):
    for settings in (GUILD_SETTINGS, USER_SETTINGS):
        usual = type(settings)()
        assert [
            each.name for each in fields(settings) if getattr(settings, each.name) == getattr(usual, each.name)
        ] == []
    store = SettingsStore(engine)
    await store.set_guild(GUILD, GUILD_SETTINGS)
    await store.set_user(USER, USER_SETTINGS)
    other = await read_anew(engine)
    assert other.guild(GUILD) == GUILD_SETTINGS
    assert other.user(USER) == USER_SETTINGS


@pytest.mark.parametrize("when", YourTurn)
async def test_when_people_are_told_that_it_is_their_turn_is_read_as_it_was_stored(engine, when):
    await SettingsStore(engine).set_user(USER, UserSettings(your_turn=when))
    assert (await read_anew(engine)).user(USER).your_turn is when


async def test_house_rules_that_are_chosen_at_the_same_time_are_all_kept(engine):
    store = SettingsStore(engine)
    games = ({"claro": {"free_pass": "yes"}}, {"claro": {"hand": "10"}}, {"stardust": {"hands": "9"}})
    await asyncio.gather(*(store.set_guild(GUILD, GuildSettings(house=house)) for house in games))
    stored = (await read_anew(engine)).guild(GUILD)
    assert stored.house == {"claro": {"free_pass": "yes", "hand": "10"}, "stardust": {"hands": "9"}}
    await asyncio.gather(*(store.set_guild(GUILD, replace(stored, house=house)) for house in ({}, stored.house)))
    assert (await read_anew(engine)).guild(GUILD).house == {}


async def test_settings_that_are_changed_at_the_same_time_are_all_kept(engine):
    store = SettingsStore(engine)
    changes = {"language": "de", "ping": False, "threads": True, "channels": (3, 4)}
    await asyncio.gather(*(store.set_guild(GUILD, GuildSettings(**{name: to})) for name, to in changes.items()))
    own = {"your_turn": YourTurn.NEVER, "direct": True, "listed": False}
    await asyncio.gather(*(store.set_user(USER, UserSettings(**{name: to})) for name, to in own.items()))
    assert (store.guild(GUILD), store.user(USER)) == (GuildSettings(**changes), UserSettings(**own))
    other = await read_anew(engine)
    assert (other.guild(GUILD), other.user(USER)) == (GuildSettings(**changes), UserSettings(**own))
    # What is given back while something else is changed is kept, too.
    now = store.guild(GUILD)
    await asyncio.gather(
        store.set_guild(GUILD, replace(now, threads=False)), store.set_guild(GUILD, replace(now, language=None))
    )
    assert (await read_anew(engine)).guild(GUILD) == replace(now, threads=False, language=None)
