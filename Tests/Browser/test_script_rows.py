"""What the script adds to rows: trees, limits, marks and resets, selecting all, the filter, links, import, events."""

import json
import tempfile

from script_support import (
    DEFAULTS, button, choose, click, differences, equal, main, press, status, store, stored, type_in, until, values,
)  # fmt: skip

BOX = "document.querySelector('[id=\"{}\"]').closest('details').previousElementSibling.querySelector('input')"


def box(driver, inside):
    """The state of the box of three states over an option."""
    code = BOX.format(inside)
    return driver.execute_script(f"const b = {code}; return b.indeterminate ? 'mixed' : b.checked")


def click_box(driver, inside):
    driver.execute_script(BOX.format(inside) + ".click()")


def counts(driver, key):
    return driver.execute_script(
        "return [...document.querySelectorAll(`[id='${arguments[0]}:group'] [data-count]`)].map((e) => e.textContent)",
        key,
    )


def test_derived_parent(driver, base):
    driver.get(base + "/all.html")
    equal(box(driver, "shelf"), "mixed")
    equal(counts(driver, "shelf")[0], "1 of 3 selected")
    # The disabled one never changes, and does not keep the box mixed.
    for wanted, state in ((["road", "tides"], True), ([], False), (["road", "tides"], True)):
        click_box(driver, "shelf")
        equal(values(driver)["shelf"], wanted)
        equal(box(driver, "shelf"), state)
        equal(driver.execute_script("return document.querySelector('[value=gone]').checked"), False)
        equal(json.loads(stored(driver, "shelf")), wanted)
    equal(counts(driver, "shelf")[0], "2 of 3 selected")
    choose(driver, "shelf", "tides")
    equal(box(driver, "shelf"), "mixed")
    # Two levels down.
    choose(driver, "shelf", "ice")
    equal((box(driver, "shelf:2:1:2"), box(driver, "shelf:2:2")), ("mixed", "mixed"))
    click_box(driver, "shelf:2:2")
    equal(values(driver)["shelf"], ["road", "lights", "ice", "islands"])
    equal((box(driver, "shelf:2:1:2"), box(driver, "shelf:2:2")), (True, True))
    equal(counts(driver, "shelf")[1:], ["3 of 3 selected", "2 of 2 selected"])
    name = driver.execute_script("return " + BOX.format("shelf:2:2") + ".ariaLabel")
    equal(name, "Select all: Travel")


def test_what_was_restored_is_open(driver, base):
    is_open = "return document.querySelector('[value=spain]').closest('details').open"
    driver.get(base + "/all.html")
    equal(driver.execute_script(is_open), False)
    choose(driver, "area", "spain")
    driver.get(base + "/all.html")
    equal((values(driver)["area"], driver.execute_script(is_open)), (["spain"], True))


def test_exclusive_parent(driver, base):
    driver.get(base + "/all.html")
    choose(driver, "area", "spain")
    choose(driver, "area", "japan")
    choose(driver, "area", "italy")
    choose(driver, "area", "europe")
    equal(values(driver)["area"], ["europe", "japan"])
    choose(driver, "area", "spain")
    equal(values(driver)["area"], ["spain", "japan"])
    equal(json.loads(stored(driver, "area")), ["spain", "japan"])


def test_limits_are_explained(driver, base):
    driver.get(base + "/all.html")
    choose(driver, "toppings", "corn")
    equal(stored(driver, "toppings"), '["ham","corn"]')
    choose(driver, "toppings", "egg")
    equal(stored(driver, "toppings"), '["ham","corn"]')
    line = "return document.getElementById('toppings:error')?.textContent"
    equal(driver.execute_script(line), "Error: Choose from 1 to 2")
    equal(status(driver), "Not valid yet: Toppings. Choose from 1 to 2")
    group = driver.find_element("id", "toppings:group")
    assert group.get_attribute("aria-describedby").startswith("toppings:error ")
    click(driver, "[type=submit]")
    equal(driver.execute_script("return document.activeElement.id"), "toppings")
    choose(driver, "toppings", "egg")
    equal(driver.execute_script(line), None)
    assert "error" not in group.get_attribute("aria-describedby")
    choose(driver, "toppings", "nothing")
    equal(values(driver)["toppings"], ["nothing"])
    choose(driver, "toppings", "egg")
    equal(values(driver)["toppings"], ["egg"])
    choose(driver, "toppings", "egg")
    equal(driver.execute_script(line), "Error: Choose from 1 to 2")


