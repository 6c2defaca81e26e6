from bot.faces.plain import PlainFace
from older.game import GAME


class Face(PlainFace):
    def move_name(self, words, view, move, icons=None):
        return words("older-lay", card=move)


FACE = Face(GAME)
