"""A person's session in the panel: numbered frames out, presses in."""

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import discord
from aiohttp import web

from bot.features.panel.frames import JSON
from bot.features.panel.in_process_responses import Private, Responses
from bot.interactions.components.layout import Component, Kind, Layout
from bot.interactions.routes.route import RouteMatch
from bot.tables.views.board import Boards, Way

Lies: TypeAlias = tuple[Boards, RouteMatch]

REPEATED: Final = 32
"""How many of the last frames are kept for a connection that was lost. Of tables and messages, which may have large
pictures, only the present ones count."""

LONGEST_SAID: Final = 300
"""How long a sentence is at most that is said in passing, in characters."""

UNKNOWN, NO_FRAME, TOO_MANY, ELSEWHERE, SLOW, STOPPING = range(4001, 4007)
"""Why a socket is closed: the session is not known; a frame is none; there are too many; the panel was opened in
another tab; the page does not read; the bot stops, or another process serves the server."""

SHOWN: Final = (Kind.ACTION_ROW, Kind.MEDIA_GALLERY, Kind.FILE)
"""What makes a message more than a sentence in passing."""

TABLES: Final = ("table", "change")
"""The frames that are of no use once a newer table is sent."""

MOST_WAITING: Final = 2 * REPEATED
"""How many frames may wait for somebody who does not read. A table in one of them is replaced by a newer one."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who they are, as Discord says, and where they have opened the panel."""

    user: int
    name: str
    avatar: str | None
    guild: int
    channel: int
    locale: str


