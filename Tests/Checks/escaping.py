"""Every hostile string of shared/cases/conformance/escaping, put into every text field of a model, stays text.

A site whose fields hold harmless words of their own is built once; html5lib, a parser that shares nothing with ours,
reads it. Then the site is built with a hostile string in every field. Its document must be the harmless one with the
string where the word was, as text or as an attribute's value, and nothing else: the same elements and attributes.

Fields that refuse a string by the rules of the page format (a line break in a title, a control character anywhere) must
say so at their place; those are computed here from the rules and not from what the command does.
"""

import concurrent.futures
import json
import re
import unicodedata

import html5lib

import common

STRINGS = common.CASES / "conformance" / "escaping" / "strings.json"
WORD = re.compile(r"zq\d\d\dqz")

BREAKS = "\n\r\u2028\u2029"


def is_control(character):
    """Whether it is a control character that no text may hold; tabs and line breaks are judged by field."""
    return unicodedata.category(character) == "Cc" and character not in BREAKS + "\t"


def is_blank(text):
    """Whether there is nothing to be seen: spaces of any kind, and characters that take no room."""
    return all(character.isspace() or unicodedata.category(character) == "Cf" for character in text)


def accepts(kind, text):
    """Whether a field takes a text.

    `title`, `part` of one, `hint` (help, notes, footers), `fact` (what a value row says), `lines` (multiline values, an
    author's own fields), or `value`.
    """
    if any(map(is_control, text)) or "\t" in text and kind != "lines":
        return False
    if kind in ("title", "part", "value") and any(character in BREAKS for character in text):
        return False
    return kind not in ("title", "hint") or not is_blank(text)


