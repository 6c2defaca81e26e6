"""The language that a browser asks for."""

from typing import Final

from bot.locales.words import DEFAULT, supported_language

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
