"""What is posted about a tournament in its channel beside its own message."""

from collections.abc import Sequence
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules.entries import Adjusted, Replaced, Why, Withdrawn
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.running import would_begin_with_computers
from bot.features.tournaments.rules.standings import Standing
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.views.clubs import result_text, score_text
from bot.features.tournaments.views.names import act_button, director_name, listed, namer, title_of
from bot.features.tournaments.views.tables import placed
from bot.interactions.components.phrases import moment_text, plain
from bot.locales.words import Words
from bot.tables.rules.moment import Pace, first_turn_decides
from bot.tables.rules.table import Table

_LAST_PRIZE: Final = 3
_MOST: Final = 10
"""How many of those who share a place are named."""


def called_text(words: Words, tournament: Tournament, table: Table, pace: Pace) -> str:
    """Return the ping of a new table: who moves first, the deadline, what happens after it."""
    called = {
        "players": words.all_of(f"<@{user}>" for user in sorted(table.people)),
        "title": title_of(words, tournament),
    }
    users = (table.seats[seat].user for seat in table.people_to_act())
    first = [f"<@{user}>" for user in users if user is not None]
    if not first or table.deadline is None:
        text = words("tournament-ping-waiting", **called)
    else:
        when = moment_text(table.deadline, "T")
        text = words("tournament-ping", **called, first=words.all_of(first), when=when)
    if not first_turn_decides(table.turn_seconds or pace.turn, pace):
        return text
    return f"{text} {words('tournament-ping-absence')}"


def check_in_button(words: Words, tournament: Tournament) -> ui.Button[Any]:
    """Return the button that the ping of those carries who have to check in; below plain content, so an item."""
    return _item(words, tournament, Act.CHECK_IN, ButtonStyle.success)


def few_buttons(words: Words, tournament: Tournament) -> list[ui.Button[Any]]:
    """Return what directors can do where too few are there: wait, begin with computer players, call it off."""
    computers = [Act.WITH_COMPUTERS] if would_begin_with_computers(tournament) else []
    acts = [(Act.WAIT, ButtonStyle.success), *((each, ButtonStyle.primary) for each in computers)]
    return [_item(words, tournament, *each) for each in [*acts, (Act.CALL_OFF, ButtonStyle.danger)]]


def _item(words: Words, tournament: Tournament, act: Act, style: ButtonStyle) -> ui.Button[Any]:
    button = act_button(words, tournament, act)
    return ui.Button(label=button["label"], style=style, custom_id=button["custom_id"])


def taken_out_text(words: Words, tournament: Tournament, entry: Withdrawn) -> str:
    """Return the notice of a disqualification or removal by a director, with the reason."""
    disqualified = entry.why is Why.DISQUALIFIED
    key = "tournament-news-disqualified" if disqualified else "tournament-news-taken-out"
    director = director_name(words, entry.by) or words("tournament-some-director")
    return words(key, title=title_of(words, tournament), director=director, reason=plain(entry.reason))


def replaced_text(words: Words, tournament: Tournament, entry: Replaced, former: int | None) -> str:
    """Return the notice of a replacement; it mentions the replacement and the replaced player."""
    number = str(entry.entrant + 1)
    old = words("tournament-computer", number=number) if former is None else f"<@{former}>"
    new = words("former-player") if entry.user is None else f"<@{entry.user}>"
    return words("tournament-news-replaced", title=title_of(words, tournament), player=new, former=old)


def correction_text(words: Words, tournament: Tournament, entry: Adjusted, standings: Sequence[Standing]) -> str:
    """Return that a director has entered or changed a result, which and why; after the end, who has won with it."""
    pairing, over = tournament.pairings[entry.pairing], tournament.phase is Phase.OVER
    key = "tournament-news-entered" if pairing.entered else "tournament-news-changed"
    key = "tournament-news-corrected" if over else key
    director = director_name(words, entry.by) or words("tournament-some-director")
    title, number, reason = title_of(words, tournament), str(entry.pairing + 1), plain(entry.reason)
    said = words(key, title=title, director=director, number=number, reason=reason)
    result = " · ".join(placed(words, tournament, pairing, namer(words, tournament)))
    won = winners_line(words, tournament, standings) if over and tournament.ladder is None else ""
    return "\n".join(each for each in (said, result, won) if each)


def winners_line(words: Words, tournament: Tournament, standings: Sequence[Standing]) -> str:
    """Return who has won a tournament, and before whom; empty if nobody has."""
    name, title = namer(words, tournament), title_of(words, tournament)
    if tournament.options.format is Format.CLUBS and tournament.rounds:
        return f"{score_text(words, tournament)}\n{result_text(words, tournament)}"
    won = [each for each in standings if each.prize is not None and each.prize <= _LAST_PRIZE and each.played]
    first = [name(each.entrant) for each in won if each.prize == 1]
    others = [name(each.entrant) for each in won if each.prize != 1]
    if not first:
        return ""
    if len(first) > 1:
        players = listed(words, iter(first), len(first), _MOST)
        return words("tournament-news-shared", players=players, title=title)
    if not others:
        return words("tournament-news-won", player=first[0], title=title)
    behind = listed(words, iter(others), len(others), _MOST)
    return words("tournament-news-won-ahead", player=first[0], title=title, players=behind)
