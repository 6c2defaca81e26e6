"""The list of a person's games under way."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum, auto
from typing import Final

from bot.faces.face import ROW
from bot.features.solo.routes import SoloAct
from bot.features.solo.store.solo import Unfinished
from bot.features.solo.views.computers import solo_title
from bot.interactions.components.layout import MAX_TEXT, Block, Layout, layout, table_button
from bot.interactions.components.phrases import countdown, person, timestamp
from bot.interactions.routes.route import SoloGame
from bot.locales.words import Words
from bot.runtime.refusal import jump_link
from bot.tables.rules.table import Status, Table

MOST_ALONE: Final = 2 * ROW
"""How many games that a person plays alone are listed at most: two rows of buttons."""

ROOM: Final = MAX_TEXT - 1200
"""How many characters the lines of the tables have at most. The rest is for the title and the games alone."""

_NEVER: Final = datetime.max.replace(tzinfo=UTC)


class Sight(Enum):
    """Whether somebody can see the channel of a table."""

    SEEN = auto()
    HIDDEN = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A table at which a person has a seat, and what they may know of it."""

    table: Table
    sight: Sight
    names: Mapping[int, str]
    """The names of the people who have to act, as far as they are known."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game under way that is not offered now: it waits."""

    game: str
    """The game's name."""
    channel: int | None = None
    """The channel of its table; None for a game that the person plays alone."""


def games_message(
    words: Words, user: int, games: Sequence[OwnGame], alone: Sequence[Unfinished], waits: Sequence[Waiting], count: int
) -> Layout:
    """Return a person's games: first the games that wait for the person, then by the time left.

    :param alone: the games that they play alone.
    :param waits: those of both kinds that cannot be played now.
    :param count: how many games they have, also those that are not given.
    """
    lines: list[str] = []
    room = ROOM
    in_order = sorted(games, key=lambda each: _order(each.table, user))
    for line in [*(_line(words, game, user) for game in in_order), *(_waiting(words, each) for each in waits)]:
        room -= len(words.with_direction(line)) + 1
        if room < 0:
            break
        lines.append(line)
    missing = count - len(lines) - len(alone)
    blocks: list[Block] = [f"## {words('games-title')}", "\n".join(lines)]
    blocks.append("\n".join(_alone(words, number, solo) for number, solo in enumerate(alone, start=1)))
    if missing > 0:
        blocks.append(words("games-more", count=missing))
    if not any(blocks[1:]):
        blocks.append(words("games-none"))
    buttons = [
        table_button(SoloAct.CONTINUE(SoloGame(solo.id)), label=words("button-continue", number=number))
        for number, solo in enumerate(alone[:MOST_ALONE], start=1)
    ]
    return layout(words, blocks, [buttons[:ROW], buttons[ROW:]])


def _order(table: Table, user: int) -> tuple[bool, bool, bool, datetime, int]:
    mine = not (table.paused or table.failing) and user in table.acting
    return not mine, table.status is Status.LOBBY, table.paused, table.deadline or _NEVER, table.id


def _line(words: Words, game: OwnGame, user: int) -> str:
    table = game.table
    where = [f"**{words(f'{table.game.name}-title')}**", f"<#{table.channel}>"]
    if table.message is not None and game.sight is not Sight.HIDDEN:
        where.append(f"[{words('games-go')}]({jump_link(table.guild, table.channel, table.message)})")
    return f"{' · '.join(where)}\n-# {standing(words, game, user)}"


def _waiting(words: Words, waiting: Waiting) -> str:
    key = f"{waiting.game}-title"
    title = words(key) if words.has(key) else waiting.game
    where = "" if waiting.channel is None else f" · <#{waiting.channel}>"
    return f"**{title}**{where}\n-# {words('games-waiting')}"


def standing(words: Words, game: OwnGame, user: int) -> str:
    """Return how a table stands, as far as somebody may know it."""
    table, until = game.table, countdown(game.table.deadline)
    if game.sight is Sight.HIDDEN:
        return words("games-hidden")
    if table.status is Status.LOBBY:
        if not table.seats[table.seat_of(user)].agreed:
            return words("games-invited")
        seats = words("lobby-seats", taken=table.taken, seats=table.capacity)
        return seats if until is None else f"{seats} · {words('lobby-until', when=until)}"
    if table.paused:
        said = [words("table-waits" if table.waits else "table-paused")]
        said += [] if until is None else [words("table-paused-closes", when=until)]
        return " ".join(said)
    if table.failing:
        return words("games-failing")
    if user in table.acting:
        return words("games-yours") if until is None else words("games-yours-until", when=until)
    if not table.acting:
        return words("games-computer")
    if game.sight is Sight.UNKNOWN:
        return words("games-others")
    key = "table-to-act" if len(table.acting) == 1 else "table-to-choose"
    players = words.all_of(person(words.naming(game.names.get), each) for each in table.acting)
    return words(key, players=players) if until is None else words(f"{key}-until", players=players, when=until)


def _alone(words: Words, number: int, solo: Unfinished) -> str:
    return f"**{number}. {solo_title(words, solo.game, solo.day)}**\n-# {begun_text(words, solo)}"


def begun_text(words: Words, solo: Unfinished) -> str:
    """Return against whom a game alone is, and when it was begun."""
    return words("games-against" if solo.against else "games-alone", when=timestamp(solo.begun))
