"""What is posted about a tournament without being asked for: check-in, places that become free, the winner."""

import logging
from collections.abc import Callable, Collection, Container, Iterable, Sequence
from datetime import datetime
from typing import Any, Final

import discord
from discord import ui

from bot.features.tournaments.live.openings import MOST_CLOSED
from bot.features.tournaments.live.places import Places
from bot.features.tournaments.live.showing import Showing
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.rules.entries import (
    Adjusted,
    Changed,
    CheckInOpened,
    Closed,
    Drawn,
    Ended,
    Ending,
    Entrant,
    Entry,
    Paused,
    Replaced,
    Withdrawn,
)
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.running import least, present
from bot.features.tournaments.rules.signing_up import entered_elsewhere
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.rules.tournament import people as people_among
from bot.features.tournaments.views.ladder import season_line
from bot.features.tournaments.views.names import broken_off_line, namer, of_kind, round_name, title_of
from bot.features.tournaments.views.news import (
    check_in_button,
    correction_text,
    few_buttons,
    replaced_text,
    taken_out_text,
    winners_line,
)
from bot.features.tournaments.views.tables import table_lines
from bot.interactions.answers import mentioning, sendable
from bot.interactions.components.layout import Attachment
from bot.interactions.components.phrases import timestamp
from bot.interactions.context import Context
from bot.interactions.permissions import permission_names
from bot.interactions.refused_requests import NotingFailure
from bot.locales.words import Words
from bot.runtime.background import Background
from bot.runtime.engine import Happening

log = logging.getLogger(__name__)

MOST_MENTIONS: Final = 40
"""How many people a message mentions, so that it keeps Discord's limit of 2000 characters."""

MOST_MENTIONED: Final = 10 * MOST_MENTIONS
"""How many people are mentioned at most. The others read the tournament's message."""


_TOLD_BYES: Final = {Format.KNOCK_OUT: "tournament-news-bye-next", Format.SWISS: "tournament-news-bye"}
"""What somebody is told who has no table in a round, by format."""


