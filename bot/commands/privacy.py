"""``/privacy``: exporting and deleting the data kept about a person."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from discord import app_commands

from bot.commands.command import AnyInteraction, command, guarded
from bot.commands.services import Services
from bot.commands.translator import localised
from bot.interactions import answers
from bot.store.privacy import Privacy, StillSeated
from bot.tables.refusal import Refusal
from bot.views.notice import notice_message
from bot.views.record import Attachment, export_message


def privacy_commands(services: Services, privacy: Privacy) -> app_commands.Group:
    """Return the command with its subcommands."""
    group = app_commands.Group(name="privacy", description=localised("command-privacy"))
    commands = _Privacy(services, privacy)
    for name, action in {"export": commands.export, "forget": commands.forget}.items():
        group.add_command(command(name, guarded(action, services)))
    return group


class _Privacy:
    """Their callbacks."""

    def __init__(self, services: Services, privacy: Privacy) -> None:
        self._services = services
        self._privacy = privacy

    async def export(self, interaction: AnyInteraction) -> None:
        """Send the caller everything that is kept about them, as a file."""
        kept: dict[str, Any] = {"user_id": str(interaction.user.id), **await self._privacy.export(interaction.user.id)}
        file = Attachment("privacy.json", json.dumps(kept, indent=1, ensure_ascii=False).encode())
        words = self._services.languages.of(interaction)
        await answers.send(interaction, export_message(words, file), ephemeral=True, files=[file])

    async def forget(self, interaction: AnyInteraction) -> None:
        """Delete the data kept about the caller; see ``Privacy.forget``.

        :raises Refusal: ``still_seated``.
        """
        try:
            await self._privacy.forget(interaction.user.id, datetime.now(UTC).date())
        except StillSeated as error:
            raise Refusal("still_seated") from error
        await self._services.settings.forget_user(interaction.user.id)
        words = self._services.languages.of(interaction)
        await answers.send(interaction, notice_message(words, words("privacy-forgotten")), ephemeral=True)
