"""The requests that every move sends: a click's answer, and edits with an interaction's token.

discord.py asks for the changed message, several kilobytes of it, and makes an object of it. A move needs neither. What
is sent, the rate limits and the errors raised are discord.py's own: ``discord.HTTPException``, ``aiohttp.ClientError``.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from discord import ui
from discord.http import Route, handle_message_parameters, json_or_text
from discord.webhook.async_ import async_context, interaction_message_response_params

UPDATE_MESSAGE: Final = 7
"""Discord's number for an answer that changes the clicked message."""


def is_with_token(path: str) -> bool:
    """Return whether a request to an address is sent with an interaction's token."""
    return "/interactions/" in path or "/webhooks/" in path


async def fail_at_once(
    session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
) -> None:
    """Raise the error of a request with an interaction's token at which Discord fails."""
    # discord.py would send it again without a word. But it may have taken effect, which its sender has to know.
    response = request.response
    if response.status >= 500 and is_with_token(response.url.path):
        raise discord.DiscordServerError(response, await json_or_text(response))


async def change_clicked(
    interaction: discord.Interaction[Any],
    view: ui.LayoutView,
    files: Sequence[discord.File],
    mentions: discord.AllowedMentions,
) -> None:
    """Answer a click by changing the clicked message.

    :param files: the files that the message shall have; ``discord.utils.MISSING`` to keep those it has.
    """
    path = "/interactions/{webhook_id}/{webhook_token}/callback"
    route = Route("POST", path, webhook_id=interaction.id, webhook_token=interaction.token)
    body = interaction_message_response_params(
        type=UPDATE_MESSAGE, view=view, attachments=files, allowed_mentions=mentions
    )
    with body:
        await _send(route, interaction.followup, body)


async def edit(
    webhook: discord.Webhook,
    message: int | str,
    view: ui.LayoutView,
    files: Sequence[discord.File],
    mentions: discord.AllowedMentions,
) -> None:
    """Edit a message with an interaction's token.

    :param message: its id, or ``@original``.
    :param files: see ``change_clicked``.
    """
    path = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
    route = Route("PATCH", path, webhook_id=webhook.id, webhook_token=webhook.token, message_id=message)
    with handle_message_parameters(view=view, attachments=files, allowed_mentions=mentions) as body:
        await _send(route, webhook, body)


async def follow_up(webhook: discord.Webhook, view: ui.LayoutView, mentions: discord.AllowedMentions) -> int:
    """Send a new message with an interaction's token, which only the interaction's sender sees; return its id."""
    flags = discord.MessageFlags(ephemeral=True)
    with handle_message_parameters(view=view, flags=flags, allowed_mentions=mentions) as body:
        sent = await async_context.get().execute_webhook(
            webhook.id,
            webhook.token or "",
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=body.payload,
            multipart=body.multipart,
            files=body.files,
            wait=True,
            with_components=True,
        )
    return int(sent["id"]) if sent else 0


async def _send(route: Route, webhook: discord.Webhook, body: Any) -> None:
    adapter = async_context.get()  # keeps a lock for each token, so that its requests arrive in their order
    await adapter.request(
        route,
        session=webhook.session,
        payload=body.payload,
        multipart=body.multipart,
        files=body.files,
        proxy=webhook.proxy,
        proxy_auth=webhook.proxy_auth,
    )
