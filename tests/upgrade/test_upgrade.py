"""A released version's database under today's bot: positions, buttons, games, standings, settings.

``record.py`` says where the files beside this one come from.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import groupby
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

import bot.base
from bot.__main__ import main
from bot.games.catalog import GAMES
from bot.locales.words import words_for
from bot.runtime.background import Clock
from bot.store.engine.database import open_engine, upgrade
from playground.checks.forms import read_form
from playground.driver import Person, Refused, Seen
from playground.server import Playground
from playground.world import Json
from tests.conftest import House
from tests.e2e.choosing import my_settings, shown
from tests.e2e.playing import hand_of, play_to_the_end
from tests.effort import thorough
from tests.upgrade.by_custom_id import as_before, components_of, custom_ids, lay, offers, press, usable
from tests.upgrade.positions import read_position, records
from tests.upgrade.record import BUTTONS, kind_of
from tests.upgrade.saved_world import as_seen, load_world

RELEASES = sorted(file.stem for file in Path(__file__).parent.glob("claro-*.sql"))

NEVER = ("unknown-button", "unknown-table", "wrong-channel", "unexpected", "not-saved", "too-slow", "not-yours")
"""What no button that a release has offered may be answered with."""

LINK = "<link>"
"""Stands for a link in these sentences: what comes before it is looked for."""

LAST = ("share", "leave", "remove", "start", "play", "lay", "rematch", "cancel", "down")
"""Buttons that change the game are pressed after all others of a channel, in this order."""

MOVES = (
    "SELECT game_id, group_concat(seat || ' ' || move, ';')"
    " FROM (SELECT * FROM moves ORDER BY game_id, ply) GROUP BY game_id"
)
"""All moves of each game in one text."""

ALONE = (
    "SELECT id, CASE game WHEN 'patience' THEN replace(';' || moves, ';', ';0 ') ELSE ';' || moves END"
    " FROM alone WHERE moves <> ''"
)
"""Those of games that people play alone, as versions before 0043 have them: without the seat in a patience."""

LASTING = (
    *("games", "seats", "moves", "seasons", "boards", "standings", "players", "duels", "tallies", "gifts"),
    *("days", "guild_settings", "user_settings"),
)
"""The tables whose rows must last."""

EVENTS = ("tournaments", "tournament_entries", "clubs", "club_members")
"""The tables about events, since 0.2.0. Their rows must last, and others may come as soon as the bot runs."""

COUNTED = ("boards", "standings", "players", "duels", "tallies")
"""Those of them that are counted again from finished games."""

OPEN_TABLES = "tournament_id IS NULL"
"""Finds the tables at which the people of the test play: those that are no tournament's."""

PLAYED_IN = ("claro", "discards", "betting", "exchange", "africa", "paused")
"""The channels in which a game is going on."""

BUTTON = 2
"""Discord's number for a button; its other components that carry something are selects here."""


@dataclass
class Recorded:
    """What a release has left behind."""

    sql: str
    saved: Json

    @property
    def at(self) -> datetime:
        """When it was recorded."""
        return datetime.fromisoformat(self.saved["recorded_at"])

    def unpack(self, database: Path) -> None:
        """Write the database."""
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.executescript(self.sql)

    @property
    def people(self) -> list[Json]:
        """The people there were."""
        return list(self.saved["world"]["people"])

    def presses(self) -> list[Press]:
        """Return all buttons and selects that could be used; their owner alone sees them, or has called for them."""
        return [
            Press(str(each["channel"]), str(each["only_for"] or self._caller(each)), as_seen(each), component)
            for each in self.saved["world"]["messages"]
            for component in components_of(as_seen(each))
            if not component.get("disabled") and (component["type"] == BUTTON or component.get("options"))
        ]

    def _caller(self, message: Json) -> int:
        """Return who has called for a message for all; for one of an event's that nobody has, anybody."""
        return int(message["metadata"]["user"]["id"] if message["metadata"] else self.people[0]["id"])

    def hands(self) -> list[tuple[str, str, Seen]]:
        """Return the newest hand that each person had open at each live table: a name, a channel, the hand."""
        names = {each["id"]: each["name"] for each in self.people}
        channels = {each["id"]: each["name"] for each in self.saved["world"]["channels"]}
        found = {}
        for each in self.saved["world"]["messages"]:
            if each["only_for"] is not None and channels[each["channel"]] in PLAYED_IN:
                found[names[each["only_for"]], channels[each["channel"]]] = as_seen(each)
        return [(name, channel, hand) for (name, channel), hand in found.items()]


