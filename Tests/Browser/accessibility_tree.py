"""Assistive technology is told of every control what the model says, by Chromium's accessibility tree.

Role, name, description, state, whether it is required, disabled or faulty, its value, and the name and description of
the group around it are compared with a table worked out from the page's JSON. Disclosures are opened first. Scripting
is off, so that nothing but the page's own controls is there.
"""

import functools
import json

import broken_templates
import browsers
import common
import model
from broken_templates import Break

ROLES = {
    "switch": "switch",
    "radio": "radio",
    "checkbox": "checkbox",
    "disclosure": "DisclosureTriangle",
    "text": "textbox",
    "multiline": "textbox",
    "password": "textbox",
    "email": "textbox",
    "url": "textbox",
    "telephone": "textbox",
    "search": "searchbox",
    "number": "textbox",
    "spinner": "spinbutton",
    "range": "slider",
    "select": "combobox",
    "date": "Date",
    "time": "InputTime",
    "color": "ColorWell",
    "button": "button",
}
GROUPS = ["group", "radiogroup", "region"]
OPEN = """
for (const details of document.querySelectorAll('details')) { details.open = true; }
return [...document.querySelectorAll('form :is(input:not([type=hidden]), select, textarea, button, summary)')]
  .filter(element => !element.closest('.actions') && element.checkVisibility() && !element.closest('[aria-hidden=true]')).length;
"""


def text(node, name):
    """A computed text of a node, its spaces made one."""
    return " ".join(str(node.get(name, {}).get("value", "")).split())


def property_of(node, name):
    """A property of a node as it stands, or None."""
    return next((found["value"].get("value") for found in node.get("properties", []) if found["name"] == name), None)


def told(browser):
    """The controls of the page's form as the tree tells of them, in order."""
    nodes = {node["nodeId"]: node for node in browser.protocol("Accessibility.getFullAXTree")["nodes"]}
    root = next(node for node in nodes.values() if "parentId" not in node)
    found = []

    def visit(node, group, in_form):
        role = text(node, "role")
        if not node.get("ignored"):
            if role == "form":
                in_form = True
            if role in GROUPS and text(node, "name"):
                group = node
            if role in ROLES.values():
                found.append((node, group))
                return
        for child in node.get("childIds", []):
            if child in nodes:
                visit(nodes[child], group, in_form)

    visit(root, None, False)
    return found


def row_of(node, group):
    """A node of the tree as a row of the table."""
    role = text(node, "role")
    row = {"role": role, "name": text(node, "name"), "description": text(node, "description")}
    if role in ("switch", "checkbox", "radio"):
        row["checked"] = property_of(node, "checked")
    if role == "DisclosureTriangle":
        row["expanded"] = property_of(node, "expanded")
    # Chromium's protocol is silent on it for a combobox, which leaves the word in the name.
    row["required"] = None if role == "combobox" else bool(property_of(node, "required"))
    row["disabled"] = bool(property_of(node, "disabled"))
    row["invalid"] = property_of(node, "invalid") in (True, "true")
    if role in ("textbox", "searchbox", "spinbutton", "slider", "combobox"):
        row["value"] = text(node, "value")
    row["group"] = text(group, "name") if group else ""
    row["group description"] = text(group, "description") if group and role in ("radio", "checkbox") else ""
    return row


def expected(page):
    """The table of a page's controls by the model."""
    rows = []
    for control in page.controls:
        if not page.shows(control):
            continue
        role = ROLES["spinner" if control.fields.get("spinner") else control.kind]
        name = f"{control.title} {page.words('required')}" if control.required else control.title
        row = {"role": role, "name": one(name), "description": one(" ".join(control.description))}
        if role in ("switch", "checkbox", "radio"):
            row["checked"] = "true" if control.on else "false"
        if role == "DisclosureTriangle":
            row["expanded"] = True
        # What may be hidden is not enforced, only said.
        row["required"] = None if role == "combobox" else control.required and not control.conditions
        row["disabled"] = control.disabled
        row["invalid"] = control.invalid
        if role == "combobox":
            row["value"] = one(next(title for value, title, _ in control.entries if value == control.value))
        elif role in ("textbox", "searchbox", "spinbutton", "slider"):
            row["value"] = one(control.value)
        row["group"] = one(control.group or "")
        row["group description"] = one(" ".join(control.group_description)) if role in ("radio", "checkbox") else ""
        rows.append(row)
    return rows


def one(words):
    """A text with its spaces made one, as the tree's texts are compared."""
    return " ".join(words.split())


