"""Child processes, which end with their parent, even if the parent was killed."""

import os
import runpy
import signal
import subprocess
import sys
import threading
from time import sleep
from typing import Any, Final

STOP_SECONDS: Final = 20.0
"""How long a process has to end before it is killed."""

READY: Final = "CLARO_BOT_READY"
"""The variable of the environment that names a file which a bot makes once it answers people."""


def start(*module: str, **options: Any) -> "subprocess.Popen[str]":
    """Start ``python -m MODULE``, with arguments, in a session of its own: Ctrl-C in a terminal does not reach it."""
    command = [sys.executable, "-m", __spec__.name, *module]
    if sys.platform == "win32":
        options["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
    return subprocess.Popen(command, stdin=subprocess.PIPE, text=True, start_new_session=True, **options)


def end(process: "subprocess.Popen[str] | None") -> None:
    """End a process that ``start`` has started, if there is one, and wait for its end."""
    if process is None:
        return
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for pipe in filter(None, (process.stdin, process.stdout)):
        pipe.close()


def _watch() -> None:
    """Wait for the end of the standard input, which only the process that has started this one holds open."""
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    sleep(STOP_SECONDS)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_watch, daemon=True).start()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
