"""Text in pictures."""

import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final

from fontpkg_open_sans import ROOT
from PIL import Image, ImageDraw, ImageFont, features

Point = tuple[float, float]

_UNKNOWN: Final = "\uffff"
"""No font has a glyph for this."""

BROUGHT: Final = str(ROOT / "files" / "OpenSans[wdth,wght].ttf")
"""Open Sans, which is installed with the bot. It has Latin, Greek, Cyrillic and Hebrew letters, with all accents."""

FONTS: Final = (
    "NotoSans-Regular.ttf",
    "NotoSansArabic-Regular.ttf",
    "NotoSansCJK-Regular.ttc",
    "DejaVuSans.ttf",
    "Arial Unicode.ttf",
    "arial.ttf",
)
"""Files of fonts with letters that Open Sans lacks. Those that the machine has are used for names."""

EMOJI: Final = ("NotoColorEmoji.ttf", "Apple Color Emoji.ttc", "seguiemj.ttf")
"""Files of fonts that have emojis in colour."""
EMOJI_SIZE: Final = 109
"""The only height that the first of them has."""

_FIRST_CIRCLED: Final = "\u2460"
_LAST_CIRCLED: Final = "\u2473"

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@lru_cache(128)
def emoji(sign: str, edge: int) -> Image.Image | None:
    """Return an emoji that is no wider and no higher than so many pixels; None if the machine has no font for it."""
    for file in EMOJI:
        with suppress(OSError):
            found = ImageFont.truetype(file, EMOJI_SIZE)
            image = Image.new("RGBA", (3 * EMOJI_SIZE, 2 * EMOJI_SIZE))
            ImageDraw.Draw(image).text((EMOJI_SIZE // 4, EMOJI_SIZE // 4), sign, font=found, embedded_color=True)
            if box := image.getbbox():
                image = image.crop(box)
                image.thumbnail((edge, edge), Image.Resampling.LANCZOS)
                return image
    return None


@lru_cache(64)
def font(size: float, file: str | None = None) -> Font:
    """Return a font in this height in pixels.

    :param file: its file, found by its name among the machine's fonts; None for Pillow's own font.
    :raises OSError: the machine has no such font.
    """
    return ImageFont.load_default(size=size) if file is None else ImageFont.truetype(file, size)


@lru_cache(1)
def fonts_at_hand() -> tuple[str, ...]:
    """Return Open Sans and those of ``FONTS`` that this machine has."""
    found = [BROUGHT]
    for file in FONTS:
        with suppress(OSError):
            font(_TRIED, file)
            found.append(file)
    return tuple(found)


_TRIED: Final = 26
"""The height in which glyphs are compared, in pixels."""


def write(draw: ImageDraw.ImageDraw, text: str, where: Point, size: float, fill: str, *, anchor: str = "mm") -> None:
    """Write a short line, centred at a point unless the anchor says otherwise (two letters, as Pillow has them)."""
    (left, top), stamp = _stamp(text, size, anchor)
    draw.bitmap((round(where[0]) + left, round(where[1]) + top), stamp, fill=fill)


@lru_cache(1024)
def _stamp(text: str, size: float, anchor: str) -> tuple[tuple[int, int], Image.Image]:
    """Return a text as a mask, and where its corner stands from the anchor: the same few numbers are written often."""
    if _FIRST_CIRCLED <= text <= _LAST_CIRCLED and len(text) == 1:
        return _circle(ord(text) - ord(_FIRST_CIRCLED) + 1, size, anchor)
    found = font(size, _file_for(text))
    left, top, right, bottom = (round(edge) for edge in found.getbbox(text, anchor=anchor))
    stamp = Image.new("L", (right - left + 2, bottom - top + 2))
    ImageDraw.Draw(stamp).text((1 - left, 1 - top), text, font=found, fill=255, anchor=anchor)
    return (left - 1, top - 1), stamp


def _circle(number: int, size: float, anchor: str) -> tuple[tuple[int, int], Image.Image]:
    """Return a number in a circle as a mask, centred in height on the anchor."""
    edge = round(size * 1.25)
    stamp = Image.new("L", (edge + 1, edge + 1))
    draw = ImageDraw.Draw(stamp)
    draw.ellipse((0, 0, edge, edge), outline=255, width=max(2, round(size / 12)))
    draw.text((edge / 2, edge / 2), str(number), font=font(size * 0.8), fill=255, anchor="mm")
    left = {"l": 0, "m": -edge // 2, "r": -edge}[anchor[0]]
    return (left, -edge // 2), stamp


def drawable(text: str) -> str:
    """Return what can be drawn of a text that somebody has made up, on one line.

    A text is drawn in one font: the first that has all its letters. If there is none, it is spelt with the letters of
    Open Sans. If half of the letters and digits or more are missing even so, the rest would say nothing, and the result
    is empty.
    """
    line = " ".join(text.split())
    for file in (None, *fonts_at_hand()):
        drawn = "".join(letter for letter in line if _has(letter, file))
        if _count(drawn) == _count(line):
            return " ".join(drawn.split())
    spelt = "".join(
        each
        for letter in line
        for each in (letter if _has(letter, BROUGHT) else unicodedata.normalize("NFKD", letter))
        if _has(each, BROUGHT)
    )
    return " ".join(spelt.split()) if 2 * _count(spelt) > _count(line) else ""


def _count(text: str) -> int:
    return sum(unicodedata.category(letter)[0] in "LN" for letter in text)


def fit(text: str, size: float, width: float) -> str:
    """Return a text, cut so that it is at most so many pixels wide in this height."""
    found = font(size, _file_for(text))
    if found.getlength(text) <= width:
        return text
    while text and found.getlength(f"{text}…") > width:
        text = text[:-1].rstrip()
    return f"{text}…" if text else ""


def text_width(text: str, size: float) -> float:
    """Return how many pixels wide a text is in this height."""
    return font(size, _file_for(text)).getlength(text)


def shrunk(text: str, size: float, width: float, least: float) -> tuple[str, float]:
    """Return a text and the height, up to ``size``, in which it has room; it is cut only if ``least`` is too high."""
    while size > least and fit(text, size, width) != text:
        size -= 1
    return fit(text, size, width), size


def labels(names: Sequence[str], size: float, width: float) -> list[str]:
    """Return each seat's name as far as it can be drawn, or its number in a circle, which looks like no points."""
    return [fit(drawable(name), size, width) or circled(seat + 1) for seat, name in enumerate(names)]


def circled(number: int) -> str:
    """Return a number from 1 to 20 in a circle, as ``write`` draws it whatever the font has."""
    return chr(ord(_FIRST_CIRCLED) + number - 1)


@lru_cache(1024)
def _file_for(text: str) -> str | None:
    """Return the first font that has everything in a text; None for Pillow's own."""
    if text.isascii():
        return None
    return next((file for file in (None, *fonts_at_hand()) if all(_has(letter, file) for letter in text)), None)


@lru_cache(4096)
def _has(letter: str, file: str | None = None) -> bool:
    """Tell whether a font has a glyph for a letter or sign that it can place, or it is a space."""
    if letter == " ":
        return True
    if unicodedata.bidirectional(letter) in ("R", "AL") and not reorders():
        return False
    placed = "CZ" if file is not None and reorders() else "CMZ"  # marks above and below letters need shaping
    return unicodedata.category(letter)[0] not in placed and _glyph(letter, file) != _glyph(_UNKNOWN, file)


@lru_cache(1)
def reorders() -> bool:
    """Tell whether Pillow can write from right to left here, and join and place letters.

    Pillow brings the first of these libraries, and looks for the second one on the machine.
    """
    return bool(features.check("raqm") and features.check("fribidi"))


def _glyph(letter: str, file: str | None) -> tuple[tuple[int, int], bytes]:
    mask = font(_TRIED, file).getmask(letter)
    return mask.size, bytes(mask)
