import type { System } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { askForOutdated } from './book-repository.js'
import { decemberIsToldAt, seasonOf } from './season.js'

/** No more than are made before it is asked again: whoever asks for a book meanwhile waits for no others. */
const AT_ONCE = 50

/**
 * Once December is told of, has books that were made without it and never given to others made anew, some at a time.
 * Answers how many.
 */
export async function refreshBooks(ctx: Context<never, System>): Promise<number> {
  const now = ctx.clock.now()
  const { year, isInSeason } = seasonOf(now)
  const madeBefore = decemberIsToldAt(year)
  if (!isInSeason || now < madeBefore) return 0
  return inTransaction(ctx, ({ db }) =>
    askForOutdated(db, { year, madeBefore, now, limit: AT_ONCE }),
  )
}
