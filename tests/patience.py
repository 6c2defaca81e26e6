"""How long tests wait: as long as it takes.

A test waits for what it expects and has no limit of its own. pytest's (``timeout`` in pyproject.toml) names a test that
hangs, and where.
"""

from __future__ import annotations

from typing import Final

from bot.features.emojis import card_emojis as emojis
from bot.features.fleet import live_session, shards, sockets
from bot.features.panel import identity, server
from bot.interactions import answers, visible_channels
from bot.interactions import lateness as door
from bot.runtime import connections, thinking
from bot.store.engine import database
from bot.store.journal import writer

LONGEST_SECONDS: Final = 300.0
"""How long people and programs wait that must have a limit, in seconds. It is a hundred times what anything takes."""


def be_patient() -> None:
    """Let Discord, a database and this process take so long that a slow machine changes no answer and no log.

    A test that is about one of these limits sets it to what it needs.
    """
    answers.ACKNOWLEDGE_AFTER_SECONDS = LONGEST_SECONDS - 20.0
    answers.FIRST_ANSWER_SECONDS = LONGEST_SECONDS - 10.0
    door.TOO_LATE_SECONDS = LONGEST_SECONDS
    thinking.DECISION_SECONDS = LONGEST_SECONDS
    emojis.LOOK_SECONDS = LONGEST_SECONDS
    live_session.ANSWER_SECONDS = LONGEST_SECONDS
    writer.SERVER_SECONDS = LONGEST_SECONDS
    database.SERVER["server_settings"]["idle_in_transaction_session_timeout"] = str(round(LONGEST_SECONDS * 1000))
    shards.HANDING_ON_SECONDS = LONGEST_SECONDS
    sockets.CONNECT_SECONDS = sockets.CLOSING_SECONDS = LONGEST_SECONDS
    visible_channels.PATIENCE_SECONDS = identity.SECONDS = LONGEST_SECONDS
    connections.SILENT_SECONDS = connections.LONGEST_SECONDS = LONGEST_SECONDS
    server.WRITE_SECONDS = server.SILENT_SECONDS = server.HELLO_SECONDS = server.CLOSING_SECONDS = LONGEST_SECONDS
