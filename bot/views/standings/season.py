"""The form that asks once more before a season ends because another one begins."""

from typing import Final

from discord import ui

from bot.locales.words import Words
from bot.store.standings.seasons import Season
from bot.views.kit.dates import moment_text
from bot.views.kit.form import form, text_field
from bot.views.kit.plain_text import plain
from bot.views.kit.routes import PageAct

NAME: Final = "name"
NAME_LENGTH: Final = 50
"""The longest name of a season, in characters."""


def since(season: Season) -> str:
    """Return the day on which a season began, in Discord's markup."""
    return moment_text(season.started_at, "D")


def season_form(words: Words, game: str, current: Season, name: str) -> ui.Modal:
    """Return the form: which season ends, and the name of the new one, which a button could not carry."""
    about = words("season-form-about", name=plain(current.name), since=since(current))
    field = text_field(NAME, words("season-form-name"), name, NAME_LENGTH)
    return form(words, words("season-form-title"), PageAct.SEASON(game, current.id), field, about=about)
