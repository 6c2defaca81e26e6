"""The pages as HTML, made from the Markdown in docs/legal in each language."""

import base64
import re
from collections.abc import Callable
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from markdown_it import MarkdownIt

from bot.config import Operator
from bot.locales.words import LANGUAGES, RIGHT_TO_LEFT, words_for

_PACKAGED = Path(__file__).with_name("texts")
TEXTS = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[4] / "docs" / "legal"
"""The folder of the Markdown files: in this package once it is installed, under docs in a checkout."""

DOCUMENTS: Final = ("privacy", "terms")

Address = Callable[[str, str], str]
"""Returns the address of a document in a language, relative to any of the pages."""

_STYLE: Final = "\n" + Path(__file__).with_name("page.css").read_text(encoding="utf-8")
_PAGE: Final = Template(Path(__file__).with_name("page.html").read_text(encoding="utf-8"))

POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{base64.b64encode(sha256(_STYLE.encode()).digest()).decode()}';"
    " base-uri 'none'; form-action 'none'"
)
"""The content security policy of the pages: this style and nothing else, so no scripts and no requests."""

_LINK: Final = re.compile(rf'href="({"|".join(DOCUMENTS)})\.([a-z]{{2}})\.md"')
_MAIL: Final = re.compile(r"[^\s@<>\"]+@[^\s@<>\"]+\.[^\s@<>\"]+")
_WEB: Final = re.compile(r"https://[^\s<>\"]+")


def page(document: str, language: str, operator: Operator, address: Address) -> str:
    """Return one of ``DOCUMENTS`` in one of ``LANGUAGES``, as HTML."""
    words = words_for(language)
    source = (TEXTS / f"{document}.{language}.md").read_text(encoding="utf-8")
    body = MarkdownIt("commonmark", {"html": False}).render(source)
    body = _LINK.sub(lambda found: f'href="{escape(address(found[1], found[2]))}"', body)
    days = operator.forget_servers_after
    placeholders = {
        "operator": f"<bdi>{escape(operator.name)}</bdi>",
        "contact": f"<bdi>{_contact(operator.contact)}</bdi>",
        "forgotten": escape(words("legal-forgotten", days=days) if days else words("legal-forgotten-at-once")),
    }
    for name, value in placeholders.items():
        body = body.replace(f"{{{name}}}", value)
    others = "\n".join(_link(words(f"legal-{each}"), address(each, language), each == document) for each in DOCUMENTS)
    languages = "\n".join(
        _link(words_for(each)(f"language-{each}"), address(document, each), each == language, each)
        for each in LANGUAGES
    )
    return _PAGE.substitute(
        language=language,
        direction="rtl" if language in RIGHT_TO_LEFT else "ltr",
        policy=escape(POLICY),
        title=escape(words(f"legal-{document}")),
        style=_STYLE,
        pages=escape(words("legal-pages")),
        others=others,
        languages=escape(words("legal-languages")),
        links=languages,
        body=body,
    )


def _contact(contact: str) -> str:
    if _WEB.fullmatch(contact):
        return f'<a href="{escape(contact)}">{escape(contact)}</a>'
    if _MAIL.fullmatch(contact):
        return f'<a href="mailto:{escape(contact)}">{escape(contact)}</a>'
    return escape(contact)


def _link(text: str, address: str, current: bool, language: str = "") -> str:
    here = ' aria-current="page"' if current else ""
    spoken = f' lang="{language}" hreflang="{language}"' if language else ""
    return f'<a href="{escape(address)}"{spoken}{here}>{escape(text)}</a>'
