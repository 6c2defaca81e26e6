"""How Star of Africa is shown in messages and hands."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.faces import face
from bot.faces.africa.cards import DRAWINGS, sign_pictures
from bot.faces.africa.cards import face as card_face
from bot.faces.africa.examples import EXAMPLES, example_picture
from bot.faces.africa.hero import hero_picture
from bot.faces.africa.pictures import JEWELS, round_picture
from bot.faces.africa.spread import happenings, spread
from bot.faces.spread import Happening, Spread
from bot.games.africa.deck import (
    BRIGAND,
    CARD_OF_NAME,
    COLOUR,
    EMERALD,
    HORSESHOE,
    LION,
    NAMES,
    RUBY,
    STAR,
    TOPAZ,
    VALUE,
)
from bot.games.africa.deck import POINTS as POINTS_OF
from bot.games.africa.tallies import BONUS, CLEAN, POINTS, ROUNDS_PLAYED, ROUNDS_WON, TOKENS
from bot.games.africa.view import LAST_FORCED, PASS, UNDER, AfricaRound, AfricaView, jewels_of
from bot.games.game import AnyPosition, Card, Move, Seat
from bot.games.told import Told
from bot.locales.words import RIGHT_TO_LEFT, Words

SPECIAL: Final = {
    LION: "lion",
    TOPAZ: "topaz",
    EMERALD: "emerald",
    RUBY: "ruby",
    HORSESHOE: "horseshoe",
    BRIGAND: "brigand",
    STAR: "star",
}
"""The values that have names."""

SIGNS: Final = {LION: "🦁", TOPAZ: "🔶", EMERALD: "🟩", RUBY: "♦️", HORSESHOE: "Ω", BRIGAND: "🗡️", STAR: "🌟"}
"""The signs of special cards where there are no emojis."""

DOTS: Final = {"R": "🔴", "B": "🟦", "G": "▲", "Y": "⭐"}
"""The signs of the colours where there are no emojis. They have the shapes of those on the cards."""

SPOKEN: Final = {
    "R": "africa-colour-red", "B": "africa-colour-blue", "G": "africa-colour-green", "Y": "africa-colour-yellow"
}  # fmt: skip
"""The words for the colours, by their letters."""

UNLIKE: Final = (LION, BRIGAND, STAR)
"""The values that beat others than those below them, or that have no number."""

SIGN_TEXTS: Final = {"horseshoe": "Ω", "ruby": "♦️", "emerald": "🟩", "topaz": "🔶", "thief": "🥷"}
"""The signs of jewels and thief tokens where there are no emojis. No emoji of Unicode is a horseshoe."""

WELL_BEGUN: Final = 2
"""How many cards of a round have been played at least when the table no longer shows how the one before it ended."""

BIG_TRICK: Final = 10
"""From how many points on a trick stands out."""


class CardNames:
    """Writes cards: in words of one language, and as emojis where there are any."""

    def __init__(self, words: Words, icons: face.Icons) -> None:
        self._words = words
        self._icons = icons

    def emoji(self, card: Card) -> str | None:
        """Return the card's emoji; None if there is none."""
        return self._icons.get(f"africa_{NAMES[card]}")

    def short(self, card: Card) -> str:
        """Return the card's emoji; without one, its signs."""
        colour = COLOUR[card]
        sign = SIGNS.get(VALUE[card]) or str(VALUE[card])
        return self.emoji(card) or (f"{sign}{DOTS[colour]}" if colour else sign)

    def full(self, card: Card) -> str:
        """Return the card's emoji and its name, which stay on one line; without an emoji, the name."""
        return " ".join(filter(None, [self.emoji(card), self.name(card)])).replace(" ", "\u00a0")

    def label(self, card: Card) -> str:
        """Return what a button says beside the card's emoji, which shows the colour; without one, the card's name."""
        return self.short_name(card) if self.emoji(card) else self.name(card)

    def short_name(self, card: Card) -> str:
        """Return the name of the card's value, for places where the colour does not matter."""
        return _value_name(self._words, VALUE[card])

    def name(self, card: Card) -> str:
        """Return the name of the card's value, and the sign of its colour."""
        colour = COLOUR[card]
        return self.short_name(card) if colour is None else f"{self.short_name(card)} {DOTS[colour]}"


