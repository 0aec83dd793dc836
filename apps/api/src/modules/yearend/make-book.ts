import type { YearPage } from '@doran/contract'
import { YearSource } from '@doran/contract'
import { z } from 'zod'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { lockBook, updateBook, updateTaken, type TakenBook } from './book-repository.js'
import { pagesOf } from './book-view.js'
import { readYearFacts } from './facts/read-year-facts.js'
import { findLetterOfYear } from './letter-repository.js'
import { writePages } from './pages/write-pages.js'
import { windowOf } from './season.js'
import type { YearBookRow } from '../../schema/yearend/yearend.table.js'

const Sources = z.array(YearSource)

/** The book is not this process's any more, or the process ends. */
class MakingEnded extends Error {}

/**
 * Makes a book that this process took on, each step for all to see. Answers whether it did: not where the book was
 * deleted meanwhile, another process took it, or the process ends.
 */
export async function makeBook(
  ctx: Context,
  { row, signal }: { row: YearBookRow; signal: AbortSignal },
): Promise<boolean> {
  try {
    await make(ctx, row, signal)
    return true
  } catch (thrown) {
    if (thrown instanceof MakingEnded) return false
    throw thrown
  }
}

async function make(ctx: Context, row: YearBookRow, signal: AbortSignal): Promise<void> {
  const { profileId, year } = row
  const now = ctx.clock.now()
  const facts = await readYearFacts(ctx, {
    profileId,
    year,
    window: windowOf(year, now),
    sources: Sources.parse(row.sources),
    async onStep(step) {
      if (signal.aborted || !(await updateTaken(ctx.db, row, { step }))) throw new MakingEnded()
    },
  })
  await inTransaction(ctx, async ({ db }) => {
    const before = await lockBook(db, row.id)
    if (!before || !isStill(before, row)) throw new MakingEnded()
    // Under the lock: a letter is sealed into the book, or finds it made.
    const isSealed = (await findLetterOfYear(db, profileId, year)) !== null
    const pages = withOwnWords(writePages(facts, isSealed), pagesOf(before) ?? [])
    await updateBook(db, row.id, {
      pages,
      step: 'done',
      madeAt: now,
      revision: before.revision + 1,
    })
  })
}

const isStill = (now: YearBookRow, taken: TakenBook): boolean =>
  now.step !== 'done' &&
  now.attempts === taken.attempts &&
  now.takenAt?.getTime() === taken.takenAt?.getTime()

/** What its owner wrote or chose stays in a book that is made anew. */
function withOwnWords(pages: readonly YearPage[], before: readonly YearPage[]): YearPage[] {
  return pages.map((page) => {
    const old = before.find(({ kind }) => kind === page.kind)
    if (page.kind === 'thanks' && old?.kind === 'thanks') return { ...page, thanks: old.thanks }
    if (page.kind === 'letter' && old?.kind === 'letter') return { ...page, chosen: old.chosen }
    return page
  })
}
