"""A table at a day's pace: a move a day, nobody has to be there, and the channel stays free."""

from __future__ import annotations

import asyncio
import time

from bot.store.engine.models import GameRow
from bot.tables.rules.table import Status
from tests.e2e.choosing import my_settings
from tests.e2e.playing import hand_of, more, next_choice, play_out, seated
from tests.e2e.test_given_back import unattended
from tests.tables.messages.test_reminders import move_on
from tests.tables.messages.test_resting import done

HOUR, DAY = 3600.0, 86_400.0


class Days:
    """Moves the bot's clock, also over a restart."""

    def __init__(self, house):
        self.house, self.ahead = house, 0.0

    async def pass_hours(self, hours):
        self.ahead += hours * HOUR
        self.set()
        await done(self.house)

    def set(self):
        clock = self.house.app.base.clock
        clock.now = lambda: time.time() + self.ahead
        clock._ring()

    async def restart(self):
        await self.house.stop_bot()
        await self.house.start_bot()
        self.set()


async def slow_lobby(house, *names):
    """Let people sit down at a table, and its host choose a day's pace in its settings; return them and its number."""
    people = await seated(house, *names)
    table = await house.app.room.at(int(people[0].channel))
    lobby = (await shown(house, people[0], table)).id
    await more(people[0], "House rules", people[0].messages[lobby])
    await people[0].until(lambda each: each.modal)
    await people[0].submit(**{"turn-time": ["1d"]})
    for person in people:
        await person.until(lambda each: "A move a day" in each.messages[lobby].text)
    for person in people[1:]:
        await person.click("Join", on=person.messages[lobby])
    return people, table.id


async def shown(house, person, table):
    """Return the message of a table as somebody sees it, once it is noted which one that is."""
    await person.until(lambda each: str(table.message) in each.messages)
    return person.messages[str(table.message)]


async def started(house, *names):
    """Let people begin a game at a day's pace; return them and the table."""
    people, number = await slow_lobby(house, *names)
    table = await house.app.room.find(number)
    await people[0].click("Start", on=await shown(house, people[0], table))
    assert table.status is Status.PLAYING
    return people, table


async def pings(house):
    """Return the messages that tell somebody of their turn."""
    await done(house)
    return [each for each in house.discord.world.messages.values() if "it is your turn" in (each.content or "")]


def actor_of(table, people):
    seat = table.people_to_act()[0]
    return next(each for each in people if int(each.id) == table.seats[seat].user)


async def play(house, number, people):
    """Let all who have to act open their hands from the table's own message, and play. The rules may force moves."""
    table = await house.app.room.find(number)
    turn = table.turn
    while table.live and table.turn == turn and table.people_to_act():
        actor = actor_of(table, people)
        known = {each for each, seen in actor.messages.items() if seen.ephemeral}
        await actor.click("My hand", on=await shown(house, actor, table))
        await actor.until(lambda each, known=known: hand_of(each) and hand_of(each).id not in known)
        await actor.click(next_choice(actor), on=hand_of(actor))


async def test_a_game_at_a_days_pace_over_ten_days_with_a_restart_and_a_quick_game_beside_it(house):
    days = Days(house)
    people, table = await started(house, "Laura", "Clara")
    number = table.id
    begun = days.ahead
    while len(table.position.moves) < 5:
        await days.pass_hours(23)
        await play(house, number, people)
    armin = await house.person("Armin")
    konrad = await house.person("Konrad")
    await armin.slash("claro new")
    quick = await house.app.room.at(int(armin.channel))
    assert quick.id != number
    assert quick.channel == table.channel
    await konrad.click("Join", on=await shown(house, konrad, quick))
    await armin.click("Start", on=await shown(house, armin, quick))
    refused = await konrad.slash("stardust new")
    assert "has a table" in refused.text  # the quick one needs the channel
    moves = list(table.position.moves)
    await days.restart()
    table = await house.app.room.find(number)
    assert table.position.moves == moves
    assert not table.paused
    quick = await house.app.room.find(quick.id)
    assert quick.live
    await play_out(house, armin, konrad, table=quick)
    while table.live:
        await days.pass_hours(23)
        await play(house, number, people)
    assert table.status is Status.FINISHED
    assert days.ahead - begun > 10 * DAY
    assert not table.automatic
    assert not any(seat.away for seat in table.seats)
    await people[0].until(lambda each: any("Place" in seen.text for seen in each.messages.values()))


async def test_one_reminder_by_whatever_each_has_chosen(house):
    days = Days(house)
    people, table = await started(house, "Laura", "Clara")
    actor = actor_of(table, people)
    await days.pass_hours(19.9)
    assert await pings(house) == []
    await days.pass_hours(0.2)
    (ping,) = await pings(house)
    assert ping.mentions == [int(actor.id)] or actor.id in str(ping.content)
    await days.pass_hours(3.7)
    assert [each.id for each in await pings(house)] == [ping.id]
    await play(house, table.id, people)
    for person in people:
        await my_settings(person, your_turn="never")
    await days.pass_hours(23.9)
    assert await pings(house) == []


