import { startPart, type BenchProcess } from '../harness/bench-process.js'
import type { Product } from '../harness/bench-product.js'
import { pairedRatio, show, type Ratio } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import { LoopFigures } from '../harness/messages.js'
import { seedSessions } from './seed-sessions.js'

const PAIRS = 5
const WARM_UP_MS = 2_000
const RUN_MS = 6_000
const QUICK_RUN_MS = 2_000
/** Of a list that anybody may read. */
const READERS = { connections: 20, pauseMs: 50 }
const PATH = '/v1/tales/template'
/** Browsers that send a batch of 20 five times a second: a thousand events a second in all. */
const SENDERS = { connections: 10, pauseMs: 200, batch: 20 }
/** Longer than any run: the senders are told to stop. */
const AT_MOST_MS = 60_000

export type PagesBeside = {
  alone: LoopFigures[]
  beside: LoopFigures[]
  /** Events a second beside the pages. */
  perSecond: number[]
  p99: Ratio
  failed: number
}

/** An ordinary call of a page with and without events that come in steadily. */
export async function measurePagesBeside(product: Product, isQuick: boolean): Promise<PagesBeside> {
  say(`\n${READERS.connections} readers of ${PATH}, with and without events`)
  const [readers, senders] = await Promise.all([
    startPart('load', 'load'),
    startPart('load', 'load'),
  ])
  const sessionIds = await seedSessions(product, SENDERS.connections)
  const bench = { product, readers, senders, sessionIds }
  const ms = isQuick ? QUICK_RUN_MS : RUN_MS
  const made: Omit<PagesBeside, 'p99' | 'failed'> = { alone: [], beside: [], perSecond: [] }
  const measure = {
    alone: async () => made.alone.push(await readAlone(bench, ms)),
    beside: async () => {
      const { read, sent } = await readBeside(bench, ms)
      made.beside.push({ ...read, failed: read.failed + sent.failed })
      made.perSecond.push((sent.count * SENDERS.batch * 1_000) / ms)
    },
  }
  try {
    await readBeside(bench, WARM_UP_MS)
    for (let pair = 0; pair < (isQuick ? 1 : PAIRS); pair += 1) {
      const order = ['alone', 'beside'] as const
      for (const name of pair % 2 === 0 ? order : order.toReversed()) await measure[name]()
      say(lineOf(made))
    }
  } finally {
    await readers.end()
    await senders.end()
  }
  return {
    ...made,
    p99: pairedRatio(p99sOf(made.beside), p99sOf(made.alone)),
    failed: [...made.alone, ...made.beside].reduce((sum, { failed }) => sum + failed, 0),
  }
}

type Bench = {
  product: Product
  readers: BenchProcess
  senders: BenchProcess
  sessionIds: string[]
}

function readAlone({ product, readers }: Bench, ms: number): Promise<LoopFigures> {
  const request = { method: 'GET', path: PATH, headers: {}, body: '' }
  const { port } = product.api
  return readers.ask(
    { kind: 'loop', port, request, ...READERS, ms, keepsCalls: false },
    LoopFigures,
  )
}

async function readBeside(bench: Bench, ms: number) {
  const { product, senders, sessionIds } = bench
  const { origin, api } = product
  const sending = senders.ask(
    { kind: 'events', port: api.port, origin, sessionIds, ...SENDERS, ms: AT_MOST_MS },
    LoopFigures,
  )
  const read = await readAlone(bench, ms)
  senders.tell({ kind: 'stop' })
  return { read, sent: await sending }
}

function lineOf({ alone, beside, perSecond }: Omit<PagesBeside, 'p99' | 'failed'>): string {
  return `alone ${wordsOf(alone.at(-1))} | beside ${show(perSecond.at(-1) ?? 0)} events/s ${wordsOf(beside.at(-1))}`
}

function wordsOf(run: LoopFigures | undefined): string {
  return run ? `${run.count} calls ${show(run.p50Ms)}/${show(run.p99Ms)} ms` : ''
}

export const p99sOf = (runs: readonly LoopFigures[]) => runs.map(({ p99Ms }) => p99Ms)
