"""Sixty-four people, over the wire, in each format: some leave, a thread is deleted, and the bot is killed."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import asynccontextmanager, closing, suppress
from fractions import Fraction

import pytest

from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tournament import Phase
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.store.engine.database import open_engine
from playground.driver import InteractionFailed, Refused
from playground.world import World
from tests.e2e.choosing import house_rules
from tests.e2e.people import came, give_up, open_playground, replays
from tests.e2e.playing import choices, hand_of, next_choice
from tests.e2e.processes import environment, start, until_logged
from tests.effort import WHOLE, effort, thorough
from tests.features.tournaments.live.event import MANAGES, PING, change_tables

PEOPLE = [f"P{number:02}" for number in range(effort(10, whole=64))]
FORMATS = {
    "swiss": {"rounds": str(effort(2, whole=6))},
    "knock-out": {},
    "round-robin": {"seats": ["5"]},
    "arena": {"minutes": "10"},
}
"""One of them as usual, as each takes a minute with ten people; all of them where the whole is asked for."""
KILLS = effort(1, whole=3)
SETTINGS = {"TURN_SECONDS": "40", "REMIND_SECONDS": "0", "LOG_LEVEL": "INFO"}
PATIENCE = 40
"""How often somebody looks at a hand that offers nothing before they open it anew."""
KICK_MEMBERS, MANAGE_THREADS = 1 << 1, 1 << 34


class Entrant:
    """Somebody who plays at whichever table the bot calls them to."""

    def __init__(self, person, world):
        self.person = person
        self.world = world
        self.home = person.channel
        self.gone = False

    async def play(self):
        """Play whatever there is to play, until cancelled or gone."""
        idle = 0
        while not self.gone:
            try:
                moved = await self._act(again=idle >= PATIENCE)
            except (InteractionFailed, LookupError, Refused, TimeoutError):
                moved = False  # the bot is being started again, or the table has just ended
            if moved:
                idle = 0
            else:
                idle = idle + 1 if idle < PATIENCE else 0
                await asyncio.sleep(0.05)

    async def _act(self, *, again):
        """Do the next thing at one's table; open the hand anew if it has offered nothing for long.

        A kill can leave a hand on which nothing happens any more.
        """
        table = self._table()
        if table is None:
            return False
        if self.person.channel != table:
            await self.person.go_to(table)
        hand = hand_of(self.person)
        if hand is not None and choices(self.person):
            await self.person.click(next_choice(self.person), on=hand)
            return True
        if hand is None or again:
            await self.person.click("My hand")
            return True
        return False

    def _table(self):
        """Return the newest thread to which they were added; None before the first."""
        for channel in reversed(self.world.threads.values()):
            if int(self.person.id) in channel.thread.members:
                return str(channel.id)
        return None

    async def leave(self):
        """Withdraw with the buttons of one's own page."""
        self.gone = True
        await self.person.go_to(self.home)
        page = await self.person.slash("tournament", mine=True)
        asked = await self.person.click("Withdraw", on=page)
        (sure,) = [each for each in asked.enabled if asked.buttons[each]["custom_id"].endswith(":withdrawsure")]
        await self.person.click(sure, on=asked)


@asynccontextmanager
async def sixty_four():
    """Open a playground with so many people in it."""
    world = World([*PEOPLE, "Konrad"], moderators=("Konrad",))
    world.guild.permissions |= KICK_MEMBERS | MANAGE_THREADS | MANAGES
    async with open_playground(world) as discord:
        konrad = await came(discord, "Konrad")
        yield discord, konrad, [Entrant(await came(discord, name), world) for name in PEOPLE]


