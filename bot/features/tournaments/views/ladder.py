"""The messages of a ladder: its order, its challenges, one's own page, and how it works."""

from datetime import datetime, timedelta
from functools import partial
from heapq import nlargest
from typing import Final

from discord import ButtonStyle

from bot.features.tournaments.routes import Act, LadderAct
from bot.features.tournaments.rules.challenging import REST, can_be_challenged, notice, rested_at
from bot.features.tournaments.rules.entries import Entrant, HowEnded
from bot.features.tournaments.rules.formats.ladder import TOGETHER, ready_until
from bot.features.tournaments.rules.pairing.ladder_order import Challenge, Ladder
from bot.features.tournaments.rules.tournament import Entered, Phase, Tournament
from bot.features.tournaments.views import names as kit
from bot.features.tournaments.views.tournament import absence_line, rules_lines
from bot.interactions.components.layout import Block, Component, Layout, Option, Paged, choices_list, layout
from bot.interactions.components.phrases import MEDALS, countdown, moment_text, plain
from bot.locales.words import Words

FIRST: Final = 3
"""How many of the first are named when a season is over."""
TOP: Final = 20
"""How many places the message shows."""
CHALLENGES: Final = 10
"""How many open challenges it shows."""
RESULTS: Final = 5
"""How many of the latest results it shows."""
LINES: Final = 40
"""How many places a page of the order has."""
ORDER_ROOM, CHALLENGES_ROOM, RESULTS_ROOM = 1400, 900, 500
PAGE_ROOM: Final = 3000
DECIDED: Final = frozenset({HowEnded.PLAYED, HowEnded.CONCEDED, HowEnded.UNANSWERED})


def ladder_message(words: Words, tournament: Tournament, ladder: Ladder, now: datetime) -> Layout:
    """Return a ladder as it is now. It keeps Discord's limits however many are on it."""
    name = kit.namer(words, tournament)
    head = f"## 🪜 {kit.title_of(words, tournament)}\n{_about_line(words, tournament)}"
    blocks: list[Block] = [head, _state(words, tournament, ladder, now), _order(words, tournament, ladder, name)]
    running = ladder.open if tournament.phase is Phase.RUNNING else []
    if running:
        lines = (challenge_line(words, tournament, ladder, each, name, now) for each in running[:CHALLENGES])
        shown = kit.fitted(words, lines, len(running), CHALLENGES_ROOM)
        blocks.append("\n".join([f"### {words('ladder-open')}", *shown]))
    over = ((each.ended_at, each.number) for each in ladder.challenges if each.how in DECIDED and each.ended_at)
    latest = [ladder.challenges[number] for _, number in nlargest(RESULTS, over)]
    if latest:
        results = kit.fitted(words, (result_line(words, each, name) for each in latest), len(latest), RESULTS_ROOM)
        blocks.append("\n".join([f"### {words('ladder-results')}", *results[: len(latest)]]))
    if (organiser := kit.director_name(words, tournament.organiser)) is not None:
        blocks.append(f"-# {words('tournament-organiser', player=organiser)}")
    return layout(words, blocks, _rows(words, tournament), kit.accent_of(tournament))


def season_line(words: Words, tournament: Tournament) -> str:
    """Return who stands first at the end of a season, and who behind; empty if nobody is on the ladder."""
    name, title = kit.namer(words, tournament), kit.title_of(words, tournament)
    first = [] if tournament.ladder is None else [name(each) for each in tournament.ladder.order[:FIRST]]
    if not first:
        return ""
    if len(first) == 1:
        return words("ladder-season-won", player=first[0], title=title)
    return words("ladder-season-won-ahead", player=first[0], title=title, players=words.all_of(first[1:]))


def order_message(words: Words, tournament: Tournament, ladder: Ladder, page: int, user: int) -> Layout:
    """Return a page of the order, with the asker's own line below if it is on another one."""
    name = kit.namer(words, tournament)
    paged = Paged(list(enumerate(ladder.order, start=1)), LINES, page)
    lines = [place_line(ladder, place, name(each), ladder.open_of(each)) for place, each in paged.shown]
    blocks: list[Block] = [
        f"## {words('ladder-order')}\n{kit.title_of(words, tournament)}",
        "\n".join(kit.fitted(words, lines, len(lines), PAGE_ROOM)) or words("ladder-nobody"),
    ]
    own = tournament.entrant_of(user)
    place = None if own is None else ladder.place(own.number)
    if place is not None and place not in (each for each, _ in paged.shown):
        blocks.append(words("ladder-me-place", place=str(place), count=str(len(ladder.order))))
    blocks.append(paged.line(words))
    rows = [
        paged.steps(words, kit.act_page(tournament, LadderAct.ORDER)),
        [kit.act_button(words, tournament, LadderAct.ME, 0), kit.act_button(words, tournament, Act.SHOW)],
    ]
    return layout(words, blocks, rows, kit.accent_of(tournament))


