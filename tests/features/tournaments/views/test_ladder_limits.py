"""Messages about ladders stay within Discord's limits, with nobody and with ten thousand people on them."""

from datetime import timedelta

import pytest

from bot.features.tournaments.routes import LadderAct
from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.challenging import challenge_numbered
from bot.features.tournaments.rules.entries import Ending, HowEnded
from bot.features.tournaments.views.ladder import (
    about_ladder,
    challenge_message,
    ladder_message,
    order_message,
    own_page,
    reach_page,
    ready_text,
    season_line,
    sure_message,
)
from bot.features.tournaments.views.why import reason_texts
from bot.interactions.routes.route import Malformed
from bot.locales.words import LANGUAGES, words_for
from tests.cases import for_each
from tests.features.tournaments.views.test_limits import HOSTILE, check
from tests.routes import parse
from tests.tables.views.tournaments import DIRECTOR, FIRST, LARGEST, NOW, drawn, ended, event, played

DAY = timedelta(days=1)


def ladder(count, *, over=False):
    """Return a ladder on which everything that people type is as long as it may be, with many challenges."""
    made = event(
        "ladder",
        count,
        title="*" * 60,
        late=True,
        limit=10_000,
        turn_seconds=86_400,
        house={"free_pass": "on"},
        reach=10,
    )

    def put(*more):
        for each in more:
            made.apply(each)

    for first in range(0, min(count - 1, 400), 2):
        number = len(made.ladder.challenges)
        put(entries.Challenged(NOW, first + 1, first, NOW + 7 * DAY), entries.ChallengeTold(NOW, number, LARGEST))
        match first % 10:
            case 0:
                put(entries.Ready(NOW, number, first), entries.Ready(NOW, number, first + 1))
                drawn(made, [(first + 1, first)])
            case 2:
                put(entries.Ready(NOW, number, first))
            case 4:
                put(entries.ChallengeEnded(NOW, number, HowEnded.CONCEDED))
            case 6:
                put(entries.ChallengeEnded(NOW, number, HowEnded.RUN_OUT))
                played(drawn(made, [(first + 1, first)]))
    for _ in range(15 if count > 6 else 0):
        number = len(made.ladder.challenges)
        put(entries.Challenged(NOW, 5, 4, NOW + 7 * DAY), entries.ChallengeEnded(NOW, number, HowEnded.UNANSWERED))
    put(entries.Paused(NOW, DIRECTOR))
    return ended(made, Ending.FINISHED) if over else made


def every_message(words, made, names):
    """Give all messages about a ladder."""
    yield ladder_message(words.naming(names.get), made, made.ladder, NOW)
    yield ladder_message(words, made, made.ladder, NOW + 100 * DAY)
    yield about_ladder(words, made, 60)
    for page in (0, 1, 10**9 - 1):
        yield order_message(words.naming(names.get), made, made.ladder, page, FIRST)
        for user in (FIRST + 5, FIRST + 2, FIRST, 7):
            yield own_page(words.naming(names.get), made, made.ladder, user, NOW, page, notice="x" * 300)
    for each in made.ladder.challenges[:12]:
        yield challenge_message(words.naming(names.get), made, each, NOW)
        yield sure_message(words.naming(names.get), made, each)
        for who in each.ready:
            assert len(ready_text(words.naming(names.get), made, each, who)) < 1500
    for entrant in (0, 5, len(made.entrants) - 1):
        if 0 <= entrant < len(made.entrants):
            yield reach_page(words.naming(names.get), made, made.ladder, made.entrants[entrant], NOW)


@for_each("over", [False, True])
@for_each("count", [0, 2, 70])
@for_each("language", LANGUAGES)
def test_messages_stay_within_the_limits(language, count, over):
    words, made = words_for(language), ladder(count, over=over)
    for view in every_message(words, made, HOSTILE):
        check(view)
    assert len(season_line(words.naming(HOSTILE.get), made)) < 1000
    for pairing in made.pairings:
        assert reason_texts(words.naming(HOSTILE.get), made, pairing)


def test_messages_about_ten_thousand_people_stay_within_the_limits():
    made, asked = ladder(10_000), set()
    recording = words_for("en").naming(lambda user: asked.add(user))
    ladder_message(recording, made, made.ladder, NOW)
    own_page(recording, made, made.ladder, FIRST + 5, NOW)
    assert 0 < len(asked) < 100
    for view in every_message(words_for("he"), made, HOSTILE):
        check(view)
    shown = order_message(words_for("en"), made, made.ladder, 0, FIRST + 9_999)
    texts = [each["content"] for each in shown.every() if "content" in each]
    assert any("**10000** of 10000" in text for text in texts)


def test_an_open_challenge_mentions_the_challenged_and_one_that_is_over_nobody():
    made = ladder(70)
    for number, mentions in ((1, True), (2, False)):
        view = challenge_message(words_for("en").naming(HOSTILE.get), made, challenge_numbered(made, number), NOW)
        text = "".join(each["content"] for each in view.every() if "content" in each)
        assert ("<@" in text) is mentions


@for_each("act", LadderAct)
def test_a_custom_id_means_what_it_says(act):
    numbers = len(act.fields) - 1
    meant = act(17, *[7] * numbers)
    assert parse(str(meant)) == meant
    assert len(str(act(2**63 - 1, *[10**9 - 1] * numbers))) <= 100


@pytest.mark.parametrize(
    "forged", ["ladder:17", "ladder:17:fly", "ladder:17:ready", "ladder:17:ready:-1", "ladder:x:me:0"]
)
def test_no_other_custom_id_is_read(forged):
    with pytest.raises(Malformed):
        parse(forged)
