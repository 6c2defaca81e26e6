"""The directors' pages of a tournament, and the forms in which they give results and reasons, and choose people.

Reading a form that is another one raises ``Malformed``.
"""

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from discord import ButtonStyle, ui

from bot.faces.face import LISTED
from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules.announcing import MOST_REASON
from bot.features.tournaments.rules.directors import MOST_DIRECTORS
from bot.features.tournaments.rules.entries import Ending, Entrant
from bot.features.tournaments.rules.signing_up import missing_computers
from bot.features.tournaments.rules.tournament import Entered, Paired, Phase, Tournament
from bot.features.tournaments.views import names as kit
from bot.features.tournaments.views.names import label_namer, namer, of_kind
from bot.features.tournaments.views.standings import counted
from bot.features.tournaments.views.tables import table_lines
from bot.interactions.components import layout as parts
from bot.interactions.components.form import (
    choice_field,
    form,
    people_field,
    read_choice,
    read_exactly,
    read_ids,
    text_field,
)
from bot.interactions.components.phrases import plain
from bot.interactions.routes.route import Route, RouteMatch
from bot.locales.words import Words
from bot.runtime.refusal import Refusal
from bot.store.engine.graphemes import cut

MOST_NAMED: Final = 20
"""How many of those who have not checked in are named."""


def directors_page(words: Words, tournament: Tournament, notice: str = "") -> parts.Layout:
    """Return the page for directors."""
    head = [
        *([notice] if notice else []),
        f"## {kit.of_kind(words, tournament, 'tournament-direct-title', title=kit.title_of(words, tournament))}",
    ]
    if tournament.paused:
        head.append(kit.of_kind(words, tournament, "tournament-paused"))
    head.append(counted(words, tournament))
    waiting = tournament.open_pairings
    if tournament.phase is Phase.RUNNING and not waiting and not tournament.paused and tournament.ladder is None:
        head.append(words("tournament-drawing"))
    elif tournament.phase is Phase.RUNNING:
        head.append(words("tournament-direct-open", count=len(waiting)))
    elif tournament.options.computers and (missing := missing_computers(tournament)) > 0:
        head.append(words("tournament-direct-missing", count=missing))
    directors = [kit.director_name(words, each) or "" for each in sorted(tournament.directors)]
    if directors:
        head.append(kit.of_kind(words, tournament, "tournament-directors", players=words.all_of(directors)))
    blocks: list[parts.Block] = ["\n".join(head), f"-# {words('tournament-direct-note')}"]
    rows: list[list[parts.Component]] = []
    if waiting and tournament.phase is Phase.RUNNING:
        rows.append([_tables(words, tournament, waiting[:LISTED], "tournament-direct-pick-open")])
    rows += _director_rows(words, tournament)
    return parts.layout(words, blocks, rows, kit.accent_of(tournament))


def results_page(words: Words, tournament: Tournament, page: int) -> parts.Layout:
    """Return a page with a list of tables, the newest first, whose results a director can enter or change."""
    paged = parts.Paged(tournament.pairings[::-1], LISTED, page)
    head = f"## {words('tournament-direct-results')}\n{kit.title_of(words, tournament)}"
    blocks: list[parts.Block] = [head, f"-# {words('tournament-direct-note')}", paged.line(words)]
    if not paged.shown:
        blocks.insert(1, words("tournament-direct-results-none"))
    rows = [
        [_tables(words, tournament, paged.shown, "tournament-direct-pick-result")] if paged.shown else [],
        paged.steps(words, kit.act_page(tournament, Act.RESULTS)),
        [kit.act_button(words, tournament, Act.DIRECT)],
    ]
    return parts.layout(words, blocks, rows, kit.accent_of(tournament))


def players_page(words: Words, tournament: Tournament, page: int) -> parts.Layout:
    """Return a page with a list of all entrants, also those who are out, for a director to choose from."""
    paged = parts.Paged(to_choose_from(tournament), LISTED, page)
    name = kit.label_namer(words, tournament)
    head = f"## {words('tournament-direct-players')}\n{kit.title_of(words, tournament)} · {counted(words, tournament)}"
    blocks: list[parts.Block] = [head, paged.line(words)]
    if not paged.shown:
        blocks.insert(1, words("tournament-nobody"))
    choices = [
        parts.Option(str(each.number), f"{each.number + 1}. {name(each.number)}", _how_in(words, each) or None)
        for each in paged.shown
    ]
    pick = parts.choices_list(Act.PLAYER(tournament.id, None), choices, words("tournament-direct-pick-player"))
    rows = [
        [pick] if choices else [],
        paged.steps(words, kit.act_page(tournament, Act.PLAYERS)),
        [kit.act_button(words, tournament, Act.DIRECT)],
    ]
    return parts.layout(words, blocks, rows, kit.accent_of(tournament))


