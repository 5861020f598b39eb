"""Everything can be reached and operated with the keyboard, in three browsers.

Each page is walked with Tab from its start to its end and back with Shift+Tab. The stops inside the form must be the
controls that the model says, in the order of the screen, a radio group being one; at each stop Space toggles, arrows
move and choose, and what has the focus can be seen. The walk must end.
"""

import functools
import time

import broken_templates
import browsers
import common
import model
from broken_templates import Break


# WebKit on Linux passes over fields for colours, whatever a page says.
PASSED_OVER = {"webkit": ["color"]}

# What has the focus: its id (a disclosure's is that of its option), kind, place, and what covers it, if something does.
FOCUSED = """
const element = document.activeElement;
if (!element || element === document.body || element === document.documentElement) { return null; }
window.stops ||= [];
if (!window.stops.includes(element)) { window.stops.push(element); }
const below = element.localName === 'summary' && element.parentElement.querySelector('fieldset');
const id = below ? below.id.replace(/:group$/, '') : element.id;
const box = element.getBoundingClientRect();
// What is inside the window of the row that shows the focus: browsers do not scroll to what they show a part of.
const shown = (element.closest('.target') || element).getBoundingClientRect();
const top = Math.max(shown.top, 0), bottom = Math.min(shown.bottom, innerHeight);
const x = box.left + box.width / 2, y = top + Math.min((bottom - top) / 2, 20);
const hit = document.elementFromPoint(x, y);
const row = element.closest('.row, .node, .actions, li, nav, header, main') || element;
const seen = hit && (hit === element || element.contains(hit) || row.contains(hit));
return {
  number: window.stops.indexOf(element), id, name: element.name || '',
  kind: below ? 'disclosure' : element.type || element.localName,
  left: box.left, right: box.right, top: box.top + scrollY, bottom: box.bottom + scrollY,
  html: element.outerHTML.slice(0, 120), form: Boolean(element.closest('form')),
  action: Boolean(element.closest('.actions')),
  inside: bottom - top >= 6 && box.left >= -1 && box.right <= innerWidth + 1,
  size: box.width > 1 && box.height > 1, covered: seen ? null : hit ? hit.outerHTML.slice(0, 120) : 'nothing',
};
"""
STATE = """
const element = document.activeElement;
return element.localName === 'summary' ? element.parentElement.open : element.checked;
"""
START = "window.scrollTo(0, 0); if (document.activeElement) { document.activeElement.blur(); }"
# The last stop of the page, from which the way back begins.
END = """
const all = document.querySelectorAll('a[href], button:enabled');
window.stops = [all[all.length - 1]];
window.stops[0].focus();
"""


def walk(browser, key, limit, visit=None, seen=()):
    """Presses a key until the focus has left the page or is where it began; the stops, each once, and whether it ended.

    The focus leaves a page in one browser and goes from its first element to its last in another, or either in one and
    the same. Elements are told apart by themselves, not by how they look and where they are, which may change.
    """
    stops = []
    seen = set(seen)
    last = None
    patience = 5
    for _ in range(limit):
        browser.press(key)
        stop = focused(browser, patience)
        if stop is None:
            return stops, True
        if not is_seen(stop):
            # A page with such a fault has more of them, and need not be waited for each time.
            patience = 0.5
        number = stop["number"]
        if number == last:
            # The parts of a date or a time, one after the other.
            continue
        last = number
        if number in seen:
            return stops, number == 0
        seen.add(number)
        stops.append(stop)
        if visit:
            visit(stop)
    return stops, False


def focused(browser, patience):
    """What has the focus, once the browser has scrolled there, or as it is when it does not in so many seconds."""
    end = time.monotonic() + patience
    while True:
        stop = browser.script(FOCUSED)
        if stop is None or is_seen(stop) or time.monotonic() > end:
            return stop
        time.sleep(0.05)


def is_seen(stop):
    """Whether a stop is in the window, and nothing covers it."""
    return stop["inside"] and stop["covered"] is None


def is_control(stop):
    """Whether a stop is one of the controls that the model knows: no link, no button of the form, none of the script's."""
    return stop["form"] and not stop["action"] and stop["kind"] != "a" and stop["id"] != ""


