"""Deep or huge input is built, or refused with a diagnostic, in time and memory that grow with it and no faster.

Each input is far beyond what a person writes. What comes of it is fixed: the exit code, and the code of the diagnostic
where it is refused. The limits of time and memory are several times what a build takes, so that a busy machine is no
fault, and far below what anything that grows with the square of the input would take. A stack overflow or a crash is
told from a refusal by the exit code.
"""

import json
import os
import re
import subprocess
import sys

import common

SECONDS = 60
MEGABYTES = 1500
MANY = 100_000


def options(count, value="v", **fields):
    return [{"value": f"{value}{number}", "title": f"Option {number}", **fields} for number in range(count)]


def page(*sections, **fields):
    return {"title": "Page", "sections": list(sections), **fields}


def selection(rows, **fields):
    return {"key": "key", "header": "Header", "selection": "multiple", "rows": rows, **fields}


def switches(count, **fields):
    return [{"kind": "switch", "key": f"key{number}", "title": f"Title {number}", **fields} for number in range(count)]


def tree(depth):
    """Options in one another, outermost first; made as text, since no library writes it without recursion."""
    opening = "".join('{"value": "v%d", "title": "T", "rows": [' % number for number in range(depth))
    options = opening + '{"value": "v", "title": "T"}' + "]}" * depth
    return '{"title": "P", "sections": [{"key": "k", "header": "H", "selection": "multiple", "rows": [%s]}]}' % options


# What is built: the pages of a site by name, its templates, and its settings.
def built():
    two = MANY // 2
    yield "rows", {"index": page({"rows": switches(MANY)})}, {}
    yield "options", {"index": page(selection(options(MANY))), "other": page(selection(options(two)))}, {}
    yield "selected", {"index": page(selection(options(MANY), selected=[f"v{n}" for n in reversed(range(MANY))]))}, {}
    menu = {"kind": "select", "key": "key", "title": "Menu", "options": options(MANY)}
    yield "menu", {"index": page({"rows": [menu]})}, {}
    sections = [{"header": f"Header {number}", "rows": [{"kind": "note", "text": "Note"}]} for number in range(MANY)]
    yield "sections", {"index": page(*sections)}, {}
    groups = [selection(options(1)) | {"key": f"key{number}"} for number in range(two)]
    yield "groups", {"index": page(*groups), "other": page(*groups)}, {}
    links = [{"kind": "link", "title": "Link", "page": "index", "anchor": f"key{number}"} for number in range(two)]
    yield "links", {"index": page({"rows": links}, {"rows": switches(two)})}, {}
    long = "x & y, " * 1_500_000
    yield "title", {"index": page(title=long), "other": page(title=long)}, {}
    header = page({"header": long, "footer": long, "rows": [{"kind": "note", "text": long}]})
    yield "texts", {"index": header}, {}
    includes = {"page-headers/long.mustache": "{{>page-headers/part}}" * 10_000, "page-headers/part.mustache": "<i>part</i>"}
    yield "includes", {"index": page(header={"kind": "long"})}, includes
    once = {"page-headers/once.mustache": "{{>page-headers/part}}", "page-headers/part.mustache": "<i>part</i>" * 1_000_000}
    yield "large template", {"index": page(header={"kind": "once"})}, once


# What is refused, with the code that says why.
def refused():
    def one(content):
        return {"index": content}

    yield "arrays", "json-nesting", one("[" * MANY), {}
    yield "objects", "json-nesting", one('{"a":' * MANY), {}
    yield "closed arrays", "json-nesting", one("[" * MANY + "]" * MANY), {}
    yield "deep tree", "tree-depth", one(tree(60)), {}
    yield "deeper tree", "json-nesting", one(tree(MANY)), {}
    yield "equal JSON keys", "too-many-faults", one("{" + ",".join(['"a":1'] * 1_000_000) + "}"), {}
    yield "comments", "json-comment", one("[" + "// comment\n" * MANY + "]"), {}
    unknown = ",".join(f'"titel{number}": 1' for number in range(MANY))
    yield "unknown fields", "too-many-faults", one('{"title": "P", %s}' % unknown), {}
    yield "long field", "unknown-field", one('{"title": "P", "%s": 1}' % ("x" * 10_000_000)), {}
    yield "long key", "invalid-key", one(page({"rows": [{"kind": "switch", "key": "k" * 10_000_000, "title": "T"}]})), {}
    values = [{"value": "same", "title": f"Option {number}"} for number in range(20_000)]
    yield "equal values", "duplicate-value", one(page(selection(values))), {}
    rows = switches(MANY)
    yield "equal keys", "duplicate-key", one(page({"rows": [{**row, "key": "key"} for row in rows]})), {}
    strange = [f"v{number}" for number in range(MANY)] + [f"w{number}" for number in range(MANY)]
    yield "unknown values", "unknown-selected", one(page(selection(options(MANY), selected=strange))), {}
    yield "values twice", "duplicate-selected", one(page(selection(options(MANY), selected=strange[:MANY] * 2))), {}
    yield "wrong types", "too-many-faults", one(page({"rows": [1] * MANY})), {}
    yield "unknown kinds", "unbound-kind", one(page({"rows": [{"kind": f"k{n}", "title": "T"} for n in range(MANY)]})), {}
    yield "unknown icons", "unknown-icon", one(page({"rows": switches(MANY, icon="strange")})), {}
    yield "unknown flags", "undefined-flag", one(page({"rows": switches(MANY, **{"if": "beta"})})), {}
    links = [{"kind": "link", "title": "T", "page": "index", "anchor": f"a{number}"} for number in range(MANY)]
    yield "unknown anchors", "unknown-anchor", one(page({"rows": links}, {"rows": rows})), {}
    links = [{"kind": "link", "title": "T", "page": f"a{number}"} for number in range(MANY)]
    yield "unknown pages", "unknown-page", one(page({"rows": links})), {}
    chain = [{**row, "onlyIf": {"key": f"key{number ^ 1}", "is": True}} for number, row in enumerate(rows)]
    yield "cycles", "cyclic-dependency", one(page({"rows": chain})), {}
    chain = [{**row, "onlyIf": {"key": f"key{number - 1}", "is": True}} for number, row in enumerate(rows) if number]
    yield "chain", "too-many-dependencies", one(page({"rows": rows[:1] + chain})), {}
    fault = page({"rows": [{"kind": "link", "title": "T", "page": "nowhere"}]})
    yield "faulty pages", "unknown-page", {f"page{number}": fault for number in range(10_000)}, {}
    own = page(header={"kind": "own"})
    yield "recursion", "template-depth|partial-cycle", one(own), {"page-headers/own.mustache": "{{>page-headers/own}}"}
    deep = {"page-headers/own.mustache": "{{#title}}" * MANY + "{{/title}}" * MANY}
    yield "deep template", "template-nesting", one(own), deep
    missing = {"page-headers/own.mustache": "{{>page-headers/none}}" * 10_000}
    yield "missing partials", "missing-partial", one(own), missing
    yield "settings", "json-nesting", one(page()), {"../site.json": "[" * MANY}
    yield "styles", "large-file", one(page()), {"../themes/mine/styles/a.css": None}


