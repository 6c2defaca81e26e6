"""Who stands on the podium of an event that is over."""

from collections.abc import Sequence

from bot.art.writing import circled, drawable
from bot.features.tournaments.pictures.podium import Step, podium_picture, shared
from bot.features.tournaments.rules.entries import Ending
from bot.features.tournaments.rules.formats.clubs import score
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.standings import Standing
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.views.clubs import club_of
from bot.features.tournaments.views.names import game_title, label_namer, number_text, of_kind
from bot.interactions.components.layout import Attachment
from bot.interactions.components.phrases import name_text
from bot.locales.words import Words

MOST = 3
"""How many steps there are."""


def podium(words: Words, tournament: Tournament, standings: Sequence[Standing]) -> Attachment | None:
    """Return the picture of a podium; None if nobody has won. It blocks: call it in a thread."""
    steps = steps_of(words, tournament, standings)
    if not steps:
        return None
    drawn = [
        Step(each.place, drawable(each.name) or circled(number), each.note)
        for number, each in enumerate(steps[: MOST + 1], start=1)
    ]
    both = shared(*drawn[-2:]) if len(steps) == MOST + 1 else None  # both who lost a semi-final are third
    shown = drawn[:MOST] if both is None else [*drawn[: MOST - 1], both]
    title = drawable(bare_title(words, tournament)) or game_title(words, tournament.options.game)
    more = [drawable(f"{each.place}. {each.name}") for each in steps[MOST:]] if both is None else []
    picture = podium_picture(title, tuple(shown), more[0] if len(more) == 1 else f"+{len(more)}" if more else "")
    alt = words("tournament-picture-podium", places=", ".join(f"{each.place}. {each.name}" for each in steps[:10]))
    return Attachment(f"podium-{tournament.id}-{tournament.length}.png", picture, alt)


def bare_title(words: Words, tournament: Tournament) -> str:
    """Return the title of an event without markdown."""
    options = tournament.options
    if options.clubs and not options.title:
        one, other = (name_text(each.name, markdown=False) for each in options.clubs)
        return words("club-match-title", one=one, other=other)
    return options.title or of_kind(words, tournament, "tournament-untitled", game=game_title(words, options.game))


def steps_of(words: Words, tournament: Tournament, standings: Sequence[Standing]) -> list[Step]:
    """Return who has won a place on the podium, the best first; of a match, the clubs with their points.

    Those who share a place stand equally high.
    """
    if tournament.ending is not Ending.FINISHED:
        return []
    if tournament.options.format is Format.CLUBS:
        points = score(tournament)
        sides = sorted((0, 1), key=lambda side: -points[side]) if tournament.rounds else []
        names = [club_of(tournament, side, markdown=False) for side in (0, 1)]
        return [
            Step(1 if points[side] == max(points) else 2, names[side], number_text(words, points[side]))
            for side in sides
        ]
    name, ladder = label_namer(words, tournament), tournament.ladder is not None
    return [
        Step(each.prize, name(each.entrant))
        for each in standings
        if each.prize is not None and each.prize <= MOST and (each.played or ladder)
    ]
