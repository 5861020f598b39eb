// Builds the peers' pages with template literals: `node build_with_node.mjs PEERS OUTPUT TITLE`.

import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs"

import {renderPage} from "./page.mjs"

const [peers, output, title] = process.argv.slice(2)
mkdirSync(output)
cpSync(`${peers}/assets`, `${output}/assets`, {recursive: true})
for (const name of readdirSync(`${peers}/pages`)) {
  const page = JSON.parse(readFileSync(`${peers}/pages/${name}`, "utf8"))
  writeFileSync(`${output}/${page.slug}.html`, renderPage(page, title))
}
