"""However people were away from a game, its result, end card, history and statistics tell the same of it."""

import re
from dataclasses import replace

import pytest

from bot.store.engine.status import Verdict
from bot.tables.rules import expiry, playing
from tests.e2e.playing import more, started, table_of

COUNTS, GIVEN_UP, TAKEN_OUT = Verdict.COUNTS, Verdict.GIVEN_UP, Verdict.TAKEN_OUT


async def time_out(house, table):
    await house.app.tables.turns.time_is_up(table, table.turn)


async def stay(house, laura, clara):
    """Both play to the end."""


async def go_away(house, laura, clara):
    """Clara misses two turns in a row while Laura is there."""
    table, seat = table_of(house), table_of(house).seat_of(int(clara.id))
    table.seen.clear()
    while table.live and not table.seats[seat].away:
        if table.people_to_act() == [seat]:
            await time_out(house, table)
        else:
            await play_modestly(house, table, int(laura.id))


async def go_away_and_come_back(house, laura, clara):
    await go_away(house, laura, clara)
    await clara.click("My hand")


async def leave(house, laura, clara):
    await clara.slash("table leave")


async def both_go_away_and_one_comes_back(house, laura, clara):
    table = table_of(house)
    await go_away(house, laura, clara)
    await house.app.room.do(table, playing.step_back, table.seat_of(int(laura.id)))
    await laura.until(lambda _: table.waits)
    await laura.click("My hand")


async def stay_away_after_a_pause(house, laura, clara):
    await more(laura, "Pause")
    await laura.click("Resume")
    await go_away(house, laura, clara)


async def be_kicked(house, laura, clara):
    asked = await laura.slash("table kick", player=clara.id)
    await laura.click(asked.enabled[0], on=asked)


async def nobody_comes_back(house, laura, clara):
    table = table_of(house)
    for _ in range(4):
        await time_out(house, table)
    assert table.waits
    await house.app.room.do(table, lambda table, moment: expiry.end_pause(table, replace(moment, now=table.deadline)))


async def both_leave(house, laura, clara):
    await clara.slash("table leave")
    asked = await laura.slash("table leave")
    await laura.click(asked.enabled[0], on=asked)


async def play_modestly(house, table, *users):
    """Let whoever of these people has to act make the most modest move."""
    for seat in table.people_to_act():
        if table.seats[seat].user in users and table.live:
            await house.app.room.play(table, table.seats[seat].user, None, table.position.automatic(seat))


@pytest.mark.parametrize(
    ("how", "verdict"),
    [
        (stay, COUNTS),
        (go_away, GIVEN_UP),
        (go_away_and_come_back, COUNTS),
        (leave, GIVEN_UP),
        (both_go_away_and_one_comes_back, GIVEN_UP),
        (stay_away_after_a_pause, TAKEN_OUT),
        (be_kicked, TAKEN_OUT),
        (nobody_comes_back, None),
        (both_leave, None),
    ],
)
async def test_all_tell_one_story(house, how, verdict):
    laura, clara = await started(house, "Laura", "Clara")
    table = table_of(house)
    await how(house, laura, clara)
    while table.live:
        await play_modestly(house, table, int(laura.id), *([int(clara.id)] if verdict is COUNTS else []))
        await laura.until(lambda _: not table.live or table.people_to_act())
    for person, is_for_them in ((laura, COUNTS if verdict else None), (clara, verdict)):
        won = is_for_them is COUNTS and table.seat_of(int(person.id)) in table.outcome.winners
        counted, by_computer = is_for_them in (COUNTS, GIVEN_UP), is_for_them in (GIVEN_UP, TAKEN_OUT)
        await person.until(lambda each: OVER.search(public(each, table)))
        assert (f"🏆 <@{person.id}> is" in public(person, table)) == won
        assert (f"<@{person.id}> (played by the computer)" in public(person, table)) == by_computer
        assert ("The game does not count" in public(person, table)) == (is_for_them is None)
        _, _, history = (await person.slash("my history")).text.split(
            "\n", 2
        )  # below the title and whose games they are
        assert (f"🏆 \u2068{person.name}\u2069" in history) == won
        assert (f"\u2068{person.name}\u2069 (played by the computer)" in history) == by_computer
        assert (f"\u2068{person.name}\u2069" in history) == (is_for_them is not None)
        statistics = (await person.slash("my stats")).text
        assert ("1 game, " in statistics) == counted
        assert ("1 win" in statistics) == won
        if not (how is be_kicked and person is clara):  # whoever was kicked sees nothing of the game any more
            await person.until(card)
            assert ("🏆" in card(person)) == won
            assert ("Finished by the computer" in card(person)) == by_computer
            assert ("counts as a loss" in card(person)) == (is_for_them is GIVEN_UP)
            assert ("does not count" in card(person)) == (not counted)


OVER = re.compile("the game is over|The game does not count")
CARD = re.compile(r"[Pp]lace \*\*\d\*\* of 2|The game does not count")


def public(person, table):
    """Return what the table's message says."""
    return person.messages[str(table.message)].text


def card(person):
    """Return what somebody's hand has become at the end of the game; an empty text before that."""
    hands = [seen.text for seen in person.messages.values() if seen.ephemeral and CARD.search(seen.text)]
    return next((text for text in hands if "finished games" not in text), "")
