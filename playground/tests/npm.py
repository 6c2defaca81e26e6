"""Packages from npm that tests try as they are."""

import shutil
import subprocess
import tarfile

import pytest

NPM = shutil.which("npm")


def unpacked(folder, package):
    """Fetch a package, such as ``axe-core@4.14.0``, and return its folder. Where npm cannot fetch it, skip the test."""
    packed = subprocess.run([NPM, "pack", package, "--silent"], cwd=folder, capture_output=True, text=True, check=False)
    if packed.returncode:
        pytest.skip(f"npm cannot fetch {package}: {packed.stderr.strip()[-200:]}")
    with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def installed(folder, package):
    """Install a package into a folder, with what it needs. Where npm cannot, skip the test."""
    if NPM is None:
        pytest.skip("npm is missing")
    command = [NPM, "install", package, "--silent", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"npm cannot install {package}: {done.stderr.strip()[-200:]}")
