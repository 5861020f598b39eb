"""With JavaScript what is changed is kept, and whatever is wrong with storage or files is survived, in three browsers.

The pages are the kitchen sink's; clicks and keys are real ones. Storage that is forbidden is really forbidden, by the
browser's own settings, and storage that is full is really full. Everything is served under `default-src 'self'`, and
the browsers report what they refuse. Tests of each part of the script in Chromium, an extension's page among them, are
in `test_script_….py`.
"""

import json
import re
import time
import traceback

import broken_templates
import browsers
import common
import model
import recording
import without_script
from script_support import VALUES
from broken_templates import Break

PREFIX = "kitchen:local:"
STATUS = "return document.querySelector('[data-status]').textContent"
SAME = "return JSON.stringify(Object.entries(values).sort((a, b) => a[0] < b[0] ? -1 : 1)) === arguments[0]"
PUT = """
const transfer = new DataTransfer();
transfer.items.add(new File([arguments[0]], 'settings.json', { type: 'application/json' }));
const input = document.querySelector('input[type=file]');
input.files = transfer.files;
input.dispatchEvent(new Event('change', { bubbles: true }));
"""
PRESS = """
const button = [...document.querySelectorAll('button')].find(
  each => (each.getAttribute('aria-label') || each.textContent) === arguments[0]);
if (button) { button.setAttribute('data-pressed', ''); }
return Boolean(button);
"""
HOSTILE = {
    "__proto__": {"polluted": True},
    "constructor": "x",
    "name": "<img src=x onerror=\"document.title='pwned'\"></script><b>",
    "wifi": "maybe",
    "size": {"0": "1"},
    "letters": ["zz", "b"],
    "topics": "oak",
    "count": [],
    "language": None,
}


class Pages:
    """The kitchen sink in one browser: what the tests do on its pages."""

    def __init__(self, browser, recorder):
        self.browser = browser
        self.recorder = recorder

    def open(self, slug="local"):
        self.browser.open(f"{self.recorder.address}/{slug}.html")

    def values(self):
        return self.browser.script(VALUES)

    def click(self, id):
        """Clicks the words of a control, which are not to move away below the pointer."""
        checked = "return document.getElementById(arguments[0]).checked"
        before = self.browser.script(checked, id)
        self.aim(f"label[for={json.dumps(id)}]")
        self.browser.wait(f"{checked} !== arguments[1]", id, before, seconds=1)

    def aim(self, selector):
        """Clicks an element as a person does: once it lies where an earlier press has left it for good."""
        place = "return document.querySelector(arguments[0]).getBoundingClientRect().top + scrollY"
        seen = []
        for _ in range(40):
            seen.append(self.browser.script(place, selector))
            if len(seen) > 3 and len(set(seen[-4:])) == 1:
                self.browser.click(selector)
                return
            time.sleep(0.04)
        raise AssertionError(f"{selector} does not come to rest: {seen}")

    def type(self, id, text):
        """Replaces a text, and leaves the field."""
        self.aim(without_script.selector(id))
        self.browser.press("Control+a", "Delete")
        self.browser.type(text)
        self.browser.press("Tab")

    def press(self, name):
        assert self.browser.wait(PRESS, name, seconds=3), f"no button {name!r}"
        self.aim("[data-pressed]")
        self.browser.script("document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')")

    def says(self, text):
        """Waits for words in the line of status."""
        found = self.browser.wait(f"return (() => {{ {STATUS} }})().includes(arguments[0])", text, seconds=5)
        assert found, f"it says {self.browser.script(STATUS)!r}, not {text!r}"

    def has(self, **wanted):
        """Waits until these keys have these values, and all others their defaults."""
        expected = {**defaults("local"), **wanted}
        text = json.dumps(sorted(expected.items()), ensure_ascii=False, separators=(",", ":"))
        if not self.browser.wait(f"const values = (() => {{ {VALUES} }})(); {SAME}", text, seconds=5):
            found = self.values()
            differing = {key: (found.get(key), value) for key, value in expected.items() if found.get(key) != value}
            raise AssertionError(f"found and wanted: {differing}")

    def store(self, key, text):
        self.browser.script("localStorage.setItem(arguments[0], arguments[1])", key, text)

    def stored(self, key):
        return self.browser.script("return localStorage.getItem(arguments[0])", key)


