"""What a command takes: seconds, processor seconds and memory, in runs that are shuffled together."""

import collections
import random
import shutil
import statistics
import subprocess
import sys

Cost = collections.namedtuple("Cost", ["wall", "cpu", "megabytes"])


class Stopwatch:
    """Runs commands with a small program of its own, so that nothing of this one is counted."""

    def __init__(self, program, folder):
        self.program = program
        self.report = folder / "stopwatch.txt"

    def run(self, command):
        """The cost of a command that must succeed."""
        result = subprocess.run(
            [self.program, self.report, *command], stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
        if result.returncode != 0:
            sys.exit(f"{command} could not be measured:\n{result.stdout}{result.stderr}")
        code, wall, cpu, kilobytes = self.report.read_text().split()
        if code != "0":
            sys.exit(f"{command} ended with {code}:\n{result.stdout}{result.stderr}")
        return Cost(float(wall), float(cpu), int(kilobytes) / 1024)


class Case:
    """Something to measure: a name to find its costs by, a command, and what is done around each run."""

    def __init__(self, name, command, before=None, after=None):
        self.name = name
        self.command = command
        self.before = before or (lambda: None)
        self.after = after or (lambda: None)


def full_build(name, command, output):
    """A case that builds into a folder that is not there, and removes it, which is not measured."""
    return Case(name, command, after=lambda: shutil.rmtree(output))


def interleaved(stopwatch, cases, rounds):
    """The median costs of each case by its name, from rounds in each of which all cases run in a random order."""
    costs = {case.name: [] for case in cases}
    for _ in range(rounds):
        for case in random.sample(cases, len(cases)):
            case.before()
            costs[case.name].append(stopwatch.run(case.command))
            case.after()
    return {name: Cost(*map(statistics.median, zip(*runs))) for name, runs in costs.items()}
