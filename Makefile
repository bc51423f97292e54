# make run    set up and start plagcheck
# make quick  lint, types and the fast tests: two minutes, for while you work
# make test   set up and run every check
# make bench  print the first table of docs/figures.md (TEXTS=folder of .txt files, optional)
# make docs   the pages for programmers as a site: build/docs (every warning is an error)
# make screenshots  pictures of every screen, in build/
# make try    start the window on a virtual X display and open papers there (Xvfb, xdotool; PROGRAM=dist/plagcheck/plagcheck)
# make translations  collect and compile the window's texts
# make package  build the program for this machine and try it: dist/ (on Linux also .deb and .tar.gz)
# make lock   the newest versions that pyproject.toml allows, with hashes: requirements.lock, packaging/locks/
# make test-lowest  all tests with the oldest versions that pyproject.toml allows
# make wheel  wheel and sdist in dist/, tried in a clean environment

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Each version and the hashes of its files stand in the locks; nothing else is taken.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes --requirement
# The program itself, built with what the lock has brought.
EDITABLE := $(PIP) --no-deps --no-build-isolation --editable .
# Tests go to whichever process is free; neighbours stay together, and what their fixtures build.
PYTEST := QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest --dist worksteal

.PHONY: run quick test test-lowest lint types tests bench docs screenshots try translations lock package wheel clean

run: $(VENV)/installed
	@$(BIN)/python packaging/system_packages.py window
	@$(BIN)/plagcheck

quick: lint types
	@$(BIN)/python packaging/system_packages.py qt
	$(PYTEST) -n logical --hypothesis-profile=quick -m "not slow"

test: lint types tests

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/ready
	$(BIN)/mypy

tests: $(VENV)/ready
	@$(BIN)/python packaging/system_packages.py qt
	$(PYTEST) -n auto

bench: $(VENV)/bench
	$(BIN)/python -m tests.bench $(if $(TEXTS),--texts $(TEXTS))

docs: $(VENV)/docs
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs build/docs

screenshots: $(VENV)/ready
	QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/screenshots.py build/screenshots --size 1280x800 --size 960x640
	QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/screenshots.py build/screenshots-2x --size 1920x1080 --scale 2

try: $(VENV)/ready
	$(BIN)/python -m tests.gui.on_x build/try $(if $(PROGRAM),--program $(PROGRAM))

translations: $(VENV)/ready
	$(BIN)/python resources/build.py --check

# Newest versions that pyproject.toml allows, for every system.
lock: $(VENV)/package
	$(BIN)/python packaging/lock.py

# All tests with the oldest versions that pyproject.toml allows, in an environment of their own.
test-lowest: $(VENV)/package
	$(BIN)/python packaging/lock.py --lowest build/lowest
	$(PYTHON) -m venv --clear build/lowest/venv
	build/lowest/venv/bin/python -m pip install --quiet --require-hashes \
		--requirement build/lowest/requirements.lock --requirement build/lowest/packaging/locks/dev.lock
	build/lowest/venv/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	QT_QPA_PLATFORM=offscreen build/lowest/venv/bin/python -m pytest -n auto --dist worksteal

package: $(VENV)/package
	@$(BIN)/python packaging/system_packages.py package
	$(BIN)/python packaging/build.py

wheel: $(VENV)/package
	$(BIN)/python packaging/build_wheel.py

$(VENV)/bin/python:
	@$(PYTHON) packaging/system_packages.py venv
	@echo "Making a Python environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml requirements.lock $(VENV)/bin/python
	@echo "Fetching what plagcheck needs (about 130 MB the first time; a minute or two) …"
	@$(LOCKED) requirements.lock
	@$(EDITABLE)
	@touch $@

$(VENV)/ready: packaging/locks/dev.lock $(VENV)/installed
	@echo "Fetching the tools for tests …"
	@$(LOCKED) packaging/locks/dev.lock
	@touch $@

$(VENV)/bench: packaging/locks/bench.lock $(VENV)/ready
	@echo "Fetching what it is compared with …"
	@$(LOCKED) packaging/locks/bench.lock
	@touch $@

$(VENV)/docs: packaging/locks/docs.lock $(VENV)/installed
	@echo "Fetching what makes a site of the pages …"
	@$(LOCKED) packaging/locks/docs.lock
	@touch $@

$(VENV)/package: packaging/locks/package.lock $(VENV)/installed
	@echo "Fetching the tools for packages …"
	@$(LOCKED) packaging/locks/package.lock
	@touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
