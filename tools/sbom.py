"""What is in a release, as CycloneDX 1.6: Python packages that the lock pins, and what the page ships. The same input, the same bytes.

`python -m tools.sbom dist/cryptonym.cdx.json`
"""

from __future__ import annotations

import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import cryptonym

ROOT: Final = Path(__file__).parents[1]
LOCK: Final = ROOT / "requirements-image.lock"
NPM_LOCK: Final = ROOT / "web" / "package-lock.json"
FINISH: Final = ROOT / "web" / "tools" / "finish.mjs"
PINNED: Final = re.compile(
    r"(?m)^([A-Za-z0-9._-]+)==([^ \\]+)(?: ; ([^\\\n]*?))? \\\n((?:    --hash=sha256:[0-9a-f]+(?: \\)?\n)+)"
)
LICENCES: Final = {
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
}
"""By the last part of a classifier, for packages that say their licence in no other way."""


def python_packages() -> list[dict[str, Any]]:
    """Each package of the lock; where it stands for some systems alone, that is said."""
    found = []
    for name, version, marker, _ in PINNED.findall(LOCK.read_text(encoding="utf-8")):
        component: dict[str, Any] = {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name.lower()}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name.lower()}@{version}",
            "scope": "optional" if marker else "required",
        }
        licence = licence_of(name)
        if licence:
            component["licenses"] = [{"expression": licence}]
        if marker:
            component["properties"] = [{"name": "cryptonym:only-if", "value": marker}]
        found.append(component)
    return found


def licence_of(name: str) -> str | None:
    """As the package itself says, if it is installed here."""
    try:
        told = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return None
    expressions = told.get_all("License-Expression") or [
        plain for plain in told.get_all("License", []) if re.fullmatch(r"[A-Za-z0-9.-]{2,20}", plain)
    ]
    if expressions:
        return str(expressions[0])
    classifiers = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier", []) if line.startswith("License")]
    return next((LICENCES[one] for one in classifiers if one in LICENCES), None)


def shipped_with_the_page() -> list[dict[str, Any]]:
    listed = re.search(r"const SHIPPED = (\[.*\]);", FINISH.read_text(encoding="utf-8"))
    assert listed is not None
    locked = json.loads(NPM_LOCK.read_text(encoding="utf-8"))["packages"]
    found = []
    for name in json.loads(listed[1]):
        one = locked[f"node_modules/{name}"]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{one['version']}"
        component = {"type": "library", "bom-ref": purl, "name": name, "version": one["version"], "purl": purl}
        if "license" in one:
            component["licenses"] = [{"expression": one["license"]}]
        found.append(component)
    return found


def bom() -> dict[str, Any]:
    parts = sorted([*python_packages(), *shipped_with_the_page()], key=lambda part: part["bom-ref"])
    whole = f"pkg:pypi/cryptonym@{cryptonym.__version__}"
    expression = re.search(r'(?m)^license = "(.*)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert expression is not None
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": whole,
                "name": "cryptonym",
                "version": cryptonym.__version__,
                "purl": whole,
                "licenses": [{"expression": expression[1]}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": whole, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(bom(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
