"""People do anything at all, and nobody loses anything through what others do (docs/fairness.md)."""

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random

from hypothesis import event, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from bot.features.people.store.privacy import Privacy, StillSeated
from bot.features.standings.rows import PlayerRow
from bot.games.catalog import GAMES
from bot.games.game import IllegalMove
from bot.runtime.refusal import Refusal
from bot.store.accounts import Wallets
from bot.store.engine.database import open_engine
from bot.store.engine.models import StandingRow
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.purses import Purses
from bot.tables.rules.table import SLOW_TURNS, Status
from tests.effort import effort, thorough
from tests.tables.evening import Evening
from tests.templates import sqlite_template

PEOPLE = (1, 2, 3, 4)
STEPS = 60
PURSE = GAMES["stardust"].purse


class Town:
    """People at one table, what they do, and who has themselves to blame for what they lose."""

    def __init__(self, evening, game, chance):
        self.evening, self.game, self.chance = evening, game, chance
        self.room = evening.room
        self.table = None
        self.joined = set()
        """Who has agreed to the game that is on the table."""
        self.gave_up = set()
        """Who has left it, or has let time run out, and has not come back."""
        self.kicked = set()
        """Whom others have taken out of it while they could come back."""
        self.waiting = set()
        """Who has not acted since others have paused or resumed it."""
        self.rating, self.games = {}, {}

    async def step(self):
        acts = [self.join, self.play, self.play, self.play, self.play, self.leave, self.kick, self.substitute]
        acts += [
            self.start,
            self.start,
            self.stay_away,
            self.close,
            self.rematch,
            self.arrange,
            self.forget,
            self.restart,
            self.pause,
            self.resume,
        ]
        if self.table is None or not self.table.live:
            acts = [self.open, self.rematch, self.forget]
        before = self.table
        with suppress(Refusal, IllegalMove, StillSeated):
            await self.chance.choice(acts)()
        if before is not None and not before.live:
            await self.check(before)

    def someone(self):
        return self.chance.choice(PEOPLE)

    async def open(self):
        options = {"stake": "1000", "hands": "3"} if self.game.purse else {}
        self.table = await self.room.open(
            self.game, 10, 20, self.someone(), computers=self.chance.choice([0, 1]), options=options
        )
        self.begin()

    def begin(self):
        self.joined = {seat.user for seat in self.table.seats if seat.user is not None and seat.agreed}
        self.gave_up, self.kicked, self.waiting = set(), set(), set()

    async def join(self):
        user = self.someone()
        await self.room.do(self.table, lobby.join, user)
        if self.table.status is Status.LOBBY:
            self.joined.add(user)
        self.gave_up.discard(user)
        self.waiting.discard(user)

    async def pause(self):
        await self.room.do(self.table, host_tools.pause, self.someone(), moderator=self.chance.random() < 0.5)

    async def resume(self):
        user = self.someone()
        there = {seat.user for seat in self.table.seats if seat.user is not None and not seat.away}
        paused_by = self.table.acted_by
        await self.room.do(self.table, host_tools.resume, user, moderator=self.chance.random() < 0.5)
        self.waiting |= there - {user, paused_by}

    async def arrange(self):
        options = {
            spec.name: self.chance.choice(spec.values) for spec in self.game.option_specs if spec.name != "stake"
        }
        host = self.table.presiding
        await self.room.do(self.table, lobby.arrange, host, options, None, self.chance.choice([60, 300]))
        self.joined &= {seat.user for seat in self.table.seats if seat.agreed}

    async def start(self):
        await self.room.do(self.table, lobby.start, self.table.presiding)

    async def play(self):
        """Play some moves, often up to the end."""
        for _ in range(self.chance.choice([1, 5, 80])):
            waiting = self.table.people_to_act()
            if waiting:
                seat = self.chance.choice(waiting)
                move = self.chance.choice(list(self.table.position.legal_moves(seat)))
                user = self.table.seats[seat].user
                await self.room.play(self.table, user, self.table.turn, move)
                self.waiting.discard(user)
            else:
                await self.evening.pass_seconds(2)

    async def leave(self):
        user = self.someone()
        others_pause = self.table.paused and not self.table.waits
        others_pause &= user not in (self.table.presiding, self.table.acted_by)
        await self.room.do(self.table, playing.leave, user)
        if others_pause:
            self.waiting.add(user)
        elif self.table.status is not Status.LOBBY and user not in self.waiting:
            self.gave_up.add(user)
        else:
            self.joined.discard(user)

    async def stay_away(self):
        late = {self.table.seats[seat].user for seat in self.table.people_to_act()}
        await self.evening.pass_seconds(301)
        if not self.table.paused:
            self.gave_up |= late - self.waiting

    async def kick(self):
        user = self.someone()
        there = self.table.is_seated(user) and self.table.seats[self.table.seat_of(user)].left_at is None
        await self.room.do(self.table, host_tools.kick, self.someone(), user, moderator=self.chance.random() < 0.5)
        if there:
            self.kicked.add(user)

    async def substitute(self):
        user = self.someone()
        seat = self.table.seat_of(user) if self.table.is_seated(user) else None
        missed = self.table.missed.get(seat) or self.table.idle.get(seat, 0) >= SLOW_TURNS
        await self.room.do(self.table, host_tools.substitute, self.someone(), user, moderator=True)
        if user not in self.kicked:
            assert missed or user in self.gave_up | self.waiting, "somebody who is there was substituted"
            if user not in self.waiting:
                self.gave_up.add(user)

    async def close(self):
        if self.chance.random() < 0.2:
            await self.room.do(self.table, host_tools.end, 99, moderator=True)

    async def rematch(self):
        if self.table is not None and self.table.status is Status.FINISHED:
            self.table = await self.room.rematch(self.table.id, self.someone())
            self.begin()

    async def forget(self):
        user = self.someone()
        before = await self.free(user)
        await Privacy(self.evening.engine).forget(user, self.today)
        self.rating.pop(user, None)
        self.games.pop(user, None)
        assert await self.free(user) <= max(before, 0) or not self.game.purse, "forgetting has filled a purse"

    async def restart(self):
        await self.evening.restart()
        self.room = self.evening.room
        self.table = await self.room.find(self.table.id)

    @property
    def today(self):
        return self.room.now().date()

    async def free(self, user):
        return (await Purses(Wallets(self.evening.engine)).of(self.game, 10, user, self.today)).free

    async def check(self, table):
        """Compare what everybody has now with what they had before the game."""
        async with self.evening.engine.connect() as connection:
            rows = (await connection.execute(select(PlayerRow.user_id, PlayerRow.mu, PlayerRow.rated))).all()
            played = (await connection.execute(select(StandingRow.user_id, StandingRow.games))).all()
        ratings = {row.user_id: row.mu for row in rows}
        games = {
            user: max(row.games for row in played if row.user_id == user) for user in {row.user_id for row in played}
        }
        for user in PEOPLE:
            to_blame = user in self.joined and user not in self.kicked | self.waiting
            if not to_blame and user not in self.gave_up:
                assert ratings.get(user) == self.rating.get(user), f"{user} was rated for a game that was not theirs"
                assert games.get(user, 0) == self.games.get(user, 0), (
                    f"{user} was counted in a game that was not theirs"
                )
            assert await self.free(user) >= 0, "more was spent than there was"
        self.rating, self.games = ratings, games
        event(f"{self.game.name} {table.status}, {len(ratings)} rated")


async def live(seed, name):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "x.db").write_bytes(sqlite_template())
        engine = open_engine(f"sqlite+aiosqlite:///{folder}/x.db")
        evening = Evening(engine)
        try:
            town = Town(evening, GAMES[name], Random(seed))
            await town.open()
            for _ in range(STEPS):
                await town.step()
        finally:
            await evening.close()
            await engine.dispose()


@thorough
@settings(max_examples=effort(12, 300), deadline=None)
@given(seed=st.integers(0, 2**32), name=st.sampled_from(["claro", "stardust"]))
def test_nobody_loses_through_what_others_do(seed, name):
    asyncio.run(live(seed, name))
