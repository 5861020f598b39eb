"""The kitchen sink and Sample hold up in every look, direction and width, with script and without, in Chromium.

    Tests/Browser/run matrix            a subset in which every two conditions meet at least once
    Tests/Browser/run matrix --whole    every page in every combination

Under each set of conditions: no violation that axe-core finds (all rules with best practices, and enhanced contrast
where people ask for more); nothing wider than the window, at twice the size of text and with wide spacing too; targets
at least 44 px in both directions with nothing dead between box and label; and a focus indicator that is seen, measured
in pixels: at least as many of them as a line of two pixels around the control has change by a contrast of 3:1.
"""

import collections
import importlib.util
import io
import itertools
import json
import pathlib
import shutil
import sys
import time

import broken_templates
import browsers
import common
import model
from broken_templates import Break

LOOKS = {
    "light": {"scheme": "light"},
    "dark": {"scheme": "dark"},
    "forced": {"scheme": "dark", "forced": True},
    "more": {"scheme": "light", "contrast": "more"},
    "more-dark": {"scheme": "dark", "contrast": "more"},
}
FACTORS = {
    "theme": common.THEMES,
    "look": list(LOOKS),
    "direction": ["ltr", "rtl"],
    "script": ["on", "off"],
    "width": [320, 1280],
}
SMALLEST = 44

RUN_AXE = """
const [enhanced, done] = arguments;
const rules = {};
for (const rule of axe.getRules()) {
  const wanted = !rule.tags.includes('deprecated') && (enhanced || rule.ruleId !== 'color-contrast-enhanced');
  rules[rule.ruleId] = { enabled: wanted };
}
axe.run(document, { rules, resultTypes: ['violations'] }).then(
  results => done(results.violations.flatMap(violation => violation.nodes.map(node =>
    `${violation.id}: ${violation.help}: ${node.html.slice(0, 160)} ${(node.failureSummary || '').replace(/\\s+/g, ' ')}`))),
  error => done([`axe did not run: ${error}`]));
"""

# Opens everything that can be opened; a branch whose arrow looks the same afterwards does not show that it is open.
OPEN = """
const found = [];
for (const details of document.querySelectorAll('details')) {
  const arrow = () => {
    document.getAnimations().forEach((each) => each.finish());
    return getComputedStyle(details.firstElementChild, '::after').transform;
  };
  details.open = false;
  const closed = arrow();
  details.open = true;
  if (details.matches('.branch') && arrow() === closed) found.push(`arrow of ${details.outerHTML.slice(0, 120)}`);
}
return found;
"""

# What is wider than the window, or cut off.
WIDE = """
const found = [];
const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) { found.push(`the page is ${root.scrollWidth} px wide`); }
const unseen = element => element.closest('.visually-hidden, .skip-link, option, [hidden]');
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const range = document.createRange();
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const parent = node.parentElement;
  if (!node.data.trim() || unseen(parent) || ['SCRIPT', 'STYLE', 'SELECT', 'TEXTAREA'].includes(parent.nodeName)) { continue; }
  range.selectNodeContents(node);
  for (const box of range.getClientRects()) {
    if (box.width && (box.right > root.clientWidth + 1 || box.left < -1)) {
      found.push(`${Math.round(box.left)} to ${Math.round(box.right)}: ${node.data.trim().slice(0, 60)}`);
      break;
    }
  }
}
for (const element of document.body.querySelectorAll('*')) {
  if (unseen(element) || element.matches('input, select, textarea, svg, svg *')) { continue; }
  const style = getComputedStyle(element);
  if (style.overflowX === 'visible' && style.overflowY === 'visible') { continue; }
  if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) {
    if (element.textContent.trim() && element.clientHeight) { found.push(`cut off: ${element.outerHTML.slice(0, 90)}`); }
  }
}
return found.slice(0, 8);
"""
LARGE = "document.documentElement.style.fontSize = arguments[0] ? '200%' : '';"
SPACED = """
if (!arguments[0]) { document.adoptedStyleSheets = []; return; }
const sheet = new CSSStyleSheet();
sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }`);
document.adoptedStyleSheets = [sheet];
"""

