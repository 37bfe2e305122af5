"""The image: its files agree with each other, and what they describe is built and run, in a folder that stands for the image.

No daemon is needed. The steps of the Containerfile are done as it says (`install.sh`, the user, the environment, the entry point, the
health check), with every folder but /data read-only. Not emulated: the base image itself, and how an engine mounts things.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.serving import free_port, serving

from cryptonym.server.settings import BY_NAME, read_settings

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "packaging" / "container"
STEPS = re.sub(r"\\\n\s*", "", (FOLDER / "Containerfile").read_text(encoding="utf-8")).splitlines()
LAST = STEPS[max(number for number, line in enumerate(STEPS) if line.startswith("FROM ")) :]


def step(word: str) -> str:
    """What the last stage says under this word."""
    found = [line.partition(" ")[2] for line in LAST if line.startswith(f"{word} ")]
    assert len(found) == 1, word
    return found[0]


def environment() -> dict[str, str]:
    return dict(part.partition("=")[::2] for part in shlex.split(step("ENV")))


def test_it_is_not_root_and_starts_our_command() -> None:
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", step("USER")), "by number, so that a cluster can see that it is not root"
    assert step("ENTRYPOINT") == '["cryptonym"]'
    assert step("VOLUME") == step("WORKDIR") == "/data"
    assert "readyz" in (FOLDER / "healthy.py").read_text(encoding="utf-8")
    assert "healthy.py" in step("HEALTHCHECK")


def test_what_is_copied_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored[0] == "*"
    wanted = [part for line in STEPS if line.startswith("COPY ") for part in line.split()[1:-1] if "--" not in part]
    for path in wanted:
        if path == "/opt/cryptonym":  # from the first stage
            continue
        assert path == "dist/*.whl" or (ROOT / path).is_file(), path
        assert any(path.startswith(line[1:].removesuffix("/**")) for line in ignored[1:]), path


def test_the_image_has_the_licences_of_the_wheel() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    licence = re.search(r'(?m)^license = "(.*)"', project)
    assert licence is not None
    assert f'licenses="{licence[1]}"' in step("LABEL").replace('licenses"="', 'licenses="')


def test_the_lock_pins_what_the_clone_runs_with() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"(?m)^[a-z0-9.-]+==\S+", (ROOT / name).read_text(encoding="utf-8")))

    assert pins("requirements-image.lock") < pins("requirements.lock")
    assert not any(pin.startswith(("uv==", "hatchling==", "pip==")) for pin in pins("requirements-image.lock"))


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("given", ["image", "compose"])
def test_the_settings_it_gives_are_settings(given: str, tmp_path: Path) -> None:
    environ = environment()
    if given == "compose":
        environ |= {name: str(text) for name, text in compose()["services"]["cryptonym"]["environment"].items()}
        environ["CRYPTONYM_URL"] = re.sub(r"\$\{DOMAIN.*\}", "play.example.net", environ["CRYPTONYM_URL"])
    environ["CRYPTONYM_STORE"] = environ["CRYPTONYM_STORE"].replace("/data", str(tmp_path))
    settings = read_settings({}, environ)
    assert settings.faults == []
    if given == "compose":
        assert settings.warnings == []
        config = settings.config()
        assert "172.29.8.7" in config.proxies
        subnet = compose()["networks"]["inside"]["ipam"]["config"][0]["subnet"]
        assert str(config.proxies) == subnet
        assert config.metrics_port is not None


def test_compose_gives_the_server_nothing_that_it_does_not_need() -> None:
    service = compose()["services"]["cryptonym"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert "ports" not in service, "only the proxy is reached from outside"
    assert (FOLDER / service["build"]["context"]).resolve() == ROOT
    assert (ROOT / service["build"]["dockerfile"]).is_file()
    assert service["volumes"] == ["data:/data"]
    assert all(name.removeprefix("CRYPTONYM_").lower().replace("_", "-") in BY_NAME for name in service["environment"])


def healthy(**environ: str) -> int:
    command = [sys.executable, str(FOLDER / "healthy.py")]
    return subprocess.run(command, env=os.environ | environ, capture_output=True, check=False).returncode


def test_the_health_check_sees_a_server_and_its_absence(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert healthy(CRYPTONYM_PORT=str(server.port)) == 0
        os.kill(server.pid, signal.SIGSTOP)
        try:
            assert healthy(CRYPTONYM_PORT=str(server.port)) == 1, "it hangs"
        finally:
            os.kill(server.pid, signal.SIGCONT)
    assert healthy(CRYPTONYM_PORT=str(free_port())) == 1
    assert healthy(CRYPTONYM_PORT="nonsense") == 1


BOX = """
set -eu
mount -t tmpfs -o mode=755 tmpfs "$BOX/image"
for entry in /*; do
    if [ -L $entry ]; then cp -P $entry "$BOX/image$entry"
    elif [ -d $entry ]; then
        mkdir "$BOX/image$entry"
        case $entry in /opt | /root | /home | /tmp | /data | /mnt | /work) ;; *) mount --rbind $entry "$BOX/image$entry" ;; esac
    fi
done
for entry in /opt/* {base}; do
    if [ -d $entry ]; then mkdir -p "$BOX/image$entry" && mount --bind $entry "$BOX/image$entry"; fi
done
for folder in opt/cryptonym build data; do
    mkdir -p "$BOX/image/$folder" && mount --bind "$BOX/$folder" "$BOX/image/$folder"
done
mount -t tmpfs -o mode=1777 tmpfs "$BOX/image/tmp"
chown {user} "$BOX/image/data" && chmod 700 "$BOX/image/data"
PYTHON={python} chroot "$BOX/image" sh -c '/build/install.sh /build/*.whl /build/requirements-image.lock /opt/cryptonym' >&2
cp "$BOX/build/healthy.py" "$BOX/image/opt/cryptonym/"
mount -o remount,ro,bind "$BOX/image/opt/cryptonym"
mount -o remount,ro "$BOX/image"
exec chroot "$BOX/image" setpriv --reuid {uid} --regid {gid} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \\
    env -i {environ} sh -c 'cd /data && exec "$@"' sh {command}
"""


@pytest.mark.slow(part="server")
@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="needs root, for a root folder of its own")
@pytest.mark.skipif(not list((ROOT / "dist").glob("*.whl")), reason="needs a wheel: make dist")
def test_the_image_is_built_and_runs(tmp_path: Path) -> None:
    """Two minutes on a busy machine: everything is installed anew."""
    for folder in ("image", "opt/cryptonym", "build", "data"):
        (tmp_path / folder).mkdir(parents=True)
    tmp_path.chmod(0o755)
    wheel = max((ROOT / "dist").glob("*.whl"), key=lambda file: file.stat().st_mtime)
    for file in (wheel, ROOT / "requirements-image.lock", FOLDER / "install.sh", FOLDER / "healthy.py"):
        shutil.copy(file, tmp_path / "build")
    uid, gid = step("USER").split(":")
    port = free_port()
    environ = environment() | {"PATH": f"/opt/cryptonym/bin:{os.environ['PATH']}", "CRYPTONYM_PORT": str(port)}
    script = BOX.format(
        base=sys.base_prefix,
        python=Path(sys.executable).resolve(),
        user=step("USER"),
        uid=uid,
        gid=gid,
        environ=shlex.join(f"{name}={text}" for name, text in environ.items()),
        command="cryptonym serve",
    )
    with (tmp_path / "log").open("w+") as log:
        running = subprocess.Popen(
            ["unshare", "--mount", "--propagation", "private", "sh", "-c", script],
            env=os.environ | {"BOX": str(tmp_path)},
            stdout=log,
            stderr=log,
        )
        try:
            deadline = time.monotonic() + 600
            while healthy(CRYPTONYM_PORT=str(port)) != 0:
                assert running.poll() is None, (tmp_path / "log").read_text()
                assert time.monotonic() < deadline, (tmp_path / "log").read_text()
                time.sleep(0.5)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20) as answer:
                assert b"<!doctype html" in answer.read().lower()
            store = tmp_path / "data" / "cryptonym.db"
            assert (store.stat().st_uid, store.stat().st_mode & 0o777) == (int(uid), 0o600)
            inside = Path("/proc", str(running.pid), "root", "opt", "cryptonym")
            assert not list(inside.glob("bin/pip*"))
            size = sum(file.stat().st_size for file in inside.rglob("*") if file.is_file())
            assert size < 260_000_000, "what is installed without the base image"
            running.send_signal(signal.SIGTERM)
            assert running.wait(30) == 0
        finally:
            running.kill()
            running.wait()
