"""What a new table begins with: its seats, house rules, size and host. ``Room.open`` and ``Room.rematch`` store it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.game import AnyGame, BadSetup
from bot.store.journal.entries import Opening, Seating
from bot.tables import expiry
from bot.tables.computers import computer
from bot.tables.moment import Moment
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.thinking import default_level


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
    seats: tuple[Seating, ...] = (Seating(user, None, moment.now),)
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
    )


def rematch_of(old: Table, user: int, moment: Moment) -> Opening:
    """Return the opening of a rematch: everybody who was there has a seat, but only who asks has agreed to play.

    :raises Refusal: ``not_finished``, ``not_seated``.
    """
    if old.live:
        raise Refusal("not_finished")
    old.seat_of(user)
    seats = tuple(
        Seating(seat.user, seat.level, moment.now, name=seat.name, agreed=seat.user in (None, user))
        for seat in old.seats
        if (seat.left_at is None or seat.user == user) and not seat.former
    )
    host = old.host if any(seat.user == old.host for seat in seats) else user
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
    )