def defaults(slug):
    """The values of a page before anything is changed, by the model."""
    page = model.Site(common.KITCHEN_SINK).pages[slug]
    return page.values(page.submitted())


def test_what_is_changed_is_there_after_a_reload(pages):
    pages.open()
    pages.has()
    pages.click("wifi")
    pages.type("name", "<Grace> & \"co\"")
    pages.type("about", "")
    pages.click("size:2")
    pages.click("letters:2")
    pages.says("Saved")
    changed = {"wifi": "off", "name": "<Grace> & \"co\"", "about": "", "size": "1", "letters": ["a", "b"]}
    pages.has(**changed)
    pages.browser.reload()
    pages.has(**changed)
    # Only what was changed is stored, each row alone.
    keys = pages.browser.script("return Object.keys(localStorage).sort()")
    assert keys == sorted(PREFIX + key for key in changed), keys


def test_zero_off_and_nothing_are_values(pages):
    pages.open()
    for key, value in (("count", "0"), ("size", ""), ("language", ""), ("name", ""), ("wifi", "off"), ("letters", [])):
        pages.store(PREFIX + key, json.dumps(value))
    pages.browser.reload()
    pages.has(size="", language="", name="", wifi="off", letters=[])


def test_two_tabs_agree(pages):
    browser = pages.browser
    pages.open()
    first = browser.tab()
    second = browser.new_tab()
    try:
        pages.open()
        pages.has()
        browser.switch(first)
        pages.click("wifi")
        pages.says("Saved")
        browser.switch(second)
        pages.has(wifi="off")
    finally:
        browser.switch(second)
        browser.close_tab()
        browser.switch(first)


def test_corrupt_and_foreign_storage_falls_back(pages):
    pages.open()
    corrupt = {
        "wifi": '{"broken',
        "size": '"9"',
        "letters": '["zz", "b"]',
        "topics": '"oak"',
        "count": '"many"',
        "name": '{"a": 1}',
        "language": '["ru"]',
        "light": '"1e9"',
    }
    for key, text in corrupt.items():
        pages.store(PREFIX + key, text)
    foreign = {f"{PREFIX}gone": '"kept"', "kitchen:other:wifi": '"off"', "elsewhere": "x", "kitchen": "y"}
    for key, text in foreign.items():
        pages.store(key, text)
    pages.browser.reload()
    pages.says("no longer fit")
    found = pages.values()
    for key in ("wifi", "size", "topics", "name", "language"):
        assert found[key] == defaults("local")[key], f"{key} is {found[key]!r}"
    assert "zz" not in found["letters"], found["letters"]
    pages.click("size:2")
    pages.says("Saved")
    kept = {key: pages.stored(key) for key in foreign}
    assert kept == foreign, kept


def test_full_storage_is_said(pages):
    pages.open()
    pages.browser.script(
        """let size = 1 << 24, text = 'x';
           while (size) { try { localStorage.setItem('full', text.repeat(size)); text = 'x'; break; } catch { size >>= 1; } }
           let number = 0;
           for (let step = size; step;) {
             try { localStorage.setItem('full' + number++, 'x'.repeat(step)); } catch { step >>= 1; }
           }"""
    )
    pages.click("wifi")
    pages.says("Not saved")
    pages.has(wifi="off")
    pages.browser.script("localStorage.clear()")
    pages.click("size:2")
    pages.says("Saved")
    pages.has(wifi="off", size="1")


def test_going_back_shows_what_was_kept(pages):
    pages.open()
    pages.type("name", "Grace")
    pages.click("wifi")
    pages.says("Saved")
    pages.aim("a[href='index.html']")
    pages.browser.wait("return location.pathname === '/index.html' && document.readyState === 'complete'")
    pages.browser.back()
    pages.browser.wait("return location.pathname === '/local.html' && document.readyState === 'complete'")
    pages.has(name="Grace", wifi="off")


