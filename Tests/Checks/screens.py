"""No page of the built Sample scrolls sideways at 320 px, nor at 640 px with text twice as large, in any theme.

With `--into DIR` it makes pictures to look at, named THEME-STATE-PAGE.png. States: light and dark at 1280 and 320 px
(light at 320 with every disclosure open), more contrast, forced colours, print.
"""

import base64
import pathlib

import common

# A page may be wider than its window by less than a pixel, as browsers round.
WIDER = """
const root = document.scrollingElement;
const width = document.documentElement.clientWidth;
const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
const outside = [];
for (const element of document.body.querySelectorAll('*')) {
  const box = element.getBoundingClientRect();
  const over = rightToLeft ? -box.left : box.right - width;
  if (over >= 1 && box.width > 1 && box.height > 1) { outside.push(element.outerHTML.slice(0, 160)); }
}
return { over: root.scrollWidth - width, outside };
"""
LARGE_TEXT = """
const sheet = new CSSStyleSheet();
sheet.replaceSync('html { font-size: 200% }');
document.adoptedStyleSheets.push(sheet);
"""
OPEN = "for (const details of document.querySelectorAll('details')) { details.open = true; }"

STATES = {
    "light-1280": {"width": 1280},
    "dark-1280": {"width": 1280, "scheme": "dark"},
    "light-320": {"width": 320, "scale": 2},
    "dark-320": {"width": 320, "scale": 2, "scheme": "dark"},
    "contrast-390": {"width": 390, "scale": 2, "contrast": "more"},
    "forced-390": {"width": 390, "scale": 2, "scheme": "dark", "forced": True},
    "print": {"width": 794, "kind": "print"},
}


def enter(driver, width, scale=1, **features):
    """Puts the browser into one of the states."""
    common.media(driver, **features)
    common.viewport(driver, width, scale=scale)


def picture(driver, file):
    """Writes a picture of the whole page."""
    result = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "captureBeyondViewport": True})
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(base64.b64decode(result["data"]))


def check_width(report, driver, address, label):
    """Checks that a page fits a narrow window, closed and disclosed, and a wider one with large text."""
    for state, width, scripts in (
        ("as loaded", 320, []),
        ("disclosed", 320, [OPEN]),
        ("large text", 640, [LARGE_TEXT]),
    ):
        enter(driver, width)
        common.load(driver, address)
        for script in scripts:
            driver.execute_script(script)
        found = driver.execute_script(WIDER)
        fault = f"{label}, {state}: wider than {width} px by {found['over']}"
        report.check(found["over"] < 1, fault, *found["outside"][:5])


def run(report, arguments):
    with common.scratch() as folder, common.browser() as driver:
        for theme in arguments.theme or common.THEMES:
            site = common.build(arguments.site, folder / theme, "--theme", theme)
            with common.served(site) as address:
                for page in common.pages(site):
                    name = page.relative_to(site).as_posix()
                    check_width(report, driver, f"{address}/{name}", f"{theme} {name}")
                    if arguments.into:
                        slug = name.removesuffix(".html").replace("/", "-")
                        for state, settings in STATES.items():
                            enter(driver, **settings)
                            common.load(driver, f"{address}/{name}")
                            if state == "light-320":
                                driver.execute_script(OPEN)
                            picture(driver, arguments.into / f"{theme}-{state}-{slug}.png")


def self_test():
    report = common.Report("too wide")
    with common.scratch() as folder, common.browser() as driver, common.served(folder) as address:
        text = '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>' + "x" * 200 + "</body></html>"
        common.write(folder / "bad.html", text)
        check_width(report, driver, f"{address}/bad.html", "bad.html")
    return [report]


def options(parser):
    parser.add_argument("--into", type=pathlib.Path, help="a folder for pictures")
    parser.add_argument("--theme", action="append", help="this theme alone; may be given more than once")
    parser.add_argument("--site", type=pathlib.Path, default=common.SAMPLE, help="another site than Sample")


if __name__ == "__main__":
    common.main("screens", run, self_test, options)