# Everything that can be clicked, and how far around its middle a click still reaches it.
TARGETS = """
const smallest = arguments[0];
const found = [];
const all = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
for (const control of document.querySelectorAll(all)) {
  if (control.disabled || control.matches('.skip-link, [aria-hidden=true]') || !control.checkVisibility()) { continue; }
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const reaches = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) { return false; }
    if (hit === control || control.contains(hit)) { return true; }
    const label = hit.closest('label');
    return Boolean(label && label.control === control);
  };
  const extent = (x, y, dx, dy) => {
    let steps = 0;
    while (steps < smallest && reaches(x + dx * (steps + 1), y + dy * (steps + 1))) { steps += 1; }
    return steps;
  };
  const name = control.id || control.textContent.trim().slice(0, 40) || control.outerHTML.slice(0, 60);
  const box = control.getBoundingClientRect();
  const places = [[box.left + box.width / 2, box.top + box.height / 2]];
  const isBox = control.matches('[type=checkbox], [type=radio]');
  const label = isBox && control.labels[0];
  if (label) {
    const words = document.createRange();
    words.selectNodeContents(label);
    const line = words.getClientRects()[0];
    if (line) {
      places.push([line.left + line.width / 2, line.top + line.height / 2]);
      const left = Math.min(box.left, line.left) + 1, right = Math.max(box.right, line.right) - 1;
      for (let x = left; x <= right; x += 3) {
        for (const [, y] of places) {
          if (!reaches(x, y)) { found.push(`${name}: dead at ${Math.round(x)}, ${Math.round(y)}`); x = right; break; }
        }
      }
    }
  }
  for (const [x, y] of places) {
    if (!reaches(x, y)) { found.push(`${name}: a click in its middle does not reach it`); continue; }
    const height = extent(x, y, 0, 1) + extent(x, y, 0, -1) + 1, width = extent(x, y, 1, 0) + extent(x, y, -1, 0) + 1;
    if (height < smallest) { found.push(`${name}: ${height} px high`); }
    if (width < smallest) { found.push(`${name}: ${width} px wide`); }
  }
}
return found;
"""

# What can have the focus, as kinds that look alike, each with a number by which `FOCUS_BEFORE` finds it.
FOCUSABLE = """
const all = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
  .filter(element => !element.disabled && element.checkVisibility() && element.tabIndex >= 0)
  // Of a group of radios the chosen one is the stop, or the first.
  .filter((element, index, found) => element.type !== 'radio' || element.checked ||
    !found.some(other => other.name === element.name && (other.checked || found.indexOf(other) < index)));
window.focusable = all;
return all.map((element, index) => {
  const row = element.closest('.row, .node, li, nav, header, .actions');
  return [`${element.localName} ${element.type || ''} ${element.className} in ${row ? row.className || row.localName : ''}`
    + `${element.getAttribute('aria-current') || ''}${element.getAttribute('aria-invalid') || ''}${element.checked || ''}`, index];
});
"""
FOCUS_BEFORE = """
const index = arguments[0];
window.scrollTo(0, 0);
if (index) { window.focusable[index - 1].focus(); } else { document.activeElement.blur(); }
// The parts of a date or a time are stops of their own, so the last of them cannot be left by one Tab.
return index ? ['date', 'time'].includes(window.focusable[index - 1].type) : false;
"""
FOCUS_PLACE = """
const element = window.focusable[arguments[0]];
if (document.activeElement !== element) {
  const active = document.activeElement;
  return { failed: active ? active.outerHTML.slice(0, 120) : 'nothing' };
}
element.scrollIntoView({ block: 'center', behavior: 'instant' });
const box = element.getBoundingClientRect();
const around = (element.closest('.target') || element).getBoundingClientRect();
const left = Math.min(box.left, around.left) - 8, top = Math.min(box.top, around.top) - 8;
const right = Math.max(box.right, around.right) + 8, bottom = Math.max(box.bottom, around.bottom) + 8;
return {
  left: Math.max(0, left) + scrollX, top: Math.max(0, top) + scrollY,
  width: Math.min(innerWidth, right) - Math.max(0, left), height: Math.min(innerHeight, bottom) - Math.max(0, top),
  needed: 2 * 2 * (box.width + box.height), html: element.outerHTML.slice(0, 120),
};
"""


