"""What an organiser may choose."""

from datetime import timedelta

import pytest

from bot.features.tournaments.rules.announcing import announce
from bot.features.tournaments.rules.options import Format, Options, Side
from bot.games.catalog import GAMES
from bot.games.refused import Refused
from bot.games.shuffle import commitment
from tests.cases import for_each
from tests.features.tournaments.rules.events import HOUR, NOW, ORGANISER, SEED, options, refused

CLARO, STARDUST = GAMES["claro"], GAMES["stardust"]
OWLS, FOXES = Side(17, "Owls"), Side(18, "Foxes")


def chosen(choice, game=CLARO):
    return announce(NOW, game, choice, ORGANISER, SEED).options


def refusal(choice, game=CLARO):
    return refused(announce, NOW, game, choice, ORGANISER, SEED)


def test_the_announcement_commits_to_the_seed_and_does_not_tell_it():
    entry = announce(NOW, CLARO, options(), ORGANISER, SEED)
    assert entry.commitment == commitment(SEED)
    assert (entry.at, entry.organiser) == (NOW, ORGANISER)
    assert SEED.hex() not in repr(entry)


def test_what_a_format_makes_no_use_of_is_as_usual():
    swiss = chosen(options(Format.SWISS, going_on=5, rounds=3, minutes=1, seats=4))
    assert (swiss.going_on, swiss.rounds, swiss.minutes) == (1, 3, 60)
    arena = chosen(options(Format.ARENA, rounds=1000, minutes=90))
    assert (arena.rounds, arena.minutes) == (None, 90)
    assert chosen(options(Format.KNOCK_OUT, seats=4, going_on=2)).going_on == 2


def test_house_rules_are_the_games_own():
    assert chosen(options(house={"free_pass": "yes", "hand": "5"})).house == {"free_pass": "yes"}
    assert refusal(options(house={"speed": "fast"})) == "unknown_option"
    assert refusal(options(house={"hand": "7"})) == "bad_option"


def test_how_few_may_play_is_the_games_own():
    assert chosen(options()).least == 2
    assert chosen(Options("stardust", Format.SWISS, seats=4), STARDUST).least == 3


@for_each(
    ("wrong", "code"),
    [
        (options(seats=1), "bad_seats"),
        (options(seats=7), "bad_seats"),
        (options(Format.KNOCK_OUT, going_on=2), "bad_going_on"),
        (options(Format.KNOCK_OUT, going_on=0), "bad_going_on"),
        (options(rounds=0), "bad_rounds"),
        (options(rounds=51), "bad_rounds"),
        (options(Format.ARENA, minutes=9), "bad_minutes"),
        (options(Format.ARENA, minutes=24 * 60 + 1), "bad_minutes"),
        (options(limit=1), "bad_limit"),
        (options(limit=0), "bad_limit"),
        (options(limit=10_001), "bad_limit"),
        (options(check_in=-1), "bad_check_in"),
        (options(check_in=24 * 60 + 1), "bad_check_in"),
        (options(turn_seconds=9), "bad_turn_time"),
        (options(turn_seconds=86_401), "bad_turn_time"),
        (options(starts=NOW), "start_past"),
        (options(starts=NOW + timedelta(days=367)), "start_too_far"),
        (options(Format.KNOCK_OUT, late=True), "late_knock_out"),
        (options(title="x" * 61), "title_too_long"),
        (options(Format.LADDER, reach=0), "bad_reach"),
        (options(Format.LADDER, reach=11), "bad_reach"),
        (options(Format.LADDER, days=0), "bad_days"),
        (options(Format.LADDER, days=31), "bad_days"),
        (options(Format.LADDER, weeks=0), "bad_weeks"),
        (options(Format.LADDER, weeks=53), "bad_weeks"),
        (options(Format.CLUBS, tables=2), "bad_clubs"),
        (options(Format.CLUBS, tables=2, clubs=(OWLS,)), "bad_clubs"),
        (options(Format.CLUBS, tables=2, clubs=(OWLS, OWLS)), "bad_clubs"),
        (options(Format.CLUBS, tables=0, clubs=(OWLS, FOXES)), "bad_tables"),
        (options(Format.CLUBS, tables=51, clubs=(OWLS, FOXES)), "bad_tables"),
        (options(Format.CLUBS, tables=3, seats=3, clubs=(OWLS, FOXES)), "uneven_tables"),
        (options(Format.CLUBS, tables=2, rounds=51, clubs=(OWLS, FOXES)), "bad_rounds"),
    ],
)
def test_what_is_refused(wrong, code):
    assert refusal(wrong) == code


def test_the_edges_are_allowed():
    for right in (
        options(seats=6, rounds=50, limit=10_000, check_in=24 * 60, turn_seconds=86_400, title="x" * 60),
        options(rounds=1, limit=2, turn_seconds=10, starts=NOW + timedelta(days=366)),
        options(Format.ARENA, minutes=10, late=True, starts=NOW + HOUR),
        options(Format.KNOCK_OUT, seats=3, going_on=2),
    ):
        chosen(right)


def test_a_refusal_tells_the_bounds():
    with pytest.raises(Refused) as caught:
        chosen(options(rounds=99))
    assert caught.value.details == {"least": "1", "most": "50"}


def test_a_title_is_one_line_and_keeps_its_emoji():
    assert chosen(options(title="  Cup\n\u202eof\tMay\x00 ")).title == "Cup of May"
    assert chosen(options(title="👩\u200d🚀 Zoë")).title == "👩\u200d🚀 Zoë"
    assert chosen(options(title="\u200d \n")).title == ""


def test_computers_need_a_game_that_has_them(monkeypatch):
    assert chosen(options(computers=True)).computers
    monkeypatch.setattr(CLARO, "levels", {})
    assert refusal(options(computers=True)) == "no_computers"