def test_no_fault_is_hidden(pages):
    pages.open()
    visible = "return document.getElementById(arguments[0]).getClientRects().length > 0"
    focused = "return document.activeElement.id == arguments[0]"
    pages.type("lease", "99")
    pages.says("Lease")
    pages.click("wifi")
    assert not pages.browser.script(visible, "network")
    assert pages.browser.script(visible, "lease")
    pages.aim("form .actions [type=submit]")
    assert pages.browser.wait(focused, "lease", seconds=5)
    pages.type("lease", "7")
    # What has the focus stays, too.
    pages.aim(without_script.selector("owner"))
    assert pages.browser.wait(f"return !(() => {{ {visible} }})()", "lease", seconds=5)
    # What the browser finds by itself, where the filter has hidden it.
    pages.type("owner", "")
    pages.type(":filter", "wi-fi")
    assert pages.browser.wait(f"return !(() => {{ {visible} }})()", "owner", seconds=5)
    pages.aim("form .actions [type=submit]")
    assert pages.browser.wait(focused, "owner", seconds=5), pages.browser.script("return document.activeElement.id")
    assert pages.browser.script(visible, "owner")


def test_import_of_settings(pages):
    pages.open()
    pages.browser.script(PUT, json.dumps({"name": "Grace", "letters": ["b"], "size": "", "wifi": "off"}))
    pages.press("Apply")
    pages.has(name="Grace", letters=["b"], size="", wifi="off")
    pages.browser.reload()
    pages.has(name="Grace", letters=["b"], size="", wifi="off")


def test_broken_and_hostile_files(pages):
    pages.open()
    for text in ("", "{", "[1, 2", "\0\ufffe", "{" * 100000, "not json"):
        pages.browser.script("document.querySelector('[data-status]').textContent = ''")
        pages.browser.script(PUT, text)
        pages.says("holds no settings")
    for text in ("null", "[]", "17", '"x"', '{"unknown": "x"}', '{"__proto__": {"wifi": "off"}}'):
        pages.browser.script(PUT, text)
    pages.has()
    pages.browser.script(PUT, json.dumps(HOSTILE))
    pages.press("Apply")
    # A text is a text, whatever it looks like; everything else of the file does not fit or is a part that does.
    name = HOSTILE["name"]
    assert pages.browser.wait("return document.getElementById('name').value === arguments[0]", name, seconds=3)
    found = pages.values()
    wanted = {**defaults("local"), "name": name}
    differing = {key for key, value in wanted.items() if found[key] != value}
    assert differing <= {"letters", "topics", "count"}, {key: found[key] for key in differing}
    assert "zz" not in found["letters"]
    bad = "return [document.title === 'pwned', {}.polluted === true, document.querySelectorAll('form img').length > 0]"
    assert pages.browser.script(bad) == [False, False, False]


def test_post_sends_json_and_says_what_became_of_it(pages):
    pages.open("sent")
    pages.click("letters:2")
    pages.recorder.take()
    pages.aim("form .actions [type=submit]")
    pages.says("Saved")
    [(method, path, kind, body)] = pages.recorder.take()
    assert (method, path, kind) == ("post", "/store", "application/json"), (method, path, kind)
    assert json.loads(body) == {**defaults("sent"), "letters": ["a", "b"]}, body
    pages.recorder.status = 503
    try:
        pages.aim("form .actions [type=submit]")
        pages.says("503")
    finally:
        pages.recorder.status = 200


def test_parents_of_three_states(pages):
    pages.open()
    mixed = "return [...document.querySelectorAll('.tri-state input')].map(e => [e.checked, e.indeterminate])"
    assert pages.browser.script(mixed)[0] == [False, True], pages.browser.script(mixed)
    if pages.browser.name == "chromium":
        nodes = pages.browser.protocol("Accessibility.getFullAXTree")["nodes"]
        states = [
            found["value"]["value"]
            for node in nodes
            if node.get("role", {}).get("value") == "checkbox" and "Trees" in node.get("name", {}).get("value", "")
            for found in node.get("properties", [])
            if found["name"] == "checked"
        ]
        names = [node["name"]["value"] for node in nodes if node.get("role", {}).get("value") == "checkbox"]
        assert states == ["mixed"], (states, names)
    pages.aim(".tri-state input")
    pages.has(topics=["oak", "elm"])
    # A disabled child does not keep its parent mixed.
    assert pages.browser.script(mixed)[0] == [True, False], pages.browser.script(mixed)
    pages.aim(".tri-state input")
    pages.has(topics=[])


