"""How long tests wait: as long as it takes.

A test waits for what it expects and has no limit of its own. pytest's (``timeout`` in pyproject.toml) names a test that
hangs, and where.
"""

from __future__ import annotations

import os
from typing import Final

import bot.client
from bot import base, health, registry
from bot.faces import studio
from bot.features.emojis import card_emojis
from bot.features.fleet import live_session, shards
from bot.features.panel import identity, server
from bot.features.reviews import clicks as reviews
from bot.features.tournaments.live import director
from bot.interactions import answers, middleware, sockets, visible_channels
from bot.runtime import background, connections, thinking
from bot.store.engine import database
from bot.store.journal import journal
from bot.tables.clicks import play
from bot.tables.messages import display, live_message, reminders

LONGEST_SECONDS: Final = 300.0
"""How long people and programs wait that must have a limit, in seconds. It is a hundred times what anything takes."""

BUSY_MILLISECONDS: Final = int(LONGEST_SECONDS * 1000)
"""How long the bot waits for a database file that somebody else writes to, in milliseconds."""

LIMITS: Final = (
    (middleware, "TOO_LATE_SECONDS"),
    (thinking, "DECISION_SECONDS", "ASIDE_SECONDS", "STARTING_SECONDS", "ALONE_SECONDS"),
    *((each, "LIMIT_SECONDS") for each in (studio, registry, play)),
    (card_emojis, "LOOK_SECONDS"),
    (health, "DATABASE_SECONDS"),
    (journal, "SERVER_SECONDS"),
    (live_session, "ANSWER_SECONDS"),
    (shards, "HANDING_ON_SECONDS"),
    (sockets, "CONNECT_SECONDS", "CLOSING_SECONDS"),
    (visible_channels, "PATIENCE_SECONDS"),
    (identity, "SECONDS"),
    (connections, "SILENT_SECONDS", "LONGEST_SECONDS"),
    (server, "WRITE_SECONDS", "SILENT_SECONDS", "HELLO_SECONDS", "CLOSING_SECONDS"),
)
"""Modules, and the names of their limits: within each, something is done that takes as long as the machine is busy."""

CLOSING_SECONDS: Final = 60.0
"""How long parts of the bot finish what is under way, when it stops or a test asks for it, in seconds. It is less than
``LONGEST_SECONDS`` because some tests stop a bot in which something never ends."""

CLOSING: Final = (
    *(
        (each, "CLOSING_SECONDS")
        for each in (background, bot.client, director, display, live_message, reminders, reviews)
    ),
    (middleware, "DRAIN_SECONDS", "LAST_SECONDS"),
    (base, "EVENT_SECONDS", "LAST_SECONDS"),
)
"""Modules, and the names of such limits."""


ENDLESS: Final = "CARDS_TEST_ENDLESS"
"""The variable that says how long a game's code may take, in seconds, in a process in which some never ends."""

UNCLOSED: Final = "CARDS_TEST_UNCLOSED"
"""The variable that says how long closing a gateway's socket may take, in seconds, in a process whose gateway never
closes it."""


def be_patient() -> None:
    """Let Discord, a database and this process take so long that a slow machine changes no answer and no log.

    A test that is about one of these limits sets it to what it needs.
    """
    answers.ACKNOWLEDGE_AFTER_SECONDS = LONGEST_SECONDS - 20.0
    answers.FIRST_ANSWER_SECONDS = LONGEST_SECONDS - 10.0
    database.BUSY_MILLISECONDS = BUSY_MILLISECONDS
    database.SERVER["server_settings"]["idle_in_transaction_session_timeout"] = str(BUSY_MILLISECONDS)
    for limits, seconds in ((LIMITS, LONGEST_SECONDS), (CLOSING, CLOSING_SECONDS)):
        for module, *names in limits:
            for name in names:
                assert hasattr(module, name), f"{module.__name__} has no {name} any more"
                setattr(module, name, seconds)
    if ENDLESS in os.environ:
        for module in (studio, registry, play):
            module.LIMIT_SECONDS = float(os.environ[ENDLESS])
    if UNCLOSED in os.environ:
        sockets.CLOSING_SECONDS = bot.client.CLOSING_SECONDS = float(os.environ[UNCLOSED])
