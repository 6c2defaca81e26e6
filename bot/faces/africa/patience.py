"""How the patience looks."""

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Final

from bot.faces.africa.face import DOTS, CardNames
from bot.faces.africa.patience_picture import DRAWINGS, patience_picture
from bot.faces.face import LISTED, ROW, Choice, Icons, Pick, PickOption, Row, SoloFace, Tone, in_rows
from bot.faces.spread import Happening, Kind, Lying, Shape, Spread, Zone
from bot.games.africa.deck import CARD_OF_NAME, COLOUR, NAMES
from bot.games.africa.laying import LETTERS, NEW, PatienceView, end_of
from bot.games.africa.patience import GOOD
from bot.games.game import Card, Move
from bot.games.told import Told
from bot.locales.words import RIGHT_TO_LEFT, Words

MOST_BUTTONS = 28
"""For more buttons than this, counted with their rows, a message has no room."""

GAP = "\u00a0"
"""Between letters, which must not be torn apart at the end of a line."""


class PatienceFace:
    """How the patience is shown."""

    accent = 0xD98A2B
    cards_of = "africa"

    def board(self, words: Words, icons: Icons, view: PatienceView) -> str:
        """Return how many cards each row has, and which one decides what fits on it; and the cards to choose from."""
        lines = [
            words("patience-row-told", row=number, count=len(row), end=self._told(words, end_of(row)))
            for number, row in enumerate(view.rows, start=1)
        ]
        hand = words.all_of(self._told(words, card) for card in view.hand)
        return "\n".join([*lines, words("patience-hand", cards=hand)] if view.hand else lines)

    def hand(self, words: Words, icons: Icons, view: PatienceView) -> str:
        """Return how many rows and further cards there are; before the first move, the aim and what fits as well."""
        if view.outcome is not None:
            return ""  # the result says it
        counts = f"{words('patience-rows', count=len(view.rows))} · {words('patience-pile', count=view.pile)}"
        return counts if view.turn else "\n".join([words("patience-aim"), words("patience-fits"), counts])

    def _told(self, words: Words, card: Card) -> str:
        """Return the name of a card, and the letters that count."""
        letters = f" ({GAP.join(LETTERS[card])})" if LETTERS[card] else ""
        return f"{CardNames(words, Icons()).name(card)}{letters}"

    def card_label(self, words: Words, name: str) -> str:
        """Return the name of a card, and the letters that count."""
        return self._told(words, CARD_OF_NAME[name])

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

    def spread(self, words: Words, view: PatienceView) -> Spread:
        """See ``SpreadFace``. The letters stand on the cards on which they count: at the ends of rows, in the hand."""
        rows = [
            Zone(
                _zone(number),
                [Lying(NAMES[card], mark=_letters(card) if card == end_of(row) else "") for card in row],
                Shape.ROW,
                label=words("patience-row", row=number),
            )
            for number, row in enumerate(view.rows, start=1)
        ]
        marks = {NAMES[card]: _letters(card) for card in view.hand}
        deck = Zone("deck", shape=Shape.DECK, count=view.pile)
        return Spread([*rows, deck], hand=[NAMES[card] for card in view.hand], marks=marks, tells=True)

    def choices(self, words: Words, icons: Icons, view: PatienceView) -> list[Choice]:
        """See ``SpreadSoloFace``."""
        found = list[Choice]()
        for name in (NAMES[card] for card in view.hand):
            legal = [move for move in view.legal_moves if move.split()[0] == name]
            for move in legal or [f"{name} 1"]:
                places, tone = move.split()[1:], Tone.GOOD if legal else Tone.PLAIN
                zone = "" if places == [NEW] else _zone(int(places[0]))
                said, emoji = self.move_name(words, move), self.move_emoji(icons, move)
                found.append(Choice(said, move, tone=tone, emoji=emoji, zone=zone))
        return found

    def happenings(self, words: Words, told: Told) -> list[Happening]:
        """See ``SpreadFace``: a card is laid, and one is drawn as long as there are some."""
        name, *places = told.move.split()
        place = len(told.after.rows) if places == [NEW] else int(places[0])
        if len(places) == 2 and int(places[1]) < place:
            place -= 1  # the joined row is gone
        laid = Happening(Kind.PLAY, told.seat, [name], _zone(place))
        return [laid, Happening(Kind.DRAW, told.seat, amount=1)] if told.before.pile else [laid]

    def picture(self, words: Words, view: PatienceView) -> tuple[str, Callable[[], bytes]]:
        """See ``PicturedSoloFace``. The rows run as the language does."""
        shown = (view.rows, view.hand, words.language in RIGHT_TO_LEFT)
        name = blake2b(repr((DRAWINGS, *shown)).encode(), digest_size=8).hexdigest()
        return f"patience-{name}.png", partial(patience_picture, *shown)

    def buttons(self, words: Words, icons: Icons, view: PatienceView) -> list[Row]:
        """Return a button for each card on each row; where there is no room for them, a list for each card."""
        count, found = len(view.rows), list[Row]()
        joins = [move for move in view.legal_moves if len(move.split()) > 2]
        many = len(view.hand) * (count + -(-count // ROW) + 1) + 2 * -(-len(joins) // LISTED) > MOST_BUTTONS
        for card in view.hand:
            moves = [f"{NAMES[card]} {place}" for place in (*range(1, count + 1), NEW)]
            legal = [move for move in moves if move in view.legal_moves]
            if many:
                found += self._lists(words, icons, self._told(words, card), legal)
                continue
            shown = moves if moves[-1] in legal else moves[:-1]
            found += in_rows([self._button(words, icons, move, fits=move in legal) for move in shown])
        return [*found, *self._lists(words, icons, words("patience-joins"), joins)]

    def _button(self, words: Words, icons: Icons, move: Move, *, fits: bool) -> Choice:
        emoji, place = self.move_emoji(icons, move), move.split()[1]
        label = words("patience-new") if place == NEW else words("patience-row", row=place)
        tone = Tone.GOOD if fits else Tone.PLAIN
        return Choice(label if emoji else self.move_name(words, move), move, tone=tone, emoji=emoji)

    def _lists(self, words: Words, icons: Icons, hint: str, moves: Sequence[Move]) -> list[Row]:
        options = [PickOption(self.move_name(words, move), move, self.move_emoji(icons, move)) for move in moves]
        return [Pick(hint, "", options[start : start + LISTED]) for start in range(0, len(options), LISTED)]

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


def _zone(row: int) -> str:
    return f"row-{row}"


def _letters(card: Card) -> str:
    return "".join(LETTERS[card])


FACE: Final[SoloFace] = PatienceFace()
"""The face that the catalogue finds here."""
