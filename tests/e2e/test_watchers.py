"""People without a seat: they follow a game, cheer, and guess who will win."""

import asyncio
import re

from sqlalchemy import select

from bot.store.engine.models import CheerRow, GuessRow
from bot.tables.rules import watching
from tests.conftest import open_house
from tests.e2e.forging import COMPONENT, Forger
from tests.e2e.playing import forgotten, more, play_one, play_out, seated, started, surely, table_of

EDITS = ("PATCH /channels/*/messages/*", "PATCH /webhooks/*/*/messages/@original")
GUESS = "🔮 Who will win?"


def public(person):
    """Return the newest message that shows the table to everybody."""
    return next(seen for seen in reversed(person.messages.values()) if not seen.ephemeral)


async def rows(house, model):
    async with house._engine.connect() as connection:
        return (await connection.execute(select(model.__table__))).all()


async def play_a_round(house, people):
    """Play until a round is over."""
    table = table_of(house)
    before = len(table.position.rounds)
    while len(table.position.rounds) == before:
        await play_one(people)


async def choose_winner(person, table, seat):
    """Open the list of seats at the table, and pick one; return the answer."""
    asked = await more(person, GUESS)
    assert asked.ephemeral
    return await person.choose(f"guessed:{table.id}", str(seat), on=asked)


async def test_guesses_at_a_game_of_one_round_close_when_everybody_has_had_a_move(house):
    armin = await house.person("Armin")
    people = await started(house, "Laura", "Clara", game="africa", rounds="1")
    table = table_of(house)
    asked = await more(armin, GUESS)
    assert "until everybody has had a move" in asked.text
    while {seat for seat, _ in table.position.moves} != {0, 1}:
        await play_one(people)
    assert not table.position.rounds
    late = await armin.choose(f"guessed:{table.id}", "1", on=asked)
    assert "everybody has had a move" in late.text
    assert not table.guesses


# Cheering


async def test_a_cheer_is_counted_on_the_table_once_a_turn_and_outlives_a_restart(house):
    armin = await house.person("Armin")
    people = await started(house, "Laura", "Clara")
    messages = {each for each, seen in armin.messages.items() if not seen.ephemeral}
    await more(armin, "👏")
    await armin.until(lambda each: "👏 1" in public(each).text)
    assert {each for each, seen in armin.messages.items() if not seen.ephemeral} == messages  # the table tells of it
    again = await more(armin, "🔥")
    assert again.ephemeral
    assert "already" in again.text
    turn = table_of(house).turn
    await play_one(people)
    assert table_of(house).turn != turn
    await more(armin, "🔥")
    await armin.until(lambda each: "👏 1 · 🔥 1" in public(each).text)
    assert {(row.cheer, row[2]) for row in await rows(house, CheerRow)} == {("clap", 1), ("fire", 1)}
    await house.stop_bot()
    await house.start_bot()
    await people[0].click("My hand")
    await people[1].click("My hand")
    await play_one(people)
    await armin.until(lambda each: "👏 1 · 🔥 1" in public(each).text)


async def test_whoever_plays_does_not_cheer_or_guess(house):
    laura, _ = await started(house, "Laura", "Clara")
    table, number = laura.find("⋯"), table_of(house).id
    for custom_id in (f"cheer:{number}:0:clap", f"guess:{number}"):
        answer = await laura.send_custom_id(table, custom_id)
        assert answer.ephemeral
        assert "You are playing in this game" in answer.text
    assert not table_of(house).cheers


async def test_forged_cheers_and_guesses_are_answered_in_words(house, monkeypatch):
    forger = Forger(house, monkeypatch)

    async def pick(value):
        """Pick any value from the list of seats."""
        data = {"component_type": 3, "custom_id": f"guessed:{number}", "values": [value]}
        return await forger.send(armin, COMPONENT, data, house.discord.world.messages[int(asked.id)])

    armin = await house.person("Armin")
    laura, _ = await seated(house, "Laura", "Clara")
    lobby, number = public(armin), table_of(house).id
    forged = [f"cheer:{number}:0:clap", f"guess:{number}", f"guessed:{number}"]
    for custom_id in forged[:2]:
        assert "has not begun" in (await armin.send_custom_id(lobby, custom_id)).text
    await laura.click("Start")
    table = public(armin)
    assert "no such cheer" in (await armin.send_custom_id(table, f"cheer:{number}:0:boo")).text
    asked = await more(armin, GUESS)
    for value in ("2", "99"):
        assert "no such seat" in (await pick(value)).text
    for value in ("-1", "x", "", "1 or 1", "100"):
        assert "do not know this button" in (await pick(value)).text
    assert not table_of(house).guesses
    assert "Sent." in (await armin.send_custom_id(asked, f"cheer:{number}:0:clap")).text
    assert table_of(house).cheers == {"clap": 1}
    twice = await asyncio.gather(*(pick("1") for _ in range(2)))
    assert all("Your guess" in answer.text for answer in twice)
    assert table_of(house).guesses == {int(armin.id): 1}
    await surely(laura, "table end")
    for custom_id in forged[:2]:
        known = set(armin.messages)
        await armin.send_custom_id(public(armin), custom_id)
        await armin.until(
            lambda each, known=known: any(
                "This game is over" in each.messages[new].text for new in set(each.messages) - known
            )
        )
    assert "This game is over" in (await pick("1")).text
    assert await rows(house, GuessRow) == await rows(house, CheerRow) == []


