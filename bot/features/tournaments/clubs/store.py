"""Storing clubs and their people."""

from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.tournaments.clubs.rules import (
    INVITED_AGAIN_AFTER,
    MOST_CLUBS,
    MOST_TOLD,
    TOLD_AGAIN_AFTER,
    Club,
    Person,
    Roll,
    Standing,
)
from bot.games import folding
from bot.games.refused import Refused
from bot.store.engine.database import Store
from bot.store.engine.fence import NotSaved
from bot.store.engine.models import ClubMemberRow, ClubRow
from bot.store.engine.upsert import insert_or_ignore, insert_or_replace, made_number
from bot.store.spent import invitation, is_spent, lock_person, note_spent, spent_lately

_CLUB = (ClubRow.id, ClubRow.guild_id, ClubRow.name, ClubRow.role_id, ClubRow.founder_id, ClubRow.created_at)
_ROW = ClubMemberRow
_PERSON = (_ROW.user_id, _ROW.standing, _ROW.since, _ROW.keeper, _ROW.invited_at)
_LISTED = or_(_ROW.standing != Standing.OUTSIDE.value, _ROW.keeper)


LONGEST = 256
"""How much of a name is compared, in characters."""


def folded(name: str) -> str:
    """Return a club's name as names are compared."""
    return folding.folded(name)[:LONGEST]


