#!/bin/sh
# Print the folder of a Node that can build the page: the system's, else one from PyPI in .venv.
set -eu
cd "$(dirname "$0")/.."

# What Vite asks for.
good='const [a, b] = process.versions.node.split(".").map(Number);
process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)'

usable() { [ -x "$1/node" ] && [ -e "$1/npm" ] && "$1/node" -e "$good" 2>/dev/null; }

if node=$(command -v node) && usable "$(dirname "$node")"; then
    dirname "$node"
    exit
fi
if ! usable "$PWD/.venv/bin"; then
    echo "No Node of version 20.19, 22.12 or later here: installing one into .venv" >&2
    .venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements-node.lock >&2
fi
usable "$PWD/.venv/bin" || { echo "Please install Node 22.12 or later, with npm." >&2; exit 1; }
echo "$PWD/.venv/bin"
