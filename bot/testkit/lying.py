"""What a face lays on a table, checked as the panel and messages show it."""

from typing import Any, Final

from bot.faces.face import Face
from bot.faces.guarded import checked_happenings, checked_spread
from bot.faces.spread import FACE_DOWN, Shape, Spread, SpreadFace
from bot.games.game import AnyGame, Seat
from bot.games.told import Told
from bot.locales.words import DEFAULT, words_for

WORDS: Final = words_for(DEFAULT)


class Lying:
    """What has lain on the table of one game so far."""

    def __init__(self, game: AnyGame, face: Face, seats: int) -> None:
        assert isinstance(face, SpreadFace)
        self._face, self._seats = face, seats
        self._zones: dict[str, tuple[Shape, Seat | None]] = {}
        pictures = (*face.card_pictures({}), *face.sign_pictures())
        # What cannot be drawn by any plain face, such as a card with a sign in its name, is shown as text.
        self._known = {FACE_DOWN, *(each.name for each in pictures), *game.card_names}

    def check(self, view: Any) -> None:
        """Check what the face lays on the table for somebody.

        :raises AssertionError: a zone changes its shape or its seat, a card has no picture, or a move is not legal.
        :raises Unfit: see ``checked_spread``.
        """
        spread: Spread = checked_spread(self._face.spread(WORDS, view))
        assert len(spread.seats) in (0, self._seats), f"badges of {len(spread.seats)} seats, of {self._seats}"
        for zone in spread.zones:
            kind = zone.shape, zone.seat
            assert self._zones.setdefault(zone.name, kind) == kind, (
                f"the zone {zone.name} changes its shape or its seat"
            )
            assert zone.seat in (None, *range(self._seats)), f"{zone.name} lies before seat {zone.seat}"
            cards = [each for each in zone.cards if each is not None]
            self._check_pictures(zone.name, [each.card for each in cards])
            for move in filter(None, (zone.move, *(each.move for each in cards))):
                assert move in view.legal_moves, f"a press in {zone.name} plays {move}, which is not legal"
        for badges in spread.seats:
            self._check_pictures("a badge", [*badges.signs])

    def check_happenings(self, told: Told) -> None:
        """Check what the face says that a move did.

        :raises AssertionError: it names a seat, a zone or a card that was never there.
        :raises Unfit: see ``checked_happenings``.
        """
        for each in checked_happenings(self._face.happenings(WORDS, told)):
            assert each.seat in range(self._seats), f"{each.kind} at seat {each.seat}"
            assert each.zone in ("", *self._zones), f"{each.kind} in {each.zone}, and no zone had that name"
            self._check_pictures(f"{each.kind}", [*each.cards])

    def _check_pictures(self, where: str, cards: list[str]) -> None:
        lacking = [each for each in cards if each not in self._known]
        assert not lacking, (
            f"{where} shows {lacking[0]}, of which there is no picture: is it in card_names? See Face.card_pictures"
        )
