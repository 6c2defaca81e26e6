"""What a tournament's tables wait for, as its message and its entrants' pages say it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from bot.features.tournaments.live.places import Places
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.rules.entries import Entrant, Pairing
from bot.features.tournaments.rules.formats.ladder import ready_until
from bot.features.tournaments.rules.pairing.parts import Paired
from bot.features.tournaments.rules.signing_up import entered_elsewhere
from bot.features.tournaments.rules.tournament import Entered, Phase, Tournament, people
from bot.features.tournaments.views.names import title_of
from bot.interactions.permissions import permission_names
from bot.locales.words import Words
from bot.runtime.refusal import Refusal, jump_link
from bot.store.engine.fence import NotSaved
from bot.tables.live.room import Room
from bot.tables.rules.table import Table


class SeatedElsewhere(Exception):
    """Somebody of a pairing sits at a table of another tournament, so theirs is opened later."""


class Waiting:
    """Knows, and says, what stands in the way of a tournament's tables."""

    def __init__(self, places: Places, room: Room, tournaments: Tournaments) -> None:
        self._places = places
        self._room = room
        self._tournaments = tournaments
        self._seating: set[tuple[int, Pairing]] = set()
        """By tournament, the pairings whose tables are being opened."""

    def _elsewhere(
        self, tournament: Tournament, entrants: Iterable[Entrant]
    ) -> Mapping[int, tuple[Tournament, Paired]]:
        """Return who of some entrants sits at a table of another tournament, or is about to, and at which."""
        wanted = set(people(tournament, entrants))
        found: dict[int, tuple[Tournament, Paired]] = {}
        for other in self._tournaments.of_guild(tournament.guild):
            if other.id == tournament.id or other.phase is not Phase.RUNNING:
                continue
            if other.ladder is not None and tournament.ladder is None:
                continue
            for each in other.open_pairings:
                live = each.table is not None and self._room.is_live(each.table)
                if live or (other.id, each.number) in self._seating:
                    there = (entrant for entrant in each.entrants if other.entrants[entrant].out is None)
                    found |= dict.fromkeys(wanted.intersection(people(other, there)), (other, each))
        return found

    @contextmanager
    def seating(self, tournament: Tournament, pairing: Paired) -> Iterator[None]:
        """Keep the people of a pairing from other tournaments' tables until theirs is noted.

        :raises SeatedElsewhere: somebody of them has a table already.
        """
        key = tournament.id, pairing.number
        if self._elsewhere(tournament, pairing.entrants):
            raise SeatedElsewhere
        self._seating.add(key)
        try:
            yield
        finally:
            self._seating.discard(key)

    def line_for(self, words: Words, tournament: Tournament, user: int) -> str:
        """Return what somebody's table waits for, or will, for their own page; empty if for nobody."""
        # Which other tournament it is, only those who sit there are told: it may be in a channel that others cannot
        # see.
        entered = tournament.entrant_of(user)
        pairing = None if entered is None else tournament.pairing_of(entered.number)
        if entered is not None and pairing is None and tournament.phase in (Phase.SIGN_UP, Phase.CHECK_IN):
            return self._clash(words, tournament, user) if entered.playing else ""
        meeting = self._meeting(tournament, entered)
        if not meeting:
            return ""
        seated = self._elsewhere(tournament, meeting)
        if user in seated:
            other, table = seated[user]
            where = "" if table.channel is None else f"<#{table.channel}>"
            return words("tournament-waits-for-you", title=title_of(words, other), where=where)
        return words("tournament-waits-for-other") if seated else ""

    def _meeting(self, tournament: Tournament, entered: Entered | None) -> Sequence[Entrant]:
        """Return who meets at somebody's next table; nobody if that is open already, or there is none."""
        if entered is None:
            return ()
        pairing = tournament.pairing_of(entered.number)
        if pairing is not None:
            return pairing.entrants if pairing.table is None else ()
        challenge = None if tournament.ladder is None else tournament.ladder.open_of(entered.number)
        both = challenge is not None and len(ready_until(challenge, self._tournaments.now())) == len(challenge.two)
        return challenge.two if challenge is not None and both else ()

    def _clash(self, words: Words, tournament: Tournament, user: int) -> str:
        """Return in which tournament somebody plays at the time of one that has not begun; empty if in none."""
        others = self._tournaments.of_guild(tournament.guild)
        other = entered_elsewhere(tournament, self._tournaments.now(), user, others)
        if other is None:
            return ""
        link = jump_link(other.guild, other.channel, other.message)
        return words("tournament-clashes", title=title_of(words, other), link=link)

    async def line(self, words: Words, tournament: Tournament) -> str:
        """Return a line for the message of a tournament; empty if nothing stands in the way."""
        if tournament.phase is Phase.OVER:
            return ""
        return "\n".join(filter(None, (await self._lacks(words, tournament), await self._blocked(words, tournament))))

    def may_close(self, table: Table, user: int) -> bool:
        """Return whether a person may close a table because a tournament that they direct waits for its channel."""
        directed = (each for each in self._tournaments.of_guild(table.guild) if each.directs(user))
        return table.tournament is None and any(table.id in self._places.blocking(each.id) for each in directed)

    async def _blocked(self, words: Words, tournament: Tournament) -> str:
        """Return which tables of no tournament stand in the channels for which a tournament waits."""
        links, end = [], ""
        if tournament.paused:
            return ""
        for number in self._places.blocking(tournament.id):
            try:
                table = await self._room.find(number)
            except (Refusal, NotSaved):
                continue
            if table.tournament is None and table.live:
                links.append(jump_link(table.guild, table.channel, table.message))
                end = words.command("table end")
        return words("tournament-waits-for-table", tables=words.all_of(links), end=end) if links else ""

    async def _lacks(self, words: Words, tournament: Tournament) -> str:
        """Return which permissions the bot lacks where tables are to be opened."""
        obstacle = await self._places.obstacle(tournament)
        if obstacle is None:
            return ""
        missing, channel = permission_names(words, obstacle.permissions), f"<#{obstacle.channel}>"
        if obstacle.stops:
            return words("tournament-lacks", permissions=missing, channel=channel)
        channels = words.all_of([f"<#{each}>" for each in await self._places.usable(tournament)])
        return words("tournament-lacks-threads", permissions=missing, channel=channel, channels=channels)
