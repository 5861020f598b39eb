"""Whether all tools made the same pages, as a browser would see them."""

import re

import html5lib

from workload import SITE_TITLE


# What the comparison must see, as a pattern of a page's text and what stands there instead.
DAMAGES = {
    "a choice that was lost": (r" checked>", ">"),
    "another type": (r'type="radio"', 'type="checkbox"'),
    "another name": (r' name="s2"', ' name="s3"'),
    "another value": (r'value="choice', 'value="choose'),
    "another label": (r"(<label[^>]*>)", r"\1Not "),
    "another hint": (r'(<p class="hint"[^>]*>)', r"\1Not "),
    "a hint that nothing leads to": (r' aria-describedby="[^"]*:hint"', ""),
    "another legend": (r"<legend>", "<legend>Not "),
    "another footer": (r'(<p class="footer"[^>]*>)', r"\1Not "),
    "another description": (r'(<p class="lead">)', r"\1Not "),
    "a group that sends nothing when it is empty": (r'<input type="hidden"[^>]*>', ""),
    "markup that no theme needs": (r"<main>", '<main class="a">'),
}


def parsed(path):
    return parsed_text(path.read_text(encoding="utf-8"))


def parsed_text(text):
    return html5lib.parse(text, treebuilder="etree", namespaceHTMLElements=False)


def unseen_damages(page, path):
    """What the comparison does not see when it is done to a page that is as it should be."""
    text = path.read_text(encoding="utf-8")
    for damage, (pattern, replacement) in DAMAGES.items():
        damaged, count = re.subn(pattern, replacement, text, count=1)
        documents = {"right": parsed_text(text), "damaged": parsed_text(damaged)}
        if not count or not list(page_faults(page, documents, same_markup=set(documents))):
            yield damage


def spaced(text):
    return " ".join((text or "").split())


def content(element):
    return spaced("".join(element.itertext()))


def nodes(element):
    """All that is in an element, in order, without white space that separates nothing.

    The stylesheet has one name; Fieldset puts a digest into it.
    """
    attributes = {name: re.sub(r"^assets/theme.*\.css$", "assets/theme.css", value) for name, value in element.items()}
    yield element.tag, tuple(sorted(attributes.items()))
    if spaced(element.text):
        yield spaced(element.text)
    for child in element:
        yield from nodes(child)
        if spaced(child.tail):
            yield spaced(child.tail)
    yield f"/{element.tag}"


def form(document):
    """What a page says and asks, whatever its theme looks like: an outline that is the same for all themes."""
    by_id = {element.get("id"): element for element in document.iter() if element.get("id")}
    labels = {label.get("for"): content(label) for label in document.iter("label")}
    heading = document.find(".//h1/..")
    whole = document.find(".//form")

    def described(element, end):
        names = element.get("aria-describedby", "").split()
        return [content(by_id[name]) for name in names if name.endswith(end)]

    yield document.get("lang"), document.get("dir"), content(document.find(".//title"))
    yield content(heading.find("h1")), content(heading.find("p")), whole.get("method"), whole.get("action")
    for fieldset in whole.iter("fieldset"):
        yield content(fieldset.find("legend")), described(fieldset, ":footer")
        for control in fieldset.iter("input"):
            if control.get("type") != "hidden":
                yield (
                    *map(control.get, ["type", "name", "value"]),
                    control.get("checked") is not None,
                    labels[control.get("id")],
                    described(control, ":hint"),
                )
    for control in whole.iter("input"):
        if control.get("type") == "hidden":
            yield "hidden", control.get("name"), control.get("value")
    for button in whole.iter("button"):
        yield button.get("type"), content(button)


def expected(page):
    """The same outline, from the workload itself."""
    yield page["language"], page["direction"], spaced(f"{page['title']} – {SITE_TITLE}")
    yield spaced(page["title"]), spaced(page["summary"]), "post", "save"
    for group in page["groups"]:
        yield spaced(group["legend"]), [spaced(group["footer"])] if "footer" in group else []
        for option in group["options"]:
            hints = [spaced(option["subtitle"])] if "subtitle" in option else []
            kind = "radio" if group["single"] else "checkbox"
            yield kind, group["key"], option["value"], option["selected"], spaced(option["title"]), hints
    for group in page["groups"]:
        if not group["single"]:
            yield "hidden", group["key"], ""
    yield "submit", "Save"
    yield "reset", "Reset"


def first_difference(left, right):
    left, right = list(left), list(right)
    for one, other in zip(left, right):
        if one != other:
            return f"{one} is not {other}"
    return None if len(left) == len(right) else f"{len(left)} parts are not {len(right)}"


def page_faults(page, documents, same_markup):
    """What is wrong with a page that tools made: by the workload, and where tools make the same markup, by the first."""
    reference = next(name for name in documents if name in same_markup)
    for name, document in documents.items():
        difference = first_difference(form(document), expected(page))
        if not difference and name in same_markup:
            difference = first_difference(nodes(document), nodes(documents[reference]))
        if difference:
            yield f"{name} made another {page['slug']}.html: {difference}"
