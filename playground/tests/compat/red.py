"""What Red must do, whose ten cogs nobody here wrote: each step is a command that Laura types."""

from __future__ import annotations

import json
from typing import Final

from playground.tests.compat.checks import Stage
from playground.tests.patience import LONGEST_SECONDS

COGS: Final = "admin alias cleanup customcom economy filter general mod trivia warnings"
TRY_SECONDS: Final = 1.0
"""How long Laura waits for a bot that is about to come before she calls it again."""
TRIES: Final = int(LONGEST_SECONDS / TRY_SECONDS)
"""How often she calls it."""

COMMANDS: Final = {
    f"load {COGS}": "Loaded `admin`",
    "ping": "Pong.",
    "choose star star": "star",
    "roll 1": "higher than 1",
    "8ball well?": "`",
    "flip": "flips a coin",
    "alias add hi ping": "has been created",
    "hi": "Pong.",
    "customcom create simple hello Hi there": "Custom command successfully added.",
    "hello": "Hi there",
    "payday": "Here, take some credits.",
    "bank balance": "balance is 220 credits",
    "serverinfo": "Server ID",
    "userinfo": "User ID",
    "filter add badword": "successfully added to filter",
    "trivia list": "Available trivia lists",
    "slowmode 5s": "Manage Channels",
    "kick Nobody": "Kick Members",
    "cogs": "10 loaded",
    "help ping": "Syntax",
}
"""What is in the answer to each command. In this server the bot may neither kick people nor change channels."""


async def answers(stage: Stage, command: str, expected: str) -> None:
    """Check that the bot answers a command with this.

    :raises TimeoutError: it does not.
    """
    laura = stage.laura
    before = set(laura.messages)
    await laura.say(f"!{command}")
    await laura.until(
        lambda each: any(
            expected in json.dumps([seen.text, seen.data.get("embeds")], ensure_ascii=False)
            for new, seen in each.messages.items()
            if new not in before and seen.data["author"]["id"] != laura.id
        )
    )


async def is_there(stage: Stage) -> None:
    """Wait until the bot answers: it tells nobody when its commands are there.

    :raises TimeoutError: it does not come.
    """
    laura = stage.laura
    usual, laura.patience = laura.patience, TRY_SECONDS
    try:
        for left in reversed(range(TRIES)):
            try:
                return await answers(stage, "ping", "Pong.")
            except TimeoutError:
                if not left:
                    raise
    finally:
        laura.patience = usual
