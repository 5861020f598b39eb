"""A page of 30 rows of mixed kinds weighs at most 12 KB gzipped with its theme and its script, so that it fits a device.

Page, stylesheet and script are gzipped each for itself, as a server sends them. The limit holds in every theme that
ships, with the script that such a page needs to store what is changed, and with marks of change, export, import and
events as well.
"""

import gzip
import random

import broken_templates
import common
from broken_templates import Break

LIMIT = 12 * 1024
STORAGE = {"storage": {"kind": "local", "namespace": "weight"}}
EVERYTHING = {**STORAGE, "changes": True, "transfer": True, "events": True}


def page(form):
    """A page of 30 rows such as an owner would ship: one of each kind and more of the common ones."""
    options = [{"value": "en", "title": "English"}, {"value": "ru", "title": "Русский", "lang": "ru"}]
    rows = [
        {"kind": "switch", "key": "wifi", "title": "Wi-Fi", "value": True, "icon": "wifi"},
        {"kind": "switch", "key": "bluetooth", "title": "Bluetooth", "value": False, "icon": "bluetooth"},
        {"kind": "switch", "key": "flight", "title": "Flight mode", "value": False, "icon": "airplane"},
        {"kind": "value", "title": "Network", "value": "Home"},
        {"kind": "value", "title": "Version", "value": "1.2.0"},
        {"kind": "link", "title": "About", "url": "https://example.org/about"},
        {"kind": "link", "title": "Licences", "url": "https://example.org/licences"},
        {"kind": "text", "key": "name", "title": "Name", "value": "", "subtitle": "Shown to others"},
        {"kind": "multiline", "key": "notes", "title": "Notes", "value": ""},
        {"kind": "password", "key": "password", "title": "Password", "value": "", "minimumLength": 8},
        {"kind": "email", "key": "email", "title": "Email", "value": "", "required": True},
        {"kind": "url", "key": "home", "title": "Home page", "value": ""},
        {"kind": "telephone", "key": "telephone", "title": "Telephone", "value": ""},
        {"kind": "search", "key": "search", "title": "Search for", "value": ""},
        {"kind": "number", "key": "minutes", "title": "Dim after", "value": 5, "minimum": 1, "maximum": 60, "unit": "min"},
        {"kind": "range", "key": "light", "title": "Light", "value": 40, "minimum": 0, "maximum": 100, "unit": "%"},
        {"kind": "select", "key": "language", "title": "Language", "value": "en", "options": options},
        {"kind": "date", "key": "day", "title": "Day", "value": ""},
        {"kind": "time", "key": "quiet", "title": "Quiet from", "value": "22:30"},
        {"kind": "color", "key": "accent", "title": "Colour", "value": "#4640b8"},
        {"kind": "button", "title": "Forget this network", "type": "button"},
        {"kind": "note", "text": "Some changes apply after a restart."},
    ]
    single = [{"value": value, "title": value.title()} for value in ("small", "standard", "large", "largest")]
    multiple = [{"value": value, "title": value.title(), "subtitle": "By push"} for value in ("news", "loans", "club", "all")]
    return {
        "title": "Preferences",
        "form": {"submit": "Save", **form},
        "sections": [
            {"header": "General", "rows": rows[:8]},
            {"header": "Account", "footer": "Kept on this device.", "rows": rows[8:15]},
            {"header": "Display", "rows": rows[15:]},
            {"key": "size", "header": "Text size", "selection": "single", "selected": "standard", "rows": single},
            {"key": "notify", "header": "Notifications", "selection": "multiple", "selected": ["news"], "rows": multiple},
        ],
    }


def write_site(folder, form):
    """Writes a site of that page alone."""
    common.write_json(folder / "site.json", {"title": "Weight"})
    common.write_json(folder / "pages" / "index.json", page(form))
    return folder


def weigh(report, label, output):
    """Weighs what a browser loads for the page."""
    parts = [output / "index.html", *sorted((output / "assets").rglob("*.*"))]
    sizes = {part.suffix[1:]: len(gzip.compress(part.read_bytes(), 9, mtime=0)) for part in parts}
    total = sum(sizes.values())
    report.note(f"{label}: {total} bytes gzipped, {sizes}")
    report.check(total <= LIMIT, f"{label}: {total} bytes gzipped, over {LIMIT}")
    report.check(sorted(sizes) == ["css", "html", "js"], f"{label}: not a page, a stylesheet and a script", sizes)


def run(report, arguments):
    with common.scratch() as folder:
        for theme in common.THEMES:
            for name, form in (("stored", STORAGE), ("everything", EVERYTHING)):
                site = write_site(folder / name, form)
                weigh(report, f"{theme}-{name}", common.build(site, folder / f"{theme}-{name}", "--theme", theme))


def ballast():
    """A text of two kilobytes that cannot be made smaller by half."""
    return "".join(random.Random(3).choices("abcdefghijklmnopqrstuvwxyz", k=2048))


BREAKS = {
    "a template that is too heavy": Break("page", "</body>", f"<p>{ballast()}</p></body>", "over"),
    "a style that is too heavy": Break("page", "<body", "<body", "over", style=f".{ballast()} {{ margin: 0; }}"),
}


def self_test():
    """Too much weight in a template or a style must be noticed, and a page that loads something else."""
    reports = []
    with common.scratch() as folder:
        site = write_site(folder / "site", EVERYTHING)
        reports += broken_templates.reports(BREAKS, site, lambda report, output: weigh(report, "broken", output))
        report = common.Report("no script")
        output = common.build(site, folder / "bare")
        for script in output.rglob("*.js"):
            script.unlink()
        weigh(report, "bare", output)
        report.require("not a page, a stylesheet and a script")
        reports.append(report)
    return reports


if __name__ == "__main__":
    common.main("weight", run, self_test)
