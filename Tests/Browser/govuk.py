"""Components of a well-tested form library, said as models, come out with the same names, values, states and texts.

`govuk` among the shared cases holds options of GOV.UK Frontend's radios, checkboxes, select and input, and facts of what
its own templates make of them. Each case becomes a page of ours; names, values, checked and disabled states, labels,
legends, hints and errors in the built page must be the facts. No browser is needed.
"""

import json
import re
import sys

import common

FOLDER = common.CASES / "govuk"
COMPONENTS = ["radios", "checkboxes", "select", "input"]

# Cases of which the format has no page, on purpose.
REFUSED = {
    ("select", "id"): "a select has at least one entry, or nothing could be chosen",
}
# What the format says in another way or not at all, on purpose; everything else of the case is compared.
DIFFERENT = {
    "own names": "boxes with names of their own are switches in a plain section, whose heading stands for the legend",
    "no legend": "every group has a name; where the case has none, ours is hidden from sight",
    "prefix": "there is no affix before a field; the label says what is counted",
    "label heading": "a group's legend can be the page's heading; a single field's label is a label, below a heading",
    "dangling": "a description by an id that no element has is never written",
    "nothing chosen": "a select without a value starts with an entry of its own; the case's first one is the value here",
    "attributes": "classes, data attributes, spellcheck and autocapitalize are the theme's matter or the browser's",
    "markup": "texts are plain text",
    "order": "a field that depends on an option stands below the group, not inside it",
}
SKIPPED_ATTRIBUTES = ["attributes", "classes", "spellcheck", "autocapitalize", "inputWrapper", "formGroup"]


def spelled(value):
    """A value as a string."""
    return json.dumps(value) if isinstance(value, (bool, int, float)) else value


def plain(item):
    """The text of something given as text or as HTML, spaces made one."""
    text = str(item.get("text") or "") or re.sub(r"<[^>]+>", "", item.get("html") or "")
    return " ".join(text.split())


def tree_of(text):
    import html5lib

    return html5lib.parse(text, namespaceHTMLElements=False)


def words(element):
    """The text inside an element, spaces made one."""
    return " ".join("".join(element.itertext()).split())


