"""How the last build compiled a target, for scripts that ask the compiler about other sources."""

import json
import os
import re
import sys
import time
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# Where this package and the example apps were built last.
BUILD = ROOT / ".build"
EXAMPLES = Path(os.environ.get("EXAMPLES_BUILD", ROOT / "Examples" / ".build"))

OUTPUT_FLAGS = {
    "-c", "-disable-batch-mode", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode", "-incremental",
    "-parseable-output", "-serialize-diagnostics", "-whole-module-optimization",
}
OUTPUT_OPTIONS = {"-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-num-threads", "-output-file-map"}


@cache
def command(target, build):
    """The compiler's arguments. Each command of SwiftPM writes the file anew, in place: for a moment it isn't whole."""
    for _ in range(50):
        text = (build / "debug.yaml").read_text() if (build / "debug.yaml").exists() else ""
        if match := re.search(rf'"C\.{target}-[^"]*\.module":.*?\n    args: (\[.*?\])\n', text, re.DOTALL):
            return json.loads(match[1])
        time.sleep(0.1)
    sys.exit(f"error: the last build has no {target}; run make build examples")


def arguments(target, build=BUILD):
    """How the build compiles a target, without what says where the results go."""
    given, kept = iter(command(target, build)), []
    for argument in given:
        if argument in OUTPUT_OPTIONS:
            next(given)
        elif argument not in OUTPUT_FLAGS:
            kept.append(argument)
    return kept
