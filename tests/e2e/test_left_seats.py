"""A silent friend costs one turn, and the seat of somebody who has left can be taken, with its cards."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime

import pytest

from bot.features.standings.rows import PlayerRow
from bot.features.standings.rules.recount import recount
from bot.games.game import IllegalMove
from bot.runtime.refusal import Refusal
from bot.store.engine.status import Verdict
from bot.tables.rules import playing
from bot.tables.rules.table import Status
from tests.conftest import open_house
from tests.e2e.playing import confirm, hand_of, more, on_turn, play_out, started, table_of
from tests.e2e.test_courtesy import leaves
from tests.features.standings.store.evening import rows
from tests.features.tournaments.live.event import until
from tests.tables.messages.test_reminders import move_on


async def test_one_time_out_and_the_computer_plays_until_a_press(house):
    people = await started(house, "Laura", "Clara")
    silent, table = on_turn(people), table_of(house)
    seat = table.seat_of(int(silent.id))
    table.seen.clear()
    table.seen[int(next(each for each in people if each is not silent).id)] = table.turn, house.app.base.clock.now()
    move_on(house, 181)
    await until(lambda: table.seats[seat].away)
    assert len(table.automatic) >= 1
    await silent.click("My hand")
    assert not table.seats[seat].away
    assert table.seats[seat].left_at is None


async def left(house, restart=False):
    """Let Clara leave a game of three in which Armin has no seat; return the four people."""
    laura, clara, konrad = await started(house, "Laura", "Clara", "Konrad")
    await more(clara, "Leave")
    armin = await house.person("Armin")
    if restart:
        await house.stop_bot()
        await house.start_bot()
        await house.app.room.find(1)
    return laura, clara, konrad, armin


@pytest.mark.parametrize("restart", [False, True])
async def test_a_left_seat_is_taken_with_its_cards_by_one_press(house, restart):
    laura, clara, _, armin = await left(house, restart)
    table = table_of(house)
    seat = table.seat_of(int(clara.id))
    cards = table.position.view(seat)
    await laura.until(lambda each: any("seat free" in seen.text for seen in each.messages.values()))
    await more(armin, "Take the free seat")
    await armin.until(hand_of)
    assert table.seat_of(int(armin.id)) == seat
    assert not table.seats[seat].away
    if not table.position.moves:
        assert table.position.view(seat) == cards
    if restart:
        await house.stop_bot()
        await house.start_bot()
        table = await house.app.room.find(table.id)
        assert table.seats[seat].user == int(armin.id)
        assert table.seats[seat].owner == int(clara.id)
    assert f"<@{armin.id}> has taken over your seat" in (await clara.click("My hand")).text


async def test_who_takes_a_seat_reads_at_once_that_the_game_does_not_count_for_them(house):
    _, clara, _ = await started(house, "Laura", "Clara", "Konrad")
    table, armin = table_of(house), await house.person("Armin")
    seat, room = table.seat_of(int(clara.id)), house.app.room
    await more(clara, "Leave")

    def moved():
        return any(number == seat for number, _ in table.position.moves)

    while not moved():
        await asyncio.sleep(0)
        with suppress(Refusal, IllegalMove):
            if table.computers_to_act():
                turn = table.computer_turn()
                await room.do(table, playing.computer_move, turn, table.position.legal_moves(turn.seat)[0])
            else:
                number = table.people_to_act()[0]
                move = table.position.legal_moves(number)[0]
                await room.do(table, playing.play, table.seats[number].user, None, move)
    await more(armin, "Take the free seat")
    await armin.until(hand_of)
    assert f"You take over <@{clara.id}>'s seat; the game will not count for you." in hand_of(armin).text
    assert "Played for you" not in hand_of(armin).text
    await clara.until(lambda each: f"<@{armin.id}> has taken over your seat" in hand_of(each).text)
    await house.stop_bot()
    await house.start_bot()
    older = hand_of(armin).id
    await armin.click("My hand")
    await armin.until(lambda each: hand_of(each).id != older)
    assert f"You take over <@{clara.id}>'s seat; the game will not count for you." in hand_of(armin).text
    assert "Played for you" not in hand_of(armin).text


async def test_nobodys_rating_moves_for_the_part_that_they_did_not_play(house):
    laura, clara, konrad, armin = await left(house)
    table = table_of(house)
    await armin.slash("table join")
    await armin.until(hand_of)
    await play_out(house, laura, konrad, armin)
    table = await house.app.room.find(table.id)
    seat = table.seat_of(int(armin.id))
    assert table.status is Status.FINISHED
    assert table.seats[seat].verdict is Verdict.GIVEN_UP
    await armin.until(lambda each: "does not count for you" in hand_of(each).text)
    with closing(sqlite3.connect(house.database)) as database:
        rated = {user for (user,) in database.execute("SELECT user_id FROM players")}
    assert {int(each.id) for each in (laura, konrad, clara)} <= rated
    assert int(armin.id) not in rated
    for person in (clara, laura):
        assert "\u2068Armin\u2069 (for \u2068Clara\u2069)" in (await person.slash("my history")).text


async def test_of_two_who_take_one_seat_one_gets_it_and_the_other_a_sentence(tmp_path):
    async with open_house(tmp_path, more_people=("Mia",)) as house:
        *_, armin = await left(house)
        mia = await house.person("Mia")
        pages = await asyncio.gather(*(person.click("⋯") for person in (armin, mia)))
        both = zip((armin, mia), pages, strict=True)
        await asyncio.gather(*(person.click("Take the free seat", on=page) for person, page in both))
        table = table_of(house)
        assert sum(table.is_seated(int(each.id)) for each in (armin, mia)) == 1
        refused = "No seat of this game is free"
        await until(lambda: sum(any(refused in s.text for s in each.messages.values()) for each in (armin, mia)) == 1)


async def test_the_seat_of_who_has_left_the_server_is_free(house):
    _, clara = await started(house, "Laura", "Clara")
    armin = await house.person("Armin")
    assert "Take the free seat" not in (await armin.click("⋯")).enabled
    house.app.base.visible_channels._members.clear()  # as a minute later
    await leaves(house, clara)
    await more(armin, "Take the free seat")
    table = table_of(house)
    assert table.is_seated(int(armin.id))
    assert not table.is_seated(int(clara.id))


async def test_who_has_taken_a_seat_may_leave_it_and_its_owner_take_it_back(house):
    _, clara, _, armin = await left(house)
    table = table_of(house)
    seat = table.seat_of(int(clara.id))
    await more(armin, "Take the free seat")
    await more(armin, "Leave")
    assert table.seats[seat].user == int(clara.id)
    assert table.free_seats == [seat]
    await clara.click("My hand")
    assert not table.free_seats
    assert table.seats[seat].verdict is Verdict.COUNTS


async def test_nobody_has_two_seats_and_who_was_kicked_takes_none(house):
    laura, _, konrad, armin = await left(house)
    assert "Take the free seat" not in (await konrad.click("⋯")).enabled
    table = table_of(house)
    table.kicked = frozenset({int(armin.id)})
    page = await armin.send_custom_id(laura.find("⋯"), f"takeover:{table.id}")
    assert "You were removed from this table" in page.text
    refused = await konrad.send_custom_id(laura.find("⋯"), f"takeover:{table.id}")
    assert "You already sit at this table" in refused.text


async def taken(house, *names):
    """Let the first of some people leave their game, and a stranger take the seat; return them and the table."""
    people = await started(house, *names)
    await more(people[0], "Leave")
    mia = await house.person("Mia")
    await more(mia, "Take the free seat")
    table = table_of(house)
    assert table.is_seated(int(mia.id))
    return *people, mia, table


async def test_who_has_taken_the_hosts_seat_has_no_power_over_the_others(tmp_path):
    async with open_house(tmp_path, more_people=("Mia",)) as house:
        _, clara, armin, mia, table = await taken(house, "Laura", "Clara", "Armin")
        assert table.presiding == int(clara.id)
        kick, end = await mia.slash("table kick", player=armin.id), await mia.slash("table end")
        for refused in (kick, end, await mia.send_custom_id(clara.find("⋯"), f"pause:{table.id}")):
            assert f"<@{clara.id}>" in refused.text
            assert not refused.enabled
        for person in (clara, armin):  # also once nobody else is there
            await house.app.room.do(table, playing.step_back, table.seat_of(int(person.id)))
            assert table.presiding in (int(clara.id), int(armin.id))
        await more(clara, "Leave")
        await more(armin, "Leave")
        assert table.presiding != int(mia.id)
        assert "end the table" not in (await mia.slash("table end")).text
        assert table.live


async def test_a_moderator_who_has_taken_a_seat_does_not_let_its_owner_lose(house):
    _, clara, _ = await started(house, "Laura", "Clara", "Armin")
    await more(clara, "Leave")
    konrad = await house.person("Konrad")  # a moderator
    await more(konrad, "Take the free seat")
    table = table_of(house)
    asked = await konrad.slash("table end")
    assert "counts for nobody" in asked.text
    await confirm(konrad, asked)
    assert not table.live
    assert await rows(house._engine, PlayerRow) == []


async def test_kicking_who_has_left_or_plays_for_them_takes_nobody_out(tmp_path):
    async with open_house(tmp_path, more_people=("Mia",)) as house:
        clara, laura, _, mia, table = await taken(house, "Clara", "Laura", "Armin")
        seat = table.seat_of(int(mia.id))
        for person in (mia, clara):
            await confirm(laura, await laura.slash("table kick", player=person.id))
            assert int(person.id) in table.kicked
            for _ in range(2):
                assert not any(each.took_out or each.taken_out for each in table.seats)
                assert table.seats[seat].verdict is Verdict.GIVEN_UP
                await house.stop_bot()
                await house.start_bot()
                table = await house.app.room.find(table.id)


async def test_in_a_game_for_money_no_seat_is_free(house):
    _, clara, _ = await started(house, "Laura", "Clara", "Armin", game="stardust")
    await more(clara, "Leave")
    konrad, table = await house.person("Konrad"), table_of(house)
    page = await konrad.click("⋯")
    assert "Take the free seat" not in page.enabled
    assert "No seat of this game is free" in (await konrad.send_custom_id(page, f"takeover:{table.id}")).text


@pytest.mark.parametrize("restart", [False, True])
async def test_the_seat_of_who_is_forgotten_stays_with_who_plays_it(tmp_path, restart):
    async with open_house(tmp_path, more_people=("Mia",)) as house:
        clara, laura, armin, mia, table = await taken(house, "Clara", "Laura", "Armin")
        seat = table.seat_of(int(mia.id))
        question = await clara.click("Delete my data", on=await clara.slash("my privacy"))
        assert "Done" in (await clara.click("Delete my name and results", on=question)).text
        if restart:
            await house.stop_bot()
            await house.start_bot()
            table = await house.app.room.find(table.id)
        assert table.seats[seat].user == int(mia.id)
        assert table.seats[seat].counts_for is None
        assert table.seats[seat].held
        assert not table.free_seats
        await more(mia, "Leave")
        assert table.seats[seat].former
        assert not table.free_seats
        await clara.click("My hand")
        assert table.seats[seat].former
        await laura.until(lambda each: clara.id not in each.messages[str(table.message)].text)
        await play_out(house, laura, armin)
        assert int(clara.id) not in {row.user_id for row in await rows(house._engine, PlayerRow)}


async def test_a_recount_finds_for_whom_a_seat_that_was_taken_over_counts(house):
    _, clara, konrad, armin = await left(house)
    await more(armin, "Take the free seat")
    await play_out(house, konrad)
    counted = await rows(house._engine, PlayerRow)
    await recount(house.app.base.writer, house.app.room.games, datetime.now(UTC).date())
    assert await rows(house._engine, PlayerRow) == counted
    assert int(clara.id) in {row.user_id for row in counted}
