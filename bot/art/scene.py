"""A picture of a moment, like the lid of a game's box: cards, ribbons and plates on a transparent ground.

Discord shows it on a dark or a light page. So every text stands on something of its own, and every edge is dark and has
a light rim. A phone shows a picture of ``WIDTH`` on 281 pixels: no letter may be smaller than ``SMALLEST``.
"""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageColor, ImageDraw, ImageFilter

from bot.art.canvas import INK
from bot.art.colours import GOLD
from bot.art.writing import Point, shrunk, text_width, write

WIDTH: Final = 640
"""The width of every picture, in pixels."""
SMALLEST: Final = 28
"""The least height of a text, in pixels: 12 on a phone."""
RIM: Final = "#FFFDF4"
PLATE: Final = "#2B3050"
"""What names stand on."""
LIGHT: Final = "#F4F1E4"
"""What is written on a plate."""
SILVER: Final = "#C9D1E0"
"""A ribbon where nobody has won."""
HOLE: Final = "#5A6285"
"""A star that is still to be taken."""
STARS: Final = frozenset("★☆")
"""The signs of stars that were taken and that were not."""

_FINE: Final = 2
"""How many times larger shapes are drawn than shown, which makes smooth edges."""
_SHADOW: Final = 5
"""How far a shadow falls, in pixels."""
_COLOURS: Final = 200


