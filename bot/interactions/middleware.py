"""What every interaction passes: who answers it, whether in time, in which language, and what becomes of errors.

An interaction's id tells when Discord made it, by Discord's clock. How far our clock is from that follows from the
interactions that were under way for the shortest time: they took next to none.

Clocks are set, and a machine of Discord's may be fast. So what seems to come too late is tried now and then: Discord
knows better, and says so when the interaction is acknowledged.
"""

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any, Final, Protocol

import discord

from bot.games.errors import at_fault
from bot.interactions import answers
from bot.interactions.answers import AnyInteraction
from bot.interactions.components.layout import Component, layout
from bot.interactions.components.notice import install_row
from bot.interactions.context import Context
from bot.interactions.permissions import offered_link
from bot.interactions.refusals import sentence
from bot.interactions.refused_requests import FAILURES, REQUEST_FAILURES, is_passing
from bot.locales.words import Words
from bot.runtime.background import Background
from bot.runtime.engine import WRITTEN
from bot.runtime.recent import Recent
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs, NotSaved

log = logging.getLogger(__name__)


_GAME: Final = "game"


def about(interaction: AnyInteraction, game: str) -> None:
    """Note which game an interaction is about. It may have its own words for an error."""
    interaction.extras[_GAME] = game


async def fail(reason: Exception) -> None:
    """Raise the given error."""
    raise reason


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """Return the server of an interaction; None in direct messages, and in servers that the bot is not in."""
    # A person who has installed the bot for themselves can use it in servers that it is not in.
    for_themselves = interaction.is_user_integration() and not interaction.is_guild_integration()
    return None if for_themselves else interaction.guild_id


TOO_LATE_SECONDS = 3.0
"""How old an interaction can be, in seconds, for Discord to take its first answer."""

REMEMBERED_SECONDS: Final = 600.0
"""For how long the quickest interactions are remembered at least, in seconds; at most twice as long. Clocks drift."""

TRY_SECONDS: Final = 1.0
"""How often something that seems to come too late is tried, in seconds, until Discord takes it."""

ENOUGH: Final = 5
"""After how many interactions in a row that seemed to come too late, and did not, the clocks are compared anew."""

_QUICKEST: Final = 3
"""How many of the quickest interactions are remembered. The second of them counts: the first may be from a fast clock.
While there are fewer, the first counts."""


class LatenessGate:
    """Turns away what comes too late, before any work is done for it. Its sender is told so by Discord's client."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """:param clock: returns the time in seconds since any moment. It is never set."""
        self._clock = clock
        self._since = -math.inf
        self._quickest: list[tuple[float, int]] = []
        self._quickest_before: list[tuple[float, int]] = []
        """The smallest differences between the clocks when interactions arrived, with the interactions' ids, in this
        period and in the one before."""
        self._tried, self._tried_at = 0, -math.inf
        """The last interaction that was tried, and when."""
        self._doubtful = False
        """Whether Discord took the last interaction that seemed to come too late."""
        self._in_a_row = 0
        """How many of them it has taken since one last seemed to come in time."""
        self.turned_away = 0
        """How many interactions came too late."""

    def age(self, interaction: int) -> float:
        """Return how many seconds ago Discord made an interaction.

        :param interaction: its id.
        """
        now = self._clock()
        if now - self._since > REMEMBERED_SECONDS:
            stale = now - self._since > 2 * REMEMBERED_SECONDS
            self._quickest_before = [] if stale else self._quickest
            self._quickest, self._since = [], now
        between = now - (interaction >> 22) / 1000
        both = self._quickest + self._quickest_before
        if all(number != interaction for _, number in both):
            self._quickest = sorted([*self._quickest, (between, interaction)])[:_QUICKEST]
            both = self._quickest + self._quickest_before
        both.sort()
        normal, _ = both[0 if len(both) < _QUICKEST else 1]
        return max(0.0, between - normal)

    def admits(self, interaction: int, *, tries: bool = True) -> bool:
        """Tell whether an interaction can still be answered, or is to be tried; if neither, count it.

        Nothing may be done for an interaction of ``TOO_LATE_SECONDS`` or more before Discord takes an acknowledgement.

        :param tries: whether it can be acknowledged.
        """
        age = self.age(interaction)
        if age < TOO_LATE_SECONDS:
            self._in_a_row = 0
            return True
        if self._doubtful or interaction == self._tried:
            return True
        if tries and self._clock() - self._tried_at >= TRY_SECONDS:
            self._tried, self._tried_at = interaction, self._clock()
            return True
        self.turn_away(age)
        return False

    def taken(self) -> None:
        """Note that Discord has taken the acknowledgement of an interaction that seemed to come too late."""
        self._doubtful = True
        self._in_a_row += 1
        if self._in_a_row >= ENOUGH:
            log.warning("Discord's clock or ours was set; comparing them anew")
            self._quickest, self._quickest_before = [], []
            self._doubtful, self._in_a_row = False, 0

    def turn_away(self, age: float) -> None:
        """Count an interaction that cannot be answered any more."""
        self._doubtful, self._in_a_row = False, 0
        self.turned_away += 1
        log.info("an interaction came %.1f s late; nothing is done for it", age)


DRAIN_SECONDS = 4.0
"""How long stopping waits, in seconds. A host's supervisor kills the process after about ten."""


