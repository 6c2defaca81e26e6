"""Which game's rules are running, and at which table, as the frames of a thread tell."""

from __future__ import annotations

from collections.abc import Iterable
from types import FrameType

from bot.games.catalog import GAMES, PACKAGES
from bot.games.game import AnyGame
from bot.games.packages import OURS
from bot.store.holds import Hold, HoldKind
from bot.store.journal.entries import Saved
from bot.store.solo import SavedSolo
from bot.tables.aside import origin_of
from bot.tables.private_table import PrivateTable
from bot.tables.solo import Solo
from bot.tables.table import Table


def culprit(frame: FrameType | None) -> Hold | None:
    """Return what is running: the innermost game whose module has a frame; None if no game's code runs.

    The table is found in the variables of the functions that have called it. So nothing has to be noted while rules
    run, which they do many times for each move.

    :param frame: the innermost frame of the thread.
    """
    game = None
    while frame is not None:
        if game is None:
            game = _game_of(str(frame.f_globals.get("__name__")))
        if game is not None:
            for value in list(frame.f_locals.values()):
                kind, number = _place(value, game)
                if number:
                    return Hold(game, origin_of(game), kind, number)
        frame = frame.f_back
    return None if game is None else Hold(game, origin_of(game))


def _game_of(module: str) -> str | None:
    """Return the game that has a module among its own; None if none has."""
    for name, package in PACKAGES.items():
        roots = {package.rules, package.look}
        if name not in OURS and name in GAMES:
            roots.add(type(GAMES[name]).__module__.partition(".")[0])
        if any(module == root or module.startswith(f"{root}.") for root in roots - {"bot"}):
            return name
    return None


def _place(value: object, game: str) -> tuple[HoldKind, int]:
    """Return which game a variable holds; the number is 0 if it holds none of this game's rules."""
    match value:
        case PrivateTable() if value.game.name in _names(game):
            return HoldKind.ALONE, value.id
        case Table() if value.game.name in _names(game):
            return HoldKind.TABLE, value.id
        case Saved() if value.game in _names(game):
            return HoldKind.TABLE, value.id
        case SavedSolo() if value.game in _names(game):
            return HoldKind.ALONE, value.id
        case Solo() if value.game.name in _names(game):
            return HoldKind.ALONE, value.saved.id
    return HoldKind.NONE, 0


def _names(game: str) -> Iterable[str]:
    """Return the names under which a package's game is played."""
    found: AnyGame | None = GAMES.get(game)
    return (game,) if found is None or found.patience is None else (game, found.patience.name)
