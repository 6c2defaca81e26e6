"""A room whose clock the tests move, and what happens in it."""

import asyncio
from random import Random

from bot.games.catalog import GAMES
from bot.runtime.background import Clock
from bot.runtime.thinking import Thinker
from bot.tables.effects import SHOWN, declare_timers
from bot.tables.live.room import Room
from bot.tables.live.turns import Turns
from bot.tables.rules import lobby, playing
from bot.tables.rules.moment import Pace
from tests.journals import open_journal

LAURA, CLARA, ARMIN = 1, 2, 3
CLARO = GAMES["claro"]


class Evening:
    """A room with its clock and its turns. It records what happens there."""

    def __init__(self, engine):
        self.time = 1_000_000.0
        self.engine = engine
        self.changes = 0
        self.reminded = []
        self.seeds = 0
        self.open_room()

    def open_room(self):
        self.clock = Clock(now=lambda: self.time)
        self.journal = open_journal(self.engine)
        self.room = Room(GAMES, self.journal, self.clock, Pace(), draw_seed=self.next_seed)
        self.thinker = Thinker()
        self.turns = Turns(self.room, self.clock, self.thinker, self.time_is_short)
        self.turns._chance = Random(self.seeds)  # so that an evening with the same seeds goes the same way
        declare_timers(self.room, self.turns)
        self.room.effects.on(SHOWN, lambda table, happened: self.changed(table, happened))
        self.room.told_waiting = lambda saved, refusal: self.waits(saved, refusal)

    def next_seed(self):
        self.seeds += 1
        return self.seeds.to_bytes(32, "big")

    def changed(self, table, entry):
        self.changes += 1

    def waits(self, saved, refusal):
        pass

    def time_is_short(self, table, seats, stage):
        self.reminded.append([table.seats[seat].user for seat in seats])

    async def pass_seconds(self, seconds):
        """Move the clock on, and wait for all alarms that are due."""
        self.time += seconds
        self.clock._ring()
        while self.clock._running:
            await asyncio.gather(*self.clock._running)
            await asyncio.sleep(0)  # those that are done are gathered at once from 3.12 on, before they are let go

    async def run_out(self, table):
        """Let the time of a turn run out for people who press something in it; where nobody waits, they move then."""
        for user in table.people:
            table.saw(user, self.time)
        await self.pass_seconds(181)
        if table.waits:
            seat = table.people_to_act()[0]
            await self.room.play(table, table.seats[seat].user, None, table.position.automatic(seat))

    async def close(self):
        await self.clock.close()
        await self.journal.close()

    async def restart(self):
        await self.close()
        self.open_room()
        return await self.room.restore()

    async def start(self, *people, computers=0, **more):
        table = await self.room.open(CLARO, 10, 20, people[0], computers=computers, **more)
        for user in people[1:]:
            await self.room.do(table, lobby.join, user)
        await self.room.do(table, lobby.start, people[0])
        return table

    async def finish(self, table):
        """Play a game to its end."""
        await finish(self.room, table)


async def finish(room, table):
    """Play a game to its end, whoever plays each seat."""
    while table.live:
        if table.computers_to_act():
            turn = table.computer_turn()
            move = table.position.legal_moves(turn.seat)[0]
            await room.do(table, playing.computer_move, turn, move)
        else:
            seat = table.position.to_act[0]
            move = table.position.legal_moves(seat)[0]
            await room.do(table, playing.play, table.seats[seat].user, None, move)


def code(caught):
    return caught.value.code


def user_to_act(table):
    return table.seats[table.position.to_act[0]].user


async def play_first(evening, table):
    seat = table.position.to_act[0]
    move = table.position.legal_moves(seat)[0]
    await evening.room.play(table, table.seats[seat].user, table.position.turn, move)
