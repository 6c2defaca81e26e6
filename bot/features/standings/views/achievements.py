"""What a person has achieved, as medals on a shelf, and what each of them is for."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from itertools import groupby
from typing import Final

from bot.faces.catalog import FACES
from bot.faces.face import LISTED
from bot.features.standings.routes import StandingsAct
from bot.features.standings.shelf import DRAWINGS, shelf_picture
from bot.features.standings.store.achievements import Achieved
from bot.games.achievement import ACROSS, ACROSS_GAMES, Achievement
from bot.games.catalog import GAMES
from bot.interactions.components.layout import (
    Attachment,
    Block,
    Component,
    Layout,
    Option,
    Picture,
    choices_list,
    layout,
    table_button,
)
from bot.interactions.components.phrases import person
from bot.interactions.routes.route import RouteMatch
from bot.locales.words import RIGHT_TO_LEFT, Words, dashed

SECRET: Final = "❔"
"""The sign of what somebody has earned and the reader may not know."""
UNKNOWN: Final = "???"


@dataclass(frozen=True, slots=True)
class Medal:
    """An achievement on somebody's shelf, as somebody sees it.

    :ivar number: its place on the shelf, from 1.
    :ivar game: the game; ``ACROSS_GAMES`` for what can be achieved in several.
    :ivar sign: empty if it was not earned.
    :ivar secret: whether the reader is not told what it is for.
    """

    number: int
    game: str
    achievement: str
    sign: str
    secret: bool

    def name(self, words: Words) -> str:
        """Return its name."""
        return UNKNOWN if self.secret else _name(words, self.game, self.achievement)

    def what(self, words: Words) -> str:
        """Return what it is for."""
        return words("achievements-secret") if self.secret else _name(words, self.game, f"{self.achievement}-for")

    def short(self, words: Words) -> str:
        """Return its number and its name, which stand on one line."""
        shown = f"{self.sign} **{self.name(words)}**" if self.sign else self.name(words)
        return f"{self.number}\u00a0{shown}"


def medals(game: str, achieved: Achieved, known: Collection[tuple[str, str]] | None = None) -> list[Medal]:
    """Return a person's shelf: what can be achieved in a game, and then across all games.

    :param known: what the reader has achieved, by game and name. Of the rest, no secret is told. None if the reader is
        the person.
    """
    shelf, told = list[Medal](), achieved.games if known is None else known
    for kind in (game, ACROSS_GAMES):
        for each in _of(kind):
            secret = each.hidden and (kind, each.name) not in told
            sign = (SECRET if secret else each.sign) if (kind, each.name) in achieved.games else ""
            shelf.append(Medal(len(shelf) + 1, kind, each.name, sign, secret))
    return shelf


def shelf_drawing(words: Words, shelf: Sequence[Medal]) -> tuple[str, Callable[[], bytes]]:
    """Return the name of a shelf's picture, which tells all that it shows, and a function that draws it."""
    signs = tuple(tuple(each.sign for each in some) for _, some in groupby(shelf, lambda each: each.game))
    shown = (signs, words.language in RIGHT_TO_LEFT)
    name = blake2b(repr((DRAWINGS, *shown)).encode(), digest_size=8).hexdigest()
    return f"shelf-{name}.png", partial(shelf_picture, *shown)


def achievements_message(
    words: Words,
    game: str,
    user: int,
    achieved: Achieved,
    shelf: Sequence[Medal],
    others: Sequence[str] = (),
    picture: Attachment | None = None,
    asked: int | None = None,
) -> Layout:
    """Return a person's shelf, with a list of what each medal is for.

    :param others: the games that have a button which shows what the person has achieved in them.
    :param picture: the shelf's; None if it could not be drawn.
    :param asked: the number of the medal that is explained; None for none.
    """
    earned = [each for each in shelf if each.sign]
    title = words("achievements-title", player=person(words, user), game=words(f"{game}-title"))
    blocks: list[Block] = [f"## {title}\n{words('achievements-count', count=len(earned), all=len(shelf))}"]
    if picture is not None:
        names = words.all_of(each.name(words) for each in earned)
        alt = words("achievements-alt", all=len(shelf), count=len(earned), names=names)
        blocks.append(Picture(picture.url, alt))
    for kind, some in groupby(shelf, lambda each: each.game):
        line = " · ".join(each.short(words) for each in some)
        blocks.append(f"{words('achievements-any')}\n{line}" if kind == ACROSS_GAMES else line)
    blocks += [_explained(words, each, achieved) for each in shelf if each.number == asked]
    blocks.append(f"-# {words('achievements-note')}")
    lists = [
        _list(words, StandingsAct.ACHIEVEMENTS(game, user, None, *([at] if at else [])), shelf[at : at + LISTED])
        for at in range(0, len(shelf), LISTED)
    ]
    buttons = [
        table_button(StandingsAct.STATISTICS(game, user), label=words("button-achievements-statistics")),
        *(
            table_button(StandingsAct.ACHIEVEMENTS(each, user), label=words(f"{each}-title"))
            for each in filter(can_achieve, others)
        ),
    ]
    return layout(words, blocks, [*lists, buttons], FACES[game].accent)


def _list(words: Words, named: RouteMatch, some: Sequence[Medal]) -> list[Component]:
    options = [Option(str(each.number), each.short(words).replace("**", ""), each.what(words)) for each in some]
    return [choices_list(named, options, words("achievements-pick"))]


def achieved_line(words: Words, new: Sequence[tuple[str, str]]) -> str | None:
    """Return the line of new achievements and what they are for; None if there are none.

    :param new: pairs of a game and a name. Names that this version of the bot does not know are left out.
    """
    known = [(game, each) for game, name in new for each in _of(game) if each.name == name]
    if not known:
        return None
    names = words.all_of(f"{each.sign} **{_name(words, game, each.name)}**" for game, each in known)
    what = (f"-# {each.sign} {_name(words, game, f'{each.name}-for')}" for game, each in known)
    return "\n".join([words("card-achieved", count=len(known), names=names), *what])


def can_achieve(game: str) -> bool:
    """Tell whether anything can be achieved in a game: something of its own, or what ratings bring across all games."""
    return bool(GAMES[game].achievements) or GAMES[game].is_rated


def _of(game: str) -> Sequence[Achievement]:
    return ACROSS if game == ACROSS_GAMES else GAMES[game].achievements


def _name(words: Words, game: str, name: str) -> str:
    return words(f"{game}-achievement-{dashed(name)}")


def _explained(words: Words, each: Medal, achieved: Achieved) -> str:
    line, count = f"{each.short(words)} · {each.what(words)}", achieved.havers.get((each.game, each.achievement), 0)
    havers = words("achievements-havers", count=count, people=achieved.people.get(each.game, 0))
    return f"{line}\n-# {havers}" if each.sign else line
