"""The form that asks for a number."""

from __future__ import annotations

from typing import Final

from discord import ui

from bot.faces.face import Ask
from bot.locales.words import Words
from bot.tables.kit.refusal import Refusal
from bot.views.kit.form import form, read_fields, text_field
from bot.views.kit.route import Malformed, Meant

NUMBER: Final = "number"
DIGITS: Final = 9
"""The longest number that is accepted, in digits."""


def question_form(words: Words, game: str, meaning: Meant, ask: Ask) -> ui.Modal:
    """Return the form that asks for the number of a move, with the lowest one filled in.

    :param game: the game's name.
    :param meaning: the custom_id of the form.
    :param ask: the button in the hand that was clicked.
    """
    limits = words("form-limits", least=str(ask.least), most=str(ask.most))
    field = text_field(NUMBER, ask.question, str(ask.least), DIGITS + 2, limits)
    return form(words, words(f"{game}-title"), meaning, field)


def read_number(components: object) -> str:
    """Return the number that was filled in, in decimal without leading zeros, as moves have it.

    :raises Malformed: the form is not this one.
    :raises Refusal: ``not_a_number``.
    """
    field = read_fields(components).get(NUMBER)
    if field is None:
        raise Malformed(str(components))
    said = str(field.get("value") or "").strip()
    if not (said.isascii() and said.isdecimal()) or len(said) > DIGITS:
        raise Refusal("not_a_number", said=said[: DIGITS + 2] or "–")
    return str(int(said))
