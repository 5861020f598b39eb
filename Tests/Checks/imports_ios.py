"""Every Settings.bundle of shared/cases/imports/ios is imported and built, and its pages say what the facts say.

`FACTS.json` was worked out by an independent reader of the bundles: for each pane its sections and rows with kind, key,
title, values, titles and default. Here the *HTML that was built* is read with html5lib and compared with them, row by
row; the share of rows that agree is printed, the rest is listed by cause, and below 95 % the suite fails.

Two things are taken as agreeing because nothing else could be right. A row that the facts give no title is called by
its key or by its group, since every control needs a name. And what no page can have (a link to a pane that the bundle
does not have, a view of the app's own) is a plain row, as the import says in a warning.
"""

import collections
import json
import re
import unicodedata
import urllib.parse

import html5lib

import common

FACTS = common.CASES / "imports" / "FACTS.json"
LEAST = 95

TEXT_KINDS = {"text", "password", "email", "url", "tel", "search"}
PLAIN = {"custom", "list", "unknown"}


def spaced(text):
    """A text as a page shows it: white space counts as one space."""
    return " ".join((text or "").split())


def as_text(value):
    """A value of a property list as a form submits it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value == int(value):
        return str(int(value))
    return str(value)


# Reading a page.


class Page:
    """The sections and rows of a built page, in the words of the facts."""

    def __init__(self, data):
        tree = html5lib.parse(data, treebuilder="etree", transport_encoding="utf-8", namespaceHTMLElements=False)
        self.parents = {child: parent for parent in tree.iter() for child in parent}
        self.labels = {label.get("for"): self.text(label) for label in tree.iter("label")}
        self.sections = [self.section(element) for element in tree.iter() if has_class(element, "section")]

    def text(self, element):
        """What is to be seen of an element; the words for screen readers inside it are no part of a title."""
        if element is None:
            return ""
        parts = [element.text or ""]
        for child in element:
            parts += ["" if has_class(child, "visually-hidden") else self.text(child), child.tail or ""]
        return spaced("".join(parts))

    def section(self, element):
        heading = first(element, lambda each: has_class(each, "section-header"))
        footer = first(element, lambda each: has_class(each, "section-footer"))
        group = first(element, lambda each: each.tag == "fieldset")
        section = {"header": self.text(heading), "footer": self.text(footer), "single": group is not None}
        if group is not None:
            section["rows"] = [self.radio_group(group)]
        else:
            rows = [each for each in element.iter() if has_class(each, "row")]
            section["rows"] = [self.row(each) for each in rows]
        return section

    def radio_group(self, group):
        inputs = [each for each in group.iter("input") if each.get("type") == "radio"]
        return {
            "kind": "radio",
            "key": inputs[0].get("name") if inputs else None,
            "title": self.text(first(group, lambda each: each.tag == "legend")),
            "values": [each.get("value") for each in inputs],
            "titles": [self.labels.get(each.get("id")) for each in inputs],
            "default": next((each.get("value") for each in inputs if "checked" in each.attrib), None),
        }

    def row(self, element):
        row = self.control(element)
        if "title" not in row:
            row["title"] = self.text(first(element, lambda each: has_class(each, "title")))
        return row

    def control(self, element):
        for each in element.iter():
            kind = each.get("type", "")
            named = {"key": each.get("name"), "title": self.labels.get(each.get("id"), "")}
            if each.tag == "input" and kind == "checkbox":
                hidden = first(element, lambda other: other.get("type") == "hidden")
                values = [each.get("value"), None if hidden is None else hidden.get("value")]
                return {"kind": "toggle", "default": "checked" in each.attrib, "values": values, **named}
            if each.tag == "input" and kind == "range":
                ends = [float(each.get("min")), float(each.get("max"))]
                return {"kind": "slider", "default": float(each.get("value")), "ends": ends, **named}
            if each.tag == "input" and kind in ("date", "time"):
                return {"kind": "date", "default": each.get("value"), **named}
            if each.tag == "input" and kind in TEXT_KINDS:
                secure = kind == "password"
                return {"kind": "text", "default": each.get("value", ""), "secure": secure, **named}
            if each.tag == "textarea":
                return {"kind": "textarea", "default": each.text or "", **named}
            if each.tag == "select":
                options = [option for option in each.iter("option")]
                return {
                    "kind": "choice",
                    "values": [option.get("value") for option in options],
                    "titles": [self.text(option) for option in options],
                    "default": next((option.get("value") for option in options if "selected" in option.attrib), None),
                    **named,
                }
            if each.tag == "button":
                return {"kind": "button", "key": each.get("name"), "title": self.text(each)}
            if each.tag == "a":
                return {"kind": "link", "key": self.anchor(element, each), "address": each.get("href")}
        note = first(element, lambda each: has_class(each, "note"))
        value = note if note is not None else first(element, lambda each: has_class(each, "value"))
        return {"kind": "value", "key": self.anchor(element), "default": self.text(value)}

    def anchor(self, *elements):
        """The key of a row that submits nothing: its id, unless that was made up."""
        return next((each.get("id") for each in elements if each.get("id") and ":" not in each.get("id")), None)


def has_class(element, name):
    return isinstance(element.tag, str) and name in element.get("class", "").split()


def first(element, wanted):
    return next((each for each in element.iter() if isinstance(each.tag, str) and wanted(each)), None)


# Comparing.


def leads_nowhere(fact):
    """Whether a link of the bundle leads to nothing that a page could lead to."""
    address = urllib.parse.urlparse(fact.get("file") or "").scheme
    return fact["kind"] == "link" and not fact.get("file_exists") and address not in ("http", "https")


def expected_kind(fact):
    if leads_nowhere(fact) or fact["kind"] in PLAIN:
        return "value"
    return "link" if fact["kind"] in ("url", "mail") else fact["kind"]


def expected_default(fact):
    """What the page must show at first."""
    kind = fact["kind"]
    if kind in ("choice", "radio"):
        index = fact["default_index"] if fact["default_index"] is not None else fact["default_index_loose"]
        return None if index is None else as_text(fact["values"][index])
    if kind == "toggle":
        return fact["on"]
    if kind == "slider":
        return float(fact["default"])
    if kind == "value":
        return spaced(fact["shown"])
    if kind in ("text", "textarea"):
        return fact["shown"] or ""
    return None


def difference(fact, row, header):
    """Why a row is not what the facts say; `None` when it is."""
    kind = fact["kind"]
    if row["kind"] != expected_kind(fact):
        return f"{kind} became {row['kind']}"
    if row["key"] != fact["key"]:
        return f"{kind}: another key"
    title = spaced(fact["title_en"])
    if title and row["title"] != title:
        return f"{kind}: another title"
    if not title and row["kind"] != "value" and row["title"] not in (fact["key"], header):
        return f"{kind}: a title of its own"
    if kind in ("choice", "radio"):
        pairs = list(zip(map(as_text, fact["values"]), (spaced(as_text(each)) for each in fact["titles_en"])))
        found = list(zip(row["values"], row["titles"]))
        if expected_default(fact) is None and row["default"] == "":
            # A menu in which nothing is chosen begins with the option for that; the page makes one where there is none.
            found = found[1:] if found[0] == ("", "Not set") else found
            row = {**row, "default": None}
        if fact.get("sorted"):
            pairs = sorted(pairs, key=lambda pair: pair[1].lower())
        if found != pairs or len(fact["values"]) != len(fact["titles"]):
            return f"{kind}: other values or titles"
    if kind == "toggle" and "true_value" in fact and row["values"][0] != as_text(fact["true_value"]):
        return f"{kind}: another value when on"
    if kind == "toggle" and "false_value" in fact and row["values"][1] != as_text(fact["false_value"]):
        return f"{kind}: another value when off"
    if kind == "slider" and row["ends"] != [float(fact["min"]), float(fact["max"])]:
        return f"{kind}: other ends"
    if kind == "text" and row["secure"] != fact["secure"]:
        return f"{kind}: secrecy"
    if kind not in ("link", "url", "mail", "button", "date", *PLAIN) and row["default"] != expected_default(fact):
        return f"{kind}: another default"
    return None


def shown_sections(fact):
    """The sections of a pane that a page has: one without header, footer and rows is not there at all."""
    for index, section in enumerate(fact["sections"]):
        header = spaced(section.get("header_en") or section["header"])
        footer = spaced(section.get("footer_en") or section["footer"])
        if header or footer or section["rows"]:
            rows = [row for row in fact["rows"] if row["section"] == index]
            yield {"header": header, "footer": footer, "single": section["selection"] == "single", "rows": rows}


class Tally:
    """How many rows and sections agree, and why the others do not."""

    def __init__(self):
        self.rows = self.agreeing_rows = self.plain = 0
        self.sections = self.agreeing_sections = 0
        self.causes = collections.defaultdict(list)

    def compare(self, name, fact, page):
        expected = list(shown_sections(fact))
        self.sections += len(expected)
        self.rows += len(fact["rows"])
        if len(expected) != len(page.sections):
            self.miss(f"{len(page.sections)} sections instead of {len(expected)}", name, len(fact["rows"]))
            return
        for wanted, found in zip(expected, page.sections):
            self.compare_section(name, wanted, found)

    def compare_section(self, name, wanted, found):
        same = all(wanted[field] == found[field] for field in ("header", "footer", "single"))
        if same:
            self.agreeing_sections += 1
        else:
            self.causes["section: another header, footer or selection"].append(f"{name} {wanted['header']!r:.60}")
        if len(wanted["rows"]) != len(found["rows"]):
            self.miss("another number of rows in a section", name, len(wanted["rows"]))
            return
        for fact, row in zip(wanted["rows"], found["rows"]):
            cause = difference(fact, row, wanted["header"])
            if cause is None:
                self.agreeing_rows += 1
                self.plain += leads_nowhere(fact) or fact["kind"] in PLAIN
            else:
                self.causes[cause].append(f"{name} {fact['key'] or fact['title']}")

    def miss(self, cause, name, count):
        self.causes[cause] += [name] * count

    def report(self, report):
        for cause, places in sorted(self.causes.items(), key=lambda item: -len(item[1])):
            report.note(f"{len(places):4} × {cause} (as in {places[0]})")
        share = 100 * self.agreeing_rows / max(self.rows, 1)
        sections = 100 * self.agreeing_sections / max(self.sections, 1)
        report.note(
            f"{self.agreeing_rows} of {self.rows} rows agree ({share:.2f} %), {self.plain} of them as plain rows; "
            f"{self.agreeing_sections} of {self.sections} sections ({sections:.2f} %)"
        )
        report.check(share >= LEAST, f"only {share:.2f} % of the rows agree, {LEAST} % are needed")
        report.check(sections >= LEAST, f"only {sections:.2f} % of the sections agree, {LEAST} % are needed")


# Running.


def slug(file, has_root):
    """The path of a pane's page, by the rules of the page format."""
    name = file.removesuffix(".plist")
    if name == "Root" or name == "Root.inApp" and not has_root:
        return "index"
    usable = lambda each: each in "-_./" or unicodedata.category(each)[0] in "LM" or unicodedata.category(each) == "Nd"
    return re.sub("-+", "-", "".join(each if usable(each) else "-" for each in name))


