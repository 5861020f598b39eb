"""The command behind `Tests/Benchmarks/run`, which says how it is called."""

import argparse
import datetime
import functools
import itertools
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile

import compare
import report
import tools
from measure import Case, Stopwatch, full_build, interleaved
from workload import Workload, make_page, write_json

RESULTS = tools.STATE / "results.json"
# Small builds are over before the machine is even, and are measured more often.
ROUNDS = {1: 21, 200: 15, 1_000: 9, 2_000: 9, 10_000: 5, 100_000: 3}
SAMPLED_PAGES = 25


class Benchmark:
    """Everything that is measured, in a folder in memory."""

    def __init__(self, folder, arguments):
        self.program = tools.fieldset(arguments.configuration)
        self.rounds = arguments.rounds
        self.sizes = arguments.sizes
        self.is_large = arguments.large
        self.folder = folder
        self.output = folder / "output"
        self.stopwatch = Stopwatch(tools.compiled(tools.HERE / "stopwatch.c"), folder)
        self.workloads = {}

    def run(self):
        """All figures, as values for JSON."""
        largest = self.sizes[-1]
        self.check_that_all_make_the_same(self.workload(largest))
        results = {"machine": f"{tools.CORES} cores", "date": f"{datetime.date.today()}", "load": os.getloadavg()[0]}
        results["sizes"] = self.sizes
        results["full"] = {size: self.full(size) for size in self.sizes}
        results["contracts"] = self.with_contracts(largest)
        results["touched"] = self.touched(largest)
        results["workers"] = self.workers(largest)
        results["large"] = {size: self.alone(size) for size in ([1_000, 100_000] if self.is_large else [])}
        results["alone"] = self.parts_alone(self.sizes[len(self.sizes) // 2])
        results["debug"] = self.debug_build()
        # Names of numbers become texts, as they will be when they are read again.
        return json.loads(json.dumps(results))

    def workload(self, size, has_peers=True):
        if size not in self.workloads:
            say(f"writing {size:,} pages")
            self.workloads[size] = Workload(self.folder / f"{size}", size, has_peers)
            self.workloads[size].write(tools.THEME / "styles" / "benchmark.css", tools.PEERS / "hugo.html")
        return self.workloads[size]

    def measure(self, cases, size):
        say(f"measuring {len(cases)} builds of {size:,} pages")
        return interleaved(self.stopwatch, cases, self.rounds or ROUNDS.get(size, 5))

    def check_that_all_make_the_same(self, workload):
        """Ends the benchmark when a tool makes other pages than the workload asks for."""
        outputs = {}
        for tool in tools.full_builds(self.program, workload, self.output):
            outputs[tool] = self.folder / f"compared-{len(outputs)}"
            self.stopwatch.run(tools.full_builds(self.program, workload, outputs[tool])[tool])
        numbers = range(0, workload.count, max(1, workload.count // SAMPLED_PAGES))
        faults = []
        for page in map(make_page, numbers):
            documents = {tool: compare.parsed(output / f"{page['slug']}.html") for tool, output in outputs.items()}
            faults += compare.page_faults(page, documents, same_markup=set(outputs) - {tools.INSET_GROUPED})
        for tool, output in outputs.items():
            made = len(list(output.glob("*.html")))
            if made != workload.count:
                faults.append(f"{tool} made {made} pages of {workload.count}")
        path = outputs[tools.FIELDSET] / f"{make_page(0)['slug']}.html"
        faults += [f"the comparison does not see {damage}" for damage in compare.unseen_damages(make_page(0), path)]
        if faults:
            sys.exit("\n".join(faults))
        say(f"{len(outputs)} tools made the same controls on {len(numbers)} of {workload.count:,} pages")

    def full(self, size):
        """Whole builds by every tool."""
        commands = tools.full_builds(self.program, self.workload(size), self.output)
        return self.measure([full_build(tool, command, self.output) for tool, command in commands.items()], size)

    def alone(self, size):
        """Whole builds by Fieldset and the limit."""
        commands = tools.full_builds(self.program, self.workload(size, has_peers=False), self.output)
        chosen = [tools.LIMIT, tools.FIELDSET]
        return self.measure([full_build(tool, commands[tool], self.output) for tool in chosen], size)

    def with_contracts(self, size):
        """Whole builds with the two files beside each page that nobody else makes, and without."""
        workload = self.workload(size)
        command = tools.build_with_fieldset(self.program, workload, self.output)
        without = full_build("without", command, self.output)
        wanted = full_build("with", command, self.output)
        wanted.before = lambda: workload.write_settings(has_contracts=True)
        without.before = lambda: workload.write_settings()
        costs = self.measure([wanted, without], size)
        workload.write_settings()
        return costs

    def touched(self, size):
        """Builds after one page of many was edited."""
        workload = self.workload(size)
        number = size // 2
        edits = itertools.count(1)
        mark = ""

        def edit():
            nonlocal mark
            mark = f"[edit {next(edits)}]"
            workload.write_page(number, edit=mark)

        def check(made):
            if mark not in made.read_text(encoding="utf-8"):
                sys.exit(f"{made} is not the page that was edited")

        cases = []
        for index, tool in enumerate([tools.LIMIT, tools.FIELDSET, tools.HUGO]):
            output = self.folder / f"touched-{index}"
            command = tools.incremental_builds(self.program, workload, output)[tool]
            self.stopwatch.run(command)
            made = output / f"{make_page(number)['slug']}.html"
            cases.append(Case(tool, command, before=edit, after=functools.partial(check, made)))
        return self.measure(cases, size)

    def workers(self, size):
        """Whole builds on one core and on all of them."""
        workload = self.workload(size)
        cases = {}
        for jobs in [1, tools.CORES]:
            cases[f"{tools.FIELDSET}, {jobs}"] = tools.build_with_fieldset(self.program, workload, self.output, jobs=jobs)
            cases[f"{tools.LIMIT}, {jobs}"] = tools.build_with_limit("rename", workload, self.output, threads=jobs)
        return self.measure(
            [
                full_build(name, tools.pinned(command) if name.endswith(", 1") else command, self.output)
                for name, command in cases.items()
            ],
            size,
        )

    def parts_alone(self, size):
        """MB/s of JSON read and of HTML made, on one thread and without files."""
        say("measuring parts alone")
        pages = self.workload(size).peers / "pages"
        rounds = f"{self.rounds or 9}"
        template = tools.HERE / "Micro" / "page.mustache"
        made = self.folder / "alone.html"
        commands = {
            tools.FIELDSET: [tools.micro(self.program), pages, template, rounds, made],
            tools.LIMIT: [tools.limit(), "memory", rounds, pages.parent],
        }
        if tools.has_node():
            commands[tools.NODE] = ["node", tools.PEERS / "measure_node.mjs", pages, rounds]
        rates = {
            tool: json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
            for tool, command in commands.items()
        }
        difference = compare.first_difference(compare.form(compare.parsed(made)), compare.expected(make_page(0)))
        if difference:
            sys.exit(f"the template alone made another page: {difference}")
        return rates

    def debug_build(self):
        """What the build that `swift run` makes first takes for the sample."""
        command = [tools.fieldset("debug"), "build", tools.ROOT / "Sample", "--output", self.output, "--quiet"]
        return self.measure([full_build("debug", command, self.output)], 1)["debug"]


def say(text):
    print(text, file=sys.stderr, flush=True)


def memory_folder():
    """Where files are kept in memory; elsewhere the disk is measured with everything else."""
    return "/dev/shm" if os.path.isdir("/dev/shm") else None


def main():
    parser = argparse.ArgumentParser(prog="Tests/Benchmarks/run")
    parser.add_argument("--configuration", default="release", help=argparse.SUPPRESS)
    parser.add_argument("--large", action="store_true", help="100,000 pages too")
    parser.add_argument("--smoke", action="store_true", help="few pages and rounds, to see that everything works")
    parser.add_argument("--sizes", type=int, nargs="+", default=[1, 200, 2_000, 10_000])
    parser.add_argument("--rounds", type=int, help="how often each build is measured")
    parser.add_argument("--output", type=pathlib.Path, help="a file for the tables")
    parser.add_argument("--readme", action="store_true", help="print README's table from the last figures")
    arguments = parser.parse_args()
    if arguments.readme:
        print(report.readme_table(json.loads(RESULTS.read_text())))
        return
    if arguments.smoke:
        arguments.sizes, arguments.rounds = [1, 30], 1
    # A run that is ended from outside leaves no gigabytes in memory behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))
    with tempfile.TemporaryDirectory(prefix="fieldset-benchmarks-", dir=memory_folder()) as folder:
        results = Benchmark(pathlib.Path(folder), arguments).run()
    text = report.whole_report(results)
    if arguments.smoke:
        print("every tool of the benchmark runs, and all made the same pages; the figures mean nothing")
        return
    write_json(RESULTS, results)
    print(text)
    if arguments.output:
        arguments.output.write_text(text + "\n", encoding="utf-8")


main()