def test_fields_are_explained(driver, base):
    driver.get(base + "/all.html")
    for selector, text, good in (("#volume", "11", "10"), ("#volume", "ten", "0"), ("#mail", "nobody", "a@example.org")):
        type_in(driver, selector, text)
        assert "Not valid yet" in status(driver), (selector, text)
        key = selector[1:]
        before = stored(driver, key)
        assert before != json.dumps(text)
        equal(driver.execute_script("return document.querySelector(arguments[0]).ariaInvalid", selector), "true")
        assert driver.execute_script("return document.getElementById(arguments[0] + ':error').textContent", key)
        type_in(driver, selector, good)
        equal(stored(driver, key), json.dumps(good))
        equal(status(driver), "Saved")
        equal(driver.execute_script("return document.querySelector(arguments[0]).ariaInvalid", selector), None)


def test_a_fault_is_said_once_and_shown_until_mended(driver, base):
    driver.get(base + "/all.html")
    type_in(driver, "#volume", "11")
    assert status(driver).startswith("Not valid yet: Volume")
    click(driver, "#tips")
    equal(status(driver), "Saved")
    assert driver.find_element("id", "volume:error").is_displayed()
    type_in(driver, "#mail", "nobody")
    driver.execute_script(
        "document.querySelector('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))"
    )
    assert status(driver).startswith("Not valid yet: Volume")
    equal(driver.execute_script("return document.activeElement.id"), "volume")
    press(driver, "Reset all to defaults")
    equal(driver.find_elements("css selector", ".error"), [])


def test_changes_are_marked_and_reset(driver, base):
    driver.get(base + "/all.html")
    marks = "return [...document.querySelectorAll('[data-row] > .changed:not([hidden])')].map((e) => e.parentElement.dataset.row)"
    equal(driver.execute_script(marks), [])
    click(driver, "#tips")
    choose(driver, "letters", "b")
    type_in(driver, "#name", "you")
    equal(driver.execute_script(marks), ["letters", "tips", "name"])
    assert "Changed settings: 3" in driver.page_source
    press(driver, "Reset to default: Letters")
    equal(differences(driver), {"tips": "off", "name": "you"})
    equal(stored(driver, "letters"), None)
    focus = "return document.activeElement.dataset.row"
    until(lambda: driver.execute_script(focus) == "letters")
    press(driver, "Reset this section: General")
    equal(differences(driver), {})
    equal(driver.execute_script(marks), [])
    click(driver, "#tips")
    choose(driver, "theme", "dark")
    press(driver, "Reset all to defaults")
    equal(differences(driver), {})
    equal(driver.execute_script("return localStorage.length"), 0)


def test_changes_without_storage(driver, base):
    driver.get(base + "/none.html")
    choose(driver, "theme", "dark")
    press(driver, "Reset to default: Colour scheme")
    choose(driver, "size", "small")
    equal(differences(driver), {"size": "small"})
    press(driver, "Reset to default: Size")
    equal(differences(driver), {})
    equal(driver.execute_script("return localStorage.length"), 0)


def test_select_all(driver, base):
    driver.get(base + "/all.html")
    press(driver, "Select all: Letters")
    equal(values(driver)["letters"], ["a", "b", "0"])
    equal(stored(driver, "letters"), '["a","b","0"]')
    press(driver, "Select none: Letters")
    equal(values(driver)["letters"], [])
    assert driver.execute_script("return document.querySelector('[value=d]').checked")


def test_select_all_keeps_to_the_maximum(driver, base):
    driver.get(base + "/waiting.html")
    press(driver, "Select all: Limited")
    equal(values(driver)["limited"], ["a", "c"])
    press(driver, "Select none: Limited")
    equal(values(driver)["limited"], [])


def test_a_long_list_costs_no_more_for_each_pair_of_its_options(driver, base):
    driver.get(base + "/long.html")
    press(driver, "Select all: Long")
    driver.execute_script(
        """window.looks = 0;
           const { closest } = Element.prototype;
           Element.prototype.closest = function (selector) { looks += 1; return closest.call(this, selector); };"""
    )
    choose(driver, "long", "v7")
    equal(len(values(driver)["long"]), 199)
    looks = driver.execute_script("return looks")
    assert 199 <= looks < 20 * 200, looks