@dataclass
class Press:
    """A button or a select, and who uses it."""

    channel: str
    owner: str
    seen: Seen
    component: Json

    @property
    def custom_id(self) -> str:
        """What it carries."""
        return str(self.component["custom_id"])

    @property
    def kind(self) -> str:
        """What it begins with; see ``BUTTONS``."""
        return kind_of(self.custom_id)

    @property
    def order(self) -> tuple[str, int]:
        """When it is its turn to be pressed."""
        return self.channel, LAST.index(self.kind) if self.kind in LAST else -1

    async def do(self, person: Person) -> Seen:
        """Use it, and return the answer."""
        if self.component["type"] == BUTTON:
            return await person.send_custom_id(self.seen, self.custom_id)
        return await person.choose(self.custom_id, self.component["options"][0]["value"], on=self.seen)


@pytest.fixture(params=RELEASES)
def recorded(request) -> Recorded:
    """Each release's files."""
    folder = Path(__file__).parent
    saved = json.loads((folder / f"{request.param}.json").read_text(encoding="utf-8"))
    return Recorded((folder / f"{request.param}.sql").read_text(encoding="utf-8"), saved)


@asynccontextmanager
async def upgraded(recorded, folder):
    """Start today's bot on a release's database, in the Discord that the release has left.

    Both go on at the time of the recording. By any other, deadlines pass, and ratings grow less certain each day.
    """
    recorded.unpack(folder / "claro.db")
    world = load_world(recorded.saved["world"], recorded.at)
    with pytest.MonkeyPatch.context() as clocks:
        clocks.setattr(bot.base, "Clock", partial(Clock, world.now))
        async with Playground(world) as discord:
            house = House(discord, folder / "claro.db")
            try:
                await house.start_bot()
                yield house
            finally:
                await house.stop_bot()


@pytest.fixture
async def house(recorded, tmp_path):
    """Today's bot on a release's database."""
    async with upgraded(recorded, tmp_path) as opened:
        yield opened


def table_of(database, table):
    """Return a table's rows, sorted, without what a start may change.

    Who was away when a deadline passed gets a new one, and a message that has been deleted is posted again.
    """
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        found = [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
    lasts = [{name: row[name] for name in row if name not in ("deadline", "message_id")} for row in found]
    return sorted(lasts, key=str)


def rows(database, query, *parameters):
    """Return what a query finds."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query, parameters).fetchall()


def lasting(database):
    """Return the rows of every table that must last. Leaderboards of days, weeks and months go when these are over."""
    there = {name for (name,) in rows(database, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    found = {table: table_of(database, table) for table in (*LASTING, *EVENTS) if table in there}
    kept = {board["id"] for board in found["boards"] if board["expires_on"] is None}
    found["boards"] = [board for board in found["boards"] if board["id"] in kept]
    found["standings"] = [each for each in found["standings"] if each["board_id"] in kept]
    return found


def positions(url, capsys, folder):
    """Return every game's position as ``python -m bot replay`` tells it."""
    engine, found = create_engine(url), {}
    with engine.connect() as connection:
        for name, record in records(connection):
            found[name] = position_after(record, capsys, folder)
    engine.dispose()
    return found


def position_after(record, capsys, folder):
    """Return the position that a record leads to by today's rules."""
    file = folder / "record.txt"
    file.write_text(record, encoding="utf-8")
    main(["replay", str(file), "--json"])
    return read_position(capsys.readouterr().out)


# What is written down


async def test_nothing_is_lost_and_every_position_is_rebuilt(recorded, tmp_path, capsys):
    recorded.unpack(tmp_path / "before.db")
    async with upgraded(recorded, tmp_path):
        pass
    before, after = lasting(tmp_path / "before.db"), lasting(tmp_path / "claro.db")
    alone = {number for (number,) in rows(tmp_path / "claro.db", "SELECT game_id FROM solo")}
    for table, lines in before.items():
        assert lines or table in ("gifts", "club_members"), table
        key = {"games": "id", "seats": "game_id", "moves": "game_id"}.get(table)
        there = [row for row in after[table] if key is None or row[key] not in alone]
        kept = sorted(({name: row[name] for name in lines[0]} for row in there), key=str) if lines else []
        assert [each for each in kept if table not in EVENTS or each in lines] == lines, table
    told = positions(f"sqlite:///{tmp_path / 'claro.db'}", capsys, tmp_path)
    # Games against computers were no games of a record's.
    assert {name: told[name] for name in recorded.saved["positions"]} == recorded.saved["positions"]


async def test_standings_counted_again_are_the_same(recorded, tmp_path, monkeypatch):
    recorded.unpack(tmp_path / "claro.db")
    before = by_their_board(lasting(tmp_path / "claro.db"))
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'claro.db'}")
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'claro.db'}")
    await upgrade(engine)
    await engine.dispose()
    upgraded = by_their_board(lasting(tmp_path / "claro.db"))
    assert await asyncio.to_thread(main, ["rate", "--rebuild"]) == 0
    assert all(before[table] for table in COUNTED)
    again = by_their_board(lasting(tmp_path / "claro.db"))
    assert again == upgraded
    for table, rows in before.items():
        assert [without_new(each, rows[0]) for each in again[table]] == rows


