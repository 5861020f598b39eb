"""What a page must offer and submit, worked out from its JSON by DESIGN.md's rules, never from built pages.

A suite compares what a browser shows with this second reading of the format. It knows no markup but ids, which are
part of the format's promises: a control's id is its key, the second option's `key:2`, one below it `key:2:1`.
"""

import dataclasses
import json

WORDS = {
    "chooseOne": "Choose one",
    "chooseAny": "Choose any number",
    "required": "required",
    "error": "Error:",
    "notSet": "Not set",
    "save": "Save",
    "showOrHide": "Show or hide",
    "range": "From {minimum} to {maximum}",
    "atLeast": "At least {minimum}",
    "atMost": "At most {maximum}",
    "characters": "From {minimum} to {maximum} characters",
    "atLeastCharacters": "At least {minimum} characters",
    "atMostCharacters": "At most {maximum} characters",
    "choose": "Choose from {minimum} to {maximum}",
    "chooseAtLeast": "Choose at least {minimum}",
    "chooseAtMost": "Choose at most {maximum}",
    "selected": "{selected} of {count} selected",
    "onlyIfOn": "Only if {title} is on",
    "onlyIfOff": "Only if {title} is off",
    "onlyIfOption": "Only if {title} is {option}",
}
TEXT_KINDS = ["text", "multiline", "password", "email", "url", "telephone", "search"]
CONTROL_KINDS = [*TEXT_KINDS, "switch", "number", "range", "select", "date", "time", "color"]


def read(path):
    """A file's JSON with numbers as they are spelled, since `1` and `1.0` are two values."""
    return json.loads(path.read_text(encoding="utf-8"), parse_int=str, parse_float=str)


def spelled(value):
    """A value as the string that it stands for."""
    return ("true" if value else "false") if isinstance(value, bool) else value


def listed(value):
    """Selected values, of which one may stand without a list."""
    values = value if isinstance(value, list) else [] if value is None else [value]
    return [spelled(item) for item in values]


@dataclasses.dataclass
class Control:
    """One thing that can be operated."""

    kind: str
    id: str
    name: str
    title: str
    value: str = ""
    on: bool = False
    off_value: str | None = None
    disabled: bool = False
    required: bool = False
    invalid: bool = False
    # The sentences that describe it, in order.
    description: list = dataclasses.field(default_factory=list)
    # The title of what holds it, and how that is described.
    group: str | None = None
    group_description: list = dataclasses.field(default_factory=list)
    # Ids of the disclosures that it is inside, outermost first.
    inside: list = dataclasses.field(default_factory=list)
    # What must hold for it to be shown: keys and values.
    conditions: list = dataclasses.field(default_factory=list)
    # Lists of value, title and whether it is disabled, for a select.
    entries: list = dataclasses.field(default_factory=list)
    fields: dict = dataclasses.field(default_factory=dict)
    # Whether it is the first control of its group, in front of which stands the group's empty field.
    leads_group: bool = False


