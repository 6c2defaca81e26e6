"""Shows how the cards look to people with colour blindness: ``python -m tests.faces.colour_blindness FILE``.

The matrices are those of Machado, Oliveira and Fernandes (2009) for the complete lack of one kind of cone.
"""

from __future__ import annotations

import sys
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.faces.claro.cards import joker_face, number_face

SEEN = {
    "as drawn": (1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0),
    "protanopia": (
        *(0.152286, 1.052583, -0.204868, 0),
        *(0.114503, 0.786281, 0.099216, 0),
        *(-0.003882, -0.048116, 1.051998, 0),
    ),
    "deuteranopia": (
        *(0.367322, 0.860646, -0.227968, 0),
        *(0.280085, 0.672501, 0.047413, 0),
        *(-0.011820, 0.042940, 0.968881, 0),
    ),
    "tritanopia": (
        *(1.255528, -0.076749, -0.178779, 0),
        *(-0.078411, 0.930809, 0.147602, 0),
        *(0.004733, 0.691367, 0.303900, 0),
    ),
    "no colour at all": (0.2126, 0.7152, 0.0722, 0) * 3,
}
SHADES = [shade / 255 for shade in range(256)]
TO_LINEAR = [round(255 * (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4)) for v in SHADES]
BACK = [round(255 * (v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055)) for v in SHADES]
CARDS = ((3, "B"), (8, "Y"), (15, "P"), (5, "BY"), (46, "YP"), (50, "BYP"), (24, ""), (None, ""))
EDGE, GAP = 96, 12


def simulated(picture: Image.Image, matrix: tuple[float, ...]) -> Image.Image:
    """Return a picture as a person with these eyes sees it."""
    seen = picture.convert("RGB").point(TO_LINEAR * 3).convert("RGB", matrix).point(BACK * 3)
    seen.putalpha(picture.getchannel("A"))
    return seen


def face(number: int | None, stars: str) -> Image.Image:
    """Return a card's face."""
    return Image.open(BytesIO(joker_face() if number is None else number_face(number, stars))).convert("RGBA")


def sheet() -> Image.Image:
    """Return all kinds of cards as five kinds of eyes see them, on dark and on light paper."""
    width, height = 190 + len(CARDS) * (EDGE + GAP) + GAP, (EDGE + GAP) * len(SEEN) + GAP
    image = Image.new("RGB", (width, 2 * height), "#313338")
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, height, width, 2 * height), fill="#FFFFFF")
    for half, ink in enumerate(("#FFFFFF", "#000000")):
        for row, (name, matrix) in enumerate(SEEN.items()):
            y = half * height + GAP + row * (EDGE + GAP)
            draw.text((GAP, y + EDGE / 2), name, font=ImageFont.load_default(size=20), fill=ink, anchor="lm")
            for column, card in enumerate(CARDS):
                seen = simulated(face(*card), matrix).resize((EDGE, EDGE), Image.Resampling.LANCZOS)
                image.paste(seen, (190 + column * (EDGE + GAP), y), seen)
    return image


if __name__ == "__main__":
    sheet().save(sys.argv[1], optimize=True)
