"""The default look of a game, made from its rules and a few words. A face of its own may build on it.

A view needs nothing but what ``bot.games.game.View`` has. The default look shows more if the view has some of these:

- ``hand``: the names of the seat's own cards, in order;
- ``hands``: for each seat, the names of the cards that this seat sees of it, in a game where one sees the others';
- ``cards_left``: the number of cards that each seat holds;
- ``scores``: what each seat has won so far;
- ``teams``: the number of each seat's team, from 0;
- ``top``: the name of the card to play on, or None;
- ``table``: the names of the cards that lie face up on the table;
- ``played_by``: for each card of ``table``, the seat that has played it: it lies before that seat;
- ``last_move``: the last move as everybody saw it, or None. Without it, a card in a move is told only if ``top`` or
  ``table`` shows it, and a move is not told at all where several seats choose at the same time;
- ``outcome``: how the game ended; None before its end.

Words that a game may bring, all of which begin with its name: ``card-CARD`` is a card's name; ``move-WORD`` names the
moves that begin with a word, with ``{ $cards }`` for what follows it; ``told-WORD`` tells such a move, with
``{ $player }`` besides, and ``told-play`` a move that is nothing but cards; ``stage`` says which ``{ $round }`` is
played, and ``round-won`` that ``{ $player }`` has won the round with that ``{ $number }``; ``tally-NAME`` is a line of
statistics with ``{ $count }``; ``rules`` are the rules.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from bot.art.canvas import Canvas
from bot.faces import face
from bot.faces.decks import Deck
from bot.faces.spread import Happening, Kind, Lying, Shape, Spread, Zone, before_seats, in_rows
from bot.games.game import AnyGame, AnyPosition, Mode, Move, Outcome, Seat
from bot.games.told import Told
from bot.locales.words import Words, dashed

T = TypeVar("T")

MOST_BUTTONS: Final = 25
"""Up to how many moves are buttons. More are in lists."""
LISTS: Final = 4
"""The most lists of a page; a row of buttons comes below them."""
ON_A_PAGE: Final = LISTS * face.LISTED

LONGEST_LABEL: Final = 80
"""Discord's limit for the text of a button, in characters."""
LONGEST_ICON: Final = 28
"""How long the name of an icon may be: Discord allows 32 characters, and the version of the drawing needs some."""

NOTHING: Final = "—"
"""What stands where there is nothing to count."""

_DRAFT: Final = re.compile(r"(page|at[0-9]) ([0-9]{1,6})")
_DRAWABLE: Final = re.compile(r"[A-Za-z0-9]+")
_PAPER: Final = "#FFFDF4"
_BACK: Final = "#232A4D"
_RIM: Final = "#AEB8E8"


