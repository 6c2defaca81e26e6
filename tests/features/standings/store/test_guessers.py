"""How well people guess, from the guesses of finished games: on SQLite and on PostgreSQL."""

from __future__ import annotations

from sqlalchemy import insert

from bot.features.standings.store.guessers import ON_A_PAGE, Guesser, Guessers
from bot.store.engine.models import GuessRow
from bot.store.journal.entries import Opening, Seating
from tests.features.standings.store.evening import BEGIN, PEOPLE

GUILD = 10


async def write_guesses(engine, journal, guesses):
    """Store guesses: the server, the person, and whether the guess was right; None for a game that is not over."""
    for channel, (guild, user, good) in enumerate(guesses):
        opening = Opening("claro", guild, channel + 1, PEOPLE[0], 6, {}, (Seating(PEOPLE[0], None, BEGIN),), BEGIN)
        game = await journal.open(opening)
        row = {"game_id": game, "user_id": user, "guild_id": guild, "seat": 0, "good": good}
        async with engine.begin() as connection:
            await connection.execute(insert(GuessRow), row)


async def test_who_was_right_most_often_comes_first(engine, journal):
    guesses = [(GUILD, 1, True), (GUILD, 1, False), (GUILD, 2, True), (GUILD, 2, True), (GUILD, 3, True)]
    guesses += [(GUILD, 4, False), (GUILD, 5, None), (GUILD + 1, 6, True), (GUILD, 7, True)]
    await write_guesses(engine, journal, guesses)
    page = await Guessers(engine).page(GUILD, 0, 4)
    assert page.lines == [
        Guesser(1, 2, 2, 2),
        Guesser(2, 3, 1, 1),
        Guesser(2, 7, 1, 1),
        Guesser(4, 1, 1, 2),
    ]
    assert (page.more, page.mine) == (False, None)
    assert (await Guessers(engine).page(GUILD, 0, 5)).mine is None
    assert (await Guessers(engine).page(GUILD, 0, 1)).mine == Guesser(4, 1, 1, 2)
    assert (await Guessers(engine).page(GUILD + 2, 0, 1)).lines == []


async def test_places_go_on_from_page_to_page(engine, journal):
    people = range(1, ON_A_PAGE + 4)
    guesses = [(GUILD, user, True) for user in people] + [(GUILD, user, False) for user in people if user >= ON_A_PAGE]
    await write_guesses(engine, journal, guesses)
    first, second = [await Guessers(engine).page(GUILD, number, ON_A_PAGE + 1) for number in (0, 1)]
    assert [line.place for line in first.lines] == [1] * (ON_A_PAGE - 1) + [ON_A_PAGE]
    assert [line.place for line in second.lines] == [ON_A_PAGE] * 3
    assert (first.more, second.more) == (True, False)


async def test_who_was_never_right_has_no_line(engine, journal):
    await write_guesses(engine, journal, [(GUILD, 1, False), (GUILD, 2, False)])
    page = await Guessers(engine).page(GUILD, 0, 1)
    assert (page.lines, page.more, page.mine) == ([], False, None)
