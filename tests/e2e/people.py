"""People who play on whatever happens, and remember which of their moves were answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select

from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded
from bot.store.engine.database import open_engine
from bot.store.engine.models import GameRow
from bot.tables.rules.table import TURNS
from playground.driver import Person
from playground.server import Playground
from playground.world import World
from tests.e2e.playing import choices, hand_of, is_over, next_choice
from tests.journals import open_journal
from tests.patience import LONGEST_SECONDS


@asynccontextmanager
async def open_playground(world: World) -> AsyncIterator[Playground]:
    """Open a playground where Discord waits for answers for as long as a bot process of the tests takes."""
    world.interaction_seconds = LONGEST_SECONDS
    async with Playground(world) as served:
        yield served


async def came(discord: Playground, name: str) -> Person:
    """Let somebody open their client, and wait for as long as that takes; return it. It closes with the playground."""
    person = discord.person(name)
    person.patience = LONGEST_SECONDS
    await person.connect()
    return person


async def give_up(discord: Playground, guilds: set[int] | None = None) -> None:
    """Let all clicks fail that have no answer, as Discord does after three seconds: their process does not answer.

    :param guilds: the servers in which they fail; all if None.
    """
    for each in list(discord.world.interactions.values()):
        if not (each.answered or each.failed) and (guilds is None or each.channel.guild in guilds):
            each.failed = True
            failure = {"id": str(each.id), "nonce": each.nonce, "reason_code": 2}
            await discord.service.tell_asker(each, "INTERACTION_FAILURE", failure)


class Player:
    """Somebody alone in a channel with computer players."""

    def __init__(self, person, bots=2):
        self.person = person
        self.bots = bots
        self.answered = []
        """Table, turn, user and move of every move that was answered."""

    async def act(self):
        """Do the next thing: play, or open a table or a hand to play from; tell whether a move was played."""
        hand = hand_of(self.person)
        if hand is not None and choices(self.person):
            label = next_choice(self.person)
            if hand.buttons[label]["custom_id"].startswith("hand:"):
                await self.person.click(label, on=hand)
                return False
            _, table, turn, move = hand.buttons[label]["custom_id"].split(":")
            answer = await self.person.click(label, on=hand)
            if answer.text.startswith("> "):  # a line that says why nothing was played
                return False
            self.answered.append((int(table), int(turn) % TURNS, int(self.person.id), move))
            return True
        table = next((seen for seen in reversed(self.person.messages.values()) if not seen.ephemeral), None)
        label = next((each for each in ("Rematch", "Start", "My hand") if table and each in table.enabled), None)
        if label is None:
            await self.person.slash("claro new", bots=self.bots)
            return False
        for old in [key for key, seen in self.person.messages.items() if seen.ephemeral]:
            del self.person.messages[old]
        await self.person.click(label, on=table)
        if label == "My hand":
            await self.person.until(lambda each: choices(each) or is_over(each), patience=2)
        return False


async def replays(engine):
    """Yield every game on disk, move by move: what is saved of it, the position, and who plays what next.

    At the end of a game nobody (None) plays nothing.
    """
    journal = open_journal(engine)
    async with engine.connect() as connection:
        numbers = (await connection.scalars(select(GameRow.id))).all()
    for number in numbers:
        saved = await journal.load(number)
        if saved.seed is None:
            continue
        game = GAMES[saved.game]
        position = game.start(len(saved.seats), Seeded(saved.seed), game.read_options(saved.options))
        for seat, move in saved.moves:
            yield saved, position, seat, move
            position.play(seat, move)
        yield saved, position, None, None
    await journal.close()


async def played_moves(url):
    """Return how often every move stands on disk, as (table, turn, user, move)."""
    engine = open_engine(url)
    found = Counter()
    async for saved, position, seat, move in replays(engine):
        if seat is not None:
            found[saved.id, position.turn, saved.seats[seat].user, move] += 1
    await engine.dispose()
    return found
