"""Looks up Fluent messages in a person's language, and in English where that language lacks one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from bot.games.catalog import GAMES

Argument: TypeAlias = str | int | float

DEFAULT = "en"
LANGUAGES = ("en", "de", "fr", "he")
RIGHT_TO_LEFT = ("he",)
_MARK, _BEGIN, _END = "\u200f", "\u200f\u202b", "\u202c"
# Some clients take a line's direction from its first letter: the mark decides it. Others need the embedding.
_LINE = re.compile(r"^((?:#{1,3} |-# |> |[-*] |[0-9]+\. )*)(\S.*)$", re.MULTILINE)
# Discord's markdown recognises headings, quotes and lists only at the very beginning of a line, so these stay there.
_TOKEN = re.compile(r"<[@#:at][^>]*>| · ")
# Names, times and cards side by side would run from left to right, so each gets a mark on both sides.
CACHED = 4096
"""The number of formatted messages that are cached for each language."""
_FOLDER = Path(__file__).parent
_FACES = _FOLDER.parent / "faces"


class MissingWords(KeyError):
    """Not even English has the message. This is a mistake in the code, not of the player."""


class Words:
    """The messages of one language."""

    def __init__(self, language: str, bundles: Iterable[FluentBundle]) -> None:
        self.language = language
        self._bundles = tuple(bundles)
        # A table is rendered again and again with the same words, and formatting them takes most of the time.
        self._format_once = lru_cache(CACHED)(self._format)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """Return the message with its placeholders filled in.

        :raises MissingWords: there is no such message, or a placeholder has no value.
        """
        return self._format_once(key, tuple(arguments.items()))

    def _format(self, key: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, dict(arguments))
                    if errors:
                        raise MissingWords(f"{key}: {errors[0]}")
                    return str(text)
        raise MissingWords(key)

    def with_direction(self, text: str) -> str:
        """Return the text with every line in this language's direction, even a line that begins with a name or card."""
        if self.language not in RIGHT_TO_LEFT:
            return text
        apart = _TOKEN.sub(rf"{_MARK}\g<0>{_MARK}", text)
        return _LINE.sub(rf"\g<1>{_BEGIN}\g<2>{_END}", apart)

    def has(self, key: str) -> bool:
        """Tell whether there is such a message."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def percent(self, share: float) -> str:
        """Return a share, from 0 to 1, as a percentage without decimals."""
        return self("percent", number=str(round(100 * share)))

    def of(self, game: str, key: str, /, **arguments: Argument) -> str:
        """Return the game's own message if it has one, else the message for all games.

        :raises MissingWords: there is neither.
        """
        own = f"{game}-{key}"
        return self(own if self.has(own) else key, **arguments)

    def signed(self, number: int) -> str:
        """Return a gain or a loss with its sign, its digits grouped as the language groups them."""
        return f"{'-' if number < 0 else '+'}{self('number', number=abs(number))}"

    def all_of(self, items: Iterable[str]) -> str:
        """Return the items as a list in words, such as "a, b and c"."""
        *head, tail = list(items) or [""]
        return self("list-and", head=", ".join(head), tail=tail) if head else tail


def dashed(name: str) -> str:
    """Return a name as it is spelt in message keys: ``free_pass`` as ``free-pass``."""
    return name.replace("_", "-")


def refusal_words(words: Words, code: str, details: Mapping[str, str], game: str | None = None) -> str:
    """Return the sentence for a refusal: the game's own if it has one, else the one for all games."""
    key = f"refused-{dashed(code)}"
    return words.of(game, key, **details) if game else words(key, **details)


def supported_language(language: str | None) -> str | None:
    """Return our code for one of Discord's languages (``en`` for ``en-GB``); None if we do not speak it."""
    code = (language or "").split("-")[0].lower()
    return code if code in LANGUAGES else None


@cache
def words_for(language: str | None) -> Words:
    """Return the words of a language by Discord's code; the English ones if we do not speak it."""
    chosen = supported_language(language) or DEFAULT
    return Words(chosen, [_bundle(each) for each in dict.fromkeys((chosen, DEFAULT))])


def word_files(language: str) -> list[Path]:
    """Return the word files of a language: those that belong to no game, then those of each game's face."""
    return [
        *sorted((_FOLDER / language).glob("*.ftl")),
        *(_FACES / name / "words" / f"{language}.ftl" for name in GAMES),
    ]


@cache
def _bundle(language: str) -> FluentBundle:
    # Without isolation marks around placeholders, which Discord shows as boxes on some phones.
    bundle = FluentBundle([language], use_isolating=False)
    for file in word_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
