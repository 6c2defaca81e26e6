"""What the tests of tournaments' messages share: the text of a message, and what its buttons do."""

from datetime import timedelta

from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.views.entrant import player_page
from bot.features.tournaments.views.tournament import event_message
from bot.locales.words import words_for
from tests.routes import parse
from tests.tables.views.tournaments import DIRECTOR, NOW, people

MINUTE = timedelta(minutes=1)
PLAIN = people(names=["Ann", "Ben", "Cay", "Dee", "Eve", "Fay", "Gil", "Hal"]) | {DIRECTOR: "Dora"}
ENGLISH = words_for("en").naming(PLAIN.get)

PLAIN_NAMES = ["Ann", "Ben", "Cay", "Dee", "Eve", "Fay"]


def said(view):
    """Return the text of a message, without marks around names."""
    texts = (each["content"] for each in view.every() if "content" in each)
    return "\n".join(texts).replace("\u2068", "").replace("\u2069", "")


def acts(view):
    """Return what the buttons and lists of a message do."""
    ids = (each["custom_id"] for each in view.every() if "custom_id" in each)
    return [parse(each).route for each in ids]


def shown(tournament, **options):
    return event_message(ENGLISH, tournament, standings(tournament), NOW, **options)


def page_of(tournament, user, **options):
    return player_page(ENGLISH, tournament, user, standings(tournament), NOW, **options)
