#!/bin/sh
# Print the path of a Chromium for the browser tests; install Debian's where there is none and we may.
set -eu

find_chromium() {
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable chrome \
        "/Applications/Chromium.app/Contents/MacOS/Chromium" \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        [ -n "$name" ] && command -v "$name" && return
    done
    return 1
}

find_chromium && exit
if [ -n "${CHROMIUM:-}" ]; then
    echo "CHROMIUM is $CHROMIUM, which cannot be run; looked for others and found none." >&2
fi

as_root=
[ "$(id -u)" = 0 ] || as_root="sudo -n"
if command -v apt-get > /dev/null && { [ -z "$as_root" ] || $as_root true 2> /dev/null; }; then
    echo "No Chromium here: installing Debian's" >&2
    $as_root apt-get -q update < /dev/null >&2
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install chromium < /dev/null >&2
    find_chromium && exit
fi
echo "The browser tests need Chromium or Chrome. Please install one, or name it: CHROMIUM=/path/to/chromium make test" >&2
exit 1
