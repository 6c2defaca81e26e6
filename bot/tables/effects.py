"""What follows what happens at a table: which effects run after which kinds of entries and happenings, and why.

Features add their own, such as that of tournaments when a table is over.
"""

from typing import Final

from bot.runtime.engine import Happening, Kind
from bot.store.journal.entries import (
    Arranged,
    Cheered,
    DeadlineSet,
    Ended,
    Guessed,
    Moved,
    MoveUndone,
    Paused,
    Placed,
    Posted,
    Queued,
    SeatControl,
    Seated,
    Started,
)
from bot.tables.live.room import Room
from bot.tables.live.turns import Turns
from bot.tables.messages.display import Display, WaitingTables
from bot.tables.messages.hands import HandDelivery, Hands
from bot.tables.messages.kicks import Kicks
from bot.tables.messages.open_menus import OpenMenus
from bot.tables.messages.reminders import Reminders
from bot.tables.messages.renderer import Renderer
from bot.tables.messages.threads import Threads

OPENED, TOUCHED, READ_AGAIN = Happening.OPENED, Happening.TOUCHED, Happening.READ_AGAIN
WOKEN, TAKEN_BACK, RESTED, OVER = Happening.WOKEN, Happening.TAKEN_BACK, Happening.RESTED, Happening.OVER

IN_LOBBY: Final = (Seated, Arranged, Started)
IN_GAME: Final = (Moved, MoveUndone, SeatControl, DeadlineSet, Paused, Placed)
WATCHED: Final = (Cheered, Guessed, Queued)
IN_MEMORY: Final = (OPENED, READ_AGAIN, WOKEN)
"""After these, what was known of a table may be wrong in any way."""

SHOWN: Final[tuple[Kind, ...]] = (*IN_LOBBY, *IN_GAME, *WATCHED, Posted, Ended, *IN_MEMORY, TOUCHED)
"""After these, a table looks different to somebody."""


def declare_timers(room: Room, turns: Turns) -> None:
    """Declare what plays for computers, and for people whose time is up. Neither messages nor watchers change that."""
    room.effects.on([*IN_LOBBY, *IN_GAME, *IN_MEMORY, TOUCHED, TAKEN_BACK], turns.changed)
    room.effects.on_forgotten(turns.forgotten)
    room.idle.append(turns.idle_until)
    room.told_failed = turns.failed


def declare_effects(
    room: Room,
    renderer: Renderer,
    turns: Turns,
    display: Display,
    hands: Hands,
    open_menus: OpenMenus,
    reminders: Reminders,
    threads: Threads,
    kicks: Kicks,
    waiting: WaitingTables,
    hand_delivery: HandDelivery,
) -> None:
    """Declare what follows what happens at the tables of a room. What is declared first runs first."""
    on, forgotten = room.effects.on, room.effects.on_forgotten

    # Lists and pictures cannot mention people: their table has their names.
    on([Seated, *IN_MEMORY, TAKEN_BACK], renderer.name_people)

    declare_timers(room, turns)

    # Everybody sees the table in its channel.
    on(SHOWN, display.touch)
    on([RESTED], display.rested)

    # Each sees their hand, which shows nothing of those who watch.
    on([*IN_LOBBY, *IN_GAME, Ended, *IN_MEMORY, TOUCHED], hands.wake)
    on([RESTED], hands.rested)

    # A page behind the button with three dots offers what can be done before a game, in it, or after it.
    on([Started, OVER, READ_AGAIN, WOKEN], open_menus.drop_outdated)

    # People are told when it is their turn, and that their time grows short. What is outdated of that is deleted.
    on([Started, *IN_GAME, READ_AGAIN, WOKEN, TOUCHED], reminders.changed)
    on([OVER, READ_AGAIN], reminders.over)
    on([RESTED], reminders.rested)
    on([TAKEN_BACK], reminders.taken_back)
    forgotten(reminders.forgotten)

    # A table's own thread has its players, and is archived after it.
    on([WOKEN, TAKEN_BACK], threads.woken)
    on([*IN_LOBBY, OPENED, Placed, READ_AGAIN], threads.changed)
    on([OVER, Posted, READ_AGAIN], threads.over)
    forgotten(threads.forgotten)

    # Whoever is kicked hears of it.
    on([Seated, SeatControl], kicks.seated)
    on([WOKEN], kicks.woken)

    # When a game begins, people are given their hands, and again when its table moves below the chat.
    on([Started], hand_delivery.started)
    on([Posted], hand_delivery.moved)
    forgotten(hand_delivery.forgotten)

    # What does not follow an entry.
    room.idle += [each.idle_until for each in (display, hands, reminders)]
    room.told_waiting = waiting.tell
