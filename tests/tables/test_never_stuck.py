"""Whatever people do, and whatever the time does, no game is ever left without a timer."""

import asyncio
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.catalog import GAMES
from bot.games.refused import Refused
from bot.store.engine.database import open_engine
from bot.store.journal.entries import Moved
from bot.tables.effects import SHOWN
from bot.tables.live.watchdog import Watchdog
from bot.tables.rules import host_tools, lobby, playing
from tests.effort import effort, thorough
from tests.tables.evening import Evening
from tests.tables.test_stuck import Cheating, Raising, with_player
from tests.templates import sqlite_template

PEOPLE = (1, 2, 3)
ALL = {name: GAMES[name] for name in GAMES}
BAD = {"raises": with_player(Raising()), "cheats": with_player(Cheating())}

people = st.sampled_from(PEOPLE)
steps = st.one_of(
    st.tuples(st.just("do"), st.sampled_from([lobby.join, lobby.add_computer, lobby.start, playing.leave]), people),
    st.tuples(st.just("do"), st.just(playing.come_back), people),
    st.tuples(st.just("manage"), st.sampled_from([host_tools.pause, host_tools.resume]), people),
    st.tuples(st.just("target"), st.sampled_from([host_tools.kick, host_tools.substitute]), people),
    st.tuples(st.just("play"), st.integers(0, 50), people),
    st.tuples(st.just("play"), st.integers(0, 50), people),
    st.tuples(st.just("wait"), st.sampled_from([0.5, 2, 2, 61, 181, 400]), st.none()),
    st.tuples(st.just("wait"), st.sampled_from([0.5, 2, 2, 61, 181, 400]), st.none()),
    st.tuples(st.sampled_from(["press", "look"]), st.none(), people),
    st.tuples(st.just("restart"), st.none(), st.none()),
    st.tuples(st.just("at once"), st.integers(0, 50), people),
)


class Attended:
    """Notes the moves that are played while no person is at the table."""

    def __init__(self, room, table):
        self.nobody = table.deserted
        self.unattended = []
        room.effects.on(SHOWN, self.changed)

    def changed(self, table, entry):
        if isinstance(entry, Moved) and self.nobody:
            self.unattended.append(entry)
        self.nobody = table.deserted


async def take(evening, table, what, which, who):
    """Take one step at a table, which may refuse it."""
    room = evening.room
    match what:
        case "do":
            await room.do(table, which, who)
        case "manage":
            await room.do(table, which, who, moderator=True)
        case "target":
            await room.do(table, which, 99, who, moderator=True)
        case "play" if table.position is not None:
            legal = table.position.legal_moves(table.seat_of(who))
            await room.play(table, who, table.turn, legal[which % len(legal)] if len(legal) else "pass")
        case "press":
            table.saw(who, evening.time)
        case "look":
            await room.attend(table, who)
        case "wait":
            await evening.pass_seconds(which)
        case "at once":  # a click, a pause and the end of the time together
            evening.time += 181
            evening.clock._ring()
            await asyncio.gather(
                take(evening, table, "play", which, who),
                take(evening, table, "manage", host_tools.pause, who),
                take(evening, table, "manage", host_tools.resume, who),
                return_exceptions=True,
            )
            await evening.pass_seconds(0)


async def evening_of(game, taken):
    with TemporaryDirectory() as folder:
        file = Path(folder) / "x.db"
        file.write_bytes(sqlite_template())
        engine = open_engine(f"sqlite+aiosqlite:///{file}")
        evening = Evening(engine)
        try:
            table = await evening.room.open(game, 10, 20, 1, level="easy", computers=1)
            await evening.room.do(table, lobby.join, 2)
            await evening.room.do(table, lobby.join, 3)
            await evening.room.do(table, lobby.start, 1)
            attended = Attended(evening.room, table)
            for what, which, who in taken:
                if what == "restart":
                    await evening.restart()
                    evening.room.games = {**evening.room.games, game.name: game}
                    table = await evening.room.find(table.id)
                    attended = Attended(evening.room, table)
                with suppress(Refused):
                    await take(evening, table, what, which, who)
                assert attended.unattended == []
                assert not any(evening.turns.is_stuck(each) for each in evening.room.tables), (what, which, who)
                watchdog = Watchdog(evening.room, evening.clock, evening.turns)
                await watchdog.look()
                evening.clock.cancel("watchdog")
                assert watchdog.stuck == 0
        finally:
            await evening.close()
            await engine.dispose()


@thorough
@settings(max_examples=effort(25, 400))
@given(game=st.sampled_from([*ALL.values(), *BAD.values()]), taken=st.lists(steps, min_size=5, max_size=40))
def test_after_every_command_and_every_alarm_no_table_is_stuck(game, taken):
    asyncio.run(evening_of(game, taken))