class Scene:
    """A picture to draw on. Places and lengths are pixels of the finished picture; the origin is the upper left."""

    def __init__(self, height: int, width: int = WIDTH) -> None:
        """Begin with nothing."""
        self.image = Image.new("RGBA", (width, height), (0, 0, 0, 0))

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.image.height

    def card(self, picture: Image.Image, centre: Point, edge: float, turn: float = 0) -> None:
        """Lay down a card, turned by so many degrees to the right, with its shadow."""
        face = picture.resize((round(edge), round(edge)), Image.Resampling.LANCZOS)
        face = face.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
        left, top = round(centre[0] - face.width / 2), round(centre[1] - face.height / 2)
        self._shadow(face.getchannel("A"), left, top)
        self.image.alpha_composite(face, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))

    def paste(self, piece: Image.Image, corner: Point) -> None:
        """Lay down what was drawn before, such as ``laid``, by its upper left corner."""
        left, top = round(corner[0]), round(corner[1])
        self.image.alpha_composite(piece, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))

    def fan(self, pictures: Sequence[Image.Image], centre: Point, edge: float, step: float = 14) -> None:
        """Lay down cards as a hand holds them, the middle one highest.

        :param step: the angle between two cards, in degrees.
        """
        reach = 2.6 * edge
        for place, picture in enumerate(pictures):
            turn = (place - (len(pictures) - 1) / 2) * step
            where = (centre[0] + reach * sin(turn * pi / 180), centre[1] + reach * (1 - cos(turn * pi / 180)))
            self.card(picture, where, edge, turn)

    def rays(self, centre: Point, radius: float, colour: str, count: int = 14) -> None:
        """Draw rays of light around a point."""
        light = _light(round(radius), colour, count)
        left, top = round(centre[0] - radius), round(centre[1] - radius)
        self.image.alpha_composite(light, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))

    def shape(self, points: Sequence[Point], fill: str, edge: str = INK, width: float = 3) -> None:
        """Draw a polygon with an edge, a rim that shows it on a dark page, and its shadow."""
        left, top = (min(each[axis] for each in points) - 8 for axis in (0, 1))
        right, bottom = (max(each[axis] for each in points) + 8 for axis in (0, 1))
        size = (round((right - left) * _FINE), round((bottom - top) * _FINE))
        large = [((x - left) * _FINE, (y - top) * _FINE) for x, y in points]
        image = Image.new("RGBA", size, (0, 0, 0, 0))
        draw = ImageDraw.Draw(image)
        for colour, thick in ((RIM, width + 3), (edge, width)):
            draw.line([*large, *large[:2]], fill=colour, width=round(2 * thick * _FINE), joint="curve")
        draw.polygon(large, fill=fill)
        self._place(image, round(left), round(top))

    def star(self, centre: Point, radius: float, fill: str = GOLD, *, points: int = 5, inner: float = 0.45) -> None:
        """Draw a star whose inner corners lie at ``inner`` of its radius."""
        corners = []
        for corner in range(2 * points):
            angle, reach = pi * corner / points - pi / 2, radius * (inner if corner % 2 else 1)
            corners.append((centre[0] + reach * cos(angle), centre[1] + reach * sin(angle)))
        self.shape(corners, fill)

    def crown(self, centre: Point, width: float) -> None:
        """Draw a crown; its foot stands at the centre."""
        x, y = centre
        points = ((-0.5, 0), (-0.56, -0.56), (-0.24, -0.3), (0, -0.72), (0.24, -0.3), (0.56, -0.56), (0.5, 0))
        self.shape([(x + width * dx, y + width * dy) for dx, dy in points], GOLD)
        for dx, dy in ((-0.56, -0.58), (0, -0.74), (0.56, -0.58)):
            self.disc((x + width * dx, y + width * dy), width * 0.075, "#E0244F")

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """Draw a line on something that was drawn before."""
        ImageDraw.Draw(self.image).line(list(points), fill=colour, width=round(width), joint="curve")

    def disc(self, centre: Point, radius: float, fill: str, edge: str = INK) -> None:
        """Draw a disc with an edge."""
        size = round(2 * (radius + 3))
        image = Image.new("RGBA", (size * _FINE, size * _FINE), (0, 0, 0, 0))
        end = size * _FINE - 1
        ImageDraw.Draw(image).ellipse((2, 2, end - 2, end - 2), fill=fill, outline=edge, width=3 * _FINE)
        self._place(image, round(centre[0] - size / 2), round(centre[1] - size / 2), shadow=False)

    def ribbon(self, text: str, centre: Point, width: float, fill: str = GOLD, size: float = 52) -> None:
        """Draw a ribbon with a title, which is made smaller until it has room; so light that it can be read."""
        fill = legible(fill)
        x, y = centre
        half, high, tail = width / 2, size * 0.72, size * 0.75
        dark = _mixed(fill, "#000000", 0.25)
        for side in (-1, 1):
            inner, outer = x + side * (half - tail * 0.5), x + side * (half + tail)
            notch = x + side * (half + tail * 0.5)
            low, top = y + high + 10, y - high + 10
            self.shape([(inner, top), (outer, top), (notch, (low + top) / 2), (outer, low), (inner, low)], dark)
        self.shape([(x - half, y - high), (x + half, y - high), (x + half, y + high), (x - half, y + high)], fill)
        self.text(text, centre, size, INK, width - 24, bold=True)

    def plate(self, text: str, centre: Point, width: float, size: float = SMALLEST, colour: str = LIGHT) -> None:
        """Write a text on a plate with round ends; the text is made smaller, then cut, until it has room."""
        high = size * 1.5
        image = Image.new("RGBA", (round(width) * _FINE, round(high) * _FINE), (0, 0, 0, 0))
        corners = (0, 0, image.width - 1, image.height - 1)
        ImageDraw.Draw(image).rounded_rectangle(
            corners, radius=image.height / 2, fill=PLATE, outline=_mixed(PLATE, RIM, 0.45), width=2 * _FINE
        )
        self._place(image, round(centre[0] - width / 2), round(centre[1] - high / 2))
        self.text(text, centre, size, colour, width - high * 0.7)

    def row(self, mark: str, name: str, score: str, centre: Point, width: float, *, mirrored: bool = False) -> None:
        """Write a mark and a name at the start of a plate, and a score at its end, which may consist of stars.

        :param mirrored: whether it is read from right to left.
        """
        self.plate("", centre, width)
        x, y = centre
        inside, sign = width / 2 - SMALLEST * 0.8, -1 if mirrored else 1
        start, end = ("rm", "lm") if mirrored else ("lm", "rm")
        starry = set(score) <= STARS
        taken = len(score) * SMALLEST * 1.3 if starry else min(text_width(score, SMALLEST), width * 0.6)
        if starry:
            self.stars(score, (x + sign * (inside - taken / 2), y), SMALLEST / 2)
        else:
            self.text(score, (x + sign * inside, y), SMALLEST, GOLD, taken + 1, anchor=end)
        # A number is drawn from left to right: what follows it stands before it where the line is read the other way.
        number = f".{mark[:-1]}" if mirrored and mark.endswith(".") else mark
        self.text(number, (x - sign * inside, y), SMALLEST, LIGHT, width, anchor=start)
        inset = max(text_width(mark, SMALLEST) + SMALLEST / 2, SMALLEST * 1.6) if mark else 0
        room = 2 * inside - inset - taken - SMALLEST / 2
        self.text(name, (x - sign * (inside - inset), y), SMALLEST, LIGHT, room, anchor=start)

    def stars(self, signs: str, centre: Point, radius: float) -> None:
        """Draw a star for each sign in a line, one that is still to be taken as a hole."""
        for place, sign in enumerate(signs):
            x = centre[0] + (place - (len(signs) - 1) / 2) * (2.1 * radius + 7)
            self.star((x, centre[1]), radius, GOLD if sign == "★" else HOLE)

    def text(
        self, text: str, where: Point, size: float, colour: str, width: float, *, bold: bool = False, anchor: str = "mm"
    ) -> None:
        """Write a line that stands on something else, no wider than ``width``."""
        said, size = shrunk(text, size, width, SMALLEST)
        draw = ImageDraw.Draw(self.image)
        draw.fontmode = "L"
        for dx in (-0.6, 0.6) if bold else (0,):
            write(draw, said, (where[0] + dx, where[1]), size, colour, anchor=anchor)

    def png(self) -> bytes:
        """Return the finished picture."""
        buffer = BytesIO()
        packed = self.image.quantize(_COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        packed.save(buffer, "PNG", compress_level=6)
        return buffer.getvalue()

    def _place(self, large: Image.Image, left: int, top: int, *, shadow: bool = True) -> None:
        image = large.reduce(_FINE)
        if shadow:
            self._shadow(image.getchannel("A"), left, top)
        self.image.alpha_composite(image, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))

    def _shadow(self, mask: Image.Image, left: int, top: int) -> None:
        """Darken what lies below a shape, a little lower than the shape itself."""
        room = 2 * _SHADOW
        soft = Image.new("L", (mask.width + 2 * room, mask.height + 2 * room))
        soft.paste(mask.point(_SHADE), (room, room))
        soft = soft.filter(ImageFilter.BoxBlur(_SHADOW - 1))
        dark = Image.new("RGBA", soft.size, (10, 12, 28, 0))
        dark.putalpha(soft)
        left, top = left - room, top - room + _SHADOW
        self.image.alpha_composite(dark, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))