class AfricaFace:
    """How Star of Africa is shown."""

    accent = 0xD98A2B
    known_moves = (PASS, *NAMES)
    introduced_by = ""

    def stage(self, words: Words, position: AnyPosition) -> str:
        """Return the number of the round, and of all rounds; nothing where there is one."""
        view: AfricaView = position.view(None)
        number = len(view.rounds) + (position.outcome is None)
        return words("africa-stage", round=number, rounds=view.options.rounds) if view.options.rounds > 1 else ""

    # For everybody

    def board(self, words: Words, icons: face.Icons, view: AfricaView, who: face.Who) -> str:
        """Return what the trick is worth, and the pile; the top card as a headline where no picture shows it.

        At the beginning of a round it also tells how the last one ended.
        """
        pile = words("africa-pile", count=view.pile)
        last = [self._round_over(words, icons, view.rounds[-1], who)] if _shows_last(view) else []
        top, lines = _top(view), list[str]()
        if top is None:
            told = view.to_act and view.seat not in view.to_act  # the leader's hand says it
            leads = [words("africa-leads", leader=who(view.to_act[0]))] if told else []
            return "\n".join([*leads, f"-# {pile}", *last])
        if self.large(words, icons, view) is None:
            lines.append(f"### {words('africa-top', card=CardNames(words, icons).full(top))}")
        if VALUE[top] < view.high:
            lines.append(words("africa-lion-counts", high=_value_name(words, view.high)))
        worth = words("africa-points", count=sum(POINTS_OF[each.card] for each in view.trick))
        return "\n".join([*lines, f"-# {words('africa-trick', points=worth)} · {pile}", *last])

    def _round_over(self, words: Words, icons: face.Icons, ended: AfricaRound, who: face.Who) -> str:
        order = sorted(range(len(ended.points)), key=lambda seat: (-ended.points[seat], ended.tokens[seat]))
        brought = []
        for seat in order:
            points, jewels = words("africa-points", count=ended.points[seat]), _jewels(icons, ended.jewels[seat])
            line = words("africa-round-line", player=who(seat), points=points)
            brought.append(f"{line} → {jewels}" if jewels else line)
        return f"-# {words('africa-round-over')} {' · '.join(brought)}"

    def tell(self, words: Words, icons: face.Icons, told: Told, who: face.Who) -> Sequence[str]:
        """Return the card that was played, put underneath or the pass, the trick and the round that it ended."""
        before: AfricaView = told.before
        after: AfricaView = told.after
        show, player = CardNames(words, icons), who(told.seat)
        left = before.held[told.seat] - 1 if before.pile == 0 else None
        if told.move == PASS:
            lines = [words("africa-told-pass", player=player)]
        else:
            name = told.move.removeprefix(f"{UNDER} ")
            key = "africa-told-play" if name == told.move else "africa-told-under"
            card = show.full(CARD_OF_NAME[name])
            lines = [words(key, player=player, card=card, left=-1 if left is None else left)]
        if len(after.rounds) > len(before.rounds):
            ended = after.rounds[-1]
            points = words("africa-points", count=ended.points[ended.winner])
            lines.append(words("africa-told-round", number=len(after.rounds), player=who(ended.winner), points=points))
            lines += self._new_leader(words, before.fortune, after.fortune, who)
            if len(after.rounds) == after.options.rounds - 1:
                lines.append(words("africa-told-last-round"))
            return lines
        for seat, (had, has) in enumerate(zip(before.taken, after.taken, strict=True)):
            if has > had:
                points = words("africa-points", count=has - had)
                key = "africa-told-big-trick" if has - had >= BIG_TRICK else "africa-told-trick"
                lines.append(words(key, player=who(seat), points=points))
        return lines

    @staticmethod
    def _new_leader(words: Words, before: Sequence[int], after: Sequence[int], who: face.Who) -> list[str]:
        leader = max(range(len(after)), key=after.__getitem__)
        alone = sum(worth == after[leader] for worth in after) == 1
        led = before[leader] == max(before) and any(before)
        return [words("africa-told-lead", player=who(leader), worth=after[leader])] if alone and not led else []

    def large(self, words: Words, icons: face.Icons, view: AfricaView) -> tuple[str, str] | None:
        """Return the top card."""
        card = _top(view)
        url = None if card is None else icons.url(f"africa_{NAMES[card]}")
        return None if card is None or url is None else (url, CardNames(words, face.Icons()).name(card))

    def spread(self, words: Words, view: AfricaView) -> Spread:
        """See ``SpreadFace``."""
        return spread(view)

    def happenings(self, words: Words, told: Told) -> Sequence[Happening]:
        """See ``SpreadFace``."""
        return [*happenings(told)]

    def seat(self, words: Words, icons: face.Icons, view: AfricaView, seat: Seat) -> face.SeatFace:
        """Return a seat's points in this round and its cards; besides, its jewels and thief tokens."""
        jewels = _jewels(icons, view.fortune[seat])
        fortune = words("africa-fortune", jewels=jewels, worth=view.fortune[seat])
        if view.outcome is not None:
            return face.SeatFace(fortune)
        taken = words("africa-points", count=view.taken[seat])
        notes = [words("africa-passed")] if view.passed[seat] else []
        if view.fortune[seat]:
            notes.append(fortune)
        if view.tokens[seat]:
            notes.append(f"{sign(icons, 'thief')}×{view.tokens[seat]}")
        counts = f"{face.card_count(icons, 'africa_back', view.held[seat])} · {taken}"
        return face.SeatFace(counts, notes, out=view.passed[seat])

    # In the hand

    def hand(
        self, words: Words, icons: face.Icons, view: AfricaView, who: face.Who, label: face.SeatLabel, draft: str | None
    ) -> face.HandFace:
        """Return buttons for the cards to play on top, for those to put underneath, and for a pass."""
        show = CardNames(words, icons)
        if view.outcome is not None:
            return face.HandFace(words("africa-hand-over"), [])
        if view.seat not in view.to_act:
            large = "\n".join(face.large_cards([show.emoji(card) for card in view.hand]))
            return face.HandFace(large or self.cards(words, icons, view), [])
        text = self._situation(words, show, view)
        special = [SPECIAL[VALUE[card]] for card in view.hand if VALUE[card] in UNLIKE]
        if draft == face.ABOUT:
            text = "\n".join([text, *(f"-# {words(f'africa-about-{name}')}" for name in dict.fromkeys(special))])
        beneath = [card for card in view.hand if f"{UNDER} {NAMES[card]}" in view.legal_moves]
        playable = [card for card in view.hand if NAMES[card] in view.legal_moves]
        choices = [_card_button(show, card, face.Tone.GOOD) for card in playable]
        for card in beneath:
            said, move = words("africa-under", card=show.label(card)), f"{UNDER} {NAMES[card]}"
            choices.append(face.Choice(said, move, emoji=show.emoji(card), tone=face.Tone.MARKED, sign="thief"))
        if PASS in view.legal_moves:
            choices.append(face.Choice(words("africa-pass"), move=PASS, tone=face.Tone.MAIN))
        others = [_card_button(show, card, face.Tone.PLAIN) for card in view.hand if card not in (*playable, *beneath)]
        explains = words("button-special") if special and draft != face.ABOUT else ""
        return face.HandFace(text, face.hand_of_cards(choices, others, special=explains))

    def _situation(self, words: Words, show: CardNames, view: AfricaView) -> str:
        top = _top(view)
        if top is None:
            return words("africa-hand-lead")
        on_top = words("africa-hand-top", card=show.full(top))
        if VALUE[top] < view.high:
            on_top = f"{on_top} {words('africa-lion-counts', high=_value_name(words, view.high))}"
        if list(view.legal_moves) == [PASS]:
            return f"{on_top}\n-# {words('africa-hand-must-pass')}"
        under = [move.startswith(UNDER) for move in view.legal_moves]
        forced = "africa-hand-under" if all(under) else "africa-hand-forced" if any(under) else "africa-hand-higher"
        return f"{on_top}\n-# {words(forced if view.high <= LAST_FORCED else 'africa-hand-free')}"

    def move_name(
        self,
        words: Words,
        view: AfricaView,
        move: Move,
        icons: face.Icons | None = None,
        names: face.SeatLabel | None = None,
    ) -> str:
        """Return the name of a card, a card that goes underneath, or a pass."""
        show = CardNames(words, face.Icons())
        if move == PASS:
            return words("africa-pass")
        name = move.removeprefix(f"{UNDER} ")
        card = CARD_OF_NAME[name]
        return show.name(card) if name == move else words("africa-under", card=show.name(card))

    def card_label(self, words: Words, name: str) -> str:
        """Return the name of a card."""
        return CardNames(words, face.Icons()).name(CARD_OF_NAME[name])

    def card_spoken(self, words: Words, view: AfricaView, name: str) -> str:
        """Return the name of a card's value, and its colour."""
        value, colour = _value_name(words, VALUE[CARD_OF_NAME[name]]), COLOUR[CARD_OF_NAME[name]]
        return value if colour is None else f"{value}, {words(SPOKEN[colour])}"

    def cards(self, words: Words, icons: face.Icons, view: AfricaView) -> str:
        """Return a seat's cards in a line."""
        show = CardNames(words, icons)
        return " ".join(show.short(card) for card in view.hand) or words("africa-no-cards")

    # Looking back

    def statistics(self, words: Words, icons: face.Icons, tallies: Mapping[str, int]) -> str:
        """Return rounds, points and thief tokens, and memorable rounds."""
        rounds = tallies.get(ROUNDS_PLAYED, 0)
        average = round(tallies.get(POINTS, 0) / rounds, 1) if rounds else 0
        lines = [
            words("africa-statistics-rounds", played=rounds, won=tallies.get(ROUNDS_WON, 0)),
            words("africa-statistics-points", average=average, tokens=tallies.get(TOKENS, 0)),
        ]
        if tallies.get(CLEAN):
            lines.append(words("africa-statistics-clean", count=tallies[CLEAN]))
        if tallies.get(BONUS):
            lines.append(words("africa-statistics-bonus", count=tallies[BONUS]))
        return "\n".join(lines)

    def result(self, words: Words, icons: face.Icons, position: AnyPosition, who: face.Who) -> str:
        """Return the winner of the game. The picture has its rounds."""
        outcome = position.view(None).outcome
        if outcome is None:
            return ""
        winners, worth = words.all_of(who(seat) for seat in outcome.winners), outcome.scores[outcome.winners[0]]
        return f"### 🏆 {words('africa-result', winners=winners, worth=worth, count=len(outcome.winners))}"

    def moment(self, words: Words, icons: face.Icons, story: Iterable[Told], seat: Seat) -> str | None:
        """Return the biggest trick that a seat has taken, if it stands out."""
        best, number = 0, 0
        for told in story:
            before: AfricaView = told.before
            after: AfricaView = told.after
            points = after.taken[seat] - before.taken[seat]
            if len(after.rounds) == len(before.rounds) and points > best:
                best, number = points, len(after.rounds) + 1
        if best < BIG_TRICK:
            return None
        return words("africa-best-trick", points=words("africa-points", count=best), number=number)

    def won_with(self, position: AnyPosition) -> Sequence[str]:
        """Return the jewels of the largest fortune."""
        jewels = jewels_of(max(position.view(None).fortune))
        return [JEWELS[jewel] for jewel, count in jewels.items() for _ in range(count)]

    def picture(self, position: AnyPosition, names: tuple[str, ...]) -> tuple[str, Callable[[], bytes]] | None:
        """Return the rounds of a finished game."""
        view: AfricaView = position.view(None)
        return None if view.outcome is None else ("game", lambda: round_picture(view.rounds, names))

    def picture_alt(self, words: Words, position: AnyPosition, who: face.Who) -> str:
        """Return everybody's points and jewels in each round."""
        view: AfricaView = position.view(None)
        lines: list[str] = []
        for number, ended in enumerate(view.rounds, start=1):
            seats = ", ".join(
                words("africa-picture-seat", player=who(seat), points=points, jewels=ended.jewels[seat])
                for seat, points in enumerate(ended.points)
            )
            lines.append(words("africa-picture-round", number=number, seats=seats))
        return " ".join(lines)

    def examples(self, words: Words) -> Sequence[face.Example]:
        """Return the pictures of the cards and of a trick."""
        return [
            face.Example(each, words(f"africa-example-{each}"), partial(example_picture, each)) for each in EXAMPLES
        ]

    def rules(self, words: Words, icons: face.Icons) -> str:
        """Return the rules."""
        return words("africa-rules")

    def poster(self) -> Sequence[str]:
        """Return a lion, the Star and a ruby."""
        return "2Y", "Star", "13R"

    def hero(self, words: Words) -> face.Example:
        """Return ever higher cards, up to the Star."""
        mirrored = words.language in RIGHT_TO_LEFT
        draw = partial(hero_picture, words("africa-title"), f"#{self.accent:06X}", mirrored=mirrored)
        return face.Example("hero", words("africa-hero"), draw)

    def card_pictures(self, options: Mapping[str, str]) -> Iterator[face.CardPicture]:
        """Yield the picture of every card."""
        for card, name in enumerate(NAMES):
            yield face.CardPicture(name, DRAWINGS, partial(card_face, card))

    def sign_pictures(self) -> Iterator[face.CardPicture]:
        """Yield the jewels, the thief token and the back of a card."""
        return sign_pictures()