def axe_source():
    """The text of axe.min.js, out of the package pytest-playwright-axe."""
    specification = importlib.util.find_spec("pytest_playwright_axe")
    if not specification:
        sys.exit("pytest-playwright-axe is not installed")
    return (pathlib.Path(specification.origin).parent / "resources" / "axe.min.js").read_text(encoding="utf-8")


def luminance(colour):
    """The relative luminance of a colour of three bytes."""
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first, second):
    """The contrast of two colours."""
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def changed_pixels(before, after):
    """How many pixels of two pictures differ by a contrast of 3:1."""
    from PIL import Image

    pictures = [Image.open(io.BytesIO(data)).convert("RGB").tobytes() for data in (before, after)]
    pairs = collections.Counter(zip(*(zip(picture[::3], picture[1::3], picture[2::3]) for picture in pictures)))
    return sum(count for (old, new), count in pairs.items() if old != new and contrast(old, new) >= 3)


def pairwise(factors):
    """Combinations in which any two values of two factors meet at least once, always the same."""
    names = list(factors)
    open_pairs = {
        ((first, one), (second, two))
        for first, second in itertools.combinations(names, 2)
        for one in factors[first]
        for two in factors[second]
    }
    while open_pairs:
        # The first open pair, then for each other factor the value that meets the most open pairs.
        start = min(open_pairs, key=lambda pair: [(names.index(n), factors[n].index(v)) for n, v in pair])
        chosen = dict(start)
        for name in names:
            if name in chosen:
                continue
            chosen[name] = max(
                factors[name],
                key=lambda value: sum(ordered(names, (name, value), other) in open_pairs for other in chosen.items()),
            )
        row = {name: chosen[name] for name in names}
        open_pairs -= set(itertools.combinations(row.items(), 2))
        yield row


def ordered(names, first, second):
    """A pair in the order of the factors."""
    return tuple(sorted((first, second), key=lambda item: names.index(item[0])))


def turned(site, direction, folder):
    """A copy of a site all pages of which run in one direction."""
    copy = folder / f"{site.name}-{direction}"
    if copy.exists():
        return copy
    shutil.copytree(site, copy, ignore=shutil.ignore_patterns("_site"))
    right_to_left = {"ar", "he", "fa"}
    for path in [copy / "site.json", *(copy / "pages").rglob("*.json")]:
        value = json.loads(path.read_text(encoding="utf-8"))
        language = value.get("language", "en" if path.name == "site.json" else None)
        if language and (language in right_to_left) != (direction == "rtl"):
            value["language"] = "ar" if direction == "rtl" else "en"
            common.write_json(path, value)
    return copy


