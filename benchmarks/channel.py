"""What an evening of ten games brings into a channel, and which requests a move takes.

Five parties of two to four people play two games of CLARO each, in channels of their own. A move is made once the table
shows the one before it, so no two moves share an edit: with people who think, it is the same. Nobody is slow, so nobody
is reminded.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks import evening
from benchmarks.figure import Figure
from playground.driver import Person

PARTIES: Final = (2, 2, 3, 3, 4)
GAMES: Final = 2
"""How many games each party plays, the second one by *Rematch*."""

SUPPRESS_NOTIFICATIONS: Final = 1 << 12
EPHEMERAL: Final = 1 << 6
PATIENCE: Final = 2.0
"""How long people wait for their hands before they press *My hand*, in seconds."""


@dataclass
class Sitting:
    """What some people and somebody who only watches got from their channel."""

    party: list[Person]
    watcher: Person
    presses: int = 0
    """How often somebody pressed a button that is no move, or used a command."""
    moves: int = 0
    public: Counter[str] = field(default_factory=Counter)
    """The events of messages that everybody sees, and *ping* for each person whom one notifies."""
    own: Counter[str] = field(default_factory=Counter)
    """The events of messages that only one of the party sees."""

    def __post_init__(self) -> None:
        self._count(self.watcher, self.public, 0)
        for person in self.party:
            self._count(person, self.own, EPHEMERAL)

    @staticmethod
    def _count(person: Person, events: Counter[str], flag: int) -> None:
        take = person._take  # noqa: SLF001  # events, before the driver folds them into messages

        def counting(event: str, data: Any) -> None:
            if event.startswith("MESSAGE_") and (flag or event == "MESSAGE_DELETE" or "flags" in data):
                flags = data.get("flags", 0)
                if flags & EPHEMERAL == flag:
                    events[event] += 1
                if event == "MESSAGE_CREATE" and not flag and not flags & SUPPRESS_NOTIFICATIONS:
                    events["ping"] += len(data["mentions"])
            take(event, data)

        person._take = counting  # type: ignore[method-assign]  # noqa: SLF001

    async def press(self, person: Person, verb: str) -> None:
        """Press a button of the table."""
        self.presses += 1
        await evening.press(person, verb)

    async def play(self, games: int) -> None:
        """Play so many games, one after the other."""
        host, *others = self.party
        self.presses += 1
        await host.slash("claro new", level="easy")
        for person in others:
            await self.press(person, "join")
        for game in range(games):
            if game:
                await self.press(host, "rematch")
                for person in others:
                    await self.press(person, "join")
            await host.until(
                lambda each: any(evening.button(evening.table_of(each), verb) for verb in ("start", "hand"))
            )
            if evening.button(evening.table_of(host), "start"):
                await self.press(host, "start")
            await asyncio.gather(*map(self._open_hand, self.party))
            await self._play_one()

    async def _open_hand(self, person: Person) -> None:
        try:
            await person.until(evening.hand_of, patience=PATIENCE)
        except TimeoutError:
            await self.press(person, "hand")

    async def _play_one(self) -> None:
        while True:
            await evening.somebody_can(self.party)
            if any(map(evening.is_over, self.party)):
                for person in self.party:
                    await person.until(evening.is_over)
                    for old in [key for key, seen in person.messages.items() if seen.ephemeral]:
                        del person.messages[old]
                return
            for person in self.party:
                hand, custom_id = evening.hand_of(person), evening.offered(person)
                if hand is not None and custom_id is not None:
                    shown = evening.table_of(self.watcher)
                    self.moves += 1
                    await person.send_custom_id(hand, custom_id)
                    await self.watcher.until(lambda each, shown=shown: evening.table_of(each) is not shown)  # type: ignore[misc]
                    break


def _in_play(person: Person) -> bool:
    return evening.button(evening.table_of(person), "hand") is not None


def measure(quick: bool) -> list[Figure]:
    """Measure the evening."""
    return figures(asyncio.run(play(1 if quick else GAMES)))


async def play(games: int, root: Path = evening.ROOT) -> list[Sitting]:
    """Let each party play so many games, and return what they got.

    :param root: the folder in which the bot's packages are.
    """
    most = max(PARTIES)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/channel.db"
        async with (
            evening.playground(len(PARTIES), most + 1) as (discord, parties),
            evening.bot(discord, ["bot", "run"], root, DATABASE_URL=database),
        ):
            sittings = [Sitting(party[:size], party[-1]) for party, size in zip(parties, PARTIES, strict=True)]
            await asyncio.gather(*(each.play(games) for each in sittings))
            return sittings


def figures(sittings: list[Sitting]) -> list[Figure]:
    """Return what the sittings got together, and what a move takes in each."""
    public, presses = sum((each.public for each in sittings), Counter()), sum(each.presses for each in sittings)
    found = [
        Figure("channel.posted", public["MESSAGE_CREATE"], "messages in an evening"),
        Figure("channel.deleted", public["MESSAGE_DELETE"], "messages in an evening"),
        Figure("channel.edited", public["MESSAGE_UPDATE"], "edits in an evening"),
        Figure("channel.pings", public["ping"], "pings in an evening", None, 0, at_most=True),
        Figure("channel.moves", sum(each.moves for each in sittings), "moves in an evening"),
        Figure("channel.presses", presses, "presses besides moves"),
    ]
    for size in sorted(set(PARTIES)):
        alike = [each for each in sittings if len(each.party) == size]
        moves = sum(each.moves for each in alike)
        table = sum(each.public["MESSAGE_UPDATE"] for each in alike)
        hands = sum(each.own["MESSAGE_UPDATE"] for each in alike) - moves  # a press is answered by the new hand
        found += [
            Figure(f"channel.{size}_people.table_edits", round(table / moves, 2), "requests for a move"),
            Figure(f"channel.{size}_people.hand_edits", round(hands / moves, 2), "requests for a move"),
        ]
    return found