def program():
    """What builds: the release product where there is one, since time counts."""
    release = common.ROOT / ".build" / "release" / "fieldset"
    return str(release) if release.exists() and "FIELDSET" not in os.environ else common.command()


def make(folder, pages, files):
    """Writes a site; a file of which the content is None has 200 MB, none of which is on the disk."""
    theme = {"theme": "mine"} if any("themes/mine" in path for path in files) else {}
    common.write_json(folder / "site.json", {"title": "Site", **theme})
    if theme:
        common.write_json(folder / "themes" / "mine" / "theme.json", {"name": "mine", "extends": "plain"})
    for name, content in pages.items():
        text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
        common.write(folder / "pages" / f"{name}.json", text)
    for path, text in files.items():
        file = folder / path.removeprefix("../") if path.startswith("../") else folder / "templates" / path
        common.write(file, text or "")
        if text is None:
            os.truncate(file, 200 << 20)
    return folder


def run_limited(site, output):
    """Builds with the limits of time and memory; gives the exit code, what was said and what it took."""
    # The peak of a process that Python starts itself counts the pages of Python.
    watch = (
        "import os, resource, subprocess, sys\n"
        "code = subprocess.call(sys.argv[1:])\n"
        "usage = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
        "print('\\n#', code, usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1024)\n"
    )
    command = [program(), "build", str(site), "--output", str(output)]
    try:
        done = subprocess.run(
            [sys.executable, "-c", watch, *command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=SECONDS * 4,
        )
    except subprocess.TimeoutExpired:
        return None, "", float("inf"), 0
    text = done.stdout.decode("utf-8", "replace")
    code, seconds, megabytes = re.search(r"# (-?\d+) (\S+) (\d+)\s*$", text).groups()
    return int(code), text, float(seconds), int(megabytes)


def check(report, name, folder, pages, files, wanted=None, seconds=SECONDS):
    """Builds one site; `wanted` is the pattern of a diagnostic's code where it must be refused."""
    site = make(folder / name.replace(" ", "-"), pages, files)
    code, text, took, megabytes = run_limited(site, site / "output")
    beginning = "\n".join(line[:300] for line in text.splitlines()[:6])
    report.check(code == (1 if wanted else 0), f"{name}: exit code {code}", beginning)
    if wanted:
        report.check(re.search(rf"\[(?:{wanted})\]", text), f"{name}: no [{wanted}]", beginning)
    report.check(took < seconds, f"{name}: took {took:.1f} s of processor time")
    report.check(megabytes < MEGABYTES, f"{name}: took {megabytes} MB")
    print(f"      {name}: {took:.1f} s, {megabytes} MB, {len(text) >> 10} KB of text", flush=True)


def check_files(report, folder):
    """Files that are refused before they are read, and what is no file."""
    for name, path in (("large page", "pages/large.json"), ("large settings", "site.json")):
        site = make(folder / name.replace(" ", "-"), {"index": page()}, {f"../{path}": None})
        code, text, took, megabytes = run_limited(site, site / "output")
        report.check(code == 1 and "[large-file]" in text, f"{name}: exit code {code}", text[:500])
        report.check(megabytes < 150, f"{name}: took {megabytes} MB, so it was read")
    if hasattr(os, "mkfifo"):
        site = make(folder / "pipe", {"index": page()}, {})
        os.mkfifo(site / "pages" / "pipe.json")
        code, text, _, _ = run_limited(site, site / "output")
        report.check(code == 1 and "[unreadable-file]" in text, f"pipe: exit code {code}", text[:500])


def run(report, arguments):
    with common.scratch() as folder:
        check_files(report, folder)
        for name, pages, files in built():
            if arguments.only in (None, name):
                check(report, name, folder, pages, files)
        for name, wanted, pages, files in refused():
            if arguments.only in (None, name):
                check(report, name, folder, pages, files, wanted)


def self_test():
    reports = [common.Report("refused although it is right"), common.Report("slow")]
    with common.scratch() as folder:
        check(reports[0], "right", folder, {"index": page()}, {}, "json-nesting")
        check(reports[1], "slow", folder, {"index": page()}, {}, seconds=0)
    return reports


def arguments(parser):
    parser.add_argument("--only", help="the name of one input")


if __name__ == "__main__":
    common.main("huge", run, self_test, arguments)