@thorough
@pytest.mark.parametrize("kind", FORMATS if WHOLE else ["swiss"])
async def test_an_event_of_many_comes_to_its_end(tmp_path, kind, capsys):
    database = tmp_path / "claro.db"
    url = f"sqlite+aiosqlite:///{database}"
    async with sixty_four() as (discord, konrad, entrants):
        env = environment(discord, url, **SETTINGS)
        process = await start(env, tmp_path)
        await until_logged(process, "ready as")
        await house_rules(konrad, "africa", rounds="1")
        await konrad.slash("organise tournament", game="africa", format=kind)
        await change_tables(konrad, 1, "africa", kind, **FORMATS[kind])
        event = konrad.find("Sign up")
        for entrant in entrants:
            await entrant.person.click("Sign up", on=entrant.person.find("Sign up"))
        await konrad.send_custom_id(event, "tournament:1:beginsure")
        playing = [asyncio.create_task(entrant.play()) for entrant in entrants]
        await ended_tables(url, 2)
        await entrants[3].leave()
        await konrad.request("DELETE", f"/guilds/{konrad.guild}/members/{entrants[5].person.id}")
        entrants[5].gone = True
        await delete_a_thread(url, konrad, discord.world)
        for kill in range(KILLS):
            await ended_tables(url, 4 + 4 * kill)
            process.kill()
            await process.communicate()
            if kind == "arena" and kill == KILLS - 1:
                shorten(database)
            process = await start(env, tmp_path)
            await until_logged(process, "ready as")
            await give_up(discord)  # on what was clicked while no process was there
        tournament = await over(url)
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        process.terminate()
        await process.communicate()
    assert tournament.ending == "finished"
    await check_results(tournament, url)
    check_points(tournament)
    check_pings(tournament, discord.world)
    with capsys.disabled():
        print(f"\n{kind}: {len(PEOPLE)} people, {len(tournament.rounds)} rounds, {len(tournament.pairings)} tables")


async def read(url):
    """Return the tournament as its record says it is."""
    engine = open_engine(url)
    try:
        return await TournamentStore(engine).load(1)
    finally:
        await engine.dispose()


async def ended_tables(url, count):
    """Wait until some tables have ended, or all of them."""
    while True:
        tournament = await read(url)
        if tournament.phase is Phase.OVER or sum(each.over for each in tournament.pairings) >= count:
            return
        await asyncio.sleep(0.1)


async def over(url):
    """Wait until the tournament is over; return it."""
    while True:
        tournament = await read(url)
        if tournament.phase is Phase.OVER:
            return tournament
        await asyncio.sleep(0.5)


async def delete_a_thread(url, konrad, world):
    """Let a moderator delete the thread of a table that is played."""
    while True:
        tournament = await read(url)
        open_now = [each.channel for each in tournament.open_pairings if each.channel in world.threads]
        if open_now or tournament.phase is Phase.OVER:
            break
        await asyncio.sleep(0.1)
    if open_now:
        with suppress(Refused):
            await konrad.request("DELETE", f"/channels/{open_now[-1]}")


def shorten(database):
    """Make an arena as short as no organiser may, while the bot does not run."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE tournament_entries SET entry = json_set(entry, '$.options.minutes', 1) WHERE number = 0"
        )
    connection.close()


async def check_results(tournament, url):
    """Compare the results of the record with the games as they were played, move by move."""
    engine = open_engine(url)
    finished = {}
    try:
        async for saved, position, seat, _ in replays(engine):
            if seat is None and position.outcome is not None:
                users = [owner.user for owner in saved.seats]
                finished[saved.id] = dict(zip(users, position.outcome.scores, strict=True))
    finally:
        await engine.dispose()
    compared = 0
    for pairing in tournament.pairings:
        scores = finished.get(pairing.table)
        users = [tournament.entrants[each].user for each in pairing.entrants]
        if scores is None or pairing.absent or set(users) != set(scores):
            continue
        assert pairing.scores == tuple(scores[user] for user in users)
        assert pairing.places == tuple(1 + sum(scores[other] > scores[user] for other in users) for user in users)
        compared += 1
    assert compared  # not those in which somebody was late: how many these are depends on the machine


def check_points(tournament):
    """Compare the standings with a count of the results themselves."""
    points = {each.number: Fraction() for each in tournament.entrants}
    for drawn in tournament.rounds:
        if tournament.options.format not in ("round-robin", "arena"):
            for bye in drawn.byes:
                points[bye] += 1
        for pairing in drawn.pairings:
            for entrant, place in zip(pairing.entrants, pairing.places, strict=True):
                if entrant in pairing.absent:
                    continue  # nothing for who was not there, also beside others who were not
                beaten = sum(other > place for other in pairing.places)
                level = pairing.places.count(place) - 1
                points[entrant] += Fraction(2 * beaten + level, 2 * (len(pairing.places) - 1))
    assert {each.entrant: each.points for each in standings(tournament)} == points


def check_pings(tournament, world):
    """Nobody is pinged twice in a round, nor in two channels for the same table."""
    pinged = Counter()
    of_channel = {pairing.channel: pairing.round for pairing in tournament.pairings}
    for message in world.messages.values():
        if message.author.id == world.bot.id and message.content and PING.search(message.content):
            drawn = of_channel.get(message.channel)
            pinged.update((drawn, user) for user in message.mentions if drawn is not None)
    assert pinged
    assert set(pinged.values()) == {1}