LAST_SECONDS = 0.5
"""How long an answer that is still under way at the very end may take, in seconds, before it is cancelled."""


class InFlight:
    """Counts the interactions that are being answered, and measures how long each takes."""

    def __init__(self) -> None:
        self._under_way: Counter[int] = Counter()
        """How many there are, by server; 0 stands for direct messages."""
        self._tasks = Background()
        self.took: Callable[[float], object] = lambda seconds: None
        """Called with how long each took, in seconds."""
        self._one_less = asyncio.Event()

    @contextmanager
    def in_progress(self, guild: int) -> Iterator[None]:
        """Count an interaction of a server while it is being answered."""
        self._under_way[guild] += 1
        began = time.perf_counter()
        try:
            with self._tasks.here():
                yield
        finally:
            self.took(time.perf_counter() - began)
            self._under_way[guild] -= 1
            if not self._under_way[guild]:
                del self._under_way[guild]
            self._one_less.set()

    async def finish(self, of: Callable[[int], bool] = lambda guild: True) -> None:
        """Wait until no interaction of these servers is being answered, but at most ``DRAIN_SECONDS``.

        :param of: returns whether to wait for a server's interactions.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                while any(map(of, self._under_way)):
                    self._one_less.clear()
                    await self._one_less.wait()

    async def cancel(self) -> None:
        """Cancel the answers that are still under way soon, and wait until they have let go of what they use."""
        await self._tasks.finish(LAST_SECONDS)


class News(Protocol):
    """Tells people what concerns them, whatever they ask for next."""

    @property
    def untold(self) -> Recent[tuple[int, int], Any]:
        """By server and person, who has not heard of something."""

    async def tell(self, guild: int, interaction: AnyInteraction) -> None:
        """Tell the sender of an interaction, in a message of its own after its answer."""

    def told(self, guild: int, user: int, table: int) -> None:
        """Note that a person has heard in some other way what concerns them at a table."""


class Middleware:
    """What every interaction passes before its handler and after it, and what counts and measures that."""

    def __init__(self, around: Context, door: LatenessGate) -> None:
        self._around = around
        self.door = door
        self.in_flight = InFlight()
        self.admits: Callable[[], bool] = lambda: True
        """Tells whether this process answers the interaction that the current task handles; see ``Shards.admits``."""
        self.heard: list[Callable[[int, AnyInteraction], object]] = []
        """What learns who is who from an interaction in a server, before it is acted on."""
        self.pressing: Callable[[AnyInteraction], AbstractContextManager[object]] = lambda interaction: nullcontext()
        """Notes an interaction in a server once it is answered."""
        self.news: News | None = None
        self.ways_on: dict[str, Callable[[Words, Refusal, str | None], list[Component]]] = {}
        """By a refusal's code, the buttons below its sentence; the game's name is None for none."""

    async def handle(
        self, interaction: AnyInteraction, work: Callable[[], Awaitable[None]], game: str | None = None
    ) -> None:
        """Handle an interaction: any error becomes a sentence that only its sender sees.

        The exceptions are an interaction from a server that another process serves now, which receives it too and
        answers it, and one that comes too late to be answered: nothing is done for it, so nothing is done that nobody
        is told of.

        :param work: handles it. It is not called if this process may not serve the interaction's server.
        :param game: the name of the game that it is about, if known from the start.
        """
        guild = server_of(interaction)
        if game is not None:
            about(interaction, game)
        uncertain: NotSaved | None = None
        written = list[object]()
        WRITTEN.set(written)
        try:
            if not self.admits():
                log.debug("leaving an interaction to the process that serves server %s", guild)
                return
        except NotSaved as error:
            uncertain = error
        age = 0.0
        if answers.IN_PANEL not in interaction.extras:  # whose ids are of our own clock, and have not travelled
            if not self.door.admits(interaction.id):
                return
            age = self.door.age(interaction.id)
        self._around.languages.hear(interaction, inside=guild is not None)
        noting = nullcontext() if guild is None else self.pressing(interaction)
        with self.in_flight.in_progress(guild or 0), answers.in_time(interaction, age), noting:
            if age >= answers.ACKNOWLEDGE_AFTER_SECONDS and not await self._acknowledged(interaction, age):
                return
            try:
                if uncertain is not None:
                    raise uncertain
                if guild is not None:
                    self._around.ownership.fence(guild)
                    for hear in self.heard:
                        hear(guild, interaction)
                await work()
                if self.news is not None and guild is not None and (guild, interaction.user.id) in self.news.untold:
                    await self.news.tell(guild, interaction)
            except NotOurs:
                log.info("leaving an interaction to the process that now serves server %s", guild)
            except asyncio.CancelledError:
                raise
            except BaseException as error:  # never answer with silence, whatever a game's code raises
                if not at_fault(error):
                    raise
                await self._explain(interaction, error, done=bool(written))
                if guild is not None and isinstance(error, Refusal) and error.code == "kicked" and self.news:
                    self.news.told(guild, interaction.user.id, int(error.details["table"]))

    async def _acknowledged(self, interaction: AnyInteraction, age: float) -> bool:
        """Acknowledge an interaction first; return whether anything may be done for it."""
        too_late = age >= TOO_LATE_SECONDS
        if not await answers.acknowledge_first(interaction) or (too_late and not interaction.response.is_done()):
            self.door.turn_away(age)
            return False
        if too_late:
            self.door.taken()
        return True

    async def _explain(self, interaction: AnyInteraction, error: BaseException, *, done: bool) -> None:
        """Answer with a sentence about an error, if Discord takes that answer.

        :param done: whether something was written down before it.
        """
        words = self._around.languages.of(interaction)
        if isinstance(error, FAILURES):
            text = words("notice-maybe-done")  # what was asked for is often saved before it is shown
            unknown = None if is_passing(error) else error
            log.warning("Discord did not take a request: %s", _reason(error), exc_info=unknown)
        else:
            text = sentence(words, error, interaction.extras.get(_GAME), done=done)
        rows: list[list[Component]] = []
        if isinstance(error, Refusal) and error.code in self.ways_on:
            rows.append(self.ways_on[error.code](words, error, interaction.extras.get(_GAME)))
        if isinstance(error, Refusal) and error.code == "guild_only":
            rows += install_row(words, offered_link(interaction.client))
        view = layout(words, [text], rows)
        if answers.given_up(interaction):
            log.warning("an interaction has got no answer: Discord refuses its token")
            return
        try:
            await answers.send(interaction, view, ephemeral=True)
        except REQUEST_FAILURES as failure:
            log.warning("an interaction has got no answer: %s", _reason(failure))
        except Exception as failure:
            log.error("an interaction has got no answer", exc_info=failure)


def _reason(error: BaseException) -> str:
    """Return what went wrong in a request, without the page that a proxy may have sent."""
    return f"status {error.status}, code {error.code}" if isinstance(error, discord.HTTPException) else repr(error)
