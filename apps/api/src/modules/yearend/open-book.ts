import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBookByCode } from './book-repository.js'
import { keepReader } from './reader-repository.js'
import { seeBook } from './see-book.js'

/**
 * Another's book that a member opened stands on their shelf then.
 * @throws AppError NOT_FOUND where they may not read it
 */
export async function openBook(ctx: Context<never, Member>, shareCode: string): Promise<void> {
  const seen = await seeBook(ctx, await findBookByCode(ctx.db, shareCode))
  if (!seen) throw new AppError('NOT_FOUND')
  if (seen.isMine) return
  const { profileId } = ctx.actor
  await keepReader(ctx.db, { bookId: seen.row.id, profileId, openedAt: ctx.clock.now() })
}
