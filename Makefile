# make play    try the bot here: a local Discord with a web page
# make test    the whole test suite
# make run     the bot on Discord (settings from the environment and .env)
# make lint    style, types and import contracts
# make bench   what the bot's speed is measured against
# make install only set up .venv

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin

.PHONY: install play test run lint bench wheel wheel-test requirements screenshots clean

install: .venv/.installed

.venv/.installed: requirements/all.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; set PYTHON to one" >&2; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/all.txt
	@touch $@

play: install
	$(BIN)/python -m bot play

test: install
	$(BIN)/python -m pytest -n auto --maxprocesses 4 --dist worksteal $(ARGS)

run: install
	$(BIN)/python -m bot run

# Tests and benchmarks may import what only development needs (DEP004).
lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry bot playground migrations
	$(BIN)/deptry tests benchmarks --ignore DEP002,DEP004

wheel: install
	rm -rf dist
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# Installs the wheel into a virtual environment of its own and runs it from an empty folder.
wheel-test: wheel
	$(BIN)/python -m tests.packaging.try_wheel dist/*.whl

# Pins versions for pyproject.toml, and keeps those that are pinned already; UPGRADE=--upgrade takes the newest.
# Needs uv (pip install uv).
requirements:
	uv pip compile --quiet $(UPGRADE) pyproject.toml --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make requirements" -o requirements/run.txt
	uv pip compile --quiet $(UPGRADE) pyproject.toml --extra tests --extra benchmarks --extra lint --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make requirements" \
		-o requirements/all.txt
	uv pip compile --quiet $(UPGRADE) pyproject.toml --extra bench --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make requirements" -o requirements/bench.txt

bench: install .venv/.baselines
	$(BIN)/python -m benchmarks $(ARGS)

# What the rules are compared with; where it cannot be installed, those figures are skipped.
.venv/.baselines: requirements/bench.txt
	-$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

# The pictures in docs/pictures; needs Chromium.
screenshots: install
	$(BIN)/python -m tests.e2e.screenshots docs/pictures
	$(BIN)/python -m tests.art.colour_blindness docs/pictures/colour-blindness.png

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist *.egg-info
