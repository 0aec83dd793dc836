import type { YearBook } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayWrite } from '../permission/index.js'
import { deleteBook, lockOwnBook, updateBook } from './book-repository.js'
import { pagesOf } from './book-view.js'
import { showBook } from './show-book.js'

/**
 * Its owner decides whether others may open a book. Once shared it is never made anew.
 * @throws AppError NOT_FOUND, WRITING_PAUSED, LIMITED_SESSION
 */
export async function shareBook(
  ctx: Context<never, Member>,
  { shareCode, isShared }: { shareCode: string; isShared: boolean },
): Promise<YearBook> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOwnBook(tx.db, { profileId: tx.actor.profileId, shareCode })
    const pages = row && pagesOf(row)
    if (!row || !pages) throw new AppError('NOT_FOUND')
    if (isShared && !row.isShared) await assertMayWrite(tx)
    const saved = await updateBook(tx.db, row.id, {
      isShared,
      // Whatever is being made of it anew, this is the book that others are given.
      ...(isShared && { wasShared: true, step: 'done' as const, hasFailed: false }),
    })
    if (!saved) throw new AppError('NOT_FOUND')
    return showBook(tx, { row: saved, pages, isMine: true })
  })
}

/**
 * Removes one's own book; who has its link finds nothing then.
 * @throws AppError NOT_FOUND
 */
export async function removeBook(
  { db, actor }: Context<never, Member>,
  shareCode: string,
): Promise<void> {
  const isRemoved = await deleteBook(db, { profileId: actor.profileId, shareCode })
  if (!isRemoved) throw new AppError('NOT_FOUND')
}