def expected(page, passed_over=()):
    """The stops of a form by the model: ids, and for a radio group all ids of which one is the stop."""
    stops = []
    for control in page.controls:
        closed = any(not disclosure.on for disclosure in control.inside)
        if control.disabled or not page.shows(control) or closed or control.kind in passed_over:
            continue
        if control.kind == "radio":
            group = [other for other in page.controls if other.name == control.name and not other.disabled]
            chosen = [other.id for other in group if other.on]
            if control is group[0]:
                stops.append(chosen or [other.id for other in group])
        elif control.kind == "button":
            stops.append(None)
        else:
            stops.append([control.id])
    return stops


def check_page(report, browser, page, address):
    """Walks a page to its end and back."""
    label = f"{browser.name} {page}"
    browser.open("about:blank")
    browser.open(address)
    browser.script(START)
    wanted = expected(page, PASSED_OVER.get(browser.name, ()))

    def visit(stop):
        report.check(stop["size"] and stop["inside"], f"{label}: the focus is out of sight", stop["html"], stop)
        report.check(stop["covered"] is None, f"{label}: the focus is covered", stop["html"], f"by {stop['covered']}")
        operate(report, browser, page, stop, label)

    stops, ended = walk(browser, "Tab", len(wanted) + 120, visit)
    report.check(ended, f"{label}: Tab never leaves the page", *[stop["html"] for stop in stops[-3:]])
    form = [stop for stop in stops if is_control(stop)]
    compare(report, label, form, wanted)
    for before, after in zip(form, form[1:]):
        in_order = after["top"] >= before["top"] - 2 or after["bottom"] > before["top"]
        report.check(in_order, f"{label}: the focus goes up", before["html"], after["html"])
    browser.open("about:blank")
    browser.open(address)
    browser.script(END)
    back, ended = walk(browser, "Shift+Tab", len(wanted) + 120, seen=[0])
    report.check(ended, f"{label}: Shift+Tab never leaves the page", *[stop["html"] for stop in back[-3:]])
    form = [stop for stop in reversed(back) if is_control(stop)]
    compare(report, f"{label} backwards", form, wanted)
    for stop in back:
        report.check(
            stop["size"] and stop["inside"] and stop["covered"] is None, f"{label}: backwards, out of sight", stop
        )


def compare(report, label, stops, wanted):
    """The stops against those of the model; of a group any member may be the stop, but one only."""
    got = [stop["id"] for stop in stops]
    fits = len(got) == len(wanted) and all(ids is None or id in ids for id, ids in zip(got, wanted))
    report.check(fits, f"{label}: the stops differ", f"got    {got}", f"wanted {wanted}")


def operate(report, browser, page, stop, label):
    """Uses what has the focus with the keys for it, and puts it back."""
    if stop["kind"] in ("checkbox", "disclosure"):
        before = browser.script(STATE)
        browser.press("Space")
        report.check(
            browser.wait(f"return (() => {{ {STATE} }})() !== arguments[0]", before, seconds=1),
            f"{label}: Space does not toggle {stop['id']}",
        )
        browser.press("Space")
        report.check(
            browser.wait(f"return (() => {{ {STATE} }})() === arguments[0]", before, seconds=1),
            f"{label}: Space does not toggle {stop['id']} back",
        )
    elif stop["kind"] == "radio":
        group = [other.id for other in page.controls if other.name == stop["name"] and not other.disabled]
        if stop["id"] not in group:
            return
        at = group.index(stop["id"])
        chosen = "const e = document.activeElement; return e.id === arguments[0] && e.checked;"
        # Some browsers go around at the ends and some do not, so no step goes over one.
        moves = [("ArrowDown", 1)] * (len(group) - 1 - at) + [("ArrowUp", -1)] * (len(group) - 1)
        moves += [("ArrowDown", 1)] * at
        for key, step in moves:
            browser.press(key)
            at += step
            if not report.check(
                browser.wait(chosen, group[at], seconds=1),
                f"{label}: {key} does not choose {group[at]}",
                browser.script("return document.activeElement.outerHTML"),
            ):
                return


