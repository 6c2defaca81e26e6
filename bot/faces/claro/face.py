"""How Claro is shown in messages and hands."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Final

from bot.faces import face
from bot.faces.claro.cards import DRAWINGS, SIGN_NAMES, back, joker_face, number_face, star_sign
from bot.faces.claro.examples import example_picture, fitting_picture
from bot.faces.claro.hero import hero_picture
from bot.faces.claro.pictures import game_picture
from bot.faces.claro.spread import happenings, spread
from bot.faces.spread import Happening, Spread
from bot.games.claro.deck import ALL_JOKERS, COLOURS, JOKER_NAME, NAMES, NUMBERS, CardSet, Deck, cards_in, standard_deck
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.tallies import MOMENTS, ROUNDS_WON, WON_WITH, tallies
from bot.games.claro.view import DISCARD, PASS, ClaroRound, ClaroView
from bot.games.game import AnyPosition, Card, Move, Seat
from bot.games.told import Told
from bot.locales.words import RIGHT_TO_LEFT, Words, dashed

SIGNS = dict(zip(COLOURS, ("✦", "★", "✸"), strict=True))
"""The signs of blue, yellow and pink stars where there are no emojis. Each has the shape that the cards show."""

STAR_COLOURS: Final = {"B": "claro-colour-blue", "Y": "claro-colour-yellow", "P": "claro-colour-pink"}
"""The words for the colours of stars, by their letters."""

STAR, NO_STAR = "★", "☆"
"""A star that somebody has taken, and one that is still to be taken. In pictures they have the same shape."""

MOST_TOGGLES = 5
"""The most cards that get a button each. For more, a list takes fewer clicks."""


class _Cards:
    """Writes cards: as an emoji and a number, or, without emojis, as a number and the signs of its stars."""

    def __init__(self, icons: face.Icons, deck: Deck) -> None:
        self._icons = icons
        self._deck = deck

    def full(self, words: Words, card: Card) -> str:
        name = NAMES[card]
        emoji = self.emoji(name)
        if name == JOKER_NAME:
            said = [emoji or "🃏", f"**{words('claro-joker')}**"]
        else:
            said = [emoji, f"**{name}**"] if emoji else [f"**{name}**", _signs(self._deck.stars[card])]
        return "\u00a0".join(filter(None, said))  # on one line

    def short(self, words: Words, card: Card) -> str:
        name = NAMES[card]
        return self.emoji(name) or self.full(words, card)

    def emoji(self, name: str) -> str | None:
        return self._icons.get(f"claro_{name}")

    def large(self, cards: Iterable[Card]) -> list[str]:
        """Return a line of large cards, if all of them have emojis."""
        return face.large_cards([self.emoji(NAMES[card]) for card in cards])

    def label(self, words: Words, name: str) -> str:
        if name == JOKER_NAME:
            return words("claro-joker") if self.emoji(name) else f"🃏 {words('claro-joker')}"
        return name if self.emoji(name) else f"{name} {_signs(self._deck.stars[int(name) - 1])}".rstrip()


@cache
def _signs(stars: tuple[str, ...]) -> str:
    """Return the signs of a card's stars where there are no emojis."""
    return "".join(SIGNS[colour] for colour in stars)


