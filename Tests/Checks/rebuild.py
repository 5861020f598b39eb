"""Building Sample again writes nothing, a deleted page takes its own HTML with it, and equal input gives equal bytes.

The build must exit with 0, say nothing on standard error, name the file to open and end with its line of facts.
"""

import os
import pathlib
import re
import shutil

import common

FACTS = re.compile(r"\b(\d+)\b[^\d]*\bwritten\b.*\b(\d+) unchanged\b.*\b(\d+) removed\b")


def state(folder):
    """What can be seen of every file and folder: a rewrite changes the inode or the time."""
    return {
        path.relative_to(folder).as_posix(): (path.stat().st_ino, path.stat().st_mtime_ns, path.stat().st_size)
        for path in sorted([folder, *folder.rglob("*")])
    }


def contents(folder):
    """The bytes of every file that is served: hidden files are the writer's own notes."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def compare(report, fault, first, second):
    """Checks that two such pictures of a folder are one."""
    differing = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    report.check(not differing, fault, *differing[:20])


def check_build(report, label, site, output, *arguments, env=None):
    """Builds, checks how the command ended, and returns the numbers of its line of facts."""
    result = common.fieldset("build", site, "--output", output, *arguments, env=env)
    said = [result.stdout, result.stderr]
    if not report.check(result.returncode == 0, f"{label}: exit code {result.returncode}", *said):
        return None
    report.check(not result.stderr, f"{label}: it says something on standard error", result.stderr)
    last = (result.stdout.strip().splitlines() or [""])[-1]
    facts = FACTS.search(last)
    report.check(facts is not None, f"{label}: the last line is no line of facts", last)
    return tuple(map(int, facts.groups())) if facts else None


def check_second_run(report, site):
    """Builds into the site's own `_site` as a newcomer does, twice."""
    result = common.fieldset("build", site.name, cwd=site.parent)
    report.check(result.returncode == 0, f"plain build: exit code {result.returncode}", result.stdout, result.stderr)
    report.check("index.html" in result.stdout, "the build does not say which file to open", result.stdout)
    output = site / "_site"
    before = state(output)
    facts = check_build(report, "second build", site, output)
    compare(report, "the second build changed something", before, state(output))
    report.check(facts is None or (facts[0], facts[2]) == (0, 0), f"the second build's line of facts says {facts}")


def check_deletions(report, site, folder):
    """Deletes each page in turn, but for the home page, and puts it back."""
    output = folder / "deletions"
    check_build(report, "build before deletions", site, output)
    complete = contents(output)
    mine = output / "notes.txt"
    mine.write_text("not made by the build")
    complete[mine.name] = mine.read_bytes()
    for page in sorted((site / "pages").rglob("*.json")):
        slug = page.relative_to(site / "pages").with_suffix("").as_posix()
        if slug == "index":
            continue
        text = page.read_bytes()
        page.unlink()
        check_build(report, f"build without {slug}", site, output)
        gone = complete.keys() - contents(output).keys()
        # Beside the page stand its contract and its defaults; they are the page's own. The style and script that all
        # pages share are others where no other page has a use for some part of them.
        own = {name for name in complete if name.split(".")[0] == slug}
        others = {name for name in gone - own if not name.startswith(("assets/theme-", "assets/fieldset-"))}
        report.check(own <= gone and not others, f"deleting {slug} removed {sorted(gone)}")
        page.write_bytes(text)
        check_build(report, f"build with {slug} again", site, output)
        compare(report, f"deleting {slug} and putting it back changed something", complete, contents(output))


def check_equal_bytes(report, folder):
    """Builds copies that differ in everything that must not matter."""
    builds = {
        "first": ([], {}),
        "one job, another place and language": (
            ["--jobs", "1"],
            {"TZ": "Pacific/Chatham", "LANG": "tr_TR.UTF-8", "LC_ALL": "C"},
        ),
        "a folder of blanks and marks/é ü": (
            [],
            {"TZ": "America/Caracas", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"},
        ),
    }
    outputs = {}
    for number, (name, (arguments, env)) in enumerate(builds.items()):
        site = common.copy_sample(folder / name / "Sample")
        for age, file in enumerate(sorted(site.rglob("*"), reverse=bool(number % 2))):
            os.utime(file, (10**9 + age * 1000, 10**9 + age * 1000 * number))
        output = site / "_site" if number == 2 else folder / f"out{number}"
        check_build(report, name, site, output, *arguments, env=env)
        outputs[name] = contents(output) if output.exists() else {}
    for name, made in outputs.items():
        compare(report, f"{name}: other bytes than the first build", outputs["first"], made)


def run(report, arguments):
    with common.scratch() as folder:
        check_second_run(report, common.copy_sample(folder / "second" / "Sample"))
        check_deletions(report, common.copy_sample(folder / "third" / "Sample"), folder)
        check_equal_bytes(report, folder)


def self_test():
    reports = [common.Report("touched file"), common.Report("other bytes")]
    with common.scratch() as folder:
        common.write(folder / "page.html", "one")
        before, bytes_before = state(folder), contents(folder)
        shutil.copyfile(folder / "page.html", folder / "page.new")
        (folder / "page.new").rename(folder / "page.html")
        compare(reports[0], "a file with the same bytes was written anew", before, state(folder))
        common.write(pathlib.Path(folder / "page.html"), "two")
        compare(reports[1], "a file has other bytes", bytes_before, contents(folder))
    return reports


if __name__ == "__main__":
    common.main("rebuild", run, self_test)
