"""Record what a released version leaves behind: its database, and the Discord that its messages stand in.

Run it once for each release, from the top of this repository, with a checkout of that release and its ``.venv``:

    git worktree add ../released v0.2.0 && make -C ../released install
    .venv/bin/python -m tests.upgrade.record ../released 0.2.0

It lets the released bot serve today's playground, has people play there until every kind of game and message stands
open, stops the bot, and writes two files beside itself, which ``test_upgrade.py`` finds:

- ``claro-0.2.0.sql``, the SQLite database as SQL;
- ``claro-0.2.0.json``, the world (people, channels, messages with their buttons, forms that are open) and each
  game's position as the released ``python -m bot replay`` tells it.

The released bot is used from outside alone: as a process, through Discord, and by its commands. The cards differ each
time; where they do not lead to everything that is to stand open, the script says so, and is run again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import create_engine

from playground.driver import Person, Seen
from playground.server import Playground
from playground.world import Json, World
from tests.e2e.choosing import house_rules, my_settings, server_settings
from tests.e2e.playing import actor_among, hand_of, is_over, play_one, play_to_the_end, todays
from tests.e2e.processes import environment, until_logged
from tests.upgrade.by_custom_id import components_of, lay, offers, press, usable
from tests.upgrade.positions import read_position, records
from tests.upgrade.saved_world import as_seen, save_world

HERE = Path(__file__).parent
MANAGES = 1 << 5 | 1 << 33
"""The permissions to manage a server and its events."""

NOWHERE = "https://playground.invalid"
"""Stands for the playground's address, which is another each time."""
BUTTONS = {
    *("join", "leave", "start", "arrange", "add", "remove", "cancel", "hand", "rules", "rematch", "record", "down"),
    *("play", "draft", "sketch", "ask", "lay", "hint", "back", "share", "leaderboard", "history", "replay", "gift"),
}
"""The kinds of buttons and selects that must stand somewhere in the end, by what they begin with."""

CHANNELS = (
    "two",
    "three",
    "fortunes",
    "credits",
    "history",
    "lobby",
    "claro",
    "discards",
    "betting",
    "exchange",
    "africa",
    "paused",
    "patience",
    "pages",
    "event",
    "sign-up",
    "ladder",
)


class Incomplete(Exception):
    """Chance has left something out; recording again helps."""


def kind_of(custom_id: str) -> str:
    """Return what kind of button or select this is."""
    return re.split("[:/]", custom_id)[0]