class PlainFace:
    """How a game is shown that has no look of its own."""

    accent = 0x5865F2
    introduced_by = ""
    drawings = 1
    """The version of the pictures of the cards."""
    deck: Deck | None = None
    """The pictures of the cards, such as ``bot.faces.decks.FRENCH``; None for their names on white paper."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.name = game.name

    def card(self, words: Words, icons: face.Icons, name: str) -> str:
        """Return a card as messages show it. A picture with the card's name on it needs no name beside it."""
        emoji, label = icons.get(face.icon_name(self.name, name)), self.card_label(words, name)
        if emoji is None:
            return f"**{label}**"
        bare = self.deck.label(words, name) if self.deck is not None and name in self.deck else name
        return emoji if label == bare else f"{emoji} {label}"

    def card_label(self, words: Words, name: str) -> str:
        """Return a card's name, which buttons and lists show."""
        return self._card_name(words, name, spoken=False)

    def _short(self, words: Words, name: str) -> str:
        """Return a card in one character if its deck has one for it, else its name."""
        sign = None if self.deck is None or words.has(f"{self.name}-card-{name}") else self.deck.short.get(name)
        return self.card_label(words, name) if sign is None else sign

    def card_spoken(self, words: Words, view: Any, name: str) -> str:
        """Return a card's name for screen readers. Override it where a picture shows more."""
        return self._card_name(words, name, spoken=True)

    def _card_name(self, words: Words, name: str, *, spoken: bool) -> str:
        """Return the game's own name of a card, else that of its deck."""
        key = f"{self.name}-card-{name}"
        if words.has(key):
            return words(key)
        if self.deck is None or name not in self.deck:
            return name
        return self.deck.spoken(words, name) if spoken else self.deck.label(words, name)

    def stage(self, words: Words, position: AnyPosition) -> str:
        """Return the number of the round; at the end, that of the last one."""
        number = max(1, len(position.rounds) + (position.outcome is None))
        return words(self._own(words, "stage"), round=number)

    def _own(self, words: Words, key: str) -> str:
        """Return the key of the game's own message if it has one, else of the message for any game."""
        own = f"{self.name}-{key}"
        return own if words.has(own) else f"plain-{key}"

    def board(self, words: Words, icons: face.Icons, view: Any, who: face.Who) -> str:
        """Return the top card as a headline, the cards that lie face up, and the rows of what lies in a grid.

        Cards before seats and grids are left out for everybody: messages show them besides.
        """
        top, table, show = _top(view), _cards(view, "table"), partial(self.card, words, icons)
        lines = [] if top is None else [f"### {words('plain-top', card=show(top))}"]
        if table and not (view.seat is None and len(_players(view)) == len(table)):
            lines.append(words("plain-table", cards=" ".join(map(show, table))))
        if view.seat is not None:
            lines += in_rows(self.spread(words, view).zones, show, partial(self._short, words))
        return "\n".join(lines)

    def tell(self, words: Words, icons: face.Icons, told: Told, who: face.Who) -> Sequence[str]:
        """Return a move as everybody saw it, in the game's own words if it has some for it; then who won the round."""
        player, move = who(told.seat), getattr(told.after, "last_move", None)
        if isinstance(move, str):
            lines = [self._told(words, player, move, partial(self.card, words, icons))]
        elif len(told.before.to_act) > 1:
            lines = [words("plain-told-hidden", player=player)]
        else:
            lines = [self._told(words, player, *self._as_seen(words, icons, told))]
        for number, ended in told.ended:
            # The end of a game of one round says it, too.
            if (ended.winner, ended.team) != (None, None) and (number > 1 or told.after.to_act):
                team = None if ended.team is None else words("plain-team", number=ended.team + 1)
                winner = team or ("" if ended.winner is None else who(ended.winner))
                lines.append(words(self._own(words, "round-won"), player=winner, number=number))
        return lines

    def _told(self, words: Words, player: str, move: Move, show: Callable[[str], str]) -> str:
        word, *rest = move.split() or [""]
        bare = word in self.game.card_names
        cards = self._listed(words, [word, *rest] if bare else rest, show)
        key = f"{self.name}-told-{'play' if bare else word}"
        if words.has(key):
            return words(key, player=player, cards=cards)
        return words("plain-told", player=player, move=cards if bare else self._word(words, word, cards))

    def _as_seen(self, words: Words, icons: face.Icons, told: Told) -> tuple[Move, Callable[[str], str]]:
        """Return a move as everybody saw it, and a function that shows a card of it if everybody saw that one."""
        word, *rest = told.move.split() or [""]
        bare = word in self.game.card_names
        if ("" if bare else word) in self.game.secret_moves:
            cards = [each for each in rest if each in self.game.card_names]
            return " ".join([word, *cards]), lambda name: ""
        seen = {_top(told.after), *_cards(told.after, "table"), *_cards(told.before, "table")}
        return told.move, lambda name: self.card(words, icons, name) if name in seen else ""

    def _listed(self, words: Words, parts: Sequence[str], show: Callable[[str], str]) -> str:
        """Return the cards of a move and whatever else it says; of cards that are not shown, their number."""
        shown = [show(each) if each in self.game.card_names else each for each in parts]
        hidden = shown.count("")
        return " ".join([*filter(None, shown), *([words("plain-cards", count=hidden)] if hidden else [])])

    def _word(self, words: Words, word: str, cards: str) -> str:
        key = f"{self.name}-move-{word}"
        if words.has(key):
            return words(key, cards=cards)
        return f"{word[:1].upper()}{word[1:]} {cards}".strip()

    def _score(self, words: Words, score: int) -> str:
        return words(f"{self.name}-count-score", count=score)

    def large(self, words: Words, icons: face.Icons, view: Any) -> tuple[str, str] | None:
        """Return the picture of the top card, if there is one."""
        top = _top(view)
        url = None if top is None else icons.url(face.icon_name(self.name, top))
        return None if top is None or url is None else (url, self.card_label(words, top))

    def spread(self, words: Words, view: Any) -> Spread:
        """Return the top card, the cards that lie face up, before whoever has played them, and the hand."""
        top, table, seats = _top(view), _cards(view, "table"), _players(view)
        zones = [*([Zone("pile", [Lying(top)])] if top else [])]
        if len(seats) == len(table):
            zones += before_seats("table", zip(table, seats, strict=True))
        else:
            zones.append(Zone("table", [Lying(each) for each in table], Shape.ROW))
        drawn = all(map(self._drawable, [*filter(None, [top]), *table]))
        said = drawn and type(self).board is PlainFace.board
        return Spread(zones, hand=_cards(view, "hand"), tells=said)

    def happenings(self, words: Words, told: Told) -> Sequence[Happening]:
        """Return the card that was laid on top or on the table, and who has won a round."""
        top, table, moved = _top(told.after), _cards(told.after, "table"), told.move.split()
        before, found = len(_players(told.after)) == len(table), list[Happening]()
        if top is not None and top != _top(told.before) and top in moved:
            found.append(Happening(Kind.PLAY, told.seat, [top], "pile"))
        elif table and table[-1] in moved:
            found.append(Happening(Kind.PLAY, told.seat, table[-1:], f"table-{told.seat}" if before else "table"))
        for _, ended in told.ended:
            if ended.winner is not None:
                swept = [f"table-{seat}" for seat in _players(told.after)] if before and table else [""]
                found += [Happening(Kind.SWEEP, ended.winner, zone=zone) for zone in swept]
                found.append(Happening(Kind.STAR, ended.winner))
        return found

    def seat(self, words: Words, icons: face.Icons, view: Any, seat: Seat) -> face.SeatFace:
        """Return a seat's score and the number of its cards."""
        scores, left = _numbers(view, "scores"), _numbers(view, "cards_left")
        teams = _numbers(view, "teams")
        parts = [words("plain-team", number=teams[seat] + 1)] if teams else []
        parts += [self._score(words, scores[seat])] if scores else []
        if left and getattr(view, "outcome", None) is None:
            parts.append(face.card_count(icons, face.icon_name(self.name, "back"), left[seat]))
        return face.SeatFace(" · ".join(parts) or NOTHING)

    def hand(
        self, words: Words, icons: face.Icons, view: Any, who: face.Who, label: face.SeatLabel, draft: str | None
    ) -> face.HandFace:
        """Return a seat's cards, and its legal moves: up to 25 as buttons, more in lists."""
        if not view.to_act:
            said = words("plain-hand-over")
        elif view.seat not in view.to_act:
            said = words("plain-hand-wait", players=words.all_of(map(who, view.to_act)))
        else:
            said = words("plain-hand-turn" if len(view.to_act) == 1 else "plain-hand-choose")
        lines, cards = [said, self.board(words, icons, view, who)], _cards(view, "hand")
        if cards:
            large = face.large_cards([icons.get(face.icon_name(self.name, each)) for each in cards])
            names = " ".join(self.card_label(words, each) for each in cards)
            lines += large or [words("plain-hand-cards", cards=names)]
        lines += self._other_hands(words, icons, view, who)
        return face.HandFace("\n".join(filter(None, lines)), self._rows(words, icons, view, label, draft))

    def _other_hands(self, words: Words, icons: face.Icons, view: Any, who: face.Who) -> Iterator[str]:
        """Yield the cards of the others, as far as a seat sees them."""
        for seat, cards in enumerate(_hands(view)):
            if cards and seat != view.seat:
                shown = " ".join(self.card(words, icons, each) for each in cards)
                yield words("plain-told", player=who(seat), move=shown)

    def _rows(
        self, words: Words, icons: face.Icons, view: Any, names: face.SeatLabel, draft: str | None
    ) -> list[face.Row]:
        if len(view.legal_moves) > MOST_BUTTONS:
            return self._lists(words, view, names, draft)
        choices = []
        for move in view.legal_moves:
            label = self.move_name(words, view, move, names=names)[:LONGEST_LABEL]
            tone = face.Tone.GOOD if move in self.game.card_names else face.Tone.MAIN
            emoji = icons.get(face.icon_name(self.name, move))
            choices.append(face.Choice(label, move=move, tone=tone, emoji=emoji))
        return face.in_rows(choices)

    def _lists(self, words: Words, view: Any, names: face.SeatLabel, draft: str | None) -> list[face.Row]:
        """Return lists of moves, and buttons that play what was chosen and turn the pages.

        The draft has the number of a page, or the place of the chosen move among the legal ones.
        """
        moves, name = view.legal_moves, partial(self.move_name, words, view, names=names)
        pages = -(-len(moves) // ON_A_PAGE)
        found = _DRAFT.fullmatch(draft or "")
        number = int(found[2]) if found else 0
        chosen = number if found and found[1] != "page" and number < len(moves) else None
        page = number if found and found[1] == "page" and number < pages else (chosen or 0) // ON_A_PAGE
        rows: list[face.Row] = []
        for place in range(LISTS):
            first = page * ON_A_PAGE + place * face.LISTED
            listed = range(first, min(first + face.LISTED, len(moves)))
            if listed:
                options = [face.PickOption(name(moves[each]), str(each), chosen=each == chosen) for each in listed]
                hint = words("plain-pick-part", first=options[0].label, last=options[-1].label)
                rows.append(face.Pick(hint, f"at{place}", options, drafts=True))
        buttons = []
        if chosen is not None:
            label = words("plain-play", move=name(moves[chosen]))[:LONGEST_LABEL]
            buttons.append(face.Choice(label, move=moves[chosen], tone=face.Tone.MAIN))
        if page:
            buttons.append(face.Choice(words("button-previous"), draft=f"page {page - 1}"))
        if page + 1 < pages:
            buttons.append(face.Choice(words("button-next"), draft=f"page {page + 1}"))
        return [*rows, buttons] if buttons else rows

    def move_name(
        self, words: Words, view: Any, move: Move, icons: face.Icons | None = None, names: face.SeatLabel | None = None
    ) -> str:
        """Return the cards of a move, or the game's own word for it and what follows."""
        word, *rest = move.split() or [""]
        show = partial(self.card_label, words)
        if word in self.game.card_names:
            return self._listed(words, [word, *rest], show)
        return self._word(words, word, self._listed(words, rest, show))

    def cards(self, words: Words, icons: face.Icons, view: Any) -> str:
        """Return a seat's own cards."""
        return " ".join(self.card(words, icons, each) for each in _cards(view, "hand")) or NOTHING

    def statistics(self, words: Words, icons: face.Icons, tallies: Mapping[str, int]) -> str:
        """Return a line for each tally that the game has words for."""
        lines = ((f"{self.name}-tally-{dashed(name)}", count) for name, count in tallies.items())
        return "\n".join(words(key, count=count) for key, count in lines if words.has(key))

    def result(self, words: Words, icons: face.Icons, position: AnyPosition, who: face.Who) -> str:
        """Return who wins, and every seat's score, the highest first, unless the seats show it themselves."""
        outcome = position.outcome
        if outcome is None:
            return ""
        scores = () if _numbers(position.view(None), "scores") else outcome.scores
        places = self.game.places(outcome, len(position.scores))
        order = sorted(range(len(scores)), key=lambda seat: places[seat])
        lines = [words("plain-told", player=who(seat), move=self._score(words, scores[seat])) for seat in order]
        head = self._ended(words, outcome, len(position.scores), who)
        return "\n".join([f"### {head}", *(f"-# {line}" for line in lines)])

    def _ended(self, words: Words, outcome: Outcome, seats: int, who: face.Who) -> str:
        if not outcome.winners:
            return words("plain-result-lost" if self.game.mode is Mode.COOPERATIVE else "plain-result-nobody")
        winners = words.all_of(map(who, outcome.winners))
        if self.game.mode is Mode.COOPERATIVE:
            return f"🏆 {words('plain-result-together')}"
        if len(outcome.winners) == 1:
            return f"🏆 {words('plain-result-winner', winner=winners)}"
        team = self.game.mode is Mode.TEAMS and len(outcome.winners) < seats
        return f"🏆 {words('plain-result-team' if team else 'plain-result-draw', winners=winners)}"

    def moment(self, words: Words, icons: face.Icons, story: Iterable[Told], seat: Seat) -> str | None:
        """Return None."""
        return None

    def picture(self, position: AnyPosition, names: tuple[str, ...]) -> tuple[str, Callable[[], bytes]] | None:
        """Return None."""
        return None

    def picture_alt(self, words: Words, position: AnyPosition, who: face.Who) -> str:
        """Return an empty text."""
        return ""

    def examples(self, words: Words) -> Sequence[face.Example]:
        """Return no pictures."""
        return ()

    def rules(self, words: Words, icons: face.Icons) -> str:
        """Return the game's own text; what the game is about if it has none."""
        key = f"{self.name}-rules"
        return words(key if words.has(key) else f"{self.name}-about")

    def card_pictures(self, options: Mapping[str, str]) -> Iterator[face.CardPicture]:
        """Yield the deck's picture, or a plain card, for each name of letters and digits. Others are shown as text."""
        for name in dict.fromkeys(self.game.card_names):
            if self._drawable(name):
                yield self._pictured(name) or face.CardPicture(name, self.drawings, partial(_drawn, name))

    def _drawable(self, name: str) -> bool:
        return bool(_DRAWABLE.fullmatch(name)) and len(face.icon_name(self.name, name)) <= LONGEST_ICON

    def _pictured(self, name: str) -> face.CardPicture | None:
        """Return the deck's picture of a card or a sign; None if it has none."""
        deck = self.deck
        if deck is None or name not in deck:
            return None
        return face.CardPicture(name, self.drawings * deck.version, partial(deck.draw, name), deck.marks)

    def poster(self) -> Sequence[str]:
        """Return the first, the middle and the last of the cards that have pictures."""
        names = [each.name for each in self.card_pictures({})]
        return [*dict.fromkeys([*names[:1], *names[len(names) // 2 :][:1], *names[-1:]])]

    def hero(self, words: Words) -> face.Example | None:
        """Return no picture: what ``introduced_by`` names introduces the game, or its poster."""

    def sign_pictures(self) -> Iterator[face.CardPicture]:
        """Yield the back of a card, and the signs of the deck."""
        yield face.CardPicture("back", self.drawings, _drawn_back)
        yield from filter(None, map(self._pictured, () if self.deck is None else self.deck.signs))


def _several(kind: type[T], view: Any, attribute: str) -> list[T]:
    found = getattr(view, attribute, ())
    return [*found] if isinstance(found, list | tuple) and all(isinstance(each, kind) for each in found) else []


_cards, _numbers = partial(_several, str), partial(_several, int)


def _players(view: Any) -> list[Seat]:
    """Return who has played each card of the table; nothing where one of them is no seat."""
    found = _numbers(view, "played_by")
    return found if all(seat >= 0 for seat in found) else []


def _hands(view: Any) -> list[list[str]]:
    found = getattr(view, "hands", ())
    known = isinstance(found, list | tuple) and all(isinstance(each, list | tuple) for each in found)
    return [[card for card in each if isinstance(card, str)] for each in found] if known else []


def _top(view: Any) -> str | None:
    found = getattr(view, "top", None)
    return found if isinstance(found, str) else None


def _drawn(name: str) -> bytes:
    canvas = Canvas(_PAPER)
    canvas.write(name, (0.5, 0.5), min(0.6, 1.3 / max(1, len(name))))
    return canvas.png()


def _drawn_back() -> bytes:
    canvas = Canvas(_BACK, _RIM)
    canvas.disc((0.5, 0.5), 0.3, _RIM)
    return canvas.png()
