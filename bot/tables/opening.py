"""What a new table begins with: its seats, house rules, size and host. ``Room.open`` and ``Room.rematch`` store it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.game import AnyGame, BadSetup
from bot.store.journal.entries import Opening, Seating
from bot.tables import expiry
from bot.tables.computers import computer
from bot.tables.moment import Moment
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.thinking import default_level

NOBODY: Final = 0
"""The host of a table that has none."""


def new_table(
    game: AnyGame,
    guild: int,
    channel: int,
    user: int,
    moment: Moment,
    *,
    capacity: int | None,
    computers: int,
    level: str | None,
    options: Mapping[str, str],
    turn_seconds: int | None,
    parent: int | None,
    own_thread: bool = False,
    invited: Sequence[int] = (),
) -> Opening:
    """Return the opening of a table with a person as its host, and computer players; see ``Room.open``.

    :raises Refusal: ``table_full``, ``too_few_seats``, ``too_many_seats``, or the rules' reason against the options.
    """
    try:
        read = game.read_options(options)
    except BadSetup as error:
        raise Refusal(error.code, **error.details) from error
    possible = game.seats_for(read)
    if capacity is None:
        capacity = possible.stop - 1
    if capacity >= possible.stop:
        raise Refusal("too_many_seats", most=str(possible.stop - 1))
    if capacity < possible.start:
        raise Refusal("too_few_seats", least=str(possible.start))
    if computers >= capacity:
        raise Refusal("table_full", seats=str(capacity))
    if 1 + len(invited) + computers > capacity:
        raise Refusal("too_many_seats", most=str(capacity))
    seats: tuple[Seating, ...] = (
        Seating(user, None, moment.now),
        *(Seating(guest, None, moment.now, agreed=False) for guest in invited),
    )
    for _ in range(computers):
        seats = (*seats, computer(level or default_level(game), seats, moment.now))
    written = game.write_options(read)
    return Opening(
        game.name,
        guild,
        channel,
        user,
        capacity,
        written,
        seats,
        moment.now,
        turn_seconds,
        expiry.expiry(moment),
        parent,
        own_thread,
    )


def paired_table(
    game: AnyGame,
    guild: int,
    channel: int,
    players: Sequence[tuple[int, int | None]],
    moment: Moment,
    *,
    options: Mapping[str, str],
    tournament: int,
    pairing: int,
    turn_seconds: int | None = None,
    parent: int | None = None,
    own_thread: bool = False,
) -> Opening:
    """Return the opening of a tournament's table. Everybody at it has agreed by signing up, and nobody is its host.

    :param players: each player's place in the draw of the pairing, from 0, and who it is; None for a computer player.
        ``places_in_draw`` tells the places again.
    """
    first, seats = moment.now.replace(microsecond=0), tuple[Seating, ...]()
    for place, user in players:
        joined = first.replace(microsecond=place)
        seat = computer(default_level(game), seats, joined) if user is None else Seating(user, None, joined)
        seats = (*seats, seat)
    written = game.write_options(game.read_options(options))
    return Opening(
        game.name,
        guild,
        channel,
        NOBODY,
        len(seats),
        written,
        seats,
        moment.now,
        turn_seconds,
        None,
        parent,
        own_thread,
        tournament=tournament,
        pairing=pairing,
    )


def places_in_draw(seats: Sequence[Seating]) -> list[int]:
    """Return each seat's place in the draw of its pairing, from 0.

    The seats are shuffled when the cards are dealt, and a person may be replaced or forgotten. When a seat was taken
    stays, and the table of a pairing gives its players one microsecond each.
    """
    return [seat.joined_at.microsecond for seat in seats]


def rematch_of(old: Table, user: int, moment: Moment) -> Opening:
    """Return the opening of a rematch: everybody who was there has a seat, but only who asks has agreed to play.

    The host stays the host, whoever asks; a host who has left is followed by who asks. Who was kicked cannot ask, and
    cannot take a seat.

    :raises Refusal: ``not_finished``, ``not_seated``, ``kicked``; ``tournament_table``: its draw says who plays next.
    """
    if old.live:
        raise Refusal("not_finished")
    if old.tournament is not None:
        raise Refusal("tournament_table")
    old.require_welcome(user)
    old.seat_of(user)
    seats = tuple(
        Seating(seat.user, seat.level, moment.now, name=seat.name, agreed=seat.user in (None, user))
        for seat in old.seats
        if (seat.left_at is None or seat.user == user) and not seat.former
    )
    host = old.host if old.host in {seat.user for seat in seats} else user
    return Opening(
        old.game.name,
        old.guild,
        old.channel,
        host,
        old.capacity,
        old.options,
        seats,
        moment.now,
        old.turn_seconds,
        expiry.expiry(moment),
        old.parent,
        old.own_thread,
        rematch_of=old.id,
        last_host=old.host or None,
        kicked=old.kicked,
    )


def opened(number: int, opening: Opening, game: AnyGame) -> Table:
    """Return the table whose opening was stored under a number."""
    return Table(
        number,
        game,
        opening.guild,
        opening.channel,
        opening.host,
        opening.capacity,
        opening.options,
        opening.seats,
        deadline=opening.deadline,
        turn_seconds=opening.turn_seconds,
        parent=opening.parent,
        own_thread=opening.own_thread,
        rematch_of=opening.rematch_of,
        last_host=opening.last_host,
        kicked=opening.kicked,
        kicked_before=opening.kicked,
        tournament=opening.tournament,
        pairing=opening.pairing,
    )