class Release:
    """A checkout of a released version."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        """Use a checkout with a ``.venv``; its database and its files are kept in a folder."""
        self._python = checkout.resolve() / ".venv" / "bin" / "python"
        self._folder = folder
        self._code = {"PYTHONPATH": str(checkout.resolve())}
        self.database = folder / "claro.db"

    async def serve(self, discord: Playground) -> asyncio.subprocess.Process:
        """Start the bot, and wait until it is ready."""
        env = environment(discord, f"sqlite+aiosqlite:///{self.database}", **self._code)
        command = (str(self._python), "-m", "bot", "run")
        process = await asyncio.create_subprocess_exec(
            *command, env=env, cwd=self._folder, stderr=asyncio.subprocess.PIPE
        )
        await until_logged(process, "ready as")
        return process

    def replay(self, record: str) -> Json:
        """Return the position that a record leads to.

        :raises ValueError: a line of it is not legal.
        """
        file = self._folder / "record.txt"
        file.write_text(record, encoding="utf-8")
        command = [self._python, "-m", "bot", "replay", str(file), "--json"]
        env = environment(None, "", **self._code)
        done = subprocess.run(command, env=env, cwd=self._folder, capture_output=True, text=True, check=True)
        return read_position(done.stdout)


def main(argv: Sequence[str] | None = None) -> None:
    """Record one release.

    :raises Incomplete: the cards did not lead to everything that is to stand open.
    """
    parser = argparse.ArgumentParser(description="Record a released version's database, and the Discord around it.")
    parser.add_argument("checkout", type=Path, help="a checkout of the release, with its .venv")
    parser.add_argument("version", help="its version, for the files' names")
    arguments = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        release = Release(arguments.checkout, Path(folder))
        world, forms, origin = asyncio.run(_live(release))
        engine = create_engine(f"sqlite:///{release.database}")
        with engine.connect() as connection:
            positions = {name: release.replay(record) for name, record in records(connection)}
        engine.dispose()
        with closing(sqlite3.connect(release.database)) as database:
            dump = "\n".join(database.iterdump()) + "\n"
    saved: Json = {
        "version": arguments.version,
        "recorded_at": datetime.now(UTC).isoformat(),
        "positions": positions,
        "forms": forms,
        "world": save_world(world),
    }
    standing = (as_seen(each) for each in saved["world"]["messages"])
    missing = BUTTONS - {kind_of(custom_id) for seen in standing for custom_id in usable(seen, "")}
    if missing or len(forms) < 2:
        raise Incomplete(f"{sorted(missing)} and {len(forms)} of 2 forms: record again")
    written = _as_text(saved, 3).replace(origin, NOWHERE)
    for number, interaction in enumerate(saved["world"]["interactions"]):  # what looks like a secret makes people ask
        written = written.replace(interaction["token"], f"token-{number}")
    (HERE / f"claro-{arguments.version}.json").write_text(written + "\n", encoding="utf-8")
    (HERE / f"claro-{arguments.version}.sql").write_text(dump, encoding="utf-8")


def _as_text(value: Any, levels: int) -> str:
    """Return JSON in which what stands in the outer levels has a line of its own: a message is one line."""
    if levels and isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_as_text(each, levels - 1)}" for key, each in value.items()]
        return "{\n" + ",\n".join(parts) + "\n}"
    if levels and isinstance(value, list):
        return "[\n" + ",\n".join(_as_text(each, levels - 1) for each in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)


async def _live(release: Release) -> tuple[World, list[Json], str]:
    """Let people play while the release serves them; return the world then, the open forms, and the world's address."""
    world = World(["Laura", "Clara", "Armin", "Konrad"], CHANNELS, moderators=["Konrad"])
    world.guild.permissions |= MANAGES
    async with Playground(world) as discord:
        process = await release.serve(discord)
        assert process.stderr is not None
        reading = asyncio.create_task(process.stderr.read())  # a full pipe would stop the bot
        try:
            forms = await _Evening(discord).spend()
        finally:
            process.terminate()
            await process.wait()
            print((await reading).decode(), file=sys.stderr)
        return world, forms, discord.url


