"""What the suites share: where things are, running the command, reporting, a web server, a browser.

A suite is a script: `python Tests/Checks/nu.py`. It builds what it needs with the `fieldset` in `.build/debug` (or the
one that the environment variable FIELDSET names), prints what is wrong and a last line, and exits with 1 when
something is. `--self-test` runs it on an input that is known to be bad and fails unless the suite finds the fault.
"""

import argparse
import contextlib
import functools
import http.server
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Sample"
KITCHEN_SINK = ROOT / "Tests" / "Browser" / "KitchenSink"
CASES = pathlib.Path(os.environ.get("FIELDSET_CASES", ROOT.parent / "shared" / "cases"))
THEMES = ["inset-grouped", "grouped", "plain"]
POLICY = "default-src 'self'"


def command():
    """The path of the `fieldset` to test."""
    named = os.environ.get("FIELDSET")
    candidates = (
        [pathlib.Path(named)] if named else [ROOT / ".build" / kind / "fieldset" for kind in ("debug", "release")]
    )
    for candidate in candidates:
        if candidate.exists():
            return str(candidate)
    sys.exit("no fieldset to test: run `swift build` first, or name one in FIELDSET")


def fieldset(*arguments, cwd=None, env=None):
    """Runs the command and returns the finished process with its output as text."""
    return subprocess.run(
        [command(), *map(str, arguments)],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
    )


def build(site, output, *arguments):
    """Builds a site that must build, or ends the suite with what the command said."""
    result = fieldset("build", site, "--output", output, *arguments)
    if result.returncode != 0:
        sys.exit(f"building {site} failed with exit code {result.returncode}:\n{result.stderr}{result.stdout}")
    return pathlib.Path(output)


def built_sites(folder):
    """Builds what the suites look at and yields a label and a folder for each.

    That is Sample in every theme, Sample without a home page of its own, so that one is made, and the site that
    `fieldset new` makes.
    """
    for theme in THEMES:
        yield theme, build(SAMPLE, folder / theme, "--theme", theme)
    homeless = copy_sample(folder / "homeless")
    (homeless / "pages" / "index.json").unlink()
    (homeless / "pages" / "director.json").unlink()  # It links to the home page.
    yield "made index", build(homeless, homeless / "_site")
    result = fieldset("new", folder / "new")
    if result.returncode != 0:
        sys.exit(f"`fieldset new` failed with exit code {result.returncode}:\n{result.stderr}")
    yield "new", build(folder / "new", folder / "new" / "_site")


def pages(folder):
    """The HTML files below a folder, in order."""
    return sorted(pathlib.Path(folder).rglob("*.html"))


def write(path, text):
    """Writes a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="")


def write_json(path, value):
    """Writes a value as JSON, one field a line, so that a line number names a field."""
    write(path, json.dumps(value, ensure_ascii=False, indent=1))


def copy_sample(folder):
    """A copy of Sample without what was built in it."""
    shutil.copytree(SAMPLE, folder, ignore=shutil.ignore_patterns("_site"))
    return pathlib.Path(folder)


@contextlib.contextmanager
def scratch():
    """A folder that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="fieldset-checks-") as folder:
        yield pathlib.Path(folder).resolve()


class Report:
    """Counts what was checked and prints what was wrong."""

    def __init__(self, name):
        self.name = name
        self.checked = 0
        self.faults = []
        # Everything that was printed of them.
        self.lines = []

    def check(self, holds, fault, *details):
        """Counts one check; when it does not hold, prints the fault and its details."""
        self.checked += 1
        if not holds:
            self.faults.append(fault)
            print(f"FAULT {fault}")
            self.lines.append(fault)
            for detail in details:
                for line in str(detail).splitlines():
                    print(f"      {line}")
                    self.lines.append(line)
        return holds

    def require(self, reason):
        """Drops all faults when none of them tells of a reason: for tests of the tests."""
        if not any(reason in line for line in self.lines):
            print(f"note  {self.name}: nothing tells of \"{reason}\"")
            self.faults.clear()

    def note(self, text):
        """Prints something worth knowing that is no fault."""
        print(f"note  {text}")

    def finish(self):
        """Prints the last line and gives the exit code."""
        print(f"{self.name}: {self.checked} checks, {len(self.faults)} faults")
        return 1 if self.faults or not self.checked else 0


def main(name, run, self_test, options=None):
    """Runs a suite as a script.

    `run(report, arguments)` is the suite; `self_test()` runs it on known bad inputs and returns a report for each,
    which must have found a fault.
    """
    parser = argparse.ArgumentParser(prog=name)
    parser.add_argument("--self-test", action="store_true", help="show that the suite finds a fault it must find")
    if options:
        options(parser)
    arguments = parser.parse_args()
    if not arguments.self_test:
        report = Report(name)
        run(report, arguments)
        sys.exit(report.finish())
    reports = self_test()
    blind = [report.name for report in reports if not report.faults]
    for blind_name in blind:
        print(f"FAULT {blind_name}: the suite saw nothing wrong in an input that is wrong")
    print(f"{name} --self-test: {len(reports)} bad inputs, {len(blind)} not noticed")
    sys.exit(1 if blind else 0)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder under the strict policy that pages promise to work with."""

    def do_GET(self):
        # Browsers ask for this one unasked, and would log that it is missing.
        if self.path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def served(folder):
    """Serves a folder on the loopback interface and yields its address."""
    handler = functools.partial(Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()


@contextlib.contextmanager
def browser(preferences=None):
    """Headless Chromium, driven by selenium, with preferences of its own where some are given."""
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or sys.exit("chromium is not installed")
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        "--force-color-profile=srgb",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    if preferences:
        options.add_experimental_option("prefs", preferences)
    service = webdriver.ChromeService(shutil.which("chromedriver") or sys.exit("chromium-driver is not installed"))
    driver = webdriver.Chrome(options=options, service=service)
    try:
        yield driver
    finally:
        driver.quit()


def media(driver, scheme="light", forced=False, kind="", contrast="no-preference"):
    """Makes the browser tell pages a colour scheme, forced colours, more contrast, or print."""
    features = [
        {"name": "prefers-color-scheme", "value": scheme},
        {"name": "forced-colors", "value": "active" if forced else "none"},
        {"name": "prefers-contrast", "value": contrast},
        {"name": "prefers-reduced-motion", "value": "reduce"},
    ]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": kind, "features": features})


def load(driver, address):
    """Opens a page and returns what the browser complained about: console errors, refusals by the policy."""
    driver.get_log("browser")
    driver.get(address)
    driver.execute_script("return document.fonts.ready.then(() => 0)")
    entries = (entry for entry in driver.get_log("browser") if entry["level"] in ("WARNING", "SEVERE"))
    return [f"{entry['level']} {entry['message']}" for entry in entries]


def viewport(driver, width, height=900, scale=1):
    """Gives the page a size in CSS pixels."""
    metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
