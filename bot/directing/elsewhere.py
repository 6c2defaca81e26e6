"""Who sits at a table of another tournament: a person is seated by one tournament at a time, and by a ladder besides.

A ladder's table waits for any other. A tournament's waits for no ladder's, where a game may last for days.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from bot.directing.tournaments import Tournaments
from bot.tables.live.room import Room
from bot.tournaments.entries import Entrant, Pairing
from bot.tournaments.pairing.parts import Paired
from bot.tournaments.tournament import Phase, Tournament, people


class SeatedElsewhere(Exception):
    """Somebody of a pairing sits at a table of another tournament, so theirs is opened later."""


class Elsewhere:
    """Knows who sits at tables of which tournaments of a server."""

    def __init__(self, tournaments: Tournaments, room: Room) -> None:
        self._tournaments = tournaments
        self._room = room
        self._seating: set[tuple[int, Pairing]] = set()
        """By tournament, the pairings whose tables are being opened."""

    def of(self, tournament: Tournament, entrants: Iterable[Entrant]) -> Mapping[int, tuple[Tournament, Paired]]:
        """Return who of some entrants sits at a table of another tournament, or is about to, and at which."""
        wanted = set(people(tournament, entrants))
        found: dict[int, tuple[Tournament, Paired]] = {}
        for other in self._tournaments.of_guild(tournament.guild):
            if other.id == tournament.id or other.phase is not Phase.RUNNING:
                continue
            if other.ladder is not None and tournament.ladder is None:
                continue
            for each in other.open_pairings:
                if self._is_played(other, each):
                    there = (entrant for entrant in each.entrants if other.entrants[entrant].out is None)
                    found |= dict.fromkeys(wanted.intersection(people(other, there)), (other, each))
        return found

    @contextmanager
    def seating(self, tournament: Tournament, pairing: Paired) -> Iterator[None]:
        """Keep the people of a pairing from other tournaments' tables until theirs is noted.

        :raises SeatedElsewhere: somebody of them has a table already.
        """
        key = tournament.id, pairing.number
        if self.of(tournament, pairing.entrants):
            raise SeatedElsewhere
        self._seating.add(key)
        try:
            yield
        finally:
            self._seating.discard(key)

    def _is_played(self, tournament: Tournament, pairing: Paired) -> bool:
        live = pairing.table is not None and self._room.is_live(pairing.table)
        return live or (tournament.id, pairing.number) in self._seating
