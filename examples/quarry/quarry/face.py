"""How Quarry looks: the square as a grid, in which a press on an empty place lays a stone, and what comes next."""

from bot.faces.decks import EMPTY, SYMBOLS
from bot.faces.plain import PlainFace
from bot.faces.spread import Happening, Kind, Lying, Shape, Spread, Zone
from quarry.game import GAME, PLACES, SIZE


class Face(PlainFace):
    accent = 0xB5651D
    deck = SYMBOLS

    def spread(self, words, view):
        square = []
        for place, stone in zip(PLACES, view.squares, strict=True):
            move = place if place in view.legal_moves else None
            square.append(Lying(stone) if stone else Lying(EMPTY, move=move, mark=place))
        following = [
            Zone(f"next-{seat}", [Lying(stone)], seat=seat, count=view.cards_left[seat])
            for seat, stone in enumerate(view.next)
            if stone
        ]
        return Spread([Zone("square", square, Shape.GRID, columns=SIZE), *following], tells=True)

    def happenings(self, words, told):
        return [Happening(Kind.PLAY, told.seat, [told.before.next[told.seat]], "square")]

    def tell(self, words, icons, told, who):
        stone = self.card(words, icons, told.before.next[told.seat])
        return [words("quarry-laid", player=who(told.seat), stone=stone, place=told.move)]


FACE = Face(GAME)