def visible(driver, *ids):
    """Which of these elements are to be seen."""
    code = "return arguments[0].filter((id) => document.getElementById(id).checkVisibility())"
    return driver.execute_script(code, ids)


def test_a_box_of_three_states_keeps_the_rules(driver, base):
    driver.get(base + "/hidden.html")
    # What stands alone goes, no more than may be are chosen, and where no more can be, none are.
    click_box(driver, "some")
    equal(values(driver)["some"], ["a", "b"])
    equal(status(driver), "Choose from 1 to 2")
    equal(stored(driver, "some", "hidden"), '["a","b"]')
    click_box(driver, "some")
    equal(values(driver)["some"], [])
    equal(status(driver), "Not valid yet: Some. Choose from 1 to 2")
    choose(driver, "some", "c")
    equal(status(driver), "Saved")
    choose(driver, "some", "c")


def test_select_all_keeps_apart_what_excludes_each_other(driver, base):
    driver.get(base + "/hidden.html")
    press(driver, "Select all: Areas")
    equal(values(driver)["areas"], ["spain", "italy", "asia"])
    equal(json.loads(stored(driver, "areas", "hidden")), ["spain", "italy", "asia"])
    press(driver, "Select none: Areas")
    equal(values(driver)["areas"], [])


def test_what_waits_for_what_waits_is_hidden(driver, base):
    driver.get(base + "/hidden.html")
    equal(visible(driver, "automatic", "network"), ["automatic", "network"])
    click(driver, "#automatic")
    equal(visible(driver, "automatic", "network"), ["automatic"])
    click(driver, "#automatic")
    click(driver, "#wifi")
    equal(visible(driver, "automatic", "network"), [])


def test_a_fault_is_never_hidden(driver, base):
    driver.get(base + "/hidden.html")
    # The author's own.
    equal(visible(driver, "port", "ways:group", "level", "later:group"), ["port", "ways:group", "level"])
    type_in(driver, "#level", "99")
    type_in(driver, "#mail", "abc")
    click(driver, "#wifi")
    equal(visible(driver, "automatic", "level", "mail"), ["level", "mail"])
    type_in(driver, "#mail", "")
    click(driver, "[type=submit]")
    assert status(driver).startswith("Not valid yet: Level. "), status(driver)
    equal(driver.execute_script("return document.activeElement.id"), "level")
    type_in(driver, "#level", "9")
    equal(visible(driver, "automatic", "level", "mail"), [])
    # What nobody sees needs no choice.
    click(driver, "[type=submit]")
    equal(status(driver), "Saved")


def test_the_reason_is_that_of_the_fault(driver, base):
    driver.get(base + "/hidden.html")
    for key, text, wrong in (("any", "abc", ""), ("home", "bad", "At most"), ("must", "", "At most"), ("network", "a", "")):
        type_in(driver, f"#{key}", text)
        line = f"return document.getElementById('{key}:error')?.textContent"
        until(lambda: driver.execute_script(line))
        reason = driver.execute_script(line).removeprefix("Error:").strip()
        assert reason and not (wrong and reason.startswith(wrong)), (key, reason)
        equal(stored(driver, key, "hidden"), None)


def test_enter_saves(driver, base):
    driver.get(base + "/hidden.html")
    type_in(driver, "#network", "home")
    driver.find_element("id", "network").send_keys("\n")
    equal(status(driver), "Saved")
    equal(driver.current_url, base + "/hidden.html")


def test_a_fault_that_is_filtered_out_comes_back(driver, base):
    driver.get(base + "/hidden.html")
    choose(driver, "some", "none")
    filter_by(driver, "wi-fi")
    equal(visible(driver, "some:group", "must"), [])
    click(driver, "[type=submit]")
    equal(status(driver), "Not valid yet: Some. Choose from 1 to 2")
    equal(visible(driver, "some:group", "must"), ["some:group", "must"])
    equal(driver.find_element("id", ":filter").get_attribute("value"), "")
    assert driver.execute_script("return document.activeElement.name") == "some"
    choose(driver, "some", "none")
    # What the browser finds by itself.
    filter_by(driver, "")
    type_in(driver, "#must", "")
    filter_by(driver, "wi-fi")
    equal(visible(driver, "must"), [])
    driver.find_element("css selector", ".actions [type=submit]").click()
    until(lambda: driver.execute_script("return document.activeElement.id") == "must")
    equal(visible(driver, "must"), ["must"])


