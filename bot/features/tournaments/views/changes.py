"""What was announced of a tournament, and the forms in which a director changes it. A client may send anything.

A form has five fields at most, so it comes in parts: a message shows each part, with a button that asks for it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules.options import BY_OTHER_COMMANDS, MOST_TITLE, Format, Options
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.views.names import accent_of, act_button, of_kind, title_of
from bot.games.game import AnyGame, OptionSpec
from bot.interactions.components.form import (
    MOST_FIELDS,
    choice_field,
    form,
    read_choice,
    read_exactly,
    read_ids,
    read_tick,
    text_field,
    tick_field,
)
from bot.interactions.components.layout import Block, Layout, WithButton, layout
from bot.interactions.components.phrases import (
    AS_USUAL,
    TURNS,
    channel_names,
    moment_text,
    plain,
    turn_name,
    usual_time,
)
from bot.interactions.routes.route import Malformed
from bot.locales.typed_times import LONGEST, read_minutes
from bot.locales.words import Words, dashed
from bot.runtime.refusal import Refusal

Alter: TypeAlias = Callable[[Options], Options]
"""Returns what is wanted, given what holds now."""

MomentOf: TypeAlias = Callable[[str], datetime]
"""Returns the moment that was typed, by the clock of the server."""

TITLE, STARTS, LIMIT, CHECK_IN, TURN, LATE, COMPUTERS = (
    "title", "starts", "limit", "check_in", "turn_seconds", "late", "computers",
)  # fmt: skip
SEATS, GOING_ON, ROUNDS, MINUTES, CHANNELS = "seats", "going_on", "rounds", "minutes", "channels"
"""The fields, by the names of ``Options``."""

OF_FORMAT: Final = {Format.KNOCK_OUT: GOING_ON, Format.SWISS: ROUNDS, Format.ARENA: MINUTES}
"""The field that only one format has."""

MOST_CHANNELS: Final = 10
"""In how many channels the tables of a tournament can be."""

PARTS: Final[Sequence[Sequence[str]]] = ((TITLE, STARTS, LIMIT, CHECK_IN, TURN), (LATE, COMPUTERS))

RULE: Final = "rule "
"""What the fields of house rules begin with, before the rule's name."""

_NUMBER = re.compile(r"[0-9]{1,6}")


def change_message(
    words: Words, tournament: Tournament, game: AnyGame | None, usual: float | None = None, notice: str = ""
) -> Layout:
    """Return what was announced, each part with a button that changes it, if the game is offered, until it begins."""
    head = [*([notice] if notice else []), f"## {words('tournament-change')}"]
    settled = game is None or tournament.phase in (Phase.RUNNING, Phase.OVER)
    if settled:
        head.append(of_kind(words, tournament, "tournament-change-settled"))
    blocks: list[Block] = ["\n".join(head)]
    for number, names in enumerate(parts(tournament.options, game)):
        said = {_title(words, game, each): _said(words, tournament, each, game, usual) for each in names}
        lines = (words("form-tick", rule=title, value=f"**{value}**") for title, value in said.items())
        text, button = "\n".join(lines), act_button(words, tournament, Act.CHANGE_PART, number)
        blocks.append(text if settled else WithButton(text, button))
    if not settled:
        blocks.append(f"-# {words('tournament-change-note')}")
    return layout(words, blocks, [[act_button(words, tournament, Act.DIRECT)]], accent_of(tournament))


def change_form(
    words: Words, tournament: Tournament, game: AnyGame, part: int, usual: float | None = None, zone: str = "UTC"
) -> ui.Modal:
    """Return the form for a part, with what holds now filled in.

    :param zone: the time zone by whose clock the beginning is typed.
    :raises Malformed: there is no such part.
    """
    fields = [_field(words, tournament, game, each, usual, zone) for each in _part(tournament.options, game, part)]
    return form(words, words("tournament-change"), Act.CHANGE_PART(tournament.id, part), *fields)


def read_change(
    words: Words, now_holds: Options, game: AnyGame, part: int, moment_of: MomentOf, components: object
) -> Alter:
    """Read a part of the form, and return what makes the new options of the present ones.

    :param moment_of: reads the beginning.
    :raises Malformed: the form is not this one.
    :raises Refusal: ``bad_number``, ``bad_time``, ``bad_span`` (with the ``value``): something typed is none.
    """
    names = _part(now_holds, game, part)
    fields = zip(names, read_exactly(components, *names), strict=True)
    changes: dict[str, Any] = {}
    house: dict[str, str] = {}
    for name, field in fields:
        if name.startswith(RULE):
            house[name.removeprefix(RULE)] = read_choice(field)
        else:
            changes |= _changes(words, name, field, moment_of)

    def alter(options: Options) -> Options:
        # A time that is none to choose from stays, as the form shows it as the usual one.
        stays = changes.get(TURN, 0) is None and turn_name(options.turn_seconds) is None
        turn = {TURN: options.turn_seconds} if stays else {}
        return replace(options, **{**changes, **turn, "house": {**options.house, **house}})

    return alter


def changed_label(words: Words, name: str) -> str | None:
    """Return what a changed option is called; None if people need not hear of it."""
    key = f"tournament-change-{dashed(name)}"
    return words(key) if words.has(key) else None


def parts(options: Options, game: AnyGame | None) -> list[Sequence[str]]:
    """Return the fields of each part: the house rules in as many parts as they need, then the tables."""
    rules = [] if game is None else [RULE + spec.name for spec in game.option_specs]
    own = [] if options.format not in OF_FORMAT else [OF_FORMAT[options.format]]
    tables = [] if game is None or options.format in BY_OTHER_COMMANDS else [[SEATS, *own, CHANNELS]]
    return [*PARTS, *(rules[first : first + MOST_FIELDS] for first in range(0, len(rules), MOST_FIELDS)), *tables]