def bundles():
    """The facts of each bundle's panes, by the bundle's path."""
    found = collections.defaultdict(dict)
    for path, fact in json.loads(FACTS.read_text(encoding="utf-8")).items():
        if path.startswith("ios/"):
            bundle, file = path.split(".bundle/", 1)
            found[bundle + ".bundle"][file] = fact
    return dict(sorted(found.items()))


def check_bundle(report, tally, bundle, panes, folder):
    site, output = folder / "site", folder / "out"
    result = common.fieldset("import", "ios", common.CASES / "imports" / bundle, "--output", site)
    if not report.check(result.returncode == 0, f"{bundle} is not imported", result.stderr[-2000:]):
        return
    result = common.fieldset("build", site, "--output", output)
    if not report.check(result.returncode == 0, f"{bundle} is not built", result.stderr[-2000:]):
        return
    report.check("warning" not in result.stderr, f"{bundle} builds with warnings", result.stderr[-2000:])
    for file, fact in panes.items():
        page = output / f"{slug(file, 'Root.plist' in panes)}.html"
        if not report.check(page.exists(), f"{bundle}/{file} has no page {page.name}"):
            continue
        parsed = Page(page.read_bytes())
        if fact["parse"] == "ok":
            tally.compare(f"{bundle}/{file}", fact, parsed)
        else:
            report.check(parsed.sections, f"{bundle}/{file} is damaged and became an empty page")