class _Evening:
    """What happens in one server; each game has a channel of its own, named after the state it is left in."""

    def __init__(self, discord: Playground) -> None:
        self._discord = discord
        self._laura, self._clara, self._armin, self._konrad = map(discord.person, ["Laura", "Clara", "Armin", "Konrad"])
        self._forms: list[Json] = []

    async def spend(self) -> list[Json]:
        """Leave everything open that can be; return the forms that people have before them, with who has them."""
        await self._settings()
        await self._finished()
        await self._history()
        await self._lobby()
        await self._claro()
        await self._discards()
        await self._betting()
        await self._exchange()
        await self._africa()
        await self._paused()
        await self._patience()
        await self._against_computers()
        await self._events()
        await self._pages()
        await server_settings(self._konrad, channels=self._channel("pages"))
        return self._forms

    def _channel(self, name: str) -> str:
        return next(str(each.id) for each in self._discord.world.channels.values() if each.name == name)

    async def _open(self, channel: str, game: str, *people: Person, **options: object) -> None:
        """Let these people sit down at a table in a channel."""
        for person in people:
            await person.go_to(channel)
        await people[0].slash(f"{game} new", **options)
        for person in people[1:]:
            await press(person, "join:")

    async def _begin(self, channel: str, game: str, *people: Person, **options: object) -> None:
        """Let these people begin a game in a channel, and open their hands."""
        await self._open(channel, game, *people, **options)
        await press(people[0], "start:")
        await self._look_again(*people)

    async def _look_again(self, *people: Person) -> None:
        """Let everybody open their hand: the newest message of each shows it without an unfinished choice."""
        for person in people:
            await press(person, "hand:")

    async def _leave_form_open(self, person: Person, start: str) -> None:
        """Press a button that opens a form, and leave it at that."""
        await press(person, start)
        await person.until(lambda each: each.modal)
        self._forms.append({"person": person.name, "channel": person.channel, "modal": person.modal})

    async def _settings(self) -> None:
        await server_settings(self._konrad, language="fr", turn_time="1h", ping=False)
        await house_rules(self._konrad, "claro", free_pass="yes")
        await house_rules(self._konrad, "stardust", hands="3")
        await my_settings(self._armin, language="de", your_turn="never")
        await self._konrad.slash("server season", game="claro", start="Spring")

    async def _finished(self) -> None:
        """Finish games of every kind: rated ones in two seasons, one with play money that costs somebody everything."""
        laura, clara, armin, konrad = self._laura, self._clara, self._armin, self._konrad
        for channel, game, people, options, season in (
            ("two", "claro", (laura, clara), {"hand": "10"}, "Summer"),
            ("three", "claro", (laura, clara, armin), {}, "Autumn"),
            ("fortunes", "africa", (konrad, clara), {"bots": 1, "rounds": "1"}, "Winter"),
        ):
            await self._begin(channel, game, *people, **options)
            await asyncio.gather(*(play_to_the_end(person) for person in people))
            await konrad.slash("server season", game="claro", start=season)
            if konrad.modal is not None:  # a season is under way
                await konrad.submit()
        await self._begin("credits", "stardust", armin, konrad, bots=1, stake="1000")
        await asyncio.gather(*(_bet_everything(person) for person in (armin, konrad)))
        await armin.go_to("three")
        await press(armin, "more:")

    async def _history(self) -> None:
        """Finish more games than a page of the history holds, and take them out of the way."""
        konrad = self._konrad
        for _ in range(6):
            await self._begin("history", "africa", konrad, bots=1, rounds="1")
            await play_to_the_end(konrad)
            over = next(seen.id for seen in konrad.messages.values() if usable(seen, "rematch:"))
            await konrad.request("DELETE", f"/channels/{konrad.channel}/messages/{over}")
            await konrad.until(lambda each, over=over: over not in each.messages)

    async def _lobby(self) -> None:
        await self._open("lobby", "claro", self._laura, self._clara, bots=1)
        for person in (self._laura, self._clara):
            await press(person, "more:")
        await press(self._laura, "arrange:")
        await self._laura.until(lambda each: each.modal)
        await self._laura.submit(**{"seats": ["5"], "turn-time": ["10m"]})
        await press(self._laura, "more:")
        await self._leave_form_open(self._laura, "arrange:")

    async def _claro(self) -> None:
        people = (self._laura, self._clara)
        await self._begin("claro", "claro", *people, bots=1)
        for _ in range(3):
            await play_one(people)
        await actor_among(people)
        await self._look_again(*people)

    async def _discards(self) -> None:
        """Stop where some have discarded and somebody has marked cards for it."""
        people = (self._laura, self._clara, self._armin)
        await self._begin("discards", "claro", *people)
        while not (choosing := [person for person in people if offers(person, "draft:")]):
            await play_one(people)
        await press(choosing[0], "draft:")
        await self._look_again(*people)

    async def _betting(self) -> None:
        """Stop where somebody has bet, and the next has the form for another amount before them."""
        people = (self._laura, self._clara)
        await self._begin("betting", "stardust", *people, bots=1, stake="100")
        actor = await actor_among(people)
        bets = [each for each in offers(actor, "play:") if " " in each]
        if bets:
            await press(actor, bets[0])
        actor = await actor_among(people)
        if offers(actor, "ask:"):
            await self._leave_form_open(actor, "ask:")
        await self._look_again(*people)

    async def _exchange(self) -> None:
        """Stop where somebody has marked cards to exchange."""
        people = (self._laura, self._clara)
        await self._begin("exchange", "stardust", *people, bots=1, stake="100")
        while not (choosing := [person for person in people if offers(person, "sketch:")]):
            await play_one(people)
        await choosing[0].choose(offers(choosing[0], "sketch:")[0], "0", "2", on=hand_of(choosing[0]))
        await self._look_again(*people)

    async def _africa(self) -> None:
        people = (self._laura, self._clara)
        await self._begin("africa", "africa", *people, bots=2, rounds="1")
        for _ in range(4):
            await play_one(people)
        await actor_among(people)
        await self._look_again(*people)

    async def _paused(self) -> None:
        people = (self._laura, self._konrad)
        await self._begin("paused", "claro", *people)
        for _ in range(2):
            await play_one(people)
        await press(self._laura, "more:")
        await press(self._laura, "pause:")
        await self._look_again(*people)

    async def _patience(self) -> None:
        """Leave games for one: begun, of the day, finished, and one whose last move can be taken back."""
        await self._alone(self._clara, "patience", lambda seen, moves: moves == 2)
        await self._alone(self._laura, "daily", lambda seen, moves: moves == 3)
        await self._alone(self._armin, "patience", lambda seen, moves: False)
        await self._alone(self._konrad, "patience", lambda seen, moves: bool(usable(seen, "back:")))

    async def _alone(self, person: Person, command: str, enough: Callable[[Seen, int], bool]) -> None:
        """Let somebody play a game for one until that is enough, or to its end."""
        await person.go_to("patience")
        seen: Seen | None = await todays(person, f"africa {command}")
        moves = 0
        while seen is not None and not enough(seen, moves):
            seen = await lay(person, seen)
            moves += 1

    async def _against_computers(self) -> None:
        """Leave games against computers: the deal of the day, and one of a person's own."""
        await self._konrad.go_to("patience")
        await todays(self._konrad, "claro daily")
        await self._clara.go_to("patience")
        begun = await self._clara.send_custom_id(await self._clara.slash("help"), "opponents:stardust:2:easy:play")
        await lay(self._clara, begun)

    async def _events(self) -> None:
        """Leave a tournament at whose tables people play, one that people sign up for, a ladder and a club."""
        laura, clara, armin, konrad = self._laura, self._clara, self._armin, self._konrad
        await house_rules(konrad, "africa", rounds="1")
        await self._announce("event", "tournament", "signup", game="africa", format="knock-out")
        for act in (":more", ":direct", ":begin", ":beginsure"):
            await press(konrad, "tournament:", act)
        await self._announce("sign-up", "tournament", "signup", game="claro", format="swiss")
        await self._announce("ladder", "ladder", "join", game="claro")
        challenged = await press(clara, "ladder:", ":challenge")
        (above,) = (each for each in components_of(challenged) if each["custom_id"].endswith(":pick:-"))
        await clara.choose(above["custom_id"], above["options"][0]["value"], on=challenged)
        await konrad.slash("organise club", name="Owls")
        club = next(each for each in self._discord.world.commands.values() if each["name"] == "club")
        parted = any(each["type"] == 1 for each in club["options"])  # as in 0.2.0
        for person in (laura, armin):
            await person.slash("club show" if parted else "club", club="Owls")
            await press(person, "club:", ":join")

    async def _announce(self, channel: str, kind: str, entering: str, **options: str) -> None:
        """Announce an event, and let everybody enter it."""
        people = (self._laura, self._clara, self._armin, self._konrad)
        for person in people:
            await person.go_to(channel)
        await self._konrad.slash(f"organise {kind}", **options)
        for person in people:
            await press(person, f"{kind}:", f":{entering}")

    async def _pages(self) -> None:
        for person in (self._laura, self._armin, self._konrad):
            await person.go_to("pages")
        board = await self._laura.slash("claro leaderboard")
        (what, *_) = (each["custom_id"] for each in board.components() if each["type"] == 3)
        await self._laura.choose(what, "rating", on=board)
        await self._laura.slash("claro leaderboard", period="season")
        await self._laura.slash("my stats", game="claro")
        await self._laura.slash("my history", game="africa", everybody=True, where="server")
        await self._laura.slash("my history", game="claro")
        await press(self._laura, "replay:")
        await press(self._laura, "gamerecord:")
        for person in (self._laura, self._armin, self._konrad):
            await person.slash("stardust wallet")


async def _bet_everything(person: Person) -> None:
    """Go all in, hand after hand, until the game is over."""
    while True:
        await person.until(lambda each: offers(each, "play:") or is_over(each))
        if is_over(person):
            return
        hand, wanted = hand_of(person), offers(person, "play:")
        assert hand is not None
        everything = [each for each in wanted if ":bet " in each or ":raise " in each]
        calls = [each for each in wanted if each.endswith(":call")]
        await person.send_custom_id(hand, ([*calls, *everything] or wanted)[-1])


if __name__ == "__main__":
    main()
