"""Why those at a table of a tournament sit together, in words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.locales.words import Words
from bot.tournaments.entries import Pairing
from bot.tournaments.tournament import Tournament
from bot.tournaments.why import Because, Reason, reasons
from bot.views.tournament.tournament_names import NameOf, namer, number_text, points_text

_MINUTE = timedelta(minutes=1)


def reason_texts(words: Words, tournament: Tournament, reasons: Sequence[Reason]) -> list[str]:
    """Return the reasons for a table as sentences, what counted first before what counted then."""
    name = namer(words, tournament)
    return [_text(words, each, name) for each in reasons]


def told_at_table(tournament: Tournament, pairing: Pairing) -> list[Reason]:
    """Return the reasons for a table where the page says once what the lot is."""
    return [each for each in reasons(tournament, pairing) if each.because is not Because.LOT]


def byes_reason(words: Words, tournament: Tournament) -> str:
    """Return why somebody has no table in a round; empty in an arena and on a ladder, which have no byes."""
    key = f"why-byes-{tournament.options.format}"
    return words(key) if words.has(key) else ""


def _text(words: Words, reason: Reason, name: NameOf) -> str:
    key = f"why-{reason.because}"
    match reason.because:
        case Because.LEVEL:
            return words(key, points=points_text(words, reason.points[0]), count=len(reason.entrants))
        case Because.NEAR:
            pairs = zip(reason.entrants, reason.points, strict=True)
            shown = [words("why-with-points", player=name(one), points=number_text(words, each)) for one, each in pairs]
            return words(key, players=", ".join(shown))
        case Because.BRACKET:
            came = [
                words("why-from-bye", player=name(one))
                if table is None
                else words("why-from-table", player=name(one), number=str(table + 1))
                for one, table in zip(reason.entrants, reason.tables, strict=True)
            ]
            return words(key, players=", ".join(came))
        case Because.MET:
            return words(key, players=words.all_of(map(name, reason.entrants)), count=reason.number)
        case Because.COMPUTER:
            return words(key, players=words.all_of(map(name, reason.entrants)))
        case Because.FREE:
            return words(key, count=(reason.waited or timedelta()) // _MINUTE)
        case Because.NEW | Because.SMALL:
            return words(key, count=reason.number)
        case _:
            return words(key)
