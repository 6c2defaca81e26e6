"""The message that tells somebody of a challenge, the page of those one can challenge, and one's own page."""

from datetime import datetime, timedelta
from typing import Final

from discord import ButtonStyle

from bot.locales.words import Words
from bot.tournaments.challenging import can_be_challenged, notice, rested_at
from bot.tournaments.entries import Entrant
from bot.tournaments.formats.ladder import TOGETHER, ready_until
from bot.tournaments.pairing.ladder_order import Challenge, Ladder
from bot.tournaments.tournament import Entered, Phase, Tournament
from bot.views.kit.dates import countdown, moment_text
from bot.views.kit.layout import Block, Component, Layout, Option, choices_list, layout
from bot.views.kit.paging import Paged
from bot.views.kit.plain_text import plain
from bot.views.kit.routes import Act, LadderAct
from bot.views.tournament import tournament_names as kit
from bot.views.tournament.ladder import DECIDED, challenge_line, place_line, result_line

AROUND: Final = 3
"""How many places above and below one's own the own page shows, besides those within reach."""
PAST: Final = 10
"""How many challenges a page of one's own has."""
PAST_ROOM: Final = 2000


def challenge_message(words: Words, tournament: Tournament, challenge: Challenge, now: datetime) -> Layout:
    """Return the message in the channel that tells of a challenge, and mentions the challenged while it is open."""
    name = kit.namer(words, tournament)
    one, other = map(name, challenge.two)
    title = kit.title_of(words, tournament)
    if not challenge.open:
        return layout(words, [f"{ended_line(words, challenge, name)}\n-# {title}"], (), kit.accent_of(tournament))
    user = tournament.entrants[challenge.challenged].user
    mention = other if user is None else f"<@{user}>"
    text = words("ladder-told", mention=mention, challenger=one, place=str(challenge.place), title=title)
    if challenge.pairing is not None:
        where = kit.where_played(words, tournament.pairings[challenge.pairing])
        return layout(words, [text, words("ladder-told-table", where=where)], (), kit.accent_of(tournament))
    left = countdown(challenge.until, now)
    until = moment_text(challenge.until, "f")
    by = moment_text(challenge.until - notice(tournament), "f")
    lines = [
        *([] if left is None else [words("ladder-told-until", when=until, countdown=left)]),
        *(
            words("ladder-ready-until", player=name(who), when=moment_text(until, "t"))
            for who, until in ready_until(challenge, now).items()
        ),
        f"-# {words('ladder-told-how', count=TOGETHER // timedelta(minutes=1), challenger=one, when=by)}",
    ]
    buttons = [
        kit.act_button(words, tournament, LadderAct.READY, challenge.number, style=ButtonStyle.success),
        kit.act_button(words, tournament, LadderAct.CONCEDE, challenge.number),
    ]
    return layout(words, [text, "\n".join(lines)], [buttons], kit.accent_of(tournament))


def ready_text(words: Words, tournament: Tournament, challenge: Challenge, ready: Entrant) -> str:
    """Return what pings one of a challenge when the other is ready."""
    mention, player = f"<@{tournament.entrants[challenge.other(ready)].user}>", kit.namer(words, tournament)(ready)
    title, when = kit.title_of(words, tournament), moment_text(challenge.ready[ready] + TOGETHER, "t")
    return words("ladder-ready-ping", mention=mention, player=player, title=title, when=when)


def ended_line(words: Words, challenge: Challenge, name: kit.NameOf) -> str:
    """Return how a challenge ended."""
    if challenge.how in DECIDED:
        return result_line(words, challenge, name)
    one, other = map(name, challenge.two)
    key = f"ladder-ended-{challenge.how}"
    return words(key, challenger=one, challenged=other, place=str(challenge.place))


def reach_page(words: Words, tournament: Tournament, ladder: Ladder, entered: Entered, now: datetime) -> Layout:
    """Return whom somebody can challenge, in a list, and why not the others within reach."""
    name, label = kit.namer(words, tournament), kit.label_namer(words, tournament)
    above = ladder.above(entered.number, tournament.options.reach)
    can = can_be_challenged(tournament, now, entered.number)
    lines = [f"## {words('ladder-pick-title')}"]
    if not above:
        lines.append(words("ladder-pick-first"))
    elif can:
        lines.append(words("ladder-pick-about", count=tournament.options.days))
    else:
        lines.append(words("ladder-pick-nobody"))
    for each in above:
        if each not in can:
            left = countdown(rested_at(tournament, entered.number, each), now)
            lately = ladder.open_of(each) is None and left is not None
            why = words("ladder-cannot-lately", when=left or "") if lately else words("ladder-cannot-busy")
            lines.append(f"**{ladder.place(each)}.** {name(each)} · {why}")
    rows: list[list[Component]] = []
    if can:
        choices = [Option(str(each), f"{ladder.place(each)}. {label(each)}") for each in reversed(can)]
        rows.append([choices_list(LadderAct.PICK(tournament.id, None), choices, words("ladder-pick-list"))])
    rows.append([kit.act_button(words, tournament, LadderAct.ME, 0), kit.act_button(words, tournament, Act.SHOW)])
    return layout(words, ["\n".join(lines)], rows, kit.accent_of(tournament))


