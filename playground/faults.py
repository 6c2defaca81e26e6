"""Breaking as Discord breaks: on command, or at random from a seed."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from enum import StrEnum
from random import Random


class Fault(StrEnum):
    """What can go wrong."""

    # REST: the bot's requests only.
    ERROR_500 = "error_500"
    ERROR_502 = "error_502"
    ERROR_503 = "error_503"
    RATE_LIMIT = "rate_limit"
    """429 out of the blue, as shared and hidden limits do; never for a callback."""
    SLOW = "slow"
    """The answer comes late."""
    RESET_BEFORE = "reset_before"
    """The connection breaks, and nothing was done."""
    RESET_AFTER = "reset_after"
    """The connection breaks, but the request took effect."""
    # The gateway: whenever an interaction is to be dispatched.
    DROP = "drop"
    """The socket is gone without a word."""
    RECONNECT = "reconnect"
    """Op 7: reconnect and resume."""
    INVALID_RESUMABLE = "invalid_resumable"
    """Op 9 with true: resume."""
    INVALID = "invalid"
    """Op 9 with false: identify anew; what was not delivered is lost."""
    LOST_ACK = "lost_ack"
    """A heartbeat is not acknowledged."""
    DUPLICATE = "duplicate"
    """An interaction is dispatched twice."""
    DELAY = "delay"
    """An interaction is dispatched late."""
    REORDER = "reorder"
    """An interaction is dispatched after the next one."""


REST = (
    Fault.ERROR_500, Fault.ERROR_502, Fault.ERROR_503, Fault.RATE_LIMIT, Fault.SLOW, Fault.RESET_BEFORE,
    Fault.RESET_AFTER,
)  # fmt: skip
GATEWAY = (
    Fault.DROP, Fault.RECONNECT, Fault.INVALID_RESUMABLE, Fault.INVALID, Fault.DUPLICATE, Fault.DELAY, Fault.REORDER,
)  # fmt: skip


class Faults:
    """Decides what breaks next."""

    def __init__(self, rates: Mapping[Fault, float] | None = None, seed: int = 0) -> None:
        """Break at random.

        :param rates: for each fault how often it strikes, from 0 (never) to 1 (always).
        :param seed: the same seed strikes the same way, for the same requests in the same order.
        """
        self.rates = dict(rates or {})
        self.slow_seconds = 0.3
        """How long a slow answer and a late interaction take."""
        self.done: Counter[Fault] = Counter()
        """What has struck, and how often."""
        self._dice = Random(seed)  # noqa: S311 - faults need no secrecy
        self._next: deque[Fault] = deque()

    def strike(self, *faults: Fault) -> None:
        """Let these strike at the next occasions, one each, in this order."""
        self._next.extend(faults)

    def choose(self, among: tuple[Fault, ...]) -> Fault | None:
        """Return what strikes at this occasion; None if nothing does."""
        if self._next and self._next[0] in among:
            chosen = self._next.popleft()
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
