"""A public web server with the two pages and nothing else. ``/health`` and ``/metrics`` are on a port of their own."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from bot.legal.connections import Listener
from bot.legal.documents import DOCUMENTS, POLICY, page
from bot.legal.operator import Operator
from bot.locales.words import DEFAULT, LANGUAGES, supported_language

HEADERS: Final = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Vary": "Accept-Language",
}
"""The headers of every answer, also of refusals."""

CACHED_SECONDS: Final = 3600
"""For how long a page may be cached."""

LONGEST_HEADER: Final = 1000
"""How much of a list of languages is read, in characters. A browser sends less than a tenth."""


def wished_language(header: str) -> str:
    """Return the language of ours that an Accept-Language header prefers; English if it names none of ours."""
    best, best_quality = DEFAULT, 0.0
    for part in header[:LONGEST_HEADER].split(","):
        name, _, parameter = part.partition(";")
        language, quality = supported_language(name.strip()), _quality(parameter)
        if language is not None and quality > best_quality:
            best, best_quality = language, quality
    return best


def _quality(parameter: str) -> float:
    key, _, value = parameter.strip().partition("=")
    if key.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


class PageServer:
    """Serves ``/privacy`` and ``/terms`` in the reader's language, or in that of ``?lang=``."""

    def __init__(self, operator: Operator, address: str, port: int) -> None:
        """Make one that does not serve yet. All pages are made now.

        :param port: 0 to let the system choose.
        """
        self._pages = {
            (document, language): page(document, language, operator, lambda other, code: f"{other}?lang={code}")
            for document in DOCUMENTS
            for language in LANGUAGES
        }
        server = web.Application()
        server.on_response_prepare.append(_add_headers)
        server.add_routes([web.get(f"/{{document:{'|'.join(DOCUMENTS)}}}", self._page)])
        self._listener = Listener(server, HEADERS)
        self._address, self._port = address, port

    async def start(self) -> int:
        """Begin to listen, and return the port.

        :raises OSError: the port is in use, or the address is not this machine's.
        """
        return await self._listener.start(self._address, self._port)

    async def close(self) -> None:
        """Stop listening."""
        await self._listener.close()

    async def _page(self, request: web.Request) -> web.Response:
        language = supported_language(request.query.get("lang"))
        if language is None:
            language = wished_language(request.headers.get("Accept-Language", ""))
        text = self._pages[request.match_info["document"], language]
        headers = {"Content-Language": language, "Cache-Control": f"public, max-age={CACHED_SECONDS}"}
        return web.Response(text=text, content_type="text/html", charset="utf-8", headers=headers)


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    response.headers.popall("Server", None)  # which versions run here is nobody's business
