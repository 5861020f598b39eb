"""What is printed: the tables of a run, and the one for README."""

from table import figure, milliseconds, table, times
from tools import CORES, FIELDSET, HUGO, INSET_GROUPED, JINJA, LIMIT, NODE

ORDER = [LIMIT, FIELDSET, INSET_GROUPED, NODE, HUGO, JINJA]
WALL, CPU, MEGABYTES = 0, 1, 2


def readme_table(results):
    """Seconds for each number of pages, how that compares, and what the largest site takes."""
    sizes = [f"{size}" for size in results["sizes"]]
    largest = sizes[-1]
    titles = ["milliseconds", *map(pages, sizes)]
    # Those are of the largest site.
    titles += ["of the limit", "faster than Hugo", "processor seconds", "MB at the peak"]
    rows = []
    for tool in ORDER:
        if tool not in results["full"][largest]:
            continue
        costs = results["full"][largest]
        row = [tool, *(milliseconds(results["full"][size][tool][WALL]) for size in sizes)]
        row.append(times(costs[tool][WALL] / costs[LIMIT][WALL]))
        row.append(times(costs[HUGO][WALL] / costs[tool][WALL]))
        rows.append(row + [figure(costs[tool][CPU]), figure(costs[tool][MEGABYTES])])
    return table(titles, rows)


def pages(size):
    return "1 page" if size == "1" else f"{int(size):,} pages"


def whole_report(results):
    """All tables of a run, with headings."""
    parts = [
        f"Medians on {results['machine']}, {results['date']}, load before {results['load']:.1f}.",
        readme_table(results),
        "**Of the limit and of Hugo**",
        ratios(results),
        "**One page edited**",
        touched(results),
        "**One core and all of them**",
        workers(results),
        "**With contracts**",
        contracts(results),
        "**Parts alone, one thread, MB/s**",
        alone(results),
    ]
    if results["large"]:
        parts += ["**Many pages**", large(results)]
    parts.append(f"Debug build, Sample: {milliseconds(results['debug'][WALL])} ms.")
    return "\n\n".join(parts)


def ratios(results):
    rows = []
    for size, costs in results["full"].items():
        limit, fieldset, hugo = (costs[tool] for tool in [LIMIT, FIELDSET, HUGO])
        row = [pages(size), times(fieldset[WALL] / limit[WALL]), times(fieldset[CPU] / limit[CPU])]
        rows.append(row + [times(hugo[WALL] / fieldset[WALL]), times(hugo[CPU] / fieldset[CPU])])
    titles = ["Fieldset", "of the limit", "of its processor time", "faster than Hugo", "in processor time"]
    return table(titles, rows)


def touched(results):
    whole = results["full"][f"{results['sizes'][-1]}"]
    costs = results["touched"]
    rows = [
        [
            tool,
            milliseconds(cost[WALL]),
            f"{figure(100 * cost[WALL] / whole[tool][WALL])} %",
            times(costs[HUGO][WALL] / cost[WALL]),
        ]
        for tool, cost in costs.items()
    ]
    return table([f"of {results['sizes'][-1]:,}", "ms", "of a whole build", "faster than Hugo"], rows)


def workers(results):
    rows = []
    for tool in [FIELDSET, LIMIT]:
        alone, together = (results["workers"][f"{tool}, {jobs}"][WALL] for jobs in [1, CORES])
        rows.append([tool, milliseconds(alone), milliseconds(together), times(alone / together)])
    return table(["ms", "1 core", f"{CORES} cores", "faster"], rows)


def contracts(results):
    rows = [[name, milliseconds(cost[WALL]), figure(cost[MEGABYTES])] for name, cost in results["contracts"].items()]
    return table([f"{results['sizes'][-1]:,} pages", "ms", "MB at the peak"], rows)


def alone(results):
    rows = [[tool, f"{rates['json']:,.0f}", f"{rates['template']:,.0f}"] for tool, rates in results["alone"].items()]
    return table(["tool", "JSON read", "HTML made"], rows)


def large(results):
    rows = []
    for size, costs in results["large"].items():
        for tool, cost in costs.items():
            microseconds = figure(cost[WALL] / int(size) * 1e6)
            rows.append([f"{tool}, {pages(size)}", milliseconds(cost[WALL]), microseconds, figure(cost[MEGABYTES])])
    return table(["tool", "ms", "µs a page", "MB at the peak"], rows)
