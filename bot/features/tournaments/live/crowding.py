"""How many events a server has at once, and how often clubs are asked for a match: each announcement is in the way."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.features.tournaments.rules.options import Options, Side
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.runtime.refusal import Refusal, jump_link

MOST_LIVE: Final = 20
"""How many tournaments, ladders and matches a server may have that are not over."""

MOST_LIVE_BY_ONE: Final = 8
"""How many of them one person may have announced."""

MATCHES_WITHIN: Final = timedelta(days=1)
MOST_MATCHES: Final = 3
"""How many matches of clubs one person may announce within that time: keepers need no permission of the server."""

ASKED_AGAIN_AFTER: Final = timedelta(days=3)
"""How long after the announcement of a match that did not take place its two clubs wait for the next one."""


def require_room(live: Sequence[Tournament], organiser: int) -> None:
    """Check that a person may announce one event more.

    :param live: what is not over in the server.
    :raises Refusal: ``too_many_live``, ``too_many_live_by_one``.
    """
    if len(live) >= MOST_LIVE:
        raise Refusal("too_many_live", most=str(MOST_LIVE))
    if sum(each.organiser == organiser for each in live) >= MOST_LIVE_BY_ONE:
        raise Refusal("too_many_live_by_one", most=str(MOST_LIVE_BY_ONE))


async def require_pause(
    store: TournamentStore, guild: int, options: Options, organiser: int, now: datetime, live: Sequence[Tournament]
) -> None:
    """Check that the clubs of a match may be asked for it now, and by this person.

    :param live: what is not over in the server.
    :raises Refusal: ``match_live``, ``match_again_later``, ``too_many_matches``.
    :raises NotSaved: the database does not answer.
    """
    pair, asked = _pair(options.clubs), options.clubs[1].club
    for each in live:
        if _pair(each.options.clubs) == pair:
            raise Refusal("match_live", **_names(options), link=jump_link(guild, each.channel, each.message))
    own: list[datetime] = []
    async for listed in store.announced_since(guild, now - max(MATCHES_WITHIN, ASKED_AGAIN_AFTER)):
        announced = listed.announced
        if announced.organiser == organiser and announced.options.clubs and announced.at > now - MATCHES_WITHIN:
            own.append(announced.at)
        earlier = _pair(announced.options.clubs)
        # Who founds their club anew asks the same people again.
        again = earlier == pair or (announced.organiser == organiser and asked in earlier)
        if again and announced.at > now - ASKED_AGAIN_AFTER:
            match = await store.load(listed.id)
            if match is not None and match.begun_at is None:
                when = _when(announced.at + ASKED_AGAIN_AFTER)
                raise Refusal("match_again_later", **_names(options), when=when)
    if len(own) >= MOST_MATCHES:
        raise Refusal("too_many_matches", most=str(MOST_MATCHES), when=_when(min(own) + MATCHES_WITHIN))


def _pair(clubs: Sequence[Side]) -> frozenset[int]:
    return frozenset(each.club for each in clubs)


def _names(options: Options) -> dict[str, str]:
    one, other = options.clubs
    return {"one": one.name, "other": other.name}


def _when(moment: datetime) -> str:
    return f"<t:{int(moment.timestamp()) + 1}:R>"