class Writer:
    """Turns one case into a page, and remembers where the format differs."""

    def __init__(self, component, options):
        self.component = component
        self.options = options
        self.differs = set()
        self.page = {"title": "A case", "sections": []}
        for name in SKIPPED_ATTRIBUTES:
            if name in options or any(name in item for item in self.items()):
                self.differs.add("attributes")
        if "describedBy" in options or "describedBy" in options.get("fieldset", {}):
            self.differs.add("dangling")
        getattr(self, "write_" + ("group" if component in ("radios", "checkboxes") else component))()

    def items(self):
        """The items that are something."""
        return [item for item in self.options.get("items", []) if item]

    def texts(self, item):
        if item.get("html"):
            self.differs.add("markup")
        return plain(item)

    def header(self):
        legend = self.options.get("fieldset", {}).get("legend", {})
        header = {"kind": "title", "title": self.texts(legend) or "A group"}
        if not self.texts(legend):
            self.differs.add("no legend")
        if "hint" in self.options:
            header["subtitle"] = self.texts(self.options["hint"])
        return header

    def write_group(self):
        options = self.options
        if any(item.get("name") for item in self.items()):
            self.write_switches()
            return
        single = self.component == "radios"
        section = {"key": options["name"], "header": self.header(), "selection": "single" if single else "multiple"}
        if "no legend" in self.differs and "subtitle" not in section["header"]:
            section["headerHidden"] = True
        if options.get("fieldset", {}).get("legend", {}).get("isPageHeading"):
            section["pageHeading"] = True
        if options.get("errorMessage"):
            section["error"] = self.texts(options["errorMessage"])
        chosen = [spelled(value) for value in options.get("values", [options.get("value")])]
        rows, selected, fields, divider = [], [], [], None
        for item in self.items():
            if "divider" in item:
                divider = item["divider"]
                continue
            row = {"value": item["value"], "title": self.texts(item)}
            if item.get("hint"):
                row["subtitle"] = self.texts(item["hint"])
            if item.get("disabled"):
                row["disabled"] = True
            if item.get("behaviour") == "exclusive":
                row["exclusive"] = True
            if divider:
                row["divider"], divider = divider, None
            if item.get("checked", spelled(item["value"]) in chosen):
                selected.append(item["value"])
            content = (item.get("conditional") or {}).get("html")
            if content:
                fields += self.dependent(content, options["name"], item["value"])
            rows.append(row)
        section["rows"] = rows
        if selected:
            section["selected"] = selected[0] if single else selected
        self.page["sections"].append(section)
        if fields:
            self.differs.add("order")
            self.page["sections"].append({"header": "Further", "rows": fields})

    def dependent(self, content, key, value):
        """The fields that a case shows with an option, as rows that depend on it."""
        tree = tree_of(content)
        for field in tree.iter("input"):
            label = next(label for label in tree.iter("label") if label.get("for") == field.get("id"))
            row = {"kind": "text", "key": field.get("name"), "title": words(label), "value": field.get("value", "")}
            row["onlyIf"] = {"key": key, "is": value}
            for other in tree.iter("span"):
                if other.get("id") and other.get("id") in (field.get("aria-describedby") or "").split():
                    row["error"] = words(other)
            yield row

    def write_switches(self):
        self.differs.add("own names")
        rows = []
        for item in self.items():
            row = {"kind": "switch", "key": item["name"], "title": self.texts(item), "value": bool(item.get("checked"))}
            row["values"] = {"on": item["value"], "off": ""}
            if item.get("hint"):
                row["subtitle"] = self.texts(item["hint"])
            if item.get("disabled"):
                row["disabled"] = True
            rows.append(row)
        self.page["sections"].append({"header": self.header(), "rows": rows})

    def field(self, kind):
        options = self.options
        row = {"kind": kind, "key": options["name"], "title": self.texts(options["label"])}
        if options["label"].get("isPageHeading"):
            self.differs.add("label heading")
        if "hint" in options:
            row["subtitle"] = self.texts(options["hint"])
        if options.get("errorMessage"):
            row["error"] = self.texts(options["errorMessage"])
        self.page["sections"].append({"rows": [row]})
        return row

    def write_select(self):
        row = self.field("select")
        entries = []
        for item in self.items():
            entry = {"value": item.get("value", item["text"]), "title": self.texts(item)}
            if item.get("disabled"):
                entry["disabled"] = True
            entries.append(entry)
            if item.get("selected", "value" in self.options and spelled(entry["value"]) == spelled(self.options["value"])):
                row["value"] = entry["value"]
        row["options"] = entries
        if "value" not in row and entries:
            self.differs.add("nothing chosen")
            row["value"] = entries[0]["value"]

    def write_input(self):
        options = self.options
        number = options.get("type") == "number" or options.get("inputmode") == "decimal" or "suffix" in options
        row = self.field("number" if number else options.get("type", "text"))
        if options.get("type") == "number":
            row["spinner"] = True
        if options.get("inputmode") == "decimal":
            row["step"] = 0.5
        if "suffix" in options:
            row["unit"] = self.texts(options["suffix"])
        if "prefix" in options:
            self.differs.add("prefix")
        if "value" in options:
            row["value"] = options["value"]


def without_prefix(text):
    """An error without its first word, which a case may leave out."""
    return text.removeprefix("Error:").strip()


