"""The pages that every tool builds: made from a seed, the same page under a number however many there are.

A page has six groups of eight options, single and multiple in turn; half the options have a subtitle and half the groups
a footer, and a quarter of the titles has something to escape. There is no list of all pages in them: on 10,000 pages
it would be most of what is written, and none of what is compared.

The same pages are written twice. Fieldset reads its own format. The other tools read what suits them best: a file
with every id, name and flag spelt out, so that a template has nothing to work out; Hugo reads the very same file as
front matter.
"""

import json
import os
import random
import shutil

from vocabulary import ACTIONS, HOSTILE_ENDINGS, PLACES, RIGHT_TO_LEFT, SENTENCES, SHARES, THINGS, WORDS

SEED = 20_261_130
GROUPS = 6
OPTIONS = 8
SITE_TITLE = "Settings"


class Workload:
    """A folder with so many pages in the formats of all tools."""

    def __init__(self, folder, count, peers=True):
        self.count = count
        self.site = folder / "site"
        self.peers = folder / "peers"
        self.hugo = folder / "hugo"
        self.has_peers = peers

    def write(self, stylesheet, hugo_template):
        """Writes all of it; every tool but Fieldset, which makes its own, is given the stylesheet."""
        for path in [self.site / "pages", self.peers / "pages", self.peers / "assets"]:
            path.mkdir(parents=True)
        self.write_settings()
        shutil.copy(stylesheet, self.peers / "assets" / "theme.css")
        if self.has_peers:
            for path in [self.hugo / "content", self.hugo / "layouts" / "_default", self.hugo / "static"]:
                path.mkdir(parents=True)
            shutil.copytree(self.peers / "assets", self.hugo / "static" / "assets")
            shutil.copy(hugo_template, self.hugo / "layouts" / "_default" / "single.html")
            (self.hugo / "hugo.toml").write_text(HUGO_SETTINGS)
        for number in range(self.count):
            self.write_page(number)
            if self.has_peers:
                os.link(self.peer_page(number), self.hugo / "content" / f"{name(number)}.md")

    def write_settings(self, has_contracts=False):
        """Writes the site's settings: no list of all pages on every page, and no files beside a page, which nobody else
        makes."""
        write_json(self.site / "site.json", {"title": SITE_TITLE, "navigation": [], "contracts": has_contracts})

    def write_page(self, number, edit=""):
        """Writes one page, or writes it again with an edited title."""
        page = make_page(number)
        page["title"] += edit
        write_json(self.site / "pages" / f"{page['slug']}.json", in_page_format(page))
        write_json(self.peer_page(number), page)

    def peer_page(self, number):
        return self.peers / "pages" / f"{name(number)}.json"


def name(number):
    return f"p{number:05}"


def make_page(number):
    """A page with everything in it that a template needs, as the other tools read it."""
    chance = random.Random(SEED * 1_000_003 + number)
    language = chance.choices(list(SHARES), weights=list(SHARES.values()))[0]
    words = WORDS[language]
    # The first page is the home page, since Fieldset makes one where there is none.
    slug = name(number) if number else "index"
    return {
        "title": perhaps_hostile(chance, phrase(chance, words), 0.25),
        "url": f"/{slug}.html",
        "slug": slug,
        "language": language,
        "direction": "rtl" if language in RIGHT_TO_LEFT else "ltr",
        "summary": perhaps_hostile(chance, sentences(chance, words), 0.25),
        "groups": [make_group(chance, words, number, position) for position in range(GROUPS)],
    }


def make_group(chance, words, number, position):
    key = f"s{position + 1}"
    is_single = position % 2 == 0
    selected = chance.sample(range(OPTIONS), 1 if is_single else 2)
    with_subtitle = chance.sample(range(OPTIONS), OPTIONS // 2)
    group = {
        "key": key,
        "legend": perhaps_hostile(chance, f"{chance.choice(words[THINGS])} {position + 1}", 0.25),
        "single": is_single,
        "options": [],
    }
    if position % 2 == number % 2:
        group["footer"] = perhaps_hostile(chance, sentences(chance, words), 0.25)
    for index in range(OPTIONS):
        option = {
            # As Fieldset makes them: the first has the group's own.
            "id": key if index == 0 else f"{key}:{index + 1}",
            "value": f"choice-{chance.randrange(1000)}-{index}",
            "title": perhaps_hostile(chance, phrase(chance, words), 0.25),
            "selected": index in selected,
        }
        if index in with_subtitle:
            option["subtitle"] = perhaps_hostile(chance, chance.choice(words[SENTENCES]), 0.25)
            option["hintID"] = f"{key}:{index + 1}:hint"
        group["options"].append(option)
    return group


def in_page_format(page):
    """The same page as Fieldset reads it."""
    return {
        "title": page["title"],
        "language": page["language"],
        "header": {"kind": "title", "title": page["title"], "subtitle": page["summary"]},
        "form": {"action": "save", "method": "post", "submit": "Save", "reset": "Reset"},
        "sections": [section(group) for group in page["groups"]],
    }


def section(group):
    selected = [option["value"] for option in group["options"] if option["selected"]]
    fields = {
        "key": group["key"],
        "header": group["legend"],
        "selection": "single" if group["single"] else "multiple",
        "selected": selected[0] if group["single"] else selected,
        "rows": [
            {key: option[key] for key in ["value", "title", "subtitle"] if key in option} for option in group["options"]
        ],
    }
    if "footer" in group:
        fields["footer"] = group["footer"]
    return fields


def phrase(chance, words):
    thing, action, place = (chance.choice(words[kind]) for kind in [THINGS, ACTIONS, PLACES])
    return chance.choice([f"{action} {thing}", f"{thing}: {place}", f"{action} {thing} {place}"])


def sentences(chance, words):
    return " ".join(chance.sample(words[SENTENCES], 2))


def perhaps_hostile(chance, text, probability):
    return text + chance.choice(HOSTILE_ENDINGS) if chance.random() < probability else text


def write_json(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


HUGO_SETTINGS = f"""\
baseURL = "/"
title = "{SITE_TITLE}"
uglyURLs = true
disableKinds = ["404", "home", "robotsTXT", "rss", "section", "sitemap", "taxonomy", "term"]
disableHugoGeneratorInject = true
"""
