"""Who may ask for what Discord does not serve: programs of this machine, and the playground's own page.

A web page elsewhere must not. Its browser says so by ``Origin`` or ``Sec-Fetch-Site``. A page whose name leads to this
machine (DNS rebinding) has its name as the ``Host``; so only addresses and ``localhost`` are taken there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

OWN_SITE = ("same-origin", "none")
"""The values of ``Sec-Fetch-Site`` of requests by the playground's page, or by hand in the address bar."""


GUARDED: Final = ("/control/", "/playground.json")
"""What the paths begin with that only programs of this machine and the page may ask for."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what a web page elsewhere asks for."""
    if request.path.startswith(GUARDED) and not is_from_here(request):
        return web.json_response({"error": "only programs of this machine and the page may ask for this"}, status=403)
    return await handler(request)


def is_from_here(request: web.Request) -> bool:
    """Tell whether a request comes from a program or from the playground's own page."""
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"{request.scheme}://{request.host}":
        return False
    if request.headers.get("Sec-Fetch-Site", "none") not in OWN_SITE:
        return False
    try:
        name = urlsplit(f"//{request.host}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
