# To be sourced: install packages of Debian's and Ubuntu's, if we are root or sudo asks for no password.

as_root=
[ "$(id -u)" = 0 ] || as_root="sudo -n"

may_install() {
    command -v apt-get > /dev/null && { [ -z "$as_root" ] || $as_root true 2> /dev/null; }
}

apt() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends "$@" < /dev/null >&2
}
