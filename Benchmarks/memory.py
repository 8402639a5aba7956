"""What a page of the Gallery costs its server in memory: `python3 Benchmarks/memory.py [GALLERY]`, with a release build."""

import base64
import http.client
import os
import re
import socket
import subprocess
import sys
import tempfile

GALLERY = sys.argv[1] if len(sys.argv) > 1 else "Examples/.build/release/Gallery"
PAGES = 50


def resident(process):
    """In kilobytes."""
    return int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{process.pid}/status").read()).group(1))


def connect(port, path):
    """Opens a page and connects its socket, as a browser does."""
    request = http.client.HTTPConnection("127.0.0.1", port)
    request.request("GET", path)
    page = request.getresponse().read().decode()
    token = re.search(r"data-token='([^']+)'", page).group(1)
    seen = re.search(r"data-seen=(\d+)", page).group(1)
    live = socket.create_connection(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    live.sendall(
        f"GET /~/live?seen={seen} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Sec-WebSocket-Protocol: meerkat, meerkat-token.{token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    assert b" 101 " in live.recv(4096)
    return live


print(f"{'page':<24}kB a session")
for path in sys.argv[2:] or ["/", "/course", "/todos", "/customers", "/customers/all", "/errors", "/places", "/devices"]:
    data = tempfile.mkdtemp()
    process = subprocess.Popen(
        [GALLERY, "--port", "0", "--max-sessions", "10000"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env={**os.environ, "XDG_DATA_HOME": data})
    port = int(re.search(r":(\d+)", process.stdout.readline().split("//")[1]).group(1))
    # What the first page brings into memory is not a session's.
    pages = [connect(port, path) for _ in range(5)]
    before = resident(process)
    pages += [connect(port, path) for _ in range(PAGES)]
    print(f"{path:<24}{(resident(process) - before) / PAGES:12.0f}", flush=True)
    process.terminate()
    process.wait()
