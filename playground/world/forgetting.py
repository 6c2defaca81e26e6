"""What the world no longer needs to keep: the files of deleted messages, and old interactions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from playground.world.state import TOKEN_SECONDS, Message, World

KEPT_SECONDS: Final = 4 * TOKEN_SECONDS
"""How long an interaction is kept. Its token expires long before."""

MOST_FORMS: Final = 1000
"""How many open forms are kept. Discord does not let a form expire."""

_FILE = re.compile(r"/attachments/([0-9]+)/")


def forget_messages(world: World, messages: Iterable[Message]) -> None:
    """Remove messages, and the files that no other message has or forwards."""
    files: set[int] = set()
    for message in messages:
        world.messages.pop(message.id, None)
        files |= _files_of(message)
    if files:
        for other in world.messages.values():
            files -= _files_of(other)
    for file in files:
        world.files.pop(file, None)


def _files_of(message: Message) -> set[int]:
    """Return the ids of the files that a message has, or forwards."""
    own = {file.id for file in message.attachments}
    return own | {int(each) for each in _FILE.findall(str(message.snapshots))} if message.snapshots else own


def forget_interactions(world: World) -> None:
    """Remove old interactions with the files that people chose in them.

    Those stay that have failed, so that a test can find them at its end, and those whose form is still open.
    """
    while len(world.forms) > MOST_FORMS:
        del world.forms[next(iter(world.forms))]
    old, needed = [], {opener.token for opener in world.forms.values()}
    for interaction in world.interactions.values():
        if world.now() - interaction.at <= KEPT_SECONDS:
            break
        if not interaction.failed and interaction.token not in needed:
            old.append(interaction)
    for interaction in old:
        del world.interactions[interaction.token]
        for file in interaction.data.get("resolved", {}).get("attachments", {}):
            world.files.pop(int(file), None)
