#!/bin/sh
# Make .venv with the Python named in the first argument, and install into it the uv that requirements.lock pins.
#
# Debian and Ubuntu keep ensurepip, which venv needs for pip, in a package of its own, and have no pip either. Then this
# installs that package, if it may. It does not fetch pip by itself: that would need the address of an index, and pip's
# way of reading its settings, certificates and proxies once more. The system's packages are configured and signed already.
set -eu
cd "$(dirname "$0")/.."
. tools/system.sh

python=$1
version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
has() { "$python" -c "import $1" 2> /dev/null; }

if ! has ensurepip && ! has pip && may_install; then
    echo "Python $version has neither ensurepip nor pip: installing python$version-venv" >&2
    apt update && apt install "python$version-venv" || true
fi

if has ensurepip; then
    "$python" -m venv --clear .venv
    pip=".venv/bin/python -m pip"
elif has pip; then
    "$python" -m venv --clear --without-pip .venv
    pip="$python -m pip --python .venv/bin/python"
else
    echo "Python $version cannot make a virtual environment here. Please install one package." \
        "Debian, Ubuntu: python$version-venv; Fedora: python3-pip; Alpine: py3-pip; macOS: brew install python" >&2
    exit 1
fi
sed -n '/^uv==/,/^ *#/p' requirements.lock > .venv/uv.lock
$pip install --quiet --disable-pip-version-check --require-hashes --requirement .venv/uv.lock
