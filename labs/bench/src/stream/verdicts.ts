import type { CommitLatency } from '../harness/commit-latency.js'
import { median, pairedRatio, show, type Ratio } from '../harness/figures.js'
import type { Verdict } from '../harness/limits.js'
import type { PlainCall } from './plain-calls.js'
import type { Run, Runs } from './rounds.js'
import type { VariantName } from './variants.js'

export type StreamResult = {
  commit: CommitLatency
  alone: Runs
  hundred: Runs
  thousand: Runs
  plainCalls: readonly PlainCall[]
}

/** Each way into the product beside the least that could stand in its place. */
const PAIRS = [
  ['api', 'pipe'],
  ['door', 'door-pipe'],
] as const

const PEAK_MB = 300

/** P4 to P8 of docs/figures.md. */
export function verdictsOf(result: StreamResult): Verdict[] {
  return [
    ...PAIRS.flatMap(([over, under]) => [
      alone(result, over, under),
      firstToken(result, over, under),
      ...tokenDelay(result, over, under),
      tokenCpu(result, over),
      ...thousand(result, over),
    ]),
    ...result.plainCalls.map(({ path, idle, busy }) => ({
      name: `a plain call beside 300 streams, ${path}`,
      value: busy.p50Ms / idle.p50Ms,
      limit: busy.errors.length > 0 ? 0 : 2,
      of: `${show(busy.p50Ms)} ms beside ${show(idle.p50Ms)} ms alone, ${busy.errors.length} errors`,
    })),
  ]
}

function alone({ commit, alone: runs }: StreamResult, over: VariantName, under: VariantName) {
  const [ours, pipe] = [middle(runs[over], firstP50), middle(runs[under], firstP50)]
  return {
    name: `P4 ${over}, first token of one stream, ms`,
    value: ours,
    limit: pipe + commit.aloneMs + 3,
    of: `${under} ${show(pipe)}, direct ${show(middle(runs.direct, firstP50))}, one commit ${show(commit.aloneMs)}, and 3`,
  }
}

function firstToken({ commit, hundred }: StreamResult, over: VariantName, under: VariantName) {
  const onTop = commit.hundredAtOnceMs
  const ratio = ratioOf(hundred, over, under, firstP50)
  const net = pairedRatio(
    hundred[over].map((run) => run.ttftP50Ms - onTop),
    hundred[under].map(firstP50),
  )
  return {
    name: `P5 ${over}, first token at 100 streams, ratio to ${under}`,
    value: net.median,
    limit: 1.5,
    of: `${raw(hundred, over, under, firstP50)} ms, less one commit of ${show(onTop)} ms: ${range(net)}; with it ${range(ratio)}`,
  }
}

function tokenDelay({ hundred }: StreamResult, over: VariantName, under: VariantName): Verdict[] {
  const p50 = middle(hundred[over], ({ delayP50Ms }) => delayP50Ms)
  const p99 = ratioOf(hundred, over, under, ({ delayP99Ms }) => delayP99Ms)
  const steady = ratioOf(hundred, over, under, ({ steadyDelayP99Ms }) => steadyDelayP99Ms)
  return [
    {
      name: `P6 ${over}, token delay p50 at 100 streams, ms`,
      value: p50,
      limit: 0.5,
      of: raw(hundred, over, under, ({ delayP50Ms }) => delayP50Ms),
    },
    {
      name: `P6 ${over}, token delay p99 at 100 streams, ratio to ${under}`,
      value: p99.median,
      limit: 1.5,
      of: `${raw(hundred, over, under, ({ delayP99Ms }) => delayP99Ms)} ms, ${range(p99)}; once all had begun ${range(steady)}`,
    },
  ]
}

/** The pipe's own CPU is the measure for the API's, whichever way a reader came; the front door's is printed. */
function tokenCpu({ hundred }: StreamResult, over: VariantName): Verdict {
  const ours = hundred[over].map(({ cpuUs }) => cpuUs['api'] ?? Number.NaN)
  const pipe = hundred.pipe.map(({ cpuUs }) => cpuUs['pipe'] ?? Number.NaN)
  const ratio = pairedRatio(ours, pipe)
  return {
    name: `P7 ${over}, the API's CPU a token, ratio to pipe`,
    value: ratio.median,
    limit: 2,
    of: `${show(median(ours))} µs to ${show(median(pipe))} µs, ${range(ratio)}; front door ${show(middle(hundred.door, edgeCpu))} µs, PostgreSQL ${show(middle(hundred[over], ({ postgresCpuUs }) => postgresCpuUs))} µs`,
  }
}

function thousand({ thousand: runs }: StreamResult, over: VariantName): Verdict[] {
  const lost = Math.max(...runs[over].map(({ missing, errors }) => missing + errors.length))
  const wall = ratioOf(runs, over, 'direct', ({ wallMs }) => wallMs)
  const peak = Math.max(...runs[over].map(({ peakMb }) => peakMb['api'] ?? Number.NaN))
  return [
    { name: `P8 ${over}, lost tokens and errors`, value: lost, limit: 0, of: '1,000 streams' },
    {
      name: `P8 ${over}, wall time, ratio to direct`,
      value: wall.median,
      limit: 1.3,
      of: `${raw(runs, over, 'direct', ({ wallMs }) => wallMs)} ms, ${range(wall)}; pipe ${show(middle(runs.pipe, ({ wallMs }) => wallMs))}, door-pipe ${show(middle(runs['door-pipe'], ({ wallMs }) => wallMs))}`,
    },
    {
      name: `P8 ${over}, the API's peak memory, MB`,
      value: peak,
      limit: PEAK_MB,
      of: 'in the run',
    },
  ]
}

const firstP50 = ({ ttftP50Ms }: Run) => ttftP50Ms
const edgeCpu = ({ cpuUs }: Run) => cpuUs['edge'] ?? Number.NaN
const middle = (runs: readonly Run[], of: (run: Run) => number) => median(runs.map(of))
const range = ({ median: value, min, max }: Ratio) =>
  `${show(value)} (${show(min)} to ${show(max)})`

function ratioOf(runs: Runs, over: VariantName, under: VariantName, of: (run: Run) => number) {
  return pairedRatio(runs[over].map(of), runs[under].map(of))
}

function raw(runs: Runs, over: VariantName, under: VariantName, of: (run: Run) => number): string {
  return `${show(middle(runs[over], of))} to ${show(middle(runs[under], of))}`
}
