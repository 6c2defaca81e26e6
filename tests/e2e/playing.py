"""How people play in the tests: whatever their hand offers."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy import text

from bot.games.game import IllegalMove
from bot.runtime.refusal import Refusal
from bot.tables.rules import playing
from bot.tables.rules.table import Table
from playground.driver import Person, Seen
from tests.e2e.choosing import asks_to_be_forgotten


async def seated(house, *names, game="claro", **options):
    """Let these people open a table and sit down at it; return them."""
    people = [await house.person(name) for name in names]
    await people[0].slash(f"{game} new", **options)
    for person in people[1:]:
        await person.click("Join")
    last = f"<@{people[-1].id}>"
    for person in people:
        await person.until(lambda each: any(last in seen.text for seen in each.messages.values()))
    return people


async def started(house, *names, game="claro", **options):
    """Let these people begin a game and open their hands; return them."""
    people = await seated(house, *names, game=game, **options)
    before = {name for person in people for name in person.messages}
    await people[0].click("Start")
    for person in people:
        # It comes by itself, and goes when its owner asks for another one; answers from before are no hands.
        await person.until(lambda each: hand_of(each) and hand_of(each).id not in before)
        given = hand_of(person)
        await person.click("My hand")
        await person.until(lambda each, given=given: given.id not in each.messages)
    return people


async def my_hand(person):
    """Press *My hand*; return the hand that comes. It follows the answer where the table's message lacks a token."""
    before = {seen.id for seen in person.messages.values() if seen.ephemeral}
    await person.click("My hand")
    await person.until(lambda each: hand_of(each) and hand_of(each).id not in before)
    return hand_of(person)


def table_of(house):
    """Return the only table there is."""
    (table,) = house.app.room.tables
    return table


def on_turn(people):
    """Return whose open hand offers something."""
    return next(person for person in people if choices(person))


async def actor_among(people):
    """Wait until one of these people's open hands offers something, and return whose it is."""
    while True:
        waiting = [asyncio.create_task(person.until(choices)) for person in people]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()
            ended = await asyncio.gather(*waiting, return_exceptions=True)
        if any(isinstance(each, TimeoutError) for each in ended):
            raise next(each for each in ended if isinstance(each, TimeoutError))
        offered = [person for person in people if choices(person)]
        if offered:  # what was offered may be gone again: it was an answer on its way
            return offered[0]


async def play_one(people):
    """Let whoever can play the first card that fits, or do what else their hand offers."""
    actor = await actor_among(people)
    await actor.click(next_choice(actor), on=hand_of(actor))


async def more(person: Person, label: str, on: Seen | None = None) -> Seen:
    """Open what is behind ⋯ at a table, and press a button there; return the answer.

    :param on: the message with ⋯; the newest one by default.
    """
    before = set(person.messages)
    page = await person.click("⋯", on=on)
    if label not in page.buttons:  # the click was acknowledged first, as the table needed its token
        await person.until(lambda each: any(label in each.messages[new].buttons for new in set(each.messages) - before))
        page = next(seen for new, seen in person.messages.items() if new not in before and label in seen.buttons)
    return await person.click(label, on=page)


def sees(person: Person, label: str) -> bool:
    """Tell whether somebody sees a button that can be pressed."""
    return any(label in seen.enabled for seen in person.messages.values())


def hand_of(person: Person) -> Seen | None:
    """Return the hand somebody has open, if any."""
    hands = [seen for seen in person.messages.values() if seen.ephemeral and not _is_page(seen)]
    # Not the last that was edited: a hand that is put to rest is edited after a newer one has come.
    return max(hands, key=lambda seen: int(seen.id), default=None)


def _is_page(seen: Seen) -> bool:
    """Tell whether a message shows what is behind ⋯, or has taken its place."""
    return any(_of(seen, label).startswith(("more:", "rules:")) for label in seen.enabled)


AFTERWARDS = ("rematch:", "log:", "review:", "sharecard:", "join:")
"""What the buttons of an end card begin with, and those for whoever is not in a game."""


def choices(person: Person) -> list[str]:
    """Return what somebody's open hand lets them press to play."""
    hand = hand_of(person)
    return [each for each in hand.enabled if not _of(hand, each).startswith(AFTERWARDS)] if hand else []


def _of(seen: Seen, label: str) -> str:
    return str(seen.buttons[label]["custom_id"])


