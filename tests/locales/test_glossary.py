"""One word for one thing: translations use the words of docs/glossary.md."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement

from bot.locales.words import LANGUAGES
from tests.cases import for_each
from tests.locales.all_words import word_files

GLOSSARY = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
NAMES = {"German": "de", "French": "fr", "Hebrew": "he"}

OTHERWISE = {
    "de": {
        "command-new-seats",  # how many may play
        "deck-suit-c",  # a suit of cards
        "privacy-forgotten", "season-now",  # the table of a leaderboard
        "tournament-format-round-robin",  # each against each
        "tournament-about-byes", "tournament-byes", "tournament-byes-round-robin",
        "tournament-me-bye", "tournament-me-bye-next", "tournament-result-bye", "tournament-result-bye-next",
        "tournament-news-bye", "tournament-news-bye-next",
        "tournament-result-bye-round-robin", "why-from-bye", "tournament-bracket-bye",
        "why-byes-knock-out", "why-byes-swiss", "why-byes-round-robin", "why-byes-clubs",  # is spielfrei
        "tournament-why-seal",  # to leave open
        "button-tournament-why",  # who sits together
        "tie-break-direct",  # its usual name
    },
    "fr": {
        "deck-suit-c",  # a suit of cards
        "privacy-forgotten", "season-now",  # the table of a leaderboard
        "tie-break-direct",  # its usual name
        "tournament-why-seal",  # to leave open
        "command-play",  # by keyboard
    },
    "he": {
        "deck-suit-c",  # a suit of cards
        "challenge-about",  # those on the list
        "africa-example-trick",  # the ruby takes it
        "notice-kicked",  # somebody is not at the table any more
        "button-replay-number",  # to watch a game
        "refused-terms-changed", "refused-too-many-tables",  # without a gendered host
        "claro-refused-hand-for-two", "command-join", "command-new", "command-new-seats",
        "claro-refused-must-lead",
        "tournament-format-round-robin",  # a league
        "tie-break-direct",  # its usual name
        "button-tournament-direct",  # directing, rather than who does it
        "tournament-why-seal",  # to leave open
        "privacy-forgotten", "season-now",  # the table of a leaderboard
    },
}  # fmt: skip
"""Messages that say it in another way, on purpose."""


def rows(heading):
    """Return the cells of each row of the table under a heading, its first row included."""
    lines = GLOSSARY.partition(f"## {heading}\n")[2].partition("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [cells[0], *cells[2:]]


def written(node):
    """Yield the text of a message without its placeholders."""
    if isinstance(node, TextElement):
        yield node.value
    elif isinstance(node, BaseNode):
        for value in vars(node).values():
            yield from written(value)
    elif isinstance(node, list):
        for each in node:
            yield from written(each)


@cache
def texts(language):
    """Return the text of each message of a language."""
    entries = (
        entry
        for file in word_files(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    )
    return {entry.id.name: " ".join(written(entry)) for entry in entries}


HEAD, *TERMS = rows("The words")
_, *UNUSED = rows("Words that are not used")


@for_each("row", TERMS)
def test_a_term_is_translated_by_its_own_word(row):
    term = re.compile(rf"\b{re.escape(row[0])}(s|es|ed)?\b", re.IGNORECASE)
    used = [key for key, text in texts("en").items() if term.search(text)]
    assert used, "the glossary explains a word that no message uses"
    for name, cell in zip(HEAD[1:], row[1:], strict=True):
        words = [word.casefold() for word in cell.split(", ")]
        found = texts(NAMES[name])
        other = {key for key in used if not any(word in found[key].casefold() for word in words)}
        assert other <= OTHERWISE[NAMES[name]], {key: found[key] for key in other - OTHERWISE[NAMES[name]]}


@for_each(("language", "word", "because"), UNUSED)
def test_a_word_is_not_used(language, word, because):
    found = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
    assert {key: text for key, text in texts(language).items() if found.search(text)} == {}, because


def test_the_glossary_is_of_the_languages_that_we_speak():
    assert {"en", *(NAMES[name] for name in HEAD[1:])} == set(LANGUAGES)


def test_every_exception_is_still_one():
    for language, keys in OTHERWISE.items():
        column = 1 + [NAMES[name] for name in HEAD[1:]].index(language)
        for key in keys:
            terms = [
                row
                for row in TERMS
                if re.search(rf"\b{re.escape(row[0])}(s|es|ed)?\b", texts("en")[key], re.IGNORECASE)
                and not any(word.casefold() in texts(language)[key].casefold() for word in row[column].split(", "))
            ]
            assert terms, f"{key} uses the glossary's words in {language}: delete it here"