async def test_whoever_misses_a_whole_day_is_played_for_and_nobody_is_away_before(house):
    days = Days(house)
    _, table = await started(house, "Laura", "Clara")
    await days.pass_hours(23.9)
    assert (table.position.moves, table.paused) == ([], False)
    await days.pass_hours(0.2)
    assert len(table.automatic) == 1
    assert not table.paused


async def test_the_channel_is_needed_again_when_the_pace_is_now_and_only_if_it_is_free(house):
    people, number = await slow_lobby(house, "Laura")
    laura, clara = people[0], await house.person("Clara")
    table = await house.app.room.find(number)
    lobby = await shown(house, laura, table)
    await clara.slash("claro new")
    await more(laura, "House rules", lobby)
    await laura.until(lambda each: each.modal)
    refused = await laura.submit(**{"turn-time": ["1m"]})
    assert "already a table" in refused.text
    assert (table.turn_seconds, table.holds) == (DAY, False)
    await clara.slash("table end")
    await more(laura, "House rules", lobby)
    await laura.until(lambda each: each.modal)
    await laura.submit(**{"turn-time": ["1m"]})
    assert (table.turn_seconds, table.holds) == (60, True)
    armin = await house.person("Armin")
    assert "has a table" in (await armin.slash("claro new")).text


async def test_commands_mean_ones_own_table_then_the_one_that_needs_the_channel(house):
    (laura, armin), slow = await started(house, "Laura", "Armin")
    clara = await house.person("Clara")
    await clara.slash("claro new")
    quick = await house.app.room.at(int(clara.channel))
    assert quick.id != slow.id
    assert "counts for nobody" in (await laura.slash("table end")).text  # it asks, about her game, before it ends it
    konrad = await house.person("Konrad")
    await konrad.slash("table join")
    assert int(konrad.id) in quick.people
    await clara.slash("table end")
    assert (slow.live, quick.live) == (True, False)
    await clara.slash("claro new")
    quick = await house.app.room.at(int(clara.channel))
    await laura.slash("table join")  # at the table that she is not at yet
    assert int(laura.id) in quick.people
    await armin.slash("table leave")
    assert slow.seats[slow.seat_of(int(armin.id))].away


async def test_commands_mean_the_table_that_needs_the_channel_also_if_another_is_newer(house):
    people, game = await unattended(house, "Laura", "Clara")
    move_on(house, HOUR)
    (armin,), number = await slow_lobby(house, "Armin")
    slow = await house.app.room.find(number)
    await people[0].click("Go on here", on=await shown(house, people[0], game))
    assert game.holds
    assert slow.id > game.id
    konrad = await house.person("Konrad")
    await konrad.slash("table join")
    assert int(konrad.id) in game.next
    assert int(konrad.id) not in slow.people
    await armin.slash("table end")
    assert (game.live, slow.live) == (True, False)


async def test_buttons_mean_their_own_table(house):
    _, number = await slow_lobby(house, "Laura")
    clara = await house.person("Clara")
    table = await house.app.room.find(number)
    await clara.slash("claro new")
    quick = await house.app.room.at(int(clara.channel))
    armin = await house.person("Armin")
    await armin.click("Join", on=await shown(house, armin, table))
    assert int(armin.id) in table.people
    assert int(armin.id) not in quick.people


async def test_of_two_processes_that_open_at_once_only_slow_tables_share_a_channel(house):
    _, number = await slow_lobby(house, "Laura")
    armin, clara = await house.person("Armin"), await house.person("Clara")
    await asyncio.gather(armin.slash("claro new"), clara.slash("claro new"))
    rows = await house.change(f"UPDATE {GameRow.__tablename__} SET holds = holds WHERE status = 'lobby'")
    assert rows == 2
    assert not (await house.app.room.find(number)).holds


async def test_of_two_tables_that_need_the_channel_at_once_one_gets_it_and_the_other_a_sentence(house):
    tables, people = [], []
    for name in ("Laura", "Clara"):
        (person,), number = await slow_lobby(house, name)
        tables.append(await house.app.room.find(number))
        people.append(person)
    for person, table in zip(people, tables, strict=True):
        await more(person, "House rules", await shown(house, person, table))
        await person.until(lambda each: each.modal)
    answers = await asyncio.gather(*(person.submit(**{"turn-time": ["1m"]}) for person in people))
    assert sorted(table.holds for table in tables) == [False, True]
    assert sum("already a table" in each.text for each in answers) == 1
    assert [table.turn_seconds for table in sorted(tables, key=lambda each: each.holds)] == [DAY, 60]
