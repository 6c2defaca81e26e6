"""The forms in which keepers choose people, or a role. A client may send anything."""

from collections.abc import Iterable
from typing import Final

from discord import ui

from bot.clubs.club import MOST_KEEPERS, Club
from bot.locales.words import Words
from bot.views.kit.form import form, people_field, read_exactly, read_ids
from bot.views.kit.plain_text import name_text
from bot.views.kit.route import Route
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
    keepers = act is ClubAct.KEEPERS
    least, most = (0, MOST_KEEPERS) if keepers else (1, MOST_CHOSEN)
    return _form(words, club, act, people_field(CHOSEN, words(f"club-{act}-who"), now, least=least, most=most))


def role_form(words: Words, club: Club) -> ui.Modal:
    """Return the form that asks for another role."""
    chosen: ui.RoleSelect[ui.Modal] = ui.RoleSelect(custom_id=CHOSEN)
    return _form(words, club, ClubAct.ROLE, ui.Label(text=words("club-role-who"), component=chosen))


def read_club_form(components: object, most: int) -> list[int]:
    """Return the ids that were chosen.

    :param most: how many can be.
    :raises Malformed: the form is not one of these.
    """
    (field,) = read_exactly(components, CHOSEN)
    return read_ids(field, most)


def _form(words: Words, club: Club, act: Route, field: ui.Label[ui.Modal]) -> ui.Modal:
    about = words(f"club-{act}-about", club=name_text(club.name))
    return form(words, words(f"button-club-{act}")[:_MOST_TITLE], act(club.id), field, about=about)
