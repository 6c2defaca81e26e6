"""How people hear that it is their turn: when, where, whom it pings, and when it goes."""

import asyncio

from bot.tables.messages.reminders import PRESENT_SECONDS, QUIET_SECONDS
from tests.conftest import open_house
from tests.e2e.choosing import chosen, my_settings, server_settings
from tests.e2e.playing import more, my_hand, seated, surely, table_of

MANAGE_SERVER = 1 << 5


def notices(person):
    return [seen for seen in person.messages.values() if "it is your turn" in seen.text and not seen.ephemeral]


def pinged(seen):
    return [user["id"] for user in seen.data["mentions"]]


def move_on(house, seconds):
    """Move the bot's clock on, and let it ring."""
    clock = house.app.base.clock
    before = clock.now
    clock.now = lambda: before() + seconds
    clock._ring()


async def play(actor):
    hand = await actor.click("My hand")
    await actor.click(hand.enabled[0], on=hand)


def actor_of(house, people):
    table = table_of(house)
    (seat,) = table.people_to_act()
    return next(person for person in people if int(person.id) == table.seats[seat].user)


async def posts_to(house, channel):
    """Return how often the bot has written into a channel."""
    world = house.discord.world
    return sum(each.channel == channel and each.author == world.bot.id for each in world.messages.values())


SOON_TOLD = {"turn_seconds": 600, "remind_seconds": 599.9}
"""Settings with which somebody is told of their turn after a tenth of a second, and has time enough to make it."""


async def test_a_reminder_pings_only_its_player_and_is_deleted_when_they_act(tmp_path):
    async with open_house(tmp_path, **SOON_TOLD) as house:
        laura, clara = await seated(house, "Laura", "Clara")
        await laura.click("Start")
        await laura.until(notices)
        reminder = laura.last
        assert "it is your turn · time runs out <t:" in reminder.text
        actor = actor_of(house, [laura, clara])
        assert pinged(reminder) == [actor.id]
        await play(actor)
        await laura.until(lambda each: reminder.id not in each.messages)


async def test_a_pause_deletes_the_reminder_and_resuming_sends_another(tmp_path):
    async with open_house(tmp_path, **SOON_TOLD) as house:
        laura, _ = await seated(house, "Laura", "Clara")
        await laura.click("Start")
        await laura.until(notices)
        await more(laura, "Pause")
        await laura.until(lambda each: not notices(each))
        await laura.click("Resume")
        await laura.until(notices)
        assert len(notices(laura)) == 1


async def test_a_restart_keeps_the_reminder_and_deletes_it_later(tmp_path):
    async with open_house(tmp_path, **SOON_TOLD) as house:
        laura, clara = await seated(house, "Laura", "Clara")
        await laura.click("Start")
        await laura.until(notices)
        (before,) = notices(laura)
        await house.stop_bot()
        await house.start_bot()
        actor = next(person for person in (laura, clara) if person.id in pinged(before))
        hand = await my_hand(actor)
        assert [seen.id for seen in notices(laura)] == [before.id]
        await actor.click(hand.enabled[0], on=hand)
        await laura.until(lambda each: before.id not in each.messages)


async def test_a_reminder_names_the_new_deadline_when_people_get_more_time(tmp_path):
    async with open_house(tmp_path, **SOON_TOLD) as house:
        laura, _ = await seated(house, "Laura", "Clara")
        await laura.click("Start")
        await laura.until(notices)
        (notice,) = notices(laura)
        move_on(house, 570)
        table = table_of(house)
        await house.app.tables.turns.give_time(table)
        when = f"<t:{int(table.deadline.timestamp())}:R>"
        assert when not in notice.text
        await laura.until(lambda each: when in each.messages[notice.id].text)
        assert pinged(laura.messages[notice.id]) == pinged(notice)
        assert len(notices(laura)) == 1


async def test_the_reminder_of_a_game_that_ended_while_the_bot_was_away_is_deleted(tmp_path):
    async with open_house(tmp_path, **SOON_TOLD) as house:
        laura, _ = await seated(house, "Laura", "Clara")
        await laura.click("Start")
        await laura.until(notices)
        reminders = house.app.tables.reminders
        await asyncio.gather(*reminders._tasks)
        reminders._states.clear()  # as if the process had been killed before it could delete the message
        await surely(laura, "table end")
        assert notices(laura)
        await house.stop_bot()
        await house.start_bot()
        await laura.until(lambda each: not notices(each))


async def test_at_every_turn_one_message_once_the_turn_has_stood_and_its_player_is_away(tmp_path):
    async with open_house(tmp_path, turn_seconds=600, remind_seconds=60) as house:
        people = await seated(house, "Laura", "Clara")
        laura = people[0]
        for person in people:
            await my_settings(person, your_turn="every")
        await laura.click("Start")
        actor = actor_of(house, people)
        await actor.click("My hand")
        posts = await posts_to(house, int(laura.channel))
        move_on(house, QUIET_SECONDS + 1)  # but its player has just clicked
        await next(person for person in people if person is not actor).click("My hand")
        assert await posts_to(house, int(laura.channel)) == posts
        move_on(house, PRESENT_SECONDS - QUIET_SECONDS)
        await laura.until(notices)
        (notice,) = notices(laura)
        assert pinged(notice) == [actor.id]
        assert "time runs out <t:" in notice.text
        move_on(house, 600 - 100 - PRESENT_SECONDS)  # a sixth of the time is left
        await laura.until(lambda each: any(seen.id != notice.id for seen in notices(each)))
        assert len(notices(laura)) == 1
        await play(actor)
        await laura.until(lambda each: not notices(each))
        other = actor_of(house, people)
        assert other is not actor
        move_on(house, PRESENT_SECONDS)
        await laura.until(notices)
        assert [pinged(seen) for seen in notices(laura)] == [[other.id]]
        await other.slash("table leave")  # the computer plays for them
        await laura.until(lambda each: not any(other.id in pinged(seen) for seen in notices(each)))


