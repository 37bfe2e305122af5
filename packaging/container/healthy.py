"""The image's health check: 0 if the server can store what people do, 1 if not."""

import os
import sys
import urllib.error
import urllib.request

PORT = os.environ.get("CRYPTONYM_PORT", "8000")

try:
    with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/readyz", timeout=5) as answer:
        sys.exit(answer.status != 200)
except (OSError, ValueError) as error:
    sys.exit(str(error))