def run(report, arguments):
    with common.scratch() as folder:
        site = model.Site(common.KITCHEN_SINK)
        output = common.build(common.KITCHEN_SINK, folder / "site")
        for name in arguments.browser or browsers.NAMES:
            with browsers.started(name) as browser, common.served(output) as address:
                browser.viewport(800, 700)
                for kind in PASSED_OVER.get(name, ()):
                    report.note(f"{name} has no tab stop at a field of the kind {kind}")
                for page in site:
                    check_page(report, browser, page, f"{address}/{page.file}")


# Ways to break a template, each with what must be said of it.
BREAKS = {
    "a stop too many": Break("parts/choice", '<label class="title"', '<label tabindex="0" id="x{{id}}" class="title"', "the stops differ"),
    "a group that cannot be used": Break("parts/group", "<fieldset id", "<fieldset inert id", "the stops differ"),
    "another order": Break("page", "<form ", '<form class="reversed" ', "the focus goes up",
                           style=".reversed { display: flex; flex-direction: column-reverse; }"),
    "out of sight": Break("parts/group", '<div class="rows', '<div class="rows away', "the focus is out of sight",
                          style=".away { position: absolute; left: -200rem; }"),
    "covered": Break("page", "</body>", '<div class="cover"></div></body>', "the focus is covered",
                     style=".cover { position: fixed; inset: 0; z-index: 9; background: white; }"),
    "a trap": Break("page", "</body>", '<script src="broken.js"></script></body>', "Tab never leaves",
                    script="addEventListener('focusout', event => { if (event.target.name === 'exact') "
                    "{ setTimeout(() => event.target.focus()); } });"),
    "keys swallowed": Break("page", "</body>", '<script src="broken.js"></script></body>', "does not choose",
                            script="addEventListener('keydown', event => { if (event.key !== 'Tab') { event.preventDefault(); } }, true);"),
}  # fmt: skip
HIDING_BREAKS = {
    "a row that does not wait": Break("rows/switch", "{{{attributes}}}", "", "the stops differ"),
    "fields that do not wait": Break("parts/field", "{{{attributes}}}", "", "the stops differ"),
}


def self_test():
    """Broken copies of a page and of templates must be noticed."""
    breaks = {
        "radios of two names": ('name="unset" aria-describedby="unset:2:hint"', 'name="unset2"'),
        "taken out of the order": ('name="plain" value="two"', 'name="plain" tabindex="-1" value="two"'),
        "put first": ('id="unset"', 'id="unset" tabindex="1"'),
        "covered": ("</body>", '<div class="cover"></div></body>'),
        "a trap": ("</body>", '<script src="trap.js"></script></body>'),
        "keys swallowed": ("</body>", '<script src="swallow.js"></script></body>'),
    }
    files = {
        "trap.js": "document.addEventListener('focusout', event => { if (event.target.name === 'exact') "
        "{ setTimeout(() => event.target.focus()); } });",
        "swallow.js": "document.addEventListener('keydown', event => { if (event.key !== 'Tab') { event.preventDefault(); } });",
        "cover.css": ".cover { position: fixed; inset: 0 0 0 0; background: white; z-index: 9; }",
    }
    reports = []
    page = model.Site(common.KITCHEN_SINK).pages["single"]
    with common.scratch() as folder, browsers.chromium() as browser:
        output = common.build(common.KITCHEN_SINK, folder)
        whole = (output / "single.html").read_text(encoding="utf-8")
        for file, text in files.items():
            common.write(output / file, text)
        browser.viewport(800, 700)
        with common.served(output) as address:
            for name, (old, new) in breaks.items():
                report = common.Report(name)
                if old not in whole:
                    raise SystemExit(f"{old} is not on the page any more")
                text = whole.replace(old, new)
                if name == "covered":
                    text = text.replace("</head>", '<link rel="stylesheet" href="cover.css"></head>')
                common.write(output / "single.html", text)
                check_page(report, browser, page, f"{address}/single.html")
                reports.append(report)

        look = functools.partial(broken_templates.page_look, check_page, browser)
        reports += broken_templates.reports(BREAKS, common.KITCHEN_SINK, look(page))
        depends = model.Site(common.KITCHEN_SINK).pages["depends"]
        reports += broken_templates.reports(HIDING_BREAKS, common.KITCHEN_SINK, look(depends))
    return reports


if __name__ == "__main__":
    common.main("keyboard", run, self_test, browsers.add_option)
