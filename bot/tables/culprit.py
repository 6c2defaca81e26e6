"""Which game's rules are running, and at which table, as the frames of a thread tell."""

from __future__ import annotations

from types import FrameType
from typing import Final, NamedTuple

from bot.games.catalog import GAMES, PACKAGES
from bot.games.game import Game
from bot.games.packages import OURS
from bot.store.holds import Hold, HoldKind
from bot.store.journal.entries import Saved
from bot.store.solo import SavedSolo
from bot.tables.aside import origin_of, package_of
from bot.tables.private_table import PrivateTable
from bot.tables.solo import Solo
from bot.tables.table.table import Table

_BASES: Final = frozenset({"bot.games.game", "bot.faces.plain"})
"""The modules with the classes that a game's rules, positions and look derive from, wherever their own modules are."""


class Running(NamedTuple):
    """One run of a game's rules. Two functions that call them at the same table, one after the other, are two runs."""

    hold: Hold
    frame: FrameType
    """What has called the rules: the innermost function that knows the table, or the game's outermost."""


def culprit(frame: FrameType | None) -> Running | None:
    """Return whose rules are running; None if no game's code runs.

    The modules of the frames tell which games it may be, and the outer frames decide between them: by their modules,
    and by the table in the variables of the functions that have called the rules. So nothing has to be noted while
    rules run, which they do many times for each move. If neither tells the game, its name is empty.

    :param frame: the innermost frame of the thread.
    """
    among: frozenset[str] = frozenset()
    outermost = frame
    while frame is not None:
        games = _games_of(frame)
        if games:
            among, outermost = among & games or among or games, frame
        if among:
            for value in list(frame.f_locals.values()):
                game, kind, number = _place(value)
                if number and game in among:
                    return Running(Hold(game, origin_of(game), kind, number), frame)
        frame = frame.f_back
    if outermost is None or not among:
        return None
    game = "".join(among) if len(among) == 1 else ""
    return Running(Hold(game, origin_of(game)), outermost)


def _games_of(frame: FrameType) -> frozenset[str]:
    """Return the games that a function may belong to: those whose module is nearest to it.

    A method of rules, a look or a player from a library that belongs to no game may be any game's.
    """
    module = str(frame.f_globals.get("__name__"))
    near: dict[int, set[str]] = {}
    for name, package in PACKAGES.items():
        roots = {package.rules, package.look}
        if name not in OURS and name in GAMES:
            roots.add(type(GAMES[name]).__module__.partition(".")[0])
        for root in roots - {"bot"}:
            if module == root or module.startswith(f"{root}."):
                near.setdefault(len(root), set()).add(name)
    if near:
        return frozenset(near[max(near)])
    arguments = frame.f_code.co_varnames[: frame.f_code.co_argcount]
    owner = frame.f_locals.get(arguments[0]) if arguments else None
    if issubclass(type(owner), Game) and isinstance(owner, Game):
        return frozenset({package_of(owner.name)})
    is_player = any(owner is player for game in GAMES.values() for player in game.players.values())
    derived = any(base.__module__ in _BASES for base in type(owner).__mro__)
    return frozenset(PACKAGES) if is_player or derived else frozenset()


def _place(value: object) -> tuple[str, HoldKind, int]:
    """Return whose game a variable holds, and which one; no name if it holds none."""
    if not issubclass(type(value), Table | Saved | SavedSolo | Solo):  # ``match`` asks the object itself
        return "", HoldKind.NONE, 0
    match value:
        case PrivateTable():
            return package_of(value.game.name), HoldKind.ALONE, value.id
        case Table():
            return package_of(value.game.name), HoldKind.TABLE, value.id
        case Saved():
            return package_of(value.game), HoldKind.TABLE, value.id
        case SavedSolo():
            return package_of(value.game), HoldKind.ALONE, value.id
        case Solo():
            return package_of(value.game.name), HoldKind.ALONE, value.saved.id
    return "", HoldKind.NONE, 0