def without_new(row, earlier):
    """Return a row without the columns that an earlier version had not."""
    return {name: row[name] for name in earlier} if isinstance(row, dict) else row


def by_their_board(found):
    """Return what is counted, where each line of a leaderboard names its board: a new count numbers them anew."""
    names = {board["id"]: (board["place_id"], board["game"], board["period"]) for board in found["boards"]}
    counted = {
        "boards": sorted(names.values()),
        "standings": [{**each, "board_id": names[each["board_id"]]} for each in found["standings"]],
        **{table: found[table] for table in ("players", "duels", "tallies")},
    }
    return {table: sorted(each, key=str) for table, each in counted.items()}


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_it_moves_to_postgresql(recorded, tmp_path, empty_url, monkeypatch, capsys):
    recorded.unpack(tmp_path / "claro.db")
    source = f"sqlite+aiosqlite:///{tmp_path / 'claro.db'}"
    assert await asyncio.to_thread(main, ["copy-database", source, empty_url]) == 0
    monkeypatch.setenv("DATABASE_URL", empty_url)
    assert await asyncio.to_thread(main, ["rate", "--rebuild"]) == 0
    capsys.readouterr()
    engine = open_engine(empty_url)
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda synchronous: dict(records(synchronous)))
        ratings = dict((await connection.execute(text("SELECT user_id, sum(mu) FROM players GROUP BY user_id"))).all())
    await engine.dispose()
    rebuilt = {name: position_after(record, capsys, tmp_path) for name, record in found.items()}
    assert {name: rebuilt[name] for name in recorded.saved["positions"]} == recorded.saved["positions"]
    with closing(sqlite3.connect(tmp_path / "claro.db")) as connection:
        before = dict(connection.execute("SELECT user_id, sum(mu) FROM players GROUP BY user_id"))
    assert ratings == pytest.approx(before)


# What people see


async def test_every_button_is_understood(house, recorded):
    people = {person.id: person for person in [await house.person(each["name"]) for each in recorded.people]}
    spoken = [house.app.base.languages.words(language) for language in ("en", "de")]
    refused = {
        each: {words(f"refused-{each}", link=LINK).partition(LINK)[0] for words in spoken}
        | {words.of(game, f"refused-{each}", link=LINK).partition(LINK)[0] for words in spoken for game in GAMES}
        for each in NEVER
    }
    laura = await house.person("Laura")
    await laura.go_to("two")
    presses = sorted(recorded.presses(), key=lambda each: each.order)
    elsewhere = next(each.custom_id for each in presses if each.kind == "hand")
    # What is made up is refused in these words: they would be noticed below.
    made_up = {"bogus:1": "unknown-button", "hand:999999": "unknown-table", elsewhere: "wrong-channel"}
    for custom_id, why in made_up.items():
        assert (await laura.send_custom_id(laura.last, custom_id)).text.startswith(tuple(refused[why]))
    assert {each.kind for each in presses} >= BUTTONS
    for channel, there in groupby(presses, lambda each: each.channel):
        for person in people.values():
            await person.go_to(channel)
        for each in there:
            person = people[each.owner]
            try:
                answer = await each.do(person)
            except Refused as gone:  # an older hand goes when its owner gets a newer one
                if "Unknown Message" not in str(gone):
                    raise
                continue
            person.modal = None
            found = [why for why, sentences in refused.items() if any(said in answer.text for said in sentences)]
            assert not found, f"{each.custom_id} is answered: {answer.text}"


async def test_an_open_hand_still_offers_what_it_offered(house, recorded):
    looked = 0
    for name, channel, hand in recorded.hands():
        person = await house.person(name)
        await person.go_to(channel)
        before = set(person.messages)
        await press(person, "hand:")
        await person.until(lambda each, before=before: hand_of(each) and hand_of(each).id not in before)
        offered = {*map(as_before, custom_ids(hand_of(person)))}
        # Nothing is offered in a pause any more. Elsewhere a hand offers what cannot be played as well, to say why.
        assert offered >= (set() if channel == "paused" else set(usable(hand, "")))
        looked += 1
    assert looked == 13


async def test_forms_that_were_open_can_be_sent_in(house, recorded):
    for form in recorded.saved["forms"]:
        person = await house.person(form["person"])
        await person.go_to(form["channel"])
        verb, table, *rest = form["modal"]["custom_id"].split(":")
        person.modal = form["modal"]
        world = house.discord.world
        world.forms[form["modal"]["id"]].form = read_form(world, form["modal"])
        if verb == "arrange":
            await person.submit(seats=["4"])
            assert rows(house.database, "SELECT capacity FROM games WHERE id = ?", table) == [(4,)]
        else:
            begun = f"play:{table}:{':'.join(rest)} "
            least = next(each for each in offers(person, "play:") if as_before(each).startswith(begun))
            amount = least.split(" ")[-1]
            (label,) = form["modal"]["components"]
            await person.submit(**{label["component"]["custom_id"]: amount})
            said = f"{rest[-1]} {amount}"
            assert (said,) in rows(house.database, "SELECT move FROM moves WHERE game_id = ?", table)


