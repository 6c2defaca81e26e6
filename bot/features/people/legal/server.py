"""The two public pages, in the language of their reader."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from bot.config import Operator
from bot.features.people.legal.documents import DOCUMENTS, POLICY, page
from bot.locales.wished import wished_language
from bot.locales.words import LANGUAGES, supported_language

CACHED_SECONDS: Final = 3600
"""For how long a page may be cached."""


def page_routes(operator: Operator) -> list[web.RouteDef]:
    """Return ``/privacy`` and ``/terms``, in the reader's language, or in that of ``?lang=``. They are made now."""
    pages = {
        (document, language): page(document, language, operator, lambda other, code: f"{other}?lang={code}")
        for document in DOCUMENTS
        for language in LANGUAGES
    }

    async def answer(request: web.Request) -> web.Response:
        language = supported_language(request.query.get("lang"))
        if language is None:
            language = wished_language(request.headers.get("Accept-Language", ""))
        headers = {
            "Content-Language": language,
            "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
            "Cache-Control": f"public, max-age={CACHED_SECONDS}",
            "Vary": "Accept-Language",
        }
        text = pages[request.match_info["document"], language]
        return web.Response(text=text, content_type="text/html", charset="utf-8", headers=headers)

    return [web.get(f"/{{document:{'|'.join(DOCUMENTS)}}}", answer)]