def test_saving_leaves_the_marks_of_the_author(driver, base):
    driver.get(base + "/hidden.html")
    click(driver, "[type=submit]")
    equal(status(driver), "Saved")
    marks = "return [...document.querySelectorAll('[aria-invalid]')].map((each) => each.id)"
    equal(driver.execute_script(marks), ["port", "host"])
    type_in(driver, "#host", "example.org")
    equal(driver.execute_script(marks), ["port"])


def test_what_is_not_valid_yet_is_not_overwritten(driver, base):
    driver.get(base + "/hidden.html")
    type_in(driver, "#level", "99")
    store(driver, "level", "3", "hidden")
    store(driver, "network", "home", "hidden")
    driver.execute_script("dispatchEvent(new StorageEvent('storage'))")
    equal([values(driver)[key] for key in ("level", "network")], ["99", "home"])
    assert driver.find_element("id", "level:error").is_displayed()
    type_in(driver, "#level", "4")
    equal(stored(driver, "level", "hidden"), '"4"')
    store(driver, "level", "3", "hidden")
    driver.execute_script("dispatchEvent(new StorageEvent('storage'))")
    equal(values(driver)["level"], "3")


def test_a_link_shows_a_row_that_waits(driver, base):
    driver.get(base + "/waiting.html")
    equal(visible(driver, "first"), [])
    corners = "return getComputedStyle(document.getElementById('second').closest('.row')).borderStartStartRadius"
    line = "return getComputedStyle(document.getElementById('second').closest('.row'), '::before').borderBlockStartWidth"
    equal([driver.execute_script(corners), driver.execute_script(line)], ["12px", "0px"])
    click(driver, "#more")
    equal(visible(driver, "first"), ["first"])
    equal([driver.execute_script(corners), driver.execute_script(line)], ["0px", "1px"])
    click(driver, "#more")
    driver.execute_script("location.hash = 'first'")
    until(lambda: visible(driver, "first"))
    driver.execute_script("location.hash = 'second'")
    until(lambda: not visible(driver, "first"))


def test_events_are_told_where_they_are_asked_for(driver, base):
    driver.get(base + "/waiting.html")
    driver.execute_script(
        "globalThis.told = 0; for (const name of ['ready', 'change', 'select']) "
        "document.addEventListener(`fieldset:${name}`, () => (told += 1))"
    )
    click(driver, "#more")
    until(lambda: values(driver)["more"] == "on")
    equal(driver.execute_script("return told"), 0)


