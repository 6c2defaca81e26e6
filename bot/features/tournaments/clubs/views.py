"""A club's page, the list of clubs, and the forms in which keepers choose people or a role."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle, ui

from bot.faces.catalog import FACES
from bot.faces.face import LISTED
from bot.features.standings.store.standings import RankedBy
from bot.features.standings.views.leaderboard import LeaderboardQuery
from bot.features.tournaments.clubs.rules import MOST_KEEPERS, Club, Person, Standing
from bot.features.tournaments.routes import ClubAct
from bot.interactions.components.form import form, people_field, read_exactly, read_ids
from bot.interactions.components.layout import (
    Block,
    Component,
    Layout,
    Option,
    Paged,
    choices_list,
    layout,
    table_button,
)
from bot.interactions.components.phrases import name_text, person
from bot.interactions.routes.route import CHOICE, Route
from bot.locales.words import Words

ACCENT: Final = 0x5B7DB1
MEMBERS: Final = 40
"""How many members a page names."""
MATCHES: Final = 3
"""How many matches are listed."""
MOST_NAMED: Final = 5
"""How many of those who are invited, or have asked to join, are named."""
_ROOM: Final = 1000


@dataclass(frozen=True, slots=True)
class ClubPage:
    """What a club's page shows."""

    club: Club
    people: Sequence[Person]
    """Everybody in its list."""
    page: int
    """The page of its members, from 0. The last stands for those beyond it."""
    user: int
    """Who looks at it."""
    manages: bool
    """Whether they may manage the server, and so keep each of its clubs."""
    role_gone: bool = False
    """Whether its role has been deleted."""
    matches: Sequence[str] = ()
    """Its newest matches, each as a line."""
    notice: str = ""
    """What has just happened; empty for nothing."""

    @property
    def members(self) -> list[Person]:
        """Its members."""
        return [each for each in self.people if each.standing is Standing.MEMBER]

    @property
    def keepers(self) -> list[int]:
        """Who keeps it, its founder first."""
        founder = [] if self.club.founder is None else [self.club.founder]
        return [*founder, *(each.user for each in self.people if each.keeper and each.user not in founder)]

    @property
    def keeps(self) -> bool:
        """Whether whoever looks at it keeps it."""
        return self.manages or self.user in self.keepers

    @property
    def paged(self) -> Paged[Person]:
        """The page of its members."""
        return Paged(self.members, MEMBERS, self.page)

    @property
    def own(self) -> Standing:
        """How whoever looks at it stands to it."""
        return next((each.standing for each in self.people if each.user == self.user), Standing.OUTSIDE)

    def of(self, standing: Standing) -> list[int]:
        """Return the people with this standing, oldest first."""
        return [each.user for each in self.people if each.standing is standing]


def club_page(words: Words, shown: ClubPage) -> Layout:
    """Return a club's page."""
    club, count = shown.club, len(shown.members)
    head = [f"## {name_text(club.name)}"]
    if shown.role_gone:
        head.append(words("club-role-gone"))
    elif club.role is not None:
        head.append(words("club-of-role", role=f"<@&{club.role}>"))
    else:
        head.append(words("club-of-list"))
    members = [words("club-members", count=count)]
    if count:
        members.append(_names(words, [person(words, each.user) for each in shown.paged.shown]))
    if line := shown.paged.line(words):
        members.append(line)
    blocks: list[Block] = [
        f"> {shown.notice}" if shown.notice else "",
        "\n".join(head),
        "\n".join(members),
        _keepers(words, shown),
        "\n".join([f"### {words('club-matches')}", *shown.matches]) if shown.matches else "",
        f"-# {words(f'club-own-{shown.own}')}",
    ]
    return layout(words, blocks, _rows(words, shown), ACCENT)


def invitation_message(words: Words, club: Club, invited: Sequence[int], by: str) -> Layout:
    """Return what invites people to a club in a keeper's name, for everybody to see. Its buttons work for them only."""
    players = words.all_of(f"<@{each}>" for each in invited)
    text = words("club-invitation", players=players, keeper=by, club=name_text(club.name))
    buttons = [
        _button(words, club, ClubAct.ACCEPT, style=ButtonStyle.success),
        _button(words, club, ClubAct.DECLINE),
        _button(words, club, ClubAct.SHOW, 0),
    ]
    return layout(words, [text], [buttons], ACCENT)


def request_message(words: Words, club: Club, keepers: Sequence[int]) -> Layout:
    """Return the ping of the keepers about a request; the name is shown on the club's page only."""
    text = words("club-request", club=name_text(club.name))
    if keepers:
        text = words("tournament-news-to", players=words.all_of(f"<@{each}>" for each in keepers), text=text)
    return layout(words, [text], [[_button(words, club, ClubAct.SHOW, 0)]], ACCENT)


def answered_message(words: Words, club: Club, key: str) -> Layout:
    """Return what becomes of an invitation that all have answered, and of an earlier version's request: a sentence."""
    text = words(key, club=name_text(club.name))
    return layout(words, [text], [[_button(words, club, ClubAct.SHOW, 0)]], ACCENT)


def end_message(words: Words, club: Club) -> Layout:
    """Return the question before a club is ended."""
    text = words("club-end-question", club=name_text(club.name))
    sure = _button(words, club, ClubAct.END_SURE, style=ButtonStyle.danger)
    return layout(words, [text], [[sure, _button(words, club, ClubAct.SHOW, 0, label=words("button-tournament-back"))]])


