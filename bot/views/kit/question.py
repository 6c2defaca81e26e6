"""The form that asks for a number."""

from __future__ import annotations

from typing import Final

from discord import ui

from bot.faces.face import Ask
from bot.locales.words import Words
from bot.tables.kit.refusal import Refusal
from bot.views.kit.form import read_fields
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
    form = ui.Modal(title=words(f"{game}-title"), custom_id=str(meaning))
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=NUMBER, default=str(ask.least), max_length=DIGITS + 2)
    limits = words("form-limits", least=str(ask.least), most=str(ask.most))
    form.add_item(ui.Label(text=ask.question, description=limits, component=field))
    form.stop()  # the answer is found by its custom_id, so discord.py need not keep the form
    return form


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
