"""The HTTP proxy through which requests leave the machine, where there is one."""

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass
from warnings import catch_warnings

from aiohttp import BasicAuth
from yarl import URL


def proxy_for(url: str, chosen: str | None) -> str | None:
    """Return the address of the proxy for a request; None for no proxy.

    Without a choice, the environment decides: ``HTTPS_PROXY`` or ``HTTP_PROXY``, and ``NO_PROXY`` for what is reached
    directly, as is all that is on this machine.

    :param chosen: the proxy for all requests; None to follow the environment.
    """
    if chosen is not None:
        return chosen
    parts = urlsplit(url)
    host = parts.hostname or ""
    if _is_here(host) or proxy_bypass(host):
        return None
    return getproxies().get(parts.scheme)


def options(proxy: str | None) -> dict[str, Any]:
    """Return the arguments ``proxy`` and ``proxy_auth`` of aiohttp and discord.py for a proxy, or for None.

    The password stands apart from the address, which error messages quote.
    """
    if proxy is None:
        return {}
    url = URL(proxy)
    with catch_warnings(category=DeprecationWarning, action="ignore"):  # aiohttp's, and discord.py takes nothing else
        auth = None if url.user is None else BasicAuth(url.user, url.password or "", encoding="utf-8")
    return {"proxy": str(url.with_user(None)), "proxy_auth": auth}


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