def laid(picture: Image.Image, edge: int) -> Image.Image:
    """Return a card with its shadow, in the middle of a piece. Keep it: to draw it takes a millisecond."""
    scene = Scene(edge + 4 * _SHADOW, edge + 4 * _SHADOW)
    scene.card(picture, (edge / 2 + 2 * _SHADOW, edge / 2 + 2 * _SHADOW), edge)
    return scene.image


_SHADE: Final = [round(value * 0.4) for value in range(256)]
"""How dark a shadow is for each opacity of what casts it."""


@lru_cache(8)
def _light(radius: int, colour: str, count: int) -> Image.Image:
    """Return rays of light, which take a third of the time that a picture takes."""
    size = 2 * radius * _FINE
    light = Image.new("RGBA", (size, size), (*ImageColor.getrgb(colour), 0))
    draw = ImageDraw.Draw(light)
    for ray in range(count):
        middle, half, inset = 360 * ray / count - 90, 90 / count, size * (0.1 if ray % 2 else 0)
        box = (inset, inset, size - 1 - inset, size - 1 - inset)
        draw.pieslice(box, middle - half, middle + half, fill=(*ImageColor.getrgb(colour), 72))
    return light.reduce(_FINE)


@lru_cache(64)
def _mixed(colour: str, other: str, part: float) -> str:
    """Return a colour that goes so far towards another one."""
    pairs = zip(ImageColor.getrgb(colour), ImageColor.getrgb(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * part):02X}" for one, two in pairs)


LEGIBLE: Final = 4.5
"""How many times as light as the ink, at least, what is written on has to be (WCAG 2, level AA)."""


@lru_cache(64)
def legible(colour: str) -> str:
    """Return a colour, so much lighter that ink can be read on it."""
    while (_luminance(colour) + 0.05) / (_luminance(INK) + 0.05) < LEGIBLE:
        colour = _mixed(colour, RIM, 0.1)
    return colour


def _luminance(colour: str) -> float:
    """Return how light a colour is, from 0 to 1, as WCAG defines it."""
    parts = (value / 255 for value in ImageColor.getrgb(colour)[:3])
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