def about_ladder(words: Words, tournament: Tournament, first: float | None = None) -> Layout:
    """Return how a ladder works. ``first`` is as for ``absence_line``."""
    options = tournament.options
    lines = [
        words("ladder-about-places"),
        words("ladder-about-reach", count=options.reach),
        words("ladder-about-time", count=options.days),
        words("ladder-about-ready", count=TOGETHER // timedelta(minutes=1)),
        words("ladder-about-silence", hours=str(notice(tournament) // timedelta(hours=1))),
        words("ladder-about-again", count=REST.days),
        words("ladder-about-leave"),
        words("ladder-about-season", count=options.weeks),
        absence_line(words, tournament, first),
        *rules_lines(words, tournament),
    ]
    blocks: list[Block] = [
        f"## {words('ladder-about-title')}\n{kit.title_of(words, tournament)} · {_about_line(words, tournament)}",
        "\n".join(f"- {line}" for line in lines if line),
    ]
    return layout(words, blocks, [[kit.act_button(words, tournament, Act.SHOW)]], kit.accent_of(tournament))


def place_line(ladder: Ladder, place: int, name: str, challenge: Challenge | None, *, over: bool = False) -> str:
    """Return a place with its name, and a sign for an open challenge. After the season, the first have medals."""
    sign = MEDALS.get(place, f"**{place}.**") if over else f"**{place}.**"
    return f"{sign} {name}{'' if challenge is None else ' ⚔️'}"


def challenge_line(
    words: Words, tournament: Tournament, ladder: Ladder, challenge: Challenge, name: kit.NameOf, now: datetime
) -> str:
    """Return the line of an open challenge: both players, deadline or table, and readiness."""
    one, other = challenge.two
    place = str(ladder.place(other) or "–")
    line = words("ladder-challenge", challenger=name(one), challenged=name(other), place=place)
    if challenge.pairing is not None:
        return f"⚔️ {line} · {kit.where_played(words, tournament.pairings[challenge.pairing])}"
    left = countdown(challenge.until, now)
    parts = [f"⚔️ {line}", *([] if left is None else [left])]
    parts += [words("ladder-is-ready", player=name(who)) for who in ready_until(challenge, now)]
    return " · ".join(parts)


def result_line(words: Words, challenge: Challenge, name: kit.NameOf) -> str:
    """Return how a challenge ended that was decided."""
    one, other = map(name, challenge.two)
    how = "played" if challenge.how is HowEnded.PLAYED else str(challenge.how)
    key = f"ladder-result-{how}" if challenge.won else "ladder-result-kept"
    return words(key, challenger=one, challenged=other, place=str(challenge.place))


def _about_line(words: Words, tournament: Tournament) -> str:
    options = tournament.options
    season = words("ladder-weeks", count=options.weeks)
    return f"{kit.game_title(words, options.game)} · {words('tournament-format-ladder')} · {season}"


def _state(words: Words, tournament: Tournament, ladder: Ladder, now: datetime) -> str:
    """Return how far the season is, and in a sentence what to do."""
    if tournament.phase is Phase.OVER:
        ended = season_line(words, tournament) or kit.of_kind(words, tournament, "tournament-no-winner")
        return kit.broken_off_line(words, tournament) or f"### {ended}"
    lines = [kit.of_kind(words, tournament, "tournament-paused")] if tournament.paused else []
    left = countdown(ladder.ends_at, now)
    if left is None:
        lines.append(words("ladder-season-ending"))
    else:
        # Seasons and ladders of the same game may have the same title: the dates tell them apart.
        begun = tournament.begun_at or ladder.ends_at
        since, ends = (moment_text(each, "D") for each in (begun, ladder.ends_at))
        lines.append(words("ladder-season-until", since=since, when=ends, countdown=left))
        lines.append(words("ladder-how", count=tournament.options.reach))
    return "\n".join(lines)


def _order(words: Words, tournament: Tournament, ladder: Ladder, name: kit.NameOf) -> str:
    if not ladder.order:
        return words("ladder-nobody")
    over = tournament.phase is Phase.OVER
    lines = (
        place_line(ladder, place, name(each), ladder.open_of(each), over=over)
        for place, each in enumerate(ladder.order[:TOP], start=1)
    )
    return "\n".join(kit.fitted(words, lines, len(ladder.order), ORDER_ROOM))


def _rows(words: Words, tournament: Tournament) -> list[list[Component]]:
    button = partial(kit.act_button, words, tournament)
    more = button(Act.MORE)
    if tournament.phase is Phase.OVER:
        return [[button(LadderAct.ORDER, 0), button(LadderAct.ME, 0), more]]
    join = button(LadderAct.JOIN, style=ButtonStyle.success)
    return [[join, button(LadderAct.CHALLENGE, style=ButtonStyle.primary), more]]


def ladder_more(words: Words, tournament: Tournament, *, directs: bool) -> Layout:
    """Return what else somebody can do on a ladder; a director can begin its next season."""
    acts = [LadderAct.ABOUT] if tournament.phase is Phase.OVER else [LadderAct.ME, LadderAct.ORDER, LadderAct.ABOUT]
    buttons = [kit.act_button(words, tournament, each, *([0] * (len(each.fields) - 1))) for each in acts]
    if directs and tournament.phase is Phase.OVER:
        buttons.append(kit.act_button(words, tournament, LadderAct.NEXT))
    elif directs:
        buttons.append(kit.act_button(words, tournament, Act.DIRECT))
    return layout(words, [f"## {kit.title_of(words, tournament)}"], [buttons], kit.accent_of(tournament))


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
    return kit.question(words, tournament, text, LadderAct.CONCEDE_SURE, LadderAct.ME, challenge.number)


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
