// Parts of node alone: `node measure_node.mjs PAGES ROUNDS` prints MB/s of JSON read and of HTML made, from and to bytes.

import {readdirSync, readFileSync} from "node:fs"

import {renderPage} from "./page.mjs"

const [folder, rounds] = process.argv.slice(2)
const files = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`))
const pages = files.map((bytes) => JSON.parse(bytes))

const medianRate = (work) => {
  work()
  const rates = Array.from({length: Number(rounds)}, () => {
    const start = performance.now()
    const bytes = work()
    return bytes / (performance.now() - start) / 1e3
  })
  return Math.round(rates.sort((left, right) => left - right)[rates.length >> 1])
}

const read = () => files.reduce((total, bytes) => total + (JSON.parse(bytes) ? bytes.length : 0), 0)
const render = () => pages.reduce((total, page) => total + Buffer.from(renderPage(page, "Settings")).length, 0)
console.log(JSON.stringify({json: medianRate(read), template: medianRate(render)}))
