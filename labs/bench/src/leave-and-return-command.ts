import { setTimeout as sleep } from 'node:timers/promises'
import { leaveAndReturn, type Visit } from './leave-and-return/one-reader.js'
import { median, percentile, show } from './harness/figures.js'
import { say, type Verdict } from './harness/limits.js'
import { MockLog, type Receipt } from './harness/messages.js'
import { openFiles, residentMb } from './harness/process-stat.js'
import { runBench, type BenchGround } from './harness/run-bench.js'
import { copyStories, openStory, checkpointDatabase } from './harness/stories.js'

const READERS = 10_000
const QUICK_READERS = 2_000
const AT_ONCE = 400
const WARM_UP = 1_000
/** A turn of almost six seconds, so that even a busy machine leaves time to stop it. */
const MANNER = { tokens: 120, gapMs: 48 }
const TURNS_BEFORE = 2
/** Batches whose median stands for the memory before and after. */
const BATCHES_A_LOOK = 3
/** Longer than an idle connection to the database is kept. */
const REST_MS = 40_000
const STOP_WITHIN_MS = 1_000
const GROWTH = 1.05

type Batch = { wrong: string[]; stopMs: number[]; apiMb: number; edgeMb: number }

async function benchLeaving(ground: BenchGround) {
  const { mock, product, options } = ground
  await mock.ask({ kind: 'manner', manner: MANNER }, MockLog)
  const original = await openStory(product.api.port, product.origin)
  const readers = options.isQuick ? QUICK_READERS : READERS
  const run = async (from: number, to: number) => {
    const batches: Batch[] = []
    for (let key = from; key < to; key += AT_ONCE) {
      const batch = await runBatch(ground, original, key, Math.min(to, key + AT_ONCE))
      batches.push(batch)
      say(
        `${key + AT_ONCE} readers: API ${show(batch.apiMb)} MB, door ${show(batch.edgeMb)} MB, wrong ${batch.wrong.length}`,
      )
      for (const reason of batch.wrong.slice(0, 2)) say(`    ${reason}`)
    }
    return batches
  }
  await run(0, WARM_UP)
  await sleep(REST_MS)
  const filesBefore = files(ground)
  const batches = await run(WARM_UP, WARM_UP + readers)
  await sleep(REST_MS)
  const filesAfter = files(ground)
  const figures = { readers, batches, filesBefore, filesAfter }
  return { verdicts: verdictsOf(figures), figures }
}

async function runBatch(
  { mock, product }: BenchGround,
  original: Awaited<ReturnType<typeof openStory>>,
  from: number,
  to: number,
): Promise<Batch> {
  const stories = await copyStories(product.db, original, to - from, TURNS_BEFORE)
  await checkpointDatabase(product.db)
  const ways = [
    { port: product.api.port, prefix: '' },
    { port: product.edge.port, prefix: '/api' },
  ] as const
  const wrong: string[] = []
  const visits = await Promise.all(
    stories.map((story, index) =>
      leaveAndReturn(ways[index % 2 === 0 ? 0 : 1], product.origin, story, from + index).catch(
        (cause: unknown) => {
          wrong.push(`reader ${from + index}: ${String(cause)}`)
          return null
        },
      ),
    ),
  )
  const made = visits.filter((visit) => visit !== null)
  const stored = await storedTexts(product.db, made)
  wrong.push(...made.flatMap((visit) => faultOf(visit, stored) ?? []))
  const { receipts } = await mock.ask({ kind: 'take' }, MockLog)
  const stopMs = made.flatMap((visit) => untilClosedMs(visit, receipts) ?? [])
  await sleep(300)
  return { wrong, stopMs, apiMb: residentMb(product.api.pid), edgeMb: residentMb(product.edge.pid) }
}

async function storedTexts(db: BenchGround['product']['db'], visits: readonly Visit[]) {
  const ids = visits.map(({ reading }) => reading.turnId)
  const { rows } = await db.query<{ id: string; output: string; status: string }>(
    'select id, output, status from turn where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function faultOf(
  { key, reading, stoppedUs }: Visit,
  stored: Awaited<ReturnType<typeof storedTexts>>,
): string | null {
  const row = stored.get(reading.turnId)
  // A stop that came behind the turn's end leaves it done.
  const expected = stoppedUs === null ? ['done'] : ['stopped', 'done']
  if (!row) return `reader ${key}: turn ${reading.turnId} is not stored`
  if (!expected.includes(row.status)) return `reader ${key}: the turn is ${row.status}`
  if (row.output === reading.text && reading.settled?.output === reading.text) return null
  return `reader ${key}: read ${reading.text.length} units, stored ${row.output.length}`
}

/** From the press to the end of the model's stream as the model saw it; infinite where it never ended early. */
function untilClosedMs(
  { key, stoppedUs, reading }: Visit,
  receipts: readonly Receipt[],
): number | null {
  if (stoppedUs === null || reading.settled?.status !== 'stopped') return null
  const closedUs = receipts.find((receipt) => receipt.key === String(key))?.closedUs ?? null
  return closedUs === null ? Number.POSITIVE_INFINITY : (closedUs - stoppedUs) / 1_000
}

function files({ product }: BenchGround) {
  return { api: openFiles(product.api.pid).length, edge: openFiles(product.edge.pid).length }
}

type Figures = {
  readers: number
  batches: Batch[]
  filesBefore: ReturnType<typeof files>
  filesAfter: ReturnType<typeof files>
}

function verdictsOf({ readers, batches, filesBefore, filesAfter }: Figures): Verdict[] {
  const stops = batches.flatMap(({ stopMs }) => stopMs)
  const memory = (name: 'apiMb' | 'edgeMb'): Verdict => {
    const before = median(batches.slice(0, BATCHES_A_LOOK).map((batch) => batch[name]))
    const after = median(batches.slice(-BATCHES_A_LOOK).map((batch) => batch[name]))
    const of = `${show(before)} MB after ${WARM_UP} readers, ${show(after)} MB after ${readers} more`
    return { name: `R5 memory, ${name}`, value: after / before, limit: GROWTH, of }
  }
  return [
    {
      name: 'R5 readers whose text is not the stored one',
      value: batches.reduce((sum, { wrong }) => sum + wrong.length, 0),
      limit: 0,
      of: `${readers} readers`,
    },
    {
      name: 'R5 from stop to the end upstream, slowest, ms',
      value: stops.length === 0 ? Number.NaN : Math.max(...stops),
      limit: STOP_WITHIN_MS,
      of: `${stops.length} stops, p50 ${show(percentile(stops, 0.5))} ms`,
    },
    memory('apiMb'),
    memory('edgeMb'),
    ...(['api', 'edge'] as const).map((name) => ({
      name: `R5 open files, ${name}`,
      value: filesAfter[name],
      limit: filesBefore[name],
      of: 'at rest before and after',
    })),
  ]
}

await runBench('leave-and-return', benchLeaving)