class Built:
    """A built page, read again."""

    def __init__(self, text):
        self.tree = tree_of(text)
        self.form = next(self.tree.iter("form"))
        self.by_id = {element.get("id"): element for element in self.tree.iter() if element.get("id")}
        self.parents = {child: parent for parent in self.tree.iter() for child in parent}

    def described(self, element):
        ids = (element.get("aria-describedby") or "").split()
        return [without_prefix(words(self.by_id[id])) for id in ids]

    def group(self, element):
        while element is not None and element.tag != "fieldset":
            element = self.parents.get(element)
        return element

    def controls(self):
        """The controls as facts like those of a case."""
        found = []
        for element in self.form.iter():
            if element.tag not in ("input", "select", "textarea") or element.get("type") == "hidden":
                continue
            label = next(label for label in self.form.iter("label") if label.get("for") == element.get("id"))
            control = {
                "tag": element.tag,
                "name": element.get("name"),
                "disabled": element.get("disabled") is not None,
                "label_text": words(label),
                "described": self.described(element),
                "group": self.group(element),
            }
            if element.tag == "select":
                options = list(element.iter("option"))
                control["options"] = [
                    (words(option), option.get("value"), option.get("disabled") is not None) for option in options
                ]
                control["selected"] = [option.get("value") for option in options if option.get("selected") is not None]
            else:
                control["type"] = element.get("type")
                control["value"] = element.get("value") or ""
            if control.get("type") in ("radio", "checkbox"):
                control["checked"] = element.get("checked") is not None
            found.append(control)
        return found


def compare(report, label, facts, built, differs):
    """Compares a built page with the facts of a case."""
    ours = built.controls()
    theirs = facts["controls"]
    if "order" in differs:
        theirs = sorted(theirs, key=lambda control: "inside_conditional" in control)
    report.check(len(ours) == len(theirs), f"{label}: {len(ours)} controls, not {len(theirs)}")
    for our, their in zip(ours, theirs):
        name = f"{label}: {their['name']} {their.get('value')}"
        for key in ("tag", "type", "name", "disabled", "label_text", "checked"):
            if key in their:
                report.check(our.get(key) == their[key], f"{name}: {key} is {our.get(key)!r}, not {their[key]!r}")
        if their["tag"] == "select":
            entries = [(entry["text"], entry["effective_value"], entry["disabled"]) for entry in their["options"]]
            report.check(our["options"] == entries, f"{name}: other entries", our["options"], entries)
            selected = [entry["effective_value"] for entry in their["options"] if entry["selected"]]
            selected = selected or [entry["effective_value"] for entry in their["options"][:1]]
            report.check(our["selected"] == selected, f"{name}: {our['selected']} selected, not {selected}")
        else:
            report.check(our["value"] == (their["value"] or ""), f"{name}: the value is {our['value']!r}")
        wanted = [without_prefix(text["text"]) for text in their.get("described_by", []) if text["exists"]]
        group = built.described(our["group"]) if our["group"] is not None else []
        missing = [text for text in wanted if text not in our["described"] and text not in group]
        report.check(not missing, f"{name}: not described by", *missing)
    compare_groups(report, label, facts, built, differs)
    text = words(next(built.tree.iter("main")))
    for divider in facts.get("dividers", []):
        divider = divider["text"] if isinstance(divider, dict) else divider
        report.check(divider in text, f"{label}: no divider {divider!r}")


def compare_groups(report, label, facts, built, differs):
    groups = list(built.form.iter("fieldset"))
    for group, their in zip(groups, facts.get("fieldsets", [])):
        legend = next(group.iter("legend"))
        report.check(words(legend) == their["legend_text"], f"{label}: the legend is {words(legend)!r}")
        report.check(list(group)[0] is legend, f"{label}: the legend is not first")
        if their.get("legend_heading"):
            report.check(legend.find(".//h1") is not None, f"{label}: the legend is not the page's heading")
        wanted = [without_prefix(text["text"]) for text in their["described_by"] if text["exists"]]
        missing = [text for text in wanted if text not in built.described(group)]
        report.check(not missing, f"{label}: the group is not described by", *missing)
    if "own names" in differs:
        headings = [words(heading) for heading in built.tree.iter("h2")]
        for their in facts.get("fieldsets", []):
            report.check(their["legend_text"] in headings, f"{label}: no heading {their['legend_text']!r}")
    elif facts.get("fieldsets"):
        report.check(bool(groups), f"{label}: no fieldset")


