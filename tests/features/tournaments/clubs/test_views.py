"""A club's page stays within Discord's limits, whatever its people and itself are called, and reads its custom_ids."""

from datetime import UTC, datetime

import pytest

from bot.features.standings.routes import StandingsAct
from bot.features.tournaments.clubs.rules import Club, Person, Standing
from bot.features.tournaments.clubs.views import (
    ClubPage,
    club_page,
    clubs_page,
    end_message,
    invitation_message,
    people_form,
    read_club_form,
    role_form,
)
from bot.features.tournaments.routes import Act, ClubAct
from bot.interactions.routes.route import Malformed
from bot.locales.words import LANGUAGES, words_for
from bot.testkit.limits import check_form, check_message
from tests.cases import for_each
from tests.routes import parse

NOW = datetime(2026, 5, 4, 20, tzinfo=UTC)
LARGEST = 2**62


def crowd(name):
    """Return people who stand to a club in every way, and their names."""
    standings = [Standing.MEMBER] * 200 + [Standing.INVITED] * 30 + [Standing.ASKED] * 30 + [Standing.OUTSIDE] * 10
    people = [Person(LARGEST + n, each, NOW, each is Standing.OUTSIDE) for n, each in enumerate(standings)]
    return people, {each.user: name for each in people}


@for_each("language", LANGUAGES)
@for_each("name", ["*" * 32, "W" * 32, "\u202e\u3164", ""])
@for_each("role", [None, LARGEST])
def test_every_page_stays_within_the_limits(language, name, role):
    words, (people, names) = words_for(language), crowd(name)
    club = Club(LARGEST, 1, name or "x", role, LARGEST, NOW)
    matches = [f"- 🔵 {'*' * 60} **50 – 50** 🔶 {'*' * 60} · https://discord.com/channels/{'1' * 60}"] * 3
    for page, manages, user in (
        (0, True, LARGEST),
        (4, True, LARGEST + 201),
        (99, False, LARGEST + 231),
        (1, False, 7),
    ):
        for gone in {False, role is not None}:
            shown = ClubPage(club, people, page, user, manages, gone, matches, "*" * 200)
            view = club_page(words.naming(names.get), shown)
            check_message(view)
            for each in view.every():
                custom_id = each.get("custom_id")
                if custom_id is not None:
                    found = parse(custom_id)
                    assert found.route in (*ClubAct, Act.SHOW, StandingsAct.LEADERBOARD)
    check_message(invitation_message(words, club, list(range(LARGEST, LARGEST + 10)), "*" * 64))
    check_message(end_message(words, club))
    clubs = [Club(LARGEST + n, 1, name or "x", role, LARGEST, NOW) for n in range(100)]
    for page, standing in enumerate((*Standing, Standing.MEMBER)):
        check_message(clubs_page(words, clubs, {each.id: standing for each in clubs}, page))
    for act in (ClubAct.INVITE, ClubAct.REMOVE, ClubAct.KEEPERS):
        check_form(people_form(words, club, act, range(LARGEST, LARGEST + 10)))
    check_form(role_form(words, club))


def test_an_empty_club_has_a_page():
    club = Club(1, 1, "Owls", None, None, NOW)
    check_message(club_page(words_for("en"), ClubPage(club, [], 3, 7, manages=False)))


@for_each(
    "components",
    [None, [], "x", [{"component": {"custom_id": "chosen", "values": [str(n) for n in range(11)]}}]]
    + [[{"component": {"custom_id": "chosen", "values": values}}] for values in (["x"], ["٣"], [1], None, ["-1"])],
)
def test_a_form_that_nobody_could_have_filled_in_is_malformed(components):
    with pytest.raises(Malformed):
        read_club_form(components, 10)