def own_page(
    words: Words,
    tournament: Tournament,
    ladder: Ladder,
    user: int,
    now: datetime,
    page: int = 0,
    notice: str = "",
    waits: str = "",
) -> Layout:
    """Return somebody's own page: their place, who stands around, their open challenge, and the earlier ones.

    :param page: of their earlier challenges, from 0 for the newest. The last page stands for those beyond it.
    :param waits: what their table waits for; empty if it opens at once, or is open.
    """
    name, entered = kit.namer(words, tournament), tournament.entrant_of(user)
    head = [*([notice] if notice else []), f"## {words('tournament-me-title', title=kit.title_of(words, tournament))}"]
    place = None if entered is None else ladder.place(entered.number)
    if entered is None or place is None:
        head.append(_not_on_it(words, tournament, entered))
        blocks: list[Block] = ["\n".join(head)]
    else:
        head.append(words("ladder-me-place", place=str(place), count=str(len(ladder.order))))
        first = max(place - max(AROUND, tournament.options.reach), 1)
        shown = [
            place_line(ladder, each, f"**{name(who)}**" if each == place else name(who), ladder.open_of(who))
            for each, who in enumerate(ladder.order[first - 1 : place + AROUND], start=first)
        ]
        blocks = ["\n".join(head), _open(words, tournament, ladder, entered, name, now, waits), "\n".join(shown)]
    over = [] if entered is None else [each for each in ladder.of(entered.number) if not each.open]
    past = Paged(over, PAST, page)
    if past.shown:
        lines = (ended_line(words, each, name) for each in past.shown)
        ended = kit.fitted(words, lines, len(past.shown), PAST_ROOM)
        blocks += ["\n".join([f"### {words('ladder-me-past')}", *ended]), past.line(words)]
    rows = [past.steps(words, kit.act_page(tournament, LadderAct.ME)), *_own_rows(words, tournament, ladder, entered)]
    return layout(words, blocks, rows, kit.accent_of(tournament))


def sure_message(words: Words, tournament: Tournament, challenge: Challenge) -> Layout:
    """Return the question before somebody gives up their place."""
    name = kit.namer(words, tournament)
    text = words("ladder-concede-question", challenger=name(challenge.challenger), place=str(challenge.place))
    sure = kit.act_button(words, tournament, LadderAct.CONCEDE_SURE, challenge.number, style=ButtonStyle.danger)
    back = kit.act_button(words, tournament, LadderAct.ME, 0, label=words("button-tournament-back"))
    return layout(words, [text], [[sure, back]], kit.accent_of(tournament))


def refusal_message(words: Words, tournament: Tournament, refusal: str, helps: LadderAct) -> Layout:
    """Return why something was refused, with the button that helps."""
    numbers = (0,) if helps is LadderAct.ME else ()
    button = kit.act_button(words, tournament, helps, *numbers, style=ButtonStyle.primary)
    return layout(words, [refusal], [[button]], kit.accent_of(tournament))


def _not_on_it(words: Words, tournament: Tournament, entered: Entered | None) -> str:
    if entered is None:
        return words("ladder-me-not-on")
    if entered.waiting:
        return words("tournament-me-waiting", number=tournament.waiting.index(entered) + 1)
    key = kit.out_key(entered)
    if key is None:
        return words("ladder-me-not-on")
    return kit.of_kind(words, tournament, f"tournament-me-{key}", reason=plain(entered.reason) or "–")


def _open(
    words: Words, tournament: Tournament, ladder: Ladder, entered: Entered, name: kit.NameOf, now: datetime, waits: str
) -> str:
    """Return somebody's open challenge, and what to do."""
    if tournament.phase is Phase.OVER:
        return words("ladder-me-over")
    challenge = ladder.open_of(entered.number)
    if challenge is None:
        return words("ladder-me-free")
    line = challenge_line(words, tournament, ladder, challenge, name, now)
    if waits:
        return f"{line}\n{waits}"
    if challenge.pairing is not None:
        return line
    ready = ready_until(challenge, now)
    if len(ready) == len(challenge.two):
        return f"{line}\n{words('ladder-me-both-ready')}"
    own = ready.get(entered.number)
    if own is None:
        return f"{line}\n{words('ladder-me-ready')}"
    return f"{line}\n{words('notice-ladder-ready', when=moment_text(own, 't'))}"


def _own_rows(words: Words, tournament: Tournament, ladder: Ladder, entered: Entered | None) -> list[list[Component]]:
    show = kit.act_button(words, tournament, Act.SHOW)
    if tournament.phase is Phase.OVER:
        return [[show]]
    if entered is None or entered.out is not None:
        return [[kit.act_button(words, tournament, LadderAct.JOIN, style=ButtonStyle.success), show]]
    buttons: list[Component] = []
    challenge = ladder.open_of(entered.number)
    if challenge is None and not entered.waiting:
        buttons.append(kit.act_button(words, tournament, LadderAct.CHALLENGE, style=ButtonStyle.primary))
    elif challenge is not None and challenge.pairing is None:
        end = LadderAct.TAKE_BACK if challenge.challenger == entered.number else LadderAct.CONCEDE
        buttons.append(kit.act_button(words, tournament, LadderAct.READY, challenge.number, style=ButtonStyle.success))
        buttons.append(kit.act_button(words, tournament, end, challenge.number))
    return [buttons, [kit.act_button(words, tournament, Act.WITHDRAW), show]]
