import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { ModeratedThing, ReportedThing } from '../../platform/module/report-target.js'
import { findBook, updateBook } from './book-repository.js'
import { pagesOf } from './book-view.js'
import { seeBook } from './see-book.js'
import { showBook } from './show-book.js'

/** Somebody else's book, as it is shown. */
export async function findReportedBook(
  ctx: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  const seen = await seeBook(ctx, await findBook(ctx.db, id))
  if (!seen || seen.isMine) return null
  const { pages } = await showBook(ctx, seen)
  return {
    authorProfileId: seen.row.profileId,
    excerpt: pages.map(({ alt }) => alt).join('\n'),
  }
}

/** For moderators, whether or not others see it; what its owner shows nobody is not theirs to read. */
export async function lookAtBook(ctx: Context, id: string): Promise<ModeratedThing | null> {
  const row = await findBook(ctx.db, id)
  const pages = row && pagesOf(row)
  if (!row || !pages) return null
  const shown = await showBook(ctx, { row, pages, isMine: false })
  return {
    authorProfileId: row.profileId,
    title: shown.title,
    text: shown.pages.map(({ alt }) => alt).join('\n'),
    path: `/yearend/book?share=${row.shareCode}`,
    pictures: [],
  }
}

export async function hideBook(
  { db }: Context,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<void> {
  await updateBook(db, id, { isHidden })
}
