"""How requests to Discord fail; and those that the bot does not send, because Discord would refuse them."""

from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, EDITED_TOO_OFTEN, ARCHIVED = 10003, 10008, 30046, 50083
"""Discord's error codes for a deleted channel, a deleted message, too many edits of messages over an hour old, and a
thread that is archived. Posting in such a thread opens it again."""

REQUEST_FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""How a request fails that Discord refuses, or that does not reach it."""


class Unsent(discord.HTTPException):
    """A request that was not sent. It fails as if Discord had refused it."""

    def __init__(self, status: int, code: int, reason: str, retry_after: int | None = None) -> None:
        """Make the error of such a request.

        :param status: the status with which Discord would have answered.
        :param code: Discord's error code for it; 0 if there is none.
        :param retry_after: after how many seconds the request may be sent; None if it never may.
        """
        headers = {} if retry_after is None else {"Retry-After": str(retry_after)}
        response: Any = SimpleNamespace(status=status, reason="not sent", headers=headers)
        super().__init__(response, {"code": code, "message": reason})


class RefusedBefore(Unsent, discord.Forbidden):
    """A request that Discord has refused a few times just now."""
