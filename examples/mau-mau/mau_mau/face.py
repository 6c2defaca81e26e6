"""How Mau-Mau is shown in messages and hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.faces.face import (
    LISTED,
    CardPicture,
    Choice,
    Example,
    Face,
    HandFace,
    Icons,
    Pick,
    PickOption,
    Row,
    SeatFace,
    SeatLabel,
    Tone,
    Who,
    card_count,
    in_rows,
    large_cards,
)
from bot.games.game import AnyPosition, Card, Move, Seat
from bot.games.told import Told
from bot.locales.words import Words, dashed
from mau_mau.cards import card_pictures, sign_pictures
from mau_mau.deck import JACK, NAMES, RANK, SUITS
from mau_mau.examples import EXAMPLES, example_picture
from mau_mau.naming import CardNames, icon, label
from mau_mau.pictures import round_picture
from mau_mau.tallies import FORGOT, POINTS, ROUNDS_PLAYED, ROUNDS_WON, WITH_JACK
from mau_mau.telling import MANY, read, tell
from mau_mau.thumb import playable
from mau_mau.view import DRAW, MAU, PASS, MauMauRound, MauMauView

MOST_BUTTONS: Final = 15
"""The most cards that get a button each. Of a larger hand, only the cards that fit can be chosen, from lists."""
MOST_LARGE: Final = 12
"""The most cards of a hand that are shown large."""
LAST_CARDS: Final = 6
"""How many cards of the discard pile are shown."""
CARDS: Final = "cards"
"""The draft that shows all cards again."""
BIG_ROUND: Final = 60
"""So many points of one round are a moment to remember."""


class MauMauFace:
    """How Mau-Mau is shown."""

    accent = 0xC0392B
    introduced_by = "fitting"

    # On the table

    def stage(self, words: Words, position: AnyPosition) -> str:
        """Return the number of the round, and how long the game is."""
        view: MauMauView = position.view(None)
        number = len(view.rounds) + (view.outcome is None)
        if view.options.target:
            return words("mau-mau-stage-points", round=number, target=view.options.target)
        if view.options.rounds == 1:
            return words("mau-mau-stage-single")
        return words("mau-mau-stage", round=number, rounds=view.options.rounds)

    def board(self, words: Words, icons: Icons, view: MauMauView, who: Who) -> str:
        """Return the top card as a headline, what it asks for, the cards before it, and the stock."""
        show = CardNames(words, icons)
        lines = [f"### {words('mau-mau-top', card=show.full(view.top))}"]
        lines += _demands(words, show, view)
        before = view.discards[:-1][-LAST_CARDS:]
        if before:
            lines.append(words("mau-mau-before", cards=show.run(before)))
        lines.append(words("mau-mau-stock", count=view.stock))
        if view.rounds and not _well_begun(view):
            lines.append(f"-# {_round_line(words, show, view.rounds[-1], len(view.rounds), who, last=True)}")
        return "\n".join(lines)

    def tell(self, words: Words, icons: Icons, told: Told, who: Who) -> Sequence[str]:
        """Return the card, the wish and the call, or what was drawn; then who has won the round."""
        return tell(words, CardNames(words, icons), told, who)

    def large(self, words: Words, icons: Icons, view: MauMauView) -> tuple[str, str] | None:
        """Return the top card."""
        url = icons.url(icon(NAMES[view.top]))
        return None if url is None else (url, label(view.top))

    def seat(self, words: Words, icons: Icons, view: MauMauView, seat: Seat) -> SeatFace:
        """Return a seat's points and cards, and whether it has called its last card."""
        points = words("mau-mau-points", count=view.scores[seat])
        if view.outcome is not None:
            return SeatFace(points)
        notes = [words("mau-mau-called")] if view.called[seat] else []
        if view.has_drawn and seat in view.to_act:
            notes.append(words("mau-mau-has-drawn"))
        return SeatFace(f"{card_count(icons, icon('back'), view.held[seat])} · {points}", notes)

    # In the hand

    def hand(
        self, words: Words, icons: Icons, view: MauMauView, who: Who, label: SeatLabel, draft: str | None
    ) -> HandFace:
        """Return the cards as buttons, or those that fit as lists; buttons to call the last card, to draw, to pass.

        A jack's button leads to the four suits. The draft has the name of that jack, and ``mau`` if the last card is
        called.
        """
        show = CardNames(words, icons)
        if view.outcome is not None:
            return HandFace(words("mau-mau-hand-over"), [])
        my_turn = view.seat in view.to_act
        text = self._situation(words, show, view, who, my_turn=my_turn)
        drafted = (draft or "").split()
        calls = any(move.endswith(MAU) for move in view.legal_moves)
        calling = calls and MAU in drafted
        jack = next(
            (card for card in playable(view.legal_moves) if NAMES[card] in drafted and _wishes(view, card)), None
        )
        about = words("mau-mau-about-mau", count=view.options.penalty) if calls and not calling else ""
        if jack is not None:
            question = words("mau-mau-hand-wish", card=show.full(jack))
            text = "\n".join([text, *_cards_line(show, view.hand, buttons=False), question])
            rows = [self._suits(show, jack, calling=calling), self._around_wish(words, jack, calls, calling)]
            return HandFace(text, rows, about)
        text = "\n".join([text, *_cards_line(show, view.hand, buttons=not _drawing(view))])
        rows = self._cards(words, show, view, calling=calling)
        controls = self._controls(words, view, calls=calls, calling=calling)
        if controls:
            rows.append(controls)
        return HandFace(text, rows, about)

    def _situation(self, words: Words, show: CardNames, view: MauMauView, who: Who, *, my_turn: bool) -> str:
        lines = []
        if not my_turn:
            lines.append(words("mau-mau-hand-wait", player=who(view.to_act[0])))
        elif view.drawn is not None:
            key = "mau-mau-hand-drawn-fits" if playable(view.legal_moves) else "mau-mau-hand-drawn"
            lines.append(words(key, card=show.full(view.drawn)))
        else:
            lines.append(words("mau-mau-hand-turn"))
        return "\n".join([*lines, words("mau-mau-top", card=show.full(view.top)), *_demands(words, show, view)])

    def _cards(self, words: Words, show: CardNames, view: MauMauView, *, calling: bool) -> list[Row]:
        """Return the rows with the cards: after a draw only the card that was drawn, if it fits."""
        fitting = playable(view.legal_moves)
        if len(view.hand) <= MOST_BUTTONS:
            offered = fitting if _drawing(view) else view.hand
            return in_rows([self._card(show, view, card, fits=card in fitting, calling=calling) for card in offered])
        plain = [card for card in fitting if not _wishes(view, card)]
        jacks = [card for card in fitting if _wishes(view, card)]
        rows: list[Row] = []
        for start in range(0, len(plain), LISTED):
            options = [PickOption(label(card), NAMES[card], show.emoji(card)) for card in plain[start : start + LISTED]]
            rows.append(Pick(words("mau-mau-pick"), "", options))
        return [*rows, *in_rows([self._card(show, view, card, fits=True, calling=False) for card in jacks])]

    @staticmethod
    def _card(show: CardNames, view: MauMauView, card: Card, *, fits: bool, calling: bool) -> Choice:
        """Return the button of a card. That of a jack asks for the wish first."""
        call = f" {MAU}" if calling else ""
        asks = fits and _wishes(view, card)
        return Choice(
            label(card),
            move=None if asks else f"{NAMES[card]}{call}",
            draft=f"{NAMES[card]}{call}" if asks else None,
            tone=Tone.GOOD if fits else Tone.PLAIN,
            emoji=show.emoji(card),
            enabled=fits,
        )

    @staticmethod
    def _suits(show: CardNames, jack: Card, *, calling: bool) -> Row:
        """Return the four suits to wish for."""
        call = f" {MAU}" if calling else ""
        return [
            Choice(
                show.suit_name(place),
                move=f"{NAMES[jack]} {suit}{call}",
                tone=Tone.MAIN,
                emoji=show.suit_emoji(place),
            )
            for place, suit in enumerate(SUITS)
        ]

    @staticmethod
    def _around_wish(words: Words, jack: Card, calls: bool, calling: bool) -> Row:
        """Return the button back to the cards, and the one that calls the last card if it is due."""
        row = [Choice(words("mau-mau-back"), draft=MAU if calling else CARDS)]
        if calls:
            draft = NAMES[jack] if calling else f"{NAMES[jack]} {MAU}"
            row.insert(0, Choice(words("mau-mau-mau"), draft=draft, tone=Tone.MARKED if calling else Tone.MAIN))
        return row

    @staticmethod
    def _controls(words: Words, view: MauMauView, *, calls: bool, calling: bool) -> list[Choice]:
        """Return the buttons that play no card."""
        controls = []
        if calls:
            tone = Tone.MARKED if calling else Tone.MAIN
            controls.append(Choice(words("mau-mau-mau"), draft=CARDS if calling else MAU, tone=tone))
        if DRAW in view.legal_moves:
            controls.append(Choice(words("mau-mau-draw", count=view.due or 1), move=DRAW, tone=Tone.MAIN))
        if PASS in view.legal_moves:
            controls.append(Choice(words(_pass_key(view)), move=PASS, tone=Tone.MAIN))
        return controls

    def card_label(self, words: Words, name: str) -> str:
        """Return a card as sentences name it, such as those that say why a move is refused."""
        return CardNames(words, Icons()).label(NAMES.index(name))

    def move_name(
        self,
        words: Words,
        view: MauMauView,
        move: Move,
        icons: Icons | None = None,
        names: SeatLabel | None = None,
    ) -> str:
        """Return a card with its wish and the call, or the name of a draw or a pass."""
        if move == DRAW:
            return words("mau-mau-draw", count=view.due or 1)
        if move == PASS:
            return words(_pass_key(view))
        card, wish, called = read(move)
        show = CardNames(words, Icons())
        said = show.label(card)
        if wish is not None:
            said = words("mau-mau-move-wish", card=said, suit=show.suit_name(wish))
        return words("mau-mau-move-mau", move=said) if called else said

    def cards(self, words: Words, icons: Icons, view: MauMauView) -> str:
        """Return a seat's cards in a line."""
        return CardNames(words, icons).run(view.hand) or words("mau-mau-no-cards")

    # Looking back

    def statistics(self, words: Words, icons: Icons, tallies: Mapping[str, int]) -> str:
        """Return rounds and points, calls not made, and rounds won with a jack."""
        won = tallies.get(ROUNDS_WON, 0)
        average = round(tallies.get(POINTS, 0) / won) if won else 0
        lines = [words("mau-mau-statistics-rounds", played=tallies.get(ROUNDS_PLAYED, 0), won=won)]
        if won:
            lines.append(words("mau-mau-statistics-points", points=words("mau-mau-points", count=average)))
        lines += [
            words(f"mau-mau-statistics-{dashed(name)}", count=tallies[name])
            for name in (WITH_JACK, FORGOT)
            if tallies.get(name)
        ]
        return "\n".join(lines)

    def result(self, words: Words, icons: Icons, position: AnyPosition, who: Who) -> str:
        """Return the winner of the game, and the winner of each round."""
        view: MauMauView = position.view(None)
        show = CardNames(words, icons)
        lines = []
        if view.outcome is not None:
            winners = words.all_of(who(seat) for seat in view.outcome.winners)
            points = words("mau-mau-points", count=max(view.outcome.scores))
            count = len(view.outcome.winners)
            lines.append(f"### 🏆 {words('mau-mau-result', winners=winners, points=points, count=count)}")
        lines += [_round_line(words, show, each, number, who) for number, each in enumerate(view.rounds, start=1)]
        return "\n".join(lines)

    def moment(self, words: Words, icons: Icons, story: Iterable[Told], seat: Seat) -> str | None:
        """Return the most cards that a seat's seven has made somebody draw, or its best round, if they stand out."""
        drawn, layer = 0, None
        view: MauMauView | None = None
        for told in story:
            before: MauMauView = told.before
            view = told.after
            if told.move == DRAW and before.due and layer == seat:
                drawn = max(drawn, before.due)
            if told.move.startswith("7"):
                layer = told.seat
        if drawn >= MANY:
            return words("mau-mau-best-sevens", count=drawn)
        best = max((each.gain for each in view.rounds if each.winner == seat), default=0) if view else 0
        return words("mau-mau-best-round", points=words("mau-mau-points", count=best)) if best >= BIG_ROUND else None

    def picture(self, position: AnyPosition, names: tuple[str, ...]) -> tuple[str, Callable[[], bytes]] | None:
        """Return the last round, until the next one is well begun."""
        view: MauMauView = position.view(None)
        if not view.rounds or (view.outcome is None and _well_begun(view)):
            return None
        name = "game" if view.outcome is not None else f"round-{len(view.rounds)}"
        return name, partial(round_picture, view.rounds[-1], view.scores, names)

    def picture_alt(self, words: Words, position: AnyPosition, who: Who) -> str:
        """Return what everybody still held at the end of the round, and everybody's points."""
        view: MauMauView = position.view(None)
        ended = view.rounds[-1]
        show = CardNames(words, Icons())
        lines = [
            words(
                "mau-mau-picture-seat",
                player=who(seat),
                cards=show.run(hand) or words("mau-mau-no-cards"),
                points=words("mau-mau-points", count=view.scores[seat]),
            )
            for seat, hand in enumerate(ended.hands)
        ]
        return "\n".join([_round_line(words, show, ended, len(view.rounds), who), *lines])

    def examples(self, words: Words) -> Sequence[Example]:
        """Return pictures of what fits, of sevens on sevens, and of a wish."""
        return tuple(
            Example(name, words(f"mau-mau-example-{name}"), partial(example_picture, name)) for name in EXAMPLES
        )

    def rules(self, words: Words, icons: Icons) -> str:
        """Return the rules in our own words."""
        return words("mau-mau-rules")

    def card_pictures(self, options: Mapping[str, str]) -> Iterator[CardPicture]:
        """Yield the picture of every card."""
        return card_pictures()

    def sign_pictures(self) -> Iterator[CardPicture]:
        """Yield the sign of each suit and the back of a card."""
        return sign_pictures()


