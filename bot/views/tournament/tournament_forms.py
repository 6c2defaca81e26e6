"""The forms in which directors give results and reasons, and choose people. A client may send anything."""

import re
from typing import Final

from discord import ui

from bot.locales.words import Words
from bot.tables.kit.refusal import Refusal
from bot.tournaments.announcing import MOST_REASON
from bot.tournaments.directors import MOST_DIRECTORS
from bot.tournaments.entries import Entrant
from bot.tournaments.tournament import Paired, Tournament
from bot.views.kit.form import (
    choice_field,
    form,
    people_field,
    read_choice,
    read_exactly,
    read_ids,
    read_text,
    text_field,
)
from bot.views.kit.routes import Act
from bot.views.tournament.tournament_names import label_namer, namer, of_kind

PLACES, REASON, PEOPLE = "places", "reason", "people"
MOST_CHOSEN: Final = MOST_DIRECTORS + 1
"""How many directors the form shows and takes: who accepts a match of clubs directs it besides those who were added."""
_MOST_TYPED: Final = 60
_NUMBERS = re.compile(r"[1-9][0-9]?(?:[\s,;]+[1-9][0-9]?)*")


def adjust_form(words: Words, tournament: Tournament, pairing: Paired) -> ui.Modal:
    """Return the form that asks who won at a table of two, or for all places, and why, with the present result."""
    title, about = words("tournament-adjust-title", number=str(pairing.number + 1)), words("tournament-adjust-about")
    now = "" if pairing.places is None else " ".join(map(str, pairing.places))
    if len(pairing.entrants) == 2:
        said = [*map(label_namer(words, tournament), pairing.entrants), words("tournament-adjust-level")]
        values = zip(("1 2", "2 1", "1 1"), said, strict=True)
        places = choice_field(PLACES, words("tournament-adjust-winner"), values, now, radios=True)
    else:
        # No numbers: they would look like the places that are asked for.
        about = "\n".join([about, *(f"- {each}" for each in map(namer(words, tournament), pairing.entrants))])
        hint = words("tournament-adjust-places-hint")
        places = text_field(PLACES, words("tournament-adjust-places"), now, _MOST_TYPED, hint)
    custom_id = Act.ADJUST(tournament.id, pairing.number)
    return form(words, title, custom_id, places, _reason_field(words), about=about)


def read_adjusted(components: object) -> tuple[tuple[int, ...], str]:
    """Return the places and the reason that were filled in. Whether they fit the table is not checked.

    :raises Malformed: the form is not this one.
    :raises Refusal: ``bad_places``: what was typed is no list of numbers.
    """
    places, reason = read_exactly(components, PLACES, REASON)
    value = places.get("value")
    typed = (value if isinstance(value, str) else read_choice(places)).strip()[:_MOST_TYPED]
    if not _NUMBERS.fullmatch(typed):
        raise Refusal("bad_places")
    return tuple(int(each) for each in re.split(r"[\s,;]+", typed)), str(reason.get("value") or "")[:MOST_REASON]


def reason_form(words: Words, tournament: Tournament, act: Act, entrant: Entrant) -> ui.Modal:
    """Return the form that asks why an entrant is taken out or disqualified, as the act says."""
    key = "tournament-disqualify" if act is Act.DISQUALIFY else "tournament-take-out"
    title = of_kind(words, tournament, f"{key}-title")
    about = words(f"{key}-about", player=namer(words, tournament)(entrant))
    return form(words, title, act(tournament.id, entrant), _reason_field(words), about=about)


def read_reason(components: object) -> str:
    """Return the reason that was filled in, as it was typed.

    :raises Malformed: the form is not this one.
    """
    return read_text(components, REASON, MOST_REASON)


def replace_form(words: Words, tournament: Tournament, entrant: Entrant) -> ui.Modal:
    """Return the form that asks who goes on in an entrant's place."""
    title, custom_id = words("tournament-replace-title"), Act.REPLACE(tournament.id, entrant)
    about = words("tournament-replace-about", player=namer(words, tournament)(entrant))
    return form(words, title, custom_id, people_field(PEOPLE, words("tournament-replace-who")), about=about)


def directors_form(words: Words, tournament: Tournament) -> ui.Modal:
    """Return the form that asks who may direct the tournament besides its organiser, with those who may filled in."""
    title = of_kind(words, tournament, "tournament-directors-title")
    about = of_kind(words, tournament, "tournament-directors-about")
    now = sorted(tournament.directors)
    most = min(max(MOST_DIRECTORS, len(now)), MOST_CHOSEN)
    people = people_field(PEOPLE, words("tournament-directors-who"), now, least=0, most=most)
    return form(words, title, Act.DIRECTORS(tournament.id), people, about=about)


def read_chosen(components: object, most: int) -> tuple[int, ...]:
    """Return the people who were chosen in the form.

    :param most: how many may be chosen.
    :raises Malformed: the form is none of these, or has more.
    """
    (field,) = read_exactly(components, PEOPLE)
    return tuple(read_ids(field, most))


def _reason_field(words: Words) -> ui.Label[ui.Modal]:
    hint = words("tournament-adjust-reason-hint")
    return text_field(REASON, words("tournament-adjust-reason"), None, MOST_REASON, hint)
