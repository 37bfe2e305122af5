"""The systemd unit: it is read by systemd itself, and the server runs under what it asks for, as far as a namespace can do that.

Emulated are the user, the mounts (all read-only but the state's folder), the credential, the capabilities, the ban on memory that can be
written and run, and `Type=notify`. Not emulated: the filter of system calls, the device policy, the watchdog.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.serving import free_port

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "packaging" / "systemd" / "cryptonym.service"
INSTALLED = "/opt/cryptonym/bin/cryptonym"
USER = "61184"
"""The first user that systemd gives to a service of this kind."""


def options() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found[name].append(value)
    return found


SAID = options()


def test_it_can_be_enabled_and_says_when_it_is_ready() -> None:
    assert SAID["WantedBy"] == ["multi-user.target"]
    assert SAID["Type"] == ["notify"]
    assert SAID["RestartPreventExitStatus"] == ["2"]
    assert SAID["ExecStart"][0].startswith(INSTALLED)


def test_the_manual_puts_things_where_the_unit_looks_for_them() -> None:
    page = (ROOT / "docs" / "manual" / "hosting.md").read_text(encoding="utf-8")
    assert f"python3 -m venv {INSTALLED.removesuffix('/bin/cryptonym')}\n" in page
    assert f"> {SAID['LoadCredential'][0].partition(':')[2]}\n" in page
    assert f"/var/lib/private/{SAID['StateDirectory'][0]}/cryptonym.db" in page


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_reads_it_and_finds_it_hardened(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text(encoding="utf-8").replace(INSTALLED, sys.executable), encoding="utf-8")
    read = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    if "unrecognized option" in judged.stderr:
        pytest.skip("needs systemd 250")
    assert judged.returncode == 0, judged.stdout[-300:]


# --- under the unit ------------------------------------------------------------------------------------------------------

BOX = """
set -eu
mount --rbind / / && mount -o remount,ro,bind /
mount -t tmpfs tmpfs /mnt
number=0
for folder in {needed}; do  # what the program itself is made of
    number=$((number + 1)) && mkdir /mnt/$number && mount --bind $folder /mnt/$number
done
for folder in /home /root /run /var/lib; do mount -t tmpfs -o mode=755 tmpfs $folder; done
number=0
for folder in {needed}; do
    number=$((number + 1)) && mkdir -p $folder && mount --bind /mnt/$number $folder
done
mkdir -p /var/lib/cryptonym /run/credentials/cryptonym.service
printf '%s\\n' "$SETTINGS" > /run/credentials/cryptonym.service/cryptonym.toml
chmod 400 /run/credentials/cryptonym.service/cryptonym.toml
chown -R {user}:{user} /var/lib/cryptonym /run/credentials/cryptonym.service
chmod 700 /var/lib/cryptonym
for folder in /home /root /run; do mount -o remount,ro $folder; done
cd /var/lib/cryptonym
umask {umask}
ulimit -n {files} || :  # a limit that nobody here may raise
exec setpriv --reuid {user} --regid {user} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \\
    env -i NOTIFY_SOCKET="$NOTIFY_SOCKET" CREDENTIALS_DIRECTORY=/run/credentials/cryptonym.service $VARIABLES \\
    {python} -c 'import ctypes, os, sys; ctypes.CDLL(None).prctl(65, 1, 0, 0, 0); os.execv(sys.argv[1], sys.argv[1:])' \\
    $COMMAND
"""


def can_have_namespaces() -> bool:
    if os.name != "posix" or os.geteuid() != 0 or not all(map(shutil.which, ("unshare", "setpriv", "mount"))):
        return False
    tried = subprocess.run(
        ["unshare", "--mount", "mount", "-t", "tmpfs", "x", "/mnt"], capture_output=True, check=False
    )
    return tried.returncode == 0


BOXED = pytest.mark.skipif(not can_have_namespaces(), reason="needs root, and namespaces for mounts")


@contextmanager
def boxed(settings: str, **besides: str) -> Iterator[tuple[subprocess.Popen[str], socket.socket]]:
    """The unit's command, under what the unit asks for."""
    name = f"@cryptonym-unit-{os.getpid()}"
    command = SAID["ExecStart"][0].replace(INSTALLED, f"{sys.executable} -m cryptonym", 1)
    command = command.replace("${CREDENTIALS_DIRECTORY}", "/run/credentials/cryptonym.service")
    variables = [line.replace("%S", "/var/lib") for line in SAID["Environment"]] + [
        f"{name}={text}" for name, text in besides.items()
    ]
    made_of = {str(Path(path).resolve()) for path in (sys.base_prefix, sys.prefix, ROOT)}
    needed = " ".join(sorted(path for path in made_of if Path(path).parts[1] in ("home", "root")))
    script = BOX.format(
        needed=needed, user=USER, umask=SAID["UMask"][0], files=SAID["LimitNOFILE"][0], python=sys.executable
    )
    environ = {"PATH": os.environ["PATH"], "NOTIFY_SOCKET": name, "SETTINGS": settings}
    environ |= {"VARIABLES": shlex.join(variables), "COMMAND": command}
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as supervisor:
        supervisor.bind("\0" + name[1:])
        supervisor.settimeout(15)
        running = subprocess.Popen(
            ["unshare", "--mount", "--propagation", "private", "sh", "-c", script],
            env=environ,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            yield running, supervisor
        finally:
            running.terminate()
            running.wait(20)
            if running.stderr is not None:
                running.stderr.close()


@BOXED
def test_the_server_runs_under_the_unit() -> None:
    port = free_port()
    with boxed(f"port = {port}\nmost-watching = 7\n") as (running, supervisor):
        assert supervisor.recv(100) == b"READY=1"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=20) as answer:
            assert answer.status == 200
        inside = Path("/proc", str(running.pid), "root", "var", "lib", "cryptonym", "cryptonym.db")
        assert inside.stat().st_uid == int(USER)
        assert inside.stat().st_mode & 0o777 == 0o600
        status = Path(f"/proc/{running.pid}/status").read_text(encoding="utf-8")
        assert re.search(r"(?m)^Uid:\s+61184\s+61184", status)
        assert re.search(r"(?m)^CapBnd:\s+0+$", status)
        running.terminate()
        assert supervisor.recv(100) == b"STOPPING=1"
        assert running.wait(20) == 0


@BOXED
def test_the_box_is_tight() -> None:
    """With its store outside the state's folder the server cannot start: what the manual once said, and why the box is worth having."""
    with boxed(f"port = {free_port()}\n", CRYPTONYM_STORE="/srv/cryptonym.db") as (running, _):
        assert running.wait(60) == 1
        assert running.stderr is not None
        assert "The store cannot be used: nothing can be written beside /srv/cryptonym.db" in running.stderr.read()


@BOXED
def test_settings_that_cannot_be_end_it_for_good() -> None:
    with boxed("port = 99999\n") as (running, _):
        assert running.wait(60) == int(SAID["RestartPreventExitStatus"][0])