class Matrix:
    """Checks pages under conditions; what looks alike is measured once for each theme and look."""

    def __init__(self, report, browser, axe):
        self.report = report
        self.browser = browser
        self.axe = axe
        self.measured = set()
        self.spent = collections.Counter()

    def timed(self, name, run, *arguments):
        start = time.monotonic()
        result = run(*arguments)
        self.spent[name] += time.monotonic() - start
        return result

    def check(self, address, page, case):
        """Checks one page under one set of conditions."""
        label = " ".join([page, *map(str, case.values())])
        browser = self.browser
        browser.media(**LOOKS[case["look"]])
        browser.viewport(case["width"])
        browser.protocol("Emulation.setScriptExecutionDisabled", value=case["script"] == "off")
        complaints = self.timed("load", common.load, browser.driver, address)
        self.report.check(not complaints, f"{label}: the browser complains", *complaints)
        # Without script the page is there by now; axe needs it back.
        browser.protocol("Emulation.setScriptExecutionDisabled", value=False)
        direction = browser.script("return document.documentElement.dir")
        self.report.check(direction == case["direction"], f"{label}: the direction is \"{direction}\"")
        self.timed("focus", self.check_focus, label, (case["theme"], case["look"]))
        found = browser.script(OPEN)
        self.report.check(not found, f"{label}: open and closed look the same", *found)
        browser.script(self.axe)
        found = self.timed("axe", browser.wait_script, RUN_AXE, case["look"].startswith("more"))
        self.report.check(not found, f"{label}: axe", *(f"axe {each}" for each in found))
        self.timed("widths", self.check_widths, label)
        found = self.timed("targets", browser.script, TARGETS, SMALLEST)
        self.report.check(not found, f"{label}: targets", *found)

    def check_widths(self, label):
        browser = self.browser
        for name, source in (("as it is", None), ("text at 200 %", LARGE), ("with wide spacing", SPACED)):
            if source:
                browser.script(source, True)
            found = browser.script(WIDE)
            self.report.check(not found, f"{label}: too wide {name}", *found)
            if source:
                browser.script(source, False)

    def check_focus(self, label, look):
        for kind, index in self.browser.script(FOCUSABLE):
            if (look, kind) in self.measured:
                continue
            self.measured.add((look, kind))
            self.check_indicator(label, kind, index)

    def check_indicator(self, label, kind, index):
        """Reaches one control with Tab and counts the pixels that tell of it."""
        browser = self.browser
        many = browser.script(FOCUS_BEFORE, index)
        place = None
        for _ in range(5 if many else 1):
            browser.press("Tab")
            place = browser.script(FOCUS_PLACE, index)
            if "failed" not in place:
                break
        if "failed" in place:
            self.report.check(False, f"{label}: Tab does not reach {kind}", f"but {place['failed']}")
            return
        area = (place["left"], place["top"], place["width"], place["height"])
        after = browser.clip(*area)
        browser.script("document.activeElement.blur()")
        before = browser.clip(*area)
        count = changed_pixels(before, after)
        self.report.check(
            # A fifth less, for round corners and what was marked before.
            count >= 0.8 * place["needed"],
            f"{label}: the focus is hardly seen on {kind}",
            f"{count} pixels of {place['needed']:.0f}: {place['html']}",
        )


def run(report, arguments):
    sites = {common.KITCHEN_SINK.name: common.KITCHEN_SINK, common.SAMPLE.name: common.SAMPLE}
    pages = [f"{name}/{page.slug}" for name, site in sites.items() for page in model.Site(site)]
    if arguments.page:
        pages = [page for page in pages if page in arguments.page]
    factors = {"page": pages, **FACTORS}
    if arguments.whole:
        cases = [dict(zip(factors, values)) for values in itertools.product(*factors.values())]
    else:
        cases = list(pairwise(factors))
    # Conditions that are costly to change are changed last.
    cases.sort(key=lambda case: [factors[name].index(case[name]) for name in ("theme", "direction", "look", "width")])
    with common.scratch() as folder, browsers.chromium() as browser:
        matrix = Matrix(report, browser, axe_source())
        with common.served(folder) as address:
            built = set()
            start = time.monotonic()
            for number, case in enumerate(cases):
                if number and number % 100 == 0:
                    spent = time.monotonic() - start
                    rest = spent / number * (len(cases) - number)
                    report.note(f"{number} of {len(cases)} combinations in {spent:.0f} s, {rest:.0f} s to go")
                site, slug = case["page"].split("/", 1)
                output = f"{site}-{case['direction']}-{case['theme']}"
                if output not in built:
                    built.add(output)
                    source = turned(sites[site], case["direction"], folder / "sites")
                    common.build(source, folder / output, "--theme", case["theme"])
                conditions = {name: value for name, value in case.items() if name != "page"}
                matrix.check(f"{address}/{output}/{slug}.html", case["page"], conditions)
        spent = ", ".join(f"{name} {seconds:.0f} s" for name, seconds in matrix.spent.items())
        report.note(f"{len(cases)} combinations; {spent}")


