"""Changing what was announced. People have signed up for it, so nothing may change that is unfair to them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.tournaments.announcing import check_start, checked
from bot.tournaments.entries import Changed
from bot.tournaments.options import Options
from bot.tournaments.refusing import require_director, require_live
from bot.tournaments.tournament import Phase, Tournament


def change(
    tournament: Tournament,
    now: datetime,
    by: int,
    game: AnyGame,
    alter: Callable[[Options], Options],
    *,
    moderator: bool = False,
) -> Changed | None:
    """Change what was announced, until the tournament begins.

    :param game: the tournament's game.
    :param alter: returns what is wanted, given what holds now.
    :return: None if that changes nothing.
    :raises Refused: ``tournament_over``, ``not_director``; ``rules_settled``: it has begun; ``limit_below_entered``
        (with how many are ``there``): people who are in would lose their places; ``check_in_settled``: check-in has
        been opened; ``start_before_check_in`` (with the ``minutes``): there would be less time to check in than was
        said; ``computers_entered``: they are in; or what ``announcing`` says against it.
    """
    require_live(tournament)
    require_director(tournament, by, moderator=moderator)
    if tournament.phase is Phase.RUNNING:
        raise Refused("rules_settled")
    before = tournament.options
    after = checked(game, alter(before))
    if after == before:
        return None
    if after.limit is not None and after.limit < tournament.people:
        raise Refused("limit_below_entered", there=str(tournament.people))
    if tournament.asked and after.check_in != before.check_in:
        raise Refused("check_in_settled")
    if before.computers and not after.computers and any(each.computer for each in tournament.playing):
        raise Refused("computers_entered")
    if after.starts != before.starts:
        check_start(after, now)
    if (after.starts, after.check_in) != (before.starts, before.check_in) and not tournament.asked:
        _check_time_for_check_in(after, now)
    return Changed(now, after, by)


def _check_time_for_check_in(options: Options, now: datetime) -> None:
    if options.starts is not None and options.starts - timedelta(minutes=options.check_in) < now:
        raise Refused("start_before_check_in", minutes=str(options.check_in))
