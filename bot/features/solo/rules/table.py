"""A game that one person plays alone or against computer players: a table in no channel, without a clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from bot.features.solo.store.deals import end_of
from bot.games import fingerprint
from bot.games.game import AnyGame, AnyPosition, Seat
from bot.store.journal.entries import Saved, Seating, Solo, shared
from bot.tables.rules.computers import COMPUTER_NAMES
from bot.tables.rules.dealt import Dealt, replayed
from bot.tables.rules.table import Table


@dataclass(slots=True, kw_only=True)
class SoloTable(Table):
    """Such a game of its host, as it stands. It is read anew for each press: any process may have written it."""

    solo: Solo
    position: AnyPosition
    seed: bytes

    @classmethod
    def restore(cls, saved: Saved, game: AnyGame) -> SoloTable:
        """Rebuild a game by replaying its moves; see ``Table.restore``.

        :raises ChangedRules: the moves lead to another position than the one that was played.
        """
        assert saved.solo is not None
        assert saved.seed is not None
        begun = replayed(game, dealt_of(saved), saved.moves)
        last = len(saved.moves) - 1
        fingerprint.check(begun, len(saved.seats), last, saved.marks.get(last), None)
        own = shared(saved, cls, "game", "guild", "seats", "automatic", "late", "cheers", "guesses")
        guild = saved.solo.guild or saved.guild
        return cls(game=game, guild=guild, seats=named(saved.seats), position=begun, rebuilt=True, **own)

    @property
    def seat(self) -> Seat:
        """The person's seat."""
        return _own_seat(self.seats)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer players, without the person's seat; empty if the person plays alone."""
        return tuple(seat.level for seat in self.seats if seat.level is not None)

    @property
    def against(self) -> bool:
        """Whether it is against computer players."""
        return len(self.seats) > 1

    @property
    def untouched(self) -> bool:
        """Whether the person has made no move of it yet."""
        return all(seat != self.seat for seat, _ in self.position.moves)

    @property
    def too_late(self) -> bool:
        """Whether it was over only after its day: then anybody may have known the seed."""
        solo = self.solo
        return solo.day is not None and solo.ended is not None and solo.ended >= end_of(solo.day)

    @property
    def dealt(self) -> Dealt:
        """See ``Table``."""
        return dealt_of(self)


def dealt_of(game: Saved | SoloTable) -> Dealt:
    """Return what the positions of a game that was begun follow from."""
    solo, seed = game.solo, game.seed
    assert seed is not None
    unseen = None if solo is None or solo.origin is None else (solo.began, _own_seat(game.seats))
    return Dealt(dict(game.options), game.rules, seed, len(game.seats), unseen)


def _own_seat(seats: Sequence[Seating]) -> Seat:
    return next(number for number, seat in enumerate(seats) if seat.level is None)


def computer_names(levels: Sequence[str | None], kept: Sequence[str | None] = ()) -> list[str | None]:
    """Return the name of the computer player in each seat; None for a person's seat.

    :param kept: the names that some have already.
    """
    free = (name for name in COMPUTER_NAMES if name not in kept)
    return [None if level is None else name or next(free) for level, name in zip_longest(levels, kept)]


def named(seats: Sequence[Seating]) -> tuple[Seating, ...]:
    """Return seats in which each computer player has a name. Those that have one keep it."""
    names = computer_names([seat.level for seat in seats], [seat.name for seat in seats])
    return tuple(replace(seat, name=name or seat.name) for seat, name in zip(seats, names, strict=True))
