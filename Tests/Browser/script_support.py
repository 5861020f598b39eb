"""What the tests of the page's script share: a site with every part of it, a server that records, a runner.

A test is a plain function `test_something(driver, base)`: a selenium driver whose storage is empty, and the address of
the built site. It fails by raising `AssertionError`. `main` runs the tests of a module in Chromium.
"""

import contextlib
import functools
import http.server
import json
import pathlib
import re
import sys
import threading
import time
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Checks"))

import common  # noqa: E402

NAMESPACE = "tests"
SITE = {"title": "Script", "storage": {"kind": "local", "namespace": NAMESPACE}}


def option(value, title, **fields):
    return {"value": value, "title": title, **fields}


def sections():
    """Every kind of value that is stored, in every selection."""
    return [
        {
            "key": "theme",
            "header": "Colour scheme",
            "selection": "single",
            "selected": "system",
            "synonyms": ["dark mode"],
            "rows": [
                option("system", "System"),
                option("dark", "Dark"),
                option("", "None at all"),
                option("old", "Old", disabled=True),
            ],
        },
        {
            "key": "letters",
            "header": "Letters",
            "event": "letters-chosen",
            "selection": "multiple",
            "selected": ["a", "d"],
            "selectAll": True,
            "rows": [
                option("a", "A", synonyms=["apple"]),
                option("b", "B", event="second-chosen"),
                option("0", "Zero"),
                option("d", "Dee", disabled=True),
            ],
        },
        {
            "key": "toppings",
            "header": "Toppings",
            "selection": "multiple",
            "selected": ["ham"],
            "minimum": 1,
            "maximum": 2,
            "rows": [
                option("ham", "Ham"),
                option("corn", "Corn"),
                option("egg", "Egg"),
                option("nothing", "Nothing of these", exclusive=True, divider="or"),
            ],
        },
        {
            "key": "shelf",
            "header": "Shelf",
            "selection": "multiple",
            "parents": "derived",
            "selected": ["road"],
            "rows": [
                {
                    "title": "Novels",
                    "rows": [option("road", "Road"), option("tides", "Tides"), option("gone", "Gone", disabled=True)],
                },
                {
                    "title": "Travel",
                    "rows": [
                        {"title": "North", "rows": [option("lights", "Lights"), option("ice", "Ice")]},
                        option("islands", "Islands"),
                    ],
                },
            ],
        },
        {
            "key": "area",
            "header": "Area",
            "selection": "multiple",
            "parents": "exclusive",
            "selected": [],
            "rows": [
                option("europe", "Europe", rows=[option("spain", "Spain"), option("italy", "Italy")]),
                option("asia", "Asia", rows=[option("japan", "Japan")]),
            ],
        },
        # Nothing is chosen, which no value stands for.
        {
            "key": "size",
            "header": "Size",
            "selection": "single",
            "rows": [option("small", "Small"), option("large", "Large")],
        },
        {
            "header": "General",
            "rows": [
                {"kind": "switch", "key": "tips", "title": "Tips", "value": True, "subtitle": "Shown at the start", "event": "tips-switched"},
                {
                    "kind": "switch",
                    "key": "locked",
                    "title": "Locked",
                    "value": True,
                    "disabled": True,
                    "reason": "Set for you",
                },
                {"kind": "number", "key": "volume", "title": "Volume", "value": 5, "minimum": 0, "maximum": 10},
                {"kind": "text", "key": "name", "title": "Name", "value": "me", "maximumLength": 10},
                # Keys that hide properties of the form.
                {"kind": "text", "key": "dataset", "title": "Data set", "value": ""},
                {"kind": "text", "key": "open", "title": "Open", "value": ""},
                {"kind": "email", "key": "mail", "title": "Mail", "value": ""},
                {"kind": "password", "key": "secret", "title": "Secret", "value": ""},
                {"kind": "multiline", "key": "notes", "title": "Notes", "value": "one\ntwo"},
                {"kind": "range", "key": "speed", "title": "Speed", "value": 3, "minimum": 1, "maximum": 9},
                {"kind": "color", "key": "paint", "title": "Paint", "value": "#FF8800"},
                {"kind": "date", "key": "day", "title": "Day", "value": "2026-11-30"},
                {
                    "kind": "select",
                    "key": "lang",
                    "title": "Language",
                    "value": "en",
                    "options": [
                        {"value": "en", "title": "English"},
                        {"value": "0", "title": "Nothing"},
                        {"value": "xx", "title": "Lost", "disabled": True},
                    ],
                },
                {
                    "kind": "select",
                    "key": "place",
                    "title": "Place",
                    "options": [{"value": "home", "title": "Home"}],
                },
                {"kind": "value", "title": "Version", "value": "1.2"},
                {"kind": "button", "title": "Try", "type": "button", "key": "try", "value": "now"},
                {"kind": "link", "title": "About", "url": "#about", "event": "about-opened"},
                {"kind": "own", "key": "own", "event": "own-pressed", "fields": {"title": "Press"}},
            ],
        },
    ]


