#!/bin/sh
# Try the README's two commands on a minimal Debian that has only python3, make, git and certificates.
# Usage: tools/bare.sh [--full] [--keep]
#   --full runs every test; otherwise only set-up, checks, the tests of one rule and one browser test are run.
#   --keep keeps the folder. Variables: SUITE (default: bookworm), MIRROR (default: debootstrap's own),
#   LONGEST (seconds after which a command is ended; default: 5400).
#
# Mounts are made in a namespace of their own, and every process in one too: both end with the command in it.
# What is tried is the last commit, not the files in the folder.
set -eu
cd "$(dirname "$0")/.."

choice="turn_5 or four_people_play_a_game"
keep=
for argument in "$@"; do
    case $argument in
    --full) choice= ;;
    --keep) keep=yes ;;
    *)
        echo "$0: no such option: $argument" >&2
        exit 2
        ;;
    esac
done
[ "$(id -u)" = 0 ] || { echo "$0: a root folder of its own can only be made as root" >&2; exit 1; }
for command in debootstrap unshare chroot git; do
    command -v $command > /dev/null || { echo "$0: needs $command (Debian: apt install debootstrap util-linux git)" >&2; exit 1; }
done

folder=$(mktemp -d "${TMPDIR:-/tmp}/cryptonym-bare.XXXXXX")
root=$folder/root
seen=$folder/seen
export root
clean_up() {
    [ -s "$seen" ] && echo && cat "$seen"
    if [ -n "$keep" ]; then echo "kept: $folder"; else rm -rf --one-file-system "$folder"; fi
}
trap clean_up EXIT
trap 'exit 130' INT TERM

say() { echo "$*" | tee -a "$seen"; }

# The settings that packages are fetched with here: names of hosts, certificates, and what pip, uv and npm read.
settings() {
    env | grep -E '^(PIP_|UV_|NPM_CONFIG_|npm_config_|NODE_EXTRA_CA_CERTS=|SSL_CERT_FILE=|https?_proxy=|HTTPS?_PROXY=|no_proxy=|NO_PROXY=)' |
        grep -v '^UV_PYTHON_DOWNLOADS=' || true
}
copy() {
    if [ -e "$1" ]; then mkdir -p "$(dirname "$root$2")" && cp -L "$1" "$root$2"; fi
}

# Run a shell command inside, with nothing of this machine but those settings.
inside() {
    settings > "$folder/settings"
    set -- "$1" HOME=/var/lib/bare PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8
    while IFS= read -r line; do set -- "$@" "$line"; done < "$folder/settings"
    command=$1
    shift
    timeout --foreground --kill-after=5 "${LONGEST:-5400}" unshare --mount --pid --fork --kill-child sh -c '
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        exec chroot "$root" env -i "$@"' sh "$@" sh -eu -c "$command"
}

since() { echo $(($(date +%s) - $1)) s; }

begun=$(date +%s)
debootstrap --variant=minbase --include=python3,make,git,ca-certificates "${SUITE:-bookworm}" "$root" ${MIRROR:+"$MIRROR"} \
    > "$folder/debootstrap.log" 2>&1 || { tail -n 5 "$folder/debootstrap.log" >&2; exit 1; }
mkdir -p "$root/var/lib/bare"
copy /etc/resolv.conf /etc/resolv.conf
copy /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
copy /etc/pip.conf /etc/pip.conf
copy /etc/npmrc /etc/npmrc
copy "$HOME/.config/pip/pip.conf" /var/lib/bare/.config/pip/pip.conf
copy "$HOME/.config/uv/uv.toml" /var/lib/bare/.config/uv/uv.toml
copy "$HOME/.npmrc" /var/lib/bare/.npmrc
git bundle create --quiet "$root/var/lib/bare/cryptonym.bundle" HEAD
inside 'cd && git clone --quiet cryptonym.bundle cryptonym 2> /dev/null'
say "A minimal ${SUITE:-bookworm} with $(inside 'python3 --version') and commit $(git log -1 --format=%h): $(since "$begun")"
inside 'dpkg-query --show | cut -f 1' > "$folder/before"

refused=$(inside 'cd ~/cryptonym && setpriv --reuid=65534 --regid=65534 --clear-groups tools/venv.sh python3' 2>&1) &&
    { say "make serve without the right to install: went on, which it cannot"; exit 1; }
say "make serve without the right to install says: $refused"

begun=$(date +%s)
inside '
    cd ~/cryptonym
    port=$(python3 -c "import socket; s = socket.socket(); s.bind((\"127.0.0.1\", 0)); print(s.getsockname()[1])")
    make serve ARGS="--port $port" &
    pid=$!
    for _ in $(seq 600); do
        sleep 1
        python3 -c "import urllib.request as r; r.urlopen(\"http://127.0.0.1:$port/healthz\", timeout=5)" 2> /dev/null && exit 0
        kill -0 $pid 2> /dev/null || exit 1
    done
    exit 1' || { say "make serve: FAILED after $(since "$begun")"; exit 1; }
say "make serve: /healthz answers after $(since "$begun")"

begun=$(date +%s)
inside "cd ~/cryptonym && make test ${choice:+ARGS='-k \"$choice\"'}" > "$folder/test.log" 2>&1 ||
    { tail -n 60 "$folder/test.log"; say "make test${choice:+ of \"$choice\"}: FAILED after $(since "$begun")"; exit 1; }
say "make test${choice:+ of \"$choice\"}: passed after $(since "$begun")"
grep -E '^=+ .*(passed|failed|skipped).* =+$' "$folder/test.log" | tr -d = | while IFS= read -r line; do say "   $line"; done

inside 'dpkg-query --show | cut -f 1' > "$folder/after"
say "installed on the system meanwhile: $(sort "$folder/before" "$folder/after" | uniq -u | wc -l) packages, among them" \
    $(sort "$folder/before" "$folder/after" | uniq -u | grep -E '^(python3.*-venv|chromium.*|libatomic1)$')
say "changed in the clone: $(inside 'cd ~/cryptonym && git status --short' | tr '\n' ' ')"
