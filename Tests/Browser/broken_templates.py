"""Tests of the tests: sites built for real with a copy of the themes in which one template is broken.

    BREAKS = {"no label": Break("parts/field", '<label', '<span', reason="textbox")}
    reports = broken_templates.reports(BREAKS, common.KITCHEN_SINK, lambda report, output: ...)

A suite has to fail, and for the reason that the break gives: words that stand in what it says.
"""

import dataclasses
import shutil

import common


@dataclasses.dataclass
class Break:
    """One fault in one template, and more files for it where it needs them."""

    template: str
    old: str
    new: str
    reason: str
    # Rules that are joined with the theme's styles, and a script that stands beside the pages.
    style: str = ""
    script: str = ""


def build(folder, site, broken, *arguments):
    """Builds a site with the broken template."""
    themes = folder / "Themes"
    shutil.copytree(common.ROOT / "Themes", themes)
    path = themes / "base" / "templates" / f"{broken.template}.mustache"
    text = path.read_text(encoding="utf-8")
    if broken.old not in text:
        raise SystemExit(f"{broken.old} is not in {broken.template} any more")
    common.write(path, text.replace(broken.old, broken.new))
    if broken.style:
        common.write(themes / "base" / "styles" / "99-broken.css", broken.style)
    output = folder / "site"
    result = common.fieldset("build", site, "--output", output, *arguments, env={"FIELDSET_THEMES": str(themes)})
    if result.returncode != 0:
        raise SystemExit(f"a broken {broken.template} cannot be built:\n{result.stderr}")
    if broken.script:
        common.write(output / "broken.js", broken.script)
    return output


def page_look(check_page, browser, page):
    """A look at one page of what was built, as a suite's own `check_page` does it."""

    def look(report, output):
        with common.served(output) as address:
            check_page(report, browser, page, f"{address}/{page.file}")

    return look


def reports(breaks, site, look, *arguments):
    """What a suite says of each break: a report without faults where it missed the reason."""
    found = []
    for name, broken in breaks.items():
        report = common.Report(f"template: {name}")
        with common.scratch() as folder:
            look(report, build(folder, site, broken, *arguments))
        report.require(broken.reason)
        found.append(report)
    return found
