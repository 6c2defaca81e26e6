"""Tournaments as the engine writes them, for tests that need no engine."""

from collections.abc import Sequence

from bot.features.tournaments.store.tournaments import NewTournament, Recorded, TournamentPosted, TournamentStore


class WrittenTournaments(TournamentStore):
    """Writes tournaments by a journal, and reads them."""

    def __init__(self, engine, journal):
        super().__init__(engine)
        self._journal = journal

    async def open(self, guild, channel, announced, seed, fence=None):
        """Write a new tournament, and return its number."""
        return await self._journal.open(NewTournament(guild, channel, seed, announced), fence)

    async def append(self, tournament, entries, fence=None):
        """Write what a record goes on with, and apply nothing."""
        several = tuple(entries) if isinstance(entries, Sequence) else (entries,)
        await self._journal.write(Recorded(tournament.id, tournament.length, several), fence)

    async def posted(self, tournament, message, fence=None):
        """Write which message shows a tournament."""
        await self._journal.write(TournamentPosted(tournament, message), fence)
