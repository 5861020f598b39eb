"""The storage of a browser extension: in a real one's options page, loaded in Chromium.

`main` here is its own, since the browser has to be started with the extension. Quotas are the browser's; what it would
take too long to use up is refused by a stand-in for one call.
"""

import contextlib
import json
import shutil
import sys
import time

import script_support
from script_support import (
    NAMESPACE, choose, click, common, differences, equal, press, status, store, tests_of, type_in, until,
)  # fmt: skip

MANIFEST = {
    "manifest_version": 3,
    "name": "Fieldset test",
    "version": "1",
    "permissions": ["storage"],
    "options_page": "extension.html",
}


@contextlib.contextmanager
def browser(folder):
    """Chromium with the extension in a folder; yields the driver and the address of the extension."""
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or sys.exit("chromium is not installed")
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-features=DisableLoadExtensionCommandLineSwitch",
        f"--load-extension={folder}",
        f"--disable-extensions-except={folder}",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = webdriver.ChromeService(shutil.which("chromedriver") or sys.exit("chromium-driver is not installed"))
    driver = webdriver.Chrome(options=options, service=service)
    try:
        yield driver
    finally:
        driver.quit()


def extension_id(folder):
    """The id that Chromium gives an unpacked extension: letters made of the hash of its path."""
    import hashlib

    digest = hashlib.sha256(str(folder).encode()).hexdigest()[:32]
    return "".join(chr(ord("a") + int(digit, 16)) for digit in digest)


def area(driver, name="sync"):
    """What an area of the extension's storage holds."""
    return driver.execute_async_script("chrome.storage[arguments[0]].get(null).then(arguments[1])", name)


def key(name):
    return f"{NAMESPACE}:extension:{name}"


def test_rows_are_stored_together_after_a_while(driver, base):
    driver.get(base + "/extension.html")
    driver.execute_script(
        """globalThis.calls = 0;
           const set = chrome.storage.sync.set.bind(chrome.storage.sync);
           chrome.storage.sync.set = (items) => { calls++; return set(items); };"""
    )
    for _ in range(5):
        click(driver, "#tips")
    choose(driver, "theme", "")
    type_in(driver, "#volume", "0")
    until(lambda: status(driver) == "Saved")
    equal(area(driver), {key("tips"): "off", key("theme"): "", key("volume"): "0"})
    equal(driver.execute_script("return calls"), 1)
    driver.refresh()
    equal(differences(driver), {"tips": "off", "theme": "", "volume": "0"})
    press(driver, "Reset to default: Tips")
    until(lambda: key("tips") not in area(driver))
    driver.refresh()
    equal(differences(driver), {"theme": "", "volume": "0"})


def test_copy_is_used_until_the_storage_answers(driver, base):
    driver.get(base + "/extension.html")
    click(driver, "#tips")
    until(lambda: status(driver) == "Saved")
    source = "chrome.storage.sync.get = () => new Promise(() => {});"
    handle = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    driver.refresh()
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": handle["identifier"]})
    equal(differences(driver), {"tips": "off"})


def test_values_from_elsewhere_come_in(driver, base):
    driver.get(base + "/extension.html")
    driver.execute_script(
        "chrome.storage.sync.set({[arguments[0]]: false, [arguments[1]]: 'purple', other: 1})", key("tips"), key("theme")
    )
    until(lambda: differences(driver) == {"tips": "off"})
    until(lambda: status(driver) == "Stored settings that no longer fit were left out: Colour scheme")
    click(driver, "#tips")
    until(lambda: status(driver) == "Saved")
    until(lambda: area(driver) == {key("tips"): "on", key("theme"): "purple", "other": 1})
    driver.execute_script("chrome.storage.sync.clear()")
    until(lambda: differences(driver) == {})


def test_large_value_stays_on_the_device(driver, base):
    driver.get(base + "/extension.html")
    long = "x" * 9000
    driver.execute_script(
        """const notes = document.querySelector('#notes');
           notes.value = arguments[0];
           notes.dispatchEvent(new Event('change', { bubbles: true }));""",
        long,
    )
    click(driver, "#tips")
    until(lambda: status(driver) == "Saved on this device only")
    equal(area(driver), {key("tips"): "off"})
    equal(area(driver, "local"), {key("notes"): long})
    driver.refresh()
    until(lambda: differences(driver) == {"notes": long, "tips": "off"})
    type_in(driver, "#notes", "short")
    until(lambda: status(driver) == "Saved")
    equal((area(driver)[key("notes")], area(driver, "local")), ("short", {}))


def test_refused_writes_stay_on_the_device(driver, base):
    driver.get(base + "/extension.html")
    driver.execute_script("chrome.storage.sync.set = () => Promise.reject(new Error('MAX_WRITE_OPERATIONS_PER_MINUTE'))")
    click(driver, "#tips")
    choose(driver, "theme", "dark")
    until(lambda: status(driver) == "Saved on this device only")
    equal(area(driver, "local"), {key("tips"): "off", key("theme"): "dark"})
    driver.refresh()
    until(lambda: differences(driver) == {"tips": "off", "theme": "dark"})


def test_nothing_works(driver, base):
    source = """for (const name of ['sync', 'local'])
      for (const call of ['get', 'set', 'remove']) chrome.storage[name][call] = () => Promise.reject(new Error('no'));"""
    handle = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    driver.get(base + "/extension.html")
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": handle["identifier"]})
    until(lambda: "does not allow" in status(driver))
    click(driver, "#tips")
    until(lambda: "Not saved" in status(driver))
    equal(differences(driver), {"tips": "off"})


def test_leaving_at_once_still_stores(driver, base):
    driver.get(base + "/extension.html")
    click(driver, "#tips")
    driver.get(base + "/index.html")
    driver.get(base + "/extension.html")
    until(lambda: area(driver) == {key("tips"): "off"})


def main():
    report = common.Report("script-extension")
    with common.scratch() as folder:
        output = common.build(script_support.write_site(folder / "site"), folder / "out")
        (output / "manifest.json").write_text(json.dumps(MANIFEST))
        base = f"chrome-extension://{extension_id(output)}"
        with browser(output) as driver:
            for test in tests_of(sys.modules["__main__"]):
                driver.get(base + "/index.html")
                driver.execute_async_script(
                    "Promise.all([chrome.storage.sync.clear(), chrome.storage.local.clear()]).then(arguments[0])"
                )
                driver.execute_script("localStorage.clear()")
                driver.get_log("browser")
                fault = script_support.fault_of(test, driver, base)
                report.check(not fault, test.__name__, fault)
                complaints = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
                report.check(not complaints, f"{test.__name__}: the browser complained", *complaints)
                time.sleep(0.7)
    sys.exit(report.finish())


if __name__ == "__main__":
    main()
