# Everything on a machine with Python, make and a network for packages.
# PYTHON=python3.12 make test    chooses another interpreter for .venv

PYTHON ?= python3
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
RULEBOOK := build/rulebook
MATRIX := build/matrix
RUNS := $(MATRIX)/reference.json $(MATRIX)/yatzy-solver.json $(MATRIX)/pyhtzee.json
STAMP := .venv/.installed

.PHONY: check test lint rulebook runs bench clean

check: $(STAMP)            ## the suite against the reference implementation
	$(BIN)/quincunx check

test: $(STAMP)             ## all tests
	$(BIN)/python -m pytest

lint: $(STAMP)             ## style, types, and the spec's own lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 quincunx/adapters
	$(BIN)/quincunx lint

rulebook: runs             ## the rulebook, with fresh results, in all formats, and the matrix
	$(BIN)/quincunx rulebook --fresh --all-formats -o $(RULEBOOK) --results $(MATRIX)/reference.json $(RUNS:%=--matrix %)
	$(BIN)/quincunx matrix -o $(MATRIX) --rulebook-url $(RULEBOOK) $(RUNS)

runs: $(STAMP)             ## results of the reference implementation and of two by others
	$(BIN)/quincunx check -q --json $(MATRIX)/reference.json
	$(BIN)/quincunx check -q --json $(MATRIX)/yatzy-solver.json -- $(BIN)/python examples/adapters/yatzy_solver_adapter.py
	$(BIN)/quincunx check -q --json $(MATRIX)/pyhtzee.json --expected examples/adapters/pyhtzee_expected.yaml \
		-- $(BIN)/python examples/adapters/pyhtzee_adapter.py

bench: $(STAMP)            ## speed, as ratios against named peers in one run
	$(BIN)/python -m pip install --quiet -e ".[bench]"
	$(BIN)/python bench/run.py

$(STAMP): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -e ".[test,peers]"
	$(BIN)/python -c "import pathlib; pathlib.Path('$(STAMP)').touch()"

clean:
	$(PYTHON) -c "import shutil; [shutil.rmtree(name, ignore_errors=True) for name in ('.venv', 'build', 'dist')]"