class News:
    """Posts each piece of news once. What has happened while the bot was stopped is not posted later."""

    def __init__(
        self, around: Context, tournaments: Tournaments, showing: Showing, places: Places, games: Container[str]
    ) -> None:
        self._places, self._games = places, games
        self._client, self._languages, self._settings = around.client, around.languages, around.settings
        self._tournaments = tournaments
        self._showing = showing
        self._waiting: dict[int, frozenset[Entrant]] = {}
        """By tournament, who was on its waiting list."""
        self._tasks = Background()
        self.close = self._tasks.close

    def tournament_changed(self, tournament: Tournament, entry: Entry | Happening) -> None:
        """Tell whom it concerns."""
        begin, words = self._tasks.begin, self._languages.at(tournament.guild, tournament.language)
        if isinstance(entry, Adjusted) and self._tournaments.serves(tournament):
            begin(self._tell_correction(tournament, entry, words))
            begin(self._tell_table(tournament, entry))
        if isinstance(entry, Adjusted) and tournament.phase is Phase.OVER:
            return
        before = self._waiting.get(tournament.id, frozenset())
        waiting = self._waiting[tournament.id] = frozenset(each.number for each in tournament.waiting)
        if isinstance(entry, Happening) or not self._tournaments.serves(tournament):
            return
        if isinstance(entry, Ended):
            if entry.ending is Ending.FINISHED:
                begin(self._tell_winner(tournament, words))
            elif entry.ending is Ending.CALLED_OFF and tournament.asked and tournament.begun_at is None:
                called = [each.number for each in tournament.entrants if each.out is None]
                why = broken_off_line(words, tournament) if tournament.ended_by is None else ""
                text = f"{words('tournament-news-called-off', title=title_of(words, tournament))} {why}".rstrip()
                begin(self._ping(tournament, called, text))
            elif entry.ending is Ending.CHANNEL_GONE:
                key = "tournament-channel-gone-organiser"
                begin(
                    self._write(
                        tournament, lambda words: of_kind(words, tournament, key, title=title_of(words, tournament))
                    )
                )
            return
        if isinstance(entry, Paused) and entry.by is None:
            begin(self._tell_paused(tournament, words))
        if isinstance(entry, Closed) and tournament.pairings[entry.pairing].closed > MOST_CLOSED:
            text, number = "tournament-left-to-directors", str(entry.pairing + 1)
            begin(self._announce(tournament, words(text, title=title_of(words, tournament), number=number)))
        if isinstance(entry, Withdrawn) and entry.by is not None:
            begin(self._tell_taken_out(tournament, entry, words))
        if isinstance(entry, Replaced):
            begin(self._tell_replaced(tournament, entry, words))
        moved_up = [each for each in sorted(before - waiting) if tournament.entrants[each].playing]
        if isinstance(entry, Changed) and "starts" in tournament.changes:
            begin(self._tell_start(tournament, words))
        if isinstance(entry, Drawn) and tournament.options.format in _TOLD_BYES:
            drawn, key = tournament.rounds[-1], _TOLD_BYES[tournament.options.format]
            text = words(key, title=title_of(words, tournament), round=round_name(words, tournament, drawn))
            begin(self._ping(tournament, drawn.byes, text))
        if isinstance(entry, CheckInOpened):
            asked = [each.number for each in tournament.entrants if each.out is None and not each.here]
            begin(self._ping(tournament, asked, _check_in(words, tournament), check_in_button(words, tournament)))
        elif moved_up:
            absent = tournament.phase is Phase.CHECK_IN
            here = [each for each in moved_up if tournament.entrants[each].here or not absent]
            late = [each for each in moved_up if each not in here]
            title = title_of(words, tournament)
            begin(self._ping(tournament, here, words("tournament-moved-up", title=title)))
            late_text, button = words("tournament-moved-up-check-in", title=title), check_in_button(words, tournament)
            begin(self._ping(tournament, late, late_text, button))

    def tournament_forgotten(self, number: int) -> None:
        """Drop who was on a tournament's waiting list."""
        self._waiting.pop(number, None)

    def tell_dropped(self, tournament: Tournament) -> None:
        """Tell the directors that a channel is gone, and where tables are opened now."""
        words = self._languages.at(tournament.guild, tournament.language)
        channels = words.all_of(f"<#{each}>" for each in self._places.channels(tournament))
        text = words("tournament-channel-dropped", title=title_of(words, tournament), channels=channels)
        self._tasks.begin(self._announce(tournament, text))

    def tell_few(self, tournament: Tournament) -> None:
        """Tell the organiser why it has not begun, with what can be done about it."""
        words = self._languages.at(tournament.guild, tournament.language)
        here, needed = str(present(tournament)), str(least(tournament))
        text = words("tournament-news-few", title=title_of(words, tournament), here=here, least=needed)
        self._tasks.begin(self._announce(tournament, text, few_buttons(words, tournament)))

    async def _tell_paused(self, tournament: Tournament, words: Words) -> None:
        """Tell the directors why it is paused by itself: its game is not offered, or permissions are missing."""
        if (game := tournament.options.game) not in self._games:
            text = words("tournament-game-missing", title=title_of(words, tournament), missing=game)
            await self._announce(tournament, text)
            return
        if (obstacle := await self._places.obstacle(tournament)) is None:
            return
        where, permissions = f"<#{obstacle.channel}>", obstacle.permissions

        def lacks(words: Words) -> str:
            missing, title = permission_names(words, permissions), title_of(words, tournament)
            return words("tournament-lacks-paused", title=title, permissions=missing, channel=where)

        if not await self._announce(tournament, lacks(words)):  # it may be the channel in which the bot may not write
            await self._write(tournament, lacks)

    async def _announce(self, tournament: Tournament, text: str, buttons: Sequence[ui.Button[Any]] = ()) -> bool:
        """Tell everybody something that the directors decide, and ping the organiser; return whether that was taken."""
        pinged = [] if tournament.organiser is None else [tournament.organiser]
        text = " ".join([*(f"<@{each}>" for each in pinged), text])
        return await self._post(tournament, text, pinged, silent=False, buttons=buttons)

    async def _write(self, tournament: Tournament, text: Callable[[Words], str]) -> None:
        """Tell the organiser something in a direct message, in their own language."""
        if tournament.organiser is None:
            return
        own, languages = self._settings.user(tournament.organiser).language, self._languages
        words = languages.words(own) if own else languages.at(tournament.guild, tournament.language)
        with NotingFailure(log.info, "tournament %d: its organiser could not be told: %s", tournament.id):
            channel = await self._client.create_dm(discord.Object(tournament.organiser))
            await channel.send(text(words), allowed_mentions=discord.AllowedMentions.none())

    async def _ping(
        self, tournament: Tournament, entrants: Iterable[Entrant], text: str, button: ui.Button[Any] | None = None
    ) -> None:
        """Post news for some entrants, with the button that they are asked to press, if any."""
        await self._ping_people(tournament, people_among(tournament, entrants)[:MOST_MENTIONED], text, button)

    async def _ping_people(
        self,
        tournament: Tournament,
        users: Sequence[int],
        text: str,
        button: ui.Button[Any] | None = None,
        picture: Attachment | None = None,
    ) -> None:
        words = self._languages.at(tournament.guild, tournament.language)
        silent = not self._settings.guild(tournament.guild).ping
        for first in range(0, len(users), MOST_MENTIONS):
            some = users[first : first + MOST_MENTIONS]
            said = words("tournament-news-to", players=words.all_of(f"<@{user}>" for user in some), text=text)
            buttons = [] if button is None else [button]
            pinged = () if silent else some
            await self._post(tournament, said, pinged, silent=silent, buttons=buttons, picture=picture)

    async def _tell_taken_out(self, tournament: Tournament, entry: Withdrawn, words: Words) -> None:
        """Tell somebody that a director has disqualified them, or taken them out, and why."""
        user = tournament.entrants[entry.entrant].user
        if user is None or entry.by is None:
            return
        text = await self._showing.told(words, tournament, taken_out_text, entry)
        await self._ping_people(tournament, [user], text)

    async def _tell_replaced(self, tournament: Tournament, entry: Replaced, words: Words) -> None:
        """Notify the replacement and the player they replace."""
        former = [user for user, number in tournament.replaced.items() if number == entry.entrant][-1:]
        pinged = [*former, *([] if entry.user is None else [entry.user])]
        silent = not self._settings.guild(tournament.guild).ping
        text = replaced_text(words, tournament, entry, former[0] if former else None)
        await self._post(tournament, text, () if silent else pinged, silent=silent)

    async def _tell_start(self, tournament: Tournament, words: Words) -> None:
        """Tell the entrants of a new start, and those who play in another tournament at that time of this, too."""
        # Their own page names the other tournament: its channel may be hidden from the others.
        title, starts, now = title_of(words, tournament), tournament.options.starts, self._tournaments.now()
        if starts is None:
            text = of_kind(words, tournament, "tournament-start-by-hand", title=title)
        else:
            text = words("tournament-start-changed", title=title, when=_clock(starts, "f"))
        others = self._tournaments.of_guild(tournament.guild)
        entered = [each for each in tournament.entrants if each.out is None]
        twice = {
            each.number
            for each in entered
            if each.playing and each.user is not None and entered_elsewhere(tournament, now, each.user, others)
        }
        await self._ping(tournament, [each.number for each in entered if each.number not in twice], text)
        await self._ping(tournament, sorted(twice), f"{text} {words('tournament-start-clashes')}")

    async def _tell_winner(self, tournament: Tournament, words: Words) -> None:
        if tournament.ladder is None:
            standings = await self._showing.standings(tournament)
            text = await self._showing.told(words, tournament, winners_line, standings)
        else:
            text = await self._showing.told(words, tournament, season_line)
        if text:
            await self._post(tournament, text, (), silent=False, picture=await self._showing.podium(tournament, words))

    async def _tell_correction(self, tournament: Tournament, entry: Adjusted, words: Words) -> None:
        """Tell everybody that a director has set a result, which and why, and ping those at that table only."""
        concerned = people_among(tournament, tournament.pairings[entry.pairing].entrants)
        standings = await self._showing.standings(tournament)
        text = await self._showing.told(words, tournament, correction_text, entry, standings)
        over = tournament.phase is Phase.OVER
        picture = await self._showing.podium(tournament, words) if over else None
        if concerned:
            await self._ping_people(tournament, concerned, text, picture=picture)
        else:
            await self._post(tournament, text, (), silent=False, picture=picture)

    async def _tell_table(self, tournament: Tournament, entry: Adjusted) -> None:
        """Say at a table which result a director has entered for it, and why, and ping nobody."""
        words, pairing = self._languages.at(tournament.guild, tournament.language), tournament.pairings[entry.pairing]
        if pairing.channel in (None, tournament.channel) or tournament.phase is Phase.OVER:
            return
        text = await self._showing.told(
            words, tournament, lambda words, about: table_lines(words, about, pairing, namer(words, about))
        )
        await self._post(tournament, text, (), silent=True, channel=pairing.channel)

    async def _post(
        self,
        tournament: Tournament,
        text: str,
        pinged: Collection[int],
        *,
        silent: bool,
        buttons: Sequence[ui.Button[Any]] = (),
        channel: int | None = None,
        picture: Attachment | None = None,
    ) -> bool:
        """Post something, in the tournament's channel unless another is named; return whether Discord took it.

        :param picture: what is shown below the text. If Discord refuses it, the text is posted without.
        """
        place: Any = self._client.get_partial_messageable(channel or tournament.channel, guild_id=tournament.guild)
        view = ui.View(timeout=None)
        for each in buttons:
            view.add_item(each)
        more = {"view": view} if buttons else {}
        for files in [[picture], []] if picture is not None else [[]]:
            with NotingFailure(log.info, "tournament %d: some news cannot be posted: %s", tournament.id):
                await place.send(
                    text, allowed_mentions=mentioning(pinged), silent=silent, files=sendable(files), **more
                )
                return True
        return False


def _channel_gone(words: Words, tournament: Tournament) -> str:
    return of_kind(words, tournament, "tournament-channel-gone-organiser", title=title_of(words, tournament))


def _check_in(words: Words, tournament: Tournament) -> str:
    title, starts = title_of(words, tournament), tournament.options.starts
    if starts is None:
        return words("tournament-check-in-opened", title=title)
    return words("tournament-check-in-opened-until", title=title, when=_clock(starts, "t"))


def _clock(moment: datetime, style: str) -> str:
    """Return the markup of a moment as a clock shows it, and in how long that is."""
    return f"<t:{int(moment.timestamp())}:{style}> ({timestamp(moment)})"
