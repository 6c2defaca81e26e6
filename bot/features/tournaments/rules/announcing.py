"""Announcing a tournament: what an organiser may choose."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.features.tournaments.rules import options as limits
from bot.features.tournaments.rules.entries import Announced, Changed
from bot.features.tournaments.rules.pairing import sides
from bot.features.tournaments.rules.refusing import require_live
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.games.shuffle import commitment

MOST_AHEAD: Final = timedelta(days=366)
"""How long before its start a tournament may be announced."""

MOST_CHECK_IN: Final = 24 * 60
"""How long check-in may last at most, in minutes."""

TURN_SECONDS: Final = range(10, 24 * 60 * 60 + 1)
"""How long a person may be given to think, in seconds."""


def announce(
    now: datetime, game: AnyGame, options: limits.Options, organiser: int, seed: bytes, language: str | None = None
) -> Announced:
    """Announce a tournament.

    :param seed: the secret that decides the draws, ``bot.games.shuffle.SEED_BYTES`` random bytes.
    :param language: the organiser's own.
    :raises Refused: see ``checked``; ``start_past``, ``start_too_far``.
    """
    chosen = checked(game, options)
    check_start(chosen, now)
    return Announced(now, chosen, organiser, commitment(seed), language)


def checked(game: AnyGame, options: limits.Options) -> limits.Options:
    """Return what was chosen if it is possible. What the format makes no use of is set to what is usual.

    :raises Refused: ``bad_seats``, ``bad_going_on``, ``bad_rounds``, ``bad_minutes``,
        ``bad_limit``, ``bad_check_in``, ``bad_turn_time``, ``late_knock_out``,
        ``no_computers``, ``title_too_long``, ``not_for_two`` (a ladder of a game that needs more), ``bad_reach``,
        ``bad_days``, ``bad_weeks``, ``bad_clubs``, ``bad_tables``, ``uneven_tables``, or the rules' reason against the
        house rules.
    """
    read, clubs = game.read_options(options.house), options.format is limits.Format.CLUBS
    chosen = replace(
        options,
        game=game.name,
        least=max(min(game.seats_for(read)), 2),
        house=game.write_options(read),
        title=one_line(options.title, limits.MOST_TITLE, "title_too_long"),
        going_on=options.going_on if options.format is limits.Format.KNOCK_OUT else 1,
        rounds=options.rounds if options.format in (limits.Format.SWISS, limits.Format.CLUBS) else None,
        minutes=options.minutes if options.format is limits.Format.ARENA else 60,
        clubs=options.clubs if clubs else (),
        tables=options.tables if clubs else 0,
        limit=None if clubs else options.limit,
        late=options.late and not clubs,
        computers=options.computers and not clubs,
    )
    if chosen.format is limits.Format.LADDER:
        if chosen.least > 2:
            raise Refused("not_for_two")
        chosen = replace(chosen, seats=2, starts=None, check_in=0, late=True, computers=False)
    else:
        chosen = replace(chosen, reach=3, days=7, weeks=8, follows=None)
    check_numbers(chosen, max(game.seats_for(read)))
    if clubs and (len({each.club for each in chosen.clubs}) != 2 or len(chosen.clubs) != 2):
        raise Refused("bad_clubs")
    if chosen.late and chosen.format is limits.Format.KNOCK_OUT:
        raise Refused("late_knock_out")
    if chosen.computers and not game.levels:
        raise Refused("no_computers")
    return chosen


def check_numbers(options: limits.Options, most: int) -> None:
    """Check that numbers are possible.

    :param most: how many may play at a table, by the rules of the game.
    :raises Refused: see ``checked``.
    """
    _within("bad_seats", options.least, range(2, most + 1))
    _within("bad_seats", options.seats, range(options.least, most + 1))
    _within("bad_going_on", options.going_on, range(1, options.seats))
    _within("bad_minutes", options.minutes, limits.ARENA_MINUTES)
    _within("bad_check_in", options.check_in, range(MOST_CHECK_IN + 1))
    _within("bad_reach", options.reach, limits.LADDER_REACH)
    _within("bad_days", options.days, limits.LADDER_DAYS)
    _within("bad_weeks", options.weeks, limits.LADDER_WEEKS)
    _within("bad_rounds", options.rounds, range(1, limits.MOST_ROUNDS + 1))
    _within("bad_limit", options.limit, range(limits.LEAST_ENTRANTS, limits.MOST_ENTRANTS + 1))
    _within("bad_turn_time", options.turn_seconds, TURN_SECONDS)
    if options.format is limits.Format.CLUBS:
        _within("bad_tables", options.tables, range(1, limits.MOST_TABLES + 1))
        if options.tables * options.seats % 2:
            raise Refused("uneven_tables", seats=str(options.seats))


def _within(code: str, number: int | None, allowed: range) -> None:
    if number is not None and number not in allowed:
        raise Refused(code, least=str(allowed.start), most=str(allowed.stop - 1))


def check_start(options: limits.Options, now: datetime) -> None:
    """Check when a tournament begins by itself, if it does.

    :raises Refused: ``start_past``, ``start_too_far``.
    """
    if options.starts is None:
        return
    if options.starts <= now:
        raise Refused("start_past")
    if options.starts > now + MOST_AHEAD:
        raise Refused("start_too_far")


MOST_REASON: Final = 200
"""How long the reason for a director's decision may be, in characters."""

