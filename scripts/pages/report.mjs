import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../lib/say.mjs'
import { line, table } from '../lib/table.mjs'
import { median, show } from './verdicts.mjs'

const BUSY = 2

const COLUMNS = [
  ['page', ({ page }) => page.name],
  ['score', ({ runs }) => middle(runs, ({ score }) => score, 2)],
  ['FCP ms', ({ runs }) => middle(runs, ({ fcpMs }) => fcpMs)],
  ['LCP ms', ({ runs }) => middle(runs, ({ lcpMs }) => lcpMs)],
  ['TBT ms', ({ runs }) => middle(runs, ({ tbtMs }) => tbtMs)],
  ['CLS', ({ runs }) => middle(runs, ({ cls }) => cls, 3)],
  ['JS KB', ({ runs }) => middle(runs, ({ scriptBytes }) => scriptBytes / 1_000, 1)],
  ['fonts KB', ({ runs }) => middle(runs, ({ fontBytes }) => fontBytes / 1_000, 1)],
  ['images KB', ({ runs }) => middle(runs, ({ imageBytes }) => imageBytes / 1_000, 1)],
  ['page KB', ({ runs }) => middle(runs, ({ totalBytes }) => totalBytes / 1_000, 1)],
  ['a11y', ({ runs }) => category(runs, 'accessibility')],
  ['best', ({ runs }) => category(runs, 'best-practices')],
  ['SEO', ({ runs }) => category(runs, 'seo')],
  ['TBT of each run', ({ runs }) => runs.map(({ tbtMs }) => tbtMs.toFixed(0)).join(' ')],
  ['load', ({ runs }) => runs.map(({ load }) => load.toFixed(1)).join(' ')],
]

/** Medians of each page, then every limit with its value, what it was made of, and how much of it is used. */
export function printReport(measured, verdicts, { runs }) {
  line('')
  line(`Medians of ${runs} ${runs === 1 ? 'run' : 'runs'}; KB are 1,000 bytes as transferred.`)
  table([
    COLUMNS.map(([title]) => title),
    ...measured.map((each) => COLUMNS.map(([, cellOf]) => cellOf(each))),
  ])
  line('')
  table([
    ['', 'row', 'page', 'figure', 'value', 'limit', 'ratio', 'of'],
    ...verdicts.map((verdict) => [
      verdict.isKept ? 'kept' : 'MISSED',
      verdict.row,
      verdict.page,
      verdict.figure,
      show(verdict.value),
      `${verdict.bound} ${verdict.limit}`,
      verdict.ratio.toFixed(2),
      verdict.raw,
    ]),
  ])
  for (const { page, runs: figures } of measured) printFaults(page, figures)
  const missed = verdicts.filter(({ isKept }) => !isKept)
  const loads = measured.flatMap(({ runs: figures }) => figures.map(({ load }) => load))
  line('')
  if (Math.max(...loads) > BUSY)
    line(
      `The load was up to ${show(Math.max(...loads))}: times are rough, measure again when it is below ${BUSY}.`,
    )
  line(`${verdicts.length - missed.length} kept, ${missed.length} missed`)
}

export function writeReport(home, result) {
  const file = join(home, 'pages.json')
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  say(`written to ${file}`)
}

function printFaults(page, [first]) {
  if (page.kind === 'floor') return
  const faults = first.faults.filter((fault) => page.kind === 'public' || fault.category !== 'seo')
  for (const { category: name, id, title, what } of faults)
    line(`${page.name}: ${name}: ${title} (${id})${what.map((each) => `\n    ${each}`).join('')}`)
}

function middle(runs, pick, digits = 0) {
  return median(runs.map(pick)).toFixed(digits)
}

function category([first], name) {
  return first.categories[name]?.toFixed(2) ?? '-'
}
