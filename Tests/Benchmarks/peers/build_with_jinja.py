"""Builds the peers' pages with Jinja2: `build_with_jinja.py PEERS OUTPUT TITLE`."""

import json
import os
import pathlib
import shutil
import sys

import jinja2


def main(peers, output, title):
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(pathlib.Path(__file__).parent),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    template = environment.get_template("page.jinja")
    os.makedirs(output)
    shutil.copytree(f"{peers}/assets", f"{output}/assets")
    for name in os.listdir(f"{peers}/pages"):
        with open(f"{peers}/pages/{name}", "rb") as file:
            page = json.loads(file.read())
        with open(f"{output}/{page['slug']}.html", "wb") as file:
            file.write(template.render(page, siteTitle=title).encode())


main(*sys.argv[1:])
