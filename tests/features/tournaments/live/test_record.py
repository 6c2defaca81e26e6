"""The record of a tournament: everybody can have it once it is over, and check its draws."""

from bot.__main__ import main
from tests.features.tournaments.live.event import EIGHT, act, played_out, under_way
from tests.features.tournaments.rules.by_text.draws import check

FILE = 13


def files(seen):
    return [each["file"]["url"] for each in seen.components() if each["type"] == FILE]


async def test_who_checks_the_draw_gets_the_record_and_each_draw_follows_from_it(house, tmp_path, capsys):
    _, tournament = await under_way(house, EIGHT[:4], rounds=2)
    early = await act(house, "Laura", tournament, "seal")
    assert tournament.commitment in early.text
    assert files(early) == []
    await played_out(house, tournament)
    seen = await act(house, "Laura", tournament, "seal")
    assert seen.ephemeral
    (url,) = files(seen)
    assert url.endswith(f"tournament-{tournament.id}.jsonl")
    laura = await house.person("Laura")
    text = await laura.download(url)
    drawn = list(check(text))
    assert len(drawn) == 2
    assert all(recorded == again for recorded, again in drawn)
    file = tmp_path / "record.jsonl"
    file.write_text(text, encoding="utf-8")
    assert main(["check-draws", str(file)]) == 0
    assert capsys.readouterr().out.count("follows from the seed") == 2
    for name in EIGHT[:4]:
        assert str((await house.person(name)).id) not in text
