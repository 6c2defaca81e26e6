"""The tables of a tournament's rounds: who plays, who won, and why they sit together."""

from typing import Final

from bot.faces.face import LISTED
from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.tournament import Paired, Round, Tournament
from bot.features.tournaments.views import names as kit
from bot.features.tournaments.views.why import byes_reason, reason_texts
from bot.interactions.components.layout import Block, Component, Layout, Option, Paged, choices_list, layout
from bot.interactions.components.phrases import place_sign, plain
from bot.locales.words import Words

TABLES: Final = 15
"""How many tables a page has."""
REASONED: Final = 6
"""How many tables a page has that says why they sit together."""
MOST_BYES: Final = 5
"""How many of those without a table are named."""
ROOM: Final = 3200
"""How many characters the tables of a page have."""


def table_lines(words: Words, tournament: Tournament, pairing: Paired, name: kit.NameOf) -> str:
    """Return a table: who plays where, or the result; and who has changed that, and why."""
    if pairing.places is None:
        players = " – ".join(map(name, pairing.entrants))
        return f"{kit.table_name(words, pairing, players)} · {kit.where_played(words, pairing)}"
    there = [] if pairing.channel is None else [f"<#{pairing.channel}>"]
    line = kit.table_name(words, pairing, " · ".join([*placed(words, tournament, pairing, name), *there]))
    changed = changed_line(words, pairing)
    return f"{line}\n-# {changed}" if changed else line


def placed(words: Words, tournament: Tournament, pairing: Paired, name: kit.NameOf) -> list[str]:
    """Return those at a table that has a result, with their places, the first first."""
    assert pairing.places is not None
    ordered = sorted(zip(pairing.places, pairing.entrants, strict=True))
    named = ((place, kit.named_at(words, tournament, pairing, each, name)) for place, each in ordered)
    return [f"{place_sign(place, won=False)} {said}" for place, said in named]


def changed_line(words: Words, pairing: Paired) -> str:
    """Return who has entered or changed a table's result, and why; empty if nobody has."""
    if not pairing.adjusted:
        return ""
    director = kit.director_name(words, pairing.adjusted_by)
    key = f"tournament-table-{'entered' if pairing.entered else 'changed'}"
    if director is None:
        return words(f"{key}-former", reason=plain(pairing.adjusted))
    return words(key, director=director, reason=plain(pairing.adjusted))


def byes_line(words: Words, tournament: Tournament, drawn: Round, name: kit.NameOf) -> str:
    """Return who has no table in a round; empty if everybody has one."""
    if not drawn.byes:
        return ""
    players = kit.listed(words, map(name, drawn.byes), len(drawn.byes), MOST_BYES)
    nothing = "tournament-byes-round-robin"
    key = {Format.KNOCK_OUT: "tournament-byes-knock-out", Format.ROUND_ROBIN: nothing, Format.CLUBS: nothing}
    return words(key.get(tournament.options.format, "tournament-byes"), players=players)


def round_message(words: Words, tournament: Tournament, number: int, page: int, rounds: int | None = None) -> Layout:
    """Return a page of the tables of a round, from 1; of the newest if there is none of that number."""
    drawn = _round(tournament, number)
    if drawn is None:
        return _nothing_drawn(words, tournament)
    paged = Paged(drawn.pairings, TABLES, page)
    name = kit.namer(words, tournament)
    lines = (table_lines(words, tournament, each, name) for each in paged.shown)
    done = sum(each.over for each in drawn.pairings)
    progress = words("tournament-progress", done=done, all=len(drawn.pairings))
    blocks: list[Block] = [
        f"## {kit.title_of(words, tournament)}\n{kit.round_name(words, tournament, drawn, rounds)} · {progress}",
        "\n".join(kit.fitted(words, lines, len(paged.shown), ROOM)),
        "" if paged.number else byes_line(words, tournament, drawn, name),
        paged.line(words),
    ]
    rows = [
        [_rounds(words, tournament, drawn, rounds)] if len(tournament.rounds) > 1 else [],
        paged.steps(words, kit.act_page(tournament, Act.ROUND, drawn.number)),
        [kit.act_button(words, tournament, Act.WHY, drawn.number, 0), kit.act_button(words, tournament, Act.SHOW)],
    ]
    return layout(words, blocks, rows, kit.accent_of(tournament))


def why_message(words: Words, tournament: Tournament, number: int, page: int, rounds: int | None = None) -> Layout:
    """Return why those at the tables of a round, from 1, sit together; of the newest if there is none such."""
    drawn = _round(tournament, number)
    if drawn is None:
        return _nothing_drawn(words, tournament)
    paged = Paged(drawn.pairings, REASONED, page)
    name = kit.namer(words, tournament)
    byes = byes_line(words, tournament, drawn, name)
    lines = ("\n-# ".join(_reasoned(words, tournament, each, name)) for each in paged.shown)
    blocks: list[Block] = [
        f"## {words('tournament-why-title')}\n{kit.title_of(words, tournament)} · "
        f"{kit.round_name(words, tournament, drawn, rounds)}",
        "\n".join(kit.fitted(words, lines, len(paged.shown), ROOM)),
        "" if paged.number else "\n-# ".join(filter(None, [byes, byes and byes_reason(words, tournament)])),
        f"-# {words('tournament-why-seal')}",
        paged.line(words),
    ]
    rows = [
        paged.steps(words, kit.act_page(tournament, Act.WHY, drawn.number)),
        [kit.act_button(words, tournament, Act.ROUND, drawn.number, 0), kit.act_button(words, tournament, Act.SHOW)],
    ]
    return layout(words, blocks, rows, kit.accent_of(tournament))


def _reasoned(words: Words, tournament: Tournament, pairing: Paired, name: kit.NameOf) -> list[str]:
    """Return a table and why its entrants sit there, but for the lot: the page says once what that is."""
    table = kit.table_name(words, pairing, " – ".join(map(name, pairing.entrants)))
    return [table, *reason_texts(words, tournament, pairing, lot=False)]


def _round(tournament: Tournament, number: int) -> Round | None:
    if not tournament.rounds:
        return None
    return tournament.rounds[number - 1 if 1 <= number <= len(tournament.rounds) else -1]


def _nothing_drawn(words: Words, tournament: Tournament) -> Layout:
    text = f"## {kit.title_of(words, tournament)}\n{words('tournament-direct-results-none')}"
    return layout(words, [text], [[kit.act_button(words, tournament, Act.SHOW)]], kit.accent_of(tournament))


def _rounds(words: Words, tournament: Tournament, shown: Round, rounds: int | None) -> Component:
    """Return the list of rounds to choose from: those around the one that is shown."""
    first = max(0, min(shown.number - 1 - LISTED // 2, len(tournament.rounds) - LISTED))
    near = tournament.rounds[first : first + LISTED]
    choices = [Option(str(each.number), kit.round_name(words, tournament, each, rounds)) for each in near]
    return choices_list(Act.ROUND(tournament.id, None, 0), choices, chosen=[str(shown.number)])
