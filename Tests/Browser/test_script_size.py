"""How much the script weighs: at most 2 KB gzipped with storage alone, at most 6 KB with everything."""

import gzip
import random
import shutil

import script_support
from script_support import common


def write_small(folder):
    """A site whose script does nothing but store."""
    common.write_json(folder / "site.json", script_support.SITE)
    rows = [{"kind": "switch", "key": "tips", "title": "Tips", "value": True}]
    page = {"title": "Small", "sections": [{"header": "General", "rows": rows}]}
    common.write_json(folder / "pages" / "small.json", page)
    return folder


def weigh(report, folder, themes=common.ROOT / "Themes"):
    """Builds both sites with themes from a folder, and weighs their scripts."""
    sites = (("storage alone", write_small, 2048), ("everything", script_support.write_site, 6144))
    for number, (name, write, limit) in enumerate(sites):
        output = folder / f"out-{number}"
        site = write(folder / f"site-{number}")
        result = common.fieldset("build", site, "--output", output, env={"FIELDSET_THEMES": str(themes)})
        scripts = list(output.glob("assets/fieldset-*.js"))
        if not report.check(len(scripts) == 1, f"with {name} there is no one script", result.stderr):
            continue
        size = len(gzip.compress(scripts[0].read_bytes(), 9, mtime=0))
        report.note(f"script with {name}: {size} bytes gzipped, of {limit}")
        report.check(size <= limit, f"the script with {name} is {size} bytes, over {limit}")


def run(report, arguments):
    with common.scratch() as folder:
        weigh(report, folder)


def self_test():
    """A part that is too heavy must be noticed, whichever site has it."""
    ballast = "".join(random.Random(3).choices("abcdefghijklmnopqrstuvwxyz", k=2048))
    reports = []
    for part, reason in (("20-storage-local.js", "storage alone is"), ("60-transfer.js", "everything is")):
        report = common.Report(f"a heavy {part}")
        with common.scratch() as folder:
            shutil.copytree(common.ROOT / "Themes", folder / "Themes")
            path = folder / "Themes" / "base" / "scripts" / part
            common.write(path, f'{path.read_text(encoding="utf-8")}\nstarts.push(() => "{ballast}");\n')
            weigh(report, folder, folder / "Themes")
        report.require(reason)
        reports.append(report)
    return reports


if __name__ == "__main__":
    common.main("script-size", run, self_test)
