import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { emptyNews, lockNews } from './news-repository.js'

/** Takes an item down, with its reactions; throws `NOT_FOUND`. */
export function removeNews(ctx: Context<never, Member>, newsId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const known = await lockNews(tx.db, newsId)
    if (!known) throw new AppError('NOT_FOUND')
    await emptyNews(tx.db, newsId, tx.clock.now())
    const details = { newsId, newsKind: known.kind }
    await recordAudit(tx, { action: 'news.deleted', memberId: null, details })
  })
}
