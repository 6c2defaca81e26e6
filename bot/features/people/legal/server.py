"""The two public pages, in the language of their reader."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from bot.config import Operator
from bot.features.people.legal.documents import DOCUMENTS, POLICY, page
from bot.locales.words import DEFAULT, LANGUAGES, supported_language

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
