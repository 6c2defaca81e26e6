"""How Claro is shown in messages and hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bot.faces.claro.cards import faces
from bot.faces.claro.examples import example_picture, fitting_picture
from bot.faces.claro.pictures import game_picture, round_picture
from bot.faces.face import Choice, Example, Face, HandFace, Icons, Pick, PickOption, Tone, Who, in_rows
from bot.faces.marks import MARKS, read_places, write_places
from bot.games.claro.chances import turning_point
from bot.games.claro.deck import ALL_JOKERS, COLOURS, JOKER_NAME, NAMES, NUMBERS, CardSet, Deck, cards_in, standard_deck
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.tallies import MOMENTS, ROUNDS_LED, ROUNDS_WON, WON_WITH
from bot.games.claro.view import DISCARD, PASS, ClaroRound, ClaroView
from bot.games.game import AnyPosition, Card, Move, Seat
from bot.locales.words import Words, dashed

SIGNS = dict(zip(COLOURS, ("🔷", "⭐", "🌸"), strict=True))
"""The signs of blue, yellow and pink stars where there are no emojis. They differ in shape as well as in colour."""

MOST_TOGGLES = 5
"""The most cards that get a button each. For more, a list takes fewer clicks."""


class ClaroFace:
    """How Claro is shown."""

    accent = 0xF5C542

    def stage(self, words: Words, position: AnyPosition) -> str:
        """Return the number of the round; between two rounds, that of the next."""
        return words("claro-stage", round=len(position.rounds) + 1)

    def board(self, words: Words, icons: Icons, view: ClaroView, who: Who) -> str:
        """Return the top card as a headline, and the cards of this round in order."""
        show = _Cards(icons, view.options.deck)
        if view.discarding:
            last = view.rounds[-1]
            lines = [words("claro-discarding", winner=who(last.winner), card=show.full(_winning_card(last)))]
            played = [turn.card for turn in last.turns]
        elif view.top is None:
            return words("claro-top-none", leader=who(view.to_act[0])) if view.to_act else ""
        else:
            lines = [f"### {words('claro-top-is', card=show.full(view.top))}"]
            played = [turn.card for turn in view.turns]
        cards = " → ".join(show.short(card) for card in played if card is not None)
        return "\n".join([*lines, words("claro-run", cards=cards)])

    def large(self, words: Words, icons: Icons, view: ClaroView) -> tuple[str, str] | None:
        """Return the top card; between two rounds, the card that won the last one."""
        card = _winning_card(view.rounds[-1]) if view.discarding else view.top
        url = None if card is None else icons.url(f"claro_{NAMES[card]}")
        if card is None or url is None:
            return None
        return url, _Cards(Icons(), view.options.deck).label(words, NAMES[card])

    def seat(self, words: Words, icons: Icons, view: ClaroView, seat: Seat) -> str:
        """Return the seat's stars, the number of its cards, and whether it has passed or is choosing."""
        notes = [_stars(view.stars[seat]), words("claro-held", count=view.held[seat])]
        if view.passed[seat]:
            notes.append(words("claro-passed"))
        elif view.discarding and seat in view.to_act:
            notes.append(words("claro-is-choosing"))
        elif view.chosen[seat]:
            notes.append(words("claro-has-chosen"))
        return " · ".join(notes)

    def hand(self, words: Words, icons: Icons, view: ClaroView, who: Who, draft: str | None) -> HandFace:
        """Return the cards as buttons, enabled if they fit; between rounds, the cards to mark as discards."""
        show = _Cards(icons, view.options.deck)
        my_turn = view.seat in view.to_act
        if my_turn and view.discarding:
            return self._discards(words, show, view, draft)
        text = self._situation(words, show, view, who, my_turn)
        cards = self._card_buttons(words, show, view, my_turn)
        rows = in_rows(cards)
        if my_turn and PASS in view.legal_moves:
            rows.append([Choice(words("claro-pass"), move=PASS, tone=Tone.MAIN)])
        if not view.hand:
            text = f"{text}\n{words('claro-hand-empty')}"
        elif my_turn and view.top is not None and view.fitting not in (0, view.hand):
            text = f"{text}\n-# {self._why_not(words, view.top, view.options.deck)}"
        return HandFace(text, rows)

    def _why_not(self, words: Words, top: Card, deck: Deck) -> str:
        """Return why the cards that are greyed out do not fit on the top card."""
        if top >= NUMBERS:
            return words("claro-why-not-joker")
        if not deck.stars[top]:
            return words("claro-why-not-grey", number=NAMES[top])
        signs = "".join(SIGNS[colour] for colour in deck.stars[top])
        return words("claro-why-not", number=NAMES[top], stars=signs)

    def _situation(self, words: Words, show: _Cards, view: ClaroView, who: Who, my_turn: bool) -> str:
        if view.outcome is not None:
            return words("claro-hand-over")
        if view.discarding:
            won = view.seat == view.rounds[-1].winner
            return words("claro-hand-winner-waits" if won else "claro-hand-chosen")
        if view.top is None:
            return words("claro-hand-lead") if my_turn else words("claro-hand-wait-lead", player=who(view.to_act[0]))
        card = show.full(view.top)
        if my_turn:
            return words("claro-hand-your-turn" if view.fitting else "claro-hand-must-pass", card=card)
        if view.seat is not None and view.passed[view.seat]:
            return words("claro-hand-passed", card=card)
        return words("claro-hand-wait", player=who(view.to_act[0]), card=card)

    def _card_buttons(self, words: Words, show: _Cards, view: ClaroView, my_turn: bool) -> list[Choice]:
        """Return a button for each card, enabled if it fits. All jokers share one."""
        choices: list[Choice] = []
        for name, count in _by_name(view.hand):
            fits = my_turn and name in view.legal_moves
            choices.append(
                Choice(
                    words("claro-joker-count", count=count) if count > 1 else show.label(words, name),
                    move=name,
                    tone=Tone.GOOD if fits else Tone.PLAIN,
                    emoji=show.emoji(name),
                    enabled=fits,
                )
            )
        return choices

    def _discards(self, words: Words, show: _Cards, view: ClaroView, draft: str | None) -> HandFace:
        """Return the cards to mark as discards: as buttons, or as a list if there are many.

        The draft has the places of the marked cards in the sorted hand.
        """
        cards = cards_in(view.hand)
        marked = read_places(draft, len(cards))
        thrown = [NAMES[card] for place, card in enumerate(cards) if place in marked]
        label = words("claro-discard-marked", count=len(thrown)) if thrown else words("claro-keep-all")
        confirm = Choice(label, move=" ".join([DISCARD, *thrown]), tone=Tone.MAIN)
        text = words("claro-hand-discard", size=view.options.hand)
        if len(cards) <= MOST_TOGGLES:
            toggles = [
                Choice(
                    show.label(words, NAMES[card]),
                    draft=write_places(marked ^ {place}),
                    tone=Tone.MARKED if place in marked else Tone.PLAIN,
                    emoji=show.emoji(NAMES[card]),
                )
                for place, card in enumerate(cards)
            ]
            return HandFace(text, [*in_rows(toggles), [confirm]])
        options = [
            PickOption(show.label(words, NAMES[card]), str(place), show.emoji(NAMES[card]), chosen=place in marked)
            for place, card in enumerate(cards)
        ]
        pick = Pick(words("claro-pick-discards"), MARKS, options, most=len(options), drafts=True)
        return HandFace(text, [pick, [confirm]])

    def move_name(self, words: Words, view: ClaroView, move: Move) -> str:
        """Return a card with the signs of its stars, or the name of a pass or discard."""
        if move == PASS:
            return words("claro-pass")
        word, *cards = move.split()
        show = _Cards(Icons(), view.options.deck)
        if word != DISCARD:
            return show.label(words, word)
        return words("claro-discard-these", cards=" ".join(cards)) if cards else words("claro-keep-all")

    def cards(self, words: Words, icons: Icons, view: ClaroView) -> str:
        """Return a seat's cards, sorted."""
        show = _Cards(icons, view.options.deck)
        return " ".join(show.short(card) for card in cards_in(view.hand)) or words("claro-no-cards")

    def statistics(self, words: Words, icons: Icons, tallies: Mapping[str, int]) -> str:
        """Return the rounds led and won, the card that won most of them, and memorable moments."""
        led, won = tallies.get(ROUNDS_LED, 0), tallies.get(ROUNDS_WON, 0)
        lines = [words("claro-statistics-rounds", led=led, won=won)]
        cards = {
            name.removeprefix(f"{WON_WITH} "): times for name, times in tallies.items() if name.startswith(WON_WITH)
        }
        if cards:
            best = max(cards, key=lambda name: (cards[name], NAMES.index(name)))
            card = _Cards(icons, standard_deck()).full(NAMES.index(best))
            lines.append(words("claro-statistics-card", card=card, times=cards[best]))
        moments = [words(f"claro-moment-{dashed(name)}", count=tallies[name]) for name in MOMENTS if tallies.get(name)]
        if moments:
            lines.append(words("claro-statistics-moments", moments=words.all_of(moments)))
        return "\n".join(lines)

    def result(self, words: Words, icons: Icons, position: AnyPosition, who: Who) -> str:
        """Return the winner of the game, and the winner and the winning card of each round."""
        view: ClaroView = position.view(None)
        show = _Cards(icons, view.options.deck)
        outcome = view.outcome
        lines = [f"### 🏆 {words('claro-result-winner', winner=who(outcome.winners[0]))}"] if outcome else []
        for number, each in enumerate(view.rounds, start=1):
            card = show.full(_winning_card(each))
            lines.append(words("claro-result-round", number=number, winner=who(each.winner), card=card))
        if outcome:
            number, before, after = turning_point([each.winner for each in view.rounds], len(view.stars))
            won = who(outcome.winners[0])
            lines.append(
                words(
                    "claro-turning-point",
                    number=number,
                    winner=won,
                    before=words.percent(before),
                    after=words.percent(after),
                )
            )
        return "\n".join(lines)

    def picture(self, position: AnyPosition) -> tuple[str, Callable[[], bytes]] | None:
        """Return the cards of the last round, or of the whole game once it is over, with everybody's stars."""
        view: ClaroView = position.view(None)
        seen = (view.options.deck, view.rounds, len(view.stars))
        if view.outcome is not None:
            return "game", lambda: game_picture(*seen)
        return (f"round-{len(view.rounds)}", lambda: round_picture(*seen)) if view.discarding else None

    def picture_alt(self, words: Words, position: AnyPosition) -> str:
        """Return the cards and the winner of each round in the picture."""
        view: ClaroView = position.view(None)
        first = 1 if view.outcome is not None else len(view.rounds)
        lines = [
            words(
                "claro-picture-round",
                number=number,
                cards=" ".join(NAMES[turn.card] for turn in each.turns if turn.card is not None),
                seat=each.winner + 1,
            )
            for number, each in enumerate(view.rounds[first - 1 :], start=first)
        ]
        return "\n".join(lines)

    def examples(self, words: Words) -> Sequence[Example]:
        """Return the rulebook's examples: which card fits on which, and the two ways in which a round ends."""
        return (
            Example("fitting", words("claro-example-fitting"), fitting_picture),
            Example("example-a", words("claro-example-a"), lambda: example_picture("a")),
            Example("example-b", words("claro-example-b"), lambda: example_picture("b")),
        )

    def rules(self, words: Words, icons: Icons) -> str:
        """Return the rules in our own words."""
        joker = icons.get("claro_J") or "🃏"
        return words("claro-rules", blue=SIGNS["B"], yellow=SIGNS["Y"], pink=SIGNS["P"], joker=joker)

    def card_pictures(self, options: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
        """Yield the name and the PNG of every card, with the stars of the option ``deck``."""
        return faces(Deck.from_key(options["deck"]) if "deck" in options else standard_deck())


class _Cards:
    """Writes cards: as an emoji and a number, or, without emojis, as a number and the signs of its stars."""

    def __init__(self, icons: Icons, deck: Deck) -> None:
        self._icons = icons
        self._deck = deck

    def full(self, card: Card) -> str:
        name = NAMES[card]
        emoji = self.emoji(name)
        signs = "".join(SIGNS[colour] for colour in self._deck.stars[card])
        number = "🃏" if name == JOKER_NAME else f"**{name}**"
        return f"{emoji} {number}" if emoji else f"{number} {signs}".rstrip()

    def short(self, card: Card) -> str:
        name = NAMES[card]
        return self.emoji(name) or self.full(card)

    def emoji(self, name: str) -> str | None:
        return self._icons.get(f"claro_{name}")

    def label(self, words: Words, name: str) -> str:
        if name == JOKER_NAME:
            return words("claro-joker") if self.emoji(name) else f"🃏 {words('claro-joker')}"
        signs = "".join(SIGNS[colour] for colour in self._deck.stars[int(name) - 1])
        return name if self.emoji(name) else f"{name} {signs}".rstrip()


def _by_name(hand: CardSet) -> list[tuple[str, int]]:
    """Return each name in a hand with the number of its cards; only jokers can be several."""
    numbers = [(NAMES[card], 1) for card in cards_in(hand & ~ALL_JOKERS)]
    jokers = (hand & ALL_JOKERS).bit_count()
    return [*numbers, (JOKER_NAME, jokers)] if jokers else numbers


def _winning_card(finished: ClaroRound) -> Card:
    return next(turn.card for turn in reversed(finished.turns) if turn.card is not None)


def _stars(count: int) -> str:
    return "★" * count + "☆" * (STARS_TO_WIN - count)


FACE: Final[Face] = ClaroFace()
"""The face that the catalogue finds here."""
