"""The one place where an error becomes a sentence for the player."""

import logging
from typing import Final

from bot.faces.catalog import FACES, SOLO_FACES
from bot.games.errors import BrokenRules
from bot.games.origins import in_packages, with_origin
from bot.games.refused import Refused
from bot.interactions.components.phrases import plain
from bot.interactions.routes.route import Malformed
from bot.locales.words import Words, refusal_words
from bot.store.engine.fence import NotSaved

log = logging.getLogger(__name__)

MARKED_UP: Final = frozenset({"player", "players", "host", "link", "channels", "when", "permissions", "role"})
"""The details of refusals that are Discord's markup, and ours. The others may contain what somebody has sent."""

CARDS: Final = ("card", "top")
"""The details of refusals that are cards, as moves name them. People read the names that the buttons have."""

KIND: Final = "kind"
"""The detail of refusals that says what kind of event it is about: a ladder and a match have words of their own."""


def sentence(words: Words, error: BaseException, game: str | None = None, *, done: bool = False) -> str:
    """Return the sentence that tells the player about an error. An unexpected error is also logged.

    :param game: the name of the game, or the kind of event, which may have its own words for it; None if there
        is none.
    :param done: whether something has been written down, so that an unexpected error does not mean that nothing was.
    """
    match error:
        case Refused():
            details, where = error.details, error.details.get(KIND, game)
            shown = {name: text if name in MARKED_UP else plain(text) or "–" for name, text in details.items()}
            if face := FACES.get(where or "") or SOLO_FACES.get(where or ""):
                named = {name: face.card_label(words, details[name]) for name in CARDS if name in details}
                shown |= {name: label for name, label in named.items() if label != details[name]}
            return refusal_words(words, error.code, shown, where)
        case Malformed():
            return refusal_words(words, "unknown_button", {})
        case NotSaved():
            reason = str(error.__cause__ or error).partition("\n")[0]  # the rest tells the values that were not saved
            log.error("the database did not take an entry: %s", reason)
            return refusal_words(words, "not_saved", {})
        case _:
            broken = isinstance(error, BrokenRules) or any(in_packages(error))
            where = f" in the game {with_origin(game)}" if game and game in {*FACES, *SOLO_FACES} else ""
            log.error("an interaction failed%s", where, exc_info=error)
            return refusal_words(words, "unshown" if done else "broken_rules" if broken else "unexpected", {})
