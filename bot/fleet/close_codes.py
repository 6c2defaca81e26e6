"""The gateway's close codes after which connecting again in the same way does not help, and what the host can do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ADVICE: Final[Mapping[int, str]] = {
    4004: "Discord does not take this DISCORD_TOKEN any more; copy it anew from the application's Bot page",
    4010: "Discord does not know this shard; SHARD_IDS must be below SHARD_COUNT",
    4011: "the bot is in too many servers for so few shards; raise SHARD_COUNT, or leave it empty for what Discord"
    " recommends",
    4012: "Discord does not serve this version of its gateway any more; update the bot",
    4013: "Discord does not know the intents that this version asks for; update the bot",
    4014: "Discord does not allow the application the intents that this version asks for; update the bot",
}
"""By close code, what to do, as one clause."""


def why_closed(code: int, shard: int | None) -> str:
    """Return a sentence that says what the gateway has against the bot, and what to do.

    :param code: a close code, also one that is not in ``ADVICE``.
    :param shard: the shard whose connection was closed, if it is known.
    """
    where = "the connection" if shard is None else f"the connection of shard {shard}"
    return f"Discord has closed {where} with code {code}: {ADVICE.get(code, 'see its documentation of close codes')}"
