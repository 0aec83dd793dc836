import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchProcess } from '../harness/bench-process.js'
import type { Product } from '../harness/bench-product.js'
import { median, show } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import { MockLog } from '../harness/messages.js'
import {
  copyStories,
  openStory,
  settleDatabase,
  turnRequest,
  type Story,
} from '../harness/stories.js'
import { readTurn } from '../harness/turn-reader.js'

export type StoryFigures = {
  turns: number
  /** From the request to the prompt's arrival at the model. */
  promptMs: number
  rows: number
  promptBytes: number
}

const STORIES = 3
/** The first of each round of a size only warms; a visitor has no more turns. */
const ROUNDS = 5
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
  const grown = []
  for (const turns of lengths) {
    const stories = await copyStories(product.db, original, STORIES, turns)
    const counted = await copyStories(product.db, original, STORIES, turns)
    grown.push({ turns, stories, counted, promptMs: new Array<number>(), bytes: 0 })
  }
  await settleDatabase(product.db)

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
    const one = {
      turns,
      promptMs: median(promptMs),
      rows: (rows - idleRows) / counted.length,
      promptBytes: bytes,
    }
    figures.push(one)
    say(
      `${turns} turns: prompt after ${show(one.promptMs)} ms, ${show(one.rows)} rows, ${bytes} bytes`,
    )
  }
  return figures
}

async function tellNext(mock: BenchProcess, product: Product, story: Story) {
  const reading = await readTurn(product.api.port, turnRequest(story, product.origin, '', 1))
  if (reading.settled?.status !== 'done') throw new Error(`a turn is ${reading.settled?.status}`)
  const { receipts } = await mock.ask({ kind: 'take' }, MockLog)
  const receipt = receipts[0]
  if (!receipt || receipts.length > 1) throw new Error(`${receipts.length} prompts for one turn`)
  return {
    turnId: reading.turnId,
    promptMs: (receipt.receivedUs - reading.askedUs) / 1_000,
    promptBytes: receipt.promptBytes,
  }
}

/** Rows that PostgreSQL read for anybody while `act` went on, once every backend has told its counters. */
async function rowsOf({ db }: Product, act: () => Promise<void>): Promise<number> {
  await sleep(COUNTED_AFTER_MS)
  const before = await rowsSoFar(db)
  await act()
  await sleep(COUNTED_AFTER_MS)
  return (await rowsSoFar(db)) - before
}

async function rowsSoFar(db: Product['db']): Promise<number> {
  const { rows } = await db.query<{ read: string }>(
    `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as read
     from pg_stat_user_tables`,
  )
  return Number(rows[0]?.read)
}