class ClaroFace:
    """How Claro is shown."""

    accent = 0xF5C542
    introduced_by = ""
    known_moves = (PASS, *dict.fromkeys(NAMES))

    def stage(self, words: Words, position: AnyPosition) -> str:
        """Return the number of the round; while discards are chosen and at the end, that of the last one."""
        playing = position.outcome is None and not position.view(None).discarding
        return words("claro-stage", round=len(position.rounds) + playing)

    def board(self, words: Words, icons: face.Icons, view: ClaroView, who: face.Who) -> str:
        """Return the top card as a headline where no picture shows it, or what is to be done where there is none."""
        if view.discarding:  # the hand says it to whoever has to choose
            return "" if view.seat in view.to_act else words("claro-discarding")
        if view.top is None:
            told = view.to_act and view.seat not in view.to_act  # the leader's hand says it
            return words("claro-top-none", leader=who(view.to_act[0])) if told else ""
        if self.large(words, icons, view) is not None:
            return ""
        return f"### {words('claro-top-is', card=_Cards(icons, view.options.deck).full(words, view.top))}"

    def tell(self, words: Words, icons: face.Icons, told: Told, who: face.Who) -> Sequence[str]:
        """Return the card that was played or the pass, the last cards in a hand, and who takes the star."""
        before: ClaroView = told.before
        after: ClaroView = told.after
        show, player = _Cards(icons, after.options.deck), who(told.seat)
        lines = []
        if told.move == PASS:
            # Where nobody may pass freely, a pass tells that no card fits.
            lines.append(words("claro-told-pass" if after.options.free_pass else "claro-told-must-pass", player=player))
        elif not told.move.startswith(DISCARD):
            left = before.held[told.seat] - 1
            lines.append(
                words("claro-told-play", player=player, card=show.full(words, NAMES.index(told.move)), left=left)
            )
        if len(after.rounds) > len(before.rounds):
            winner = after.rounds[-1].winner
            left = STARS_TO_WIN - after.stars[winner]
            lines.append(words("claro-told-star", star=STAR, player=who(winner), left=left))
            # Whoever takes the very first star leads with it: that needs no line of its own.
            if any(before.stars) and after.outcome is None and _lead(after.stars) == winner != _lead(before.stars):
                lines.append(words("claro-told-lead", player=who(winner)))
        return lines

    def large(self, words: Words, icons: face.Icons, view: ClaroView) -> tuple[str, str] | None:
        """Return the top card; between two rounds, the card that won the last one."""
        card = _winning_card(view.rounds[-1]) if view.discarding else view.top
        url = None if card is None else icons.url(f"claro_{NAMES[card]}")
        if card is None or url is None:
            return None
        return url, _Cards(face.Icons(), view.options.deck).label(words, NAMES[card])

    def spread(self, words: Words, view: ClaroView) -> Spread:
        """See ``SpreadFace``."""
        return spread(view)

    def happenings(self, words: Words, told: Told) -> Sequence[Happening]:
        """See ``SpreadFace``."""
        return [*happenings(told)]

    def seat(self, words: Words, icons: face.Icons, view: ClaroView, seat: Seat) -> face.SeatFace:
        """Return the seat's stars, the number of its cards, and whether it has passed or is choosing."""
        if view.outcome is not None:
            return face.SeatFace(_stars(view.stars[seat]))
        counts = f"{_stars(view.stars[seat])} · {face.card_count(icons, 'claro_back', view.held[seat])}"
        notes = []
        if view.stars[seat] == STARS_TO_WIN - 1:
            notes.append(words("claro-match-point"))
        if view.passed[seat]:
            notes.append(words("claro-passed"))
        elif view.discarding and seat in view.to_act:
            notes.append(words("claro-is-choosing"))
        elif view.chosen[seat]:
            notes.append(words("claro-has-chosen"))
        return face.SeatFace(counts, notes, out=view.passed[seat])

    def hand(
        self, words: Words, icons: face.Icons, view: ClaroView, who: face.Who, label: face.SeatLabel, draft: str | None
    ) -> face.HandFace:
        """Return the cards as buttons, enabled if they fit; between rounds, the cards to mark as discards."""
        show = _Cards(icons, view.options.deck)
        my_turn = view.seat in view.to_act
        if my_turn and view.discarding:
            return self._discards(words, show, view, draft)
        if not my_turn:
            cards = cards_in(view.hand)
            looked_at = show.large(cards) or [" ".join(show.short(words, card) for card in cards)]
            return face.HandFace("\n".join(filter(None, [self._waiting(words, view), *looked_at])), [])
        if view.top is None:
            text = words("claro-hand-lead")
        else:
            key = "claro-hand-your-turn" if view.fitting else "claro-hand-must-pass"
            text = words(key, card=show.full(words, view.top))
        jokers, about = bool(view.hand & ALL_JOKERS), draft == face.ABOUT
        if jokers and about:
            text = f"{text}\n-# {words('claro-about-joker')}"
        return face.HandFace(text, self._card_buttons(words, show, view, about=jokers and not about))

    def _waiting(self, words: Words, view: ClaroView) -> str:
        """Return the text of a hand without a choice. The table's message tells whose turn it is."""
        if view.outcome is not None:
            return words("claro-hand-over")
        if view.discarding:
            won = view.seat == view.rounds[-1].winner
            return words("claro-hand-winner-waits" if won else "claro-hand-chosen")
        return "" if view.hand else words("claro-hand-empty")

    def _card_buttons(self, words: Words, show: _Cards, view: ClaroView, *, about: bool) -> list[face.Row]:
        """Return a button for each card. All jokers share one."""
        fitting, others = list[face.Choice](), list[face.Choice]()
        for name, count in _by_name(view.hand):
            label = words("claro-joker-count", count=count) if count > 1 else show.label(words, name)
            if name in view.legal_moves:
                fitting.append(face.Choice(label, move=name, tone=face.Tone.GOOD, emoji=show.emoji(name)))
            else:
                others.append(face.Choice(label, move=name, emoji=show.emoji(name)))
        if PASS in view.legal_moves:
            fitting.append(face.Choice(words("claro-pass"), move=PASS, tone=face.Tone.MAIN))
        return face.hand_of_cards(fitting, others, special=words("claro-button-joker") if about else "")

    def _discards(self, words: Words, show: _Cards, view: ClaroView, draft: str | None) -> face.HandFace:
        """Return the cards to mark as discards: as buttons, or as a list if there are many.

        The draft has the places of the marked cards in the sorted hand.
        """
        cards = cards_in(view.hand)
        marked = face.read_places(draft, len(cards))
        thrown = [NAMES[card] for place, card in enumerate(cards) if place in marked]
        label = words("claro-discard-marked", count=len(thrown)) if thrown else words("claro-keep-all")
        confirm = face.Choice(label, move=" ".join([DISCARD, *thrown]), tone=face.Tone.MAIN)
        text = "\n".join([words("claro-hand-discard", size=view.options.hand), *show.large(cards)])
        if len(cards) <= MOST_TOGGLES:
            toggles = []
            for place, name in enumerate(NAMES[card] for card in cards):
                tone, toggled = face.Tone.MARKED if place in marked else face.Tone.PLAIN, marked ^ {place}
                said, emoji = show.label(words, name), show.emoji(name)
                toggles.append(face.Choice(said, draft=face.write_places(toggled), tone=tone, emoji=emoji))
            return face.HandFace(text, [*face.in_rows(toggles), [confirm]])
        options = [
            face.PickOption(show.label(words, NAMES[card]), str(place), show.emoji(NAMES[card]), chosen=place in marked)
            for place, card in enumerate(cards)
        ]
        pick = face.Pick(words("claro-pick-discards"), face.MARKS, options, most=len(options), drafts=True)
        return face.HandFace(text, [pick, [confirm]])

    def move_name(
        self,
        words: Words,
        view: ClaroView,
        move: Move,
        icons: face.Icons | None = None,
        names: face.SeatLabel | None = None,
    ) -> str:
        """Return a card with the signs of its stars, or the name of a pass or discard."""
        if move == PASS:
            return words("claro-pass")
        word, *cards = move.split()
        show = _Cards(face.Icons(), view.options.deck)
        if word != DISCARD:
            return show.label(words, word)
        if not cards:
            return words("claro-keep-all")
        known = show if icons is None else _Cards(icons, view.options.deck)
        named = (known.emoji(name) or show.label(words, name) for name in cards)
        return words("claro-discard-these", cards=" ".join(named))

    def card_label(self, words: Words, name: str) -> str:
        """Return the name of a card. A number tells its stars to nobody who does not see the deck."""
        return words("claro-joker") if name == JOKER_NAME else name

    def card_spoken(self, words: Words, view: ClaroView, name: str) -> str:
        """Return a card and the colours of its stars."""
        if name == JOKER_NAME:
            return words("claro-joker")
        stars = view.options.deck.stars[int(name) - 1]
        return ", ".join([name, *(words(STAR_COLOURS[each]) for each in stars)])

    def cards(self, words: Words, icons: face.Icons, view: ClaroView) -> str:
        """Return a seat's cards, sorted."""
        show = _Cards(icons, view.options.deck)
        return " ".join(show.short(words, card) for card in cards_in(view.hand)) or words("claro-no-cards")

    def statistics(self, words: Words, icons: face.Icons, tallies: Mapping[str, int]) -> str:
        """Return the stars, the card that won most of them, and memorable moments."""
        lines = [words("claro-count-score", count=tallies.get(ROUNDS_WON, 0))]
        cards = {
            name.removeprefix(f"{WON_WITH} "): times for name, times in tallies.items() if name.startswith(WON_WITH)
        }
        if cards:
            best = max(cards, key=lambda name: (cards[name], NAMES.index(name)))
            card = _Cards(icons, standard_deck()).full(words, NAMES.index(best))
            lines.append(words("claro-statistics-card", card=card, times=cards[best]))
        moments = [words(f"claro-moment-{dashed(name)}", count=tallies[name]) for name in MOMENTS if tallies.get(name)]
        if moments:
            lines.append(words("claro-statistics-moments", moments=words.all_of(moments)))
        return "\n".join(lines)

    def result(self, words: Words, icons: face.Icons, position: AnyPosition, who: face.Who) -> str:
        """Return the winner of the game. The picture has its rounds."""
        outcome = position.view(None).outcome
        return f"### 🏆 {words('claro-result-winner', winner=who(outcome.winners[0]))}" if outcome else ""

    def moment(self, words: Words, icons: face.Icons, story: Iterable[Told], seat: Seat) -> str | None:
        """Return a comeback, a game without a star for the others, or a star taken with a joker or a low card."""
        view: ClaroView | None = None
        for told in story:
            view = told.after
        if view is None:
            return None
        counted = tallies(view.rounds, len(view.stars))[seat]
        won = [_winning_card(each) for each in view.rounds if each.winner == seat]
        if counted["comeback"]:
            return words("claro-best-comeback")
        if counted["sweep"]:
            return words("claro-best-sweep")
        if any(card >= NUMBERS for card in won):
            return words("claro-best-joker")
        if counted["low_card"]:
            return words("claro-best-low-card", card=_Cards(icons, view.options.deck).full(words, min(won)))
        return None

    def won_with(self, position: AnyPosition) -> Sequence[str]:
        """Return the card that took the last star."""
        return [NAMES[_winning_card(position.view(None).rounds[-1])]]

    def picture(self, position: AnyPosition, names: tuple[str, ...]) -> tuple[str, Callable[[], bytes]] | None:
        """Return the rounds of a finished game."""
        view: ClaroView = position.view(None)
        if view.outcome is None:
            return None
        return "game", lambda: game_picture(view.options.deck, view.rounds, names)

    def picture_alt(self, words: Words, position: AnyPosition, who: face.Who) -> str:
        """Return the cards and the winner of each round in the picture."""
        view: ClaroView = position.view(None)
        first, lines = 1 if view.outcome is not None else len(view.rounds), list[str]()
        for number, each in enumerate(view.rounds[first - 1 :], start=first):
            cards = " ".join(self.card_label(words, NAMES[turn.card]) for turn in each.turns if turn.card is not None)
            lines.append(words("claro-picture-round", number=number, cards=cards, player=who(each.winner)))
        return "\n".join(lines)

    def examples(self, words: Words) -> Sequence[face.Example]:
        """Return the rulebook's examples: which card fits on which, and the two ways in which a round ends."""
        return (
            face.Example("fitting", words("claro-example-fitting"), fitting_picture),
            face.Example("example-a", words("claro-example-a"), lambda: example_picture("a")),
            face.Example("example-b", words("claro-example-b"), lambda: example_picture("b")),
        )

    def rules(self, words: Words, icons: face.Icons) -> str:
        """Return the rules in our own words."""
        joker = icons.get("claro_J") or "🃏"
        blue, yellow, pink = (icons.get(f"claro_{SIGN_NAMES[colour]}") or SIGNS[colour] for colour in COLOURS)
        return words("claro-rules", blue=blue, yellow=yellow, pink=pink, joker=joker)

    def poster(self) -> Sequence[str]:
        """Return a card with one star, a joker and the highest card."""
        return "17", JOKER_NAME, "50"

    def hero(self, words: Words) -> face.Example:
        """Return what fits: a higher card, or one with the same star."""
        draw = partial(hero_picture, words("claro-title"), mirrored=words.language in RIGHT_TO_LEFT)
        return face.Example("hero", words("claro-hero"), draw)

    def card_pictures(self, options: Mapping[str, str]) -> Iterator[face.CardPicture]:
        """Yield the picture of every card, with the stars of the option ``deck``."""
        deck = Deck.from_key(options["deck"]) if "deck" in options else standard_deck()
        for number, stars in enumerate(deck.stars[:NUMBERS], start=1):
            yield face.CardPicture(str(number), DRAWINGS, partial(number_face, number, stars), marks=stars)
        yield face.CardPicture(JOKER_NAME, DRAWINGS, joker_face)

    def sign_pictures(self) -> Iterator[face.CardPicture]:
        """Yield the star of each colour and the back of a card."""
        for colour, name in SIGN_NAMES.items():
            yield face.CardPicture(name, DRAWINGS, partial(star_sign, colour))
        yield face.CardPicture("back", DRAWINGS, back)


def _by_name(hand: CardSet) -> list[tuple[str, int]]:
    """Return each name in a hand with the number of its cards; only jokers can be several."""
    numbers = [(NAMES[card], 1) for card in cards_in(hand & ~ALL_JOKERS)]
    jokers = (hand & ALL_JOKERS).bit_count()
    return [*numbers, (JOKER_NAME, jokers)] if jokers else numbers


def _winning_card(finished: ClaroRound) -> Card:
    return next(turn.card for turn in reversed(finished.turns) if turn.card is not None)


def _lead(stars: Sequence[int]) -> Seat | None:
    most = max(stars)
    return stars.index(most) if list(stars).count(most) == 1 else None


def _stars(count: int) -> str:
    return STAR * count + NO_STAR * (STARS_TO_WIN - count)


FACE: Final[face.Face] = ClaroFace()
"""The face that the catalogue finds here."""
