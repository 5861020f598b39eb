"""Whatever stops a build, no reader meets half a page, the last good site stays, and the next build puts all right.

Builds of sites made from a seed are killed, interrupted, run two at once, out of room, out of their folder, with damaged
notes and into planted links. After each, every file in the output has to be what it was or what the coming build makes,
and the next build has to end like one into a fresh folder, byte for byte, with no litter. What has been found once is
found again with `--seed`. The counts are short; `--whole` takes all.

Mounts are made in a namespace of the suite's own. Where that is not allowed, full and read-only disks are left out.
"""

import contextlib
import json
import os
import pathlib
import random
import re
import shutil
import signal
import stat
import subprocess
import sys
import time

import common

SHORT = {"kill": 60, "interrupt": 12, "full": 12, "read-only": 6, "vanishing": 6, "two": 6, "notes": 8, "shard": 150}
WHOLE = {"kill": 300, "interrupt": 50, "full": 50, "read-only": 20, "vanishing": 20, "two": 20, "notes": 60, "shard": 2000}
MANIFEST, STAMPS, STAGING = ".fieldset-manifest", ".fieldset-stamps", ".fieldset-staging"
NAMESPACE = "FIELDSET_SAFETY_NAMESPACE"
THEMES = common.THEMES
SHARED = re.compile(rb'(?:href|src)="((?:\.\./)*assets/[^"#?]+)"')


def program():
    """What builds: the release product where there is one, since its builds are over before they are stopped."""
    release = common.ROOT / ".build" / "release" / "fieldset"
    named = os.environ.get("FIELDSET")
    return named.split(":") if named else [str(release)] if release.exists() else [common.command()]


class Site:
    """A site's folder with pages that change at random."""

    def __init__(self, folder, chance, count):
        self.folder, self.chance = folder, chance
        self.slugs = ["index"] + [self.slug(number) for number in range(1, count)]
        self.next = count
        self.theme = chance.choice(THEMES)
        # Without a navigation every page is read before; with one a few are, and the rest may ask for a second round.
        self.has_navigation = chance.random() < 0.75
        for slug in self.slugs:
            self.write_page(slug)
        common.write(folder / "assets" / "manual.txt", "a manual\n" * chance.randrange(1, 2000))
        self.write_settings()

    def slug(self, number):
        return self.chance.choice(["", "account/", "account/mail/", "network/"]) + f"page-{number}"

    def write_settings(self):
        settings = {"title": "Settings", "theme": self.theme}
        if self.has_navigation:
            settings["navigation"] = self.slugs[:3]
        common.write_json(self.folder / "site.json", settings)

    def write_page(self, slug):
        chance = self.chance
        rows = [
            {"kind": "switch", "key": f"switch-{row}", "title": f"Switch {chance.random()}", "value": chance.random() < 0.5}
            for row in range(chance.randrange(1, 40))
        ]
        page = {"title": f"Page {slug} {chance.random()}", "sections": [{"header": "Switches", "rows": rows}]}
        # Few pages need the script, so that the pages looked at first may need none of it, or other parts.
        if chance.random() < 0.03:
            page["filter"] = True
        if chance.random() < 0.03:
            options = [{"value": f"v{option}", "title": f"Option {option}"} for option in range(4)]
            page["sections"].append({"key": "many", "header": "Many", "selection": "multiple", "selectAll": True, "rows": options})
        common.write_json(self.folder / "pages" / f"{slug}.json", page)

    def change(self):
        """Edits, adds and removes pages, changes the theme, a bit of each or nothing."""
        chance = self.chance
        for _ in range(chance.choice([0, 1, 1, 3, 20])):
            self.write_page(chance.choice(self.slugs))
        if chance.random() < 0.3:
            self.slugs.append(self.slug(self.next))
            self.write_page(self.slugs[-1])
            self.next += 1
        if chance.random() < 0.3 and len(self.slugs) > 8:
            slug = self.slugs.pop(chance.randrange(4, len(self.slugs)))
            file = self.folder / "pages" / f"{slug}.json"
            file.unlink()
            with contextlib.suppress(OSError):
                for parent in list(file.parents)[:-1]:
                    if parent.name == "pages":
                        break
                    parent.rmdir()
        if chance.random() < 0.3:
            self.theme = chance.choice(THEMES)
        if chance.random() < 0.2:
            common.write(self.folder / "assets" / "manual.txt", f"a manual {chance.random()}\n" * chance.randrange(1, 2000))
        self.write_settings()

    def restyle(self):
        """Changes every page."""
        self.theme = self.chance.choice([theme for theme in THEMES if theme != self.theme])
        self.write_settings()


