# make run    set up and start plagcheck
# make test   set up and run every check
# make bench  print the figures of the README (TEXTS=folder of .txt files, optional)
# make screenshots  pictures of every screen, in build/
# make try    start the window on a virtual X display and open papers there (Xvfb, xdotool; PROGRAM=dist/plagcheck/plagcheck)
# make translations  collect and compile the window's texts
# make package  build the program for this machine and try it: dist/ (on Linux also .deb and .tar.gz)
# make wheel  wheel and sdist in dist/, tried in a clean environment

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test lint types tests bench screenshots try translations package wheel clean

run: $(VENV)/installed
	@$(BIN)/plagcheck

test: lint types tests

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/ready
	$(BIN)/mypy

tests: $(VENV)/ready
	@$(BIN)/python packaging/system_packages.py qt
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest

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
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/ready: $(VENV)/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@

$(VENV)/bench: $(VENV)/ready
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[bench]"
	@touch $@

$(VENV)/package: $(VENV)/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[package]"
	@touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
