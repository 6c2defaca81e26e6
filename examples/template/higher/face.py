from bot.faces.plain import PlainFace
from higher.game import GAME


class Face(PlainFace):
    accent = 0x2E86C1


FACE = Face(GAME)