def to_choose_from(tournament: Tournament) -> list[Entered]:
    """Return the entrants whom directors choose from: each person once, as they are in it now."""
    return [
        each
        for each in tournament.entrants
        if each.out is None or each.user is None or tournament.entrant_of(each.user) is each
    ]


def player_choices(words: Words, tournament: Tournament, entrant: Entrant) -> parts.Layout:
    """Return what a director can do about somebody who is in the tournament, or was."""
    name, entered = kit.namer(words, tournament), tournament.entrants[entrant]
    lines = [f"## {name(entrant)}", kit.title_of(words, tournament)]
    if how := _how_in(words, entered):
        lines.append(how)
    if entered.reason:
        lines.append(f"-# {plain(entered.reason)}")
    pairing = tournament.pairing_of(entrant)
    if pairing is not None:
        lines.append(table_lines(words, tournament, pairing, name))
    over, out = tournament.phase is Phase.OVER, entered.out is not None
    running = tournament.phase is Phase.RUNNING
    page = sum(each.number < entrant for each in to_choose_from(tournament)) // LISTED
    button = partial(kit.act_button, words, tournament)
    buttons = [
        button(Act.REPLACE, entrant, disabled=over or (out and not running)),
        button(Act.TAKE_OUT, entrant, disabled=over or out),
        button(Act.DISQUALIFY, entrant, style=ButtonStyle.danger, disabled=over or entered.computer),
        button(Act.PLAYERS, page),
    ]
    return parts.layout(words, ["\n".join(lines)], [buttons], kit.accent_of(tournament))


def not_here(tournament: Tournament) -> list[Entered]:
    """Return who would lose their place if the tournament began now, because they have not checked in."""
    if tournament.phase is not Phase.CHECK_IN:
        return []
    return [each for each in tournament.playing if not each.here and not each.computer]


def begin_message(words: Words, tournament: Tournament) -> parts.Layout:
    """Return the question before a tournament begins, which may be without some who have not checked in."""
    late, name = not_here(tournament), kit.namer(words, tournament)
    if late:
        players = kit.listed(words, (name(each.number) for each in late), len(late), MOST_NAMED)
        text = kit.of_kind(words, tournament, "tournament-direct-begin", count=len(late), players=players)
    else:
        asked = kit.of_kind(words, tournament, "tournament-direct-begin-now", title=kit.title_of(words, tournament))
        text = f"{asked}\n-# {counted(words, tournament)}"
    style = ButtonStyle.danger if late else ButtonStyle.primary  # who is late would lose their place
    return kit.question(words, tournament, text, Act.BEGIN_SURE, Act.DIRECT, style=style)


def again_message(words: Words, tournament: Tournament, form: RouteMatch, refusal: str) -> parts.Layout:
    """Return why a form was refused, with a button that brings it back as it was filled in."""
    again = parts.table_button(form, words("button-tournament-again"), ButtonStyle.primary)
    return parts.layout(words, [refusal], [[again]], kit.accent_of(tournament))


def call_off_message(words: Words, tournament: Tournament) -> parts.Layout:
    """Return the question before a tournament is called off."""
    text = kit.of_kind(words, tournament, "tournament-direct-call-off", title=kit.title_of(words, tournament))
    return kit.question(words, tournament, text, Act.CALL_OFF_SURE, Act.DIRECT)


def _tables(words: Words, tournament: Tournament, pairings: Sequence[Paired], placeholder: str) -> parts.Component:
    name = kit.label_namer(words, tournament)
    choices = []
    for each in pairings:
        players = " – ".join(map(name, each.entrants))
        label = words("tournament-direct-option", number=str(each.number + 1), players=players)
        choices.append(parts.Option(str(each.number), label, _result(words, each, name)))
    return parts.choices_list(Act.ADJUST(tournament.id, None), choices, words(placeholder))


