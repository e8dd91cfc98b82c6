# The first target a newcomer needs: make play. Then: make test. `make help` lists the others.

PYTHON ?= python3
PLAY ?= serve
PYTEST_ARGS ?=
# what the tests start besides Python and Node.js: Debian's package:program
SYSTEM_PACKAGES := chromium:chromium postgresql:/usr/lib/postgresql/*/bin/initdb

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
LOCKED := $(PIP) --require-hashes --requirement
INSTALLED := .venv/.installed
CHECKED := src tests hatch_build.py build_kernels.py build_lexicon.py build_web.py $(wildcard bench)
COVERED := $(wildcard tests/core tests/games tests/conformance)
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-long check compiled coverage web-test web-e2e bench lock format build clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

play: $(INSTALLED)/play build ## install what a house needs, build it, open it
	$(BIN)/ludotheque $(PLAY)

test: check web-test web-e2e compiled coverage ## everything that must pass

check: $(INSTALLED)/dev build ## style, types and arrows: the quick part
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports --no-cache

compiled: $(INSTALLED)/dev build ## the tests, on compiled kernels
	$(BIN)/python build_kernels.py --check
	@scripts/system-packages $(SYSTEM_PACKAGES)
	LUDOTHEQUE_KERNELS=compiled $(PYTEST) $(PYTEST_ARGS)

coverage: $(INSTALLED)/dev build ## the tests of rules on plain Python, and what they reach
	LUDOTHEQUE_KERNELS=pure $(PYTEST) --cov --cov-report=term $(COVERED) $(PYTEST_ARGS)

test-long: $(INSTALLED)/dev build ## the tests with far more games and positions
	LUDOTHEQUE_LONG=1 LUDOTHEQUE_KERNELS=compiled $(PYTEST) $(PYTEST_ARGS)

web-test: $(INSTALLED)/dev build ## types, style and tests of the browser client
	$(BIN)/python build_web.py --test

web-e2e: $(INSTALLED)/dev build ## whole games in a browser; pictures of every page go to build/screens
	@scripts/system-packages $(SYSTEM_PACKAGES)
	$(BIN)/python build_web.py --e2e

bench: $(INSTALLED)/bench build ## measure
	@for question in bench/[a-z]*.py; do echo "== $$question"; $(BIN)/python "$$question" || exit 1; done
	@scripts/system-packages $(SYSTEM_PACKAGES)
	@echo "== bench/client.mjs"; $(BIN)/python build_web.py --bench

# LUDOTHEQUE_PURE and LUDOTHEQUE_NO_WEB leave a part out: see the two scripts.
build: | $(BIN)/pip
	@$(BIN)/python build_kernels.py
	@$(BIN)/python build_lexicon.py
	@$(BIN)/python build_web.py

format: $(INSTALLED)/dev ## put code in order
	$(BIN)/ruff check --fix $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

# --- installing: each mark says that the environment holds what that file lists --------------------------------------

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=... says which")'
	$(PYTHON) -m venv .venv

$(INSTALLED)/%: requirements/%.txt pyproject.toml | $(BIN)/pip
	$(LOCKED) $<
	@if $(BIN)/python build_web.py --needs-node; then $(LOCKED) requirements/node.txt; fi
	$(PIP) --no-deps --no-build-isolation --editable .
	@mkdir -p $(INSTALLED) && touch $@

# --- exact versions, from pyproject.toml -----------------------------------------------------------------------------

UV := build/lock/bin/uv
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --no-header --no-annotate --upgrade
BUILD_REQUIRES = $(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

lock: $(UV) ## choose the newest versions of everything we use
	$(BUILD_REQUIRES) | $(COMPILE) - pyproject.toml --extra serve --extra dev -o requirements/dev.txt
	$(BUILD_REQUIRES) | $(COMPILE) - pyproject.toml --extra serve -c requirements/dev.txt -o requirements/play.txt
	$(BUILD_REQUIRES) | $(COMPILE) - pyproject.toml --extra serve --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(PYTHON) -c 'import build_web; print(build_web.NODE_PACKAGE)' | $(COMPILE) - -o requirements/node.txt

$(UV):
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check install --quiet uv

clean: ## delete all that was made here
	rm -rf .venv build dist .coverage .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf web/node_modules web/dist src/ludotheque/web/static
	rm -f src/ludotheque/games/crack/words/fr.dawg src/ludotheque/games/crack/words/fr.stamp
	find src tests -name _c -prune -exec rm -rf {} + -o -name __pycache__ -prune -exec rm -rf {} +
