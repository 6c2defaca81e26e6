"""The form that asks once more before a season ends because another one begins."""

from typing import Final

from discord import ui

from bot.locales.words import Words
from bot.store.standings.seasons import Season
from bot.views.kit.form import form, read_text, text_field
from bot.views.kit.plain_text import plain
from bot.views.kit.routes import PageAct

NAME: Final = "name"
NAME_LENGTH: Final = 50
"""The longest name of a season, in characters."""


def since(season: Season) -> str:
    """Return the day on which a season began, in Discord's markup."""
    return f"<t:{int(season.started_at.timestamp())}:D>"


def season_form(words: Words, game: str, current: Season, name: str) -> ui.Modal:
    """Return the form: what ends, and the name of the new season, which can still be changed.

    A button could not carry the name; a form does.

    :param current: the season that is under way.
    """
    about = words("season-form-about", name=plain(current.name), since=since(current))
    field = text_field(NAME, words("season-form-name"), name, NAME_LENGTH)
    return form(words, words("season-form-title"), PageAct.SEASON(game, current.id), field, about=about)


def read_season(components: object) -> str:
    """Return the name that was filled in, as it was typed.

    :raises Malformed: the form is not this one.
    """
    return read_text(components, NAME, NAME_LENGTH)
