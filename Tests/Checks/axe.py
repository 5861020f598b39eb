"""No page of the built Sample has a violation that axe-core finds, in any theme, light and dark, wide and narrow.

The pages are served under `Content-Security-Policy: default-src 'self'`; the browser must have nothing to complain
about either. Disclosures are checked closed and open.
"""

import importlib.util
import pathlib
import sys

import common

# Every rule but two kinds: those that axe has retired, and enhanced contrast (7:1, level AAA), for which people have
# the "more contrast" setting of their system.
RUN = """
const done = arguments[arguments.length - 1];
const rules = {};
for (const rule of axe.getRules()) {
  const wanted = !rule.tags.includes('deprecated') && rule.ruleId !== 'color-contrast-enhanced';
  rules[rule.ruleId] = { enabled: wanted };
}
axe.run(document, { rules, resultTypes: ['violations', 'incomplete'] })
  .then(done, error => done({ failed: `${error}` }));
"""
OPEN = """
const closed = document.querySelectorAll('details:not([open])');
for (const details of closed) { details.open = true; }
return closed.length;
"""


def axe_source():
    """The text of axe.min.js, out of the package pytest-playwright-axe."""
    specification = importlib.util.find_spec("pytest_playwright_axe")
    if not specification:
        sys.exit("pytest-playwright-axe is not installed")
    return (pathlib.Path(specification.origin).parent / "resources" / "axe.min.js").read_text(encoding="utf-8")


def describe(findings):
    """What axe found, a line for each element."""
    for finding in findings:
        for node in finding["nodes"]:
            summary = " ".join((node.get("failureSummary") or "").split())
            yield f"{finding['id']}: {finding['help']}: {' '.join(map(str, node['target']))}"
            yield f"  {node['html'][:200]}\n  {summary}"


def check_page(report, driver, source, address, label, undecided):
    """Checks one page as it is, and once more with everything disclosed; what axe cannot decide is collected."""
    complaints = common.load(driver, address)
    report.check(not complaints, f"{label}: the browser complains", *complaints)
    driver.execute_script(source)
    for state in ("as loaded", "disclosed"):
        if state == "disclosed" and not driver.execute_script(OPEN):
            break
        results = driver.execute_async_script(RUN)
        if "failed" in results:
            sys.exit(f"axe did not run on {label}: {results['failed']}")
        report.check(not results["violations"], f"{label}, {state}", *describe(results["violations"]))
        for finding in results["incomplete"]:
            undecided.setdefault(finding["id"], []).extend(
                f"{label}: {node['html'][:120]}" for node in finding["nodes"]
            )


def run(report, arguments):
    source = axe_source()
    undecided = {}
    with common.scratch() as folder, common.browser() as driver:
        driver.set_script_timeout(60)
        for label, site in common.built_sites(folder):
            with common.served(site) as address:
                for scheme, width in (("light", 1280), ("dark", 1280), ("light", 320)):
                    common.media(driver, scheme)
                    common.viewport(driver, width)
                    for page in common.pages(site):
                        name = page.relative_to(site).as_posix()
                        check_page(
                            report, driver, source, f"{address}/{name}", f"{label} {scheme} {width} {name}", undecided
                        )
    for rule, nodes in undecided.items():
        report.note(f"axe could not decide {rule} {len(nodes)} times, first at {nodes[0]}")


def self_test():
    reports = []
    head = '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main><h1>x</h1>'
    bad = {
        "no label": head + '<input type="text"></main></body></html>',
        "inside closed details": head
        + '<details><summary>x</summary><input type="text"></details></main></body></html>',
        "inline script": head + "<script>document.title = 'y'</script></main></body></html>",
        "inline style": head + '<p style="margin: 0">x</p></main></body></html>',
        "missing file": head + '<img alt="x" src="missing.png"></main></body></html>',
    }
    source = axe_source()
    with common.scratch() as folder, common.browser() as driver, common.served(folder) as address:
        for name, text in bad.items():
            common.write(folder / "bad.html", text)
            report = common.Report(name)
            check_page(report, driver, source, f"{address}/bad.html", name, {})
            reports.append(report)
    return reports


if __name__ == "__main__":
    common.main("axe", run, self_test)