def _drawing(view: MauMauView) -> bool:
    """Tell whether a seat has drawn, and may do no more than play that card or keep it."""
    return view.drawn is not None and bool(view.legal_moves)


def _pass_key(view: MauMauView) -> str:
    """Return the message for a pass: a card that was drawn is kept if it could be played."""
    return "mau-mau-keep" if view.has_drawn and playable(view.legal_moves) else "mau-mau-pass"


def _wishes(view: MauMauView, card: Card) -> bool:
    """Tell whether a card, if it is played now, asks for a wish: a jack does, unless it is the last card."""
    return RANK[card] == JACK and len(view.hand) > 1


def _demands(words: Words, show: CardNames, view: MauMauView) -> list[str]:
    """Return the suit that was wished for, and what the sevens ask for."""
    lines = []
    if view.wish is not None:
        lines.append(words("mau-mau-wished", suit=show.suit(view.wish)))
    if view.due:
        lines.append(words("mau-mau-due", cards=words("mau-mau-cards", count=view.due)))
    return lines


def _cards_line(show: CardNames, hand: Sequence[Card], *, buttons: bool) -> list[str]:
    """Return a hand as a line: large if there are few cards and emojis, and in any case if it has not all its buttons.

    :param buttons: whether each card has a button.
    """
    large = large_cards([show.emoji(card) for card in hand]) if len(hand) <= MOST_LARGE else []
    return large or ([] if buttons and len(hand) <= MOST_LARGE else [show.run(hand)])


def _round_line(words: Words, show: CardNames, ended: MauMauRound, number: int, who: Who, *, last: bool = False) -> str:
    """Return who has won a round, with which card, and how many points that brought.

    :param last: whether it is told as the round before the present one.
    """
    points = words("mau-mau-points", count=ended.gain)
    if ended.stopped:
        return words("mau-mau-result-stopped", number=number, winner=who(ended.winner), points=points)
    key = "mau-mau-last-round" if last else "mau-mau-result-round"
    return words(key, number=number, winner=who(ended.winner), card=show.short(ended.last), points=points)


def _well_begun(view: MauMauView) -> bool:
    """Tell whether everybody has had a turn in this round. Then the round before it is no longer shown."""
    return len(view.done) >= len(view.held)


FACE: Final[Face] = MauMauFace()
"""How Mau-Mau is shown."""
