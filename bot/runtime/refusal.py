"""Requests that a table refuses for its own reasons rather than the rules'."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.games.game import BadSetup, IllegalMove
from bot.games.refused import Refused


class Refusal(Refused):
    """A request that a table refuses."""


@contextmanager
def rules_refusing() -> Iterator[None]:
    """Raise the rules' reason against options, seats or moves as a refusal."""
    try:
        yield
    except (BadSetup, IllegalMove) as error:
        raise Refusal(error.code, **error.details) from error


def jump_link(guild: int | None, channel: int, message: int | None) -> str:
    """Return a link to a message; to its channel, if the message is not posted yet.

    :param guild: the server's id; None for direct messages and groups.
    """
    return f"https://discord.com/channels/{guild or '@me'}/{channel}/{message}" if message else f"<#{channel}>"
