"""Everything that a page of the built Sample refers to is there: files, anchors, labels' controls, ARIA references.

Also: no id twice, no inline script, style or event handler, no absolute path, so that the files work in any folder,
from disk, and under a strict policy.
"""

import posixpath
import re
import urllib.parse

import html5lib

import common

LINKS = {"href", "src", "action", "formaction", "data", "poster", "srcset"}
REFERENCES = {
    "for",
    "form",
    "list",
    "headers",
    "aria-activedescendant",
    "aria-controls",
    "aria-describedby",
    "aria-details",
    "aria-errormessage",
    "aria-flowto",
    "aria-labelledby",
    "aria-owns",
    "popovertarget",
}
SCHEMES = {"http", "https", "mailto", "tel"}
CSS_URL = re.compile(r"url\(\s*['\"]?([^'\")]*)")


def elements(file):
    """All elements of a page, as an independent parser reads them."""
    tree = html5lib.parse(file.read_bytes(), transport_encoding="utf-8", namespaceHTMLElements=False)
    return [element for element in tree.iter() if isinstance(element.tag, str)]


def check_link(report, label, link, folder, page, ids):
    """Checks that one URL of a page leads somewhere."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme or parts.netloc:
        report.check(parts.scheme in SCHEMES and (parts.netloc or parts.path), f"{label}: not an address to link to")
        return
    if not report.check(not link.startswith("/"), f"{label}: an absolute path"):
        return
    target = page
    if parts.path:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page), urllib.parse.unquote(parts.path)))
        if not report.check((folder / target).is_file(), f"{label}: there is no {target}"):
            return
    if parts.fragment:
        fragment = urllib.parse.unquote(parts.fragment)
        report.check(fragment in ids.get(target, ()), f'{label}: {target} has no id "{fragment}"')


def check(report, folder, label):
    """Checks all pages and stylesheets below a folder."""
    parsed = {file.relative_to(folder).as_posix(): elements(file) for file in common.pages(folder)}
    ids = {
        page: [element.get("id") for element in tree if element.get("id") is not None] for page, tree in parsed.items()
    }
    for page, tree in parsed.items():
        place = f"{label} {page}"
        doubled = sorted({name for name in ids[page] if ids[page].count(name) > 1})
        report.check(not doubled, f"{place}: ids that stand twice", *doubled)
        bad = [name for name in ids[page] if not name or re.search(r"\s", name)]
        report.check(not bad, f"{place}: ids that are none", *map(repr, bad))
        for element in tree:
            tag = f"{place} <{element.tag}>"
            report.check(element.tag != "style", f"{tag}: an inline style")
            report.check(element.tag != "script" or element.get("src"), f"{tag}: an inline script")
            for name, value in element.attrib.items():
                if not isinstance(name, str):
                    continue
                if name in LINKS:
                    check_link(report, f'{tag} {name}="{value}"', value, folder, page, ids)
                if name in REFERENCES:
                    report.check(value.split(), f"{tag}: an empty {name}")
                    for reference in value.split():
                        report.check(reference in ids[page], f'{tag}: {name} names "{reference}", which is not there')
                report.check(name != "style" and not name.startswith("on"), f"{tag}: an inline {name}")
    for sheet in sorted(folder.rglob("*.css")):
        name = sheet.relative_to(folder).as_posix()
        for link in CSS_URL.findall(sheet.read_text(encoding="utf-8")):
            check_link(report, f"{label} {name} url({link})", link, folder, name, ids)


def run(report, arguments):
    with common.scratch() as folder:
        for label, site in common.built_sites(folder):
            check(report, site, label)


def self_test():
    reports = []
    bad = {
        "missing page": '<a href="other.html">x</a>',
        "missing anchor": '<a href="#there">x</a>',
        "absolute path": '<a href="/bad.html">x</a>',
        "script address": '<a href="javascript:go()">x</a>',
        "doubled id": '<p id="a">x</p><p id="a">y</p>',
        "missing description": '<p aria-describedby="a b" id="a">x</p>',
        "empty description": '<p aria-describedby="">x</p>',
        "event handler": '<p onclick="go()">x</p>',
    }
    for name, body in bad.items():
        report = common.Report(name)
        with common.scratch() as folder:
            common.write(folder / "bad.html", f"<!DOCTYPE html><title>x</title>{body}")
            check(report, folder, name)
        reports.append(report)
    return reports


if __name__ == "__main__":
    common.main("references", run, self_test)
