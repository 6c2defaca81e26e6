"""The HTTP proxy through which requests leave the machine, where there is one."""

from ipaddress import ip_address
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass


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


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
