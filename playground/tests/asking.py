"""Asking as a bot, where requests and answers are checked against Discord's description, if it is at hand."""

from functools import cache

from playground.tests.description import DESCRIPTION
from playground.tests.openapi import Description


@cache
def description():
    """Return Discord's description; None if it is not at hand."""
    return Description() if DESCRIPTION.exists() else None


def asking(bot):
    """Return a function that sends a request of the bot, expects a status, and returns the answer."""

    async def ask(method, path, body=None, status=200, **more):
        found, answer = await bot.request(method, path, body, **more)
        assert found == status, (method, path, answer)
        if description() is not None and status < 300:
            wrong = description().violations(method, path.split("?")[0], body, found, answer)
            assert wrong == [], "; ".join(wrong)
        return answer

    return ask