def check_blocked(report, name, output):
    """Where the browser forbids storage the page works all the same, and says so."""
    with browsers.started(name, storage=False) as browser, recording.recorded(output) as recorder:
        browser.viewport(900)
        pages = Pages(browser, recorder)

        def blocked(pages):
            pages.open()
            pages.says("does not allow")
            pages.click("wifi")
            pages.has(wifi="off")
            pages.click("size:2")
            pages.has(wifi="off", size="1")

        one(report, pages, blocked, "storage is forbidden")


def one(report, pages, test, label=None):
    """Runs a test and reports what went wrong."""
    label = f"{pages.browser.name}: {label or test.__name__}"
    fault = ""
    try:
        test(pages)
    except Exception as error:
        fault = re.sub(r"\nStacktrace:.*", "", "".join(traceback.format_exception(error, limit=-2)), flags=re.S)
    report.check(not fault, label, fault)
    refusals = pages.recorder.refusals
    report.check(not refusals, f"{label}: the policy refused something", *refusals)
    refusals.clear()


def tests():
    return [function for name, function in globals().items() if name.startswith("test_")]


def run(report, arguments):
    with common.scratch() as folder:
        output = common.build(common.KITCHEN_SINK, folder)
        for name in arguments.browser or browsers.NAMES:
            with browsers.started(name) as browser, recording.recorded(output) as recorder:
                browser.viewport(900)
                pages = Pages(browser, recorder)
                for test in tests():
                    # An empty storage, on a page without a script that would fill it again.
                    pages.open("index")
                    browser.script("localStorage.clear()")
                    one(report, pages, test)
            check_blocked(report, name, output)


# Ways to break a template, each with what must be said of it.
BREAKS = {
    "an inline script": Break("page", "</body>", "<script>document.title = 'x'</script></body>", "the policy refused something"),
    "an inline style": Break("page", "<main", '<main style="margin: 0"', "the policy refused something"),
    "no line of status": Break("page", " data-status", "", "Cannot read properties of null"),
    "nothing the form tells the script": Break("page", "{{{attributes}}}", ' data-was="x"', "AssertionError"),
}


def self_test():
    """Broken copies of the script and of templates must be noticed."""
    breaks = {
        "stored nowhere": ("localStorage.setItem(", "void ("),
        "no second tab": ('addEventListener("storage",()=>restore())', "0"),
        "no check": ("JSON.parse(json)", "json"),
        "nothing said when full": ('say("notSaved")', "0"),
        "another name": ('"application/json"', '"text/plain"'),
        "an inline style": ('"use strict"', "document.documentElement.setAttribute('style', 'margin: 0')"),
    }
    reports = []
    with common.scratch() as folder, browsers.chromium() as browser:
        output = common.build(common.KITCHEN_SINK, folder)
        script = next((output / "assets").glob("fieldset-*.js"))

        def look(report, output):
            with recording.recorded(output) as recorder:
                pages = Pages(browser, recorder)
                for test in tests():
                    if not report.faults:
                        pages.open("index")
                        browser.script("localStorage.clear()")
                        one(report, pages, test)

        whole = script.read_text(encoding="utf-8")
        for name, (old, new) in breaks.items():
            report = common.Report(name)
            found = re.search(re.escape(old).replace(r"\(", r"\s*\(\s*").replace(",", r",\s*"), whole)
            if not found:
                raise SystemExit(f"{old} is not in the script any more")
            script.write_text(whole[: found.start()] + new + whole[found.end() :], encoding="utf-8")
            look(report, output)
            reports.append(report)

        reports += broken_templates.reports(BREAKS, common.KITCHEN_SINK, look)
    return reports


if __name__ == "__main__":
    common.main("with_script", run, self_test, browsers.add_option)
