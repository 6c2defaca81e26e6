"""What commands and handlers of clicks return, and how it is answered."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord
from discord import ui

from bot.interactions import answers
from bot.messages.renderer import Rendered
from bot.views.kit.layout import Layout
from bot.views.kit.record import Attachment


@dataclass(frozen=True)
class Fresh:
    """A new message, whatever was clicked."""

    view: Layout
    files: Sequence[Attachment] = ()
    names_players: bool = False
    """See ``answers.send``."""
    public: bool = False
    """Whether everybody sees it."""


Answer: TypeAlias = Layout | Rendered | Fresh | ui.Modal | None
"""A page, which takes the place of one that only the asker sees; a form; or None if the interaction is answered."""


async def respond(
    interaction: answers.AnyInteraction,
    answer: Answer,
    public: Callable[[discord.Message], bool] = lambda message: False,
) -> None:
    """Answer an interaction.

    :param public: see ``answers.show``.
    """
    match answer:
        case ui.Modal():
            await answers.ask(interaction, answer)
        case Fresh():
            named = answer.names_players
            await answers.send(
                interaction, answer.view, ephemeral=not answer.public, files=answer.files, names_players=named
            )
        case Rendered(view, files):
            await answers.show(interaction, view, files, public)
        case Layout():
            await answers.show(interaction, answer, (), public)
