"""A tournament in a playground: announcing it, entering it, and playing its tables."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules import announcing
from bot.features.tournaments.rules.options import Format, Options
from bot.features.tournaments.rules.tournament import Phase
from bot.features.tournaments.views.changes import parts
from bot.games.catalog import GAMES
from bot.interactions.components.phrases import TURNS
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotSaved
from bot.store.journal.entries import DeadlineSet
from bot.tables.rules.table import Status
from tests.e2e.choosing import house_rules

MORE = ("Berta", "Dora", "Emil", "Frida")
EIGHT = ("Laura", "Clara", "Armin", "Konrad", *MORE)
"""Konrad may moderate, and so announces tournaments."""
FOUR = EIGHT[:4]

MANAGES = 1 << 5 | 1 << 33
"""The permissions to manage a server and its events."""

PING = re.compile(r"<@(\d+)>")


async def announced(house, *, length="1", game="africa", **options):
    """Let Konrad announce a tournament of short games; return him and the tournament."""
    world = house.discord.world
    world.guild.permissions |= MANAGES  # everybody may manage the server, and events
    people = {name: await house.person(name) for name in EIGHT}  # who comes later does not see what was posted before
    konrad = people["Konrad"]
    if game == "africa":
        await house_rules(konrad, "africa", rounds=length)
    return konrad, await announce(house, konrad, game=game, **options)


async def announce(house, person, *, game="africa", format="swiss", title=None, **options):  # noqa: A002
    """Let somebody announce a tournament, and then change what the command does not ask for; return it."""
    await person.slash("organise tournament", game=game, format=format, **({"title": title} if title else {}))
    tournaments = house.app[Events].house.tournaments
    tournament = max(tournaments.live, key=lambda each: each.id)
    if (minutes := options.pop("starts_in", None)) is not None:
        options["starts"] = tournaments.now().replace(microsecond=0) + timedelta(minutes=minutes)
    if (turn := options.pop("turn_time", None)) is not None:
        options["turn_seconds"] = TURNS[turn]
    if options:
        change = announcing.change, int(person.id), GAMES[game], lambda now: replace(now, **options)
        await tournaments.do(tournament, *change)
    return tournament


async def change_tables(person, number, game, kind, **fields):
    """Let a director of a bot in another process change the tables of a tournament: rounds, seats, channels."""
    last = len(parts(Options(game, Format(kind)), GAMES[game])) - 1
    await person.send_custom_id(person.find("Sign up"), f"tournament:{number}:changepart:{last}")
    return await person.submit(**fields)


async def ladder_page(house, person):
    """Show somebody their own page on the ladder."""
    ladder = _newest_ladder(house)
    return await person.send_custom_id(await person.slash("help"), f"ladder:{ladder.id}:me:0")


async def challenge(house, person, other):
    """Let somebody challenge whoever has this id on the ladder; return the answer."""
    ladder = _newest_ladder(house)
    number = ladder.entrant_of(int(other)).number
    public = [each for each in person.messages.values() if not each.ephemeral and each.buttons]
    seen = public[0] if public else await person.slash("help")
    return await person.send_custom_id(seen, f"ladder:{ladder.id}:pick:{number}")


def _newest_ladder(house):
    """Return the ladder that was announced last."""
    ladders = [each for each in house.app[Events].house.tournaments.live if each.ladder is not None]
    return max(ladders, key=lambda each: each.id)


def show_to_all(house):
    """Let everybody see the commands of organisers and managers, as the settings of a server can."""
    for command in house.discord.world.commands.values():
        command["default_member_permissions"] = None


async def entered(house, *names, label="Sign up"):
    """Let people sign up with the button; return them."""
    people = [await house.person(name) for name in names]
    for person in people:
        await person.until(lambda each: any(label in seen.enabled for seen in each.messages.values()))
        seen = next(seen for seen in person.messages.values() if label in seen.enabled)
        await person.click(label, on=seen)
    return people


async def begun(house, names=EIGHT, **options):
    """Let people enter a tournament, and begin it; return it."""
    konrad, tournament = await announced(house, **options)
    await entered(house, *names)
    seen = next(seen for seen in konrad.messages.values() if "Sign up" in seen.enabled)
    await konrad.send_custom_id(seen, f"tournament:{tournament.id}:beginsure")
    return live(house, tournament.id)


async def act(house, name, tournament, deed):
    """Let somebody press a button of a tournament."""
    person = await house.person(name)
    seen = next(seen for seen in person.messages.values() if any("tournament:" in str(c) for c in seen.components()))
    return await person.send_custom_id(seen, f"tournament:{tournament.id}:{deed}")


def opened(tournament):
    """Return whether every pairing has a table, and there are some."""
    return bool(tournament.pairings) and all(each.table is not None or each.over for each in tournament.pairings)


async def under_way(house, names=FOUR, **options):
    """Let people enter a tournament that Konrad begins; return him and it once all its tables are open."""
    konrad, tournament = await announced(house, **options)
    await entered(house, *names)
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: opened(tournament))
    return konrad, tournament


def live(house, number):
    """Return a tournament as the running bot has it."""
    (found,) = [each for each in house.app[Events].house.tournaments.live if each.id == number]
    return found


async def until(condition):
    """Wait until something holds that no event tells of."""
    while not condition():  # noqa: ASYNC110 - what is waited for is the bot's own, and tells nobody
        await asyncio.sleep(0.02)


class Robots:
    """Play for all people at all tables of tournaments: a legal move that chance picks, one after another."""

    def __init__(self, house, *, idle=(), absent=(), seed=1):
        """Make them.

        :param idle: the ids of people for whom nobody plays.
        :param absent: those of people who let their time run out: it is up as soon as they alone are waited for.
        """
        self._house = house
        self._idle, self._absent = {*idle, *absent}, set(absent)
        self._chance = Random(seed)
        self.results = {}
        """By table, the places of its people when it ended, and who was gone."""

    async def play(self, until_true):
        """Play until something holds."""
        while not until_true():
            moved = False
            for table in self._house.app.room.tables:
                moved |= await self._move(table)
            await asyncio.sleep(0 if moved else 0.02)

    async def _move(self, table):
        if table.tournament is None or table.status is not Status.PLAYING or table.paused:
            return False
        acting = [seat for seat in table.people_to_act() if table.seats[seat].user not in self._idle]
        if not acting:
            if {table.seats[seat].user for seat in table.people_to_act()} & self._absent:
                await self._let_time_run_out(table)
            return False
        seat = acting[0]
        move = self._chance.choice(table.position.legal_moves(seat))
        try:
            await self._house.app.room.play(table, table.seats[seat].user, table.position.turn, move)
        except (Refusal, NotSaved):
            return False
        return True

    async def _let_time_run_out(self, table):
        """Let the deadline of a table be now, if it has not passed."""
        if table.deadline is not None and table.deadline > datetime.now(UTC):
            with suppress(Refusal, NotSaved):
                await self._house.app.room.do(table, lambda table, moment: DeadlineSet(table.id, moment.now))


async def played_out(house, tournament, **more):
    """Let robots play a tournament to its end; return it."""
    await Robots(house, **more).play(lambda: tournament.phase is Phase.OVER)
    return tournament


def pings(house):
    """Return how often each person was pinged by the bot in each thread or channel of tables, by channel."""
    world = house.discord.world
    found = Counter()
    for message in world.messages.values():
        if message.author.id == world.bot.id and message.content:
            for user in message.mentions:
                found[message.channel, user] += 1
    return found