def run(report, arguments):
    if not report.check(FACTS.exists(), f"there is no {FACTS}: set FIELDSET_CASES"):
        return
    tally = Tally()
    for bundle, panes in bundles().items():
        with common.scratch() as folder:
            check_bundle(report, tally, bundle, panes, folder)
    tally.report(report)


def self_test():
    """A pane of two rows and pages that get one thing of it wrong."""
    toggle = {"section": 0, "kind": "toggle", "key": "wifi", "title_en": "Wi-Fi", "on": True}
    choice = {
        "section": 0,
        "kind": "choice",
        "key": "size",
        "title_en": "Size",
        "values": [1, 2],
        "titles": ["S", "L"],
        "titles_en": ["Small", "Large"],
        "default_index": 1,
        "default_index_loose": 1,
    }
    section = {"header": "General", "footer": None, "selection": "none", "rows": 2}
    fact = {"parse": "ok", "sections": [section], "rows": [toggle, choice]}
    right = """<!doctype html><section class="section"><h2 class="section-header">General</h2>
      <div class="row"><input type="hidden" name="wifi" value="off"><input type="checkbox" id="wifi" name="wifi"
        value="on" checked><label class="title" for="wifi">Wi-Fi</label></div>
      <div class="row"><label class="title" for="size">Size</label><select id="size" name="size">
        <option value="1">Small</option><option value="2" selected>Large</option></select></div></section>"""
    wrong = {
        "lost default of a switch": right.replace(" checked", ""),
        "other default of a menu": right.replace(" selected", "").replace('"1">', '"1" selected>'),
        "other key": right.replace('name="size"', 'name="sizes"'),
        "other title": right.replace("Wi-Fi<", "WiFi<"),
        "swapped titles": right.replace("Small", "?").replace("Large", "Small").replace("?", "Large"),
        "missing row": right[: right.index('<div class="row"><label')],
        "other header": right.replace("General", "Other"),
        "empty page": "<!doctype html><title>Settings</title>",
    }
    assert not judge("right", fact, right).faults, "the right page is not recognised"
    return [judge(name, fact, text) for name, text in wrong.items()]


def judge(name, fact, text):
    report = common.Report(name)
    tally = Tally()
    tally.compare(name, fact, Page(text.encode()))
    tally.report(report)
    return report


if __name__ == "__main__":
    common.main("imports_ios", run, self_test)
