"""Three real browsers behind one small interface: Chromium, Firefox and WebKit, all without a screen.

    with browsers.chromium() as browser:
        browser.open(address)
        browser.press("Tab", "Space")
        browser.script("return document.activeElement.id")

Keys and clicks are real ones: they are sent as WebDriver actions, and a click goes to the middle of an element.
"""

import base64
import contextlib
import os
import shutil
import subprocess
import sys
import time

import common

NAMES = ["chromium", "firefox", "webkit"]
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
# Chromium's preference that blocks cookies and all other storage.
NO_STORAGE = {"profile.default_content_setting_values.cookies": 2}
KEYS = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Escape": "\ue00c",
    "Space": " ",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Delete": "\ue017",
}
# Whether the page at an address is there, whole.
ARRIVED = "return location.href === new URL(arguments[0]).href && document.readyState === 'complete'"
MIDDLE = """
const element = typeof arguments[0] === 'string' ? document.querySelector(arguments[0]) : arguments[0];
if (!element) { return null; }
const before = scrollY;
element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
const box = element.getBoundingClientRect();
const moved = before !== scrollY;
return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2), moved];
"""


class Browser:
    """What the suites need of a browser. The ones below say how each does it."""

    name = ""
    # Whether colour schemes, forced colours and contrast can be emulated.
    emulates_media = False

    def open(self, address):
        """Opens an address and waits until it is loaded."""
        raise NotImplementedError

    def script(self, source, *arguments):
        """Runs the body of a function in the page and returns what it returns."""
        raise NotImplementedError

    def wait_script(self, source, *arguments):
        """Runs the body of a function whose last argument is called with the answer."""
        raise NotImplementedError

    def perform(self, actions):
        """Performs WebDriver actions."""
        raise NotImplementedError

    def screenshot(self):
        """The visible part of the page as a PNG."""
        raise NotImplementedError

    def viewport(self, width, height=900):
        """Gives the page a size in CSS pixels."""
        raise NotImplementedError

    def back(self):
        raise NotImplementedError

    def reload(self):
        raise NotImplementedError

    def new_tab(self):
        """Opens a tab, goes on there, and returns what `switch` takes."""
        raise NotImplementedError

    def tab(self):
        """What `switch` takes to come back to the present tab."""
        raise NotImplementedError

    def switch(self, tab):
        raise NotImplementedError

    def close_tab(self):
        raise NotImplementedError

    def accept_dialog(self):
        """Accepts a dialog of the page and returns its text, or None when there is none."""
        raise NotImplementedError

    def press(self, *keys):
        """Presses keys one after the other; "Shift+Tab" holds the first."""
        actions = []
        for key in keys:
            parts = [KEYS.get(part, part) for part in key.split("+")]
            actions += [{"type": "keyDown", "value": part} for part in parts]
            actions += [{"type": "keyUp", "value": part} for part in reversed(parts)]
        self.perform([{"type": "key", "id": "keyboard", "actions": actions}])

    def type(self, text):
        """Types a text, a key a character."""
        actions = []
        for character in text:
            value = KEYS["Enter"] if character == "\n" else character
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.perform([{"type": "key", "id": "keyboard", "actions": actions}])

    def click_at(self, x, y):
        """Clicks at a place of the visible part of the page."""
        actions = [
            {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self.perform([pointer])

    def click(self, selector):
        """Scrolls an element into view and clicks its middle."""
        place = self.script(MIDDLE, selector)
        if place is None:
            raise LookupError(f"{self.name}: nothing on the page is {selector}")
        x, y, moved = place
        if moved:
            self.settle()
        self.click_at(x, y)

    def settle(self):
        """Waits until what was scrolled is there for the mouse too."""

    def wait(self, source, *arguments, seconds=10):
        """Waits until a script returns something true, and returns it; None when it never does."""
        end = time.monotonic() + seconds
        while True:
            with contextlib.suppress(Exception):
                answer = self.script(source, *arguments)
                if answer:
                    return answer
            if time.monotonic() > end:
                return None
            time.sleep(0.05)


class Selenium(Browser):
    """What Chromium and WebKit share."""

    def __init__(self, driver):
        self.driver = driver
        driver.set_script_timeout(60)
        driver.set_page_load_timeout(60)

    def open(self, address):
        self.driver.get(address)

    def script(self, source, *arguments):
        return self.driver.execute_script(source, *arguments)

    def wait_script(self, source, *arguments):
        return self.driver.execute_async_script(source, *arguments)

    def perform(self, actions):
        self.driver.execute("actions", {"actions": actions})

    def screenshot(self):
        return self.driver.get_screenshot_as_png()

    def viewport(self, width, height=900):
        self.driver.set_window_size(width, height)
        inner = self.script("return [innerWidth, innerHeight]")
        self.driver.set_window_size(2 * width - inner[0], 2 * height - inner[1])

    def back(self):
        self.driver.back()

    def reload(self):
        self.driver.refresh()

    def new_tab(self):
        self.driver.switch_to.new_window("tab")
        return self.tab()

    def tab(self):
        return self.driver.current_window_handle

    def switch(self, tab):
        self.driver.switch_to.window(tab)

    def close_tab(self):
        self.driver.close()

    def accept_dialog(self):
        from selenium.common.exceptions import NoAlertPresentException

        try:
            dialog = self.driver.switch_to.alert
            text = dialog.text
            dialog.accept()
            return text
        except NoAlertPresentException:
            return None


class Chromium(Selenium):
    name = "chromium"
    emulates_media = True

    def viewport(self, width, height=900):
        common.viewport(self.driver, width, height)

    def media(self, **features):
        """Tells pages a colour scheme, forced colours, more contrast, or print."""
        common.media(self.driver, **features)

    def protocol(self, command, **arguments):
        """Sends a command of Chromium's own protocol."""
        return self.driver.execute_cdp_cmd(command, arguments)

    def clip(self, x, y, width, height):
        """A part of the page as a PNG, in coordinates of the page."""
        clip = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
        return base64.b64decode(self.protocol("Page.captureScreenshot", format="png", clip=clip)["data"])


class WebKit(Selenium):
    name = "webkit"


class Firefox(Browser):
    """Firefox by its own protocol, since Debian has no geckodriver."""

    name = "firefox"

    def __init__(self, marionette):
        self.marionette = marionette
        marionette.timeout.script = 60
        marionette.timeout.page_load = 60

    def open(self, address):
        self.marionette.navigate(address)
        # It answers at the end of any load, also of one that was under way.
        self.wait(ARRIVED, address)

    def script(self, source, *arguments):
        return self.marionette.execute_script(source, script_args=arguments, sandbox=None)

    def wait_script(self, source, *arguments):
        return self.marionette.execute_async_script(source, script_args=arguments, sandbox=None)

    def perform(self, actions):
        self.marionette._send_message("WebDriver:PerformActions", {"actions": actions})

    def screenshot(self):
        return base64.b64decode(self.marionette.screenshot(full=False))

    def settle(self):
        time.sleep(0.08)

    def viewport(self, width, height=900):
        self.marionette.set_window_rect(width=width, height=height)
        inner = self.script("return [innerWidth, innerHeight]")
        self.marionette.set_window_rect(width=2 * width - inner[0], height=2 * height - inner[1])

    def back(self):
        self.marionette.go_back()

    def reload(self):
        self.marionette.refresh()

    def new_tab(self):
        handle = self.marionette.open(type="tab", focus=True)["handle"]
        self.marionette.switch_to_window(handle)
        return handle

    def tab(self):
        return self.marionette.current_window_handle

    def switch(self, tab):
        self.marionette.switch_to_window(tab)

    def close_tab(self):
        self.marionette.close()

    def accept_dialog(self):
        from marionette_driver.errors import NoAlertPresentException
        from marionette_driver.marionette import Alert

        dialog = Alert(self.marionette)
        try:
            text = dialog.text
            dialog.accept()
            return text
        except NoAlertPresentException:
            return None


@contextlib.contextmanager
def chromium(scripting=True, storage=True):
    """Chromium, driven by selenium and its own protocol."""
    with common.browser(**({} if storage else {"preferences": NO_STORAGE})) as driver:
        browser = Chromium(driver)
        if not scripting:
            browser.protocol("Emulation.setScriptExecutionDisabled", value=True)
        yield browser


@contextlib.contextmanager
def firefox(scripting=True, storage=True):
    """Firefox, driven by its own protocol."""
    import logging

    logging.getLogger("mozversion").addHandler(logging.NullHandler())
    from marionette_driver.marionette import Marionette

    path = shutil.which("firefox-esr") or shutil.which("firefox") or sys.exit("firefox-esr is not installed")
    preferences = {
        "javascript.enabled": scripting,
        "dom.storage.enabled": storage,
        "dom.disable_open_during_load": False,
        # A list of what was typed earlier would swallow the next click.
        "browser.formfill.enable": False,
    }
    with contextlib.redirect_stdout(sys.stderr):
        marionette = Marionette(bin=path, headless=True, prefs=preferences, gecko_log=os.devnull)
        marionette.start_session()
    try:
        yield Firefox(marionette)
    finally:
        with contextlib.redirect_stdout(sys.stderr):
            marionette.quit()
            marionette.cleanup()
            # It removes its profile when it is forgotten, for which modules must be there still.
            marionette.instance = None


@contextlib.contextmanager
def screen():
    """A screen for programs that cannot do without one; yields the environment that names it."""
    path = shutil.which("Xvfb") or sys.exit("xvfb is not installed")
    arguments = [path, "-displayfd", "1", "-screen", "0", "1600x2000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield {**os.environ, "DISPLAY": f":{server.stdout.readline().strip()}"}
    finally:
        server.terminate()
        server.wait()


def focus_windows(display):
    """Gives the windows of a screen the focus, which nothing does where there is no window manager.

    WebKit lets no element of a window without it match `:focus`.
    """
    import ctypes
    import ctypes.util

    x = ctypes.CDLL(ctypes.util.find_library("X11"))
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.restype = ctypes.c_ulong
    x.XDefaultRootWindow.argtypes = x.XCloseDisplay.argtypes = [ctypes.c_void_p]
    x.XQueryTree.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 4
    x.XSetInputFocus.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_ulong]
    x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
    # A window that is not shown cannot have it; that is an error to be passed over.
    handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
    x.XSetErrorHandler(handler)
    connection = x.XOpenDisplay(display.encode())
    root, parent = ctypes.c_ulong(), ctypes.c_ulong()
    children, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
    x.XQueryTree(
        connection,
        x.XDefaultRootWindow(connection),
        *map(ctypes.byref, (root, parent, children, count)),
    )
    for window in children[: count.value]:
        x.XSetInputFocus(connection, window, 1, 0)
        x.XSync(connection, 0)
    x.XSetErrorHandler(None)
    x.XCloseDisplay(connection)


@contextlib.contextmanager
def webkit(scripting=True, storage=True):
    """WebKitGTK's MiniBrowser, driven by selenium."""
    import glob

    from selenium import webdriver

    found = sorted(glob.glob(MINI_BROWSER))
    options = webdriver.WebKitGTKOptions()
    options.binary_location = found[-1] if found else sys.exit("webkit2gtk-driver is not installed")
    options.add_argument("--automation")
    if not scripting:
        options.add_argument("--enable-javascript=false")
    if not storage:
        options.add_argument("--enable-html5-local-storage=false")
    with screen() as environment:
        service = webdriver.WebKitGTKService(shutil.which("WebKitWebDriver"), env=environment)
        driver = webdriver.WebKitGTK(options=options, service=service)
        focus_windows(environment["DISPLAY"])
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


def started(name, **options):
    """A browser by its name."""
    return {"chromium": chromium, "firefox": firefox, "webkit": webkit}[name](**options)


def add_option(parser):
    """The option that says in which browsers a suite runs."""
    parser.add_argument("--browser", choices=NAMES, action="append", help="run in this one only (may be repeated)")
