"""A click or a submitted form as one object, its handlers, and its answers."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.interactions import answers
from bot.interactions.components.form import read_answer
from bot.interactions.components.layout import Attachment, Layout, Rendered
from bot.interactions.components.message_components import picked
from bot.interactions.requests import Request
from bot.interactions.routes.route import Malformed, Meant, Route, check_text, handlers


@dataclass(frozen=True)
class Fresh:
    """A new message, whatever was clicked."""

    view: Layout
    files: Sequence[Attachment] = ()
    names_players: bool = False
    """See ``answers.send``."""
    public: bool = False
    """Whether everybody sees it."""


AnyInteraction: TypeAlias = discord.Interaction[Any]

Answer: TypeAlias = Layout | Rendered | Fresh | ui.Modal | None
"""A page, which takes the place of one that only the asker sees; a form; or None if the interaction is answered."""


async def respond(
    interaction: AnyInteraction, answer: Answer, public: Callable[[discord.Message], bool] = lambda message: False
) -> None:
    """Answer an interaction.

    :param public: see ``answers.show``.
    """
    match answer:
        case ui.Modal():
            await answers.ask(interaction, answer)
        case Fresh(view, files, named, everybody):
            await answers.send(interaction, view, ephemeral=not everybody, files=files, names_players=named)
        case Rendered(view, files):
            await answers.show(interaction, view, files, public)
        case Layout():
            await answers.show(interaction, answer, (), public)


@dataclass(frozen=True)
class Click(Request):
    """What was clicked or submitted, by whom, and the clicker's words."""

    meant: Meant

    @property
    def given(self) -> tuple[Any, ...]:
        """Handler arguments: the subject that the custom_id names, then its other parts."""
        return self.meant.parts

    @property
    def private(self) -> bool:
        """Whether the clicked message is one that only the clicker sees."""
        return self.interaction.message is not None and self.interaction.message.flags.ephemeral

    @property
    def submitted(self) -> bool:
        """Whether it is a submitted form."""
        return self.interaction.type is discord.InteractionType.modal_submit

    @property
    def fields(self) -> Any:
        """What was filled in in the form, as a client sends it."""
        data: Any = self.interaction.data or {}
        return data.get("components")

    @property
    def members(self) -> set[int]:
        """The people named in the form who are members of the server, and no bots."""
        data: Any = self.interaction.data or {}
        resolved = data.get("resolved") or {}
        people = {int(each) for each, user in (resolved.get("users") or {}).items() if not user.get("bot")}
        return people & {int(each) for each in resolved.get("members") or {}}

    def move(self, text: str) -> str:
        """Return the move, or the unfinished choice, that begins with a text: what was picked or filled in follows.

        :raises Malformed: it is nothing that a list offers.
        :raises Refusal: ``not_a_number``.
        """
        if self.submitted:
            return f"{text} {read_answer(self.fields)}"
        return check_text(" ".join([*text.split(), *picked(self.interaction)])) if self.meant.route.lists else text


class Routed:
    """Passes clicks on to the methods that are marked with ``on``, and answers with what those return."""

    def __init__(self, *owners: object) -> None:
        """:param owners: whose methods handle the routes."""
        self.handlers: dict[tuple[Route, bool], Callable[..., Awaitable[Answer]]] = {}
        for owner in owners:
            found = handlers(owner)
            assert self.handlers.keys().isdisjoint(found), f"handled twice: {owner}"
            self.handlers |= found

    async def act(self, click: Click) -> Answer:
        """Do what a click asks for, and return the answer.

        :raises Malformed: no such form can be submitted, or no button has this custom_id.
        """
        handler = self.handlers.get((click.meant.route, click.submitted))
        if handler is None:
            raise Malformed(str(click.meant))
        return await handler(click, *click.given)

    async def handle(self, click: Click) -> None:
        """Handle a click; see ``act``."""
        await respond(click.interaction, await self.act(click))