def _result(words: Words, pairing: Paired, name: kit.NameOf) -> str | None:
    """Return how a table ended, in words that fit an option; None if it has no result."""
    if pairing.places is None:
        return None
    ordered = sorted(zip(pairing.places, pairing.entrants, strict=True))
    if len(ordered) > 2:
        said = " – ".join(f"{place}. {name(each)}" for place, each in ordered)
    elif pairing.places.count(1) == 2:
        said = words("tournament-direct-level")
    else:
        said = words("tournament-direct-won", player=name(ordered[0][1]))
    return cut(said, parts.LONGEST_LABEL, parts.LONGEST_LABEL)


def _how_in(words: Words, entered: Entered) -> str:
    """Return whether an entrant waits or is out; empty if they are in."""
    key = kit.out_key(entered)
    if key is not None:
        return words(f"tournament-why-out-{key}")
    return words("tournament-entrants-waiting") if entered.waiting else ""


def _director_rows(words: Words, tournament: Tournament) -> list[list[parts.Component]]:
    button = partial(kit.act_button, words, tournament)
    if tournament.phase is Phase.OVER:
        results = [button(Act.RESULTS, 0)] if tournament.ending is Ending.FINISHED and tournament.pairings else []
        return [[*results, button(Act.SHOW), button(Act.STANDINGS, 0)]]
    phase = tournament.phase
    first: list[parts.Component] = []
    second = [button(Act.PLAYERS, 0), button(Act.DIRECTORS), button(Act.CALL_OFF, style=ButtonStyle.danger)]
    if phase is not Phase.RUNNING:
        first.append(button(Act.BEGIN, style=ButtonStyle.success))
        second.insert(0, button(Act.CHANGE))
    if phase is Phase.SIGN_UP and tournament.options.check_in:
        first.append(button(Act.OPEN_CHECK_IN))
    if tournament.options.computers and phase is not Phase.RUNNING:
        first.append(button(Act.FILL, disabled=not missing_computers(tournament)))
    if tournament.paused:
        first.append(button(Act.RESUME, style=ButtonStyle.success))
    elif phase is Phase.RUNNING:  # before, there is nothing to pause
        first.append(button(Act.PAUSE))
    if tournament.pairings:
        second.insert(0, button(Act.RESULTS, 0))
    return [[*first, button(Act.SHOW)], second]


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

    :raises Refusal: ``bad_places``: what was typed is no list of numbers.
    """
    places, reason = read_exactly(components, PLACES, REASON)
    value = places.get("value")
    typed = (value if isinstance(value, str) else read_choice(places)).strip()[:_MOST_TYPED]
    if not _NUMBERS.fullmatch(typed):
        raise Refusal("bad_places")
    return tuple(int(each) for each in re.split(r"[\s,;]+", typed)), str(reason.get("value") or "")[:MOST_REASON]


def reason_form(words: Words, tournament: Tournament, entrant: Entrant, act: Route) -> ui.Modal:
    """Return the form that asks why an entrant is taken out or disqualified, as the act says."""
    key = "tournament-disqualify" if act is Act.DISQUALIFY else "tournament-take-out"
    title = of_kind(words, tournament, f"{key}-title")
    about = words(f"{key}-about", player=namer(words, tournament)(entrant))
    return form(words, title, act(tournament.id, entrant), _reason_field(words), about=about)


def replace_form(words: Words, tournament: Tournament, entrant: Entrant) -> ui.Modal:
    """Return the form that asks who goes on in an entrant's place."""
    title, custom_id = words("tournament-replace-title"), Act.REPLACE(tournament.id, entrant)
    about = words("tournament-replace-about", player=namer(words, tournament)(entrant))
    return form(words, title, custom_id, people_field(PEOPLE, words("tournament-replace-who")), about=about)


def directors_form(words: Words, tournament: Tournament) -> ui.Modal:
    """Return the form for further directors, with the present ones filled in."""
    title = of_kind(words, tournament, "tournament-directors-title")
    about = of_kind(words, tournament, "tournament-directors-about")
    now = sorted(tournament.directors)
    most = min(max(MOST_DIRECTORS, len(now)), MOST_CHOSEN)
    people = people_field(PEOPLE, words("tournament-directors-who"), now, least=0, most=most)
    return form(words, title, Act.DIRECTORS(tournament.id), people, about=about)


def read_chosen(components: object, most: int) -> tuple[int, ...]:
    """Return the people who were chosen in the form.

    :param most: how many may be chosen.
    """
    (field,) = read_exactly(components, PEOPLE)
    return tuple(read_ids(field, most))


def _reason_field(words: Words) -> ui.Label[ui.Modal]:
    hint = words("tournament-adjust-reason-hint")
    return text_field(REASON, words("tournament-adjust-reason"), None, MOST_REASON, hint)
