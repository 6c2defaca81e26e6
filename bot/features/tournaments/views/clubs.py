"""Views of club matches: the score, the line-ups, and the invitation of the other club."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from discord import ButtonStyle

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules.formats.clubs import score
from bot.features.tournaments.rules.pairing.sides import places
from bot.features.tournaments.rules.running import lapses_at
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.views.names import SIGNS, accent_of, act_button, listed, namer, number_text, title_of
from bot.interactions.components.layout import Component, Layout, layout
from bot.interactions.components.phrases import moment_text, name_text
from bot.locales.words import Words

_NAMED: Final = 20


def club_of(tournament: Tournament, side: int, *, markdown: bool = True) -> str:
    """Return the name of one of the clubs of a match."""
    return name_text(tournament.options.clubs[side].name, markdown=markdown)


def score_text(words: Words, tournament: Tournament) -> str:
    """Return how a match stands: Owls 3½ – 2½ Foxes."""
    points, others = (number_text(words, each) for each in score(tournament))
    one, other = (f"{sign} {club_of(tournament, side)}" for side, sign in enumerate(SIGNS))
    return words("club-score", one=one, points=points, others=others, other=other)


def result_text(words: Words, tournament: Tournament) -> str:
    """Return which club has won a match that is over, or that none has."""
    one, other = score(tournament)
    if one == other:
        return words("club-level", one=club_of(tournament, 0), other=club_of(tournament, 1))
    return words("club-winner", club=club_of(tournament, 0 if one > other else 1))


def sides_text(words: Words, tournament: Tournament) -> str:
    """Return who has signed up for each of the clubs."""
    lines, name = [], namer(words, tournament, signs=False)
    for side, sign in enumerate(SIGNS):
        playing = tournament.of_side(side)
        names = listed(words, (name(each.number) for each in islice(playing, _NAMED)), len(playing), _NAMED)
        club = f"{sign} {club_of(tournament, side)}"
        most = str(places(tournament.options))
        lines.append(words("club-side", club=club, count=len(playing), most=most, players=names))
    if waiting := len(tournament.waiting):
        lines.append(words("tournament-waiting", count=waiting))
    return "\n".join(lines)


def awaiting_line(words: Words, tournament: Tournament) -> str:
    """Return which club has to agree, and until when; empty if none has to."""
    until = lapses_at(tournament)
    if until is None:
        return ""
    return words("club-awaits", club=club_of(tournament, 1), other=club_of(tournament, 0), when=moment_text(until, "f"))


def awaiting_row(words: Words, tournament: Tournament) -> list[Component]:
    """Return the buttons for the keepers of the other club."""
    return [
        act_button(words, tournament, Act.ACCEPT, style=ButtonStyle.success),
        act_button(words, tournament, Act.DECLINE),
    ]


def asking_message(words: Words, tournament: Tournament, keepers: Sequence[int]) -> Layout:
    """Return what asks the keepers of the other club, whom it mentions, for a match, with the buttons to answer."""
    mentioned = words.all_of(f"<@{each}>" for each in keepers)
    text = words("tournament-news-to", players=mentioned, text=awaiting_line(words, tournament))
    return layout(words, [text], [awaiting_row(words, tournament)], accent_of(tournament))


def choice_message(words: Words, tournament: Tournament) -> Layout:
    """Return the question for which club a member of both plays."""
    labels = [f"{sign} {club_of(tournament, side, markdown=False)}" for side, sign in enumerate(SIGNS)]
    primary, sides = ButtonStyle.primary, enumerate(labels)
    buttons = [act_button(words, tournament, Act.SIDE, side, style=primary, label=label) for side, label in sides]
    text = words("club-which-side", title=title_of(words, tournament))
    return layout(words, [text], [buttons], accent_of(tournament))