class Page:
    """A page of a site, conditions resolved."""

    def __init__(self, site, path, slug):
        self.site = site
        self.slug = slug
        self.json = read(path)
        self.language = self.json.get("language", site.json.get("language", "en"))
        self.title = self.json["title"]
        self.form = self.json.get("form", {})
        self.sections = [section for section in map(self.resolved, self.json.get("sections", [])) if section]
        self.controls = []
        for section in self.sections:
            if "selection" in section:
                self.add_group(section)
            else:
                self.add_rows(section)

    def __repr__(self):
        return self.slug

    @property
    def file(self):
        """The page's place in the built site."""
        return f"{self.slug}.html"

    @property
    def method(self):
        return self.form.get("method", "get")

    @property
    def has_form(self):
        return bool(self.controls)

    def holds(self, condition):
        """Whether a condition on a flag holds."""
        if condition is None:
            return True
        value = bool(self.site.json.get("flags", {})[condition.removeprefix("!")])
        return value != condition.startswith("!")

    def resolved(self, item):
        """A section, row or option without what conditions leave out; None when it is left out itself."""
        if not self.holds(item.get("if")):
            return None
        if "rows" not in item:
            return item
        rows = [row for row in map(self.resolved, item["rows"]) if row]
        return None if item["rows"] and not rows and "header" in item else {**item, "rows": rows}

    def words(self, name, **values):
        return WORDS[name].format(**values)

    def limits(self, minimum, maximum, both, least, most):
        """Limits in words."""
        if minimum is not None and maximum is not None:
            return [self.words(both, minimum=minimum, maximum=maximum)]
        if minimum is not None:
            return [self.words(least, minimum=minimum)]
        return [self.words(most, maximum=maximum)] if maximum is not None else []

    def deciding(self, key):
        """The row or section with a key."""
        for section in self.sections:
            if section.get("key") == key and "selection" in section:
                return section
            for row in [] if "selection" in section else section.get("rows", []):
                if row.get("key") == key:
                    return row
        raise LookupError(key)

    def dependence(self, item):
        """What an item depends on, in words, and as a list of at most one condition."""
        if "onlyIf" not in item:
            return [], []
        key, wanted = item["onlyIf"]["key"], item["onlyIf"]["is"]
        decider = self.deciding(key)
        header = decider.get("header", decider.get("title"))
        title = header.get("title", header.get("text")) if isinstance(header, dict) else header
        if decider.get("kind") == "switch":
            on = wanted in (True, "true")
            return [self.words("onlyIfOn" if on else "onlyIfOff", title=title)], [(key, on)]
        wanted = spelled(wanted)
        options = flat(decider["rows"]) if "selection" in decider else entries_of(decider)
        option = next(option for option in options if spelled(option.get("value")) == wanted)
        return [self.words("onlyIfOption", title=title, option=option["title"])], [(key, wanted)]

    def shows(self, control):
        """Whether a control is shown as the others now stand."""
        for key, wanted in control.conditions:
            named = [other for other in self.controls if other.name == key]
            if isinstance(wanted, bool):
                holds = named[0].on == wanted
            elif named[0].kind == "select":
                holds = named[0].value == wanted
            else:
                holds = any(other.on and other.value == wanted for other in named)
            if not holds:
                return False
        return True

    def add_rows(self, section):
        header = section.get("header")
        group = header.get("title") if isinstance(header, dict) else header
        _, conditions = self.dependence(section)
        for row in section.get("rows", []):
            kind = row.get("kind", "value")
            if kind == "button":
                self.add_button(row, group, conditions)
            elif kind in CONTROL_KINDS:
                self.add_row(row, kind, group, conditions)

    def add_button(self, row, group, conditions):
        disabled = row.get("disabled", False)
        reason = [row["reason"]] if disabled and "reason" in row else []
        words, own = self.dependence(row)
        button = Control("button", row.get("key", ""), row.get("key", ""), row["title"], spelled(row.get("value", "")))
        button.disabled = disabled
        button.description = [*sentences(row, "subtitle"), *words, *reason]
        button.group = group
        button.conditions = [*conditions, *own]
        button.fields = row
        self.controls.append(button)

    def add_row(self, row, kind, group, conditions):
        words, own = self.dependence(row)
        control = Control(kind, row["key"], row["key"], row["title"], fields=row)
        control.group = group
        control.conditions = [*conditions, *own]
        control.disabled = row.get("disabled", False)
        control.required = row.get("required", False)
        control.invalid = "error" in row
        value = row.get("value")
        if kind == "switch":
            values = row.get("values", {"on": "on", "off": "off"})
            control.value, control.off_value = spelled(values["on"]), spelled(values["off"])
            control.on = bool(value)
        elif kind == "select":
            control.entries = [
                (spelled(entry["value"]), entry["title"], entry.get("disabled", False))
                for entry in entries_of(row)
                if self.holds(entry.get("if"))
            ]
            control.value = spelled(value) if value is not None else ""
            if value is None and not any(entry[0] == "" for entry in control.entries):
                control.entries.insert(0, ("", self.words("notSet"), False))
        else:
            control.value = spelled(value) if value is not None else ""
        limits = []
        if kind == "number":
            limits = self.limits(row.get("minimum"), row.get("maximum"), "range", "atLeast", "atMost")
        elif kind in TEXT_KINDS:
            limits = self.limits(
                row.get("minimumLength"), row.get("maximumLength"), "characters", "atLeastCharacters", "atMostCharacters"
            )
        control.description = [
            *([f"{self.words('error')} {row['error']}"] if "error" in row else []),
            *self.unit(row, kind),
            *sentences(row, "subtitle"),
            *limits,
            *sentences(row, "patternHint"),
            *words,
            *(sentences(row, "reason") if control.disabled else []),
        ]
        self.controls.append(control)

    def unit(self, row, kind):
        """The unit of a number, and of a scale each end with it."""
        if "unit" not in row:
            return []
        if kind == "range":
            return [f"{spelled(row[end])} {row['unit']}" for end in ("minimum", "maximum") if end in row]
        return sentences(row, "unit") if kind == "number" else []

    def add_group(self, section):
        key = section["key"]
        header = section["header"]
        title = header.get("title", header.get("text")) if isinstance(header, dict) else header
        selected = listed(section.get("selected"))
        words, conditions = self.dependence(section)
        subtitle = sentences(header, "subtitle") if isinstance(header, dict) else []
        minimum, maximum = section.get("minimum"), section.get("maximum")
        mode = self.limits(minimum, maximum, "choose", "chooseAtLeast", "chooseAtMost")
        if not mode and section["selection"] == "single":
            mode = [self.words("chooseOne")]
        elif not mode and not subtitle:
            mode = [self.words("chooseAny")]
        footer = section.get("footer")
        description = [
            *([f"{self.words('error')} {section['error']}"] if "error" in section else []),
            *subtitle,
            *mode,
            *words,
            *([footer if isinstance(footer, str) else footer.get("text", footer.get("title"))] if footer else []),
        ]
        before = len(self.controls)
        self.add_options(section, section["rows"], key, selected, title, description, [], False, conditions)
        added = self.controls[before:]
        choosable = [control for control in added if control.kind in ("radio", "checkbox")]
        if choosable:
            choosable[0].id = key
            choosable[0].leads_group = True

    def add_options(self, section, rows, path, selected, group, description, inside, disabled, conditions):
        derived = section.get("parents") == "derived"
        for position, row in enumerate(rows, start=1):
            id = f"{path}:{position}"
            children = row.get("rows", [])
            off = disabled or row.get("disabled", False)
            hints = [*sentences(row, "subtitle"), *(sentences(row, "reason") if row.get("disabled") else [])]
            chosen = [leaf for leaf in values_below(row, derived) if leaf in selected]
            count = self.words("selected", selected=len(chosen), count=len(values_below(row, derived)))
            if children and derived:
                disclosure = Control("disclosure", id, "", f"{row['title']} {count}", group=group)
            elif children:
                disclosure = Control("disclosure", id, "", f"{self.words('showOrHide')}: {row['title']} {count}")
                disclosure.group = group
            if not (children and derived):
                value = spelled(row["value"])
                control = Control("radio" if section["selection"] == "single" else "checkbox", id, section["key"], row["title"])
                control.value, control.on, control.disabled = value, value in selected, off
                control.description, control.group, control.group_description = hints, group, description
                control.inside, control.conditions, control.fields = inside, conditions, row
                self.controls.append(control)
            if children:
                disclosure.on = bool(chosen)
                disclosure.inside, disclosure.conditions = inside, conditions
                disclosure.group_description = description
                self.controls.append(disclosure)
                self.add_options(
                    section, children, id, selected, row["title"], [], [*inside, disclosure], off, conditions
                )

    def submitted(self):
        """The pairs that the form submits, in order, as its controls now stand."""
        pairs = []
        for control in self.controls:
            group = [other for other in self.controls if other.name == control.name and other.kind == "checkbox"]
            if control.leads_group and control.kind == "checkbox" and not all(other.disabled for other in group):
                pairs.append((control.name, ""))
            if control.disabled or control.kind in ("button", "disclosure"):
                continue
            if control.off_value is not None:
                pairs.append((control.name, control.off_value))
            if control.kind in ("switch", "radio", "checkbox"):
                if control.on:
                    pairs.append((control.name, control.value))
            else:
                pairs.append((control.name, "\r\n".join(control.value.split("\n"))))
        return pairs


    def values(self, pairs):
        """Submitted pairs as the values that they stand for: a group's as a list, a switch's last one."""
        found = {}
        for name, value in pairs:
            kind = next(control.kind for control in self.controls if control.name == name)
            if kind == "checkbox":
                found.setdefault(name, []).extend([value] if value else [])
            else:
                found[name] = value.replace("\r\n", "\n")
        return found


class Site:
    """A site's pages by slug, without those that the build makes itself."""

    def __init__(self, folder):
        self.folder = folder
        self.json = read(folder / "site.json")
        self.pages = {}
        for path in sorted((folder / "pages").rglob("*.json")):
            slug = path.relative_to(folder / "pages").with_suffix("").as_posix()
            self.pages[slug] = Page(self, path, slug)

    def __iter__(self):
        return iter(self.pages.values())


def sentences(item, name):
    """A text as a list of none or one."""
    return [item[name]] if item.get(name) else []


def flat(rows):
    """Options and those below them."""
    for row in rows:
        yield row
        yield from flat(row.get("rows", []))


def entries_of(row):
    """The entries of a select without its groups."""
    for entry in row["options"]:
        if "options" in entry:
            yield from entry["options"]
        else:
            yield entry


def values_below(row, derived):
    """The values that can be chosen below a parent."""
    values = []
    for child in row.get("rows", []):
        if not (derived and child.get("rows")):
            values.append(spelled(child["value"]))
        values += values_below(child, derived)
    return values
