# make run    set up and start plagcheck
# make quick  lint, types and the fast tests: two minutes, for while you work
# make test   set up and run every check
# make bench  print the first table of docs/figures.md (TEXTS=folder of .txt files, optional)
# make screenshots  pictures of every screen, in build/
# make try    start the window on a virtual X display and open papers there (Xvfb, xdotool; PROGRAM=dist/plagcheck/plagcheck)
# make translations  collect and compile the window's texts
# make package  build the program for this machine and try it: dist/ (on Linux also .deb and .tar.gz)
# make wheel  wheel and sdist in dist/, tried in a clean environment

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable
# Tests go to whichever process is free; neighbours stay together, and what their fixtures build.
PYTEST := QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n logical --dist worksteal

.PHONY: run quick test lint types tests bench screenshots try translations package wheel clean

run: $(VENV)/installed
	@$(BIN)/python packaging/system_packages.py window
	@$(BIN)/plagcheck

quick: lint types
	@$(BIN)/python packaging/system_packages.py qt
	$(PYTEST) --hypothesis-profile=quick -m "not slow"

test: lint types tests

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/ready
	$(BIN)/mypy

tests: $(VENV)/ready
	@$(BIN)/python packaging/system_packages.py qt
	$(PYTEST)

bench: $(VENV)/bench
	$(BIN)/python -m tests.bench $(if $(TEXTS),--texts $(TEXTS))

screenshots: $(VENV)/ready
	QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/screenshots.py build/screenshots --size 1280x800 --size 960x640
	QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/screenshots.py build/screenshots-2x --size 1920x1080 --scale 2

try: $(VENV)/ready
	$(BIN)/python -m tests.gui.on_x build/try $(if $(PROGRAM),--program $(PROGRAM))

translations: $(VENV)/ready
	$(BIN)/python resources/build.py --check

package: $(VENV)/package
	@$(BIN)/python packaging/system_packages.py package
	$(BIN)/python packaging/build.py

wheel: $(VENV)/package
	$(BIN)/python packaging/build_wheel.py

$(VENV)/bin/python:
	@$(PYTHON) packaging/system_packages.py venv
	@echo "Making a Python environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml $(VENV)/bin/python
	@echo "Fetching what plagcheck needs (about 130 MB the first time; a minute or two) …"
	@$(PIP) .
	@touch $@

$(VENV)/ready: $(VENV)/installed
	@echo "Fetching the tools for tests …"
	@$(PIP) ".[dev]"
	@touch $@

$(VENV)/bench: $(VENV)/ready
	@echo "Fetching what it is compared with …"
	@$(PIP) ".[bench]"
	@touch $@

$(VENV)/package: $(VENV)/installed
	@echo "Fetching the tools for packages …"
	@$(PIP) ".[package]"
	@touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
