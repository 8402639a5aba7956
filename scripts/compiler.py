"""How the last build compiled a target, for scripts that ask the compiler about other sources."""

import json
import re
import sys
from pathlib import Path

MANIFEST = Path(__file__).resolve().parents[1] / ".build" / "debug.yaml"

OUTPUT_FLAGS = {
    "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode", "-incremental",
    "-parseable-output", "-serialize-diagnostics",
}
OUTPUT_OPTIONS = {"-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-output-file-map"}


def arguments(target, without=()):
    """How the build compiles a target, without what says where the results go, and without further options that have a value."""
    match = re.search(rf'"C\.{target}-[^"]*\.module":.*?\n    args: (\[.*?\])\n', MANIFEST.read_text(), re.DOTALL)
    if not match:
        sys.exit(f"error: the last build has no {target}; run swift build --build-tests")
    given, kept = iter(json.loads(match[1])), []
    for argument in given:
        if argument in OUTPUT_OPTIONS or argument in without:
            next(given)
        elif argument not in OUTPUT_FLAGS:
            kept.append(argument)
    return kept
