# Every target goes through packaging/bootstrap.py, which makes ready what it needs. Without make, call that file.
# ARGS reaches the program behind it: make test ARGS="-k primiera", make run ARGS="--language it"

PYTHON ?= python3
BOOTSTRAP = $(PYTHON) packaging/bootstrap.py
DIR ?= demo

.DEFAULT_GOAL := help
.PHONY: help run console test nightly check demo bench art pictures words twins setup clean

help: ## this list
	@grep -E '^[a-z]+:.*## ' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z]+):.*## (.*)/  make \1@\2/' | column -t -s@ 2>/dev/null \
	|| grep -E '^[a-z]+:.*## ' $(firstword $(MAKEFILE_LIST))

run: ## play; without a screen: the demonstration, into ./demo
	@$(BOOTSTRAP) run $(ARGS)

console: ## play in this terminal
	@$(BOOTSTRAP) console $(ARGS)

test: ## all tests
	@$(BOOTSTRAP) test $(ARGS)

nightly: ## the laws of every game on 10,000 random deals each (needs hours)
	@$(BOOTSTRAP) nightly $(ARGS)

check: ## ruff, mypy, import-linter, catalogues
	@$(BOOTSTRAP) check

demo: ## a match played by the computer, its pictures in DIR (default ./demo)
	@$(BOOTSTRAP) demo "$(DIR)" $(ARGS)

bench: ## measure frames, sliders, sizes and starts against their goals (minutes)
	@$(BOOTSTRAP) bench $(ARGS)

art: ## draw the cards and make the sounds anew
	@$(BOOTSTRAP) art $(ARGS)

pictures: ## contact sheets of all cards and tables into docs/ (ARGS=--check: whether they are current)
	@$(BOOTSTRAP) pictures $(ARGS)

words: ## collect the words for translators, compile the catalogues
	@$(BOOTSTRAP) words

twins: ## compile the minds' fast twins (Cython, a C compiler), say which are compiled
	@$(BOOTSTRAP) twins $(ARGS)

setup: ## only make everything ready
	@$(BOOTSTRAP) setup

clean: ## remove .venv, caches, what was compiled
	@$(BOOTSTRAP) clean
