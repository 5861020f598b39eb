"""Local storage: what is kept, what is not believed, and what happens when nothing can be kept."""

import json

from script_support import (
    DEFAULTS, button, choose, click, differences, equal, main, press, status, store, stored, type_in, until, values,
)  # fmt: skip


def test_untouched_page_has_defaults_and_stores_nothing(driver, base):
    driver.get(base + "/all.html")
    equal(values(driver), DEFAULTS)
    equal(driver.execute_script("return localStorage.length"), 0)
    equal(status(driver), "")


def test_each_row_is_stored_alone_and_comes_back(driver, base):
    driver.get(base + "/all.html")
    click(driver, "#tips")
    equal(stored(driver, "tips"), '"off"')
    equal(driver.execute_script("return localStorage.length"), 1)
    choose(driver, "theme", "dark")
    choose(driver, "letters", "0")
    type_in(driver, "#volume", "0")
    type_in(driver, "#name", "")
    type_in(driver, "#dataset", "x \"y\" <z>")
    type_in(driver, "#notes", "a\nb")
    equal(status(driver), "Saved")
    changed = {
        "tips": "off", "theme": "dark", "letters": ["a", "0"], "volume": "0", "name": "", "dataset": 'x "y" <z>',
        "notes": "a\nb",
    }  # fmt: skip
    equal(differences(driver), changed)
    driver.refresh()
    equal(differences(driver), changed)
    # The disabled options are what they were.
    assert driver.execute_script("return document.querySelector('[value=d]').checked")
    assert driver.execute_script("return document.querySelector('#locked').checked")


def test_false_zero_and_empty_are_values(driver, base):
    for key, value in {"tips": False, "volume": 0, "name": "", "theme": "", "lang": 0, "letters": [0]}.items():
        store(driver, key, value)
    driver.get(base + "/all.html")
    equal(
        differences(driver), {"tips": "off", "volume": "0", "name": "", "theme": "", "lang": "0", "letters": ["0"]}
    )
    equal(status(driver), "")


def test_what_does_not_fit_falls_back_and_is_said(driver, base):
    bad = {
        "theme": ["purple", "old", True, None, ["dark"], {"toString": 1}, "!{broken"],
        "letters": ["a", {"a": 1}, ["zzz"], ["d"], [{"toString": 1, "valueOf": 2}], "!"],
        "toppings": [[], ["ham", "corn", "egg"]],
        "tips": ["maybe", 1, None, {}],
        "volume": [11, -1, "much", "", "1e", None],
        "name": ["longer than ten letters", None, {}],
        "mail": ["no address"],
        "speed": [99, "fast"],
        "paint": ["red"],
        "day": ["2026-02-31", "tomorrow"],
        "lang": ["xx", "de", ""],
    }
    for key, candidates in bad.items():
        for value in candidates:
            if key == "volume" and value == "":
                continue
            driver.execute_script("localStorage.clear()")
            store(driver, key, value)
            driver.get(base + "/all.html")
            known = {"letters": {"letters": []}}.get(key, {}) if isinstance(value, list) else {}
            assert differences(driver) in ({}, known), f"{key}: {value!r} made {differences(driver)!r}"
            assert "no longer fit" in status(driver), f"{key}: {value!r} was taken silently"
            # It is kept until the row is changed.
            assert stored(driver, key) is not None


def test_known_part_of_a_list_is_kept(driver, base):
    store(driver, "letters", ["b", "gone"])
    driver.get(base + "/all.html")
    equal(differences(driver), {"letters": ["b"]})
    equal(status(driver), "Stored settings that no longer fit were left out: Letters")


def test_other_keys_are_left_alone(driver, base):
    others = {"tests:all:unknown": '"kept"', "player:all:theme": '"loud"', "theme": "x", "tests:other:theme": '"dark"'}
    for key, value in others.items():
        driver.execute_script("localStorage.setItem(...arguments)", key, value)
    driver.get(base + "/all.html")
    equal(differences(driver), {})
    choose(driver, "theme", "dark")
    press(driver, "Reset all to defaults")
    equal(driver.execute_script("return {...localStorage}"), others)


def test_form_reset_forgets_what_was_stored(driver, base):
    driver.get(base + "/all.html")
    click(driver, "#tips")
    driver.execute_script("HTMLFormElement.prototype.reset.call(document.querySelector('form'))")
    until(lambda: stored(driver, "tips") is None)
    equal(differences(driver), {})


