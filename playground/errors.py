"""Refusals as Discord words them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from aiohttp import web


class DiscordError(Exception):
    """A request that Discord would refuse.

    :ivar status: the HTTP status.
    :ivar code: Discord's error code.
    :ivar message: Discord's text for that code.
    :ivar errors: for 50035, the errors of each field, nested like the body.
    :ivar headers: the headers of the answer.
    :ivar more: further fields of the answer.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, Any] | None = None,
        *,
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(status, code, message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.headers = headers
        self.more = more or {}

    def response(self) -> web.Response:
        """Return the answer that carries this refusal."""
        body: dict[str, Any] = {"message": self.message, "code": self.code, **self.more}
        if self.errors is not None:
            body["errors"] = self.errors
        return web.json_response(body, status=self.status, headers=self.headers)


def unauthorized() -> DiscordError:
    """Return the refusal of a missing or wrong token."""
    return DiscordError(401, 0, "401: Unauthorized")


def not_found() -> DiscordError:
    """Return the refusal of a path that is not served."""
    return DiscordError(404, 0, "404: Not Found")


def not_served(operation: str) -> DiscordError:
    """Return the refusal of an operation that Discord has, and the playground does not serve."""
    text = f"404: Not Found. {operation} is right, but it is not served here: the playground lacks it."
    return DiscordError(404, 0, text, more={"not_served": operation})


def method_not_allowed() -> DiscordError:
    """Return the refusal of a method that a path does not have."""
    return DiscordError(405, 0, "405: Method Not Allowed")


def internal_error() -> DiscordError:
    """Return the answer to a request on which the server has failed."""
    return DiscordError(500, 0, "500: Internal Server Error")


def request_too_large() -> DiscordError:
    """Return the refusal of a body or file that is too large."""
    return DiscordError(413, 40005, "Request entity too large")


def invalid_webhook_token() -> DiscordError:
    """Return the refusal of an interaction's token that has expired or that never was."""
    return DiscordError(401, 50027, "Invalid Webhook Token")


def unknown(what: str) -> DiscordError:
    """Return the refusal of an unknown id.

    :param what: the kind of thing that was looked for.
    """
    codes = {
        "Application": 10002,
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "Overwrite": 10009,
        "Role": 10011,
        "User": 10013,
        "Emoji": 10014,
        "Guild Scheduled Event": 10070,
        "Webhook": 10015,
        "Invite": 10006,
        "Integration": 10005,
        "Entitlement": 10029,
        "SKU": 10027,
        "Guild template": 10057,
        "Sticker": 10060,
        "Sticker Pack": 10061,
        "Stage Instance": 10067,
        "Sound": 10097,
        "Voice State": 10065,
        "Ban": 10026,
        "interaction": 10062,
        "application command": 10063,
    }
    return DiscordError(404, codes[what], f"Unknown {what}")


def already_acknowledged() -> DiscordError:
    """Return the refusal of a second answer to an interaction."""
    return DiscordError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> DiscordError:
    """Return the refusal to show something that the user may not see."""
    return DiscordError(403, 50001, "Missing Access")


def missing_permissions() -> DiscordError:
    """Return the refusal to do something that the user may not do."""
    return DiscordError(403, 50013, "Missing Permissions")


def not_the_author() -> DiscordError:
    """Return the refusal to edit somebody else's message."""
    return DiscordError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> DiscordError:
    """Return the refusal of an empty message."""
    return DiscordError(400, 50006, "Cannot send an empty message")


MOST_ERRORS: Final = 100
"""How many errors of a body are told. A body has room for millions, which would keep everybody else waiting."""


class FormErrors:
    """Collects the errors of a body, field by field."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}
        self._count = 0

    def add(self, path: str, code: str, message: str, key: str | None = None) -> None:
        """Add an error at a path such as ``components.0.custom_id``; an empty path means the whole body.

        :param key: a client's own key below the path. It may have dots.
        :raises DiscordError: 50035 if there are so many errors that the rest is not read.
        """
        node = self._tree
        steps = [*(path.split(".") if path else ()), *(() if key in (None, "_errors") else (key,))]
        for step in steps:
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
        self._count += 1
        if self._count >= MOST_ERRORS:
            self.check()

    def length(self, path: str, value: object, least: int, most: int) -> None:
        """Check that a value is text of this length."""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif not least <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def required(self, path: str) -> None:
        """Add the error of a missing field."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def check(self) -> None:
        """Refuse the body if it has errors.

        :raises DiscordError: 50035 with all errors.
        """
        if self._tree:
            raise DiscordError(400, 50035, "Invalid Form Body", self._tree)
