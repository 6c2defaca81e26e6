"""How Lanterns looks: the rows, what is left, and hints with the names of people."""

from bot.faces.plain import PlainFace
from lanterns.game import COLOURS, GAME

SIGNS = {"R": "🟥", "B": "🟦"}


class Face(PlainFace):
    accent = 0xE67E22

    def stage(self, words, position):
        return words("lanterns-stage", count=len(position.deck))

    def board(self, words, icons, view, who):
        rows = " ".join(f"{SIGNS[colour]} {row}" for colour, row in zip(COLOURS, view.rows, strict=True))
        lines = [words("lanterns-rows", rows=rows), words("lanterns-left", hints=view.hints, mistakes=view.mistakes)]
        if view.discards:
            lines.append(f"-# {words('lanterns-discards', cards=' '.join(view.discards))}")
        return "\n".join(lines)

    def tell(self, words, icons, told, who):
        word, *rest = told.after.last_move.split()
        if word != "hint":
            return super().tell(words, icons, told, who)
        other, sign = who(int(rest[0]) - 1), SIGNS.get(rest[1], rest[1])
        return [words("lanterns-told-hint", player=who(told.seat), other=other, sign=sign)]

    def move_name(self, words, view, move, icons=None, names=None):
        word, *rest = move.split()
        if word != "hint":
            return super().move_name(words, view, move, icons, names)
        seat = int(rest[0]) - 1
        player = (names and names(seat)) or words("seat-number", number=seat + 1)
        return words("lanterns-hint-colour", player=player, sign=SIGNS.get(rest[1], rest[1]))


FACE = Face(GAME)
