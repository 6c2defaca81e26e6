"""How Partners looks: the trumps stand beside the trick."""

from bot.faces.plain import PlainFace
from partners.game import GAME

SIGNS = {"C": "♣️", "D": "♦️", "H": "♥️", "S": "♠️"}


class Face(PlainFace):
    accent = 0x2E86C1

    def board(self, words, icons, view, who):
        lines = [words("partners-trumps", suit=SIGNS[view.trumps]), super().board(words, icons, view, who)]
        return "\n".join(filter(None, lines))


FACE = Face(GAME)
