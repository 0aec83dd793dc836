import { authCookieName } from '@doran/api/platform/auth/auth-cookie'
import { startPart, type BenchProcess } from '../harness/bench-process.js'
import type { Product } from '../harness/bench-product.js'
import { median, pairedRatio, show, type Ratio } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import { LoopFigures, type LimitJob, type PlainRequest } from '../harness/messages.js'
import { cpuMs } from '../harness/process-stat.js'
import { cookieOf } from './seed-accounts.js'

const CONNECTIONS = 50
const PAIRS = 5
const WARM_UP_MS = 2_000
const RUN_MS = 5_000
const QUICK_RUN_MS = 1_500
/** Of the connection itself: each server says its own. */
const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
])

type Run = LoopFigures & { cpuUs: number; edgeCpuUs: number }
export type BareCall = {
  path: string
  limit: Run[]
  api: Run[]
  /** The same call through the front door, for information. */
  door: Run[]
  cpu: Ratio
  p99: Ratio
  failed: number
}

/** Two calls of the API beside a bare server that answers the same bytes from the same rows. */
export async function measureBareCalls(product: Product, isQuick: boolean): Promise<BareCall[]> {
  const headers = { cookie: cookieOf(product.origin, 1) }
  const plain: PlainRequest = { method: 'GET', path: '/v1/auth/provider', headers: {}, body: '' }
  const list: PlainRequest = { method: 'GET', path: '/v1/notification?limit=20', headers, body: '' }
  const limit = await startLimit(product, plain)
  const load = await startPart('load', 'load')
  try {
    await proveSame(product, limit, list)
    const bench = { product, limit, load, isQuick }
    return [await measureCall(bench, plain), await measureCall(bench, list)]
  } finally {
    await load.end()
    await limit.end()
  }
}

async function startLimit(
  { api, db, origin }: Product,
  plain: PlainRequest,
): Promise<BenchProcess> {
  const answer = await fetch(`http://127.0.0.1:${api.port}${plain.path}`)
  const job: LimitJob = {
    connection: { host: db.host, port: db.port, user: db.user ?? '', database: db.database ?? '' },
    head: Object.fromEntries([...answer.headers].filter(([name]) => !HOP_HEADERS.has(name))),
    plainBody: await answer.text(),
    cookieName: authCookieName(origin),
  }
  return startPart('limit', 'server', [JSON.stringify(job)])
}

async function proveSame({ api }: Product, limit: BenchProcess, { path, headers }: PlainRequest) {
  const bodies = await Promise.all(
    [api.port, limit.port].map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      return answer.text()
    }),
  )
  if (bodies[0] !== bodies[1] || bodies[0]?.includes('"error"')) {
    throw new Error(`the bare server answers otherwise than the API:\n${bodies.join('\n')}`)
  }
}

type Bench = { product: Product; limit: BenchProcess; load: BenchProcess; isQuick: boolean }

async function measureCall(bench: Bench, request: PlainRequest): Promise<BareCall> {
  const { product, limit, isQuick } = bench
  const { path } = request
  say(`\n${path}: ${CONNECTIONS} connections`)
  const ms = isQuick ? QUICK_RUN_MS : RUN_MS
  const door = { ...request, path: `/api${path}` }
  const ways = {
    limit: () => runOnce(bench, limit, request, ms),
    api: () => runOnce(bench, product.api, request, ms),
    door: () => runOnce(bench, product.edge, door, ms),
  }
  const runs: Record<keyof typeof ways, Run[]> = { limit: [], api: [], door: [] }
  for (const target of [limit, product.api]) await runOnce(bench, target, request, WARM_UP_MS)
  await runOnce(bench, product.edge, door, WARM_UP_MS)
  for (let pair = 0; pair < (isQuick ? 1 : PAIRS); pair += 1) {
    const order = ['limit', 'api', 'door'] as const
    for (const name of pair % 2 === 0 ? order : order.toReversed()) {
      const run = await ways[name]()
      runs[name].push(run)
      say(lineOf(name, run))
    }
  }
  const ratio = (of: (run: Run) => number) => pairedRatio(runs.api.map(of), runs.limit.map(of))
  return {
    path,
    ...runs,
    cpu: ratio(({ cpuUs }) => cpuUs),
    p99: ratio(({ p99Ms }) => p99Ms),
    failed: runs.api.reduce((sum, { failed }) => sum + failed, 0),
  }
}

async function runOnce(
  { product, load }: Bench,
  { pid, port }: BenchProcess,
  request: PlainRequest,
  ms: number,
): Promise<Run> {
  // Through the front door it is still the API whose CPU is told beside the door's own.
  const behind = pid === product.edge.pid ? product.api.pid : pid
  const before = { own: cpuMs(behind), edge: cpuMs(product.edge.pid) }
  const figures = await load.ask(
    { kind: 'loop', port, request, connections: CONNECTIONS, ms, pauseMs: 0, keepsCalls: false },
    LoopFigures,
  )
  const perCall = (spentMs: number) => (spentMs * 1_000) / Math.max(1, figures.count)
  return {
    ...figures,
    cpuUs: perCall(cpuMs(behind) - before.own),
    edgeCpuUs: perCall(cpuMs(product.edge.pid) - before.edge),
  }
}

function lineOf(name: string, run: Run): string {
  const door = name === 'door' ? `, front door ${show(run.edgeCpuUs)} µs` : ''
  return `${name.padEnd(6)} ${run.count} calls | CPU ${show(run.cpuUs)} µs a call${door} | ${show(run.p50Ms)}/${show(run.p99Ms)} ms | failed ${run.failed}`
}

export function rawOf({ api, limit }: BareCall, of: (run: Run) => number): string {
  return `${show(median(api.map(of)))} to ${show(median(limit.map(of)))}`
}
