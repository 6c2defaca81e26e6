"""Messages about tournaments stay within Discord's limits, with two people and with ten thousand."""

from datetime import timedelta

import pytest

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.entries import Ending, Why
from bot.features.tournaments.rules.options import BY_OTHER_COMMANDS, Format
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.views.changes import change_form, change_message
from bot.features.tournaments.views.directors import (
    adjust_form,
    begin_message,
    call_off_message,
    directors_form,
    directors_page,
    player_choices,
    players_page,
    reason_form,
    replace_form,
    results_page,
)
from bot.features.tournaments.views.entrant import player_page, withdraw_message
from bot.features.tournaments.views.picture import tournament_picture
from bot.features.tournaments.views.standings import entrants_message, standings_message
from bot.features.tournaments.views.tables import round_message, why_message
from bot.features.tournaments.views.tournament import about_message, event_message, seal_message, tournament_record
from bot.games.catalog import GAMES
from bot.interactions.routes.route import RouteMatch
from bot.locales.words import LANGUAGES, words_for
from bot.testkit.limits import check_form, check_message
from tests.cases import for_each
from tests.effort import thorough, usually
from tests.routes import parse
from tests.tables.views.tournaments import (
    DIRECTOR,
    FIRST,
    LARGEST,
    NOW,
    ORGANISER,
    begun,
    drawn,
    ended,
    event,
    in_tables,
    people,
    played,
    rounds,
)

MANY = 10_000
HOSTILE = {LARGEST + number: "*" * 32 for number in range(MANY)} | {ORGANISER: "*" * 32, DIRECTOR: "*" * 32}
"""Names that take as much room as any: each of their characters needs a backslash."""


def hostile(game_format, count, phase, seats=2):
    """Return a tournament in which everything that people type is as long as it may be."""
    least = {"knock-out": {"going_on": 1}, "arena": {"minutes": 1440}}.get(game_format, {})
    tournament = event(
        game_format,
        count,
        seats=seats,
        title="*" * 60,
        limit=max(count - count // 10, 2),
        starts=NOW + timedelta(hours=1),
        check_in=1440,
        late=game_format != "knock-out",
        turn_seconds=86_400,
        house={"free_pass": "on", "hand": "7"},
        computers=3,
        **least,
    )
    for number in range(10):
        tournament.apply(entries.DirectorAdded(NOW, DIRECTOR - number, ORGANISER))
    if phase == "check-in":
        tournament.apply(entries.CheckInOpened(NOW))
        tournament.apply(entries.CheckedIn(NOW, 0))
    if phase in ("running", "over"):
        begun(tournament)
        there = [each.number for each in tournament.playing]
        played(drawn(tournament, in_tables(there, seats)))
        drawn(tournament, in_tables(there[: len(there) // 2], seats), tuple(there[len(there) // 2 :]))
        for pairing in tournament.pairings[:30]:
            places = (1,) * len(pairing.entrants)
            tournament.apply(entries.Adjusted(NOW, pairing.number, places, DIRECTOR, "*" * 200))
        tournament.apply(entries.Withdrawn(NOW, 1, Why.DISQUALIFIED, DIRECTOR, "*" * 200))
        tournament.apply(entries.Paused(NOW, DIRECTOR))
    if phase == "over":
        ended(played(tournament), Ending.CALLED_OFF, DIRECTOR)
    return tournament


def check(view):
    """Check a message, and that each of its custom_ids is one of a tournament's."""
    check_message(view)
    for each in view.every():
        custom_id = each.get("custom_id")
        if custom_id is not None:
            assert isinstance(parse(custom_id), RouteMatch)


def every_message(words, tournament, names):
    """Give all messages about a tournament, each for the first page, one in the middle and one beyond the last."""
    listed = standings(tournament)
    draw = tournament_picture(words.naming(names.get), tournament, listed)
    picture = None if draw is None else draw()
    yield event_message(words.naming(names.get), tournament, listed, NOW, picture=picture, rounds=50)
    yield event_message(words, tournament, listed, NOW)
    for page in (0, 1, 10**9 - 1):
        yield standings_message(words.naming(names.get), tournament, listed, page, FIRST, picture)
        yield entrants_message(words.naming(names.get), tournament, page)
        yield results_page(words.naming(names.get), tournament, page)
        yield players_page(words.naming(names.get), tournament, page)
        yield player_page(words.naming(names.get), tournament, FIRST + 1, listed, NOW, page=page, first=180)
        for number in (0, 1, 10**9 - 1):
            yield round_message(words.naming(names.get), tournament, number, page, rounds=50)
            yield why_message(words.naming(names.get), tournament, number, page, rounds=50)
    for user in (FIRST, FIRST + len(tournament.entrants) - 4, 5):
        yield player_page(words.naming(names.get), tournament, user, listed, NOW, notice="x" * 300)
    yield withdraw_message(words, tournament)
    yield about_message(words, tournament, 60, rounds=50)
    yield seal_message(words, tournament, tournament_record(tournament, "{}\n"))
    yield directors_page(words.naming(names.get), tournament, notice="x" * 300)
    yield call_off_message(words, tournament)
    yield begin_message(words.naming(names.get), tournament)
    yield change_message(words, tournament, GAMES[tournament.options.game], 60)
    for entrant in {0, 1, len(tournament.entrants) - 1} & set(range(len(tournament.entrants))):
        yield player_choices(words.naming(names.get), tournament, entrant)


@thorough
@pytest.mark.parametrize("phase", ["sign-up", "check-in", "running", "over"])
@pytest.mark.parametrize("game_format", [each for each in Format if each not in BY_OTHER_COMMANDS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_stay_within_the_limits(language, game_format, phase):
    words = words_for(language)
    for seats in (2, 6):
        for view in every_message(words, hostile(game_format, 70, phase, seats), HOSTILE):
            check(view)


@pytest.mark.parametrize(
    "game_format", usually(Format.SWISS, (each for each in Format if each not in BY_OTHER_COMMANDS))
)
def test_messages_about_ten_thousand_entrants_stay_within_the_limits(game_format):
    for phase in ("sign-up", "running"):
        tournament = hostile(game_format, MANY, phase)
        for view in every_message(words_for("he"), tournament, HOSTILE):
            check(view)


@for_each("game_format", [each for each in Format if each not in BY_OTHER_COMMANDS])
@for_each("language", LANGUAGES)
def test_messages_about_two_or_no_entrants_stay_within_the_limits(language, game_format):
    words = words_for(language)
    for count in (0, 2):
        tournament = event(game_format, count)
        for view in every_message(words, tournament, people()):
            check(view)
    check(event_message(words, begun(tournament), standings(tournament), NOW))
    rounds(tournament, 1)
    check(event_message(words.naming(people().get), ended(tournament), standings(tournament), NOW))


@for_each("seats", [2, 6])
@for_each("language", LANGUAGES)
def test_forms_stay_within_the_limits(language, seats):
    words, tournament = words_for(language), hostile("swiss", 30, "running", seats)
    for pairing in (tournament.pairings[0], tournament.pairings[-1]):
        check_form(adjust_form(words.naming(HOSTILE.get), tournament, pairing))
    check_form(reason_form(words.naming(HOSTILE.get), tournament, 0, Act.TAKE_OUT))
    check_form(reason_form(words, tournament, 0, Act.DISQUALIFY))
    check_form(replace_form(words.naming(HOSTILE.get), tournament, 0))
    check_form(directors_form(words, tournament))
    check_form(directors_form(words, event("arena", 2)))
    for part in range(3):
        check_form(change_form(words, tournament, GAMES["claro"], part, 60))
