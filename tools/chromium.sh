#!/bin/sh
# Print the path of a Chromium for the browser tests; install Debian's where there is none and we may.
# A headless shell is taken first: it has no windows to draw, and a test's four people cost it an eighth of the time.
set -eu

find_shell() {
    for name in chromium-headless-shell chrome-headless-shell; do
        command -v "$name" && return
    done
    return 1
}

find_chromium() {
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome \
        "/Applications/Chromium.app/Contents/MacOS/Chromium" \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        command -v "$name" && return
    done
    return 1
}

if [ -n "${CHROMIUM:-}" ]; then
    command -v "$CHROMIUM" && exit
    echo "CHROMIUM is $CHROMIUM, which cannot be run; looking for others." >&2
fi
find_shell && exit

. "$(dirname "$0")/system.sh"

if find_chromium > /dev/null; then
    # Nobody's own machine is changed for speed: only where we are root, as in a container, and nothing else moves by it.
    version=$(dpkg-query --show --showformat '${Version}' chromium-common 2> /dev/null || true)
    if [ "$(id -u)" = 0 ] && [ -n "$version" ]; then
        apt -o Acquire::Retries=0 -o Acquire::http::Timeout=20 install "chromium-headless-shell=$version" 2> /dev/null || true
        find_shell && exit
    fi
    find_chromium && exit
fi

if may_install; then
    echo "No Chromium here: installing Debian's" >&2
    apt update && { apt install chromium-headless-shell || apt install chromium; } || true
    { find_shell || find_chromium; } && exit
fi
echo "The browser tests need Chromium or Chrome. Please install one, or name it: CHROMIUM=/path/to/chromium make test." \
    "Debian: chromium-headless-shell; Fedora: chromium-headless; Alpine: chromium; macOS: brew install --cask chromium" >&2
exit 1
