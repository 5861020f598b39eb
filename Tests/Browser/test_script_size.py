"""How much the script weighs: at most 2 KB gzipped with storage alone, at most 6 KB with everything."""

import gzip

import script_support
from script_support import common


def weight(folder, output):
    """The bytes of the site's one script, gzipped."""
    [script] = common.build(folder, output).glob("assets/fieldset-*.js")
    return len(gzip.compress(script.read_bytes(), 9, mtime=0))


def run(report, arguments):
    with common.scratch() as folder:
        small = folder / "small"
        common.write_json(small / "site.json", script_support.SITE)
        rows = [{"kind": "switch", "key": "tips", "title": "Tips", "value": True}]
        page = {"title": "Small", "sections": [{"header": "General", "rows": rows}]}
        common.write_json(small / "pages" / "small.json", page)
        everything = script_support.write_site(folder / "everything")
        for name, site, limit in (("storage alone", small, 2048), ("everything", everything, 6144)):
            bytes = weight(site, folder / "out" / site.name)
            report.note(f"script with {name}: {bytes} bytes gzipped, of {limit}")
            report.check(bytes <= limit, f"the script with {name} is {bytes} bytes, over {limit}")
            if name == "storage alone" and arguments is not None:
                report.check("<script" in (folder / "out" / "small" / "small.html").read_text(), "no script")


if __name__ == "__main__":
    common.main("script-size", run, lambda: [])
