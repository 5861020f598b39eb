"""Every command in README.md's `sh` blocks works, run in order from a fresh copy of the repository.

Each block is one shell session at the copy's top. A small Settings.bundle stands there, for the import. A `git clone`
and the `cd` after it stand for the copy itself. With `--skip COMMAND` a line that something else has run already is
left out, and said so.
"""

import pathlib
import re
import shutil
import subprocess

import common

SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
<dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>General</string></dict>
<dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>Sounds</string>
<key>Key</key><string>sounds</string><key>DefaultValue</key><true/></dict>
</array></dict></plist>
"""
FENCE = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = re.compile(r"^\$ ", re.MULTILINE)
CLONE = re.compile(r"^git clone \S+( \S+)?$")


def copy(folder):
    """A copy of what is, or could be, committed: no build products."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=common.ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    for name in listed.stdout.split("\0"):
        source = common.ROOT / name
        if name and source.exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, folder / name, follow_symlinks=False)
    return folder


def lines_to_run(report, block, skipped):
    """The lines of a block without those that cannot be run here."""
    after_clone = False
    for line in PROMPT.sub("", block).splitlines():
        if CLONE.match(line) or (after_clone and line.startswith("cd ")):
            after_clone = True
            report.note(f"not run, the copy stands for it: {line}")
        elif line.strip() in skipped:
            report.note(f"not run again: {line}")
        else:
            after_clone = False
            yield line


def check(report, text, folder, skipped=()):
    """Runs all blocks of a text in a folder."""
    blocks = FENCE.findall(text)
    report.check(blocks, "there is no block of commands")
    for block in blocks:
        lines = list(lines_to_run(report, block, skipped))
        if not any(line.strip() for line in lines):
            continue
        print("\n".join(f"  $ {line}" for line in lines), flush=True)
        result = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", "\n".join(lines)],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=1200,
        )
        said = (result.stdout + result.stderr).splitlines()[-15:]
        report.check(result.returncode == 0, f"exit code {result.returncode}: {lines[0]}", *said)


def run(report, arguments):
    text = (common.ROOT / "README.md").read_text(encoding="utf-8")
    pictures = re.findall(r"!\[[^\]]*\]\(([^)#]+)\)|<img[^>]*\ssrc=\"([^\"]+)\"|\]\((?!https?:)([^)#]+)\)", text)
    for target in (pathlib.PurePosixPath(next(filter(None, groups))) for groups in pictures):
        report.check((common.ROOT / target).exists(), f"README.md leads to {target}, which is not there")
    with common.scratch() as folder:
        checkout = copy(folder / "fieldset")
        common.write(checkout / "Settings.bundle" / "Root.plist", SETTINGS)
        check(report, text, checkout, arguments.skip)


def self_test():
    reports = []
    for name, text in {"failing command": "```sh\ntrue\nfalse\ntrue\n```\n", "no commands": "Nothing.\n"}.items():
        report = common.Report(name)
        with common.scratch() as folder:
            check(report, text, folder)
        reports.append(report)
    return reports


def options(parser):
    parser.add_argument("--skip", action="append", default=[], help="a command that has been run already")


if __name__ == "__main__":
    common.main("readme", run, self_test, options)
