"""Without JavaScript every form submits what the model says, in three browsers.

A loopback server records each form as it is loaded, after a set of changes, and with everything emptied. Untouched it
must equal the page's `NAME.defaults.json` too. Clicks and keys are real ones; only where browsers open a window of
their own (lists, calendars, colours) the field is set from outside the page.
"""

import json
import re
import time

import broken_templates
import browsers
import common
import model
import recording
from broken_templates import Break

TEXT = "Ä & b=c+d%20 <é> \"'"
NEW = {
    "multiline": f"{TEXT}\n\nlast",
    "email": "b@example.org",
    "url": "https://example.org/?x=1&y=%20",
    "date": "2030-12-31",
    "time": "06:05",
    "color": "#12ab34",
}
SET = """
const element = document.getElementById(arguments[0]);
element.value = arguments[1];
return element.value;
"""
# A mark that goes with the document, and whether another document has come since.
MARK = "document.documentElement.dataset.sent = ''; return true;"
ANSWERED = "return !('sent' in document.documentElement.dataset) && document.readyState === 'complete'"
# Whether the browser has done what it was told; Firefox answers before it has.
STATE = """
const element = document.getElementById(arguments[0]);
return typeof arguments[1] === 'boolean' ? element.checked === arguments[1] : element.value === arguments[1];
"""


def selector(id):
    """A selector of the element with an id, which may hold colons."""
    return f"[id={json.dumps(id)}]"


def new_text(control):
    """What is typed into a field so that it differs and the browser takes it."""
    pattern = control.fields.get("pattern")
    if pattern:
        return "changed" if re.fullmatch(pattern, "changed") else control.value
    if control.kind == "number":
        return control.fields.get("minimum") or control.fields.get("maximum") or "42"
    text = NEW.get(control.kind, TEXT)
    return text[: int(control.fields.get("maximumLength", 100))]


def changed(page):
    """Turns the page's controls into what the changes make of them, and yields each with what to do."""
    for control in page.controls:
        if control.disabled or not page.shows(control):
            continue
        if control.kind in ("switch", "checkbox"):
            control.on = not control.on
            yield control, "click"
        elif control.kind == "radio":
            group = [other for other in page.controls if other.name == control.name and not other.disabled]
            if control is group[-1]:
                for other in group:
                    other.on = other is control
                yield control, "click"
        elif control.kind == "range":
            control.value = control.fields["maximum"]
            yield control, "end"
        elif control.kind == "select":
            control.value = [value for value, _, disabled in control.entries if not disabled][-1]
            yield control, "set"
        elif control.kind in ("date", "time", "color"):
            control.value = NEW[control.kind]
            yield control, "set"
        elif control.kind not in ("button", "disclosure"):
            control.value = new_text(control)
            yield control, "type"


def emptied(page):
    """The same for taking away all that can be taken away."""
    for control in page.controls:
        if control.disabled or not page.shows(control):
            continue
        if control.kind in ("switch", "checkbox"):
            if control.on:
                control.on = False
                yield control, "click"
        elif control.kind in model.TEXT_KINDS or control.kind == "number":
            if not control.required and control.value:
                control.value = ""
                yield control, "type"


def untouched(page):
    return iter(())


def disclose(browser, control):
    """Opens what a control is inside, as a person does."""
    for disclosure in control.inside:
        if not disclosure.on:
            place = (
                "const below = document.getElementById(arguments[0] + ':group').closest('details');"
                "below.querySelector('summary').scrollIntoView({block: 'center'});"
                "const box = below.querySelector('summary').getBoundingClientRect();"
                "return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];"
            )
            browser.click_at(*browser.script(place, disclosure.id))
            disclosure.on = True


def change(browser, control, action):
    """Does to a page what was done to the model, again where a click came before the page had scrolled."""
    disclose(browser, control)
    for _ in range(3):
        act(browser, control, action)
        if browser.wait(STATE, control.id, control.on if action == "click" else control.value, seconds=1.5):
            break


def act(browser, control, action):
    if action == "click":
        # The words, as most people do; that the box itself can be hit is measured elsewhere.
        browser.click(f"label[for={json.dumps(control.id)}]")
    elif action == "end":
        browser.script("document.getElementById(arguments[0]).focus()", control.id)
        browser.press("End")
    elif action == "set":
        browser.script(SET, control.id, control.value)
    else:
        browser.click(selector(control.id))
        browser.press("Control+a", "Delete")
        browser.type(control.value)


def submit(browser, recorder):
    """Presses the page's own button and returns what the server got, or None when the browser sent nothing.

    The answer must be there before the next page is opened: Firefox would take its end for the next page's.
    """
    recorder.take()
    browser.script(MARK)
    for _ in range(2):
        browser.click("form .actions [type=submit]")
        for _ in range(60):
            if recorder.submissions:
                browser.wait(ANSWERED)
                return recorder.take()[-1]
            time.sleep(0.05)
    return None


