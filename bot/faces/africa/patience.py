"""How the patience looks."""

from collections.abc import Sequence
from typing import Final

from bot.faces.africa.face import DOTS, CardNames
from bot.faces.face import Icons, SoloFace
from bot.games.africa.deck import CARD_OF_NAME, COLOUR, NAMES
from bot.games.africa.laying import LETTERS, NEW, PLACE, PatienceView, end_of
from bot.games.africa.patience import GOOD
from bot.games.game import Card, Move
from bot.locales.words import Words

SHOWN = 7
"""The number of cards of a row that are shown. Of a longer row, the last ones are shown."""

GAP = "\u00a0"
"""Between letters, which must not be torn apart at the end of a line."""


class PatienceFace:
    """How the patience is shown."""

    accent = 0xD98A2B

    def board(self, words: Words, icons: Icons, view: PatienceView) -> str:
        """Return the rows, each below the card that decides what fits on it, and the number of cards left.

        Before the first move, the aim comes first.
        """
        show = CardNames(words, icons)
        lines = [] if view.turn else [words("patience-aim")]
        for number, row in enumerate(view.rows, start=1):
            cards = " ".join(show.short(card) for card in row[-SHOWN:])
            more = f"({words.signed(len(row) - SHOWN)}) " if len(row) > SHOWN else ""
            lines.append(f"**{number}.** {self.card(words, end_of(row))}\n{more}{cards}")
        if view.outcome is None:
            lines.append(words("patience-pile", count=view.pile))
        return "\n".join(lines)

    def hand(self, words: Words, icons: Icons, view: PatienceView) -> str:
        """Return the cards to choose from, and which letters count."""
        show = CardNames(words, icons)
        lines = [f"{show.short(card)} {self.card(words, card)}" for card in view.hand]
        return "\n".join([words("patience-hand"), *lines, f"-# {words('patience-letters')}"]) if lines else ""

    def card(self, words: Words, card: Card) -> str:
        """Return the name of a card, the letters that count, and its place.

        The place has its English name in every language, because its letters are those that count.
        """
        name, place = CardNames(words, Icons()).name(card), PLACE[card]
        return f"{name} · **{GAP.join(LETTERS[card])}** {place}" if place else name

    def card_label(self, words: Words, name: str) -> str:
        """Return the name of a card."""
        return CardNames(words, Icons()).name(CARD_OF_NAME[name])

    def move_name(self, words: Words, move: Move) -> str:
        """Return what a move does, short enough for a button."""
        name, *places = move.split()
        card = CARD_OF_NAME[name]
        colour = COLOUR[card]
        said = f"{CardNames(words, Icons()).short_name(card)}{f' {DOTS[colour]}' if colour else ''}"
        if places == [NEW]:
            return words("patience-new-row", card=said)
        if len(places) == 2:
            return words("patience-join", card=said, one=places[0], other=places[1])
        return words("patience-lay", card=said, row=places[0])

    def move_emoji(self, icons: Icons, move: Move) -> str | None:
        """Return the emoji of the card that a move lays."""
        return icons.get(f"africa_{NAMES[CARD_OF_NAME[move.split()[0]]]}")

    def hint(self, words: Words, moves: Sequence[Move]) -> str:
        """Return the move that seems best."""
        return words("patience-hint", move=self.move_name(words, moves[0]))

    def result(self, words: Words, view: PatienceView, best: int | None) -> str:
        """Return the result, and the best that was possible."""
        said = [words("patience-result", rows=words("patience-rows", count=len(view.rows)))]
        if best is not None:
            said.append(words("patience-best", best=str(best)))
        return f"### {' '.join(said)}"

    def score_name(self, words: Words, score: int) -> str:
        """Return the number of rows."""
        return words("patience-rows", count=score)

    def won(self, score: int) -> bool:
        """Tell whether a result is good or better."""
        return score <= GOOD

    def rules(self, words: Words) -> str:
        """Return the rules in our own words."""
        return words("patience-rules")


FACE: Final[SoloFace] = PatienceFace()
"""The face that the catalogue finds here."""