DEFAULTS = {
    "theme": "system",
    "letters": ["a"],
    "toppings": ["ham"],
    "shelf": ["road"],
    "area": [],
    "tips": "on",
    "volume": "5",
    "name": "me",
    "dataset": "",
    "open": "",
    "mail": "",
    "secret": "",
    "notes": "one\ntwo",
    "speed": "3",
    "paint": "#ff8800",
    "day": "2026-11-30",
    "lang": "en",
    "place": "",
}


def hidden_sections():
    """Rows that wait for others, or for others that wait; and choices with every limit, in one tree."""
    wifi, automatic = {"key": "wifi", "is": True}, {"key": "automatic", "is": True}
    rows = [
        {"kind": "switch", "key": "wifi", "title": "Wi-Fi", "value": True},
        {"kind": "switch", "key": "automatic", "title": "Join by itself", "value": True, "onlyIf": wifi},
        {"kind": "text", "key": "network", "title": "Network", "minimumLength": 3, "onlyIf": automatic},
        {"kind": "number", "key": "level", "title": "Level", "maximum": 10, "onlyIf": wifi},
        {"kind": "email", "key": "mail", "title": "Mail", "onlyIf": wifi},
        {"kind": "switch", "key": "proxy", "title": "Proxy", "value": False},
        {"kind": "text", "key": "port", "title": "Port", "error": "Give a number", "onlyIf": {"key": "proxy", "is": True}},
        {"kind": "text", "key": "host", "title": "Host", "error": "There is no such host"},
        {"kind": "text", "key": "must", "title": "Must", "value": "x", "required": True},
        {"kind": "number", "key": "any", "title": "Any number"},
        {"kind": "url", "key": "home", "title": "Home page", "maximumLength": 30},
        # An entry that can be kept, though not chosen.
        {"kind": "select", "key": "plan", "title": "Plan", "value": "old",
         "options": [option("old", "Old", disabled=True), option("new", "New")]},
        {"kind": "button", "type": "submit", "key": "erase", "title": "Erase", "value": "all", "action": "erase",
         "onlyIf": {"key": "proxy", "is": True}},
    ]
    inner = [option("a", "A"), option("b", "B"), option("c", "C")]
    some = {"key": "some", "header": "Some", "selection": "multiple", "minimum": 1, "maximum": 2, "parents": "derived"}
    none = option("none", "None of these", exclusive=True)
    places = [option("europe", "Europe", rows=[option("spain", "Spain"), option("italy", "Italy")]), option("asia", "Asia")]
    areas = {"key": "areas", "header": "Areas", "selection": "multiple", "parents": "exclusive", "selectAll": True}
    return [
        {"header": "Rows", "rows": rows},
        {**some, "selected": ["none"], "rows": [{"title": "Letters", "rows": inner}, none]},
        {**areas, "selected": ["europe"], "rows": places},
        {**some, "key": "later", "header": "Later", "onlyIf": {"key": "proxy", "is": True}, "rows": inner},
        {"key": "ways", "header": "Ways", "selection": "single", "error": "Choose one way",
         "onlyIf": {"key": "proxy", "is": True}, "rows": inner},
    ]


