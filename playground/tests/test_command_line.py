"""What ``python -m playground`` says to wrong arguments, before anything is served."""

import io
import subprocess
import sys

import pytest

from playground.__main__ import main


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--locales", "Claire=fr"), "--locales: nobody is called Claire"),
        (("--locales", "Laura=french"), "Discord has no language 'french'"),
        (("--managers", "Zoe"), "--managers: nobody is called Zoe"),
        (("--moderators", "Zoe,Laura"), "--moderators: nobody is called Zoe"),
        (("--activity", "ftp://127.0.0.1/"), "--activity: an address that begins with http:// or https://"),
    ],
)
def test_names_and_languages_that_do_not_exist_are_refused(arguments, reason, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--port", "0", *arguments])
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


def test_an_activity_needs_a_secret_which_is_told():
    command = [sys.executable, "-m", "playground", "--port", "0", "--activity", "http://127.0.0.1:1/"]
    with subprocess.Popen([*command, "--client-secret", "abracadabra"], stdout=subprocess.PIPE, text=True) as served:
        lines = [served.stdout.readline() for _ in range(2)]
        served.terminate()
    assert lines[0].startswith("playground: http://127.0.0.1:")
    assert lines[1].startswith("playground: application ")
    assert lines[1].endswith(", client secret abracadabra\n")


def test_what_a_test_needs_is_imported_from_the_package():
    from playground import Fault, Faults, InteractionFailed, Person, Playground, Refused, Seen, World

    assert {each.__name__ for each in (Fault, Faults, InteractionFailed, Person, Playground, Refused, Seen, World)}


def test_it_prints_also_where_letters_are_missing(monkeypatch):
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
