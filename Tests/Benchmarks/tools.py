"""What is compared: how each tool is told to build a workload."""

import os
import pathlib
import shutil
import subprocess
import sys

from workload import SITE_TITLE

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
STATE = ROOT / ".build" / "benchmarks"
THEME = HERE / "theme"
PEERS = HERE / "peers"

LIMIT = "C, the limit"
FIELDSET = "Fieldset"
INSET_GROUPED = "Fieldset, `inset-grouped`"
NODE = "node, template literals"
JINJA = "Jinja2"
HUGO = "Hugo"

CORES = os.cpu_count() or 1


def compiled(source, *options):
    """The path of a C program, compiled anew when its source has changed."""
    program = STATE / source.stem
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        compiler = next(filter(shutil.which, ["gcc", "clang", "cc"]), None) or sys.exit("there is no C compiler")
        subprocess.run([compiler, "-O2", *options, "-o", program, source], check=True)
    return program


def limit():
    return compiled(PEERS / "limit.c", "-march=native", "-pthread")


def fieldset(configuration):
    builds = ROOT / ".build" if configuration == "debug" else STATE / "program"
    return builds / configuration / "fieldset"


def micro(program):
    """The program that measures parts of the library, built as the command was."""
    return STATE / "micro" / program.parent.name / "Micro"


def build_with_fieldset(program, workload, output, theme=THEME, jobs=None):
    command = [program, "build", workload.site, "--theme", theme, "--output", output, "--quiet"]
    return command + (["--jobs", str(jobs)] if jobs else [])


def build_with_limit(mode, workload, output, threads=CORES):
    return [limit(), mode, str(threads), workload.peers, output, SITE_TITLE]


def build_with_hugo(workload, output):
    # The program itself: the package's command is a script that starts Python first.
    program = next(STATE.glob("venv/lib/python*/site-packages/hugo/binaries/hugo*"))
    command = [program, "--quiet", "--noBuildLock", "--source", workload.hugo]
    return command + ["--destination", output, "--cacheDir", workload.hugo.parent / "hugo-cache"]


def build_with_jinja(workload, output):
    return [sys.executable, PEERS / "build_with_jinja.py", workload.peers, output, SITE_TITLE]


def build_with_node(workload, output):
    return ["node", PEERS / "build_with_node.mjs", workload.peers, output, SITE_TITLE]


def has_node():
    return shutil.which("node") is not None


def full_builds(program, workload, output):
    """The command of a whole build of each tool, by its name; all build the same pages."""
    commands = {
        LIMIT: build_with_limit("rename", workload, output),
        FIELDSET: build_with_fieldset(program, workload, output),
        INSET_GROUPED: build_with_fieldset(program, workload, output, theme="inset-grouped"),
        HUGO: build_with_hugo(workload, output),
        JINJA: build_with_jinja(workload, output),
    }
    if has_node():
        commands[NODE] = build_with_node(workload, output)
    return commands


def incremental_builds(program, workload, output):
    """The command of a build into a folder that is there already, by the tool's name."""
    return {
        LIMIT: build_with_limit("incremental", workload, output),
        FIELDSET: build_with_fieldset(program, workload, output),
        HUGO: build_with_hugo(workload, output),
    }


def pinned(command):
    """The command on one core, where that can be said."""
    return ["taskset", "--cpu-list", "0", *command] if shutil.which("taskset") else command