def check_page(report, browser, recorder, page, scenario, defaults=None):
    """Loads a page, changes it, submits it, and compares what arrived."""
    label = f"{browser.name} {page} {scenario.__name__}"
    browser.open(f"{recorder.address}/{page.file}")
    for control, action in scenario(page):
        try:
            change(browser, control, action)
        except Exception as error:
            report.check(False, f"{label}: {control.id} cannot be changed", error)
            return
    try:
        sent = submit(browser, recorder)
    except LookupError as error:
        report.check(False, f"{label}: there is no button to submit with", error)
        return
    if sent is None:
        report.check(False, f"{label}: nothing was submitted", *invalid(browser))
        return
    method, path, kind, _ = sent
    report.check(method == page.method, f"{label}: the method was {method}")
    report.check(kind == "application/x-www-form-urlencoded", f"{label}: the type was {kind}")
    if "action" not in page.form:
        storage = page.form.get("storage", {})
        place = storage["url"] if storage.get("kind") == "post" else page.file
        report.check(path == "/" + place.removeprefix("/"), f"{label}: it went to {path}")
    got = recording.pairs(sent)
    report.check(got == page.submitted(), f"{label}: submitted", *difference(got, page.submitted()))
    if defaults is not None:
        found = page.values(got)
        report.check(found == defaults, f"{label}: {page.slug}.defaults.json differs", found, defaults)


def invalid(browser):
    """What kept the browser from submitting."""
    return browser.wait(
        "return [...document.querySelectorAll('form :invalid:not(fieldset)')].map(e => `${e.id}: ${e.validationMessage}`)",
        seconds=1,
    ) or []


def difference(got, wanted):
    """Two lists of pairs, where they differ."""
    import difflib

    lines = difflib.unified_diff([f"{n}={v!r}" for n, v in wanted], [f"{n}={v!r}" for n, v in got], "model", "sent", "", "", 0)
    return list(lines)


def run(report, arguments):
    with common.scratch() as folder:
        sites = {}
        for source in (common.KITCHEN_SINK, common.SAMPLE):
            sites[source] = common.build(source, folder / source.name)
        for name in arguments.browser or browsers.NAMES:
            with browsers.started(name, scripting=False) as browser:
                browser.viewport(800)
                for source, output in sites.items():
                    with recording.recorded(output) as recorder:
                        for page in model.Site(source):
                            if not page.has_form:
                                continue
                            defaults = json.loads((output / f"{page.slug}.defaults.json").read_text(encoding="utf-8"))
                            scenarios = [untouched, changed, emptied] if source == common.KITCHEN_SINK else [untouched, changed]
                            for scenario in scenarios:
                                fresh = model.Site(source).pages[page.slug]
                                wanted = defaults if scenario is untouched else None
                                check_page(report, browser, recorder, fresh, scenario, wanted)
                        report.check(not recorder.refusals, f"{name}: the policy refused something", *recorder.refusals)


# Ways to break a template, each with what must be said of it.
BREAKS = {
    "no hidden control": Break("parts/group", "{{{hiddenControl}}}", "<template>{{{hiddenControl}}}</template>", "-empty=''"),
    "one name more": Break("parts/choice", "{{{control}}}", '{{{control}}}<input type="hidden" name="plain" value="x">', "+plain='x'"),
    "another method": Break("page", 'method="{{method}}"', 'method="get" data-was="{{method}}"', "the method was get"),
    "controls outside their form": Break("page", "{{#sections}}", "</form>{{#sections}}", "there is no button"),
    "a group that is disabled": Break("parts/group", '<fieldset id="{{groupID}}"', '<fieldset id="{{groupID}}" disabled', "submitted"),
    "no button to submit with": Break("page", 'type="submit"', 'type="button"', "submit"),
    "another address": Break("page", "{{#action}} action", ' action="elsewhere"{{#action}} action', "it went to"),
}


def self_test():
    """Broken copies of a page and of templates must be noticed."""
    breaks = {
        "another name": ('name="empty"', 'name="emptied"'),
        "no empty field": ('<input type="hidden" name="empty" value="">', ""),
        "another value": ('name="plain" value="b"', 'name="plain" value="B"'),
        "checked state lost": (" checked", ""),
        "get instead of post": ('method="post"', 'method="get"'),
        "a control outside its form": ("<form ", "<form></form><div "),
    }
    reports = []
    with common.scratch() as folder, browsers.chromium(scripting=False) as browser:
        output = common.build(common.KITCHEN_SINK, folder)
        whole = (output / "multiple.html").read_text(encoding="utf-8")
        with recording.recorded(output) as recorder:
            for name, (old, new) in breaks.items():
                report = common.Report(name)
                if old not in whole:
                    raise SystemExit(f"{old} is not on the page any more")
                common.write(output / "multiple.html", whole.replace(old, new))
                for scenario in (untouched, changed):
                    page = model.Site(common.KITCHEN_SINK).pages["multiple"]
                    check_page(report, browser, recorder, page, scenario)
                reports.append(report)

        def look(report, output):
            with recording.recorded(output) as recorder:
                for scenario in (untouched, changed):
                    page = model.Site(common.KITCHEN_SINK).pages["multiple"]
                    check_page(report, browser, recorder, page, scenario)

        reports += broken_templates.reports(BREAKS, common.KITCHEN_SINK, look)
    return reports


if __name__ == "__main__":
    common.main("without_script", run, self_test, browsers.add_option)
