"""A page of 200 rows in one builder compiles in at most 2 s more than an empty one.

Each kind of builder is measured: rows of every kind, options, entries of a menu, and 50 sections with rows of their
own. One line in ten of the rows, and one in five of options and sections, is a condition or a loop: what the compiler
takes for these grows with the square of their number in one body, whatever the builder looks like.

The modules must be built (`swift build`). What counts is the processor's time in the best of three runs, so that a
busy machine is no fault.
"""

import resource
import subprocess

import common

COUNT = 200
SECTION_COUNT = 50
MODULES = common.ROOT / ".build" / "debug" / "Modules"
LIMIT = 2.0
RUNS = 3

ROWS = [
    'Row.toggle("Title {n}", key: "switch{n}", isOn: true, subtitle: "Help", icon: "bell")',
    'Row.text("Title {n}", key: "text{n}", kind: .email, value: "a@example.org", placeholder: "Name", isRequired: true)',
    'Row.number("Title {n}", key: "number{n}", value: 18.5, minimum: 0, maximum: 30, step: 0.5, unit: "kg")',
    'Row.range("Title {n}", key: "range{n}", value: 20, in: 16...24, unit: "%")',
    'Row.select("Title {n}", key: "select{n}", value: Size.small) {{ Size.allCases }}',
    'Row.link("Title {n}", to: .page("about", anchor: "a{n}"), value: "Winter")',
    'Row.value("Title {n}", "Value").present(if: "!beta").with(\\.language, "ru")',
    'Row.color("Title {n}", key: "color{n}", value: "#248a3d").disabled(because: "Not now").onlyIf("switch0")',
    'Row.custom("two-titles", fields: ["left": "A", "right": ["B", 1, true]])',
    'if isOn {{ Row.date("Title {n}", key: "date{n}") }} else {{ Row.note("Note") }}',
]
OPTIONS = [
    'Selection.Option("Title {n}", value: "value{n}", subtitle: "Help", icon: "bell")',
    'Selection.Option("Title {n}", value: "value{n}") {{ Selection.Option("Below", value: "below{n}") }}',
    'Selection.Option("Title {n}", value: "value{n}").with(\\.isExclusive, true).present(if: "beta")',
    "Size.small",
    'if isOn {{ Selection.Option("Title {n}", value: "value{n}").disabled() }}',
]
ENTRIES = [
    'SelectField.Option("Title {n}", value: "value{n}")',
    'SelectField.Group("Title {n}") {{ Size.allCases }}',
    "Size.allCases",
]
SECTIONS = [
    'Section("Title {n}", key: "rows{n}") {{ '
    + "; ".join(f'Row.toggle("Wi-Fi", key: "wifi{{n}}-{k}")' for k in range(4))
    + " }}",
    'Section("Title {n}", key: "one{n}", selected: Size.small) {{ Size.allCases; Size.large }}',
    'Section("Title {n}", key: "some{n}", selected: [Size.small], parents: .derived) {{ Size.allCases }}',
    "SectionData(key: Part.size, values: Size.allCases)",
    'if isOn {{ Section("Title {n}") {{ for number in 1...3 {{ Row.value("Title", "\\(number)") }} }} }}',
]

FILE = """\
import Fieldset

enum Size: String, CaseIterable, OptionValue {{ case small, large }}
enum Part: String, SectionKey {{
  case size
  var title: String {{ rawValue }}
}}

func page(isOn: Bool) -> Page {{
  Page("page", title: "Page") {{
{body}
  }}
}}
"""


def body(opening, lines, closing, count):
    """The source of a page's body, with `count` lines of these kinds in one builder."""
    inner = [lines[n % len(lines)].format(n=n) for n in range(count)]
    return "\n".join(["    " + line for line in [opening, *inner, closing] if line])


def cases(count):
    """What is measured, by its label, with `count` lines in its builder."""
    yield "rows", body('Section("Rows") {', ROWS, "}", count)
    yield "options", body('Section("Options", key: "options", selected: Size.small) {', OPTIONS, "}", count)
    yield "menu", body('Section("M") { Row.select("Menu", key: SettingKey<Size>("menu")) {', ENTRIES, "} }", count)
    yield "sections", body("", SECTIONS, "", min(count, SECTION_COUNT))


def compile_time(folder, label, source):
    """The processor's time in seconds for the shortest of some compilations, or None; and what the compiler said."""
    file = folder / f"{label}.swift"
    common.write(file, FILE.format(body=source))
    best, said = None, ""
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        result = subprocess.run(
            ["swiftc", "-swift-version", "6", "-Onone", "-c", file, "-module-name", "Measured", "-I", MODULES]
            + ["-o", folder / f"{label}.o"],
            capture_output=True,
            text=True,
            timeout=600,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        if result.returncode != 0:
            return None, result.stderr
        best = taken if best is None else min(best, taken)
        said = result.stderr
    return best, said


def check(report, folder, label, empty, full, limit):
    """Compares the compilation of a page with that of one without lines."""
    base, said = compile_time(folder, f"{label}-empty", empty)
    if not report.check(base is not None, f"{label}: an empty page does not compile", said):
        return
    taken, said = compile_time(folder, f"{label}-full", full)
    if not report.check(taken is not None, f"{label}: the page does not compile", said[:4000]):
        return
    report.check(not said, f"{label}: the compiler warns", said[:4000])
    more = f"{label}: full {taken:.2f} s, empty {base:.2f} s, {taken - base:+.2f} s"
    print(more)
    report.check(taken - base <= limit, f"{more}: more than {limit} s")


def run(report, arguments):
    with common.scratch() as folder:
        for (label, empty), (_, full) in zip(cases(0), cases(COUNT)):
            check(report, folder, label, empty, full, LIMIT)


def self_test():
    reports = [common.Report("a page that takes too long"), common.Report("a page that does not compile")]
    empty, full = next(iter(cases(0)))[1], next(iter(cases(COUNT)))[1]
    with common.scratch() as folder:
        check(reports[0], folder, "slow", empty, full, 0.0)
        check(reports[1], folder, "broken", empty, full.replace("isOn: true", 'isOn: "true"'), LIMIT)
    return reports


if __name__ == "__main__":
    common.main("typecheck", run, self_test)
