"""Install the wheel of a folder into a bare environment and play with it: what a newcomer without make does, on any system.

`python packaging/try_wheel.py dist`. Needs nothing but Python; says what went wrong and exits with 1.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path


def asked(url: str, body: object = None) -> tuple[int, bytes]:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data), timeout=10) as answer:
        return answer.status, answer.read()


def until_it_answers(url: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(240):
        try:
            asked(f"{url}/readyz")
        except OSError:
            if server.poll() is not None:
                sys.exit(f"the server has ended with {server.returncode}")
            time.sleep(0.25)
        else:
            return
    sys.exit("the server does not answer")


def main(folder: str) -> None:
    (wheel,) = Path(folder).resolve().glob("cryptonym-*.whl")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        venv.create(place, with_pip=True)
        python = str(
            Path(place, "Scripts" if os.name == "nt" else "bin", "python.exe" if os.name == "nt" else "python")
        )
        subprocess.run([python, "-m", "pip", "install", "--quiet", str(wheel)], check=True)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        url, store = f"http://127.0.0.1:{port}", str(Path(place, "tables.db"))
        command = [python, "-m", "cryptonym", "serve", "--port", str(port), "--store", store]
        server = subprocess.Popen(command, cwd=place)
        try:
            until_it_answers(url, server)
            assert b"<title>Cryptonym" in asked(url)[1], "there is no page"
            status, told = asked(f"{url}/api/tables", {"token": "0123456789abcdef01234567", "name": "Otter"})
            assert status == 201, told
            command = [python, "-m", "cryptonym", "backup", str(Path(place, "copy.db")), "--store", store]
            subprocess.run(command, check=True, cwd=place)
        finally:
            server.terminate()
            server.wait(20)
    print(f"{wheel.name} installs, serves the page, opens a table and is backed up")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "dist")
