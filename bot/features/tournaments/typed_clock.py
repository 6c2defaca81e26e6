"""The clock by which people type when something begins: their server's."""

from datetime import datetime

from bot.interactions.components.phrases import moment_text
from bot.interactions.requests import Request
from bot.locales.typed_times import read_moment
from bot.store.settings import SettingsStore

MONTH_FIRST = "en-US"
"""Discord's locale in which the month of a date comes first."""


class TypedClock:
    """Reads moments that the sender of a request has typed, in their language and by the clock of their server."""

    def __init__(self, settings: SettingsStore, request: Request, now: datetime) -> None:
        self._words, self._now = request.words, now
        self._zone = settings.guild(request.guild).zone
        self._month_first = request.interaction.locale.value == MONTH_FIRST
        self.notice = ""
        """What is to be said of a moment at which the clocks change; empty if there is nothing."""

    def read(self, typed: str) -> datetime:
        """Return the moment, in UTC.

        :raises Refusal: ``bad_time``.
        """
        read = read_moment(self._words, self._zone, self._now, typed, month_first=self._month_first)
        if read.skipped or read.repeated:
            key = "notice-clocks-skip" if read.skipped else "notice-clocks-repeat"
            self.notice = self._words(key, when=moment_text(read.at, "F"))
        return read.at
