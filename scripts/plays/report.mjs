import { line, table } from '../lib/table.mjs'

const COLUMNS = [
  ['theme', ({ theme }) => theme],
  ['screen', ({ look }) => look],
  ['ending', ({ ending }) => ending ?? '-'],
  ['turns', ({ turns }) => String(turns)],
  ['seconds', ({ seconds }) => seconds.toFixed(0)],
  ['console errors', ({ errors }) => String(errors.length)],
  ['failed requests', ({ requests }) => String(requests.length)],
  ['faults', ({ faults }) => String(faults.length)],
]

export const isClean = ({ errors, requests, faults }) =>
  errors.length + requests.length + faults.length === 0

/** A row for every story, and below them what was wrong. */
export function printReport(rows) {
  line('')
  table([
    COLUMNS.map(([title]) => title),
    ...rows.map((row) => COLUMNS.map(([, cellOf]) => cellOf(row))),
  ])
  for (const { name, errors, requests, faults } of rows) {
    for (const fault of faults) line(`${name}: ${fault}`)
    for (const error of errors) line(`${name}: console: ${error}`)
    for (const request of requests) line(`${name}: request: ${request}`)
  }
  line('')
  const clean = rows.filter(isClean).length
  line(`${rows.length} stories played, ${clean} without a fault`)
}

/** A play as it was read, to be read again. */
export function transcriptOf({ title }, { turns, ending }) {
  const scenes = turns.map(({ index, input, output, dice, choices }) =>
    [
      `── ${index}`,
      ...(input ? [`▶ ${input.text || '(이어 쓰기)'}`] : []),
      output,
      ...(dice
        ? [`[주사위 ${dice.rolls.join('+')} ${dice.stat} ${dice.bonus}: ${dice.band}]`]
        : []),
      ...choices.map(({ label }) => `  · ${label}`),
    ].join('\n\n'),
  )
  return `${[title, ...scenes, `결말: ${ending?.title ?? '없음'}`].join('\n\n')}\n`
}
