# `make` alone lists what there is to make.

PYTHONS := 3.11 3.12 3.13 3.14
OLDEST := $(firstword $(PYTHONS))
PYTHON ?= $(shell for python in python3 $(foreach version,$(PYTHONS),python$(version)) python; do \
	$$python -c "import sys; sys.exit([*sys.version_info[:2]] < [*map(int, '$(OLDEST)'.split('.'))])" 2>/dev/null \
	&& echo $$python && exit; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PIN := uv pip compile --quiet $(UPGRADE) --universal --python-version $(OLDEST) --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make requirements"

# What one process has compiled, all others read. Without this, each process of the tests compiles everything itself
# where the variable is set.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help install play test test-playground kit run lint bench mutants compat wheel wheel-test release-check \
	requirements screenshots clean

help:
	@echo "make play          try the bot here: a local Discord with a web page; ARGS=--no-browser"
	@echo "make test          run the tests; ARGS=\"tests/games -k joker\" for a part, ARGS=\"-m thorough\" for the long ones"
	@echo "make test-playground run the tests of the playground, the local Discord; ARGS as above"
	@echo "make kit           hold our games and examples/mau-mau to the kit, and print each test"
	@echo "make lint          check style, types, import contracts and declared dependencies"
	@echo "make run           serve on Discord, with the settings of the environment and of .env"
	@echo "make bench         measure the bot's speed beside its baselines; ARGS=\"click --quick\" for a part"
	@echo "make mutants       find changes of the code that no test notices; ARGS=\"bot/tables/rules/lobby.py\" for a part"
	@echo "make compat        try client libraries on the playground, each with a bot of its own,"
	@echo "                   and strangers' bots whose sources are in CORPUS"
	@echo "make release-check run all that takes long, before a release; writes docs/release-check.md"
	@echo "make install       set up .venv only"
	@echo "make wheel         build dist/claro_bot-*.whl, and the playground alone"
	@echo "make wheel-test    install the wheel elsewhere and run each of its commands"
	@echo "make requirements  pin versions for pyproject.toml; UPGRADE=--upgrade for the newest (needs uv)"
	@echo "make screenshots   take the pictures in docs/pictures (needs Chromium)"
	@echo "make clean         remove what these have made"

install: $(VENV)/.installed

$(VENV)/.installed: requirements/all.txt
	@test -n "$(PYTHON)" || { echo "Python $(OLDEST) or newer is needed; set PYTHON to it" >&2; exit 2; }
	@$(PYTHON) -c "import sys; version = '%d.%d' % sys.version_info[:2]; version in '$(PYTHONS)'.split() \
	or print('Python', version, 'was not tried yet, only $(PYTHONS); going on with it')"
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements/all.txt
	@touch $@

play: install
	$(BIN)/python -m bot play $(ARGS)

# With ARGS that name no file, pytest runs all of its testpaths.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal -m "not thorough"

test: install
	@$(BIN)/python -m tests.packaging.optional_parts
	$(PYTEST) $(ARGS)

test-playground: install
	@$(BIN)/python -m tests.packaging.optional_parts
	$(PYTEST) -o testpaths=playground/tests $(ARGS)

run: install
	$(BIN)/python -m bot run

kit: install
	$(BIN)/python -m tests.packaging.kit

# Tests and benchmarks may import what only development needs (DEP004).
lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry bot playground migrations --extend-exclude playground/tests
	$(BIN)/deptry tests playground/tests benchmarks --ignore DEP002,DEP004

bench: install $(VENV)/.baselines $(VENV)-tools/.installed
	$(BIN)/python -m benchmarks $(ARGS)

# What the rules are compared with; where it cannot be installed, those figures are skipped.
$(VENV)/.baselines: requirements/bench.txt
	-$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

# Other tools that test bots, whose plugins for pytest must not be loaded elsewhere; without them, no ratios.
$(VENV)-tools/.installed: requirements/tools.txt
	$(PYTHON) -m venv $(@D)
	-$(@D)/bin/python -m pip --quiet --disable-pip-version-check install --require-hashes -r $<
	@touch $@

# Cosmic Ray changes the code and needs none of what runs it, so it has an environment of its own.
mutants: install $(VENV)-mutants/.installed
	nice -n 10 $(BIN)/python -m tests.mutants --tool $(VENV)-mutants/bin/cosmic-ray $(ARGS)

$(VENV)-mutants/.installed: requirements/mutants.txt
	$(PYTHON) -m venv $(VENV)-mutants
	$(VENV)-mutants/bin/python -m pip --quiet --disable-pip-version-check install --require-hashes -r $<
	@touch $@

# Where the sources of strangers' bots are: each in a folder of its name. Those that are not there are skipped.
CORPUS ?= ../corpus
# Each client library has an environment of its own; those for Node are tried where Node is.
COMPAT := hikari disnake nextcord py-cord interactions red
NODE := $(shell command -v node)
NODE_BOTS := playground/tests/compat/bots/node_modules/.installed

compat: install $(COMPAT:%=$(VENV)-compat/%/.installed) $(if $(NODE),$(NODE_BOTS))
	$(BIN)/python -m playground.tests.compat discord.py=$(BIN)/python $(foreach name,$(filter-out interactions red,$(COMPAT)),\
		$(name)=$(VENV)-compat/$(name)/bin/python) interactions.py=$(VENV)-compat/interactions/bin/python \
		Red=$(VENV)-compat/red/bin/python \
		$$(test ! -e $(NODE_BOTS) || echo $(foreach name,discord.js @sapphire/framework oceanic.js eris,$(name)=$(NODE)))
	$(BIN)/python -m playground.tests.compat.corpus $(CORPUS)

$(VENV)-compat/%/.installed: requirements/compat-%.txt
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/python -m pip --quiet --disable-pip-version-check install --require-hashes -r $<
	@touch $@

$(NODE_BOTS): playground/tests/compat/bots/package-lock.json
	@npm ci --prefix $(<D) --silent --no-audit --no-fund && touch $@ \
		|| echo "npm cannot install the libraries for Node; they are not tried" >&2

wheel: install
	rm -rf dist
	$(PIP) wheel --no-deps --wheel-dir dist .
	$(PIP) wheel --no-deps --wheel-dir dist ./playground

wheel-test: wheel
	$(BIN)/python -m tests.packaging.try_wheel dist/claro_bot-*.whl
	$(BIN)/python -m tests.packaging.try_package dist/claro_bot-*.whl
	$(BIN)/python -m tests.packaging.try_playground dist/discord_playground-*.whl

release-check: install
	$(BIN)/python -m tests.release_check

requirements:
	$(PIN) pyproject.toml -o requirements/run.txt
	$(PIN) pyproject.toml --extra tests --extra benchmarks --extra lint -o requirements/all.txt
	$(PIN) pyproject.toml --extra bench -o requirements/bench.txt
	$(PIN) --group build -o requirements/build.txt
	$(PIN) --group mutants -o requirements/mutants.txt
	$(PIN) --group tools -o requirements/tools.txt
	$(foreach name,$(COMPAT),$(PIN) --group compat-$(name) -o requirements/compat-$(name).txt &&) true

screenshots: install
	$(BIN)/python -m tests.e2e.screenshots docs/pictures
	$(BIN)/python -m tests.features.panel.pictures docs/pictures
	$(BIN)/python -m tests.faces.colour_blindness docs/pictures/colour-blindness.png

clean:
	rm -rf .venv .venv-newest .venv-tools .venv-mutants .venv-compat playground/tests/compat/bots/node_modules build dist *.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
