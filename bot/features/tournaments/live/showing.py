"""Rendering the message that shows a tournament to everybody, with its picture."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Concatenate, ParamSpec, TypeAlias, TypeVar

from bot.features.tournaments.live.tournaments import LARGE
from bot.features.tournaments.rules.formats.swiss import rounds as swiss_rounds
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.pairing import sides
from bot.features.tournaments.rules.standings import Standing, standings
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.views.ladder import ladder_message
from bot.features.tournaments.views.picture import tournament_picture
from bot.features.tournaments.views.podium import podium
from bot.features.tournaments.views.tournament import event_message
from bot.interactions.components.layout import Attachment, Rendered, with_note
from bot.interactions.context import Context
from bot.locales.words import Words
from bot.runtime.recent import Recent
from bot.tables.rules.moment import Pace, first_turn_decides, first_turn_seconds

log = logging.getLogger(__name__)

KEPT = 64
"""Of how many tournaments the standings are kept."""

P = ParamSpec("P")
T = TypeVar("T")

Render: TypeAlias = Callable[Concatenate[Words, Tournament, P], T]


class Showing:
    """Renders tournaments, and keeps the standings of the last ones."""

    def __init__(self, around: Context, pace: Pace, note: Callable[[Words, Tournament], Awaitable[str]]) -> None:
        self._note = note
        """Returns what stands in the way of a tournament's tables, as a line; empty if nothing does."""
        self._languages, self._names = around.languages, around.names
        self._settings, self._clock = around.settings, around.clock
        self._pace = pace
        self._standings: Recent[int, tuple[int, list[Standing]]] = Recent(KEPT)
        """By tournament, how long its record was and how it stood then."""

    async def standings(self, tournament: Tournament) -> Sequence[Standing]:
        """Return how a tournament stands."""
        known = self._standings.get(tournament.id)
        if known is not None and known[0] == tournament.length:
            return known[1]
        length = tournament.length
        if len(tournament.entrants) < LARGE:
            found = standings(tournament)
        else:
            found = await asyncio.to_thread(standings, tournament)
        self._standings[tournament.id] = length, found
        return found

    async def told(self, words: Words, about: Tournament, render: Render[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what is rendered of a tournament with the names of people; see ``Names.told``."""
        return await self._names.told(words, about.guild, render, about, *args, **kwargs)

    def rounds(self, tournament: Tournament) -> int | None:
        """Return how many rounds a tournament will have; None if that is open."""
        options = tournament.options
        if options.format is Format.CLUBS:
            return sides.rounds(options)
        if options.format is not Format.SWISS:
            return None
        # How many single out a winner is known once everybody is in.
        return options.rounds if tournament.begun_at is None else swiss_rounds(tournament)

    def first_seconds(self, tournament: Tournament) -> float | None:
        """Return in how many seconds a first move must come, or its person is away; None if it counts like others."""
        turn = tournament.options.turn_seconds or self.usual_seconds(tournament)
        return first_turn_seconds(turn, self._pace) if first_turn_decides(turn, self._pace) else None

    def usual_seconds(self, tournament: Tournament) -> float:
        """Return how long a person may think if the tournament does not say, in seconds."""
        return self._settings.guild(tournament.guild).turn_seconds or self._pace.turn

    async def event(self, tournament: Tournament, words: Words | None = None, only_for: int | None = None) -> Rendered:
        """Return the message that shows a tournament.

        :param words: None for those of its server.
        :param only_for: who alone sees it; None if everybody does.
        """
        words = words or self._languages.at(tournament.guild, tournament.language)
        now = self._clock.utc()
        if tournament.ladder is not None:
            return Rendered(await self.told(words, tournament, ladder_message, tournament.ladder, now))
        standing = await self.standings(tournament)
        draw = await self._names.told_aside(words, tournament.guild, tournament_picture, tournament, standing)
        picture = None if draw is None else await asyncio.to_thread(draw)
        rounds = self.rounds(tournament)
        view = await self.told(
            words, tournament, event_message, standing, now, picture=picture, rounds=rounds, only_for=only_for
        )
        view = with_note(words, view, await self._note(words, tournament))
        return Rendered(view, () if picture is None else (picture,))

    async def podium(self, tournament: Tournament, words: Words) -> Attachment | None:
        """Return the picture with which a tournament ends; None if nobody has won, or it cannot be drawn."""
        standing = await self.standings(tournament)
        try:
            return await self._names.told_aside(words, tournament.guild, podium, tournament, standing)
        except Exception:
            log.exception("tournament %d: its podium cannot be drawn", tournament.id)
            return None