def test_a_reset_that_is_called_off_forgets_nothing(driver, base):
    driver.get(base + "/all.html")
    click(driver, "#tips")
    driver.execute_script("document.addEventListener('reset', (event) => event.preventDefault())")
    driver.execute_script("HTMLFormElement.prototype.reset.call(document.querySelector('form'))")
    driver.execute_async_script("setTimeout(arguments[0], 50)")
    equal((stored(driver, "tips"), differences(driver)), ('"off"', {"tips": "off"}))


def test_saving_sends_nothing_where_there_is_nowhere_to(driver, base):
    driver.get(base + "/all.html")
    click(driver, "#tips")
    click(driver, "[type=submit]")
    equal(driver.current_url, base + "/all.html")
    equal(status(driver), "Saved")


def test_two_tabs(driver, base):
    driver.get(base + "/all.html")
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    driver.get(base + "/all.html")
    click(driver, "#tips")
    choose(driver, "theme", "dark")
    second = driver.current_window_handle
    driver.switch_to.window(first)
    until(lambda: differences(driver) == {"tips": "off", "theme": "dark"})
    assert button(driver, "Reset to default: Tips").is_displayed()
    press(driver, "Reset to default: Tips")
    driver.switch_to.window(second)
    until(lambda: differences(driver) == {"theme": "dark"})
    driver.execute_script("localStorage.clear()")
    driver.close()
    driver.switch_to.window(first)
    until(lambda: differences(driver) == {})


def test_typing_is_not_overwritten(driver, base):
    driver.get(base + "/all.html")
    driver.find_element("id", "name").send_keys("x")
    store(driver, "name", "other")
    store(driver, "tips", "off")
    driver.execute_script("dispatchEvent(new StorageEvent('storage', {key: 'tests:all:name'}))")
    equal(differences(driver), {"name": "mex", "tips": "off"})
    driver.execute_script("document.activeElement.blur()")
    equal(stored(driver, "name"), '"mex"')
    # What is typed and taken back is no change.
    driver.find_element("id", "name").send_keys("y\b")
    driver.execute_script("document.activeElement.blur()")
    store(driver, "name", "other")
    driver.execute_script("dispatchEvent(new StorageEvent('storage'))")
    equal(differences(driver), {"name": "other", "tips": "off"})
    driver.get(base + "/index.html")
    equal(stored(driver, "name"), '"other"')


def test_unfinished_typing_is_kept_when_the_page_is_left(driver, base):
    driver.get(base + "/all.html")
    driver.find_element("id", "name").send_keys("x")
    driver.get(base + "/index.html")
    equal(stored(driver, "name"), '"mex"')


def test_going_back_shows_what_is_stored(driver, base):
    driver.get(base + "/all.html")
    click(driver, "#tips")
    driver.get(base + "/index.html")
    store(driver, "tips", "on")
    store(driver, "volume", "7")
    driver.back()
    until(lambda: differences(driver) == {"volume": "7"})


def test_restored_before_the_page_is_painted(driver, base):
    store(driver, "theme", "dark")
    store(driver, "day", "2026-01-01")
    # Looks at the rows in each frame, from the first one on.
    script = """
    globalThis.seen = [];
    const look = () => {
      const dark = document.querySelector('[name=theme][value=dark]');
      const day = document.querySelector('[name=day]');
      if (dark) seen.push(dark.checked);
      if (day) seen.push(day.value == '2026-01-01');
      requestAnimationFrame(look);
    };
    look();"""
    handle = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})
    driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 6})
    try:
        driver.get(base + "/all.html")
        until(lambda: driver.execute_script("return seen.length > 4"))
        assert driver.execute_script("return !seen.includes(false)")
    finally:
        driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": handle["identifier"]})


def with_broken_storage(driver, source, run):
    handle = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    try:
        run()
    finally:
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": handle["identifier"]})


def test_no_option_is_missed_where_the_page_comes_in_pieces(driver, base):
    driver.get(base + "/all.html?in-pieces")
    for value in ["ice", "islands"]:
        choose(driver, "shelf", value)
        assert value in json.loads(stored(driver, "shelf") or "[]"), stored(driver, "shelf")


