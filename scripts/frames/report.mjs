import { line } from '../lib/table.mjs'
import { LONG_TASK_MS } from './trace-tasks.mjs'

/** A screen of 60 frames a second, and what its clock is off by. */
const FRAME_MS = 17
const SHOWN_TASKS = 8

export function printRound({ round, load, starting, playing, intervals, pops }) {
  line('')
  line(`round ${round}, load ${load.toFixed(2)}: ${pops} pops, ${intervals.length} frames`)
  line(`  frames, ms: ${frameFigures(intervals)}`)
  line(`  tasks over ${LONG_TASK_MS} ms while starting: ${listOf(starting)}`)
  line(`  tasks over ${LONG_TASK_MS} ms while playing: ${listOf(playing)}`)
}

/** Against the limits, of the best round. */
export function verdictsOf(played) {
  const tasks = Math.min(...played.map(({ playing }) => playing.length))
  const p95 = Math.min(...played.map(({ intervals }) => percentile(intervals, 0.95)))
  const verdicts = [
    { figure: `tasks over ${LONG_TASK_MS} ms while playing`, value: tasks, limit: 0 },
    { figure: 'p95 of a frame, ms', value: p95, limit: FRAME_MS },
  ].map((verdict) => ({ ...verdict, isKept: verdict.value <= verdict.limit }))
  line('')
  for (const { figure, value, limit, isKept } of verdicts)
    line(`${isKept ? 'kept' : 'MISSED'}: ${figure}: ${value.toFixed(1)}, at most ${limit}`)
  return verdicts
}

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]

const frameFigures = (intervals) =>
  [
    ['p50', 0.5],
    ['p95', 0.95],
    ['p99', 0.99],
    ['max', 1],
  ]
    .map(([name, share]) => `${name} ${percentile(intervals, share).toFixed(1)}`)
    .join(', ')

function listOf(tasks) {
  if (tasks.length === 0) return 'none'
  return `${tasks.length}${tasks.slice(0, SHOWN_TASKS).map(wordsOf).join('')}`
}

function wordsOf({ ms, cpuMs, parts }) {
  const inside = Object.entries(parts).map(([part, of]) => `${part} ${of.toFixed(0)}`)
  return `\n    ${ms.toFixed(0)} ms, ${cpuMs.toFixed(0)} of them at work (${inside.join(', ')})`
}
