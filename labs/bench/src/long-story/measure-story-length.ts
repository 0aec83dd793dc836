import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchProcess } from '../harness/bench-process.js'
import type { Product } from '../harness/bench-product.js'
import { median, show } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import { MockLog } from '../harness/messages.js'
import {
  copyStories,
  openStory,
  checkpointDatabase,
  turnRequest,
  type Story,
} from '../harness/stories.js'
import { readTurn } from '../harness/turn-reader.js'

export type StoryFigures = {
  turns: number
  /** From the request to the prompt's arrival at the model. */
  promptMs: number
  /** But for memories, of which a short story has few and a turn reads no more than some. */
  rows: number
  memoryRows: number
  rowsOfTables: readonly { table: string; rows: number }[]
  promptBytes: number
}

const STORIES = 3
/** The first of each round of a size only warms; a visitor has no more turns. */
const ROUNDS = 5
const OTHER_STORIES = 3_000
const OTHER_TURNS = 3
const MANNER = { tokens: 10, gapMs: 2 }
/** After so long a backend of PostgreSQL that rests has told its counters. */
const COUNTED_AFTER_MS = 11_000

/** What the next turn of stories of each length costs, the lengths taken in turns. */
export async function measureStoryLength(
  mock: BenchProcess,
  product: Product,
  lengths: readonly number[],
): Promise<StoryFigures[]> {
  await mock.ask({ kind: 'manner', manner: MANNER }, MockLog)
  const original = await openStory(product.api.port, product.origin)
  // Among few rows PostgreSQL reads whole tables, and what a long story costs would not show.
  await copyStories(product.db, original, OTHER_STORIES, OTHER_TURNS)
  const grown = []
  for (const turns of lengths) {
    const stories = await copyStories(product.db, original, STORIES, turns)
    const counted = await copyStories(product.db, original, STORIES, turns)
    grown.push({ turns, stories, counted, promptMs: new Array<number>(), bytes: 0 })
  }
  await checkpointDatabase(product.db)

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of round % 2 === 0 ? grown : grown.toReversed()) {
      for (const [at, story] of size.stories.entries()) {
        const told = await tellNext(mock, product, story)
        size.stories[at] = { ...story, leafTurnId: told.turnId }
        size.bytes = Math.max(size.bytes, told.promptBytes)
        if (round > 0) size.promptMs.push(told.promptMs)
      }
    }
  }
  const idleRows = await rowsOf(product, () => Promise.resolve())
  const figures: StoryFigures[] = []
  for (const { turns, counted, promptMs, bytes } of grown) {
    const rows = await rowsOf(product, async () => {
      for (const story of counted) await tellNext(mock, product, story)
    })
    const ours = Object.entries(minus(rows, idleRows)).map(([table, count]) => ({
      table,
      rows: count / counted.length,
    }))
    const sum = sumOf(ours.filter(({ table }) => table !== 'story_memory'))
    const memoryRows = sumOf(ours) - sum
    figures.push({
      turns,
      promptMs: median(promptMs),
      rows: sum,
      memoryRows,
      promptBytes: bytes,
      rowsOfTables: ours.filter(({ rows: some }) => some > 0),
    })
    say(
      `${turns} turns: prompt after ${show(median(promptMs))} ms, ${show(sum)} rows and ${show(memoryRows)} of memories, ${bytes} bytes`,
    )
    for (const { table, rows: some } of ours) if (some > 0) say(`    ${table} ${show(some)}`)
  }
  return figures
}

async function tellNext(mock: BenchProcess, product: Product, story: Story) {
  const reading = await readTurn(product.api.port, turnRequest(story, product.origin, '', 1))
  if (reading.settled?.status !== 'done') throw new Error(`a turn is ${reading.settled?.status}`)
  const { receipts } = await mock.ask({ kind: 'take' }, MockLog)
  const [receipt, another] = receipts.filter(({ key }) => key !== '')
  if (!receipt || another) throw new Error(`${receipts.length} prompts for one turn`)
  return {
    turnId: reading.turnId,
    promptMs: (receipt.receivedUs - reading.askedUs) / 1_000,
    promptBytes: receipt.promptBytes,
  }
}

const sumOf = (tables: StoryFigures['rowsOfTables']) =>
  tables.reduce((total, { rows }) => total + rows, 0)

type Rows = Record<string, number>

/** Rows of each table that PostgreSQL read while `act` went on, once every backend has told its counters. */
async function rowsOf({ db }: Product, act: () => Promise<void>): Promise<Rows> {
  await sleep(COUNTED_AFTER_MS)
  const before = await rowsSoFar(db)
  await act()
  await sleep(COUNTED_AFTER_MS)
  return minus(await rowsSoFar(db), before)
}

async function rowsSoFar(db: Product['db']): Promise<Rows> {
  const { rows } = await db.query<{ relname: string; read: string }>(
    `select relname, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read
     from pg_stat_user_tables`,
  )
  return Object.fromEntries(rows.map(({ relname, read }) => [relname, Number(read)]))
}

function minus(rows: Rows, others: Rows): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([table, count]) => [table, count - (others[table] ?? 0)]),
  )
}
