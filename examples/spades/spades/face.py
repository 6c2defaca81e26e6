"""How Spades looks: a French deck, the trick before the seats, and what each seat has bid and taken."""

from dataclasses import replace

from bot.faces.decks import FRENCH_IN_FOUR_COLOURS
from bot.faces.plain import PlainFace
from spades.game import GAME


class Face(PlainFace):
    accent = 0x1F6F54
    deck = FRENCH_IN_FOUR_COLOURS

    def stage(self, words, position):
        return words("spades-deal", number=position.deal)

    def seat(self, words, icons, view, seat):
        bid = view.bids[seat]
        said = words("spades-no-bid") if bid is None else words("spades-taken", taken=view.taken[seat], bid=bid)
        return replace(super().seat(words, icons, view, seat), notes=[said])


FACE = Face(GAME)
