"""Errors into words: the one place where what went wrong becomes a sentence for the player."""

from __future__ import annotations

import logging

from bot.games.refused import Refused
from bot.locales.words import Words, refusal_words
from bot.store.errors import NotSaved
from bot.views.custom_id import Malformed

log = logging.getLogger(__name__)


def sentence(words: Words, error: Exception, game: str | None = None) -> str:
    """Return what to tell the player about an error.

    :param game: the game at whose table it happened, if any: it may have words of its own.
    """
    match error:
        case Refused():
            return refusal_words(words, error.code, error.details, game)
        case Malformed():
            return refusal_words(words, "unknown_button", {})
        case NotSaved():
            log.error("the database did not take an entry: %s", error.__cause__ or error)
            return refusal_words(words, "not_saved", {})
        case _:
            log.error("an interaction failed", exc_info=error)
            return refusal_words(words, "unexpected", {})