def write_site(folder):
    """Writes the site: the same page for each storage, and some of one purpose."""
    everything = {"changes": True, "transfer": True, "events": True}

    def page(title, **form):
        return {"title": title, "filter": True, "form": {**everything, **form}, "sections": sections()}

    common.write_json(folder / "site.json", SITE)
    common.write_json(folder / "pages" / "all.json", page("Everything"))
    common.write(
        folder / "templates" / "rows" / "own.mustache",
        '<div class="row"{{{attributes}}}><button type="button" id="{{id}}">{{fields.title}}</button></div>\n',
    )
    own = {"kind": "own", "event": "alone-pressed", "fields": {"title": "Alone"}}
    common.write(
        folder / "assets" / "mine.js",
        "document.addEventListener('fieldset:select', ({ detail }) => { document.title = `heard ${detail.name}`; });\n",
    )
    formless = {"title": "Formless", "scripts": ["assets/mine.js"], "sections": [{"rows": [own]}]}
    common.write_json(folder / "pages" / "formless.json", formless)
    rows = [
        {"kind": "text", "key": "first", "title": "First", "value": "", "onlyIf": {"key": "more", "is": True}},
        {"kind": "text", "key": "second", "title": "Second", "value": ""},
        {"kind": "switch", "key": "more", "title": "More", "value": False},
    ]
    names = [option("a", "A"), option("b", "B"), option("c", "C"), option("none", "None", exclusive=True)]
    limited = {"key": "limited", "header": "Limited", "selection": "multiple", "selected": ["c"], "maximum": 2}
    sections_of_waiting = [{"rows": rows}, {**limited, "selectAll": True, "rows": names}]
    common.write_json(
        folder / "pages" / "waiting.json",
        {"title": "Waiting", "form": {"changes": True}, "sections": sections_of_waiting},
    )
    many = [option(f"v{number}", f"Option {number}") for number in range(200)]
    long = {"key": "long", "header": "Long", "selection": "multiple", "selectAll": True, "rows": many}
    common.write_json(folder / "pages" / "long.json", {"title": "Long", "form": {}, "sections": [long]})
    hidden = {"title": "Hidden", "filter": True, "form": {"submit": "Save"}, "sections": hidden_sections()}
    common.write_json(folder / "pages" / "hidden.json", hidden)
    for kind in ("none", "extension"):
        common.write_json(
            folder / "pages" / f"{kind}.json", page(kind.title(), storage={"kind": kind, "namespace": NAMESPACE})
        )
    for name, url in (("post", "save"), ("refused", "refuse"), ("unreachable", "http://127.0.0.1:9/save")):
        storage = {"kind": "post", "namespace": NAMESPACE, "url": url}
        common.write_json(
            folder / "pages" / f"{name}.json", page(name.title(), storage=storage, action="plain", method="post")
        )
    return folder