def _card_button(show: CardNames, card: Card, tone: face.Tone) -> face.Choice:
    return face.Choice(show.label(card), move=NAMES[card], emoji=show.emoji(card), tone=tone)


def _top(view: AfricaView) -> Card | None:
    """Return the top card; None at the beginning of a trick."""
    return next((played.card for played in reversed(view.trick) if not played.under), None)


def _shows_last(view: AfricaView) -> bool:
    """Tell whether the table shows how the last round ended: until the next has as many cards as there are seats."""
    return bool(view.rounds) and len(view.trick) + len(view.gone) < max(WELL_BEGUN, len(view.held))


def _value_name(words: Words, value: int) -> str:
    """Return the name of a value: ``lion (2)``, ``7``, ``Star``."""
    special = SPECIAL.get(value)
    if special is None:
        return str(value)
    name = words(f"africa-{special}")
    return name if value > HORSESHOE else f"{name} ({value})"


def sign(icons: face.Icons, name: str) -> str:
    """Return the sign of a jewel or of a thief token."""
    return icons.get(f"africa_{name}") or SIGN_TEXTS[name]


def _jewels(icons: face.Icons, worth: int) -> str:
    """Return a fortune as jewels, with as many high jewels as possible, on one line of a phone."""
    return "\u00a0".join(f"{sign(icons, JEWELS[jewel])}×{count}" for jewel, count in jewels_of(worth).items() if count)


FACE: Final[face.Face] = AfricaFace()
"""The face that the catalogue finds here."""