# Ways to break a template, each with what must be said of it.
BREAKS = {
    "no language": Break("page", ' lang="{{language}}"', "", "axe html-has-lang"),
    "no direction": Break("page", ' dir="{{direction}}"', "", "the direction is"),
    "no h1": Break("page-headers/title", "h1", "p", "axe page-has-heading-one"),
    "headings out of order": Break("headers/title", "h2", "h4", "axe heading-order"),
    "no title": Break("page", "<title>{{documentTitle}}</title>", "", "axe document-title"),
    "no landmark": Break("page", "main", "div", "axe landmark-one-main"),
    "no tie between label and field": Break("parts/field", ' for="{{id}}"', "", "axe label: "),
    "a wrong role": Break("parts/field", '<label class="title"', '<label role="heading" class="title"', "axe aria-allowed-role"),
    "text that is pale": Break("parts/field", 'class="title"', 'class="title pale"', "axe color-contrast", style=".pale { color: #aaa; }"),
    "a target that is too small": Break("rows/switch", "switch target", "switch small", "targets",
                                        style=".small { min-block-size: 0; } .small .switch { inset-block: 0; block-size: 1rem; }"),
    "a hidden indicator": Break("parts/field", 'class="control"', 'class="control quiet"', "the focus is hardly seen",
                                style=".quiet .field { outline: none !important; }"),
    "too wide": Break("page", 'class="content"', 'class="content wide"', "too wide as it is", style=".wide { inline-size: 30rem; }"),
    "an inline style": Break("page", "<main", '<main style="margin: 0"', "the browser complains"),
    "an inline script": Break("page", "</body>", "<script>document.title = 'x'</script></body>", "the browser complains"),
}  # fmt: skip

TREE_BREAKS = {
    "an arrow that does not turn": Break("options/disclosure", '<details class="branch"', '<details class="branch still"',
                                         "arrow of", style=".still .disclosure::after { transform: none; }"),
}  # fmt: skip


def self_test():
    """Broken copies of a page and of templates must be noticed."""
    breaks = {
        "no label": ('<label class="title" for="number">', '<label class="title">', ""),
        "too wide": ("</main>", '<p class="broken">x</p></main>', ".broken { inline-size: 30rem; }"),
        "too wide at 200 %": ("</main>", '<p class="broken">x</p></main>', ".broken { inline-size: 15rem; }"),
        "a line that cannot break": ("</main>", '<p class="broken">many words here</p></main>',
                                     ".broken { white-space: nowrap; inline-size: 9rem; overflow: hidden; }"),
        "a small target": ("", "", ".row .title::after { inset: .5rem 0 !important; } .row { min-block-size: 0 !important; }"),
        "a dead gap": ("", "", ".option .title::after { inset-inline-start: 5rem !important; }"),
        "no indicator": ("", "", "* { outline: none !important; }"),
        "a pale indicator": ("", "", "* { outline-color: rgb(200 200 200) !important; }"),
        "low contrast": ("", "", ".title { color: #999 !important; }"),
    }
    reports = []
    case = {"theme": "plain", "look": "light", "direction": "ltr", "script": "on", "width": 320}
    arabic = {**case, "direction": "rtl"}
    with common.scratch() as folder, browsers.chromium() as browser:
        output = common.build(common.KITCHEN_SINK, folder, "--theme", "plain")
        whole = (output / "ar/rows.html").read_text(encoding="utf-8")
        with common.served(output) as address:
            for name, (old, new, style) in breaks.items():
                report = common.Report(name)
                if old not in whole:
                    raise SystemExit(f"{old} is not on the page any more")
                text = whole.replace(old, new) if old else whole
                common.write(output / "broken.css", style)
                text = text.replace("</head>", '<link rel="stylesheet" href="../broken.css"></head>')
                common.write(output / "ar/rows.html", text)
                Matrix(report, browser, axe_source()).check(f"{address}/ar/rows.html", "ar/rows", arabic)
                reports.append(report)

        def look(page):
            def check(report, output):
                with common.served(output) as address:
                    Matrix(report, browser, axe_source()).check(f"{address}/{page}.html", page, case)

            return check

        reports += broken_templates.reports(BREAKS, common.KITCHEN_SINK, look("rows"), "--theme", "plain")
        reports += broken_templates.reports(TREE_BREAKS, common.KITCHEN_SINK, look("trees"), "--theme", "plain")
    return reports


def options(parser):
    parser.add_argument("--whole", action="store_true", help="every combination, not only every two conditions")
    parser.add_argument("--page", action="append", help="this page only, as SITE/SLUG (may be repeated)")


if __name__ == "__main__":
    common.main("matrix", run, self_test, options)
