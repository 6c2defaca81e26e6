"""What people see of a table that leaves memory and is rebuilt: nothing."""

import asyncio

from bot.store.notices import NO_MESSAGE, Notice
from bot.tables.live.live_tables import REST_SECONDS
from bot.tables.messages.reminders import PRESENT_SECONDS, QUIET_SECONDS, _State
from bot.tables.rules import watching
from tests.conftest import open_house
from tests.e2e.choosing import my_settings
from tests.e2e.playing import forgotten, seated, table_of
from tests.e2e.test_watchers import public
from tests.tables.messages.test_reminders import actor_of, move_on, notices, pinged

DAY = 86_400


def expire_tokens(house):
    """Let the tokens of all clicks expire, as they do after a quarter of an hour."""
    for hands in house.app.hands._open.values():
        for hand in hands.values():
            hand.message._until = 0.0
    for state in house.app.display._states.values():
        if state.message is not None:
            state.message._until = 0.0


async def rest(house):
    """Let the house's tables leave memory once all that is under way is done, as the watchdog does within minutes."""
    await done(house)
    move_on(house, REST_SECONDS + 60)
    while house.app.room.tables:
        await done(house)
        expire_tokens(house)
        await house.app.tables.watchdog.look()
        await asyncio.sleep(0)


async def done(house):
    """Wait until the alarms that ring are over, and what they have begun."""
    app = house.app
    while app.base.clock._running:
        await asyncio.gather(*app.base.clock._running)
        await asyncio.sleep(0)  # those that are done are gathered at once from 3.12 on, before they are let go
    while app.tables.reminders._tasks or not all(map(app.display.is_settled, app.room.tables)):  # noqa: ASYNC110 - the playground and the bot share this loop
        await asyncio.sleep(0)


async def idle_game(house):
    """Let two people begin a game, and one of them hear that it is their turn; return both, and who that is."""
    people = await seated(house, "Laura", "Clara")
    for person in people:
        await my_settings(person, your_turn="every")
    await people[0].click("Start")
    actor = actor_of(house, people)
    await actor.click("My hand")
    move_on(house, QUIET_SECONDS + PRESENT_SECONDS)
    await people[0].until(notices)
    return people, actor


async def test_nobody_is_told_again_of_their_turn_when_a_table_is_rebuilt(tmp_path):
    async with open_house(tmp_path, turn_seconds=DAY, remind_seconds=60) as house:
        (laura, clara), actor = await idle_game(house)
        (notice,) = notices(laura)
        number = table_of(house).id
        await rest(house)
        assert house.app.tables.reminders._states == {}
        requests = house.discord.traffic.total
        table = await house.app.room.find(number)
        move_on(house, 60)
        await done(house)
        assert house.app.base.clock.when((table.id, "notice")) is None
        assert house.app.display.is_settled(table)
        assert house.discord.traffic.total == requests
        assert [seen.id for seen in notices(laura)] == [notice.id]
        assert pinged(notice) == [actor.id]
        await actor.click("My hand")  # it renews the table's token, so the hand follows the answer
        await actor.until(lambda each: each.last.ephemeral)
        await actor.click(actor.last.enabled[0], on=actor.last)
        await laura.until(lambda each: notice.id not in each.messages)
        other = clara if actor is laura else laura
        assert actor_of(house, [laura, clara]) is other


async def test_the_reminder_that_follows_takes_the_place_of_the_first_message(tmp_path):
    async with open_house(tmp_path, turn_seconds=DAY, remind_seconds=60) as house:
        (laura, _), _ = await idle_game(house)
        (first,) = notices(laura)
        await rest(house)
        move_on(house, DAY * 5 / 6 - REST_SECONDS - 60)
        await laura.until(lambda each: any(seen.id != first.id for seen in notices(each)))
        assert len(notices(laura)) == 1


async def test_a_table_that_rests_is_shown_in_its_servers_new_language(tmp_path):
    async with open_house(tmp_path, turn_seconds=DAY) as house:
        (laura, _), _ = await idle_game(house)
        shown = next(seen for seen in laura.messages.values() if "My hand" in seen.buttons)
        await rest(house)
        await house.app.gateway.on_guild_locale(house.discord.world.guild.id, "de")
        move_on(house, 1)
        await laura.until(lambda each: "My hand" not in each.messages[shown.id].buttons)


async def test_people_at_a_table_that_rests_get_more_time_after_an_outage(tmp_path):
    async with open_house(tmp_path, turn_seconds=DAY, remind_seconds=0) as house:
        await idle_game(house)
        deadline = table_of(house).deadline
        await rest(house)
        move_on(house, deadline.timestamp() - house.app.base.clock.now() - 40)
        assert house.app.room.tables == []
        await house.app.gateway.on_heard_again(0)
        assert table_of(house).deadline.timestamp() - house.app.base.clock.now() > 55


def test_what_people_have_been_told_takes_little_room():
    state = _State(turn=7, since=12.5, stage=1)
    for message, user in ((NO_MESSAGE, 3), (50, 4), (51, 5)):
        state.take(Notice(1, user, 20, message, 7, 1))
    state.languages[4], state.direct[5], state.refusals[3], state.not_before[3] = "de", 99, 2, 30.5
    state.closed.add(6)
    packed = state.packed()
    again = _State.unpacked(packed)
    for name in _State.__slots__:
        if name != "lock":
            assert getattr(again, name) == getattr(state, name), name
    assert len(packed) < 400


async def test_a_forgotten_persons_guess_vanishes_from_the_message(tmp_path):
    async with open_house(tmp_path, turn_seconds=DAY, remind_seconds=0) as house:
        laura, _ = await seated(house, "Laura", "Clara")
        await laura.click("Start")
        armin = await house.person("Armin")
        before = public(laura).text
        await house.app.room.do(table_of(house), watching.guess, int(armin.id), 0)
        await laura.until(lambda each: public(each).text != before)
        before = public(laura).text
        await done(house)
        await rest(house)
        await forgotten(armin)
        await laura.until(lambda each: public(each).text != before)
        assert not table_of(house).guesses