_JOINERS: Final = "\u200c\u200d"
"""What is not printed, but belongs to emoji and to some languages' words."""


def one_line(text: str, most: int, code: str) -> str:
    """Return a text in one line, without anything that is not printed.

    :param most: how many characters it may have.
    :param code: the code of the refusal if it has more.
    :raises Refused: ``code``.
    """
    shown = (each if each.isprintable() or each in _JOINERS else " " for each in text)
    line = " ".join("".join(shown).split()).strip(_JOINERS)
    if len(line) > most:
        raise Refused(code, most=str(most))
    return line


def reason(text: str) -> str:
    """Return the reason for a director's decision. Everybody sees it.

    :raises Refused: ``reason_missing``, ``reason_too_long``.
    """
    line = one_line(text, MOST_REASON, "reason_too_long")
    if not line:
        raise Refused("reason_missing")
    return line


def change(
    tournament: Tournament,
    now: datetime,
    by: int,
    game: AnyGame,
    alter: Callable[[limits.Options], limits.Options],
) -> Changed | None:
    """Change what was announced, until the tournament begins.

    :param game: the tournament's game.
    :param alter: returns what is wanted, given what holds now.
    :return: None if that changes nothing.
    :raises Refused: ``tournament_over``; ``rules_settled``: it has begun; ``limit_below_entered`` (with how many are
        ``there``) or, for two clubs, ``club_places_below_entered`` (with how many of one are ``there``): people who are
        in would lose their places; ``check_in_settled``: check-in has been opened;
        ``start_before_check_in`` (with the ``minutes``): there would be less time to check in than was said;
        ``computers_entered``: they are in; or what ``announcing`` says against it.
    """
    require_live(tournament)
    if tournament.phase is Phase.RUNNING:
        raise Refused("rules_settled")
    before = tournament.options
    after = checked(game, alter(before))
    if after == before:
        return None
    if after.limit is not None and after.limit < tournament.people:
        raise Refused("limit_below_entered", there=str(tournament.people))
    there = max(len(tournament.of_side(side)) for side in (0, 1))
    if after.format is limits.Format.CLUBS and sides.places(after) < there:
        raise Refused("club_places_below_entered", there=str(there))
    if tournament.asked and after.check_in != before.check_in:
        raise Refused("check_in_settled")
    if before.computers and not after.computers and any(each.computer for each in tournament.playing):
        raise Refused("computers_entered")
    if after.starts != before.starts:
        check_start(after, now)
    moved = (after.starts, after.check_in) != (before.starts, before.check_in) and not tournament.asked
    if moved and after.starts is not None and after.starts - timedelta(minutes=after.check_in) < now:
        raise Refused("start_before_check_in", minutes=str(after.check_in))
    return Changed(now, after, by)