@thorough
async def test_games_go_on_to_their_ends(house, recorded, tmp_path, capsys):
    recorded.unpack(tmp_path / "before.db")
    seated: dict[str, set[str]] = {"lobby": {"Laura", "Clara"}}
    for name, channel, _ in recorded.hands():
        seated.setdefault(channel, set()).add(name)
    for channel, names in seated.items():
        people = [await house.person(name) for name in names]
        for person in people:
            await person.go_to(channel)
        await _set_going(channel, await house.person("Laura"), people)
        await asyncio.gather(*(play_to_the_end(person) for person in people))
    for name in ("Clara", "Laura", "Konrad"):
        person = await house.person(name)
        await person.go_to("patience")
        seen = next(each for each in person.messages.values() if usable(each, "hint:"))
        while seen is not None:
            seen = await lay(person, seen)
    database = house.database
    assert set(rows(database, f"SELECT status FROM games WHERE {OPEN_TABLES}")) == {("finished",), ("solo",)}
    moves, before = dict(rows(database, MOVES)), tmp_path / "before.db"
    assert all(moves[game].startswith(earlier) for game, earlier in rows(before, MOVES))
    alone, numbers = rows(before, ALONE), dict(rows(database, "SELECT earlier, game_id FROM solo"))
    assert alone
    assert all(moves[numbers[game]].startswith(earlier.removeprefix(";")) for game, earlier in alone)
    reached = positions(f"sqlite:///{database}", capsys, tmp_path)
    over = rows(database, f"SELECT id, 'games/' || id FROM games WHERE {OPEN_TABLES} AND status <> 'solo'")
    assert all(reached[name]["complete"] for _, name in over)
    for number, name in over:
        scores = rows(database, "SELECT score FROM seats WHERE game_id = ? ORDER BY seat", number)
        assert [score for (score,) in scores] == list(reached[name]["scores"].values())


async def _set_going(channel, host, people):
    """Begin the game of the lobby, and go on with the one that is paused."""
    if channel == "lobby":
        await press(host, "start:")
    elif channel == "paused":
        await press(host, "resume:")
    for person in people:  # no token outlives the release's process, so nobody's open hand is brought up to date
        await press(person, "hand:")


async def test_the_leaderboard_says_what_it_said(house, recorded):
    laura = await house.person("Laura")
    await laura.go_to("pages")
    # The leaderboard of a club has no game.
    then, *_ = (each for each in laura.messages.values() if usable(each, "leaderboard/claro") or _by_rating(each))
    assert len(numbers(then)) == 3
    what = {"what": "rating"} if _by_rating(then) else {}
    assert numbers(await laura.slash("claro leaderboard", **what)) == numbers(then)


def _by_rating(board):
    """Tell whether a message shows a leaderboard of ratings, as releases since 0.2.0 have left one."""
    return any(each.startswith("leaderboard:claro:rating:") for each in custom_ids(board))


def numbers(board):
    """Return the numbers in each person's line after their mention or, in newer releases, their name.

    Before it is the place, as a number or as a medal: newer releases give none to somebody who has won nothing, and
    write out that they have no wins.
    """
    lines = [
        line for line in board.text.replace("no\xa0wins", "0\xa0wins").splitlines() if "<@" in line or "\u2068" in line
    ]
    return [re.findall(r"[0-9]+", re.sub(r"^.*(<@[0-9]+>|\u2069)", "", line)) for line in lines]


async def test_settings_hold(house):
    laura, armin = await house.person("Laura"), await house.person("Armin")
    await laura.go_to("pages")
    only = laura.channel
    await laura.go_to("two")
    assert f"<#{only}>" in (await laura.slash("claro new")).text
    await laura.go_to("pages")
    opened = await laura.slash("claro new")
    assert words_for("fr")("button-join") in opened.buttons
    newest = "SELECT turn_seconds, options FROM games ORDER BY id DESC LIMIT 1"
    ((turn_seconds, options),) = rows(house.database, newest)
    assert (turn_seconds, json.loads(options)) == (3600, {"free_pass": "yes"})
    chosen = shown(await my_settings(armin))
    assert "Deutsch" in chosen
    assert words_for("de")("settings-your-turn-never") in chosen
    assert words_for("fr")("settings-your-turn-short") in shown(await my_settings(laura, language="fr"))