def check_page(report, browser, page, address):
    """Compares a page's tree with the model's table."""
    browser.open(address)
    count = browser.script(OPEN)
    got = [row_of(*pair) for pair in told(browser)]
    # Links, the page's own buttons and what the script adds are no part of the model's table.
    own = [page.form.get("submit", page.words("save")), page.form.get("reset")]
    wanted = expected(page)
    while got and got[-1]["role"] == "button" and got[-1]["name"] in own:
        got.pop()
    report.check(count == len(wanted), f"{page}: {count} controls are on the page, the model has {len(wanted)}")
    names = [row["name"] for row in got]
    report.check(len(got) == len(wanted), f"{page}: the tree has {len(got)} controls, the model {len(wanted)}", *names)
    for told_row, wanted_row in zip(got, wanted):
        differing = {key: (told_row.get(key), value) for key, value in wanted_row.items() if told_row.get(key) != value}
        report.check(
            not differing,
            f"{page}: {wanted_row['role']} {json.dumps(wanted_row['name'], ensure_ascii=False)}",
            *(f"{key}: told {told!r}, expected {value!r}" for key, (told, value) in differing.items()),
        )


def in_english(page):
    """Whether the library's words on a page are the model's."""
    return page.language == "en"


def run(report, arguments):
    with common.scratch() as folder, browsers.chromium(scripting=False) as browser:
        browser.protocol("Accessibility.enable")
        for source in (common.KITCHEN_SINK, common.SAMPLE):
            for theme in arguments.theme or common.THEMES[:1]:
                output = common.build(source, folder / source.name / theme, "--theme", theme)
                with common.served(output) as address:
                    for page in model.Site(source):
                        if page.has_form and in_english(page):
                            check_page(report, browser, page, f"{address}/{page.file}")


# Ways to break a template, each with the page that shows it and what must be said.
BREAKS = {
    "no tie between label and field": Break("parts/field", ' for="{{id}}"', "", "name: told ''"),
    "no words in a label": Break("rows/switch", "{{title}}</label>", "</label>", "name: told ''"),
    "no tie between hint and control": Break("parts/hints", ' id="{{id}}"', "", "description: told ''"),
    "no words of what is required": Break("parts/field", "{{requiredText}}</span>", "</span>", "name: told"),
    "a field hidden from the tree": Break(
        "parts/field", '<div class="control">', '<div class="control" aria-hidden="true">', "the tree has"
    ),
    "a field that is not there": Break(
        "parts/field", "{{{control}}}", "<template>{{{control}}}</template>", "controls are on the page"
    ),
    "a section without its name": Break("sections/plain", ' aria-labelledby="{{labelledBy}}"', "", "group: told"),
    "another role": Break(
        "rows/switch", "{{{control}}}", '{{{control}}}<button role="checkbox" aria-checked="false">x</button>', "the tree has"
    ),
    "all disabled": Break("rows/switch", "{{{control}}}", "<fieldset disabled>{{{control}}}</fieldset>", "disabled: told"),
}
GROUP_BREAKS = {
    "no legend": Break("parts/group", "{{legend}}</legend>", "</legend>", "group: told"),
    "no tie between help and group": Break(
        "parts/group", '{{#describedBy}} aria-describedby="{{describedBy}}"{{/describedBy}}', "", "group description: told ''"
    ),
    "no group": Break("parts/group", "<fieldset id", "<fieldset role=\"note\" id", "group: told ''"),
}


def self_test():
    """Broken copies of a page and of templates must be noticed."""
    breaks = {
        "no label": ('<label class="title" for="text">', '<label class="title">'),
        "another role": (' role="switch" id="switch-off"', ' id="switch-off"'),
        "no description": (' aria-describedby="switch-subtitle:hint"', ""),
        "state lost": (' value="on" checked', ' value="on"'),
        "not required": (" required", ""),
        "not disabled": (" disabled", ""),
        "no group name": (' aria-labelledby=":section:1:header"', ""),
    }
    reports = []
    page = model.Site(common.KITCHEN_SINK).pages["rows"]
    with common.scratch() as folder, browsers.chromium() as browser:
        output = common.build(common.KITCHEN_SINK, folder)
        whole = (output / page.file).read_text(encoding="utf-8")
        with common.served(output) as address:
            for name, (old, new) in breaks.items():
                report = common.Report(name)
                if old not in whole:
                    raise SystemExit(f"{old} is not on the page any more")
                common.write(output / page.file, whole.replace(old, new))
                check_page(report, browser, page, f"{address}/{page.file}")
                reports.append(report)

        look = functools.partial(broken_templates.page_look, check_page, browser)
        reports += broken_templates.reports(BREAKS, common.KITCHEN_SINK, look(page))
        single = model.Site(common.KITCHEN_SINK).pages["single"]
        reports += broken_templates.reports(GROUP_BREAKS, common.KITCHEN_SINK, look(single))
    return reports


def options(parser):
    parser.add_argument("--theme", action="append", help="build with this theme (may be repeated)")


if __name__ == "__main__":
    common.main("accessibility_tree", run, self_test, options)
