"""The description of an interaction that the messages which answer it carry."""

from __future__ import annotations

from playground.checks.commands import MESSAGE, SUB_COMMAND, SUB_COMMAND_GROUP, USER
from playground.objects.servers import user_json
from playground.world import Interaction, Json, World
from playground.world.installs import owners

COMMAND, MODAL_SUBMIT = 2, 5
"""The types of interactions."""

DEFAULT, CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND = 0, 20, 23
"""The types of messages."""


def metadata(world: World, interaction: Interaction, *, follow_up: bool = False) -> Json:
    """Return the description of an interaction.

    :param follow_up: whether the message is not the first answer.
    """
    about: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": user_json(interaction.user),
        "authorizing_integration_owners": owners(world, interaction),
    }
    if follow_up and interaction.original is not None:
        about["original_response_message_id"] = str(interaction.original)
    if interaction.type == COMMAND:
        about["name"] = _full_name(interaction.data)
        if interaction.data.get("type") == USER:
            about["target_user"] = user_json(world.user(int(interaction.data["target_id"])))
        elif interaction.data.get("type") == MESSAGE:
            about["target_message_id"] = interaction.data["target_id"]
    elif interaction.type == MODAL_SUBMIT:
        about["triggering_interaction_metadata"] = interaction.opened_by or {}
    elif interaction.source is not None:
        about["interacted_message_id"] = str(interaction.source.id)
    return about


def type_of_answer(about: Json | None) -> int:
    """Return the type of a message: an answer to a slash command, to another command, or any other message."""
    if about is None or about["type"] != COMMAND:
        return DEFAULT
    return CONTEXT_MENU_COMMAND if {"target_user", "target_message_id"} & about.keys() else CHAT_INPUT_COMMAND


def _full_name(data: Json) -> str:
    """Return the name of a command, with that of its subcommand."""
    words = [str(data["name"])]
    options = data.get("options") or []
    while options and options[0].get("type") in (SUB_COMMAND, SUB_COMMAND_GROUP):
        words.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(words)
