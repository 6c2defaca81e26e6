"""What a new table begins with (its seats, house rules, size and host), and storing it."""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.games.game import AnyGame, Mode
from bot.runtime.engine import Happening
from bot.runtime.refusal import Refusal, jump_link, rules_refusing
from bot.runtime.thinking import default_level
from bot.store.engine.fence import ChannelTaken
from bot.store.journal.entries import Opening, Seating, in_order
from bot.tables.live.presence import Presence
from bot.tables.rules import expiry
from bot.tables.rules.computers import computer
from bot.tables.rules.missing import GameMissing
from bot.tables.rules.moment import A_DAY, Moment
from bot.tables.rules.table import HERE_SECONDS, Status, Table, shared

log = logging.getLogger(__name__)

NOBODY: Final = 0
"""The host of a table that has none."""


def paired_table(
    game: AnyGame,
    guild: int,
    channel: int,
    players: Sequence[tuple[int, int | None]],
    moment: Moment,
    *,
    options: Mapping[str, str],
    tournament: int,
    pairing: int,
    turn_seconds: int | None = None,
    parent: int | None = None,
    own_thread: bool = False,
    language: str | None = None,
) -> Opening:
    """Return the opening of a tournament's table. Everybody at it has agreed by signing up, and nobody is its host.

    :param players: each player's place in the draw of the pairing, from 0, and who it is; None for a computer player.
        ``places_in_draw`` tells the places again.
    :param language: the organiser's.
    """
    first, seats = moment.now.replace(microsecond=0), tuple[Seating, ...]()
    for place, user in players:
        joined = first.replace(microsecond=place)
        seat = computer(default_level(game), seats, joined) if user is None else Seating(user, None, joined)
        seats = (*seats, seat)
    written = game.write_options(game.read_options(options))
    table = (game.name, guild, channel, NOBODY, len(seats), written)
    opening = Opening(*table, seats, moment.now, turn_seconds, None, parent, own_thread, language=language)
    return replace(opening, tournament=tournament, pairing=pairing)


def places_in_draw(seats: Sequence[Seating]) -> list[int]:
    """Return each seat's place in the draw of its pairing, from 0.

    The seats are shuffled when the cards are dealt, and a person may be replaced or forgotten. When a seat was taken
    stays, and the table of a pairing gives its players one microsecond each.
    """
    return [seat.joined_at.microsecond for seat in seats]


def rematch_of(old: Table, user: int, moment: Moment) -> Opening:
    """Return the opening of a rematch: everybody who was there at the end has a seat, but has to agree to play.

    Who asks has agreed, whoever it is, and so have those who wanted to play the next game and have said so lately.
    People come before computers, and keep their teams. The host stays the host; a host who has left is followed by who
    asks. Who was kicked cannot ask, and cannot take a seat. A table that was closed has no result, and offers no
    rematch.

    :raises Refusal: ``not_finished``, ``no_rematch``, ``kicked``; ``seats_kept`` if there is no room;
        ``tournament_table``: its draw says who plays next.
    """
    if old.live:
        raise Refusal("not_finished")
    if old.tournament is not None:
        raise Refusal("tournament_table")
    if old.status is not Status.FINISHED:
        raise Refusal("no_rematch")
    old.require_welcome(user)
    together = old.teams if old.game.mode is Mode.TEAMS else ()
    team_of = {seat: number for number, team in enumerate(together) for seat in team}
    stay = [
        Seating(
            *(seat.user, seat.level, moment.now),
            name=seat.name,
            agreed=seat.user in (None, user),
            team=None if seat.user is None else team_of.get(number),
        )
        for number, seat in enumerate(old.seats)
        if (not (seat.given_up or seat.away) or seat.user == user) and not seat.former
    ]
    people = [seat for seat in stay if seat.level is None]
    most = max(old.game.seats_for(old.game.read_options(old.options)))
    wanting = {user: moment.now, **old.next}
    comers = [each for each in wanting if each not in {*old.kicked, *(seat.user for seat in people)}]
    lately = moment.now - timedelta(seconds=HERE_SECONDS)
    come = [Seating(each, None, moment.now, agreed=wanting[each] > lately) for each in comers[: most - len(people)]]
    if user in comers[len(come) :]:
        raise Refusal("seats_kept", players=", ".join(f"<@{seat.user}>" for seat in people))
    capacity = max(old.capacity, len(people) + len(come))
    computers = [seat for seat in stay if seat.level is not None]
    seats = in_order((*people, *come, *computers[: capacity - len(people) - len(come)]))
    host = old.host if old.host in {seat.user for seat in seats} else user
    table = (old.game.name, old.guild, old.channel, host, capacity, old.options)
    times = (moment.now, old.turn_seconds, expiry.expiry(moment, old.turn_seconds))
    opening = Opening(*table, seats, *times, old.parent, old.own_thread, old.id)
    later = {each: wanting[each] for each in comers[len(come) :]}
    return replace(
        opening,
        last_host=old.host or None,
        kicked=old.kicked,
        language=old.language,
        next=later,
        holds=old.turn_seconds != A_DAY,
    )