async def test_many_cheers_become_few_edits_and_do_not_keep_moves_from_being_shown(house):
    people = await started(house, "Laura", "Clara")
    table, requests = table_of(house), house.discord.traffic.requests
    await people[0].until(lambda each: house.app.display.is_settled(table))
    before = sum(requests[kind] for kind in EDITS)
    moves = len(table.position.moves)
    await asyncio.gather(*(house.app.room.do(table, watching.cheer, 10**17 + n, "wow") for n in range(100)))
    await play_one(people)
    await people[0].until(lambda each: "😮 100" in public(each).text)
    assert len(table.position.moves) == moves + 1
    assert sum(requests[kind] for kind in EDITS) - before < 8


async def test_a_cheer_does_not_hold_up_a_computer(tmp_path):
    async with open_house(tmp_path, think_seconds=60.0) as house:
        (laura,) = await started(house, "Laura", bots=3)
        table, clock = table_of(house), house.app.base.clock
        now = clock.now()
        clock.now = lambda: now  # so that it is still thinking, however long all this takes
        if not table.computers_to_act():
            await play_one([laura])
        before = clock._alarms[table.id, "computer"]
        await house.app.room.do(table, watching.cheer, 10**17, "clap")
        assert clock._alarms[table.id, "computer"] is before


# Guessing


async def test_a_guess_is_changed_closed_shown_and_judged(house):
    armin, konrad = await house.person("Armin"), await house.person("Konrad")
    people = await started(house, "Laura", "Clara", bots=1)
    table = table_of(house)
    answer = await choose_winner(armin, table, 0)
    assert "Your guess" in answer.text
    await choose_winner(armin, table, 1)
    await choose_winner(konrad, table, 2)
    await konrad.until(lambda each: "🔮 2 guesses" in public(each).text)
    await house.stop_bot()
    await house.start_bot()
    table = await house.app.room.find(table.id)
    assert table.guesses == {int(armin.id): 1, int(konrad.id): 2}
    for person in people:
        await person.click("My hand")
    list_of_seats = await more(armin, GUESS)
    await play_a_round(house, people)
    await armin.until(lambda each: re.search(r"🔮 .* 1, .* 1", public(each).text))
    assert GUESS not in (await armin.click("⋯", on=public(armin))).enabled
    late = await armin.choose(f"guessed:{table.id}", "0", on=list_of_seats)
    assert "Guesses are closed" in late.text
    await play_out(house, *people)
    winner = table.outcome.winners[0]
    good = sum(seat == winner for seat in (1, 2))
    await armin.until(lambda each: f"🔮 {good} of 2 guesses were right" in public(each).text)
    assert {row.user_id: row.good for row in await rows(house, GuessRow)} == {
        int(armin.id): winner == 1,
        int(konrad.id): winner == 2,
    }
    board = await armin.slash("claro leaderboard")
    page = await armin.click("🔮 Best predictions", on=board)
    assert page.ephemeral
    for person, seat in ((armin, 1), (konrad, 2)):
        assert (person.name in page.text) == (winner == seat)  # only who was right is listed
    assert page.text.count("**1** of 1") == good
    back = await armin.click("Leaderboard", on=page)
    assert back.id == page.id
    assert "leaderboard" in back.text


async def test_the_guesses_of_a_closed_game_count_for_nothing(house):
    armin = await house.person("Armin")
    laura, _ = await started(house, "Laura", "Clara")
    await choose_winner(armin, table_of(house), 0)
    await surely(laura, "table end")
    assert await rows(house, GuessRow) == []
    page = await armin.click("🔮 Best predictions", on=await armin.slash("claro leaderboard"))
    assert "Nobody has guessed a winner yet" in page.text


async def test_a_guess_is_forgotten_with_its_person(house):
    armin = await house.person("Armin")
    await started(house, "Laura", "Clara")
    await choose_winner(armin, table_of(house), 0)
    await forgotten(armin)
    assert await rows(house, GuessRow) == []
    assert not table_of(house).guesses
    await armin.until(lambda each: "🔮 1" not in public(each).text)
