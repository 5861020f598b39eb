"""A loopback server that serves a built site under a strict policy and records what browsers send to it."""

import contextlib
import functools
import http.server
import threading
import urllib.parse

import common

ANSWER = b"<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Recorded</title><main><h1>Recorded</h1></main></html>"


class Recorder:
    """What a server was sent: submitted forms, and reports of what its policy refused."""

    def __init__(self):
        self.address = ""
        self.submissions = []
        self.refusals = []
        # The status that a POST is answered with.
        self.status = 200
        self.policy = common.POLICY

    def take(self):
        """The submissions since the last time, each a method, a path, a type and a body."""
        taken, self.submissions = self.submissions, []
        return taken


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files, and records queries and bodies."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments, recorder, **options):
        self.recorder = recorder
        super().__init__(*arguments, **options)

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        if url.path == "/favicon.ico":
            self.answer(204, b"")
            return
        if "?" in self.path:
            self.recorder.submissions.append(("get", url.path, "application/x-www-form-urlencoded", url.query))
        # A browser that goes on to another page hangs up.
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            super().do_GET()

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode("utf-8")
        if self.path == "/refused":
            self.recorder.refusals.append(body)
            self.answer(204, b"")
            return
        kind = self.headers.get_content_type()
        self.recorder.submissions.append(("post", urllib.parse.urlsplit(self.path).path, kind, body))
        self.answer(self.recorder.status, ANSWER)

    def answer(self, status, body):
        self.send_response(status)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Content-Security-Policy", f"{self.recorder.policy}; report-uri /refused")
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def recorded(folder):
    """Serves a folder and yields the recorder, which knows the address."""
    recorder = Recorder()
    handler = functools.partial(Handler, directory=str(folder), recorder=recorder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        recorder.address = f"http://127.0.0.1:{server.server_address[1]}"
        try:
            yield recorder
        finally:
            server.shutdown()


def pairs(submission):
    """The names and values of a submission, in order."""
    return urllib.parse.parse_qsl(submission[3], keep_blank_values=True, strict_parsing=bool(submission[3]))