def result_of(person: Person) -> Seen:
    """Return the newest public message of a finished game that somebody sees.

    :raises LookupError: they see none.
    """
    for seen in reversed(person.messages.values()):
        if not seen.ephemeral and any(_of(seen, label).startswith("rematch:") for label in seen.enabled):
            return seen
    raise LookupError(f"{person.name} sees no result")


def next_choice(person: Person) -> str:
    """Return what to press next: keep all cards between rounds, else play the first card that fits, or pass.

    Somebody for whom the computer plays takes their seat back first.
    """
    hand = hand_of(person)
    assert hand is not None
    return next(label for label in hand.enabled if _of(hand, label).startswith(("play:", "hand:")))


def is_over(person: Person) -> bool:
    """Tell whether they see a finished game."""
    return any(
        _of(seen, label).startswith("rematch:")
        for seen in person.messages.values()
        for label in seen.enabled
        if not seen.ephemeral  # an end card may come before the table's message shows the result
    )


async def play_to_the_end(person: Person) -> int:
    """Press the first card that fits, pass, or keep all, until the game is over; return the number of clicks."""
    clicks = 0
    while True:
        await person.until(lambda each: choices(each) or is_over(each))
        if is_over(person):
            return clicks
        hand = hand_of(person)
        assert hand is not None
        if not choices(person):  # what was offered may be gone again: it was an answer on its way
            continue
        await person.click(next_choice(person), on=hand)
        clicks += 1


async def play_next(house, table: Table, place: int = 0) -> None:
    """Let whoever is on turn, computer players too, do the first of what they can, or the last with the place -1."""
    room = house.app.room
    await asyncio.sleep(0)  # what is under way goes on, though all that is tried here is refused at once
    for user in (seat.user for seat in table.seats if seat.user is not None and not seat.away):
        table.saw(user, house.app.base.clock.now())  # a game waits for people who seem to have gone
    with suppress(Refusal, IllegalMove):  # the bot has played for a computer player, or a forced move, meanwhile
        if table.computers_to_act():
            turn = table.computer_turn()
            move = table.position.legal_moves(turn.seat)[place]
            await room.do(table, playing.computer_move, turn, move)
        else:
            seat = table.people_to_act()[0]
            move = table.position.legal_moves(seat)[place]
            await room.do(table, playing.play, table.seats[seat].user, None, move)


async def play_out(house, *people: Person, table: Table | None = None) -> None:
    """Bring a game to its end without a click, for tests of what comes after it; wait until these people see it.

    Everybody, computer players too, does the first of what they can. A click costs ten times as much.

    :param table: the table; the only one there is by default.
    """
    table = table or table_of(house)
    while table.live:
        await play_next(house, table)
    for person in people:
        await person.until(is_over)


async def rules_of(person: Person, game: str = "claro") -> Seen:
    """Ask for the rules of a game where ``/help`` offers them."""
    return await person.send_custom_id(await person.slash("help"), f"help:{game}:rules")


async def surely(person: Person, command: str, **options) -> Seen:
    """Use a command that asks once more, and confirm it; return what the message says then."""
    return await confirm(person, await person.slash(command, **options))


async def forgotten(person: Person) -> Seen:
    """Have the bot delete what it keeps about a person; return what it says then."""
    return await confirm(person, await asks_to_be_forgotten(person))


async def confirm(person: Person, asked: Seen) -> Seen:
    """Press the only button of a question; return what the message says then."""
    (label,) = (each for each in asked.enabled if asked.buttons[each]["custom_id"].startswith("sure:"))
    return await person.click(label, on=asked)


async def give_rating(house, person, rating):
    """Write down somebody's rating as many games would have made it."""
    async with house._engine.begin() as connection:
        await connection.execute(
            text(
                "INSERT INTO players (guild_id, game, user_id, mu, sigma, least_sigma, rated, streak, best_streak)"
                " VALUES (:guild, 'claro', :user, :mu, :sigma, :sigma, 50, 0, 0)"
            ),
            {
                "guild": house.discord.world.guild.id,
                "user": int(person.id),
                "mu": rating.mu,
                "sigma": rating.sigma,
            },
        )


async def todays(person: Person, command: str, **options: object) -> Seen:
    """Ask for the deal of the day, begin it if it is only offered, and return it, or why it cannot begin."""
    seen = await person.slash(command, **options)
    begin = [label for label in seen.enabled if _of(seen, label).startswith("daily:")]
    return await person.click(begin[0], on=seen) if begin else seen
