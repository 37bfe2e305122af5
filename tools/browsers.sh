#!/bin/sh
# Install Debian's Firefox, WebKitGTK and WPE WebKit for the tests, where we are root. Elsewhere say what is missing.
set -eu

packages="firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb wpewebkit-driver cog"
missing=
for package in $packages; do
    dpkg-query --show --showformat '${Status}' "$package" 2> /dev/null | grep -q "ok installed" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    apt-get -q update < /dev/null >&2
    for package in $missing; do
        DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install "$package" < /dev/null >&2 ||
            echo "$package cannot be installed: what needs it is skipped." >&2
    done
else
    echo "Not installed, and we are not root:$missing. The browsers they bring are not tested." >&2
fi
