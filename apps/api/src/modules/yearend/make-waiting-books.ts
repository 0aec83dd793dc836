import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../platform/context/context.js'
import { takeBook, updateTaken } from './book-repository.js'
import { makeBook } from './make-book.js'
import type { YearBookRow } from '../../schema/yearend/yearend.table.js'

/** Far longer than the making of the longest year. */
const DEAD_AFTER_MS = 60_000
const MOST_ATTEMPTS = 3
/** Leaves the database to the other calls. */
const PAUSE_MS = 100

/** Makes the books that wait, one after the other, until none does or the process ends. */
export async function makeWaitingBooks(ctx: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = ctx.clock.now()
    const deadSince = new Date(now.getTime() - DEAD_AFTER_MS)
    const row = await takeBook(ctx.database, { now, deadSince })
    if (!row) return
    await makeTaken(ctx, row, signal)
    await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

async function makeTaken(ctx: Context, row: YearBookRow, signal: AbortSignal): Promise<void> {
  // The processes that took it for its last attempts died over it.
  if (row.attempts > MOST_ATTEMPTS) return giveUp(ctx, row)
  try {
    const isMade = await makeBook(ctx, { row, signal })
    // Another process goes on at once.
    if (!isMade && signal.aborted) await updateTaken(ctx.db, row, { takenAt: null })
  } catch (cause) {
    const { id: bookId, attempts } = row
    ctx.logger.warn({ bookId, attempts, err: cause }, 'a book of the year was not made')
    if (attempts >= MOST_ATTEMPTS) await giveUp(ctx, row)
    else await updateTaken(ctx.db, row, { takenAt: null })
  }
}

async function giveUp(ctx: Context, row: YearBookRow): Promise<void> {
  ctx.logger.error({ bookId: row.id }, 'a book of the year was given up')
  await updateTaken(ctx.db, row, { hasFailed: true })
}
