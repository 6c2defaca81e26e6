"""Games that one person plays without a table, made without a database."""

from datetime import UTC, datetime

from bot.features.solo.rules.table import SoloTable, named
from bot.store.engine.status import Status
from bot.store.journal.entries import Saved, Seating, Solo

BEGUN = datetime(2026, 5, 4, 18, tzinfo=UTC)


def saved_solo(game, user=7, guild=None, *, number=0, levels=(None,), options=(), seed=bytes(32), moves=(), **solo):
    """Return such a game as it is stored. ``solo`` is told in ``Solo``."""
    seats = named([Seating(user if level is None else None, level, BEGUN) for level in levels])
    written = game.write_options(game.read_options(dict(options)))
    status = Status.PLAYING if solo.get("score") is None else Status.FINISHED
    return Saved(
        *(game.name, 0, 0, user, len(seats), written, seats, BEGUN),
        id=number,
        message=None,
        seed=seed,
        status=status,
        moves=tuple(moves),
        rules=game.rules,
        solo=Solo(guild, **solo),
    )


def solo_table(game, *args, position=None, **fields):
    """Return such a game.

    :param position: where it stands; None for where its moves lead.
    """
    table = SoloTable.restore(saved_solo(game, *args, **fields), game)
    if position is not None:
        table.position = position
    return table
