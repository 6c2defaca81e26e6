"""Faults as Discord has them, on command or at random from a seed."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from enum import StrEnum
from random import Random


class Fault(StrEnum):
    """The faults that can strike."""

    # REST: only the bot's requests.
    ERROR_500 = "error_500"
    ERROR_502 = "error_502"
    ERROR_503 = "error_503"
    ERROR_AFTER = "error_after"
    """503, but the request took effect."""
    RATE_LIMIT = "rate_limit"
    """429 without a warning by headers, as for shared and hidden limits; never for a callback."""
    CLOUDFLARE = "cloudflare"
    """429 with Cloudflare's page instead of JSON. It never strikes at random."""
    SLOW = "slow"
    """The answer comes late."""
    RESET_BEFORE = "reset_before"
    """The connection breaks, and nothing was done."""
    RESET_AFTER = "reset_after"
    """The connection breaks, but the request took effect."""
    # The gateway: when an interaction is dispatched.
    DROP = "drop"
    """The connection ends without a close frame."""
    RECONNECT = "reconnect"
    """Op 7: the bot should reconnect and resume."""
    INVALID_RESUMABLE = "invalid_resumable"
    """Op 9 with true: the bot should resume."""
    INVALID = "invalid"
    """Op 9 with false: the bot must identify anew, and undelivered events are lost."""
    LOST_ACK = "lost_ack"
    """A heartbeat is not acknowledged."""
    DUPLICATE = "duplicate"
    """An interaction is dispatched twice."""
    DELAY = "delay"
    """An interaction is dispatched late."""
    REORDER = "reorder"
    """An interaction is dispatched after the next one."""


REST = (
    Fault.ERROR_500, Fault.ERROR_502, Fault.ERROR_503, Fault.ERROR_AFTER, Fault.RATE_LIMIT, Fault.SLOW,
    Fault.RESET_BEFORE, Fault.RESET_AFTER,
)  # fmt: skip
ON_COMMAND = (*REST, Fault.CLOUDFLARE)
"""What can strike a request. Only the faults of ``REST`` do so by ``--faults``."""

GATEWAY = (
    Fault.DROP, Fault.RECONNECT, Fault.INVALID_RESUMABLE, Fault.INVALID, Fault.DUPLICATE, Fault.DELAY, Fault.REORDER,
)  # fmt: skip


class Faults:
    """Decides which faults strike, and when."""

    def __init__(self, rates: Mapping[Fault, float] | None = None, seed: int = 0) -> None:
        """Let faults strike at random.

        :param rates: how often each fault strikes, from 0 (never) to 1 (always).
        :param seed: the seed of the dice. The same seed and the same requests in the same order give the same faults.
        """
        self.rates = dict(rates or {})
        self.slow_seconds = 0.3
        """The delay of a slow answer or a late interaction, in seconds."""
        self.done: Counter[Fault] = Counter()
        """How often each fault has struck."""
        self._dice = Random(seed)  # noqa: S311 - nobody needs to be kept from guessing faults
        self._next: deque[tuple[Fault, str]] = deque()

    def sow(self, seed: int) -> None:
        """Take other dice: those of this seed."""
        self._dice = Random(seed)  # noqa: S311 - as above

    def strike(self, *faults: Fault, on: str = "") -> None:
        """Let these faults strike in this order, each at the next occasion for it.

        :param on: how the path of a struck request ends, such as ``"/callback"``; by default, any request is struck.
        :raises ValueError: there is no such fault.
        """
        self._next.extend([(Fault(fault), on) for fault in faults])

    def stop(self) -> None:
        """Let the faults that wait for their occasions strike no more."""
        self._next.clear()

    def choose(self, among: tuple[Fault, ...], path: str = "") -> Fault | None:
        """Return the fault that strikes now; None if none does.

        :param among: the faults that are possible on this occasion.
        :param path: the request's path, if the occasion is a request.
        """
        if self._next:
            chosen, on = self._next[0]
            if chosen in among and path.endswith(on):
                self._next.popleft()
                self.done[chosen] += 1
                return chosen
        if not self.rates:
            return None
        dice = self._dice.random()
        for fault in among:
            dice -= self.rates.get(fault, 0.0)
            if dice < 0:
                self.done[fault] += 1
                return fault
        return None
