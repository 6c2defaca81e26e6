"""Taking a move back at a table: whoever made it asks in the channel, and the others agree there."""

import sqlite3
from contextlib import closing

from tests.e2e.playing import more, play_one, started, table_of


async def test_a_move_is_taken_back_when_the_others_agree(house):
    people = await started(house, "Laura", "Clara", "Armin")
    table = table_of(house)
    await play_one(people)
    seat = table.position.moves[-1][0]
    mover = next(each for each in people if int(each.id) == table.seats[seat].user)
    others = [each for each in people if each is not mover]
    (card,) = table.position.view(None).turns
    asked = await more(mover, "Take back my move")
    assert "would like to take back their last move" in asked.text
    assert not asked.ephemeral
    for each in others:
        assert f"<@{each.id}>" in asked.text
        await each.until(lambda person: asked.id in person.messages)
    await mover.click("Agree", on=asked)  # their own word is counted already
    assert len(table.position.moves) == 1
    for each in others:
        await each.click("Agree", on=each.messages[asked.id])
    await mover.until(lambda person: "has taken their last move back" in person.messages[asked.id].text)
    assert table.position.moves == []
    assert card.card not in [each.card for each in table.position.view(None).turns]
    await house.stop_bot()
    with closing(sqlite3.connect(house.database)) as connection:
        assert connection.execute("SELECT count(*) FROM moves").fetchone() == (0,)
    await house.start_bot()
    await play_one(people)
    await mover.until(lambda _: len(table_of(house).position.moves) == 1)


async def test_who_asks_too_late_is_told_so(house):
    people = await started(house, "Laura", "Clara")
    await play_one(people)
    table = table_of(house)
    mover, other = sorted(people, key=lambda each: table.seat_of(int(each.id)) != table.position.moves[-1][0])
    asked = await more(mover, "Take back my move")
    await play_one([other])
    await other.click("Agree", on=other.messages[asked.id])
    await other.until(lambda person: "The game has gone on: this move stays." in person.messages[asked.id].text)
    assert len(table.position.moves) == 2
