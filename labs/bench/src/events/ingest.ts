import { startPart, type BenchProcess } from '../harness/bench-process.js'
import type { Product } from '../harness/bench-product.js'
import { median, pairedRatio, show, type Ratio } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import { LoopFigures, type Connection } from '../harness/messages.js'
import { cpuMs, treeCpuMs } from '../harness/process-stat.js'
import { seedSessions } from './seed-sessions.js'

const CONNECTIONS = 16
const PAIRS = 5
const WARM_UP_MS = 2_000
const RUN_MS = 6_000
const QUICK_RUN_MS = 2_000

type Run = LoopFigures & {
  perSecond: number
  /** Of an event: the API's, and the database's. */
  apiUs: number
  databaseUs: number
  /** Events that were acknowledged but are not there, or the other way round. */
  astray: number
}
export type Ingest = {
  batch: number
  direct: Run[]
  api: Run[]
  ratio: Ratio
  failed: number
  astray: number
}

/** Events over HTTP beside the same rows inserted directly, by the same generator into the same table. */
export async function measureIngest(
  product: Product,
  batch: number,
  isQuick: boolean,
): Promise<Ingest> {
  say(`\n${batch} events at once: ${CONNECTIONS} connections`)
  const load = await startPart('load', 'load')
  const ms = isQuick ? QUICK_RUN_MS : RUN_MS
  const runs: { direct: Run[]; api: Run[] } = { direct: [], api: [] }
  try {
    for (const way of ['direct', 'api'] as const) {
      await runOnce({ product, load, batch, ms: WARM_UP_MS }, way)
    }
    for (let pair = 0; pair < (isQuick ? 1 : PAIRS); pair += 1) {
      const order = ['direct', 'api'] as const
      for (const way of pair % 2 === 0 ? order : order.toReversed()) {
        const run = await runOnce({ product, load, batch, ms }, way)
        runs[way].push(run)
        say(lineOf(way, run))
      }
    }
  } finally {
    await load.end()
  }
  const rates = (of: readonly Run[]) => of.map(({ perSecond }) => perSecond)
  const all = [...runs.direct, ...runs.api]
  return {
    batch,
    ...runs,
    ratio: pairedRatio(rates(runs.direct), rates(runs.api)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    astray: all.reduce((sum, { astray }) => sum + astray, 0),
  }
}

type Bench = { product: Product; load: BenchProcess; batch: number; ms: number }

/** Into an empty table, so that no run pays for those before it. */
async function runOnce({ product, load, batch, ms }: Bench, way: 'direct' | 'api'): Promise<Run> {
  const { db, api, origin, postmasterPid } = product
  await db.query('truncate event, event_session')
  await db.query('checkpoint')
  const sessionIds = await seedSessions(product, CONNECTIONS)
  const events = { sessionIds, batch, connections: CONNECTIONS, ms, pauseMs: 0 }
  const target =
    way === 'api'
      ? { kind: 'events', port: api.port, origin }
      : { kind: 'inserts', connection: connectionOf(product) }
  const before = { api: cpuMs(api.pid), database: treeCpuMs(postmasterPid) }
  const startedAt = performance.now()
  const figures = await load.ask({ ...target, ...events }, LoopFigures)
  const tookS = (performance.now() - startedAt) / 1_000
  const acknowledged = (figures.count - figures.failed) * batch
  const perEvent = (spentMs: number) => (spentMs * 1_000) / Math.max(1, acknowledged)
  const spent = {
    apiUs: perEvent(cpuMs(api.pid) - before.api),
    databaseUs: perEvent(treeCpuMs(postmasterPid) - before.database),
  }
  const { rows } = await db.query<{ stored: string }>('select count(*) as stored from event')
  return {
    ...figures,
    ...spent,
    perSecond: acknowledged / tookS,
    astray: Math.abs(Number(rows[0]?.stored) - acknowledged),
  }
}

function connectionOf({ db }: Product): Connection {
  return { host: db.host, port: db.port, user: db.user ?? '', database: db.database ?? '' }
}

function lineOf(way: string, run: Run): string {
  return `${way.padEnd(6)} ${show(run.perSecond)} events/s | CPU an event: API ${show(run.apiUs)} µs, database ${show(run.databaseUs)} µs | ${show(run.p50Ms)}/${show(run.p99Ms)} ms | failed ${run.failed}, astray ${run.astray}`
}

export function rawOf({ api, direct }: Ingest, of: (run: Run) => number): string {
  return `${show(median(direct.map(of)))} to ${show(median(api.map(of)))}`
}
