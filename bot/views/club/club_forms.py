"""The forms in which keepers choose people, or a role. A client may send anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord
from discord import ui

from bot.clubs.club import MOST_KEEPERS, Club
from bot.locales.words import Words
from bot.views.kit.form import read_fields, read_people
from bot.views.kit.plain_text import name_text
from bot.views.kit.route import Malformed, Route, snowflake
from bot.views.kit.routes import ClubAct

CHOSEN: Final = "chosen"
MOST_CHOSEN: Final = 10
"""How many people are invited or removed at once."""
_MOST_TITLE: Final = 45


def people_form(words: Words, club: Club, act: Route, now: Iterable[int] = ()) -> ui.Modal:
    """Return the form that asks for people.

    :param act: ``INVITE``, ``REMOVE`` or ``KEEPERS``.
    :param now: who is filled in.
    """
    form = _form(words, club, act)
    keepers = act is ClubAct.KEEPERS
    chosen: ui.UserSelect[ui.Modal] = ui.UserSelect(
        custom_id=CHOSEN,
        min_values=0 if keepers else 1,
        max_values=MOST_KEEPERS if keepers else MOST_CHOSEN,
        default_values=[discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.user) for each in now],
        required=not keepers,
    )
    form.add_item(ui.Label(text=words(f"club-{act}-who"), component=chosen))
    return form


def role_form(words: Words, club: Club) -> ui.Modal:
    """Return the form that asks for another role."""
    form = _form(words, club, ClubAct.ROLE)
    chosen: ui.RoleSelect[ui.Modal] = ui.RoleSelect(custom_id=CHOSEN)
    form.add_item(ui.Label(text=words("club-role-who"), component=chosen))
    return form


def read_club_form(components: object, most: int) -> list[int]:
    """Return the ids that were chosen.

    :param most: how many can be.
    :raises Malformed: the form is not one of these.
    """
    fields = read_fields(components)
    if fields.keys() != {CHOSEN}:
        raise Malformed(str(components))
    found = read_people(fields[CHOSEN])
    if len(found) > most or not all(each.isascii() for each in found):
        raise Malformed(str(components))
    return [snowflake(each) for each in found]


def _form(words: Words, club: Club, act: Route) -> ui.Modal:
    form = ui.Modal(title=words(f"button-club-{act}")[:_MOST_TITLE], custom_id=str(act(club.id)))
    form.stop()  # the answer is found by its custom_id, so discord.py need not keep the form
    about = words(f"club-{act}-about", club=name_text(club.name))
    form.add_item(ui.TextDisplay(words.with_direction(about)))
    return form