def _part(options: Options, game: AnyGame, number: int) -> Sequence[str]:
    every = parts(options, game)
    if number >= len(every):
        raise Malformed(str(number))
    return every[number]


def _rule(game: AnyGame, name: str) -> OptionSpec:
    return next(spec for spec in game.option_specs if RULE + spec.name == name)


def _rule_key(game: AnyGame, name: str) -> str:
    """Return what the keys of a house rule's words begin with."""
    return f"{game.name}-option-{dashed(name.removeprefix(RULE))}"


def _title(words: Words, game: AnyGame | None, name: str) -> str:
    if game is not None and name.startswith(RULE):
        return words(f"{_rule_key(game, name)}-title")
    return words(f"tournament-change-{dashed(name)}")


def _said(words: Words, tournament: Tournament, name: str, game: AnyGame | None, usual: float | None) -> str:
    options = tournament.options
    if game is not None and name.startswith(RULE):
        spec = _rule(game, name)
        key = f"{_rule_key(game, name)}-{options.house.get(spec.name, spec.values[0])}"
        return words(key) if words.has(key) else options.house[spec.name]
    match name:
        case "title":
            return title_of(words, tournament)
        case "starts":
            return words("tournament-change-by-hand") if options.starts is None else moment_text(options.starts, "F")
        case "limit":
            return _number_or(words, options.limit, "tournament-change-unlimited")
        case "rounds":
            return _number_or(words, options.rounds, "tournament-change-enough")
        case "seats" | "going_on":
            return words("number", number=getattr(options, name))
        case "check_in" if not options.check_in:
            return words("tournament-change-no-check-in")
        case "check_in" | "minutes":
            return words("tournament-change-count-minutes", count=getattr(options, name))
        case "channels":
            return channel_names(words, options.channels or (tournament.channel,))
        case "turn_seconds":
            turn = turn_name(options.turn_seconds)
            return usual_time(words, usual) if turn is None else words(f"turn-time-{turn}")
        case _:
            return words("tournament-change-yes" if getattr(options, name) else "tournament-change-no")


def _number_or(words: Words, number: int | None, key: str) -> str:
    return words(key) if number is None else words("number", number=number)


def _field(
    words: Words, tournament: Tournament, game: AnyGame, name: str, usual: float | None, zone: str
) -> ui.Label[ui.Modal]:
    """Return a field of the form. Empty texts are allowed: they mean that there is none."""
    options, title = tournament.options, _title(words, game, name)
    if name.startswith(RULE):
        spec, key = _rule(game, name), _rule_key(game, name)
        values = [(value, words(f"{key}-{value}")) for value in spec.values]
        return choice_field(name, title, values, options.house.get(spec.name, spec.values[0]), words(f"{key}-hint"))
    hint_key = f"tournament-change-{dashed(name)}-hint"
    hint = words(hint_key) if words.has(hint_key) else None
    if name in (LATE, COMPUTERS):
        return tick_field(name, title, hint, ticked=bool(getattr(options, name)))
    if name == TURN:
        values = [(AS_USUAL, usual_time(words, usual)), *((each, words(f"turn-time-{each}")) for each in TURNS)]
        return choice_field(name, title, values, turn_name(options.turn_seconds) or AS_USUAL, hint)
    if name in (SEATS, GOING_ON):
        numbers = range(2, max(game.seats) + 1) if name == SEATS else range(1, max(game.seats))
        return choice_field(name, title, [(str(each),) * 2 for each in numbers], str(getattr(options, name)), hint)
    if name == CHANNELS:
        kind = discord.SelectDefaultValueType.channel
        given = [discord.SelectDefaultValue(id=each, type=kind) for each in options.channels]
        places: ui.ChannelSelect[ui.Modal] = ui.ChannelSelect(
            custom_id=name, min_values=0, max_values=MOST_CHANNELS, default_values=given, required=False
        )
        return ui.Label(text=title, description=hint, component=places)
    now = "" if name == STARTS else str(getattr(options, name) or "")
    most = MOST_TITLE if name == TITLE else LONGEST
    empty = words("tournament-change-starts-zone", zone=zone) if name == STARTS else None
    return text_field(name, title, now, most, hint, required=False, empty=empty)


def _changes(words: Words, name: str, field: Mapping[str, Any], moment_of: MomentOf) -> dict[str, Any]:
    """Return what a field changes, by the names of ``Options``; raise as ``read_change`` does."""
    if name in (LATE, COMPUTERS):
        ticked = read_tick(field)
        if ticked is None:
            raise Malformed(str(field))
        return {name: ticked}
    if name == TURN:
        value = read_choice(field)
        if value != AS_USUAL and value not in TURNS:
            raise Malformed(value)
        return {name: TURNS.get(value)}
    if name in (SEATS, GOING_ON):
        return {name: _number(read_choice(field))}
    if name == CHANNELS:
        return {name: tuple(read_ids(field, MOST_CHANNELS))}
    typed = field.get("value")
    text = typed.strip() if isinstance(typed, str) else ""
    if name == TITLE:
        return {name: text}
    if name in (LIMIT, ROUNDS):
        return {name: (_number(text) if text else 0) or None}
    if name == CHECK_IN:
        return {name: read_minutes(words, text) if text else 0}
    if not text:
        return {}
    if name == MINUTES:
        return {name: read_minutes(words, text)}
    return {STARTS: None if text == "0" else moment_of(text)}


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise Refusal("bad_number", value=plain(text[:MOST_TITLE]))
    return int(text)