def start(site, output, *arguments, prefix=(), umask=-1):
    """Starts a build."""
    return subprocess.Popen(
        [*prefix, *program(), "build", str(site), "--output", str(output), *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        umask=umask,
        # What runs in the background is started with interrupts ignored, and hands that on.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def finish(process):
    """Waits for a build: its exit code, and what it said."""
    try:
        said, errors = process.communicate(timeout=120)
    except subprocess.TimeoutExpired:
        process.kill()
        return "none within two minutes", "".join(process.communicate())
    return process.returncode, said + errors


def build(site, output, *arguments, **options):
    return finish(start(site, output, *arguments, **options))


def contents(folder):
    """The bytes of every file, and every folder; what the next build is told is no part of it."""
    found = {}
    for path, folders, files in os.walk(folder):
        for name in folders + files:
            file = pathlib.Path(path, name)
            key = file.relative_to(folder).as_posix()
            if file.is_symlink():
                found[key] = f"a link to {os.readlink(file)}".encode()
            elif key != STAMPS:
                found[key] = None if file.is_dir() else file.read_bytes()
    return found


def served(files):
    """What a reader may meet."""
    return {name: data for name, data in files.items() if not name.startswith(".fieldset-") and data is not None}


def differences(first, second):
    names = sorted(name for name in first.keys() | second.keys() if first.get(name, 0) != second.get(name, 0))
    return [f"{name}: {size(first, name)} / {size(second, name)}" for name in names[:12]]


def size(files, name):
    if name not in files:
        return "absent"
    return "a folder" if files[name] is None else f"{len(files[name])} bytes"


class Trial:
    """A site, its output, and what may be met in it."""

    def __init__(self, report, folder, chance, count, output=None):
        self.report, self.folder, self.chance = report, folder, chance
        self.site = Site(folder / "site", chance, count)
        self.output = output or folder / "output"
        self.versions = [{}]
        self.duration = 0.1
        self.label = ""

    def clean(self):
        """What a build of the site as it is makes in a fresh folder."""
        fresh = self.folder / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        began = time.monotonic()
        code, said = build(self.site.folder, fresh)
        self.duration = time.monotonic() - began
        if code != 0:
            # There is nothing to compare with.
            raise SystemExit(f"{self.label}: a clean build ended with {code}\n{said}")
        made = contents(fresh)
        shutil.rmtree(fresh, ignore_errors=True)
        return made

    def check_readers(self, *names):
        """Nobody meets a file that is not whole, or a page whose style or script is not there."""
        found = served(contents(self.output))
        wrong = [
            f"{name}: {len(data)} bytes"
            for name, data in found.items()
            if all(version.get(name) != data for version in self.versions)
        ]
        self.report.check(not wrong, f"{self.label}: files are neither the old ones nor the new ones", *wrong[:12])
        always = set.intersection(*(set(served(version)) for version in self.versions))
        lost = sorted(always - found.keys())
        self.report.check(not lost, f"{self.label}: files are gone", *lost[:12])
        for name, data in found.items():
            if not name.endswith(".html"):
                continue
            for link in SHARED.findall(data):
                target = os.path.normpath(os.path.join(os.path.dirname(name), link.decode()))
                if target not in found:
                    self.report.check(False, f"{self.label}: {name} refers to {target}, which is not there")
                    return

    def check_intact(self):
        """The output is the last good site."""
        found, last = served(contents(self.output)), served(self.versions[0])
        self.report.check(found == last, f"{self.label}: the last good site is not intact", *differences(last, found))
        self.report.check(not (self.output / STAGING).exists(), f"{self.label}: {STAGING} is left")

    def check_next(self, expected):
        """The next build ends like a clean one."""
        code, said = build(self.site.folder, self.output)
        self.report.check(code == 0, f"{self.label}: the next build ended with {code}", said)
        found = contents(self.output)
        self.report.check(
            found == expected,
            f"{self.label}: the next build is not like a clean one (clean / found)",
            *differences(expected, found),
        )
        beside = [path.name for path in self.output.parent.glob(f".{self.output.name}*")]
        self.report.check(not beside, f"{self.label}: the next build left litter beside the output", *beside)
        self.versions = [expected]

    def check_refused(self, code, said, *words):
        """A build that could not do its work says so."""
        self.report.check(code == 1, f"{self.label}: exit code {code} instead of 1", said)
        clear = "error:" in said and "fix:" in said and any(word in said.lower() for word in words)
        self.report.check(clear, f"{self.label}: the message is not clear", said)

    def begin_anew(self):
        """Now and then the output is a folder that is not there yet."""
        if self.chance.random() < 0.25:
            shutil.rmtree(self.output, ignore_errors=True)
            self.versions = [{}]


def wait_for(process, moment, until):
    """Waits for a moment of a build, as long as it lasts; nothing is slept, since placing takes a millisecond."""
    while process.poll() is None and not moment() and time.monotonic() < until:
        pass


def stop(trial, process, sign):
    """Sends a signal at a random moment: of the whole build, of its staging, or of its placing."""
    chance, output = trial.chance, trial.output
    manifest, staging = output / MANIFEST, output / STAGING
    until = time.monotonic() + trial.duration * 3
    before = manifest.stat().st_size if manifest.exists() else -1
    kind = chance.choice(["any", "staging", "placing"])
    if kind == "any":
        time.sleep(chance.random() * trial.duration)
    elif kind == "staging":
        wait_for(process, staging.exists, until)
        time.sleep(chance.random() * trial.duration / 2)
    else:
        wait_for(process, lambda: manifest.exists() and manifest.stat().st_size != before, until)
        time.sleep(chance.random() * chance.choice([0.0005, 0.002, 0.01]))
    process.send_signal(sign)


def sites(report, chance, folder):
    """Trials one after another, each for a few rounds, so that sites of many kinds are met."""
    number = 0
    while True:
        trial = Trial(report, folder / f"site-{number}", chance, chance.randrange(50, 200))
        number += 1
        for _ in range(12):
            yield trial
        shutil.rmtree(trial.folder)


def check_stopping(report, chance, folder, count, sign, name):
    """Stops builds until so many have been."""
    stopped, tried, spoken, left = 0, 0, 0, {"nothing": 0, "staged files": 0, "a mixed site": 0}
    for trial in sites(report, chance, folder):
        if stopped >= count:
            break
        if tried >= count * 6:
            report.check(False, f"{name}: of {tried} builds only {stopped} could be stopped")
            break
        trial.begin_anew()
        for _ in range(chance.choice([1, 1, 1, 2, 3])):
            trial.site.change()
            if chance.random() < 0.2:
                trial.site.restyle()
            expected = trial.clean()
            trial.versions.append(expected)
            tried += 1
            trial.label = f"{name} {stopped + 1}"
            before = served(contents(trial.output)) if trial.output.exists() else {}
            process = start(trial.site.folder, trial.output)
            stop(trial, process, sign)
            code, said = finish(process)
            is_stopped = code in (-sign, 128 + sign)
            stopped += is_stopped
            report.check(is_stopped or code == 0, f"{trial.label}: exit code {code}", said)
            trial.check_readers()
            found = served(contents(trial.output)) if trial.output.exists() else {}
            if is_stopped:
                isMixed = all(found != served(version) for version in trial.versions)
                kind = "a mixed site" if isMixed else "staged files" if (trial.output / STAGING).exists() else "nothing"
                left[kind] += 1
                spoken += "interrupted" in said
                # Before it has begun, and when it is done, there is nothing to say.
                is_true = "interrupted" not in said or found == before or "while files were put in place" in said
                report.check(is_true, f"{trial.label}: what it says is not so", said)
        trial.check_next(expected)
        # What was kept for the build after it is right as well.
        trial.label += ", the build after it"
        trial.check_next(expected)
    report.check(sign == signal.SIGKILL or spoken > stopped / 2, f"{name}: {spoken} of {stopped} said that they were stopped")
    report.note(f"{name}: {stopped} of {tried} builds stopped, {spoken} said so; they left {left}")


@contextlib.contextmanager
def disk(folder, options="size=256m"):
    """A file system of its own."""
    folder.mkdir(parents=True)
    mount("-t", "tmpfs", "-o", options, "tmpfs", folder)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=False)


def mount(*arguments):
    subprocess.run(["mount", *map(str, arguments)], check=True, capture_output=True)


def can_mount(folder):
    """Whether file systems of one's own can be had here."""
    try:
        with disk(folder / "trial"):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


def check_full_disk(report, chance, folder, count):
    refused = 0
    for number in range(count):
        root = folder / f"full-{number}"
        with disk(root / "disk") as room:
            trial = Trial(report, root, chance, chance.randrange(50, 120), room / "output")
            trial.label = f"full disk {number + 1}"
            if chance.random() < 0.75:
                trial.check_next(trial.clean())
            trial.site.change()
            trial.site.restyle()
            expected = trial.clean()
            used = os.statvfs(room)
            taken = (used.f_blocks - used.f_bfree) * used.f_frsize
            coming = sum(len(data or b"") // 4096 * 4096 + 4096 for data in expected.values())
            nodes = used.f_files - used.f_ffree
            # Files may run out as well as bytes.
            limit = f"size={(taken + int(coming * chance.uniform(0, 0.8))) // 4096 * 4096 + 4096}"
            if chance.random() < 0.25:
                limit = f"nr_inodes={nodes + chance.randrange(1, len(expected))}"
            mount("-o", f"remount,{limit}", room)
            code, said = build(trial.site.folder, trial.output)
            if code == 0:
                found = served(contents(trial.output))
                report.check(found == served(expected), f"{trial.label}: success, but not all of the site is there")
                trial.versions = [expected]
            else:
                refused += 1
                trial.check_refused(code, said, "no space left on device")
                trial.check_intact()
            mount("-o", "remount,size=256m,nr_inodes=100000", room)
            trial.check_next(expected)
        shutil.rmtree(root)
    report.note(f"full disk: {refused} of {count} builds ran out of room")
    report.check(refused > 0, "full disk: no build ran out of room")


def check_read_only(report, chance, folder, count):
    as_another = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    can_be_another = shutil.which("setpriv") and subprocess.run(
        [*as_another, *program(), "build", "--help"], capture_output=True, check=False
    ).returncode == 0
    for number in range(count):
        root = folder / f"read-only-{number}"
        with disk(root / "disk") as room:
            trial = Trial(report, root, chance, 50, room / "output")
            trial.label = f"read-only folder {number + 1}"
            trial.check_next(trial.clean())
            mount("-o", "remount,ro", room)
            code, said = build(trial.site.folder, trial.output)
            report.check(code == 0, f"{trial.label}: a build with nothing to write ended with {code}", said)
            trial.site.change()
            trial.site.restyle()
            expected = trial.clean()
            code, said = build(trial.site.folder, trial.output)
            trial.check_refused(code, said, "read-only file system")
            trial.check_intact()
            mount("-o", "remount,rw", room)
            if can_be_another and number % 2:
                code, said = build(trial.site.folder, trial.output, prefix=as_another)
                trial.check_refused(code, said, "permission denied")
                trial.check_intact()
            trial.check_next(expected)
        shutil.rmtree(root)
    if not can_be_another:
        report.note("LEFT OUT: builds as a person without the right to write; nobody else can be taken here")


def check_vanishing(report, chance, folder, count):
    refused = 0
    for number in range(count):
        trial = Trial(report, folder / f"vanishing-{number}", chance, chance.randrange(50, 200))
        trial.label = f"vanishing folder {number + 1}"
        trial.check_next(trial.clean())
        trial.site.restyle()
        expected = trial.clean()
        process = start(trial.site.folder, trial.output)
        time.sleep(chance.random() * trial.duration)
        aside = trial.folder / "aside"
        trial.output.rename(aside)
        outside = trial.folder / "outside"
        outside.mkdir()
        if number % 2:
            # Somebody else's folder is where the output was.
            with contextlib.suppress(FileExistsError):
                trial.output.symlink_to(outside)
        else:
            shutil.rmtree(aside, ignore_errors=True)
        code, said = finish(process)
        # What was a link before the build began is followed.
        followed = code == 0 and served(contents(outside)) == served(expected)
        report.check(followed or not any(outside.iterdir()), f"{trial.label}: something was made behind a link", said)
        if trial.output.is_symlink():
            trial.output.unlink()
        report.check(code in (0, 1), f"{trial.label}: exit code {code}", said)
        if code == 1:
            refused += 1
            trial.check_refused(code, said, "no such file", "moved away or replaced")
        shutil.rmtree(aside, ignore_errors=True)
        trial.check_next(expected)
        shutil.rmtree(trial.folder)
    report.note(f"vanishing folder: {refused} of {count} builds noticed")


def check_two_at_once(report, chance, folder, count):
    for number in range(count):
        trial = Trial(report, folder / f"two-{number}", chance, chance.randrange(50, 200))
        trial.label = f"two at once {number + 1}"
        if chance.random() < 0.5:
            trial.check_next(trial.clean())
            trial.site.change()
        expected = trial.clean()
        processes = [start(trial.site.folder, trial.output)]
        time.sleep(chance.random() * trial.duration / 2)
        processes.append(start(trial.site.folder, trial.output))
        for process in processes:
            code, said = finish(process)
            report.check(code == 0, f"{trial.label}: exit code {code}", said)
        found = contents(trial.output)
        report.check(found == expected, f"{trial.label}: not like one build", *differences(expected, found))
        # A build that fails, and takes back the folder it has made, is in nobody's way.
        shutil.rmtree(trial.output)
        broken = trial.folder / "broken"
        shutil.copytree(trial.site.folder, broken)
        common.write(broken / "pages" / "zz.json", "{")
        processes = [start(broken, trial.output), start(trial.site.folder, trial.output)]
        codes = [finish(process) for process in processes]
        report.check(codes[0][0] == 1, f"{trial.label}: a faulty site ended with {codes[0][0]}", codes[0][1])
        report.check(codes[1][0] == 0, f"{trial.label}: beside a faulty site a good one ended with {codes[1][0]}", codes[1][1])
        trial.check_next(expected)
        shutil.rmtree(trial.folder)


def damage(chance, data):
    """A list of files as somebody else may have left it; none for one that was lost."""
    lines = data.splitlines(keepends=True)
    return chance.choice([
        None,
        b"",
        chance.randbytes(len(data)),
        data.replace(b"\n", b"\r\n"),
        data[: chance.randrange(len(data))],
        b"".join(line for line in lines if chance.random() < 0.5),
        data.replace(b"manifest 1", b"manifest 2"),
        b"<<<<<<< ours\n" + data + b"=======\n" + data + b">>>>>>> theirs\n",
    ])


def check_notes(report, chance, folder, count):
    """A list of files that is not what it was costs time, and verifying tells of each file that is not what it was."""
    for number in range(count):
        trial = Trial(report, folder / f"notes-{number}", chance, chance.randrange(50, 120))
        trial.label = f"notes {number + 1}"
        trial.check_next(trial.clean())
        common.write(trial.output / "theirs.txt", "not made by a build")
        manifest = trial.output / MANIFEST
        damaged = damage(chance, manifest.read_bytes())
        manifest.unlink()
        if damaged is not None:
            manifest.write_bytes(damaged)
        trial.site.change()
        trial.site.restyle()
        expected = trial.clean()
        code, said = build(trial.site.folder, trial.output)
        report.check(code == 0, f"{trial.label}: a damaged list ended with {code}", said)
        found = served(contents(trial.output))
        wrong = [name for name, data in served(expected).items() if found.get(name) != data]
        report.check(not wrong, f"{trial.label}: after a damaged list files are not what a clean build makes", *wrong[:12])
        # What no list names any longer stays.
        report.check("theirs.txt" in found, f"{trial.label}: somebody's file is gone", said)
        shutil.rmtree(trial.output)
        shards = chance.choice([1, 1, 3])
        share = ["--shard", f"{chance.randrange(1, shards + 1)}/{shards}"]
        build(trial.site.folder, trial.output, *share)
        before = contents(trial.output)
        names = sorted(served(before))
        hit = chance.sample(names, min(len(names), chance.choice([0, 1, 5, 50])))
        for name in hit:
            file = trial.output / name
            if chance.random() < 0.3:
                file.unlink()
            else:
                when = file.stat()
                file.write_bytes(file.read_bytes()[:-1] + b"?")
                os.utime(file, ns=(when.st_atime_ns, when.st_mtime_ns))
        code, said = build(trial.site.folder, trial.output, *share, "--verify")
        told = re.findall(r'warning: "([^"]*)".*\[stale-output\]', said)
        expected_names = sorted(str(trial.output / name) for name in hit)
        report.check(code == 0 and sorted(told) == expected_names, f"{trial.label}: verifying told of {len(told)} of {len(hit)}", said)
        after = contents(trial.output)
        report.check(after == before, f"{trial.label}: verifying did not mend it", *differences(before, after))
        shutil.rmtree(trial.folder)


def check_permissions(report, chance, folder):
    for mask in (0o022, 0o077):
        for mode in (0o600, 0o444, 0o777, 0o000):
            trial = Trial(report, folder / f"mode-{mask:o}-{mode:o}", chance, 12)
            files = [file for file in trial.site.folder.rglob("*") if file.is_file()]
            for file in files:
                file.chmod(mode)
            label = f"inputs {mode:03o}, mask {mask:03o}"
            code, said = build(trial.site.folder, trial.output, umask=mask)
            if code == 1 and mode == 0 and os.geteuid() != 0:
                report.check("permission denied" in said.lower(), f"{label}: the message is not clear", said)
                continue
            report.check(code == 0, f"{label}: exit code {code}", said)
            wrong = [
                f"{path.relative_to(trial.output)}: {stat.S_IMODE(path.stat().st_mode):03o}"
                for path in [trial.output, *trial.output.rglob("*")]
                if stat.S_IMODE(path.stat().st_mode) != (0o755 if path.is_dir() else 0o644) & ~mask
            ]
            report.check(not wrong, f"{label}: the output's permissions are not sane", *wrong[:12])


# What is done with a program's streams, and the exit code of a build for which nothing else is wrong.
STREAMS = {
    "<&-": 0,
    "2>&-": 0,
    "2>/dev/full": 0,
    ">&-": 1,
    ">/dev/full": 1,
    "<&- >&- 2>&-": 1,
}


def check_streams(report, chance, folder):
    for number, (redirection, wanted) in enumerate(STREAMS.items()):
        trial = Trial(report, folder / str(number), chance, 12)
        trial.label = f"streams {redirection}"
        expected = trial.clean()
        code, said = build(trial.site.folder, trial.output, prefix=["sh", "-c", f'exec "$@" {redirection}', "sh"])
        report.check(code == wanted, f"{trial.label}: exit code {code} instead of {wanted}", said)
        found = contents(trial.output)
        report.check(found == expected, f"{trial.label}: the site is another one", *differences(expected, found))


def state(folder):
    """What can be seen of every file: a write changes the time or the size."""
    return {
        path.relative_to(folder).as_posix(): (path.lstat().st_mtime_ns, path.lstat().st_ino, path.lstat().st_size)
        for path in [folder, *sorted(folder.rglob("*"))]
    }


def check_links(report, chance, folder):
    check_input_links(report, chance, folder)
    for place in ["index.html", "new.html", "account", "assets", STAGING, MANIFEST, STAMPS]:
        for target in ["nothing", "a file", "a folder", "a manifest"]:
            trial = Trial(report, folder / f"{place}-{target}".replace(" ", "-"), chance, 12)
            trial.site.slugs.append("account/own")
            trial.site.write_page("account/own")
            trial.label = f"{place} is a link to {target}"
            trial.check_next(trial.clean())
            outside = trial.folder / "outside"
            shutil.copytree(trial.output, outside / "a folder")
            shutil.copy(trial.output / MANIFEST, outside / "a manifest")
            common.write(outside / "a file", "not made by a build")
            planted = trial.output / place
            if planted.is_dir():
                shutil.rmtree(planted)
            planted.unlink(missing_ok=True)
            planted.symlink_to(outside / target)
            trial.site.slugs.append("new")
            trial.site.write_page("new")
            trial.site.restyle()
            before = state(outside)
            code, said = build(trial.site.folder, trial.output)
            report.check(code in (0, 1, 2), f"{trial.label}: exit code {code}", said)
            report.check("fix:" in said or code == 0, f"{trial.label}: the message is not clear", said)
            report.check(state(outside) == before, f"{trial.label}: something was written outside", said)
            if code != 0:
                planted.unlink(missing_ok=True)
            if place == MANIFEST and code != 0:
                shutil.copy(outside / "a manifest", planted)
            trial.check_next(trial.clean())
            report.check(state(outside) == before, f"{trial.label}: the next build wrote outside")


def check_input_links(report, chance, folder):
    trial = Trial(report, folder / "input", chance, 12)
    trial.label = "links in the input"
    file = trial.site.folder / "pages" / "linked.json"
    file.symlink_to("index.json")
    trial.check_next(trial.clean())
    linked = trial.output / "linked.html"
    report.check(linked.is_file() and not linked.is_symlink(), "a link to a page of the site made no page")
    outside = trial.folder / "outside.json"
    shutil.copy(trial.site.folder / "pages" / "index.json", outside)
    file.unlink()
    file.symlink_to(outside)
    code, said = build(trial.site.folder, trial.output)
    trial.check_refused(code, said, "leads out of the site")
    trial.check_intact()


def check_shards(report, chance, folder, count):
    trial = Trial(report, folder / "shards", chance, count)
    trial.label = f"shards of {count} pages"
    whole = trial.clean()
    expected = served(whole)
    shards = 4
    for name, outputs, at_once in [
        ("into one folder", [trial.folder / "one"] * shards, False),
        ("into one folder at once", [trial.folder / "at-once"] * shards, True),
        ("into folders of their own", [trial.folder / f"own-{number}" for number in range(shards)], True),
    ]:
        processes = []
        for number, output in enumerate(outputs, 1):
            processes.append(start(trial.site.folder, output, "--shard", f"{number}/{shards}"))
            if not at_once:
                processes[-1].wait()
        for process in processes:
            code, said = finish(process)
            report.check(code == 0, f"{trial.label} {name}: exit code {code}", said)
        parts = [served(contents(output)) for output in dict.fromkeys(outputs)]
        common_names = set.intersection(*(set(part) for part in parts))
        shared = {name for name in expected if name.startswith("assets/")}
        report.check(shared <= common_names, f"{trial.label} {name}: a shard lacks what all share")
        merged = {}
        for part in parts:
            wrong = [file for file in part if merged.get(file, part[file]) != part[file]]
            report.check(not wrong, f"{trial.label} {name}: shards made one file in two ways", *wrong[:12])
            merged.update(part)
        report.check(merged == expected, f"{trial.label} {name}: not like one build", *differences(expected, merged))
    # A whole build takes up what shards left in one folder, and only the list is written anew.
    trial.output = trial.folder / "one"
    trial.check_next(whole)


def options(parser):
    parser.add_argument("--whole", action="store_true", help="all of the counts, for some minutes")
    parser.add_argument("--seed", type=int, default=20261130, help="another series of sites and moments")
    parser.add_argument("--only", action="append", help="only one part, such as kill or links")


def enter_namespace():
    """Starts this script again where mounts are nobody else's; goes on here where that is not allowed."""
    if NAMESPACE in os.environ or not shutil.which("unshare"):
        return
    os.environ[NAMESPACE] = "1"
    for way in [["--mount"], ["--user", "--map-root-user", "--mount"]]:
        if subprocess.run(["unshare", *way, "true"], capture_output=True, check=False).returncode == 0:
            os.execvp("unshare", ["unshare", *way, sys.executable, "-u", *sys.argv])


def run(report, arguments):
    counts = WHOLE if arguments.whole else SHORT
    with common.scratch() as folder:
        folder.chmod(0o755)
        has_disks = can_mount(folder)
        parts = {
            "kill": lambda *given: check_stopping(*given, counts["kill"], signal.SIGKILL, "kill"),
            "interrupt": lambda *given: check_stopping(*given, counts["interrupt"], signal.SIGINT, "interrupt"),
            "terminate": lambda *given: check_stopping(*given, counts["interrupt"], signal.SIGTERM, "terminate"),
            "full": lambda *given: check_full_disk(*given, counts["full"]),
            "read-only": lambda *given: check_read_only(*given, counts["read-only"]),
            "vanishing": lambda *given: check_vanishing(*given, counts["vanishing"]),
            "two": lambda *given: check_two_at_once(*given, counts["two"]),
            "notes": lambda *given: check_notes(*given, counts["notes"]),
            "permissions": check_permissions,
            "streams": check_streams,
            "links": check_links,
            "shard": lambda *given: check_shards(*given, counts["shard"]),
        }
        for name, part in parts.items():
            if arguments.only and name not in arguments.only:
                continue
            if name in ("full", "read-only") and not has_disks:
                report.note(f"LEFT OUT: {name}; no file system can be mounted here")
                continue
            began = time.monotonic()
            # Each part has a series of its own, so that one alone meets what it met among the others.
            part(report, random.Random(f"{arguments.seed} {name}"), folder / name)
            shutil.rmtree(folder / name, ignore_errors=True)
            report.note(f"{name}: {time.monotonic() - began:.1f} s, seed {arguments.seed}")


# A program that builds as one must not, in one way or another: pages are their settings, and a style is the theme's name.
BROKEN = """
import json, os, pathlib, sys, time
fault, site, output = sys.argv[1], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[5])
theme = json.loads((site / "site.json").read_text())["theme"]
files = {"assets/theme.css": theme.encode() * 2000}
for page in (site / "pages").rglob("*.json"):
    name = page.relative_to(site / "pages").with_suffix(".html").as_posix()
    files[name] = theme.encode() + page.read_bytes() * 20
for name in [".fieldset-manifest", *files]:
    target = output / name
    target.parent.mkdir(parents=True, exist_ok=True)
    data = files.get(name, b"fieldset-manifest 1")
    try:
        if fault in ("litter", "careless", "private"):
            waiting = target.with_name(".waiting-" + target.name)
            waiting.write_bytes(data)
            os.chmod(waiting, 0o600 if fault == "private" else 0o644)
            waiting.rename(target)
        else:
            with open(target, "wb") as stream:
                for start in range(0, len(data), 500):
                    stream.write(data[start:start + 500])
                    stream.flush()
    except OSError:
        if fault != "deaf":
            raise
if fault == "careless":
    (output / ".time").write_text(str(time.time_ns()))
"""


def self_test():
    reports = []
    with common.scratch() as folder:
        common.write(folder / "broken.py", BROKEN)
        cases = {
            # Few moments are the wrong ones.
            "in place": lambda *given: check_stopping(*given, 10, signal.SIGKILL, "kill"),
            "litter": lambda *given: check_stopping(*given, 2, signal.SIGINT, "interrupt"),
            "careless": lambda *given: check_two_at_once(*given, 1),
            "private": check_permissions,
            "says nothing": check_streams,
            "silent": lambda *given: check_notes(*given, 4),
            "follows links": check_links,
        }
        if can_mount(folder):
            cases["deaf"] = lambda *given: check_full_disk(*given, 6)
        for fault, part in cases.items():
            os.environ["FIELDSET"] = f"{sys.executable}:{folder / 'broken.py'}:{fault}"
            reports.append(common.Report(fault))
            with contextlib.redirect_stdout(None):
                part(reports[-1], random.Random(1), folder / fault.replace(" ", "-"))
    return reports


if __name__ == "__main__":
    enter_namespace()
    common.main("safety", run, self_test, options)
