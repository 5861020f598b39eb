"""The public interface is as it is recorded in `interface/MODULE.txt`, documented in full, and free of `Any`.

Each public declaration is a line of its module's file, so that a change that breaks users, or one that was not meant,
shows in the difference. `--record` writes the files anew; look at the difference before you commit it. The modules
must be built (`swift build`).
"""

import json
import re
import subprocess

import common

FOLDER = common.ROOT / "Tests" / "Checks" / "interface"
MODULES = common.ROOT / ".build" / "debug" / "Modules"


def exported_modules():
    """The modules that `import Fieldset` hands on."""
    text = (common.ROOT / "Sources" / "Fieldset" / "Fieldset.swift").read_text()
    return sorted(re.findall(r"^@_exported public import (\w+)$", text, re.MULTILINE))


def target():
    """The platform that the modules were built for."""
    facts = json.loads(subprocess.run(["swift", "-print-target-info"], capture_output=True, check=True).stdout)
    return facts["target"]["unversionedTriple"]


def symbols(module, folder):
    """The public symbols of a module as the compiler's symbol graphs have them."""
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-I", MODULES, "-target", target()]
        + ["-output-dir", folder, "-skip-synthesized-members", "-minimum-access-level", "public"],
        check=True,
        timeout=300,
    )
    found = []
    for file in sorted(folder.glob(f"{module}*.symbols.json")):
        if file.name.split(".")[0].split("@")[0] == module:
            found += json.loads(file.read_text())["symbols"]
    return found


def declaration(symbol):
    """One line that says what a user can write, and would break with a change."""
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    return f'{".".join(symbol["pathComponents"])}: {" ".join(text.split())}'


def is_written(symbol):
    """Whether the symbol stands in the sources, and was not made by the compiler."""
    return "location" in symbol


def lines(found):
    return sorted({declaration(symbol) for symbol in found if is_written(symbol)})


def compare(report, module, recorded, actual):
    """Counts one check for each recorded declaration, and one for all that is new."""
    for line in recorded:
        report.check(line in actual, f"{module}: no longer there: {line}")
    new = [line for line in actual if line not in recorded]
    report.check(not new, f"{module}: not recorded (Tests/Checks/interface.py --record)", "\n".join(new))


def judge(report, module, found):
    """Every declaration is documented and names no `Any`."""
    for symbol in filter(is_written, found):
        line = declaration(symbol)
        report.check("docComment" in symbol, f"{module}: not documented: {line}")
        report.check(not re.search(r"\bAny\b", line), f"{module}: names Any: {line}")


def options(parser):
    parser.add_argument("--record", action="store_true", help="write the recorded interface anew")


def run(report, arguments):
    with common.scratch() as folder:
        for module in exported_modules():
            found = symbols(module, folder)
            judge(report, module, found)
            actual = lines(found)
            file = FOLDER / f"{module}.txt"
            if arguments.record:
                common.write(file, "\n".join(actual) + "\n")
            recorded = file.read_text().splitlines() if file.exists() else []
            compare(report, module, recorded, actual)


def self_test():
    symbol = {
        "pathComponents": ["Page", "title"],
        "declarationFragments": [{"spelling": "var title: "}, {"spelling": "String"}],
        "location": {},
        "docComment": {},
    }
    actual = lines([symbol])
    reports = [
        common.Report(name)
        for name in ["a declaration that is gone", "one that is new", "one without a comment", "one of Any"]
    ]
    compare(reports[0], "M", ["Page.title: let title: String"], actual)
    compare(reports[1], "M", [], actual)
    judge(reports[2], "M", [{key: value for key, value in symbol.items() if key != "docComment"}])
    judge(reports[3], "M", [{**symbol, "declarationFragments": [{"spelling": "var title: Any"}]}])
    return reports


if __name__ == "__main__":
    common.main("interface", run, self_test, options)
