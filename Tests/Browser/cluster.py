"""Several servers behind one address, with what they share: PostgreSQL or a file, and nginx without sticky sessions."""

import hashlib
import json
import os
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

from conftest import PATIENCE, PROGRAMS, start

APP = Path(os.environ.get("KEPT_APP", PROGRAMS / "KeptTestApp"))


def free_port():
    """A port that stays free until it is taken, also between two servers: the system gives out only those above."""
    while True:
        port = random.randrange(20000, 32000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


def wait_for(port):
    """Waits until somebody listens."""
    for _ in range(PATIENCE * 20):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens on port {port}")


def query(address, sql):
    """Executes a statement in a database, and gives the rows as text."""
    command = ["psql", "--no-psqlrc", "--tuples-only", "--no-align", address, "--command", sql]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


class Postgres:
    """Debian's PostgreSQL with data of its own."""

    def __init__(self, folder):
        versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        self.bin = versions[-1].parent if versions else Path(shutil.which("initdb")).parent
        self.data = folder / "postgres"
        self.data.mkdir()
        # It refuses to run as root.
        self.user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        if self.user:
            for path in [folder, *folder.parents][:-1]:
                if path.owner() == "root" and not path.stat().st_mode & 0o001:
                    path.chmod(path.stat().st_mode | 0o011)
            shutil.chown(self.data, "postgres", "postgres")
        self.port = free_port()
        self.run("initdb", "--pgdata", self.data, "--username=meerkat", "--auth=trust", "--no-sync")
        self.start()
        self.address = f"postgres://meerkat@127.0.0.1:{self.port}/postgres"

    def run(self, command, *arguments):
        subprocess.run(
            [*self.user, self.bin / command, *arguments], check=True, cwd="/", stdout=subprocess.DEVNULL)

    def query(self, sql):
        return query(self.address, sql)

    def start(self):
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories= -c fsync=off"
        self.run("pg_ctl", "start", "--wait", "--pgdata", self.data, "--options", options, "--log", self.data / "log")

    def stop(self):
        self.run("pg_ctl", "stop", "--wait", "--mode=fast", "--pgdata", self.data)


BOUNCER = """
[databases]
postgres = host=127.0.0.1 port={database} user=meerkat
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
logfile = {folder}/bouncer.log
"""


class Bouncer:
    """A PgBouncer that gives each transaction to another connection of a database."""

    def __init__(self, folder, postgres):
        self.port = free_port()
        file = folder / "bouncer.ini"
        file.write_text(BOUNCER.format(database=postgres.port, port=self.port, folder=postgres.data))
        bouncer = shutil.which("pgbouncer", path=os.environ["PATH"] + ":/usr/sbin")
        self.process = subprocess.Popen([*postgres.user, bouncer, "-q", file])
        wait_for(self.port)
        self.address = f"postgres://meerkat@127.0.0.1:{self.port}/postgres"

    def close(self):
        self.process.terminate()
        self.process.wait()


NGINX = """
daemon off; master_process off; worker_processes 1; error_log stderr crit; pid {folder}/nginx.pid;
events {{ worker_connections 256; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  upstream app {{ {servers} }}
  map $http_upgrade $connection_upgrade {{ default upgrade; "" ""; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://app;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_next_upstream error timeout http_503;
      proxy_connect_timeout 2s;
      proxy_read_timeout 1h;
    }}
  }}
}}
"""


class Cluster:
    """Servers `A` and `B` behind the address of an nginx that sends each request to the next one."""

    def __init__(self, folder, place):
        self.place = place
        self.ports = {name: free_port() for name in "AB"}
        self.servers = {}
        for name in self.ports:
            self.start(name)
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        servers = " ".join(f"server 127.0.0.1:{port} max_fails=0;" for port in self.ports.values())
        (folder / "nginx.conf").write_text(NGINX.format(folder=folder, servers=servers, port=port))
        nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        self.nginx = subprocess.Popen([nginx, "-p", folder, "-c", folder / "nginx.conf"])
        wait_for(port)

    def start(self, name):
        self.servers[name], _ = start(
            APP, "--port", str(self.ports[name]), "--keep", self.place, environment={"SERVER": name, "SWIFT_BACKTRACE": "enable=no"})

    def last_event(self, token):
        """The number of the last event of a page that is kept; -1 if nothing is."""
        key = hashlib.sha256(token.encode()).hexdigest()
        if self.place.startswith("postgres:"):
            data = query(self.place, f"SELECT convert_from(data, 'UTF8') FROM meerkat_sessions WHERE key = '{key}'")
        else:
            with closing(sqlite3.connect(self.place, timeout=PATIENCE)) as file:
                data = "".join(
                    bytes(row[0]).decode() for row in file.execute("SELECT data FROM meerkat_sessions WHERE key = ?", [key]))
        return json.loads(data)["lastEvent"] if data else -1

    def kill(self, name):
        """Ends a server without a word to it."""
        self.servers[name].kill()
        self.servers.pop(name).communicate()

    def end(self, name):
        """Asks a server to end, which hands its sessions over."""
        server = self.servers.pop(name)
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=PATIENCE)
        assert server.returncode == 0

    def close(self):
        for server in self.servers.values():
            server.kill()
            server.communicate()
        self.nginx.terminate()
        self.nginx.wait()
