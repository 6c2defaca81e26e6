"""Why entrants sit together, and why some have no table."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import combinations

from bot.features.tournaments.rules.entries import Entrant
from bot.features.tournaments.rules.formats.knock_out import is_final
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.results import Results, results
from bot.features.tournaments.rules.tournament import Paired, Tournament
from bot.features.tournaments.views.names import NameOf, namer, number_text, points_text
from bot.locales.words import Words


def reason_texts(words: Words, tournament: Tournament, paired: Paired, *, lot: bool = True) -> Sequence[str]:
    """Return the reasons for a pairing as sentences, what counted first before what counted then.

    Points are those of the rounds before, as they stand now: with the results that directors have changed since.
    In an arena, they are those of the tables that were over when it was drawn.

    :param lot: whether to say that the lot has decided what the other reasons leave open.
    """
    drawn, name = tournament.rounds[paired.round - 1], namer(words, tournament)
    before = results(tournament, paired.round - 1, drawn.at)
    by_lot = [words("why-lot")] if lot else []
    match tournament.options.format:
        case Format.SWISS | Format.KNOCK_OUT if paired.round == 1:
            found = [words("why-first")]
        case Format.SWISS:
            found = [_points(words, paired.entrants, before, name), *_met(words, paired, before, name), *by_lot]
        case Format.KNOCK_OUT:
            found = [_bracket(words, tournament, paired, name)]
            if is_final(drawn):
                found.append(words("why-final"))
            elif tournament.options.going_on > 1 or tournament.options.least > 2:
                found += by_lot
        case Format.ROUND_ROBIN if len(paired.entrants) == 2:
            found = [words("why-schedule")]
        case Format.ROUND_ROBIN:
            new = sum(not before.ever_met(*two) for two in combinations(paired.entrants, 2))
            found = [words("why-new", count=new), *_met(words, paired, before, name), *by_lot]
        case Format.ARENA:
            waited = max(drawn.at - _free_since(tournament, paired, each) for each in paired.entrants)
            free = words("why-free", count=waited // timedelta(minutes=1))
            found = [free, _points(words, paired.entrants, before, name)]
        case Format.LADDER:
            found = [words("why-challenge")]
        case Format.CLUBS:
            found = [words("why-clubs"), *by_lot]
    if missing := tournament.options.seats - len(paired.entrants):
        found.append(words("why-small", count=missing))
    if computers := [each for each in paired.entrants if tournament.entrants[each].computer]:
        found.append(words("why-computer", players=words.all_of(map(name, computers))))
    return found


def byes_reason(words: Words, tournament: Tournament) -> str:
    """Return why somebody has no table in a round; empty in an arena and on a ladder, which have no byes."""
    key = f"why-byes-{tournament.options.format}"
    return words(key) if words.has(key) else ""


def _bracket(words: Words, tournament: Tournament, paired: Paired, name: NameOf) -> str:
    """Return from which table of the round before each has come."""
    last = {each: table for table in tournament.rounds[paired.round - 2].pairings for each in table.entrants}
    came = [
        words("why-from-table", player=name(each), number=str(last[each].number + 1))
        if each in last
        else words("why-from-bye", player=name(each))
        for each in paired.entrants
    ]
    return words("why-bracket", players=", ".join(came))


def _free_since(tournament: Tournament, paired: Paired, entrant: Entrant) -> datetime:
    at = tournament.rounds[paired.round - 1].at
    over = (each.ended_at for each in tournament.pairings[: paired.number] if entrant in each.entrants)
    ended = [each for each in over if each is not None and each <= at]
    return max([tournament.begun_at or at, tournament.entrants[entrant].since, *ended])


def _points(words: Words, entrants: Sequence[Entrant], before: Results, name: NameOf) -> str:
    points = [before.shown(each) for each in entrants]
    if len(set(points)) == 1:
        return words("why-level", points=points_text(words, points[0]), count=len(entrants))
    has = (
        words("why-with-points", player=name(each), points=number_text(words, own))
        for each, own in zip(entrants, points, strict=True)
    )
    return words("why-near", players=", ".join(has))


def _met(words: Words, paired: Paired, before: Results, name: NameOf) -> list[str]:
    met = [
        words("why-met", players=words.all_of(map(name, two)), count=before.met[two[0]][two[1]])
        for two in combinations(paired.entrants, 2)
        if before.ever_met(*two)
    ]
    return met or [words("why-never-met")]
