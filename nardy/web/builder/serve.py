"""A local server for ``dist/``: right types, CORS on data, caching as a good host would do it."""

from __future__ import annotations

import argparse
import errno
import sys
import webbrowser
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

_TRIED_PORTS = 20
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".whl": "application/octet-stream",
    ".zip": "application/zip",
    ".toml": "text/plain; charset=utf-8",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder; files of a build never change, so they may be kept for ever."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **_TYPES}  # noqa: RUF012 - as inherited
    protocol_version = "HTTP/1.1"

    def send_response(self, code: int, message: str | None = None) -> None:
        """Remember the status: only what was found may be kept."""
        self._found = code < HTTPStatus.BAD_REQUEST
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Add the headers for caching and for embeds without an origin of their own."""
        kept = self._found and "/static/" in self.path
        self.send_header("Cache-Control", "max-age=31536000, immutable" if kept else "no-cache")
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as inherited
        """Say nothing: the terminal belongs to the address."""


class Server(ThreadingHTTPServer):
    """A server on this machine alone."""

    daemon_threads = True
    # On Windows a second server could otherwise take a port that is in use.
    allow_reuse_address = sys.platform != "win32"

    def handle_error(self, request: object, client_address: object) -> None:
        """Report errors, but not that a visitor closed the page while a file was on its way."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def open_server(folder: Path, port: int, host: str = "127.0.0.1") -> Server:
    """A server for ``folder`` on ``port`` (0: any free one); OSError when the port is busy."""
    return Server((host, port), partial(Handler, directory=str(folder)))


def first_free(folder: Path, port: int) -> Server:
    """A server on ``port`` or, when that is busy, on the next free one, which is said."""
    for candidate in range(port, port + _TRIED_PORTS):
        try:
            return open_server(folder, candidate)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
            print(f"nardy: port {candidate} is busy, trying {candidate + 1}", flush=True)
    raise OSError(errno.EADDRINUSE, f"ports {port} to {port + _TRIED_PORTS - 1} are all busy")


def main(arguments: list[str] | None = None) -> int:
    """Serve until Ctrl-C, open a browser if there is one; 1 when there is nothing to serve."""
    parser = argparse.ArgumentParser(prog="python -m nardy.web.builder.serve", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=8000, help="default: 8000 or the next free one")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    options = parser.parse_args(arguments)
    if not (options.folder / "index.html").is_file():
        print(f"nardy: {options.folder} has no index.html; run: python3 noxfile.py -s site")
        return 1
    with first_free(options.folder, options.port) as server:
        _serve(server, open_browser=not options.no_open)
    return 0


def _serve(server: Server, *, open_browser: bool) -> None:
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"nardy: {address}  (Ctrl-C stops it)", flush=True)
    if open_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("\nnardy: stopped")


if __name__ == "__main__":
    sys.exit(main())