class Openings(Presence):
    """Live tables, and what opens more of them."""

    def host_options(self, game: str) -> Mapping[str, str]:
        """Return the options that hold at every new table of a game, such as the bot host's own deck."""
        return self._host_options.get(game, {})

    async def open(
        self,
        game: AnyGame,
        guild: int,
        channel: int,
        user: int,
        capacity: int | None = None,
        computers: int = 0,
        level: str | None = None,
        options: Mapping[str, str] | None = None,
        turn_seconds: int | None = None,
        parent: int | None = None,
        own_thread: bool = False,
        start_thread: Callable[[], Awaitable[int | None]] | None = None,
        invited: Sequence[int] = (),
        language: str | None = None,
    ) -> Table:
        """Open a table in a channel with a person as its host, and computer players.

        :param level: how strong the computer players are; None for the game's default level.
        :param parent: the channel of the thread, if the table is opened in one.
        :param own_thread: whether the bot itself started that thread, for an earlier table.
        :param start_thread: starts a thread in the channel for the table, and returns its id; if it returns None, the
            table is opened in the channel. It is called once nothing else speaks against the table.
        :param invited: people who get a seat if they agree by joining.
        :param language: the person's own.
        :raises Refusal: ``table_here``, ``table_full``, ``too_few_seats``, ``too_many_seats``, ``too_many_tables``, or
            the rules' reason against the options.
        """
        moment = Moment(self.now(), self.pace)
        with rules_refusing():
            read = game.read_options({**self.host_options(game.name), **(options or {})})
        possible = game.seats_for(read)
        if capacity is None:
            capacity = max(possible)
        if capacity > max(possible):
            raise Refusal("too_many_seats", most=str(max(possible)))
        if capacity < min(possible):
            raise Refusal("too_few_seats", least=str(min(possible)))
        if computers >= capacity:
            raise Refusal("table_full", seats=str(capacity))
        if 1 + len(invited) + computers > capacity:
            raise Refusal("too_many_seats", most=str(capacity))
        seats: tuple[Seating, ...] = (
            Seating(user, None, moment.now),
            *(Seating(guest, None, moment.now, agreed=False) for guest in invited),
        )
        for _ in range(computers):
            seats = (*seats, computer(level or default_level(game), seats, moment.now))
        written = game.write_options(read)
        table = (game.name, guild, channel, user, capacity, written)
        times = (moment.now, turn_seconds, expiry.expiry(moment, turn_seconds))
        opening = Opening(*table, seats, *times, parent, own_thread, language=language, holds=turn_seconds != A_DAY)
        return await self._open(game, opening, user, start_thread)

    async def rematch_of(self, number: int) -> Table | None:
        """Return the newest rematch of a table; None if it has none.

        :raises Refusal: ``table_broken`` if it was closed because it cannot be rebuilt.
        """
        found = await self._journal.rematch_of(number)
        return None if found is None else await self.find(found)

    async def _must_have_no_rematch(self, number: int) -> None:
        """Check that a table has no rematch, or that it was closed early."""
        known = await self.rematch_of(number)
        if known is not None and known.status is not Status.ENDED:
            codes = {Status.LOBBY: "rematch_here", Status.PLAYING: "rematch_begun"}
            link = jump_link(known.guild, known.channel, known.message)
            raise Refusal(codes.get(known.status, "rematch_over"), link=link)

    async def _open(
        self,
        game: AnyGame,
        opening: Opening,
        user: int,
        start_thread: Callable[[], Awaitable[int | None]] | None = None,
    ) -> Table:
        """Store an opening and add its table, if the person who opens it can pay the stake."""
        # A rematch counts for who asks for it until its host has answered: so nobody fills somebody else's number.
        guild, host = opening.guild, user
        await self._must_pay(game, game.stake(game.read_options(opening.options)), guild, [user])
        if opening.holds and opening.channel in self._by_channel and start_thread is None:
            await self._must_be_free(opening.channel)
        self._opening[guild, host] += 1
        try:
            hosted = self._opening[guild, host] - 1
            if self._most_hosted and await self._journal.hosted_by(host, guild) + hosted >= self._most_hosted:
                raise Refusal("too_many_tables", player=f"<@{host}>", most=str(self._most_hosted))
            if start_thread is not None:
                thread = await start_thread()
                if thread is not None:
                    opening = replace(opening, channel=thread, parent=opening.channel, own_thread=True)
                elif opening.holds and opening.channel in self._by_channel:
                    await self._must_be_free(opening.channel)
            return await self.convene(game, opening)
        finally:
            self._opening[guild, host] -= 1
            self._opening += Counter()  # forget who opens none

    async def _write_opening(self, opening: Opening) -> int:
        fence = self._ownership.fence(opening.guild)
        try:
            return await self._journal.open(opening, fence)
        except ChannelTaken:
            await self._must_be_free(opening.channel)
        try:
            return await self._journal.open(opening, fence)
        except ChannelTaken as error:
            raise Refusal("table_here", link=f"<#{opening.channel}>") from error

    async def _must_be_free(self, channel: int) -> None:
        """Check that no live table needs a channel. Close a table there that cannot be rebuilt."""
        if channel not in self._by_channel:
            live = await self._journal.live_in(channel)
            if live is not None:  # its opening was written down, but the database's answer was lost
                self._place(live)
        link = f"<#{channel}>"
        try:
            table = await self.holding(channel)
            if await self.give_way(table):
                return
            link = jump_link(table.guild, channel, table.message)
        except GameMissing:
            if channel in self._by_channel:
                raise
        except Refusal:
            pass  # it was closed just now, or is over
        if channel in self._by_channel:
            raise Refusal("table_here", link=link)

    async def convene(self, game: AnyGame, opening: Opening) -> Table:
        """Store an opening, such as that of a tournament's table, and return its table. Nobody's purse is checked.

        :raises Refusal: ``table_here``.
        """
        opening = replace(opening, secret=self._draw_seed())
        number = await self._write_opening(opening)
        table = Table(number, game, **shared(opening, Table, "game"), kicked_before=opening.kicked)
        self._add(table)
        where = f"channel {opening.channel}{' for a tournament' if opening.tournament is not None else ''}"
        log.info("table %d: %s opened in %s", number, game.name, where)
        self._changed(table, Happening.OPENED)
        return table

    async def _must_pay(self, game: AnyGame, stake: int, guild: int, users: Sequence[int]) -> None:
        if self._purses is not None and stake and users:
            await self._purses.must_afford(game, stake, guild, users, self.now().date())