class Handler(common.Handler):
    """Serves the site under the strict policy, and records what is sent: `requests` holds (path, type, body)."""

    def do_GET(self):
        if not self.path.endswith("?in-pieces"):
            return super().do_GET()
        text = (pathlib.Path(self.directory) / self.path.removesuffix("?in-pieces").lstrip("/")).read_text()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        # The parser waits where each group begins, as it may on a slow line.
        for piece in re.sub(r"<fieldset[^>]*>", "\\g<0>\0", text).split("\0"):
            self.wfile.write(piece.encode())
            self.wfile.flush()
            time.sleep(0.03)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        self.server.requests.append((self.path, self.headers.get("Content-Type"), body))
        self.send_response(503 if self.path == "/refuse" else 200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Sent</title><p>Sent")


@contextlib.contextmanager
def serve(folder):
    """Serves a folder and yields its address and the list of what was sent to it."""
    handler = functools.partial(Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.requests = []
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}", server.requests
        finally:
            server.shutdown()


# What tests do on a page.

VALUES = """
const values = {};
for (const c of document.querySelector('form').elements) {
  if (!c.name || !c.matches('input:enabled, select:enabled, textarea:enabled') || c.type == 'hidden') continue;
  const off = document.querySelector(`input[type=hidden][name="${c.name}"]`)?.value;
  if (c.getAttribute('role') == 'switch') values[c.name] = c.checked ? c.value : off;
  else if (c.type == 'radio') { if (c.checked) values[c.name] = c.value; }
  else if (c.type == 'checkbox') (values[c.name] ||= []).push(...(c.checked ? [c.value] : []));
  else values[c.name] = c.value;
}
return values;
"""


def values(driver):
    """What the form would submit, read from its controls."""
    return driver.execute_script(VALUES)


def differences(driver):
    """The values that are not the defaults."""
    return {key: value for key, value in values(driver).items() if DEFAULTS.get(key) != value}


def store(driver, key, value, page="all"):
    """Puts a value into the local storage as JSON; text that starts with `!` as it stands."""
    json_text = value[1:] if isinstance(value, str) and value.startswith("!") else json.dumps(value)
    driver.execute_script("localStorage.setItem(arguments[0], arguments[1])", f"{NAMESPACE}:{page}:{key}", json_text)


def stored(driver, key, page="all"):
    """What is stored for a row, as JSON text."""
    return driver.execute_script("return localStorage.getItem(arguments[0])", f"{NAMESPACE}:{page}:{key}")


def choose(driver, key, value):
    """Clicks the option of a value."""
    click(driver, f'input[name="{key}"][value="{value}"]')
    rest(driver)


def click(driver, selector):
    """Clicks as a user's click does, wherever the element is."""
    driver.execute_script("document.querySelector(arguments[0]).click()", selector)


def rest(driver):
    """Waits as long as the script does to see whether something is pressed."""
    driver.execute_script("return new Promise((done) => setTimeout(done, 20))")


def type_in(driver, selector, text):
    """Replaces the text of a field, and leaves it."""
    field = driver.find_element("css selector", selector)
    driver.execute_script("arguments[0].focus(); arguments[0].select()", field)
    field.send_keys(text or "\ue017")
    driver.execute_script("arguments[0].blur()", field)
    rest(driver)


def status(driver):
    """What the line of status says."""
    rest(driver)
    return driver.execute_script("return document.querySelector('[data-status]').textContent")


def button(driver, name):
    """The button of a name, seen or said."""
    return driver.execute_script(
        """return [...document.querySelectorAll('button')].find(
             (b) => (b.getAttribute('aria-label') || b.textContent) == arguments[0])""",
        name,
    )


def press(driver, name):
    """Presses the button of a name."""
    found = button(driver, name)
    assert found, f"no button {name!r}"
    driver.execute_script("arguments[0].focus(); arguments[0].click()", found)


def until(condition, seconds=5):
    """Waits until something holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


def equal(found, wanted):
    """Fails unless two values are the same."""
    assert found == wanted, f"found {found!r}, wanted {wanted!r}"


def tests_of(module):
    """The tests of a module, in their order."""
    return [item for name, item in vars(module).items() if name.startswith("test_")]


def fault_of(test, driver, base):
    """Runs a test and gives what went wrong, or nothing."""
    try:
        test(driver, base)
    except Exception:  # A test that breaks is a test that fails.
        return traceback.format_exc()
    return ""


def break_script(site, part, old, new):
    """Gives a site a theme whose script is broken in one place."""
    theme = site / "themes" / "broken"
    common.write_json(theme / "theme.json", {"name": "broken", "extends": "inset-grouped"})
    common.write_json(site / "site.json", {**SITE, "theme": "broken"})
    source = (common.ROOT / "Themes" / "base" / "scripts" / part).read_text(encoding="utf-8")
    assert source.count(old) == 1, f"{part} holds {source.count(old)} of {old!r}"
    common.write(theme / "scripts" / part, source.replace(old, new))


def self_test(name, breaks):
    """Breaks the script in one place after the other; each time the test named with it must fail."""
    module = sys.modules["__main__"]
    report = common.Report(f"{name} --self-test")
    with common.scratch() as folder, common.browser() as driver:
        for number, (test, part, old, new) in enumerate(breaks):
            site = write_site(folder / str(number))
            break_script(site, part, old, new)
            with serve(common.build(site, folder / f"out{number}")) as (base, requests):
                driver.server_requests = requests
                driver.get(base + "/index.html")
                report.check(
                    fault_of(getattr(module, test), driver, base), f"{test} saw nothing wrong in {part} with {new!r}"
                )
    sys.exit(report.finish())


def main(name, breaks=()):
    """Runs the tests of the module that is being run, in Chromium; `--self-test` runs them on broken scripts."""
    report = common.Report(name)
    only = sys.argv[1:]
    if only == ["--self-test"]:
        self_test(name, breaks)
    with common.scratch() as folder:
        output = common.build(write_site(folder / "site"), folder / "out")
        with serve(output) as (base, requests), common.browser() as driver:
            driver.server_requests = requests
            for test in tests_of(sys.modules["__main__"]):
                if only and test.__name__ not in only:
                    continue
                driver.get(base + "/index.html")
                driver.execute_script("localStorage.clear()")
                driver.get_log("browser")
                requests.clear()
                fault = fault_of(test, driver, base)
                report.check(not fault, test.__name__, fault)
                complaints = [
                    entry["message"]
                    for entry in driver.get_log("browser")
                    if entry["level"] == "SEVERE" and "503" not in entry["message"] and ":9/" not in entry["message"]
                ]
                report.check(not complaints, f"{test.__name__}: the browser complained", *complaints)
    sys.exit(report.finish())