def written(kind, text):
    """The text as the document has it: line breaks are LF."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if kind in ("hint", "fact", "lines") else text


def site(fill):
    """The files of a site; `fill(kind)` gives each field its text."""
    title = lambda: fill("title")
    hint = lambda: fill("hint")
    value = lambda: fill("value")
    reason = lambda: {"disabled": True, "reason": hint()}
    chosen = fill("value", shared=True)
    picked = fill("value", shared=True)
    page = {
        "title": title(),
        "header": {"kind": "title", "title": title(), "subtitle": hint()},
        "footer": hint(),
        "form": {"submit": title(), "reset": title()},
        "sections": [
            {
                "key": "one",
                "header": {"kind": "title", "title": title(), "subtitle": hint()},
                "footer": {"kind": "text", "text": hint()},
                "selection": "single",
                "selected": chosen,
                "rows": [
                    {"value": chosen, "title": title(), "subtitle": hint()},
                    {"value": "off", "title": title(), **reason()},
                ],
            },
            {
                "key": "tree",
                "header": title(),
                "footer": hint(),
                "selection": "multiple",
                "selected": [picked],
                "rows": [
                    {
                        "value": picked,
                        "title": title(),
                        "subtitle": hint(),
                        "rows": [{"value": "leaf", "title": title(), "subtitle": hint()}],
                    }
                ],
            },
            {
                "key": "leaves",
                "header": title(),
                "footer": {"kind": "title", "title": title(), "subtitle": hint()},
                "selection": "multiple",
                "parents": "derived",
                "rows": [{"title": title(), "subtitle": hint(), "rows": [{"value": value(), "title": title()}]}],
            },
            {
                "key": "plain",
                "header": {"kind": "text", "text": hint()},
                "rows": [
                    {
                        "kind": "switch",
                        "key": "s",
                        "title": title(),
                        "subtitle": hint(),
                        "value": True,
                        "values": {"on": value(), "off": "no"},
                    },
                    {
                        "kind": "switch",
                        "key": "s2",
                        "title": title(),
                        "value": False,
                        "values": {"on": "yes", "off": value()},
                    },
                    {"kind": "switch", "key": "s3", "title": title(), "value": False, **reason()},
                    {"kind": "value", "title": title(), "value": fill("fact"), "subtitle": hint()},
                    {"kind": "link", "title": title(), "subtitle": hint(), "value": value(), "page": "index"},
                    {"kind": "link", "title": title(), "subtitle": hint(), "url": "https://example.org/"},
                    {
                        "kind": "text",
                        "key": "t",
                        "title": title(),
                        "value": value(),
                        "placeholder": title(),
                        "subtitle": hint(),
                        "pattern": "[^]*",
                        "patternHint": hint(),
                    },
                    {"kind": "multiline", "key": "m", "title": title(), "value": fill("lines"), "subtitle": hint()},
                    {"kind": "password", "key": "p", "title": title(), "value": value()},
                    {"kind": "email", "key": "e", "title": title(), "placeholder": title()},
                    {"kind": "url", "key": "u", "title": title(), "placeholder": title()},
                    {"kind": "telephone", "key": "tel", "title": title(), "value": value()},
                    {"kind": "search", "key": "se", "title": title(), "value": value(), "placeholder": title()},
                    {"kind": "number", "key": "n", "title": title(), "value": 1, "unit": title(), "subtitle": hint()},
                    {
                        "kind": "range",
                        "key": "r",
                        "title": title(),
                        "value": 1,
                        "minimum": 0,
                        "maximum": 2,
                        "unit": title(),
                        "subtitle": hint(),
                    },
                    {
                        "kind": "select",
                        "key": "sel",
                        "title": title(),
                        "subtitle": hint(),
                        "options": [
                            {"value": value(), "title": title()},
                            {"header": title(), "options": [{"value": "x", "title": title()}]},
                        ],
                    },
                    {"kind": "date", "key": "d", "title": title(), "value": "", "subtitle": hint()},
                    {"kind": "time", "key": "ti", "title": title(), "value": "", "subtitle": hint()},
                    {"kind": "color", "key": "c", "title": title(), "value": "#000000", "subtitle": hint()},
                    {"kind": "button", "key": "b", "title": title(), "subtitle": hint(), "value": value()},
                    {"kind": "note", "text": hint()},
                    {"kind": "own", "fields": {"left": fill("lines")}},
                ],
            },
        ],
    }
    settings = {
        # Where the page's title and the site's are one, a document's title names it once.
        "title": fill("part") + " site",
        "navigation": ["index", "words"],
        "header": {"kind": "title", "title": title(), "subtitle": hint()},
        "footer": hint(),
    }
    return {"site.json": settings, "pages/words.json": page, "pages/index.json": {"title": title()}}


TEMPLATE = '<div id="{{id}}" data-left="{{fields.left}}" title=\'{{fields.left}}\'>{{fields.left}}</div>\n'


class Fields:
    """The harmless words in the order of their fields, and what replaces each of them."""

    def __init__(self):
        self.kinds = []
        self.shared = set()
        files = site(self.fill)
        self.text = {name: json.dumps(content, ensure_ascii=False, indent=1) for name, content in files.items()}

    def fill(self, kind, shared=False):
        word = f"zq{len(self.kinds):03}qz"
        self.kinds.append(kind)
        if shared:
            self.shared.add(word)
        return word

    def kind(self, word):
        return self.kinds[int(word[2:5])]

    def write(self, folder, replacement):
        """Writes the site with `replacement(word)` for each word."""
        for name, text in self.text.items():
            escaped = lambda match: json.dumps(replacement(match.group()), ensure_ascii=False)[1:-1]
            common.write(folder / name, WORD.sub(escaped, text))
        common.write(folder / "templates" / "rows" / "own.mustache", TEMPLATE)
        return folder

    def places(self, wanted):
        """File and line of each word for which `wanted(word)` holds."""
        return {
            (name, number): word
            for name, text in self.text.items()
            for number, line in enumerate(text.split("\n"), start=1)
            for word in WORD.findall(line)
            if wanted(word)
        }


def document(data):
    """A page as nested tuples: element, attributes, children; texts as they are."""
    tree = html5lib.parse(data, treebuilder="etree", transport_encoding="utf-8", namespaceHTMLElements=False)

    def walk(element):
        children = [element.text or ""]
        for child in element:
            children += [walk(child), child.tail or ""]
        name = element.tag if isinstance(element.tag, str) else "!comment"
        return name, tuple(sorted((str(key), value) for key, value in element.attrib.items())), tuple(children)

    return walk(tree)


def with_texts(node, replacement):
    """The same document with other words."""
    if isinstance(node, str):
        return WORD.sub(lambda match: replacement(match.group()), node)
    name, attributes, children = node
    return (
        name,
        tuple((key, with_texts(value, replacement)) for key, value in attributes),
        tuple(with_texts(child, replacement) for child in children),
    )


def differences(expected, found, path=""):
    """Where two documents differ, in words."""
    if isinstance(expected, str) or isinstance(found, str):
        if expected != found:
            yield f"{path}: expected {expected!r:.300}, found {found!r:.300}"
        return
    here = f"{path}/{expected[0]}"
    if expected[:2] != found[:2]:
        yield f"{here}: expected {expected[:2]!r:.300}, found {found[:2]!r:.300}"
    elif len(expected[2]) != len(found[2]):
        yield f"{here}: expected {len(expected[2]) // 2} elements in it, found {len(found[2]) // 2}"
    else:
        for first, second in zip(expected[2], found[2]):
            yield from differences(first, second, here)


class Suite:
    """The harmless documents of one theme, and the checks against them."""

    def __init__(self, theme, folder):
        self.theme = theme
        self.folder = folder
        self.fields = Fields()
        built = common.build(
            self.fields.write(folder / "harmless", lambda word: word), folder / "out", "--theme", theme
        )
        self.harmless = {
            page.relative_to(built).as_posix(): document(page.read_bytes()) for page in common.pages(built)
        }
        self.missing = self.words() - {word for page in self.harmless.values() for word in WORD.findall(repr(page))}

    def words(self):
        return {f"zq{number:03}qz" for number in range(len(self.fields.kinds))}

    def build(self, case, replacement, label):
        folder = self.folder / f"{label}-{case['id'].replace('/', '-')}"
        self.fields.write(folder, replacement)
        return folder, common.fieldset(
            "build", folder, "--output", folder / "_site", "--theme", self.theme, "--format", "json"
        )

    def taken(self, case):
        """Builds with the string where it is accepted; returns faults."""
        string = case["string"]
        fields = self.fields
        accepted = lambda word: accepts(fields.kind(word), string)
        replacement = lambda word: string if accepted(word) else word
        folder, result = self.build(case, replacement, "taken")
        if result.returncode != 0:
            return [f"refused with exit code {result.returncode}", *places(result)[:5], result.stderr[:500]]
        faults = []
        for name, harmless in self.harmless.items():
            expected = with_texts(harmless, lambda word: written(fields.kind(word), string) if accepted(word) else word)
            faults += list(differences(expected, document((folder / "_site" / name).read_bytes()), name))[:5]
        return faults

    def refused(self, case):
        """Builds with the string where it is refused; returns faults, or None when no field refuses it."""
        string = case["string"]
        fields = self.fields
        is_bad = lambda word: word not in fields.shared and not accepts(fields.kind(word), string)
        expected = fields.places(is_bad)
        if not expected:
            return None
        folder, result = self.build(case, lambda word: string if is_bad(word) else word, "refused")
        if result.returncode != 1:
            return [f"exit code {result.returncode} for fields that refuse this string"]
        found = {(file.removeprefix(f"{folder}/"), line) for file, line in errors(result)}
        faults = [f"{fields.kind(expected[place])} accepted at {place}" for place in sorted(expected.keys() - found)]
        faults += [f"something else refused at {place}" for place in sorted(found - expected.keys())]
        if list(folder.rglob("*.html")):
            faults.append("pages were written in spite of errors")
        return faults


def diagnostics(result):
    try:
        return json.loads(result.stdout)["diagnostics"]
    except (json.JSONDecodeError, KeyError):
        return []


def errors(result):
    """File and line of each error of a run."""
    return [(entry["file"], entry["line"]) for entry in diagnostics(result) if entry["severity"] == "error"]


def places(result):
    return [f"{entry['file']}:{entry['line']}: {entry['message']}" for entry in diagnostics(result)]


def run(report, arguments):
    if not STRINGS.exists():
        report.check(False, f"there is no {STRINGS}: set FIELDSET_CASES")
        return
    cases = json.loads(STRINGS.read_text(encoding="utf-8"))
    for theme in common.THEMES:
        with common.scratch() as folder, concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            suite = Suite(theme, folder)
            report.check(
                not suite.missing,
                f"{theme}: fields that no page shows",
                *(f"{file}:{line}" for file, line in suite.fields.places(lambda word: word in suite.missing)),
            )
            for case, faults in zip(cases, pool.map(suite.taken, cases)):
                report.check(not faults, f"{theme} {case['id']} {case['string']!r:.100}", *faults)
            if theme == common.THEMES[0]:
                for case, faults in zip(cases, pool.map(suite.refused, cases)):
                    if faults is not None:
                        report.check(not faults, f"refusal of {case['id']} {case['string']!r:.100}", *faults)


def self_test():
    harmless = document(b'<!DOCTYPE html><title>zq000qz</title><p title="zq001qz">zq000qz</p>')
    string = "\"\u0301><b onclick='go()'>"
    bad = {
        "raw text": f"<!DOCTYPE html><title>{string}</title><p title=\"&quot;\u0301>&lt;b onclick='go()'>\">"
        f"{string}</p>",
        "raw attribute": f'<!DOCTYPE html><title>{string}</title><p title="{string}">x</p>',
        "escaped twice": '<!DOCTYPE html><title>&amp;quot;</title><p title="">x</p>',
    }
    reports = []
    for name, text in bad.items():
        report = common.Report(name)
        expected = with_texts(harmless, lambda word: string)
        faults = list(differences(expected, document(text.encode())))
        report.check(not faults, name, *faults)
        reports.append(report)
    return reports


if __name__ == "__main__":
    common.main("escaping", run, self_test)