async def test_a_direct_message_that_links_the_table_also_where_nobody_is_pinged(tmp_path):
    async with open_house(tmp_path, turn_seconds=600) as house:
        house.discord.world.guild.permissions |= MANAGE_SERVER
        people = await seated(house, "Laura", "Clara")
        laura = people[0]
        for person in people:
            shown = await my_settings(person, your_turn="every", notify_in="direct")
            assert "at every turn" in str(chosen(shown, "settings:me:your-turn"))
            assert chosen(shown, "settings:me:where") == ["You are told by direct message"]
        await server_settings(laura, ping=False)
        await laura.click("Start")
        table, actor = table_of(house), actor_of(house, people)
        here = actor.channel
        posts = await posts_to(house, int(here))
        move_on(house, PRESENT_SECONDS)
        await actor.go_to_the_bot()
        await actor.until(notices)
        (notice,) = notices(actor)
        assert f"https://discord.com/channels/{table.guild}/{table.channel}/{table.message}" in notice.text
        direct = actor.channel
        await actor.go_to(here)
        await play(actor)
        await actor.go_to(direct)
        await actor.until(lambda each: not notices(each))
        await actor.go_to(here)
        assert await posts_to(house, int(here)) == posts


async def test_whoever_takes_no_direct_messages_is_pinged_in_the_channel_and_not_tried_again(tmp_path):
    async with open_house(tmp_path, turn_seconds=600) as house:
        people = laura, clara = await seated(house, "Laura", "Clara")
        world, requests = house.discord.world, house.discord.traffic.requests
        for person in people:
            await my_settings(person, your_turn="every", notify_in="direct")
            world.people[int(person.id)].takes_direct_messages = False
        await laura.click("Start")
        told = set()
        for _ in range(3):
            actor = actor_of(house, people)
            told.add(actor.id)
            move_on(house, PRESENT_SECONDS)
            await laura.until(lambda each, actor=actor: [pinged(seen) for seen in notices(each)] == [[actor.id]])
            await play(actor)
            await laura.until(lambda each: not notices(each))
        assert told == {laura.id, clara.id}
        assert requests["POST /users/@me/channels"] == 2


async def test_a_play_while_the_confirmation_of_the_ping_is_on_its_way_has_it_deleted(tmp_path):
    async with open_house(tmp_path, turn_seconds=600) as house:
        people = laura, _ = await seated(house, "Laura", "Clara")
        for person in people:
            await my_settings(person, your_turn="every")
        played, send = asyncio.Event(), house.app.client.http.send_message

        async def confirmed_late(*arguments, **options):
            sent = await send(*arguments, **options)
            await played.wait()
            return sent

        await laura.click("Start")
        house.app.client.http.send_message = confirmed_late
        actor = actor_of(house, people)
        move_on(house, PRESENT_SECONDS)
        await laura.until(notices)
        await play(actor)
        assert notices(laura)
        played.set()
        await laura.until(lambda each: not notices(each))


async def two_to_choose(house):
    """Let three people play until two of them choose at the same time; return who opened the table, and these two."""
    people = {int(each.id): each for each in await seated(house, "Laura", "Clara", "Armin")}
    laura, *_ = people.values()
    for person in people.values():
        await my_settings(person, your_turn="every")
    await laura.click("Start")
    table, room = table_of(house), house.app.room
    while len(table.people_to_act()) != 2:
        seat = table.position.to_act[0]
        await room.play(table, table.seats[seat].user, table.turn, table.position.legal_moves(seat)[0])
    return (laura, *[people[table.seats[seat].user] for seat in table.people_to_act()])


async def test_people_who_choose_at_once_share_one_message_that_pings_each_once(tmp_path):
    async with open_house(tmp_path, turn_seconds=600) as house:
        laura, first, second = await two_to_choose(house)
        table, room = table_of(house), house.app.room
        move_on(house, PRESENT_SECONDS)
        await laura.until(notices)
        assert {user for seen in notices(laura) for user in pinged(seen)} == {first.id, second.id}
        await room.play(table, int(first.id), table.turn, "discard")
        assert len(notices(laura)) == 1
        await more(laura, "Pause")
        await laura.until(lambda each: not notices(each))
        await laura.click("Resume")
        await second.click("My hand")
        move_on(house, QUIET_SECONDS)
        await second.click("My hand")
        assert not notices(laura)
        move_on(house, PRESENT_SECONDS)
        await laura.until(notices)
        (notice,) = notices(laura)
        assert pinged(notice) == []  # they were pinged before the pause
        assert second.name in notice.text
        await room.play(table, int(second.id), table.turn, "discard")
        await laura.until(lambda each: notice.id not in each.messages)


async def test_whoever_comes_later_is_pinged_alone_and_the_others_are_named(tmp_path):
    async with open_house(tmp_path, turn_seconds=600) as house:
        laura, first, second = await two_to_choose(house)
        move_on(house, PRESENT_SECONDS - 1)
        await second.click("My hand")
        move_on(house, 2)
        await laura.until(notices)
        assert [pinged(seen) for seen in notices(laura)] == [[first.id]]
        move_on(house, PRESENT_SECONDS)
        await laura.until(lambda each: [pinged(seen) for seen in notices(each)] == [[second.id]])
        (notice,) = notices(laura)
        assert first.name in notice.text
        assert "your turn to choose" in notice.text
