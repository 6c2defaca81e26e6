"""The frame around every interaction: it is counted, answered in time, and never left without an answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Final

import discord

from bot.games.faults import at_fault
from bot.interactions import answers
from bot.interactions import lateness as door
from bot.interactions.answers import AnyInteraction
from bot.interactions.components.layout import layout
from bot.interactions.components.notice import alone_message
from bot.interactions.permissions import offered_link
from bot.interactions.refusals import sentence
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.interactions.requests import Services, admits, server_of
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs, NotSaved
from bot.tables.views.opponents import too_many_message

log = logging.getLogger(__name__)


_GAME: Final = "game"


def about(interaction: AnyInteraction, game: str) -> None:
    """Note which game an interaction is about. It may have its own words for an error."""
    interaction.extras[_GAME] = game


async def fail(reason: Exception) -> None:
    """Raise the given error."""
    raise reason


async def attend(
    services: Services, interaction: AnyInteraction, work: Callable[[], Awaitable[None]], game: str | None = None
) -> None:
    """Handle an interaction: any error becomes a sentence that only its sender sees.

    The exceptions are an interaction from a server that another process serves now, which receives it too and answers
    it, and one that comes too late to be answered: nothing is done for it, so nothing is done that nobody is told of.

    :param work: handles it. It is not called if this process may not serve the interaction's server.
    :param game: the name of the game that it is about, if known from the start.
    """
    guild = server_of(interaction)
    if game is not None:
        about(interaction, game)
    uncertain: NotSaved | None = None
    try:
        if not admits(services):
            log.debug("leaving an interaction to the process that serves server %s", guild)
            return
    except NotSaved as error:
        uncertain = error
    age = 0.0
    if answers.IN_PANEL not in interaction.extras:  # whose ids are of our own clock, and have not travelled
        if not services.door.admits(interaction.id):
            return
        age = services.door.age(interaction.id)
    services.languages.hear(interaction, inside=guild is not None)
    noting = nullcontext() if guild is None else services.dealing.pressing(interaction)
    with services.in_flight.in_progress(guild or 0), answers.in_time(interaction, age), noting:
        if age >= answers.ACKNOWLEDGE_AFTER_SECONDS and not await _acknowledged(services, interaction, age):
            return
        try:
            if uncertain is not None:
                raise uncertain
            if guild is not None:
                services.room.check(guild)
                for hear in services.heard:
                    hear(guild, interaction)
            await work()
            if guild is not None:
                await services.kicks.tell(guild, interaction)
        except NotOurs:
            log.info("leaving an interaction to the process that now serves server %s", guild)
        except asyncio.CancelledError:
            raise
        except BaseException as error:  # never answer with silence, whatever a game's code raises
            if not at_fault(error):
                raise
            await _explain(services, interaction, error)
            if guild is not None and isinstance(error, Refusal) and error.code == "kicked":
                services.kicks.told(guild, interaction.user.id, int(error.details["table"]))


async def _acknowledged(services: Services, interaction: AnyInteraction, age: float) -> bool:
    """Acknowledge an interaction first; return whether anything may be done for it."""
    too_late = age >= door.TOO_LATE_SECONDS
    if not await answers.acknowledge_first(interaction) or (too_late and not interaction.response.is_done()):
        services.door.turn_away(age)
        return False
    if too_late:
        services.door.taken()
    return True


async def _explain(services: Services, interaction: AnyInteraction, error: BaseException) -> None:
    """Answer with a sentence about an error, if Discord takes that answer."""
    words = services.languages.of(interaction)
    if isinstance(error, answers.FAILURES):
        text = words("notice-maybe-done")  # what was asked for is often saved before it is shown
        unknown = None if answers.is_passing(error) else error
        log.warning("Discord did not take a request: %s", _reason(error), exc_info=unknown)
    else:
        text = sentence(words, error, interaction.extras.get(_GAME))
    code = error.code if isinstance(error, Refusal) else None
    view = layout(words, [text])
    if code == "guild_only":
        view = alone_message(words, text, offered_link(interaction.client), interaction.extras.get(_GAME))
    if isinstance(error, Refusal) and code == "too_many_alone":
        view = too_many_message(words, text, int(error.details["oldest"]))
    if answers.given_up(interaction):
        log.warning("an interaction has got no answer: Discord refuses its token")
        return
    try:
        await answers.send(interaction, view, ephemeral=True)
    except REQUEST_FAILURES as failure:
        log.warning("an interaction has got no answer: %s", _reason(failure))
    except Exception as failure:
        log.error("an interaction has got no answer", exc_info=failure)


def _reason(error: BaseException) -> str:
    """Return what went wrong in a request, without the page that a proxy may have sent."""
    return f"status {error.status}, code {error.code}" if isinstance(error, discord.HTTPException) else repr(error)
