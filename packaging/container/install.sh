#!/bin/sh
# Install Cryptonym into a folder of its own, as the image has it: the packages that requirements-image.lock pins, each checked by
# its hash, and a wheel. Nothing that installs or builds stays there.
# Usage: install.sh WHEEL LOCK FOLDER; PYTHON names the interpreter.
set -eu
wheel=$1 lock=$2 folder=$3

"${PYTHON:-python3}" -m venv "$folder"
"$folder/bin/pip" install --quiet --no-cache-dir --no-compile --require-hashes --only-binary :all: --requirement "$lock"
"$folder/bin/pip" install --quiet --no-cache-dir --no-compile --no-deps --no-index "$wheel"
"$folder/bin/pip" check --quiet
"$folder/bin/pip" uninstall --quiet --yes pip setuptools 2> /dev/null || :
rm -f "$folder"/bin/pip* "$folder"/bin/activate* "$folder"/bin/Activate.ps1
"$folder/bin/python" -m compileall -q -j 0 "$folder/lib"

# An image without the page would answer every browser with an error.
"$folder/bin/python" -c 'from cryptonym.server.http.page import STATIC; import sys; sys.exit(not (STATIC / "index.html").is_file())' ||
    { echo "$0: $wheel has no page: run make web before it is built" >&2; exit 1; }
"$folder/bin/cryptonym" --version
