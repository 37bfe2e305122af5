#!/bin/sh
# Build the release twice, in two folders with other paths, times, time zones and permissions: are wheel, sdist and SBOM the same bytes?
# Needs what `make dist` has set up (.venv, web/node_modules). With a folder as argument the files of the first build are left there.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
python=$root/.venv/bin/python
node=$("$root/tools/node.sh")
[ -d "$root/web/node_modules" ] || { echo "$0: run make dist first" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
epoch=$(git -C "$root" log -1 --format=%ct)

build() { # build FOLDER OF THE CLONE, FOLDER FOR THE RESULT
    git clone --quiet --local --no-hardlinks "$root" "$1"
    cp -R "$root/web/node_modules" "$1/web/node_modules"
    (cd "$1/web" && PATH="$node:$PATH" npm run --silent build > /dev/null)
    (cd "$1" && SOURCE_DATE_EPOCH=$epoch "$root/.venv/bin/uv" --no-progress build --quiet --no-build-isolation --python "$python" --out-dir "$2")
    (cd "$1" && PYTHONPATH="$1/src:$1" "$python" -m tools.sbom "$2/cryptonym.cdx.json")
    rm -f "$2/.gitignore"
}

mkdir "$work/a" "$work/b"
(umask 022; TZ=UTC build "$work/a/one" "$work/first")
sleep 2
(umask 077; TZ=Asia/Tokyo; export TZ; LC_ALL=C build "$work/b/an other" "$work/second")
(cd "$work/first" && sha256sum -- *) > "$work/sums"
(cd "$work/second" && sha256sum --check --quiet "$work/sums") || { echo "the two builds differ" >&2; exit 1; }
cat "$work/sums"
if [ $# -gt 0 ]; then
    mkdir -p "$1"
    cp "$work"/first/* "$1"
    cp "$work/sums" "$1/SHA256SUMS"
fi
