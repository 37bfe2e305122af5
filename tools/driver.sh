#!/bin/sh
# Print the Node that Playwright's driver is to run on (PLAYWRIGHT_NODEJS_PATH); print nothing if its own Node runs here.
# Its own needs libatomic, which a small Debian does not have. The Node that builds the page does not.
set -eu
cd "$(dirname "$0")/.."

if [ -n "${PLAYWRIGHT_NODEJS_PATH:-}" ]; then
    echo "$PLAYWRIGHT_NODEJS_PATH"
    exit
fi
own=$(.venv/bin/python -c 'import playwright; print(playwright.__path__[0])')/driver/node
if ! "$own" --version > /dev/null 2>&1; then
    node=$(tools/node.sh)
    "$node/node" -p process.execPath
fi