@dataclass(eq=False)
class Session:
    """A person in the panel. They may be connected or not: frames wait for them for a while."""

    person: Person
    replies: Responses = field(init=False)
    table: int | None = None
    """The table that they look at."""
    draft: tuple[int, int, str] | None = None
    """The table or the private message, the number of its open choice, and their unfinished one."""
    lies: Callable[[Layout], Lies | None] = lambda message: None
    """Returns what shows a private message as a board, and what leads to its game; None for what is no board."""
    fill_lists: Callable[[Component], Awaitable[None]] = field(init=False)
    """Puts what can be chosen into a form's lists of people, roles and channels."""
    mentioned: Callable[[str], dict[str, Any]] = lambda text: {}
    """Returns what is mentioned in a text, as frames have it."""
    member: discord.Member | None = None
    """Who they are in the server, as Discord has said when they last did anything."""
    boards: dict[int, Lies] = field(default_factory=dict)
    """The private messages that are shown as boards, the newest last."""
    showing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while their board is made and shown."""
    acts: int = 0
    """How often they have done anything."""
    ways: Sequence[Way] | None = None
    """The ways on that their page has; None before it was told."""
    told_turn: tuple[int, int] | None = None
    """Of which table's turn they were told while another board was before them."""
    changed: Callable[[], None] = lambda: None
    """Called when another board, or none, is to be shown."""
    language: str = ""
    """In which language their page is; empty before it was told."""
    used_at: float = 0.0
    socket: web.WebSocketResponse | None = None
    ended: int | None = None
    """Why their socket is to be closed; None while they stay."""
    _number: int = 0
    _lost: int = 0
    """The number of the last frame that is not kept any more."""
    _kept: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=REPEATED))
    _shown: Any = None
    """The table as the page has it once all frames are sent; ``...`` if it has lost it."""
    _before: Any = None
    """The table as the page has it before the change that waits, if one does."""
    _waiting: deque[dict[str, Any]] = field(default_factory=deque)
    _more: asyncio.Event = field(default_factory=asyncio.Event)
    _sheets: dict[int, int] = field(default_factory=dict)
    """The private messages that were shown as such, and not as sentences in passing, and the last frame of each."""
    _said: dict[int, int] = field(default_factory=dict)
    """The private messages that were sentences in passing, and how often they had done anything then."""
    slow: bool = False
    """Whether they do not read what is sent."""

    def show_scene(
        self, scene: Mapping[str, Any] | None, since: Callable[[Mapping[str, Any]], list[JSON]] = lambda before: []
    ) -> None:
        """Show what lies on the board, if it has changed: only what has changed, if the page has it as it was.

        :param since: returns what has happened since an earlier scene of the same game.
        """
        shown, self._shown = self._shown, scene
        if isinstance(shown, dict) and scene is not None:
            if all(path == ["now"] for path, *_ in changes(shown, scene)):
                return
        elif scene is None and shown is None and self._number > 0:
            return
        waiting = {each["op"] for each in self._waiting} & {*TABLES}
        before = self._before if waiting else shown
        if waiting:  # one frame, which takes the page from what it has to what is newest
            self._waiting = deque(each for each in self._waiting if each["op"] not in TABLES)
        same = isinstance(before, dict) and scene is not None and shown is not ... and before["key"] == scene["key"]
        if same:
            self._before = before
            events = since(before)
            self.send("change", set=[*changes(before, scene)], **({"events": events} if events else {}))
            return
        self._before = None
        self.send("table", table=scene)

    @property
    def key(self) -> str:
        """Which game lies before them; empty for none, or where it is not known."""
        return "" if self._shown in (None, ...) else str(self._shown["key"])

    @property
    def at_home(self) -> bool:
        """Whether no game is before them."""
        return self._shown is None

    def show_again(self) -> None:
        """Have the whole table sent with the next change, or without one: the page has lost it."""
        self._shown = ...

    def close(self, message: int) -> None:
        """Note that they have closed a private message."""
        self._sheets.pop(message, None)
        if self.boards.pop(message, None) is not None:
            self.changed()
        self.replies.close(message)

    def send(self, op: str, **said: Any) -> int:
        """Send a frame, now or as soon as they are connected; return its number."""
        self._number += 1
        frame = {"op": op, "n": self._number, **said}
        if op in ("said", "message"):
            frame |= self.mentioned(str(said))
        if op not in (*TABLES, "message", "emote"):
            self._lost = self._kept[0]["n"] if len(self._kept) == REPEATED else self._lost
            self._kept.append(frame)
        if self.socket is None:
            return self._number
        if len(self._waiting) >= MOST_WAITING:
            self.slow = True
        self._waiting.append(frame)
        self._more.set()
        return self._number

    def resume(self, seen: int) -> bool:
        """Send what came after a frame once more; return False if that is not known any more."""
        self._waiting, self.slow = deque(), False
        if isinstance(seen, bool) or not max(1, self._lost) <= seen <= self._number:
            return False
        self.show_again()
        sheets = [
            _sheet(each, self._sheets.get(each.id, 0)) for each in self.replies.messages if each.id in self._sheets
        ]
        sheets = [each | self.mentioned(str(each)) for each in sheets]
        missed = [each for each in (*self._kept, *sheets) if each["n"] > seen]
        self._waiting.extend(sorted(missed, key=lambda each: int(each["n"])))
        self._more.set()
        return True

    async def write(self, socket: web.WebSocketResponse, seconds: float) -> int:
        """Send frames until another socket takes over, or it is to be closed; return why.

        :param seconds: how long a frame may take.
        """
        while self.socket is socket and not socket.closed and self.ended is None:
            if self.slow:
                return SLOW
            if not self._waiting:
                self._more.clear()
                await self._more.wait()
                continue
            text = json.dumps(self._waiting.popleft(), ensure_ascii=False, separators=(",", ":"))
            try:
                async with asyncio.timeout(seconds):
                    await socket.send_str(text)
            except TimeoutError:
                return SLOW
        return ELSEWHERE if self.ended is None else self.ended

    def leave(self, why: int) -> None:
        """Have their socket closed."""
        self.ended = why
        self.wake()

    def lose_socket(self) -> None:
        """Send nothing until they are connected again. What ``resume`` then repeats is kept anyway."""
        self.socket = None
        self._waiting.clear()
        self.wake()

    def wake(self) -> None:
        """Have ``write`` look again whether it is still wanted."""
        self._more.set()

    # What the bot answers: see ``Reader``.

    def show(self, message: Private) -> Private:
        """Show a private message; a sentence alone only in passing.

        What a sentence has become waits until it is asked for, if they have done something else since.
        """
        shown = Layout(message.components)
        lies, text = self.lies(shown), "\n".join(shown.texts())
        passing = lies is None and len(text) <= LONGEST_SAID and not _has_controls(shown)
        if not passing and self._said.get(message.id, self.acts) != self.acts:
            self.send("said", text=text.partition("\n")[0].lstrip("# "), message=str(message.id))
            return message
        if not passing:
            self._said.pop(message.id, None)
        earlier = self.boards.pop(message.id, None)
        if self.draft is not None and self.draft[0] == message.id and lies != earlier:
            self.draft = None
        if lies is not None:
            message = self._own(message)
            self.boards[message.id] = lies
            if self._sheets.pop(message.id, None) is not None:  # such as how far an analysis has come
                self.send("gone", message=str(message.id))
        if lies is not None or earlier is not None:
            self.changed()
        if lies is not None:
            return message
        if message.id in self._sheets or not passing:
            return self.show_sheet(message)
        if message.id not in self._said:  # of one that goes on changing, only the first sentence
            self.send("said", text=text)
        if message is not self.on_table:
            self._said.setdefault(message.id, self.acts)
        return message

    def open(self, number: int) -> None:
        """Show a private message that waits."""
        message = self.replies.message(number)
        if message is not None and self._said.pop(number, None) is not None:
            self.show(message)

    def _own(self, message: Private) -> Private:
        """Return a message; for what is answered in place of the table, a new one."""
        return self.replies.take(message.components) if message.id == self.on_table.id else message

    def show_sheet(self, message: Private) -> Private:
        """Show a private message until it is closed."""
        message = self._own(message)
        self._sheets[message.id] = self.send("message", message=_sheet(message, 0)["message"])
        return message

    def is_open(self, message: int) -> bool:
        """Tell whether a private message is shown until it is closed."""
        return message in self._sheets or message in self.boards

    def take_away(self, message: int) -> None:
        """Show a private message no more."""
        self._said.pop(message, None)
        if self.boards.pop(message, None) is not None:
            self.changed()
        if message in self._sheets:
            del self._sheets[message]
            self.send("gone", message=str(message))

    def put_sheets_away(self) -> None:
        """Forget the private messages that are no boards: their page is gone."""
        for each in self.replies.messages:
            if each.id not in self.boards:
                self.replies.close(each.id)
        self._sheets.clear()
        self._said.clear()

    def put_away(self) -> None:
        """Show no private message any more."""
        for each in self.replies.messages:
            self.replies.close(each.id)
            self.take_away(each.id)

    async def ask(self, form: Component, on: int | None) -> None:
        """Show a form."""
        await self.fill_lists(form)
        self.send("form", form=form, on=None if on in (None, self.on_table.id) else str(on))

    def wait(self, on: int | None) -> None:
        """Say that an answer takes a moment."""
        self.send("busy", on=None if on is None else str(on))

    on_table: Private = field(default_factory=lambda: Private(0))
    """Stands for the table itself, on which they press what is no private message."""


def changes(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> Iterator[list[Any]]:
    """Yield what makes a JSON value another one: a path and the value that belongs there, or a path to be removed."""
    if isinstance(old, dict) and isinstance(new, dict):
        yield from ([[*path, key]] for key in old if key not in new)
        places: Iterable[str | int] = new
    elif isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        places = range(len(new))
    elif old != new:
        yield [[*path], new]
        return
    else:
        return
    for place in places:
        if place in old if isinstance(old, dict) else place < len(old):  # type: ignore[operator]
            yield from changes(old[place], new[place], (*path, place))
        else:
            yield [[*path, place], new[place]]


def _sheet(message: Private, number: int) -> dict[str, Any]:
    return {"op": "message", "n": number, "message": {"id": str(message.id), "components": message.components}}


def _has_controls(message: Layout) -> bool:
    return any(each["type"] in SHOWN or "accessory" in each for each in message.every())