def test_marks_move_nothing_below_a_pointer(driver, base):
    driver.get(base + "/waiting.html")
    driver.find_element("id", "second").send_keys("typed")
    place = "const box = document.querySelector('label[for=more]').getBoundingClientRect(); return [box.left + 9, box.top + 9]"
    x, y = driver.execute_script(place)
    press = [{"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y)}, {"type": "pointerDown", "button": 0}]
    hold = [{"type": "pause", "duration": 200}, {"type": "pointerUp", "button": 0}]
    mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": press + hold}
    driver.execute("actions", {"actions": [mouse]})
    until(lambda: values(driver)["more"] == "on")
    mark = "return document.querySelector('[data-row=second] .changed').checkVisibility()"
    until(lambda: driver.execute_script(mark))


def filter_by(driver, text):
    field = driver.find_element("id", ":filter")
    driver.execute_script("arguments[0].value = arguments[1]; arguments[0].oninput()", field, text)


def shown(driver):
    """The rows and options that are seen, by their titles."""
    return driver.execute_script(
        """return [...document.querySelectorAll('[data-option], [data-row]:not([data-section])')]
             .filter((e) => e.checkVisibility() && !e.querySelector('[data-option]'))
             .map((e) => e.querySelector('.title, button').textContent)"""
    )


def found(driver):
    return driver.execute_script("return document.querySelector('.filter output').textContent")


def test_filter(driver, base):
    driver.get(base + "/all.html")
    everything = shown(driver)
    for text, titles in (
        ("lang", ["Language"]),
        ("APPLE", ["A"]),
        ("shown start", ["Tips"]),
        ("dark mode", ["System", "Dark", "None at all", "Old"]),
        ("ícé", ["Ice"]),
        ("undefined", []),
        ("reset", []),
        ("version", ["Version"]),
    ):
        filter_by(driver, text)
        equal(shown(driver), titles)
    until(lambda: found(driver) == "Settings found: 1")
    filter_by(driver, "xyz")
    until(lambda: found(driver) == "Settings found: 0")
    filter_by(driver, "")
    equal(shown(driver), everything)
    until(lambda: found(driver) == "")
    filter_by(driver, "ham")
    press(driver, "Select all: Letters") if button(driver, "Select all: Letters").is_displayed() else None
    equal(differences(driver), {})
    # Enter in the field sends nothing.
    driver.find_element("id", ":filter").send_keys("x\n")
    equal(driver.current_url, base + "/all.html")


def test_links_open_what_hides_a_row(driver, base):
    driver.get(base + "/all.html#shelf:2:1:2")
    equal(visible(driver, "shelf:2:1:2"), ["shelf:2:1:2"])
    equal(driver.execute_script("return document.activeElement.id"), "shelf:2:1:2")
    driver.get(base + "/index.html")
    driver.get(base + "/all.html")
    filter_by(driver, "tips")
    equal(visible(driver, "volume"), [])
    driver.execute_script("location.hash = 'volume'")
    until(lambda: visible(driver, "volume"))
    equal(driver.execute_script("return document.activeElement.id"), "volume")
    # A second time, the address does not change.
    driver.execute_script("document.querySelector('main').insertAdjacentHTML('afterbegin', '<a id=again href=#volume>V</a>')")
    filter_by(driver, "tips")
    equal(visible(driver, "volume"), [])
    click(driver, "#again")
    until(lambda: visible(driver, "volume"))
    driver.execute_script("location.hash = '%E0%A4%A'")


def import_file(driver, text):
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        driver.find_element("css selector", "[type=file]").send_keys(file.name)
        until(
            lambda: (
                driver.execute_script("return document.querySelector('dialog[open]') && 'dialog'") or status(driver)
            )
        )


def dialog_text(driver):
    return driver.execute_script(
        "return [...document.querySelectorAll('dialog[open] li, dialog[open] p')].map((e) => e.textContent)"
    )


def test_import(driver, base):
    driver.get(base + "/all.html")
    import_file(
        driver,
        json.dumps(
            {
                "tips": "off", "letters": ["b", "0"], "volume": 0, "theme": "", "lang": "0", "secret": "s3cret",
                "name": "<img src=x onerror=alert(1)>", "paint": "#ff8800", "what": 1, "speed": 99,
                "shelf": ["road", "gone"], "constructor": "x",
            }
        ),
    )  # fmt: skip
    equal(
        dialog_text(driver),
        [
            "Tips: Off instead of On",
            "Letters: B, Zero instead of A",
            "Volume: 0 instead of 5",
            "Colour scheme: None at all instead of System",
            "Language: Nothing instead of English",
            "Secret: ••• instead of Not set",
            "Left out because they do not fit: Name, what, Speed, Shelf, constructor",
        ],
    )
    equal(differences(driver), {})
    press(driver, "Cancel")
    until(lambda: not driver.find_elements("css selector", "dialog"))
    equal(differences(driver), {})
    import_file(driver, '\ufeff{"tips": "off", "area": ["europe"]}')
    press(driver, "Apply")
    equal(differences(driver), {"tips": "off", "area": ["europe"]})
    equal(stored(driver, "tips"), '"off"')
    equal(status(driver), "Saved")
    until(lambda: not driver.find_elements("css selector", "dialog"))


def test_broken_and_hostile_imports(driver, base):
    deep = "[" * 100000 + "]" * 100000
    for text in (
        "", "{", "null", "[1, 2]", '"text"', "12", '{"__proto__": {"tips": "off"}}', '{"tips": {"toString": 1}}',
        '{"letters": [[["a"]]], "theme": {"value": "dark"}}', '{"tips": null}', '{"letters": %s}' % deep,
        '{"area": ["europe", "spain"]}', '{"toppings": ["ham", "nothing"]}', '{"locked": "off", "try": "x"}',
    ):  # fmt: skip
        driver.get(base + "/all.html")
        import_file(driver, text)
        assert status(driver).startswith(("The file changes nothing.", "The file holds no settings", "Left out")), text[:80]
        equal(differences(driver), {})


def test_export(driver, base):
    driver.get(base + "/all.html")
    click(driver, "#tips")
    type_in(driver, "#secret", "hidden")
    driver.execute_script(
        """const make = URL.createObjectURL;
           URL.createObjectURL = (blob) => { blob.text().then((text) => window.exported = text); return make(blob); };
           HTMLAnchorElement.prototype.click = function () { window.downloaded = this.download; };"""
    )
    press(driver, "Export…")
    until(lambda: driver.execute_script("return window.exported"))
    wanted = {**DEFAULTS, "tips": "off"}
    del wanted["secret"]
    equal(json.loads(driver.execute_script("return window.exported")), wanted)
    equal(driver.execute_script("return window.downloaded"), "tests-all.json")


def test_events(driver, base):
    source = """
    globalThis.told = [];
    for (const name of ['ready', 'change', 'select']) {
      document.addEventListener(`fieldset:${name}`, ({ detail: { row, ...rest } }) => {
        for (const key in rest) if (rest[key] === undefined) delete rest[key];
        if (rest.values) rest = Object.keys(rest.values).length;
        told.push([name, rest, row && (row.dataset.row ?? row.querySelector('.title').textContent)]);
      });
    }"""
    handle = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    try:
        store(driver, "tips", "off")
        driver.get(base + "/all.html")
        until(lambda: driver.execute_script("return told.length"))
        told = lambda: driver.execute_script("return told.splice(0)")
        equal(told(), [["ready", len(DEFAULTS) + 1, None]])
        click(driver, "#tips")
        equal(told(), [["change", {"key": "tips", "value": "on", "name": "tips-switched"}, "tips"]])
        # An option has its own event, or the one of its section.
        for value, chosen, name in (("a", [], "letters-chosen"), ("b", ["b"], "second-chosen")):
            choose(driver, "letters", value)
            found = told()
            assert ["change", {"key": "letters", "value": chosen, "name": "letters-chosen"}, "letters"] in found, found
            detail = {"key": "letters", "value": value, "isSelected": bool(chosen), "name": name}
            assert ["select", detail, value.upper()] in found, found
            equal(len(found), 2)
        choose(driver, "theme", "dark")
        found = told()
        assert ["select", {"key": "theme", "value": "dark", "isSelected": True}, "Dark"] in found, found
        driver.find_element("id", "lang").send_keys("Nothing")
        assert ["select", {"key": "lang", "value": "0", "isSelected": True}, "lang"] in told()
        click(driver, "#try")
        equal(told(), [["select", {"key": "try", "value": "now", "isSelected": True}, ""]])
        click(driver, "[href='#about']")
        equal(told(), [["select", {"key": "", "isSelected": True, "name": "about-opened"}, ""]])
        click(driver, "#own")
        equal(told(), [["select", {"key": "", "value": "", "isSelected": True, "name": "own-pressed"}, ""]])
        driver.execute_script(
            "localStorage.setItem('tests:all:volume', '7'); dispatchEvent(new StorageEvent('storage'))"
        )
        equal(told(), [["change", {"key": "volume", "value": "7"}, "volume"]])
        driver.get(base + "/formless.html")
        click(driver, "main button")
        equal(told(), [["select", {"key": "", "value": "", "isSelected": True, "name": "alone-pressed"}, ""]])
        # A script of the author's own hears of it, under the strict policy.
        equal(driver.title, "heard alone-pressed")
    finally:
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": handle["identifier"]})


def test_post(driver, base):
    driver.get(base + "/post.html")
    click(driver, "#tips")
    type_in(driver, "#mail", "a@example.org")
    click(driver, "[type=submit]")
    until(lambda: status(driver) == "Saved")
    [(path, kind, body)] = driver.server_requests
    equal((path, kind), ("/save", "application/json"))
    equal(json.loads(body), {**DEFAULTS, "tips": "off", "mail": "a@example.org"})
    equal(driver.execute_script("return localStorage.length"), 0)


def test_refused_post(driver, base):
    driver.get(base + "/refused.html")
    click(driver, "[type=submit]")
    until(lambda: status(driver) == "Not saved: the server answered 503")
    click(driver, "[type=submit]")
    until(lambda: len(driver.server_requests) == 2)


def test_unreachable_post_is_sent_plainly_at_the_next_try(driver, base):
    driver.get(base + "/unreachable.html")
    click(driver, "[type=submit]")
    until(lambda: "could not be reached" in status(driver))
    click(driver, "[type=submit]")
    until(lambda: driver.title == "Sent")
    [(path, kind, body)] = driver.server_requests
    equal((path, kind), ("/plain", "application/x-www-form-urlencoded"))
    assert "tips=off&tips=on" in body


# Ways to break the script, with the test that must see each.
BREAKS = [
    ("test_derived_parent", "40-tree.js", 'boxes.filter((each) => each.matches(":enabled"))', "boxes"),
    ("test_derived_parent", "40-tree.js", "all.indeterminate = ", "all.was = "),
    ("test_exclusive_parent", "55-limits.js", "each.checked = false", "0"),
    ("test_limits_are_explained", "55-limits.js", "length > maximum", "length > 99"),
    ("test_fields_are_explained", "55-limits.js", "changed.forEach(explain);", ""),
    ("test_a_fault_is_said_once_and_shown_until_mended", "55-limits.js", "faulty.reverse().forEach(explain);", ""),
    ("test_changes_are_marked_and_reset", "50-changes.js", "place.focus();", ""),
    ("test_links_open_what_hides_a_row", "70-deep-links.js", "target.hash &&", "0 &&"),
    ("test_select_all", "16-choosing.js", 'new Event("change"', 'new Event("none"'),
    ("test_select_all_keeps_to_the_maximum", "16-choosing.js", "each.checked || !(valueOf(key, others).length >= maximum)", "true"),
    (
        "test_a_long_list_costs_no_more_for_each_pair_of_its_options",
        "55-limits.js",
        "chosen.some(excludedBy(each))",
        "chosen.some((other) => excludedBy(each)(other))",
    ),
    ("test_a_box_of_three_states_keeps_the_rules", "40-tree.js", "if (same(value, valueOf(key)))", "if (0)"),
    ("test_select_all_keeps_apart_what_excludes_each_other", "16-choosing.js", "!isParent", "true"),
    ("test_a_fault_is_never_hidden", "55-limits.js", "if (isFaulty) addTo(key, line);", ""),
    ("test_a_fault_that_is_filtered_out_comes_back", "55-limits.js", "control.dispatchEvent", "new EventTarget().dispatchEvent"),
    ("test_a_fault_that_is_filtered_out_comes_back", "30-filter.js", 'addEventListener("invalid"', 'addEventListener("none"'),
    ("test_the_reason_is_that_of_the_fault", "55-limits.js", "    control.value;", '    "";'),
    ("test_saving_leaves_the_marks_of_the_author", "10-core.js", "each.selected || ", ""),
    ("test_saving_leaves_the_marks_of_the_author", "55-limits.js", "event.target == form && !isValid(key)", "faultOf(key)"),
    ("test_what_is_not_valid_yet_is_not_overwritten", "10-core.js", " || unsaved.has(key)", ""),
    ("test_events_are_told_where_they_are_asked_for", "80-events.js", '!("events" in data)', "false"),
    ("test_marks_move_nothing_below_a_pointer", "15-elements.js", 'find(":active")', "false"),
    ("test_filter", "30-filter.js", '.replace(/\\p{M}/gu, "")', ""),
    ("test_links_open_what_hides_a_row", "70-deep-links.js", "target.hidden = false;", ""),
    ("test_links_open_what_hides_a_row", "70-deep-links.js", "target != form && ", ""),
    ("test_what_was_restored_is_open", "40-tree.js", "details.open ||= boxes.some(isChosen);", ""),
    ("test_import", "60-transfer.js", "value.length < given.length", "false"),
    ("test_export", "60-transfer.js", "!isSecret(key)", "true"),
    ("test_events", "80-events.js", "same(value, known[key])", "false"),
    ("test_events", "80-events.js", "?.closest(\"[data-event]\")", ""),
    ("test_post", "22-storage-post.js", "application/json", "text/plain"),
    ("test_unreachable_post_is_sent_plainly_at_the_next_try", "22-storage-post.js", "isOver = true;", ""),
]

if __name__ == "__main__":
    main("script-rows", BREAKS)
