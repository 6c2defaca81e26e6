"""A process that plays at many tables as fast as it can, and reports acknowledged moves until it is killed."""

from __future__ import annotations

import asyncio
import os
from random import Random

from bot.games.catalog import GAMES
from bot.games.game import IllegalMove
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.engine.database import open_engine
from bot.tables.effects import declare_timers
from bot.tables.live.room import Room
from bot.tables.live.turns import Turns
from bot.tables.rules import lobby
from tests.journals import open_journal

TABLES = 12
PEOPLE = (1, 2, 3)


def play_until_killed(url: str, pipe: int, seed: int) -> None:
    """Play, and write a line to the pipe for each acknowledged move: table, ply, move."""
    asyncio.run(_play_all(url, pipe, Random(seed)))


async def _play_all(url: str, pipe: int, chance: Random) -> None:
    clock = Clock()
    room = Room(GAMES, open_journal(open_engine(url)), clock)
    declare_timers(room, Turns(room, clock, Thinker(), lambda table, seats: None))
    await room.restore()
    await asyncio.gather(*(_play(room, channel, pipe, chance) for channel in range(TABLES)))


async def _play(room: Room, channel: int, pipe: int, chance: Random) -> None:
    while True:
        table = await _table(room, channel)
        while table.live and table.position is not None:
            seat = table.position.to_act[0]
            move = chance.choice(table.position.legal_moves(seat))
            user = table.seats[seat].user
            assert user is not None
            ply = len(table.position.moves)
            try:
                await room.play(table, user, table.position.turn, move)
            except Refusal:
                break
            except IllegalMove:
                continue  # the seat had no choice, and the room has made its move already
            moves = table.position.moves
            ply = next(number for number in range(ply, len(moves)) if moves[number][0] == seat)
            os.write(pipe, f"{table.id} {ply} {moves[ply][1]}\n".encode())


async def _table(room: Room, channel: int):
    try:
        table = await room.at(channel)
    except Refusal:
        table = await room.open(GAMES["claro"], 1, channel, PEOPLE[0])
    for user in PEOPLE[1:]:
        if table.position is None and not table.is_seated(user):
            await room.do(table, lobby.join, user)
    if table.position is None:
        await room.do(table, lobby.start, PEOPLE[0])
    return table