def _keepers(words: Words, shown: ClubPage) -> str:
    named = [person(words, each) for each in shown.keepers]
    lines = [words("club-keepers", players=words.all_of(named))] if named else [words("club-no-keepers")]
    if shown.keeps:
        for standing in (Standing.ASKED, Standing.INVITED):
            found = shown.of(standing)
            if found:
                names = words.all_of(person(words, each) for each in found[:MOST_NAMED])
                lines.append(words(f"club-{standing}", count=len(found), players=names))
    return "\n".join(lines)


def _rows(words: Words, shown: ClubPage) -> list[list[Component]]:
    club = shown.club
    steps = shown.paged.steps(words, lambda number: ClubAct.SHOW(club.id, number))
    mine: list[Component] = []
    if club.role is None:
        mine += {
            Standing.OUTSIDE: [_button(words, club, ClubAct.JOIN, style=ButtonStyle.success)],
            Standing.INVITED: [
                _button(words, club, ClubAct.ACCEPT, style=ButtonStyle.success),
                _button(words, club, ClubAct.DECLINE),
            ],
            Standing.ASKED: [_button(words, club, ClubAct.LEAVE, label=words("button-club-take-back"))],
            Standing.MEMBER: [_button(words, club, ClubAct.LEAVE)],
        }[shown.own]
    rows = [steps, mine]
    if shown.keeps:
        asked = shown.of(Standing.ASKED)[:LISTED]
        if asked:
            names = {each: name_text(words.name_of(each) or "", markdown=False) for each in asked}
            choices = [Option(str(each), name or f"#{each}") for each, name in names.items()]
            rows.append([choices_list(ClubAct.LET_IN(club.id, None), choices, words("club-let-in"))])
            rows.append([choices_list(ClubAct.TURN_DOWN(club.id, None), choices, words("club-turn-down"))])
        acts = [ClubAct.INVITE, ClubAct.REMOVE] if club.role is None else []
        if shown.role_gone:
            acts += [ClubAct.ROLE, ClubAct.LIST]
        if shown.manages or shown.user == club.founder:
            acts.append(ClubAct.KEEPERS)
        ending = _button(words, club, ClubAct.END, style=ButtonStyle.danger)
        rows.append([*(_button(words, club, each) for each in acts), ending])
    query = LeaderboardQuery(CHOICE, RankedBy.STARS, club=club.id)
    games = [Option(game, words(f"{game}-title")) for game in FACES]
    rows.append([choices_list(query.id, games, words("club-leaderboard"))])
    rows.append([table_button(ClubAct.ALL(0, 0), words("button-club-all"))])
    return rows


def _button(
    words: Words,
    club: Club,
    act: ClubAct,
    *numbers: int,
    style: ButtonStyle = ButtonStyle.secondary,
    label: str | None = None,
) -> Component:
    said = words(f"button-club-{act}") if label is None else label
    return table_button(act(club.id, *numbers), said, style)


def _names(words: Words, names: Sequence[str]) -> str:
    """Return as many names as there is room for, and how many more there are."""
    room = _ROOM
    for shown, name in enumerate(names):
        room -= len(name) + 2
        if room < 0:
            return f"{', '.join(names[:shown])} {words('tournament-more', count=len(names) - shown)}"
    return words.all_of(names)


def clubs_page(words: Words, clubs: Sequence[Club], standings: Mapping[int, Standing], page: int = 0) -> Layout:
    """Return a page, from 0, of a server's clubs, of which there is one at least, and from which one is picked.

    :param standings: how whoever looks at it stands to each club, by number, as far as they stand to it at all.
    """
    paged = Paged(clubs, LISTED, page)
    lines = []
    for each in paged.shown:
        own = standings.get(each.id, Standing.OUTSIDE)
        line = f"- **{name_text(each.name)}**"
        lines.append(line if own is Standing.OUTSIDE else f"{line} · {words(f'club-listed-{own}')}")
    choices = [Option(str(each.id), name_text(each.name, markdown=False) or f"#{each.id}") for each in paged.shown]
    rows = [
        [choices_list(ClubAct.PICK(0, None), choices, words("club-pick"))],
        paged.steps(words, lambda number: ClubAct.ALL(0, number)),
    ]
    shown = "\n".join(filter(None, [*lines, paged.line(words)]))
    return layout(words, [f"## {words('clubs-title')}\n{words('clubs-about')}", shown], rows, ACCENT)


CHOSEN: Final = "chosen"
MOST_CHOSEN: Final = 10
"""How many people are invited or removed at once."""
_MOST_TITLE: Final = 45


def people_form(words: Words, club: Club, act: Route, now: Iterable[int] = ()) -> ui.Modal:
    """Return the form of ``INVITE``, ``REMOVE`` or ``KEEPERS``: it asks for people, with those of ``now`` filled in."""
    keepers = act is ClubAct.KEEPERS
    least, most = (0, MOST_KEEPERS) if keepers else (1, MOST_CHOSEN)
    return _form(words, club, act, people_field(CHOSEN, words(f"club-{act}-who"), now, least=least, most=most))


def role_form(words: Words, club: Club) -> ui.Modal:
    """Return the form that asks for another role."""
    chosen: ui.RoleSelect[ui.Modal] = ui.RoleSelect(custom_id=CHOSEN)
    return _form(words, club, ClubAct.ROLE, ui.Label(text=words("club-role-who"), component=chosen))


def read_club_form(components: object, most: int) -> list[int]:
    """Return the ids that were chosen, so many at most.

    :raises Malformed: the form is not one of these.
    """
    (field,) = read_exactly(components, CHOSEN)
    return read_ids(field, most)


def _form(words: Words, club: Club, act: Route, field: ui.Label[ui.Modal]) -> ui.Modal:
    about = words(f"club-{act}-about", club=name_text(club.name))
    return form(words, words(f"button-club-{act}")[:_MOST_TITLE], act(club.id), field, about=about)