def run(report, arguments):
    if not FOLDER.is_dir():
        print(f"LEFT OUT: there is no {FOLDER} on this machine")
        sys.exit(77)
    differs_in = {}
    with common.scratch() as folder:
        common.write_json(folder / "site" / "site.json", {"title": "Cases"})
        cases = {}
        for component in COMPONENTS:
            for position, case in enumerate(json.loads((FOLDER / f"{component}.json").read_text("utf-8"))["cases"]):
                label = f"{component}: {case['name']}"
                writer = Writer(component, case["options"])
                if (component, case["name"]) in REFUSED:
                    report.check(is_refused(folder, writer.page), f"{label}: refused on purpose, but it builds")
                    report.note(f"{label}: refused, since {REFUSED[component, case['name']]}")
                    continue
                common.write_json(folder / "site" / "pages" / component / f"{position}.json", writer.page)
                cases[f"{component}/{position}"] = (label, case["facts"], writer.differs)
                for difference in writer.differs:
                    differs_in.setdefault(difference, []).append(label)
        output = common.build(folder / "site", folder / "out")
        for slug, (label, facts, differs) in cases.items():
            built = Built((output / f"{slug}.html").read_text(encoding="utf-8"))
            compare(report, label, facts, built, differs)
        report.note(f"{len(cases)} cases said as models")
        for difference, labels in sorted(differs_in.items()):
            report.note(f"in {len(labels)} cases {DIFFERENT[difference]}")


def is_refused(folder, page):
    """Whether the command refuses a page."""
    common.write_json(folder / "refused" / "site.json", {"title": "Refused"})
    common.write_json(folder / "refused" / "pages" / "page.json", page)
    return common.fieldset("build", folder / "refused", "--output", folder / "refused-out").returncode == 1


def self_test():
    """Facts that are changed in one place must be missed."""
    options = {
        "name": "example",
        "fieldset": {"legend": {"text": "Which?"}},
        "hint": {"text": "Any of them"},
        "items": [{"value": 0, "text": "Zero"}, {"value": "1", "text": "One", "checked": True, "disabled": True}],
    }

    def control(value, text, checked, disabled):
        return {
            "tag": "input", "type": "checkbox", "name": "example", "value": value, "label_text": text,
            "checked": checked, "disabled": disabled,
        }  # fmt: skip

    def facts(**changes):
        found = {
            "controls": [control("0", "Zero", False, False), control("1", "One", True, True)],
            "fieldsets": [{"legend_text": "Which?", "described_by": [{"exists": True, "text": "Any of them"}]}],
        }
        return {**found, **changes}

    group = facts()["fieldsets"][0]
    bad = {
        "value": facts(controls=[control("", "Zero", False, False), control("1", "One", True, True)]),
        "label": facts(controls=[control("0", "Nil", False, False), control("1", "One", True, True)]),
        "checked": facts(controls=[control("0", "Zero", True, False), control("1", "One", True, True)]),
        "disabled": facts(controls=[control("0", "Zero", False, True), control("1", "One", True, True)]),
        "legend": facts(fieldsets=[{**group, "legend_text": "What?"}]),
        "hint": facts(fieldsets=[{**group, "described_by": [{"exists": True, "text": "Just one"}]}]),
        "number": facts(controls=[control("0", "Zero", False, False)]),
    }
    reports = []
    with common.scratch() as folder:
        common.write_json(folder / "site" / "site.json", {"title": "Cases"})
        writer = Writer("checkboxes", options)
        common.write_json(folder / "site" / "pages" / "page.json", writer.page)
        built = Built((common.build(folder / "site", folder / "out") / "page.html").read_text(encoding="utf-8"))
        good = common.Report("the facts as they are")
        compare(good, "good", facts(), built, writer.differs)
        if good.faults:
            raise SystemExit("the suite finds faults where there are none")
        for name, changed in bad.items():
            report = common.Report(name)
            compare(report, name, changed, built, writer.differs)
            reports.append(report)
    return reports


if __name__ == "__main__":
    common.main("govuk", run, self_test)