class ClubStore(Store):
    """Writes and reads clubs. Each change is decided within its transaction, so that two at once follow each other.

    What is asked of a club that is not there, or has ended, raises ``Refused`` (``unknown_club``).
    """

    async def found(self, guild: int, name: str, role: int | None, founder: int, now: datetime) -> Club:
        """Found a club and return it. The founder of a list is its first member.

        :raises Refused: ``club_name_taken``, ``too_many_clubs``.
        """
        row = {"guild_id": guild, "name": name, "folded": folded(name), "role_id": role, "founder_id": founder}
        try:
            async with self._database.write() as connection:
                count = await connection.scalar(select(func.count()).where(ClubRow.guild_id == guild))
                if (count or 0) >= MOST_CLUBS:
                    raise Refused("too_many_clubs", most=str(MOST_CLUBS))
                taken = select(ClubRow.id).where(ClubRow.guild_id == guild, ClubRow.folded == folded(name))
                if await connection.scalar(taken) is not None:
                    raise Refused("club_name_taken", name=name)
                made = await connection.execute(insert(ClubRow).values({**row, "created_at": now}))
                club = Club(made_number(made), guild, name, role, founder, now)
                if role is None:
                    await _put(connection, club, [Person(founder, Standing.MEMBER, now)])
        except NotSaved as error:
            if isinstance(error.__cause__, IntegrityError):  # somebody else has founded one at the same moment
                raise Refused("club_name_taken", name=name) from error
            raise
        return club

    async def guilds(self) -> list[int]:
        """Return the servers that have a club."""
        return list(await self._database.values(select(ClubRow.guild_id).distinct().order_by(ClubRow.guild_id)))

    async def all(self, guild: int) -> list[Club]:
        """Return a server's clubs in the order of their names."""
        query = select(*_CLUB).where(ClubRow.guild_id == guild).order_by(ClubRow.folded)
        return [Club(*each) for each in await self._database.rows(query)]

    async def of(self, guild: int, number: int) -> Club:
        """Return a club of a server."""
        async with self._database.read() as connection:
            return await _club(connection, guild, number)

    async def named(self, guild: int, name: str) -> Club:
        """Return a server's club of this name, whatever its capitals."""
        query = select(*_CLUB).where(ClubRow.guild_id == guild, ClubRow.folded == folded(name))
        found = await self._database.row(query)
        if found is None:
            raise Refused("unknown_club")
        return Club(*found)

    async def people(self, club: Club) -> list[Person]:
        """Return everybody in a club's list, those who came first before the others."""
        query = select(*_PERSON).where(_ROW.club_id == club.id, _LISTED).order_by(_ROW.since, _ROW.user_id)
        return [_person(each) for each in await self._database.rows(query)]

    async def of_person(self, guild: int, user: int) -> dict[int, Person]:
        """Return how a person stands to the clubs of a server, by the club's number."""
        query = select(_ROW.club_id, *_PERSON).where(_ROW.guild_id == guild, _ROW.user_id == user)
        return {each.club_id: _person(each) for each in await self._database.rows(query)}

    async def change(
        self, guild: int, number: int, users: Collection[int], decide: Callable[[Roll], Iterable[Person]]
    ) -> Roll:
        """Decide something about people in a club's list, and store it; return the club as it was before.

        :param users: those about whom it is.
        :param decide: returns people as they stand afterwards, or raises ``Refused``.
        :raises Refused: the reason of the decision.
        """
        row = _ROW
        async with self._database.write() as connection:
            for each in sorted(users):  # another club may invite them at the same moment
                await connection.run_sync(lock_person, each)
            club = await _club(connection, guild, number, lock=True)
            here, now = row.club_id == club.id, datetime.now(UTC)
            await connection.execute(delete(row).where(here, ~_LISTED, row.invited_at <= now - INVITED_AGAIN_AFTER))
            count = await connection.scalar(select(func.count()).where(here, _LISTED))
            keepers = frozenset(await connection.scalars(select(row.user_id).where(here, row.keeper)))
            known = await connection.execute(select(*_PERSON).where(here, row.user_id.in_({*users, *keepers})))
            # Also to a club that has ended.
            lately = row.guild_id == guild, row.user_id.in_(users), row.invited_at > now - INVITED_AGAIN_AFTER
            invited = frozenset(await connection.scalars(select(row.user_id).where(*lately)))
            thing, days = invitation(guild), INVITED_AGAIN_AFTER.days
            invited |= await connection.run_sync(spent_lately, thing, users, now.date(), days)
            roll = Roll(club, {each.user_id: _person(each) for each in known}, count or 0, keepers, invited)
            await _put(connection, club, decide(roll))
        return roll

    async def tell_request(self, club: Club, user: int, now: datetime) -> bool | None:
        """Note that a channel is told of a person's request to join; return whether the club's keepers are pinged.

        :return: None if nobody is told: the person has caused enough of such messages.
        """
        today = now.date()
        async with self._database.write() as connection:
            await connection.run_sync(lock_person, user)
            own, days = f"request {club.id}", TOLD_AGAIN_AFTER.days
            if await connection.run_sync(spent_lately, own, [user], today, days):
                return None
            for each in (f"told {club.guild} {number}" for number in range(MOST_TOLD)):
                if not await connection.run_sync(is_spent, each, user, today):
                    break
            else:
                return None
            await connection.run_sync(note_spent, user, [each], today)
            await connection.run_sync(note_spent, user, [own], today, today + TOLD_AGAIN_AFTER)
            await connection.run_sync(lock_person, club.id)
            pinged = await connection.run_sync(is_spent, f"ping {club.id}", club.id, today)
            await connection.run_sync(note_spent, club.id, [f"ping {club.id}"], today)
        return not pinged

    async def give_role(self, club: Club, role: int) -> None:
        """Let whoever has a role be a member, and nobody else. Keepers stay."""
        here, outside = _ROW.club_id == club.id, Standing.OUTSIDE.value
        async with self._database.write() as connection:
            await _club(connection, club.guild, club.id, lock=True)
            await connection.execute(update(ClubRow).where(ClubRow.id == club.id).values(role_id=role))
            await connection.execute(delete(_ROW).where(here, ~_ROW.keeper))
            await connection.execute(update(_ROW).where(here).values(standing=outside))

    async def make_list(self, club: Club) -> None:
        """Let a club be a list. Who had its role is invited, since nobody is in a list without having agreed."""
        members = _ROW.club_id == club.id, _ROW.standing == Standing.MEMBER.value
        async with self._database.write() as connection:
            await _club(connection, club.guild, club.id, lock=True)
            await connection.execute(update(ClubRow).where(ClubRow.id == club.id).values(role_id=None))
            await connection.execute(update(_ROW).where(*members).values(standing=Standing.INVITED.value))

    async def note(self, guild: int, user: int, wanted: Collection[int], among: Collection[int], now: datetime) -> None:
        """Note in which clubs with a role a person is. It writes only what has changed.

        :param wanted: the clubs whose role they have.
        :param among: all clubs with a role.
        """
        row, known = _ROW, await self.of_person(guild, user)
        current = {number for number, each in known.items() if each.standing is Standing.MEMBER}
        new, gone = set(wanted) - current, (current & set(among)) - set(wanted)
        if not new and not gone:
            return
        async with self._database.write() as connection:
            with_role = select(ClubRow.id).where(ClubRow.id.in_(new), ClubRow.role_id.is_not(None))
            live = list(await connection.scalars(with_role))
            added = insert_or_ignore(ClubMemberRow, connection.dialect.name)
            for number in live:
                values = {"guild_id": guild, "club_id": number, "user_id": user, "keeper": False, "since": now}
                await connection.execute(added.values({**values, "standing": Standing.MEMBER.value}))
            theirs = row.user_id == user
            member = {"standing": Standing.MEMBER.value, "since": now}
            kept = [number for number in live if number in known]
            await connection.execute(update(row).where(theirs, row.club_id.in_(kept)).values(member))
            outside = {"standing": Standing.OUTSIDE.value, "since": now}
            await connection.execute(update(row).where(theirs, row.club_id.in_(gone), row.keeper).values(outside))
            await connection.execute(delete(row).where(theirs, row.club_id.in_(gone), ~row.keeper))

    async def end(self, club: Club) -> None:
        """Delete a club. Its matches stay, and nobody is invited again before their week is over."""
        async with self._database.write() as connection:
            await _club(connection, club.guild, club.id, lock=True)
            now = datetime.now(UTC)
            lately = _ROW.club_id == club.id, _ROW.invited_at > now - INVITED_AGAIN_AFTER
            invited: Any = await connection.execute(select(_ROW.user_id, _ROW.invited_at).where(*lately))
            for user, invited_at in invited.all():
                last = (invited_at + INVITED_AGAIN_AFTER).date()
                await connection.run_sync(note_spent, user, [invitation(club.guild)], now.date(), last)
            await connection.execute(delete(_ROW).where(_ROW.club_id == club.id))
            await connection.execute(delete(ClubRow).where(ClubRow.id == club.id))


async def _club(connection: AsyncConnection, guild: int, number: int, *, lock: bool = False) -> Club:
    query = select(*_CLUB).where(ClubRow.id == number, ClubRow.guild_id == guild)
    found = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    if found is None:
        raise Refused("unknown_club")
    return Club(*found)


async def _put(connection: AsyncConnection, club: Club, people: Iterable[Person]) -> None:
    changed, here = list(people), {"club_id": club.id, "guild_id": club.guild}
    gone = [each.user for each in changed if each.nothing]
    if gone:
        await connection.execute(delete(_ROW).where(_ROW.club_id == club.id, _ROW.user_id.in_(gone)))
    written = [
        {**here, "user_id": each.user, "standing": each.standing.value, "keeper": each.keeper}
        | {"since": each.since, "invited_at": each.invited_at}
        for each in changed
        if not each.nothing
    ]
    if written:
        await connection.execute(insert_or_replace(_ROW, connection.dialect.name), written)


def _person(row: Any) -> Person:
    return Person(row.user_id, Standing(row.standing), row.since, row.keeper, row.invited_at)
