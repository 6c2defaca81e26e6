"""``python -m bot pages FOLDER``: write the pages about privacy and terms of use, for any host of static files."""

import argparse
from pathlib import Path

from bot.config import BadSettings, read_operator
from bot.features.people.legal.documents import DOCUMENTS, page
from bot.locales.words import DEFAULT, LANGUAGES
from bot.runtime.exits import refuse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where to write; it is made if it is not there")


def main(arguments: argparse.Namespace) -> int:
    """Write one HTML file for each page and language. If that fails, print the reason in one line, and return 2."""
    try:
        operator = read_operator()
        arguments.folder.mkdir(parents=True, exist_ok=True)
        for document in DOCUMENTS:
            for language in LANGUAGES:
                text = page(document, language, operator, _file)
                (arguments.folder / _file(document, language)).write_text(text, encoding="utf-8")
    except BadSettings as error:
        return refuse(error)
    except OSError as error:
        return refuse(f"cannot write to {arguments.folder}: {error.strerror}")
    names = " and ".join(_file(document, DEFAULT) for document in DOCUMENTS)
    print(f"{len(DOCUMENTS) * len(LANGUAGES)} pages written; put {names} into the developer portal, as web addresses")
    return 0


def _file(document: str, language: str) -> str:
    """Return the name of a page's file: ``privacy.html`` in English, ``privacy.de.html`` in German."""
    return f"{document}.html" if language == DEFAULT else f"{document}.{language}.html"
