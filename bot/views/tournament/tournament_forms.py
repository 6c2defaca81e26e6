"""The forms in which directors give results and reasons, and choose people. A client may send anything."""

from __future__ import annotations

import re
from typing import Any, Final

import discord
from discord import ui

from bot.locales.words import Words
from bot.tables.kit.refusal import Refusal
from bot.tournaments.directors import MOST_DIRECTORS
from bot.tournaments.entries import Entrant
from bot.tournaments.texts import MOST_REASON
from bot.tournaments.tournament import Paired, Tournament
from bot.views.kit.event_words import of_kind
from bot.views.kit.form import read_choice, read_fields, read_people
from bot.views.kit.route import Malformed, Meant, snowflake
from bot.views.kit.routes import Act
from bot.views.tournament.tournament_names import label_namer, namer

PLACES, REASON, PEOPLE = "places", "reason", "people"
MOST_CHOSEN: Final = MOST_DIRECTORS + 1
"""How many directors the form shows and takes: who accepts a match of clubs directs it besides those who were added."""
_TWO: Final = 2
_MOST_OPTION: Final = 100
_MOST_TYPED: Final = 60
_NUMBERS = re.compile(r"[1-9][0-9]?(?:[\s,;]+[1-9][0-9]?)*")


def adjust_form(words: Words, tournament: Tournament, pairing: Paired) -> ui.Modal:
    """Return the form that asks for a table's result and the reason, with its present result filled in.

    For a table of two it asks who won; for a larger one, for everybody's places.
    """
    title = words("tournament-adjust-title", number=str(pairing.number + 1))
    form = _form(title, Act.ADJUST(tournament.id, pairing.number))
    about = words("tournament-adjust-about")
    if len(pairing.entrants) == _TWO:
        _text(words, form, about)
        name = label_namer(words, tournament)
        said = [*map(name, pairing.entrants), words("tournament-adjust-level")]
        options = [
            discord.RadioGroupOption(label=label[:_MOST_OPTION], value=value, default=_written(pairing.places) == value)
            for label, value in zip(said, ("1 2", "2 1", "1 1"), strict=True)
        ]
        group: ui.RadioGroup[ui.Modal] = ui.RadioGroup(custom_id=PLACES, options=options)
        form.add_item(ui.Label(text=words("tournament-adjust-winner"), component=group))
    else:
        named = namer(words, tournament)
        # No numbers: they would look like the places that are asked for.
        who = "\n".join(f"- {named(each)}" for each in pairing.entrants)
        _text(words, form, f"{about}\n{who}")
        typed: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=PLACES, default=_written(pairing.places) or None, max_length=_MOST_TYPED
        )
        hint = words("tournament-adjust-places-hint")
        form.add_item(ui.Label(text=words("tournament-adjust-places"), description=hint, component=typed))
    _ask_reason(words, form)
    return form


def read_adjusted(components: object) -> tuple[tuple[int, ...], str]:
    """Return the places and the reason that were filled in. Whether they fit the table is not checked.

    :raises Malformed: the form is not this one.
    :raises Refusal: ``bad_places``: what was typed is no list of numbers.
    """
    fields: dict[str, Any] = read_fields(components)
    if fields.keys() != {PLACES, REASON}:
        raise Malformed(str(components))
    value = fields[PLACES].get("value")
    typed = (value if isinstance(value, str) else read_choice(fields[PLACES])).strip()[:_MOST_TYPED]
    if not _NUMBERS.fullmatch(typed):
        raise Refusal("bad_places")
    places = tuple(int(each) for each in re.split(r"[\s,;]+", typed))
    return places, _typed(fields[REASON])


def reason_form(words: Words, tournament: Tournament, act: Act, entrant: Entrant) -> ui.Modal:
    """Return the form that asks why an entrant is taken out or disqualified.

    :param act: ``TAKE_OUT`` or ``DISQUALIFY``.
    """
    key = "tournament-disqualify" if act is Act.DISQUALIFY else "tournament-take-out"
    form = _form(of_kind(words, tournament, f"{key}-title"), act(tournament.id, entrant))
    _text(words, form, words(f"{key}-about", player=namer(words, tournament)(entrant)))
    _ask_reason(words, form)
    return form


def read_reason(components: object) -> str:
    """Return the reason that was filled in, as it was typed.

    :raises Malformed: the form is not this one.
    """
    fields = read_fields(components)
    if fields.keys() != {REASON}:
        raise Malformed(str(components))
    return _typed(fields[REASON])


def replace_form(words: Words, tournament: Tournament, entrant: Entrant) -> ui.Modal:
    """Return the form that asks who goes on in an entrant's place."""
    form = _form(words("tournament-replace-title"), Act.REPLACE(tournament.id, entrant))
    _text(words, form, words("tournament-replace-about", player=namer(words, tournament)(entrant)))
    chosen: ui.UserSelect[ui.Modal] = ui.UserSelect(custom_id=PEOPLE, required=True)
    form.add_item(ui.Label(text=words("tournament-replace-who"), component=chosen))
    return form


def directors_form(words: Words, tournament: Tournament) -> ui.Modal:
    """Return the form that asks who may direct the tournament besides its organiser, with those who may filled in."""
    form = _form(of_kind(words, tournament, "tournament-directors-title"), Act.DIRECTORS(tournament.id))
    _text(words, form, of_kind(words, tournament, "tournament-directors-about"))
    now = [
        discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.user)
        for each in sorted(tournament.directors)
    ]
    most = min(max(MOST_DIRECTORS, len(now)), MOST_CHOSEN)
    chosen: ui.UserSelect[ui.Modal] = ui.UserSelect(
        custom_id=PEOPLE, min_values=0, max_values=most, default_values=now, required=False
    )
    form.add_item(ui.Label(text=words("tournament-directors-who"), component=chosen))
    return form


def read_chosen(components: object, most: int) -> tuple[int, ...]:
    """Return the people who were chosen in the form.

    :param most: how many may be chosen.
    :raises Malformed: the form is none of these, or has more.
    """
    fields = read_fields(components)
    if fields.keys() != {PEOPLE}:
        raise Malformed(str(components))
    chosen = read_people(fields[PEOPLE])
    if len(chosen) > most or not all(each.isascii() for each in chosen):
        raise Malformed(str(components))
    return tuple(map(snowflake, chosen))


def _form(title: str, custom_id: Meant) -> ui.Modal:
    form = ui.Modal(title=title, custom_id=str(custom_id))
    form.stop()  # the answer is found by its custom_id, so discord.py need not keep the form
    return form


def _text(words: Words, form: ui.Modal, text: str) -> None:
    form.add_item(ui.TextDisplay(words.with_direction(text)))


def _ask_reason(words: Words, form: ui.Modal) -> None:
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=REASON, max_length=MOST_REASON)
    hint = words("tournament-adjust-reason-hint")
    form.add_item(ui.Label(text=words("tournament-adjust-reason"), description=hint, component=field))


def _typed(field: dict[str, Any] | Any) -> str:
    return str(field.get("value") or "")[:MOST_REASON]


def _written(places: tuple[int, ...] | None) -> str:
    return "" if places is None else " ".join(map(str, places))