def test_what_is_changed_before_the_page_has_come_is_kept(driver, base):
    driver.get(base + "/index.html")
    # In a frame, since a driver waits for the end of the page itself.
    driver.execute_script(
        """window.frame = document.createElement('iframe');
           frame.src = arguments[0];
           document.body.append(frame);
           window.inFrame = () => frame.contentDocument;
           const press = setInterval(() => {
             const tips = inFrame().querySelector('#tips');
             if (!tips || inFrame().readyState != 'loading') return;
             clearInterval(press);
             tips.click();
             window.pressed = true;
           }, 5);""",
        base + "/all.html?in-pieces",
    )
    until(lambda: driver.execute_script("return !!inFrame().querySelector('#tips') && inFrame().readyState == 'complete'"))
    assert driver.execute_script("return window.pressed"), "the page had come too soon"
    equal(driver.execute_script("return inFrame().querySelector('#tips').checked"), False)
    equal(stored(driver, "tips"), '"off"')


def test_forbidden_storage_is_survived_and_said(driver, base):
    for body in ("get() { throw new DOMException('no', 'SecurityError') }", "value: null"):

        def run():
            driver.get(base + "/all.html")
            assert "does not allow" in status(driver)
            click(driver, "#tips")
            equal(differences(driver), {"tips": "off"})
            until(button(driver, "Reset to default: Tips").is_displayed)
            assert "does not allow" in status(driver)
            # Sending the form to nowhere would lose what is there.
            driver.execute_script("document.querySelector('[data-status]').textContent = ''")
            click(driver, "[type=submit]")
            assert "does not allow" in status(driver)
            equal(differences(driver), {"tips": "off"})

        with_broken_storage(driver, "Object.defineProperty(window, 'localStorage', {%s})" % body, run)


def test_full_storage_is_survived_and_said(driver, base):
    def run():
        driver.get(base + "/all.html")
        click(driver, "#tips")
        assert "Not saved" in status(driver)
        driver.execute_script("dispatchEvent(new StorageEvent('storage'))")
        equal(differences(driver), {"tips": "off"})
        driver.execute_script("delete Storage.prototype.isFull")
        click(driver, "[type=submit]")
        equal(status(driver), "Saved")
        equal(stored(driver, "tips"), '"off"')

    source = """
    const set = Storage.prototype.setItem;
    Storage.prototype.isFull = true;
    Storage.prototype.setItem = function (...item) {
      if (Storage.prototype.isFull) throw new DOMException('full', 'QuotaExceededError');
      set.apply(this, item);
    };"""
    with_broken_storage(driver, source, run)


# Ways to break the script, with the test that must see each.
BREAKS = [
    ("test_each_row_is_stored_alone_and_comes_back", "20-storage-local.js", "prefix + key, JSON", '"all", JSON'),
    ("test_false_zero_and_empty_are_values", "10-core.js", "show(key, value ?? defaults", "show(key, value || defaults"),
    ("test_what_does_not_fit_falls_back_and_is_said", "10-core.js", "if (!known.includes(value)) return;", ""),
    ("test_what_does_not_fit_falls_back_and_is_said", "55-limits.js", "length > maximum", "length > 99"),
    ("test_other_keys_are_left_alone", "20-storage-local.js", "removeItem(prefix + key)", "clear()"),
    ("test_two_tabs", "20-storage-local.js", 'addEventListener("storage", () => restore());', ""),
    ("test_typing_is_not_overwritten", "10-core.js", "key == typing || ", ""),
    (
        "test_no_option_is_missed_where_the_page_comes_in_pieces",
        "10-core.js",
        "if (name) last = name;",
        "last = name;",
    ),
    (
        "test_what_is_changed_before_the_page_has_come_is_kept",
        "10-core.js",
        'addEventListener("change", ({ target }) => {\n  typing = "";\n  if (rows',
        'addEventListener("never", ({ target }) => {\n  typing = "";\n  if (rows',
    ),
    ("test_typing_is_not_overwritten", "10-core.js", 'addEventListener("focusout"', 'addEventListener("none"'),
    ("test_full_storage_is_survived_and_said", "20-storage-local.js", "unsaved.add(key)", "0"),
    ("test_forbidden_storage_is_survived_and_said", "20-storage-local.js", 'say("storageBlocked")', "0"),
    ("test_full_storage_is_survived_and_said", "20-storage-local.js", 'say("notSaved")', "0"),
    ("test_a_reset_that_is_called_off_forgets_nothing", "10-core.js", " && !defaultPrevented", ""),
]

if __name__ == "__main__":
    main("script-storage", BREAKS)
