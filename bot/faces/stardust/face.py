"""How Stardust is shown in messages and hands."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.faces import face
from bot.faces.spread import Happening, Spread
from bot.faces.stardust.cards import DRAWINGS, CardWords
from bot.faces.stardust.cards import face as card_face
from bot.faces.stardust.examples import EXAMPLES, example_picture
from bot.faces.stardust.hero import hero_picture
from bot.faces.stardust.pictures import course_picture
from bot.faces.stardust.spread import happenings, spread
from bot.games.game import AnyPosition, Move, Seat
from bot.games.stardust.betting import CALL, CHECK, FOLD, BetLimits
from bot.games.stardust.combinations import Class, Combination, best_combination, strength
from bot.games.stardust.deck import CARD_OF_JOKER, CARD_OF_NAME, LAYABLE, NAMES, Joker
from bot.games.stardust.tallies import CLASSES, HANDS_DEALT, HANDS_WON, NOTHING, SHOWDOWNS, SHOWDOWNS_WON, WON_WITH
from bot.games.stardust.view import DISCARD, EXCHANGE, LAY, MOST_EXCHANGED, PAY, Phase, StardustHand, StardustView
from bot.games.told import Told
from bot.locales.words import Words, dashed

WELL_BEGUN: Final = 2
"""How many moves of a hand have been made at least when the table no longer shows how the one before it ended."""

BIG, USUAL = "🔥", "💰"
"""The signs of a pot of at least what a seat has brought to the table, and of any other."""


class StardustFace:
    """How Stardust is shown."""

    accent = 0x8C6FF0
    known_moves = ("check", "call", "fold")
    introduced_by = ""

    def stage(self, words: Words, position: AnyPosition) -> str:
        """Return the number of the hand, and of all hands."""
        view: StardustView = position.view(None)
        number = len(view.rounds) + (position.outcome is None)
        return words("stardust-stage", hand=number, hands=view.options.hands)

    # For everybody

    def board(self, words: Words, icons: face.Icons, view: StardustView, who: face.Who) -> str:
        """Return the pot and the phase of the hand; at the beginning of a hand, also how the last one ended.

        A hand that is beside it says the phase, and when its player is to bet, the pot.
        """
        lines: list[str] = []
        if _shows_last(view):
            lines += [*self._hand_over(words, icons, view.rounds[-1], who), ""]
        to_act = view.seat in view.to_act
        if not to_act or view.phase is Phase.EXCHANGE:
            lines.append(f"### {words('stardust-pot', pot=view.pot)}")
        if to_act:
            return "\n".join(lines).rstrip()
        lines.append(words(f"stardust-phase-{dashed(view.phase.value)}"))
        if view.question is not None:
            lines.append(words(f"stardust-asks-{view.question.joker.value.lower()}", player=who(view.question.seat)))
        return "\n".join(lines)

    def _hand_over(self, words: Words, icons: face.Icons, hand: StardustHand, who: face.Who) -> list[str]:
        number = words("stardust-hand-over")
        if not hand.shown:
            return [f"{number} {words('stardust-took-all', player=who(hand.winner), credits=hand.taken[hand.winner])}"]
        show = CardWords(words, icons)
        lines = [number]
        for seat, cards in hand.shown:
            best, took = self._combination(words, best_combination(cards)), hand.taken[seat]
            line = words("stardust-showed", player=who(seat), cards=show.line(cards), combination=best)
            lines.append(f"- {line}{words('stardust-and-took', credits=took) if took else ''}")
        return lines

    @staticmethod
    def _combination(words: Words, best: Combination | None) -> str:
        if best is None:
            return words("stardust-combination-nothing")
        name = words(f"stardust-{best.kind.value}")
        match best.kind:
            case Class.MEETING:
                return name
            case Class.CLUSTER:
                return words("stardust-combination", name=name, points=words("stardust-stripes", stripes=best.points))
            case _:
                return words("stardust-combination", name=name, points=words("stardust-points", points=best.points))

    def tell(self, words: Words, icons: face.Icons, told: Told, who: face.Who) -> Sequence[str]:
        """Return what a seat did, and the end of the hand: who took the pot, who has nothing left, who leads now."""
        before: StardustView = told.before
        after: StardustView = told.after
        lines = [self._told(words, told, before, who)]
        if len(after.rounds) == len(before.rounds):
            return lines
        hand = after.rounds[-1]
        best = dict(hand.shown)
        for seat, took in enumerate(hand.taken):
            sign = BIG if took >= after.options.stake else USUAL
            if took and seat in best:
                how = self._combination(words, best_combination(best[seat]))
                lines.append(words("stardust-told-wins", sign=sign, player=who(seat), credits=took, combination=how))
            elif took:
                lines.append(words("stardust-told-takes", sign=sign, player=who(seat), credits=took))
        course = _course(after)
        had, has = course[-2], course[-1]
        broke = [seat for seat in range(len(has)) if had[seat] and not has[seat]]
        lines += [words("stardust-told-broke", player=who(seat)) for seat in broke]
        leader = max(range(len(has)), key=has.__getitem__)
        if has.count(has[leader]) == 1 and (had[leader] < max(had) or not before.rounds) and after.outcome is None:
            lines.append(words("stardust-told-lead", player=who(leader), credits=has[leader]))
        if after.outcome is None and len(after.rounds) == after.options.hands - 1:
            lines.append(words("stardust-told-last-hand"))
        return lines

    @staticmethod
    def _told(words: Words, told: Told, before: StardustView, who: face.Who) -> str:
        """Return one line about a move. It does not tell which cards were thrown away."""
        player, seat = who(told.seat), told.seat
        word, *rest = told.move.split()
        left = before.credits[seat]
        match word:
            case "call":
                amount = min(max(before.bets) - before.bets[seat], left)
                return words("stardust-told-call", player=player, amount=amount, left=left - amount)
            case "bet" | "raise":
                amount = int(rest[0])
                left += before.bets[seat] - amount
                return words(f"stardust-told-{word}", player=player, amount=amount, left=left)
            case "exchange":
                return words("stardust-told-exchange", player=player, count=len(rest))
            case "lay":
                joker = words(f"stardust-{rest[0].lower()}")
                if len(rest) == 1:
                    return words("stardust-told-lay", player=player, joker=joker)
                return words("stardust-told-lay-before", player=player, joker=joker, rival=who(int(rest[1]) - 1))
            case "pay":
                return words("stardust-told-pay", player=player, amount=min(before.options.ante, left))
            case _:
                return words(f"stardust-told-{word}", player=player)

    def large(self, words: Words, icons: face.Icons, view: StardustView) -> tuple[str, str] | None:
        """Return None: the cards that matter most are in the hands, where nobody else sees them."""
        return None

    def spread(self, words: Words, view: StardustView) -> Spread:
        """See ``SpreadFace``."""
        named = lambda cards: self._combination(words, best_combination(cards))  # noqa: E731
        return spread(view, named, shows_last=_shows_last(view))

    def happenings(self, words: Words, told: Told) -> Sequence[Happening]:
        """See ``SpreadFace``."""
        return [*happenings(told)]

    def seat(self, words: Words, icons: face.Icons, view: StardustView, seat: Seat) -> face.SeatFace:
        """Return a seat's credits and its bet, and what it has done in this hand."""
        has = words("stardust-count-credits", count=view.credits[seat])
        if view.outcome is not None:
            return face.SeatFace(words("stardust-won", credits=has, gain=words.signed(view.outcome.scores[seat])))
        if view.broke[seat]:
            return face.SeatFace(words("stardust-broke"), gone=True)
        counts = [has]
        if view.bets[seat]:
            counts.append(words("stardust-has-bet", amount=view.bets[seat]))
        notes = []
        if view.folded[seat]:
            notes.append(words("stardust-folded"))
        elif not view.credits[seat]:
            notes.append(words("stardust-all-in"))
        exchanged = view.exchanged[seat]
        if exchanged is not None:
            notes.append(words("stardust-exchanged", count=exchanged))
        notes += [words("stardust-laid", joker=words(f"stardust-{joker.value.lower()}")) for joker in view.laid[seat]]
        if seat == view.start:
            notes.append(words("stardust-starts"))
        return face.SeatFace(" · ".join(counts), notes, out=view.folded[seat])

    # In the hand

    def hand(
        self,
        words: Words,
        icons: face.Icons,
        view: StardustView,
        who: face.Who,
        label: face.SeatLabel,
        draft: str | None,
    ) -> face.HandFace:
        """Return the cards and their best combination, and buttons for the moves."""
        show = CardWords(words, icons)
        if view.outcome is not None:
            return face.HandFace(words("stardust-hand-game-over"), [])
        rows: list[face.Row] = []
        if view.seat not in view.to_act:
            text = self._waiting(words, view, who)
        elif view.question is not None:
            text, rows = self._asked(words, show, view, who)
        elif view.phase is Phase.EXCHANGE:
            text, rows = self._exchanging(words, show, view, who, label, draft)
        else:
            text, rows = self._betting(words, view)
        if view.hand:
            best = best_combination(view.hand)
            said = words("stardust-hand-best", combination=self._combination(words, best))
            kind = "nothing" if best is None else best.kind.value
            worth = words(f"stardust-worth-{kind}")
            text = f"{text}\n# {show.line(view.hand)}\n{said}\n-# {worth}"
        return face.HandFace(text, rows)

    def _waiting(self, words: Words, view: StardustView, who: face.Who) -> str:
        assert view.seat is not None
        if view.broke[view.seat]:
            return words("stardust-hand-broke")
        if view.folded[view.seat]:
            return words("stardust-hand-folded")
        players = words.all_of(who(seat) for seat in view.to_act)
        return words("stardust-hand-wait", players=players, pot=view.pot)

    def _betting(self, words: Words, view: StardustView) -> tuple[str, list[face.Row]]:
        limits = view.limits
        assert limits is not None
        left = words("stardust-count-credits", count=limits.credits)
        if limits.to_call:
            text = words("stardust-hand-call", pot=view.pot, amount=limits.to_call, left=left)
            first = [
                face.Choice(words("stardust-call", amount=limits.to_call), move=CALL, tone=face.Tone.GOOD),
                face.Choice(words("stardust-fold"), move=FOLD, tone=face.Tone.MARKED, grave=True),
            ]
        else:
            text = words("stardust-hand-check", pot=view.pot, left=left)
            first = [face.Choice(words("stardust-check"), move=CHECK, tone=face.Tone.GOOD)]
        rows: list[face.Row] = [first]
        if limits.most:
            rows.append(self._raises(words, view, limits))
        return text, rows

    def _raises(self, words: Words, view: StardustView, limits: BetLimits) -> list[face.Choice | face.Ask]:
        pot = limits.high + view.pot + limits.to_call
        amounts = sorted({limits.least, min(max(pot, limits.least), limits.most), limits.most})
        raises: list[face.Choice | face.Ask] = []
        for amount in amounts:
            all_in, move = amount == limits.most, f"{limits.word} {amount}"
            said = words("stardust-all-in-with" if all_in else f"stardust-{limits.word}", amount=amount)
            tone = face.Tone.PLAIN if all_in else face.Tone.MAIN
            raises.append(face.Choice(said, move=move, tone=tone, grave=all_in))
        if limits.least < limits.most:
            question = words(f"stardust-{limits.word}-question")
            label = words(f"stardust-{limits.word}-other")
            raises.append(face.Ask(label, limits.word, question, limits.least, limits.most))
        return raises

    def _exchanging(
        self, words: Words, show: CardWords, view: StardustView, who: face.Who, label: face.SeatLabel, draft: str | None
    ) -> tuple[str, list[face.Row]]:
        marked = face.read_places(draft, len(view.hand))
        if len(marked) > MOST_EXCHANGED:
            marked = frozenset()
        options = [
            face.PickOption(show.name(card), str(place), show.emoji(card), chosen=place in marked)
            for place, card in enumerate(view.hand)
        ]
        thrown = [NAMES[card] for place, card in enumerate(view.hand) if place in marked]
        confirm = words("stardust-exchange", count=len(thrown)) if thrown else words("stardust-keep-all")
        rows: list[face.Row] = [
            face.Pick(
                words("stardust-pick-cards", most=MOST_EXCHANGED), face.MARKS, options, MOST_EXCHANGED, drafts=True
            ),
            [face.Choice(confirm, move=" ".join([EXCHANGE, *thrown]), tone=face.Tone.MAIN)],
        ]
        lines = [words("stardust-hand-exchange", most=MOST_EXCHANGED)]
        jokers = [joker for joker in LAYABLE if CARD_OF_JOKER[joker] in view.hand]
        lines += [f"-# {words(f'stardust-effect-{joker.value.lower()}', ante=view.options.ante)}" for joker in jokers]
        plain = [joker for joker in jokers if joker is not Joker.DEATH]
        if plain:
            buttons = []
            for joker in plain:
                said, emoji = words(f"stardust-{joker.value.lower()}"), show.emoji(CARD_OF_JOKER[joker])
                buttons.append(face.Choice(words("stardust-lay", joker=said), move=f"{LAY} {joker.value}", emoji=emoji))
            rows.append(buttons)
        if Joker.DEATH in jokers:
            rivals = [seat for seat in view.still_in if seat != view.seat]
            numbers = [words("stardust-seat", number=seat + 1) for seat in rivals]
            names = zip(rivals, face.told_apart([label(seat) for seat in rivals], numbers), strict=True)
            targets = [face.PickOption(name, str(seat + 1)) for seat, name in names]
            rows.append(face.Pick(words("stardust-pick-rival"), f"{LAY} {Joker.DEATH.value}", targets))
            if any(label(seat) is None for seat in rivals):
                lines.append(" · ".join(f"{seat + 1}. {who(seat)}" for seat in rivals))
        return "\n".join(lines), rows

    def _asked(self, words: Words, show: CardWords, view: StardustView, who: face.Who) -> tuple[str, list[face.Row]]:
        assert view.question is not None
        player = who(view.question.seat)
        if view.question.joker is Joker.DEATH:
            moves = {card: f"{DISCARD} {NAMES[card]}" for card in view.hand}
            cards = [face.Choice(show.name(card), move=move, emoji=show.emoji(card)) for card, move in moves.items()]
            return words("stardust-hand-death", player=player), face.in_rows(cards)
        ante = min(view.options.ante, view.credits[view.seat or 0])
        buttons = [
            face.Choice(words("stardust-pay", amount=ante), move=PAY, tone=face.Tone.GOOD),
            face.Choice(words("stardust-fold"), move=FOLD, tone=face.Tone.MARKED, grave=True),
        ]
        return words("stardust-hand-water", player=player, amount=ante), [buttons]

    def move_name(
        self,
        words: Words,
        view: StardustView,
        move: Move,
        icons: face.Icons | None = None,
        names: face.SeatLabel | None = None,
    ) -> str:
        """Return the name of a move. For a spectator, it does not tell which cards were discarded."""
        show = CardWords(words, icons or face.Icons())
        word, *rest = move.split()
        match word:
            case "exchange":
                given = [CARD_OF_NAME[name] for name in rest]
                cards = ", ".join(map(show.name, given)) if icons is None else show.line(given)
                if view.seat is not None and rest:
                    return words("stardust-exchange-these", cards=cards)
                return words("stardust-exchange", count=len(rest)) if rest else words("stardust-keep-all")
            case "discard":
                if view.seat is None:
                    return words("stardust-discard-one")
                return words("stardust-discard", card=show.name(CARD_OF_NAME[rest[0]]))
            case "lay":
                joker = words(f"stardust-{rest[0].lower()}")
                if len(rest) == 1:
                    return words("stardust-lay", joker=joker)
                return words("stardust-lay-before", joker=joker, number=rest[1])
            case "bet" | "raise":
                return words(f"stardust-{word}", amount=rest[0])
            case "pay":
                return words("stardust-pay", amount=view.options.ante)
            case "call" if view.limits is not None:
                return words("stardust-call", amount=view.limits.to_call)
            case "call":
                return words("stardust-called")
            case _:
                return words(f"stardust-{word}")

    def card_label(self, words: Words, name: str) -> str:
        """Return the name of a card; what is none stays."""
        return CardWords(words, face.Icons()).name(CARD_OF_NAME[name]) if name in CARD_OF_NAME else name

    def cards(self, words: Words, icons: face.Icons, view: StardustView) -> str:
        """Return a seat's cards in a line."""
        return CardWords(words, icons).line(view.hand) or words("stardust-no-cards")

    # Looking back

    def statistics(self, words: Words, icons: face.Icons, tallies: Mapping[str, int]) -> str:
        """Return hands and showdowns, and the combination that won the most showdowns."""
        lines = [
            words("stardust-statistics-hands", dealt=tallies.get(HANDS_DEALT, 0), won=tallies.get(HANDS_WON, 0)),
            words("stardust-statistics-showdowns", shown=tallies.get(SHOWDOWNS, 0), won=tallies.get(SHOWDOWNS_WON, 0)),
        ]
        won = {name: tallies[key] for name in CLASSES if (key := f"{WON_WITH} {name}") in tallies and name != NOTHING}
        if won:
            best = max(won, key=lambda name: (won[name], CLASSES.index(name)))
            lines.append(words("stardust-statistics-best", combination=words(f"stardust-{best}"), times=won[best]))
        return "\n".join(lines)

    def result(self, words: Words, icons: face.Icons, position: AnyPosition, who: face.Who) -> str:
        """Return the winner of the game, and of each hand what its winner took and with which combination."""
        view: StardustView = position.view(None)
        lines: list[str] = []
        if view.outcome is not None:
            winners = words.all_of(who(seat) for seat in view.outcome.winners)
            won = view.outcome.scores[view.outcome.winners[0]]
            said = words("stardust-result", winners=winners, gain=words.signed(won), count=len(view.outcome.winners))
            lines.append(f"### {'🏆 ' if won > 0 else ''}{said}")
        for number, hand in enumerate(view.rounds, start=1):
            best = best_combination(dict(hand.shown).get(hand.winner, ()))
            how = self._combination(words, best) if hand.shown else words("stardust-all-folded")
            winner, taken = who(hand.winner), hand.taken[hand.winner]
            lines.append(words("stardust-result-hand", number=number, winner=winner, credits=taken, combination=how))
        return "\n".join(lines)

    def moment(self, words: Words, icons: face.Icons, story: Iterable[Told], seat: Seat) -> str | None:
        """Return the biggest pot that a seat has won, if it was worth half a stake."""
        view: StardustView | None = None
        for told in story:
            view = told.after
        won = [hand for hand in view.rounds if hand.gains[seat] > 0] if view is not None else []
        if view is None or not won:
            return None
        hand = max(won, key=lambda hand: hand.taken[seat])
        if hand.taken[seat] * 2 < view.options.stake:
            return None
        shown = dict(hand.shown).get(seat)
        if shown is None:
            return words("stardust-best-folded", credits=hand.taken[seat])
        combination = self._combination(words, best_combination(shown))
        return words("stardust-best-pot", credits=hand.taken[seat], combination=combination)

    def won_with(self, position: AnyPosition) -> Sequence[str]:
        """Return the best combination with which a winner has taken a pot in this game."""
        view: StardustView = position.view(None)
        winners = () if view.outcome is None else view.outcome.winners
        shown = [cards for hand in view.rounds for seat, cards in hand.shown if seat in winners and hand.taken[seat]]
        best = best_combination(max(shown, key=strength, default=()))
        return [] if best is None else [NAMES[card] for card in best.cards]

    def picture(self, position: AnyPosition, names: tuple[str, ...]) -> tuple[str, Callable[[], bytes]] | None:
        """Return the course of a finished game."""
        view: StardustView = position.view(None)
        course = _course(view)
        return None if view.outcome is None or len(course) < 3 else ("game", lambda: course_picture(course, names))

    def picture_alt(self, words: Words, position: AnyPosition, who: face.Who) -> str:
        """Return everybody's credits after each hand."""
        courses = enumerate(zip(*_course(position.view(None)), strict=True))
        seats = [f"{who(seat)}: {', '.join(map(str, course))}" for seat, course in courses]
        return "\n".join([words("stardust-curve"), *seats])

    def examples(self, words: Words) -> Sequence[face.Example]:
        """Return the pictures of the combinations."""
        draw = {each: partial(example_picture, each) for each in EXAMPLES}
        return [face.Example(each, words(f"stardust-example-{each}"), drawn) for each, drawn in draw.items()]

    def rules(self, words: Words, icons: face.Icons) -> str:
        """Return the rules."""
        return words("stardust-rules")

    def poster(self) -> Sequence[str]:
        """Return two planets and a sun."""
        return "FL4", "Y3", "AL3"

    def hero(self, words: Words) -> face.Example:
        """Return a system and its points."""
        draw = partial(hero_picture, words("stardust-title"), f"#{self.accent:06X}")
        return face.Example("hero", words("stardust-example-mixed"), draw)

    def card_pictures(self, options: Mapping[str, str]) -> Iterator[face.CardPicture]:
        """Yield the picture of every card."""
        for card, name in enumerate(NAMES):
            yield face.CardPicture(name, DRAWINGS, partial(card_face, card))

    def sign_pictures(self) -> Iterator[face.CardPicture]:
        """Yield nothing: everybody holds as many cards, and credits are words."""
        yield from ()


def _shows_last(view: StardustView) -> bool:
    """Tell whether the table shows how the last hand ended: until the next one is well begun."""
    if not view.rounds or view.phase is Phase.OVER:
        return False
    moves = view.turn - view.rounds[-1].moves
    return view.phase is Phase.FIRST_BETS or moves < max(WELL_BEGUN, view.broke.count(False))


def _course(view: StardustView) -> tuple[tuple[int, ...], ...]:
    course = [(view.options.stake,) * len(view.credits)]
    for hand in view.rounds:
        course.append(tuple(had + gain for had, gain in zip(course[-1], hand.gains, strict=True)))
    return tuple(course)


FACE: Final[face.Face] = StardustFace()
"""The face that the catalogue finds here."""
